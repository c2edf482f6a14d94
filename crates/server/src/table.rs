//! One task owns one table. All access goes through a [`Request`]; nothing else can reach the game.

use std::sync::Arc;

use bots::BotGame;
use live::environment::{self, Environment, Feed as _, Sent, Stored, Thought};
use live::{Change, Job, Table, Unread, Watch};
use protocol::{ClientMessage, Closed, Code, LobbyTable, Refusal, Room, ServerMessage};
use table::Seat;
use tokio::sync::{mpsc, oneshot};

use crate::app::{AppState, storage};
use crate::meta::TableMeta;
use crate::outbox::Feed;
use crate::store::{ChatRow, EntryRow, GuestId, Millis, Saving, StoreError, TableRow};

pub(crate) use live::{Guest, SocketId, Status};

/// How many requests may be queued for a table.
const INBOX: usize = 64;

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
    /// A guest has a new name.
    Renamed {
        /// The guest.
        guest: GuestId,
        /// The new name.
        name: String,
    },
    /// Close the table if it waits for players and nobody is there: its host creates another one.
    Yield {
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
            | Self::Yield { .. }
            | Self::Unwatch { .. }
            | Self::Chosen { .. }
            | Self::Renamed { .. } => {}
        }
    }
}

/// A handle to a table.
pub(crate) type Handle = mpsc::Sender<Request>;

/// Starts the task of a stored table.
pub(crate) fn open(app: &Arc<AppState>, row: TableRow) -> Result<Handle, String> {
    let title: games::Title = row.game.parse()?;
    bots::run(title, Open { app: Arc::clone(app), row })
}

struct Open {
    app: Arc<AppState>,
    row: TableRow,
}

impl bots::Task for Open {
    type Output = Result<Handle, String>;

    fn run<G: BotGame>(self) -> Result<Handle, String> {
        let Self { app, row } = self;
        let (handle, inbox) = mpsc::channel(INBOX);
        let (code, rng_seed) = (row.code.clone(), app.entropy.number());
        let server = ServerEnvironment { app, myself: handle.downgrade() };
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
                tracing::error!(table = %self.code, "a fault: the table is opened again");
            } else {
                tracing::error!(table = %self.code, "a fault again: the table stays closed");
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
            tracing::error!(table = %self.code, why, "a table cannot be read: it must be mended");
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
                break;
            }
        }
        self.leave().await;
    }

    async fn handle(&mut self, request: Request) {
        let table = &mut self.table;
        // The caller of a request with an answer may have gone.
        match request {
            Request::Watch(watch) => table.watch(watch).await,
            Request::Unwatch { socket, feed } => table.unwatch(socket, feed).await,
            Request::Message { id, socket, feed, message } => {
                table.message(id, (socket, &feed), message).await;
            }
            Request::Status { guest, answer } => {
                let _ = answer.send(table.status(guest));
            }
            Request::Chosen { seat, version, mv } => table.chosen(seat, version, mv),
            Request::Renamed { guest, name } => table.renamed(guest, name).await,
            Request::Yield { answer } => {
                let _ = answer.send(table.make_way().await);
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
        self.table.publish();
        Ok(())
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
}

impl Environment for ServerEnvironment {
    type Feed = Feed;
    type Error = StoreError;
    type Saving = Saving;

    fn now(&self) -> Millis {
        self.app.clock.now()
    }

    fn limits(&self) -> environment::Limits {
        let config = &self.app.config;
        let (grace, linger) = (config.grace, config.linger);
        environment::Limits { grace, linger, longest_game: config.longest_game }
    }

    fn submit(&self, job: Job) -> Saving {
        self.app.store.submit(job.into_iter().map(Change::into).collect())
    }

    async fn read(&self, code: &str) -> Result<Stored, StoreError> {
        let code = code.to_owned();
        let read = self.app.store.read(move |db| {
            let entries = db.entries(&code)?;
            let pauses = match entries.first() {
                Some(deal) => db.pauses(deal.at)?,
                None => Vec::new(),
            };
            Ok(Stored { row: db.table(&code)?, entries, pauses })
        });
        read.await
    }

    async fn entries(&self, code: &str) -> Result<Vec<EntryRow>, StoreError> {
        let code = code.to_owned();
        self.app.store.read(move |db| db.entries(&code)).await
    }

    async fn chat(&self, code: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        let code = code.to_owned();
        self.app.store.read(move |db| db.chat(&code, most)).await
    }

    fn storage(&self, error: StoreError) -> Refusal {
        storage(error)
    }

    /// Bots think on other threads, as many at once as there are cores.
    fn think(&self, thought: Thought) {
        let Thought { seat, version, decide, fallback } = thought;
        let (app, myself) = (Arc::clone(&self.app), self.myself.clone());
        #[cfg(test)]
        let now = self.now();
        tokio::spawn(async move {
            let Ok(permit) = app.bot_permits.acquire().await else { return };
            let mv = tokio::task::spawn_blocking(decide).await.unwrap_or(fallback);
            drop(permit);
            #[cfg(test)]
            app.clock.until(now + crate::tests::thinking::thinking_time(seat)).await;
            if let Some(table) = myself.upgrade() {
                // The table may have gone: then nothing waits for the move.
                let _ = table.send(Request::Chosen { seat, version, mv }).await;
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

    fn may_speak(&self, guest: GuestId) -> bool {
        self.app.limits.may_speak(guest, self.now())
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

    fn refused(&self) {
        self.app.metrics.refused();
    }

    fn sent(&self, sent: Sent) {
        self.app.metrics.sent(sent.frames, sent.bytes);
    }
}
