//! The crash test: games on twenty tables over real sockets, while the real server is killed at
//! random moments and restarted. No acknowledged move may be lost or made twice, and every client
//! must receive exactly what it may know, over all its connections.
//!
//! `IVANHOE_KILLS` sets how often the server is killed with each kind of database (`make chaos`).

#[path = "../../../server/tests/store/cluster.rs"]
#[allow(dead_code, reason = "the tests of the store need more of it")]
mod cluster;
mod history;
mod lan;
mod machines;
mod nodes;
mod pipe;
mod player;
mod server;

use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ::server::store::{DataLocation, Finished, Store};
use client::Site;
use games::Title;
use protocol::{MakeTable, Pace, Settings, Stage};
use table::{Chance as _, QuickChance, Seat};
use tokio::task::{JoinHandle, JoinSet};

use cluster::TestDatabase;
use history::{ClientLog, Verdict};
use player::{Player, PlayerConfig, Progress};
use server::Server;

/// How many tables are used.
const TABLES: usize = 20;

/// After a restart every table must go on within this time, however busy the machine is.
const MOVE_ON: Duration = Duration::from_secs(60);

/// How often the server is killed by default.
const KILLS: usize = 20;

/// A finished game: what everybody there has noted, and its last stage.
type Played = Vec<(ClientLog, Stage)>;

/// A table and its players, game after game.
struct Table {
    progress: Arc<Progress>,
    games: JoinHandle<Vec<Played>>,
}

impl Table {
    /// A table with such players.
    fn open(config: &PlayerConfig, number: usize, stop: &Arc<AtomicBool>) -> Self {
        let progress = Arc::new(Progress { stop: Arc::clone(stop), ..Progress::default() });
        let games = tokio::spawn(play_games(config.clone(), number, Arc::clone(&progress)));
        Self { progress, games }
    }

    /// How many moves were acknowledged there.
    fn moves(&self) -> u64 {
        self.progress.moves.load(Ordering::Relaxed)
    }
}

/// Plays games at a table of this number, each with other seats for people and bots.
async fn play_games(config: PlayerConfig, number: usize, progress: Arc<Progress>) -> Vec<Played> {
    let (mut games, mut attempts) = (Vec::new(), number..);
    for game in 0_u64.. {
        if progress.is_over() {
            break;
        }
        let title = Title::ALL[number % 2];
        let players = 3 + (number / 2 + game as usize) % 3;
        let bots = (number / 4 + game as usize) % 3;
        let seed = (number as u64) << 32 | game << 8;
        let attempt = attempts.next().unwrap_or_default();
        let first = attempt % config.sites.len();
        let config = config.of_game((number << 10 | attempt) as u64);
        // A server that dies now leaves an unused table behind.
        let making = sit_down(&config, first, (title, players, bots), seed, &progress);
        let made = tokio::time::timeout(Duration::from_secs(5), making).await;
        let Ok(Ok(people)) = made else {
            tokio::time::sleep(config.retry_delay).await;
            continue;
        };
        let mut playing = JoinSet::new();
        for player in people {
            playing.spawn(player.play());
        }
        games.push(playing.join_all().await);
    }
    games
}

/// Creates a table at one of these addresses with bots on its last seats; returns its players, and
/// a spectator.
async fn sit_down(
    config: &PlayerConfig,
    first: usize,
    (title, players, bots): (Title, usize, usize),
    seed: u64,
    progress: &Arc<Progress>,
) -> Result<Vec<Player>, client::ClientError> {
    let site = &config.sites[first];
    let people = players - bots;
    let mut tokens = Vec::new();
    for _ in 0..people {
        tokens.push(site.become_guest(None).await?);
    }
    let level = |seat| (seat >= people).then(|| "page".to_owned());
    let settings = Settings { pace: Pace::Instant, ..Settings::usual(title.name(), players) };
    let request = MakeTable { settings, bots: (0..players).map(level).collect() };
    let code = site.make_table(&tokens[0], &request).await?;
    progress.begins(&code);
    let seats = (0..).map(Seat::new).zip(tokens).map(Some).chain([None]);
    let mut all: Vec<Player> = (seed..)
        .zip(seats)
        .map(|(number, seat)| Player::new(config, title, &code, seat, number, progress))
        .collect();
    all[0].host = true;
    Ok(all)
}

/// Kills the server this often, with games going on all the time, and checks what is stored.
async fn survive(place: DataLocation, folder: &Path, kills: usize) {
    let mut server = Server::start(place.clone(), folder).await;
    let stop = Arc::new(AtomicBool::new(false));
    let sites = [server.site()];
    let config = PlayerConfig::open(&sites);
    let tables: Vec<Table> =
        (0..TABLES).map(|number| Table::open(&config, number, &stop)).collect();
    let mut chance = QuickChance::new(std::process::id().into());
    let mut slowest = Duration::ZERO;
    for kill in 1..=kills {
        everybody_moves_on(&tables).await;
        tokio::time::sleep(Duration::from_millis(chance.below(300) as u64)).await;
        server.kill();
        slowest = slowest.max(server.restart().await);
        if kill % 10 == 0 {
            say(&format!("{kill} of {kills} kills, the slowest restart took {slowest:.2?}"));
        }
    }
    everybody_moves_on(&tables).await;
    stop.store(true, Ordering::Relaxed);
    let (mut games, mut progresses) = (Vec::new(), Vec::new());
    for table in tables {
        games.extend(table.games.await.expect("players do not panic"));
        progresses.push(table.progress);
    }
    let records = finished_records(&games, |_| sites[0].clone()).await;
    let status = server.terminate().await;
    assert!(status.success(), "the server stopped with {status}");
    assert!(!server.log().contains("panicked"), "{}", server.log());
    let verdict = judge(&place, &games, &records).await;
    let Verdict { acknowledged, lost, doubled, faults } = verdict;
    let (finished, archived) = (records.len(), count_archived(&place).await);
    say(&format!(
        "{kills} kills, {acknowledged} acknowledged moves in {} games ({finished} finished, \
         {archived} archived): {lost} lost, {doubled} doubled, {} faults",
        games.len(),
        faults.len(),
    ));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(acknowledged > kills * TABLES, "too little was played to say anything");
}

/// Waits until something new was received at every table.
async fn everybody_moves_on(tables: &[Table]) {
    let news = |progress: &Progress| progress.news.load(Ordering::Relaxed);
    let before = counts(tables, news);
    all_rise(tables, news, &before, "does not go on").await;
}

fn counts(tables: &[Table], count: impl Fn(&Progress) -> u64) -> Vec<u64> {
    tables.iter().map(|table| count(&table.progress)).collect()
}

/// Waits until a count is higher than before at every table.
async fn all_rise(
    tables: &[Table],
    count: impl Fn(&Progress) -> u64,
    before: &[u64],
    otherwise: &str,
) {
    let start = Instant::now();
    let behind = || counts(tables, &count).iter().zip(before).position(|(now, then)| now <= then);
    while let Some(table) = behind() {
        assert!(start.elapsed() < MOVE_ON, "table {table} {otherwise}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// The records of the games that are over, by table, each asked for at a site.
async fn finished_records(
    games: &[Played],
    site: impl Fn(u64) -> Site,
) -> Vec<(ClientLog, String)> {
    let mut records = Vec::new();
    for (number, game) in (0..).zip(games) {
        let over = game.iter().find(|(_, stage)| *stage == Stage::Over);
        if let Some((client_log, _)) = over {
            let path = format!("/api/games/{}/record", client_log.table);
            let record =
                site(number).get(&path, None).await.expect("the record of a finished game");
            records.push((client_log.clone(), record));
        }
    }
    records
}

/// How many games the janitor has archived.
async fn count_archived(place: &DataLocation) -> usize {
    let store = Store::open(place, false).expect("what is kept");
    let after = (i64::MIN, String::new());
    let which = Finished { archived: true, before: i64::MAX, after, node: None };
    let archived = store.read(move |db| db.finished(which, u32::MAX)).await.expect("games");
    store.close().await;
    archived.len()
}

/// Compares everything that was received with everything that is stored.
async fn judge(place: &DataLocation, games: &[Played], records: &[(ClientLog, String)]) -> Verdict {
    let store = Store::open(place, false).expect("what is kept");
    let mut verdict = Verdict::default();
    let entries = async |table: &str| {
        let table = table.to_owned();
        store.read(move |db| db.entries(&table)).await.expect("entries")
    };
    for game in games {
        let kept = match game.first() {
            Some((client_log, _)) => entries(&client_log.table).await,
            None => continue,
        };
        game.iter().for_each(|(client_log, _)| verdict.judge(client_log, &kept));
    }
    for (client_log, record) in records {
        verdict.judge_record(client_log, record, &entries(&client_log.table).await);
    }
    store.close().await;
    verdict
}

/// When asked to stop, the server informs everybody, saves everything and exits cleanly; the next
/// server goes on where it was.
async fn drain(place: DataLocation, folder: &Path) {
    let mut server = Server::start(place.clone(), folder).await;
    let stop = Arc::new(AtomicBool::new(false));
    let sites = [server.site()];
    let config = PlayerConfig::open(&sites);
    let tables: Vec<Table> =
        (0..TABLES).map(|number| Table::open(&config, number, &stop)).collect();
    for _ in 0..2 {
        everybody_moves_on(&tables).await;
        let farewells = |progress: &Progress| progress.farewells.load(Ordering::Relaxed);
        let before = counts(&tables, farewells);
        let status = server.terminate().await;
        assert_eq!(status.code(), Some(0), "{}", server.log());
        // What the server has sent is read later where the machine is busy.
        all_rise(&tables, farewells, &before, "was not informed").await;
        server.restart().await;
    }
    everybody_moves_on(&tables).await;
    stop.store(true, Ordering::Relaxed);
    let mut games = Vec::new();
    for table in tables {
        games.extend(table.games.await.expect("players do not panic"));
    }
    server.terminate().await;
    let verdict = judge(&place, &games, &[]).await;
    assert!(verdict.faults.is_empty(), "{}", verdict.faults.join("\n"));
}

fn kills() -> usize {
    let count = std::env::var("IVANHOE_KILLS");
    count.map_or(KILLS, |count| count.parse().expect("IVANHOE_KILLS is a number"))
}

/// What decides which faults there are, and when.
fn seed() -> u64 {
    let seed = std::env::var("IVANHOE_SEED").ok().and_then(|seed| seed.parse().ok());
    seed.unwrap_or_else(|| std::process::id().into())
}

fn say(what: &str) {
    // There may be nobody left to read it.
    let _ = writeln!(std::io::stderr(), "{what}");
}

fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.expect("a runtime").block_on(test);
}

#[test]
fn nothing_is_lost_when_the_server_is_killed_with_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = DataLocation::Folder(folder.path().join("data"));
    run(survive(place, folder.path(), kills()));
}

#[test]
fn nothing_is_lost_when_the_server_is_killed_with_postgres() {
    let (folder, database) = (tempfile::tempdir().expect("a folder"), TestDatabase::create());
    run(survive(database.place(), folder.path(), kills()));
}

#[test]
fn a_server_that_is_asked_to_stop_informs_everybody() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = DataLocation::Folder(folder.path().join("data"));
    run(drain(place, folder.path()));
}
