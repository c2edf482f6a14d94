//! Outmaneuver (T9.6): every opponent discards the newest card of their display.

use super::*;

/// Would any opponent lose a card?
fn strikes(state: &State) -> bool {
    state.strikes(|| state.opponents(state.turn))
}

impl ActionCard for Outmaneuver {
    const ROW: Row = Row::action(Card::Outmaneuver, "outmaneuver", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        if strikes(state) {
            moves.push(Move::Action(Action::Outmaneuver));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        let card = Card::Outmaneuver;
        if strikes(state) { Ok(Action::Outmaneuver) } else { Err(Reason::ChangesNothing { card }) }
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        for seat in state.struck().clockwise_from(state.turn) {
            let length = state.displays.len(seat);
            if seat != state.turn && length > 1 {
                state.discard(seat, Place::new(length), log);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t9_6_outmaneuver_takes_every_opponents_newest_card() {
        let scene = scene("red | A: R3 R4; hand outmaneuver | B: R4 R5 | C: R3");
        let facts = json!({"displays": {"A": ["R3", "R4"], "B": ["R4"], "C": ["R3"]}});
        scene.then(&["A outmaneuver"], facts);
    }
}
