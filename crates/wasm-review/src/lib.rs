//! Reviews of finished games inside a browser. A worker of the page calls this: JSON in, JSON out.
//! It is a module of its own, so that a page that only plays does not fetch it. It has no clock:
//! the worker decides how many steps to do at a time.

mod command;
#[cfg(target_arch = "wasm32")]
#[path = "../../wasm/src/raw.rs"]
mod raw;
#[path = "../../wasm/src/rows.rs"]
mod rows;

pub use command::call;
