//! Bots that really play, and an arena that measures them honestly.

#[cfg(feature = "arena")]
pub mod arena;
mod bot;
mod bot_game;
mod calibration;
pub mod castles;
#[cfg(feature = "arena")]
mod external;
mod judge;
mod level;
#[cfg(feature = "arena")]
mod lines;
#[cfg(feature = "arena")]
mod lineup;
pub mod network;
pub mod networks;
pub mod policy;
#[cfg(feature = "arena")]
pub mod rating;
mod search;
#[cfg(feature = "arena")]
pub mod sprt;
#[cfg(feature = "arena")]
pub mod statistics;
mod style;
pub mod tournament;
#[cfg(feature = "toy")]
mod toy;
mod trained;

pub use bot::{Bot, Complaint, Forfeits, Random};
pub use bot_game::{BotGame, Greedy, Rule, SEATS};
pub use calibration::Calibration;
#[cfg(feature = "arena")]
pub use external::{BotSeat, External, TimeLimits};
pub use judge::Judge;
pub use level::Level;
#[cfg(feature = "arena")]
pub use lineup::{Lineup, Player};
pub use search::{Budget, MOST_NODES, Search};
pub use style::Style;
pub use trained::{Advice, Sampling, Trained};

/// A function that is generic over the game and its bots.
pub trait Task {
    /// Its result.
    type Output;

    /// Runs it.
    fn run<G: BotGame>(self) -> Self::Output;
}

/// Runs a task on the game of this name: like [`games::Title::run`], for tasks that need bots too.
pub fn run<T: Task>(title: games::Title, task: T) -> T::Output {
    games::with_game!(title, G => task.run::<G>())
}
