//! The state of the whole server: its tables, and what they share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Closing, Code, MakeTable, PlayNow, Refusal};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::assets::Assets;
use crate::config::Config;
use crate::entropy::Entropy;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::log_throttle::LogThrottle;
use crate::meta::TableMeta;
use crate::metrics::Metrics;
use crate::replay_cache::ReplayCache;
use crate::sockets::Sockets;
use crate::store::{Change, GuestId, Millis, Stage, Store, StoreError, TableRow};
use crate::table::{self, Guest, Handle, Request};
use crate::time::Clock;

/// The state that all parts of the server share.
#[derive(Debug)]
pub(crate) struct AppState {
    pub(crate) store: Store,
    pub(crate) clock: Clock,
    pub(crate) entropy: Entropy,
    pub(crate) config: Config,
    pub(crate) assets: Assets,
    pub(crate) lobby: Lobby,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) sockets: Sockets,
    pub(crate) replay_cache: ReplayCache,
    /// Limits how many bots think at once. The others wait; people's moves never do.
    pub(crate) bot_permits: Semaphore,
    tables: Mutex<HashMap<String, Handle>>,
    /// Tables that are waiting for players, in order of creation.
    waiting: Mutex<Vec<WaitingTable>>,
    devices: Mutex<HashMap<[u8; 32], (GuestId, Millis)>>,
    /// How often each table has failed since the server was started.
    faults: Mutex<HashMap<String, u32>>,
    draining: AtomicBool,
    ready: AtomicBool,
    replaced: AtomicBool,
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
    ) -> Arc<Self> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Self {
            store,
            clock,
            entropy,
            lobby: Lobby::default(),
            limits: Limits::new(&config),
            metrics: Metrics::default(),
            sockets: Sockets::default(),
            replay_cache: ReplayCache::default(),
            config,
            assets,
            bot_permits: Semaphore::new(cores),
            tables: Mutex::default(),
            waiting: Mutex::default(),
            devices: Mutex::default(),
            faults: Mutex::default(),
            draining: AtomicBool::new(false),
            ready: AtomicBool::new(false),
            replaced: AtomicBool::new(false),
        })
    }

    /// A handle to a table, which is woken if it sleeps.
    ///
    /// # Errors
    /// If there is no such table, it cannot be opened, or the database does not answer.
    pub(crate) async fn table(self: &Arc<Self>, code: &str) -> Result<Handle, Refusal> {
        if let Some(handle) = self.at_hand(code) {
            return Ok(handle);
        }
        if !is_code(code) {
            return Err(Code::NoSuchTable.into());
        }
        if self.is_replaced() {
            return Err(Code::Storage.into());
        }
        if lock(&self.faults).get(code).is_some_and(|&faults| faults >= MOST_FAULTS) {
            return Err(Code::Faulty.into());
        }
        let wanted = code.to_owned();
        let row = self.store.read(move |db| db.table(&wanted)).await.map_err(storage)?;
        let row = row.ok_or(Code::NoSuchTable)?;
        let mut tables = lock(&self.tables);
        // Another task may have woken it in the meantime.
        if let Some(handle) = tables.get(code).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let handle = table::open(self, row).map_err(|error| {
            tracing::error!(table = code, %error, "a table cannot be opened");
            Refusal::from(Code::Storage)
        })?;
        tables.insert(code.to_owned(), handle.clone());
        Ok(handle)
    }

    /// A handle to a table that is awake.
    fn at_hand(&self, code: &str) -> Option<Handle> {
        lock(&self.tables).get(code).filter(|handle| !handle.is_closed()).cloned()
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
    /// If it cannot be played so, or cannot be stored.
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
    /// If it cannot be played so, or cannot be stored.
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
            let (answer, answered) = oneshot::channel();
            Box::pin(self.send(&code, Request::Yield { answer })).await?;
            if answered.await.unwrap_or(false) {
                return Ok(());
            }
        }
        Err(Code::TooManyTables.into())
    }

    /// A table has begun its game, or is closed.
    pub(crate) fn no_longer_waits(&self, code: &str) {
        lock(&self.waiting).retain(|table| table.code != code);
    }

    /// Wakes every table with a game in progress, so that bots and clocks go on, and every waiting
    /// table in the lobby.
    pub(crate) async fn wake_all(self: &Arc<Self>) {
        let rows = loop {
            match self.store.read(|db| db.open_tables()).await {
                Ok(rows) => break rows,
                Err(error) => {
                    tracing::error!(%error, "the tables cannot be read");
                    self.clock.until(self.clock.now() + 1000).await;
                }
            }
        };
        tracing::info!(tables = rows.len(), "tables loaded");
        self.ready.store(true, Ordering::Relaxed);
        for row in rows.iter().filter(|row| row.stage == Stage::Waiting) {
            if let Ok(meta) = TableMeta::of_row(row) {
                let table = WaitingTable { code: row.code.clone(), maker: meta.host, from: None };
                lock(&self.waiting).push(table);
            }
        }
        let alive = |row: &TableRow| row.stage == Stage::Playing || row.open;
        for row in rows.into_iter().filter(alive) {
            // A table that cannot be opened is logged and does not hold up the others.
            let _ = self.table(&row.code).await;
            tokio::task::yield_now().await;
        }
    }

    /// Can the server handle requests?
    pub(crate) fn is_ready(&self) -> bool {
        self.ready.load(Ordering::Relaxed) && !self.is_draining()
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
            tracing::error!("another server uses the database: this one stands aside");
            self.sockets.close_all(Closing::Restarting);
            lock(&self.tables).clear();
        }
    }

    /// Stops making new tables, and announces the restart to every client.
    pub(crate) fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
        self.sockets.close_all(Closing::Restarting);
    }

    /// Registers a secret that signs another device in as this guest, until `until`.
    pub(crate) fn add_device(&self, hash: [u8; 32], guest: GuestId, until: Millis) {
        let now = self.clock.now();
        let mut devices = lock(&self.devices);
        devices.retain(|_, &mut (_, until)| until > now);
        devices.insert(hash, (guest, until));
    }

    /// The guest that a device's secret signs in, and until when; the secret is used up.
    pub(crate) fn take_device(&self, hash: &[u8; 32]) -> Option<(GuestId, Millis)> {
        let taken = lock(&self.devices).remove(hash)?;
        (taken.1 > self.clock.now()).then_some(taken)
    }

    /// A guest has a new name: informs the tables where they sit, unless those are finished.
    pub(crate) async fn renamed(self: &Arc<Self>, guest: GuestId, name: &str) {
        let tables = self.store.read(move |db| db.tables_of(guest, 200)).await.unwrap_or_default();
        for row in tables {
            let goes_on = matches!(row.stage, Stage::Waiting | Stage::Playing);
            if goes_on || self.at_hand(&row.code).is_some() {
                // A table that cannot be woken now shows the old name until the guest sits down
                // again.
                let _ =
                    self.send(&row.code, Request::Renamed { guest, name: name.to_owned() }).await;
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
    static TROUBLE: LogThrottle = LogThrottle::new();
    TROUBLE.say(|unsaid| tracing::error!(%error, unsaid, "the database is in trouble"));
    Code::Storage.into()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
