//! Puzzles: positions from games of bots in which one answer is clearly best.
//!
//! A [`Puzzle`] is the view of a seat, two to five answers, and what each is worth. [`mine`] looks
//! for them in a game: it screens every decision with few worlds and confirms what is left with 20
//! times the budget of a review. [`Puzzle::ask_again`] values the answers of a puzzle again, in
//! other worlds. `docs/puzzles.md` says what was measured.

mod answers;
mod castles;
mod game;
mod mine;
mod puzzle;
mod source;
mod tournament;
mod trial;

pub use game::PuzzleGame;
pub use mine::mine;
pub use puzzle::{Answer, Puzzle};
pub use source::{Decision, Source};
pub use trial::{Budget, Trial};
