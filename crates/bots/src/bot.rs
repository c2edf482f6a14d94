//! What a bot is: it gets a view and the legal moves, and nothing else.

use table::{Chance, Game, QuickChance, Seat, Seats};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses one of these moves; there is always at least one.
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move;

    /// Where a game lets a seat act without being asked: one of the moves, or none.
    fn speak_up(
        &mut self,
        _view: &G::View,
        _moves: &[G::Move],
        _chance: &mut QuickChance,
    ) -> Option<G::Move> {
        None
    }

    /// The game is over, with these winners and the points of each seat. There are no winners if it
    /// was aborted. The bot is asked nothing more.
    fn over(&mut self, _winners: Seats, _scores: &[u32]) {}

    /// What has gone wrong with the bot since the last call: for programs from outside.
    fn complaints(&mut self) -> Vec<Complaint> {
        Vec::new()
    }

    /// What the bot did not play itself: for programs from outside.
    fn forfeits(&self) -> Forfeits {
        Forfeits::default()
    }
}

/// What [`crate::Rule`] has played in one game in place of a program from outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forfeits {
    /// The moves that it chose.
    pub moves: u64,
    /// Was the program given up before the game ended?
    pub dead: bool,
}

/// A fault of a program from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// Its seat.
    pub seat: Seat,
    /// What it did, in words that are the same each time.
    pub reason: String,
    /// What it wrote when it first did so.
    pub first: Option<String>,
    /// How often it did so.
    pub times: u32,
}

/// Any legal move, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        moves[chance.below(moves.len())]
    }
}
