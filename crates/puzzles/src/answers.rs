//! The answers that a position has: single moves, or all that a seat does in a turn.

use bots::Judge;
use review::{Moment, Worlds};
use table::{QuickChance, Seat};

use crate::game::PuzzleGame;
use crate::source::Decision;

/// How many answers are compared at most.
const MOST_ANSWERS: usize = 8;
/// No turn is longer.
const LONGEST: usize = 12;

/// An answer: the seat's next moves.
pub(crate) type Plan<G> = Vec<<G as table::Game>::Move>;

/// What simple players would do, without repetition: the rule of thumb, the smallest sufficient
/// card, and the bot that sat there.
pub(crate) fn habits<G: PuzzleGame>(of: &Decision<G>, worlds: &Worlds<G>) -> Vec<G::Move> {
    let (world, mut chance) = (worlds.world(0).state, QuickChance::new(0));
    let moves = world.moves_of(of.seat);
    let rule = world.rule(of.seat, &moves, &mut chance);
    let greedy = world.greedy(of.seat, &moves, &mut chance);
    let mut habits = vec![rule, greedy, of.played];
    habits.retain(|&mv| G::is_answer(mv));
    habits.sort_unstable();
    habits.dedup();
    habits
}

/// The answers worth comparing: what simple players would do, then what Champion likes best.
pub(crate) fn answers<G: PuzzleGame>(
    judge: &mut dyn Judge<G>,
    of: &Decision<G>,
    worlds: &Worlds<G>,
) -> Vec<Plan<G>> {
    let Moment { state, memory } = worlds.world(0);
    let legal: Vec<G::Move> =
        state.moves_of(of.seat).into_iter().filter(|&mv| G::is_answer(mv)).collect();
    let mut first = habits(of, worlds);
    let liked = judge.advise(&state, &memory, of.seat).moves.into_iter().map(|it| it.0);
    for mv in liked.chain(legal.iter().copied()) {
        if legal.contains(&mv) && !first.contains(&mv) {
            first.push(mv);
        }
    }
    let mut plans = Plans::<G> { keys: Vec::new(), plans: Vec::new() };
    for mv in first {
        if !G::is_whole_turn(of.topic) {
            plans.add(vec![mv]);
            continue;
        }
        let turn = whole_turn(judge, worlds, of.seat, mv);
        if G::is_sensible(&turn) {
            plans.add(turn);
        }
        if let Some(short) = G::short_turn(&state, of.seat, mv) {
            plans.add(short);
        }
    }
    plans.plans
}

/// Plans that differ in more than the order of their moves.
struct Plans<G: PuzzleGame> {
    keys: Vec<Plan<G>>,
    plans: Vec<Plan<G>>,
}

impl<G: PuzzleGame> Plans<G> {
    fn add(&mut self, plan: Plan<G>) {
        let mut key = plan.clone();
        key.sort_unstable();
        if self.plans.len() < MOST_ANSWERS && !self.keys.contains(&key) {
            self.keys.push(key);
            self.plans.push(plan);
        }
    }
}

/// What Champion does with the turn after a first move, if nobody interrupts it. It ends where the
/// turn does, or where the seat sees something new.
fn whole_turn<G: PuzzleGame>(
    judge: &mut dyn Judge<G>,
    worlds: &Worlds<G>,
    seat: Seat,
    first: G::Move,
) -> Plan<G> {
    let Moment { mut state, mut memory } = worlds.world(0);
    let mut chance = QuickChance::new(0);
    let mut plan = vec![first];
    let (mut by, mut mv) = (seat, first);
    loop {
        let mut ends = false;
        state.play_listed(by, mv, &mut chance, &mut |event| {
            G::remember(&mut memory, &event);
            ends |= G::begins_turn(&event) || G::reveals(&event, seat);
        });
        let asked = state.awaiting().asked();
        if ends || plan.len() == LONGEST {
            return plan;
        }
        if asked.contains(seat) {
            let Some(next) = judge.choose(&state, &memory, seat) else { return plan };
            (by, mv) = (seat, next);
            plan.push(next);
        } else if let (Some(window), Some(other)) = (state.window(), asked.lowest()) {
            (by, mv) = (other, window.silence);
        } else {
            return plan;
        }
    }
}
