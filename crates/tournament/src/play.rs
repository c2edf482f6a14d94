//! Carrying out a move: which events follow of it, up to the next decision.

use table::{Chance, Game as _, Seat, Seats};

use crate::card::{Card, Colour};
use crate::event::Event;
use crate::moves::{Action, Move};
use crate::piles::Pile;
use crate::state::{Phase, State};

impl State {
    /// T2: the dealer by lot, eight cards each, and the seat to his left opens.
    pub(crate) fn start(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        let dealer = Seat::new(chance.below(self.players()));
        let deck = Pile::shuffled(chance);
        self.emit(Event::Dealt { dealer, deck }, log);
        self.begin_tournament(dealer.next(self.players()), chance, log);
    }

    /// Carries out a listed move.
    #[inline]
    pub(crate) fn carry_out(
        &mut self,
        by: Seat,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        // The move itself is always the first event. It is told in each arm, where its kind is
        // known, so that playouts branch on a move once and not twice.
        let moved = Event::Moved { by, mv };
        match mv {
            Move::Open(..) | Move::Play(_) | Move::Ivanhoe => self.emit(moved, log),
            Move::End => {
                self.emit(moved, log);
                self.emit(Event::Stayed { seat: by, total: self.total(by) }, log);
                // T3.3: clockwise among those who are in.
                let next = self.in_play.next_after(by).expect("he is in himself");
                self.begin_turn(next, chance, log);
            }
            Move::Withdraw => {
                let pays_for_maiden = self.displays.has_maiden(by);
                self.emit(moved, log);
                self.pay_for_withdrawal(by, pays_for_maiden, chance, log);
            }
            Move::Return(colour) => {
                self.emit(moved, log);
                self.emit(Event::TokenReturned { seat: by, colour }, log);
                self.after_withdrawal(chance, log);
            }
            Move::Take(colour) => {
                self.emit(moved, log);
                self.emit(Event::TokenTaken { seat: by, colour }, log);
                self.after_token(by, chance, log);
            }
            Move::Pass => {
                self.emit(moved, log);
                self.play_pass(chance, log);
            }
            Move::Keep(place) => {
                self.emit(moved, log);
                self.play_keep(by, place, log);
            }
            Move::Action(action) => {
                self.emit(moved, log);
                // T11.3: with a window, the effect waits for the answers.
                if self.phase == Phase::Turn {
                    self.take_effect(action, chance, log);
                }
            }
        }
    }

    /// T6.3: a Maiden in the discarded display costs a token, chosen if there are several.
    fn pay_for_withdrawal(
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

    /// T6.4: when one player is left in, he wins at once.
    fn after_withdrawal(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
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

    /// T6.6: enough colours end the game; else the winner opens the next tournament (T4.4).
    fn after_token(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        if self.tokens[seat].len() >= self.options.goal() {
            self.emit(Event::GameWon { seat }, log);
        } else {
            self.begin_tournament(seat, chance, log);
        }
    }

    /// T4.1, T4.3: the opener draws; while nobody can open, hands are shown and the next one draws.
    fn begin_tournament(
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
                // Nobody can ever open: only a composed position lacks the cards for it.
                self.emit(Event::GameWon { seat: opener }, log);
                return;
            }
            self.emit(Event::HandShown { seat, hand: self.hands[seat] }, log);
        }
    }

    #[inline]
    fn begin_turn(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
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

    /// The effect of an action card that was not cancelled.
    pub(crate) fn take_effect(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        match action {
            Action::Unhorse(colour) | Action::ChangeWeapon(colour) => {
                self.emit(Event::ColourChanged { colour }, log);
            }
            Action::DropWeapon => self.emit(Event::ColourChanged { colour: Colour::Green }, log),
            Action::BreakLance(target) => self.strike(target, Card::is_purple, log),
            Action::Riposte(target) => self.play_riposte(target, log),
            Action::Dodge(target, place) => self.play_dodge(target, place, log),
            Action::Retreat(place) => self.play_retreat(place, log),
            Action::KnockDown(target) => self.play_knock_down(target, chance, log),
            Action::Outmaneuver => self.play_outmaneuver(log),
            Action::Charge => self.strike_all(self.lowest(), log),
            Action::Countercharge => self.strike_all(self.highest(), log),
            Action::Disgrace => self.strike_all(Card::is_supporter, log),
            Action::Adapt => self.go_on_adapting(log),
            Action::Outwit(mine, with, his) => {
                self.emit(Event::Swapped { by: self.turn, mine, with, his }, log);
            }
            // T7.4: they lie where they belong since they were played.
            Action::Shield | Action::Stunned(_) => {}
        }
    }
}
