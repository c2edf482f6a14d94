//! The server's clock. It runs on the runtime's timer, so that tests can pause it.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use crate::store::Millis;

/// The clock is kept ahead of the machine's by a week at most.
const FARTHEST: Millis = 7 * 24 * 3600 * 1000;

/// If the pulse is this late, the process was suspended.
const STANDSTILL: Millis = 2000;

/// Tells the time.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    start: Instant,
    at_start: Millis,
}

impl Clock {
    /// The machine's clock, read once: it never jumps while the server runs.
    #[must_use]
    pub fn of_the_machine() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self::starting_at(since.as_millis() as Millis)
    }

    /// A clock that shows this time now.
    #[must_use]
    pub fn starting_at(at_start: Millis) -> Self {
        Self { start: Instant::now(), at_start }
    }

    /// The same clock, set forward if it shows an earlier time than this: times that were stored
    /// while the machine's clock was ahead stay in the past. A clock that was ahead by more than
    /// `FARTHEST` was clearly wrong, and is not followed.
    #[must_use]
    pub fn not_before(self, last: Millis) -> Self {
        let back = last - self.now();
        if back <= 0 {
            return self;
        }
        if back > FARTHEST {
            tracing::warn!(seconds = back / 1000, "the stored time is too far ahead: ignored");
            return self;
        }
        tracing::warn!(seconds = back / 1000, "the clock is behind: using the stored time");
        Self { at_start: self.at_start + back, ..self }
    }

    /// The time now.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.at_start + self.start.elapsed().as_millis() as Millis
    }

    /// Waits until that time.
    pub async fn until(&self, at: Millis) {
        let after = Duration::from_millis(at.saturating_sub(self.at_start).max(0) as u64);
        tokio::time::sleep_until(self.start + after).await;
    }
}

/// Notices when the whole process was suspended: what should happen often happens too late. For the
/// machine's clock nothing is unusual then.
#[derive(Debug, Default)]
pub(crate) struct Pulse {
    beats: Mutex<Beats>,
}

#[derive(Debug, Default)]
struct Beats {
    /// The last one; none as long as nobody feels the pulse.
    last: Option<Millis>,
    /// For how long the process was suspended, all in all.
    suspended: Millis,
}

impl Beats {
    fn late(&self, now: Millis) -> Millis {
        let since = self.last.map_or(0, |last| now - last);
        if since < STANDSTILL { 0 } else { since }
    }
}

impl Pulse {
    /// How often it beats.
    pub(crate) const INTERVAL: Millis = 500;

    /// One more beat. Returns since when there was none, if the process was suspended.
    pub(crate) fn beat(&self, now: Millis) -> Option<Millis> {
        let mut beats = self.lock();
        let late = beats.late(now);
        beats.suspended += late;
        beats.last = Some(now);
        (late > 0).then_some(now - late)
    }

    /// For how long the process was suspended, all in all.
    pub(crate) fn suspended(&self, now: Millis) -> Millis {
        let beats = self.lock();
        beats.suspended + beats.late(now)
    }

    fn lock(&self) -> MutexGuard<'_, Beats> {
        self.beats.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_pulse_means_that_the_process_was_suspended() {
        let pulse = Pulse::default();
        assert_eq!(pulse.suspended(99_000), 0, "nobody feels it yet");
        assert_eq!(pulse.beat(1000), None);
        assert_eq!((pulse.beat(1500), pulse.beat(3499)), (None, None));
        assert_eq!(pulse.suspended(13_499), 10_000, "known before the next beat");
        assert_eq!(pulse.beat(13_499), Some(3499));
        assert_eq!((pulse.beat(14_000), pulse.suspended(14_000)), (None, 10_000));
    }

    #[tokio::test(start_paused = true)]
    async fn time_does_not_go_back_after_a_restart() {
        let clock = Clock::starting_at(1_000);
        assert_eq!(clock.not_before(500).now(), 1_000);
        assert_eq!(clock.not_before(7_000).now(), 7_000, "it was ahead");
        assert_eq!(clock.not_before(1_001 + FARTHEST).now(), 1_000, "it was wrong");
    }
}
