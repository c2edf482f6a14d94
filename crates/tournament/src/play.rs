//! Carrying out a move: the events that follow from it, up to the next decision.

use table::{Chance, Game as _, Seat, Seats};

use crate::card::Colour;
use crate::event::Event;
use crate::state::State;

impl State {
    /// T6.3: a Maiden in the discarded display costs a token, chosen if there are several.
    pub(crate) fn pay_for_withdrawal(
        &mut self,
        by: Seat,
        pays_for_maiden: bool,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        let tokens = self.tokens[by];
        if pays_for_maiden && tokens.len() > 1 {
            self.emit(Event::TokenAsked { seat: by }, log);
            return;
        }
        if pays_for_maiden && let Some(colour) = tokens.iter().next() {
            self.emit(Event::TokenReturned { seat: by, colour }, log);
        }
        self.after_withdrawal(chance, log);
    }

    /// T6.4: when one player is left in, they win at once.
    pub(crate) fn after_withdrawal(
        &mut self,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        let next = self.in_play.next_after(self.turn).expect("somebody is left in");
        if self.in_play != Seats::only(next) {
            self.begin_turn(next, chance, log);
            return;
        }
        self.emit(Event::TournamentWon { seat: next }, log);
        let tokens = self.tokens[next];
        let token = if self.colour == Some(Colour::Purple) {
            if tokens.missing().len() > 1 {
                return;
            }
            tokens.missing().iter().next()
        } else {
            self.colour.filter(|&colour| !tokens.contains(colour))
        };
        if let Some(colour) = token {
            self.emit(Event::TokenTaken { seat: next, colour }, log);
        }
        self.after_token(next, chance, log);
    }

    /// T6.6: enough colours end the game; otherwise the winner opens the next tournament (T4.4).
    pub(crate) fn after_token(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        if self.tokens[seat].len() >= self.options.goal() {
            self.emit(Event::GameWon { seat }, log);
        } else {
            self.begin_tournament(seat, chance, log);
        }
    }

    /// T4.1, T4.3: the opener draws; while nobody can open, hands are shown and the next one draws.
    pub(crate) fn begin_tournament(
        &mut self,
        opener: Seat,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        self.emit(Event::TournamentBegan { opener }, log);
        let mut idle = 0;
        loop {
            let seat = self.turn;
            idle = if self.draw(seat, chance, log) { 0 } else { idle + 1 };
            if self.can_open(seat) {
                return;
            }
            if idle > self.players() {
                // Nobody can ever open: this only happens in a composed position without the cards
                // for it.
                self.emit(Event::GameWon { seat: opener }, log);
                return;
            }
            self.emit(Event::HandShown { seat, hand: self.hands[seat] }, log);
        }
    }

    #[inline]
    pub(crate) fn begin_turn(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        self.emit(Event::TurnBegan { seat }, log);
        self.draw(seat, chance, log);
    }

    /// T3.1, T3.2: draws a card if there is one; a deck that is empty before or after is renewed.
    #[inline]
    fn draw(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl FnMut(Event)) -> bool {
        self.renew_empty_deck(chance, log);
        let Some(card) = self.piles.next() else { return false };
        self.emit(Event::Drew { seat, card }, log);
        self.renew_empty_deck(chance, log);
        true
    }

    #[inline]
    fn renew_empty_deck(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        if self.piles.deck_len() == 0 && self.piles.discard_len() > 0 {
            let deck = self.piles.shuffled_discard(chance);
            self.emit(Event::Reshuffled { deck }, log);
        }
    }
}
