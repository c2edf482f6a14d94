//! Bots' knowledge of the Tournament.

mod greedy;
mod parameters;
mod rule;
mod suits;
#[cfg(test)]
mod tests;
mod value;
mod weights;

use table::{Chance, Game as _, QuickChance, Seat, Viewer};
use tournament::{Event, Hand, Memory, Move, State, View};

use crate::bot::Bot;
use crate::bot_game::{BotGame, SEATS};
use crate::calibration::Calibration;
use crate::judge::Judge;
use crate::networks::network;
use crate::style::Style;
use crate::trained::{Advice, Sampling, Trained};

pub use parameters::{PARAMETERS, Parameters};
pub use rule::RuleWith;
pub use value::{FEATURES, features};

/// With this many cards per player in their hands, nobody waits for better ones. Normal games
/// hardly ever reach it.
const HOARD: usize = 18;

/// From games of series 8 (docs/bots.md).
const CALIBRATION: [Calibration; 4] = [
    [0.048, 0.146, 0.239, 0.335, 0.419, 0.517, 0.608, 0.694, 0.803, 0.924],
    [0.051, 0.154, 0.253, 0.336, 0.427, 0.515, 0.611, 0.696, 0.789, 0.912],
    [0.055, 0.152, 0.242, 0.334, 0.419, 0.509, 0.592, 0.693, 0.782, 0.914],
    [0.050, 0.154, 0.247, 0.324, 0.412, 0.497, 0.581, 0.679, 0.765, 0.916],
];

impl BotGame for State {
    const PAGE: Sampling = Sampling { temperature: 26.0, reach: 52.0 };
    const KNIGHT: Sampling = Sampling { temperature: 9.0, reach: 16.0 };
    const CALIBRATION: &[Calibration] = &CALIBRATION;

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
        matches!(event, Event::Stolen { .. })
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
        rule::choose(&Parameters::FITTED, self, seat, moves)
    }

    fn suits(&self, style: Style, seat: Seat, mv: Move) -> bool {
        suits::suits(style, &self.observer(seat), mv)
    }

    /// All players save cards, and nobody spends any.
    fn is_stalled(&self) -> bool {
        let observer = self.observer(Seat::new(0));
        let players = observer.players();
        let held: usize = players.into_iter().map(|seat| observer.cards(seat)).sum();
        held >= HOARD * players.len()
    }

    /// An action card goes to the next player at once, who can play it too. Withdrawing ends
    /// nothing either while a card could be laid.
    fn prolongs(&self, seat: Seat, mv: Move) -> bool {
        let lays_or_ends = |mv: &Move| matches!(mv, Move::Play(_) | Move::End);
        match mv {
            Move::Action(_) => true,
            Move::Withdraw => table::Game::moves_of(self, seat).iter().any(lays_or_ends),
            Move::Open(..)
            | Move::Play(_)
            | Move::Ivanhoe
            | Move::Pass
            | Move::Keep(_)
            | Move::End
            | Move::Return(_)
            | Move::Take(_) => false,
        }
    }

    /// A tournament is over: a natural break, where no card lies on the table.
    fn is_leaf(&self, _root: &Self, _moves_played: u32) -> bool {
        self.is_between_tournaments()
    }

    fn worth(&self) -> [f32; SEATS] {
        value::worth(self)
    }
}
