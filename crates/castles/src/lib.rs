//! Francis Pacherie's *Ivanhoé* (2001): five castles for 3 to 6 lords.
//!
//! The rules are in `rules/castles.md`; every rule number in this crate (C6.4) is a number there.
//! A game is a small `Copy` [`State`] that changes only by [`Event`]s:
//!
//! ```
//! use castles::{Options, State};
//! use table::{Awaiting, Game, Match, Options as _, Seed, Viewer};
//!
//! let options = Options::usual(3)?;
//! let mut game = Match::<State>::begin(options, Seed::of_series(1, 0), &["Ann", "Bob", "Cleo"]);
//! while let Awaiting::Decision { asked, .. } = game.state().awaiting() {
//!     let seat = asked.lowest().expect("somebody is asked");
//!     let mv = game.state().moves_of(seat)[0];
//!     game.play(seat, mv).expect("a listed move is legal");
//! }
//! let view = game.view(Viewer::Public);
//! assert_eq!(view.deck, 0);
//! # Ok::<(), String>(())
//! ```
//!
//! Several seats may be asked at once: all others for their sealed offers (C4.3). And a seat that
//! is not asked may propose a deal (C7.3); [`table::Awaiting`] names both. What a viewer may not
//! know is never in their [`View`] or [`EventView`]: an offer before it is shown to the active
//! player, the cards of others' deals.
//!
//! Scope: all rules C1 to C9 with their options. Choosing lords (C2.1) is for the lobby: here they
//! are dealt by seat, but a [`Setup`] may seat them in any order.

mod apply;
mod army;
mod board;
mod card;
mod check;
mod event;
mod game;
mod goods;
mod imagine;
mod legal;
mod memory;
mod moves;
mod notation;
mod observer;
mod offers;
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

pub use board::{BANNERS, Castle, Lord};
pub use card::{CARDS, Card, Hand, KINDS};
pub use event::{Event, EventView};
pub use goods::{Bundle, Goods, Proposal};
pub use memory::Memory;
pub use moves::Move;
pub use observer::{Deal, Observer, Question};
pub use offers::Offered;
pub use options::Options;
pub use piles::Pile;
pub use reason::Reason;
pub use setup::{Answers, CastleSetup, CastlesSetup, Pending, PhaseName, SeatSetup, Setup};
pub use state::{Interrupted, State};
pub use view::{CastleView, GoodsView, OfferView, PhaseView, SeatView, View};
