//! What is stored of a table and its game.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
pub type Millis = i64;

/// A person's number. It is no secret; the token is.
pub type GuestId = i64;

/// The number of a socket.
pub type SocketId = u64;

/// A person with their current name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// Their number.
    pub id: GuestId,
    /// Their nickname.
    pub name: String,
    /// Is this a program rather than a person?
    pub program: bool,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are being taken.
    Waiting,
    /// A game is in progress.
    Playing,
    /// The game is over.
    Over,
    /// Closed before its game was over.
    Ended,
}

impl Stage {
    /// The stored word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Ended => "ended",
        }
    }

    /// The stage of a stored word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        let all = [Self::Waiting, Self::Playing, Self::Over, Self::Ended];
        all.into_iter().find(|stage| stage.word() == word)
    }
}

/// A table as it is stored: everything except the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its code, the last part of its link.
    pub code: String,
    /// Its stage.
    pub stage: Stage,
    /// The name of its game.
    pub game: String,
    /// Is it listed for everybody?
    pub open: bool,
    /// When it was created.
    pub created: Millis,
    /// When it last changed for everybody: what a player does in private does not count, and moves
    /// are entries.
    pub touched: Millis,
    /// Who sits there.
    pub guests: Vec<GuestId>,
    /// The rest: the settings, the seats, the server's half of the deal (JSON).
    pub meta: String,
}

/// One entry of a game's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// The table.
    pub table: String,
    /// Its number: 0 is the deal.
    pub seq: u32,
    /// When it was made.
    pub at: Millis,
    /// The seat that moved, as its letter; empty for the deal.
    pub by: String,
    /// Who decided it: `player`, `bot`, `substitute` (a bot in a player's place), `order`, `clock`;
    /// `deal` for the deal.
    pub cause: String,
    /// The client's id for this move, so that it can be sent again.
    pub id: Option<String>,
    /// The move in the notation; empty for the deal.
    pub mv: String,
    /// The events in the notation, one per line.
    pub events: String,
    /// The time that each seat has left after it, in milliseconds, separated by spaces; or empty.
    pub banks: String,
}

impl EntryRow {
    /// The deal of a table without clocks.
    #[must_use]
    pub fn of_deal(table: &str, at: Millis, events: String) -> Self {
        Self {
            table: table.to_owned(),
            seq: 0,
            at,
            by: String::new(),
            cause: "deal".to_owned(),
            id: None,
            mv: String::new(),
            events,
            banks: String::new(),
        }
    }
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// The table.
    pub table: String,
    /// Its number at this table, from 1.
    pub seq: u32,
    /// When it was sent.
    pub at: Millis,
    /// The author.
    pub guest: GuestId,
    /// What the author was called at this table at the time.
    pub name: String,
    /// The text, or `phrase:` and the name of a phrase.
    pub text: String,
}

/// A time during which no server was running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// The last sign of life before it.
    pub begun: Millis,
    /// When the next server began.
    pub ended: Millis,
}

/// A change to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A table, new or changed.
    Table(TableRow),
    /// One more entry. A second one with the same number is refused.
    Entry(EntryRow),
    /// One more line of chat.
    Chat(ChatRow),
    /// Nothing but a sign of life at this time.
    Alive(Millis),
}

/// Changes that are saved together or not at all.
pub type Job = Vec<Change>;
