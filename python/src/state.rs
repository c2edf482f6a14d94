//! A game as a sequence of decisions, with OpenSpiel's names.

mod past;
mod playing;

use std::sync::Arc;

use encoding::{MOST_MOVES, Pace};
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use table::{QuickChance, Seat, Seed};

use crate::common::{IllegalAction, Rules, action, with_game};
pub(crate) use playing::Inner;
use playing::{Look, Make, Start};

/// OpenSpiel's numbers for who moves when no player does.
const CHANCE: i64 = -1;
const TERMINAL: i64 = -4;

/// A game at one of its decisions.
#[pyclass(module = "ivanhoe._ivanhoe", name = "State", subclass)]
pub(crate) struct State {
    inner: Box<dyn Inner>,
    /// Shared by all copies: they are copied more often than looked at.
    scales: Arc<[f32]>,
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State").field("history", &self.inner.history()).finish_non_exhaustive()
    }
}

impl State {
    pub(crate) fn inner(&self) -> &dyn Inner {
        self.inner.as_ref()
    }

    fn copy(&self) -> Self {
        Self { inner: self.inner.copy(), scales: Arc::clone(&self.scales) }
    }

    fn of(inner: Box<dyn Inner>) -> Self {
        let scales = inner.scales().into();
        Self { inner, scales }
    }

    /// The seat that is meant: by default the one that moves.
    fn seat(&self, player: Option<i64>) -> PyResult<Seat> {
        let player = match (player, self.current_player()) {
            (Some(player), _) => player,
            (None, CHANCE) => return Err(PyValueError::new_err("chance moves: name a player")),
            (None, TERMINAL) => {
                return Err(PyValueError::new_err("the game is over: name a player"));
            }
            (None, mover) => mover,
        };
        crate::common::seat(player, self.inner.players())
    }
}

#[pymethods]
impl State {
    /// A copy.
    #[new]
    fn new(state: PyRef<'_, Self>) -> Self {
        state.copy()
    }

    /// A new game.
    #[staticmethod]
    #[pyo3(signature = (game, players = 0, rules = Vec::new(), seed = 0, number = 0,
        explicit = false, positions = Vec::new(), unasked = true, skip_forced = true,
        most_moves = 10_000))]
    #[allow(clippy::too_many_arguments)]
    fn begin(
        game: &str,
        players: usize,
        rules: Rules,
        seed: u64,
        number: u64,
        explicit: bool,
        positions: Vec<String>,
        unasked: bool,
        skip_forced: bool,
        most_moves: u64,
    ) -> PyResult<Self> {
        let pace = Pace { skip_forced, unasked, most_moves: most_moves.clamp(1, MOST_MOVES) };
        let seed = Seed::of_series(seed, number);
        let start = if positions.is_empty() { Start::Deal } else { Start::Positions(positions) };
        let make = Make { players, rules, seed, explicit, start, pace };
        with_game(game, make)?.map(Self::of)
    }

    /// The state that a view shows, at its viewer's decision: for callers that only have views.
    #[staticmethod]
    #[pyo3(signature = (game, view, seed = 0))]
    fn from_view(game: &str, view: &str, seed: u64) -> PyResult<Self> {
        with_game(game, Look { view, seed })?.map(Self::of)
    }

    /// The move that an action completes, as the notation writes it. None if the action only goes
    /// on with a move, or says nothing.
    fn move_of_action(&self, action: i64) -> Option<String> {
        self.inner.move_of(action)
    }

    /// Who moves: a seat from 0, -1 for chance, -4 when the game is over.
    fn current_player(&self) -> i64 {
        match (self.inner.lacks(), self.inner.seat()) {
            (Some(_), _) => CHANCE,
            (None, Some(seat)) => seat.index() as i64,
            (None, None) => TERMINAL,
        }
    }

    fn is_terminal(&self) -> bool {
        self.current_player() == TERMINAL
    }

    fn is_chance_node(&self) -> bool {
        self.inner.lacks().is_some()
    }

    fn num_players(&self) -> usize {
        self.inner.players()
    }

    /// The actions that may be chosen now, sorted.
    #[pyo3(signature = (player = None))]
    fn legal_actions(&self, player: Option<i64>) -> Vec<i64> {
        if player.is_some_and(|player| player != self.current_player()) {
            return Vec::new();
        }
        match self.inner.lacks() {
            Some(outcomes) => (0..outcomes as i64).collect(),
            None => self.inner.actions(),
        }
    }

    /// A list of 0 and 1, one for each action.
    #[pyo3(signature = (player = None))]
    fn legal_actions_mask(&self, player: Option<i64>) -> Vec<i64> {
        let size = self.inner.lacks().unwrap_or(self.inner.sizes()[0]);
        let mut mask = vec![0; size];
        for action in self.legal_actions(player) {
            mask[action as usize] = 1;
        }
        mask
    }

    /// The outcomes of a chance node with their probabilities.
    fn chance_outcomes(&self) -> PyResult<Vec<(i64, f64)>> {
        let what = || PyValueError::new_err("this is no chance node");
        let outcomes = self.inner.lacks().ok_or_else(what)?;
        Ok((0..outcomes as i64).map(|outcome| (outcome, 1.0 / outcomes as f64)).collect())
    }

    /// Chooses an action; at a chance node, tells its outcome.
    fn apply_action(&mut self, #[pyo3(from_py_with = action)] action: i64) -> PyResult<()> {
        self.inner.apply(action).map_err(IllegalAction::new_err)
    }

    /// Makes a move of the seat that moves, as the notation writes it.
    fn apply_move(&mut self, text: &str) -> PyResult<()> {
        self.inner.apply_move(text).map_err(IllegalAction::new_err)
    }

    /// The legal moves of the seat that moves, as the notation writes them.
    fn legal_moves(&self) -> Vec<String> {
        self.inner.moves()
    }

    /// The actions that make up a move, as the notation writes it.
    fn actions_of_move(&self, text: &str) -> PyResult<Vec<u16>> {
        self.inner.route(text).map_err(IllegalAction::new_err)
    }

    /// The text of an action. Seats are counted clockwise from the one that chooses.
    #[pyo3(signature = (player, action = None))]
    fn action_to_string(&self, player: i64, action: Option<i64>) -> PyResult<String> {
        let (player, action) = match action {
            Some(action) => (player, action),
            None => (self.current_player(), player),
        };
        if player == CHANCE {
            return Ok(format!("chance {action}"));
        }
        let text = usize::try_from(action).ok().and_then(|action| self.inner.action_text(action));
        text.ok_or_else(|| PyIndexError::new_err(format!("{action} is no action")))
    }

    /// Each seat's share of the win; all 0 while the game goes on.
    fn returns(&self) -> Vec<f64> {
        self.inner.shares()
    }

    fn rewards(&self) -> Vec<f64> {
        self.inner.shares()
    }

    fn player_return(&self, player: i64) -> PyResult<f64> {
        let seat = crate::common::seat(player, self.inner.players())?;
        Ok(self.inner.shares()[seat.index()])
    }

    /// The points of each seat, by what decides the game.
    fn scores(&self) -> Vec<u32> {
        self.inner.scores()
    }

    /// Who has won; none while the game goes on.
    fn winners(&self) -> Option<Vec<usize>> {
        let winners = self.inner.winners()?;
        Some(winners.into_iter().map(Seat::index).collect())
    }

    /// What a seat may know, as bytes in the game's layout.
    #[pyo3(signature = (player = None, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(player)?;
        let size = self.inner.sizes()[1];
        let what = || {
            PyValueError::new_err(format!("out must be a numpy array of {size} contiguous bytes"))
        };
        let array = match out {
            Some(array) => array.cast_into::<PyArray1<u8>>().map_err(|_| what())?,
            None => PyArray1::zeros(py, [size], false),
        };
        let mut row: PyReadwriteArray1<'_, u8> = array.try_readwrite()?;
        let bytes = row.as_slice_mut().map_err(|_| what())?;
        if bytes.len() != size {
            return Err(what());
        }
        self.inner.observe(seat, bytes);
        drop(row);
        Ok(array)
    }

    /// The hands that a seat may not see: for a critic in training, never for playing.
    #[pyo3(signature = (player = None))]
    fn privileged_observation<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let mut bytes = vec![0; self.inner.sizes()[2]];
        self.inner.observe_all_hands(self.seat(player)?, &mut bytes);
        Ok(PyArray1::from_vec(py, bytes))
    }

    /// What a seat may know, as floats: the observation times its scales.
    #[pyo3(signature = (player = None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let mut bytes = vec![0; self.inner.sizes()[1]];
        self.inner.observe(self.seat(player)?, &mut bytes);
        let scaled = |(&byte, scale): (&u8, &f32)| f32::from(byte) * scale;
        let floats = bytes.iter().zip(self.scales.iter()).map(scaled);
        Ok(PyArray1::from_vec(py, floats.collect()))
    }

    /// The same as `observation_tensor`. It does not hold the whole history; the string does.
    #[pyo3(signature = (player = None))]
    fn information_state_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.observation_tensor(py, player)
    }

    /// All that a seat has seen since the beginning, and what it has chosen of its move so far.
    #[pyo3(signature = (player = None))]
    fn information_state_string(&self, player: Option<i64>) -> PyResult<String> {
        Ok(self.inner.information(self.seat(player)?))
    }

    /// What a seat may know, as JSON.
    #[pyo3(signature = (player = None))]
    fn observation_string(&self, player: Option<i64>) -> PyResult<String> {
        Ok(self.inner.view(Some(self.seat(player)?)))
    }

    /// What a seat may know, or everybody, as JSON.
    #[pyo3(signature = (seat = None))]
    fn view_json(&self, seat: Option<i64>) -> PyResult<String> {
        let seat = seat.map(|seat| crate::common::seat(seat, self.inner.players())).transpose()?;
        Ok(self.inner.view(seat))
    }

    /// The table as text: everything that anybody sees.
    fn __str__(&self) -> String {
        self.inner.picture()
    }

    /// Every action and outcome since the beginning.
    fn history(&self) -> Vec<i64> {
        self.inner.history()
    }

    fn move_number(&self) -> usize {
        self.inner.history().len()
    }

    /// The state in some world that the seat could be in, with other chance to come.
    #[pyo3(signature = (player, seed))]
    fn imagine(&self, py: Python<'_>, player: i64, seed: u64) -> PyResult<Self> {
        let seat = crate::common::seat(player, self.inner.players())?;
        let imagined = py.detach(|| self.inner.imagine(seat, &mut QuickChance::new(seed), seed));
        let scales = Arc::clone(&self.scales);
        imagined.map(|inner| Self { inner, scales }).map_err(PyValueError::new_err)
    }

    /// The record so far, as a `.ivanhoe` file.
    #[pyo3(signature = (names = Vec::new()))]
    fn record(&self, names: Vec<String>) -> PyResult<String> {
        self.inner.record(&names).map_err(PyValueError::new_err)
    }
}
