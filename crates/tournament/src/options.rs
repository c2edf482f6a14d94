//! Player count and house rules (T12).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::HouseRule;

/// How a tournament is played. Made by [`table::Options::usual`], changed by
/// [`table::Options::set`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "TournamentOptions")
)]
pub struct Options {
    pub(crate) players: u8,
    pub(crate) ties: Ties,
    pub(crate) repeat: Repeat,
    pub(crate) discard: DiscardPile,
}

/// T12.1: is an equal highest total enough to stay in?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TournamentTies"))]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// No: the total must be strictly higher than every other (T3.4).
    Strict,
    /// Yes.
    TiesStay,
}

/// T12.2: which colour may not be opened again?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TournamentRepeat"))]
#[serde(rename_all = "kebab-case")]
pub enum Repeat {
    /// Purple after purple (T4.2).
    PurpleOnly,
    /// Any colour after itself, as in the French edition.
    Camelot,
}

/// T12.3: how much of the discard pile do clients show?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "TournamentDiscardPile")
)]
#[serde(rename_all = "kebab-case")]
pub enum DiscardPile {
    /// Its top card and its size.
    TopOnly,
    /// All of it.
    Open,
}

impl Options {
    /// T6.6: how many colours win the game.
    #[inline]
    #[must_use]
    pub const fn goal(&self) -> usize {
        if self.players <= 3 { 5 } else { 4 }
    }
}

impl table::Options for Options {
    const HOUSE_RULES: &'static [HouseRule] = &[
        HouseRule { key: "ties", values: &["strict", "ties-stay"] },
        HouseRule { key: "repeat", values: &["purple-only", "camelot"] },
        HouseRule { key: "discard", values: &["top-only", "open"] },
    ];

    fn usual(players: usize) -> Result<Self, String> {
        if !(2..=5).contains(&players) {
            return Err(format!("the Tournament is for 2 to 5 players, not {players}"));
        }
        let (ties, repeat, discard) = (Ties::Strict, Repeat::PurpleOnly, DiscardPile::TopOnly);
        Ok(Self { players: players as u8, ties, repeat, discard })
    }

    #[inline]
    fn players(&self) -> usize {
        self.players as usize
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match (key, value) {
            ("ties", "strict") => self.ties = Ties::Strict,
            ("ties", "ties-stay") => self.ties = Ties::TiesStay,
            ("repeat", "purple-only") => self.repeat = Repeat::PurpleOnly,
            ("repeat", "camelot") => self.repeat = Repeat::Camelot,
            ("discard", "top-only") => self.discard = DiscardPile::TopOnly,
            ("discard", "open") => self.discard = DiscardPile::Open,
            ("ties", _) => return Err(format!("ties is strict or ties-stay, not `{value}`")),
            ("repeat", _) => {
                return Err(format!("repeat is purple-only or camelot, not `{value}`"));
            }
            ("discard", _) => return Err(format!("discard is top-only or open, not `{value}`")),
            _ => return Err(format!("`{key}` is not an option (ties, repeat, discard)")),
        }
        Ok(())
    }

    fn unusual(&self) -> Map<String, Value> {
        let mut unusual = Map::new();
        if self.ties == Ties::TiesStay {
            unusual.insert("ties".into(), json!("ties-stay"));
        }
        if self.repeat == Repeat::Camelot {
            unusual.insert("repeat".into(), json!("camelot"));
        }
        if self.discard == DiscardPile::Open {
            unusual.insert("discard".into(), json!("open"));
        }
        unusual
    }
}
