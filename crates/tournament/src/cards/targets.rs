//! Whom a card may be played on, and which cards of a display may be named.

use super::*;

impl State {
    /// T7.5: targets are other players who are in.
    pub(super) fn check_opponent(&self, seat: Seat) -> Result<(), Reason> {
        let is_opponent = self.opponents(self.turn).contains(seat);
        if is_opponent { Ok(()) } else { Err(Reason::NoOpponent { seat }) }
    }

    /// The opponents whose display a single-target card can affect: without a Shield (T10.1), and
    /// with a second card (T7.3).
    pub(super) fn exposed(&self) -> Seats {
        self.struck().without(self.turn).both(self.displays.longer_than_one())
    }

    /// T7.5, T10.1: an opponent who is in and has no Shield.
    pub(super) fn check_exposed(&self, target: Seat) -> Result<(), Reason> {
        self.check_opponent(target)?;
        if self.is_shielded(target) { Err(Reason::Shielded { seat: target }) } else { Ok(()) }
    }

    /// The places of a display that lists name: the first of each run of equal neighbours, since
    /// taking any of them leaves the same row.
    #[inline]
    pub(super) fn places(&self, seat: Seat) -> impl Iterator<Item = (Place, Card)> + Clone {
        let mut before = None;
        self.displays.cards(seat).enumerate().filter_map(move |(index, card)| {
            let listed = before != Some(card);
            before = Some(card);
            listed.then(|| (Place::new(index + 1), card))
        })
    }

    /// The listed place that a place of the display means; `None` if the display is shorter.
    pub(super) fn listed_place(&self, seat: Seat, place: Place) -> Option<Place> {
        if place.number() > self.displays.len(seat) {
            return None;
        }
        let listed = self.places(seat).map(|(place, _)| place);
        listed.take_while(|&listed| listed <= place).last()
    }
}
