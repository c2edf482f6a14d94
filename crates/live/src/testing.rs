//! For tests: planted panics, and entries as they are stored.

use std::cell::Cell;

use bots::BotGame;

/// Events as they are stored in an entry.
#[must_use]
pub fn written_events<G: BotGame>(events: &[G::Event]) -> String {
    crate::live::written_events::<G>(events)
}

/// Where a panic can be planted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// In a table, while it makes a move.
    Move,
    /// In the answer to a question.
    Question,
    /// In the bot that moves when a clock has run out.
    Clock,
}

thread_local! {
    static PLANTED: Cell<Option<Fault>> = const { Cell::new(None) };
}

/// Plants a fault in this thread, or takes it away.
pub fn plant(fault: Option<Fault>) {
    PLANTED.set(fault);
}

/// Panics, if the fault is planted here.
///
/// # Panics
/// If it is.
pub fn strike(fault: Fault) {
    assert_ne!(PLANTED.get(), Some(fault), "a planted fault");
}
