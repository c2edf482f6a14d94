//! One task owns one table. All access goes through a [`Request`]; nothing else can reach the game.

use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use bots::BotGame;
use live::environment::{self, Environment, Feed as _, Sent, Stored, ThinkingKind, ThinkingTask};
use live::{Change, Job, Table, Unread, Watch};
use protocol::{ClientMessage, Closed, Code, LobbyTable, Refusal, Room, ServerMessage};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::app::AppState;
use crate::config::Config;
use crate::meta::TableMeta;
use crate::outbox::Feed;
use crate::store::{
    AWAKE, ChatRow, EntryRow, GuestId, Millis, NodeId, Saving, StoreError, TableRow,
};

pub(crate) use live::{Guest, SocketId, Status};

/// How many requests may be queued for a table.
const INBOX: usize = 64;

/// It is not known when the database says that the table must be woken.
const UNKNOWN: Millis = Millis::MIN;

/// A request to a table.
#[derive(Debug)]
pub(crate) enum Request {
    /// Subscribe a socket to this table.
    Watch(Watch<Feed>),
    /// A subscription has ended.
    Unwatch {
        /// The socket.
        socket: SocketId,
        /// The subscription: the socket may have another one by now.
        feed: Feed,
    },
    /// A message from a socket.
    Message {
        /// The id of the request.
        id: String,
        /// The socket.
        socket: SocketId,
        /// The channel for the answer.
        feed: Feed,
        /// The message.
        message: ClientMessage,
        /// When it was received.
        received: Instant,
    },
    /// Ask what a guest may know of the table.
    Status {
        /// Who asks.
        guest: Option<GuestId>,
        /// Where the answer goes.
        answer: oneshot::Sender<Status>,
    },
    /// A bot has decided.
    Chosen {
        /// Its seat.
        seat: Seat,
        /// The version that the move is based on.
        version: u64,
        /// Its move; `None` if it does not want to act.
        mv: Option<String>,
    },
    /// Champion has decided about a hint.
    Advised {
        /// Its moves, one in a line; `None` if it has failed.
        moves: Option<String>,
    },
    /// A guest has a new name.
    Renamed {
        /// The guest.
        guest: GuestId,
        /// The new name.
        name: String,
        /// Receives that it was heard.
        answer: oneshot::Sender<()>,
    },
    /// Close the table if it waits for players and nobody is there: its host creates another one.
    CloseIfIdle {
        /// Receives whether it was closed.
        answer: oneshot::Sender<bool>,
    },
    /// A guest gives up their seat without watching the table.
    Leave {
        /// The guest.
        guest: Guest,
        /// Receives the outcome: the room as it is then.
        answer: oneshot::Sender<Result<Room, Refusal>>,
    },
    /// Close the table, whatever its game.
    End {
        /// Receives the outcome.
        answer: oneshot::Sender<Result<(), Refusal>>,
    },
}

impl Request {
    /// Refuses the request, for a table that cannot be read.
    fn refuse(self, refusal: Refusal) {
        match self {
            Self::Watch(Watch { feed, id, .. }) | Self::Message { feed, id, .. } => {
                feed.answer(&ServerMessage::Refused { id: Some(id), refusal });
            }
            Self::End { answer } => {
                let _ = answer.send(Err(refusal));
            }
            Self::Leave { answer, .. } => {
                let _ = answer.send(Err(refusal));
            }
            // Callers of these notice that no answer comes; nothing waits for the others.
            Self::Status { .. }
            | Self::CloseIfIdle { .. }
            | Self::Unwatch { .. }
            | Self::Chosen { .. }
            | Self::Advised { .. }
            | Self::Renamed { .. } => {}
        }
    }
}

/// A handle to a table.
pub(crate) type Handle = mpsc::Sender<Request>;

/// Starts the task of a stored table.
pub(crate) fn open(
    app: &Arc<AppState>,
    row: TableRow,
    node: Option<NodeId>,
) -> Result<Handle, String> {
    let title: games::Title = row.game.parse()?;
    bots::run(title, Open { app: Arc::clone(app), row, node })
}

struct Open {
    app: Arc<AppState>,
    row: TableRow,
    node: Option<NodeId>,
}

impl bots::Task for Open {
    type Output = Result<Handle, String>;

    fn run<G: BotGame>(self) -> Result<Handle, String> {
        let Self { app, row, node } = self;
        let (handle, inbox) = mpsc::channel(INBOX);
        let (code, rng_seed) = (row.code.clone(), app.entropy.number());
        let (myself, received) = (handle.downgrade(), Mutex::default());
        // It is read before anything is saved.
        let stored_due = Arc::new(AtomicI64::new(AWAKE));
        let server = ServerEnvironment { app, myself, node, received, stored_due };
        let table = Table::<G, _>::of_row(server, row, rng_seed)?;
        tokio::spawn(TableTask { code, table, inbox }.run());
        Ok(handle)
    }
}

/// The task that owns a table.
struct TableTask<G: BotGame> {
    code: String,
    table: Table<G, ServerEnvironment>,
    inbox: mpsc::Receiver<Request>,
}

impl<G: BotGame> Drop for TableTask<G> {
    /// A panic in one table ends that table alone. The next request opens it again from the store,
    /// and all its viewers are asked to watch it again.
    fn drop(&mut self) {
        if std::thread::panicking() {
            if self.app().failed(&self.code) {
                tracing::error!(table = %self.code, "a table panicked and will be reopened");
            } else {
                tracing::error!(table = %self.code, "a table panicked again and stays closed");
            }
            self.forget();
            self.app().lobby.remove(&self.code);
            self.table.resync();
        }
    }
}

impl<G: BotGame> TableTask<G> {
    fn app(&self) -> &Arc<AppState> {
        &self.table.environment().app
    }

    async fn run(mut self) {
        if let Err(why) = self.revive().await {
            tracing::error!(table = %self.code, why, "a table's stored data needs repair");
            return self.shut().await;
        }
        loop {
            self.table.watch_deferred().await;
            let wake = self.table.wake();
            let clock = self.app().clock;
            tokio::select! {
                // Due work goes first: however many requests come, no clock and no window waits for
                // them.
                biased;
                () = clock.until(wake.unwrap_or_default()), if wake.is_some() => {
                    self.table.wake_up().await;
                }
                saved = self.table.saving() => self.table.saved(saved).await,
                request = self.inbox.recv() => match request {
                    Some(request) => self.handle(request).await,
                    None => break,
                },
            }
            if self.table.is_done() {
                if self.fall_asleep().await {
                    break;
                }
                self.table.stay_awake();
            }
        }
        self.leave().await;
    }

    async fn handle(&mut self, request: Request) {
        let table = &mut self.table;
        table.notice_suspension();
        // The caller of a request with an answer may have gone.
        match request {
            Request::Watch(watch) => table.watch(watch).await,
            Request::Unwatch { socket, feed } => table.unwatch(socket, feed).await,
            Request::Message { id, socket, feed, message, received } => {
                table.environment().received(received);
                table.message(id, (socket, &feed), message).await;
            }
            Request::Status { guest, answer } => {
                let _ = answer.send(table.status(guest));
            }
            Request::Chosen { seat, version, mv } => table.chosen(seat, version, mv),
            Request::Advised { moves } => table.advised(moves),
            Request::Renamed { guest, name, answer } => {
                table.renamed(guest, name).await;
                let _ = answer.send(());
            }
            Request::CloseIfIdle { answer } => {
                let _ = answer.send(table.close_if_idle().await);
            }
            Request::Leave { guest, answer } => {
                let left = table.leave_for_good(&guest).await;
                let _ = answer.send(left.map(|()| table.room_for(Some(guest.id))));
            }
            Request::End { answer } => {
                let outcome = table.end(Closed::Operator).await;
                let _ = answer.send(outcome);
            }
        }
    }

    /// Reads the stored game, retrying until the database answers.
    ///
    /// # Errors
    /// Why the stored data is not a game.
    async fn revive(&mut self) -> Result<(), String> {
        let begun = Instant::now();
        loop {
            match self.table.reload().await {
                Ok(()) => break,
                Err(Unread::Store(error)) => {
                    tracing::warn!(table = %self.code, %error, "a table cannot be read now");
                    let clock = self.app().clock;
                    clock.until(clock.now() + 1000).await;
                }
                Err(Unread::Broken(why)) => return Err(why),
            }
        }
        self.app().metrics.wakes.observe(begun.elapsed());
        self.table.update_listing();
        Ok(())
    }

    /// Stores when the table is to be woken. Returns whether it may sleep.
    async fn fall_asleep(&mut self) -> bool {
        match self.table.sleeps_until() {
            Some(due) => self.table.environment().fall_asleep(&self.code, due).await,
            // Its game is over: nothing is ever due.
            None => true,
        }
    }

    /// Leaves the list of tables without having been opened, and refuses all queued requests.
    async fn shut(mut self) {
        self.forget();
        self.inbox.close();
        while let Some(request) = self.inbox.recv().await {
            request.refuse(Code::Storage.into());
        }
    }

    /// Leaves the list of tables. Requests that arrived in the meantime go to its successor.
    async fn leave(mut self) {
        self.forget();
        self.inbox.close();
        while let Some(request) = self.inbox.recv().await {
            // Should the database fail just now, the client has to ask again.
            let _ = self.app().send(&self.code, request).await;
        }
    }

    fn forget(&self) {
        self.app().forget(&self.code, &self.table.environment().myself);
    }
}

/// What a table of this server needs from outside.
struct ServerEnvironment {
    app: Arc<AppState>,
    myself: mpsc::WeakSender<Request>,
    /// The node that the table belongs to, if several share the database.
    node: Option<NodeId>,
    /// When the last message was received.
    received: Mutex<Option<Instant>>,
    /// What is stored about when the table must be woken, or what may be stored.
    stored_due: Arc<AtomicI64>,
}

/// Changes that are being saved. With them the table is stored as awake, if it was not.
#[derive(Debug)]
struct Waking {
    saving: Saving,
    stored_due: Option<Arc<AtomicI64>>,
}

impl Future for Waking {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let saved = ready!(Pin::new(&mut self.saving).poll(context));
        if let (Ok(()), Some(stored_due)) = (&saved, &self.stored_due) {
            stored_due.store(AWAKE, Ordering::Relaxed);
        }
        Poll::Ready(saved)
    }
}

impl ServerEnvironment {
    fn received(&self, at: Instant) {
        *self.received.lock().unwrap_or_else(PoisonError::into_inner) = Some(at);
    }

    /// Hands over changes of the table, if it still belongs to this server.
    fn hand_over(&self, changes: impl Iterator<Item = crate::store::Change>) -> Saving {
        let owner = self.node.map(crate::store::Change::OnlyAs);
        self.app.store.submit(owner.into_iter().chain(changes).collect())
    }

    /// Stores when the table must be woken. Returns whether it is stored.
    async fn fall_asleep(&self, code: &str, due: Millis) -> bool {
        // If it is not known what is stored, the next change says that the table is awake.
        if self.stored_due.swap(due, Ordering::Relaxed) == due {
            return true;
        }
        let change = crate::store::Change::Due { table: code.to_owned(), due };
        let is_stored = self.hand_over([change].into_iter()).await.is_ok();
        if !is_stored {
            self.stored_due.store(UNKNOWN, Ordering::Relaxed);
        }
        is_stored
    }
}

impl Environment for ServerEnvironment {
    type Feed = Feed;
    type Error = StoreError;
    type Saving = Waking;

    fn now(&self) -> Millis {
        self.app.clock.now()
    }

    fn suspended(&self) -> Millis {
        self.app.suspension_monitor.suspended(self.now())
    }

    fn limits(&self) -> environment::TableLimits {
        let Config { grace, linger, close_waiting, longest_game, .. } = self.app.config;
        environment::TableLimits { grace, linger, close_waiting, longest_game }
    }

    fn submit(&self, job: Job) -> Waking {
        let table = job.iter().find_map(|change| match change {
            Change::Table(row) => Some(&row.code),
            Change::Entry(row) => Some(&row.table),
            Change::Chat(_) | Change::Alive(_) => None,
        });
        // What is due may change with it: until the table sleeps again, every start wakes it.
        let sleeps = self.stored_due.load(Ordering::Relaxed) != AWAKE;
        let wakes = table.filter(|_| sleeps).cloned();
        let stored_due = wakes.is_some().then(|| Arc::clone(&self.stored_due));
        if wakes.is_some() {
            self.stored_due.store(UNKNOWN, Ordering::Relaxed);
        }
        let awake = wakes.map(|table| crate::store::Change::Due { table, due: AWAKE });
        let changes = awake.into_iter().chain(job.into_iter().map(Change::into));
        Waking { saving: self.hand_over(changes), stored_due }
    }

    async fn read(&self, code: &str) -> Result<Stored, StoreError> {
        let code = code.to_owned();
        let read = self.app.store.read(move |db| {
            let entries = db.entries(&code)?;
            let pauses = match entries.first() {
                Some(deal) => db.pauses(&code, deal.at)?,
                None => Vec::new(),
            };
            Ok((db.due(&code)?, db.table(&code)?, entries, pauses))
        });
        let (due, row, entries, pauses) = read.await?;
        self.stored_due.store(due.unwrap_or(AWAKE), Ordering::Relaxed);
        let slept_until = due.filter(|due| *due != AWAKE);
        Ok(Stored { row, entries, pauses, slept_until })
    }

    async fn entries(&self, code: &str) -> Result<Vec<EntryRow>, StoreError> {
        let code = code.to_owned();
        self.app.store.read(move |db| db.entries(&code)).await
    }

    async fn name_of(&self, guest: &Guest) -> Result<String, StoreError> {
        let id = guest.id;
        let stored = self.app.store.read(move |db| db.guest(id)).await?;
        Ok(stored.map_or_else(|| guest.name.clone(), |row| row.name))
    }

    async fn chat(&self, code: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        let code = code.to_owned();
        self.app.store.read(move |db| db.chat(&code, most)).await
    }

    fn storage(&self, error: StoreError) -> Refusal {
        self.app.storage(error)
    }

    /// Bots think on other threads, as many at once as there are cores.
    fn think(&self, task: ThinkingTask) {
        let ThinkingTask { what, seat, version, decide, fallback } = task;
        let (app, myself) = (Arc::clone(&self.app), self.myself.clone());
        #[cfg(test)]
        let now = self.now();
        let asked = Instant::now();
        tokio::spawn(async move {
            let Ok(permit) = app.bot_permits.acquire().await else { return };
            let begun = Instant::now();
            app.metrics.bots_waiting.observe(begun - asked);
            let mv = tokio::task::spawn_blocking(decide).await.unwrap_or(fallback);
            app.metrics.bots_thinking.observe(begun.elapsed());
            drop(permit);
            #[cfg(test)]
            app.clock.until(now + crate::tests::thinking::thinking_time(seat)).await;
            if let Some(table) = myself.upgrade() {
                let request = match what {
                    ThinkingKind::Move => Request::Chosen { seat, version, mv },
                    ThinkingKind::Hint => Request::Advised { moves: mv },
                };
                // The table may have gone: then nothing waits for the move.
                let _ = table.send(request).await;
            }
        });
    }

    async fn make_again(
        &self,
        old: &TableMeta,
        guest: &Guest,
        here: &[GuestId],
    ) -> Result<String, Refusal> {
        self.app.make_again(old, guest, here).await
    }

    fn charge_chat_line(&self, guest: GuestId) -> bool {
        self.app.limits.charge_chat_line(guest, self.now())
    }

    fn list(&self, code: &str, entry: Option<LobbyTable>, is_attended: bool) {
        match entry {
            Some(entry) => self.app.lobby.set(entry, is_attended),
            None => self.app.lobby.remove(code),
        }
    }

    fn no_longer_waits(&self, code: &str) {
        self.app.no_longer_waits(code);
    }

    fn moved(&self, moves: usize) {
        self.app.metrics.moved(moves);
    }

    fn move_acknowledged(&self) {
        let received = self.received.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(received) = received {
            self.app.metrics.moves_told.observe(received.elapsed());
        }
    }

    fn refused(&self) {
        self.app.metrics.refused();
    }

    fn sent(&self, sent: Sent) {
        self.app.metrics.sent(sent.frames, sent.bytes);
    }
}
