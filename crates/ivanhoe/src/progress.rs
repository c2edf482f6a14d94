//! Progress of long tasks, shown on a terminal and nowhere else.

use std::borrow::Cow;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error; hidden if that is not a terminal.
#[derive(Debug)]
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// Counts to `length`.
    pub(crate) fn count(what: impl Into<Cow<'static, str>>, length: u64) -> Self {
        let style = ProgressStyle::with_template("{msg} [{bar:40}] {pos}/{len} ({eta})");
        Self::with(what, length, style.expect("a valid template"))
    }

    /// Runs for this many seconds.
    pub(crate) fn seconds(what: &'static str, seconds: f64) -> Self {
        let style = ProgressStyle::with_template("{msg} [{bar:40}] {elapsed}");
        Self::with(what, (seconds * 1000.0) as u64, style.expect("a valid template"))
    }

    fn with(what: impl Into<Cow<'static, str>>, length: u64, style: ProgressStyle) -> Self {
        Self(ProgressBar::new(length).with_style(style).with_message(what))
    }

    /// One more is done.
    pub(crate) fn step(&self) {
        self.0.inc(1);
    }

    /// One more is done, with a new message.
    pub(crate) fn step_saying(&self, what: String) {
        self.0.set_message(what);
        self.0.inc(1);
    }

    /// Sets how many are done, and the total.
    pub(crate) fn stands_at(&self, done: u64, all: u64) {
        self.0.set_length(all);
        self.0.set_position(done);
    }

    /// Sets how much time has passed.
    pub(crate) fn seconds_passed(&self, passed: Duration) {
        self.0.set_position(passed.as_millis() as u64);
    }

    /// Done: the bar goes away.
    pub(crate) fn finish(self) {
        self.0.finish_and_clear();
    }
}
