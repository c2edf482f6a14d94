//! Stunned (T10.5): it goes in front of any opponent who is in, entered or not (T9.12).

use super::*;

impl ActionCard for Stunned {
    const ROW: Row = Row::action(Card::Stunned, "stunned", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        let opponents = state.opponents(state.turn).into_iter();
        moves.extend(opponents.map(|seat| Move::Action(Action::Stunned(seat))));
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        state.check_opponent(self.0)?;
        Ok(Action::Stunned(self.0))
    }

    /// T7.4: it has been in the front since it was played.
    fn play(self, _: &mut State, _: &mut impl Chance, _: &mut impl FnMut(Event)) {}

    fn touches(self, _: Seats) -> Seats {
        Seats::only(self.0)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t10_5_who_is_stunned_adds_one_card_a_turn() {
        let scene = scene("red | A: ; hand R3 R4 riposte outwit; front stunned | B: R3 R5");
        scene.refuses(&["A play R3", "A play R4"], "T10.5");
        scene.refuses(&["A riposte B", "A play R4"], "T10.5");
        scene.refuses(&["A play R3", "A riposte B"], "T10.5");
        scene.refuses(&["A play R3", "A outwit stunned B 1"], "T10.5");
        scene
            .then(&["A play R4", "A outwit 1 B 2"], json!({"added": 1, "displays": {"A": ["R5"]}}));
    }
}
