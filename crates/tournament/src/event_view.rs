//! What one viewer may know of an event (T13).

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

use crate::card::{Card, Colour, Hand};
use crate::event::Event;
use crate::moves::{FaceUp, Move, Place};

/// What one viewer may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "TournamentEventView")
)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum EventView {
    Dealt {
        dealer: Seat,
    },
    Moved {
        by: Seat,
        #[serde(rename = "move")]
        mv: Move,
    },
    TournamentBegan {
        opener: Seat,
    },
    TurnBegan {
        seat: Seat,
    },
    /// The card is there for who drew it.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Reshuffled {
        cards: usize,
    },
    HandShown {
        seat: Seat,
        hand: Hand,
    },
    TookEffect,
    Stayed {
        seat: Seat,
        total: u32,
    },
    ColourChanged {
        colour: Colour,
    },
    Discarded {
        seat: Seat,
        place: Place,
        card: Card,
    },
    Taken {
        by: Seat,
        from: Seat,
        card: Card,
    },
    Retreated {
        seat: Seat,
        place: Place,
        card: Card,
    },
    /// The card is there for the two concerned.
    Stolen {
        by: Seat,
        from: Seat,
        card: Option<Card>,
    },
    Swapped {
        by: Seat,
        mine: FaceUp,
        with: Seat,
        his: FaceUp,
    },
    AdaptAsked {
        seat: Seat,
        value: u8,
    },
    AdaptEnded,
    TokenAsked {
        seat: Seat,
    },
    TokenReturned {
        seat: Seat,
        colour: Colour,
    },
    TournamentWon {
        seat: Seat,
    },
    TokenTaken {
        seat: Seat,
        colour: Colour,
    },
    GameWon {
        seat: Seat,
    },
}

impl EventView {
    /// What `viewer` may know of the event; nothing at all of others' passing (T11.5).
    pub(crate) fn of(event: &Event, viewer: Viewer) -> Option<Self> {
        Some(match *event {
            Event::Dealt { dealer, deck: _ } => Self::Dealt { dealer },
            Event::Moved { by, mv: Move::Pass } if !viewer.is(by) => return None,
            Event::Moved { by, mv } => Self::Moved { by, mv },
            Event::TournamentBegan { opener } => Self::TournamentBegan { opener },
            Event::TurnBegan { seat } => Self::TurnBegan { seat },
            Event::Drew { seat, card } => {
                Self::Drew { seat, card: Some(card).filter(|_| viewer.is(seat)) }
            }
            Event::Reshuffled { ref deck } => Self::Reshuffled { cards: deck.iter().len() },
            Event::HandShown { seat, hand } => Self::HandShown { seat, hand },
            Event::TookEffect => Self::TookEffect,
            Event::Stayed { seat, total } => Self::Stayed { seat, total },
            Event::ColourChanged { colour } => Self::ColourChanged { colour },
            Event::Discarded { seat, place, card } => Self::Discarded { seat, place, card },
            Event::Taken { by, from, card } => Self::Taken { by, from, card },
            Event::Retreated { seat, place, card } => Self::Retreated { seat, place, card },
            Event::Stolen { by, from, card } => {
                let concerned = viewer.is(by) || viewer.is(from);
                Self::Stolen { by, from, card: Some(card).filter(|_| concerned) }
            }
            Event::Swapped { by, mine, with, his } => Self::Swapped { by, mine, with, his },
            Event::AdaptAsked { seat, value } => Self::AdaptAsked { seat, value },
            Event::AdaptEnded => Self::AdaptEnded,
            Event::TokenAsked { seat } => Self::TokenAsked { seat },
            Event::TokenReturned { seat, colour } => Self::TokenReturned { seat, colour },
            Event::TournamentWon { seat } => Self::TournamentWon { seat },
            Event::TokenTaken { seat, colour } => Self::TokenTaken { seat, colour },
            Event::GameWon { seat } => Self::GameWon { seat },
        })
    }
}

impl fmt::Display for EventView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hidden = |card: Option<Card>| card.map_or("?", Card::name);
        let open = match *self {
            Self::Drew { seat, card } => return write!(f, "draw {seat} {}", hidden(card)),
            Self::Stolen { by, from, card } => {
                return write!(f, "steal {by} {from} {}", hidden(card));
            }
            Self::Dealt { dealer } => return write!(f, "deal {dealer} ?"),
            Self::Reshuffled { cards } => return write!(f, "reshuffle {cards} ?"),
            Self::Moved { by, mv } => return write!(f, "{by} {mv}"),
            Self::TournamentBegan { opener } => Event::TournamentBegan { opener },
            Self::TurnBegan { seat } => Event::TurnBegan { seat },
            Self::HandShown { seat, hand } => Event::HandShown { seat, hand },
            Self::TookEffect => Event::TookEffect,
            Self::Stayed { seat, total } => Event::Stayed { seat, total },
            Self::ColourChanged { colour } => Event::ColourChanged { colour },
            Self::Discarded { seat, place, card } => Event::Discarded { seat, place, card },
            Self::Taken { by, from, card } => Event::Taken { by, from, card },
            Self::Retreated { seat, place, card } => Event::Retreated { seat, place, card },
            Self::Swapped { by, mine, with, his } => Event::Swapped { by, mine, with, his },
            Self::AdaptAsked { seat, value } => Event::AdaptAsked { seat, value },
            Self::AdaptEnded => Event::AdaptEnded,
            Self::TokenAsked { seat } => Event::TokenAsked { seat },
            Self::TokenReturned { seat, colour } => Event::TokenReturned { seat, colour },
            Self::TournamentWon { seat } => Event::TournamentWon { seat },
            Self::TokenTaken { seat, colour } => Event::TokenTaken { seat, colour },
            Self::GameWon { seat } => Event::GameWon { seat },
        };
        open.fmt(f)
    }
}
