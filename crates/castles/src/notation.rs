//! The text form of events. That of moves and goods stands beside their types.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, Seat, Seats, Words};

use crate::board::Lords;
use crate::card::{CARDS, Card, Hand};
use crate::event::Event;
use crate::goods::Bundle;
use crate::piles::Pile;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Dealt { dealer, ref deck } => {
                write!(f, "deal {dealer}")?;
                deck.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Moved { by, mv } => write!(f, "move {by} {mv}"),
            Self::TurnBegan { seat } => write!(f, "turn {seat}"),
            Self::Turned { seat, cards } => write!(f, "turned {seat} {}", Bundle::from(cards)),
            Self::LastCardTaken { seat, card } => write!(f, "last {seat} {card}"),
            Self::Drew { seat, cards } => write!(f, "draw {seat} {}", Bundle::from(cards)),
            Self::NothingToLay { seat } => write!(f, "nothing-to-lay {seat}"),
            Self::BarterOpened { seat } => write!(f, "barter {seat}"),
            Self::OffersMade { seat, offers } => {
                write!(f, "offers {seat}")?;
                let made = Seat::ALL.into_iter().filter_map(|by| Some((by, offers[by]?)));
                made.into_iter().try_for_each(|(by, card)| write!(f, " {by}:{card}"))
            }
            Self::Bartered { by, with, got, gave } => {
                write!(f, "bartered {by} {with} {got} {gave}")
            }
            Self::OpenCardLost { card } => write!(f, "lost {card}"),
            Self::Passed { seat, row } => write!(f, "passed {seat} {row}"),
            Self::GarrisonTaken { seat, castle, cards } => {
                write!(f, "taken {seat} {castle} {}", Bundle::from(cards))
            }
            Self::GarrisonLost { castle, cards } => {
                write!(f, "beaten {castle} {}", Bundle::from(cards))
            }
            Self::Stormed { seat, castle, army } => {
                write!(f, "stormed {seat} {castle} {}", Bundle::from(army))
            }
            Self::AdvanceAsked { castle } => write!(f, "ask-advance {castle}"),
            Self::Fell { lord, castle, seat } => write!(f, "fell {lord} {castle} {seat}"),
            Self::Advanced { castle } => write!(f, "advanced {castle}"),
            Self::PlantAsked { castle } => write!(f, "ask-plant {castle}"),
            Self::Planted { seat, castle } => write!(f, "planted {seat} {castle}"),
            Self::Exchanged { by, with, given, got } => {
                write!(f, "exchanged {by} {with} {given} {got}")
            }
            Self::GameEnded { winners } => write!(f, "over {winners}"),
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
        "turn" => Event::TurnBegan { seat: words.parse("a seat")? },
        "turned" => Event::Turned { seat: words.parse("a seat")?, cards: cards(words)? },
        "last" => Event::LastCardTaken { seat: words.parse("a seat")?, card: card(words)? },
        "draw" => Event::Drew { seat: words.parse("a seat")?, cards: cards(words)? },
        "nothing-to-lay" => Event::NothingToLay { seat: words.parse("a seat")? },
        "barter" => Event::BarterOpened { seat: words.parse("a seat")? },
        "offers" => Event::OffersMade { seat: words.parse("a seat")?, offers: offers(words)? },
        "bartered" => Event::Bartered {
            by: words.parse("a seat")?,
            with: words.parse("a seat")?,
            got: card(words)?,
            gave: card(words)?,
        },
        "lost" => Event::OpenCardLost { card: card(words)? },
        "passed" => Event::Passed { seat: words.parse("a seat")?, row: digit(words)? },
        "taken" => Event::GarrisonTaken {
            seat: words.parse("a seat")?,
            castle: words.parse("a castle")?,
            cards: cards(words)?,
        },
        "beaten" => Event::GarrisonLost { castle: words.parse("a castle")?, cards: cards(words)? },
        "stormed" => Event::Stormed {
            seat: words.parse("a seat")?,
            castle: words.parse("a castle")?,
            army: cards(words)?,
        },
        "ask-advance" => Event::AdvanceAsked { castle: words.parse("a castle")? },
        "fell" => Event::Fell {
            lord: words.parse("a lord")?,
            castle: words.parse("a castle")?,
            seat: words.parse("a seat")?,
        },
        "advanced" => Event::Advanced { castle: words.parse("a castle")? },
        "ask-plant" => Event::PlantAsked { castle: words.parse("a castle")? },
        "planted" => {
            Event::Planted { seat: words.parse("a seat")?, castle: words.parse("a castle")? }
        }
        "exchanged" => Event::Exchanged {
            by: words.parse("a seat")?,
            with: words.parse("a seat")?,
            given: words.parse("a prisoner or cards")?,
            got: words.parse("a prisoner or cards")?,
        },
        "over" => Event::GameEnded { winners: seats(words)? },
        _ => return Err(ParseError::new(0, format!("`{verb}` is no event"))),
    })
}

fn card(words: &mut Words<'_>) -> Result<Card, ParseError> {
    words.parse("a card")
}

/// Cards joined by commas, no more of a kind than the game has.
fn cards(words: &mut Words<'_>) -> Result<Hand, ParseError> {
    let (at, word) = words.word("cards")?;
    let cards: Bundle = word.parse().map_err(|error: ParseError| error.within(at))?;
    cards.hand().ok_or_else(|| ParseError::new(at, "more of a kind than the game has"))
}

fn digit(words: &mut Words<'_>) -> Result<u8, ParseError> {
    let (at, word) = words.word("a number")?;
    let digit = word.parse().ok().filter(|&number: &u8| number < 10 && word.len() == 1);
    digit.ok_or_else(|| ParseError::new(at, format!("`{word}` is no such number")))
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

/// Offers as `B:fs D:al`, by seat.
fn offers(words: &mut Words<'_>) -> Result<Lords<Option<Card>>, ParseError> {
    let (mut offers, mut last) = (Lords::default(), None);
    while !words.is_done() {
        let (at, word) = words.word("an offer")?;
        let fault = |error: ParseError| error.within(at);
        let Some((seat, card)) = word.split_once(':') else {
            return Err(ParseError::new(at, format!("`{word}` is no offer: SEAT:CARD")));
        };
        let seat: Seat = seat.parse().map_err(fault)?;
        if last >= Some(seat) {
            return Err(ParseError::new(at, "offers are named by seat, each once"));
        }
        offers[seat] = Some(card.parse().map_err(|error: ParseError| error.within(at + 2))?);
        last = Some(seat);
    }
    Ok(offers)
}

/// Seats in one word: `AC`.
fn seats(words: &mut Words<'_>) -> Result<Seats, ParseError> {
    let (at, word) = words.word("seats")?;
    let wrong = || ParseError::new(at, format!("`{word}` are no seats, each once and by letter"));
    let mut seats = Seats::NONE;
    for letter in word.chars() {
        let seat: Seat = letter.to_string().parse().map_err(|_| wrong())?;
        seats = seats.with(seat);
    }
    if seats.to_string() == word { Ok(seats) } else { Err(wrong()) }
}
