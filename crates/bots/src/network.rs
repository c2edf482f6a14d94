//! A small network that estimates a state's value to each seat, and how it is fitted.
//!
//! Every seat is scored by the same network from its features; the softmax of the scores gives the
//! seats' shares of the win. One hidden layer is enough to combine features.

use std::fmt::Write as _;

use table::{Chance, QuickChance};

/// How many hidden units a network has.
pub const HIDDEN: usize = 16;

/// From the `F` features of a seat to its score.
#[derive(Clone, Copy, Debug)]
pub struct Network<const F: usize> {
    /// By feature, then by hidden unit.
    pub first: [[f32; HIDDEN]; F],
    /// The bias of each hidden unit.
    pub bias: [f32; HIDDEN],
    /// The weight of each hidden unit in the score.
    pub second: [f32; HIDDEN],
}

impl<const F: usize> Network<F> {
    /// The hidden units of a seat with these features.
    #[inline]
    #[must_use]
    pub fn hidden(&self, features: &[f32; F]) -> [f32; HIDDEN] {
        let mut hidden = self.bias;
        for (feature, weights) in features.iter().zip(&self.first) {
            // Most features are 0.
            if *feature != 0.0 {
                for (unit, weight) in hidden.iter_mut().zip(weights) {
                    *unit += feature * weight;
                }
            }
        }
        hidden.map(|unit| unit.max(0.0))
    }

    /// The score of a seat with these features.
    #[inline]
    #[must_use]
    pub fn score(&self, features: &[f32; F]) -> f32 {
        self.hidden(features).iter().zip(&self.second).map(|(unit, weight)| unit * weight).sum()
    }

    /// The share of the win that each seat has by its features.
    #[inline]
    #[must_use]
    pub fn shares<const N: usize>(&self, seats: &[[f32; F]]) -> [f32; N] {
        let mut shares = [0.0; N];
        let mut sum = 0.0;
        for (share, features) in shares.iter_mut().zip(seats) {
            *share = self.score(features).exp();
            sum += *share;
        }
        shares.map(|share| share / sum)
    }
}

/// The features of all seats of a state, and the share of the win that each had in the end.
#[derive(Clone, Debug)]
pub struct Sample<const F: usize> {
    /// By seat.
    pub features: Vec<[f32; F]>,
    /// By seat; they add up to 1.
    pub shares: Vec<f32>,
}

/// The mean log loss of a network.
#[must_use]
pub fn loss<const F: usize>(network: &Network<F>, samples: &[Sample<F>]) -> f32 {
    let of_sample = |sample: &Sample<F>| -> f32 {
        let shares = network.shares::<6>(&sample.features);
        sample.shares.iter().zip(shares).map(|(truth, share)| -truth * share.ln()).sum()
    };
    samples.iter().map(of_sample).sum::<f32>() / samples.len() as f32
}

/// Fits a network to samples: Adam on batches, with a falling rate. The same samples and the same
/// random source give the same network.
#[must_use]
pub fn fit<const F: usize>(samples: &[Sample<F>], chance: &mut QuickChance) -> Network<F> {
    const BATCH: usize = 64;
    let size = (F + 2) * HIDDEN;
    let mut weights: Vec<f32> =
        (0..size).map(|_| (chance.below(2001) as f32 / 1000.0 - 1.0) * 0.3).collect();
    let (mut mean, mut square) = (vec![0.0f32; size], vec![0.0f32; size]);
    let steps = 6 * samples.len() / BATCH;
    for step in 1..=steps {
        let network = of_row(&weights);
        let mut slopes = vec![0.0; size];
        for _ in 0..BATCH {
            add_slopes(&network, &samples[chance.below(samples.len())], &mut slopes);
        }
        let rate = 0.003 * (1.0 - step as f32 / steps as f32).max(0.02);
        let (one, two) = (1.0 - 0.9f32.powi(step as i32), 1.0 - 0.999f32.powi(step as i32));
        for i in 0..size {
            let slope = slopes[i] / BATCH as f32 + 1e-5 * weights[i];
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            weights[i] -= rate * (mean[i] / one) / ((square[i] / two).sqrt() + 1e-8);
        }
    }
    of_row(&weights)
}

/// The network whose weights are in one row.
fn of_row<const F: usize>(row: &[f32]) -> Network<F> {
    let (first, rest) = row.split_at(F * HIDDEN);
    let mut network =
        Network { first: [[0.0; HIDDEN]; F], bias: [0.0; HIDDEN], second: [0.0; HIDDEN] };
    for (weights, row) in network.first.iter_mut().zip(first.chunks(HIDDEN)) {
        weights.copy_from_slice(row);
    }
    network.bias.copy_from_slice(&rest[..HIDDEN]);
    network.second.copy_from_slice(&rest[HIDDEN..]);
    network
}

/// Adds the gradient of one sample's log loss, in the order of [`of_row`].
fn add_slopes<const F: usize>(network: &Network<F>, sample: &Sample<F>, slopes: &mut [f32]) {
    let shares = network.shares::<6>(&sample.features);
    for ((features, share), truth) in sample.features.iter().zip(shares).zip(&sample.shares) {
        let error = share - truth;
        let hidden = network.hidden(features);
        for unit in (0..HIDDEN).filter(|&unit| hidden[unit] > 0.0) {
            slopes[(F + 1) * HIDDEN + unit] += error * hidden[unit];
            let back = error * network.second[unit];
            slopes[F * HIDDEN + unit] += back;
            for (feature, value) in features.iter().enumerate() {
                slopes[feature * HIDDEN + unit] += back * value;
            }
        }
    }
}

/// Networks by table size, as the source of a `weights.rs`.
#[must_use]
pub fn source<const F: usize>(networks: &[Network<F>], example: &str, fewest: usize) -> String {
    let mut text = format!(
        "//! The weights of the value network, by table size from {fewest}. Written by\n\
         //! `cargo run --release -p bots --example {example}`.\n\n\
         use super::value::FEATURES;\nuse crate::network::Network;\n\n\
         #[rustfmt::skip]\n#[allow(clippy::approx_constant)]\n\
         pub(super) static WEIGHTS: [Network<FEATURES>; {}] = [\n",
        networks.len()
    );
    let row = |row: &[f32]| {
        let texts: Vec<String> = row.iter().map(|weight| format!("{weight:.2}")).collect();
        // Eight numbers per line stay within 100 columns.
        texts.chunks(8).map(|chunk| chunk.join(", ")).collect::<Vec<_>>().join(",\n        ")
    };
    for network in networks {
        let _ = writeln!(text, "    Network {{\n        first: [");
        for weights in &network.first {
            let _ = writeln!(text, "        [{}],", row(weights));
        }
        let _ = writeln!(text, "        ],\n        bias: [{}],", row(&network.bias));
        let _ = writeln!(text, "        second: [{}],\n    }},", row(&network.second));
    }
    text.push_str("];\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seat with more of the second feature wins, unless it has the first: a linear score
    /// cannot express that, a hidden layer can.
    #[test]
    fn a_network_learns_to_combine_features() {
        let mut chance = QuickChance::new(1);
        let mut samples = Vec::new();
        for _ in 0..30_000 {
            let mut seat = || [chance.below(2) as f32, chance.below(5) as f32 / 4.0];
            let features = vec![seat(), seat()];
            let power = |f: &[f32; 2]| if f[0] == 0.0 { f[1] } else { 1.0 - f[1] };
            let (one, two) = (power(&features[0]), power(&features[1]));
            let share = if one > two {
                1.0
            } else if one < two {
                0.0
            } else {
                0.5
            };
            samples.push(Sample { features, shares: vec![share, 1.0 - share] });
        }
        let network = fit(&samples, &mut chance);
        let (found, even) = (loss(&network, &samples), 2f32.ln());
        assert!(found < 0.6 * even, "{found} is hardly better than {even}");
    }
}
