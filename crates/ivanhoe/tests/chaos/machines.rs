//! The same games on six machines: three servers, PostgreSQL with a synchronous standby, and
//! HAProxy before the servers. Any of them fails, and so does the network between any two.
//!
//! `IVANHOE_FAULTS` sets how many faults there are (`make chaos-cluster`), `IVANHOE_SEED` which.
//! `IVANHOE_OTHER_BINARY` names the program that servers are upgraded from: an older version, or
//! this one if there is none. Once the newer has migrated the database, the older cannot start.

use std::collections::BTreeMap;
use std::fs;
use std::net::TcpStream;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use ::server::store::DataLocation;
use client::Site;
use table::{Chance as _, QuickChance};

use crate::cluster::{Cluster, Host, OwnCluster};
use crate::lan::{Lan, in_namespaces};
use crate::nodes::{Standstill, WATCH, end_games, end_servers, judge_cluster, quantile};
use crate::player::PlayerConfig;
use crate::server::{Launch, Server};
use crate::{Table, everybody_moves_on, finished_records, run, say, seed};

/// The machines by their numbers: first the servers.
const SERVERS: usize = 3;
const DATABASES: [usize; 2] = [3, 4];
const PROXY: usize = 5;

/// How many tables are used.
const TABLES: usize = 8;

/// How many faults there are by default, and how long the longest of them last.
const FAULTS: usize = 5;
const SHORT: Duration = Duration::from_secs(3);

/// The longest pauses and cuts of a longer run.
const LONG: Duration = Duration::from_secs(30);

/// After this time without a word from it a server is declared dead.
const SILENCE: Duration = Duration::from_secs(3);

/// How many lines of each server's log are printed if a table stands still.
const LAST_LINES: usize = 200;

/// What goes wrong.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// A server is killed, and started again when the tables have gone on.
    Kill(usize),
    /// A server stands still for a while.
    Pause(usize, Duration),
    /// Nothing passes between two machines for a while.
    Cut([usize; 2], Duration),
    /// The primary is killed, and the standby promoted. There is a new standby afterwards.
    LosePrimary,
    /// The same, but the primary's machine says nothing more to anybody.
    UnplugPrimary,
    /// HAProxy is killed and started again.
    RestartProxy,
    /// The servers are replaced, one after the other, by those of another version.
    Upgrade,
}

impl Fault {
    /// The fault of this number. All kinds come up in turn.
    fn draw(number: usize, longest: Duration, chance: &mut QuickChance) -> Self {
        let one = chance.below(SERVERS);
        let other = (one + 1 + chance.below(SERVERS - 1)) % SERVERS;
        // Most are short.
        let share = (chance.below(1000) as f64 / 1000.0).powi(3);
        let length = Duration::from_secs(1) + (longest - Duration::from_secs(1)).mul_f64(share);
        let primary = DATABASES[0];
        match number % 13 {
            0 | 7 | 11 => Self::Kill(one),
            1 => Self::LosePrimary,
            2 => Self::RestartProxy,
            3 => Self::Cut([one, other], length),
            4 => Self::Upgrade,
            5 | 10 => Self::Pause(one, length),
            6 => Self::Cut([one, primary], length),
            8 => Self::Cut(DATABASES, length),
            9 => Self::Cut([one, PROXY], length),
            _ => Self::UnplugPrimary,
        }
    }

    /// The server that it is about.
    fn server(self) -> Option<usize> {
        match self {
            Self::Kill(server) | Self::Pause(server, _) => Some(server),
            Self::Cut([server, other], _) if other == DATABASES[0] => {
                (server < SERVERS).then_some(server)
            }
            Self::Cut(..)
            | Self::LosePrimary
            | Self::UnplugPrimary
            | Self::RestartProxy
            | Self::Upgrade => None,
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Kill(_) => "a server is killed",
            Self::Pause(_, length) if length < SILENCE => "a server stands still, under 3 s",
            Self::Pause(..) => "a server stands still, 3 to 30 s",
            Self::Cut(DATABASES, _) => "primary and standby cut from each other",
            Self::Cut([_, PROXY], _) => "a server cut from HAProxy",
            Self::Cut([_, other], _) if other < SERVERS => "two servers cut from each other",
            Self::Cut(..) => "a server cut from the primary",
            Self::LosePrimary => "the primary is killed, the standby promoted",
            Self::UnplugPrimary => "the primary's machine is gone, the standby promoted",
            Self::RestartProxy => "HAProxy is restarted",
            Self::Upgrade => "a server is replaced by another version",
        }
    }
}

/// Three servers, two databases and a proxy.
struct Site6 {
    lan: Lan,
    servers: Vec<Server>,
    /// The primary, and its standby.
    databases: [OwnCluster; 2],
    proxy: Proxy,
    /// The program that servers are upgraded to.
    newest: PathBuf,
}

impl Site6 {
    async fn start(folder: &Path) -> Self {
        let lan = Lan::with_machines(6);
        let primary = OwnCluster::start_on(lan.host(DATABASES[0]));
        let standby = OwnCluster::follow_on(&primary.cluster, lan.host(DATABASES[1]));
        let secret = folder.join("secret");
        fs::write(&secret, "a-secret-of-the-cluster\n").expect("a secret");
        let [first, second] = DATABASES.map(|number| lan.host(number).address);
        let place = DataLocation::Postgres(format!(
            "host={first},{second} user=ivanhoe dbname=postgres target_session_attrs=read-write"
        ));
        let own = PathBuf::from(env!("CARGO_BIN_EXE_ivanhoe"));
        let other = std::env::var_os("IVANHOE_OTHER_BINARY").map_or(own.clone(), PathBuf::from);
        let mut servers = Vec::new();
        for number in 0..SERVERS {
            let folder = folder.join(format!("server-{number}"));
            fs::create_dir(&folder).expect("a folder");
            let host = Some(lan.host(number).clone());
            let (place, binary, secret) = (place.clone(), other.clone(), Some(secret.clone()));
            servers.push(Server::launch(Launch { place, folder, binary, secret, host }).await);
        }
        primary.cluster.run("postgres", WATCH);
        let proxy = Proxy::start(folder, &lan);
        Self { lan, servers, databases: [primary, standby], proxy, newest: own }
    }

    fn primary(&self) -> &Cluster {
        &self.databases[0].cluster
    }

    /// The machines of the primary and of the standby.
    fn database_machines(&self) -> [usize; 2] {
        let runs_on =
            |host: &Host| self.primary().host().is_some_and(|own| own.address == host.address);
        let [one, other] = DATABASES;
        if runs_on(self.lan.host(one)) { [one, other] } else { [other, one] }
    }

    /// Which of these tables belong to a server.
    fn owned_by(&self, server: usize, tables: &[Table]) -> Vec<bool> {
        let address = self.lan.host(server).address;
        let sql = format!(
            "SELECT code FROM tables JOIN nodes ON nodes.id = owner \
             WHERE NOT dead AND address LIKE '{address}:%'"
        );
        let owned = tokio::task::block_in_place(|| self.primary().texts("postgres", &sql));
        tables.iter().map(|table| owned.contains(&table.progress.code())).collect()
    }

    /// Lets a fault happen. Returns how long tables stood still because of it: if it is about one
    /// server, its own tables.
    async fn suffer(&mut self, fault: Fault, tables: &[Table]) -> Vec<Duration> {
        let concerned = fault.server().map(|server| self.owned_by(server, tables));
        let now = Instant::now();
        let waits = match fault {
            Fault::Kill(server) => {
                self.servers[server].kill();
                let waits = Standstill::since(now, tables).end(tables).await;
                self.servers[server].restart().await;
                waits
            }
            Fault::Pause(server, length) => {
                let server = &self.servers[server];
                server.stop();
                let ends = async {
                    tokio::time::sleep(length).await;
                    server.go_on();
                };
                tokio::join!(Standstill::since(now, tables).end(tables), ends).0
            }
            Fault::Cut(pair, length) => {
                let pair = self.named_now(pair);
                self.lan.cut(pair, true);
                let ends = async {
                    tokio::time::sleep(length).await;
                    self.lan.cut(pair, false);
                };
                tokio::join!(Standstill::since(now, tables).end(tables), ends).0
            }
            Fault::LosePrimary => self.promote(false, tables).await,
            Fault::UnplugPrimary => self.promote(true, tables).await,
            Fault::RestartProxy => {
                self.proxy.restart();
                Standstill::since(now, tables).end(tables).await
            }
            Fault::Upgrade => return self.upgrade(tables).await,
        };
        let concerned = concerned.unwrap_or_else(|| vec![true; tables.len()]);
        waits.into_iter().zip(concerned).filter(|(_, own)| *own).map(|(wait, _)| wait).collect()
    }

    /// Faults name the first primary; the machines may have changed their parts.
    fn named_now(&self, pair: [usize; 2]) -> [usize; 2] {
        let [primary, standby] = self.database_machines();
        pair.map(|machine| match DATABASES.iter().position(|number| *number == machine) {
            Some(0) => primary,
            Some(_) => standby,
            None => machine,
        })
    }

    /// The primary is lost, and the standby takes over. Then there is another standby.
    async fn promote(&mut self, is_unplugged: bool, tables: &[Table]) -> Vec<Duration> {
        let [lost, _] = self.database_machines();
        let now = Instant::now();
        let standstill = tokio::task::block_in_place(|| {
            if is_unplugged {
                self.lan.unplug(lost, true);
            }
            self.primary().kill();
            let standstill = Standstill::since(now, tables);
            self.databases[1].cluster.promote();
            standstill
        });
        let waits = standstill.end(tables).await;
        tokio::task::block_in_place(|| {
            self.lan.unplug(lost, false);
            self.databases.swap(0, 1);
            self.databases[1] = OwnCluster::follow_on(self.primary(), self.lan.host(lost));
        });
        waits
    }

    /// Each server is replaced by one of the newest version; in the meantime there are both.
    async fn upgrade(&mut self, tables: &[Table]) -> Vec<Duration> {
        let mut all = Vec::new();
        for number in 0..SERVERS {
            let owned = self.owned_by(number, tables);
            let standstill = Standstill::since(Instant::now(), tables);
            let server = &mut self.servers[number];
            let (status, waits) = tokio::join!(server.terminate(), standstill.end(tables));
            assert_eq!(status.code(), Some(0), "{}", server.log());
            server.launch.binary.clone_from(&self.newest);
            server.restart().await;
            all.extend(waits.into_iter().zip(owned).filter(|(_, own)| *own).map(|(wait, _)| wait));
        }
        all
    }
}

/// HAProxy with the configuration that we publish.
struct Proxy {
    child: Child,
    host: Host,
    config: PathBuf,
}

impl Proxy {
    fn start(folder: &Path, lan: &Lan) -> Self {
        let config = folder.join("haproxy.cfg");
        fs::write(&config, configuration(lan)).expect("a file");
        let host = lan.host(PROXY).clone();
        let child = Self::spawn(&host, &config);
        Self { child, host, config }
    }

    fn spawn(host: &Host, config: &Path) -> Child {
        let mut command = host.command("haproxy");
        command.arg("-db").arg("-f").arg(config).stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.stderr(Stdio::null()).spawn().expect("HAProxy");
        let answers = |_: &u32| TcpStream::connect((host.address, 80)).is_ok();
        let wait = |_: &u32| std::thread::sleep(Duration::from_millis(10));
        assert!((0..3000).inspect(wait).any(|attempt| answers(&attempt)), "HAProxy starts");
        child
    }

    fn kill(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn restart(&mut self) {
        self.kill();
        self.child = Self::spawn(&self.host, &self.config);
    }

    fn site(&self) -> Site {
        Site::new(&format!("http://{}", self.host.address)).expect("an address")
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The published configuration without TLS and a log, for these servers and as many connections as
/// this machine allows.
fn configuration(lan: &Lan) -> String {
    let published = include_str!("../../../../examples/deploy/haproxy.cfg");
    let left_out =
        ["log ", "option httplog", "maxconn 100000", "ssl-default", "bind :443", "redirect scheme"];
    let is_kept = |line: &&str| !left_out.iter().any(|left_out| line.contains(left_out));
    let kept: Vec<&str> = published.lines().filter(is_kept).collect();
    let mut config = kept.join("\n") + "\n";
    for number in 0..SERVERS {
        let (published, address) = (format!("10.0.0.1{}", number + 1), lan.host(number).address);
        assert!(config.contains(&published), "{config}");
        config = config.replace(&published, &address.to_string());
    }
    config
}

/// How long tables stood still, by the kind of fault.
#[derive(Default)]
struct Figures(BTreeMap<&'static str, (usize, Vec<Duration>)>);

impl Figures {
    fn note(&mut self, fault: Fault, waits: Vec<Duration>) {
        let (count, all) = self.0.entry(fault.kind()).or_default();
        *count += 1;
        all.extend(waits);
    }

    fn say(self) {
        for (kind, (count, mut waits)) in self.0 {
            let [half, most, longest] =
                [50, 99, 100].map(|percent| quantile(&mut waits, percent).as_secs_f64());
            let tables = waits.len();
            say(&format!(
                "{kind}: {count} times, {tables} tables, playable again after {half:.1} s (half), \
                 {most:.1} s (99 %), {longest:.1} s (all)"
            ));
        }
    }
}

async fn survive(folder: &Path, faults: usize) {
    let mut site = Site6::start(folder).await;
    let stop = Arc::new(AtomicBool::new(false));
    let (thinking, retry_delay) = (Duration::from_millis(30), Duration::from_millis(250));
    let config = PlayerConfig {
        sites: vec![site.proxy.site()],
        home: Some(Lan::home),
        thinking,
        retry_delay,
    };
    let tables: Vec<Table> =
        (0..TABLES).map(|number| Table::open(&config, number, &stop)).collect();
    let (seed, longest) = (seed(), if faults > FAULTS { LONG } else { SHORT });
    say(&format!("seed {seed}"));
    let (mut chance, mut figures) = (QuickChance::new(seed), Figures::default());
    for number in 0..faults {
        everybody_moves_on(&tables).await;
        tokio::time::sleep(Duration::from_millis(chance.below(300) as u64)).await;
        let fault = Fault::draw(number, longest, &mut chance);
        let mut waits = site.suffer(fault, &tables).await;
        let slowest = quantile(&mut waits, 100).as_secs_f64();
        say(&format!("fault {number}: {fault:?}, {} tables, {slowest:.1} s", waits.len()));
        figures.note(fault, waits);
    }
    everybody_moves_on(&tables).await;
    let games = end_games(tables, &stop).await;
    let records =
        finished_records(&games, |number| site.proxy.site().called_from(Lan::home(number)));
    let records = records.await;
    end_servers(&mut site.servers).await;
    let tally = judge_cluster(site.primary(), faults, &games, &records).await;
    figures.say();
    say(&tally);
}

#[test]
#[ignore = "needs network namespaces and HAProxy: `make test` and `make chaos-cluster` run it"]
fn nothing_is_lost_when_machines_of_a_cluster_fail() {
    let name = "machines::nothing_is_lost_when_machines_of_a_cluster_fail";
    in_namespaces(name, seed(), || {
        let folder = tempfile::tempdir().expect("a folder");
        let count = std::env::var("IVANHOE_FAULTS");
        let faults =
            count.map_or(FAULTS, |count| count.parse().expect("IVANHOE_FAULTS is a number"));
        let survives = AssertUnwindSafe(|| run(survive(folder.path(), faults)));
        if let Err(panic) = catch_unwind(survives) {
            print_logs(folder.path());
            resume_unwind(panic);
        }
    });
}

/// Prints what the servers logged last: it may say why a table stands still.
fn print_logs(folder: &Path) {
    for number in 0..SERVERS {
        let log = fs::read_to_string(folder.join(format!("server-{number}/log")));
        let log = log.unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        let last = lines.len().saturating_sub(LAST_LINES);
        say(&format!("-- server {number}\n{}", lines[last..].join("\n")));
    }
}
