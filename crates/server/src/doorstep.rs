//! Where those wait who are not let in.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

/// So long somebody waits who is not let in: whom we turn away at once is back at once.
const WAIT: Duration = Duration::from_secs(2);

/// So many wait at most. Each holds a file, and those inside need theirs.
const PLACES: usize = 1000;

/// Where those wait who are not let in. Nobody listens to them there, so they cost next to nothing,
/// and a client that hammers at the door is held up as long as it hopes for an answer.
#[derive(Debug)]
pub(crate) struct Doorstep {
    places: Arc<Semaphore>,
}

impl Doorstep {
    /// An empty one.
    pub(crate) fn new() -> Self {
        Self { places: Arc::new(Semaphore::new(PLACES)) }
    }

    /// Leaves a connection waiting for a while, and then closes it; at once if there is no place.
    pub(crate) fn keep<C: Send + 'static>(&self, connection: C) {
        let Ok(place) = Arc::clone(&self.places).try_acquire_owned() else { return };
        tokio::spawn(async move {
            tokio::time::sleep(WAIT).await;
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
        let doorstep = Doorstep::new();
        let (connection, mut closed) = oneshot::channel::<()>();
        doorstep.keep(connection);
        tokio::time::sleep(WAIT / 2).await;
        assert_eq!(closed.try_recv(), Err(TryRecvError::Empty), "he still waits");
        tokio::time::sleep(WAIT).await;
        assert_eq!(closed.try_recv(), Err(TryRecvError::Closed));
    }

    #[tokio::test(start_paused = true)]
    async fn on_a_full_doorstep_nobody_waits() {
        let doorstep = Doorstep::new();
        (0..PLACES).for_each(|_| doorstep.keep(()));
        let (connection, mut closed) = oneshot::channel::<()>();
        doorstep.keep(connection);
        assert_eq!(closed.try_recv(), Err(TryRecvError::Closed));
        tokio::time::sleep(2 * WAIT).await;
        assert_eq!(doorstep.places.available_permits(), PLACES, "they have all gone");
    }
}
