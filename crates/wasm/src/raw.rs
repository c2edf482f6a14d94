//! The functions that JavaScript sees. A call is: `room(length)` says where to write the text,
//! `call()` returns the length of the answer, and `answer()` says where it stands.

// Their names must not be mangled, which counts as unsafe: another function could have the same.
#![allow(unsafe_code)]

use std::cell::RefCell;

thread_local! {
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Room for a text of this many bytes.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        *room = vec![0; length];
        room.as_mut_ptr()
    })
}

/// Carries out the command in the room. Returns the length of the answer.
#[unsafe(no_mangle)]
extern "C" fn call() -> usize {
    let text = ROOM.take();
    say(match std::str::from_utf8(&text) {
        Ok(text) => crate::call(text),
        Err(error) => error.to_string(),
    })
}

/// Installs the network in the room. Returns the length of what is wrong with it, or 0.
#[unsafe(no_mangle)]
extern "C" fn install() -> usize {
    let file = ROOM.take();
    say(bots::networks::install(&file).err().unwrap_or_default())
}

/// Where the answer stands.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

fn say(text: String) -> usize {
    let length = text.len();
    ANSWER.set(text);
    length
}
