//! Cards that change the tournament's colour (T8).

use crate::card::Colour;
use crate::moves::{Action, Move};
use crate::reason::Reason;
use crate::state::State;

impl State {
    /// T8.1 Unhorse: purple becomes red, blue or yellow.
    pub(crate) fn legal_unhorse(&self, moves: &mut Vec<Move>) {
        if self.colour == Some(Colour::Purple) {
            moves.extend(Colour::WEAPONS.map(|to| Move::Action(Action::Unhorse(to))));
        }
    }

    pub(crate) fn check_unhorse(&self, from: Colour, to: Colour) -> Result<(), Reason> {
        let fits = from == Colour::Purple && to.is_weapon();
        if fits { Ok(()) } else { Err(Reason::Unhorse) }
    }

    /// T8.2 Change Weapon: red, blue or yellow becomes another of these.
    pub(crate) fn legal_change_weapon(&self, moves: &mut Vec<Move>) {
        if self.colour.is_some_and(Colour::is_weapon) {
            let others = Colour::WEAPONS.into_iter().filter(|&to| self.colour != Some(to));
            moves.extend(others.map(|to| Move::Action(Action::ChangeWeapon(to))));
        }
    }

    pub(crate) fn check_change_weapon(&self, from: Colour, to: Colour) -> Result<(), Reason> {
        let fits = from.is_weapon() && to.is_weapon() && from != to;
        if fits { Ok(()) } else { Err(Reason::ChangeWeapon) }
    }

    /// T8.3 Drop Weapon: red, blue or yellow becomes green.
    pub(crate) fn legal_drop_weapon(&self, moves: &mut Vec<Move>) {
        if self.colour.is_some_and(Colour::is_weapon) {
            moves.push(Move::Action(Action::DropWeapon));
        }
    }

    pub(crate) fn check_drop_weapon(&self, from: Colour) -> Result<(), Reason> {
        if from.is_weapon() { Ok(()) } else { Err(Reason::DropWeapon) }
    }
}
