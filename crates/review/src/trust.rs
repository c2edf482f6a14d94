//! How far the network's opinion can be trusted, by measurement.

/// How decisions are judged at a table, and how good that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trust {
    /// The game.
    pub game: &'static str,
    /// How many play.
    pub players: usize,
    /// How many rounds a move is played on before the network says what the position is worth.
    pub rounds: u32,
    /// The standard error of a difference between two moves that no number of worlds removes: the
    /// network's own.
    pub error: f64,
    /// Are verdicts shown?
    pub verdicts: bool,
}

/// Every table, as measured by `cargo run --release -p review --example measure`.
pub const TRUST: [Trust; 8] = [
    of("tournament", 2, 2, 0.02, true),
    of("tournament", 3, 2, 0.02, true),
    of("tournament", 4, 2, 0.02, true),
    of("tournament", 5, 2, 0.02, true),
    of("castles", 3, 3, 0.02, true),
    of("castles", 4, 3, 0.02, true),
    of("castles", 5, 3, 0.02, true),
    of("castles", 6, 3, 0.02, true),
];

const fn of(game: &'static str, players: usize, rounds: u32, error: f64, verdicts: bool) -> Trust {
    Trust { game, players, rounds, error, verdicts }
}

/// How far the network is trusted at a table. One that was not measured gets no verdicts.
#[must_use]
pub fn trust(game: &'static str, players: usize) -> Trust {
    let known = TRUST.into_iter().find(|trust| (trust.game, trust.players) == (game, players));
    known.unwrap_or(of(game, players, 1, 0.1, false))
}
