//! Messages from the server over a socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

use crate::refusal::Refusal;
use crate::room::{LobbyTable, Room, StandingOrder};

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message on every socket.
    Hello(Hello),
    /// The list of open tables, or what has changed in it.
    Lobby {
        /// Is this the whole list, in place of what you have?
        whole: bool,
        /// The tables that are new or have changed. The client sorts them by `created`.
        tables: Vec<LobbyTable>,
        /// The codes of those that are no longer listed.
        gone: Vec<String>,
    },
    /// The table that is watched: who sits where, what was agreed.
    Room(Room),
    /// The game as it is now, for this viewer.
    Update(Update),
    /// A request was carried out, and what it changed is saved.
    Done {
        /// The `id` of the request.
        id: String,
    },
    /// The answer to an `ask`.
    Answer(Answer),
    /// A request was refused; nothing has changed.
    Refused {
        /// The `id` of the request; nothing if that could not be read.
        id: Option<String>,
        /// Why.
        refusal: Refusal,
    },
    /// What was said at the table.
    Chat {
        /// Are these all lines that you may read, in place of those you have?
        whole: bool,
        /// The lines, oldest first.
        lines: Vec<ChatLine>,
    },
    /// The server has lost track of what you have: watch the table again. Requests about the table
    /// that have no answer yet will get none; send them again.
    Resync,
    /// The server is about to close the socket.
    Closing {
        /// Why.
        why: Closing,
    },
}

/// The first message on every socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The version of the server.
    pub server: String,
    /// The nickname of who has connected; nothing for who has not said yet.
    pub name: Option<String>,
    /// The server's time, in milliseconds since 1970.
    pub now: i64,
}

/// The game as it is now, for one viewer: the whole view, or how it differs from the one of an
/// earlier version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Update {
    /// How many times the game has changed before this viewer's eyes. It is the `prompt` of a move
    /// that answers this update.
    pub version: u64,
    /// The game's `View`. The first update after a `watch` always has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub view: Option<Value>,
    /// Otherwise: the version whose view is to be changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub base: Option<u64>,
    /// And how to change it, as [`patched`](crate::patched) does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub patch: Option<Value>,
    /// Your legal moves in the notation; none when others decide.
    pub legal: Vec<String>,
    /// Are you asked? (In the Castles one may also have moves unasked.)
    pub asked: bool,
    /// The window that is open.
    pub window: Option<WindowBar>,
    /// The clocks, if the table has any.
    pub clocks: Option<Clocks>,
    /// Your standing order.
    pub order: Option<StandingOrder>,
    /// Can you take back your last move?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub undo: bool,
    /// Were moves taken back that you have been told of? The events that you have from number
    /// `from` on did not happen: forget them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub back: bool,
    /// The number of the first of `events` among all that this viewer has seen happen, from 0: what
    /// a client has already it can skip, and what it misses it gets by watching again.
    pub from: u64,
    /// What happened since the last update: the game's `EventView`s, each with its [`EventMark`].
    pub events: Vec<Value>,
}

/// What an event of an update or of a replay may have beside the fields of its `EventView`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EventMark {
    /// A move that the player did not decide: a bot did while they were away or had given up
    /// their seat, or their time was up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub stand_in: bool,
}

/// The bar of a window, the same for everyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WindowBar {
    /// When it opened, in milliseconds since 1970.
    pub opened: i64,
    /// When it closes if not all answer before.
    pub closes: i64,
    /// May this viewer still ask for more time?
    pub more: bool,
    /// Do standing orders hold for it?
    pub orders: bool,
}

/// The time that is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Clocks {
    /// For each seat, in milliseconds, at the moment of this update.
    pub left: Vec<i64>,
    /// The seat whose time runs.
    pub running: Option<Seat>,
    /// The moment of this update, in milliseconds since 1970.
    pub now: i64,
}

/// The answer to an `ask`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Answer {
    /// The `id` of the question.
    pub id: String,
    /// Which of the moves is not possible, counted from 0: the first such one.
    pub refused: Option<usize>,
    /// Why it is not.
    pub refusal: Option<Refusal>,
    /// Your legal moves after them; none where others or chance have their say before you.
    pub legal: Vec<String>,
    /// What everybody would see happen if nobody stops it, in a world that you could be in.
    pub events: Vec<Value>,
    /// The game after it, as everybody would see it.
    pub view: Option<Value>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ChatLine {
    /// Its number at this table.
    pub number: u32,
    /// When it was said, in milliseconds since 1970.
    pub at: i64,
    /// The nickname of who said it.
    pub name: String,
    /// Their seat, if they sit here.
    pub seat: Option<Seat>,
    /// What they said.
    #[serde(flatten)]
    pub said: Said,
}

/// What is said in a line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// A text.
    Text(String),
    /// A phrase, which everybody reads in their own language.
    Phrase(String),
}

/// Why a socket is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// The server pauses; every game is safe. Come back in a moment.
    Restarting,
    /// Too much was sent.
    Flood,
    /// Too many answers were not read.
    Slow,
    /// You are shut out.
    Banned,
    /// Nothing was heard for too long.
    Silent,
}
