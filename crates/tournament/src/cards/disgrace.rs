//! Disgrace (T9.9): everybody discards their supporters.

use super::*;

impl ActionCard for Disgrace {
    const ROW: Row = Row::action(Card::Disgrace, "disgrace", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        if state.strikes(|| state.displays.owners(Card::is_supporter)) {
            moves.push(Move::Action(Action::Disgrace));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        if state.strikes(|| state.displays.owners(Card::is_supporter)) {
            return Ok(Action::Disgrace);
        }
        Err(Reason::ChangesNothing { card: Card::Disgrace })
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        state.strike_all(Card::is_supporter, log);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t9_9_disgrace_takes_all_supporters() {
        let scene = scene("blue | A: S2 B3; hand disgrace | B: M6 B4 S3");
        scene.then(&["A disgrace"], json!({"displays": {"A": ["B3"], "B": ["B4"]}}));
    }
}
