//! What the server says over a socket.

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
    /// The list of open tables.
    Lobby {
        /// The tables, the newest first.
        tables: Vec<LobbyTable>,
    },
    /// The table that is watched: who sits where, what was agreed.
    Room(Room),
    /// The game as it is now, for this viewer.
    Update(Update),
    /// The answer to an `ask`.
    Answer(Answer),
    /// A request was refused; nothing has changed.
    Refused {
        /// The `id` of the request, if it had one.
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
    /// The answer to a `ping`.
    Pong {
        /// What the ping said.
        n: u64,
    },
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

/// The game as it is now, for one viewer. The newest one is always enough.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Update {
    /// How many times the game has changed before this viewer's eyes. It is the `prompt` of a move
    /// that answers this update.
    pub version: u64,
    /// The last of your moves that is saved.
    pub ack: Option<String>,
    /// The game's `View`.
    pub view: Value,
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
    /// The number of the first of `events` among all that this viewer has seen happen, from 0: what
    /// a client has already it need not hear twice, and what it misses it gets by watching anew.
    pub from: u64,
    /// What happened since the last update: the game's `EventView`s.
    pub events: Vec<Value>,
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
    /// His seat, if he sits here.
    pub seat: Option<Seat>,
    /// What he said.
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
    /// A phrase, which everybody reads in his own language.
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
    /// You are shut out.
    Banned,
    /// Nothing was heard for too long.
    Silent,
}
