//! Beliefs are better than a uniform guess.

use bots::{BotGame, Level};
use review::Guess;
use table::Seat;

use crate::{history, is_long, judge};

/// The log loss of our beliefs and of a uniform guess, at some decisions of some games.
fn losses<G: BotGame>(players: usize, games: u64) -> (f64, f64) {
    let mut judge = judge::<G>();
    let (mut ours, mut uniform) = (0.0, 0.0);
    for number in 0..games {
        let history = history::<G>(players, Level::Champion, 23, number);
        let viewer = Seat::new(number as usize % players);
        for entry in history.decisions(viewer).into_iter().step_by(9) {
            for belief in history.beliefs(&mut *judge, entry - 1, viewer, Guess::of(G::NAME)) {
                for card in belief.cards {
                    let loss = |chance: f64| {
                        let said = if card.held { chance } else { 1.0 - chance };
                        -said.clamp(0.001, 1.0).ln()
                    };
                    ours += loss(card.chance);
                    uniform += loss(card.uniform);
                }
            }
        }
    }
    (ours, uniform)
}

#[test]
fn beliefs_are_better_than_a_uniform_guess() {
    let games = if is_long() { 100 } else { 4 };
    let (ours, uniform) = losses::<tournament::State>(3, games);
    assert!(ours < uniform, "{ours} and {uniform}");
    let (ours, uniform) = losses::<castles::State>(3, games);
    assert!(ours < uniform, "{ours} and {uniform}");
}
