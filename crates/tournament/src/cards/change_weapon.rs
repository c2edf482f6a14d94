//! Change Weapon (T8.2): red, blue or yellow becomes another of these.

use super::*;

impl ActionCard for ChangeWeapon {
    const ROW: Row = Row::action(Card::ChangeWeapon, "change-weapon", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        if state.colour.is_some_and(Colour::is_weapon) {
            let others = Colour::WEAPONS.into_iter().filter(|&to| state.colour != Some(to));
            moves.extend(others.map(|to| Move::Action(Action::ChangeWeapon(to))));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        let from = state.colour.filter(|&from| from.is_weapon() && from != self.0);
        let fits = from.is_some() && self.0.is_weapon();
        if fits { Ok(Action::ChangeWeapon(self.0)) } else { Err(Reason::ChangeWeapon) }
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
    fn t8_2_change_weapon_names_another_of_the_three() {
        let scene = scene("red | A: R3; hand change-weapon | B: R4");
        scene.then(&["A change-weapon yellow"], json!({"colour": "yellow"}));
        scene.refuses(&["A change-weapon red"], "T8.2");
        scene.refuses(&["A change-weapon purple"], "T8.2");
    }
}
