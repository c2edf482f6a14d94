//! Outwit (T9.11): one of my face-up cards for one of an opponent's.

use table::Seat;

use crate::card::Card;
use crate::moves::{Action, FaceUp, Move};
use crate::reason::Reason;
use crate::state::State;

impl State {
    pub(crate) fn legal_outwit(&self, moves: &mut Vec<Move>) {
        for with in self.opponents(self.turn) {
            for (mine, mine_card) in self.face_up(self.turn) {
                for (his, his_card) in self.face_up(with) {
                    if self.check_swap(mine_card, with, his, his_card).is_ok() {
                        moves.push(Move::Action(Action::Outwit(mine, with, his)));
                    }
                }
            }
        }
    }

    pub(crate) fn check_outwit(
        &self,
        mine: FaceUp,
        with: Seat,
        his: FaceUp,
    ) -> Result<Action, Reason> {
        self.check_opponent(with)?;
        let (mine, mine_card) = self.listed_card(self.turn, mine).ok_or(Reason::NothingToSwap)?;
        let (his, his_card) = self.listed_card(with, his).ok_or(Reason::NothingToSwap)?;
        self.check_swap(mine_card, with, his, his_card)?;
        Ok(Action::Outwit(mine, with, his))
    }

    /// The rules about a swap of two cards that lie where they were named. A value card is given
    /// as `Some`, Shield and Stunned as `None`.
    fn check_swap(
        &self,
        mine: Option<Card>,
        with: Seat,
        his_place: FaceUp,
        his: Option<Card>,
    ) -> Result<(), Reason> {
        let me = self.turn;
        // T10.4: only Shield or Stunned from who has a Shield, a value card only for the Shield.
        let takes_shield = his_place == FaceUp::SHIELD;
        if self.is_shielded(with) && (his.is_some() || mine.is_some() && !takes_shield) {
            return Err(Reason::ShieldedFromOutwit { seat: with });
        }
        // T10.5: a value card for a front card is an addition.
        if his.is_some() && mine.is_none() && !self.may_add() {
            return Err(Reason::IsStunned);
        }
        // T5.2: a Maiden for a Maiden leaves as many as there were.
        let (gives_maiden, gets_maiden) = (mine == Some(Card::M6), his == Some(Card::M6));
        if gets_maiden && !gives_maiden && self.displays.has_maiden(me) {
            return Err(Reason::SecondMaiden { seat: me });
        }
        if gives_maiden && !gets_maiden && self.displays.has_maiden(with) {
            return Err(Reason::SecondMaiden { seat: with });
        }
        // T9.11: no display may be empty afterwards that was not empty before.
        if mine.is_some() && his.is_none() && self.displays.len(me) == 1 {
            return Err(Reason::WouldEmpty { seat: me });
        }
        if his.is_some() && mine.is_none() && self.displays.len(with) == 1 {
            return Err(Reason::WouldEmpty { seat: with });
        }
        // T7.2: two cards of equal kind.
        if mine.is_some() && mine == his {
            return Err(Reason::ChangesNothing { card: Card::Outwit });
        }
        Ok(())
    }

    /// What lies before a player: listed places of the display, Shield, Stunned.
    fn face_up(&self, seat: Seat) -> impl Iterator<Item = (FaceUp, Option<Card>)> {
        let display = self.places(seat).map(|(place, card)| (FaceUp::at(place), Some(card)));
        let shield = (self.shield == Some(seat)).then_some((FaceUp::SHIELD, None));
        let stunned = (self.stunned == Some(seat)).then_some((FaceUp::STUNNED, None));
        display.chain(shield).chain(stunned)
    }

    /// The listed name of a face-up card and, if it is a value card, which; none if it is not
    /// there.
    fn listed_card(&self, seat: Seat, what: FaceUp) -> Option<(FaceUp, Option<Card>)> {
        let Some(place) = what.place() else {
            return self.face_up(seat).find(|&(there, _)| there == what);
        };
        let place = self.listed_place(seat, place)?;
        Some((FaceUp::at(place), self.displays.at(seat, place)))
    }
}
