//! Reiner Knizia's *Ivanhoe* (2000): tournaments in five colours for 2 to 5 knights.
//!
//! The rules are in `rules/tournament.md`; every rule number in this crate (T6.3) is a number
//! there. A game is a small `Copy` [`State`] that changes only by [`Event`]s:
//!
//! ```
//! use table::{Awaiting, Game, Match, Options as _, Seed, Viewer};
//! use tournament::{Options, State};
//!
//! let options = Options::usual(3)?;
//! let mut game = Match::<State>::begin(options, Seed::of_series(1, 0), &["Ann", "Bob", "Cleo"]);
//! while let Awaiting::Decision { asked, .. } = game.state().awaiting() {
//!     let seat = asked.lowest().expect("somebody is asked");
//!     let mv = game.state().moves_of(seat)[0];
//!     game.play(seat, mv).expect("a listed move is legal");
//! }
//! let view = game.view(Viewer::Public);
//! assert_eq!(view.seats.len(), 3);
//! # Ok::<(), String>(())
//! ```
//!
//! Scope: all rules T1 to T13 and the house rules of T12. T12.3 is for clients: views always
//! contain the whole discard pile, which everybody at the table could have written down.

mod apply;
mod card;
mod cards;
mod check;
mod displays;
mod event;
mod game;
mod imagine;
mod legal;
mod memory;
mod moves;
mod notation;
mod observer;
mod options;
mod picture;
mod piles;
mod play;
mod reason;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod view;

pub use card::{CARDS, Card, Colour, Colours, Hand, VALUE_CARDS};
pub use cards::Action;
pub use event::{Event, EventView};
pub use memory::Memory;
pub use moves::{FaceUp, Move, Place};
pub use observer::{Observer, Question};
pub use options::{DiscardPile, Options, Repeat, Ties};
pub use piles::Pile;
pub use reason::Reason;
pub use setup::{Pending, PhaseName, SeatSetup, Setup};
pub use state::State;
pub use view::{PhaseView, SeatView, View};
