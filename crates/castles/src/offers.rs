//! Sealed offers: who has answered a barter, with what, and who may see it (C4.3).

use std::fmt;
use std::ops::{Index, IndexMut};

use table::{Field, ParseError, Seat, Seats, SeenAs, Viewer, Words};

use crate::board::Lords;
use crate::card::Card;
use crate::state::{Phase, State};
use crate::view::OfferView;

/// The card that each seat offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offered(Lords<Option<Card>>);

impl Offered {
    /// The offers by seat.
    #[inline]
    pub fn made(self) -> impl Iterator<Item = (Seat, Card)> {
        Seat::ALL.into_iter().filter_map(move |seat| Some((seat, self.0[seat]?)))
    }

    /// How many offers there are.
    pub(crate) fn len(self) -> usize {
        self.made().count()
    }

    /// C4.3: the offer of a seat if `viewer` may see it: their own always, all of them if the
    /// viewer is the one who `chooses`.
    #[inline]
    fn seen_by(self, viewer: Viewer, chooses: bool, of: Seat) -> Option<Card> {
        self.0[of].filter(|_| chooses || viewer.is(of))
    }
}

impl SeenAs<Vec<OfferView>> for Offered {
    fn seen_as(&self, viewer: Viewer, chooses: bool) -> Vec<OfferView> {
        let seen = |seat| Some(OfferView { seat, card: self.seen_by(viewer, chooses, seat)? });
        Seat::ALL.into_iter().filter_map(seen).collect()
    }
}

impl Index<Seat> for Offered {
    type Output = Option<Card>;

    #[inline]
    fn index(&self, seat: Seat) -> &Option<Card> {
        &self.0[seat]
    }
}

impl IndexMut<Seat> for Offered {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut Option<Card> {
        &mut self.0[seat]
    }
}

impl Field for Offered {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }

    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        Field::read(words).map(Self)
    }
}

/// The answers to a barter so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Offers {
    /// The card that each seat offers.
    pub(crate) cards: Offered,
    /// The seats that have not answered yet.
    pub(crate) unanswered: Seats,
}

impl State {
    /// The offer of a player if `viewer` may see it. Nobody chooses before all have answered.
    #[inline]
    pub(crate) fn offer_seen_by(&self, viewer: Viewer, of: Seat) -> Option<Card> {
        let (Phase::Offer(offers) | Phase::Accept(offers)) = self.phase else { return None };
        let chooses = matches!(self.phase, Phase::Accept(_)) && viewer.is(self.turn);
        offers.cards.seen_by(viewer, chooses, of)
    }
}
