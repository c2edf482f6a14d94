//! The state of the whole server: its tables, and what they share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Closing, Code, MakeTable, PlayNow, Refusal};
use tokio::sync::{Semaphore, mpsc};

use crate::assets::Assets;
use crate::cluster::Membership;
use crate::config::Config;
use crate::entropy::Entropy;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::log_throttle::LogThrottle;
use crate::meta::TableMeta;
use crate::metrics::Metrics;
use crate::replay_cache::ReplayCache;
use crate::reviews::Reviews;
use crate::sockets::Sockets;
use crate::store::{
    AWAKE, Change, Database, GuestId, LiveNode, Millis, NodeId, Stage, Store, StoreError, TableRow,
};
use crate::table::{self, Guest, Handle, Request};
use crate::time::{Clock, SuspensionMonitor};

/// The state that all parts of the server share.
#[derive(Debug)]
pub(crate) struct AppState {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) suspension_monitor: SuspensionMonitor,
    pub(crate) entropy: Entropy,
    pub(crate) config: Config,
    pub(crate) assets: Assets,
    pub(crate) lobby: Lobby,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) sockets: Sockets,
    pub(crate) replay_cache: ReplayCache,
    pub(crate) reviews: Reviews,
    /// This server among others that share its database; `None` if it has it for itself.
    pub(crate) cluster: Option<Membership>,
    /// Limits how many bots think at once. The others wait; people's moves never do.
    pub(crate) bot_permits: Semaphore,
    tables: Mutex<HashMap<String, Handle>>,
    /// Tables that are waiting for players, in order of creation.
    waiting: Mutex<Vec<WaitingTable>>,
    /// How often each table has failed since the server was started.
    faults: Mutex<HashMap<String, u32>>,
    draining: AtomicBool,
    ready: AtomicBool,
    replaced: AtomicBool,
}

/// Where a table lives.
#[derive(Debug)]
pub(crate) enum Found {
    /// On this server.
    Here(Handle),
    /// On another node.
    There(LiveNode),
}

/// A table that is waiting for players.
#[derive(Clone, Debug)]
struct WaitingTable {
    code: String,
    maker: GuestId,
    /// The address of the client that created it; `None` for this machine itself.
    from: Option<IpAddr>,
}

/// A table that has failed this often is not reopened until the server restarts.
const MOST_FAULTS: u32 = 5;

/// Tables are woken this long before they are due. So shortly before, no table goes to sleep.
const AHEAD: Millis = 60_000;

/// How often the server looks for tables that are due until it also looks for those that should be
/// awake.
const LOOKS: u64 = 10;

/// A guest may have this many tables waiting for players.
const MOST_WAITING: usize = 5;

/// How many waiting tables one address may create: a school or a club shares one.
const MOST_WAITING_FROM: usize = 30;

impl AppState {
    /// A server without tables.
    pub(crate) fn new(
        store: Store,
        clock: Clock,
        entropy: Entropy,
        config: Config,
        assets: Assets,
        cluster: Option<Membership>,
    ) -> Arc<Self> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Self {
            store,
            clock,
            suspension_monitor: SuspensionMonitor::default(),
            entropy,
            lobby: Lobby::default(),
            limits: Limits::new(&config),
            metrics: Metrics::default(),
            sockets: Sockets::default(),
            replay_cache: ReplayCache::default(),
            reviews: Reviews::default(),
            config,
            assets,
            cluster,
            bot_permits: Semaphore::new(cores),
            tables: Mutex::default(),
            waiting: Mutex::default(),
            faults: Mutex::default(),
            draining: AtomicBool::new(false),
            ready: AtomicBool::new(false),
            replaced: AtomicBool::new(false),
        })
    }

    /// A handle to a table, which is woken if it sleeps.
    ///
    /// # Errors
    /// If there is no such table, it cannot be opened or lives on another node, or the database
    /// does not answer.
    pub(crate) async fn table(self: &Arc<Self>, code: &str) -> Result<Handle, Refusal> {
        match self.find(code).await? {
            Found::Here(handle) => Ok(handle),
            Found::There(_) => Err(Code::Storage.into()),
        }
    }

    /// Has a table failed so often that it stays closed?
    fn is_faulty(&self, code: &str) -> bool {
        lock(&self.faults).get(code).is_some_and(|&faults| faults >= MOST_FAULTS)
    }

    /// Where a table lives. One that belongs to nobody lives here from now on; one that sleeps here
    /// is woken.
    ///
    /// # Errors
    /// If there is no such table, it cannot be opened, or the database does not answer.
    pub(crate) async fn find(self: &Arc<Self>, code: &str) -> Result<Found, Refusal> {
        let is_fresh = self.cluster.as_ref().is_none_or(Membership::is_fresh);
        if let Some(handle) = self.at_hand(code).filter(|_| is_fresh) {
            return Ok(Found::Here(handle));
        }
        if !is_code(code) {
            return Err(Code::NoSuchTable.into());
        }
        if self.is_replaced() || !is_fresh {
            return Err(Code::Storage.into());
        }
        if self.is_faulty(code) {
            return Err(Code::Faulty.into());
        }
        if let Some(cluster) = &self.cluster {
            return self.find_among(cluster, code).await;
        }
        let wanted = code.to_owned();
        let row = self.store.read(move |db| db.table(&wanted)).await.map_err(storage)?;
        self.open_table(row.ok_or(Code::NoSuchTable)?, None).map(Found::Here)
    }

    /// Where a table lives among several nodes.
    async fn find_among(
        self: &Arc<Self>,
        cluster: &Membership,
        code: &str,
    ) -> Result<Found, Refusal> {
        if self.is_draining() {
            // Another node has it soon; clients try again.
            return Err(Code::Storage.into());
        }
        // Another node may be faster; then it has the table at the second look.
        for _ in 0..3 {
            let (node, wanted) = (cluster.node(), code.to_owned());
            let found = self.store.read(move |db| db.cluster()?.find(&wanted)).await;
            let (row, owner) = found.map_err(storage)?.ok_or(Code::NoSuchTable)?;
            let claimed = match owner {
                Some(owner) if owner.id == node => Some(row),
                Some(owner) => return Ok(Found::There(owner)),
                None => {
                    let wanted = code.to_owned();
                    let claimed = self.store.write(move |db| db.cluster()?.claim(&wanted)).await;
                    claimed.map_err(|error| self.storage(error))?
                }
            };
            if let Some(row) = claimed {
                return self.open_table(row, Some(node)).map(Found::Here);
            }
        }
        Err(Code::Storage.into())
    }

    /// Opens a table that belongs to this server, as long as it is this node.
    fn open_table(
        self: &Arc<Self>,
        row: TableRow,
        node: Option<NodeId>,
    ) -> Result<Handle, Refusal> {
        let code = row.code.clone();
        let mut tables = lock(&self.tables);
        if node != self.cluster.as_ref().map(Membership::node) {
            return Err(Code::Storage.into());
        }
        // Another task may have woken it in the meantime.
        if let Some(handle) = tables.get(&code).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let handle = table::open(self, row, node).map_err(|error| {
            tracing::error!(table = code, %error, "a table cannot be opened");
            Refusal::from(Code::Storage)
        })?;
        tables.insert(code, handle.clone());
        Ok(handle)
    }

    /// A handle to a table that is awake.
    fn at_hand(&self, code: &str) -> Option<Handle> {
        lock(&self.tables).get(code).filter(|handle| !handle.is_closed()).cloned()
    }

    /// Is a table awake here?
    pub(crate) fn is_awake(&self, code: &str) -> bool {
        self.at_hand(code).is_some()
    }

    /// Sends a request to a table. If the table is just going to sleep, its successor gets the
    /// request. Returns a handle to the table that got it.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be woken.
    pub(crate) async fn send(
        self: &Arc<Self>,
        code: &str,
        request: Request,
    ) -> Result<mpsc::WeakSender<Request>, Refusal> {
        let mut request = request;
        for _ in 0..3 {
            // A future that can call itself must be boxed somewhere; sleeping tables are rare.
            let handle = match self.at_hand(code) {
                Some(handle) => handle,
                None => Box::pin(self.table(code)).await?,
            };
            match handle.send(request).await {
                Ok(()) => return Ok(handle.downgrade()),
                Err(mpsc::error::SendError(back)) => request = back,
            }
        }
        Err(Code::Storage.into())
    }

    /// Sends a table a request that it can miss if it sleeps. Nothing waits for the result.
    pub(crate) fn notify(&self, code: &str, request: Request) {
        let Some(handle) = self.at_hand(code) else { return };
        if let Err(mpsc::error::TrySendError::Full(request)) = handle.try_send(request)
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(async move {
                // A table that has gone in the meantime does not need it.
                let _ = handle.send(request).await;
            });
        }
    }

    /// A table goes to sleep.
    pub(crate) fn forget(&self, code: &str, sleeper: &mpsc::WeakSender<Request>) {
        let mut tables = lock(&self.tables);
        // If no strong handle is left, the map holds either nothing or the successor.
        let same = |handle: &Handle| sleeper.upgrade().is_some_and(|own| own.same_channel(handle));
        if tables.get(code).is_some_and(same) {
            tables.remove(code);
        }
    }

    /// A table has failed. Returns whether it may be opened again.
    pub(crate) fn failed(&self, code: &str) -> bool {
        let mut faults = lock(&self.faults);
        let faults = faults.entry(code.to_owned()).or_default();
        *faults += 1;
        *faults < MOST_FAULTS
    }

    /// Ends every table at once, as if the process had been killed.
    #[cfg(test)]
    pub(crate) fn close_tables(&self) {
        lock(&self.tables).clear();
    }

    /// How many tables are awake.
    pub(crate) fn tables_awake(&self) -> usize {
        lock(&self.tables).len()
    }

    /// Creates a table.
    ///
    /// # Errors
    /// If the settings are invalid, or it cannot be stored.
    pub(crate) async fn make(
        self: &Arc<Self>,
        args: MakeTable,
        guest: &Guest,
        from: Option<IpAddr>,
    ) -> Result<String, Refusal> {
        let meta = TableMeta::new(args.settings, &args.bots, guest, &self.entropy.seed())?;
        self.save_new(&meta, from).await
    }

    /// Creates a table against bots. It begins when the player adds their part of the deal.
    ///
    /// # Errors
    /// If the settings are invalid, or it cannot be stored.
    pub(crate) async fn play_now(
        self: &Arc<Self>,
        args: PlayNow,
        guest: &Guest,
        from: Option<IpAddr>,
    ) -> Result<String, Refusal> {
        let meta = TableMeta::play_now(args, guest, &self.entropy.seed())?;
        self.save_new(&meta, from).await
    }

    /// Creates a table with the same settings and a new deal, where the players who are still here
    /// have the same seats. Against bots it begins when the player adds their part of the deal.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub(crate) async fn make_again(
        self: &Arc<Self>,
        old: &TableMeta,
        guest: &Guest,
        here: &[GuestId],
    ) -> Result<String, Refusal> {
        let meta = old.again(guest, here, &self.entropy.seed())?;
        self.save_new(&meta, None).await
    }

    async fn save_new(
        self: &Arc<Self>,
        meta: &TableMeta,
        from: Option<IpAddr>,
    ) -> Result<String, Refusal> {
        if self.is_draining() {
            return Err(Code::Draining.into());
        }
        if self.cluster.as_ref().is_some_and(|cluster| !cluster.is_fresh()) {
            return Err(Code::Storage.into());
        }
        self.make_room(meta.host, from).await?;
        let code = self.entropy.word::<CODE>();
        let table = WaitingTable { code: code.clone(), maker: meta.host, from };
        lock(&self.waiting).push(table);
        let now = self.clock.now();
        let row = meta.row(&code, Stage::Waiting, now, now);
        let (game, seats) = (row.game.clone(), meta.holders.len());
        if let Err(error) = self.store.save(vec![Change::Table(row)]).await {
            self.no_longer_waits(&code);
            return Err(storage(error));
        }
        tracing::info!(table = code, game, seats, "a table was made");
        // An open table is listed, and its creator is about to arrive.
        Box::pin(self.table(&code)).await?;
        Ok(code)
    }

    /// Keeps one guest or address from filling the lobby: at the limit, the oldest waiting table
    /// that nobody is watching is closed.
    ///
    /// # Errors
    /// If every one of them is being watched.
    async fn make_room(
        self: &Arc<Self>,
        maker: GuestId,
        from: Option<IpAddr>,
    ) -> Result<(), Refusal> {
        let mut own: Vec<String> = Vec::new();
        {
            let waiting = lock(&self.waiting);
            let by_maker = waiting.iter().filter(|table| table.maker == maker);
            own.extend(by_maker.map(|table| table.code.clone()));
            let is_from = |table: &&WaitingTable| from.is_some() && table.from == from;
            if waiting.iter().filter(is_from).count() >= MOST_WAITING_FROM {
                return Err(Code::TooManyTables.into());
            }
        }
        if own.len() < MOST_WAITING {
            return Ok(());
        }
        for code in own {
            if self.close_if_idle(&code).await? {
                return Ok(());
            }
        }
        Err(Code::TooManyTables.into())
    }

    /// A table has begun its game, or is closed.
    pub(crate) fn no_longer_waits(&self, code: &str) {
        lock(&self.waiting).retain(|table| table.code != code);
    }

    /// After a start, wakes every table that was awake or is due. The others sleep on until
    /// somebody comes or they are due.
    pub(crate) async fn wake_first(self: &Arc<Self>) {
        let until = self.clock.now() + AHEAD;
        let (waiting, rows) = loop {
            let read = move |db: &mut dyn Database| {
                Ok((db.waiting_tables()?, db.due_tables(None, AWAKE..=until)?))
            };
            match self.store.read(read).await {
                Ok(found) => break found,
                Err(error) => {
                    tracing::error!(%error, "the tables cannot be read");
                    self.clock.until(self.clock.now() + 1000).await;
                }
            }
        };
        tracing::info!(tables = rows.len(), "waking tables");
        self.count_waiting(&waiting);
        self.mark_ready();
        self.wake(rows, None).await;
    }

    /// Wakes sleeping tables of this server shortly before they are due. From time to time it also
    /// wakes those that should be awake and are not, because that has failed before.
    pub(crate) async fn wake_on_time(self: &Arc<Self>) {
        static UNREAD: LogThrottle = LogThrottle::new();
        for look in 1_u64.. {
            self.clock.until(self.clock.now() + AHEAD / 2).await;
            let (node, until) = (self.cluster.as_ref().map(Membership::node), self.clock.now());
            let first = if look.is_multiple_of(LOOKS) { AWAKE } else { AWAKE + 1 };
            let soon = first..=until + AHEAD;
            match self.store.read(move |db| db.due_tables(node, soon)).await {
                Ok(rows) => self.wake(rows, node).await,
                Err(error) => UNREAD.say(|unsaid| {
                    tracing::warn!(%error, unsaid, "the tables that are due cannot be read");
                }),
            }
        }
    }

    /// Counts these tables among those that wait for players.
    fn count_waiting(&self, rows: &[TableRow]) {
        let mut waiting = lock(&self.waiting);
        for row in rows.iter().filter(|row| row.stage == Stage::Waiting) {
            let is_counted = waiting.iter().any(|table| table.code == row.code);
            if let Ok(meta) = TableMeta::of_row(row)
                && !is_counted
            {
                let table = WaitingTable { code: row.code.clone(), maker: meta.host, from: None };
                waiting.push(table);
            }
        }
    }

    /// Wakes these tables, which belong to this server.
    pub(crate) async fn wake(self: &Arc<Self>, rows: Vec<TableRow>, node: Option<NodeId>) {
        self.count_waiting(&rows);
        for row in rows {
            if self.is_faulty(&row.code) {
                continue;
            }
            // A table that cannot be opened is logged and does not hold up the others.
            let _ = match node {
                Some(_) => self.open_table(row, node),
                None => self.table(&row.code).await,
            };
            tokio::task::yield_now().await;
        }
    }

    /// From now on the server can handle requests.
    pub(crate) fn mark_ready(&self) {
        self.ready.store(true, Ordering::Relaxed);
    }

    /// Can the server handle requests?
    pub(crate) fn is_ready(&self) -> bool {
        let is_fresh = self.cluster.as_ref().is_none_or(Membership::is_fresh);
        self.ready.load(Ordering::Relaxed) && is_fresh && !self.is_draining()
    }

    /// Is the server about to stop?
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Has another server taken over the database?
    pub(crate) fn is_replaced(&self) -> bool {
        self.replaced.load(Ordering::Relaxed)
    }

    /// While another server has the database, this one serves nobody: its tables are out of date.
    /// Its clients reconnect, to the other server if they can reach it.
    pub(crate) fn stand_aside(&self, is_replaced: bool) {
        let was_replaced = self.replaced.swap(is_replaced, Ordering::Relaxed);
        if is_replaced && !was_replaced {
            tracing::error!("another server uses the database: this one stops serving");
            self.sockets.close_all(Closing::Restarting);
            lock(&self.tables).clear();
            lock(&self.waiting).clear();
            self.lobby.clear();
        }
    }

    /// The tables of this node belong to others: all clients connect again.
    pub(crate) fn lose_tables(&self) {
        self.replaced.store(true, Ordering::Relaxed);
        self.let_tables_go();
        self.sockets.close_all(Closing::Restarting);
    }

    /// Forgets all tables of this node; whatever they still try to store is refused.
    pub(crate) fn let_tables_go(&self) {
        let mut tables = lock(&self.tables);
        if let Some(cluster) = &self.cluster {
            cluster.set_node(0);
        }
        tables.clear();
        lock(&self.waiting).clear();
        self.lobby.clear();
    }

    /// This server is a new node, without tables.
    pub(crate) fn go_on_as(&self, node: NodeId) {
        let tables = lock(&self.tables);
        if let Some(cluster) = &self.cluster {
            cluster.set_node(node);
        }
        drop(tables);
        self.replaced.store(false, Ordering::Relaxed);
    }

    /// No new table is made here from now on.
    pub(crate) fn begin_draining(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    /// The refusal that a client gets when the database does not answer. If it is because this node
    /// is dead, that is seen to.
    pub(crate) fn storage(&self, error: StoreError) -> Refusal {
        if error == StoreError::Deposed
            && let Some(cluster) = &self.cluster
        {
            cluster.depose();
        }
        storage(error)
    }

    /// Stops making new tables, and announces the restart to every client.
    pub(crate) fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
        self.sockets.close_all(Closing::Restarting);
    }

    /// A guest has a new name: informs the tables where they sit, unless those are finished.
    pub(crate) async fn renamed(self: &Arc<Self>, guest: GuestId, name: &str) {
        let tables = self.store.read(move |db| db.tables_of(guest, 200)).await.unwrap_or_default();
        for row in tables {
            let goes_on = matches!(row.stage, Stage::Waiting | Stage::Playing);
            if goes_on || self.at_hand(&row.code).is_some() {
                // A table that cannot be woken now shows the old name until the guest sits down
                // again.
                let _ = self.rename(&row.code, guest, name.to_owned()).await;
            }
        }
    }
}

/// The letters of the code of a new table.
pub(crate) const CODE: usize = 12;

/// Can this be the code of a table? Nothing else is looked up in the database.
pub(crate) fn is_code(code: &str) -> bool {
    (1..=32).contains(&code.len()) && code.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// The refusal that a client gets when the database does not answer.
pub(crate) fn storage(error: StoreError) -> Refusal {
    static ERRORS: LogThrottle = LogThrottle::new();
    ERRORS.say(|unsaid| tracing::error!(%error, unsaid, "the database reports an error"));
    Code::Storage.into()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
