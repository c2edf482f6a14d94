//! The same games on three servers that share a PostgreSQL with a synchronous standby, while the
//! servers are killed, stopped, cut off and replaced, and in the end the primary is lost.
//! They are on one machine; `machines.rs` has more kinds of faults, and a network.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ::server::store::{DataLocation, Store};
use client::Site;
use table::{Chance as _, QuickChance};

use crate::cluster::{Cluster, OwnCluster, TestDatabase};
use crate::history::{ClientLog, Verdict};
use crate::pipe::Pipe;
use crate::player::PlayerConfig;
use crate::server::Server;
use crate::{Played, Table, everybody_moves_on, finished_records, judge, run, say, seed};

/// How many servers share the database.
const NODES: usize = 3;

/// How many tables are used.
const TABLES: usize = 8;

/// How many faults there are.
const FAULTS: usize = 8;

/// After a fault every table must go on within this time, however busy the machine is.
const LONGEST: Duration = Duration::from_secs(120);

/// Notes every entry that is stored by anybody but the living owner of its table.
pub(crate) const WATCH: &str = "
    CREATE TABLE violations (code TEXT, seq BIGINT, writer TEXT);
    CREATE FUNCTION watch() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
        IF NOT EXISTS (
            SELECT FROM tables JOIN nodes ON nodes.id = tables.owner
            WHERE tables.code = NEW.code AND NOT nodes.dead
            AND 'ivanhoe node ' || nodes.id = current_setting('application_name')
        ) THEN
            INSERT INTO violations VALUES (NEW.code, NEW.seq, current_setting('application_name'));
        END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER watch AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION watch();";

/// What goes wrong.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// A server is killed and started again.
    Kill,
    /// A server stands still for a while.
    Stop(Duration),
    /// A server cannot reach the database for a while; its connections stay open.
    Cut(Duration),
    /// A server is asked to stop, and another one is started in its place.
    Replace,
}

impl Fault {
    fn draw(number: usize, chance: &mut QuickChance) -> Self {
        let short = Duration::from_millis(500 + chance.below(1500) as u64);
        let long = Duration::from_millis(3500 + chance.below(3000) as u64);
        // All kinds come up in the first few.
        match number % 6 {
            0 => Self::Kill,
            1 => Self::Replace,
            2 => Self::Stop(long),
            3 => Self::Cut(long),
            4 => Self::Stop(short),
            _ => Self::Cut(short),
        }
    }
}

/// Three servers on a primary with its standby.
struct Site3 {
    primary: OwnCluster,
    standby: OwnCluster,
    servers: Vec<Server>,
    pipes: Vec<[Pipe; 2]>,
}

impl Site3 {
    async fn start(folder: &Path) -> Self {
        let primary = OwnCluster::start();
        let standby = OwnCluster::follow(&primary.cluster);
        let secret = folder.join("secret");
        fs::write(&secret, "a secret of the cluster\n".replace(' ', "-")).expect("a secret");
        let (mut servers, mut pipes) = (Vec::new(), Vec::new());
        for number in 0..NODES {
            let own = folder.join(format!("node-{number}"));
            let pair = [&primary, &standby].map(|to| Pipe::to(&to.cluster.socket()));
            let [first, second] =
                [&pair[0], &pair[1]].map(|pipe| pipe.folder().display().to_string());
            let url = format!(
                "host={first},{second} user=ivanhoe dbname=postgres \
                 target_session_attrs=read-write"
            );
            fs::create_dir(&own).expect("a folder");
            let place = DataLocation::Postgres(url);
            servers.push(Server::start_node(place, &own, &secret).await);
            pipes.push(pair);
        }
        primary.cluster.run("postgres", WATCH);
        Self { primary, standby, servers, pipes }
    }

    fn sites(&self) -> Vec<Site> {
        self.servers.iter().map(Server::site).collect()
    }

    /// Lets a fault happen to a server. Returns how long each table stood still because of it.
    async fn suffer(&mut self, fault: Fault, at: usize, tables: &[Table]) -> Vec<Duration> {
        let server = &mut self.servers[at];
        match fault {
            Fault::Kill => {
                server.kill();
                let waits = all_go_on(tables).await;
                server.restart().await;
                waits
            }
            Fault::Stop(length) => {
                server.stop();
                let ends = async {
                    tokio::time::sleep(length).await;
                    server.go_on();
                };
                tokio::join!(all_go_on(tables), ends).0
            }
            Fault::Cut(length) => {
                let pipes = &self.pipes[at];
                pipes.iter().for_each(|pipe| pipe.cut(true));
                let ends = async {
                    tokio::time::sleep(length).await;
                    pipes.iter().for_each(|pipe| pipe.cut(false));
                };
                tokio::join!(all_go_on(tables), ends).0
            }
            Fault::Replace => {
                let (status, waits) = tokio::join!(server.terminate(), all_go_on(tables));
                assert_eq!(status.code(), Some(0), "{}", server.log());
                server.restart().await;
                waits
            }
        }
    }

    /// The primary is lost, and the standby takes over.
    async fn promote(&mut self, tables: &[Table]) -> Vec<Duration> {
        self.primary.cluster.kill();
        let standby = &self.standby.cluster;
        tokio::task::block_in_place(|| standby.promote());
        all_go_on(tables).await
    }
}

/// The time that tables stand still because of a fault.
pub(crate) struct Standstill {
    since: Instant,
    /// How many moves had been acknowledged at each.
    before: Vec<u64>,
}

impl Standstill {
    /// From now on, because of something that began then.
    pub(crate) fn since(since: Instant, tables: &[Table]) -> Self {
        let before = tables.iter().map(Table::moves).collect();
        Self { since, before }
    }

    /// How long it takes at each table until two more moves are acknowledged: one may have been on
    /// its way.
    pub(crate) async fn end(self, tables: &[Table]) -> Vec<Duration> {
        let mut waits = vec![None; tables.len()];
        while waits.iter().any(Option::is_none) {
            let codes = || tables.iter().map(|table| table.progress.code()).collect::<Vec<_>>();
            let is_late = self.since.elapsed() >= LONGEST;
            assert!(!is_late, "a table does not go on: {waits:?} at {:?}", codes());
            for ((wait, table), before) in waits.iter_mut().zip(tables).zip(&self.before) {
                if wait.is_none() && table.moves() >= before + 2 {
                    *wait = Some(self.since.elapsed());
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        waits.into_iter().flatten().collect()
    }
}

async fn all_go_on(tables: &[Table]) -> Vec<Duration> {
    Standstill::since(Instant::now(), tables).end(tables).await
}

/// The longest of these but for the worst hundredth.
fn most(waits: &mut [Duration]) -> Duration {
    quantile(waits, 99)
}

/// The longest of these but for the worst, of which there are this many less than a hundred in a
/// hundred.
pub(crate) fn quantile(waits: &mut [Duration], percent: usize) -> Duration {
    waits.sort();
    let place = (waits.len() * percent).div_ceil(100).saturating_sub(1);
    waits.get(place).copied().unwrap_or_default()
}

async fn survive(folder: &Path, faults: usize) {
    let mut site = Site3::start(folder).await;
    let stop = Arc::new(AtomicBool::new(false));
    let sites = site.sites();
    let config = PlayerConfig::open(&sites);
    let tables: Vec<Table> =
        (0..TABLES).map(|number| Table::open(&config, number, &stop)).collect();
    let mut chance = QuickChance::new(seed());
    say(&format!("seed {}", seed()));
    let mut waits = Vec::new();
    for number in 0..faults {
        everybody_moves_on(&tables).await;
        tokio::time::sleep(Duration::from_millis(chance.below(500) as u64)).await;
        let (fault, at) = (Fault::draw(number, &mut chance), chance.below(NODES));
        let mut took = site.suffer(fault, at, &tables).await;
        say(&format!("fault {number}: {fault:?} of server {at}, {:.2?}", most(&mut took)));
        waits.extend(took);
    }
    everybody_moves_on(&tables).await;
    let mut promotion = site.promote(&tables).await;
    everybody_moves_on(&tables).await;
    let games = end_games(tables, &stop).await;
    let records = finished_records(&games, |_| sites[0].clone()).await;
    end_servers(&mut site.servers).await;
    let tally = judge_cluster(&site.standby.cluster, faults, &games, &records).await;
    say(&format!(
        "{tally}; playable again after {:.2?} (99 %), after the promotion {:.2?}",
        most(&mut waits),
        most(&mut promotion),
    ));
}

/// Stops the players. Returns what they have noted.
pub(crate) async fn end_games(tables: Vec<Table>, stop: &AtomicBool) -> Vec<Played> {
    stop.store(true, Ordering::Relaxed);
    let mut games = Vec::new();
    for table in tables {
        games.extend(table.games.await.expect("players do not panic"));
    }
    games
}

/// Asks all servers to stop.
pub(crate) async fn end_servers(servers: &mut [Server]) {
    for server in servers {
        let status = server.terminate().await;
        assert!(status.success(), "a server stopped with {status}: {}", server.log());
        assert!(!server.log().contains("panicked"), "{}", server.log());
    }
}

/// Makes sure that nothing was lost or doubled, and that no dead node has stored anything. Returns
/// what there was, as a sentence.
pub(crate) async fn judge_cluster(
    primary: &Cluster,
    faults: usize,
    games: &[Played],
    records: &[(ClientLog, String)],
) -> String {
    let verdict = judge(&primary.place("postgres"), games, records).await;
    let Verdict { acknowledged, lost, doubled, faults: wrong } = verdict;
    let violations = primary.texts("postgres", "SELECT writer FROM violations").len();
    let tally = format!(
        "{faults} faults, {acknowledged} acknowledged moves in {} games ({} finished): {lost} \
         lost, {doubled} doubled, {violations} by a dead node, {} other faults",
        games.len(),
        records.len(),
        wrong.len(),
    );
    assert!(wrong.is_empty(), "{tally}\n{}", wrong.join("\n"));
    assert_eq!(violations, 0, "entries of nodes that were dead");
    assert!(acknowledged > faults * TABLES, "too little was played to say anything: {tally}");
    tally
}

/// Why a server that shares this database does not start.
fn refusal(place: &DataLocation, secret: &Path) -> String {
    let DataLocation::Postgres(url) = place else { panic!("PostgreSQL") };
    let mut command = Command::new(env!("CARGO_BIN_EXE_ivanhoe"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--cluster", "127.0.0.1:0"]);
    command.arg("--cluster-secret-file").arg(secret).args(["--database", url]);
    let output = command.env("RUST_LOG", "off").output().expect("the binary runs");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

#[test]
fn a_server_of_a_cluster_that_cannot_join_says_why() {
    let (folder, database) = (tempfile::tempdir().expect("a folder"), TestDatabase::create());
    let [secret, other] = ["a-secret-of-the-cluster", "the-secret-of-another-one"].map(|text| {
        let file = folder.path().join(text);
        fs::write(&file, text).expect("a file");
        file
    });
    run(async {
        let mut node = Server::start_node(database.place(), folder.path(), &secret).await;
        let said = refusal(&database.place(), &other);
        assert!(said.contains("has another --cluster-secret"), "{said}");
        assert_eq!(database.number("SELECT count(*) FROM nodes"), 1, "it has not joined");
        assert!(node.terminate().await.success());
        let alone = Store::open(&database.place(), true).expect("a store");
        let said = refusal(&database.place(), &secret);
        assert!(said.contains("another server uses the database already"), "{said}");
        alone.close().await;
        let primary = OwnCluster::start();
        let standby = OwnCluster::follow(&primary.cluster);
        let said = refusal(&standby.cluster.place("postgres"), &secret);
        assert!(said.contains("read-only standby"), "{said}");
    });
}

#[test]
fn nothing_is_lost_when_servers_of_a_cluster_fail() {
    let folder = tempfile::tempdir().expect("a folder");
    run(survive(folder.path(), FAULTS));
}
