//! What every game's tests must know of this game.

use table::testing::Trial;
use table::{Chance, Game as _, Kind as _, Notation as _, Seat, Viewer};

use crate::{Card, Move, State};

impl Trial for State {
    const HOUSE_RULES: &'static [(usize, &'static str, &'static str)] = &[(3, "lowest", "true")];
    const GAMES: u64 = 600;
    const LARGEST: usize = 256;
    const SAMPLES: &'static [&'static str] = &["play 1", "play 6"];

    fn any_move(_: usize, chance: &mut impl Chance) -> Move {
        Move(Card::from_index(chance.below(6)))
    }

    fn faults(&self) -> Vec<String> {
        Self::from_setup(&self.0).err().unwrap_or_default()
    }

    /// A card of a hidden hand and one of the deck change places.
    fn disguise(
        &self,
        (): &(),
        viewer: Viewer,
        by: Seat,
        mv: Move,
        chance: &mut impl Chance,
    ) -> Option<Self> {
        let (mut other, seat) = (*self, Seat::new(chance.below(self.0.options.players.into())));
        let hand = &mut other.0.seats[seat.index()].hand;
        if viewer.is(seat) || hand.is_empty() {
            return None;
        }
        let (held, lies) =
            (hand.nth(chance.below(hand.len())), self.0.deck.nth(chance.below(self.0.deck.len())));
        hand.remove(held);
        hand.add(lies);
        other.0.deck.remove(lies);
        other.0.deck.add(held);
        (other != *self && other.check(by, mv) == Ok(mv)).then_some(other)
    }
}
