//! A game with all its seats at once, as the engine itself plays it.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use table::{About, Chance as _, Options as _, Record, Seat, Seats, Seed, Viewer};

use crate::common::{IllegalAction, Playable, Rules, Task, options, with_game};

/// What a match does, whichever game it is.
trait Table: Send + Sync {
    fn players(&self) -> usize;
    fn asked(&self) -> Seats;
    fn may(&self) -> Seats;
    fn winners(&self) -> Option<Seats>;
    fn scores(&self) -> Vec<u32>;
    fn moves(&self, seat: Seat) -> Vec<String>;
    fn play(&mut self, seat: Seat, mv: Option<usize>, text: &str) -> Result<(), String>;
    fn settle(&mut self);
    fn view(&self, viewer: Viewer) -> Result<String, String>;
    fn record(&self, bots: Vec<(Seat, String)>) -> String;
    fn entries(&self) -> usize;
}

struct Played<G: Playable>(table::Match<G>);

impl<G: Playable> Table for Played<G> {
    fn players(&self) -> usize {
        self.0.record().options.players()
    }

    fn asked(&self) -> Seats {
        self.0.state().awaiting().asked()
    }

    fn may(&self) -> Seats {
        self.0.state().awaiting().may()
    }

    fn winners(&self) -> Option<Seats> {
        self.0.state().awaiting().winners()
    }

    fn scores(&self) -> Vec<u32> {
        self.0.state().scores()
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.0.state().moves_of(seat).iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, seat: Seat, mv: Option<usize>, text: &str) -> Result<(), String> {
        let mv = match mv {
            Some(number) => {
                let moves = self.0.state().moves_of(seat);
                let what = || format!("{seat} has {} moves, not {number}", moves.len());
                *moves.get(number).ok_or_else(what)?
            }
            None => text.parse().map_err(|error: table::ParseError| error.to_string())?,
        };
        self.0.play(seat, mv).map(|_| ()).map_err(|illegal| illegal.to_string())
    }

    fn settle(&mut self) {
        table::trace::settle(&mut self.0);
    }

    fn view(&self, viewer: Viewer) -> Result<String, String> {
        serde_json::to_string(&self.0.view(viewer)).map_err(|error| error.to_string())
    }

    fn record(&self, bots: Vec<(Seat, String)>) -> String {
        let result = self.winners();
        let about = About { bots, result, ..About::default() };
        Record { about, ..self.0.record().clone() }.to_string()
    }

    fn entries(&self) -> usize {
        self.0.record().entries.len()
    }
}

struct Begin<'a>(usize, &'a Rules, Seed, Vec<String>);

impl Task for Begin<'_> {
    type Output = PyResult<Box<dyn Table>>;

    fn run<G: Playable>(self) -> Self::Output {
        let options = options::<G>(self.0, self.1)?;
        let names: Vec<&str> = self.3.iter().map(String::as_str).collect();
        Ok(Box::new(Played(table::Match::<G>::begin(options, self.2, &names))))
    }
}

/// A game in which every seat may be asked at once, with the engine's own names: who is asked, who
/// may speak up, the legal moves of a seat as the notation writes them, and its record.
#[pyclass(module = "ivanhoe._ivanhoe", name = "Match")]
pub(crate) struct Match(Box<dyn Table>);

impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Match").field("entries", &self.0.entries()).finish_non_exhaustive()
    }
}

fn numbers(seats: Seats) -> Vec<usize> {
    seats.into_iter().map(Seat::index).collect()
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, players, rules, seed, number, names))]
    fn new(
        game: &str,
        players: usize,
        rules: Rules,
        seed: u64,
        number: u64,
        names: Vec<String>,
    ) -> PyResult<Self> {
        let seed = Seed::of_series(seed, number);
        with_game(game, Begin(players, &rules, seed, names))?.map(Self)
    }

    /// The seats that the game waits for.
    fn asked(&self) -> Vec<usize> {
        numbers(self.0.asked())
    }

    /// The seats that have a legal move.
    fn may(&self) -> Vec<usize> {
        numbers(self.0.may())
    }

    /// Who has won; none while the game goes on.
    fn winners(&self) -> Option<Vec<usize>> {
        self.0.winners().map(numbers)
    }

    /// The points of each seat.
    fn scores(&self) -> Vec<u32> {
        self.0.scores()
    }

    /// The legal moves of a seat.
    fn legal_moves(&self, seat: i64) -> PyResult<Vec<String>> {
        Ok(self.0.moves(crate::common::seat(seat, self.0.players())?))
    }

    /// Plays a move of a seat: its text, or its number in the list of legal moves.
    fn play(&mut self, seat: i64, mv: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = crate::common::seat(seat, self.0.players())?;
        let played = match mv.extract::<usize>() {
            Ok(number) => self.0.play(seat, Some(number), ""),
            Err(_) => self.0.play(seat, None, &mv.extract::<String>()?),
        };
        played.map_err(IllegalAction::new_err)
    }

    /// Answers for seats that are asked only so that nobody learns who has a choice.
    fn settle(&mut self) {
        self.0.settle();
    }

    /// What a seat may know, or everybody, as JSON.
    #[pyo3(signature = (seat = None))]
    fn view_json(&self, seat: Option<i64>) -> PyResult<String> {
        let viewer = match seat {
            Some(seat) => Viewer::Seat(crate::common::seat(seat, self.0.players())?),
            None => Viewer::Public,
        };
        self.0.view(viewer).map_err(PyValueError::new_err)
    }

    /// The record so far, as a `.ivanhoe` file.
    fn record(&self, bots: Vec<(usize, String)>) -> PyResult<String> {
        let players = self.0.players();
        let seat = |(number, name)| Ok((crate::common::seat(number as i64, players)?, name));
        let bots: PyResult<Vec<_>> = bots.into_iter().map(seat).collect();
        Ok(self.0.record(bots?))
    }

    fn __len__(&self) -> usize {
        self.0.entries()
    }
}

/// The project's quick generator: the same number gives the same chance on every machine.
#[pyclass(module = "ivanhoe._ivanhoe", name = "QuickChance")]
#[derive(Debug)]
pub(crate) struct QuickChance(table::QuickChance);

#[pymethods]
impl QuickChance {
    #[new]
    fn new(number: u64) -> Self {
        Self(table::QuickChance::new(number))
    }

    /// A number below `n`, each equally likely.
    fn below(&mut self, n: usize) -> PyResult<usize> {
        if n == 0 || n > u32::MAX as usize {
            return Err(PyValueError::new_err(format!("nothing to choose below {n}")));
        }
        Ok(self.0.below(n))
    }
}
