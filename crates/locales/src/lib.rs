//! Every word of the games that a player reads, in every language, and the sentences made of them.
//!
//! The messages are the Fluent files of `locales/`, compiled in; `locales/README.md` describes
//! their names and arguments. [`Words`] formats a message by its id. [`Told`] puts the events,
//! moves, refusals and phases of a game into words for a [`Reader`], and [`rules`] has the rules
//! themselves:
//!
//! ```
//! use locales::{Language, Reader, Told, Words};
//! use table::{Game, Match, Options, Seat, Seed, Viewer};
//! use tournament::State;
//!
//! let names = ["Ann", "Bob"].map(String::from);
//! let options = <State as Game>::Options::usual(2)?;
//! let game = Match::<State>::begin(options, Seed::of_series(1, 0), &["Ann", "Bob"]);
//! let words = Words::new(Language::Fr);
//! let reader = Reader::new(&words, Viewer::Seat(Seat::B), &names);
//! let told = State::tell_phase(&reader, &game.view(Viewer::Seat(Seat::B)));
//! assert!(told.starts_with("Ouvrez le tournoi") || told == "Ann ouvre le tournoi.");
//! # Ok::<(), String>(())
//! ```
//!
//! Nothing here reads files, clocks or the environment.

mod castles;
mod language;
mod plain;
mod reader;
pub mod rules;
mod told;
mod tournament;
#[cfg(feature = "toy")]
mod toy;
mod words;

pub use fluent_bundle::FluentValue;
pub use language::Language;
pub use reader::Reader;
pub use told::Told;
pub use words::{FILES, Words};
