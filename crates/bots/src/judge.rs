//! A trained network asked about whole worlds: for playouts, and for reviews of finished games.

use table::{Game, Seat};

use crate::bot_game::SEATS;
use crate::trained::Advice;

/// Plays and judges worlds that are known whole, each seat by what that seat may know in them.
pub trait Judge<G: Game>: Send {
    /// The move of a seat, the best that it sees; `None` where it does not act without being asked.
    fn choose(&mut self, world: &G, memory: &G::Memory, seat: Seat) -> Option<G::Move>;

    /// What it thinks of the decision of a seat.
    fn advise(&mut self, world: &G, memory: &G::Memory, seat: Seat) -> Advice<G::Move>;

    /// Every seat's chance to win, by seat, as `seat` can know them.
    fn chances(&mut self, world: &G, memory: &G::Memory, seat: Seat) -> [f32; SEATS];

    /// How likely it would play this move; 0 if it cannot.
    fn likelihood(&mut self, world: &G, memory: &G::Memory, seat: Seat, mv: G::Move) -> f32;

    /// What `seat` can be sure that the seats remember: for worlds that it imagines.
    fn memory_known_to(&self, memory: &G::Memory, seat: Seat) -> G::Memory;
}
