//! The list of our games. Crates with something of their own for each game (bots, words, the
//! terminal) list them once more; all other code works for any game.
//!
//! Code that works for every game is written over [`Notation`] and run by [`Title::run`]:
//!
//! ```
//! use games::{Task, Title};
//! use table::{Game, Notation};
//!
//! struct CountPlayers;
//!
//! impl Task for CountPlayers {
//!     type Output = (usize, usize);
//!
//!     fn run<G: Notation>(self) -> (usize, usize) {
//!         G::PLAYERS
//!     }
//! }
//!
//! let title: Title = "tournament".parse()?;
//! assert_eq!(title.run(CountPlayers), (2, 5));
//! # Ok::<(), String>(())
//! ```

use std::fmt;
use std::str::FromStr;

use table::{Game, Notation};

/// Arenas and environments break a game of this many moves off, and all seats share it equally.
/// Bots that never fight for what they lack can go on for ever; the rules do not stop them.
pub const MOST_MOVES: u64 = 10_000;

/// A game by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// Reiner Knizia's game.
    Tournament,
    /// Francis Pacherie's game.
    Castles,
}

/// Something to do with a game, whichever it is.
pub trait Task {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<G: Notation>(self) -> Self::Output;
}

impl Title {
    /// Every game, in the order in which we list them.
    pub const ALL: [Self; 2] = [Self::Tournament, Self::Castles];

    /// The name on the command line, in records and addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tournament => tournament::State::NAME,
            Self::Castles => castles::State::NAME,
        }
    }

    /// The version of its rules.
    #[must_use]
    pub const fn rules(self) -> u32 {
        match self {
            Self::Tournament => tournament::State::RULES,
            Self::Castles => castles::State::RULES,
        }
    }

    /// Runs a task on this game.
    pub fn run<T: Task>(self, task: T) -> T::Output {
        match self {
            Self::Tournament => task.run::<tournament::State>(),
            Self::Castles => task.run::<castles::State>(),
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Title {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let title = Self::ALL.into_iter().find(|title| title.name() == text);
        let names = Self::ALL.map(Self::name).join(", ");
        title.ok_or_else(|| format!("`{text}` is no game: {names}"))
    }
}
