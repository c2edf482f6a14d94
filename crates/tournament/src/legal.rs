//! The list of legal moves, phase by phase.

use table::Seat;

use crate::card::{Card, Colour};
use crate::moves::{Action, Move};
use crate::state::{Phase, State};

impl State {
    /// Appends the moves of a seat, equal outcomes once.
    #[inline]
    pub(crate) fn list_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Turn if seat == self.turn => self.legal_turn(moves),
            Phase::Open if seat == self.turn => self.legal_open(moves),
            Phase::React { unanswered, .. } if unanswered.contains(seat) => {
                self.legal_react(seat, moves);
            }
            Phase::Adapt { asked, value } if asked == seat => self.legal_keep(asked, value, moves),
            Phase::Return if seat == self.turn => {
                moves.extend(self.tokens[seat].iter().map(Move::Return));
            }
            Phase::Take if seat == self.turn => {
                moves.extend(self.tokens[seat].missing().iter().map(Move::Take));
            }
            Phase::Turn
            | Phase::Open
            | Phase::React { .. }
            | Phase::Adapt { .. }
            | Phase::Return
            | Phase::Take
            | Phase::Over => {}
        }
    }

    /// T4.1: a colour card opens its own colour, a supporter any that may be named.
    fn legal_open(&self, moves: &mut Vec<Move>) {
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
    fn legal_turn(&self, moves: &mut Vec<Move>) {
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
            self.legal_action(card, moves);
        }
        // T3.4
        if self.played > 0 && self.total_is_enough(self.turn) {
            moves.push(Move::End);
        }
        moves.push(Move::Withdraw);
    }

    fn legal_action(&self, card: Card, moves: &mut Vec<Move>) {
        match card {
            Card::Unhorse => self.legal_unhorse(moves),
            Card::ChangeWeapon => self.legal_change_weapon(moves),
            Card::DropWeapon => self.legal_drop_weapon(moves),
            Card::BreakLance => self.legal_break_lance(moves),
            Card::Riposte => self.legal_riposte(moves),
            Card::Dodge => self.legal_dodge(moves),
            Card::Retreat => self.legal_retreat(moves),
            Card::KnockDown => self.legal_knock_down(moves),
            Card::Outmaneuver => self.legal_if_it_strikes(Action::Outmaneuver, moves),
            Card::Charge => self.legal_if_it_strikes(Action::Charge, moves),
            Card::Countercharge => self.legal_if_it_strikes(Action::Countercharge, moves),
            Card::Disgrace => self.legal_if_it_strikes(Action::Disgrace, moves),
            Card::Adapt => self.legal_if_it_strikes(Action::Adapt, moves),
            Card::Outwit => self.legal_outwit(moves),
            Card::Shield => moves.push(Move::Action(Action::Shield)),
            Card::Stunned => self.legal_stunned(moves),
            // T11: played in the window, not on one's turn.
            Card::Ivanhoe => {}
            Card::B2
            | Card::B3
            | Card::B4
            | Card::B5
            | Card::G1
            | Card::M6
            | Card::P3
            | Card::P4
            | Card::P5
            | Card::P7
            | Card::R3
            | Card::R4
            | Card::R5
            | Card::S2
            | Card::S3
            | Card::Y2
            | Card::Y3
            | Card::Y4 => {}
        }
    }
}
