//! Tables, guests and games online: moves are stored before they are sent, and nothing hidden
//! leaves.
//!
//! One task owns one table (`table.rs`); the table itself is the crate `live`. A socket
//! (`socket.rs`) forwards its client's messages and sends what is queued in its `outbox.rs`;
//! `http.rs` answers the rest. They share `app.rs`. The [`store`] saves everything; only its
//! threads block.

mod admin;
mod app;
mod assets;
mod bounded_stream;
mod cluster;
mod config;
mod entropy;
mod guests;
mod histogram;
mod http;
mod janitor;
mod limits;
mod lobby;
mod local;
mod log_throttle;
mod metrics;
mod middleware;
mod openapi;
mod outbox;
mod peer;
mod priority;
mod record;
mod remote;
mod replay_cache;
mod reviews;
mod routes;
mod serve;
mod shared_stream;
mod socket;
mod sockets;
pub mod store;
mod table;
mod tarpit;
#[cfg(test)]
mod tests;
mod time;

use live::{buffer, meta};

pub use admin::{AdminCommand, TableLine};
pub use assets::{Asset, Assets};
pub use cluster::Node;
pub use config::Config;
pub use entropy::Entropy;
pub use local::{Local, LocalError};
pub use peer::Secret;
pub use priority::give_way;
pub use serve::{Server, run};
pub use time::Clock;
