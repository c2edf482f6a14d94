//! How the Castles are played with sense.

mod deal;
mod fits;
mod greedy;
mod outlook;
mod parameters;
mod rule;
mod value;
mod weights;

use castles::{Move, State, View};
use table::{Chance, Seat, Viewer};

use crate::playbook::{Playbook, SEATS};

pub use parameters::{PARAMETERS, Parameters};
pub use rule::RuleWith;
pub use value::{FEATURES, features, phase};

/// One time in so many a good deal is proposed unasked.
const SELDOM: usize = 8;

impl Playbook for State {
    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn greedy(&self, seat: Seat, moves: &[Move], _chance: &mut impl Chance) -> Move {
        greedy::choose(&self.eyes(seat), moves)
    }

    fn rule(&self, seat: Seat, moves: &[Move], _chance: &mut impl Chance) -> Move {
        rule::choose(&Parameters::FITTED, &self.eyes(seat), moves)
    }

    /// Seldom: who has no banner left asks once in a while for one of his.
    fn rule_unasked(&self, seat: Seat, moves: &[Move], chance: &mut impl Chance) -> Option<Move> {
        let proposal = deal::propose(&Parameters::FITTED, &self.eyes(seat))?;
        let mv = Move::Propose(proposal);
        (chance.below(SELDOM) == 0 && moves.contains(&mv)).then_some(mv)
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        rule::candidates(&Parameters::FITTED, self, seat, moves);
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
