//! Beliefs are better than a uniform guess, and come true as often as they say.

use bots::{BotGame, Level};
use review::{CardBelief, Guess};
use table::Seat;

use crate::{history, is_long, judge};

/// What was believed at some decisions of each game.
fn beliefs<G: BotGame>(players: usize, games: u64) -> Vec<Vec<CardBelief>> {
    let (mut judge, guess) = (judge::<G>(), Guess::of(G::NAME, players));
    let mut of_game = |number| {
        let history = history::<G>(players, Level::Champion, 23, number);
        let viewer = Seat::new(number as usize % players);
        let entries = history.decisions(viewer).into_iter().step_by(9);
        let beliefs =
            entries.flat_map(|entry| history.beliefs(&mut *judge, entry - 1, viewer, guess));
        beliefs.flat_map(|belief| belief.cards).collect()
    };
    (0..games).map(&mut of_game).collect()
}

/// The log loss of our beliefs is less than that of a uniform guess.
fn are_better(games: &[Vec<CardBelief>]) {
    let (mut ours, mut uniform) = (0.0, 0.0);
    for card in games.iter().flatten() {
        let loss = |chance: f64| {
            let said = if card.held { chance } else { 1.0 - chance };
            -said.clamp(0.001, 1.0).ln()
        };
        ours += loss(card.chance);
        uniform += loss(card.uniform);
    }
    assert!(ours < uniform, "{ours} and {uniform}");
}

/// In each of ten bins cards are held as often as was said, within two points and two standard
/// errors of the sample. The cards of a game depend on each other, so the error is that of games.
fn are_calibrated(games: &[Vec<CardBelief>]) {
    for tenth in 0..10 {
        let is_here = |card: &&CardBelief| ((card.chance * 10.0) as usize).min(9) == tenth;
        let surplus = |card: &CardBelief| f64::from(u8::from(card.held)) - card.chance;
        let of_game = |cards: &Vec<CardBelief>| {
            let surpluses = cards.iter().filter(is_here).map(surplus);
            surpluses.fold((0.0, 0.0), |sum, surplus| (sum.0 + 1.0, sum.1 + surplus))
        };
        let sums: Vec<(f64, f64)> = games.iter().map(of_game).collect();
        let cards: f64 = sums.iter().map(|sum| sum.0).sum();
        let off = sums.iter().map(|sum| sum.1).sum::<f64>() / cards;
        let square = |sum: &(f64, f64)| (sum.1 - off * sum.0).powi(2);
        let error = sums.iter().map(square).sum::<f64>().sqrt() / cards;
        assert!(off.abs() <= 0.02 + 2.0 * error, "bin {tenth}: {off} ± {error}, {cards} cards");
    }
}

/// In the Castles moves tell less about hands, so it takes more games to see.
#[test]
fn beliefs_are_better_than_a_uniform_guess() {
    let (few, many) = if is_long() { (400, 400) } else { (4, 12) };
    let tournament = beliefs::<tournament::State>(3, few);
    let castles = beliefs::<castles::State>(3, many);
    are_better(&tournament);
    are_better(&castles);
    if is_long() {
        are_calibrated(&tournament);
        are_calibrated(&castles);
    }
}
