//! Our bots, callable from Python.

use bots::{BotSeat, Player, TimeLimits};
use encoding::{Choice, Play, Then};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use table::{QuickChance, Seat, Viewer};

use crate::batch::player;
use crate::common::{Playable, seed};
use crate::state::State;

/// The next action of a bot that plays the seat that chooses.
pub(crate) fn action_of<G: Playable>(
    play: &mut Play<G>,
    seat: Seat,
    bot: &mut dyn bots::Bot<G>,
    chance: &mut QuickChance,
) -> i64 {
    let silence = play.choices().iter().find(|choice| choice.then == Then::Silence);
    let silence = silence.map(|choice| choice.action);
    let (state, draft) = (*play.state(), *play.draft());
    let mut moves = play.list_moves().to_vec();
    if draft != G::Draft::default() {
        // What is begun is gone on with.
        let begun = Choice { action: 0, then: Then::Draft(draft) };
        moves.retain(|&mv| state.leads_to(seat, &begun, mv));
    }
    let first = play.choices().first().map_or(-1, |choice| i64::from(choice.action));
    let chosen = match moves[..] {
        [] => None,
        [only] if silence.is_none() => Some(only),
        [..] => {
            let view = state.view(play.memory(), Viewer::Seat(seat));
            match silence {
                Some(_) => bot.speak_up(&view, &moves, chance),
                None => Some(bot.choose(&view, &moves, chance)),
            }
        }
    };
    let leads = |choice: &&Choice<G>| chosen.is_some_and(|mv| state.leads_to(seat, choice, mv));
    match play.choices().iter().find(leads) {
        Some(choice) => i64::from(choice.action),
        None => silence.map_or(first, i64::from),
    }
}

/// A bot of the project by its name: `random`, `greedy`, `rule`, `search:1000`, `search:50ms`,
/// `page`, `squire`, `knight` or `champion`.
#[pyclass(module = "ivanhoe._ivanhoe", name = "Bot")]
#[derive(Debug)]
pub(crate) struct Bot {
    player: Player,
    chance: QuickChance,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed = 0))]
    fn new(name: &str, #[pyo3(from_py_with = seed)] seed: u64) -> PyResult<Self> {
        Ok(Self { player: player(name)?, chance: QuickChance::new(seed) })
    }

    /// The name.
    #[getter]
    fn name(&self) -> String {
        self.player.to_string()
    }

    /// The action that it would choose in this state, from what the seat to move may know.
    fn __call__(&mut self, py: Python<'_>, state: &State) -> PyResult<i64> {
        let Self { player, chance } = self;
        let action = py.detach(|| state.inner().action_of_bot(player, chance));
        action.map_err(PyValueError::new_err)
    }

    fn __repr__(&self) -> String {
        format!("ivanhoe.Bot({:?})", self.player.to_string())
    }
}

/// The bot of this name at a seat.
pub(crate) fn seated<G: Playable>(
    player: &Player,
    seat: Seat,
    options: G::Options,
) -> Result<Box<dyn bots::Bot<G>>, String> {
    player.seat::<G>(&BotSeat { seat, options, time_limits: TimeLimits::USUAL })
}
