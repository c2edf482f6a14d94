//! One task owns one table. All access goes through a [`Request`]; nothing else can reach the game.
//! A move is on disk before anybody is informed of it.

mod bot_turns;
mod clock;
mod deal;
mod pause;
mod play;
mod requests;
mod seats;
mod times;
mod undo;
mod unsaved;
mod updates;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use bots::BotGame;
use protocol::{ClientMessage, Closed, Code, MyGame, Refusal, Room};
use table::{QuickChance, Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

use crate::app::AppState;
use crate::live::Live;
use crate::meta::TableMeta;
use crate::outbox::Feed;
use crate::store::{ChatRow, GuestId, Millis, Stage, TableRow};
use bot_turns::PendingMove;
use pause::Paused;
use play::Unread;
use times::{OpenWindow, Times};
use unsaved::Unsaved;

/// How many requests may be queued for a table.
const INBOX: usize = 64;

/// The number of spectators is sent this long after one has come or gone: a crowd is announced
/// once.
const ROOM_UPDATE_DELAY: Millis = 1000;

/// A table that waits for players is listed for this long after the last of them has gone.
const LISTED: Millis = 5 * 60_000;

/// A waiting table is closed when nobody has come back for this long.
const ABANDONED: Millis = 24 * 3600 * 1000;

/// The same for games that take days: players who wait there look in now and then.
const ABANDONED_BY_MAIL: Millis = 7 * ABANDONED;

/// A timer that fires this late means that the process itself was suspended.
const STANDSTILL: Millis = 2000;

/// The number of a socket.
pub(crate) type SocketId = u64;

/// A person with their current name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guest {
    /// Their number.
    pub(crate) id: GuestId,
    /// Their nickname.
    pub(crate) name: String,
    /// Is this a program rather than a person?
    pub(crate) program: bool,
}

/// A request to a table.
#[derive(Debug)]
pub(crate) enum Request {
    /// Subscribe a socket to this table.
    Watch {
        /// The id of the request.
        id: String,
        /// The socket.
        socket: SocketId,
        /// The channel to it.
        feed: Feed,
        /// Its guest.
        guest: Option<Guest>,
        /// The newest version it has, if it wants the events after that.
        since: Option<u64>,
    },
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

/// What a guest may know of a table.
#[derive(Debug)]
pub(crate) struct Status {
    /// The table.
    pub(crate) room: Room,
    /// Their game, if they have a seat that they have not given up.
    pub(crate) game: Option<MyGame>,
    /// May they watch?
    pub(crate) may_watch: bool,
}

/// A handle to a table.
pub(crate) type Handle = mpsc::Sender<Request>;

/// A subscribed socket.
#[derive(Debug)]
struct Watcher {
    feed: Feed,
    guest: Option<Guest>,
    viewer: Viewer,
}

/// The newest view of a viewer.
#[derive(Debug)]
struct Shown<V> {
    version: u64,
    view: Arc<V>,
    /// The previous one, whose memory the next one reuses.
    before: Option<Arc<V>>,
}

/// What random numbers are used for.
#[derive(Clone, Copy, Debug)]
enum Purpose {
    /// A bot's delay.
    Delay,
    /// A bot's decision.
    Decision,
    /// The imagined world for a question.
    Question,
}

/// Is the player of a seat present?
#[derive(Clone, Copy, Debug)]
struct Attendance {
    /// Since when they are away; `None` while they are here.
    away: Option<Millis>,
    /// Does a bot play for them?
    substituted: bool,
}

/// The state of a table. It lives in its task and nowhere else.
struct Table<G: BotGame> {
    app: Arc<AppState>,
    code: String,
    meta: TableMeta,
    options: G::Options,
    stage: Stage,
    created: Millis,
    /// When something public last happened.
    touched: Millis,
    live: Option<Live<G>>,
    times: Times,
    window: Option<OpenWindow>,
    paused: Option<Paused>,
    attendance: Vec<Attendance>,
    pending_moves: Vec<Option<PendingMove>>,
    /// The last ids that each seat's client gave its moves, and the versions that these answered:
    /// unknown for moves that were read from the database.
    ids: Vec<VecDeque<(String, Option<u64>)>>,
    /// The latest chat; `None` until it has been read.
    chat: Option<VecDeque<ChatRow>>,
    watchers: BTreeMap<SocketId, Watcher>,
    /// Subscriptions whose end arrived before their beginning.
    departed: VecDeque<Feed>,
    /// When the last watcher left, or the table was loaded.
    empty_since: Millis,
    /// Has anybody been here since then?
    is_visited: bool,
    /// Private changes that are being saved while the table goes on.
    unsaved: Unsaved<G>,
    /// The last scheduled write in an open window.
    last_writing: Millis,
    /// Requests that wait until a private change is saved.
    deferred: Vec<Request>,
    /// The state here may differ from the stored one: it must be read again.
    out_of_sync: bool,
    /// What was last sent to each viewer.
    shown: Vec<Option<Shown<G::View>>>,
    /// The parts of the deal that were revealed in this attempt, by seat.
    revealed: Vec<Option<String>>,
    /// When the attempt to deal goes on without silent players.
    deal_goes_on: Option<Millis>,
    /// Something could not be stored: when to try again.
    retry: Option<Millis>,
    /// A secret number: all randomness at this table, except the game's own, is derived from it.
    rng_seed: u64,
    /// The number of spectators has changed: when to send it.
    room_update_due: Option<Millis>,
    /// The room as the public sees it, cached while it is unchanged.
    public_room: Option<Utf8Bytes>,
    inbox: mpsc::Receiver<Request>,
    myself: mpsc::WeakSender<Request>,
}

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
        use table::Options as _;
        let Self { app, row } = self;
        let meta = TableMeta::of_row(&row)?;
        let settings = &meta.settings;
        let options = meta.options::<G>(row.stage)?;
        let players = options.players();
        let (handle, inbox) = mpsc::channel(INBOX);
        let now = app.clock.now();
        let absent = Attendance { away: Some(now), substituted: false };
        let table = Table::<G> {
            times: Times::new(settings.clock, players),
            code: row.code,
            options,
            stage: row.stage,
            created: row.created,
            live: None,
            window: None,
            paused: None,
            attendance: vec![absent; players],
            pending_moves: vec![None; players],
            ids: vec![VecDeque::new(); players],
            chat: None,
            watchers: BTreeMap::new(),
            departed: VecDeque::new(),
            empty_since: now,
            is_visited: false,
            unsaved: Unsaved::new(),
            last_writing: 0,
            deferred: Vec::new(),
            out_of_sync: false,
            shown: (0..=players).map(|_| None).collect(),
            revealed: vec![None; players],
            deal_goes_on: None,
            touched: row.touched,
            retry: None,
            rng_seed: app.entropy.number(),
            room_update_due: None,
            public_room: None,
            myself: handle.downgrade(),
            inbox,
            meta,
            app,
        };
        tokio::spawn(table.run());
        Ok(handle)
    }
}

impl<G: BotGame> Drop for Table<G> {
    /// A panic in one table ends that table alone. The next request opens it again from the store,
    /// and all its viewers are asked to watch it again.
    fn drop(&mut self) {
        if std::thread::panicking() {
            if self.app.failed(&self.code) {
                tracing::error!(table = %self.code, "a fault: the table is opened again");
            } else {
                tracing::error!(table = %self.code, "a fault again: the table stays closed");
            }
            self.app.forget(&self.code, &self.myself);
            self.app.lobby.remove(&self.code);
            for watcher in self.watchers.values() {
                watcher.feed.resync();
            }
        }
    }
}

impl<G: BotGame> Table<G> {
    async fn run(mut self) {
        if let Err(why) = self.revive().await {
            tracing::error!(table = %self.code, why, "a table cannot be read: it must be mended");
            return self.shut().await;
        }
        loop {
            for request in self.ready_again() {
                self.handle(request).await;
            }
            let wake = self.wake();
            let clock = self.app.clock;
            tokio::select! {
                // Due work goes first: however many requests come, no clock and no window waits for
                // them.
                biased;
                () = clock.until(wake.unwrap_or_default()), if wake.is_some() => {
                    // A write that was due while nobody was here has no meaning.
                    self.stood_still(self.due().map_or(0, |due| clock.now() - due));
                    self.tick().await;
                }
                saved = self.unsaved.saved() => self.saved(saved).await,
                request = self.inbox.recv() => match request {
                    Some(request) => self.handle(request).await,
                    None => break,
                },
            }
            if self.is_done() {
                break;
            }
        }
        self.leave().await;
    }

    /// Reads the stored game, retrying until the database answers.
    ///
    /// # Errors
    /// Why the stored data is not a game.
    async fn revive(&mut self) -> Result<(), String> {
        loop {
            match self.reload().await {
                Ok(()) => break,
                Err(Unread::Store(error)) => {
                    tracing::warn!(table = %self.code, %error, "a table cannot be read now");
                    self.app.clock.until(self.app.clock.now() + 1000).await;
                }
                Err(Unread::Broken(why)) => return Err(why),
            }
        }
        self.publish();
        Ok(())
    }

    /// Leaves the list of tables without having been opened, and refuses all queued requests.
    async fn shut(mut self) {
        self.app.forget(&self.code, &self.myself);
        self.inbox.close();
        while let Some(request) = self.inbox.recv().await {
            request.refuse(Code::Storage.into());
        }
    }

    /// May the table go to sleep? It may if nobody is watching, nothing is due before somebody
    /// comes, and no bot is thinking, whose move would be lost.
    fn is_done(&self) -> bool {
        let idle = match self.stage {
            Stage::Waiting => false,
            Stage::Playing => self.next_event().is_none() && !self.is_thinking(),
            Stage::Over | Stage::Ended => true,
        };
        idle && self.unsaved.is_empty()
            && self.watchers.is_empty()
            && self.app.clock.now() >= self.empty_since + self.app.config.linger
    }

    /// Leaves the list of tables. Requests that arrived in the meantime go to its successor.
    async fn leave(mut self) {
        self.app.forget(&self.code, &self.myself);
        self.inbox.close();
        while let Some(request) = self.inbox.recv().await {
            // Should the database fail just now, the client has to ask again.
            let _ = self.app.send(&self.code, request).await;
        }
    }

    /// When something is next due.
    fn wake(&self) -> Option<Millis> {
        self.due().into_iter().chain(self.next_writing()).min()
    }

    /// The same, except for the scheduled writes of private changes.
    fn due(&self) -> Option<Millis> {
        let own = self.retry.or_else(|| self.next_event()).or_else(|| self.idle_deadline());
        own.into_iter().chain(self.room_update_due).chain(self.deal_goes_on).min()
    }

    /// When a table without viewers needs attention.
    fn idle_deadline(&self) -> Option<Millis> {
        let lonely = self.watchers.is_empty().then_some(self.empty_since)?;
        Some(match self.stage {
            Stage::Waiting if self.is_listed() && !self.times.is_correspondence() => {
                lonely + LISTED
            }
            Stage::Waiting => self.abandoned(),
            // The bot wakes it.
            Stage::Playing if self.is_thinking() => return None,
            Stage::Playing | Stage::Over | Stage::Ended => lonely + self.app.config.linger,
        })
    }

    /// When a table that waits for players is closed, if nobody comes.
    fn abandoned(&self) -> Millis {
        let by_mail = self.times.is_correspondence();
        self.empty_since + if by_mail { ABANDONED_BY_MAIL } else { ABANDONED }
    }

    /// When the game next goes on without a request: a window closes, a clock runs out, a bot
    /// moves.
    fn next_event(&self) -> Option<Millis> {
        if self.stage != Stage::Playing {
            return None;
        }
        if let Some(pause) = self.paused {
            return Some(pause.ends());
        }
        let times = [
            self.next_bots_move(),
            self.window.and_then(|window| window.closes),
            self.times.runs_out(),
            self.next_substitution(),
        ];
        times.into_iter().flatten().min()
    }

    /// Does everything that is due.
    async fn tick(&mut self) {
        let now = self.app.clock.now();
        self.write_on_time(now);
        if self.due().is_none_or(|at| at > now) {
            return;
        }
        if self.room_update_due.is_some_and(|at| at <= now) {
            self.tell_room();
        }
        if self.retry.is_some_and(|at| at > now) {
            return;
        }
        self.retry = None;
        if self.deal_goes_on.is_some_and(|at| at <= now) {
            return self.go_on_with_the_deal().await;
        }
        match self.stage {
            Stage::Playing => self.play_what_is_due(now).await,
            Stage::Waiting if self.watchers.is_empty() && now >= self.abandoned() => {
                // It can be tried again in a while; nothing waits for it.
                if self.end(Closed::Abandoned).await.is_err() {
                    self.retry = Some(now + ABANDONED);
                }
            }
            Stage::Waiting => self.publish(),
            Stage::Over | Stage::Ended => {}
        }
    }

    /// Random numbers for a seat, derived from what everybody can see now. Hidden information does
    /// not change them, so they reveal nothing: no delay depends on what a player holds or has done
    /// in private.
    fn chance(&self, seat: Seat, purpose: Purpose) -> QuickChance {
        let version = self.live.as_ref().map_or(0, |live| live.version(Viewer::Public));
        let place = (seat.index() as u64) << 56 | (purpose as u64) << 48;
        QuickChance::new(self.rng_seed ^ place ^ version)
    }

    /// Is it in the list of open tables? Listed are tables that wait for players or play with
    /// spectators; not those where nobody has been for a while.
    fn is_listed(&self) -> bool {
        let settings = &self.meta.settings;
        let patient = self.times.is_correspondence() || !self.watchers.is_empty();
        settings.open
            && match self.stage {
                Stage::Waiting => {
                    // After a restart, only tables to which a player has come back.
                    let since = if self.is_visited { self.empty_since } else { self.created };
                    patient || self.app.clock.now() < since + LISTED
                }
                Stage::Playing => settings.spectators && !self.watchers.is_empty(),
                Stage::Over | Stage::Ended => false,
            }
    }

    /// The process was suspended for this long: no window closes and no clock runs out because of
    /// it.
    fn stood_still(&mut self, late: Millis) {
        if late < STANDSTILL {
            return;
        }
        tracing::warn!(table = %self.code, late, "the server stood still");
        self.window = self.window.map(|window| window.open_later(late));
        self.times.forgive(late);
    }

    /// The age of the table in seconds.
    fn age(&self) -> i64 {
        (self.app.clock.now() - self.created) / 1000
    }

    /// The viewer that a guest is at this table.
    fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        let seat = guest.and_then(|guest| self.meta.seat_of(guest));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }
}
