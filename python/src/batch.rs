//! Many games at once, written into numpy arrays in place.

use std::sync::{Mutex, PoisonError};

use bots::{BotSeat, Player, TimeLimits};
use encoding::{MOST_MOVES, Pace};
use numpy::{PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use table::Seat;

use crate::common::{IllegalAction, Playable, Rules, Task, options, with_game};
use crate::lane::{Lane, Plan, Row};
use crate::other_players::{Opponents, OtherPlayers, Styles, Tables, drawn};

/// The arrays that a batch writes, as plain memory.
struct Arrays<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [bool],
    player: &'a mut [i8],
    players: &'a mut [i8],
    reward: &'a mut [f32],
    done: &'a mut [bool],
    style: &'a mut [i8],
    privileged: Option<&'a mut [u8]>,
}

/// What a batch does, whichever game it plays.
trait Lanes: Send {
    /// Actions, bytes of an observation and of a privileged one, most players.
    fn sizes(&self) -> [usize; 4];
    fn check(&mut self, actions: &[i64]) -> Result<(), String>;
    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>);
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>);
    fn sample(&mut self, actions: &mut [i64]);
    fn bots_actions(&mut self, bot: &Player, actions: &mut [i64]) -> Result<(), String>;
    fn numbers(&self) -> Vec<u64>;
}

struct Games<G: Playable> {
    plan: Plan<G::Options>,
    lanes: Vec<Lane<G>>,
    pool: Option<rayon::ThreadPool>,
}

/// The fewest lanes that are worth a thread's while.
const CHUNK: usize = 16;
/// A step has this many parts per thread: bots make some lanes slower than others.
const PARTS: usize = 4;

impl<G: Playable> Games<G> {
    /// Does the same to every lane with its row, on all threads.
    fn each(
        &mut self,
        actions: Option<&[i64]>,
        arrays: Arrays<'_>,
        run: impl Fn(&mut Lane<G>, &Plan<G::Options>, i64, &mut Row<'_>) + Sync,
    ) {
        let (plan, seats) = (&self.plan, G::PLAYERS.1);
        let work = |first: usize, lanes: &mut [Lane<G>], arrays: Arrays<'_>| {
            let mut privileged = arrays.privileged.map(|rows| rows.chunks_exact_mut(G::PRIVILEGED));
            let rows = lanes
                .iter_mut()
                .zip(arrays.observation.chunks_exact_mut(G::OBSERVATION))
                .zip(arrays.mask.chunks_exact_mut(G::ACTIONS))
                .zip(arrays.player.iter_mut().zip(arrays.players))
                .zip(arrays.reward.chunks_exact_mut(seats))
                .zip(arrays.done.iter_mut().zip(arrays.style.chunks_exact_mut(seats)));
            for (index, row) in rows.enumerate() {
                let (((((lane, observation), mask), (player, players)), reward), (done, style)) =
                    row;
                let privileged = privileged.as_mut().and_then(Iterator::next);
                let mut row =
                    Row { observation, mask, player, players, reward, done, style, privileged };
                let action = actions.map_or(-1, |actions| actions[first + index]);
                run(lane, plan, action, &mut row);
            }
        };
        let Some(pool) = &self.pool else { return work(0, &mut self.lanes, arrays) };
        let parts = PARTS * pool.current_num_threads();
        let size = self.lanes.len().div_ceil(parts).max(CHUNK);
        let mut parts = Vec::new();
        let mut rest = Some((self.lanes.as_mut_slice(), arrays));
        while let Some((lanes, arrays)) = rest.take() {
            let size = size.min(lanes.len());
            let (mine, others) = lanes.split_at_mut(size);
            let (part, further) = arrays.split::<G>(size);
            parts.push((parts.len(), mine, part));
            if !others.is_empty() {
                rest = Some((others, further));
            }
        }
        pool.install(|| {
            parts
                .into_par_iter()
                .for_each(|(number, lanes, arrays)| work(number * size, lanes, arrays));
        });
    }
}

impl<'a> Arrays<'a> {
    /// The rows of the first lanes, and the others.
    fn split<G: Playable>(self, lanes: usize) -> (Self, Self) {
        let (observation, observation_rest) = self.observation.split_at_mut(lanes * G::OBSERVATION);
        let (mask, mask_rest) = self.mask.split_at_mut(lanes * G::ACTIONS);
        let (player, player_rest) = self.player.split_at_mut(lanes);
        let (players, players_rest) = self.players.split_at_mut(lanes);
        let (reward, reward_rest) = self.reward.split_at_mut(lanes * G::PLAYERS.1);
        let (done, done_rest) = self.done.split_at_mut(lanes);
        let (style, style_rest) = self.style.split_at_mut(lanes * G::PLAYERS.1);
        let (privileged, privileged_rest) =
            self.privileged.map(|rows| rows.split_at_mut(lanes * G::PRIVILEGED)).unzip();
        (
            Self { observation, mask, player, players, reward, done, style, privileged },
            Self {
                observation: observation_rest,
                mask: mask_rest,
                player: player_rest,
                players: players_rest,
                reward: reward_rest,
                done: done_rest,
                style: style_rest,
                privileged: privileged_rest,
            },
        )
    }
}

impl<G: Playable> Lanes for Games<G> {
    fn sizes(&self) -> [usize; 4] {
        [G::ACTIONS, G::OBSERVATION, G::PRIVILEGED, G::PLAYERS.1]
    }

    fn check(&mut self, actions: &[i64]) -> Result<(), String> {
        let check = |(index, (lane, &action)): (usize, (&mut Lane<G>, &i64))| {
            lane.check(action).map_err(|what| format!("game {index}: {what}")).err()
        };
        let wrong = match &self.pool {
            Some(pool) => pool.install(|| {
                let lanes = self.lanes.par_iter_mut().zip(actions).enumerate();
                lanes.with_min_len(CHUNK).find_map_first(check)
            }),
            None => self.lanes.iter_mut().zip(actions).enumerate().find_map(check),
        };
        wrong.map_or(Ok(()), Err)
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) {
        self.each(Some(actions), arrays, |lane, plan, action, row| lane.step(plan, action, row));
    }

    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) {
        self.plan.seed = seed;
        for (number, lane) in (0..).zip(&mut self.lanes) {
            lane.restart(&self.plan, number);
        }
        self.each(None, arrays, |lane, plan, _, row| lane.first(plan, row));
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = lane.any_action();
        }
    }

    fn bots_actions(&mut self, bot: &Player, actions: &mut [i64]) -> Result<(), String> {
        let options = self.plan.tables[0];
        let bot_seat = BotSeat { seat: Seat::A, options, time_limits: TimeLimits::USUAL };
        let mut bot = bot.seat::<G>(&bot_seat)?;
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = lane.bots_action(bot.as_mut());
        }
        Ok(())
    }

    fn numbers(&self) -> Vec<u64> {
        self.lanes.iter().map(Lane::number).collect()
    }
}

/// All that a batch is made from.
struct Make {
    lanes: usize,
    players: Vec<usize>,
    rules: Rules,
    seed: u64,
    threads: usize,
    opponents: Option<Opponents>,
    tables: Option<Tables>,
    share: f64,
    pace: Pace,
}

impl Task for Make {
    type Output = PyResult<(Box<dyn Lanes>, Vec<String>)>;

    fn run<G: Playable>(self) -> Self::Output {
        let tables = self.players.iter().map(|&players| options::<G>(players, &self.rules));
        let tables: Vec<G::Options> = tables.collect::<PyResult<_>>()?;
        let pool = if self.threads > 1 {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
            Some(pool.map_err(|error| PyValueError::new_err(error.to_string()))?)
        } else {
            None
        };
        let fewest = self.players.iter().copied().min().unwrap_or(0);
        let mut styles = Styles::new();
        let other_players = match (self.tables, self.opponents) {
            (Some(tables), _) => drawn::<G>(tables, &mut styles)?,
            (None, Some(opponents)) => opponents.other_players(fewest, &mut styles)?,
            (None, None) => OtherPlayers::Nobody,
        };
        let Self { share, seed, pace, .. } = self;
        let plan = Plan { tables, other_players, share, seed, lanes: self.lanes as u64, pace };
        let lanes = (0..self.lanes).map(|index| Lane::new(&plan, index)).collect();
        Ok((Box::new(Games::<G> { plan, lanes, pool }), styles.names()))
    }
}

/// Many games at once. `ivanhoe.VecEnv` is made of it.
#[pyclass(module = "ivanhoe._ivanhoe", name = "Batch")]
pub(crate) struct Batch {
    /// Behind a lock only so that it may be shared; every call has it alone.
    games: Mutex<Box<dyn Lanes>>,
    lanes: usize,
    styles: Vec<String>,
}

impl std::fmt::Debug for Batch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch").field("lanes", &self.lanes).finish_non_exhaustive()
    }
}

impl Batch {
    /// After a panic the games are still consistent: a lane changes by whole moves.
    fn games(&mut self) -> &mut dyn Lanes {
        self.games.get_mut().unwrap_or_else(PoisonError::into_inner).as_mut()
    }
}

/// A bot by its name. Programs from outside are for the arena.
pub(crate) fn player(name: &str) -> PyResult<Player> {
    let what = |what: String| PyValueError::new_err(what.replace(", exec:COMMAND", ""));
    match name.parse().map_err(what)? {
        Player::External(_) => {
            Err(PyValueError::new_err("exec: bots are for `ivanhoe arena`; use a Python function"))
        }
        player => Ok(player),
    }
}

/// The arrays as they come from Python.
struct Given<'py> {
    observation: PyReadwriteArray2<'py, u8>,
    mask: PyReadwriteArray2<'py, bool>,
    player: PyReadwriteArray1<'py, i8>,
    players: PyReadwriteArray1<'py, i8>,
    reward: PyReadwriteArray2<'py, f32>,
    done: PyReadwriteArray1<'py, bool>,
    style: PyReadwriteArray2<'py, i8>,
    privileged: Option<PyReadwriteArray2<'py, u8>>,
}

fn two<'a, T: numpy::Element>(
    name: &str,
    array: &'a mut PyReadwriteArray2<'_, T>,
    shape: [usize; 2],
) -> PyResult<&'a mut [T]> {
    let found = array.dims();
    if [found[0], found[1]] != shape {
        let what = format!("{name} must have the shape {shape:?}, not {found:?}");
        return Err(PyValueError::new_err(what));
    }
    let what = || PyValueError::new_err(format!("{name} must be C-contiguous"));
    array.as_slice_mut().map_err(|_| what())
}

fn one<'a, T: numpy::Element>(
    name: &str,
    array: &'a mut PyReadwriteArray1<'_, T>,
    length: usize,
) -> PyResult<&'a mut [T]> {
    if array.dims()[0] != length {
        let found = array.dims()[0];
        let what = format!("{name} must have the shape [{length}], not [{found}]");
        return Err(PyValueError::new_err(what));
    }
    let what = || PyValueError::new_err(format!("{name} must be C-contiguous"));
    array.as_slice_mut().map_err(|_| what())
}

impl<'py> Given<'py> {
    fn of(arrays: &Bound<'py, PyAny>) -> PyResult<Self> {
        /// An array that cannot be written says which one it is.
        macro_rules! array {
            ($name:literal) => {
                arrays.get_item($name)?.extract().map_err(|error| {
                    let error = PyErr::from(error);
                    PyValueError::new_err(format!("{} cannot be written: {error}", $name))
                })?
            };
        }
        Ok(Self {
            observation: array!("observation"),
            mask: array!("mask"),
            player: array!("player"),
            players: array!("players"),
            reward: array!("reward"),
            done: array!("done"),
            style: array!("style"),
            privileged: array!("privileged"),
        })
    }

    fn arrays(&mut self, lanes: usize, sizes: [usize; 4]) -> PyResult<Arrays<'_>> {
        let [actions, observation, privileged, seats] = sizes;
        Ok(Arrays {
            observation: two("observation", &mut self.observation, [lanes, observation])?,
            mask: two("mask", &mut self.mask, [lanes, actions])?,
            player: one("player", &mut self.player, lanes)?,
            players: one("players", &mut self.players, lanes)?,
            reward: two("reward", &mut self.reward, [lanes, seats])?,
            done: one("done", &mut self.done, lanes)?,
            style: two("style", &mut self.style, [lanes, seats])?,
            privileged: match &mut self.privileged {
                Some(array) => Some(two("privileged", array, [lanes, privileged])?),
                None => None,
            },
        })
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, lanes, players, rules, seed, threads, opponents, share, unasked,
        skip_forced, most_moves, tables = None))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        game: &str,
        lanes: usize,
        players: Vec<usize>,
        rules: Rules,
        seed: u64,
        threads: usize,
        opponents: Option<Opponents>,
        share: f64,
        unasked: bool,
        skip_forced: bool,
        most_moves: Option<u64>,
        tables: Option<Tables>,
    ) -> PyResult<Self> {
        if lanes == 0 || lanes > 1 << 24 {
            return Err(PyValueError::new_err(format!("n must be 1 to {}, not {lanes}", 1 << 24)));
        }
        if players.is_empty() {
            return Err(PyValueError::new_err("players must name at least one table size"));
        }
        if threads > 1024 {
            return Err(PyValueError::new_err(format!("{threads} threads are too many")));
        }
        if !(0.0..=1.0).contains(&share) {
            return Err(PyValueError::new_err(format!("share must be 0 to 1, not {share}")));
        }
        let most_moves = most_moves.unwrap_or(MOST_MOVES).clamp(1, MOST_MOVES);
        let pace = Pace { skip_forced, unasked, most_moves };
        let make = Make { lanes, players, rules, seed, threads, opponents, tables, share, pace };
        let (games, styles) = py.detach(|| with_game(game, make))??;
        Ok(Self { games: Mutex::new(games), lanes, styles })
    }

    /// Actions, bytes of an observation and of a privileged one, most players.
    fn sizes(&mut self) -> [usize; 4] {
        self.games().sizes()
    }

    /// The names of the players: `style` has their indices. The caller is the first.
    fn styles(&self) -> Vec<String> {
        self.styles.clone()
    }

    /// Deals all games afresh.
    fn reset(&mut self, py: Python<'_>, seed: u64, arrays: Bound<'_, PyAny>) -> PyResult<()> {
        let mut arrays = Given::of(&arrays)?;
        let (lanes, games) = (self.lanes, self.games());
        let arrays = arrays.arrays(lanes, games.sizes())?;
        py.detach(|| games.reset(seed, arrays));
        Ok(())
    }

    /// Chooses an action in every game.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        arrays: Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let mut arrays = Given::of(&arrays)?;
        let (lanes, games) = (self.lanes, self.games());
        let arrays = arrays.arrays(lanes, games.sizes())?;
        let what = || PyValueError::new_err("actions must be C-contiguous");
        let actions = actions.as_slice().map_err(|_| what())?;
        if actions.len() != lanes {
            let found = actions.len();
            let what = format!("actions must have the shape [{lanes}], not [{found}]");
            return Err(PyValueError::new_err(what));
        }
        py.detach(|| {
            games.check(actions)?;
            games.step(actions, arrays);
            Ok(())
        })
        .map_err(|what: String| IllegalAction::new_err(what))
    }

    /// Any action for every game, each equally likely.
    fn sample(&mut self, py: Python<'_>, mut actions: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let actions = one("actions", &mut actions, self.lanes)?;
        let games = self.games();
        py.detach(|| games.sample(actions));
        Ok(())
    }

    /// What the bot of this name would choose in every game.
    fn bots_actions(
        &mut self,
        py: Python<'_>,
        bot: &str,
        mut actions: PyReadwriteArray1<'_, i64>,
    ) -> PyResult<()> {
        let (actions, bot) = (one("actions", &mut actions, self.lanes)?, player(bot)?);
        let games = self.games();
        py.detach(|| games.bots_actions(&bot, actions)).map_err(PyValueError::new_err)
    }

    /// The numbers of the games in their series.
    fn numbers(&mut self) -> Vec<u64> {
        self.games().numbers()
    }
}
