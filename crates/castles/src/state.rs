//! The whole state of a game: under 512 bytes, `Copy`, no generator, no memory.

use serde::{Deserialize, Serialize};
use table::{Options as _, Seat, Seats};

use crate::board::{Castle, Lord, Lords, Prison, Track};
use crate::card::{Card, Hand};
use crate::goods::Proposal;
use crate::offers::Offers;
use crate::options::Options;
use crate::piles::Pile;

/// A game of the Castles at any moment. It knows every card; only views of it are shown.
///
/// It changes by [`table::Game::apply`] alone. There is no way to serialise it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) hands: Lords<Hand>,
    /// By castle, in the order of C1.2.
    pub(crate) garrisons: [Hand; 5],
    /// By castle, in the order of C1.2.
    pub(crate) tracks: [Track; 5],
    /// Cards out of the game, face up.
    pub(crate) lost: Hand,
    /// The two cards turned face up, of which one is to be kept.
    pub(crate) turned: Hand,
    /// The card open for barter.
    pub(crate) open: Option<Card>,
    pub(crate) deck: Pile,
    pub(crate) lords: Lords<Lord>,
    pub(crate) reserves: Lords<u8>,
    pub(crate) prisons: Lords<Prison>,
    /// Whose turn of play it is; in `Over`, who passed last.
    pub(crate) turn: Seat,
    /// Cards taken from the deck this turn.
    pub(crate) drawn: u8,
    /// Passes in a row (C8.1).
    pub(crate) passes: u8,
    /// Who has proposed a deal this turn (C7.3).
    pub(crate) proposed: Seats,
    pub(crate) phase: Phase,
    pub(crate) options: Options,
}

const _: () = assert!(size_of::<State>() <= 512, "playouts copy states: keep them small");

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The active player keeps one of the turned cards.
    Keep,
    /// The active player lays a card of their hand open.
    Lay,
    /// The active player opens a barter or not.
    Barter,
    /// The others offer cards or pass, all at once.
    Offer(Offers),
    /// The active player accepts an offer or none.
    Accept(Offers),
    /// The active player attacks or passes.
    Attack,
    /// The active player musters an army, so far of these cards.
    Muster { castle: Castle, army: Hand },
    /// The active player lets the banners advance or not.
    Advance { castle: Castle },
    /// The active player plants a banner or not.
    Plant { castle: Castle },
    /// A deal is proposed and waits for its partner's answer; then the question goes on.
    Deal { by: Seat, proposal: Proposal, resume: Interrupted },
    /// The game is over.
    Over,
}

/// A question to the active player that a deal has interrupted (C7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "CastlesInterrupted")
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Interrupted {
    Keep,
    Lay,
    Barter,
    Attack,
}

impl From<Interrupted> for Phase {
    #[inline]
    fn from(question: Interrupted) -> Self {
        match question {
            Interrupted::Keep => Self::Keep,
            Interrupted::Lay => Self::Lay,
            Interrupted::Barter => Self::Barter,
            Interrupted::Attack => Self::Attack,
        }
    }
}

/// Queries about the state, named as players would ask them.
impl State {
    /// How many play.
    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.options.players()
    }

    /// Who plays.
    #[inline]
    pub(crate) fn seats(&self) -> Seats {
        Seats::first(self.players())
    }

    /// Who plays this lord.
    #[inline]
    pub(crate) fn seat_of(&self, lord: Lord) -> Option<Seat> {
        self.seats().into_iter().find(|&seat| self.lords[seat] == lord)
    }

    /// C6.7: who controls the castle.
    #[inline]
    pub(crate) fn controls(&self, castle: Castle) -> Option<Seat> {
        self.seat_of(self.tracks[castle as usize].highest()?)
    }

    /// C8.3: the points of a player, as if the game ended now.
    pub(crate) fn score(&self, seat: Seat) -> u32 {
        let castles = Castle::ALL.into_iter();
        let controlled = castles.filter(|&castle| self.controls(castle) == Some(seat));
        controlled.map(Castle::points).sum()
    }

    /// C8.3: who has the highest total. A tie is a shared win.
    pub(crate) fn leaders(&self) -> Seats {
        let seats = self.seats();
        let highest = seats.into_iter().map(|seat| self.score(seat)).max();
        seats.into_iter().filter(|&seat| Some(self.score(seat)) == highest).collect()
    }

    /// C4.3: who is asked for an offer: the others who have a card.
    #[inline]
    pub(crate) fn may_offer(&self) -> Seats {
        let others = self.seats().without(self.turn).into_iter();
        others.filter(|&seat| !self.hands[seat].is_empty()).collect()
    }

    /// C6.5: can the active player plant a banner?
    #[inline]
    pub(crate) fn can_plant(&self, castle: Castle) -> bool {
        self.tracks[castle as usize].first_is_free() && self.reserves[self.turn] > 0
    }

    /// C7.3: the question that a proposal may interrupt now.
    #[inline]
    pub(crate) fn interruptible(&self) -> Option<Interrupted> {
        match self.phase {
            Phase::Keep => Some(Interrupted::Keep),
            Phase::Lay => Some(Interrupted::Lay),
            Phase::Barter => Some(Interrupted::Barter),
            Phase::Attack => Some(Interrupted::Attack),
            Phase::Offer(_) | Phase::Accept(_) | Phase::Muster { .. } => None,
            Phase::Advance { .. } | Phase::Plant { .. } | Phase::Deal { .. } | Phase::Over => None,
        }
    }

    /// The seats that have a deal to propose: they hold a prisoner, or have a card for another
    /// player's (C7.2), and have not proposed this turn (C7.3).
    #[inline]
    pub(crate) fn may_propose(&self) -> Seats {
        let holders: Seats =
            self.seats().into_iter().filter(|&seat| !self.prisons[seat].is_empty()).collect();
        if holders.is_empty() {
            return Seats::NONE;
        }
        let has_a_deal = |&seat: &Seat| {
            holders.contains(seat)
                || !self.hands[seat].is_empty() && !holders.without(seat).is_empty()
        };
        let seats = self.seats().into_iter().filter(|&seat| !self.proposed.contains(seat));
        seats.filter(has_a_deal).collect()
    }
}
