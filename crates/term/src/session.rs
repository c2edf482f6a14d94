//! One visit to a table: the connection, the model, and the record.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use client::{News, Outcome};
use games::Title;
use locales::Words;
use protocol::{ClientMessage, Room, ServerMessage, Stage};
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::mpsc::error::TrySendError;

use crate::connect::{self, Home, TableConnection};
use crate::error::TermError;
use crate::model::Model;
use crate::play::Play;
use crate::save_folder::{self, SaveFolder};
use crate::update::{self, Requests};
use crate::{PlayConfig, plain, tui};

/// The connection and the table must be there after this time.
const FIRST_ROOM: Duration = Duration::from_secs(30);

/// A part of the deal that was refused for the moment is sent again after this time, in
/// milliseconds.
const SETTLE_AGAIN: i64 = 2000;

/// One visit to a table.
pub(crate) struct Session<G: Play> {
    pub(crate) model: Model<G>,
    pub(crate) connection: TableConnection,
    saves: SaveFolder,
    /// The server's clock minus ours.
    ahead: i64,
    /// The last table whose record was written, and its path.
    record: Option<(String, PathBuf)>,
    url: Option<String>,
    /// How the folder is given on the command line, if it is not the usual one.
    data: String,
    plain: bool,
    /// Is the mouse wanted?
    pub(crate) mouse: bool,
    /// How many saves had failed, and how long the log was, when that was last reported.
    failures: u64,
    warned: Option<usize>,
    /// The requests that have no answer yet.
    unsettled: Requests,
    /// When the deal is looked at again, after a refusal for the moment.
    settle_at: Option<i64>,
}

/// Opens a table and plays at it.
pub(crate) async fn play(config: PlayConfig) -> Result<(), TermError> {
    let saves = SaveFolder::at(config.data.clone())?;
    let mut connection = connect::open(&config, &saves).await?;
    let words = Words::new(config.language);
    let watch = client::Command::Watch { table: connection.table.clone(), since: Some(0) };
    // If the connection is already broken, receiving reports it.
    let _ = connection.want.send(watch).await;
    let first = tokio::time::timeout(FIRST_ROOM, first_room(&mut connection)).await;
    let (room, now) = first.unwrap_or(Err(TermError::Silent))?;
    // Not before: `--resume` must not return to a table that cannot be watched.
    connection.home.remember(&saves, &room.table)?;
    let title: Title = room
        .settings
        .game
        .parse()
        .map_err(|_| TermError::UnknownGame(room.settings.game.clone()))?;
    games::with_game!(title, G => {
        stay(Session::<G>::new(words, room, now, connection, saves, &config)).await
    })
}

async fn stay<G: Play>(mut session: Session<G>) -> Result<(), TermError> {
    session.settle();
    let stayed = match session.plain {
        true => plain::run(&mut session).await,
        false => tui::run(&mut session).await,
    };
    let farewell = session.leave().await;
    stayed?;
    plain::print(&farewell)
}

/// Waits for the table to be shown.
async fn first_room(connection: &mut TableConnection) -> Result<(Room, i64), TermError> {
    let mut now = our_time();
    loop {
        match connection.hear.recv().await {
            Some(News::Message(message)) => match *message {
                ServerMessage::Hello(hello) => now = hello.now,
                ServerMessage::Room(room) => return Ok((room, now)),
                ServerMessage::Lobby { .. }
                | ServerMessage::Update(_)
                | ServerMessage::Done { .. }
                | ServerMessage::Answer(_)
                | ServerMessage::Refused { .. }
                | ServerMessage::Chat { .. }
                | ServerMessage::Resync
                | ServerMessage::Closing { .. } => {}
            },
            Some(News::Unwatched(_, refusal)) => return Err(TermError::Refused(refusal)),
            Some(News::Broken(why)) => return Err(why.into()),
            Some(News::Line(client::Line::Outdated)) => return Err(TermError::Outdated),
            Some(News::Odd) => return Err(TermError::Odd),
            Some(News::Line(_) | News::Settled(..)) => {}
            None => return Err(TermError::Silent),
        }
    }
}

/// A path quoted for a shell.
fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-".contains(letter);
    if path.chars().all(plain) { path } else { format!("'{}'", path.replace('\'', "'\\''")) }
}

/// Our clock, in milliseconds since 1970.
fn our_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as i64
}

impl<G: Play> Session<G> {
    fn new(
        words: Words,
        room: Room,
        now: i64,
        connection: TableConnection,
        saves: SaveFolder,
        config: &PlayConfig,
    ) -> Self {
        let mut model = Model::new(words, room, connection.home.is_here());
        model.now = now;
        model.site = config.server.clone();
        let ahead = now - our_time();
        let (url, plain, mouse) = (config.server.clone(), config.plain, config.mouse);
        let (record, failures, warned, unsettled) = (None, 0, None, Requests::new());
        let data = config.data.as_ref().map(|data| format!(" --data {}", quoted(data)));
        let data = data.unwrap_or_default();
        Self {
            model,
            connection,
            saves,
            ahead,
            record,
            url,
            data,
            plain,
            mouse,
            failures,
            warned,
            unsettled,
            settle_at: None,
        }
    }

    /// Time has passed. A game that cannot be saved waits, and says so once.
    pub(crate) fn tick(&mut self) {
        self.model.now = our_time() + self.ahead;
        let failing = self.connection.home.failures() > self.failures;
        if failing && self.warned != Some(self.model.log.len()) {
            self.warned = Some(self.model.log.len());
            self.model.notice = vec![self.model.say("term-not-kept")];
        }
        self.failures = self.connection.home.failures();
        if self.settle_at.is_some_and(|at| at <= our_time()) {
            self.settle_at = None;
            self.settle();
        }
    }

    /// News has arrived.
    pub(crate) async fn receive(&mut self, news: News) {
        let mut requests = Requests::new();
        match news {
            News::Message(message) => {
                if let ServerMessage::Hello(hello) = &*message {
                    self.ahead = hello.now - our_time();
                }
                let is_room = matches!(*message, ServerMessage::Room(_));
                let table = self.model.room.table.clone();
                requests = update::receive(&mut self.model, *message);
                if self.model.room.table != table {
                    self.remember();
                }
                if is_room {
                    self.settle();
                }
            }
            News::Settled(message, outcome) => {
                self.unsettled.retain(|unsettled| *unsettled != message);
                let is_for_now =
                    matches!(&outcome, Outcome::Refused(refusal) if client::passes(refusal.code));
                if is_for_now && self.model.room.stage == Stage::Waiting {
                    self.settle_at = Some(our_time() + SETTLE_AGAIN);
                }
                update::settled(&mut self.model, &message, outcome);
            }
            News::Line(line) => update::turn(&mut self.model, line),
            News::Unwatched(_, refusal) => {
                self.model.broken = Some(update::refusal(&self.model.words, &refusal));
            }
            News::Odd => self.model.notice = vec![self.model.say("term-odd-server")],
            // The state of the connection is reported separately.
            News::Broken(_) => {}
        }
        self.send(requests);
        if self.connection.home.is_here() {
            self.write_record().await;
        }
    }

    /// Stores the table as the one to come back to.
    fn remember(&mut self) {
        if let Err(error) = self.connection.home.remember(&self.saves, &self.model.room.table) {
            self.model.notice = Vec::from_iter(error.tell(&self.model.words));
        }
    }

    /// Does what brings the table closer to its deal without the player's help, each thing once.
    fn settle(&mut self) {
        let mut requests = update::settle(&self.model.room, self.model.at_home);
        match self.connection.parts.answer(&self.model.room) {
            Ok(answer) => requests.extend(answer),
            Err(error) => self.model.notice = Vec::from_iter(error.tell(&self.model.words)),
        }
        requests.retain(|message| !self.unsettled.contains(message));
        self.send(requests);
    }

    /// Sends requests without waiting: if the queue is full while the server is away, they would be
    /// lost there too.
    pub(crate) fn send(&mut self, requests: Requests) {
        for message in requests {
            let (command, unsettled) = if let ClientMessage::Watch { table, since } = message {
                (client::Command::Watch { table, since }, None)
            } else {
                (client::Command::Request(message.clone()), Some(message))
            };
            match self.connection.want.try_send(command) {
                Ok(()) => self.unsettled.extend(unsettled),
                Err(TrySendError::Full(_)) => {}
                Err(TrySendError::Closed(_)) => {
                    self.model.broken = Some(self.model.say("term-closing"));
                }
            }
        }
    }

    /// Writes the record of a finished game.
    async fn write_record(&mut self) {
        let table = &self.model.room.table;
        if self.model.room.stage != Stage::Over || self.has_record() {
            return;
        }
        let written = match self.connection.home.record(table).await {
            Ok(text) => self.saves.write_record(G::NAME, table, &text),
            Err(error) => Err(error),
        };
        match written {
            Ok(path) => self.record = Some((table.clone(), path)),
            Err(error) => self.model.notice = Vec::from_iter(error.tell(&self.model.words)),
        }
    }

    /// Is the record of this game written?
    fn has_record(&self) -> bool {
        self.record.as_ref().is_some_and(|(table, _)| *table == self.model.room.table)
    }

    /// Leaves the table. Returns the messages for the player.
    async fn leave(mut self) -> Vec<String> {
        self.model.notice.clear();
        self.write_record().await;
        // Why there is no record.
        let mut said = std::mem::take(&mut self.model.notice);
        let words = &self.model.words;
        let Room { table, you, stage, .. } = &self.model.room;
        let goes_on = matches!(stage, Stage::Waiting | Stage::Playing);
        let over = self.has_record();
        match (self.record.as_ref().filter(|_| over), &self.url) {
            (Some((_, path)), _) => {
                let path = path.display().to_string();
                said.push(words.say("term-record", &[("path", path.into())]));
            }
            (None, Some(url)) if you.is_some() && goes_on => {
                let again = format!("ivanhoe play --server {url} --table {table}{}", self.data);
                said.push(words.say("term-seat-kept", &[("command", again.into())]));
            }
            (None, Some(_)) => {}
            (None, None) => {
                let again = format!("ivanhoe play --resume{}", self.data);
                said.push(words.say("term-saved", &[("command", again.into())]));
            }
        }
        if let Home::Here(local, folder) = self.connection.home {
            local.close().await;
            if over {
                save_folder::remove(&folder);
            }
        }
        said
    }
}

/// The signals after which the terminal must be restored.
pub(crate) struct Signals([Signal; 3]);

impl Signals {
    /// Listens to them from now on.
    pub(crate) fn new() -> Result<Self, TermError> {
        let kinds = [SignalKind::terminate(), SignalKind::interrupt(), SignalKind::hangup()];
        let [terminate, interrupt, hangup] = kinds.map(signal);
        Ok(Self([terminate?, interrupt?, hangup?]))
    }

    /// Completes when one of them comes.
    pub(crate) async fn any(&mut self) {
        let [terminate, interrupt, hangup] = &mut self.0;
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
            _ = hangup.recv() => {}
        }
    }
}
