//! Rejected connections wait here before they are closed.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

/// How long a rejected connection is held: a client that is rejected at once comes back at once.
const HOLD_TIME: Duration = Duration::from_secs(2);

/// How many are held at most. Each needs a file descriptor, and so do accepted connections.
const CAPACITY: usize = 1000;

/// Holds rejected connections. Nothing is read from them, so they cost almost nothing, and a client
/// that keeps reconnecting is slowed down as long as it waits for an answer.
#[derive(Debug)]
pub(crate) struct Tarpit {
    places: Arc<Semaphore>,
}

impl Tarpit {
    /// An empty one.
    pub(crate) fn new() -> Self {
        Self { places: Arc::new(Semaphore::new(CAPACITY)) }
    }

    /// Holds a connection for a while, then closes it; at once if the tarpit is full.
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
    async fn a_rejected_connection_is_held_and_then_closed() {
        let tarpit = Tarpit::new();
        let (connection, mut closed) = oneshot::channel::<()>();
        tarpit.hold(connection);
        tokio::time::sleep(HOLD_TIME / 2).await;
        assert_eq!(closed.try_recv(), Err(TryRecvError::Empty), "still held");
        tokio::time::sleep(HOLD_TIME).await;
        assert_eq!(closed.try_recv(), Err(TryRecvError::Closed));
    }

    #[tokio::test(start_paused = true)]
    async fn a_full_tarpit_closes_connections_at_once() {
        let tarpit = Tarpit::new();
        (0..CAPACITY).for_each(|_| tarpit.hold(()));
        let (connection, mut closed) = oneshot::channel::<()>();
        tarpit.hold(connection);
        assert_eq!(closed.try_recv(), Err(TryRecvError::Closed));
        tokio::time::sleep(2 * HOLD_TIME).await;
        assert_eq!(tarpit.places.available_permits(), CAPACITY, "all are released");
    }
}
