//! What a bot is: it gets a view and the legal moves, and nothing else.

use table::{Chance, Game, QuickChance, Seat, Seats};

/// A player without a body.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the moves it is asked to choose from; there is always at least one.
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move;

    /// Where a game lets a seat speak unasked: one of the moves, or silence.
    fn speak_up(
        &mut self,
        _view: &G::View,
        _moves: &[G::Move],
        _chance: &mut QuickChance,
    ) -> Option<G::Move> {
        None
    }

    /// The game is over: who won, and the points of each seat. Nobody, if it was broken off. The
    /// bot is asked nothing more.
    fn over(&mut self, _winners: Seats, _scores: &[u32]) {}

    /// What went wrong with the bot since it was last asked: for programs from outside.
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

/// What went wrong with a program from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// Where it sat.
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
