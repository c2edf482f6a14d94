//! Looking for puzzles in a game.

use bots::Judge;
use review::{Reach, Worlds};

use crate::answers::{answers, habits};
use crate::game::PuzzleGame;
use crate::puzzle::{Answer, Puzzle};
use crate::source::Decision;
use crate::trial::{Budget, CLEAR_LOSS, Trial};

/// How many answers a puzzle shows at most.
const SHOWN: usize = 5;
/// A puzzle is confirmed with this many times the budget of a review.
const CONFIRMATION: usize = 20;
/// A stage of screening.
struct Stage {
    /// How many of the best answers so far are compared.
    answers: usize,
    /// How far they are played on.
    reach: Reach,
    /// In how many worlds.
    worlds: usize,
    /// What the best must gain on the next.
    lead: f64,
}

/// The network's opinion after few rounds is cheap, and often wrong where it sees a large gain. So
/// it only says which answers are played to the end of the game.
const STAGES: [Stage; 2] = [
    Stage { answers: 9, reach: Reach::Rounds(2), worlds: 4, lead: 0.06 },
    Stage { answers: 3, reach: Reach::Rounds(5), worlds: 16, lead: 0.1 },
];
/// The two best answers are then played to the end, in at most this many parts, ...
const DUEL_PARTS: usize = 8;
/// ... of this many worlds, ...
const DUEL_WORLDS: usize = 20;
/// ... until the best is ahead by this many standard errors.
const DUEL_ERRORS: f64 = 3.0;
/// If the next answer wins less often than this, the best is forced, and no puzzle.
const HOPELESS: f64 = 0.03;
/// The numbers of the trials; the stages have those from 1 on.
const DUEL: u64 = 7;
const CONFIRMING: u64 = 8;

/// The puzzles of a game, one of each topic at most. `each` gets every puzzle as it is found.
///
/// # Errors
/// The first of `each`.
pub fn mine<G: PuzzleGame, E>(
    judge: &mut dyn Judge<G>,
    game: u64,
    mut each: impl FnMut(Puzzle<G>) -> Result<(), E>,
) -> Result<(), E> {
    let mut topics = Vec::new();
    for decision in Decision::<G>::of_game(game) {
        if topics.contains(&decision.topic) {
            continue;
        }
        if let Some(puzzle) = try_decision(judge, &decision) {
            topics.push(decision.topic);
            each(puzzle)?;
        }
    }
    Ok(())
}

fn try_decision<G: PuzzleGame>(
    judge: &mut dyn Judge<G>,
    decision: &Decision<G>,
) -> Option<Puzzle<G>> {
    let memory = G::memory_of(&decision.view);
    let worlds = Worlds::new(decision.view.clone(), memory, decision.seat);
    let plans = answers(judge, decision, &worlds);
    if plans.len() < 2 {
        return None;
    }
    let habits = habits(decision, &worlds);
    let order = screen(judge, &worlds, &plans, &habits)?;
    let best = &plans[order[0]];
    let shown = shown(&plans, &order, &habits);
    let mut trial = Trial::new(&worlds, &shown, Reach::End, CONFIRMING);
    let clear = trial.decide(judge, Budget::REVIEW.times(CONFIRMATION));
    let [first, next] = [trial.order()[0], trial.order()[1]].map(|at| trial.worth(at).0);
    // What is shown is rounded.
    let lead = first - next - 0.001;
    if !clear || shown[trial.order()[0]] != *best || lead < CLEAR_LOSS || next < HOPELESS {
        return None;
    }
    let answer = |at: usize| {
        let (worth, error) = trial.worth(at);
        let brings: f64 = G::brings(judge, &worlds, &shown[at]);
        let moves = shown[at].iter().map(ToString::to_string).collect();
        let [worth, error] = [worth, error].map(|it| (1000.0 * it).round() / 10.0);
        let worlds = trial.worlds(at);
        Answer { moves, worth, error, worlds, brings: (100.0 * brings).round() / 100.0 }
    };
    Some(Puzzle {
        source: decision.source,
        topic: decision.topic.into(),
        missed: habits.iter().filter(|&mv| *mv != best[0]).count(),
        view: decision.view.clone(),
        answers: (0..shown.len()).map(answer).collect(),
        best: trial.order()[0],
    })
}

/// The plans, the best first, if it is much better than the next in every stage, and not what every
/// simple player would do.
fn screen<G: PuzzleGame>(
    judge: &mut dyn Judge<G>,
    worlds: &Worlds<G>,
    plans: &[Vec<G::Move>],
    habits: &[G::Move],
) -> Option<Vec<usize>> {
    let mut order: Vec<usize> = (0..plans.len()).collect();
    for (number, stage) in (1..).zip(STAGES) {
        let compared = stage.answers.min(order.len());
        let some: Vec<Vec<G::Move>> =
            order[..compared].iter().map(|&at| plans[at].clone()).collect();
        let mut trial = Trial::new(worlds, &some, stage.reach, number);
        trial.extend(judge, &(0..compared).collect::<Vec<_>>(), stage.worlds);
        if trial.lead() < stage.lead {
            return None;
        }
        let sorted: Vec<usize> = trial.order().into_iter().map(|at| order[at]).collect();
        order[..compared].copy_from_slice(&sorted);
        if habits.iter().all(|&mv| mv == plans[order[0]][0]) {
            return None;
        }
    }
    let two = [plans[order[0]].clone(), plans[order[1]].clone()];
    let mut trial = Trial::new(worlds, &two, Reach::End, DUEL);
    for _ in 0..DUEL_PARTS {
        trial.extend(judge, &[0, 1], DUEL_WORLDS);
        let (loss, error) = trial.loss(1, 0);
        if loss + error < CLEAR_LOSS {
            return None;
        }
        if trial.worlds(0) > DUEL_WORLDS && loss > DUEL_ERRORS * error {
            return (trial.worth(1).0 >= HOPELESS).then_some(order);
        }
    }
    None
}

/// The best answer and the next, what simple players would do, and then the better ones, in the
/// order of their names.
fn shown<M: Copy + Ord + ToString>(plans: &[Vec<M>], order: &[usize], habits: &[M]) -> Vec<Vec<M>> {
    let (first, others) = order.split_at(2);
    let (tempting, rest): (Vec<usize>, Vec<usize>) =
        others.iter().partition(|&&at| habits.contains(&plans[at][0]));
    let all = first.iter().chain(&tempting).chain(&rest).take(SHOWN);
    let mut shown: Vec<Vec<M>> = all.map(|&at| plans[at].clone()).collect();
    shown.sort_by_key(|plan| plan.iter().map(M::to_string).collect::<Vec<_>>());
    shown
}
