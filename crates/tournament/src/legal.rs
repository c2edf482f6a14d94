//! The list of legal moves, phase by phase.

use crate::card::{Card, Colour};
use crate::moves::Move;
use crate::state::State;

impl State {
    /// T4.1: a colour card opens its own colour, a supporter any that may be named.
    pub(crate) fn legal_open(&self, moves: &mut Vec<Move>) {
        for card in self.hands[self.turn].kinds().filter(|card| card.is_value()) {
            match card.colour() {
                Some(colour) if self.may_name(colour) => moves.push(Move::Open(colour, card)),
                Some(_) => {}
                None => {
                    let named = Colour::ALL.into_iter().filter(|&colour| self.may_name(colour));
                    moves.extend(named.map(|colour| Move::Open(colour, card)));
                }
            }
        }
    }

    #[inline]
    pub(crate) fn legal_turn(&self, moves: &mut Vec<Move>) {
        let hand = self.hands[self.turn];
        // T5.1, T10.5, T5.2
        if let Some(colour) = self.colour
            && self.may_add()
        {
            let fitting = hand.only(Colour::FITTING[colour as usize]);
            for card in fitting.kinds() {
                if card != Card::M6 || !self.displays.has_maiden(self.turn) {
                    moves.push(Move::Play(card));
                }
            }
        }
        for card in hand.only(Card::ACTIONS).kinds() {
            card.legal(self, moves);
        }
        // T3.4
        if self.played > 0 && self.total_is_enough(self.turn) {
            moves.push(Move::End);
        }
        moves.push(Move::Withdraw);
    }
}
