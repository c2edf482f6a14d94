//! Cards that take one card from one display: Riposte, Dodge, Retreat, and Break Lance, which
//! takes all purple ones (T9.1 to T9.4).

use table::{Game as _, Seat, Seats};

use crate::card::{Card, Colour};
use crate::event::Event;
use crate::moves::{Action, Move, Place};
use crate::reason::Reason;
use crate::state::State;

impl Card {
    /// T9.1: what Break Lance takes.
    pub(crate) fn is_purple(self) -> bool {
        self.colour() == Some(Colour::Purple)
    }
}

impl State {
    /// The opponents whose display a single-target card can touch: without a Shield (T10.1), and
    /// with a second card (T7.3).
    fn exposed(&self) -> Seats {
        self.struck().without(self.turn).both(self.displays.longer_than_one())
    }

    /// T7.5, T10.1: an opponent who is in and has no Shield.
    fn check_exposed(&self, target: Seat) -> Result<(), Reason> {
        self.check_opponent(target)?;
        if self.is_shielded(target) { Err(Reason::Shielded { seat: target }) } else { Ok(()) }
    }

    /// T9.1 Break Lance: one opponent discards all purple cards of his display.
    pub(crate) fn legal_break_lance(&self, moves: &mut Vec<Move>) {
        let exposed = self.exposed();
        if !exposed.is_empty() {
            let targets = exposed.both(self.displays.owners(Card::is_purple));
            moves.extend(targets.into_iter().map(|seat| Move::Action(Action::BreakLance(seat))));
        }
    }

    pub(crate) fn check_break_lance(&self, target: Seat) -> Result<(), Reason> {
        self.check_exposed(target)?;
        if self.exposed().both(self.displays.owners(Card::is_purple)).contains(target) {
            return Ok(());
        }
        Err(Reason::ChangesNothing { card: Card::BreakLance })
    }

    /// T9.2 Riposte: take the newest card of one opponent's display onto your own.
    pub(crate) fn legal_riposte(&self, moves: &mut Vec<Move>) {
        let exposed = self.exposed();
        if exposed.is_empty() || !self.may_add() {
            return;
        }
        let maiden = self.displays.has_maiden(self.turn);
        let fits = |seat: &Seat| !maiden || self.displays.newest(*seat) != Some(Card::M6);
        let targets = exposed.into_iter().filter(fits);
        moves.extend(targets.map(|seat| Move::Action(Action::Riposte(seat))));
    }

    pub(crate) fn check_riposte(&self, target: Seat) -> Result<(), Reason> {
        self.check_exposed(target)?;
        if !self.may_add() {
            return Err(Reason::IsStunned);
        }
        let newest = self.displays.newest(target);
        if newest == Some(Card::M6) && self.displays.has_maiden(self.turn) {
            return Err(Reason::SecondMaiden { seat: self.turn });
        }
        if self.displays.len(target) > 1 {
            return Ok(());
        }
        Err(Reason::ChangesNothing { card: Card::Riposte })
    }

    pub(crate) fn play_riposte(&mut self, from: Seat, log: &mut impl FnMut(Event)) {
        let card = self.displays.newest(from).expect("a display with a card");
        self.emit(Event::Taken { by: self.turn, from, card }, log);
    }

    /// T9.3 Dodge: discard any one card of one opponent's display.
    pub(crate) fn legal_dodge(&self, moves: &mut Vec<Move>) {
        for seat in self.exposed() {
            let places = self.places(seat);
            moves.extend(places.map(|(place, _)| Move::Action(Action::Dodge(seat, place))));
        }
    }

    pub(crate) fn check_dodge(&self, target: Seat, place: Place) -> Result<Action, Reason> {
        self.check_exposed(target)?;
        let place = self.listed_place(target, place).ok_or(Reason::NothingToDodge)?;
        if self.displays.len(target) > 1 {
            return Ok(Action::Dodge(target, place));
        }
        Err(Reason::ChangesNothing { card: Card::Dodge })
    }

    pub(crate) fn play_dodge(&mut self, seat: Seat, place: Place, log: &mut impl FnMut(Event)) {
        let card = self.displays.at(seat, place).expect("a card lies there");
        self.emit(Event::Discarded { seat, place, card }, log);
    }

    /// T9.4 Retreat: take any one card of your own display back into your hand.
    pub(crate) fn legal_retreat(&self, moves: &mut Vec<Move>) {
        if self.displays.len(self.turn) > 1 {
            let places = self.places(self.turn);
            moves.extend(places.map(|(place, _)| Move::Action(Action::Retreat(place))));
        }
    }

    pub(crate) fn check_retreat(&self, place: Place) -> Result<Action, Reason> {
        let listed = self.listed_place(self.turn, place);
        let place = listed.ok_or(Reason::NothingToRetreat)?;
        if self.displays.len(self.turn) > 1 {
            return Ok(Action::Retreat(place));
        }
        Err(Reason::ChangesNothing { card: Card::Retreat })
    }

    pub(crate) fn play_retreat(&mut self, place: Place, log: &mut impl FnMut(Event)) {
        let seat = self.turn;
        let card = self.displays.at(seat, place).expect("a card lies there");
        self.emit(Event::Retreated { seat, place, card }, log);
    }

    /// The places of a display that lists name: of each run of equal neighbours the first, since
    /// taking any of them leaves the same row.
    #[inline]
    pub(crate) fn places(&self, seat: Seat) -> impl Iterator<Item = (Place, Card)> + Clone {
        let mut before = None;
        self.displays.cards(seat).enumerate().filter_map(move |(index, card)| {
            let listed = before != Some(card);
            before = Some(card);
            listed.then(|| (Place::new(index + 1), card))
        })
    }

    /// The listed place that a place of the display means; none if the display is not so long.
    pub(crate) fn listed_place(&self, seat: Seat, place: Place) -> Option<Place> {
        if place.number() > self.displays.len(seat) {
            return None;
        }
        let listed = self.places(seat).map(|(place, _)| place);
        listed.take_while(|&listed| listed <= place).last()
    }
}
