//! Messages from a client over its socket.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Seat;

use crate::room::StandingOrder;

/// A request: a client's message and an id of its choice. It gets exactly one answer, `done`,
/// `answer` or `refused`, with the same id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Request {
    /// 1 to 64 visible ASCII characters. A move that is sent again with the same id is made once.
    pub id: String,
    /// The message.
    #[serde(flatten)]
    pub message: ClientMessage,
}

/// A client's message. All but `watch`, `lobby` and `ping` are about the table that it watches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Show me a table, from my seat if I have one there, and keep me up to date.
    Watch {
        /// Its code.
        table: String,
        /// The newest version that I have: later events are sent. 0 for all, nothing for none.
        #[serde(default)]
        since: Option<u64>,
    },
    /// I watch no table any more.
    Unwatch,
    /// Send me the list of open tables and its changes, or stop sending them.
    Lobby {
        /// From now on?
        on: bool,
    },
    /// I take a seat, or move to another one.
    Sit {
        /// Which; any free one if it is not named.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// I give up my seat. In a running game a bot plays on for me.
    Stand,
    /// The host frees the seat of a player who is away, before the game begins.
    Free {
        /// The seat.
        seat: Seat,
    },
    /// The SHA-256 of my part of the deal. It can be sent again, but not changed.
    Seal {
        /// 64 digits 0-9 and a-f.
        seal: String,
    },
    /// My part of the deal, once the room shows every seal: up to 256 digits 0-9 and a-f.
    Reveal {
        /// The digits.
        part: String,
    },
    /// The host puts a bot on a free seat, changes its level, or removes it.
    Bot {
        /// The seat.
        seat: Seat,
        /// The level; nothing to remove the bot.
        #[serde(default)]
        level: Option<String>,
    },
    /// The host starts the game. All seats must be taken.
    Start,
    /// I make a move.
    Play {
        /// The version of the update that I answer.
        prompt: u64,
        /// The move in the notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// I take my last move back: at a table of bots, before another seat has moved, and if I have
    /// seen nothing since that I could not know before.
    Undo {
        /// The version of the update in which `undo` stands.
        prompt: u64,
    },
    /// Pause bots, windows and clocks, or resume. Only at a table of bots.
    Pause {
        /// From now on?
        on: bool,
    },
    /// What would come of these moves of mine, or which rule forbids one? Nothing is moved.
    Ask {
        /// One to 24 moves in the notation, one made after the other.
        moves: Vec<String>,
    },
    /// What would Champion do in my place? Only at a table of bots, and when I am asked. Hints are
    /// counted, and the record says how many there were.
    Hint {
        /// The version of the update that I look at.
        prompt: u64,
    },
    /// My standing order for Ivanhoe windows.
    Order {
        /// The order.
        order: StandingOrder,
    },
    /// The open window should stay open longer: once per tournament for each player.
    MoreTime,
    /// A chat line, or the name of a phrase.
    Say {
        /// The line.
        #[serde(default)]
        text: Option<String>,
        /// The phrase.
        #[serde(default)]
        phrase: Option<String>,
    },
    /// I do not want to read what this seat writes, or I do again.
    Mute {
        /// The seat.
        seat: Seat,
        /// Is it muted from now on?
        on: bool,
    },
    /// The same players again, at a new table.
    Rematch,
    /// Are you there?
    Ping,
}

impl Request {
    /// The longest id of a request, in characters.
    pub const LONGEST_ID: usize = 64;

    /// Parses a request, and refuses every unknown field.
    ///
    /// # Errors
    /// What is wrong with it, and its id if that could be read.
    pub fn read(text: &str) -> Result<Self, (Option<String>, String)> {
        if let Some(play) = Play::read(text) {
            return Ok(play);
        }
        let broken = |error: serde_json::Error| (None, error.to_string());
        let mut fields: Map<String, Value> = serde_json::from_str(text).map_err(broken)?;
        let id = match fields.remove("id") {
            Some(Value::String(id)) if Self::is_id(&id) => id,
            _ => {
                let what = "a request has an `id` of 1 to 64 visible ASCII characters";
                return Err((None, what.to_owned()));
            }
        };
        let has_more = fields.len() > 1;
        match ClientMessage::deserialize(Value::Object(fields)) {
            // The derived parser accepts any field in a variant without fields.
            Ok(message) if message.is_one_word() && has_more => {
                Err((Some(id), "this message has no other field".to_owned()))
            }
            Ok(message) => Ok(Self { id, message }),
            Err(error) => Err((Some(id), error.to_string())),
        }
    }

    fn is_id(id: &str) -> bool {
        (1..=Self::LONGEST_ID).contains(&id.len()) && id.bytes().all(|c| c.is_ascii_graphic())
    }
}

/// A move, as clients usually write it. It is the most frequent message, so it is parsed in one go.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play<'a> {
    id: &'a str,
    #[serde(rename = "type")]
    kind: &'a str,
    prompt: u64,
    #[serde(rename = "move")]
    mv: &'a str,
}

impl<'a> Play<'a> {
    /// `None` if it is anything else, or is written differently.
    fn read(text: &'a str) -> Option<Request> {
        let Self { id, kind, prompt, mv } = serde_json::from_str(text).ok()?;
        let message = ClientMessage::Play { prompt, mv: mv.to_owned() };
        (kind == "play" && Request::is_id(id)).then(|| message.named(id))
    }
}

impl ClientMessage {
    /// This message as a request with this id.
    #[must_use]
    pub fn named(self, id: impl Into<String>) -> Request {
        Request { id: id.into(), message: self }
    }

    fn is_one_word(&self) -> bool {
        matches!(
            self,
            Self::Unwatch | Self::Stand | Self::Start | Self::MoreTime | Self::Rematch | Self::Ping
        )
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
            Self::Free { seat: Seat::B },
            Self::Seal {
                seal: "8daa76425e7d87ad1cd1b21aedb90d75e5a72e818be6675e0b5a474b4bfa018c".into(),
            },
            Self::Reveal { part: "5ea1ed".into() },
            Self::Bot { seat: Seat::B, level: Some("knight".into()) },
            Self::Start,
            Self::Play { prompt: 12, mv: "play R5".into() },
            Self::Undo { prompt: 13 },
            Self::Hint { prompt: 13 },
            Self::Pause { on: true },
            Self::Ask { moves: vec!["play R5".into(), "end".into()] },
            Self::Order { order: StandingOrder::Always },
            Self::MoreTime,
            Self::Say { text: Some("Well met.".into()), phrase: None },
            Self::Mute { seat: Seat::C, on: true },
            Self::Rematch,
            Self::Ping,
        ]
    }
}
