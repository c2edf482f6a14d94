//! What all games share: seats, hands, chance, records, and the tests that every game must pass. It
//! contains no game.
//!
//! A game implements [`Game`]: pure rules over a small state that changes only by events. Add
//! [`Notation`] and it can be written down, replayed, traced and judged by scenarios. Everything
//! else in this crate is written once, over those two traits.

pub mod chance;
mod event;
#[cfg(feature = "testing")]
pub mod fuzz;
mod game;
mod hand;
mod json;
mod knowledge;
mod notation;
mod patch;
mod random;
mod record;
pub mod scenario;
#[cfg(feature = "schema")]
mod schema;
mod seal;
mod seat;
#[cfg(feature = "testing")]
pub mod testing;
pub mod trace;
#[cfg(feature = "ts")]
mod typescript;

pub use chance::{Chance, QuickChance, Script, Seed};
pub use event::{Cards, Counted, Event, Field, SeenAs, read_cards};
pub use game::{Awaiting, Game, HouseRule, Illegal, Options, Reason, Viewer, Window, WindowKind};
pub use hand::{Hand, HandIter, Kind, Layout};
pub use json::write_json;
pub use knowledge::Knowledge;
pub use notation::{Notation, ParseError, Words, Written, dealt};
pub use patch::{Changes, Patch};
pub use random::pick_seat;
pub use record::{
    About, Branch, Difference, Entry, Match, Record, RecordError, Source, tag, world_of,
};
#[cfg(feature = "schema")]
pub use schema::schema_name;
pub use seal::{FailedAttempt, Seal, Sealing, by_seat, is_part_seal, of_seats, part_seal};
pub use seat::{BySeat, Seat, Seats, SeatsIter};
pub use table_derive::{Event, Patch};
