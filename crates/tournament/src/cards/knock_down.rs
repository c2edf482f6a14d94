//! Knock Down (T9.5): one card at random from an opponent's hand, even if the opponent is out.

use super::*;

impl ActionCard for KnockDown {
    const ROW: Row = Row::action(Card::KnockDown, "knock-down", 2);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        let others = Seats::first(state.players()).without(state.turn);
        let with_cards = others.into_iter().filter(|&seat| !state.hands[seat].is_empty());
        moves.extend(with_cards.map(|seat| Move::Action(Action::KnockDown(seat))));
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        let target = self.0;
        if target == state.turn || target.index() >= state.players() {
            return Err(Reason::NoOpponent { seat: target });
        }
        if state.hands[target].is_empty() {
            return Err(Reason::ChangesNothing { card: Card::KnockDown });
        }
        Ok(Action::KnockDown(target))
    }

    fn play(self, state: &mut State, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        let hand = state.hands[self.0];
        let card = hand.nth(chance.below(hand.len()));
        state.emit(Event::Stolen { by: state.turn, from: self.0, card }, log);
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
    fn t9_5_knock_down_takes_a_card_at_random() {
        let scene =
            scene("red | A: R3; hand knock-down | B: R4; hand R4 B2 | C: ; hand G1 | in: AB");
        let stolen = scene.clone().chance("stolen", json!("R4"));
        stolen.then(&["A knock-down B"], json!({"hands": {"A": ["R4"], "B": ["B2"]}}));
        scene.then(&["A knock-down C"], json!({"hands": {"A": ["G1"], "C": []}}));
    }
}
