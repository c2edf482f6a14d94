//! Retreat (T9.4): any one card of the player's own display goes back to the hand.

use super::*;

impl ActionCard for Retreat {
    const ROW: Row = Row::action(Card::Retreat, "retreat", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        if state.displays.len(state.turn) > 1 {
            let places = state.places(state.turn);
            moves.extend(places.map(|(place, _)| Move::Action(Action::Retreat(place))));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        let listed = state.listed_place(state.turn, self.0);
        let place = listed.ok_or(Reason::NothingToRetreat)?;
        if state.displays.len(state.turn) > 1 {
            return Ok(Action::Retreat(place));
        }
        Err(Reason::ChangesNothing { card: Card::Retreat })
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        let (seat, place) = (state.turn, self.0);
        let card = state.displays.at(seat, place).expect("a card lies there");
        state.emit(Event::Retreated { seat, place, card }, log);
    }

    fn touches(self, _: Seats) -> Seats {
        Seats::NONE
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t9_4_retreat_takes_a_card_back() {
        let scene = scene("red | A: R3 M6; hand retreat | B: R4");
        scene.then(&["A retreat 2"], json!({"displays": {"A": ["R3"]}, "hands": {"A": ["M6"]}}));
        scene.refuses(&["A retreat 3"], "T9.4");
    }
}
