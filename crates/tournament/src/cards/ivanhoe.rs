//! The window after an action card (T11): everyone eligible is asked, holder of Ivanhoe or not.

use table::{Chance, Game as _, Seat, Seats, Window, WindowKind};

use crate::card::Card;
use crate::event::Event;
use crate::moves::{Action, Move};
use crate::reason::Reason;
use crate::state::{Phase, State};

impl State {
    pub(crate) fn legal_react(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.hands[seat].has(Card::Ivanhoe) {
            moves.push(Move::Ivanhoe);
        }
        moves.push(Move::Pass);
    }

    pub(crate) fn check_react(&self, by: Seat, mv: Move) -> Result<Move, Reason> {
        match mv {
            Move::Pass => Ok(mv),
            Move::Ivanhoe => self.check_hand(by, Card::Ivanhoe).map(|()| mv),
            Move::Open(..)
            | Move::Play(_)
            | Move::Action(_)
            | Move::Keep(_)
            | Move::End
            | Move::Withdraw
            | Move::Return(_)
            | Move::Take(_) => Err(Reason::WindowIsOpen),
        }
    }

    /// T11.3: when all have let it pass, the card takes effect.
    pub(crate) fn play_pass(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        if let Phase::React { action, unanswered } = self.phase
            && unanswered.is_empty()
        {
            self.emit(Event::TookEffect, log);
            self.take_effect(action, chance, log);
        }
    }

    /// T11.2, T11.5: who is asked, and whom the card would touch.
    pub(crate) fn ivanhoe_window(&self) -> Option<Window<Move>> {
        let Phase::React { action, .. } = self.phase else { return None };
        let asked = self.may_cancel();
        let touches = match action {
            // The colour and the strikes at all displays are everybody's matter.
            Action::Unhorse(_)
            | Action::ChangeWeapon(_)
            | Action::DropWeapon
            | Action::Outmaneuver
            | Action::Charge
            | Action::Countercharge
            | Action::Disgrace
            | Action::Adapt => asked,
            Action::BreakLance(seat)
            | Action::Riposte(seat)
            | Action::Dodge(seat, _)
            | Action::KnockDown(seat)
            | Action::Outwit(_, seat, _)
            | Action::Stunned(seat) => Seats::only(seat),
            Action::Retreat(_) | Action::Shield => Seats::NONE,
        };
        let touches = touches.both(asked);
        Some(Window { kind: WindowKind::Interrupt, asked, touches, silence: Move::Pass })
    }

    /// An answer that is only asked so that nobody learns who holds Ivanhoe (T11.5).
    #[inline]
    pub(crate) fn empty_answer(&self) -> Option<(Seat, Move)> {
        let Phase::React { unanswered, .. } = self.phase else { return None };
        let mut asked = unanswered.into_iter();
        asked.find(|&seat| !self.hands[seat].has(Card::Ivanhoe)).map(|seat| (seat, Move::Pass))
    }
}
