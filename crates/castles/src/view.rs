//! What one viewer may know (C9): allow-lists, filled field by field.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Patch, Seat, Seats, SeenAs, Viewer};

use crate::board::{Castle, Lord};
use crate::card::{Card, Hand};
use crate::goods::{Bundle, Goods, Proposal};
use crate::memory::Memory;
use crate::options::Options;
use crate::state::{Interrupted, Phase, State};

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Patch)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CastlesView"))]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// Player count and house rules.
    pub options: Options,
    /// What the game waits for.
    pub phase: PhaseView,
    /// Whose turn of play it is; in `over`, who passed last.
    pub turn: Seat,
    /// Cards taken from the deck this turn.
    pub drawn: u8,
    /// Passes in a row (C8.1).
    pub passes: u8,
    /// Who has proposed a deal this turn (C7.3).
    pub proposed: Seats,
    /// The castles, in the order of C1.2.
    #[items]
    pub castles: Vec<CastleView>,
    /// The players by seat.
    #[items]
    pub seats: Vec<SeatView>,
    /// How many cards the deck has.
    pub deck: usize,
    /// The two cards turned face up, of which one is to be kept.
    pub turned: Hand,
    /// The card open for barter.
    pub open: Option<Card>,
    /// The cards out of the game.
    pub lost: Hand,
}

/// What the game waits for, without what its viewer may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CastlesPhaseView"))]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum PhaseView {
    /// One of the turned cards is to be kept.
    Keep,
    /// A card of the hand is to be laid open.
    Lay,
    /// A barter is to be opened or not.
    Barter,
    /// Offers are made. Who else has answered, and what, is hidden (C4.3).
    Offer {
        /// Has the viewer still to answer?
        asked: bool,
        /// The card that the viewer offers.
        mine: Option<Card>,
    },
    /// An offer is to be accepted, or none.
    Accept {
        /// How many offers there are.
        count: usize,
        /// The offers that the viewer may see: all for the active player, else their own.
        offers: Vec<OfferView>,
    },
    /// An attack is to be decided.
    Attack,
    /// An army is mustered openly.
    Muster {
        /// Against which castle.
        castle: Castle,
        /// Its cards so far.
        army: Hand,
    },
    /// The banners may advance.
    Advance {
        /// In which castle.
        castle: Castle,
    },
    /// A banner may be planted.
    Plant {
        /// In which castle.
        castle: Castle,
    },
    /// A deal waits for its partner's answer.
    Deal {
        /// Who proposed it.
        by: Seat,
        /// The partner.
        to: Seat,
        /// What the proposer gives.
        give: GoodsView,
        /// What the proposer wants.
        want: GoodsView,
        /// The question that goes on after the answer.
        resume: Interrupted,
    },
    /// The game is over.
    Over,
}

/// An offer that the viewer may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CastlesOfferView"))]
pub struct OfferView {
    /// Who offers.
    pub seat: Seat,
    /// What.
    pub card: Card,
}

/// One side of a deal as a viewer may know it (C7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CastlesGoodsView"))]
#[serde(rename_all = "kebab-case")]
pub enum GoodsView {
    /// A prisoner, which everybody sees.
    Prisoner(Lord),
    /// Cards, for the two concerned.
    Cards(Bundle),
    /// How many cards, for all others.
    Hidden(usize),
}

impl GoodsView {
    /// Cards only if the viewer is one of the two.
    pub(crate) fn of(goods: Goods, concerned: bool) -> Self {
        match goods {
            Goods::Prisoner(lord) => Self::Prisoner(lord),
            Goods::Cards(cards) if concerned => Self::Cards(cards),
            Goods::Cards(cards) => Self::Hidden(cards.len()),
        }
    }
}

impl fmt::Display for GoodsView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Prisoner(lord) => Goods::Prisoner(lord).fmt(f),
            Self::Cards(cards) => cards.fmt(f),
            Self::Hidden(count) => f.write_str(&vec!["?"; count].join(",")),
        }
    }
}

impl SeenAs<GoodsView> for Goods {
    fn seen_as(&self, _: Viewer, concerned: bool) -> GoodsView {
        GoodsView::of(*self, concerned)
    }
}

impl fmt::Display for OfferView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat, self.card)
    }
}

/// A castle, which everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Patch)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CastlesCastleView")
)]
pub struct CastleView {
    /// Its name.
    pub castle: Castle,
    /// What it is worth.
    pub points: u32,
    /// The cards that lie by it.
    pub garrison: Hand,
    /// Its banners, square 1 first.
    pub track: Vec<Option<Lord>>,
    /// Who controls it (C6.7).
    pub control: Option<Seat>,
}

/// One player as a viewer may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Patch)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CastlesSeatView"))]
pub struct SeatView {
    /// Their lord.
    pub lord: Lord,
    /// How many cards they hold.
    pub cards: usize,
    /// Their hand: the viewer's own alone.
    pub hand: Option<Hand>,
    /// Cards that the viewer knows to be in their hand.
    pub known: Hand,
    /// Banners in their reserve.
    pub reserve: u8,
    /// Their prisoners.
    pub prisoners: Vec<Lord>,
    /// Their points, as if the game ended now.
    pub score: u32,
}

impl View {
    /// The cards whose place the viewer does not know: in the deck or in other hands. They follow
    /// from those that they see, so nobody is sent them.
    #[must_use]
    pub fn unseen(&self) -> Hand {
        let mut unseen = Hand::whole_deck();
        let hands = self.seats.iter().map(|seen| seen.hand.unwrap_or(seen.known));
        let garrisons = self.castles.iter().map(|seen| seen.garrison);
        let piles = [self.turned, self.lost, self.open.into_iter().collect()];
        for cards in hands.chain(garrisons).chain(piles) {
            unseen.remove_all(cards);
        }
        unseen
    }
}

impl View {
    /// What `viewer` may know of a state.
    pub(crate) fn of(state: &State, memory: &Memory, viewer: Viewer) -> Self {
        let seats = state.seats().into_iter();
        Self {
            viewer,
            options: state.options,
            phase: PhaseView::of(state, viewer),
            turn: state.turn,
            drawn: state.drawn,
            passes: state.passes,
            proposed: state.proposed,
            castles: Castle::ALL.into_iter().map(|castle| CastleView::of(state, castle)).collect(),
            seats: seats.map(|seat| SeatView::of(state, memory, viewer, seat)).collect(),
            deck: state.deck.len(),
            turned: state.turned,
            open: state.open,
            lost: state.lost,
        }
    }
}

impl PhaseView {
    fn of(state: &State, viewer: Viewer) -> Self {
        match state.phase {
            Phase::Keep => Self::Keep,
            Phase::Lay => Self::Lay,
            Phase::Barter => Self::Barter,
            Phase::Offer(offers) => {
                let seat = viewer.seat();
                let asked = seat.is_some_and(|seat| offers.unanswered.contains(seat));
                let mine = seat.and_then(|seat| state.offer_seen_by(viewer, seat));
                Self::Offer { asked, mine }
            }
            Phase::Accept(offers) => {
                let seen =
                    |seat| Some(OfferView { seat, card: state.offer_seen_by(viewer, seat)? });
                let seen = state.seats().into_iter().filter_map(seen).collect();
                Self::Accept { count: offers.cards.len(), offers: seen }
            }
            Phase::Attack => Self::Attack,
            Phase::Muster { castle, army } => Self::Muster { castle, army },
            Phase::Advance { castle } => Self::Advance { castle },
            Phase::Plant { castle } => Self::Plant { castle },
            Phase::Deal { by, proposal: Proposal { to, give, want }, resume } => {
                // C7.5: the cards are for the two alone.
                let concerned = viewer.is(by) || viewer.is(to);
                Self::Deal {
                    by,
                    to,
                    give: GoodsView::of(give, concerned),
                    want: GoodsView::of(want, concerned),
                    resume,
                }
            }
            Phase::Over => Self::Over,
        }
    }
}

impl CastleView {
    fn of(state: &State, castle: Castle) -> Self {
        Self {
            castle,
            points: castle.points(),
            garrison: state.garrisons[castle as usize],
            track: state.tracks[castle as usize].0[..state.options.squares()].to_vec(),
            control: state.controls(castle),
        }
    }
}

impl SeatView {
    fn of(state: &State, memory: &Memory, viewer: Viewer, seat: Seat) -> Self {
        Self {
            lord: state.lords[seat],
            cards: state.hands[seat].len(),
            hand: Some(state.hands[seat]).filter(|_| viewer.is(seat)),
            known: state.known_to(memory, viewer, seat),
            reserve: state.reserves[seat],
            prisoners: state.prisons[seat].banners().collect(),
            score: state.score(seat),
        }
    }
}

impl State {
    /// The cards that `viewer` knows to be in another hand: those they remember, and those that the
    /// phase shows them there. A card they already knew is not counted twice.
    pub(crate) fn known_to(&self, memory: &Memory, viewer: Viewer, seat: Seat) -> Hand {
        if viewer.is(seat) {
            return Hand::EMPTY;
        }
        let shown = match self.phase {
            // An army is mustered openly.
            Phase::Muster { army, .. } if seat == self.turn => army,
            // C7.2: proposers must hold what they give, and the partner knows that.
            Phase::Deal { by, proposal, .. } if seat == by && viewer.is(proposal.to) => {
                proposal.give.cards().and_then(Bundle::hand).unwrap_or_default()
            }
            Phase::Offer(_) | Phase::Accept(_) => {
                self.offer_seen_by(viewer, seat).into_iter().collect()
            }
            Phase::Keep | Phase::Lay | Phase::Barter | Phase::Attack | Phase::Over => Hand::EMPTY,
            Phase::Muster { .. } | Phase::Advance { .. } | Phase::Plant { .. } => Hand::EMPTY,
            Phase::Deal { .. } => Hand::EMPTY,
        };
        memory.known(viewer, seat).or(shown)
    }
}
