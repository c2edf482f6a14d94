//! The operator's settings.

use crate::store::Millis;

/// The operator's settings. The defaults suit a club.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address that players type, `https://…`, if a proxy stands in front of the server.
    /// Cookies are then for secure connections only, and sockets are accepted from that origin
    /// only.
    pub public_url: Option<String>,
    /// Does a trusted proxy name the client (`X-Forwarded-For`)?
    pub behind_proxy: bool,
    /// A player who is away for this long is replaced by a bot until they return, in milliseconds.
    pub grace: Millis,
    /// An idle table stays awake for this long after the last viewer has left.
    pub linger: Millis,
    /// A socket that sends nothing for this long is closed.
    pub silence: Millis,
    /// How many messages a socket may send per second, averaged over a longer time.
    pub messages: u32,
    /// How many sockets and connections an address may have.
    pub connections: u32,
    /// A table that waits for players is closed when nobody has been there for this long; where
    /// games take days, seven times as long.
    pub close_waiting: Millis,
    /// A game is archived when it has been over for this long.
    pub archive_after: Millis,
    /// A game is deleted when it has been over for this long, and was archived; `None` for never.
    pub keep_finished: Option<Millis>,
    /// A game of more entries than this is closed: opening a table reads all of them.
    pub longest_game: u32,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            behind_proxy: false,
            grace: 60_000,
            linger: 60_000,
            silence: 75_000,
            messages: 200,
            connections: 200,
            close_waiting: 24 * 3600 * 1000,
            archive_after: 24 * 3600 * 1000,
            keep_finished: None,
            // The longest of 100,000 games between bots has 924 moves.
            longest_game: 5000,
        }
    }
}
