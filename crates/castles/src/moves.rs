//! What a player may ask for, and how it is written.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, Seat, Words};

use crate::board::Castle;
use crate::card::Card;
use crate::goods::Proposal;

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Takes one of the two turned cards; the other lies open (C4.1).
    Keep(Card),
    /// Lays a card of the hand open (C3.2).
    Lay(Card),
    /// Opens a barter for the open card (C4.3).
    Barter,
    /// Refuses to barter (C4.2).
    Lose,
    /// Offers a card for the open one (C4.3).
    Offer(Card),
    /// Offers nothing (C4.3), or does not attack (C8.1).
    Pass,
    /// Accepts the offer of this player (C4.4).
    Accept(Seat),
    /// Refuses all offers (C4.4).
    Refuse,
    /// Names the castle to attack (C6.1).
    Attack(Castle),
    /// Adds a card to the army (C5.1).
    Muster(Card),
    /// Leads the army against the garrison (C6.2).
    Strike,
    /// All banners of the castle move on (C6.4).
    Advance,
    /// No banner moves (C6.4).
    Hold,
    /// Plants a banner on square 1 (C6.5).
    Plant,
    /// Plants none (C6.5).
    Leave,
    /// Proposes a deal (C7.2).
    Propose(Proposal),
    /// Agrees to the deal (C7.2).
    Agree,
    /// Declines the deal (C7.2).
    Decline,
}

const _: () = assert!(size_of::<Move>() <= 40, "lists of proposals are long: keep moves small");

impl Move {
    /// The card that everybody sees enter the hand.
    pub(crate) const fn card_kept(self) -> Option<Card> {
        if let Self::Keep(card) = self { Some(card) } else { None }
    }

    /// The card that everybody sees leave the hand. A mustered army leaves it when it attacks.
    pub(crate) const fn card_laid(self) -> Option<Card> {
        if let Self::Lay(card) = self { Some(card) } else { None }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Lay(card) => write!(f, "lay {card}"),
            Self::Barter => f.write_str("barter"),
            Self::Lose => f.write_str("lose"),
            Self::Offer(card) => write!(f, "offer {card}"),
            Self::Pass => f.write_str("pass"),
            Self::Accept(seat) => write!(f, "accept {seat}"),
            Self::Refuse => f.write_str("refuse"),
            Self::Attack(castle) => write!(f, "attack {castle}"),
            Self::Muster(card) => write!(f, "muster {card}"),
            Self::Strike => f.write_str("strike"),
            Self::Advance => f.write_str("advance"),
            Self::Hold => f.write_str("hold"),
            Self::Plant => f.write_str("plant"),
            Self::Leave => f.write_str("leave"),
            Self::Propose(Proposal { to, give, want }) => {
                write!(f, "propose {to} give {give} want {want}")
            }
            Self::Agree => f.write_str("agree"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let (_, verb) = words.word("a move")?;
        let mv = match verb {
            "keep" => Self::Keep(words.parse("a card")?),
            "lay" => Self::Lay(words.parse("a card")?),
            "barter" => Self::Barter,
            "lose" => Self::Lose,
            "offer" => Self::Offer(words.parse("a card")?),
            "pass" => Self::Pass,
            "accept" => Self::Accept(words.parse("a seat")?),
            "refuse" => Self::Refuse,
            "attack" => Self::Attack(words.parse("a castle")?),
            "muster" => Self::Muster(words.parse("a card")?),
            "strike" => Self::Strike,
            "advance" => Self::Advance,
            "hold" => Self::Hold,
            "plant" => Self::Plant,
            "leave" => Self::Leave,
            "propose" => {
                let to = words.parse("a seat")?;
                the_word(&mut words, "give")?;
                let give = words.parse("a prisoner or cards to give")?;
                the_word(&mut words, "want")?;
                let want = words.parse("a prisoner or cards to want")?;
                Self::Propose(Proposal { to, give, want })
            }
            "agree" => Self::Agree,
            "decline" => Self::Decline,
            _ => return Err(ParseError::new(0, format!("`{verb}` is not a move"))),
        };
        words.end()?;
        Ok(mv)
    }
}

fn the_word(words: &mut Words<'_>, expected: &str) -> Result<(), ParseError> {
    let (at, word) = words.word(&format!("`{expected}`"))?;
    if word == expected {
        return Ok(());
    }
    Err(ParseError::new(at, format!("`{expected}` expected, found `{word}`")))
}

table::text_in_json!(Move);
table::field!(Move, "a move", ..);
