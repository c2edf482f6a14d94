//! What a client keeps in mind about its line to the server: what is open, what is wanted, what has
//! no answer yet. No socket, clock or chance is in here: whoever drives it passes them in.
//!
//! The rules and the traces that hold this and the web client to them are in
//! `crates/protocol/traces/`.

use std::collections::VecDeque;

use protocol::{
    Answer, ClientMessage, Closing, Code, Hello, Refusal, Request, ServerMessage, Update,
};

use crate::backoff::{Backoff, Moment};
use crate::watch::{Fit, Watch};

/// So long an open transport is waited for, and then for the hello, in milliseconds.
const OPEN_TIMEOUT: u64 = 10_000;

/// After so long a silence a ping is said.
const SILENCE: u64 = 10_000;

/// After so long a silence the line is taken as lost.
const DEAD: u64 = 18_000;

/// Whoever was closed out for too much comes back no sooner.
const PENALTY: u64 = 8_000;

/// What a session wants to be done, or to be known.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Open a transport.
    Connect,
    /// Close it, and hear nothing more of it.
    Drop,
    /// Send this.
    Say(Request),
    /// How the line is now.
    Line(Line),
    /// The server has said this. An update always has its whole view.
    Tell(Box<ServerMessage>),
    /// A request has come to its end.
    Settled(Request, Outcome),
    /// The table cannot be watched, and is not wanted any more.
    Unwatched(String, Refusal),
    /// The server says something that this version does not understand; reported once.
    Odd,
}

/// How a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// It is being opened for the first time.
    Connecting,
    /// The server has said hello.
    Open,
    /// It broke, or could not be opened. It is tried again.
    Lost,
    /// The server speaks another version of the protocol.
    Outdated,
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It happened, and is saved.
    Done,
    /// It has this answer.
    Answer(Box<Answer>),
    /// It did not happen.
    Refused(Refusal),
    /// It is not known, and not asked again.
    Lost,
}

/// How far the transport is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Transport {
    /// Not begun.
    Idle,
    /// It is opened again at this time.
    Waiting(u64),
    /// It is being opened, until this time.
    Opening(u64),
    /// It is open; the hello is waited for until this time.
    Greeting(u64),
    /// The server has said hello.
    Open {
        /// When something was last heard.
        heard: u64,
        /// Was a ping said since then?
        pinged: bool,
    },
    /// Never again.
    Over,
}

/// A request without an answer.
#[derive(Debug)]
struct Wanted {
    request: Request,
    /// Is it said again after a break?
    keep: bool,
    /// Was it said over this line?
    said: bool,
    /// When its pause is over.
    again: Option<u64>,
    setbacks: Backoff,
}

/// The list of open tables, if it is wanted.
#[derive(Debug, Default)]
struct Lobby {
    /// The name of the request that has no answer yet.
    id: Option<String>,
    again: Option<u64>,
    setbacks: Backoff,
}

/// A session: one client's line to a server, over all its breaks.
#[derive(Debug)]
pub struct Session {
    /// What the names of requests begin with.
    prefix: String,
    /// How many requests were named.
    named: u64,
    transport: Transport,
    /// How often the line could not be kept since the last hello.
    breaks: usize,
    /// The next pause is at least this long.
    penalty: u64,
    line: Line,
    watch: Option<Watch>,
    lobby: Option<Lobby>,
    wanted: Vec<Wanted>,
    /// Has something odd been reported?
    odd: bool,
    outputs: VecDeque<Output>,
}

impl Session {
    /// A session whose requests are named with this prefix. It must differ from all others of this
    /// player: a move under a name that is known is not made.
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
            wanted: Vec::new(),
            odd: false,
            outputs: VecDeque::new(),
        }
    }

    /// The next output, in order.
    pub fn output(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    /// When the next tick is due; nothing if never.
    #[must_use]
    pub fn wake(&self) -> Option<u64> {
        match self.transport {
            Transport::Idle | Transport::Over => None,
            Transport::Waiting(until) | Transport::Opening(until) | Transport::Greeting(until) => {
                Some(until)
            }
            Transport::Open { heard, pinged } => {
                let silence = heard + if pinged { DEAD } else { SILENCE };
                let again = self.wanted.iter().filter_map(|wanted| wanted.again);
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
            watch.rest();
        }
        if let Some(lobby) = &mut self.lobby {
            *lobby = Lobby::default();
        }
        self.give_up(|wanted| !wanted.keep);
        for wanted in &mut self.wanted {
            (wanted.said, wanted.again, wanted.setbacks) = (false, None, Backoff::default());
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, at: Moment) {
        match self.transport {
            Transport::Waiting(until) if at.now >= until => self.connect(at),
            Transport::Opening(until) | Transport::Greeting(until) if at.now >= until => {
                self.drop_line(at);
            }
            Transport::Open { heard, .. } if at.now >= heard + DEAD => self.drop_line(at),
            Transport::Open { heard, pinged } => {
                if at.now >= heard + SILENCE && !pinged {
                    self.transport = Transport::Open { heard, pinged: true };
                    self.say(ClientMessage::Ping);
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

    /// This table is to be watched, from this version on if the session does not know a newer one.
    pub fn watch(&mut self, table: &str, since: Option<u64>) {
        match &mut self.watch {
            Some(watch) if watch.table == table => watch.since = since,
            _ => {
                self.give_up(|_| true);
                self.watch = Some(Watch::new(table, since));
            }
        }
        if self.is_open() {
            self.say_watch(since);
        }
    }

    /// No table is to be watched.
    pub fn unwatch(&mut self) {
        self.give_up(|_| true);
        if self.watch.take().is_some() && self.is_open() {
            self.say(ClientMessage::Unwatch);
        }
    }

    /// The list of open tables is wanted, or not any more.
    pub fn lobby(&mut self, on: bool) {
        self.lobby = on.then(Lobby::default);
        if self.is_open() {
            self.say_lobby(on);
        }
    }

    /// Something is wanted. Gives the name under which it is settled.
    pub fn request(&mut self, message: ClientMessage) -> String {
        let keep = Self::is_kept(&message);
        let request = message.named(self.name());
        let id = request.id.clone();
        let lost = self.transport == Transport::Over || (!keep && !self.is_open());
        let setbacks = Backoff::default();
        self.wanted.push(Wanted { request, keep, said: false, again: None, setbacks });
        if lost {
            self.give_up(|wanted| wanted.request.id == id);
        }
        self.say_what_waits();
        id
    }

    /// Is this said again after a break until it has an answer? A question or a word is not: by
    /// then the player may have seen something else.
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
            | ClientMessage::Pause { .. }
            | ClientMessage::MoreTime
            | ClientMessage::Say { .. }
            | ClientMessage::Ping => false,
        }
    }

    /// Something was heard.
    pub fn hear(&mut self, at: Moment, text: &str) {
        match &mut self.transport {
            Transport::Greeting(_) => {}
            Transport::Open { heard, pinged } => (*heard, *pinged) = (at.now, false),
            Transport::Idle | Transport::Waiting(_) | Transport::Opening(_) | Transport::Over => {
                return;
            }
        }
        let Ok(message) = serde_json::from_str(text) else { return self.wonder() };
        match (message, self.is_open()) {
            (ServerMessage::Closing { why }, _) => self.hear_closing(why),
            (ServerMessage::Hello(hello), false) => self.hear_hello(at, hello),
            (ServerMessage::Hello(_), true) | (_, false) => self.wonder(),
            (ServerMessage::Lobby { whole, tables, gone }, true) => {
                if self.lobby.is_some() {
                    self.tell(ServerMessage::Lobby { whole, tables, gone });
                }
            }
            (ServerMessage::Room(room), true) => {
                if let Some(watch) = self.watch.as_mut().filter(|watch| watch.table == room.table) {
                    watch.here = true;
                    self.tell(ServerMessage::Room(room));
                }
            }
            (ServerMessage::Chat { whole, lines }, true) => {
                if self.watch.as_ref().is_some_and(|watch| watch.here) {
                    self.tell(ServerMessage::Chat { whole, lines });
                }
            }
            (ServerMessage::Update(update), true) => self.hear_update(at, update),
            (ServerMessage::Done { id }, true) => self.hear_done(at, &id),
            (ServerMessage::Answer(answer), true) => {
                self.settle(&answer.id.clone(), Outcome::Answer(Box::new(answer)));
            }
            (ServerMessage::Refused { id: Some(id), refusal }, true) => {
                self.hear_refused(at, &id, refusal);
            }
            (ServerMessage::Refused { id: None, refusal }, true) => {
                self.tell(ServerMessage::Refused { id: None, refusal });
            }
            (ServerMessage::Resync, true) => self.hear_resync(at),
        }
    }

    fn hear_closing(&mut self, why: Closing) {
        match why {
            Closing::Flood | Closing::Banned => self.penalty = PENALTY,
            Closing::Restarting | Closing::Slow | Closing::Silent => {}
        }
        self.tell(ServerMessage::Closing { why });
    }

    fn hear_hello(&mut self, at: Moment, hello: Hello) {
        if hello.protocol != protocol::VERSION {
            self.transport = Transport::Over;
            self.turn(Line::Outdated);
            self.outputs.push_back(Output::Drop);
            return self.give_up(|_| true);
        }
        self.transport = Transport::Open { heard: at.now, pinged: false };
        self.breaks = 0;
        self.turn(Line::Open);
        self.tell(ServerMessage::Hello(hello));
        if self.lobby.is_some() {
            self.say_lobby(true);
        }
        if let Some(since) = self.watch.as_ref().map(Watch::known) {
            self.say_watch(since);
        }
        self.say_what_waits();
    }

    fn hear_update(&mut self, at: Moment, update: Update) {
        let Some(watch) = self.watch.as_mut().filter(|watch| watch.here) else { return };
        match watch.fit(update) {
            Fit::Whole(update) => self.tell(ServerMessage::Update(*update)),
            Fit::Old => {}
            Fit::Stale => self.watch_again(at),
        }
    }

    fn hear_done(&mut self, at: Moment, id: &str) {
        if let Some(watch) = self.watch.as_mut().filter(|watch| watch.id.as_deref() == Some(id)) {
            watch.done(at.now);
            return self.say_what_waits();
        }
        if let Some(lobby) = self.lobby.as_mut().filter(|lobby| lobby.id.as_deref() == Some(id)) {
            return *lobby = Lobby::default();
        }
        self.settle(id, Outcome::Done);
    }

    fn hear_refused(&mut self, at: Moment, id: &str, refusal: Refusal) {
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
        let Some(wanted) = self.wanted.iter_mut().find(|wanted| wanted.request.id == id) else {
            return;
        };
        if refusal.code == Code::NotWatching && watches {
            wanted.said = false;
            self.watch_again(at);
        } else if refusal.code == Code::TooFast && wanted.keep {
            wanted.said = false;
            wanted.again = Some(at.now + wanted.setbacks.pause(at));
        } else {
            self.settle(id, Outcome::Refused(refusal));
        }
    }

    fn hear_resync(&mut self, at: Moment) {
        let Some(watch) = &mut self.watch else { return };
        // A watch on its way will get no answer.
        watch.id = None;
        self.give_up(|wanted| wanted.said && !wanted.keep);
        for wanted in &mut self.wanted {
            wanted.said = false;
        }
        self.watch_again(at);
    }

    /// Watches the table again, at once or after a pause, unless that is on its way already.
    fn watch_again(&mut self, at: Moment) {
        let Some(watch) = self.watch.as_mut().filter(|watch| watch.is_quiet()) else { return };
        if watch.again_at_once(at) {
            let since = watch.known();
            self.say_watch(since);
        }
    }

    /// Says what was to be said when its pause is over.
    fn end_pauses(&mut self, now: u64) {
        let is_over = |again: &mut Option<u64>| again.take_if(|again| *again <= now).is_some();
        if self.lobby.as_mut().is_some_and(|lobby| is_over(&mut lobby.again)) {
            self.say_lobby(true);
        }
        if let Some(watch) = &mut self.watch
            && is_over(&mut watch.again)
        {
            let since = watch.known();
            self.say_watch(since);
        }
        for wanted in &mut self.wanted {
            is_over(&mut wanted.again);
        }
        self.say_what_waits();
    }

    /// Says every request that is not said yet, if nothing stands in its way.
    fn say_what_waits(&mut self) {
        if !self.is_open() || self.watch.as_ref().is_some_and(|watch| !watch.is_quiet()) {
            return;
        }
        for wanted in &mut self.wanted {
            if !wanted.said && wanted.again.is_none() {
                wanted.said = true;
                self.outputs.push_back(Output::Say(wanted.request.clone()));
            }
        }
    }

    fn say_watch(&mut self, since: Option<u64>) {
        let Some(watch) = &self.watch else { return };
        let id = self.say(ClientMessage::Watch { table: watch.table.clone(), since });
        if let Some(watch) = &mut self.watch {
            watch.said(id);
        }
    }

    fn say_lobby(&mut self, on: bool) {
        let id = self.say(ClientMessage::Lobby { on });
        if let Some(lobby) = &mut self.lobby {
            lobby.id = Some(id);
        }
    }

    fn say(&mut self, message: ClientMessage) -> String {
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

    fn tell(&mut self, message: ServerMessage) {
        self.outputs.push_back(Output::Tell(Box::new(message)));
    }

    fn wonder(&mut self) {
        if !std::mem::replace(&mut self.odd, true) {
            self.outputs.push_back(Output::Odd);
        }
    }

    fn settle(&mut self, id: &str, outcome: Outcome) {
        if let Some(place) = self.wanted.iter().position(|wanted| wanted.request.id == id) {
            let request = self.wanted.remove(place).request;
            self.outputs.push_back(Output::Settled(request, outcome));
        }
    }

    fn give_up(&mut self, whom: impl Fn(&Wanted) -> bool) {
        for wanted in self.wanted.extract_if(.., |wanted| whom(wanted)) {
            self.outputs.push_back(Output::Settled(wanted.request, Outcome::Lost));
        }
    }
}

/// Is this a refusal that passes by itself?
fn passes(code: Code) -> bool {
    matches!(code, Code::TooFast | Code::Storage | Code::Internal | Code::NotWatching)
}
