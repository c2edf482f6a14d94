//! Cards that leave displays by the effect of an action card (T7.3, T7.6).

use super::*;

impl State {
    /// T7.2: would any display lose a card, if the card hits those in `hit`?
    pub(super) fn strikes(&self, hit: impl FnOnce() -> Seats) -> bool {
        // T7.3: a display of one card loses nothing. Often there is no other.
        let struck = self.struck().both(self.displays.longer_than_one());
        !struck.is_empty() && !hit().both(struck).is_empty()
    }

    /// A card of a display is discarded.
    pub(super) fn discard(&mut self, seat: Seat, place: Place, log: &mut impl FnMut(Event)) {
        let card = self.displays.at(seat, place).expect("a card lies there");
        self.emit(Event::Discarded { seat, place, card }, log);
    }

    /// Every player discards the cards that are hit.
    pub(super) fn strike_all(
        &mut self,
        hit: impl Fn(Card) -> bool + Copy,
        log: &mut impl FnMut(Event),
    ) {
        for seat in self.struck().clockwise_from(self.turn) {
            self.strike(seat, hit, log);
        }
    }

    /// A display discards the cards that are hit, oldest first (T7.6); if that is all of them, the
    /// oldest stays.
    pub(super) fn strike(
        &mut self,
        seat: Seat,
        hit: impl Fn(Card) -> bool,
        log: &mut impl FnMut(Event),
    ) {
        let length = self.displays.len(seat);
        let all = self.displays.cards(seat).all(&hit);
        let mut place = 1;
        for index in 0..length {
            let card = self.displays.at(seat, Place::new(place)).expect("not yet at the end");
            if hit(card) && !(all && index == 0) {
                self.emit(Event::Discarded { seat, place: Place::new(place), card }, log);
            } else {
                place += 1;
            }
        }
    }
}
