//! Shield (T10.1): it lies in its player's front and protects their display.

use super::*;

impl ActionCard for Shield {
    const ROW: Row = Row::action(Card::Shield, "shield", 1);

    fn legal(_: &State, moves: &mut Vec<Move>) {
        moves.push(Move::Action(Action::Shield));
    }

    fn check(self, _: &State) -> Result<Action, Reason> {
        Ok(Action::Shield)
    }

    /// T7.4: it has been in the front since it was played.
    fn play(self, _: &mut State, _: &mut impl Chance, _: &mut impl FnMut(Event)) {}

    fn touches(self, _: Seats) -> Seats {
        Seats::NONE
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t10_1_a_shield_guards_the_display_alone() {
        let scene = scene(
            "red | A: R3 R4; hand riposte knock-down stunned | B: R4 R5; hand G1; front shield",
        );
        scene.refuses(&["A riposte B"], "T10.1");
        scene.then(
            &["A knock-down B", "A stunned B"],
            json!({"fronts": {"B": ["shield", "stunned"]}}),
        );
    }
}
