//! One task owns one table. Whoever wants something of it sends a [`Request`]; nothing else can
//! reach the game. A move is on disk before anyone hears of it.

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

/// So many requests may wait for a table.
const INBOX: usize = 64;

/// The number of spectators is told again so long after one has come or gone: a crowd is told once.
const ROOM_UPDATE_DELAY: Millis = 1000;

/// A table where people wait is listed for so long after the last of them has gone.
const LISTED: Millis = 5 * 60_000;

/// A table where nobody has come back for so long before its game is closed.
const ABANDONED: Millis = 24 * 3600 * 1000;

/// The same where games take days: who waits for others there looks in now and then.
const ABANDONED_BY_MAIL: Millis = 7 * ABANDONED;

/// A timer that rings this much too late means that the process itself stood still.
const STANDSTILL: Millis = 2000;

/// The number of a socket.
pub(crate) type SocketId = u64;

/// A person with the name that they have now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guest {
    /// Their number.
    pub(crate) id: GuestId,
    /// Their nickname.
    pub(crate) name: String,
    /// Is it a program, and no person?
    pub(crate) program: bool,
}

/// What can be asked of a table.
#[derive(Debug)]
pub(crate) enum Request {
    /// Show yourself to a socket, from now on.
    Watch {
        /// The name of the request.
        id: String,
        /// Which.
        socket: SocketId,
        /// How to tell it something.
        feed: Feed,
        /// Who is behind it.
        guest: Option<Guest>,
        /// The newest version it has, if it wants the events after that.
        since: Option<u64>,
    },
    /// A subscription has ended.
    Unwatch {
        /// The socket's.
        socket: SocketId,
        /// Which: the socket may have another one by now.
        feed: Feed,
    },
    /// A socket says something.
    Message {
        /// The name of the request.
        id: String,
        /// Which.
        socket: SocketId,
        /// How to answer it.
        feed: Feed,
        /// What.
        message: ClientMessage,
    },
    /// What a guest may know of the table.
    Status {
        /// Who asks.
        guest: Option<GuestId>,
        /// Where the answer goes.
        answer: oneshot::Sender<Status>,
    },
    /// A bot has made up its mind.
    Chosen {
        /// Where it sits.
        seat: Seat,
        /// The version that it looked at.
        version: u64,
        /// Its move; nothing if it does not want to speak up.
        mv: Option<String>,
    },
    /// A guest has another name.
    Renamed {
        /// Who.
        guest: GuestId,
        /// What they are called now.
        name: String,
    },
    /// Close the table if it waits for players and nobody is there: its host makes another one.
    Yield {
        /// Has it been closed?
        answer: oneshot::Sender<bool>,
    },
    /// A guest gives up their seat, without looking at the table.
    Leave {
        /// Who.
        guest: Guest,
        /// Where the outcome goes: the table as it is then.
        answer: oneshot::Sender<Result<Room, Refusal>>,
    },
    /// Close the table, whatever its game.
    End {
        /// Where the outcome goes.
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

/// The way to a table.
pub(crate) type Handle = mpsc::Sender<Request>;

/// A socket that watches.
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
    /// The one before it, whose memory the next one uses.
    before: Option<Arc<V>>,
}

/// What chance is wanted for.
#[derive(Clone, Copy, Debug)]
enum Purpose {
    /// How long a bot takes.
    Delay,
    /// What it decides.
    Decision,
    /// A world in which a question is answered.
    Question,
}

/// Is the person of a seat there?
#[derive(Clone, Copy, Debug)]
struct Attendance {
    /// Since when they are away; nothing while they are here.
    away: Option<Millis>,
    /// Does a bot play for them?
    steward: bool,
}

/// A table and everything about it. It lives in its task and nowhere else.
struct Table<G: BotGame> {
    app: Arc<AppState>,
    code: String,
    meta: TableMeta,
    options: G::Options,
    stage: Stage,
    created: Millis,
    /// When something last happened that everybody may know of.
    touched: Millis,
    live: Option<Live<G>>,
    times: Times,
    window: Option<OpenWindow>,
    paused: Option<Paused>,
    attendance: Vec<Attendance>,
    pending_moves: Vec<Option<PendingMove>>,
    /// The last names by which each seat's client called its moves.
    ids: Vec<VecDeque<String>>,
    /// What was last said here; nothing until it has been read.
    chat: Option<VecDeque<ChatRow>>,
    watchers: BTreeMap<SocketId, Watcher>,
    /// Subscriptions whose end was heard of before their beginning.
    departed: VecDeque<Feed>,
    /// When the last watcher went, or the table was loaded.
    empty_since: Millis,
    /// Has anybody been here since then?
    is_visited: bool,
    /// What is private and on its way to the disk while the table goes on.
    unsaved: Unsaved<G>,
    /// When the last time came at which it is written in an open window.
    last_writing: Millis,
    /// Requests that wait until something private is saved.
    deferred: Vec<Request>,
    /// What is known here may differ from what is stored: it must be read again.
    out_of_sync: bool,
    /// What each viewer was shown last.
    shown: Vec<Option<Shown<G::View>>>,
    /// The parts of the deal that were revealed in this attempt, by seat.
    revealed: Vec<Option<String>>,
    /// When the attempt to deal goes on without those who are silent.
    deal_goes_on: Option<Millis>,
    /// Something could not be stored: try again then.
    retry: Option<Millis>,
    /// A number that nobody knows: all chance at this table but the game's own is made from it.
    rng_seed: u64,
    /// The number of spectators has changed: it is to be told then.
    room_update_due: Option<Millis>,
    /// The room as the public sees it, while it is unchanged.
    public_room: Option<Utf8Bytes>,
    inbox: mpsc::Receiver<Request>,
    myself: mpsc::WeakSender<Request>,
}

/// Starts the task of a table that is kept.
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
        let absent = Attendance { away: Some(now), steward: false };
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
    /// A fault in one table ends that table alone. The next request opens it again from what is
    /// stored, and everyone who watches it is asked to come back.
    fn drop(&mut self) {
        if std::thread::panicking() {
            if self.app.failed(&self.code) {
                tracing::error!(table = %self.code, "a fault: the table is opened again");
            } else {
                tracing::error!(table = %self.code, "a fault again: the table stays closed");
            }
            self.app.forget(&self.code, &self.myself);
            self.app.lobby.set(&self.code, None);
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
                // What is due first: however much is asked, no clock and no window waits for it.
                biased;
                () = clock.until(wake.unwrap_or_default()), if wake.is_some() => {
                    // A time of writing that has passed while nobody was here means nothing.
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

    /// Reads what is kept of the game, until the database gives it.
    ///
    /// # Errors
    /// Why what it gives is no game.
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

    /// Leaves the list of tables without having been opened, and refuses what was requested.
    async fn shut(mut self) {
        self.app.forget(&self.code, &self.myself);
        self.inbox.close();
        while let Some(request) = self.inbox.recv().await {
            request.refuse(Code::Storage.into());
        }
    }

    /// May the table go to sleep? Nobody looks, nothing happens by itself before somebody comes,
    /// and no bot is thinking, whose move would find nobody to make it.
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

    /// Leaves the list of tables. Requests that have come meanwhile go to the table that takes its
    /// place.
    async fn leave(mut self) {
        self.app.forget(&self.code, &self.myself);
        self.inbox.close();
        while let Some(request) = self.inbox.recv().await {
            // Should the database go away at this very moment, the client has to ask again.
            let _ = self.app.send(&self.code, request).await;
        }
    }

    /// When something is next to be done by itself.
    fn wake(&self) -> Option<Millis> {
        self.due().into_iter().chain(self.next_writing()).min()
    }

    /// The same, but for the times at which private things are written.
    fn due(&self) -> Option<Millis> {
        let own = self.retry.or_else(|| self.next_event()).or_else(|| self.idle_deadline());
        own.into_iter().chain(self.room_update_due).chain(self.deal_goes_on).min()
    }

    /// When a table where nobody is left is looked after.
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

    /// When a table where people wait is closed, if nobody comes.
    fn abandoned(&self) -> Millis {
        let by_mail = self.times.is_correspondence();
        self.empty_since + if by_mail { ABANDONED_BY_MAIL } else { ABANDONED }
    }

    /// When the game is next to go on by itself: a window closes, a clock runs out, a bot moves.
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
            self.next_steward(),
        ];
        times.into_iter().flatten().min()
    }

    /// Does what is due.
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
                // It can be tried again in a while; nobody waits for it.
                if self.end(Closed::Abandoned).await.is_err() {
                    self.retry = Some(now + ABANDONED);
                }
            }
            Stage::Waiting => self.publish(),
            Stage::Over | Stage::Ended => {}
        }
    }

    /// Chance for a seat at what everybody sees now. Nothing that is hidden changes it, so it tells
    /// nothing: no delay depends on what anybody holds or has done in private.
    fn chance(&self, seat: Seat, purpose: Purpose) -> QuickChance {
        let version = self.live.as_ref().map_or(0, |live| live.version(Viewer::Public));
        let place = (seat.index() as u64) << 56 | (purpose as u64) << 48;
        QuickChance::new(self.rng_seed ^ place ^ version)
    }

    /// Is it in the list of open tables? Those where people wait for others, or play before all
    /// eyes; not those where nobody has been for a while.
    fn is_listed(&self) -> bool {
        let settings = &self.meta.settings;
        let patient = self.times.is_correspondence() || !self.watchers.is_empty();
        settings.open
            && match self.stage {
                Stage::Waiting => {
                    // After a restart only those to which somebody has come back.
                    let since = if self.is_visited { self.empty_since } else { self.created };
                    patient || self.app.clock.now() < since + LISTED
                }
                Stage::Playing => settings.spectators && !self.watchers.is_empty(),
                Stage::Over | Stage::Ended => false,
            }
    }

    /// The process has stood still for so long: no window closes and no clock runs out for that.
    fn stood_still(&mut self, late: Millis) {
        if late < STANDSTILL {
            return;
        }
        tracing::warn!(table = %self.code, late, "the server stood still");
        self.window = self.window.map(|window| window.open_later(late));
        self.times.forgive(late);
    }

    /// For how many seconds the table has been there.
    fn age(&self) -> i64 {
        (self.app.clock.now() - self.created) / 1000
    }

    /// Who looks at the table from a guest's place.
    fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        let seat = guest.and_then(|guest| self.meta.seat_of(guest));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }
}
