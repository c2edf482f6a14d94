//! Both games as numbers, for learners and for bots that are networks.
//!
//! An **action** is a number below [`Encoding::ACTIONS`]. Most moves are one action; a few are
//! several in a row, each with its own list of choices: an Outwit names what to take and then what
//! to give, a deal is composed card by card. What is chosen so far is a [`Encoding::Draft`]. Every
//! listed move has exactly one sequence of actions ([`route`]).
//!
//! An **observation** is a row of bytes: what one seat may know, taken from its `Observer` alone,
//! with seats counted clockwise from its own. [`Encoding::FIELDS`] describes the layout, and the
//! scale of each field for a network.
//!
//! Both layouts have one [`Encoding::VERSION`]. A layout that has been released never changes; a
//! new one gets a new number, and its golden file in `tests/`.
//!
//! [`Play`] plays a whole game by actions:
//!
//! ```
//! use encoding::{Encoding, Pace, Play};
//! use table::{Options as _, Seed};
//! use tournament::{Options, State};
//!
//! let mut play = Play::<State>::begin(Options::usual(4)?, Seed::of_series(1, 0), Pace::default());
//! let mut observation = vec![0; State::OBSERVATION];
//! while let Some(seat) = play.seat() {
//!     play.observe(seat, &mut observation);
//!     let action = play.choices()[0].action;
//!     play.act(action)?;
//! }
//! assert_eq!(play.shares().iter().sum::<f32>(), 1.0);
//! # Ok::<(), String>(())
//! ```

mod castles;
mod field;
mod play;
mod tournament;

use std::fmt;

use table::{Game, Notation, Seat};

pub use crate::castles::Draft as CastlesDraft;
pub use crate::tournament::Draft as TournamentDraft;
pub use field::Field;
pub use games::MOST_MOVES;
pub use play::{Pace, Play, Randomness, SuppliedNumbers};

/// One number that a seat may choose, and what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<G: Encoding> {
    /// The number.
    pub action: u16,
    /// What it does.
    pub then: Then<G>,
}

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then<G: Encoding> {
    /// It completes a move.
    Move(G::Move),
    /// The seat goes on choosing.
    Draft(G::Draft),
    /// A seat that may act without being asked does not.
    Silence,
}

/// A game whose moves and views can be written as numbers.
pub trait Encoding: Notation {
    /// The version of both layouts.
    const VERSION: u32;
    /// How many actions there are.
    const ACTIONS: usize;
    /// What an observation consists of.
    const FIELDS: &'static [Field];
    /// How many bytes an observation has.
    const OBSERVATION: usize = field::total(Self::FIELDS);
    /// What a privileged observation consists of: hands that the seat may not see.
    const PRIVILEGED_FIELDS: &'static [Field];
    /// How many bytes a privileged observation has.
    const PRIVILEGED: usize = field::total(Self::PRIVILEGED_FIELDS);

    /// What a seat has chosen of a move so far.
    type Draft: Copy + Eq + fmt::Debug + Default + Send + Sync;

    /// Fills `choices` with what `seat` may choose next, each action once. `moves` is a buffer.
    fn choices(
        &self,
        seat: Seat,
        draft: &Self::Draft,
        moves: &mut Vec<Self::Move>,
        choices: &mut Vec<Choice<Self>>,
    );

    /// Is this choice on the way to `mv`?
    fn leads_to(&self, seat: Seat, choice: &Choice<Self>, mv: Self::Move) -> bool;

    /// The text of an action, as the documentation lists it. Seats are counted clockwise from the
    /// one that chooses, which is 0.
    ///
    /// # Panics
    /// If there is no such action.
    fn action_text(action: usize) -> String;

    /// Writes what `seat` may know, and `draft` if the seat is choosing.
    ///
    /// # Panics
    /// If `out` does not have [`Encoding::OBSERVATION`] bytes.
    fn observe(&self, memory: &Self::Memory, seat: Seat, draft: &Self::Draft, out: &mut [u8]);

    /// What the viewer of a view remembers.
    fn memory_of(view: &Self::View) -> Self::Memory;

    /// Writes the hands that `seat` may not see: for a critic in training, never for playing.
    ///
    /// # Panics
    /// If `out` does not have [`Encoding::PRIVILEGED`] bytes.
    fn observe_all_hands(&self, seat: Seat, out: &mut [u8]);
}

/// The actions that make up a legal move, in order. `None` if no sequence does: for a move that is
/// not legal, or another name of a listed one.
pub fn route<G: Encoding>(state: &G, seat: Seat, mv: G::Move) -> Option<Vec<u16>> {
    let (mut draft, mut moves, mut choices) = (G::Draft::default(), Vec::new(), Vec::new());
    let mut route = Vec::new();
    loop {
        state.choices(seat, &draft, &mut moves, &mut choices);
        let choice = choices.iter().find(|choice| state.leads_to(seat, choice, mv))?;
        route.push(choice.action);
        match choice.then {
            Then::Move(_) => return Some(route),
            Then::Draft(further) => draft = further,
            Then::Silence => return None,
        }
    }
}

/// The distance of `seat` from `me`, clockwise, at a table of `players`.
#[inline]
fn distance(me: Seat, seat: Seat, players: usize) -> usize {
    let ahead = seat.index() + players - me.index();
    if ahead >= players { ahead - players } else { ahead }
}

/// The seat this far from `me`, clockwise.
#[inline]
fn seat_at(me: Seat, distance: usize, players: usize) -> Seat {
    let index = me.index() + distance;
    Seat::new(if index >= players { index - players } else { index })
}

/// A name for the seat that an action or field is about.
fn seat_text(distance: usize) -> String {
    if distance == 0 { "me".into() } else { format!("seat+{distance}") }
}

/// The most seats that a game has.
const fn most_players<G: Game>() -> usize {
    G::PLAYERS.1
}
