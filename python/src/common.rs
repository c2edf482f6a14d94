//! What all parts need: games by name, options, errors, and the layout.

use bots::BotGame;
use encoding::{Encoding, Field};
use games::Title;
use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Game, Options as _, Seat};

create_exception!(
    ivanhoe,
    IllegalAction,
    PyValueError,
    "An action or move that the rules do not allow now. Nothing has changed."
);
create_exception!(
    ivanhoe,
    RecordError,
    PyException,
    "A record that cannot be read, or that does not agree with the rules."
);

/// A game with all that this package needs of it.
pub(crate) trait Playable:
    Encoding + BotGame + Game<Move: Sync, Event: Sync, View: Serialize + DeserializeOwned>
{
}

impl<G: Encoding + BotGame + Game<Move: Sync, Event: Sync, View: Serialize + DeserializeOwned>>
    Playable for G
{
}

/// A function that is generic over the game.
pub(crate) trait Task {
    type Output;

    fn run<G: Playable>(self) -> Self::Output;
}

/// Runs a task on the game of this name.
pub(crate) fn with_game<T: Task>(game: &str, task: T) -> PyResult<T::Output> {
    match game.parse().map_err(PyValueError::new_err)? {
        Title::Tournament => Ok(task.run::<tournament::State>()),
        Title::Castles => Ok(task.run::<castles::State>()),
    }
}

/// House rules as they come from Python: names and values as the notation writes them.
pub(crate) type Rules = Vec<(String, String)>;

/// Player count and house rules.
pub(crate) fn options<G: Playable>(players: usize, rules: &Rules) -> PyResult<G::Options> {
    let mut options = G::Options::usual(players).map_err(PyValueError::new_err)?;
    for (key, value) in rules {
        options.set(key, value).map_err(PyValueError::new_err)?;
    }
    Ok(options)
}

/// A number that is too large is a wrong value, as any other is.
fn unless_overflow(error: PyErr, number: &Bound<'_, PyAny>, wrong: PyErr) -> PyErr {
    if error.is_instance_of::<PyOverflowError>(number.py()) { wrong } else { error }
}

/// A seed from Python.
pub(crate) fn seed(number: &Bound<'_, PyAny>) -> PyResult<u64> {
    number.extract().map_err(|error| {
        let what = format!("seed must be 0 to {}, not {number}", u64::MAX);
        unless_overflow(error, number, PyValueError::new_err(what))
    })
}

/// The number of an action from Python.
pub(crate) fn action(number: &Bound<'_, PyAny>) -> PyResult<i64> {
    number.extract().map_err(|error| {
        let what = format!("{number} is no action");
        unless_overflow(error, number, IllegalAction::new_err(what))
    })
}

/// A seat of a table from its number.
pub(crate) fn seat(number: i64, players: usize) -> PyResult<Seat> {
    match usize::try_from(number) {
        Ok(number) if number < players => Ok(Seat::new(number)),
        _ => Err(PyValueError::new_err(format!("there is no seat {number}: 0 to {}", players - 1))),
    }
}

struct Check<'a>(usize, &'a Rules);

impl Task for Check<'_> {
    type Output = PyResult<()>;

    fn run<G: Playable>(self) -> PyResult<()> {
        options::<G>(self.0, self.1).map(|_| ())
    }
}

/// Does this game exist for this many players with these house rules? An error if not.
#[pyfunction]
pub(crate) fn check_options(game: &str, players: usize, rules: Rules) -> PyResult<()> {
    with_game(game, Check(players, &rules))?
}

struct Layout<'py>(Python<'py>);

impl<'py> Task for Layout<'py> {
    type Output = PyResult<Bound<'py, PyDict>>;

    fn run<G: Playable>(self) -> Self::Output {
        let layout = PyDict::new(self.0);
        layout.set_item("game", G::NAME)?;
        layout.set_item("version", G::VERSION)?;
        layout.set_item("rules", G::RULES)?;
        layout.set_item("players", G::PLAYERS)?;
        layout.set_item("actions", (0..G::ACTIONS).map(G::action_text).collect::<Vec<_>>())?;
        layout.set_item("fields", fields(G::FIELDS))?;
        layout.set_item("privileged_fields", fields(G::PRIVILEGED_FIELDS))?;
        Ok(layout)
    }
}

/// Name, length, scale, text.
type Row = (&'static str, usize, f32, &'static str);

fn fields(fields: &[Field]) -> Vec<Row> {
    fields.iter().map(|field| (field.name, field.length, field.scale, field.text)).collect()
}

/// The numbers of a game: its actions and fields.
#[pyfunction]
pub(crate) fn layout<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    with_game(game, Layout(py))?
}
