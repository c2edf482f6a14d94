//! A table apart from its game: seats and settings.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Seat;

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
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

/// The settings that were agreed when the table was created.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// The game's name.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// House rules that differ from the usual, as the notation writes them.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// How long an Ivanhoe window stays open, in seconds.
    #[serde(default = "Settings::usual_window")]
    pub window: u32,
    /// How quickly bots move.
    #[serde(default)]
    pub pace: Pace,
    /// Is it in the list of open tables?
    #[serde(default)]
    pub open: bool,
    /// May others watch?
    #[serde(default = "yes")]
    pub spectators: bool,
    /// May players chat?
    #[serde(default = "yes")]
    pub chat: bool,
}

fn yes() -> bool {
    true
}

impl Settings {
    /// The usual settings for this many players of a game.
    #[must_use]
    pub fn usual(game: &str, players: usize) -> Self {
        Self {
            game: game.to_owned(),
            players,
            options: Map::new(),
            clock: Clock::None,
            window: Self::usual_window(),
            pace: Pace::Calm,
            open: false,
            spectators: true,
            chat: true,
        }
    }

    /// Five seconds are enough to find a button.
    #[must_use]
    pub fn usual_window() -> u32 {
        5
    }
}

/// The clock of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// Everyone has a bank of time, and gets some back with each move.
    Live {
        /// The bank at the start, in seconds.
        bank: u32,
        /// What a move gives back, in seconds.
        increment: u32,
    },
    /// A fixed time for each move, for games over days.
    Correspondence {
        /// Hours per move.
        hours: u32,
        /// The most hours that a window waits.
        window: u32,
    },
}

/// How quickly bots move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Slow enough for a newcomer to follow.
    #[default]
    Calm,
    /// For players who know the game.
    Quick,
    /// At once: for programs.
    Instant,
}

/// A table as it is sent to one of its viewers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Room {
    /// Its code, the last part of its link.
    pub table: String,
    /// Its stage.
    pub stage: Stage,
    /// Its settings.
    pub settings: Settings,
    /// The seats in playing order.
    pub seats: Vec<RoomSeat>,
    /// The recipient's seat.
    #[schemars(with = "Option<String>")]
    pub you: Option<Seat>,
    /// May the recipient start the game, place bots and so on?
    pub host: bool,
    /// The number of spectators.
    pub spectators: usize,
    /// The server's commitment to its half of the deal.
    pub commitment: String,
    /// How the players' parts of the deal are collected, until the game begins.
    pub deal: Option<Deal>,
    /// Are bots, windows and clocks paused by the only person here?
    #[serde(default)]
    pub paused: bool,
    /// The seats that you have muted.
    #[schemars(with = "Vec<String>")]
    pub muted: Vec<Seat>,
    /// Who has won, when the game is over.
    #[schemars(with = "Vec<String>")]
    pub winners: Vec<Seat>,
    /// The points of each seat, when the game is over.
    pub scores: Vec<u32>,
    /// The table of the rematch, once a player has asked for it.
    pub rematch: Option<String>,
    /// Why it was closed before its game was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub closed: Option<Closed>,
    /// Was it played without a server and sent here afterwards? It is never rated.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub offline: bool,
    /// Was it tried from a finished game? Then it is not one that counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub branch: Option<Branch>,
}

/// The moment of a finished game from which another one was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Branch {
    /// The table of the finished game.
    pub table: String,
    /// How many moves both games have.
    pub entry: usize,
    /// The number of the decision among those of its seat, from 1.
    pub decision: usize,
    /// Were the hidden cards dealt again?
    pub imagined: bool,
}

/// Why a table was closed before its game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Closed {
    /// An operator has closed it.
    Operator,
    /// Nobody came back to it.
    Abandoned,
    /// Its game has more moves than allowed.
    TooLong,
}

/// A deal that is being prepared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Deal {
    /// The number of the attempt, from 1. An attempt fails if a seat does not reveal its part in
    /// time; in the next one everyone seals a new part, and that seat adds none.
    pub attempt: u32,
    /// The seals of the parts by seat; nothing for a seat that has sent none.
    pub seals: Vec<Option<String>>,
    /// Are these the seals that count? Then each of these seats must reveal its part now.
    pub fixed: bool,
    /// The seats that have revealed their parts.
    #[schemars(with = "Vec<String>")]
    pub revealed: Vec<Seat>,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RoomSeat {
    /// Its letter.
    #[schemars(with = "String")]
    pub seat: Seat,
    /// Its occupant.
    #[serde(flatten)]
    pub occupant: Occupant,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Free,
    /// A bot.
    Bot {
        /// Its level: page, squire, knight or champion; unknown in a game that was sent in.
        level: String,
        /// Its name.
        name: String,
    },
    /// A person, or a program with its own token.
    Guest {
        /// Their nickname.
        name: String,
        /// Are they present?
        presence: Presence,
        /// Is it a program from outside rather than a person? Left out for persons.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        program: bool,
    },
}

/// For fields that are left out unless they are true.
#[allow(clippy::trivially_copy_pass_by_ref)]
pub(crate) fn is_false(value: &bool) -> bool {
    !value
}

/// Is a player present?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Yes.
    Here,
    /// Their connection is gone; perhaps they come back in a moment.
    Away,
    /// A bot plays for them until they return.
    Substitute,
}

/// What a player wants when an Ivanhoe window opens. It ends with the tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StandingOrder {
    /// Always ask me.
    Always,
    /// Ask me if it affects me.
    #[default]
    Touched,
    /// Never ask me in this tournament.
    Never,
}

/// A table in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LobbyTable {
    /// Its code.
    pub table: String,
    /// Its stage.
    pub stage: Stage,
    /// Its settings.
    pub settings: Settings,
    /// The seats: nicknames, `null` for a free one.
    pub seats: Vec<Option<String>>,
    /// How many of them are bots: ours, and programs from outside.
    pub bots: usize,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
}
