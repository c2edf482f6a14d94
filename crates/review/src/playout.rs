//! Playing on in imagined worlds.

use bots::{BotGame, Judge};
use table::{QuickChance, Seat, Viewer};

use crate::history::Moment;

/// After this many choices a playout stops, wherever it is.
const FAR: u32 = 100;

/// Games between networks end; this is only to be sure.
const ENDLESS: u32 = 2000;

/// How far a playout goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// To the seat's own decision this many rounds later; there the network says what it is worth.
    Rounds(u32),
    /// To the end of the game.
    End,
}

/// The worlds that fit the view of a seat.
#[derive(Clone, Debug)]
pub struct Worlds<G: BotGame> {
    view: G::View,
    memory: G::Memory,
    seat: Seat,
}

impl<G: BotGame> Worlds<G> {
    /// Those that fit what `seat` sees, and what it can be sure that the seats remember.
    #[must_use]
    pub fn new(view: G::View, memory: G::Memory, seat: Seat) -> Self {
        Self { view, memory, seat }
    }

    /// Those that fit what `seat` could know at a moment.
    #[must_use]
    pub fn at(judge: &dyn Judge<G>, at: &Moment<G>, seat: Seat) -> Self {
        let view = at.state.view(&at.memory, Viewer::Seat(seat));
        Self::new(view, judge.memory_known_to(&at.memory, seat), seat)
    }

    /// The seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The world of a seed.
    #[must_use]
    pub fn world(&self, seed: u64) -> Moment<G> {
        let state = G::imagine(&self.view, &mut QuickChance::new(seed));
        Moment { state, memory: self.memory.clone() }
    }

    /// Plays the seat's next moves in the world of a seed and goes on like Champion. With the same
    /// seed all plans meet the same world and the same chance. Returns the seat's chance to win
    /// where the playout stops, as the seat can know it there, and the world at that moment.
    /// `watch` is called with every event.
    pub fn play(
        &self,
        judge: &mut dyn Judge<G>,
        plan: &[G::Move],
        reach: Reach,
        seed: u64,
        watch: &mut dyn FnMut(&G::Event),
    ) -> (f64, G) {
        let Moment { state: world, memory } = self.world(seed);
        let chance = QuickChance::new(seed ^ 1 << 63);
        let moves = Vec::with_capacity(64);
        let mut playout = Playout { world, memory, moves, chance, watch };
        let worth = playout.worth(judge, self.seat, plan, reach);
        (worth, playout.world)
    }
}

/// A world that is played on in.
struct Playout<'a, G: BotGame> {
    world: G,
    /// What the seats remember in it.
    memory: G::Memory,
    /// The legal moves, a buffer.
    moves: Vec<G::Move>,
    chance: QuickChance,
    watch: &'a mut dyn FnMut(&G::Event),
}

impl<G: BotGame> Playout<'_, G> {
    fn play(&mut self, by: Seat, mv: G::Move) {
        let (memory, watch) = (&mut self.memory, &mut self.watch);
        let log = &mut |event: G::Event| {
            G::remember(memory, &event);
            watch(&event);
        };
        self.world.play_listed(by, mv, &mut self.chance, log);
    }

    /// Plays the first move of a plan and the others as far as they stay legal, and goes on like
    /// Champion. The chance of `seat` to win where the playout stops, as the seat can know it
    /// there; 0 or a share of 1 where the game is over.
    fn worth(
        &mut self,
        judge: &mut dyn Judge<G>,
        seat: Seat,
        plan: &[G::Move],
        reach: Reach,
    ) -> f64 {
        let (first, mut plan) = plan.split_first().expect("a plan has a move");
        self.play(seat, *first);
        let (mut rounds, mut choices, mut others_chose) = (0, 0, false);
        loop {
            while let Some((by, mv)) = self.world.forced_pass() {
                self.play(by, mv);
            }
            let awaiting = self.world.awaiting();
            if let Some(winners) = awaiting.winners() {
                return if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            }
            let by = awaiting.asked().lowest().expect("the game is not over");
            self.moves.clear();
            self.world.legal_moves(by, &mut self.moves);
            if by == seat
                && let [next, rest @ ..] = plan
            {
                if self.moves.contains(next) {
                    plan = rest;
                    self.play(by, *next);
                    continue;
                }
                plan = &[];
            }
            if let [only] = self.moves[..] {
                self.play(by, only);
                continue;
            }
            if by == seat && others_chose {
                rounds += 1;
            }
            others_chose = by != seat;
            let stops = match reach {
                Reach::Rounds(most) => (by == seat && rounds >= most) || choices >= FAR,
                Reach::End => choices >= ENDLESS,
            };
            if stops {
                let known = judge.chances(&self.world, &self.memory, seat);
                return known[seat.index()].into();
            }
            choices += 1;
            let mv = judge.choose(&self.world, &self.memory, by).unwrap_or(self.moves[0]);
            self.play(by, mv);
        }
    }
}
