//! Machines on one network, each a network namespace. Any two can be cut from each other: nothing
//! passes between them then, and neither is notified.
//!
//! The test runs itself again in namespaces of its own, so that nothing of this machine changes and
//! everything is gone when the test ends. The players are there, beside the switch.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::cluster::Host;
use crate::say;

/// Is this process the test in its own namespaces?
const INSIDE: &str = "IVANHOE_IN_NAMESPACES";

/// Namespaces for networks and processes. When the first process in them ends, so do all others.
const UNSHARE: [&str; 5] = ["--net", "--pid", "--fork", "--kill-child", "--mount-proc"];

/// The first process in the namespaces: it runs a command, and sees to orphans.
const FIRST: [&str; 4] = ["sh", "-c", "\"$@\"; exit $?", "sh"];

/// Frames to this address reach nobody.
const NOBODY: &str = "02:00:00:00:00:00";

/// Runs a test in its own namespaces. If they cannot be made, it says why in one line.
pub(crate) fn in_namespaces(name: &str, seed: u64, test: impl FnOnce()) {
    if std::env::var_os(INSIDE).is_some() {
        return test();
    }
    if let Err(why) = can_be_made() {
        return say(&format!("skipped: no machines in network namespaces: {why}"));
    }
    let mut again = Command::new("unshare");
    again.args(UNSHARE).args(FIRST).arg(std::env::current_exe().expect("this program"));
    again.args([name, "--exact", "--ignored", "--nocapture"]).env(INSIDE, "1");
    let status = again.env("IVANHOE_SEED", seed.to_string()).status().expect("unshare");
    assert!(status.success(), "{name}: {status}");
}

/// Why machines cannot be made here.
fn can_be_made() -> Result<(), String> {
    let mut bridge = Command::new("unshare");
    bridge.args(UNSHARE).args(FIRST).args(["ip", "link", "add", "lan", "type", "bridge"]);
    for command in [&mut bridge, Command::new("haproxy").arg("-v")] {
        let program = command.get_program().to_string_lossy().into_owned();
        let output = command.output().map_err(|error| format!("{program}: {error}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(said.lines().next().unwrap_or(&program).to_owned());
        }
    }
    Ok(())
}

/// A network with its machines.
pub(crate) struct Lan {
    machines: Vec<Machine>,
}

/// A machine on the network.
struct Machine {
    host: Host,
    /// Its namespace lasts as long as this process.
    keeper: Child,
}

impl Drop for Machine {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.keeper.kill();
        let _ = self.keeper.wait();
    }
}

impl Lan {
    /// A network with this many machines, at `10.99.0.2` and so on.
    pub(crate) fn with_machines(count: u8) -> Self {
        for line in [
            "link set lo up",
            "link add lan type bridge",
            "address add 10.99.0.1/16 dev lan",
            "link set lan up",
            "route add local 10.99.128.0/17 dev lo",
        ] {
            ip(&mut Command::new("ip"), line);
        }
        Self { machines: (0..count).map(Machine::plugged_in).collect() }
    }

    /// The address from which the players of a game call.
    pub(crate) fn home(number: u64) -> IpAddr {
        let [.., high, low] = (number % (1 << 15) + (1 << 15)).to_be_bytes();
        Ipv4Addr::new(10, 99, high, low).into()
    }

    pub(crate) fn host(&self, number: usize) -> &Host {
        &self.machines[number].host
    }

    /// Cuts two machines from each other, or connects them again.
    pub(crate) fn cut(&self, [one, other]: [usize; 2], is_cut: bool) {
        for (here, there) in [(one, other), (other, one)] {
            let address = self.host(there).address;
            let line = if is_cut {
                format!("neighbour replace {address} lladdr {NOBODY} nud permanent dev eth0")
            } else {
                format!("neighbour delete {address} dev eth0")
            };
            ip(&mut self.host(here).command("ip"), &line);
        }
    }

    /// Pulls the plug of a machine out of the network, or puts it back.
    pub(crate) fn unplug(&self, number: usize, is_out: bool) {
        let state = if is_out { "down" } else { "up" };
        ip(&mut Command::new("ip"), &format!("link set port{number} {state}"));
    }
}

impl Machine {
    fn plugged_in(number: u8) -> Self {
        let mut keeper = Command::new("unshare");
        keeper.args(["--net", "sh", "-c", "echo; exec sleep infinity"]).stdout(Stdio::piped());
        let mut keeper = keeper.spawn().expect("a namespace");
        // Its first byte says that the namespace is there.
        let mut byte = [0];
        let stdout = keeper.stdout.take().expect("a pipe");
        io::Read::read_exact(&mut { stdout }, &mut byte).expect("a namespace");
        let namespace = PathBuf::from(format!("/proc/{}/ns/net", keeper.id()));
        let host = Host { namespace, address: Ipv4Addr::new(10, 99, 0, number + 2) };
        let (pid, address) = (keeper.id(), host.address);
        let line = format!("link add port{number} type veth peer name eth0 netns {pid}");
        ip(&mut Command::new("ip"), &line);
        ip(&mut Command::new("ip"), &format!("link set port{number} master lan up"));
        for line in
            ["link set lo up", &format!("address add {address}/16 dev eth0"), "link set eth0 up"]
        {
            ip(&mut host.command("ip"), line);
        }
        Self { host, keeper }
    }
}

fn ip(command: &mut Command, line: &str) {
    let output = command.args(line.split(' ')).output().expect("the program ip");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "ip {line}: {said}");
}
