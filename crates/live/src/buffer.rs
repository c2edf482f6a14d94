//! A write buffer that each thread reuses: code that writes many thousand times a second allocates
//! nothing.

use std::cell::RefCell;

/// A buffer that has grown beyond this is not kept.
const LARGEST: usize = 64 * 1024;

thread_local! {
    static FREE: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

/// An empty buffer.
pub fn take() -> Vec<u8> {
    FREE.with_borrow_mut(Vec::pop).unwrap_or_default()
}

/// Gives a buffer back.
pub fn give_back(mut buffer: Vec<u8>) {
    if buffer.capacity() <= LARGEST {
        buffer.clear();
        FREE.with_borrow_mut(|free| free.push(buffer));
    }
}

/// Lends an empty buffer.
pub fn with_buffer<T>(write: impl FnOnce(&mut Vec<u8>) -> T) -> T {
    let mut buffer = take();
    let result = write(&mut buffer);
    give_back(buffer);
    result
}
