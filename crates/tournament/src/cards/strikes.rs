//! Cards that strike every display: Outmaneuver, Charge, Countercharge, Disgrace (T9.6 to T9.9),
//! and whether Adapt (T9.10) would.

use table::{Game as _, Seat};

use crate::card::Card;
use crate::event::Event;
use crate::moves::{Move, Place};
use crate::reason::Reason;
use crate::state::State;

impl State {
    /// T7.2: legal if any display would change.
    pub(crate) fn legal_if_it_strikes(&self, mv: Move, moves: &mut Vec<Move>) {
        if self.strikes(mv) {
            moves.push(mv);
        }
    }

    pub(crate) fn check_it_strikes(&self, mv: Move) -> Result<(), Reason> {
        let card = mv.action().expect("an action card");
        if self.strikes(mv) { Ok(()) } else { Err(Reason::ChangesNothing { card }) }
    }

    /// Would any display lose a card?
    fn strikes(&self, mv: Move) -> bool {
        // T7.3: a display of one card loses nothing. Often there is no other.
        let struck = self.struck().both(self.displays.longer_than_one());
        if struck.is_empty() {
            return false;
        }
        let hit = match mv {
            Move::Outmaneuver => self.opponents(self.turn),
            Move::Adapt => self.displays.with_equal_values(),
            _ => self.displays.owners(self.hit_by(mv)),
        };
        !hit.both(struck).is_empty()
    }

    /// Which cards Charge, Countercharge and Disgrace strike.
    ///
    /// T10.3: lowest and highest value are taken over all displays, shielded ones included.
    fn hit_by(&self, mv: Move) -> impl Fn(Card) -> bool + Copy + use<> {
        let values = self.displays.all().map(Card::value);
        let value = match mv {
            Move::Charge => values.min(),
            Move::Countercharge => values.max(),
            _ => None,
        };
        move |card: Card| value.map_or(card.is_supporter(), |value| card.value() == value)
    }

    /// T9.7 Charge, T9.8 Countercharge, T9.9 Disgrace: every player discards.
    pub(crate) fn play_strike(&mut self, mv: Move, log: &mut impl FnMut(Event)) {
        let hit = self.hit_by(mv);
        for seat in self.struck().clockwise_from(self.turn) {
            self.strike(seat, hit, log);
        }
    }

    /// T9.6 Outmaneuver: every opponent discards the newest card of his display.
    pub(crate) fn play_outmaneuver(&mut self, log: &mut impl FnMut(Event)) {
        for seat in self.struck().clockwise_from(self.turn) {
            let length = self.displays.len(seat);
            if seat != self.turn && length > 1 {
                self.play_dodge(seat, Place::new(length), log);
            }
        }
    }

    /// A display discards what is hit, oldest first (T7.6); where that is all, the oldest stays.
    pub(crate) fn strike(
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
