//! Games against bots inside a browser. A worker of the page calls this: JSON in, JSON out. It has
//! no clock, no storage and no randomness; the worker passes all three in.

mod command;
#[cfg(target_arch = "wasm32")]
mod raw;
mod rows;

pub use command::call;
