//! What a bot is: it gets a view and the legal moves, and nothing else.

use table::{Chance, Game, QuickChance};

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

    /// What went wrong with the bot since it was last asked: for programs from outside.
    fn complaints(&mut self) -> Vec<String> {
        Vec::new()
    }
}

/// Any legal move, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        moves[chance.below(moves.len())]
    }
}
