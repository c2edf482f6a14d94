//! Learns the value of a state at the beginning of a turn: from games of rule and greedy bots, with
//! some random moves, and the eventual winners of each. Softmax regression on the features of all
//! seats.
//!
//! `cargo run --release -p bots --example fit_castles_value -- GAMES` prints the weights by player
//! count and by how much of the deck is left.

use std::io::Write as _;

use bots::castles::{FEATURES, begins_turn, features, phase};
use bots::{BotGame, SEATS};
use castles::{Options, State};
use table::{Chance, Game, Options as _, QuickChance, Seat, Seats};

/// The features of all seats at the beginning of a turn, and who won the game.
type Sample = ([[f32; FEATURES]; SEATS], Seats);

/// One move in this many is random.
const RANDOM_MOVE_IN: usize = 12;

fn play(options: Options, chance: &mut QuickChance, samples: &mut [Vec<Sample>; 4]) {
    let mut state = State::blank(options);
    state.deal(chance, &mut |_| ());
    let from = samples.each_ref().map(Vec::len);
    // Half the seats are greedy: among rule bots alone an early castle would seem worthless.
    let seats = Seats::first(options.players()).into_iter();
    let greedy: Seats = seats.filter(|_| chance.below(2) == 0).collect();
    let mut moves = Vec::new();
    loop {
        let Some(seat) = state.awaiting().asked().lowest() else {
            let winners = state.awaiting().winners().expect("it is over");
            for (samples, from) in samples.iter_mut().zip(from) {
                samples[from..].iter_mut().for_each(|sample| sample.1 = winners);
            }
            return;
        };
        if begins_turn(&state) {
            samples[phase(&state)].push((features(&state), Seats::NONE));
        }
        moves.clear();
        state.candidates(seat, &mut moves);
        let is_random = chance.below(RANDOM_MOVE_IN) == 0;
        let mv = if is_random {
            moves[chance.below(moves.len())]
        } else if greedy.contains(seat) {
            state.greedy(seat, &moves, chance)
        } else {
            state.rule(seat, &moves, chance)
        };
        state.play_listed(seat, mv, chance, &mut |_| ());
    }
}

fn shares(seats: &[[f32; FEATURES]], weights: &[f32; FEATURES]) -> [f32; SEATS] {
    let mut shares = [0.0; SEATS];
    for (share, features) in shares.iter_mut().zip(seats) {
        *share = features.iter().zip(weights).map(|(f, w)| f * w).sum::<f32>().exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|share| share / sum)
}

/// Learns the weights, and returns the remaining loss.
fn learn(players: usize, samples: &[Sample], chance: &mut QuickChance) -> ([f32; FEATURES], f64) {
    let (test, train) = samples.split_at(samples.len() / 10);
    let mut weights = [0.0f32; FEATURES];
    let won = |winners: Seats, seat: usize| {
        if winners.contains(Seat::new(seat)) { 1.0 / winners.len() as f32 } else { 0.0 }
    };
    for epoch in 0..6 {
        let rate = 0.05 / (1.0 + epoch as f32).powi(2);
        for _ in 0..train.len() {
            let (seats, winners) = &train[chance.below(train.len())];
            let shares = shares(&seats[..players], &weights);
            for (seat, features) in seats[..players].iter().enumerate() {
                let error = shares[seat] - won(*winners, seat);
                for (weight, feature) in weights.iter_mut().zip(features) {
                    *weight -= rate * error * feature;
                }
            }
        }
    }
    let mut loss = 0.0;
    for (seats, winners) in test {
        let shares = shares(&seats[..players], &weights);
        for (seat, share) in shares[..players].iter().enumerate() {
            loss -= f64::from(won(*winners, seat) * share.ln());
        }
    }
    (weights, loss / test.len() as f64)
}

fn main() {
    let games = std::env::args().nth(1).map_or(20_000, |text| text.parse().expect("a number"));
    let mut out = std::io::stdout();
    for players in 3..=6 {
        let options = Options::usual(players).expect("3 to 6 may play");
        let mut chance = QuickChance::new(players as u64);
        let mut samples: [Vec<Sample>; 4] = Default::default();
        (0..games).for_each(|_| play(options, &mut chance, &mut samples));
        let even = (players as f64).ln();
        let _ = writeln!(out, "    [");
        for samples in &samples {
            let (weights, loss) = learn(players, samples, &mut chance);
            let number = samples.len();
            let _ = writeln!(
                out,
                "        // {players} play: {number} samples, log loss {loss:.4} (even {even:.4})"
            );
            let _ = writeln!(out, "        {weights:.3?},");
        }
        let _ = writeln!(out, "    ],");
    }
}
