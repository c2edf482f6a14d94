//! The trained networks of our games: compiled in with the feature `networks`, otherwise installed
//! by the program that has fetched them.

use std::sync::OnceLock;

use crate::policy::{GAMES, Policy};

static NETWORKS: [OnceLock<Policy>; GAMES.len()] = [const { OnceLock::new() }; GAMES.len()];

/// The files, in the order of [`GAMES`].
#[cfg(feature = "networks")]
const FILES: [&[u8]; GAMES.len()] =
    [include_bytes!("../networks/tournament.net"), include_bytes!("../networks/castles.net")];

/// Installs a network for the game that it was trained for; the first one stays.
///
/// # Errors
/// What is wrong with it.
pub fn install(file: &[u8]) -> Result<(), String> {
    let policy = Policy::read(file)?;
    let place = GAMES.iter().position(|game| *game == policy.trained_for().0);
    // A network that is there already is the same one.
    let _ = NETWORKS[place.expect("it is read by this list")].set(policy);
    Ok(())
}

/// Is a network trained for this game, but not here?
#[must_use]
pub fn is_missing(game: &str) -> bool {
    GAMES.contains(&game) && network(game).is_none()
}

/// The network of this game, if there is one.
#[must_use]
pub fn network(game: &str) -> Option<&'static Policy> {
    let place = GAMES.iter().position(|name| *name == game)?;
    #[cfg(feature = "networks")]
    NETWORKS[place].get_or_init(|| Policy::read(FILES[place]).expect("a test reads it"));
    NETWORKS[place].get()
}
