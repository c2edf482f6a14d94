//! Messages from the server over a socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

use crate::refusal::Refusal;
use crate::room::{LobbyTable, Room, StandingOrder};

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message on every socket.
    Hello(Hello),
    /// The list of open tables, or its changes.
    Lobby {
        /// Is this the whole list, in place of what you have?
        whole: bool,
        /// The tables that are new or have changed. The client sorts them by `created`.
        tables: Vec<LobbyTable>,
        /// The codes of those that are no longer listed.
        gone: Vec<String>,
    },
    /// The watched table: its seats and settings.
    Room(Room),
    /// The current game, for this viewer.
    Update(Update),
    /// A request was carried out, and what it changed is saved.
    Done {
        /// The `id` of the request.
        id: String,
    },
    /// The answer to an `ask` or a `hint`.
    Answer(Answer),
    /// A request was refused; nothing has changed.
    Refused {
        /// The `id` of the request; nothing if that could not be read.
        id: Option<String>,
        /// Why.
        refusal: Refusal,
    },
    /// Chat at the table.
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
    /// The nickname of the guest; nothing for a client without one.
    pub name: Option<String>,
    /// The server's time, in milliseconds since 1970.
    pub now: i64,
}

/// The current game for one viewer: the whole view, or how it differs from the one of an earlier
/// version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Update {
    /// How many times the game has visibly changed for this viewer. It is the `prompt` of a move
    /// that answers this update.
    pub version: u64,
    /// The game's `View`. The first update after a `watch` always has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub view: Option<Value>,
    /// Otherwise: the version whose view the patch changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub base: Option<u64>,
    /// And the patch, to be applied as by [`patched`](crate::patched).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub patch: Option<Value>,
    /// Your legal moves in the notation; none when others decide.
    pub legal: Vec<String>,
    /// Are you asked? (In the Castles you may also have moves without being asked.)
    pub asked: bool,
    /// The open window.
    pub window: Option<WindowBar>,
    /// The clocks, if the table has any.
    pub clocks: Option<Clocks>,
    /// Your standing order.
    pub order: Option<StandingOrder>,
    /// Can you take back your last move?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub undo: bool,
    /// Were moves taken back whose events you have? The events from number `from` on did not
    /// happen: drop them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub back: bool,
    /// The number of the first of `events` among all events of this viewer, from 0: a client can
    /// skip those it has, and gets missing ones by watching again.
    pub from: u64,
    /// What happened since the last update: the game's `EventView`s, each with its [`EventMark`].
    pub events: Vec<Value>,
}

/// What an event of an update or of a replay may have besides the fields of its `EventView`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EventMark {
    /// A move that the player did not decide: a bot did while they were away or had given up their
    /// seat, or their time was up.
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
    /// When it closes unless all answer before.
    pub closes: i64,
    /// May this viewer still ask for more time?
    pub more: bool,
    /// Do standing orders apply to it?
    pub orders: bool,
}

/// The remaining time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Clocks {
    /// For each seat, in milliseconds, at the moment of this update.
    pub left: Vec<i64>,
    /// The seat whose clock runs.
    pub running: Option<Seat>,
    /// The time of this update, in milliseconds since 1970.
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
    /// Your legal moves after them; none if others or chance decide before you.
    pub legal: Vec<String>,
    /// What everybody would see happen if nobody stops it, in a world consistent with your view.
    pub events: Vec<Value>,
    /// The game after it, as everybody would see it.
    pub view: Option<Value>,
    /// The answer to a `hint`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hint: Option<Hint>,
}

/// What Champion would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Hint {
    /// Its move; two if it sees hardly a difference.
    pub moves: Vec<String>,
    /// How many hints this game has had, with this one.
    pub number: u32,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ChatLine {
    /// Its number at this table.
    pub number: u32,
    /// When it was sent, in milliseconds since 1970.
    pub at: i64,
    /// The nickname of its author.
    pub name: String,
    /// Their seat, if they sit here.
    pub seat: Option<Seat>,
    /// Its content.
    #[serde(flatten)]
    pub said: Said,
}

/// The content of a line of chat.
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
    /// The server restarts; every game is safe. Come back in a moment.
    Restarting,
    /// Too much was sent.
    Flood,
    /// Too many answers were not read.
    Slow,
    /// You are banned.
    Banned,
    /// Nothing was received for too long.
    Silent,
}
