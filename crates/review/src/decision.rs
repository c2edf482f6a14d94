//! What the moves of a decision were worth, as its seat could know.

use bots::{BotGame, Judge};
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::history::{History, Moment};
use crate::playout::{Reach, Worlds};
use crate::trust::{Trust, trust};
use crate::verdict::Verdict;

/// How many moves are compared, besides the one that was played.
const MOST_MOVES: usize = 4;
/// A move that loses more than this, and surely so, is not looked at any further.
const HOPELESS: f64 = 0.05;
/// The worlds of a second look have numbers from here on.
const OTHER_WORLDS: usize = 1 << 31;

/// How much work a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The fewest worlds that are imagined.
    pub least: usize,
    /// The most, where it is close.
    pub most: usize,
}

impl Budget {
    /// For the review of a whole game.
    pub const REVIEW: Self = Self { least: 8, most: 64 };

    /// This many times as many worlds.
    #[must_use]
    pub fn times(self, factor: usize) -> Self {
        Self { least: self.least * factor, most: self.most * factor }
    }
}

/// A move and what it was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidate {
    /// The move in the notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// How likely Champion would play it.
    pub odds: f64,
    /// The chance to win after it, as the seat could know.
    pub worth: f64,
    /// One standard error of it.
    pub error: f64,
}

/// A decision of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// The entry of the record, from 1.
    pub entry: usize,
    /// The moves that were compared, the best first; where a second look was needed, only the best
    /// and the one that was played.
    pub moves: Vec<Candidate>,
    /// The place of the move that was played among them.
    pub chosen: usize,
    /// What it loses against the best.
    pub loss: f64,
    /// One standard error of the loss, with what the network itself may be wrong by.
    pub error: f64,
    /// What is said about it; none where the network is not good enough to judge.
    pub verdict: Option<Verdict>,
    /// How many worlds were imagined.
    pub worlds: usize,
}

/// The worth of one move in each world so far.
struct Tried<M> {
    mv: M,
    odds: f64,
    worths: Vec<f64>,
    dropped: bool,
}

impl<M> Tried<M> {
    fn new(mv: M, odds: f64) -> Self {
        Self { mv, odds, worths: Vec::new(), dropped: false }
    }

    fn mean(&self) -> f64 {
        self.worths.iter().sum::<f64>() / self.worths.len() as f64
    }

    /// What this move gains over the other in the worlds where both were tried, with its standard
    /// error.
    fn gain(&self, other: &Self) -> (f64, f64) {
        let gains = self.worths.iter().zip(&other.worths).map(|(one, other)| one - other);
        mean_and_error(gains)
    }
}

/// The mean of some numbers and its standard error.
pub fn mean_and_error(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for number in numbers {
        count += 1.0;
        sum += number;
        squares += number * number;
    }
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(0.0) * count / (count - 1.0_f64).max(1.0);
    (mean, (variance / count).sqrt())
}

/// The worth of a move in worlds that fit the view of its seat, one for each seed. With the same
/// seeds all moves meet the same worlds and the same chance.
pub fn worths<G: BotGame>(
    judge: &mut dyn Judge<G>,
    at: &Moment<G>,
    seat: Seat,
    mv: G::Move,
    reach: Reach,
    seeds: impl Iterator<Item = u64>,
) -> Vec<f64> {
    let worlds = Worlds::at(judge, at, seat);
    seeds.map(|seed| worlds.play(judge, &[mv], reach, seed, &mut |_| ()).0).collect()
}

/// A question about a decision.
#[derive(Debug)]
pub(crate) struct Question<'a, G: BotGame> {
    pub at: &'a Moment<G>,
    pub seat: Seat,
    pub entry: usize,
    pub chosen: G::Move,
    pub trust: Trust,
}

impl<G: BotGame> Question<'_, G> {
    /// Compares the moves that Champion considers, and the one that was played. A move is called
    /// wrong only if a second look finds it wrong too: at the two moves alone, in other worlds, and
    /// further ahead. The first look chose the best of several by chance too, and thinks too much
    /// of what is won soon.
    pub(crate) fn decide(&self, judge: &mut dyn Judge<G>, budget: Budget) -> Decision {
        let mut tried = self.candidates(judge);
        let decision = self.compare(judge, &mut tried, self.trust.rounds, 0, budget);
        if !Verdict::on(decision.loss, decision.error).is_wrong() {
            return decision;
        }
        let best = best(&tried);
        let again = |tried: &Tried<G::Move>| Tried::new(tried.mv, tried.odds);
        let mut two: Vec<_> = [best, self.place(&tried)].map(|at| again(&tried[at])).into();
        self.compare(judge, &mut two, self.trust.far, OTHER_WORLDS, budget.times(2))
    }

    /// Compares moves, played on for some rounds, in worlds from this number on.
    fn compare(
        &self,
        judge: &mut dyn Judge<G>,
        tried: &mut [Tried<G::Move>],
        rounds: u32,
        from: usize,
        budget: Budget,
    ) -> Decision {
        let (reach, chosen) = (Reach::Rounds(rounds), self.place(tried));
        let mut worlds = 0;
        loop {
            let seeds = (0..budget.least).map(|more| self.seed(from + worlds + more));
            for tried in tried.iter_mut().filter(|tried| !tried.dropped) {
                let more = worths(judge, self.at, self.seat, tried.mv, reach, seeds.clone());
                tried.worths.extend(more);
            }
            worlds += budget.least;
            let best = best(tried);
            let (loss, error) = tried[best].gain(&tried[chosen]);
            if worlds >= budget.most
                || tried.len() == 1
                || !Verdict::may_change(loss, self.total(error), 1.2 * self.trust.error)
            {
                return self.decision(tried, chosen, worlds);
            }
            drop_hopeless(tried, best, chosen);
        }
    }

    /// The place of the move that was played.
    fn place(&self, tried: &[Tried<G::Move>]) -> usize {
        let place = tried.iter().position(|tried| tried.mv == self.chosen);
        place.expect("the move that was played is compared")
    }

    fn seed(&self, world: usize) -> u64 {
        (self.entry as u64) << 32 | world as u64
    }

    /// A standard error of the worlds, with the network's own.
    fn total(&self, error: f64) -> f64 {
        error.hypot(self.trust.error)
    }

    /// The likeliest moves of Champion, and the one that was played.
    fn candidates(&self, judge: &mut dyn Judge<G>) -> Vec<Tried<G::Move>> {
        let advice = judge.advise(&self.at.state, &self.at.memory, self.seat).moves;
        // A deal that Champion considers may be another name of a listed one.
        let listed = |&(mv, odds): &(G::Move, f32)| {
            Some(Tried::new(self.at.state.check(self.seat, mv).ok()?, odds.into()))
        };
        let mut moves: Vec<_> = advice.iter().filter_map(listed).take(MOST_MOVES).collect();
        if moves.iter().all(|tried| tried.mv != self.chosen) {
            let odds = advice.iter().find(|(mv, _)| *mv == self.chosen).map_or(0.0, |it| it.1);
            moves.push(Tried::new(self.chosen, odds.into()));
        }
        moves
    }

    fn decision(&self, tried: &[Tried<G::Move>], chosen: usize, worlds: usize) -> Decision {
        let best = best(tried);
        let (loss, error) = tried[best].gain(&tried[chosen]);
        let error = if best == chosen { 0.0 } else { self.total(error) };
        let mut order: Vec<usize> = (0..tried.len()).collect();
        order.sort_by(|&one, &other| {
            // A move that was dropped is no better than those that were not.
            let key = |at: usize| (!tried[at].dropped, tried[at].mean());
            let (one, other) = (key(one), key(other));
            other.0.cmp(&one.0).then(other.1.total_cmp(&one.1))
        });
        let candidate = |&at: &usize| {
            let tried = &tried[at];
            let (worth, error) = mean_and_error(tried.worths.iter().copied());
            Candidate { mv: tried.mv.to_string(), odds: tried.odds, worth, error }
        };
        Decision {
            entry: self.entry,
            moves: order.iter().map(candidate).collect(),
            chosen: order.iter().position(|&at| at == chosen).unwrap_or(0),
            loss,
            error,
            verdict: self.trust.gives_verdicts().then(|| Verdict::on(loss, error)),
            worlds,
        }
    }
}

/// The best of the moves that were not dropped.
fn best<M>(tried: &[Tried<M>]) -> usize {
    let live = (0..tried.len()).filter(|&at| !tried[at].dropped);
    let best = live.max_by(|&one, &other| {
        // Of equals the likeliest, which comes first.
        tried[one].mean().total_cmp(&tried[other].mean()).then(other.cmp(&one))
    });
    best.expect("the best move is never dropped")
}

/// Leaves out moves that are far behind the best.
fn drop_hopeless<M>(tried: &mut [Tried<M>], best: usize, chosen: usize) {
    for at in (0..tried.len()).filter(|&at| at != best && at != chosen) {
        if tried[at].dropped {
            continue;
        }
        let (behind, error) = tried[best].gain(&tried[at]);
        tried[at].dropped = behind - 3.0 * error > HOPELESS;
    }
}

impl<G: BotGame> History<G> {
    /// Judges what it would have been to play `chosen` at an entry, in place of the seat's move.
    #[must_use]
    pub fn decide(
        &self,
        judge: &mut dyn Judge<G>,
        entry: usize,
        chosen: G::Move,
        budget: Budget,
    ) -> Decision {
        let (at, seat) = (self.after(entry - 1), self.played(entry).0);
        let trust = trust(G::NAME, self.players());
        Question { at, seat, entry, chosen, trust }.decide(judge, budget)
    }
}
