//! The server's clock. It runs on the runtime's timer, so that tests can pause it.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use crate::store::Millis;

/// The clock is kept ahead of the machine's by a week at most.
const FARTHEST: Millis = 7 * 24 * 3600 * 1000;

/// If a tick of the monitor is this late, the process was suspended.
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

/// Notices when the whole process was suspended: a task that ticks regularly is late then. The
/// machine's clock shows nothing unusual.
#[derive(Debug, Default)]
pub(crate) struct SuspensionMonitor {
    ticks: Mutex<Ticks>,
}

#[derive(Debug, Default)]
struct Ticks {
    /// The last one; none before the monitor has started.
    last: Option<Millis>,
    /// The total time for which the process was suspended.
    suspended: Millis,
}

impl Ticks {
    fn late(&self, now: Millis) -> Millis {
        let since = self.last.map_or(0, |last| now - last);
        if since < STANDSTILL { 0 } else { since }
    }
}

impl SuspensionMonitor {
    /// The time between two ticks.
    pub(crate) const INTERVAL: Millis = 500;

    /// Another tick. If the process was suspended, returns the time of the last one before.
    pub(crate) fn tick(&self, now: Millis) -> Option<Millis> {
        let mut ticks = self.lock();
        let late = ticks.late(now);
        ticks.suspended += late;
        ticks.last = Some(now);
        (late > 0).then_some(now - late)
    }

    /// The total time for which the process was suspended.
    pub(crate) fn suspended(&self, now: Millis) -> Millis {
        let ticks = self.lock();
        ticks.suspended + ticks.late(now)
    }

    fn lock(&self) -> MutexGuard<'_, Ticks> {
        self.ticks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_tick_means_that_the_process_was_suspended() {
        let monitor = SuspensionMonitor::default();
        assert_eq!(monitor.suspended(99_000), 0, "it has not started");
        assert_eq!(monitor.tick(1000), None);
        assert_eq!((monitor.tick(1500), monitor.tick(3499)), (None, None));
        assert_eq!(monitor.suspended(13_499), 10_000, "known before the next tick");
        assert_eq!(monitor.tick(13_499), Some(3499));
        assert_eq!((monitor.tick(14_000), monitor.suspended(14_000)), (None, 10_000));
    }

    #[tokio::test(start_paused = true)]
    async fn time_does_not_go_back_after_a_restart() {
        let clock = Clock::starting_at(1_000);
        assert_eq!(clock.not_before(500).now(), 1_000);
        assert_eq!(clock.not_before(7_000).now(), 7_000, "it was ahead");
        assert_eq!(clock.not_before(1_001 + FARTHEST).now(), 1_000, "it was wrong");
    }
}
