//! Tables, guests and games online: stored before told, and nothing hidden leaves.
//!
//! One task owns one table (`table/`). A socket (`socket.rs`) hands on what its client says and
//! sends what waits in its `outbox.rs`; `http.rs` answers the rest. `hall.rs` is what they share.
//! The [`store`] keeps everything; its threads are the only ones that block.

mod assets;
mod charter;
mod config;
mod doorstep;
mod entropy;
mod foresight;
mod guard;
mod guests;
mod hall;
mod http;
mod limits;
mod live;
mod lobby;
mod local;
mod metrics;
mod openapi;
mod orders;
mod outbox;
mod patient;
mod pipe;
mod record;
mod routes;
mod seldom;
mod serve;
mod shelf;
mod socket;
mod sockets;
pub mod store;
mod table;
#[cfg(test)]
mod tests;
mod time;

pub use assets::{Asset, Assets};
pub use config::Config;
pub use entropy::Entropy;
pub use local::{Local, LocalError};
pub use orders::{Order, TableLine};
pub use serve::{Server, run};
pub use time::Clock;
