//! Reviews of whole games.

mod beliefs;
mod luck;
mod reviews;
mod verdicts;

use bots::arena::play_game;
use bots::{BotGame, Judge, Level};
use review::History;
use table::{Options as _, Record, Seed};

/// The record of a game between bots of a level.
fn record<G: BotGame>(players: usize, level: Level, series: u64, number: u64) -> Record<G> {
    let options = G::Options::usual(players).expect("a table size");
    let mut bots: Vec<_> = (0..players).map(|_| level.bot::<G>()).collect();
    let (game, _) = play_game::<G>(options, Seed::of_series(series, number), number, &mut bots);
    game.record().clone()
}

fn history<G: BotGame>(players: usize, level: Level, series: u64, number: u64) -> History<G> {
    History::of(record(players, level, series, number)).expect("a finished game")
}

fn judge<G: BotGame>() -> Box<dyn Judge<G>> {
    G::judge().expect("a network")
}

/// Does the long run ask for all of it?
fn is_long() -> bool {
    std::env::var_os("IVANHOE_LONG").is_some()
}
