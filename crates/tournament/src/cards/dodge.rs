//! Dodge (T9.3): one opponent discards any one card of their display.

use super::*;

impl ActionCard for Dodge {
    const ROW: Row = Row::action(Card::Dodge, "dodge", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        for seat in state.exposed() {
            let places = state.places(seat);
            moves.extend(places.map(|(place, _)| Move::Action(Action::Dodge(seat, place))));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        let Self(target, place) = self;
        state.check_exposed(target)?;
        let place = state.listed_place(target, place).ok_or(Reason::NothingToDodge)?;
        if state.displays.len(target) > 1 {
            return Ok(Action::Dodge(target, place));
        }
        Err(Reason::ChangesNothing { card: Card::Dodge })
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        state.discard(self.0, self.1, log);
    }

    fn touches(self, _: Seats) -> Seats {
        Seats::only(self.0)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t9_3_dodge_takes_any_one_card() {
        let scene = scene("red | A: R3; hand dodge | B: R4 R4 R5");
        let moves = ["A dodge B 1", "A dodge B 3", "A withdraw"];
        scene.then(&[], json!({"all-legal": moves}));
        // Another place of the run means the same.
        scene.then(&["A dodge B 2"], json!({"displays": {"B": ["R4", "R5"]}}));
        scene.refuses(&["A dodge B 4"], "T9.3");
    }
}
