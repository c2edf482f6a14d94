//! What one seat may know of a state, without building a view: for bots that play out many imagined
//! worlds.

use table::{Seat, Seats, Viewer};

use crate::board::{Castle, Lord};
use crate::card::{Card, Hand};
use crate::goods::Proposal;
use crate::memory::Memory;
use crate::options::Options;
use crate::state::{Interrupted, Phase, State};
use crate::view::GoodsView;

/// What one seat may know of a state (C9). It answers from the same facts as [`crate::View`] and
/// gives access to nothing else, so a bot that uses it cannot look into other hands or the deck.
#[derive(Clone, Copy, Debug)]
pub struct Observer<'a> {
    state: &'a State,
    seat: Seat,
}

/// A question that a seat may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which of the turned cards to keep.
    Keep,
    /// Which card of the hand to lay open.
    Lay,
    /// To open a barter or not.
    Barter,
    /// To offer a card or not.
    Offer,
    /// To accept an offer or none.
    Accept,
    /// To attack or not.
    Attack,
    /// Which card joins the army, or to strike.
    Muster {
        /// Against which castle.
        castle: Castle,
        /// The army so far, which everybody sees (C6.2).
        army: Hand,
    },
    /// To let the banners advance or not.
    Advance {
        /// In which castle.
        castle: Castle,
    },
    /// To plant a banner or not.
    Plant {
        /// In which castle.
        castle: Castle,
    },
    /// To agree to a deal or not.
    Deal,
}

impl State {
    /// The state as `seat` may know it.
    #[inline]
    #[must_use]
    pub fn observer(&self, seat: Seat) -> Observer<'_> {
        Observer { state: self, seat }
    }
}

impl<'a> Observer<'a> {
    /// The observing seat.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Do only arms count in an army (C5.3)?
    #[inline]
    #[must_use]
    pub fn arms_only(&self) -> bool {
        self.state.options.arms_only
    }

    /// Is a beaten garrison lost (C6.3)?
    #[inline]
    #[must_use]
    pub fn beaten_are_lost(&self) -> bool {
        self.state.options.beaten_lost
    }

    /// Everybody at the table.
    #[inline]
    #[must_use]
    pub fn players(&self) -> Seats {
        self.state.seats()
    }

    /// What the game waits for, whichever seat is asked; `None` when it is over.
    #[inline]
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        match self.state.phase {
            Phase::Keep => Some(Question::Keep),
            Phase::Lay => Some(Question::Lay),
            Phase::Barter => Some(Question::Barter),
            Phase::Offer(_) => Some(Question::Offer),
            Phase::Accept(_) => Some(Question::Accept),
            Phase::Attack => Some(Question::Attack),
            Phase::Muster { castle, army } => Some(Question::Muster { castle, army }),
            Phase::Advance { castle } => Some(Question::Advance { castle }),
            Phase::Plant { castle } => Some(Question::Plant { castle }),
            Phase::Deal { .. } => Some(Question::Deal),
            Phase::Over => None,
        }
    }

    /// Whose turn of play it is.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.state.turn
    }

    /// Cards taken from the deck this turn.
    #[inline]
    #[must_use]
    pub fn drawn(&self) -> u8 {
        self.state.drawn
    }

    /// Passes in a row (C8.1).
    #[inline]
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.state.passes
    }

    /// How many cards the deck has.
    #[inline]
    #[must_use]
    pub fn deck(&self) -> usize {
        self.state.deck.len()
    }

    /// The seat's own hand.
    #[inline]
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.state.hands[self.seat]
    }

    /// How many cards a player holds.
    #[inline]
    #[must_use]
    pub fn cards(&self, seat: Seat) -> usize {
        self.state.hands[seat].len()
    }

    /// The two cards turned face up, of which one is to be kept.
    #[inline]
    #[must_use]
    pub fn turned(&self) -> Hand {
        self.state.turned
    }

    /// The card open for barter.
    #[inline]
    #[must_use]
    pub fn open(&self) -> Option<Card> {
        self.state.open
    }

    /// A player's offer, if it may be known (C4.3): the seat's own always, all of them for the
    /// active player when they choose.
    #[inline]
    #[must_use]
    pub fn offer(&self, of: Seat) -> Option<Card> {
        self.state.offer_seen_by(Viewer::Seat(self.seat), of)
    }

    /// The deal that waits for an answer and its proposer, for the two players concerned (C7.5).
    #[inline]
    #[must_use]
    pub fn proposal(&self) -> Option<(Seat, Proposal)> {
        let Phase::Deal { by, proposal, .. } = self.state.phase else { return None };
        (self.seat == by || self.seat == proposal.to).then_some((by, proposal))
    }

    /// Has a player proposed a deal this turn (C7.3)?
    #[inline]
    #[must_use]
    pub fn has_proposed(&self, seat: Seat) -> bool {
        self.state.proposed.contains(seat)
    }

    /// The soldiers that lie by a castle.
    #[inline]
    #[must_use]
    pub fn garrison(&self, castle: Castle) -> Hand {
        self.state.garrisons[castle as usize]
    }

    /// A castle's track, square 1 first.
    #[inline]
    #[must_use]
    pub fn track(&self, castle: Castle) -> &'a [Option<Lord>] {
        &self.state.tracks[castle as usize].0[..self.state.options.squares()]
    }

    /// Who controls a castle (C6.7).
    #[inline]
    #[must_use]
    pub fn controls(&self, castle: Castle) -> Option<Seat> {
        self.state.controls(castle)
    }

    /// A player's lord.
    #[inline]
    #[must_use]
    pub fn lord(&self, seat: Seat) -> Lord {
        self.state.lords[seat]
    }

    /// How many banners a player has in reserve.
    #[inline]
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.state.reserves[seat]
    }

    /// How many banners of a lord a player holds prisoner.
    #[inline]
    #[must_use]
    pub fn prisoners(&self, of: Seat, lord: Lord) -> u8 {
        self.state.prisons[of].count(lord)
    }

    /// The cards that the seat knows to be in another hand.
    #[inline]
    #[must_use]
    pub fn known(&self, memory: &Memory, holder: Seat) -> Hand {
        self.state.known_to(memory, Viewer::Seat(self.seat), holder)
    }

    /// The cards out of the game.
    #[inline]
    #[must_use]
    pub fn lost(&self) -> Hand {
        self.state.lost
    }

    /// A player's points, as if the game ended now (C8.3).
    #[inline]
    #[must_use]
    pub fn score(&self, seat: Seat) -> u32 {
        self.state.score(seat)
    }

    /// The most cards of the seat's own hand that can march together (C5.1).
    #[inline]
    #[must_use]
    pub fn largest_army(&self) -> usize {
        self.state.largest_army(self.hand())
    }

    /// How many offers wait for the active player's choice (C4.3).
    #[inline]
    #[must_use]
    pub fn offers(&self) -> usize {
        if let Phase::Accept(offers) = self.state.phase { offers.cards.len() } else { 0 }
    }

    /// The deal that waits for an answer, as the seat may know it (C7.5): cards are visible to the
    /// two players concerned, all others see how many.
    #[inline]
    #[must_use]
    pub fn deal(&self) -> Option<Deal> {
        let Phase::Deal { by, proposal: Proposal { to, give, want }, resume } = self.state.phase
        else {
            return None;
        };
        let concerned = self.seat == by || self.seat == to;
        let (give, want) = (GoodsView::of(give, concerned), GoodsView::of(want, concerned));
        Some(Deal { by, to, give, want, resume })
    }

    /// May the seat propose a deal now (C7.3)?
    #[inline]
    #[must_use]
    pub fn may_propose(&self) -> bool {
        self.state.interruptible().is_some() && self.state.may_propose().contains(self.seat)
    }

    /// Player count and house rules.
    #[inline]
    #[must_use]
    pub fn options(&self) -> &'a Options {
        &self.state.options
    }
}

/// A deal that waits for an answer, as one seat may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Who proposed it.
    pub by: Seat,
    /// The partner.
    pub to: Seat,
    /// What the proposer gives.
    pub give: GoodsView,
    /// What the proposer wants.
    pub want: GoodsView,
    /// The question that continues after the answer.
    pub resume: Interrupted,
}
