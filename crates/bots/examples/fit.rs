//! Fits the parameters of the Tournament's rule bot by self-play: small random steps, kept when
//! they win more against the bot as it was and against `greedy`, on the same deals.
//!
//! `cargo run --release -p bots --example fit -- ROUNDS DEALS SEED` prints the parameters.

use std::io::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::arena::play_game;
use bots::tournament::{Parameters, RuleWith};
use bots::{Bot, Greedy};
use table::{Chance, Game, Options as _, QuickChance, Seed};
use tournament::{Options, State};

/// The share of wins above an even share, over all table sizes and both kinds of opponents.
fn quality(candidate: &Parameters, best: &Parameters, deals: u64, seed: u64) -> f64 {
    let mut sum = 0.0;
    for players in 2..=5 {
        for field in 0..2 {
            let wins = AtomicU64::new(0);
            let next = AtomicU64::new(0);
            let games = deals * players as u64;
            std::thread::scope(|scope| {
                for _ in 0..2 {
                    scope.spawn(|| {
                        loop {
                            let number = next.fetch_add(1, Ordering::Relaxed);
                            if number >= games {
                                break;
                            }
                            let tested = number as usize % players;
                            let mut bots: Vec<Box<dyn Bot<State>>> = (0..players)
                                .map(|seat| -> Box<dyn Bot<State>> {
                                    if seat == tested {
                                        Box::new(RuleWith(*candidate))
                                    } else if field == 0 {
                                        Box::new(RuleWith(*best))
                                    } else {
                                        Box::new(Greedy)
                                    }
                                })
                                .collect();
                            let options = Options::usual(players).expect("2 to 5 may play");
                            let deal = Seed::of_series(seed, number / players as u64);
                            let (game, _) = play_game(options, deal, number, &mut bots);
                            let winners = game.state().awaiting().winners().unwrap_or_default();
                            if winners.into_iter().any(|seat| seat.index() == tested) {
                                wins.fetch_add(1, Ordering::Relaxed);
                            }
                        }
                    });
                }
            });
            sum += wins.load(Ordering::Relaxed) as f64 / games as f64 - 1.0 / players as f64;
        }
    }
    sum / 8.0
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let mut argument = |usual| arguments.next().unwrap_or(usual);
    let (rounds, deals, seed) = (argument(200), argument(200), argument(1));
    let mut chance = QuickChance::new(seed);
    let mut best = Parameters::FITTED;
    for round in 0..rounds {
        let mut candidate = best.to_array();
        for value in &mut candidate {
            if chance.below(3) == 0 {
                // A step of up to a third, or of up to one half where the value is near 0.
                let step =
                    (chance.below(2001) as f32 / 1000.0 - 1.0) * (value.abs() / 3.0).max(0.5);
                *value += step;
            }
        }
        let candidate = Parameters::from_array(candidate);
        // New deals each round, so that nothing is fitted to a few of them.
        let deals_of_round = seed.wrapping_mul(1_000_003) + round;
        let was = quality(&best, &best, deals, deals_of_round);
        let is = quality(&candidate, &best, deals, deals_of_round);
        if is > was + 0.004 {
            best = candidate;
            let _ = writeln!(std::io::stdout(), "round {round}: {was:.4} -> {is:.4}\n{best:?}");
        }
    }
}
