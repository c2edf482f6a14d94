//! What one viewer may know of an event (C9).

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Viewer};

use crate::board::{Castle, Lord};
use crate::card::{Card, Hand};
use crate::event::Event;
use crate::goods::{Bundle, Proposal};
use crate::moves::Move;
use crate::view::{GoodsView, OfferView};

/// What one viewer may know of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CastlesEventView"))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum EventView {
    Dealt {
        dealer: Seat,
    },
    /// A move, whole. Of a proposal it is there for the two concerned.
    Moved {
        by: Seat,
        #[serde(rename = "move")]
        mv: Move,
    },
    /// A proposal as all others know it.
    Proposed {
        by: Seat,
        to: Seat,
        give: GoodsView,
        want: GoodsView,
    },
    TurnBegan {
        seat: Seat,
    },
    Turned {
        seat: Seat,
        cards: Hand,
    },
    LastCardTaken {
        seat: Seat,
        card: Card,
    },
    /// The cards are there for who drew them.
    Drew {
        seat: Seat,
        count: usize,
        cards: Option<Hand>,
    },
    NothingToLay {
        seat: Seat,
    },
    BarterOpened {
        seat: Seat,
    },
    /// The offers are there for who chooses, one's own for who made it.
    OffersMade {
        seat: Seat,
        count: usize,
        offers: Vec<OfferView>,
    },
    /// The card got is there for the two concerned.
    Bartered {
        by: Seat,
        with: Seat,
        got: Option<Card>,
        gave: Card,
    },
    OpenCardLost {
        card: Card,
    },
    Passed {
        seat: Seat,
        row: u8,
    },
    GarrisonTaken {
        seat: Seat,
        castle: Castle,
        cards: Hand,
    },
    GarrisonLost {
        castle: Castle,
        cards: Hand,
    },
    Stormed {
        seat: Seat,
        castle: Castle,
        army: Hand,
    },
    AdvanceAsked {
        castle: Castle,
    },
    Fell {
        lord: Lord,
        castle: Castle,
        seat: Seat,
    },
    Advanced {
        castle: Castle,
    },
    PlantAsked {
        castle: Castle,
    },
    Planted {
        seat: Seat,
        castle: Castle,
    },
    /// Cards are there for the two concerned.
    Exchanged {
        by: Seat,
        with: Seat,
        given: GoodsView,
        got: GoodsView,
    },
    GameEnded {
        winners: Seats,
    },
}

impl EventView {
    /// What `viewer` may know of the event.
    pub(crate) fn of(event: &Event, viewer: Viewer) -> Option<Self> {
        Some(match *event {
            Event::Dealt { dealer, deck: _ } => Self::Dealt { dealer },
            Event::Moved { by, mv } => return Self::of_move(by, mv, viewer),
            Event::TurnBegan { seat } => Self::TurnBegan { seat },
            Event::Turned { seat, cards } => Self::Turned { seat, cards },
            Event::LastCardTaken { seat, card } => Self::LastCardTaken { seat, card },
            Event::Drew { seat, cards } => {
                let seen = Some(cards).filter(|_| viewer.is(seat));
                Self::Drew { seat, count: cards.len(), cards: seen }
            }
            Event::NothingToLay { seat } => Self::NothingToLay { seat },
            Event::BarterOpened { seat } => Self::BarterOpened { seat },
            Event::OffersMade { seat, offers } => {
                let made = Seat::ALL.into_iter().filter_map(|by| Some((by, offers[by]?)));
                let seen = made.clone().filter(|&(by, _)| viewer.is(by) || viewer.is(seat));
                let seen = seen.map(|(seat, card)| OfferView { seat, card }).collect();
                Self::OffersMade { seat, count: made.count(), offers: seen }
            }
            Event::Bartered { by, with, got, gave } => {
                let concerned = viewer.is(by) || viewer.is(with);
                Self::Bartered { by, with, got: Some(got).filter(|_| concerned), gave }
            }
            Event::OpenCardLost { card } => Self::OpenCardLost { card },
            Event::Passed { seat, row } => Self::Passed { seat, row },
            Event::GarrisonTaken { seat, castle, cards } => {
                Self::GarrisonTaken { seat, castle, cards }
            }
            Event::GarrisonLost { castle, cards } => Self::GarrisonLost { castle, cards },
            Event::Stormed { seat, castle, army } => Self::Stormed { seat, castle, army },
            Event::AdvanceAsked { castle } => Self::AdvanceAsked { castle },
            Event::Fell { lord, castle, seat } => Self::Fell { lord, castle, seat },
            Event::Advanced { castle } => Self::Advanced { castle },
            Event::PlantAsked { castle } => Self::PlantAsked { castle },
            Event::Planted { seat, castle } => Self::Planted { seat, castle },
            Event::Exchanged { by, with, given, got } => {
                let concerned = viewer.is(by) || viewer.is(with);
                let (given, got) = (GoodsView::of(given, concerned), GoodsView::of(got, concerned));
                Self::Exchanged { by, with, given, got }
            }
            Event::GameEnded { winners } => Self::GameEnded { winners },
        })
    }

    /// C4.3: of others' answers to a barter not even that they were given. That somebody does not
    /// attack is told by an event of its own. C7.5: of others' deals all but the cards.
    fn of_move(by: Seat, mv: Move, viewer: Viewer) -> Option<Self> {
        match mv {
            Move::Offer(_) | Move::Pass if !viewer.is(by) => None,
            Move::Propose(Proposal { to, give, want }) if !viewer.is(by) && !viewer.is(to) => {
                let (give, want) = (GoodsView::of(give, false), GoodsView::of(want, false));
                Some(Self::Proposed { by, to, give, want })
            }
            Move::Keep(_)
            | Move::Lay(_)
            | Move::Barter
            | Move::Lose
            | Move::Offer(_)
            | Move::Pass
            | Move::Accept(_)
            | Move::Refuse
            | Move::Attack(_)
            | Move::Muster(_)
            | Move::Strike
            | Move::Advance
            | Move::Hold
            | Move::Plant
            | Move::Leave
            | Move::Propose(_)
            | Move::Agree
            | Move::Decline => Some(Self::Moved { by, mv }),
        }
    }
}

impl fmt::Display for EventView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = match *self {
            Self::Dealt { dealer } => return write!(f, "deal {dealer} ?"),
            Self::Moved { by, mv } => return write!(f, "{by} {mv}"),
            Self::Proposed { by, to, give, want } => {
                return write!(f, "{by} propose {to} give {give} want {want}");
            }
            Self::Drew { seat, count, cards } => {
                let seen = |cards| GoodsView::Cards(Bundle::from(cards));
                let cards = cards.map_or(GoodsView::Hidden(count), seen);
                return write!(f, "draw {seat} {cards}");
            }
            Self::OffersMade { seat, count, ref offers } => {
                write!(f, "offers {seat}")?;
                offers.iter().try_for_each(|offer| write!(f, " {}:{}", offer.seat, offer.card))?;
                return (offers.len()..count).try_for_each(|_| f.write_str(" ?"));
            }
            Self::Bartered { by, with, got, gave } => {
                let got = got.map_or("?", Card::name);
                return write!(f, "bartered {by} {with} {got} {gave}");
            }
            Self::Exchanged { by, with, given, got } => {
                return write!(f, "exchanged {by} {with} {given} {got}");
            }
            Self::TurnBegan { seat } => Event::TurnBegan { seat },
            Self::Turned { seat, cards } => Event::Turned { seat, cards },
            Self::LastCardTaken { seat, card } => Event::LastCardTaken { seat, card },
            Self::NothingToLay { seat } => Event::NothingToLay { seat },
            Self::BarterOpened { seat } => Event::BarterOpened { seat },
            Self::OpenCardLost { card } => Event::OpenCardLost { card },
            Self::Passed { seat, row } => Event::Passed { seat, row },
            Self::GarrisonTaken { seat, castle, cards } => {
                Event::GarrisonTaken { seat, castle, cards }
            }
            Self::GarrisonLost { castle, cards } => Event::GarrisonLost { castle, cards },
            Self::Stormed { seat, castle, army } => Event::Stormed { seat, castle, army },
            Self::AdvanceAsked { castle } => Event::AdvanceAsked { castle },
            Self::Fell { lord, castle, seat } => Event::Fell { lord, castle, seat },
            Self::Advanced { castle } => Event::Advanced { castle },
            Self::PlantAsked { castle } => Event::PlantAsked { castle },
            Self::Planted { seat, castle } => Event::Planted { seat, castle },
            Self::GameEnded { winners } => Event::GameEnded { winners },
        };
        open.fmt(f)
    }
}
