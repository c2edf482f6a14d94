//! The real server as a child process, to be killed and restarted.

use std::fs::File;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use client::Site;
use rustix::process::{Pid, Signal, kill_process};
use server::store::DataLocation;

use crate::cluster::Host;

/// A server must be ready within this time, however busy the machine is.
const READY: Duration = Duration::from_secs(60);

/// How a server is started.
#[derive(Clone)]
pub(crate) struct Launch {
    pub(crate) place: DataLocation,
    pub(crate) folder: PathBuf,
    pub(crate) binary: PathBuf,
    /// The file with the cluster's secret, if it shares the database.
    pub(crate) secret: Option<PathBuf>,
    /// The machine that it runs on, if it is not this one.
    pub(crate) host: Option<Host>,
}

/// The real server, in one place and at one port.
pub(crate) struct Server {
    child: Child,
    pub(crate) launch: Launch,
    port: u16,
}

impl Server {
    /// Starts a server at a free port.
    pub(crate) async fn start(place: DataLocation, folder: &Path) -> Self {
        Self::launch(Launch::here(place, folder, None)).await
    }

    /// Starts a server that shares its database with others.
    pub(crate) async fn start_node(place: DataLocation, folder: &Path, secret: &Path) -> Self {
        Self::launch(Launch::here(place, folder, Some(secret.to_owned()))).await
    }

    pub(crate) async fn launch(launch: Launch) -> Self {
        for _ in 0..20 {
            let port = if launch.host.is_some() { 8080 } else { another_port() };
            let mut server = Self { child: launch.spawn(port), launch: launch.clone(), port };
            if server.is_ready().await {
                return server;
            }
        }
        let log = std::fs::read_to_string(launch.log()).unwrap_or_default();
        panic!("the server does not start: {log}");
    }

    /// Its address.
    pub(crate) fn site(&self) -> Site {
        Site::new(&format!("http://{}:{}", self.launch.address(), self.port)).expect("an address")
    }

    /// Kills it in the middle of whatever it is doing.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Makes it stand still.
    pub(crate) fn stop(&self) {
        kill_process(Pid::from_child(&self.child), Signal::STOP).expect("it can be stopped");
    }

    /// Lets it go on.
    pub(crate) fn go_on(&self) {
        kill_process(Pid::from_child(&self.child), Signal::CONT).expect("it can go on");
    }

    /// Restarts it. Returns how long it took until it was ready.
    pub(crate) async fn restart(&mut self) -> Duration {
        let start = Instant::now();
        self.child = self.launch.spawn(self.port);
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
        std::fs::read_to_string(self.launch.log()).unwrap_or_default()
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

impl Launch {
    /// On this machine.
    fn here(place: DataLocation, folder: &Path, secret: Option<PathBuf>) -> Self {
        let binary = env!("CARGO_BIN_EXE_ivanhoe").into();
        Self { place, folder: folder.to_owned(), binary, secret, host: None }
    }

    fn address(&self) -> IpAddr {
        self.host.as_ref().map_or(Ipv4Addr::LOCALHOST, |host| host.address).into()
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    fn spawn(&self, port: u16) -> Child {
        let mut command = match &self.host {
            Some(host) => host.command(&self.binary),
            None => Command::new(&self.binary),
        };
        let address = self.address();
        command.arg("serve").arg("--listen").arg(format!("{address}:{port}"));
        // The janitor archives games as soon as everybody has gone.
        command.env("IVANHOE_ARCHIVE_AFTER", "0s");
        if let Some(secret) = &self.secret {
            // The other servers learn the port from the database.
            command.arg("--cluster").arg(format!("{address}:0"));
            command.arg("--cluster-secret-file").arg(secret);
        }
        if self.host.is_some() {
            command.arg("--behind-proxy");
        }
        match &self.place {
            DataLocation::Folder(folder) => command.arg("--data").arg(folder),
            DataLocation::Postgres(url) => command.arg("--database").arg(url),
        };
        let log = File::options().create(true).append(true).open(self.log()).expect("a log");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        command.spawn().expect("the server starts")
    }
}

/// A port that no other server of this process has had. It is below the range of clients' ports: a
/// client that connects while the server is dead could otherwise connect to itself.
fn another_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    20_000 + ((std::process::id() * 31 + number * 977) % 12_000) as u16
}
