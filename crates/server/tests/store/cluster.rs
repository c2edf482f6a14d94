//! A real PostgreSQL for tests: Debian's programs, in their own folder, with a socket in it.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use postgres::NoTls;
use server::store::Place;
use tempfile::TempDir;

/// A PostgreSQL server in a folder.
pub(crate) struct Cluster {
    folder: PathBuf,
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
        let own = Self::nowhere();
        own.cluster.init();
        own.cluster.start("");
        own
    }

    /// A standby of another cluster; without it, that cluster does not commit.
    pub(crate) fn follow(primary: &Cluster) -> Self {
        let own = Self::nowhere();
        own.cluster.make_folder();
        let mut copy = own.cluster.program("pg_basebackup");
        copy.args([
            "--write-recovery-conf",
            "--no-sync",
            "--checkpoint=fast",
            "--username=ivanhoe",
        ]);
        succeed(copy.arg("-h").arg(&primary.folder).arg("-D").arg(own.cluster.data()));
        own.cluster.start("");
        primary.run("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        primary.run("postgres", "SELECT pg_reload_conf()");
        own
    }

    /// A folder for a cluster.
    fn nowhere() -> Self {
        let folder = tempfile::Builder::new().prefix("ivanhoe-").tempdir().expect("a folder");
        let cluster = Cluster { folder: folder.path().join("cluster") };
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
        let cluster = Cluster { folder };
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

    pub(crate) fn place(&self) -> Place {
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
}

impl Drop for TestDatabase {
    fn drop(&mut self) {
        self.cluster.run("postgres", &format!("DROP DATABASE {} WITH (FORCE)", self.name));
    }
}

impl Cluster {
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
        let options =
            format!("-c listen_addresses='' -c unix_socket_directories={folder} {options}");
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
    pub(crate) fn place(&self, name: &str) -> Place {
        Place::Postgres(self.address(name))
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
        let address = self.address("postgres");
        let sql = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
        let count = move || {
            let mut client = postgres::Client::connect(&address, NoTls).ok()?;
            Some(client.query_one(sql, &[]).ok()?.get(0))
        };
        std::thread::spawn(count).join().expect("no panic").unwrap_or(0)
    }

    /// One of PostgreSQL's programs. They refuse to run as root; then they run as another user.
    fn program(&self, name: &str) -> Command {
        let program = programs().join(name);
        let mut command = if rustix::process::getuid().is_root() {
            let mut command = Command::new("setpriv");
            let user = servant();
            command.args([&format!("--reuid={user}"), "--clear-groups", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
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
