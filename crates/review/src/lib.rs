//! Reviews of finished games.
//!
//! A [`Review`] goes through a record for one seat and says, step by step:
//! - for each of the seat's decisions what the moves were worth, and a verdict;
//! - every seat's chance to win at each moment, as the seat could know it and with all cards open;
//! - how much of the result was luck, how much the seat's own play and how much the others';
//! - what the others could hold, as far as the seat could know.
//!
//! All numbers are the opinion of the trained network that Champion plays by: the chance to win if
//! everybody plays on like Champion. The crate is pure: no clock, no files, no threads. The same
//! record gives the same review on every machine.

mod beliefs;
mod curves;
mod decision;
mod error;
mod history;
mod ledger;
mod playout;
mod report;
mod review;
mod story;
mod trust;
mod verdict;

pub use beliefs::{Beliefs, CardBelief, Guess};
pub use curves::{AS_SAID, Curve};
pub use decision::{Budget, Candidate, Decision, mean_and_error, worths};
pub use error::ReviewError;
pub use history::{History, Moment};
pub use ledger::{Ledger, Step, open_value};
pub use playout::{Reach, Worlds};
pub use report::{Account, Point, Progress, Report, Turn};
pub use review::Review;
pub use story::{Blow, Loss, Story};
pub use trust::{TRUST, Trust, trust};
pub use verdict::Verdict;
