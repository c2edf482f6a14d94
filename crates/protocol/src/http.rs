//! Requests and responses over plain HTTP.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Seat;

use crate::refusal::Refusal;
use crate::room::{LobbyTable, Room, Settings, is_false};

/// The body of every response that is not a success.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault {
    /// The reason.
    pub refusal: Refusal,
}

/// The user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    /// Their nickname.
    pub name: String,
    /// Is it a program? Everybody at a table sees that, and it never changes.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub program: bool,
    /// The token of a program, when it is new: `Authorization: Bearer TOKEN`. It is not shown
    /// again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
}

/// A request for a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NameMe {
    /// A nickname; nothing to be given one.
    #[serde(default)]
    pub name: Option<String>,
    /// Is this a program that plays? It is set once: a program remains one, and a person cannot
    /// become one.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub program: bool,
}

/// A secret that signs another device in as me, once, within ten minutes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeviceLink {
    /// The path of the link; the secret follows its `#`, which browsers never send.
    pub path: String,
}

/// The secret of a device link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// The part after the `#`.
    pub secret: String,
}

/// A table to be created.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MakeTable {
    /// Its settings.
    pub settings: Settings,
    /// Bots by seat: their level, or `null`. The creator takes the first seat without one.
    #[serde(default)]
    pub bots: Vec<Option<String>>,
}

/// A table against bots, created at once. The game begins when the player's part of the deal
/// arrives.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayNow {
    /// The game's name.
    pub game: String,
    /// The number of players.
    pub players: usize,
    /// The bots' level.
    pub level: String,
    /// House rules that differ from the usual.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// How quickly the bots move.
    #[serde(default)]
    pub pace: crate::room::Pace,
}

/// A table's address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableLink {
    /// Its code.
    pub table: String,
}

/// Games that concern me.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    /// Waiting and running games: first those where it is my turn, then by last move.
    pub running: Vec<MyGame>,
    /// Finished games.
    pub finished: Vec<MyGame>,
    /// Recently finished open games of anybody.
    pub recent: Vec<FinishedGame>,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinishedGame {
    /// Its table.
    #[serde(flatten)]
    pub table: LobbyTable,
    /// Who has won.
    #[schemars(with = "Vec<String>")]
    pub winners: Vec<Seat>,
    /// The points of each seat at the end.
    pub scores: Vec<u32>,
}

/// A game of mine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MyGame {
    /// The table.
    pub room: Room,
    /// Is it my turn?
    pub my_turn: bool,
    /// When something last happened, in milliseconds since 1970.
    pub touched: i64,
    /// The points of each seat now, or at the end; none before the deal.
    pub scores: Vec<u32>,
    /// My remaining time for the decision that waits for me, in milliseconds; nothing if none
    /// waits, or no clock runs for it.
    pub left: Option<i64>,
    /// Is every other seat a bot?
    pub against_bots: bool,
    /// A running game as everybody may see it: the game's public `View`.
    pub view: Option<Value>,
}

/// One step of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ReplayStep {
    /// The number of the entry in the record, 0 for the deal. A viewer misses those that show them
    /// nothing.
    pub entry: usize,
    /// The seat that moved; nothing for the deal.
    #[schemars(with = "Option<String>")]
    pub by: Option<Seat>,
    /// The move in the notation.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Was it decided by a bot or the clock, and not by the player?
    pub stand_in: bool,
    /// Its events: the game's `EventView`s.
    pub events: Vec<Value>,
    /// The game after it: a `View`. With `as=all` every hand is open.
    pub view: Value,
}
