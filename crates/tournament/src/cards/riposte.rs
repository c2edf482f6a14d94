//! Riposte (T9.2): the newest card of one opponent's display goes to the player's own.

use super::*;

impl ActionCard for Riposte {
    const ROW: Row = Row::action(Card::Riposte, "riposte", 3);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        let exposed = state.exposed();
        if exposed.is_empty() || !state.may_add() {
            return;
        }
        let maiden = state.displays.has_maiden(state.turn);
        let fits = |seat: &Seat| !maiden || state.displays.newest(*seat) != Some(Card::M6);
        let targets = exposed.into_iter().filter(fits);
        moves.extend(targets.map(|seat| Move::Action(Action::Riposte(seat))));
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        let target = self.0;
        state.check_exposed(target)?;
        if !state.may_add() {
            return Err(Reason::IsStunned);
        }
        let newest = state.displays.newest(target);
        if newest == Some(Card::M6) && state.displays.has_maiden(state.turn) {
            return Err(Reason::SecondMaiden { seat: state.turn });
        }
        if state.displays.len(target) > 1 {
            return Ok(Action::Riposte(target));
        }
        Err(Reason::ChangesNothing { card: Card::Riposte })
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        let card = state.displays.newest(self.0).expect("a display with a card");
        state.emit(Event::Taken { by: state.turn, from: self.0, card }, log);
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
    fn t9_2_riposte_takes_the_newest_card() {
        let scene = scene("red | A: ; hand riposte | B: R4 R5");
        let facts = json!({"displays": {"A": ["R5"], "B": ["R4"]}, "added": 1, "played": 1});
        scene.then(&["A riposte B"], facts);
    }
}
