//! The connection to a table: a server in this process, or a remote one. Both use the same
//! protocol.

use std::path::PathBuf;
use std::time::Duration;

use client::{ClientError, News, Site, Token, Wire};
use protocol::{Clock, Code, MakeTable, Pace, PlayNow, Settings};
use server::{Assets, Config, Entropy, Local, Server};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::error::TermError;
use crate::parts::Parts;
use crate::save_folder::{self, Known, SaveFolder};
use crate::unfinished;
use crate::{Invite, PlayConfig, Resume};

/// How long to wait for the record of a finished game.
const RECORD_TIMEOUT: Duration = Duration::from_secs(5);

/// A connection to a table.
#[derive(Debug)]
pub(crate) struct TableConnection {
    /// Commands to the session.
    pub(crate) want: mpsc::Sender<client::Command>,
    /// News from the session.
    pub(crate) hear: mpsc::Receiver<News>,
    /// Where the table is.
    pub(crate) home: Home,
    /// Its code.
    pub(crate) table: String,
    /// The player's parts of the deals.
    pub(crate) parts: Parts,
}

/// Where a table is.
#[derive(Debug)]
pub(crate) enum Home {
    /// In this process, stored in this folder.
    Here(Local, PathBuf),
    /// On a server.
    There(Site, Token),
}

impl Home {
    /// The record of a finished game.
    ///
    /// # Errors
    /// If it is not available.
    pub(crate) async fn record(&self, table: &str) -> Result<String, TermError> {
        match self {
            Self::Here(local, _) => local.record(table).await.map_err(TermError::Refused),
            Self::There(site, token) => {
                let path = format!("/api/games/{table}/record");
                // Leaving does not wait for a server that is away.
                let record = timeout(RECORD_TIMEOUT, site.get(&path, Some(token))).await;
                Ok(record.map_err(|_| TermError::Silent)??)
            }
        }
    }

    /// Stores a table at a server as the one to come back to.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn remember(&self, saves: &SaveFolder, table: &str) -> Result<(), TermError> {
        let Self::There(site, token) = self else { return Ok(()) };
        let known = Known { token: token.secret().to_owned(), table: Some(table.to_owned()) };
        saves.remember(site.authority(), &known)
    }

    /// How many saves have failed here; a server handles its own.
    pub(crate) fn failures(&self) -> u64 {
        match self {
            Self::Here(local, _) => local.failures(),
            Self::There(..) => 0,
        }
    }

    /// Is it on this machine?
    #[must_use]
    pub(crate) const fn is_here(&self) -> bool {
        matches!(self, Self::Here(..))
    }
}

/// Opens the requested connection.
///
/// # Errors
/// If there is no such table, or its settings are refused.
pub(crate) async fn open(
    config: &PlayConfig,
    saves: &SaveFolder,
) -> Result<TableConnection, TermError> {
    match &config.server {
        Some(url) => at_server(config, saves, url).await,
        None => match config.resume {
            Some(Resume::Last) => resume_last(saves).await,
            Some(Resume::Numbered(number)) => resume_numbered(saves, number).await,
            None => at_home(config, saves).await,
        },
    }
}

/// A server in this process has one quiet player: nobody is disconnected for silence.
pub(crate) fn server_for_one(store: server::store::Store, entropy: Entropy) -> Server {
    const YEAR: i64 = 365 * 24 * 3600 * 1000;
    let config = Config { silence: YEAR, ..Config::default() };
    let clock = server::Clock::of_the_machine();
    Server { store, clock, entropy, config, assets: Assets(&[]), node: None }
}

/// A new game on this machine.
async fn at_home(config: &PlayConfig, saves: &SaveFolder) -> Result<TableConnection, TermError> {
    let entropy = match config.seed {
        Some(seed) => Entropy::repeatable(seed),
        None => Entropy::System,
    };
    // Parts do not come from the server's random source: the order of draws there is not fixed.
    let own = match config.seed {
        Some(seed) => Entropy::repeatable(!seed),
        None => Entropy::System,
    };
    let mut settings = Settings::usual(&config.game, config.players);
    settings.options = config.options.clone();
    settings.pace = config.pace;
    // Nobody else waits: windows stay open until they are answered.
    settings.clock = Clock::Correspondence { hours: 30 * 24, window: 7 * 24 };
    // Listed on this private server, so that it is found again when it is over.
    settings.open = true;
    let mut bots = vec![Some(config.level.clone()); config.players];
    if let Some(own) = bots.first_mut() {
        *own = None;
    }
    let folder = saves.new_game()?;
    let server = server_for_one(save_folder::open(&folder)?, entropy);
    let begun = Local::begin(server, &config.name, MakeTable { settings, bots }).await;
    let local = match begun {
        Ok(local) => local,
        Err(error) => {
            save_folder::remove(&folder);
            return Err(error.into());
        }
    };
    Ok(here(local, folder, own))
}

/// The last game played on this machine.
async fn resume_last(saves: &SaveFolder) -> Result<TableConnection, TermError> {
    let mut unopened = None;
    for folder in saves.begun() {
        let store = match save_folder::open(&folder) {
            Ok(store) => store,
            Err(error) => {
                unopened = unopened.or(Some(error));
                continue;
            }
        };
        let resumed = Local::resume(server_for_one(store, Entropy::System)).await;
        match resumed? {
            Some(local) => return Ok(here(local, folder, Entropy::System)),
            None => save_folder::remove(&folder),
        }
    }
    Err(unopened.unwrap_or(TermError::NothingKept))
}

/// The unfinished game with this number on this machine.
async fn resume_numbered(saves: &SaveFolder, number: usize) -> Result<TableConnection, TermError> {
    let folder = unfinished::numbered(saves, number)?;
    let store = save_folder::open(&folder)?;
    let resumed = Local::resume(server_for_one(store, Entropy::System)).await?;
    let local = resumed.ok_or(TermError::NoSuchGame(number))?;
    Ok(here(local, folder, Entropy::System))
}

/// The connection to a server in this process.
fn here(local: Local, folder: PathBuf, entropy: Entropy) -> TableConnection {
    let server = local.clone();
    let (want, hear) = client::run_session(move || {
        let (say, hear) = server.line();
        async { Ok(Channels { say, hear }) }
    });
    let (table, parts) = (local.table().to_owned(), Parts::new(folder.clone(), entropy));
    TableConnection { want, hear, home: Home::Here(local, folder), table, parts }
}

/// A transport to a server in this process.
struct Channels {
    say: mpsc::Sender<String>,
    hear: mpsc::Receiver<String>,
}

impl Wire for Channels {
    async fn send(&mut self, text: String) -> Result<(), ClientError> {
        self.say.send(text).await.map_err(|_| ended())
    }

    async fn receive(&mut self) -> Result<String, ClientError> {
        self.hear.recv().await.ok_or_else(ended)
    }
}

fn ended() -> ClientError {
    ClientError::Line("the line has ended".into())
}

/// A table at a server: the one that is named, the player's last one, or a new one.
async fn at_server(
    config: &PlayConfig,
    saves: &SaveFolder,
    url: &str,
) -> Result<TableConnection, TermError> {
    let site = Site::new(url)?;
    if let Some(table) = &config.table {
        must_exist(&site, &code(table)).await?;
    }
    let known = saves.known_at(site.authority())?;
    let last = known.as_ref().and_then(|known| known.table.clone());
    let token = identity(config, saves, &site, known).await?;
    let table = match (&config.table, config.resume.is_some()) {
        (Some(table), _) => code(table),
        (None, true) => last
            .filter(|table| !table.is_empty())
            .ok_or_else(|| TermError::NoTableKnown(site.authority().to_owned()))?,
        (None, false) if let Some(invite) = config.invite => {
            let mut settings = Settings::usual(&config.game, config.players);
            (settings.options, settings.pace) = (config.options.clone(), config.pace);
            settings.open = invite == Invite::Anybody;
            site.make_table(&token, &MakeTable { settings, bots: Vec::new() }).await?
        }
        (None, false) => {
            let PlayConfig { game, players, level, options, pace, .. } = config.clone();
            site.play_now(&token, &PlayNow { game, players, level, options, pace }).await?
        }
    };
    let parts = Parts::new(saves.parts_at(site.authority()), Entropy::System);
    let (there, who) = (site.clone(), token.clone());
    let (want, hear) = client::run_session(move || {
        let (there, who) = (there.clone(), who.clone());
        async move { there.dial(Some(&who)).await }
    });
    Ok(TableConnection { want, hear, home: Home::There(site, token), table, parts })
}

/// The player's identity at a server. It is a new one only if the server does not know the old one:
/// a server in trouble must not cost the player their seats.
async fn identity(
    config: &PlayConfig,
    saves: &SaveFolder,
    site: &Site,
    known: Option<Known>,
) -> Result<Token, TermError> {
    if let Some(known) = &known {
        let token = Token::kept(&known.token);
        match site.get("/api/me", Some(&token)).await {
            Ok(_) => {
                if config.named {
                    site.rename(&token, &config.name).await?;
                }
                return Ok(token);
            }
            Err(ClientError::Refused { refusal: Some(refusal), .. })
                if refusal.code == Code::NoGuest => {}
            Err(error) => return Err(error.into()),
        }
    }
    let token = site.become_guest(Some(&config.name)).await?;
    let table = known.and_then(|known| known.table);
    let known = Known { token: token.secret().to_owned(), table };
    saves.remember(site.authority(), &known)?;
    Ok(token)
}

/// Fails if there is no such table, before anything is created for the player. Everything else
/// about the table is found out when it is watched.
async fn must_exist(site: &Site, table: &str) -> Result<(), TermError> {
    match site.get(&format!("/api/tables/{table}"), None).await {
        Err(ClientError::Refused { refusal: Some(refusal), .. })
            if refusal.code == Code::NoSuchTable =>
        {
            Err(TermError::Refused(*refusal))
        }
        Ok(_) | Err(_) => Ok(()),
    }
}

/// The code of a table, also from its whole link.
fn code(table: &str) -> String {
    table.trim_end_matches('/').rsplit('/').next().unwrap_or_default().to_owned()
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
        _ => Err(format!("`{name}` is not a pace (calm, quick, instant)")),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::TcpListener;
    use std::{fs, thread};

    use locales::Language;
    use serde_json::Map;

    use super::*;

    const OLD: &str = "ivanhoe=old";

    /// A server that gives these answers, each to one request, and then goes away.
    fn answering(answers: &'static [(&str, &str)]) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        thread::spawn(move || {
            for (head, body) in answers {
                let (mut stream, _) = listener.accept().expect("a request");
                // A request of this size arrives whole.
                let read = stream.read(&mut [0; 4096]).expect("its text");
                assert!(read > 0, "it is not empty");
                let length = body.len();
                let fields = format!("content-length: {length}\r\nconnection: close");
                let answer = format!("HTTP/1.1 {head}\r\n{fields}\r\n\r\n{body}");
                stream.write_all(answer.as_bytes()).expect("it is read");
            }
        });
        format!("http://{address}")
    }

    fn config(server: &str) -> PlayConfig {
        PlayConfig {
            game: "tournament".into(),
            players: 2,
            level: "page".into(),
            options: Map::new(),
            pace: Pace::Instant,
            seed: None,
            name: "Ann".into(),
            named: false,
            language: Language::En,
            data: None,
            resume: None,
            server: Some(server.to_owned()),
            table: None,
            invite: None,
            plain: true,
            mouse: false,
        }
    }

    /// The token that is stored after a server with these answers was visited with an old one.
    async fn token_after(name: &str, answers: &'static [(&str, &str)]) -> String {
        let root = std::env::temp_dir().join(format!("ivanhoe-{name}-{}", std::process::id()));
        let saves = SaveFolder::at(Some(root.clone())).expect("a folder");
        let url = answering(answers);
        let site = Site::new(&url).expect("an address");
        let old = Known { token: OLD.into(), table: Some("k7f3m2qx9wbd".into()) };
        saves.remember(site.authority(), &old).expect("it is written");
        assert!(open(&config(&url), &saves).await.is_err(), "it goes away before there is a table");
        let known = saves.known_at(site.authority()).expect("it is read").expect("a player");
        assert_eq!(known.table, old.table);
        fs::remove_dir_all(root).expect("it goes");
        known.token
    }

    const NEW: (&str, &str) = ("200 OK\r\nset-cookie: ivanhoe=new; Path=/", "{}");

    const TROUBLE: (&str, &str) =
        ("503 Service Unavailable", r#"{"refusal":{"code":"storage","text":"later"}}"#);
    const UNKNOWN: (&str, &str) =
        ("401 Unauthorized", r#"{"refusal":{"code":"no-guest","text":"unknown"}}"#);

    #[tokio::test]
    async fn a_server_in_trouble_does_not_cost_the_player_their_seats() {
        assert_eq!(token_after("trouble", &[TROUBLE, NEW]).await, OLD);
        assert_eq!(token_after("gateway", &[("502 Bad Gateway", "<html>"), NEW]).await, OLD);
    }

    #[tokio::test]
    async fn a_player_whom_the_server_does_not_know_becomes_a_new_one() {
        assert_eq!(token_after("unknown", &[UNKNOWN, NEW]).await, "ivanhoe=new");
    }
}
