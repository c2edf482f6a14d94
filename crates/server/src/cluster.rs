//! This server as one of several that share a PostgreSQL database.
//!
//! It is a node with a number that is never used again. It says every second that it lives; one
//! that is silent is declared dead by the others, who share its tables among themselves. Who owns
//! what is decided in the database alone (`store/nodes.rs`): a node that was paused or cut off
//! finds out at its next transaction that it is dead, tells its clients to connect again, and goes
//! on as a new node without tables.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::join_all;
use protocol::Closing;
use tokio::net::TcpListener;
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, timeout};

use crate::app::AppState;
use crate::log_throttle::LogThrottle;
use crate::peer::{Network, PeerError, Peers, Secret};
use crate::store::{Change, Joined, LiveNode, Millis, NodeId, Store, StoreError};
use crate::time::Clock;

/// How often a node says that it lives.
const BEAT: Millis = 1000;

/// A node that was silent for this long is declared dead.
const SILENCE: Duration = Duration::from_secs(3);

/// How often a node looks for dead nodes and for tables that belong to nobody.
const SWEEP: Millis = 500;

/// How often a node writes its part of the list of open tables, and reads the others' parts.
const LISTING: Millis = 1000;

/// How many tables are claimed at once.
const CLAIM: u32 = 200;

/// What a server needs to share its database with others.
#[derive(Debug)]
pub struct Node {
    /// Where the other nodes reach this one.
    pub listener: TcpListener,
    /// What all nodes know.
    pub secret: Secret,
}

/// This server as a node.
#[derive(Debug)]
pub(crate) struct Membership {
    pub(crate) peers: Peers,
    address: String,
    /// The number of the node; 0 while it is none. It changes only while the tables are locked.
    node: AtomicI64,
    beats: Mutex<Beats>,
    /// Something has found out that the node is dead.
    deposed: Notify,
    /// The nodes as this one last saw them.
    nodes: watch::Sender<Nodes>,
    /// Those of them that have not answered this one for a while.
    away: watch::Sender<Vec<NodeId>>,
}

/// The nodes as one of them sees them.
#[derive(Debug, Default)]
struct Nodes {
    /// Those that lived when it last looked.
    living: Vec<LiveNode>,
    /// The newest that it has ever seen. Numbers grow, so one with a larger number may have joined
    /// since it last looked.
    newest: NodeId,
}

impl Nodes {
    /// These live now. Returns whether that is news.
    fn set_living(&mut self, living: Vec<LiveNode>) -> bool {
        let is_new = self.living != living;
        self.newest = living.iter().map(|node| node.id).fold(self.newest, NodeId::max);
        self.living = living;
        is_new
    }

    /// Was a node seen before that lives no more?
    fn has_lost(&self, node: NodeId) -> bool {
        node <= self.newest && self.living.iter().all(|other| other.id != node)
    }
}

/// When the database has last heard of this node.
#[derive(Clone, Copy, Debug)]
struct Beats {
    /// When the last beat that was stored began.
    last: Instant,
    /// Since when no beat has failed or come too late.
    steady_since: Instant,
}

impl Membership {
    /// Makes this server a node of the cluster. Returns its clock as well: all nodes go by the
    /// database's time.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub(crate) async fn join(
        store: &Store,
        address: String,
        peers: Peers,
    ) -> Result<(Self, Clock), StoreError> {
        let begun = Instant::now();
        let Joined { node, now } = join(store, &address).await?;
        tracing::info!(node, address, "this server has joined the cluster");
        let beats = Mutex::new(Beats { last: begun, steady_since: begun });
        let (node, deposed) = (AtomicI64::new(node), Notify::new());
        let nodes = watch::Sender::new(Nodes::default());
        let away = watch::Sender::new(Vec::new());
        let membership = Self { peers, address, node, beats, deposed, nodes, away };
        Ok((membership, Clock::starting_at(now)))
    }

    /// The number of the node; 0 while it is none.
    pub(crate) fn node(&self) -> NodeId {
        self.node.load(Ordering::Acquire)
    }

    pub(crate) fn set_node(&self, node: NodeId) {
        self.node.store(node, Ordering::Release);
    }

    /// Is it certain that nobody has declared this node dead? Nothing is shown to anybody
    /// otherwise: it could be older than what they have seen at another node.
    pub(crate) fn is_fresh(&self) -> bool {
        self.node() != 0 && self.beats().last.elapsed() < SILENCE
    }

    /// Has the database answered this node for long enough to blame others for their silence?
    /// After a failure of the database everybody was silent.
    fn is_steady(&self) -> bool {
        self.is_fresh() && self.beats().steady_since.elapsed() >= SILENCE
    }

    fn beats(&self) -> Beats {
        *self.beats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A beat that began at this time was stored, or could not be.
    fn beat(&self, begun: Instant, is_stored: bool) {
        let mut beats = self.beats.lock().unwrap_or_else(PoisonError::into_inner);
        if !is_stored || begun.duration_since(beats.last) >= SILENCE {
            beats.steady_since = Instant::now();
        }
        if is_stored {
            beats.last = begun;
        }
    }

    /// For how long the database has not heard of this node.
    pub(crate) fn silent_for(&self) -> Duration {
        self.beats().last.elapsed()
    }

    /// How many nodes lived when this one last looked.
    pub(crate) fn count_living(&self) -> usize {
        self.nodes.borrow().living.len()
    }

    /// Something has found out that this node is dead.
    pub(crate) fn depose(&self) {
        self.deposed.notify_one();
    }

    /// Waits until another node has been declared dead, has left, or cannot be reached.
    pub(crate) async fn departed(&self, node: NodeId) {
        let (mut nodes, mut away) = (self.nodes.subscribe(), self.away.subscribe());
        // The senders live as long as this does.
        tokio::select! {
            _ = nodes.wait_for(|nodes| nodes.has_lost(node)) => {}
            _ = away.wait_for(|away| away.contains(&node)) => {}
        }
    }

    /// Has another node not answered for a while?
    pub(crate) fn is_away(&self, node: NodeId) -> bool {
        self.away.borrow().contains(&node)
    }

    /// The other nodes that lived when this one last looked.
    fn others(&self) -> Vec<LiveNode> {
        let mut others = self.nodes.borrow().living.clone();
        others.retain(|node| node.id != self.node());
        others
    }

    /// Does another node reach the database, though this one does not?
    async fn is_cut_off(&self) -> bool {
        for node in self.others() {
            if self.peers.ping(&node.address).await.is_ok() {
                return true;
            }
        }
        false
    }
}

async fn join(store: &Store, address: &str) -> Result<Joined, StoreError> {
    let address = address.to_owned();
    store.write(move |db| db.cluster()?.join(&address, env!("CARGO_PKG_VERSION"))).await
}

/// Makes sure that the nodes that can be reached have the same secret.
///
/// # Errors
/// If one has another.
pub(crate) async fn check_secret(store: &Store, secret: &Secret) -> Result<(), StoreError> {
    let peers = Peers { secret: secret.clone(), network: Network::Tcp };
    for node in store.read(|db| db.cluster()?.living()).await? {
        match peers.ping(&node.address).await {
            Ok(()) => {}
            Err(PeerError::Secret) => {
                let why = format!("the server at {} has another --cluster-secret", node.address);
                return Err(StoreError::Unavailable(why));
            }
            Err(PeerError::Away(error)) => {
                tracing::warn!(address = node.address, error, "another node does not answer");
            }
            Err(PeerError::Unwell(status)) => {
                tracing::warn!(address = node.address, %status, "another node reports an error");
            }
        }
    }
    Ok(())
}

/// Sends heartbeats. If the others have declared this node dead, it joins them again under another
/// number.
pub(crate) async fn beat(app: Arc<AppState>) {
    static UNHEARD: LogThrottle = LogThrottle::new();
    let Some(cluster) = &app.cluster else { return };
    loop {
        let (begun, now) = (Instant::now(), app.clock.now());
        // A node that cannot be heard must know it as soon as the others do.
        let stored = timeout(SILENCE, app.store.save(vec![Change::Alive(now)])).await;
        let silent = || Err(StoreError::Unavailable("it does not answer".to_owned()));
        let stored = stored.unwrap_or_else(|_| silent());
        cluster.beat(begun, stored.is_ok());
        match stored {
            Ok(()) => {}
            // It has given its tables back, and is no node any more.
            Err(StoreError::Deposed) if app.is_draining() => return,
            Err(StoreError::Deposed) => rejoin(&app).await,
            Err(error) => {
                UNHEARD.say(|unsaid| {
                    tracing::warn!(%error, unsaid, "the heartbeat could not be stored");
                });
                if !cluster.is_fresh() && cluster.is_cut_off().await {
                    // Clients do better elsewhere.
                    app.sockets.close_all(Closing::Restarting);
                }
            }
        }
        tokio::select! {
            () = app.clock.until(now + BEAT) => {}
            () = cluster.deposed.notified() => {}
        }
    }
}

/// The others have taken over the tables of this node: its clients connect again, and it goes on
/// as a new node.
async fn rejoin(app: &Arc<AppState>) {
    let Some(cluster) = &app.cluster else { return };
    tracing::error!(node = cluster.node(), "the other servers have taken over from this one");
    app.lose_tables();
    while !app.is_draining() {
        let begun = Instant::now();
        match join(&app.store, &cluster.address).await {
            Ok(Joined { node, .. }) => {
                tracing::info!(node, "this server has joined the cluster again");
                cluster.beat(begun, true);
                return app.go_on_as(node);
            }
            Err(error) => tracing::warn!(%error, "this server cannot join the cluster"),
        }
        app.clock.until(app.clock.now() + BEAT).await;
    }
}

/// Declares silent nodes dead, and takes over tables that belong to nobody.
pub(crate) async fn sweep(app: Arc<AppState>) {
    static UNSWEPT: LogThrottle = LogThrottle::new();
    loop {
        if let Err(error) = sweep_once(&app).await {
            UNSWEPT.say(|unsaid| tracing::warn!(%error, unsaid, "tables cannot be taken over"));
        }
        app.clock.until(app.clock.now() + SWEEP).await;
    }
}

async fn sweep_once(app: &Arc<AppState>) -> Result<(), StoreError> {
    let Some(cluster) = &app.cluster else { return Ok(()) };
    if !cluster.is_fresh() || app.is_draining() {
        return Ok(());
    }
    let looked = app.store.read(|db| {
        let cluster = db.cluster()?;
        Ok((cluster.living()?, cluster.faults(SILENCE)?))
    });
    let (living, mut faults) = looked.await?;
    cluster.nodes.send_if_modified(|nodes| nodes.set_living(living));
    if faults.is_silent && cluster.is_steady() {
        let dead = app.store.write(|db| db.cluster()?.declare_dead(SILENCE)).await?;
        tracing::warn!(nodes = dead, "silent servers were declared dead");
        faults.is_orphaned |= dead > 0;
    }
    while faults.is_orphaned && !app.is_draining() {
        let node = cluster.node();
        let rows = app.store.write(|db| db.cluster()?.claim_some(CLAIM)).await?;
        tracing::info!(tables = rows.len(), "tables were taken over");
        faults.is_orphaned = rows.len() == CLAIM as usize;
        app.wake(rows, Some(node)).await;
    }
    app.mark_ready();
    Ok(())
}

/// Finds out which other nodes do not answer: a network that drops packets reports nothing, and
/// clients that are connected through it would wait forever.
pub(crate) async fn watch_peers(app: Arc<AppState>) {
    let Some(cluster) = &app.cluster else { return };
    let mut answered: HashMap<NodeId, Instant> = HashMap::new();
    loop {
        let now = app.clock.now();
        let others = cluster.others();
        let answers = others.iter().map(async |node| {
            let answer = cluster.peers.ping(&node.address).await;
            (node.id, !matches!(answer, Err(PeerError::Away(_))))
        });
        let answers = join_all(answers).await;
        answered.retain(|node, _| others.iter().any(|other| other.id == *node));
        for (node, has_answered) in answers {
            let last = answered.entry(node).or_insert_with(Instant::now);
            if has_answered {
                *last = Instant::now();
            }
        }
        let silent = answered.iter().filter(|(_, last)| last.elapsed() >= SILENCE);
        let mut silent: Vec<NodeId> = silent.map(|(node, _)| *node).collect();
        silent.sort_unstable();
        cluster.away.send_if_modified(|away| {
            let is_new = *away != silent;
            *away = silent;
            is_new
        });
        app.clock.until(now + BEAT).await;
    }
}

/// Shares the list of open tables with the other nodes.
pub(crate) async fn share_lobby(app: Arc<AppState>) {
    static UNSHARED: LogThrottle = LogThrottle::new();
    let Some(cluster) = &app.cluster else { return };
    let mut written = (0, String::new());
    loop {
        let node = cluster.node();
        let own = (node, app.lobby.own_part());
        if node != 0 && own != written {
            let part = own.1.clone();
            match app.store.write(move |db| db.cluster()?.list(&part)).await {
                Ok(()) => written = own,
                Err(StoreError::Deposed) => cluster.depose(),
                Err(error) => UNSHARED.say(|unsaid| {
                    tracing::warn!(%error, unsaid, "the list of tables cannot be shared");
                }),
            }
        }
        // If they cannot be read, the tables of the others stay as they were.
        if let Ok(parts) = app.store.read(move |db| db.cluster()?.lists(node)).await {
            app.lobby.set_others(&parts);
        }
        app.clock.until(app.clock.now() + LISTING).await;
    }
}

/// Gives all tables back, so that the others go on with them at once.
pub(crate) async fn hand_over(app: &Arc<AppState>) {
    app.let_tables_go();
    if let Err(error) = app.store.write(|db| db.cluster()?.leave()).await {
        tracing::warn!(%error, "the tables could not be given back; others will take them over");
    }
}
