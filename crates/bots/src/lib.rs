//! Bots that really play, and an arena that measures them honestly.

pub mod arena;
mod bot;
mod external;
mod lineup;
mod playbook;
mod search;
pub mod tournament;

pub use bot::{Bot, Random};
pub use external::External;
pub use lineup::{Level, Lineup, Player};
pub use playbook::{Greedy, Playbook, Rule, SEATS};
pub use search::{Budget, MOST_NODES, Search};
