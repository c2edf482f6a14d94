//! How far the network's opinion can be trusted, by measurement.

/// How decisions are judged at a table, and how well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trust {
    /// The game.
    pub game: &'static str,
    /// How many play.
    pub players: usize,
    /// How many rounds a move is played on before the network says what the position is worth.
    pub rounds: u32,
    /// The same in a second look at a move that seems wrong.
    pub far: u32,
    /// The standard error of a difference between two moves that no number of worlds removes: the
    /// network's own.
    pub error: f64,
    /// How many of Champion's own moves got a verdict, and of how many.
    pub alarms: (u32, u32),
    /// How many planted blunders got a verdict, and of how many.
    pub planted: (u32, u32),
}

/// Every table as `cargo run --profile play -p review --example measure` measured it: `alarms` and
/// `planted`.
pub const TRUST: [Trust; 8] = [
    of("tournament", 2, (2, 0.02), (20, 2804), (22, 23)),
    of("tournament", 3, (2, 0.02), (14, 4163), (18, 18)),
    of("tournament", 4, (2, 0.02), (4, 2231), (22, 23)),
    of("tournament", 5, (2, 0.02), (11, 3005), (20, 21)),
    of("castles", 3, (3, 0.02), (40, 995), (2, 4)),
    of("castles", 4, (3, 0.02), (30, 859), (5, 8)),
    of("castles", 5, (3, 0.02), (6, 317), (1, 2)),
    of("castles", 6, (3, 0.02), (2, 306), (1, 1)),
];

const fn of(
    game: &'static str,
    players: usize,
    (rounds, error): (u32, f64),
    alarms: (u32, u32),
    planted: (u32, u32),
) -> Trust {
    Trust { game, players, rounds, far: FAR, error, alarms, planted }
}

impl Trust {
    /// Are verdicts given? Only where at most one move of Champion in twenty got one, and nine of
    /// ten planted blunders, among many, did.
    #[must_use]
    pub fn gives_verdicts(&self) -> bool {
        let ((wrong, own), (found, planted)) = (self.alarms, self.planted);
        own >= 50 && wrong * 20 <= own && planted >= FEWEST && found * 10 >= planted * 9
    }
}

/// Of 33 moves of the Tournament that seemed wrong after two rounds, 18 surely were when the games
/// were played to their end; of those that still seemed wrong after eight rounds, all were, or
/// could be (docs/review.md).
const FAR: u32 = 8;

/// With fewer planted blunders nothing is proved.
const FEWEST: u32 = 15;

/// How far the network is trusted at a table. One that was not measured gets no verdicts.
#[must_use]
pub fn trust(game: &'static str, players: usize) -> Trust {
    let known = TRUST.into_iter().find(|trust| (trust.game, trust.players) == (game, players));
    known.unwrap_or(of(game, players, (1, 0.1), (0, 0), (0, 0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_need_a_measurement() {
        assert!(trust("tournament", 4).gives_verdicts());
        assert!(!trust("toy", 2).gives_verdicts());
        let table = |alarms, planted| of("toy", 2, (1, 0.02), alarms, planted);
        assert!(table((5, 100), (18, 20)).gives_verdicts());
        assert!(!table((6, 100), (18, 20)).gives_verdicts());
        assert!(!table((5, 100), (17, 20)).gives_verdicts());
        assert!(!table((0, 100), (14, 14)).gives_verdicts());
    }
}
