//! What changes hands in a prisoner deal (C7.2), and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Cards, Kind as _, ParseError, Seat};

use crate::board::Lord;
use crate::card::{Card, Hand};

/// Cards by kind, in any number: also more than the game has, so that such a request is refused by
/// its rule (C7.2) and not as a syntax error.
///
/// Seven bits per kind, as bytes: moves then have no padding, and lists of proposals stay small.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bundle([u8; 16]);

/// The bits of one kind in a bundle.
const WIDTH: u32 = 7;
const MOST: usize = (1 << WIDTH) - 1;

impl Bundle {
    const EMPTY: Self = Self([0; 16]);

    #[inline]
    fn bits(self) -> u128 {
        u128::from_le_bytes(self.0)
    }

    /// Just this card.
    #[inline]
    #[must_use]
    pub const fn single(card: Card) -> Self {
        Self((1u128 << (WIDTH * card as u32)).to_le_bytes())
    }

    /// How many cards of this kind there are.
    #[must_use]
    pub fn count(self, card: Card) -> usize {
        (self.bits() >> (WIDTH * card.index() as u32)) as usize & MOST
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(self) -> usize {
        Card::ALL.into_iter().map(|card| self.count(card)).sum()
    }

    /// Is there no card?
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The cards, sorted.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let of = move |card| std::iter::repeat_n(card, self.count(card));
        Card::ALL.into_iter().flat_map(of)
    }

    /// The cards as a hand, if the game has as many of each kind.
    #[must_use]
    pub fn hand(self) -> Option<Hand> {
        let mut hand = Hand::EMPTY;
        self.iter().all(|card| hand.try_add(card)).then_some(hand)
    }
}

impl From<Hand> for Bundle {
    fn from(hand: Hand) -> Self {
        let card_bits = hand.into_iter().map(|card| 1u128 << (WIDTH * card as u32));
        Self(card_bits.sum::<u128>().to_le_bytes())
    }
}

impl fmt::Debug for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, card) in self.iter().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            write!(f, "{comma}{card}")?;
        }
        Ok(())
    }
}

impl FromStr for Bundle {
    type Err = ParseError;

    /// Reads cards sorted by bytes and joined by commas, at least one.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (mut bits, mut at) = (0u128, 0);
        for word in text.split(',') {
            let card: Card = word.parse().map_err(|error: ParseError| error.within(at))?;
            if Self(bits.to_le_bytes()).count(card) == MOST {
                return Err(ParseError::new(at, format!("more {card} than can be written")));
            }
            bits += 1 << (WIDTH * card as u32);
            at += word.len() + 1;
        }
        Ok(Self(bits.to_le_bytes()))
    }
}

impl Serialize for Bundle {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bundle {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut cards = Vec::<Card>::deserialize(from)?;
        cards.sort_unstable();
        let names: Vec<&str> = cards.into_iter().map(Card::name).collect();
        if names.is_empty() {
            Ok(Self::EMPTY)
        } else {
            names.join(",").parse().map_err(D::Error::custom)
        }
    }
}

#[cfg(feature = "ts")]
table::typescript_as!([] Bundle, Vec<Card>);

#[cfg(feature = "schema")]
table::schema_as!(Bundle, Vec<Card>);

/// One side of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goods {
    /// A prisoner: a banner of this lord.
    Prisoner(Lord),
    /// Cards of the hand.
    Cards(Bundle),
}

impl Goods {
    /// The cards, if they are cards.
    pub(crate) fn cards(self) -> Option<Bundle> {
        match self {
            Self::Prisoner(_) => None,
            Self::Cards(cards) => Some(cards),
        }
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Prisoner(lord) => write!(f, "prisoner:{lord}"),
            Self::Cards(cards) => cards.fmt(f),
        }
    }
}

impl FromStr for Goods {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mark = "prisoner:";
        match text.strip_prefix(mark) {
            Some(lord) => {
                lord.parse().map(Self::Prisoner).map_err(|error| error.within(mark.len()))
            }
            None => text.parse().map(Self::Cards),
        }
    }
}

table::field!(Goods, "a prisoner or cards");

impl Cards<Card> for Goods {
    fn cards(&self) -> impl Iterator<Item = Card> {
        let cards = Self::cards(*self).and_then(Bundle::hand).unwrap_or_default();
        cards.into_iter()
    }
}

/// A deal as it is proposed (C7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Proposal {
    /// The partner.
    pub to: Seat,
    /// What the proposer gives.
    pub give: Goods,
    /// What the proposer wants for it.
    pub want: Goods,
}

#[cfg(test)]
mod tests {
    use crate::Move;

    #[test]
    fn cards_are_read_in_any_order_and_written_in_one() {
        let read = |text: &str| text.parse::<Move>().map(|mv| mv.to_string());
        let written = "propose B give ab,ab,rs want al,fs";
        assert_eq!(read(written).as_deref(), Ok(written));
        assert_eq!(read("propose B give rs,ab,ab want fs,al").as_deref(), Ok(written));
    }
}
