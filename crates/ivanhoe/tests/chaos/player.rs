//! A player who never gives up: reconnects again and again, and repeats their move until it is
//! answered.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use client::{ClientError, Incoming, Kind, Site, Socket, Token};
use games::Title;
use protocol::{ClientMessage, Code, Request, Stage};
use serde::Deserialize;
use serde_json::value::RawValue;
use table::{Chance as _, QuickChance, Seat, Viewer};

use crate::history::ClientLog;

/// What everybody at a table shares.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    /// How many new versions have been received at the table.
    pub(crate) news: AtomicU64,
    /// How many moves were acknowledged at the table.
    pub(crate) moves: AtomicU64,
    /// The code of the table where the newest game is played.
    pub(crate) code: Mutex<String>,
    /// How many connections were informed that the server restarts.
    pub(crate) farewells: AtomicU64,
    /// Is it time to stop?
    pub(crate) stop: Arc<AtomicBool>,
}

impl Progress {
    pub(crate) fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(crate) fn begins(&self, code: &str) {
        code.clone_into(&mut self.code.lock().unwrap_or_else(PoisonError::into_inner));
    }

    pub(crate) fn code(&self) -> String {
        self.code.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// How players come to their tables.
#[derive(Clone)]
pub(crate) struct PlayerConfig {
    /// The servers; each connection is to any of them.
    pub(crate) sites: Vec<Site>,
    /// The address that the players of a game call from, by its number.
    pub(crate) home: Option<fn(u64) -> IpAddr>,
    /// How long they think.
    pub(crate) thinking: Duration,
    /// How long they wait before they try to connect again.
    pub(crate) retry_delay: Duration,
}

impl PlayerConfig {
    /// For players who never wait.
    pub(crate) fn open(sites: &[Site]) -> Self {
        let (thinking, retry_delay) = (Duration::ZERO, Duration::from_millis(20));
        Self { sites: sites.to_vec(), home: None, thinking, retry_delay }
    }

    /// The same for the players of a game.
    pub(crate) fn of_game(&self, number: u64) -> Self {
        let Some(home) = self.home else { return self.clone() };
        let sites = self.sites.iter().map(|site| site.called_from(home(number))).collect();
        Self { sites, ..self.clone() }
    }
}

/// A player, or without a token a spectator.
pub(crate) struct Player {
    pub(crate) config: PlayerConfig,
    pub(crate) token: Option<Token>,
    pub(crate) seat: Option<Seat>,
    /// Do they start the game?
    pub(crate) host: bool,
    pub(crate) chance: QuickChance,
    pub(crate) progress: Arc<Progress>,
    client_log: ClientLog,
    stage: Stage,
    /// The newest question: the version, whether they are asked, their moves.
    question: (u64, bool, Vec<String>),
    /// The move that they have sent and that has no answer.
    pending: Option<Request>,
    /// How many request ids were used.
    named: u64,
}

/// Why a connection ended.
enum Left {
    /// It broke, or the player cut it.
    Broken,
    /// The game is over, or it is time to stop.
    Done,
}

#[derive(Deserialize)]
struct RoomSeats<'a> {
    #[serde(borrow)]
    seats: Vec<RoomSeat<'a>>,
}

#[derive(Deserialize)]
struct RoomSeat<'a> {
    kind: &'a str,
}

impl Player {
    pub(crate) fn new(
        config: &PlayerConfig,
        game: Title,
        table: &str,
        seat: Option<(Seat, Token)>,
        number: u64,
        progress: &Arc<Progress>,
    ) -> Self {
        let viewer = seat.as_ref().map_or(Viewer::Public, |&(seat, _)| Viewer::Seat(seat));
        Self {
            config: config.clone(),
            host: false,
            seat: seat.as_ref().map(|&(seat, _)| seat),
            token: seat.map(|(_, token)| token),
            chance: QuickChance::new(number),
            progress: Arc::clone(progress),
            client_log: ClientLog::new(table, game, viewer),
            stage: Stage::Waiting,
            question: (0, false, Vec::new()),
            pending: None,
            named: 0,
        }
    }

    /// Plays until the game is over or it is time to stop, over as many connections as it takes.
    pub(crate) async fn play(mut self) -> (ClientLog, Stage) {
        while !self.progress.is_over() {
            let site = &self.config.sites[self.chance.below(self.config.sites.len())];
            // Locality is never needed.
            let table = (self.chance.below(4) > 0).then_some(self.client_log.table.as_str());
            // A server that stands still is given up.
            let connecting = site.connect_near(table, self.token.as_ref());
            let connected = tokio::time::timeout(Duration::from_secs(2), connecting).await;
            let Ok(Ok(mut socket)) = connected else {
                tokio::time::sleep(self.config.retry_delay).await;
                continue;
            };
            match self.talk(&mut socket).await {
                Ok(Left::Done) => break,
                Ok(Left::Broken) | Err(ClientError::Line(_)) => {}
                Err(trouble) => {
                    crate::say(&format!(
                        "a player of {} gives up: {trouble}",
                        self.client_log.table
                    ));
                    self.client_log.faults.push(trouble.to_string());
                    break;
                }
            }
        }
        (self.client_log, self.stage)
    }

    async fn talk(&mut self, socket: &mut Socket) -> Result<Left, ClientError> {
        self.arrive(socket).await?;
        loop {
            // After a silence, reconnect to find out whether the connection is alive.
            let received =
                tokio::time::timeout(Duration::from_secs(2), socket.receive_text()).await;
            if self.progress.is_over() && self.pending.is_none() {
                return Ok(Left::Done);
            }
            let over = matches!(self.stage, Stage::Over | Stage::Ended);
            let Ok(text) = received else {
                if over && self.pending.is_none() {
                    return Ok(Left::Done);
                }
                self.send(socket).await?;
                continue;
            };
            let text = text?;
            let received = Incoming::read(&text)?;
            match received.kind {
                Kind::Room => {
                    self.stage = received.stage.unwrap_or(self.stage);
                    if self.host && self.stage == Stage::Waiting && is_full(&text)? {
                        let start = self.named(ClientMessage::Start);
                        socket.send_request(&start).await?;
                    }
                }
                Kind::Update => {
                    // Too slow for the table: a new connection gets what is missing.
                    let Some(news) = received.news(self.client_log.told.len() as u64)? else {
                        return Ok(Left::Broken);
                    };
                    self.note(&received, &news)?;
                    self.answer(socket).await?;
                }
                Kind::Done => {
                    if let Some(id) = received.id {
                        self.acknowledge(id);
                        self.answer(socket).await?;
                    }
                }
                Kind::Refused => self.refused(socket, &received).await?,
                Kind::Resync => self.arrive(socket).await?,
                Kind::Closing => {
                    let count = u64::from(received.why == Some("restarting"));
                    self.progress.farewells.fetch_add(count, Ordering::Relaxed);
                }
                Kind::Hello | Kind::Lobby | Kind::Answer | Kind::Chat | Kind::Other => {}
            }
            let over = matches!(self.stage, Stage::Over | Stage::Ended);
            if over && self.pending.is_none() && received.kind == Kind::Update {
                return Ok(Left::Done);
            }
            if self.chance.below(300) == 0 {
                return Ok(Left::Broken);
            }
        }
    }

    /// Watches from the last version, sits down if it is not too late, and sends the pending move
    /// again.
    async fn arrive(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let (table, since) = (self.client_log.table.clone(), Some(self.client_log.version));
        let watch = self.named(ClientMessage::Watch { table, since });
        socket.send_request(&watch).await?;
        if let Some(seat) = self.seat.filter(|_| self.stage == Stage::Waiting) {
            let sit = self.named(ClientMessage::Sit { seat: Some(seat) });
            socket.send_request(&sit).await?;
        }
        self.send(socket).await
    }

    /// Sends the pending move, sometimes several times.
    async fn send(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        if let Some(request) = &self.pending {
            let copies = 1 + self.chance.below(8).saturating_sub(5);
            for _ in 0..copies {
                socket.send_request(request).await?;
            }
        }
        Ok(())
    }

    /// Notes what an update says.
    fn note(&mut self, received: &Incoming<'_>, news: &[&RawValue]) -> Result<(), ClientError> {
        if received.version < self.client_log.version {
            let (old, new) = (self.client_log.version, received.version);
            self.client_log.faults.push(format!("the version went back from {old} to {new}"));
        }
        if received.version > self.client_log.version {
            self.progress.news.fetch_add(1, Ordering::Relaxed);
            // The first deal ends the waiting, whether the room has arrived or not.
            if self.stage == Stage::Waiting {
                self.stage = Stage::Playing;
            }
        }
        self.client_log.version = received.version;
        self.client_log.told.extend(news.iter().map(|event| event.get().to_owned()));
        let moves = received.moves()?.into_iter().map(str::to_owned).collect();
        self.question = (received.version, received.asked, moves);
        Ok(())
    }

    /// Answers the newest question, unless an answer is pending.
    async fn answer(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let (prompt, asked, moves) = &self.question;
        // Moves without being asked (proposals) are rare, or there would be nothing else.
        let sensible: Vec<&String> = moves.iter().filter(|mv| !mv.starts_with("propose")).collect();
        let mv = if *asked && !sensible.is_empty() {
            sensible[self.chance.below(sensible.len())]
        } else if !moves.is_empty() && (*asked || self.chance.below(40) == 0) {
            &moves[self.chance.below(moves.len())]
        } else {
            return Ok(());
        };
        if self.pending.is_some() || self.progress.is_over() {
            return Ok(());
        }
        let play = ClientMessage::Play { prompt: *prompt, mv: mv.clone() };
        self.pending = Some(self.named(play));
        tokio::time::sleep(self.config.thinking).await;
        self.send(socket).await
    }

    /// A request was carried out and is saved.
    fn acknowledge(&mut self, id: &str) {
        let made = self.pending.take_if(|request| request.id == id);
        if let Some(Request { id, message: ClientMessage::Play { mv, .. } }) = made {
            self.client_log.acknowledged.push((id, mv));
            self.progress.moves.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn named(&mut self, message: ClientMessage) -> Request {
        self.named += 1;
        message.named(format!("m{}", self.named))
    }

    async fn refused(
        &mut self,
        socket: &mut Socket,
        received: &Incoming<'_>,
    ) -> Result<(), ClientError> {
        let Some(refusal) = &received.refusal else { return Ok(()) };
        let mine = self.pending.as_ref().is_some_and(|request| received.id == Some(&request.id));
        match (mine, refusal.code) {
            (true, Code::Stale | Code::Over) => {
                let Some(Request { id, message }) = self.pending.take() else { return Ok(()) };
                self.client_log.refused.push(id);
                // The newest update may have come before the refusal; if not, it is on its way.
                let newest = self.question.0;
                let is_behind =
                    matches!(message, ClientMessage::Play { prompt, .. } if prompt < newest);
                if is_behind { self.answer(socket).await } else { Ok(()) }
            }
            (_, Code::TooFast | Code::Storage | Code::NotWatching) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
                let watches = mine && refusal.code != Code::NotWatching;
                if watches { self.send(socket).await } else { self.arrive(socket).await }
            }
            // Copies of a settled move, and messages that were sent twice before the game.
            (_, Code::Stale | Code::Over | Code::AlreadyBegun | Code::SeatsFree) => Ok(()),
            (_, code) => Err(ClientError::Odd(format!("{code:?}: {}", refusal.text))),
        }
    }
}

fn is_full(room: &str) -> Result<bool, ClientError> {
    let room: RoomSeats<'_> =
        serde_json::from_str(room).map_err(|error| ClientError::Odd(error.to_string()))?;
    Ok(room.seats.iter().all(|seat| seat.kind != "free"))
}
