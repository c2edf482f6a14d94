//! Clients on all seats of one table, in one task.

use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;

use bots::Level;
use client::{ClientError, Incoming, Kind, Site, Socket, Text, Token};
use futures_util::Stream as _;
use games::Title;
use protocol::{ClientMessage, Code, MakeTable, Pace, Request, Settings, Stage};
use serde::Deserialize;
use table::{Chance as _, QuickChance, Seat};

/// The guests of a table.
#[derive(Debug)]
pub(super) struct Guests {
    tokens: Vec<Token>,
    code: String,
}

impl Guests {
    /// Creates a guest for each seat, or only for the first if bots have the others. The first one
    /// creates the table.
    pub(super) async fn gather(
        site: &Site,
        game: Title,
        seats: usize,
        bots: Option<Level>,
    ) -> Result<Self, ClientError> {
        let guests = if bots.is_some() { 1 } else { seats };
        let mut tokens = Vec::with_capacity(guests);
        for _ in 0..guests {
            tokens.push(site.become_guest(None).await?);
        }
        let settings = Settings { pace: Pace::Instant, ..Settings::usual(game.name(), seats) };
        let level = |seat| bots.filter(|_| seat > 0).map(|level| level.name().to_owned());
        let request = MakeTable { settings, bots: (0..seats).map(level).collect() };
        let code = site.make_table(&tokens[0], &request).await?;
        Ok(Self { tokens, code })
    }
}

/// Players at one table, the host first.
#[derive(Debug)]
pub(super) struct TableClients {
    players: Vec<Player>,
    code: String,
    /// The table of the rematch, once the host has asked for it.
    rematch: Option<String>,
    stage: Stage,
    chance: QuickChance,
    /// How many request ids were used.
    named: u64,
    /// Whose socket is polled first, so that nobody is always the last.
    first: usize,
}

#[derive(Debug)]
struct Player {
    socket: Socket,
    /// Have they received the room of the current table, and not only of the one before it?
    arrived: bool,
    /// The pending request about the table.
    awaited: Option<String>,
    version: u64,
    asked: bool,
    /// Their legal moves, a JSON list; valid while they are asked.
    legal: String,
    /// Have they seen the result of the pending move?
    seen: bool,
}

/// A pending move.
struct OnItsWay {
    request: Request,
    /// Is the move itself hidden from the others, so that they see its result at most?
    hidden: bool,
}

/// The result of playing a move.
pub(super) enum Played {
    /// Everyone who may see it has seen it.
    Move,
    /// The question had changed in the meantime: another move answers it.
    Refused,
    /// The game is over.
    Over,
}

/// The parts of an event that show who has seen what.
#[derive(Deserialize)]
struct Event<'a> {
    event: &'a str,
    by: Option<&'a str>,
}

impl TableClients {
    /// Opens all sockets.
    pub(super) async fn connect(
        site: &Site,
        guests: Guests,
        seed: u64,
    ) -> Result<Self, ClientError> {
        let mut players = Vec::with_capacity(guests.tokens.len());
        for token in &guests.tokens {
            players.push(Player {
                socket: site.connect(Some(token)).await?,
                arrived: false,
                awaited: None,
                version: 0,
                asked: false,
                legal: String::new(),
                seen: false,
            });
        }
        Ok(Self {
            players,
            code: guests.code,
            rematch: None,
            stage: Stage::Waiting,
            chance: QuickChance::new(seed),
            named: 0,
            first: 0,
        })
    }

    /// Everybody sits down; then the host begins. Nobody adds a part to the deal.
    pub(super) async fn begin(&mut self) -> Result<(), ClientError> {
        self.stage = Stage::Waiting;
        for number in 0..self.players.len() {
            let player = &mut self.players[number];
            (player.arrived, player.asked, player.version) = (false, false, 0);
            self.watch(number).await?;
            let sit = self.named(ClientMessage::Sit { seat: Some(Seat::new(number)) });
            self.players[number].socket.send_request(&sit).await?;
            self.players[number].awaited = Some(sit.id);
        }
        while self.players.iter().any(|player| player.awaited.is_some()) {
            self.listen().await?;
        }
        let start = self.named(ClientMessage::Start);
        self.players[0].socket.send_request(&start).await?;
        while !self.players.iter().all(|player| player.version > 0) {
            self.listen().await?;
        }
        Ok(())
    }

    /// The same players play again.
    pub(super) async fn rematch(&mut self) -> Result<(), ClientError> {
        let rematch = self.named(ClientMessage::Rematch);
        self.players[0].socket.send_request(&rematch).await?;
        loop {
            if let Some(code) = self.rematch.take() {
                self.code = code;
                return self.begin().await;
            }
            self.listen().await?;
        }
    }

    /// A client watches the table.
    async fn watch(&mut self, number: usize) -> Result<(), ClientError> {
        let watch = self.named(ClientMessage::Watch { table: self.code.clone(), since: None });
        self.players[number].socket.send_request(&watch).await?;
        self.players[number].awaited = Some(watch.id);
        Ok(())
    }

    fn named(&mut self, message: ClientMessage) -> Request {
        self.named += 1;
        message.named(self.named.to_string())
    }

    /// A client that is asked makes a move; done when it is saved and everyone who may see it has
    /// seen it.
    pub(super) async fn play(&mut self) -> Result<Played, ClientError> {
        let by = loop {
            if self.stage != Stage::Playing && self.stage != Stage::Waiting {
                return Ok(Played::Over);
            }
            match self.players.iter().position(|player| player.asked) {
                Some(by) => break by,
                None => self.listen().await?,
            };
        };
        let on_its_way = self.choose(by)?;
        self.players.iter_mut().for_each(|player| player.seen = false);
        self.players[by].socket.send_request(&on_its_way.request).await?;
        let mut shows_more = false;
        loop {
            let awaited = self.players[by].awaited.clone();
            let (number, text) = self.receive().await?;
            let received = self.note(number, &text)?;
            let is_own = |id: &str| number == by && received.id == Some(id);
            match received.kind {
                Kind::Refused if is_own(&on_its_way.request.id) => return Ok(Played::Refused),
                Kind::Done if is_own(&on_its_way.request.id) => {
                    if on_its_way.hidden && !shows_more {
                        return Ok(Played::Move);
                    }
                    self.players[by].seen = true;
                }
                // After a resync the move has no answer: it is sent again with the same id.
                Kind::Done if awaited.is_some_and(|watch| is_own(&watch)) => {
                    self.players[by].socket.send_request(&on_its_way.request).await?;
                }
                Kind::Resync => self.watch(number).await?,
                Kind::Update => {
                    let more = shows_more_than_own_move(&received, number)?;
                    shows_more |= more && number == by;
                    self.players[number].seen |= more && number != by;
                }
                Kind::Hello
                | Kind::Lobby
                | Kind::Room
                | Kind::Done
                | Kind::Answer
                | Kind::Refused
                | Kind::Chat
                | Kind::Closing
                | Kind::Other => {}
            }
            if self.players.iter().all(|player| player.seen) {
                return Ok(Played::Move);
            }
        }
    }

    /// Chooses a random move, except for proposals, which could go on forever.
    fn choose(&mut self, by: usize) -> Result<OnItsWay, ClientError> {
        let player = &mut self.players[by];
        let odd = |error: serde_json::Error| ClientError::Odd(format!("legal: {error}"));
        let legal: Vec<&str> = serde_json::from_str(&player.legal).map_err(odd)?;
        let sensible = |mv: &&&str| !mv.starts_with("propose");
        let count = legal.iter().filter(sensible).count();
        if count == 0 {
            return Err(ClientError::Odd("somebody is asked who has no move".into()));
        }
        let chosen = self.chance.below(count);
        let mv = legal.iter().filter(sensible).nth(chosen).expect("one of those counted");
        let hidden = mv.starts_with("pass") || mv.starts_with("offer");
        let play = ClientMessage::Play { prompt: player.version, mv: (*mv).to_owned() };
        // They have answered, until an update says otherwise.
        player.asked = false;
        Ok(OnItsWay { request: self.named(play), hidden })
    }

    /// Receives one message of any kind.
    async fn listen(&mut self) -> Result<(), ClientError> {
        let (number, text) = self.receive().await?;
        if self.note(number, &text)?.kind == Kind::Resync {
            self.watch(number).await?;
        }
        Ok(())
    }

    /// The next message to any of them.
    async fn receive(&mut self) -> Result<(usize, Text), ClientError> {
        let count = self.players.len();
        poll_fn(|cx| {
            for offset in 0..count {
                let number = (self.first + offset) % count;
                match Pin::new(&mut self.players[number].socket).poll_next(cx) {
                    Poll::Ready(Some(received)) => {
                        self.first = number + 1;
                        return Poll::Ready(received.map(|text| (number, text)));
                    }
                    Poll::Ready(None) => {
                        let ended = ClientError::Line("it has closed the line".into());
                        return Poll::Ready(Err(ended));
                    }
                    Poll::Pending => {}
                }
            }
            Poll::Pending
        })
        .await
    }

    /// Processes a message that a client has received.
    fn note<'a>(&mut self, number: usize, text: &'a str) -> Result<Incoming<'a>, ClientError> {
        let received = Incoming::read(text)?;
        let player = &mut self.players[number];
        match received.kind {
            Kind::Room if received.table == Some(&self.code) => {
                player.arrived = true;
                if let Some(stage) = received.stage {
                    self.stage = stage;
                }
                self.rematch = received.rematch.map(str::to_owned);
            }
            // An update before the room still belongs to the previous table.
            Kind::Update if player.arrived => {
                player.version = received.version;
                player.asked = received.asked;
                if received.asked {
                    player.legal.clear();
                    player.legal.push_str(received.legal.map_or("[]", |legal| legal.get()));
                }
            }
            Kind::Closing => {
                let why = received.why.unwrap_or("without a reason");
                return Err(ClientError::Line(format!("it says that it closes the line: {why}")));
            }
            Kind::Done if player.awaited.as_deref() == received.id => player.awaited = None,
            Kind::Refused => may_go_on(&received)?,
            Kind::Hello
            | Kind::Lobby
            | Kind::Room
            | Kind::Update
            | Kind::Done
            | Kind::Answer
            | Kind::Chat
            | Kind::Resync
            | Kind::Other => {}
        }
        Ok(received)
    }
}

/// A question that has changed in the meantime is no error. Everything else is.
fn may_go_on(received: &Incoming<'_>) -> Result<(), ClientError> {
    let refusal = received.refusal.as_ref();
    match refusal.map(|refusal| refusal.code) {
        Some(Code::Stale) => Ok(()),
        Some(Code::TooFast) => Err(ClientError::Odd(
            "it allows a socket fewer messages: have more tables or seats, or a server with more \
             --messages"
                .into(),
        )),
        _ => Err(ClientError::Odd(format!("it refuses: {}", refusal.map_or("", |r| &r.text)))),
    }
}

/// Does an update show a seat more than its own move? Others do not see a pass.
fn shows_more_than_own_move(received: &Incoming<'_>, number: usize) -> Result<bool, ClientError> {
    let events = received.events.map_or("[]", |events| events.get());
    let events: Vec<Event<'_>> = serde_json::from_str(events)
        .map_err(|error| ClientError::Odd(format!("events: {error} in {events}")))?;
    let own = Seat::new(number).letter();
    let is_own_move = |event: &Event<'_>| {
        event.event == "moved" && event.by.is_some_and(|by| by.starts_with(own))
    };
    Ok(!events.iter().all(is_own_move))
}
