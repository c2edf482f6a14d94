//! Both games in a terminal: against bots on this machine at once, or at a table of a server.
//!
//! `connect.rs` opens a connection to a server in this process or to a remote one; both use the
//! protocol. `model.rs` is what is known, `update.rs` how it changes, `draw/` the screen,
//! `plain.rs` the same game line by line for screen readers, pipes and scripts. `play/` is the code
//! for each game.

mod colour_writer;
mod command;
mod connect;
mod draw;
mod error;
mod keys;
mod model;
mod mouse;
mod pages;
mod parts;
mod plain;
mod play;
mod replay;
mod save_folder;
mod session;
mod tables;
#[cfg(test)]
mod tests;
mod tui;
mod ui_state;
mod unfinished;
mod update;

use std::path::PathBuf;

use locales::Language;
use protocol::Pace;
use serde_json::{Map, Value};

pub use connect::pace;
pub use error::TermError;
pub use plain::printable;
pub use replay::{replay, tell};
pub use tables::tables;
pub use unfinished::{remove_unfinished, unfinished};

/// What to play, and how.
#[derive(Clone, Debug)]
pub struct PlayConfig {
    /// The game's name.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The bots' level.
    pub level: String,
    /// House rules that differ from the usual, as the notation writes them.
    pub options: Map<String, Value>,
    /// How quickly the bots move.
    pub pace: Pace,
    /// The seed that makes a game on this machine repeatable.
    pub seed: Option<u64>,
    /// The player's name.
    pub name: String,
    /// Did they give it? Then a server that knows them by another name learns this one.
    pub named: bool,
    /// The language of every word.
    pub language: Language,
    /// The player's folder, if not the usual one.
    pub data: Option<PathBuf>,
    /// Continues an earlier game.
    pub resume: Option<Resume>,
    /// The server, unless the game is on this machine.
    pub server: Option<String>,
    /// The table there, unless it is a new one.
    pub table: Option<String>,
    /// Who a new table there is for, if not for bots.
    pub invite: Option<Invite>,
    /// Line by line?
    pub plain: bool,
    /// May moves be clicked? Then the terminal's own selecting takes a modifier key.
    pub mouse: bool,
}

/// Which game to continue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resume {
    /// The last one played that is not open elsewhere.
    Last,
    /// The unfinished game with this number, as [`unfinished`] lists them.
    Numbered(usize),
}

/// Who a new table is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invite {
    /// People who have its link.
    Friends,
    /// Anybody: it is in the list of open tables.
    Anybody,
}

/// Plays until the player leaves.
///
/// # Errors
/// If the settings are refused.
pub fn play(config: PlayConfig) -> Result<(), TermError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let played = runtime.block_on(session::play(config));
    // A bot may still be thinking; nothing waits for it.
    runtime.shutdown_background();
    played
}
