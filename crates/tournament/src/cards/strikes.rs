//! Cards that strike every display: Outmaneuver, Charge, Countercharge, Disgrace (T9.6 to T9.9),
//! and whether Adapt (T9.10) would.

use table::{Game as _, Seat, Seats};

use crate::card::Card;
use crate::event::Event;
use crate::moves::{Action, Move, Place};
use crate::reason::Reason;
use crate::state::State;

impl State {
    /// T7.2: legal if any display would change.
    pub(crate) fn legal_if_it_strikes(&self, action: Action, moves: &mut Vec<Move>) {
        if self.strikes(action) {
            moves.push(Move::Action(action));
        }
    }

    pub(crate) fn check_it_strikes(&self, action: Action) -> Result<(), Reason> {
        let card = action.card();
        if self.strikes(action) { Ok(()) } else { Err(Reason::ChangesNothing { card }) }
    }

    /// Would any display lose a card?
    fn strikes(&self, action: Action) -> bool {
        // T7.3: a display of one card loses nothing. Often there is no other.
        let struck = self.struck().both(self.displays.longer_than_one());
        if struck.is_empty() {
            return false;
        }
        let hit = match action {
            Action::Outmaneuver => self.opponents(self.turn),
            Action::Charge => self.displays.owners(self.lowest()),
            Action::Countercharge => self.displays.owners(self.highest()),
            Action::Disgrace => self.displays.owners(Card::is_supporter),
            Action::Adapt => self.displays.with_equal_values(),
            Action::Unhorse(_)
            | Action::ChangeWeapon(_)
            | Action::DropWeapon
            | Action::BreakLance(_)
            | Action::Riposte(_)
            | Action::Dodge(..)
            | Action::Retreat(_)
            | Action::KnockDown(_)
            | Action::Outwit(..)
            | Action::Shield
            | Action::Stunned(_) => Seats::NONE,
        };
        !hit.both(struck).is_empty()
    }

    /// T9.7 Charge strikes the lowest value of all displays, shielded ones included (T10.3).
    pub(crate) fn lowest(&self) -> impl Fn(Card) -> bool + Copy + use<> {
        let lowest = self.displays.all().map(Card::value).min();
        move |card: Card| Some(card.value()) == lowest
    }

    /// T9.8 Countercharge strikes the highest.
    pub(crate) fn highest(&self) -> impl Fn(Card) -> bool + Copy + use<> {
        let highest = self.displays.all().map(Card::value).max();
        move |card: Card| Some(card.value()) == highest
    }

    /// Every player discards what is hit.
    pub(crate) fn strike_all(
        &mut self,
        hit: impl Fn(Card) -> bool + Copy,
        log: &mut impl FnMut(Event),
    ) {
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
