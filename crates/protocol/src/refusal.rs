//! Why a request was refused: a code that clients put into words in the reader's language.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Refusal {
    /// What is wrong.
    pub code: Code,
    /// The number of the rule that forbids a move, for `rule`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The game's reason with its facts, for `rule`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reason: Option<Box<Value>>,
    /// The same as an English sentence, for clients without a translation.
    pub text: String,
}

impl Refusal {
    /// A refusal that has nothing to do with the rules of a game.
    #[must_use]
    pub fn new(code: Code, text: impl Into<String>) -> Self {
        Self { code, rule: None, reason: None, text: text.into() }
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Self::new(code, code.sentence())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.text),
            None => f.write_str(&self.text),
        }
    }
}

impl std::error::Error for Refusal {}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// A rule of the game forbids it.
    Rule,
    /// It answers an earlier question: the game has moved on.
    Stale,
    /// It could not be saved, so it was not done.
    Storage,
    /// The message cannot be read.
    BadMessage,
    /// The move is not in the notation.
    UnknownMove,
    /// The move cannot be previewed: it depends on what happens first.
    Unforeseen,
    /// Too much at once.
    TooFast,
    /// Too long.
    TooLong,
    /// There is no such table.
    NoSuchTable,
    /// There is no such page, game or seat.
    NotFound,
    /// You have no seat here.
    NotSeated,
    /// Only the host may do this.
    NotHost,
    /// The seat is taken.
    SeatTaken,
    /// Every seat is taken.
    TableFull,
    /// Not every seat is taken yet.
    SeatsFree,
    /// The game has begun already.
    AlreadyBegun,
    /// The cards are being dealt: the seats cannot change now.
    Dealing,
    /// The game has not begun yet.
    NotBegun,
    /// The game is over.
    Over,
    /// The game was not played to its end, or not yet.
    NotOver,
    /// No window is open for an answer.
    NoWindow,
    /// You have had more time in this tournament already.
    NoMoreTime,
    /// There is no chat at this table.
    NoChat,
    /// The table does not allow spectators.
    NoSpectators,
    /// The server does not know the caller: `POST /api/me` comes first.
    NoGuest,
    /// The caller is banned.
    Banned,
    /// This cannot be a name.
    BadName,
    /// These settings do not go together.
    BadOptions,
    /// The server is about to stop and makes no new tables.
    Draining,
    /// The caller may not do this.
    NotAllowed,
    /// You are not watching this table.
    NotWatching,
    /// Too many of your tables are waiting for players.
    TooManyTables,
    /// The player is here, so the seat cannot be freed.
    NotAway,
    /// Another part of the deal was sealed before.
    WrongPart,
    /// Other people play at this table, so it is not possible.
    NotAlone,
    /// The last move cannot be taken back.
    NoUndo,
    /// The record is not that of a finished game against bots.
    BadRecord,
    /// Champion has not been loaded here.
    NotLoaded,
    /// The server made a mistake; nothing has changed.
    Internal,
    /// The table has failed again and again; it stays closed until the server restarts.
    Faulty,
}

impl Code {
    /// Every code.
    pub const ALL: [Self; 40] = [
        Self::Rule,
        Self::Stale,
        Self::Storage,
        Self::BadMessage,
        Self::UnknownMove,
        Self::Unforeseen,
        Self::TooFast,
        Self::TooLong,
        Self::NoSuchTable,
        Self::NotFound,
        Self::NotSeated,
        Self::NotHost,
        Self::SeatTaken,
        Self::TableFull,
        Self::SeatsFree,
        Self::AlreadyBegun,
        Self::Dealing,
        Self::NotBegun,
        Self::Over,
        Self::NotOver,
        Self::NoWindow,
        Self::NoMoreTime,
        Self::NoChat,
        Self::NoSpectators,
        Self::NoGuest,
        Self::Banned,
        Self::BadName,
        Self::BadOptions,
        Self::Draining,
        Self::NotAllowed,
        Self::NotWatching,
        Self::TooManyTables,
        Self::NotAway,
        Self::WrongPart,
        Self::NotAlone,
        Self::NoUndo,
        Self::BadRecord,
        Self::NotLoaded,
        Self::Internal,
        Self::Faulty,
    ];

    /// The sentence in English: that of `locales/en/table.ftl`, which a test of `locales` compares.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Rule => "A rule of the game forbids this.",
            Self::Stale => "The game has moved on. Check the table and choose again.",
            Self::Storage => "This could not be saved, so nothing has changed. Try again.",
            Self::BadMessage => "The server could not read this message.",
            Self::UnknownMove => "The server does not know this move.",
            Self::Unforeseen => "This can’t be previewed: it depends on what happens first.",
            Self::TooFast => "Too many messages in a short time. Try again in a moment.",
            Self::TooLong => "The text is too long.",
            Self::NoSuchTable => "There is no such table.",
            Self::NotFound => "There’s nothing here.",
            Self::NotSeated => "You don’t have a seat at this table.",
            Self::NotHost => "Only the host of the table can do this.",
            Self::SeatTaken => "This seat is taken.",
            Self::TableFull => "All seats of this table are taken.",
            Self::SeatsFree => "A seat is still free.",
            Self::AlreadyBegun => "The game has already begun.",
            Self::Dealing => "The cards are being dealt. Try again in a moment.",
            Self::NotBegun => "The game has not begun yet.",
            Self::Over => "The game is over.",
            Self::NotOver => "Only games that were played to the end can be reviewed.",
            Self::NoWindow => "There’s nothing to respond to now.",
            Self::NoMoreTime => "You have used your extra time in this tournament.",
            Self::NoChat => "This table has no chat.",
            Self::NoSpectators => "This table doesn’t allow spectators.",
            Self::NoGuest => "Choose a name first.",
            Self::Banned => "You have been banned from this server.",
            Self::BadName => "This name cannot be used. Choose another.",
            Self::BadOptions => "These settings don’t go together.",
            Self::Draining => {
                "The server is about to restart, so no new tables can be created. \
                 Running games go on."
            }
            Self::NotAllowed => "You’re not allowed to do that.",
            Self::NotWatching => "You are not watching this table.",
            Self::TooManyTables => {
                "Too many of your tables are waiting for players. Close one or start a game first."
            }
            Self::NotAway => "This player is here, so the seat cannot be freed.",
            Self::WrongPart => "This is not the part of the shuffle that was sealed.",
            Self::NotAlone => "This is only possible when all other players are bots.",
            Self::NoUndo => "This move can no longer be taken back.",
            Self::BadRecord => "This is not the record of a finished game against bots.",
            Self::NotLoaded => "Champion has not been loaded yet. Go online once to load it.",
            Self::Internal => {
                "Something went wrong on the server. Nothing has changed; please try again."
            }
            Self::Faulty => {
                "This table has failed several times and is closed for now. Try again later."
            }
        }
    }
}
