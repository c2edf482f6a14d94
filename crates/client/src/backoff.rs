//! Delays before retries: longer each time, and partly random, so that many clients do not come
//! back at the same time.

/// Delays before reconnecting, in milliseconds; the last one repeats.
const LINE: [u64; 6] = [250, 500, 1000, 2000, 4000, 8000];

/// Delays before a request is sent again.
const REQUEST: [u64; 5] = [500, 1000, 2000, 4000, 8000];

/// The time, and a random number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// In milliseconds, from any starting point.
    pub now: u64,
    /// From 0 to less than 1.
    pub chance: f64,
}

impl Moment {
    /// The delay before reconnecting after this many breaks.
    pub(crate) fn line_pause(self, breaks: usize) -> u64 {
        self.about(LINE[breaks.min(LINE.len() - 1)])
    }

    fn about(self, pause: u64) -> u64 {
        (pause as f64 * (0.75 + self.chance / 2.0)) as u64
    }
}

/// The number of failed attempts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Backoff(usize);

impl Backoff {
    /// Counts one more; returns the delay.
    pub(crate) fn pause(&mut self, at: Moment) -> u64 {
        let pause = REQUEST[self.0.min(REQUEST.len() - 1)];
        self.0 += 1;
        at.about(pause)
    }
}
