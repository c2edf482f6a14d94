//! Is a new bot better than an old one? Tested deal by deal, until the answer is clear.
//!
//! A generalised sequential probability ratio test on the scores of deals: how much likelier are
//! they if the new bot wins its even share plus a gain, than if it wins just its even share? Scores
//! are taken as normal, with the observed variance. The test ends when the logarithm of the ratio
//! leaves the bounds for 5 % errors of either kind.

use crate::statistics::Moments;

/// The bound of the log-likelihood ratio on either side: ln(0.95 / 0.05).
pub const BOUND: f64 = 2.94;

/// A variance from fewer deals than this is not trusted.
pub const FEWEST_DEALS: u64 = 30;

/// The smallest variance assumed. Bots that never differ would have none at all.
const LEAST_VARIANCE: f64 = 1e-6;

/// A running test.
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    even: f64,
    gain: f64,
    scores: Moments,
}

/// How a test ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// H1: the new bot wins more than its share, by about the gain or more.
    Better,
    /// H0: it does not.
    NotBetter,
}

impl Sprt {
    /// H0 is the share `even`, H1 the share `even + gain`; both between 0 and 1.
    #[must_use]
    pub fn new(even: f64, gain: f64) -> Self {
        Self { even, gain, scores: Moments::default() }
    }

    /// The score of one more deal.
    pub fn add(&mut self, score: f64) {
        self.scores.add(score);
    }

    /// The scores so far.
    #[must_use]
    pub fn scores(&self) -> &Moments {
        &self.scores
    }

    /// The log-likelihood ratio so far; 0 before there is a variance.
    #[must_use]
    pub fn llr(&self) -> f64 {
        let Some(variance) = self.scores.variance() else { return 0.0 };
        let middle = self.even + self.gain / 2.0;
        let above = self.scores.mean() - middle;
        self.scores.count() as f64 * self.gain * above / variance.max(LEAST_VARIANCE)
    }

    /// The verdict, as soon as there is one.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        if self.scores.count() < FEWEST_DEALS {
            return None;
        }
        let llr = self.llr();
        if llr >= BOUND {
            Some(Verdict::Better)
        } else {
            (llr <= -BOUND).then_some(Verdict::NotBetter)
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Chance, QuickChance};

    use super::*;

    /// 20 deals of 0.5 and 20 of 0: mean 0.25, variance 2.5 / 39 = 0.064103. Between 0.2 and 0.3
    /// the mean is in the middle; between 0.1 and 0.2 it is 0.1 above the middle of 0.15:
    /// 40 × 0.1 × 0.1 / 0.064103 = 6.24.
    #[test]
    fn the_ratio_matches_one_computed_by_hand() {
        let scored = |even, gain| {
            let mut test = Sprt::new(even, gain);
            (0..40).for_each(|n| test.add(if n % 2 == 0 { 0.5 } else { 0.0 }));
            test
        };
        assert!(scored(0.2, 0.1).llr().abs() < 1e-9);
        assert_eq!(scored(0.2, 0.1).verdict(), None);
        assert!((scored(0.1, 0.1).llr() - 6.24).abs() < 1e-9);
        assert_eq!(scored(0.1, 0.1).verdict(), Some(Verdict::Better));
        assert!((scored(0.3, 0.1).llr() + 6.24).abs() < 1e-9);
        assert_eq!(scored(0.3, 0.1).verdict(), Some(Verdict::NotBetter));
    }

    #[test]
    fn few_deals_decide_nothing_and_zero_variance_is_handled() {
        let mut test = Sprt::new(0.25, 0.01);
        assert_eq!(test.llr(), 0.0);
        for _ in 0..FEWEST_DEALS - 1 {
            test.add(0.25);
            assert_eq!(test.verdict(), None);
        }
        test.add(0.25);
        assert_eq!(test.verdict(), Some(Verdict::NotBetter));
    }

    /// Deals of four games with this chance to win each, until the verdict.
    fn simulate(chance_to_win: usize, chance: &mut QuickChance) -> Verdict {
        let mut test = Sprt::new(0.25, 0.02);
        loop {
            let wins = (0..4).filter(|_| chance.below(100) < chance_to_win).count();
            test.add(wins as f64 / 4.0);
            if let Some(verdict) = test.verdict() {
                return verdict;
            }
        }
    }

    #[test]
    fn about_one_verdict_in_twenty_is_wrong() {
        let mut chance = QuickChance::new(5);
        let mut wrong = |chance_to_win, error| {
            (0..2000).filter(|_| simulate(chance_to_win, &mut chance) == error).count()
        };
        let (false_gain, missed) = (wrong(25, Verdict::Better), wrong(27, Verdict::NotBetter));
        // 5 % of 2000 is 100, with a standard deviation of 10.
        assert!((70..=130).contains(&false_gain), "{false_gain} of 2000 found a gain in nothing");
        assert!((70..=130).contains(&missed), "{missed} of 2000 missed the gain");
    }
}
