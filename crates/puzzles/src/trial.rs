//! Answers compared in imagined worlds.

use bots::Judge;
use review::{Reach, Worlds, mean_and_error};

pub use review::Budget;

use crate::game::PuzzleGame;

/// An answer is clearly behind the best if it loses this much, as a chance to win, ...
pub(crate) const CLEAR_LOSS: f64 = 0.08;
/// ... and this many standard errors.
const CLEAR_ERRORS: f64 = 4.0;
/// After each of this many parts of the smallest budget, a trial may be given up.
const STEPS: usize = 4;

/// Answers and what they were worth in each world.
#[derive(Clone, Debug)]
pub struct Trial<'a, G: PuzzleGame> {
    worlds: &'a Worlds<G>,
    plans: &'a [Vec<G::Move>],
    reach: Reach,
    /// The number of the first world.
    first: u64,
    worths: Vec<Vec<f64>>,
}

impl<'a, G: PuzzleGame> Trial<'a, G> {
    /// A comparison that has not begun. Trials with different numbers meet different worlds.
    #[must_use]
    pub fn new(
        worlds: &'a Worlds<G>,
        plans: &'a [Vec<G::Move>],
        reach: Reach,
        number: u64,
    ) -> Self {
        let worths = vec![Vec::new(); plans.len()];
        Self { worlds, plans, reach, first: number << 32, worths }
    }

    /// Tries these answers in more worlds, all in the same.
    pub fn extend(&mut self, judge: &mut dyn Judge<G>, answers: &[usize], worlds: usize) {
        for &at in answers {
            for _ in 0..worlds {
                let seed = self.first + self.worths[at].len() as u64;
                let plan = &self.plans[at];
                let (worth, _) = self.worlds.play(judge, plan, self.reach, seed, &mut |_| ());
                self.worths[at].push(worth);
            }
        }
    }

    /// Tries all answers, then those that are not clearly behind the best, until none is left
    /// beside it, one is surely too close, or the budget is spent. Is the best clearly best?
    pub fn decide(&mut self, judge: &mut dyn Judge<G>, budget: Budget) -> bool {
        let mut open: Vec<usize> = (0..self.plans.len()).collect();
        loop {
            self.extend(judge, &open, (budget.least / STEPS).max(1));
            let best = self.order()[0];
            let tried = self.worths[best].len();
            if tried >= budget.least {
                open.retain(|&at| at == best || !is_clear(self.loss(at, best)));
            }
            if open.len() <= 1 {
                return open == [best];
            }
            let hopeless = |&at: &usize| {
                let (loss, error) = self.loss(at, best);
                at != best && loss + error < CLEAR_LOSS
            };
            if tried >= budget.most || open.iter().any(hopeless) {
                return false;
            }
        }
    }

    /// The answers, the best first.
    #[must_use]
    pub fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.plans.len()).collect();
        order.sort_by(|&one, &other| self.worth(other).0.total_cmp(&self.worth(one).0));
        order
    }

    /// What an answer loses against another in the worlds where both were tried, and its standard
    /// error.
    #[must_use]
    pub fn loss(&self, answer: usize, against: usize) -> (f64, f64) {
        let pairs = self.worths[against].iter().zip(&self.worths[answer]);
        mean_and_error(pairs.map(|(better, worse)| better - worse))
    }

    /// What the best answer gains on the next.
    #[must_use]
    pub fn lead(&self) -> f64 {
        let order = self.order();
        self.loss(order[1], order[0]).0
    }

    /// What an answer is worth, and its standard error.
    #[must_use]
    pub fn worth(&self, answer: usize) -> (f64, f64) {
        mean_and_error(self.worths[answer].iter().copied())
    }

    /// In how many worlds an answer was tried.
    #[must_use]
    pub fn worlds(&self, answer: usize) -> usize {
        self.worths[answer].len()
    }
}

/// Is a loss with its standard error large and sure?
fn is_clear((loss, error): (f64, f64)) -> bool {
    loss >= CLEAR_LOSS && loss >= CLEAR_ERRORS * error
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clear_loss_is_large_and_sure() {
        assert!(is_clear((0.1, 0.02)));
        assert!(!is_clear((0.05, 0.001)), "it is small");
        assert!(!is_clear((0.1, 0.03)), "it may be chance");
    }
}
