//! Every open socket, by the guest it belongs to.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use protocol::{Closing, Code, Refusal};
use tokio::time::Instant;

use crate::app::AppState;
use crate::outbox::Outbox;
use crate::store::GuestId;
use crate::table::{Guest, SocketId};

/// How many sockets a guest may have: tabs and devices.
const MAX_PER_GUEST: usize = 20;

/// Every open socket.
#[derive(Debug, Default)]
pub(crate) struct Sockets {
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    of: HashMap<GuestId, Vec<(SocketId, Weak<Outbox>)>>,
    strangers: HashMap<SocketId, Weak<Outbox>>,
    /// Guests who were banned since the server started: a socket of theirs may have been accepted a
    /// moment before and not be registered yet. Guests who were banned earlier are not accepted at
    /// all.
    banned: HashSet<GuestId>,
    /// The number of the last one.
    last: SocketId,
}

/// An open socket, registered as long as this is held.
#[derive(Debug)]
pub(crate) struct Arrival {
    pub(crate) app: Arc<AppState>,
    pub(crate) guest: Option<Guest>,
    pub(crate) socket: SocketId,
    pub(crate) outbox: Arc<Outbox>,
    opened: Instant,
}

impl AppState {
    /// One more socket.
    ///
    /// # Errors
    /// If this guest has too many, or another server has replaced this one.
    pub(crate) fn admit(self: &Arc<Self>, guest: Option<Guest>) -> Result<Arrival, Refusal> {
        if self.is_replaced() {
            return Err(Code::Storage.into());
        }
        let outbox = Arc::<Outbox>::default();
        let weak = Arc::downgrade(&outbox);
        let mut open = self.sockets.lock();
        let socket = open.last + 1;
        match &guest {
            Some(guest) => {
                let own = open.of.entry(guest.id).or_default();
                if own.len() >= MAX_PER_GUEST {
                    return Err(Code::TooFast.into());
                }
                own.push((socket, weak));
                if open.banned.contains(&guest.id) {
                    outbox.close(Closing::Banned);
                }
            }
            None => {
                open.strangers.insert(socket, weak);
            }
        }
        open.last = socket;
        drop(open);
        self.metrics.socket_came();
        Ok(Arrival { app: Arc::clone(self), guest, socket, outbox, opened: Instant::now() })
    }
}

impl Drop for Arrival {
    fn drop(&mut self) {
        let mut open = self.app.sockets.lock();
        match &self.guest {
            Some(guest) => {
                if let Some(own) = open.of.get_mut(&guest.id) {
                    own.retain(|&(number, _)| number != self.socket);
                    if own.is_empty() {
                        open.of.remove(&guest.id);
                    }
                }
            }
            None => {
                open.strangers.remove(&self.socket);
            }
        }
        drop(open);
        self.app.metrics.socket_went(self.opened.elapsed());
    }
}

impl Sockets {
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes every socket of a guest, including those that are just being opened.
    pub(crate) fn ban(&self, guest: GuestId) {
        let mut open = self.lock();
        open.banned.insert(guest);
        for (_, outbox) in open.of.get(&guest).into_iter().flatten() {
            if let Some(outbox) = outbox.upgrade() {
                outbox.close(Closing::Banned);
            }
        }
    }

    /// Accepts a guest's sockets again.
    pub(crate) fn unban(&self, guest: GuestId) {
        self.lock().banned.remove(&guest);
    }

    /// Closes every socket.
    pub(crate) fn close_all(&self, why: Closing) {
        let open = self.lock();
        let of_guests = open.of.values().flatten().map(|(_, outbox)| outbox);
        for outbox in of_guests.chain(open.strangers.values()).filter_map(Weak::upgrade) {
            outbox.close(why);
        }
    }
}
