//! A network between virtual servers: lines that can be cut.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::io;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use tokio::io::{copy_bidirectional, duplex};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::app::AppState;
use crate::peer::{self, Dial, Wire};
use crate::serve::serve_node;

/// How much a line holds.
const BUFFER: usize = 64 * 1024;

/// The network as one node sees it.
#[derive(Clone)]
pub(crate) struct VirtualNetwork {
    address: String,
    shared: Arc<Mutex<Shared>>,
    /// Does nothing get through, without a word?
    is_silent: watch::Sender<bool>,
}

#[derive(Default)]
struct Shared {
    nodes: HashMap<String, Weak<AppState>>,
    /// The nodes that cannot be reached, and reach nobody.
    cut: HashSet<String>,
    /// The open lines and their ends.
    lines: Vec<([String; 2], JoinHandle<()>)>,
}

impl fmt::Debug for VirtualNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("VirtualNetwork").field(&self.address).finish()
    }
}

impl VirtualNetwork {
    /// A network without nodes, as this address sees it.
    pub(crate) fn new(address: &str) -> Self {
        let is_silent = watch::Sender::new(false);
        Self { address: address.to_owned(), shared: Arc::default(), is_silent }
    }

    /// The same network, as another address sees it.
    pub(crate) fn at(&self, address: &str) -> Self {
        let (shared, is_silent) = (Arc::clone(&self.shared), self.is_silent.clone());
        Self { address: address.to_owned(), shared, is_silent }
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    fn lock(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Others can reach this server from now on.
    pub(crate) fn open(&self, app: &Arc<AppState>) {
        self.lock().nodes.insert(self.address.clone(), Arc::downgrade(app));
    }

    /// From now on nothing gets through anywhere, and neither side is notified; or everything does
    /// again.
    pub(crate) fn fall_silent(&self, is_silent: bool) {
        self.is_silent.send_replace(is_silent);
    }

    /// Cuts this address off, or connects it again.
    pub(crate) fn cut(&self, is_cut: bool) {
        let mut shared = self.lock();
        if !is_cut {
            shared.cut.remove(&self.address);
            return;
        }
        shared.cut.insert(self.address.clone());
        shared.lines.retain(|(ends, line)| {
            let stays = !ends.contains(&self.address);
            if !stays {
                line.abort();
            }
            stays
        });
    }
}

impl Dial for VirtualNetwork {
    fn dial(&self, address: &str) -> io::Result<Box<dyn Wire>> {
        let mut shared = self.lock();
        let is_cut = shared.cut.contains(&self.address) || shared.cut.contains(address);
        let app = shared.nodes.get(address).and_then(Weak::upgrade).filter(|_| !is_cut);
        let app = app.ok_or(io::ErrorKind::ConnectionRefused)?;
        let ((near, mut a), (mut b, far)) = (duplex(BUFFER), duplex(BUFFER));
        tokio::spawn(serve_node(peer::router(&app), far));
        let mut is_silent = self.is_silent.subscribe();
        let line = tokio::spawn(async move {
            let mut copying = pin!(copy_bidirectional(&mut a, &mut b));
            loop {
                tokio::select! {
                    biased;
                    silent = is_silent.wait_for(|silent| *silent) => drop(silent),
                    // It ends when one side does.
                    _ = &mut copying => return,
                }
                if is_silent.wait_for(|silent| !silent).await.is_err() {
                    return;
                }
            }
        });
        shared.lines.retain(|(_, line)| !line.is_finished());
        shared.lines.push(([self.address.clone(), address.to_owned()], line));
        Ok(Box::new(near))
    }
}
