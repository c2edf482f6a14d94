//! Fits the parameters of the Castles' rule bot by self-play: small random steps, kept when they
//! win more against the bot as it was and against `greedy`, on two series of new deals.
//!
//! `cargo run --release -p bots --example fit_castles -- ROUNDS DEALS SEED` prints the parameters.

use std::io::Write as _;

use bots::arena::play_game;
use bots::castles::{Parameters, RuleWith};
use bots::{Bot, Greedy};
use castles::{Options, State};
use table::{Chance, Game, Options as _, QuickChance, Seat, Seed};

/// The mean share of wins over several table sizes, against the best so far or against `greedy`.
fn quality(candidate: &Parameters, best: Option<&Parameters>, deals: u64, seed: u64) -> f64 {
    let mut sum = 0.0;
    for players in 3..=5 {
        let options = Options::usual(players).expect("3 to 6 may play");
        let mut share = 0.0;
        for number in 0..deals * players as u64 {
            let tested = number as usize % players;
            let bot = |seat| -> Box<dyn Bot<State>> {
                match best {
                    _ if seat == tested => Box::new(RuleWith(*candidate)),
                    Some(best) => Box::new(RuleWith(*best)),
                    None => Box::new(Greedy),
                }
            };
            let mut bots: Vec<Box<dyn Bot<State>>> = (0..players).map(bot).collect();
            let deal = Seed::of_series(seed, number / players as u64);
            let (game, _) = play_game(options, deal, number, &mut bots);
            let winners = game.state().awaiting().winners().unwrap_or_default();
            if winners.contains(Seat::new(tested)) {
                share += 1.0 / winners.len() as f64;
            }
        }
        sum += share / (deals * players as u64) as f64;
    }
    sum / 3.0
}

/// How much more a candidate wins, against both kinds of opponents.
fn gain(candidate: &Parameters, best: &Parameters, deals: u64, seed: u64) -> f64 {
    // Against itself a bot has an even share.
    let even = (1.0 / 3.0 + 1.0 / 4.0 + 1.0 / 5.0) / 3.0;
    let versus_best = quality(candidate, Some(best), deals, seed) - even;
    if versus_best < -0.005 {
        return versus_best;
    }
    let greedy = |parameters| quality(parameters, None, deals, seed);
    versus_best + greedy(candidate) - greedy(best)
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
            if chance.below(4) == 0 {
                // A step of up to one half, or of up to 0.2 where the value is near 0.
                let step = chance.below(2001) as f32 / 1000.0 - 1.0;
                *value += step * (value.abs() / 2.0).max(0.2);
            }
        }
        let candidate = Parameters::from_array(candidate);
        // New deals each round, so that nothing is fitted to a few of them.
        let series = seed.wrapping_mul(1_000_003) + 2 * round;
        let first = gain(&candidate, &best, deals, series);
        if first < 0.005 {
            continue;
        }
        let again = gain(&candidate, &best, deals, series + 1);
        if again > 0.005 {
            best = candidate;
            let line = format!("round {round}: {first:+.4} {again:+.4}\n{best:?}");
            let _ = writeln!(std::io::stdout(), "{line}");
        }
    }
}
