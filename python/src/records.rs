//! Records: read, verified, shown again; and whole games of bots.

use bots::arena::play_game;
use games::Title;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use table::{About, Options as _, Record, Seat, Seats, Seed, Viewer};

use crate::batch::player;
use crate::bot::seated;
use crate::common::{Playable, RecordError, Rules, Task, options, with_game};

/// Runs a task on the game that a record is of.
fn with_record<T: Task>(text: &str, task: T) -> PyResult<T::Output> {
    let game = table::tag(text, "Game");
    let what = || RecordError::new_err("this is no record: it has no [Game \"…\"] tag");
    let game = game.ok_or_else(what)?;
    game.parse::<Title>().map_err(RecordError::new_err)?;
    with_game(&game, task)
}

fn read<G: Playable>(text: &str) -> PyResult<Record<G>> {
    text.parse().map_err(|error: table::RecordError| RecordError::new_err(error.to_string()))
}

struct Verify<'a>(&'a str);

impl Task for Verify<'_> {
    type Output = PyResult<usize>;

    fn run<G: Playable>(self) -> PyResult<usize> {
        let record = read::<G>(self.0)?;
        record.verify(|_| ()).map_err(|error| RecordError::new_err(error.to_string()))?;
        if record.source.seed().is_none() {
            let what = "the record shows no seed: its moves follow the rules, but nothing proves \
                        its deal and its draws";
            return Err(RecordError::new_err(what));
        }
        Ok(record.entries.len())
    }
}

/// Plays a record again with its seed and compares every event. How many moves it has; an error if
/// it differs or shows no seed.
#[pyfunction]
pub(crate) fn verify_record(py: Python<'_>, text: &str) -> PyResult<usize> {
    py.detach(|| with_record(text, Verify(text)))?
}

struct Replay<'a>(&'a str, Option<i64>);

/// A step of a replay: who moved, the move, the events, the view as JSON.
type Step = (Option<usize>, String, Vec<String>, String);

impl Task for Replay<'_> {
    type Output = PyResult<Vec<Step>>;

    fn run<G: Playable>(self) -> Self::Output {
        let record = read::<G>(self.0)?;
        let viewer = match self.1 {
            Some(seat) => Viewer::Seat(crate::common::seat(seat, record.options.players())?),
            None => Viewer::Public,
        };
        let mut steps = Vec::new();
        let seen = |events: &[G::Event]| {
            let seen = events.iter().filter_map(|event| G::event_view(event, viewer));
            seen.map(|event| event.to_string()).collect()
        };
        let verified = record.verify(|game| {
            let view = view_json(&game.view(viewer));
            let last = game.record().entries.last();
            steps.push(match last {
                Some(entry) => {
                    (Some(entry.by.index()), entry.mv.to_string(), seen(&entry.events), view)
                }
                None => (None, String::new(), seen(&game.record().deal), view),
            });
        });
        verified.map_err(|error| RecordError::new_err(error.to_string()))?;
        Ok(steps)
    }
}

/// A view as JSON. Views always can be written.
pub(crate) fn view_json<V: serde::Serialize>(view: &V) -> String {
    serde_json::to_string(view).unwrap_or_default()
}

/// Shows a record again, move by move, as a seat saw it, or as everybody did.
#[pyfunction]
#[pyo3(signature = (text, seat = None))]
pub(crate) fn replay_record(py: Python<'_>, text: &str, seat: Option<i64>) -> PyResult<Vec<Step>> {
    py.detach(|| with_record(text, Replay(text, seat)))?
}

struct Facts<'a, 'py>(&'a str, Python<'py>);

impl<'py> Task for Facts<'_, 'py> {
    type Output = PyResult<Bound<'py, PyDict>>;

    fn run<G: Playable>(self) -> Self::Output {
        let record = read::<G>(self.0)?;
        let facts = PyDict::new(self.1);
        facts.set_item("game", G::NAME)?;
        facts.set_item("rules", record.rules)?;
        facts.set_item("players", record.options.players())?;
        let unusual = record.options.unusual();
        let unusual = unusual.iter().map(|(key, value)| {
            (key.clone(), value.as_str().map_or_else(|| value.to_string(), str::to_owned))
        });
        facts.set_item("options", unusual.collect::<std::collections::BTreeMap<_, _>>())?;
        facts.set_item("names", &record.names)?;
        facts.set_item("date", &record.about.date)?;
        facts.set_item("place", &record.about.place)?;
        let bots = record.about.bots.iter().map(|(seat, name)| (seat.index(), name.clone()));
        facts.set_item("bots", bots.collect::<std::collections::BTreeMap<_, _>>())?;
        let winners = record.about.result;
        let winners = winners.map(|seats| seats.into_iter().map(Seat::index).collect::<Vec<_>>());
        facts.set_item("winners", winners)?;
        let moves = record.entries.iter().map(|entry| (entry.by.index(), entry.mv.to_string()));
        facts.set_item("moves", moves.collect::<Vec<_>>())?;
        Ok(facts)
    }
}

/// What a record says of its game.
#[pyfunction]
pub(crate) fn record_facts<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyDict>> {
    with_record(text, Facts(text, py))?
}

struct Selfplay<'a> {
    players: usize,
    rules: &'a Rules,
    bots: Vec<bots::Player>,
    games: std::ops::Range<u64>,
    seed: u64,
    records: bool,
}

/// A game of bots: its number, moves, each seat's share and points, its record if wanted.
type Played = (u64, usize, Vec<f64>, Vec<u32>, Option<String>);

impl Task for Selfplay<'_> {
    type Output = PyResult<Vec<Played>>;

    fn run<G: Playable>(self) -> Self::Output {
        let options = options::<G>(self.players, self.rules)?;
        let mut played = Vec::new();
        for number in self.games {
            let mut seats = Vec::new();
            let mut names = Vec::new();
            for seat in 0..self.players {
                let bot = &self.bots[seat % self.bots.len()];
                let seat = Seat::new(seat);
                let seated = seated::<G>(bot, seat, options).map_err(PyValueError::new_err)?;
                seats.push(seated);
                names.push((seat, bot.to_string()));
            }
            let (deal, bot_seed) =
                (Seed::of_series(self.seed, number), self.seed.rotate_left(32) ^ number);
            let (game, _) = play_game::<G>(options, deal, bot_seed, &mut seats);
            let result = game.state().awaiting().winners();
            let winners = result.unwrap_or(Seats::first(self.players));
            let share = |seat| {
                let won = winners.contains(Seat::new(seat));
                if won { 1.0 / winners.len() as f64 } else { 0.0 }
            };
            let record = self.records.then(|| {
                let about = About { bots: names, result, ..About::default() };
                Record { about, ..game.record().clone() }.to_string()
            });
            let shares = (0..self.players).map(share).collect();
            let (moves, scores) = (game.record().entries.len(), game.state().scores());
            played.push((number, moves, shares, scores, record));
        }
        Ok(played)
    }
}

/// Whole games of bots, who fill the seats in turn: what `ivanhoe selfplay` plays.
#[pyfunction]
#[pyo3(signature = (game, players, rules, names, first, games, seed, records))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn selfplay(
    py: Python<'_>,
    game: &str,
    players: usize,
    rules: Rules,
    names: Vec<String>,
    first: u64,
    games: u64,
    seed: u64,
    records: bool,
) -> PyResult<Vec<Played>> {
    let bots: PyResult<Vec<bots::Player>> = names.iter().map(|name| player(name)).collect();
    let bots = bots?;
    if bots.is_empty() {
        return Err(PyValueError::new_err("at least one bot must play"));
    }
    let games = first..first.saturating_add(games);
    let task = Selfplay { players, rules: &rules, bots, games, seed, records };
    py.detach(|| with_game(game, task))?
}
