//! Drop Weapon (T8.3): red, blue or yellow becomes green.

use super::*;

impl ActionCard for DropWeapon {
    const ROW: Row = Row::action(Card::DropWeapon, "drop-weapon", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        if state.colour.is_some_and(Colour::is_weapon) {
            moves.push(Move::Action(Action::DropWeapon));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        let fits = state.colour.is_some_and(Colour::is_weapon);
        if fits { Ok(Action::DropWeapon) } else { Err(Reason::DropWeapon) }
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        state.emit(Event::ColourChanged { colour: Colour::Green }, log);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t8_3_drop_weapon_leads_to_green() {
        scene("blue | A: B3; hand drop-weapon | B: B4")
            .then(&["A drop-weapon"], json!({"colour": "green"}));
        scene("purple | A: P3; hand drop-weapon | B: P4").refuses(&["A drop-weapon"], "T8.3");
    }
}
