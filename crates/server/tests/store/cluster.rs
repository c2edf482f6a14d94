//! A real PostgreSQL for tests: Debian's programs, in their own folder, with a socket in it.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use postgres::NoTls;
use rustix::process::{Pid, Signal, kill_process};
use server::store::DataLocation;
use tempfile::TempDir;

/// A PostgreSQL server in a folder.
pub(crate) struct Cluster {
    folder: PathBuf,
    /// The machine that it runs on, if it is not this one.
    host: Option<Host>,
}

/// A machine on a network: a network namespace with an address.
#[derive(Clone, Debug)]
pub(crate) struct Host {
    pub(crate) namespace: PathBuf,
    pub(crate) address: Ipv4Addr,
}

impl Host {
    /// A command that runs on this machine.
    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new("nsenter");
        command.arg(format!("--net={}", self.namespace.display())).arg("--").arg(program);
        command
    }
}

/// A cluster that a single test may kill, and that waits for the disk as a real one does.
pub(crate) struct OwnCluster {
    pub(crate) cluster: Cluster,
    _folder: TempDir,
}

/// A database of one test in the cluster that all tests share.
pub(crate) struct TestDatabase {
    cluster: Cluster,
    name: String,
    /// The cluster runs as long as anybody holds this lock shared.
    _users: File,
}

impl OwnCluster {
    pub(crate) fn start() -> Self {
        let own = Self::nowhere(None);
        own.cluster.init();
        own.cluster.start("");
        own
    }

    /// A cluster on another machine, which every machine on its network may use. A standby that was
    /// cut off follows again soon, by the settings of `examples/deploy/patroni.yml`.
    pub(crate) fn start_on(host: &Host) -> Self {
        let own = Self::nowhere(Some(host.clone()));
        own.cluster.init();
        let allowed = "local all all trust\nhost all,replication all samenet trust\n";
        fs::write(own.cluster.data().join("pg_hba.conf"), allowed).expect("a file");
        let settings = "wal_sender_timeout = 5s\nwal_receiver_timeout = 5s\n\
                        wal_retrieve_retry_interval = 1s\n";
        fs::write(own.cluster.data().join("postgresql.auto.conf"), settings).expect("a file");
        own.cluster.start("");
        own
    }

    /// A cluster with this certificate and key (PEM) that accepts encrypted connections to a port
    /// of 127.0.0.1, and no others.
    pub(crate) fn start_encrypted(certificate: &str, key: &str) -> (Self, u16) {
        let own = Self::nowhere(None);
        own.cluster.init();
        let data = own.cluster.data();
        let allowed = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";
        for (name, text) in
            [("server.crt", certificate), ("server.key", key), ("pg_hba.conf", allowed)]
        {
            let file = data.join(name);
            fs::write(&file, text).expect("a file");
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("a secret");
            if rustix::process::getuid().is_root() {
                succeed(Command::new("chown").arg(servant()).arg(&file));
            }
        }
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        own.cluster.start(&format!("-c ssl=on -c listen_addresses=127.0.0.1 -c port={port}"));
        (own, port)
    }

    /// A standby of another cluster; without it, that cluster does not commit.
    pub(crate) fn follow(primary: &Cluster) -> Self {
        Self::copy(primary, None)
    }

    /// The same on another machine, over the network.
    pub(crate) fn follow_on(primary: &Cluster, host: &Host) -> Self {
        Self::copy(primary, Some(host.clone()))
    }

    fn copy(primary: &Cluster, host: Option<Host>) -> Self {
        let own = Self::nowhere(host);
        own.cluster.make_folder();
        let mut copy = own.cluster.program("pg_basebackup");
        copy.args([
            "--write-recovery-conf",
            "--no-sync",
            "--checkpoint=fast",
            "--username=ivanhoe",
        ]);
        let from = match &primary.host {
            Some(host) => PathBuf::from(host.address.to_string()),
            None => primary.folder.clone(),
        };
        // A machine that has just been connected again needs a moment.
        let mut asking = own.cluster.program("pg_isready");
        asking.arg("-h").arg(&from);
        let answers = (0..100).any(|_| asking.status().is_ok_and(|status| status.success()));
        assert!(answers, "the primary cannot be reached");
        copy.arg("-h").arg(&from);
        let copied = copy.arg("-D").arg(own.cluster.data()).stderr(Stdio::piped()).output();
        let copied = copied.expect("a program");
        assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
        own.cluster.start("");
        primary.run("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        primary.run("postgres", "SELECT pg_reload_conf()");
        own
    }

    /// A folder for a cluster.
    fn nowhere(host: Option<Host>) -> Self {
        let folder = tempfile::Builder::new().prefix("ivanhoe-").tempdir().expect("a folder");
        let cluster = Cluster { folder: folder.path().join("cluster"), host };
        let allow = fs::Permissions::from_mode(0o755);
        fs::set_permissions(folder.path(), allow).expect("a folder for PostgreSQL's user too");
        Self { cluster, _folder: folder }
    }
}

impl Drop for OwnCluster {
    fn drop(&mut self) {
        self.cluster.kill();
    }
}

impl TestDatabase {
    /// A new database. The first test of a run starts the cluster; it ends when it has not been
    /// used for some seconds.
    pub(crate) fn create() -> Self {
        let user = rustix::process::getuid().as_raw();
        let home = std::env::temp_dir().join(format!("ivanhoe-test-postgres-{user}"));
        fs::create_dir_all(&home).expect("a folder");
        let users = File::create(home.join("users")).expect("a lock");
        users.lock_shared().expect("a shared lock");
        let starting = File::create(home.join("starting")).expect("a lock");
        starting.lock().expect("a lock");
        let folder = home.join("cluster");
        let cluster = Cluster { folder, host: None };
        if !cluster.runs() {
            cluster.init();
            // Most tests are not about a crash of the machine.
            cluster.start("-c fsync=off -c max_connections=200");
            cluster.stop_when_unused(&home);
        }
        drop(starting);
        let name = unique();
        cluster.run("postgres", &format!("CREATE DATABASE {name}"));
        Self { cluster, name, _users: users }
    }

    pub(crate) fn place(&self) -> DataLocation {
        self.cluster.place(&self.name)
    }

    /// The socket that it listens on.
    pub(crate) fn socket(&self) -> PathBuf {
        self.cluster.socket()
    }

    /// Runs a statement in it.
    pub(crate) fn run(&self, sql: &str) {
        self.cluster.run(&self.name, sql);
    }

    /// The number that a query finds.
    pub(crate) fn number(&self, sql: &str) -> i64 {
        self.cluster.number(&self.name, sql)
    }

    /// A session of its own.
    pub(crate) fn session(&self) -> TestSession {
        let address = self.cluster.address(&self.name);
        let (send, statements) = std::sync::mpsc::channel::<String>();
        let (done, is_done) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let mut client = postgres::Client::connect(&address, NoTls).expect("a connection");
            for sql in statements {
                client.batch_execute(&sql).expect("it runs");
                done.send(()).expect("somebody waits");
            }
        });
        TestSession { send, is_done }
    }

    /// Waits until this many sessions of this database wait for a lock.
    pub(crate) async fn wait_for_locks(&self, sessions: i64) {
        let sql = "SELECT count(*) FROM pg_stat_activity \
                   WHERE datname = current_database() AND wait_event_type = 'Lock'";
        while self.number(sql) < sessions {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
}

/// A session that stays open between its statements.
pub(crate) struct TestSession {
    send: std::sync::mpsc::Sender<String>,
    is_done: std::sync::mpsc::Receiver<()>,
}

impl TestSession {
    /// Runs a statement.
    pub(crate) fn run(&mut self, sql: &str) {
        self.send.send(sql.to_owned()).expect("a session");
        self.is_done.recv().expect("it runs");
    }
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        self.cluster.run("postgres", &format!("DROP DATABASE {} WITH (FORCE)", self.name));
    }
}

impl Cluster {
    /// The machine that it runs on, if it is not this one.
    pub(crate) fn host(&self) -> Option<&Host> {
        self.host.as_ref()
    }

    fn make_folder(&self) {
        // The remains of a killed run are useless.
        let _ = fs::remove_dir_all(&self.folder);
        fs::create_dir_all(&self.folder).expect("a folder");
        if rustix::process::getuid().is_root() {
            succeed(Command::new("chown").arg(servant()).arg(&self.folder));
        }
    }

    fn init(&self) {
        self.make_folder();
        let init = "--auth=trust --username=ivanhoe --encoding=UTF8 --locale=C.UTF-8 --no-sync";
        succeed(self.program("initdb").arg("-D").arg(self.data()).args(init.split(' ')));
    }

    fn runs(&self) -> bool {
        let mut status = self.program("pg_ctl");
        self.data().exists()
            && status.arg("status").arg("-D").arg(self.data()).status().is_ok_and(|s| s.success())
    }

    /// Starts it, and waits until it answers.
    pub(crate) fn start(&self, options: &str) {
        let folder = self.folder.display();
        let address = self.host.as_ref().map(|host| host.address.to_string()).unwrap_or_default();
        let options = format!(
            "-c listen_addresses='{address}' -c unix_socket_directories={folder} {options}"
        );
        let mut start = self.program("pg_ctl");
        start.arg("start").arg("-w").arg("-s").arg("-D").arg(self.data());
        succeed(start.arg("-l").arg(self.folder.join("log")).arg("-o").arg(options));
    }

    /// Ends it as a crash would: nothing more is written.
    pub(crate) fn kill(&self) {
        let mut kill = self.program("pg_ctl");
        // It may be dead already.
        let _ = kill.args(["stop", "-s", "-m", "immediate", "-D"]).arg(self.data()).status();
    }

    /// Promotes a standby to a primary that waits for no standby.
    pub(crate) fn promote(&self) {
        succeed(self.program("pg_ctl").args(["promote", "-s", "-w", "-D"]).arg(self.data()));
        self.run("postgres", "ALTER SYSTEM RESET synchronous_standby_names");
        self.run("postgres", "SELECT pg_reload_conf()");
    }

    /// A standby receives nothing from its primary until it follows again.
    pub(crate) fn stop_following(&self) {
        self.signal_receiver(Signal::STOP);
    }

    /// A standby goes on where it stopped, at once.
    pub(crate) fn follow_again(&self) {
        self.signal_receiver(Signal::CONT);
    }

    fn signal_receiver(&self, signal: Signal) {
        let sql = "SELECT COALESCE(max(pid), 0)::BIGINT FROM pg_stat_wal_receiver";
        let pid = i32::try_from(self.number("postgres", sql)).ok().and_then(Pid::from_raw);
        let pid = pid.expect("a standby that follows a primary");
        kill_process(pid, signal).expect("a process");
    }

    /// Leaves a process behind that ends the cluster when all tests are done.
    fn stop_when_unused(&self, home: &Path) {
        let stop = self.program("pg_ctl");
        let script = r#"users=$1; folder=$2; shift 2
            while sleep 4; do
                flock -n -x "$users" sh -c '"$@"; rm -rf "$0"' "$folder" "$@" && exit
            done"#;
        let mut watch = Command::new("setsid");
        watch.args(["--fork", "sh", "-c", script, "sh"]).arg(home.join("users")).arg(&self.folder);
        watch.arg(stop.get_program()).args(stop.get_args());
        watch.args(["stop", "-s", "-m", "immediate", "-D"]).arg(self.data());
        succeed(silent(&mut watch));
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// The socket that it listens on.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// A database in it.
    pub(crate) fn place(&self, name: &str) -> DataLocation {
        DataLocation::Postgres(self.address(name))
    }

    fn address(&self, name: &str) -> String {
        format!("host={} user=ivanhoe dbname={name}", self.folder.display())
    }

    /// Runs a statement in a database.
    ///
    /// On another thread: the client brings its own runtime, and tests run in one.
    pub(crate) fn run(&self, database: &str, sql: &str) {
        let address = self.address(database);
        std::thread::scope(|scope| {
            let run = scope.spawn(|| {
                let mut client = postgres::Client::connect(&address, NoTls).expect("a connection");
                client.batch_execute(sql).expect("it runs");
            });
            run.join().expect("it runs");
        });
    }

    /// How many sessions wait for a standby?
    pub(crate) fn waiting(&self) -> i64 {
        let sql = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
        self.number("postgres", sql)
    }

    /// The number that a query finds; 0 if the database does not answer.
    pub(crate) fn number(&self, database: &str, sql: &str) -> i64 {
        let (address, sql) = (self.address(database), sql.to_owned());
        let count = move || {
            let mut client = postgres::Client::connect(&address, NoTls).ok()?;
            Some(client.query_one(&sql, &[]).ok()?.get(0))
        };
        std::thread::spawn(count).join().expect("no panic").unwrap_or(0)
    }

    /// The texts that a query finds.
    pub(crate) fn texts(&self, database: &str, sql: &str) -> Vec<String> {
        let address = self.address(database);
        std::thread::scope(|scope| {
            let texts = scope.spawn(|| {
                let mut client = postgres::Client::connect(&address, NoTls).expect("a connection");
                let rows = client.query(sql, &[]).expect("it runs");
                rows.iter().map(|row| row.get(0)).collect()
            });
            texts.join().expect("it runs")
        })
    }

    /// One of PostgreSQL's programs. They refuse to run as root; then they run as another user.
    fn program(&self, name: &str) -> Command {
        let mut words = Vec::new();
        if rustix::process::getuid().is_root() {
            let user = format!("--reuid={}", servant());
            words.extend(["setpriv".to_owned(), user, "--clear-groups".into(), "--".into()]);
        }
        words.push(programs().join(name).display().to_string());
        let mut command = match &self.host {
            Some(host) => host.command(&words[0]),
            None => Command::new(&words[0]),
        };
        command.args(&words[1..]);
        command.current_dir(&self.folder);
        silent(&mut command);
        command
    }
}

/// The user that runs PostgreSQL in place of root.
fn servant() -> &'static str {
    let users = fs::read_to_string("/etc/passwd").expect("a list of users");
    if users.lines().any(|line| line.starts_with("postgres:")) { "postgres" } else { "nobody" }
}

/// The folder of PostgreSQL's programs, the newest version that is installed.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(debian);
    let has = |folder: &PathBuf, name: &str| folder.join(name).exists();
    let whole = |folder: &PathBuf| has(folder, "initdb") && has(folder, "pg_basebackup");
    let found = folders.filter(whole).max();
    found.expect("PostgreSQL is missing: install Debian's package postgresql")
}

/// A pipe that a server inherits would keep the test runner waiting for its end.
fn silent(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

fn succeed(command: &mut Command) {
    let status = command.status().expect("a program");
    assert!(status.success(), "{command:?}: {status}");
}

/// A name that no other test uses.
fn unique() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}
