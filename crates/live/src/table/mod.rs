//! A table: who sits there, the game that is played, and what its viewers are sent. One owner calls
//! it, one request at a time. A move is stored before anybody is informed of it.

mod bot_turns;
mod clock;
mod deal;
mod hint;
mod pause;
mod play;
mod requests;
mod seats;
mod stored;
mod times;
mod undo;
mod unsaved;
mod updates;

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;

use bots::BotGame;
use protocol::{Closed, MyGame, Room};
use serde::{Deserialize, Serialize};
use table::{Options as _, QuickChance, Seat, Viewer};

use crate::environment::{Environment, Feed};
use crate::live::Live;
use crate::meta::TableMeta;
use crate::rows::{ChatRow, Guest, GuestId, Millis, SocketId, Stage, TableRow};
use bot_turns::PendingMove;
use hint::PendingHint;
use pause::Paused;
pub use requests::is_ignorable;
pub use stored::Unread;
use times::{OpenWindow, Times};
use unsaved::Unsaved;

/// The number of spectators is sent this long after one has come or gone: a crowd is announced
/// once.
const ROOM_UPDATE_DELAY: Millis = 1000;

/// A table that waits for players is listed for this long after the last of them has gone.
const LISTED: Millis = 5 * 60_000;

/// If a table could not be closed, it is tried again after this long.
const CLOSE_AGAIN: Millis = 3600 * 1000;

/// A table may sleep if nothing is due for at least this long. It is always woken less than this
/// long before something is due.
const SOON: Millis = 5 * 60_000;

/// What a guest may know of a table.
#[derive(Debug, Serialize, Deserialize)]
pub struct Status {
    /// The table.
    pub room: Room,
    /// Their game, if they have a seat that they have not given up.
    pub game: Option<MyGame>,
    /// May they watch?
    pub may_watch: bool,
}

/// A socket asks to be subscribed to a table.
#[derive(Debug)]
pub struct Watch<F> {
    /// The id of the request.
    pub id: String,
    /// The socket.
    pub socket: SocketId,
    /// The channel to it.
    pub feed: F,
    /// Its guest.
    pub guest: Option<Guest>,
    /// The newest version it has, if it wants the events after that.
    pub since: Option<u64>,
}

/// A subscribed socket.
#[derive(Debug)]
struct Watcher<F> {
    feed: F,
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

/// A table.
pub struct Table<G: BotGame, E: Environment> {
    env: E,
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
    /// The hint that Champion is thinking about.
    hint: Option<PendingHint<E::Feed>>,
    /// The last ids that each seat's client gave its moves, and the versions that these answered:
    /// unknown for moves that were read from the database.
    ids: Vec<VecDeque<(String, Option<u64>)>>,
    /// The latest chat; `None` until it has been read.
    chat: Option<VecDeque<ChatRow>>,
    watchers: BTreeMap<SocketId, Watcher<E::Feed>>,
    /// Subscriptions whose end arrived before their beginning.
    departed: VecDeque<E::Feed>,
    /// When the last watcher left, or the table was loaded.
    empty_since: Millis,
    /// Has anybody been here since then?
    is_visited: bool,
    /// When somebody was last here, as far as is known: also before the table was loaded.
    last_visit: Millis,
    /// For how long the process had been suspended when the table last did something.
    suspended: Millis,
    /// Private changes that are being saved while the table goes on.
    unsaved: Unsaved<G, E>,
    /// The last scheduled write in an open window.
    last_writing: Millis,
    /// Subscriptions that wait until a private change is saved.
    deferred: Vec<Watch<E::Feed>>,
    /// The state here differs from the stored one: it must be read again.
    out_of_sync: bool,
    /// Saving a change has failed, but it may be stored all the same: nothing is saved before the
    /// table has looked.
    in_doubt: bool,
    /// What was last sent to each viewer.
    shown: Vec<Option<Shown<G::View>>>,
    /// The parts of the deal that were revealed in this attempt, by seat.
    revealed: Vec<Option<String>>,
    /// When the attempt to deal goes on without silent players.
    deal_goes_on: Option<Millis>,
    /// Something could not be stored: when to try again.
    retry: Option<Millis>,
    /// The code of a table for the rematch that is not stored with this one yet.
    unsaved_rematch: Option<String>,
    /// A secret number: all randomness at this table, except the game's own, is derived from it.
    rng_seed: u64,
    /// The number of spectators has changed: when to send it.
    room_update_due: Option<Millis>,
    /// The room as the public sees it, cached while it is unchanged.
    public_room: Option<<E::Feed as Feed>::Text>,
}

impl<G: BotGame, E: Environment> fmt::Debug for Table<G, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("code", &self.code).finish_non_exhaustive()
    }
}

impl<G: BotGame, E: Environment> Table<G, E> {
    /// A stored table whose game is not read yet: [`reload`](Self::reload) comes next. All its
    /// randomness, except the game's own, is derived from `rng_seed`.
    ///
    /// # Errors
    /// If the row is not in the format that we write, or of a newer program.
    pub fn of_row(env: E, row: TableRow, rng_seed: u64) -> Result<Self, String> {
        let meta = TableMeta::of_row(&row)?;
        let options = meta.options::<G>(row.stage)?;
        let players = options.players();
        let now = env.now();
        let absent = Attendance { away: Some(now), substituted: false };
        Ok(Self {
            times: Times::new(meta.settings.clock, players),
            code: row.code,
            options,
            stage: row.stage,
            created: row.created,
            live: None,
            window: None,
            paused: None,
            attendance: vec![absent; players],
            pending_moves: vec![None; players],
            hint: None,
            ids: vec![VecDeque::new(); players],
            chat: None,
            watchers: BTreeMap::new(),
            departed: VecDeque::new(),
            empty_since: now,
            is_visited: false,
            last_visit: now,
            suspended: env.suspended(),
            unsaved: Unsaved::new(),
            last_writing: 0,
            deferred: Vec::new(),
            out_of_sync: false,
            in_doubt: false,
            shown: (0..=players).map(|_| None).collect(),
            revealed: vec![None; players],
            deal_goes_on: None,
            touched: row.touched,
            retry: None,
            unsaved_rematch: None,
            rng_seed,
            room_update_due: None,
            public_room: None,
            meta,
            env,
        })
    }

    /// Where it lives.
    pub fn environment(&self) -> &E {
        &self.env
    }

    /// Asks every viewer to watch the table again.
    pub fn resync(&self) {
        for watcher in self.watchers.values() {
            watcher.feed.resync();
        }
    }

    /// Waits until the private changes that are being written are saved, or could not be. What
    /// came of it goes to [`saved`](Self::saved).
    pub async fn saving(&mut self) -> Result<(), E::Error> {
        self.unsaved.saved().await
    }

    /// Subscribes the sockets that had to wait until a private change was saved.
    pub async fn watch_deferred(&mut self) {
        for watch in self.ready_again() {
            self.watch(watch).await;
        }
    }

    /// Does what is due.
    pub async fn wake_up(&mut self) {
        self.notice_suspension();
        self.tick().await;
    }

    /// If the process was suspended since the table last did something, no window closes and no
    /// clock runs out because of that. It must be called before anything else is done.
    pub fn notice_suspension(&mut self) {
        let late = (self.env.suspended() - self.suspended).max(0);
        self.suspended += late;
        // After a pause, windows and clocks go on as they were before it.
        if late == 0 || self.paused.is_some() {
            return;
        }
        self.deal_goes_on = self.deal_goes_on.map(|at| at + late);
        self.window = self.window.map(|window| window.open_later(late));
        self.times.forgive(late);
        if self.window.is_some() || self.times.running().is_some() {
            self.send_to_everybody();
        }
    }

    /// Should the table go to sleep now?
    pub fn is_done(&self) -> bool {
        self.may_sleep() && self.env.now() >= self.empty_since + self.env.limits().linger
    }

    /// May the table go to sleep? It may if nobody is watching, nothing is due soon, it is not in
    /// the list of open tables, and no bot is thinking, whose move would be lost.
    fn may_sleep(&self) -> bool {
        let is_busy = match self.stage {
            Stage::Waiting => self.is_listed() || self.deal_goes_on.is_some(),
            Stage::Playing => self.is_thinking() || self.retry.is_some(),
            Stage::Over | Stage::Ended => false,
        };
        let soon = self.env.now() + SOON;
        let is_due = self.sleeps_until().is_some_and(|until| until < soon);
        let is_watched = !self.watchers.is_empty() || !self.deferred.is_empty();
        !is_busy && !is_due && !is_watched && self.unsaved.is_empty()
    }

    /// When the table must be woken if it goes to sleep now; `Millis::MAX` if only somebody who
    /// comes wakes it. `None` if its game is over: then nothing is ever due.
    pub fn sleeps_until(&self) -> Option<Millis> {
        match self.stage {
            Stage::Waiting => Some(self.abandoned()),
            Stage::Playing => Some(self.next_event().unwrap_or(Millis::MAX)),
            Stage::Over | Stage::Ended => None,
        }
    }

    /// The table could not go to sleep: it tries again in a while.
    pub fn stay_awake(&mut self) {
        self.empty_since = self.env.now();
    }

    /// When something is next due.
    pub fn wake(&self) -> Option<Millis> {
        self.due().into_iter().chain(self.next_writing()).min()
    }

    /// The same, except for the scheduled writes of private changes.
    fn due(&self) -> Option<Millis> {
        let next = || self.next_event().into_iter().chain(self.idle_deadline()).min();
        let own = self.retry.or_else(next);
        // Before something that failed is tried again, the deal does not go on either.
        let deal = self.deal_goes_on.filter(|_| self.retry.is_none());
        own.into_iter().chain(self.room_update_due).chain(deal).min()
    }

    /// When a table without viewers needs attention.
    fn idle_deadline(&self) -> Option<Millis> {
        let lonely = self.watchers.is_empty().then_some(self.empty_since)?;
        if self.may_sleep() {
            return Some(lonely + self.env.limits().linger);
        }
        match self.stage {
            Stage::Waiting if self.is_listed() && !self.times.is_correspondence() => {
                Some(lonely + LISTED)
            }
            Stage::Waiting => Some(self.abandoned()),
            // The next event wakes it, or the bot, or what is being saved.
            Stage::Playing | Stage::Over | Stage::Ended => None,
        }
    }

    /// When a table that waits for players is closed, if nobody comes.
    fn abandoned(&self) -> Millis {
        self.last_visit + self.close_waiting_after()
    }

    /// For how long a table waits for players without anybody there.
    fn close_waiting_after(&self) -> Millis {
        let wait = self.env.limits().close_waiting;
        if self.times.is_correspondence() { 7 * wait } else { wait }
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
        let now = self.env.now();
        self.write_on_time(now);
        if self.due().is_none_or(|at| at > now) {
            return;
        }
        if self.room_update_due.is_some_and(|at| at <= now) {
            self.send_room();
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
                    self.retry = Some(now + CLOSE_AGAIN);
                }
            }
            Stage::Waiting => self.update_listing(),
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
                    patient || self.env.now() < since + LISTED
                }
                Stage::Playing => settings.spectators && !self.watchers.is_empty(),
                Stage::Over | Stage::Ended => false,
            }
    }

    /// The age of the table in seconds.
    fn age(&self) -> i64 {
        (self.env.now() - self.created) / 1000
    }

    /// The viewer that a guest is at this table.
    fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        let seat = guest.and_then(|guest| self.meta.seat_of(guest));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }
}
