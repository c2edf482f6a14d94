//! A company: own clients on all seats of one table, moved by one task.

use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;

use client::{Heard, Kind, Site, Socket, Text, Token, Trouble};
use futures_util::Stream as _;
use games::Title;
use protocol::{ClientMessage, Code, MakeTable, Pace, Settings, Stage};
use serde::Deserialize;
use table::{Chance as _, QuickChance, Seat};

/// Those who are to play at a table.
#[derive(Debug)]
pub(super) struct Guests {
    tokens: Vec<Token>,
    code: String,
}

impl Guests {
    /// Becomes so many guests; the first makes the table.
    pub(super) async fn gather(site: &Site, game: Title, seats: usize) -> Result<Self, Trouble> {
        let mut tokens = Vec::with_capacity(seats);
        for _ in 0..seats {
            tokens.push(site.become_guest(None).await?);
        }
        let settings = Settings { pace: Pace::Instant, ..Settings::usual(game.name(), seats) };
        let wish = MakeTable { settings, bots: Vec::new() };
        let code = site.make_table(&tokens[0], &wish).await?;
        Ok(Self { tokens, code })
    }
}

/// Players at one table, the host first.
#[derive(Debug)]
pub(super) struct Company {
    players: Vec<Player>,
    code: String,
    /// The table where they meet next, once the host has asked for it.
    rematch: Option<String>,
    stage: Stage,
    chance: QuickChance,
    /// The name of the next move.
    next: u64,
    /// Whose socket is looked at first, so that nobody is always the last.
    first: usize,
}

#[derive(Debug)]
struct Player {
    socket: Socket,
    /// Has he heard of the present table, and not only of the one before it?
    arrived: bool,
    /// Has he added his part of the deal?
    part: bool,
    version: u64,
    asked: bool,
    /// His legal moves, a JSON list; good while he is asked.
    legal: String,
    /// Has he seen what came of the move that is on its way?
    seen: bool,
}

/// A move that is on its way.
struct OnItsWay {
    id: String,
    message: ClientMessage,
    /// Is the move itself hidden from the others, so that they see at most what comes of it?
    hidden: bool,
}

/// What came of playing a move.
pub(super) enum Played {
    /// All who may see it have seen it.
    Move,
    /// The question had changed meanwhile: another move answers it.
    Refused,
    /// The game is over.
    Over,
}

/// An event as far as it tells who has seen what.
#[derive(Deserialize)]
struct Event<'a> {
    event: &'a str,
    by: Option<&'a str>,
}

impl Company {
    /// Opens everybody's socket.
    pub(super) async fn connect(site: &Site, guests: Guests, seed: u64) -> Result<Self, Trouble> {
        let mut players = Vec::with_capacity(guests.tokens.len());
        for token in &guests.tokens {
            players.push(Player {
                socket: site.connect(Some(token)).await?,
                arrived: false,
                part: false,
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
            next: 1,
            first: 0,
        })
    }

    /// Everybody sits down and adds his part of the deal; then the host begins.
    pub(super) async fn begin(&mut self) -> Result<(), Trouble> {
        self.stage = Stage::Waiting;
        for number in 0..self.players.len() {
            let part = format!("{:016x}", self.chance.bits());
            let player = &mut self.players[number];
            (player.arrived, player.part, player.version) = (false, false, 0);
            player.asked = false;
            let table = self.code.clone();
            player.socket.say(&ClientMessage::Watch { table, since: None }).await?;
            let seat = Some(Seat::new(number));
            player.socket.say(&ClientMessage::Sit { seat }).await?;
            player.socket.say(&ClientMessage::Part { part }).await?;
        }
        while !self.players.iter().all(|player| player.part) {
            self.listen().await?;
        }
        self.players[0].socket.say(&ClientMessage::Start).await?;
        while !self.players.iter().all(|player| player.version > 0) {
            self.listen().await?;
        }
        Ok(())
    }

    /// The same players meet again.
    pub(super) async fn rematch(&mut self) -> Result<(), Trouble> {
        self.players[0].socket.say(&ClientMessage::Rematch).await?;
        loop {
            if let Some(code) = self.rematch.take() {
                self.code = code;
                return self.begin().await;
            }
            self.listen().await?;
        }
    }

    /// Whoever is asked makes a move; done when all who may see it have seen it.
    pub(super) async fn play(&mut self) -> Result<Played, Trouble> {
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
        self.players[by].socket.say(&on_its_way.message).await?;
        loop {
            let (number, text) = self.hear().await?;
            let heard = self.note(number, &text)?;
            if heard.kind == Kind::Refused && number == by {
                return Ok(Played::Refused);
            }
            if heard.kind == Kind::Update {
                let more = shows_more_than_own_move(&heard, number)?;
                let made = number == by && heard.ack == Some(&on_its_way.id);
                if made && on_its_way.hidden && !more {
                    return Ok(Played::Move);
                }
                self.players[number].seen |= made || (number != by && more);
            }
            if self.players.iter().all(|player| player.seen) {
                return Ok(Played::Move);
            }
        }
    }

    /// Chooses a move at random; but no proposals, which could go on for ever.
    fn choose(&mut self, by: usize) -> Result<OnItsWay, Trouble> {
        let player = &mut self.players[by];
        let odd = |error: serde_json::Error| Trouble::Odd(format!("legal: {error}"));
        let legal: Vec<&str> = serde_json::from_str(&player.legal).map_err(odd)?;
        let sensible = |mv: &&&str| !mv.starts_with("propose");
        let count = legal.iter().filter(sensible).count();
        if count == 0 {
            return Err(Trouble::Odd("somebody is asked who has no move".into()));
        }
        let chosen = self.chance.below(count);
        let mv = legal.iter().filter(sensible).nth(chosen).expect("one of those counted");
        let hidden = mv.starts_with("pass") || mv.starts_with("offer");
        let id = self.next.to_string();
        let message =
            ClientMessage::Play { prompt: player.version, id: id.clone(), mv: (*mv).to_owned() };
        // Until an update says otherwise: he has answered.
        player.asked = false;
        self.next += 1;
        Ok(OnItsWay { id, message, hidden })
    }

    /// Hears one message, whatever it is.
    async fn listen(&mut self) -> Result<(), Trouble> {
        let (number, text) = self.hear().await?;
        self.note(number, &text).map(|_| ())
    }

    /// The next message to any of them.
    async fn hear(&mut self) -> Result<(usize, Text), Trouble> {
        let count = self.players.len();
        poll_fn(|cx| {
            for offset in 0..count {
                let number = (self.first + offset) % count;
                match Pin::new(&mut self.players[number].socket).poll_next(cx) {
                    Poll::Ready(Some(heard)) => {
                        self.first = number + 1;
                        return Poll::Ready(heard.map(|text| (number, text)));
                    }
                    Poll::Ready(None) => {
                        let ended = Trouble::Line("it has closed the line".into());
                        return Poll::Ready(Err(ended));
                    }
                    Poll::Pending => {}
                }
            }
            Poll::Pending
        })
        .await
    }

    /// Takes note of what somebody has heard.
    fn note<'a>(&mut self, number: usize, text: &'a str) -> Result<Heard<'a>, Trouble> {
        let heard = Heard::read(text)?;
        let player = &mut self.players[number];
        match heard.kind {
            Kind::Room if heard.table == Some(&self.code) => {
                player.arrived = true;
                player.part = heard.part;
                if let Some(stage) = heard.stage {
                    self.stage = stage;
                }
                self.rematch = heard.rematch.map(str::to_owned);
            }
            // An update before the room is still of the table before this one.
            Kind::Update if player.arrived => {
                player.version = heard.version;
                player.asked = heard.asked;
                if heard.asked {
                    player.legal.clear();
                    player.legal.push_str(heard.legal.map_or("[]", |legal| legal.get()));
                }
            }
            Kind::Closing => {
                let why = heard.why.unwrap_or("without a reason");
                return Err(Trouble::Line(format!("it says that it closes the line: {why}")));
            }
            Kind::Refused => may_go_on(&heard)?,
            Kind::Hello
            | Kind::Lobby
            | Kind::Room
            | Kind::Update
            | Kind::Answer
            | Kind::Chat
            | Kind::Pong
            | Kind::Other => {}
        }
        Ok(heard)
    }
}

/// A question that has changed meanwhile is nobody's fault. Everything else is.
fn may_go_on(heard: &Heard<'_>) -> Result<(), Trouble> {
    let refusal = heard.refusal.as_ref();
    match refusal.map(|refusal| refusal.code) {
        Some(Code::Stale) => Ok(()),
        Some(Code::TooFast) => Err(Trouble::Odd(
            "it allows a socket fewer messages: have more tables or seats, or a server with more \
             --messages"
                .into(),
        )),
        _ => Err(Trouble::Odd(format!("it refuses: {}", refusal.map_or("", |r| &r.text)))),
    }
}

/// Does an update show a seat more than that it has moved itself? Others do not see a pass.
fn shows_more_than_own_move(heard: &Heard<'_>, number: usize) -> Result<bool, Trouble> {
    let events = heard.events.map_or("[]", |events| events.get());
    let events: Vec<Event<'_>> = serde_json::from_str(events)
        .map_err(|error| Trouble::Odd(format!("events: {error} in {events}")))?;
    let own = Seat::new(number).letter();
    let is_own_move = |event: &Event<'_>| {
        event.event == "moved" && event.by.is_some_and(|by| by.starts_with(own))
    };
    Ok(!events.iter().all(is_own_move))
}
