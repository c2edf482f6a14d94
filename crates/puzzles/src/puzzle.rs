//! A puzzle as it is stored and shown.

use bots::Judge;
use review::{Reach, Worlds};
use serde::{Deserialize, Serialize};

use crate::game::PuzzleGame;
use crate::source::Source;
use crate::trial::{Budget, Trial};

/// A position, and one answer that is clearly best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Puzzle<G: PuzzleGame> {
    /// Where it is from.
    #[serde(flatten)]
    pub source: Source,
    /// What is asked.
    pub topic: String,
    /// How many of three simple players would answer wrong.
    pub missed: usize,
    /// What the seat sees, and nothing else.
    pub view: G::View,
    /// Two to five answers, in an order that tells nothing.
    pub answers: Vec<Answer>,
    /// The place of the best among them.
    pub best: usize,
}

/// An answer and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// Its moves in the notation.
    pub moves: Vec<String>,
    /// The chance to win after it, in hundredths of a win.
    pub worth: f64,
    /// One standard error of it.
    pub error: f64,
    /// In how many worlds it was tried.
    pub worlds: usize,
    /// What explains it, see [`PuzzleGame::brings`].
    pub brings: f64,
}

impl<G: PuzzleGame> Puzzle<G> {
    /// The worlds that fit its view.
    ///
    /// # Panics
    /// If the view is not a seat's.
    #[must_use]
    pub fn imagined(&self) -> Worlds<G> {
        let seat = G::viewer(&self.view).seat().expect("the view of a seat");
        Worlds::new(self.view.clone(), G::memory_of(&self.view), seat)
    }

    /// The answers as moves.
    ///
    /// # Errors
    /// If a move cannot be read.
    pub fn plans(&self) -> Result<Vec<Vec<G::Move>>, String> {
        let read = |text: &String| text.parse().map_err(|_| format!("`{text}` is no move"));
        self.answers.iter().map(|answer| answer.moves.iter().map(read).collect()).collect()
    }

    /// The place of the best answer in worlds that were not used for any other trial number.
    ///
    /// # Errors
    /// If a move cannot be read.
    pub fn ask_again(
        &self,
        judge: &mut dyn Judge<G>,
        budget: Budget,
        number: u64,
    ) -> Result<usize, String> {
        let (worlds, plans) = (self.imagined(), self.plans()?);
        let mut trial = Trial::new(&worlds, &plans, Reach::End, number);
        trial.decide(judge, budget);
        Ok(trial.order()[0])
    }
}
