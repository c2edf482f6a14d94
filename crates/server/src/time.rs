//! The one clock of a server. It runs on the runtime's timer, so that tests can hold it still.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use crate::store::Millis;

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
