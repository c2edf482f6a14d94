//! Break Lance (T9.1): one opponent discards all purple cards of their display.

use super::*;

/// Does Break Lance take this card?
fn is_purple(card: Card) -> bool {
    card.colour() == Some(Colour::Purple)
}

impl ActionCard for BreakLance {
    const ROW: Row = Row::action(Card::BreakLance, "break-lance", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        let exposed = state.exposed();
        if !exposed.is_empty() {
            let targets = exposed.both(state.displays.owners(is_purple));
            moves.extend(targets.into_iter().map(|seat| Move::Action(Action::BreakLance(seat))));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        state.check_exposed(self.0)?;
        if state.exposed().both(state.displays.owners(is_purple)).contains(self.0) {
            return Ok(Action::BreakLance(self.0));
        }
        Err(Reason::ChangesNothing { card: Card::BreakLance })
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        state.strike(self.0, is_purple, log);
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
    fn t9_1_break_lance_takes_all_purple_cards() {
        let scene = scene("red | A: R3; hand break-lance | B: P3 R4 P5 | C: P4 P3");
        scene.then(&["A break-lance B"], json!({"displays": {"B": ["R4"], "C": ["P4", "P3"]}}));
        scene.then(&["A break-lance C"], json!({"displays": {"C": ["P4"]}}));
    }
}
