//! Learns the value of a state of the Tournament between two tournaments: from games of the rule
//! bot, with some random moves, and the eventual winner of each.
//!
//! `cargo run --release -p bots --example fit_value -- GAMES` writes
//! `crates/bots/src/tournament/weights.rs`.

use std::io::Write as _;

use bots::BotGame;
use bots::network::{Sample, fit, loss, source};
use bots::tournament::{FEATURES, features};
use table::{Chance, Game, Options as _, QuickChance, Seats};
use tournament::{Options, State};

/// One move in this many is random.
const RANDOM_MOVE_IN: usize = 12;

/// A game's states between tournaments; empty for an endless game.
fn play(options: Options, chance: &mut QuickChance) -> Vec<Sample<FEATURES>> {
    let seats = || Seats::first(options.players()).into_iter();
    let mut state = State::blank(options);
    state.deal(chance, &mut |_| ());
    let (mut samples, mut moves) = (Vec::new(), Vec::new());
    for _ in 0..3_000 {
        while let Some((seat, mv)) = state.forced_pass() {
            state.play_listed(seat, mv, chance, &mut |_| ());
        }
        if let Some(winners) = state.awaiting().winners() {
            for sample in &mut samples {
                let Sample { shares, .. } = sample;
                *shares = seats().map(|seat| f32::from(u8::from(winners.contains(seat)))).collect();
            }
            return samples;
        }
        if state.is_between_tournaments() {
            let features = seats().map(|seat| features(&state, seat)).collect();
            samples.push(Sample { features, shares: Vec::new() });
        }
        let seat = state.awaiting().asked().lowest().expect("it is not over");
        moves.clear();
        state.legal_moves(seat, &mut moves);
        let is_random = chance.below(RANDOM_MOVE_IN) == 0;
        let any = moves[chance.below(moves.len())];
        let mv = if is_random { any } else { state.rule(seat, &moves, chance) };
        state.play_listed(seat, mv, chance, &mut |_| ());
    }
    Vec::new()
}

fn main() {
    let games = std::env::args().nth(1).map_or(30_000, |text| text.parse().expect("a number"));
    let mut networks = Vec::new();
    for players in 2..=5 {
        let options = Options::usual(players).expect("2 to 5 may play");
        let mut chance = QuickChance::new(players as u64);
        let samples: Vec<_> = (0..games).flat_map(|_| play(options, &mut chance)).collect();
        let (test, train) = samples.split_at(samples.len() / 10);
        let network = fit(train, &mut chance);
        let (found, even) = (loss(&network, test), (players as f32).ln());
        let _ = writeln!(
            std::io::stderr(),
            "{players} players: {} samples, log loss {found:.4}, even {even:.4}",
            samples.len()
        );
        networks.push(network);
    }
    let file = "crates/bots/src/tournament/weights.rs";
    std::fs::write(file, source(&networks, "fit_value", 2)).expect("the file can be written");
}
