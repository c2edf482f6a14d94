//! A real server in a separate process.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};

use rustix::process::{Pid, Signal, kill_process};

/// A server, which is killed when this is dropped.
pub(crate) struct Served {
    child: Child,
    /// Where it listens.
    pub(crate) url: String,
}

impl Served {
    /// Serves the data in a folder.
    pub(crate) fn from(folder: &str) -> Self {
        Self::at("127.0.0.1:0", folder)
    }

    /// The same at an address.
    pub(crate) fn at(address: &str, folder: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ivanhoe"))
            .args(["serve", "--listen", address, "--data", folder])
            .env("RUST_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server runs");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("its output"));
        output.read_line(&mut line).expect("its address");
        let url = line.trim().rsplit(' ').next().expect("an address").to_owned();
        Self { child, url }
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(mut self) -> ExitStatus {
        let process = Pid::from_child(&self.child);
        kill_process(process, Signal::TERM).expect("it can be asked");
        self.child.wait().expect("it ends")
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have exited already, which other assertions check.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
