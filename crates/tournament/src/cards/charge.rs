//! Charge (T9.7): everybody discards the cards of the lowest value of all displays.

use super::*;

/// The cards of the lowest value of all displays, shielded ones included (T10.3).
fn lowest(state: &State) -> impl Fn(Card) -> bool + Copy + use<> {
    let lowest = state.displays.all().map(Card::value).min();
    move |card: Card| Some(card.value()) == lowest
}

impl ActionCard for Charge {
    const ROW: Row = Row::action(Card::Charge, "charge", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        if state.strikes(|| state.displays.owners(lowest(state))) {
            moves.push(Move::Action(Action::Charge));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        if state.strikes(|| state.displays.owners(lowest(state))) {
            return Ok(Action::Charge);
        }
        Err(Reason::ChangesNothing { card: Card::Charge })
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        state.strike_all(lowest(state), log);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t9_7_charge_takes_the_lowest_value_everywhere() {
        let scene = scene("blue | A: B2 B3; hand charge | B: S2 B4 S2 | C: B2");
        let facts = json!({"displays": {"A": ["B3"], "B": ["B4"], "C": ["B2"]}});
        scene.then(&["A charge"], facts);
    }
}
