//! What an operator can set.

use crate::store::Millis;

/// What an operator can set. The defaults serve a club.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address that players type, `https://…`, if a proxy stands before the server. Cookies
    /// are then for secure connections only, and sockets are opened from there alone.
    pub public_url: Option<String>,
    /// Does a proxy that we trust say who the client is (`X-Forwarded-For`)?
    pub behind_proxy: bool,
    /// A player who is away for so long is played by a bot until they return, in milliseconds.
    pub grace: Millis,
    /// A table where nothing goes on stays awake for so long after the last one has left.
    pub linger: Millis,
    /// A socket that says nothing for so long is closed.
    pub silence: Millis,
    /// How many messages a socket may send in a second, over a longer time.
    pub messages: u32,
    /// How many sockets and connections an address may have.
    pub connections: u32,
    /// A game of more entries than this is closed: whoever opens it reads all of them.
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
            // The longest of 100,000 games of bots has 900 moves.
            longest_game: 5000,
        }
    }
}
