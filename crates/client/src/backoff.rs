//! How long to wait before something is tried again: longer each time, and with some chance in it,
//! so that many clients do not come back at the same moment.

/// Pauses before a line is opened again, in milliseconds; the last one repeats.
const LINE: [u64; 6] = [250, 500, 1000, 2000, 4000, 8000];

/// Pauses before something is said again.
const REQUEST: [u64; 5] = [500, 1000, 2000, 4000, 8000];

/// The time, and some chance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// In milliseconds, from any beginning.
    pub now: u64,
    /// From 0 to less than 1.
    pub chance: f64,
}

impl Moment {
    /// The pause before a line is opened again that broke this often before.
    pub(crate) fn line_pause(self, breaks: usize) -> u64 {
        self.about(LINE[breaks.min(LINE.len() - 1)])
    }

    fn about(self, pause: u64) -> u64 {
        (pause as f64 * (0.75 + self.chance / 2.0)) as u64
    }
}

/// How often something was tried in vain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Backoff(usize);

impl Backoff {
    /// One more: how long to wait now?
    pub(crate) fn pause(&mut self, at: Moment) -> u64 {
        let pause = REQUEST[self.0.min(REQUEST.len() - 1)];
        self.0 += 1;
        at.about(pause)
    }
}
