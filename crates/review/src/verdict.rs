//! What is said about a move.

use serde::{Deserialize, Serialize};

/// The smallest loss of an inaccuracy, a mistake and a blunder, as a chance to win.
const INACCURACY: f64 = 0.03;
const MISTAKE: f64 = 0.06;
const BLUNDER: f64 = 0.12;

/// What is said about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It loses less than 3 points.
    Good,
    /// It may lose 3 points or more, but not by more than two standard errors.
    Close,
    /// It loses 3 points or more.
    Inaccuracy,
    /// It loses 6 points or more.
    Mistake,
    /// It loses 12 points or more.
    Blunder,
}

impl Verdict {
    /// The verdict on a loss with its standard error.
    #[must_use]
    pub fn on(loss: f64, error: f64) -> Self {
        if loss < INACCURACY {
            Self::Good
        } else if loss <= 2.0 * error {
            Self::Close
        } else if loss < MISTAKE {
            Self::Inaccuracy
        } else if loss < BLUNDER {
            Self::Mistake
        } else {
            Self::Blunder
        }
    }

    /// Does it call the move wrong?
    #[must_use]
    pub fn is_wrong(self) -> bool {
        self >= Self::Inaccuracy
    }

    /// Could more worlds turn this into a call of wrong?
    pub(crate) fn may_change(loss: f64, error: f64, least: f64) -> bool {
        let could_be_wrong = loss + 2.0 * error >= INACCURACY;
        could_be_wrong && error > least
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_within_two_errors_is_close() {
        assert_eq!(Verdict::on(0.02, 0.0), Verdict::Good);
        assert_eq!(Verdict::on(0.04, 0.01), Verdict::Inaccuracy);
        assert_eq!(Verdict::on(0.04, 0.02), Verdict::Close);
        assert_eq!(Verdict::on(0.07, 0.02), Verdict::Mistake);
        assert_eq!(Verdict::on(0.2, 0.02), Verdict::Blunder);
        assert_eq!(Verdict::on(0.2, 0.1), Verdict::Close);
        assert!(!Verdict::Close.is_wrong() && Verdict::Inaccuracy.is_wrong());
    }
}
