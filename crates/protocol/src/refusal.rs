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
    /// The same in English, for clients without a translation.
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
    /// It answers an outdated question.
    Stale,
    /// It could not be saved, so it was not done.
    Storage,
    /// The message cannot be read.
    BadMessage,
    /// The move is not in the notation.
    UnknownMove,
    /// What comes before the move cannot be foreseen.
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
    /// The game has not begun yet.
    NotBegun,
    /// The game is over.
    Over,
    /// The game was not played to its end, or not yet.
    NotOver,
    /// No window is open.
    NoWindow,
    /// You have had more time in this tournament already.
    NoMoreTime,
    /// There is no chat at this table.
    NoChat,
    /// Nobody may watch this table.
    NoSpectators,
    /// First say who you are.
    NoGuest,
    /// You are banned.
    Banned,
    /// This cannot be a name.
    BadName,
    /// These options do not go together.
    BadOptions,
    /// The server is about to stop and makes no new tables.
    Draining,
    /// This is not for you.
    NotAllowed,
    /// You are not watching this table.
    NotWatching,
    /// Too many of your tables are waiting for players.
    TooManyTables,
    /// The player is here, so the seat cannot be freed.
    NotAway,
    /// Your part of the deal is sealed already, and this is a different one.
    WrongPart,
    /// Other people play at this table.
    NotAlone,
    /// The last move cannot be taken back.
    NoUndo,
    /// The record is not of a finished game that can be taken in.
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
    pub const ALL: [Self; 39] = [
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

    /// The sentence in English.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Rule => "a rule forbids this",
            Self::Stale => "the question has changed meanwhile",
            Self::Storage => "this could not be saved, so it was not done; try again",
            Self::BadMessage => "this message cannot be read",
            Self::UnknownMove => "this is no move",
            Self::Unforeseen => "what comes before this move cannot be foreseen",
            Self::TooFast => "too much at once; wait a moment",
            Self::TooLong => "this is too long",
            Self::NoSuchTable => "there is no such table",
            Self::NotFound => "there is nothing here",
            Self::NotSeated => "you have no seat at this table",
            Self::NotHost => "only the host of the table may do this",
            Self::SeatTaken => "this seat is taken",
            Self::TableFull => "every seat is taken",
            Self::SeatsFree => "a seat is still free",
            Self::AlreadyBegun => "the game has begun already",
            Self::NotBegun => "the game has not begun yet",
            Self::Over => "the game is over",
            Self::NotOver => "only games that were played to the end are reviewed",
            Self::NoWindow => "there is nothing to wait for",
            Self::NoMoreTime => "you have had more time in this tournament already",
            Self::NoChat => "there is no chat at this table",
            Self::NoSpectators => "nobody may watch this table",
            Self::NoGuest => "first say who you are",
            Self::Banned => "you are shut out of this place",
            Self::BadName => "this cannot be a name",
            Self::BadOptions => "this cannot be played so",
            Self::Draining => "the server is about to pause and makes no new tables",
            Self::NotAllowed => "this is not for you",
            Self::NotWatching => "first watch the table",
            Self::TooManyTables => "too many of your tables are waiting for players",
            Self::NotAway => "this player is here",
            Self::WrongPart => "this is not the part of the deal that was sealed",
            Self::NotAlone => "other people play at this table",
            Self::NoUndo => "the last move cannot be taken back",
            Self::BadRecord => "this is not the record of a finished game against bots",
            Self::NotLoaded => "Champion has not been loaded here",
            Self::Internal => "the server made a mistake; nothing has changed",
            Self::Faulty => "this table has failed again and again and is closed for now",
        }
    }
}
