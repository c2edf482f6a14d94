//! Countercharge (T9.8): everybody discards the cards of the highest value of all displays.

use super::*;

/// The cards of the highest value of all displays, shielded ones included (T10.3).
fn highest(state: &State) -> impl Fn(Card) -> bool + Copy + use<> {
    let highest = state.displays.all().map(Card::value).max();
    move |card: Card| Some(card.value()) == highest
}

impl ActionCard for Countercharge {
    const ROW: Row = Row::action(Card::Countercharge, "countercharge", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        if state.strikes(|| state.displays.owners(highest(state))) {
            moves.push(Move::Action(Action::Countercharge));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        if state.strikes(|| state.displays.owners(highest(state))) {
            return Ok(Action::Countercharge);
        }
        Err(Reason::ChangesNothing { card: Card::Countercharge })
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        state.strike_all(highest(state), log);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t9_8_countercharge_takes_the_highest_value_everywhere() {
        let scene = scene("blue | A: B5 B3; hand countercharge | B: B5 B4");
        scene.then(&["A countercharge"], json!({"displays": {"A": ["B3"], "B": ["B4"]}}));
    }
}
