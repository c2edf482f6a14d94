//! Where those wait who are not let in.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

/// So long somebody waits who is not let in: whom we turn away at once is back at once.
const HOLD_TIME: Duration = Duration::from_secs(2);

/// So many wait at most. Each holds a file, and those inside need theirs.
const CAPACITY: usize = 1000;

/// Where those wait who are not let in. Nobody listens to them there, so they cost next to nothing,
/// and a client that hammers at the door is held up as long as it hopes for an answer.
#[derive(Debug)]
pub(crate) struct Tarpit {
    places: Arc<Semaphore>,
}

impl Tarpit {
    /// An empty one.
    pub(crate) fn new() -> Self {
        Self { places: Arc::new(Semaphore::new(CAPACITY)) }
    }

    /// Leaves a connection waiting for a while, and then closes it; at once if there is no place.
    pub(crate) fn hold<C: Send + 'static>(&self, connection: C) {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else { return };
        tokio::spawn(async move {
            tokio::time::sleep(HOLD_TIME).await;
            drop((connection, place));
        });
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot::{self, error::TryRecvError};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_is_not_let_in_waits_and_is_sent_away() {
        let tarpit = Tarpit::new();
        let (connection, mut closed) = oneshot::channel::<()>();
        tarpit.hold(connection);
        tokio::time::sleep(HOLD_TIME / 2).await;
        assert_eq!(closed.try_recv(), Err(TryRecvError::Empty), "they still waits");
        tokio::time::sleep(HOLD_TIME).await;
        assert_eq!(closed.try_recv(), Err(TryRecvError::Closed));
    }

    #[tokio::test(start_paused = true)]
    async fn on_a_full_tarpit_nobody_waits() {
        let tarpit = Tarpit::new();
        (0..CAPACITY).for_each(|_| tarpit.hold(()));
        let (connection, mut closed) = oneshot::channel::<()>();
        tarpit.hold(connection);
        assert_eq!(closed.try_recv(), Err(TryRecvError::Closed));
        tokio::time::sleep(2 * HOLD_TIME).await;
        assert_eq!(tarpit.places.available_permits(), CAPACITY, "they have all gone");
    }
}
