//! What a state between two tournaments is worth: learned from self-play.

use table::{Game as _, Options as _, Seat, Seats};
use tournament::{Card, Colour, State};

use crate::playbook::SEATS;

/// How many features a seat has.
pub const FEATURES: usize = 16;

/// The features of one seat, each about between 0 and 1.
#[must_use]
pub fn features(state: &State, seat: Seat) -> [f32; FEATURES] {
    let eyes = state.eyes(seat);
    let (tokens, hand) = (eyes.tokens(seat), eyes.hand());
    let mut f = [0.0; FEATURES];
    f[tokens.len().min(4)] = 1.0;
    f[5] = hand.len() as f32 / 10.0;
    // The strongest colours among those that are lacked.
    let mut promises = [0.0f32; 5];
    for colour in tokens.missing().iter() {
        let fitting = eyes.fitting(colour);
        let worth =
            |card: Card| if colour == Colour::Green { 2.5 } else { f32::from(card.value()) };
        let sum: f32 = fitting
            .kinds()
            .filter(|card| !card.is_supporter())
            .map(|card| worth(card) * fitting.count(card) as f32)
            .sum();
        promises[colour as usize] = sum;
    }
    promises.sort_by(f32::total_cmp);
    f[6] = promises[4] / 15.0;
    f[7] = promises[3] / 15.0;
    f[8] = promises[2] / 15.0;
    f[9] = (hand.count(Card::S2) as f32 * 2.0 + hand.count(Card::S3) as f32 * 3.0) / 10.0;
    f[10] = hand.count(Card::M6) as f32;
    f[11] = hand.kinds().filter(|card| !card.is_value()).count() as f32 / 3.0;
    f[12] = if hand.has(Card::Ivanhoe) { 1.0 } else { 0.0 };
    f[13] = if eyes.turn() == seat { 1.0 } else { 0.0 };
    f[14] = if tokens.contains(Colour::Purple) { 1.0 } else { 0.0 };
    f[15] = if tokens.len() + 1 == eyes.goal() { 1.0 } else { 0.0 };
    f
}

/// The weights of the features by player count, from 2.
pub(super) const WEIGHTS: [[f32; FEATURES]; 4] = [
    [
        -0.932, -0.491, -0.039, 0.618, 0.844, 0.377, 1.109, 1.161, 1.164, 0.659, 0.414, 0.561,
        0.142, -0.149, 0.186, 0.844,
    ],
    [
        -0.784, -0.489, -0.089, 0.522, 0.839, 0.071, 0.754, 0.828, 1.016, 0.569, 0.316, 0.536,
        0.032, -0.149, 0.283, 0.839,
    ],
    [
        -0.770, -0.291, 0.368, 0.693, 0.000, 0.156, 0.947, 0.827, 1.214, 0.645, 0.324, 0.461,
        -0.005, -0.060, 0.321, 0.693,
    ],
    [
        -0.816, -0.301, 0.417, 0.701, 0.000, 0.168, 0.850, 0.736, 1.059, 0.639, 0.312, 0.430,
        -0.047, -0.150, 0.406, 0.701,
    ],
];

/// About the chance of each seat to win the game.
pub(super) fn worth(state: &State) -> [f32; SEATS] {
    let players = state.options().players();
    let weights = &WEIGHTS[players - 2];
    let mut worth = [0.0; SEATS];
    let mut sum = 0.0;
    for seat in Seats::first(players) {
        let features = features(state, seat);
        let score: f32 = features.iter().zip(weights).map(|(f, w)| f * w).sum();
        worth[seat.index()] = score.exp();
        sum += worth[seat.index()];
    }
    worth.map(|share| share / sum)
}
