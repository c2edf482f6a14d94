//! What a review has found out so far, as data.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::beliefs::Beliefs;
use crate::decision::Decision;
use crate::story::Story;

/// A review, as far as it has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Report {
    /// The game.
    pub game: String,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// Whose review it is.
    pub seat: Seat,
    /// Who won.
    pub winners: Seats,
    /// Are verdicts given at this table?
    pub verdicts: bool,
    /// How far it has come.
    pub progress: Progress,
    /// The entries at which the seat decided something, whether they have been judged or not.
    pub entries: Vec<usize>,
    /// Every moment, the deal first.
    pub curve: Vec<Point>,
    /// Luck and play by seat.
    pub accounts: Vec<Account>,
    /// What each entry did to every seat, as far as it is known.
    pub turns: Vec<Turn>,
    /// The seat's decisions that have been judged, in their order; none where no verdicts are
    /// given.
    pub decisions: Vec<Decision>,
    /// What the others could hold when the seat decided.
    pub beliefs: Vec<Beliefs>,
    /// What decided the game.
    pub story: Story,
}

/// How much of the work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Progress {
    /// The steps done.
    pub done: usize,
    /// All steps.
    pub all: usize,
}

/// The chances to win at a moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Point {
    /// After this entry, 0 for the deal.
    pub entry: usize,
    /// The reviewed seat's chance, as it could know.
    pub known: f64,
    /// Every seat's chance, with all cards open.
    pub open: Vec<f64>,
}

/// Where a seat's result comes from. Luck, own and the others' play add up to the result.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Account {
    /// The seat.
    pub seat: Seat,
    /// What chance did.
    pub luck: f64,
    /// What the seat's own moves did.
    pub own: f64,
    /// What the others' moves did.
    pub others: f64,
    /// The share of the win, less an even share.
    pub result: f64,
}

impl Account {
    /// Luck, own play, others' play and result in whole points. The three add up to the result: the
    /// parts that are rounded furthest make up for the difference.
    #[must_use]
    pub fn points(&self) -> [i64; 4] {
        let exact = [self.luck, self.own, self.others].map(|part| 100.0 * part);
        let mut whole = exact.map(|part| part.floor() as i64);
        let result = (100.0 * self.result).round() as i64;
        let mut order = [0, 1, 2];
        order.sort_by(|&one, &other| {
            let rest = |at: usize| exact[at] - exact[at].floor();
            rest(other).total_cmp(&rest(one))
        });
        let missing = result - whole.iter().sum::<i64>();
        for &at in order.iter().take(missing.max(0) as usize) {
            whole[at] += 1;
        }
        [whole[0], whole[1], whole[2], result]
    }
}

/// What an entry did to every seat's chance to win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// The entry, 0 for the deal.
    pub entry: usize,
    /// Who moved; nobody in the deal.
    pub by: Option<Seat>,
    /// By luck.
    pub luck: Vec<f64>,
    /// By the move.
    pub play: Vec<f64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_points_add_up() {
        let parts = [0.0, 0.004, 0.005, 0.015, -0.333, 0.1249, -0.0051];
        for luck in parts {
            for own in parts {
                for others in parts {
                    let result = luck + own + others;
                    let account = Account { seat: Seat::A, luck, own, others, result };
                    let [one, two, three, sum] = account.points();
                    assert_eq!(one + two + three, sum, "{account:?}");
                    for (whole, exact) in [one, two, three].into_iter().zip([luck, own, others]) {
                        assert!((whole as f64 - 100.0 * exact).abs() < 1.5, "{account:?}");
                    }
                }
            }
        }
    }
}
