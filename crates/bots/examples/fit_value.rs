//! Learns what a state between two tournaments is worth: games of bots, some of their moves any
//! move, and for each the eventual winner. A network with one hidden layer scores every seat; the
//! softmax of the scores is fitted to who won, by Adam.
//!
//! `cargo run --release -p bots --example fit_value -- GAMES ITERATIONS` writes
//! `crates/bots/src/tournament/weights.rs`. With ITERATIONS the games are played by search, else
//! by rule.

use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::tournament::{FEATURES, HIDDEN, Network, features, network};
use bots::{Bot, Budget, Playbook, Search};
use table::{Chance, Game, Match, Options as _, QuickChance, Seats, Seed, Viewer, trace};
use tournament::{Options, State};

/// The features of all seats at the beginning of a tournament, and who won the game.
type Sample = (Vec<[f32; FEATURES]>, usize);

/// How often a move is any move: one time in so many.
const WHIM: usize = 12;

fn play(options: Options, number: u64, iterations: u32) -> Vec<Sample> {
    let mut game = Match::<State>::begin(options, Seed::of_series(77, number), &[]);
    let mut chance = QuickChance::new(number);
    let mut search = Search::new(Budget::Iterations(iterations.max(1)));
    let mut samples = Vec::new();
    for _ in 0..3_000 {
        trace::settle(&mut game);
        let state = *game.state();
        let Some(seat) = state.awaiting().asked().lowest() else {
            let winner = state.awaiting().winners().and_then(Seats::lowest).expect("it is over");
            samples.iter_mut().for_each(|sample: &mut Sample| sample.1 = winner.index());
            return samples;
        };
        if state.is_between_tournaments() {
            let seats = Seats::first(options.players()).into_iter();
            samples.push((seats.map(|seat| features(&state, seat)).collect(), 0));
        }
        let moves = state.moves_of(seat);
        let mv = if chance.below(WHIM) == 0 {
            moves[chance.below(moves.len())]
        } else if iterations == 0 || moves.len() == 1 {
            state.rule(seat, &moves, &mut chance)
        } else {
            let view = game.view(Viewer::Seat(seat));
            Bot::<State>::choose(&mut search, &view, &moves, &mut chance)
        };
        game.play(seat, mv).expect("a legal move");
    }
    Vec::new()
}

fn samples(players: usize, games: u64, iterations: u32) -> Vec<Sample> {
    let options = Options::usual(players).expect("2 to 5 may play");
    let next = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let played = play(options, number, iterations);
                    all.lock().expect("no thread panics with it").push((number, played));
                }
            });
        }
    });
    let mut all = all.into_inner().expect("all threads are done");
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().flat_map(|(_, samples)| samples).collect()
}

fn shares(seats: &[[f32; FEATURES]], network: &Network) -> Vec<f32> {
    let scores: Vec<f32> = seats.iter().map(|f| network.score(f).exp()).collect();
    let sum: f32 = scores.iter().sum();
    scores.into_iter().map(|score| score / sum).collect()
}

/// The mean log loss of a network.
fn loss(samples: &[Sample], network: &Network) -> f32 {
    let losses = samples.iter().map(|(seats, winner)| -shares(seats, network)[*winner].ln());
    losses.sum::<f32>() / samples.len() as f32
}

/// All weights of a network in one row.
fn flat(network: &Network) -> Vec<f32> {
    let first = network.first.iter().flatten();
    first.chain(&network.bias).chain(&network.second).copied().collect()
}

/// A network of weights that lie in one row.
fn unflat(weights: &[f32]) -> Network {
    let (first, rest) = weights.split_at(FEATURES * HIDDEN);
    let mut network =
        Network { first: [[0.0; HIDDEN]; FEATURES], bias: [0.0; HIDDEN], second: [0.0; HIDDEN] };
    for (row, weights) in network.first.iter_mut().zip(first.chunks(HIDDEN)) {
        row.copy_from_slice(weights);
    }
    network.bias.copy_from_slice(&rest[..HIDDEN]);
    network.second.copy_from_slice(&rest[HIDDEN..]);
    network
}

/// Adds the gradient of one sample's log loss.
fn learn(network: &Network, (seats, winner): &Sample, gradient: &mut [f32]) {
    let shares = shares(seats, network);
    for (seat, (features, share)) in seats.iter().zip(shares).enumerate() {
        let error = share - f32::from(u8::from(seat == *winner));
        let hidden = network.hidden(features);
        for unit in 0..HIDDEN {
            gradient[(FEATURES + 1) * HIDDEN + unit] += error * hidden[unit];
            if hidden[unit] > 0.0 {
                let back = error * network.second[unit];
                gradient[FEATURES * HIDDEN + unit] += back;
                for (feature, value) in features.iter().enumerate() {
                    gradient[feature * HIDDEN + unit] += back * value;
                }
            }
        }
    }
}

/// Fits a network to the samples, from the weights given, or from chance.
fn fit(train: &[Sample], start: Option<&Network>, chance: &mut QuickChance) -> Network {
    const BATCH: usize = 64;
    let size = (FEATURES + 2) * HIDDEN;
    let random = |_| (chance.below(2001) as f32 / 1000.0 - 1.0) * 0.3;
    let mut weights = start.map_or_else(|| (0..size).map(random).collect(), flat);
    let highest_rate = if start.is_some() { 0.0005 } else { 0.003 };
    let (mut mean, mut square) = (vec![0.0f32; size], vec![0.0f32; size]);
    let steps = 6 * train.len() / BATCH;
    for step in 1..=steps {
        let network = unflat(&weights);
        let mut gradient = vec![0.0; size];
        for _ in 0..BATCH {
            learn(&network, &train[chance.below(train.len())], &mut gradient);
        }
        let rate = highest_rate * (1.0 - step as f32 / steps as f32).max(0.02);
        let (one, two) = (1.0 - 0.9f32.powi(step as i32), 1.0 - 0.999f32.powi(step as i32));
        for i in 0..size {
            let slope = gradient[i] / BATCH as f32 + 1e-5 * weights[i];
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            weights[i] -= rate * (mean[i] / one) / ((square[i] / two).sqrt() + 1e-8);
        }
    }
    unflat(&weights)
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let games = arguments.next().unwrap_or(20_000);
    let iterations = arguments.next().unwrap_or(0) as u32;
    let mut file = String::from(
        "//! The weights of the value network, by table size from 2. Written by\n\
         //! `cargo run --release -p bots --example fit_value`.\n\n\
         use super::value::Network;\n\n#[rustfmt::skip]\n\
         pub(super) static WEIGHTS: [Network; 4] = [\n",
    );
    for players in 2..=5 {
        let samples = samples(players, games, iterations);
        let (test, train) = samples.split_at(samples.len() / 10);
        let mut chance = QuickChance::new(players as u64);
        // Few games are played by search: they refine what many games by rule have taught.
        let start = (iterations > 0).then(|| network(players));
        let before = start.map(|network| loss(test, network));
        let network = fit(train, start, &mut chance);
        let (loss, even) = (loss(test, &network), (players as f32).ln());
        let _ = writeln!(
            std::io::stderr(),
            "{players} players: {} samples, loss {loss:.4}, before {before:.4?}, even {even:.4}",
            samples.len()
        );
        let row = |row: &[f32]| {
            let texts: Vec<String> = row.iter().map(|weight| format!("{weight:.2}")).collect();
            // Eight numbers a line stay within 100 columns.
            texts.chunks(8).map(|chunk| chunk.join(", ")).collect::<Vec<_>>().join(",\n        ")
        };
        let _ = writeln!(file, "    Network {{\n        first: [");
        for weights in &network.first {
            let _ = writeln!(file, "        [{}],", row(weights));
        }
        let _ = writeln!(file, "        ],\n        bias: [{}],", row(&network.bias));
        let _ = writeln!(file, "        second: [{}],\n    }},", row(&network.second));
    }
    file.push_str("];\n");
    std::fs::write("crates/bots/src/tournament/weights.rs", file).expect("it can be written");
}
