//! What puzzles know of a game beyond its bots.

use bots::{BotGame, Judge};
use encoding::Encoding;
use review::Worlds;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Seat;

/// A game's knowledge for puzzles.
pub trait PuzzleGame: BotGame<View: Serialize + DeserializeOwned + PartialEq> + Encoding {
    /// What the view's seat is asked; `None` where it makes no puzzle: in the middle of a turn, and
    /// early in the game, where hardly any answer is clearly best.
    fn topic(view: &Self::View) -> Option<&'static str>;

    /// Is an answer to this all that the seat does until its turn ends?
    fn is_whole_turn(topic: &str) -> bool;

    /// May this be an answer?
    fn is_answer(mv: Self::Move) -> bool;

    /// Would somebody think of this turn? Not of one that gives up what it has just fought for.
    fn is_sensible(turn: &[Self::Move]) -> bool;

    /// A shorter turn than the one that the network would play, beginning with the same move.
    fn short_turn(world: &Self, seat: Seat, first: Self::Move) -> Option<Vec<Self::Move>>;

    /// What an answer brings on average, to explain its worth: in the Tournament how often the
    /// seat wins the tournament that is being played, in the Castles its points at the end.
    fn brings(judge: &mut dyn Judge<Self>, worlds: &Worlds<Self>, plan: &[Self::Move]) -> f64;
}
