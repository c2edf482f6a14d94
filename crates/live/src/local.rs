//! One person's table against bots, without a server: messages of the protocol in, messages out,
//! what is to be stored, and the time of the next wake. Whoever runs it has the clock, the storage
//! and the source of randomness.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::fmt;
use std::future::{Ready, ready};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use bots::BotGame;
use protocol::{ClientMessage, Code, Hello, LobbyTable, MyGame, Refusal, Request, ServerMessage};
use table::{Seat, Seed};

use crate::environment::{
    Environment, Feed, Sent, StoreError, Stored, TableLimits, ThinkingKind, ThinkingTask,
};
use crate::frame::{UpdateFrame, written};
use crate::meta::TableMeta;
use crate::rows::{
    Change, ChatRow, EntryRow, Guest, GuestId, Job, Millis, SocketId, Stage, TableRow,
};
use crate::table::{Table, Unread, Watch};

/// The only connection.
const SOCKET: SocketId = 1;

/// What the players of a server would wait for: the same numbers as there.
const LIMITS: TableLimits = TableLimits {
    grace: 60_000,
    linger: 60_000,
    close_waiting: 24 * 3600 * 1000,
    longest_game: 5000,
};

/// If [`Local::tick`] is called this late, whoever runs the table was suspended.
const STANDSTILL: Millis = 2000;

/// What is needed for a new table: its code, and this side's half of its deal.
#[derive(Clone, Debug)]
pub struct Fresh {
    /// Letters and digits.
    pub code: String,
    /// A secret until the game is over.
    pub seed: Seed,
}

/// A table of the person who runs it.
pub struct Local {
    guest: Guest,
    state: Arc<Mutex<LocalState>>,
    table: Box<dyn Playing>,
    feed: Option<LocalFeed>,
    /// How many times the table was watched.
    watched: u64,
    /// Is nothing of it to be stored?
    is_fleeting: bool,
}

/// What has come of an input.
#[derive(Debug, Default)]
pub struct Output {
    /// Messages of the protocol. They may be shown once the changes are kept.
    pub say: Vec<Arc<str>>,
    /// What is to be stored, in this order.
    pub keep: Vec<Change>,
    /// When [`Local::tick`] must be called, if nothing happens before.
    pub wake: Option<Millis>,
}

impl fmt::Debug for Local {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Local").field("guest", &self.guest).finish_non_exhaustive()
    }
}

impl Local {
    /// Opens a stored table. All its randomness, except the game's own, is derived from `rng_seed`;
    /// a rematch would use `fresh`.
    ///
    /// # Errors
    /// Why the stored data is not a table.
    pub fn open(
        stored: (TableRow, Vec<EntryRow>),
        guest: Guest,
        (rng_seed, fresh): (u64, Fresh),
        now: Millis,
    ) -> Result<Self, String> {
        let (row, entries) = stored;
        let title: games::Title = row.game.parse()?;
        let state = LocalState::of(row.clone(), entries, fresh, now);
        let state = Arc::new(Mutex::new(state));
        let env = LocalEnvironment { state: Arc::clone(&state) };
        let table = bots::run(title, Open { env, row, rng_seed })?;
        Ok(Self { guest, state, table, feed: None, watched: 0, is_fleeting: false })
    }

    /// A table whose game begins at a position of the notation, with the player on the first seat.
    /// All its randomness is derived from the seed of `fresh`, and nothing of it is stored.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn at(
        position: serde_json::Value,
        args: protocol::PlayNow,
        guest: Guest,
        fresh: Fresh,
        now: Millis,
    ) -> Result<Self, String> {
        let title: games::Title = args.game.parse()?;
        let row = make(args, &guest, &fresh, now).map_err(|refusal| refusal.text)?;
        let state = LocalState::of(row.clone(), Vec::new(), fresh, now);
        let state = Arc::new(Mutex::new(state));
        let env = LocalEnvironment { state: Arc::clone(&state) };
        let table = bots::run(title, SetUp { env, row, position })?;
        Ok(Self { guest, state, table, feed: None, watched: 0, is_fleeting: true })
    }

    /// A new connection: the player is greeted.
    pub fn connect(&mut self, now: Millis) -> Output {
        self.leave();
        let hello = Hello {
            protocol: protocol::VERSION,
            server: env!("CARGO_PKG_VERSION").to_owned(),
            name: Some(self.guest.name.clone()),
            now,
        };
        self.after(now, |local| local.say(&ServerMessage::Hello(hello)))
    }

    /// A message of the player.
    pub fn hear(&mut self, text: &str, now: Millis) -> Output {
        self.after(now, |local| match Request::read(text) {
            Ok(Request { id, message }) => local.request(id, message),
            Err((id, what)) => {
                let refusal = Refusal::new(Code::BadMessage, what);
                local.say(&ServerMessage::Refused { id, refusal });
            }
        })
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) -> Output {
        self.after(now, |local| {
            if local.table.wake().is_some_and(|wake| wake <= now) {
                local.table.wake_up();
            }
        })
    }

    /// The game as a list of games shows it.
    pub fn status(&mut self) -> Option<MyGame> {
        self.table.status(self.guest.id)
    }

    fn after(&mut self, now: Millis, act: impl FnOnce(&mut Self)) -> Output {
        lock(&self.state).it_is(now);
        self.table.notice_suspension();
        act(self);
        self.table.settle();
        while let Some(task) = self.next_thinking_task() {
            let ThinkingTask { what, seat, version, decide, fallback: _ } = task;
            match what {
                ThinkingKind::Move => self.table.chosen(seat, version, decide()),
                ThinkingKind::Hint => self.table.advised(decide()),
            }
            self.table.settle();
        }
        let wake = self.table.wake();
        let mut state = lock(&self.state);
        let (say, mut keep) = (std::mem::take(&mut state.say), std::mem::take(&mut state.keep));
        state.wake = wake;
        drop(state);
        if self.is_fleeting {
            keep.clear();
        }
        Output { say, keep, wake }
    }

    fn next_thinking_task(&self) -> Option<ThinkingTask> {
        lock(&self.state).thinking_tasks.pop_front()
    }

    fn say(&self, message: &ServerMessage) {
        lock(&self.state).say.push(written(message));
    }

    fn leave(&mut self) {
        if let Some(feed) = self.feed.take() {
            self.table.unwatch(feed);
        }
    }

    fn request(&mut self, id: String, message: ClientMessage) {
        match message {
            ClientMessage::Watch { table, since } => return self.watch(id, &table, since),
            ClientMessage::Unwatch => self.leave(),
            ClientMessage::Lobby { on } => {
                let (tables, gone) = (Vec::new(), Vec::new());
                if on {
                    self.say(&ServerMessage::Lobby { whole: true, tables, gone });
                }
            }
            ClientMessage::Ping => {}
            message @ (ClientMessage::Sit { .. }
            | ClientMessage::Stand
            | ClientMessage::Free { .. }
            | ClientMessage::Seal { .. }
            | ClientMessage::Reveal { .. }
            | ClientMessage::Bot { .. }
            | ClientMessage::Start
            | ClientMessage::Play { .. }
            | ClientMessage::Ask { .. }
            | ClientMessage::Hint { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::MoreTime
            | ClientMessage::Say { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Rematch) => {
                let Some(feed) = &self.feed else {
                    let refusal = Code::NotWatching.into();
                    return self.say(&ServerMessage::Refused { id: Some(id), refusal });
                };
                return self.table.message(id, feed, message);
            }
        }
        self.say(&ServerMessage::Done { id });
    }

    fn watch(&mut self, id: String, table: &str, since: Option<u64>) {
        self.leave();
        if lock(&self.state).row.code != table {
            let refusal = Code::NoSuchTable.into();
            return self.say(&ServerMessage::Refused { id: Some(id), refusal });
        }
        self.watched += 1;
        lock(&self.state).sent = None;
        let feed = LocalFeed { number: self.watched, state: Arc::clone(&self.state) };
        self.feed = Some(feed.clone());
        let guest = Some(self.guest.clone());
        self.table.watch(Watch { id, socket: SOCKET, feed, guest, since });
    }
}

/// A new table against bots, to be stored: its game begins when the player adds a part of the deal.
///
/// # Errors
/// If the settings are invalid.
pub fn make(
    args: protocol::PlayNow,
    guest: &Guest,
    fresh: &Fresh,
    now: Millis,
) -> Result<TableRow, Refusal> {
    let meta = TableMeta::play_now(args, guest, &fresh.seed)?;
    Ok(meta.row(&fresh.code, Stage::Waiting, now, now))
}

struct Open {
    env: LocalEnvironment,
    row: TableRow,
    rng_seed: u64,
}

impl bots::Task for Open {
    type Output = Result<Box<dyn Playing>, String>;

    fn run<G: BotGame>(self) -> Self::Output {
        let mut table = Table::<G, _>::of_row(self.env, self.row, self.rng_seed)?;
        match at_once(table.reload()) {
            Ok(()) => Ok(Box::new(table)),
            Err(Unread::Broken(why)) => Err(why),
            Err(Unread::Store(never)) => match never {},
        }
    }
}

struct SetUp {
    env: LocalEnvironment,
    row: TableRow,
    position: serde_json::Value,
}

impl bots::Task for SetUp {
    type Output = Result<Box<dyn Playing>, String>;

    fn run<G: BotGame>(self) -> Self::Output {
        let mut table = Table::<G, _>::of_row(self.env, self.row, 0)?;
        table.begin_at(self.position)?;
        Ok(Box::new(table))
    }
}

/// A table, whatever its game.
trait Playing: Send {
    fn watch(&mut self, watch: Watch<LocalFeed>);
    fn unwatch(&mut self, feed: LocalFeed);
    fn message(&mut self, id: String, feed: &LocalFeed, message: ClientMessage);
    fn chosen(&mut self, seat: Seat, version: u64, mv: Option<String>);
    fn advised(&mut self, moves: Option<String>);
    fn status(&mut self, guest: GuestId) -> Option<MyGame>;
    fn wake(&self) -> Option<Millis>;
    fn wake_up(&mut self);
    fn notice_suspension(&mut self);
    /// Finishes what a task of the server would be told by its store.
    fn settle(&mut self);
}

impl<G: BotGame> Playing for Table<G, LocalEnvironment> {
    fn watch(&mut self, watch: Watch<LocalFeed>) {
        at_once(self.watch(watch));
    }

    fn unwatch(&mut self, feed: LocalFeed) {
        at_once(self.unwatch(SOCKET, feed));
    }

    fn message(&mut self, id: String, feed: &LocalFeed, message: ClientMessage) {
        at_once(self.message(id, (SOCKET, feed), message));
    }

    fn chosen(&mut self, seat: Seat, version: u64, mv: Option<String>) {
        self.chosen(seat, version, mv);
    }

    fn advised(&mut self, moves: Option<String>) {
        self.advised(moves);
    }

    fn status(&mut self, guest: GuestId) -> Option<MyGame> {
        self.status(Some(guest)).game
    }

    fn wake(&self) -> Option<Millis> {
        self.wake()
    }

    fn wake_up(&mut self) {
        at_once(self.wake_up());
    }

    fn notice_suspension(&mut self) {
        self.notice_suspension();
    }

    fn settle(&mut self) {
        while let Poll::Ready(saved) = poll(self.saving()) {
            at_once(self.saved(saved));
        }
        at_once(self.watch_deferred());
    }
}

/// Where a local table lives.
struct LocalEnvironment {
    state: Arc<Mutex<LocalState>>,
}

/// What a local table has stored and said.
struct LocalState {
    now: Millis,
    /// When the table was to be woken.
    wake: Option<Millis>,
    suspended: Millis,
    row: TableRow,
    entries: Vec<EntryRow>,
    chat: Vec<ChatRow>,
    thinking_tasks: VecDeque<ThinkingTask>,
    say: Vec<Arc<str>>,
    keep: Vec<Change>,
    /// The version whose view was said last.
    sent: Option<u64>,
    /// For a rematch.
    fresh: Option<Fresh>,
}

impl LocalState {
    fn of(row: TableRow, entries: Vec<EntryRow>, fresh: Fresh, now: Millis) -> Self {
        Self {
            now,
            wake: None,
            suspended: 0,
            row,
            entries,
            chat: Vec::new(),
            thinking_tasks: VecDeque::new(),
            say: Vec::new(),
            keep: Vec::new(),
            sent: None,
            fresh: Some(fresh),
        }
    }

    /// The time is this now.
    fn it_is(&mut self, now: Millis) {
        let late = self.wake.map_or(0, |wake| now - wake.max(self.now));
        self.suspended += if late < STANDSTILL { 0 } else { late };
        self.now = now;
    }

    fn keep(&mut self, change: Change) {
        match &change {
            Change::Table(row) if row.code == self.row.code => self.row = row.clone(),
            Change::Table(_) => {}
            Change::Entry(entry) => self.entries.push(entry.clone()),
            Change::Chat(line) => self.chat.push(line.clone()),
            Change::Alive(_) => return,
        }
        self.keep.push(change);
    }
}

impl Environment for LocalEnvironment {
    type Feed = LocalFeed;
    type Error = Infallible;
    type Saving = Ready<Result<(), Infallible>>;

    fn now(&self) -> Millis {
        lock(&self.state).now
    }

    fn suspended(&self) -> Millis {
        lock(&self.state).suspended
    }

    fn limits(&self) -> TableLimits {
        LIMITS
    }

    fn submit(&self, job: Job) -> Self::Saving {
        let mut state = lock(&self.state);
        job.into_iter().for_each(|change| state.keep(change));
        ready(Ok(()))
    }

    async fn read(&self, _code: &str) -> Result<Stored, Infallible> {
        let state = lock(&self.state);
        let (row, entries) = (Some(state.row.clone()), state.entries.clone());
        Ok(Stored { row, entries, pauses: Vec::new(), slept_until: None })
    }

    async fn entries(&self, _code: &str) -> Result<Vec<EntryRow>, Infallible> {
        Ok(lock(&self.state).entries.clone())
    }

    async fn chat(&self, _code: &str, _most: u32) -> Result<Vec<ChatRow>, Infallible> {
        Ok(lock(&self.state).chat.clone())
    }

    async fn name_of(&self, guest: &Guest) -> Result<String, Infallible> {
        Ok(guest.name.clone())
    }

    fn storage(&self, error: Infallible) -> Refusal {
        match error {}
    }

    fn think(&self, task: ThinkingTask) {
        lock(&self.state).thinking_tasks.push_back(task);
    }

    async fn make_again(
        &self,
        old: &TableMeta,
        guest: &Guest,
        here: &[GuestId],
    ) -> Result<String, Refusal> {
        let mut state = lock(&self.state);
        let Fresh { code, seed } = state.fresh.take().ok_or(Code::TooManyTables)?;
        let now = state.now;
        let row = old.again(guest, here, &seed)?.row(&code, Stage::Waiting, now, now);
        state.keep(Change::Table(row));
        Ok(code)
    }

    fn charge_chat_line(&self, _guest: GuestId) -> bool {
        true
    }

    fn list(&self, _code: &str, _entry: Option<LobbyTable>, _is_attended: bool) {}

    fn no_longer_waits(&self, _code: &str) {}

    fn moved(&self, _moves: usize) {}

    fn move_acknowledged(&self) {}

    fn refused(&self) {}

    fn sent(&self, _sent: Sent) {}
}

impl StoreError for Infallible {
    fn is_conflict(&self) -> bool {
        match *self {}
    }
}

/// The player's subscription.
#[derive(Clone)]
struct LocalFeed {
    number: u64,
    state: Arc<Mutex<LocalState>>,
}

impl fmt::Debug for LocalFeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LocalFeed").field("number", &self.number).finish_non_exhaustive()
    }
}

impl LocalFeed {
    fn say(&self, text: Arc<str>) {
        lock(&self.state).say.push(text);
    }
}

impl Feed for LocalFeed {
    type Text = Arc<str>;

    fn is(&self, other: &Self) -> bool {
        self.number == other.number
    }

    fn resync(&self) {
        lock(&self.state).sent = None;
        self.say(written(&ServerMessage::Resync));
    }

    fn take_back(&self, frame: UpdateFrame<Arc<str>>) {
        self.update(frame);
    }

    fn room(&self, room: Arc<str>) {
        self.say(room);
    }

    fn update(&self, frame: UpdateFrame<Arc<str>>) {
        let mut state = lock(&self.state);
        let sent = state.sent.replace(frame.version());
        state.say.push(frame.text_for(sent, &VecDeque::new(), 0));
    }

    fn update_before_answer(&self, frame: UpdateFrame<Arc<str>>) {
        self.update(frame);
    }

    fn update_at_once(&self, frame: UpdateFrame<Arc<str>>) -> Sent {
        self.update(frame);
        Sent::default()
    }

    fn answer(&self, answer: &ServerMessage) -> Sent {
        self.say(written(answer));
        Sent::default()
    }

    fn text(&self, text: Arc<str>) {
        self.say(text);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn poll<T>(future: impl Future<Output = T>) -> Poll<T> {
    pin!(future).poll(&mut Context::from_waker(Waker::noop()))
}

/// The result of something that has nothing to wait for: the storage of a local table is its own
/// memory.
fn at_once<T>(future: impl Future<Output = T>) -> T {
    match poll(future) {
        Poll::Ready(result) => result,
        Poll::Pending => unreachable!("a local table waits for nothing"),
    }
}
