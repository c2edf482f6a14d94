//! The list of our games. Nothing else lists them: crates with their own code for each game (bots,
//! words, the terminal) implement a trait for it and use [`with_game!`].
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

/// Arenas and environments abort a game after this many moves, and all seats share it equally. Bots
/// that never fight for what they lack can go on forever; the rules do not stop them.
pub const MOST_MOVES: u64 = 10_000;

/// A game by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// Reiner Knizia's game.
    Tournament,
    /// Francis Pacherie's game.
    Castles,
    /// A game for tests. It is not in any release.
    #[cfg(feature = "toy")]
    Toy,
}

/// Runs an expression with the state of a title's game as a type: `with_game!(title, G => …)`.
#[cfg(not(feature = "toy"))]
#[macro_export]
macro_rules! with_game {
    ($title:expr, $game:ident => $run:expr) => {
        $crate::match_title!($title, $game => $run; Tournament tournament, Castles castles)
    };
}

/// The same, with the game for tests.
#[cfg(feature = "toy")]
#[macro_export]
macro_rules! with_game {
    ($title:expr, $game:ident => $run:expr) => {
        $crate::match_title!($title, $game => $run; Tournament tournament, Castles castles, Toy toy)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_title {
    ($title:expr, $game:ident => $run:expr; $($name:ident $rules:ident),+) => {
        match $title {
            $($crate::Title::$name => {
                type $game = $crate::$rules::State;
                $run
            })+
        }
    };
}

#[cfg(feature = "toy")]
#[doc(hidden)]
pub use toy;
#[doc(hidden)]
pub use {castles, tournament};

/// A function that is generic over the game.
pub trait Task {
    /// Its result.
    type Output;

    /// Runs it.
    fn run<G: Notation>(self) -> Self::Output;
}

impl Title {
    /// Every game, in the order in which we list them.
    pub const ALL: [Self; 2 + cfg!(feature = "toy") as usize] = [
        Self::Tournament,
        Self::Castles,
        #[cfg(feature = "toy")]
        Self::Toy,
    ];

    /// The name on the command line, in records and addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        with_game!(self, G => <G as Game>::NAME)
    }

    /// The version of its rules.
    #[must_use]
    pub const fn rules(self) -> u32 {
        with_game!(self, G => <G as Game>::RULES)
    }

    /// Runs a task on this game.
    pub fn run<T: Task>(self, task: T) -> T::Output {
        with_game!(self, G => task.run::<G>())
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
        title.ok_or_else(|| format!("`{text}` is not a game ({names})"))
    }
}
