//! Unhorse (T8.1): purple becomes red, blue or yellow.

use super::*;

impl ActionCard for Unhorse {
    const ROW: Row = Row::action(Card::Unhorse, "unhorse", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        if state.colour == Some(Colour::Purple) {
            moves.extend(Colour::WEAPONS.map(|to| Move::Action(Action::Unhorse(to))));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        let fits = state.colour == Some(Colour::Purple) && self.0.is_weapon();
        if fits { Ok(Action::Unhorse(self.0)) } else { Err(Reason::Unhorse) }
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        state.emit(Event::ColourChanged { colour: self.0 }, log);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t8_1_unhorse_turns_purple_into_red_blue_or_yellow() {
        let scene = scene("purple | A: P3; hand unhorse | B: P4");
        scene.then(&["A unhorse blue"], json!({"colour": "blue"}));
        scene.refuses(&["A unhorse green"], "T8.1");
    }
}
