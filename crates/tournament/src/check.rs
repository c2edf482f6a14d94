//! Judging a move: what it means, or the rule it breaks, in the order of `rules/notation.md`.

use table::Seat;

use crate::card::{Card, Colour};
use crate::moves::Move;
use crate::options::Repeat;
use crate::reason::Reason;
use crate::state::{Phase, State};

impl State {
    /// T11.2, T11.3: Ivanhoe is judged before anything else.
    pub(crate) fn check_window(&self, by: Seat, mv: Move) -> Result<(), Reason> {
        if mv != Move::Ivanhoe {
            return Ok(());
        }
        if !self.may_cancel().contains(by) {
            return Err(Reason::MayNotCancel);
        }
        match self.phase {
            Phase::React { .. } => Ok(()),
            Phase::Open
            | Phase::Turn
            | Phase::Adapt { .. }
            | Phase::Return
            | Phase::Take
            | Phase::Over => Err(Reason::NothingToCancel),
        }
    }

    pub(crate) fn check_turn(&self, by: Seat, mv: Move) -> Result<Move, Reason> {
        match mv {
            Move::Pass | Move::Ivanhoe => Err(Reason::NothingToCancel),
            Move::Keep(_) => Err(Reason::NothingToKeep),
            Move::Return(_) => Err(Reason::NoTokenToReturn),
            Move::Take(_) => Err(Reason::NoTokenToTake),
            Move::Open(colour, card) => self.check_open(by, colour, card).map(|()| mv),
            Move::Play(card) => {
                let colour = self.colour.ok_or(Reason::OpenFirst)?;
                self.check_play(by, card, colour).map(|()| mv)
            }
            Move::End => {
                self.colour.ok_or(Reason::OpenFirst)?;
                self.check_end(by).map(|()| mv)
            }
            Move::Withdraw => {
                self.colour.ok_or(Reason::WithdrawAfterOpening)?;
                Ok(mv)
            }
            Move::Action(action) => {
                self.colour.ok_or(Reason::ActionAfterOpening)?;
                let meant = action.check(self)?;
                self.check_hand(by, action.card())?;
                Ok(Move::Action(meant))
            }
        }
    }

    fn check_open(&self, by: Seat, colour: Colour, card: Card) -> Result<(), Reason> {
        if self.colour.is_some() {
            return Err(Reason::AlreadyOpen);
        }
        if !self.may_name(colour) {
            return Err(match self.options.repeat {
                Repeat::PurpleOnly => Reason::PurpleAfterPurple,
                Repeat::Camelot => Reason::ColourAfterItself { colour },
            });
        }
        if !card.fits(colour) {
            return Err(Reason::DoesNotOpen { card, colour });
        }
        self.check_hand(by, card)
    }

    /// T3.4
    fn check_end(&self, by: Seat) -> Result<(), Reason> {
        if self.played == 0 {
            return Err(Reason::NothingPlayed);
        }
        if !self.total_is_enough(by) {
            let (total, highest) = (self.total(by), self.highest_other_total(by));
            return Err(Reason::TotalTooLow { total, highest });
        }
        Ok(())
    }

    fn check_play(&self, by: Seat, card: Card, colour: Colour) -> Result<(), Reason> {
        if !card.fits(colour) {
            return Err(Reason::DoesNotFit { card, colour });
        }
        if !self.may_add() {
            return Err(Reason::IsStunned);
        }
        if card == Card::M6 && self.displays.has_maiden(by) {
            return Err(Reason::SecondMaiden { seat: by });
        }
        self.check_hand(by, card)
    }

    pub(crate) fn check_hand(&self, by: Seat, card: Card) -> Result<(), Reason> {
        if self.hands[by].has(card) { Ok(()) } else { Err(Reason::NotInHand { card }) }
    }
}
