//! The messages between server and clients: each is a type here and an example in `PROTOCOL.md`.
//!
//! Nothing here can hold a game's state or a whole event: views and events are sent as the JSON of
//! the game's `View` and `EventView`, moves in their notation.

mod client;
#[cfg(feature = "testing")]
pub mod fuzz;
mod http;
mod patch;
mod refusal;
mod room;
mod server;

pub use client::{ClientMessage, Request};
pub use http::{
    Device, DeviceLink, Fault, FinishedGame, Games, MakeTable, Me, MyGame, NameMe, PlayNow,
    ReplayStep, TableLink,
};
pub use patch::patched;
pub use refusal::{Code, Refusal};
pub use room::{
    Branch, Clock, Closed, Deal, LobbyTable, Occupant, Pace, Presence, Room, RoomSeat, Settings,
    Stage, StandingOrder,
};
pub use server::{
    Answer, ChatLine, Clocks, Closing, EventMark, Hello, Hint, Said, ServerMessage, Update,
    WindowBar,
};

/// The version of the protocol. A client that finds another one in the hello reloads itself.
pub const VERSION: u32 = 3;

/// The longest frame that a client may send, in bytes.
pub const LONGEST_FRAME: usize = 4096;

/// How many moves can be asked about at once: the largest army, its attack and its strike are 20.
pub const MOST_MOVES: usize = 24;

/// The longest line of chat, in characters.
pub const LONGEST_LINE: usize = 300;

/// The longest nickname, in characters.
pub const LONGEST_NAME: usize = 24;

/// Phrases that can be sent to the chat with one tap, and that everybody reads in their own
/// language.
pub const PHRASES: [&str; 16] = [
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "oops",
    "nice",
    "hurry",
    "one-moment",
    "sorry",
    "good-game",
    "rematch",
    "bye",
    "yes",
    "no",
    "wow",
    "back-soon",
];
