//! The state of a client's session with the server: its connection, its subscriptions, its pending
//! requests. It contains no socket, clock or randomness: its driver passes them in.
//!
//! The rules, and the traces that test both this and the web client, are in
//! `crates/protocol/traces/`.

use std::collections::VecDeque;

use protocol::{
    Answer, ClientMessage, Closing, Code, Hello, Refusal, Request, ServerMessage, Update,
};

use crate::backoff::{Backoff, Moment};
use crate::watch::{Fit, Watch};

/// How long to wait for a transport to open, and then for the hello, in milliseconds.
const OPEN_TIMEOUT: u64 = 10_000;

/// After this long without a message a ping is sent.
const PING_AFTER: u64 = 10_000;

/// After this long without a message the connection counts as lost.
const DEAD_AFTER: u64 = 18_000;

/// A client that was disconnected for sending too much comes back no sooner.
const PENALTY: u64 = 8_000;

/// An output of a session: an action to take, or a notification.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Open a transport.
    Connect,
    /// Close it, and ignore what it still receives.
    Drop,
    /// Send this.
    Say(Request),
    /// The state of the connection.
    Line(Line),
    /// A message from the server. An update always has its whole view.
    Tell(Box<ServerMessage>),
    /// A request is finished.
    Settled(Request, Outcome),
    /// The table cannot be watched, and is no longer subscribed to.
    Unwatched(String, Refusal),
    /// The server sends something that this version does not understand; reported once.
    Odd,
}

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// It is being opened for the first time.
    Connecting,
    /// The server has said hello.
    Open,
    /// It broke, or could not be opened. It is retried.
    Lost,
    /// The server has another version of the protocol.
    Outdated,
}

/// The outcome of a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It was carried out, and is saved.
    Done,
    /// It has this answer.
    Answer(Box<Answer>),
    /// It was refused.
    Refused(Refusal),
    /// The outcome is unknown, and the request is not repeated.
    Lost,
}

/// The state of the transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Transport {
    /// Not started.
    Idle,
    /// It is reopened at this time.
    Waiting(u64),
    /// It is being opened, until this time.
    Opening(u64),
    /// It is open; the hello must arrive before this time.
    Greeting(u64),
    /// The server has said hello.
    Open {
        /// When the last message arrived.
        received: u64,
        /// Was a ping sent since then?
        pinged: bool,
    },
    /// Closed for good.
    Over,
}

/// A pending request.
#[derive(Debug)]
struct PendingRequest {
    request: Request,
    /// Is it sent again after a break?
    keep: bool,
    /// Was it sent over this connection?
    sent: bool,
    /// When its delay ends.
    again: Option<u64>,
    setbacks: Backoff,
}

/// The subscription to the list of open tables.
#[derive(Debug, Default)]
struct Lobby {
    /// The id of the pending request.
    id: Option<String>,
    again: Option<u64>,
    setbacks: Backoff,
}

/// A session: one client's connection to a server, across all its breaks.
#[derive(Debug)]
pub struct Session {
    /// The prefix of request ids.
    prefix: String,
    /// How many ids were used.
    named: u64,
    transport: Transport,
    /// How many times the connection has failed since the last hello.
    breaks: usize,
    /// The next delay is at least this long.
    penalty: u64,
    line: Line,
    watch: Option<Watch>,
    lobby: Option<Lobby>,
    pending: Vec<PendingRequest>,
    /// Has an unknown message been reported?
    odd: bool,
    outputs: VecDeque<Output>,
}

impl Session {
    /// A session whose request ids have this prefix. It must differ from all others of this player:
    /// a move with a known id is not made again.
    #[must_use]
    pub fn new(prefix: impl Into<String>) -> Self {
        Self {
            prefix: prefix.into(),
            named: 0,
            transport: Transport::Idle,
            breaks: 0,
            penalty: 0,
            line: Line::Connecting,
            watch: None,
            lobby: None,
            pending: Vec::new(),
            odd: false,
            outputs: VecDeque::new(),
        }
    }

    /// The next output, in order.
    pub fn output(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    /// When the next tick is due; `None` if never.
    #[must_use]
    pub fn wake(&self) -> Option<u64> {
        match self.transport {
            Transport::Idle | Transport::Over => None,
            Transport::Waiting(until) | Transport::Opening(until) | Transport::Greeting(until) => {
                Some(until)
            }
            Transport::Open { received, pinged } => {
                let silence = received + if pinged { DEAD_AFTER } else { PING_AFTER };
                let again = self.pending.iter().filter_map(|pending| pending.again);
                let again = again.chain(self.watch.as_ref().and_then(|watch| watch.again));
                let again = again.chain(self.lobby.as_ref().and_then(|lobby| lobby.again));
                again.chain([silence]).min()
            }
        }
    }

    /// Begins.
    pub fn start(&mut self, at: Moment) {
        self.outputs.push_back(Output::Line(self.line));
        self.connect(at);
    }

    /// The transport is open.
    pub fn open(&mut self, at: Moment) {
        if matches!(self.transport, Transport::Opening(_)) {
            self.transport = Transport::Greeting(at.now + OPEN_TIMEOUT);
        }
    }

    /// The transport has closed, or could not be opened.
    pub fn lost(&mut self, at: Moment) {
        if matches!(self.transport, Transport::Idle | Transport::Waiting(_) | Transport::Over) {
            return;
        }
        let pause = at.line_pause(self.breaks).max(self.penalty);
        self.transport = Transport::Waiting(at.now + pause);
        self.breaks += 1;
        self.penalty = 0;
        if self.line != Line::Lost {
            self.turn(Line::Lost);
        }
        if let Some(watch) = &mut self.watch {
            watch.reset();
        }
        if let Some(lobby) = &mut self.lobby {
            *lobby = Lobby::default();
        }
        self.give_up(|pending| !pending.keep);
        for pending in &mut self.pending {
            (pending.sent, pending.again, pending.setbacks) = (false, None, Backoff::default());
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, at: Moment) {
        match self.transport {
            Transport::Waiting(until) if at.now >= until => self.connect(at),
            Transport::Opening(until) | Transport::Greeting(until) if at.now >= until => {
                self.drop_line(at);
            }
            Transport::Open { received, .. } if at.now >= received + DEAD_AFTER => {
                self.drop_line(at);
            }
            Transport::Open { received, pinged } => {
                if at.now >= received + PING_AFTER && !pinged {
                    self.transport = Transport::Open { received, pinged: true };
                    self.send(ClientMessage::Ping);
                }
                self.end_pauses(at.now);
            }
            Transport::Idle
            | Transport::Waiting(_)
            | Transport::Opening(_)
            | Transport::Greeting(_)
            | Transport::Over => {}
        }
    }

    /// Watches this table, from this version on if the session does not know a newer one.
    pub fn watch(&mut self, table: &str, since: Option<u64>) {
        match &mut self.watch {
            Some(watch) if watch.table == table => watch.since = since,
            _ => {
                self.give_up(|_| true);
                self.watch = Some(Watch::new(table, since));
            }
        }
        if self.is_open() {
            self.send_watch(since);
        }
    }

    /// Stops watching.
    pub fn unwatch(&mut self) {
        self.give_up(|_| true);
        if self.watch.take().is_some() && self.is_open() {
            self.send(ClientMessage::Unwatch);
        }
    }

    /// Subscribes to the list of open tables, or unsubscribes.
    pub fn lobby(&mut self, on: bool) {
        self.lobby = on.then(Lobby::default);
        if self.is_open() {
            self.send_lobby(on);
        }
    }

    /// Makes a request. Returns the id under which it is settled.
    pub fn request(&mut self, message: ClientMessage) -> String {
        let keep = Self::is_kept(&message);
        let request = message.named(self.name());
        let id = request.id.clone();
        let lost = self.transport == Transport::Over || (!keep && !self.is_open());
        let setbacks = Backoff::default();
        self.pending.push(PendingRequest { request, keep, sent: false, again: None, setbacks });
        if lost {
            self.give_up(|pending| pending.request.id == id);
        }
        self.send_pending();
        id
    }

    /// Is this sent again after a break until it has an answer? A question or a chat line is not:
    /// by then the player may have seen something else.
    #[must_use]
    pub fn is_kept(message: &ClientMessage) -> bool {
        match message {
            ClientMessage::Sit { .. }
            | ClientMessage::Stand
            | ClientMessage::Free { .. }
            | ClientMessage::Seal { .. }
            | ClientMessage::Reveal { .. }
            | ClientMessage::Bot { .. }
            | ClientMessage::Start
            | ClientMessage::Play { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Rematch => true,
            ClientMessage::Watch { .. }
            | ClientMessage::Unwatch
            | ClientMessage::Lobby { .. }
            | ClientMessage::Ask { .. }
            | ClientMessage::Hint { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::MoreTime
            | ClientMessage::Say { .. }
            | ClientMessage::Ping => false,
        }
    }

    /// A message has arrived.
    pub fn receive(&mut self, at: Moment, text: &str) {
        match &mut self.transport {
            Transport::Greeting(_) => {}
            Transport::Open { received, pinged } => (*received, *pinged) = (at.now, false),
            Transport::Idle | Transport::Waiting(_) | Transport::Opening(_) | Transport::Over => {
                return;
            }
        }
        let Ok(message) = serde_json::from_str(text) else { return self.report_odd() };
        match (message, self.is_open()) {
            (ServerMessage::Closing { why }, _) => self.receive_closing(why),
            (ServerMessage::Hello(hello), false) => self.receive_hello(at, hello),
            (ServerMessage::Hello(_), true) | (_, false) => self.report_odd(),
            (ServerMessage::Lobby { whole, tables, gone }, true) => {
                if self.lobby.is_some() {
                    self.notify(ServerMessage::Lobby { whole, tables, gone });
                }
            }
            (ServerMessage::Room(room), true) => {
                if let Some(watch) = self.watch.as_mut().filter(|watch| watch.table == room.table) {
                    watch.here = true;
                    self.notify(ServerMessage::Room(room));
                }
            }
            (ServerMessage::Chat { whole, lines }, true) => {
                if self.watch.as_ref().is_some_and(|watch| watch.here) {
                    self.notify(ServerMessage::Chat { whole, lines });
                }
            }
            (ServerMessage::Update(update), true) => self.receive_update(at, update),
            (ServerMessage::Done { id }, true) => self.receive_done(at, &id),
            (ServerMessage::Answer(answer), true) => {
                self.settle(&answer.id.clone(), Outcome::Answer(Box::new(answer)));
            }
            (ServerMessage::Refused { id: Some(id), refusal }, true) => {
                self.receive_refused(at, &id, refusal);
            }
            (ServerMessage::Refused { id: None, refusal }, true) => {
                self.notify(ServerMessage::Refused { id: None, refusal });
            }
            (ServerMessage::Resync, true) => self.receive_resync(at),
        }
    }

    fn receive_closing(&mut self, why: Closing) {
        match why {
            Closing::Flood | Closing::Banned => self.penalty = PENALTY,
            Closing::Restarting | Closing::Slow | Closing::Silent => {}
        }
        self.notify(ServerMessage::Closing { why });
    }

    fn receive_hello(&mut self, at: Moment, hello: Hello) {
        if hello.protocol != protocol::VERSION {
            self.transport = Transport::Over;
            self.turn(Line::Outdated);
            self.outputs.push_back(Output::Drop);
            return self.give_up(|_| true);
        }
        self.transport = Transport::Open { received: at.now, pinged: false };
        self.breaks = 0;
        self.turn(Line::Open);
        self.notify(ServerMessage::Hello(hello));
        if self.lobby.is_some() {
            self.send_lobby(true);
        }
        if let Some(since) = self.watch.as_ref().map(Watch::known) {
            self.send_watch(since);
        }
        self.send_pending();
    }

    fn receive_update(&mut self, at: Moment, update: Update) {
        let Some(watch) = self.watch.as_mut().filter(|watch| watch.here) else { return };
        match watch.fit(update) {
            Fit::Whole(update) => self.notify(ServerMessage::Update(*update)),
            Fit::Old => {}
            Fit::Stale => self.watch_again(at),
        }
    }

    fn receive_done(&mut self, at: Moment, id: &str) {
        if let Some(watch) = self.watch.as_mut().filter(|watch| watch.id.as_deref() == Some(id)) {
            watch.done(at.now);
            return self.send_pending();
        }
        if let Some(lobby) = self.lobby.as_mut().filter(|lobby| lobby.id.as_deref() == Some(id)) {
            return *lobby = Lobby::default();
        }
        self.settle(id, Outcome::Done);
    }

    fn receive_refused(&mut self, at: Moment, id: &str, refusal: Refusal) {
        if let Some(watch) = self.watch.as_mut().filter(|watch| watch.id.as_deref() == Some(id)) {
            if passes(refusal.code) {
                return watch.refused(at);
            }
            let table = std::mem::take(&mut watch.table);
            self.watch = None;
            self.outputs.push_back(Output::Unwatched(table, refusal));
            return self.give_up(|_| true);
        }
        if let Some(lobby) = self.lobby.as_mut().filter(|lobby| lobby.id.as_deref() == Some(id)) {
            lobby.id = None;
            lobby.again = passes(refusal.code).then(|| at.now + lobby.setbacks.pause(at));
            return;
        }
        let watches = self.watch.is_some();
        let Some(pending) = self.pending.iter_mut().find(|pending| pending.request.id == id) else {
            return;
        };
        if refusal.code == Code::NotWatching && watches {
            pending.sent = false;
            self.watch_again(at);
        } else if refusal.code == Code::TooFast && pending.keep {
            pending.sent = false;
            pending.again = Some(at.now + pending.setbacks.pause(at));
        } else {
            self.settle(id, Outcome::Refused(refusal));
        }
    }

    fn receive_resync(&mut self, at: Moment) {
        let Some(watch) = &mut self.watch else { return };
        // A pending watch will get no answer.
        watch.id = None;
        self.give_up(|pending| pending.sent && !pending.keep);
        for pending in &mut self.pending {
            pending.sent = false;
        }
        self.watch_again(at);
    }

    /// Watches the table again, at once or after a delay, unless that is already pending.
    fn watch_again(&mut self, at: Moment) {
        let Some(watch) = self.watch.as_mut().filter(|watch| watch.is_quiet()) else { return };
        if watch.again_at_once(at) {
            let since = watch.known();
            self.send_watch(since);
        }
    }

    /// Sends requests whose delay has ended.
    fn end_pauses(&mut self, now: u64) {
        let is_over = |again: &mut Option<u64>| again.take_if(|again| *again <= now).is_some();
        if self.lobby.as_mut().is_some_and(|lobby| is_over(&mut lobby.again)) {
            self.send_lobby(true);
        }
        if let Some(watch) = &mut self.watch
            && is_over(&mut watch.again)
        {
            let since = watch.known();
            self.send_watch(since);
        }
        for pending in &mut self.pending {
            is_over(&mut pending.again);
        }
        self.send_pending();
    }

    /// Sends every unsent request, if nothing prevents it.
    fn send_pending(&mut self) {
        if !self.is_open() || self.watch.as_ref().is_some_and(|watch| !watch.is_quiet()) {
            return;
        }
        for pending in &mut self.pending {
            if !pending.sent && pending.again.is_none() {
                pending.sent = true;
                self.outputs.push_back(Output::Say(pending.request.clone()));
            }
        }
    }

    fn send_watch(&mut self, since: Option<u64>) {
        let Some(watch) = &self.watch else { return };
        let id = self.send(ClientMessage::Watch { table: watch.table.clone(), since });
        if let Some(watch) = &mut self.watch {
            watch.sent(id);
        }
    }

    fn send_lobby(&mut self, on: bool) {
        let id = self.send(ClientMessage::Lobby { on });
        if let Some(lobby) = &mut self.lobby {
            lobby.id = Some(id);
        }
    }

    fn send(&mut self, message: ClientMessage) -> String {
        let request = message.named(self.name());
        let id = request.id.clone();
        self.outputs.push_back(Output::Say(request));
        id
    }

    fn name(&mut self) -> String {
        self.named += 1;
        format!("{}{}", self.prefix, self.named)
    }

    fn is_open(&self) -> bool {
        matches!(self.transport, Transport::Open { .. })
    }

    fn connect(&mut self, at: Moment) {
        self.transport = Transport::Opening(at.now + OPEN_TIMEOUT);
        self.outputs.push_back(Output::Connect);
    }

    fn drop_line(&mut self, at: Moment) {
        self.outputs.push_back(Output::Drop);
        self.lost(at);
    }

    fn turn(&mut self, line: Line) {
        self.line = line;
        self.outputs.push_back(Output::Line(line));
    }

    fn notify(&mut self, message: ServerMessage) {
        self.outputs.push_back(Output::Tell(Box::new(message)));
    }

    fn report_odd(&mut self) {
        if !std::mem::replace(&mut self.odd, true) {
            self.outputs.push_back(Output::Odd);
        }
    }

    fn settle(&mut self, id: &str, outcome: Outcome) {
        if let Some(place) = self.pending.iter().position(|pending| pending.request.id == id) {
            let request = self.pending.remove(place).request;
            self.outputs.push_back(Output::Settled(request, outcome));
        }
    }

    fn give_up(&mut self, whom: impl Fn(&PendingRequest) -> bool) {
        for pending in self.pending.extract_if(.., |pending| whom(pending)) {
            self.outputs.push_back(Output::Settled(pending.request, Outcome::Lost));
        }
    }
}

/// Is this refusal temporary?
#[must_use]
pub fn passes(code: Code) -> bool {
    matches!(code, Code::TooFast | Code::Storage | Code::Internal | Code::NotWatching)
}
