//! Learns what a state between two tournaments is worth: games of the rule bot, some of its moves
//! any move, and for each the eventual winner. Softmax regression on the features of all seats.
//!
//! `cargo run --release -p bots --example fit_value -- GAMES` prints the weights by player count.

use std::io::Write as _;

use bots::Playbook;
use bots::tournament::{FEATURES, features};
use table::{Chance, Game, Options as _, QuickChance, Seat, Seats};
use tournament::{Options, State};

/// The features of all seats at the beginning of a tournament, and who won the game.
type Sample = (Vec<[f32; FEATURES]>, usize);

/// How often a move is any move: one time in so many.
const WHIM: usize = 10;

fn play(options: Options, chance: &mut QuickChance, samples: &mut Vec<Sample>) {
    let mut state = State::blank(options);
    state.deal(chance, &mut |_| ());
    let from = samples.len();
    let mut moves = Vec::new();
    for _ in 0..5_000 {
        while let Some((seat, mv)) = state.formality() {
            state.play_listed(seat, mv, chance, &mut |_| ());
        }
        let Some(seat) = state.awaiting().asked().lowest() else {
            let winner = state.awaiting().winners().and_then(Seats::lowest).expect("it is over");
            samples[from..].iter_mut().for_each(|sample| sample.1 = winner.index());
            return;
        };
        if state.is_between_tournaments() {
            let seats = Seats::first(options.players()).into_iter();
            samples.push((seats.map(|seat| features(&state, seat)).collect(), 0));
        }
        moves.clear();
        state.legal_moves(seat, &mut moves);
        let whim = chance.below(WHIM) == 0;
        let mv =
            if whim { moves[chance.below(moves.len())] } else { state.rule(seat, &moves, chance) };
        state.play_listed(seat, mv, chance, &mut |_| ());
    }
    samples.truncate(from);
}

fn shares(seats: &[[f32; FEATURES]], weights: &[f32; FEATURES]) -> Vec<f32> {
    let score = |f: &[f32; FEATURES]| f.iter().zip(weights).map(|(f, w)| f * w).sum::<f32>().exp();
    let scores: Vec<f32> = seats.iter().map(score).collect();
    let sum: f32 = scores.iter().sum();
    scores.into_iter().map(|score| score / sum).collect()
}

fn main() {
    let games = std::env::args().nth(1).map_or(20_000, |text| text.parse().expect("a number"));
    for players in 2..=5 {
        let options = Options::usual(players).expect("2 to 5 may play");
        let mut chance = QuickChance::new(players as u64);
        let mut samples = Vec::new();
        (0..games).for_each(|_| play(options, &mut chance, &mut samples));
        let held_back = samples.len() / 10;
        let (test, train) = samples.split_at(held_back);
        let mut weights = [0.0f32; FEATURES];
        for epoch in 0..8 {
            let rate = 0.03 / (1.0 + epoch as f32);
            for _ in 0..train.len() {
                let (seats, winner) = &train[chance.below(train.len())];
                let shares = shares(seats, &weights);
                for (seat, (features, share)) in seats.iter().zip(shares).enumerate() {
                    let error = share - f32::from(u8::from(seat == *winner));
                    for (weight, feature) in weights.iter_mut().zip(features) {
                        *weight -= rate * error * feature;
                    }
                }
            }
        }
        let loss: f64 = test
            .iter()
            .map(|(seats, winner)| -f64::from(shares(seats, &weights)[*winner].ln()))
            .sum::<f64>()
            / test.len() as f64;
        let even = (players as f64).ln();
        let mut out = std::io::stdout();
        let _ = writeln!(
            out,
            "// {players} players: {} samples, log loss {loss:.4} (even {even:.4})",
            samples.len()
        );
        let _ = writeln!(out, "{weights:.3?},");
        let _ = Seat::A;
    }
}
