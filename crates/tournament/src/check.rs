//! Judging a move: what it means, or the rule it breaks, in the order of `rules/notation.md`.

use table::Seat;

use crate::card::{Card, Colour};
use crate::moves::Move;
use crate::options::Repeat;
use crate::reason::Reason;
use crate::state::{Phase, State};

impl State {
    /// The listed move that `mv` means, or the rule it breaks.
    pub(crate) fn judge(&self, by: Seat, mv: Move) -> Result<Move, Reason> {
        self.check_window(by, mv)?;
        if !self.who_decides().asked().contains(by) {
            return Err(Reason::NotAsked);
        }
        match self.phase {
            Phase::React { .. } => self.check_react(by, mv),
            Phase::Adapt { asked, value } => self.check_keep(asked, value, mv),
            Phase::Return => match mv {
                Move::Return(colour) if self.tokens[by].contains(colour) => Ok(mv),
                _ => Err(Reason::NoTokenToReturn),
            },
            Phase::Take => match mv {
                Move::Take(colour) if !self.tokens[by].contains(colour) => Ok(mv),
                _ => Err(Reason::NoTokenToTake),
            },
            Phase::Open | Phase::Turn => self.check_turn(by, mv),
            Phase::Over => Err(Reason::NotAsked),
        }
    }

    /// T11.2, T11.3: Ivanhoe is judged before anything else.
    fn check_window(&self, by: Seat, mv: Move) -> Result<(), Reason> {
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

    fn check_turn(&self, by: Seat, mv: Move) -> Result<Move, Reason> {
        match mv {
            Move::Pass | Move::Ivanhoe => Err(Reason::NothingToCancel),
            Move::Keep(_) => Err(Reason::NothingToKeep),
            Move::Return(_) => Err(Reason::NoTokenToReturn),
            Move::Take(_) => Err(Reason::NoTokenToTake),
            Move::Open(colour, card) => self.check_open(by, colour, card).map(|()| mv),
            _ => match self.colour {
                Some(colour) => self.check_open_turn(by, mv, colour),
                None => Err(match mv {
                    Move::Play(_) | Move::End => Reason::OpenFirst,
                    Move::Withdraw => Reason::WithdrawAfterOpening,
                    _ => Reason::ActionAfterOpening,
                }),
            },
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

    /// A move of the turn's player in an open tournament.
    fn check_open_turn(&self, by: Seat, mv: Move, colour: Colour) -> Result<Move, Reason> {
        match mv {
            Move::End => self.check_end(by)?,
            Move::Play(card) => self.check_play(by, card, colour)?,
            Move::Withdraw => {}
            _ => {
                let meant = self.check_action(mv, colour)?;
                if let Some(card) = mv.action() {
                    self.check_hand(by, card)?;
                }
                return Ok(meant);
            }
        }
        Ok(mv)
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

    fn check_action(&self, mv: Move, colour: Colour) -> Result<Move, Reason> {
        match mv {
            Move::Unhorse(to) => self.check_unhorse(colour, to)?,
            Move::ChangeWeapon(to) => self.check_change_weapon(colour, to)?,
            Move::DropWeapon => self.check_drop_weapon(colour)?,
            Move::BreakLance(target) => self.check_break_lance(target)?,
            Move::Riposte(target) => self.check_riposte(target)?,
            Move::Dodge(target, place) => return self.check_dodge(target, place),
            Move::Retreat(place) => return self.check_retreat(place),
            Move::KnockDown(target) => self.check_knock_down(target)?,
            Move::Outmaneuver
            | Move::Charge
            | Move::Countercharge
            | Move::Disgrace
            | Move::Adapt => self.check_it_strikes(mv)?,
            Move::Outwit(mine, with, his) => return self.check_outwit(mine, with, his),
            Move::Stunned(target) => self.check_opponent(target)?,
            Move::Shield => {}
            Move::Open(..)
            | Move::Play(_)
            | Move::Ivanhoe
            | Move::Pass
            | Move::Keep(_)
            | Move::End
            | Move::Withdraw
            | Move::Return(_)
            | Move::Take(_) => unreachable!("judged before"),
        }
        Ok(mv)
    }

    /// T7.5: targets are other players who are in.
    pub(crate) fn check_opponent(&self, seat: Seat) -> Result<(), Reason> {
        let is_opponent = self.opponents(self.turn).contains(seat);
        if is_opponent { Ok(()) } else { Err(Reason::NoOpponent { seat }) }
    }

    pub(crate) fn check_hand(&self, by: Seat, card: Card) -> Result<(), Reason> {
        if self.hands[by].has(card) { Ok(()) } else { Err(Reason::NotInHand { card }) }
    }
}
