//! The line to a table: a hall in this process, or the socket of a server. Both say the same.

use std::path::PathBuf;
use std::time::Duration;

use client::{Site, Socket, Token};
use protocol::{ClientMessage, Clock, MakeTable, Pace, PlayNow, ServerMessage, Settings};
use server::{Assets, Config, Entropy, Local, Server};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::Wish;
use crate::keep::{self, Keep, Known};
use crate::trouble::Trouble;

/// So many pieces of news may wait until they are looked at.
const QUEUE: usize = 256;

/// A line that broke is tried again after so long, and then ever more rarely up to the last.
const PAUSES: [u64; 5] = [300, 1000, 2000, 4000, 8000];

/// So long the record of a finished game is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// What comes over a line.
#[derive(Debug)]
pub(crate) enum News {
    /// The server has said something.
    Said(Box<ServerMessage>),
    /// The line broke; it is being tried again.
    Lost(client::Trouble),
    /// The line is back.
    Back,
}

/// A line to a table.
#[derive(Debug)]
pub(crate) struct Line {
    /// What is said goes here.
    pub(crate) say: mpsc::Sender<ClientMessage>,
    /// What is heard comes from here.
    pub(crate) hear: mpsc::Receiver<News>,
    /// Whose table it is.
    pub(crate) home: Home,
    /// Its code.
    pub(crate) table: String,
    /// Our part of the deal.
    pub(crate) part: String,
}

/// Whose table it is.
#[derive(Debug)]
pub(crate) enum Home {
    /// This process keeps it, in this folder.
    Here(Local, PathBuf),
    /// A server keeps it.
    There(Site, Token),
}

impl Home {
    /// The record of a finished game.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(crate) async fn record(&self, table: &str) -> Result<String, Trouble> {
        match self {
            Self::Here(local, _) => local.record(table).await.map_err(Trouble::Refused),
            Self::There(site, token) => {
                let path = format!("/api/games/{table}/record");
                // Who leaves does not wait for a server that is away.
                let record = timeout(PATIENCE, site.get(&path, Some(token))).await;
                Ok(record.map_err(|_| Trouble::Silent)??)
            }
        }
    }

    /// How often something could not be kept here; a server sees to its own.
    pub(crate) fn failures(&self) -> u64 {
        match self {
            Self::Here(local, _) => local.failures(),
            Self::There(..) => 0,
        }
    }

    /// Is it kept by this process?
    #[must_use]
    pub(crate) const fn is_here(&self) -> bool {
        matches!(self, Self::Here(..))
    }
}

/// Opens the line that is wished for.
///
/// # Errors
/// If there is no such table, or it cannot be played so.
pub(crate) async fn open(wish: &Wish, keep: &Keep) -> Result<Line, Trouble> {
    match &wish.server {
        Some(url) => at_server(wish, keep, url).await,
        None if wish.resume => resume(keep).await,
        None => at_home(wish, keep).await,
    }
}

/// A hall in this process serves one quiet player: nobody is shut out for silence.
fn hall(store: server::store::Store, entropy: Entropy) -> Server {
    const YEAR: i64 = 365 * 24 * 3600 * 1000;
    let config = Config { silence: YEAR, ..Config::default() };
    let clock = server::Clock::of_the_machine();
    Server { store, clock, entropy, config, assets: Assets(&[]) }
}

/// A new game on this machine.
async fn at_home(wish: &Wish, keep: &Keep) -> Result<Line, Trouble> {
    let entropy = match wish.seed {
        Some(seed) => Entropy::repeatable(seed),
        None => Entropy::System,
    };
    let part = part(&entropy);
    let mut settings = Settings::usual(&wish.game, wish.players);
    settings.options = wish.options.clone();
    settings.pace = wish.pace;
    // Nobody else waits: windows stay open until they are answered.
    settings.clock = Clock::Correspondence { hours: 30 * 24, window: 7 * 24 };
    // In the list of a hall without a door, so that it is found again when it is over.
    settings.open = true;
    let mut bots = vec![Some(wish.level.clone()); wish.players];
    if let Some(own) = bots.first_mut() {
        *own = None;
    }
    let folder = keep.new_game()?;
    let store = keep::open(&folder)?;
    let begun = Local::begin(hall(store, entropy), &wish.name, MakeTable { settings, bots }).await;
    let local = match begun {
        Ok(local) => local,
        Err(error) => {
            keep::remove(&folder);
            return Err(error.into());
        }
    };
    Ok(here(local, folder, part))
}

/// The game on this machine that was played last.
async fn resume(keep: &Keep) -> Result<Line, Trouble> {
    let mut busy = None;
    for folder in keep.begun() {
        let store = match keep::open(&folder) {
            Ok(store) => store,
            Err(trouble) => {
                busy = busy.or(Some(trouble));
                continue;
            }
        };
        let resumed = Local::resume(hall(store, Entropy::System)).await;
        match resumed? {
            Some(local) => return Ok(here(local, folder, part(&Entropy::System))),
            None => keep::remove(&folder),
        }
    }
    let open = |trouble| Trouble::OpenElsewhere(Box::new(trouble));
    Err(busy.map_or(Trouble::NothingKept, open))
}

fn part(entropy: &Entropy) -> String {
    let bytes: [u8; 16] = entropy.bytes();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The line to a hall in this process.
fn here(local: Local, folder: PathBuf, part: String) -> Line {
    let (to_hall, mut from_hall) = local.line();
    let (say, mut said) = mpsc::channel::<ClientMessage>(QUEUE);
    let (tell, hear) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                message = said.recv() => match message.map(|message| written(&message)) {
                    Some(text) => if to_hall.send(text).await.is_err() { break },
                    None => break,
                },
                text = from_hall.recv() => match text.map(|text| heard(&text)) {
                    Some(Some(news)) => if tell.send(news).await.is_err() { break },
                    Some(None) => {}
                    None => break,
                },
            }
        }
    });
    let table = local.table().to_owned();
    Line { say, hear, home: Home::Here(local, folder), table, part }
}

/// A table at a server: the one that is named, the one where one last sat, or a new one.
async fn at_server(wish: &Wish, keep: &Keep, url: &str) -> Result<Line, Trouble> {
    let site = Site::new(url)?;
    let known = keep.known_at(site.authority());
    let token = match &known {
        Some(known) if site.get("/api/me", Some(&Token::kept(&known.token))).await.is_ok() => {
            Token::kept(&known.token)
        }
        _ => site.become_guest(Some(&wish.name)).await?,
    };
    let last = known.and_then(|known| known.table);
    let table = match (&wish.table, wish.resume) {
        (Some(table), _) => code(table),
        (None, true) => last
            .filter(|table| !table.is_empty())
            .ok_or_else(|| Trouble::NoTableKnown(site.authority().to_owned()))?,
        (None, false) => {
            let Wish { game, players, level, options, pace, .. } = wish.clone();
            site.play_now(&token, &PlayNow { game, players, level, options, pace }).await?
        }
    };
    let known = Known { token: token.secret().to_owned(), table: Some(table.clone()) };
    keep.remember(site.authority(), &known)?;
    let socket = site.connect(Some(&token)).await?;
    let (say, said) = mpsc::channel(QUEUE);
    let (tell, hear) = mpsc::channel(QUEUE);
    tokio::spawn(carry(site.clone(), token.clone(), socket, said, tell));
    let part = part(&Entropy::System);
    Ok(Line { say, hear, home: Home::There(site, token), table, part })
}

/// The code of a table, also when its whole link is given.
fn code(table: &str) -> String {
    table.trim_end_matches('/').rsplit('/').next().unwrap_or_default().to_owned()
}

/// Carries messages over a socket, and over the next one when it breaks.
async fn carry(
    site: Site,
    token: Token,
    mut socket: Socket,
    mut said: mpsc::Receiver<ClientMessage>,
    tell: mpsc::Sender<News>,
) {
    loop {
        let why = match talk(&mut socket, &mut said, &tell).await {
            Some(why) => why,
            None => return,
        };
        if tell.send(News::Lost(why)).await.is_err() {
            return;
        }
        let mut pauses = PAUSES.into_iter();
        let mut pause = PAUSES[0];
        socket = loop {
            pause = pauses.next().unwrap_or(pause);
            tokio::time::sleep(Duration::from_millis(pause)).await;
            if tell.is_closed() {
                return;
            }
            if let Ok(socket) = site.connect(Some(&token)).await {
                break socket;
            }
        };
        // What was said into the void is asked anew by whoever wants it.
        while said.try_recv().is_ok() {}
        if tell.send(News::Back).await.is_err() {
            return;
        }
    }
}

/// Talks until the line breaks, and tells why; nothing if nobody listens any more.
async fn talk(
    socket: &mut Socket,
    said: &mut mpsc::Receiver<ClientMessage>,
    tell: &mpsc::Sender<News>,
) -> Option<client::Trouble> {
    loop {
        tokio::select! {
            message = said.recv() => {
                if let Err(trouble) = socket.say(&message?).await {
                    return Some(trouble);
                }
            }
            text = socket.hear() => match text {
                Ok(text) => if let Some(news) = heard(&text) {
                    tell.send(news).await.ok()?;
                },
                Err(trouble) => return Some(trouble),
            },
        }
    }
}

fn written(message: &ClientMessage) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// A message that we know; a newer server may say others.
fn heard(text: &str) -> Option<News> {
    serde_json::from_str(text).ok().map(|message| News::Said(Box::new(message)))
}

/// How quickly bots move, by its name.
///
/// # Errors
/// If there is no such pace.
pub fn pace(name: &str) -> Result<Pace, String> {
    match name {
        "calm" => Ok(Pace::Calm),
        "quick" => Ok(Pace::Quick),
        "instant" => Ok(Pace::Instant),
        _ => Err(format!("`{name}` is no pace: calm, quick, instant")),
    }
}
