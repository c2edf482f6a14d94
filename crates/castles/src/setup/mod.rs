//! Whole positions: any arrangement of cards and banners.

mod judged;
mod written;

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use table::{Seat, Seats};

use crate::board::{Castle, Lord};
use crate::card::{Card, Hand};
use crate::moves::Move;

/// A position as `rules/notation.md` writes it: complete, omniscient, perhaps impossible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Setup {
    pub game: String,
    pub players: usize,
    pub options: Map<String, Value>,
    pub phase: PhaseName,
    pub turn: Seat,
    pub drawn: u8,
    pub passes: u8,
    pub proposed: Seats,
    pub castles: CastlesSetup,
    pub seats: Vec<SeatSetup>,
    pub deck: Vec<Card>,
    pub turned: Hand,
    pub open: Option<Card>,
    pub lost: Hand,
    pub pending: Option<Pending>,
}

/// A phase by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum PhaseName {
    Keep,
    Lay,
    Barter,
    Offer,
    Accept,
    Attack,
    Muster,
    Advance,
    Plant,
    Deal,
    Over,
}

/// What lies by the five castles, in the order of C1.2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CastlesSetup {
    pub rotherwood: CastleSetup,
    pub ashby: CastleSetup,
    pub coningsburgh: CastleSetup,
    pub york: CastleSetup,
    pub torquilstone: CastleSetup,
}

/// What lies by one castle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CastleSetup {
    pub garrison: Hand,
    pub track: Vec<Option<Lord>>,
}

/// What lies with one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatSetup {
    pub lord: Lord,
    pub hand: Hand,
    pub reserve: u8,
    pub prisoners: Vec<Lord>,
}

/// What a phase waits for: in `offer` and `accept` offers, in `muster` castle and army, in
/// `advance` and `plant` castle, in `deal` by, asked, move and resume.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Pending {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<Answers>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub castle: Option<Castle>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub army: Option<Hand>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Seat>,
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<Move>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resume: Option<PhaseName>,
}

/// The answers to a barter, null for a pass. Their order has no meaning, but is preserved.
#[derive(Clone, Debug, Default)]
pub struct Answers(Vec<(Seat, Option<Card>)>);

impl Answers {
    /// The seats that have answered.
    fn seats(&self) -> Seats {
        self.0.iter().map(|&(seat, _)| seat).collect()
    }
}

impl PartialEq for Answers {
    fn eq(&self, other: &Self) -> bool {
        let sorted = |answers: &Self| {
            let mut answers = answers.0.clone();
            answers.sort_unstable();
            answers
        };
        sorted(self) == sorted(other)
    }
}

impl Eq for Answers {}

impl Serialize for Answers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().copied())
    }
}

impl<'de> Deserialize<'de> for Answers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct BySeat;

        impl<'de> Visitor<'de> for BySeat {
            type Value = Answers;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("offers by seat")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Answers, A::Error> {
                let mut answers = Answers::default();
                while let Some((seat, card)) = map.next_entry()? {
                    if answers.seats().contains(seat) {
                        return Err(A::Error::custom("a seat is named twice"));
                    }
                    answers.0.push((seat, card));
                }
                Ok(answers)
            }
        }

        from.deserialize_map(BySeat)
    }
}

impl CastlesSetup {
    /// The castles with their names, in the order of C1.2.
    pub(crate) fn each(&self) -> impl Iterator<Item = (Castle, &CastleSetup)> {
        let setups =
            [&self.rotherwood, &self.ashby, &self.coningsburgh, &self.york, &self.torquilstone];
        Castle::ALL.into_iter().zip(setups)
    }
}
