//! Outwit (T9.11): one of the player's face-up cards for one of an opponent's.

use super::*;

impl ActionCard for Outwit {
    const ROW: Row = Row::action(Card::Outwit, "outwit", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        for with in state.opponents(state.turn) {
            for (mine, my_card) in state.face_up(state.turn) {
                for (theirs, their_card) in state.face_up(with) {
                    if state.check_swap(my_card, with, theirs, their_card).is_ok() {
                        moves.push(Move::Action(Action::Outwit(mine, with, theirs)));
                    }
                }
            }
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        let Self(mine, with, theirs) = self;
        state.check_opponent(with)?;
        let (mine, my_card) = state.listed_card(state.turn, mine).ok_or(Reason::NothingToSwap)?;
        let (theirs, their_card) = state.listed_card(with, theirs).ok_or(Reason::NothingToSwap)?;
        state.check_swap(my_card, with, theirs, their_card)?;
        Ok(Action::Outwit(mine, with, theirs))
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        let Self(mine, with, theirs) = self;
        state.emit(Event::Swapped { by: state.turn, mine, with, theirs }, log);
    }

    fn touches(self, _: Seats) -> Seats {
        Seats::only(self.1)
    }
}

impl State {
    /// The rules about a swap of two cards that lie where they were named. A value card is given
    /// as `Some`, Shield and Stunned as `None`.
    fn check_swap(
        &self,
        mine: Option<Card>,
        with: Seat,
        their_place: FaceUp,
        theirs: Option<Card>,
    ) -> Result<(), Reason> {
        let me = self.turn;
        // T10.4: only Shield or Stunned behind a Shield, and a value card only for the Shield.
        let takes_shield = their_place == FaceUp::SHIELD;
        if self.is_shielded(with) && (theirs.is_some() || mine.is_some() && !takes_shield) {
            return Err(Reason::ShieldedFromOutwit { seat: with });
        }
        // T10.5: a value card for a front card is an addition.
        if theirs.is_some() && mine.is_none() && !self.may_add() {
            return Err(Reason::IsStunned);
        }
        // T5.2: a Maiden for a Maiden leaves as many as there were.
        let (gives_maiden, gets_maiden) = (mine == Some(Card::M6), theirs == Some(Card::M6));
        if gets_maiden && !gives_maiden && self.displays.has_maiden(me) {
            return Err(Reason::SecondMaiden { seat: me });
        }
        if gives_maiden && !gets_maiden && self.displays.has_maiden(with) {
            return Err(Reason::SecondMaiden { seat: with });
        }
        // T9.11: no display may be empty afterwards that was not empty before.
        if mine.is_some() && theirs.is_none() && self.displays.len(me) == 1 {
            return Err(Reason::WouldEmpty { seat: me });
        }
        if theirs.is_some() && mine.is_none() && self.displays.len(with) == 1 {
            return Err(Reason::WouldEmpty { seat: with });
        }
        // T7.2: two cards of equal kind.
        if mine.is_some() && mine == theirs {
            return Err(Reason::ChangesNothing { card: Card::Outwit });
        }
        Ok(())
    }

    /// What is in front of a player: listed places of the display, Shield, Stunned.
    fn face_up(&self, seat: Seat) -> impl Iterator<Item = (FaceUp, Option<Card>)> {
        let display = self.places(seat).map(|(place, card)| (FaceUp::at(place), Some(card)));
        let shield = (self.shield == Some(seat)).then_some((FaceUp::SHIELD, None));
        let stunned = (self.stunned == Some(seat)).then_some((FaceUp::STUNNED, None));
        display.chain(shield).chain(stunned)
    }

    /// The listed name of a face-up card and, if it is a value card, which one; `None` if it is not
    /// there.
    fn listed_card(&self, seat: Seat, what: FaceUp) -> Option<(FaceUp, Option<Card>)> {
        let Some(place) = what.place() else {
            return self.face_up(seat).find(|&(there, _)| there == what);
        };
        let place = self.listed_place(seat, place)?;
        Some((FaceUp::at(place), self.displays.at(seat, place)))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t9_11_outwit_swaps_face_up_cards() {
        let scene = scene("red | A: R3; hand outwit; front stunned | B: R5 R4; front shield | C: ");
        scene.then(
            &["A outwit stunned B shield"],
            json!({"fronts": {"A": ["shield"], "B": ["stunned"]}}),
        );
        scene.refuses(&["A outwit 1 B shield"], "T9.11");
        scene.refuses(&["A outwit 2 B shield"], "T9.11");
        scene.refuses(&["A outwit 1 C 1"], "T9.11");
    }
}
