//! High card in the notation: moves, refusals, positions.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Notation, Options as _, ParseError, Seat};

use crate::{Card, Hand, Move, Options, Reason, State};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {}", self.0)
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let card =
            text.strip_prefix("play ").ok_or(ParseError::new(0, "`play CARD` is expected"))?;
        card.parse().map(Self).map_err(|error: ParseError| error.within("play ".len()))
    }
}

table::text_in_json!(Move);
table::field!(Move, "a move", ..);

impl table::Reason for Reason {
    fn rule(&self) -> &'static str {
        "X2.1"
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::NotToPlay { card } = self;
        write!(f, "this player may not play {card} now")
    }
}

/// A whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    pub(crate) options: Options,
    pub(crate) turn: Seat,
    pub(crate) deck: Hand,
    pub(crate) seats: [Held; 4],
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) hand: Hand,
    pub(crate) shown: Option<Card>,
    pub(crate) taken: Hand,
}

impl Notation for State {
    type Kind = Card;
    type Setup = Setup;

    fn setup(&self) -> Setup {
        self.0
    }

    fn from_setup(setup: &Setup) -> Result<Self, Vec<String>> {
        let players = setup.options.players();
        let mut all = setup.deck;
        let mut held = setup
            .seats
            .iter()
            .flat_map(|seat| seat.hand.into_iter().chain(seat.taken).chain(seat.shown));
        let fit = held.all(|card| all.try_add(card));
        let sits = Options::usual(players).is_ok() && setup.turn.index() < players;
        let whole = fit && all == Hand::whole_deck();
        (sits && whole).then_some(Self(*setup)).ok_or(vec!["a card or a player is missing".into()])
    }
}
