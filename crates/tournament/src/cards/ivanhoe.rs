//! The window after an action card (T11): everyone eligible is asked, holder of Ivanhoe or not.

use super::*;
use crate::state::Phase;

/// Its row of the deck (T1.3).
pub(crate) const ROW: Row = Row::action(Card::Ivanhoe, "ivanhoe", 1);

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
            action.play(self, chance, log);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t11_1_ivanhoe_cancels_and_both_are_discarded() {
        let scene = scene("red | A: R5; hand stunned | B: R3 R4; hand ivanhoe");
        let facts = json!({"discard": ["stunned", "ivanhoe"], "fronts": {"B": []}, "turn": "A"});
        scene.then(&["A stunned B", "B ivanhoe"], facts);
    }
}
