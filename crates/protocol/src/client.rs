//! What a client says over its socket.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::room::StandingOrder;

/// What a client says. All but `watch`, `lobby` and `ping` speak of the table that it watches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Shows me a table, from my seat if I have one there, and tells me of it from now on.
    Watch {
        /// Its code.
        table: String,
        /// The newest version that I have: events after it are told. 0 for all, nothing for none.
        #[serde(default)]
        since: Option<u64>,
    },
    /// I watch no table any more.
    Unwatch,
    /// Tells me the list of open tables from now on, or no more.
    Lobby {
        /// From now on?
        on: bool,
    },
    /// I take a seat; from another seat I move over.
    Sit {
        /// Which; any free one if it is not named.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// I give my seat up. In a running game a bot plays on for me.
    Stand,
    /// My part of the deal: up to 256 digits 0-9 and a-f. The last one before the deal counts.
    Part {
        /// The digits.
        part: String,
    },
    /// The host puts a bot on a free seat, changes its level, or takes it away.
    Bot {
        /// The seat.
        seat: Seat,
        /// The level; nothing to take it away.
        #[serde(default)]
        level: Option<String>,
    },
    /// The host lets the game begin. All seats must be taken.
    Start,
    /// I make a move.
    Play {
        /// The version of the update that I answer.
        prompt: u64,
        /// My own name for this move: a move sent twice is made once.
        id: String,
        /// The move in the notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// What would come of these moves of mine, or which rule forbids one? Nothing is moved.
    Ask {
        /// My own name for this question.
        id: String,
        /// One to 24 moves in the notation, one made after the other.
        moves: Vec<String>,
    },
    /// My standing order for Ivanhoe windows.
    Order {
        /// The order.
        order: StandingOrder,
    },
    /// The window that is open should stay open longer: once a tournament for each player.
    MoreTime,
    /// I say something: a line, or the name of a phrase.
    Say {
        /// The line.
        #[serde(default)]
        text: Option<String>,
        /// The phrase.
        #[serde(default)]
        phrase: Option<String>,
    },
    /// I do not want to read what this seat says, or I do again.
    Mute {
        /// The seat.
        seat: Seat,
        /// Is he silent for me from now on?
        on: bool,
    },
    /// The same players again, at a new table.
    Rematch,
    /// Are you there?
    Ping {
        /// Comes back in the pong.
        n: u64,
    },
}

/// A message of one word: nothing may stand beside its type.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Word {
    #[serde(rename = "type")]
    _type: serde::de::IgnoredAny,
}

impl ClientMessage {
    /// Reads a message, and refuses every field that it does not know.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        let message: Self = serde_json::from_str(text)?;
        match &message {
            // The derived reader lets anything stand beside a variant without fields.
            Self::Unwatch | Self::Stand | Self::Start | Self::MoreTime | Self::Rematch => {
                serde_json::from_str::<Word>(text)?;
            }
            Self::Watch { .. }
            | Self::Lobby { .. }
            | Self::Sit { .. }
            | Self::Part { .. }
            | Self::Bot { .. }
            | Self::Play { .. }
            | Self::Ask { .. }
            | Self::Order { .. }
            | Self::Say { .. }
            | Self::Mute { .. }
            | Self::Ping { .. } => {}
        }
        Ok(message)
    }

    /// The name under which an answer is awaited.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Play { id, .. } | Self::Ask { id, .. } => Some(id),
            Self::Watch { .. }
            | Self::Unwatch
            | Self::Lobby { .. }
            | Self::Sit { .. }
            | Self::Stand
            | Self::Part { .. }
            | Self::Bot { .. }
            | Self::Start
            | Self::Order { .. }
            | Self::MoreTime
            | Self::Say { .. }
            | Self::Mute { .. }
            | Self::Rematch
            | Self::Ping { .. } => None,
        }
    }

    /// One of each, for tests that go through all of them.
    #[must_use]
    pub fn examples() -> Vec<Self> {
        vec![
            Self::Watch { table: "k7f3m2qx9wbd".into(), since: Some(12) },
            Self::Unwatch,
            Self::Lobby { on: true },
            Self::Sit { seat: Some(Seat::A) },
            Self::Stand,
            Self::Part { part: "5ea1ed".into() },
            Self::Bot { seat: Seat::B, level: Some("knight".into()) },
            Self::Start,
            Self::Play { prompt: 12, id: "a1".into(), mv: "play R5".into() },
            Self::Ask { id: "q1".into(), moves: vec!["play R5".into(), "end".into()] },
            Self::Order { order: StandingOrder::Always },
            Self::MoreTime,
            Self::Say { text: Some("Well met.".into()), phrase: None },
            Self::Mute { seat: Seat::C, on: true },
            Self::Rematch,
            Self::Ping { n: 7 },
        ]
    }
}
