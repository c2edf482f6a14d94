//! Keeps repeated messages from filling the log.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// After a message was logged, the same one is suppressed for this long.
const INTERVAL: Duration = Duration::from_secs(10);

/// A message that could be logged thousands of times a second.
#[derive(Debug)]
pub(crate) struct LogThrottle(Mutex<(Option<Instant>, u64)>);

impl LogThrottle {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new((None, 0)))
    }

    /// Logs the message with the number of suppressed ones before it, or suppresses it.
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
    fn repeated_messages_are_throttled() {
        let (log_throttle, start) = (LogThrottle::new(), Instant::now());
        let mut said = Vec::new();
        for second in [0, 1, 2, 9, 10, 11, 30] {
            log_throttle.say_at(start + Duration::from_secs(second), |unsaid| said.push(unsaid));
        }
        assert_eq!(said, [0, 3, 1]);
    }
}
