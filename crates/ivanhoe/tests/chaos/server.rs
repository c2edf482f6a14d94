//! The real server as a child process, to be killed and restarted.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use client::Site;
use rustix::process::{Pid, Signal, kill_process};
use server::store::Place;

/// A server must be ready within this time, however busy the machine is.
const READY: Duration = Duration::from_secs(60);

/// The real server, in one place and at one port.
pub(crate) struct Server {
    child: Child,
    place: Place,
    port: u16,
    log: PathBuf,
}

impl Server {
    /// Starts a server at a free port.
    pub(crate) async fn start(place: Place, folder: &Path) -> Self {
        let log = folder.join("log");
        for _ in 0..20 {
            let port = another_port();
            let child = spawn(&place, port, &log);
            let mut server = Self { child, place: place.clone(), port, log: log.clone() };
            if server.is_ready().await {
                return server;
            }
        }
        panic!("the server does not start: {}", std::fs::read_to_string(&log).unwrap_or_default());
    }

    /// Its address.
    pub(crate) fn site(&self) -> Site {
        Site::new(&format!("http://127.0.0.1:{}", self.port)).expect("an address")
    }

    /// Kills it in the middle of whatever it is doing.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Restarts it. Returns how long it took until it was ready.
    pub(crate) async fn restart(&mut self) -> Duration {
        let start = Instant::now();
        self.child = spawn(&self.place, self.port, &self.log);
        assert!(self.is_ready().await, "the server does not start again: {}", self.log());
        start.elapsed()
    }

    /// Asks it to stop, and waits.
    pub(crate) async fn terminate(&mut self) -> ExitStatus {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, Signal::TERM).expect("it can be told");
        let start = Instant::now();
        while start.elapsed() < READY {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the server does not stop");
    }

    /// Its output so far.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    async fn is_ready(&mut self) -> bool {
        let (site, start) = (self.site(), Instant::now());
        while start.elapsed() < READY && self.child.try_wait().is_ok_and(|ended| ended.is_none()) {
            if site.get("/api/ready", None).await.is_ok() {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        false
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A port that no other server of this process has had. It is below the range of clients' ports: a
/// client that connects while the server is dead could otherwise connect to itself.
fn another_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    20_000 + ((std::process::id() * 31 + number * 977) % 12_000) as u16
}

fn spawn(place: &Place, port: u16, log: &Path) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ivanhoe"));
    command.arg("serve").arg("--listen").arg(format!("127.0.0.1:{port}"));
    match place {
        Place::Folder(folder) => command.arg("--data").arg(folder),
        Place::Postgres(url) => command.arg("--database").arg(url),
    };
    let log = File::options().create(true).append(true).open(log).expect("a log");
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
    command.spawn().expect("the server starts")
}
