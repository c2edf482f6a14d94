//! The body of the fuzz target: any bytes must end in a message or an error, never in a panic.
//!
//! The target in `fuzz/` calls these functions, and so, with bounds, do the tests.

use table::{Chance as _, QuickChance};

use crate::{ClientMessage, Request};

/// A frame: if it can be read, it is written and read the same again, within the same bounds.
///
/// # Panics
/// If it is not.
pub fn client_message(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(message) = Request::read(text) else { return };
    let written = serde_json::to_string(&message).expect("a message is plain data");
    let again = Request::read(&written).expect("what we wrote can be read");
    assert_eq!(again, message);
}

/// The part that the tests run: this many corrupted messages.
///
/// # Panics
/// If one of them is not read as it was written.
pub fn corrupted_messages(rounds: usize) {
    let examples = ClientMessage::examples();
    let mut chance = QuickChance::new(4);
    for _ in 0..rounds {
        let example = examples[chance.below(examples.len())].clone().named("a1");
        let text = serde_json::to_string(&example).expect("a message is plain data");
        client_message(text.as_bytes());
        client_message(&table::fuzz::spoil(text.as_bytes(), &mut chance));
    }
}
