//! Bots' knowledge of the Castles.

mod deal;
mod fits;
mod greedy;
mod outlook;
mod parameters;
mod rule;
mod suits;
#[cfg(test)]
mod tests;
mod value;
mod weights;

use castles::{Event, Hand, Memory, Move, State, View};
use table::{Chance, Game as _, QuickChance, Seat, Viewer};

use crate::bot::Bot;
use crate::bot_game::{BotGame, SEATS};
use crate::calibration::Calibration;
use crate::judge::Judge;
use crate::networks::network;
use crate::style::Style;
use crate::trained::{Advice, Sampling, Trained};

pub use parameters::{PARAMETERS, Parameters};
pub use rule::RuleWith;
pub use value::{FEATURES, begins_turn, features, phase};

/// A playout of this many moves ends with the turn. When the deck is empty, that is some ten turns.
const FAR: u32 = 60;

/// A good deal is proposed without being asked one time in this many.
const SELDOM: usize = 8;

/// From games of series 8 (docs/bots.md).
const CALIBRATION: [Calibration; 4] = [
    [0.027, 0.117, 0.214, 0.336, 0.430, 0.527, 0.625, 0.745, 0.849, 0.982],
    [0.041, 0.130, 0.218, 0.344, 0.442, 0.578, 0.660, 0.776, 0.895, 0.953],
    [0.046, 0.135, 0.233, 0.330, 0.436, 0.538, 0.673, 0.782, 0.871, 0.972],
    [0.051, 0.124, 0.224, 0.368, 0.437, 0.591, 0.679, 0.802, 0.886, 0.941],
];

impl BotGame for State {
    const PAGE: Sampling = Sampling { temperature: 15.0, reach: 30.0 };
    const KNIGHT: Sampling = Sampling { temperature: 7.5, reach: 13.0 };
    const CALIBRATION: &[Calibration] = &CALIBRATION;
    const CAUTION: f32 = 2.0;

    fn trained(sampling: Sampling) -> Option<Box<dyn Bot<Self>>> {
        let policy = network(Self::NAME)?;
        Some(Box::new(Trained::new(policy, sampling)))
    }

    fn advise(view: &View, chance: &mut QuickChance) -> Option<Advice<Move>> {
        let policy = network(Self::NAME)?;
        Some(Trained::<Self>::new(policy, Sampling::BEST).advise(view, chance))
    }

    fn judge() -> Option<Box<dyn Judge<Self>>> {
        Some(Box::new(Trained::new(network(Self::NAME)?, Sampling::BEST)))
    }

    fn hand_of(&self, seat: Seat) -> Hand {
        self.hand_of(seat)
    }

    fn with_hand(&self, seat: Seat, hand: Hand) -> Self {
        self.with_hand(seat, hand)
    }

    fn known_cards(&self, memory: &Memory, viewer: Seat, holder: Seat) -> Hand {
        self.observer(viewer).known(memory, holder)
    }

    fn unseen(view: &View) -> Hand {
        view.unseen()
    }

    fn is_hidden_exchange(event: &Event) -> bool {
        matches!(event, Event::Bartered { .. } | Event::Exchanged { .. })
    }

    fn deck_size(&self) -> usize {
        self.observer(Seat::A).deck()
    }

    fn with_deck_cut(&self, cards: usize) -> Self {
        self.with_deck_cut(cards)
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn greedy(&self, seat: Seat, moves: &[Move], _chance: &mut impl Chance) -> Move {
        greedy::choose(&self.observer(seat), moves)
    }

    fn rule(&self, seat: Seat, moves: &[Move], _chance: &mut impl Chance) -> Move {
        rule::choose(&Parameters::FITTED, &self.observer(seat), moves)
    }

    /// Rarely: a player without banners in reserve now and then asks for one of theirs.
    fn rule_unasked(&self, seat: Seat, moves: &[Move], chance: &mut impl Chance) -> Option<Move> {
        let proposal = deal::propose(&Parameters::FITTED, &self.observer(seat))?;
        let mv = Move::Propose(proposal);
        (chance.below(SELDOM) == 0 && moves.contains(&mv)).then_some(mv)
    }

    fn suits(&self, style: Style, seat: Seat, mv: Move) -> bool {
        suits::suits(style, &self.observer(seat), mv)
    }

    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        rule::candidates(&Parameters::FITTED, self, seat, moves);
    }

    /// A turn begins, a round later or after this many moves. Beyond that, playouts say less than
    /// the value of the state: playing to the very end by rules of thumb made the search weak.
    fn is_leaf(&self, root: &Self, moves_played: u32) -> bool {
        let (observer, before) = (self.observer(Seat::A), root.observer(Seat::A));
        let round = observer.deck() + 2 * observer.players().len() <= before.deck();
        (round || moves_played >= FAR) && begins_turn(self)
    }

    fn worth(&self) -> [f32; SEATS] {
        value::worth(self)
    }
}
