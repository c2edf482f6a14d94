//! Measures reviews: `measure WHAT GAME PLAYERS GAMES [THREADS]`. The results are in
//! `docs/review.md`. They do not depend on the number of threads. Beliefs can be measured at
//! several tables at once, `3-6`.
//!
//! - `speed`: how long a review takes, on one thread;
//! - `luck`: the mean luck of each seat, with the network's chances;
//! - `curve`: how beliefs are to be corrected. It prints an arm of `src/curves.rs`;
//! - `beliefs`: are they calibrated, and better than a uniform guess? In other games than `curve`;
//! - `error`: by how much the network itself misjudges the difference between two moves;
//! - `alarms`: how many of Champion's own moves get a verdict;
//! - `confirm`: how many verdicts on moves of all levels hold when both moves are played to the end
//!   of the game;
//! - `planted`: how many planted blunders are found. It prints them as rows of the tests' data;
//! - `search`: does Champion win more if it looks ahead for about 50 ms per decision?
#![allow(clippy::print_stdout)]

mod beliefs;
mod search;
mod verdicts;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::arena::play_game;
use bots::{BotGame, Judge, Level};
use review::{History, Ledger, Review, mean_and_error, open_value};
use table::{Options as _, Record, Seat, Seed};

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let ([what, game, players, games] | [what, game, players, games, _]) = &words[..] else {
        return Err("measure WHAT GAME PLAYERS GAMES [THREADS]".into());
    };
    let number = |text: &str| text.parse::<usize>().map_err(|error| error.to_string());
    let threads = words.get(4).map_or(Ok(1), |text| number(text))?;
    let (players, most) = match players.split_once('-') {
        Some((least, most)) => (number(least)?, number(most)?),
        None => (number(players)?, number(players)?),
    };
    let size = Size { players, most, games: number(games)? as u64, threads };
    match game.as_str() {
        "tournament" => measure::<tournament::State>(what, size),
        "castles" => measure::<castles::State>(what, size),
        _ => Err(format!("`{game}` is no game")),
    }
}

/// How much is measured.
#[derive(Clone, Copy)]
struct Size {
    players: usize,
    /// The largest table, where tables of several sizes take turns.
    most: usize,
    games: u64,
    threads: usize,
}

impl Size {
    /// How many play a game.
    fn players_of(self, number: u64) -> usize {
        self.players + number as usize % (self.most + 1 - self.players)
    }

    /// Does something for the number of each game; what comes of it, in their order.
    fn each<T: Send>(self, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
        let (next, done) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let result = work(number);
                        done.lock().expect("no thread panics with it").push((number, result));
                    }
                });
            }
        });
        let mut done = done.into_inner().expect("all threads are done");
        done.sort_by_key(|(number, _)| *number);
        done.into_iter().map(|(_, result)| result).collect()
    }
}

fn measure<G: BotGame + encoding::Encoding>(what: &str, size: Size) -> Result<(), String> {
    println!("{what} {} {}: {} games", G::NAME, size.players, size.games);
    match what {
        "speed" => speed::<G>(size),
        "luck" => luck::<G>(size),
        "curve" => beliefs::curve::<G>(size),
        "beliefs" => beliefs::beliefs::<G>(size),
        "error" => verdicts::error::<G>(size),
        "alarms" => verdicts::alarms::<G>(size),
        "confirm" => verdicts::confirm::<G>(size),
        "planted" => verdicts::planted::<G>(size),
        "search" => search::search::<G>(size),
        _ => return Err(format!("`{what}` is no measurement")),
    }
    Ok(())
}

/// A game between Champions.
fn record<G: BotGame>(players: usize, series: u64, number: u64) -> Record<G> {
    let options = G::Options::usual(players).expect("a table size");
    let mut bots: Vec<_> = (0..players).map(|_| Level::Champion.bot::<G>()).collect();
    let (game, _) = play_game::<G>(options, Seed::of_series(series, number), number, &mut bots);
    game.record().clone()
}

/// The same, moment by moment.
fn history<G: BotGame>(players: usize, series: u64, number: u64) -> History<G> {
    History::of(record::<G>(players, series, number)).expect("a finished game")
}

fn judge<G: BotGame>() -> Box<dyn Judge<G>> {
    G::judge().expect("a network")
}

fn speed<G: BotGame>(Size { players, games, .. }: Size) {
    let mut times = [0.0; 4];
    let mut decisions = 0;
    for number in 0..games {
        let record = record::<G>(players, 11, number);
        let mut review = Review::new(record, Seat::A).expect("a finished game");
        let moments = review.history().entries() + 1;
        let judged = 2 * moments + review.history().decisions(Seat::A).len();
        let stages = [moments, 2 * moments, judged];
        loop {
            let done = review.progress().done;
            let stage = stages.iter().filter(|&&end| done >= end).count();
            let start = Instant::now();
            if !review.step() {
                break;
            }
            times[stage] += start.elapsed().as_secs_f64();
        }
        decisions += judged - 2 * moments;
    }
    let per_game = times.map(|time| time / games as f64);
    let decisions = decisions as f64 / games as f64;
    let [curves, luck, worth, beliefs] = per_game;
    println!(
        "{decisions:.0} decisions; curves {curves:.2} s, luck {luck:.2} s, decisions {worth:.2} s, \
         beliefs {beliefs:.2} s, in all {:.2} s",
        curves + luck + worth + beliefs
    );
}

fn luck<G: BotGame>(size: Size) {
    let players = size.players;
    let accounts = size.each(|number| {
        let (history, mut judge) = (history::<G>(players, 12, number), judge::<G>());
        let mut ledger = Ledger::default();
        while ledger.step(&history, &mut |at| open_value(&mut *judge, players, at)) {}
        let account = |index| ledger.account(Seat::new(index));
        (0..players).map(account).collect::<Vec<_>>()
    });
    for index in 0..players {
        let (mean, error) = mean_and_error(accounts.iter().map(|account| account[index].0));
        print!("{} {:.2} ± {:.2}; ", Seat::new(index), 100.0 * mean, 100.0 * error);
    }
    let all = || accounts.iter().flatten();
    let spread = |part: fn(&(f64, f64, f64)) -> f64| {
        100.0 * (all().map(|it| part(it).powi(2)).sum::<f64>() / all().count() as f64).sqrt()
    };
    let [luck, own, others] = [spread(|it| it.0), spread(|it| it.1), spread(|it| it.2)];
    println!("spread of luck {luck:.0}, own play {own:.0}, others' play {others:.0} points");
}
