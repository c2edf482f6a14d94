//! Knock Down (T9.5) and Stunned (T10.5): cards that may meet a player without a display.

use table::{Chance, Game as _, Seat, Seats};

use crate::card::Card;
use crate::event::Event;
use crate::moves::{Action, Move};
use crate::reason::Reason;
use crate::state::State;

impl State {
    /// T9.5 Knock Down: one card at random from an opponent's hand, also of one who is out.
    pub(crate) fn legal_knock_down(&self, moves: &mut Vec<Move>) {
        let others = Seats::first(self.players()).without(self.turn);
        let with_cards = others.into_iter().filter(|&seat| !self.hands[seat].is_empty());
        moves.extend(with_cards.map(|seat| Move::Action(Action::KnockDown(seat))));
    }

    pub(crate) fn check_knock_down(&self, target: Seat) -> Result<(), Reason> {
        if target == self.turn || target.index() >= self.players() {
            return Err(Reason::NoOpponent { seat: target });
        }
        if self.hands[target].is_empty() {
            return Err(Reason::ChangesNothing { card: Card::KnockDown });
        }
        Ok(())
    }

    pub(crate) fn play_knock_down(
        &mut self,
        from: Seat,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        let hand = self.hands[from];
        let card = hand.nth(chance.below(hand.len()));
        self.emit(Event::Stolen { by: self.turn, from, card }, log);
    }

    /// T10.5, T9.12: Stunned goes before any opponent who is in, entered or not.
    pub(crate) fn legal_stunned(&self, moves: &mut Vec<Move>) {
        let opponents = self.opponents(self.turn).into_iter();
        moves.extend(opponents.map(|seat| Move::Action(Action::Stunned(seat))));
    }
}
