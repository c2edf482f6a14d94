//! Writing JSON.

use serde::Serialize;

/// Appends a value as JSON.
///
/// # Panics
/// If it refuses to be written. Views and messages never do.
pub fn write_json<T: Serialize + ?Sized>(what: &T, text: &mut Vec<u8>) {
    serde_json::to_writer(text, what).expect("what we send can be written");
}
