//! How the Castles are played with sense.

mod greedy;
mod value;

use castles::{Move, State, View};
use table::{Chance, Seat, Viewer};

use crate::playbook::{Playbook, SEATS};

impl Playbook for State {
    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn greedy(&self, seat: Seat, moves: &[Move], _chance: &mut impl Chance) -> Move {
        greedy::choose(&self.eyes(seat), moves)
    }

    fn rule(&self, seat: Seat, moves: &[Move], _chance: &mut impl Chance) -> Move {
        greedy::choose(&self.eyes(seat), moves)
    }

    /// A round later, when the deck has gone down by two cards for each player.
    fn is_leaf(&self, root: &Self, _moves_played: u32) -> bool {
        let (eyes, before) = (self.eyes(Seat::A), root.eyes(Seat::A));
        eyes.deck() + 2 * eyes.players().len() <= before.deck()
    }

    fn worth(&self) -> [f32; SEATS] {
        value::worth(self)
    }
}
