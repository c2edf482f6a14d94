//! What a player may ask for, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{ParseError, Words};

use crate::card::{Card, Colour, VALUE_CARDS};
use crate::cards::Action;

/// A place in a display, counted from the oldest card, which is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TournamentPlace"))]
#[serde(try_from = "u8")]
pub struct Place(u8);

impl Place {
    /// The place with this number.
    ///
    /// # Panics
    /// If the number is 0 or more than a display can have.
    #[inline]
    #[must_use]
    pub const fn new(number: usize) -> Self {
        assert!(number > 0 && number <= VALUE_CARDS);
        Self(number as u8)
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// How many places are older.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Place {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let fits = (1..=VALUE_CARDS).contains(&usize::from(number));
        fits.then_some(Self(number)).ok_or_else(|| format!("{number} is not a place in a display"))
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let plain = !text.starts_with(['0', '+']);
        match text.parse::<u8>() {
            Ok(number) if plain && usize::from(number) <= VALUE_CARDS => Ok(Self(number)),
            _ => Err(ParseError::new(0, format!("`{text}` is not a place in a display"))),
        }
    }
}

/// A face-up card in front of a player: in the display, or Shield or Stunned in the front.
///
/// One byte, so that moves and states stay small: a place, or one of two numbers that no place has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceUp(u8);

impl FaceUp {
    /// The Shield.
    pub const SHIELD: Self = Self(VALUE_CARDS as u8 + 1);
    /// The Stunned card.
    pub const STUNNED: Self = Self(VALUE_CARDS as u8 + 2);

    /// The card at this place of the display.
    #[inline]
    #[must_use]
    pub const fn at(place: Place) -> Self {
        Self(place.0)
    }

    /// The place, if it is in the display.
    #[inline]
    #[must_use]
    pub const fn place(self) -> Option<Place> {
        if self.0 <= VALUE_CARDS as u8 { Some(Place(self.0)) } else { None }
    }
}

impl fmt::Display for FaceUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Some(place) => place.fmt(f),
            None => f.write_str(if *self == Self::SHIELD { "shield" } else { "stunned" }),
        }
    }
}

impl FromStr for FaceUp {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "shield" => Ok(Self::SHIELD),
            "stunned" => Ok(Self::STUNNED),
            _ => text.parse().map(Self::at),
        }
    }
}

/// One decision of a player. Four bytes wide, so that lists of moves are written in whole words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(4))]
pub enum Move {
    /// Names a colour and lays the first card (T4.1).
    Open(Colour, Card),
    /// Lays a value card (T5).
    Play(Card),
    /// Plays an action card (T7).
    Action(Action),
    /// Cancels the action card just played (T11).
    Ivanhoe,
    /// Lets the action card just played take effect (T11).
    Pass,
    /// Adapt: the card of the value asked that stays (T9.10).
    Keep(Place),
    /// Ends the turn staying in (T3.4).
    End,
    /// Leaves the tournament (T6.1).
    Withdraw,
    /// The token that a Maiden costs (T6.3).
    Return(Colour),
    /// The token that a purple winner chooses (T6.4).
    Take(Colour),
}

const _: () = assert!(size_of::<Move>() <= 4, "lists of moves are long: keep moves small");

impl Move {
    /// The card that leaves the hand, if one does.
    pub(crate) const fn card(self) -> Option<Card> {
        match self {
            Self::Open(_, card) | Self::Play(card) => Some(card),
            Self::Action(action) => Some(action.card()),
            Self::Ivanhoe => Some(Card::Ivanhoe),
            Self::Pass | Self::Keep(_) | Self::End | Self::Withdraw => None,
            Self::Return(_) | Self::Take(_) => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Open(colour, card) => write!(f, "open {colour} {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Action(action) => action.fmt(f),
            Self::Ivanhoe => f.write_str("ivanhoe"),
            Self::Pass => f.write_str("pass"),
            Self::Keep(place) => write!(f, "keep {place}"),
            Self::End => f.write_str("end"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Return(colour) => write!(f, "return {colour}"),
            Self::Take(colour) => write!(f, "take {colour}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let (_, verb) = words.word("a move")?;
        let mv = match verb {
            "open" => Self::Open(words.parse("a colour")?, value_card(&mut words)?),
            "play" => Self::Play(value_card(&mut words)?),
            "ivanhoe" => Self::Ivanhoe,
            "pass" => Self::Pass,
            "keep" => Self::Keep(words.parse("a place")?),
            "end" => Self::End,
            "withdraw" => Self::Withdraw,
            "return" => Self::Return(words.parse("a colour")?),
            "take" => Self::Take(words.parse("a colour")?),
            _ => return text.parse().map(Self::Action),
        };
        words.end()?;
        Ok(mv)
    }
}

fn value_card(words: &mut Words<'_>) -> Result<Card, ParseError> {
    let (start, word) = words.word("a value card")?;
    match word.parse::<Card>() {
        Ok(card) if card.is_value() => Ok(card),
        Ok(_) => Err(ParseError::new(start, format!("`{word}` is not a value card"))),
        Err(error) => Err(error.within(start)),
    }
}

table::text_in_json!(FaceUp);
table::text_in_json!(Move);

table::field!(Place, "a place");
table::field!(FaceUp, "a face-up card");
table::field!(Move, "a move", ..);
