//! The text form of events. That of moves and cards stands beside their types.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, Seat, Words};

use crate::card::{CARDS, Card, Hand};
use crate::event::Event;
use crate::piles::Pile;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list(f: &mut fmt::Formatter<'_>, cards: impl Iterator<Item = Card>) -> fmt::Result {
            cards.into_iter().try_for_each(|card| write!(f, " {card}"))
        }
        match self {
            Self::Dealt { dealer, deck } => {
                write!(f, "deal {dealer}")?;
                list(f, deck.iter())
            }
            Self::Moved { by, mv } => write!(f, "move {by} {mv}"),
            Self::TournamentBegan { opener } => write!(f, "tournament {opener}"),
            Self::TurnBegan { seat } => write!(f, "turn {seat}"),
            Self::Drew { seat, card } => write!(f, "draw {seat} {card}"),
            Self::Reshuffled { deck } => {
                f.write_str("reshuffle")?;
                list(f, deck.iter())
            }
            Self::HandShown { seat, hand } => {
                write!(f, "show {seat}")?;
                list(f, hand.into_iter())
            }
            Self::TookEffect => f.write_str("effect"),
            Self::Stayed { seat, total } => write!(f, "stay {seat} {total}"),
            Self::ColourChanged { colour } => write!(f, "colour {colour}"),
            Self::Discarded { seat, place, card } => write!(f, "discard {seat} {place} {card}"),
            Self::Taken { by, from, card } => write!(f, "take {by} {from} {card}"),
            Self::Retreated { seat, place, card } => write!(f, "retreat {seat} {place} {card}"),
            Self::Stolen { by, from, card } => write!(f, "steal {by} {from} {card}"),
            Self::Swapped { by, mine, with, his } => write!(f, "swap {by} {mine} {with} {his}"),
            Self::AdaptAsked { seat, value } => write!(f, "adapt {seat} {value}"),
            Self::AdaptEnded => f.write_str("adapted"),
            Self::TokenAsked { seat } => write!(f, "maiden {seat}"),
            Self::TokenReturned { seat, colour } => write!(f, "returned {seat} {colour}"),
            Self::TournamentWon { seat } => write!(f, "victory {seat}"),
            Self::TokenTaken { seat, colour } => write!(f, "token {seat} {colour}"),
            Self::GameWon { seat } => write!(f, "game {seat}"),
        }
    }
}

impl FromStr for Event {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let (_, verb) = words.word("an event")?;
        if verb == "move" {
            let by: Seat = words.parse("a seat")?;
            let start = "move A ".len();
            let rest = text.get(start..).unwrap_or_default();
            let mv = rest.parse().map_err(|error: ParseError| error.within(start))?;
            return Ok(Self::Moved { by, mv });
        }
        let event = read_event(verb, &mut words)?;
        words.end()?;
        Ok(event)
    }
}

fn read_event(verb: &str, words: &mut Words<'_>) -> Result<Event, ParseError> {
    Ok(match verb {
        "deal" => Event::Dealt { dealer: words.parse("a seat")?, deck: pile(words)? },
        "tournament" => Event::TournamentBegan { opener: words.parse("a seat")? },
        "turn" => Event::TurnBegan { seat: words.parse("a seat")? },
        "draw" => Event::Drew { seat: words.parse("a seat")?, card: words.parse("a card")? },
        "reshuffle" => Event::Reshuffled { deck: pile(words)? },
        "show" => Event::HandShown { seat: words.parse("a seat")?, hand: hand(words)? },
        "effect" => Event::TookEffect,
        "stay" => Event::Stayed { seat: words.parse("a seat")?, total: number(words)? },
        "colour" => Event::ColourChanged { colour: words.parse("a colour")? },
        "discard" => Event::Discarded {
            seat: words.parse("a seat")?,
            place: words.parse("a place")?,
            card: words.parse("a card")?,
        },
        "take" => Event::Taken {
            by: words.parse("a seat")?,
            from: words.parse("a seat")?,
            card: words.parse("a card")?,
        },
        "retreat" => Event::Retreated {
            seat: words.parse("a seat")?,
            place: words.parse("a place")?,
            card: words.parse("a card")?,
        },
        "steal" => Event::Stolen {
            by: words.parse("a seat")?,
            from: words.parse("a seat")?,
            card: words.parse("a card")?,
        },
        "swap" => Event::Swapped {
            by: words.parse("a seat")?,
            mine: words.parse("a card of his own")?,
            with: words.parse("a seat")?,
            his: words.parse("a card of the other")?,
        },
        "adapt" => Event::AdaptAsked { seat: words.parse("a seat")?, value: number(words)? },
        "adapted" => Event::AdaptEnded,
        "maiden" => Event::TokenAsked { seat: words.parse("a seat")? },
        "returned" => {
            Event::TokenReturned { seat: words.parse("a seat")?, colour: words.parse("a colour")? }
        }
        "victory" => Event::TournamentWon { seat: words.parse("a seat")? },
        "token" => {
            Event::TokenTaken { seat: words.parse("a seat")?, colour: words.parse("a colour")? }
        }
        "game" => Event::GameWon { seat: words.parse("a seat")? },
        _ => return Err(ParseError::new(0, format!("`{verb}` is no event"))),
    })
}

/// A number as it is written: without a sign or leading zeros.
fn number<T: FromStr + ToString>(words: &mut Words<'_>) -> Result<T, ParseError> {
    let (at, word) = words.word("a number")?;
    let number = word.parse().ok().filter(|number: &T| number.to_string() == word);
    number.ok_or_else(|| ParseError::new(at, format!("`{word}` is no such number")))
}

fn pile(words: &mut Words<'_>) -> Result<Pile, ParseError> {
    let mut cards: Vec<Card> = Vec::new();
    while !words.is_done() {
        let (at, word) = words.word("a card")?;
        if cards.len() == CARDS {
            return Err(ParseError::new(at, "more cards than the game has"));
        }
        cards.push(word.parse().map_err(|error: ParseError| error.within(at))?);
    }
    Ok(cards.into_iter().collect())
}

/// Cards divided by spaces, sorted, no more of a kind than the game has.
fn hand(words: &mut Words<'_>) -> Result<Hand, ParseError> {
    let (mut hand, mut last) = (Hand::EMPTY, None);
    while !words.is_done() {
        let (at, word) = words.word("a card")?;
        let card: Card = word.parse().map_err(|error: ParseError| error.within(at))?;
        if last > Some(card) {
            return Err(ParseError::new(at, "the cards of a hand are sorted"));
        }
        if !hand.try_add(card) {
            return Err(ParseError::new(at, "more of a kind than the game has"));
        }
        last = Some(card);
    }
    Ok(hand)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_written_in_one_way() {
        let read = |text: &str| text.parse::<Event>().map_err(|error| error.at);
        for text in ["stay A 5", "adapt C 3", "show B R3 R4 shield", "discard A 12 S2"] {
            assert_eq!(read(text).map(|event| event.to_string()), Ok(text.to_owned()));
        }
        assert_eq!(read("stay A +5"), Err(7));
        assert_eq!(read("stay A 05"), Err(7));
        assert_eq!(read("adapt C 03"), Err(8));
        assert_eq!(read("show B R4 R3"), Err(10));
        assert_eq!(read("discard A 012 S2"), Err(10));
        assert_eq!(read("effect "), Err(7));
    }
}
