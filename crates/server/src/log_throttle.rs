//! What the log is not to be filled with.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// After something was said, the same is not said again for this long.
const INTERVAL: Duration = Duration::from_secs(10);

/// Something that can happen thousands of times a second, and is logged seldom.
#[derive(Debug)]
pub(crate) struct LogThrottle(Mutex<(Option<Instant>, u64)>);

impl LogThrottle {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new((None, 0)))
    }

    /// Says it, with how often it was left unsaid before; or leaves it unsaid.
    pub(crate) fn say(&self, say: impl FnOnce(u64)) {
        self.say_at(Instant::now(), say);
    }

    fn say_at(&self, now: Instant, say: impl FnOnce(u64)) {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (last, unsaid) = *said;
        if last.is_some_and(|last| now < last + INTERVAL) {
            said.1 += 1;
            return;
        }
        *said = (Some(now), 0);
        drop(said);
        say(unsaid);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_all_the_time_is_said_log_throttle() {
        let (log_throttle, start) = (LogThrottle::new(), Instant::now());
        let mut said = Vec::new();
        for second in [0, 1, 2, 9, 10, 11, 30] {
            log_throttle.say_at(start + Duration::from_secs(second), |unsaid| said.push(unsaid));
        }
        assert_eq!(said, [0, 3, 1]);
    }
}
