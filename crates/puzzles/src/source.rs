//! The games of bots that puzzles are from.

use bots::arena::watch_game;
use bots::{Bot, Level};
use serde::{Deserialize, Serialize};
use table::{Chance as _, Options as _, QuickChance, Seat, Seed, Viewer};

use crate::game::PuzzleGame;

/// The series of deals.
const SERIES: u64 = 31;

/// A decision in one of the games. The game is the same on every machine, as long as the networks
/// are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// The number of the game.
    pub game: u64,
    /// The entry of its record, from 1.
    pub entry: usize,
}

/// A decision with a choice.
#[derive(Clone, Debug)]
pub struct Decision<G: PuzzleGame> {
    /// Where it is from.
    pub source: Source,
    /// What the seat saw.
    pub view: G::View,
    /// What it is asked.
    pub topic: &'static str,
    /// The seat.
    pub seat: Seat,
    /// What it played.
    pub played: G::Move,
}

impl<G: PuzzleGame> Decision<G> {
    /// Every decision of a game that could make a puzzle. Table sizes take turns, and a bot of any
    /// level sits at each seat: so positions are like those of people.
    #[must_use]
    pub fn of_game(game: u64) -> Vec<Self> {
        let (fewest, most) = G::PLAYERS;
        let players = fewest + (game % (most - fewest + 1) as u64) as usize;
        let options = G::Options::usual(players).expect("a table size");
        let mut lots = QuickChance::new(game);
        let level = |_| Level::ALL[lots.below(Level::ALL.len())];
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..players).map(level).map(Level::bot).collect();
        let mut decisions = Vec::new();
        watch_game(options, Seed::of_series(SERIES, game), game, &mut bots, |at, seat, played| {
            let state = at.state();
            let asked = state.awaiting().asked().contains(seat);
            if !asked || state.moves_of(seat).len() < 2 || !G::is_answer(played) {
                return;
            }
            let view = at.view(Viewer::Seat(seat));
            if let Some(topic) = G::topic(&view) {
                let source = Source { game, entry: at.record().entries.len() + 1 };
                decisions.push(Self { source, view, topic, seat, played });
            }
        });
        decisions
    }
}
