//! An operator's tasks: serve, monitor, back up, upgrade, restore, give orders.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use client::{Site, Token};
use protocol::{ClientMessage, PlayNow};
use rustix::process::{Pid, Signal, kill_process};
use tokio::runtime::Runtime;

use crate::commands::{ivanhoe, refused, stderr, stdout};
use crate::served::Served;
use crate::terminal::Folder;

/// A guest at a table against bots, and the code of the table.
fn somebody(served: &Served) -> (Token, String) {
    Runtime::new().expect("a runtime").block_on(async {
        let site = Site::new(&served.url).expect("an address");
        let ann = site.become_guest(Some("Ann")).await.expect("a guest");
        let request: PlayNow =
            serde_json::from_str(r#"{"game":"tournament","players":3,"level":"page"}"#)
                .expect("a request");
        let table = site.play_now(&ann, &request).await.expect("a table");
        let mut socket = site.connect(Some(&ann)).await.expect("a socket");
        let watch = ClientMessage::Watch { table: table.clone(), since: None };
        socket.send_request(&watch.named("1")).await.expect("it is said");
        socket.send_request(&ClientMessage::Start.named("2")).await.expect("it is said");
        while !socket.receive_text().await.expect("an answer").contains(r#""type":"update""#) {}
        (ann, table)
    })
}

/// What a guest gets from a path.
fn get(served: &Served, guest: &Token, path: &str) -> Result<String, client::ClientError> {
    let site = Site::new(&served.url).expect("an address");
    Runtime::new().expect("a runtime").block_on(site.get(path, Some(guest)))
}

/// Runs a command that must succeed, and returns its output.
#[track_caller]
fn said(arguments: &[&str]) -> String {
    let output = ivanhoe(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    stdout(&output)
}

fn is_private(path: &Path) -> bool {
    let mode = fs::metadata(path).expect("a file").permissions().mode();
    mode & 0o077 == 0
}

#[test]
fn a_backup_of_a_running_server_restores_the_club_on_another_machine() {
    let (old, new) = (Folder::new(), Folder::new());
    let served = Served::from(old.path());
    let (ann, table) = somebody(&served);
    let listed = said(&["admin", "list", "--data", old.path()]);
    assert!(listed.starts_with(&format!("{table} tournament playing: Ann [")), "{listed}");
    assert!(listed.ends_with("1 table\n"), "{listed}");
    let backup = format!("{}/backup.db", old.path());
    said(&["backup", &backup, "--data", old.path()]);
    refused(&["backup", &backup, "--data", old.path()], &["there is something already"]);
    refused(&["restore", &backup, "--data", old.path()], &["not empty"]);
    refused(&["serve", "--listen", "127.0.0.1:0", "--data", old.path()], &["another server"]);
    assert!(served.stop().success(), "it drains and ends well");
    said(&["restore", &backup, "--data", new.path()]);
    for file in [&backup, &format!("{}/ivanhoe.db", old.path()), new.path()] {
        assert!(is_private(Path::new(file)), "{file} holds hidden cards");
    }
    let served = Served::from(new.path());
    let room = get(&served, &ann, &format!("/api/tables/{table}")).expect("her table");
    assert!(room.contains(r#""you":"A""#), "she has her seat: {room}");
}

#[test]
fn admin_commands_are_carried_out_and_logged() {
    let folder = Folder::new();
    let served = Served::from(folder.path());
    let (ann, table) = somebody(&served);
    let order = |order: &[&str]| {
        let words: Vec<&str> = [&["admin"], order, &["--data", folder.path()]].concat();
        said(&words)
    };
    let listed = order(&["list"]);
    let number = listed.split(['[', ']']).nth(1).expect("her number").to_owned();
    order(&["rename", &number, "Anna"]);
    assert!(order(&["list"]).contains("Anna ["), "a new name");
    order(&["end", &table]);
    assert_eq!(order(&["list"]), "0 tables\n");
    order(&["ban", &number]);
    let banned = get(&served, &ann, "/api/me").expect_err("she is banned");
    assert!(banned.to_string().contains("banned"), "{banned}");
    order(&["unban", &number]);
    get(&served, &ann, "/api/me").expect("she is unbanned");
    let log = order(&["log"]);
    assert_eq!(log.lines().filter(|line| line.ends_with(": done")).count(), 4, "{log}");
    let output = ivanhoe(&["admin", "end", "nosuch", "--data", folder.path()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).starts_with("not done: "), "{output:?}");
    let output = ivanhoe(&["admin", "ban", "Bob", "--data", folder.path()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("give the guest's number"));
    refused(&["admin", "list", "--data", "no-such-folder"], &["no database in", "--data DIR"]);
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", "Cargo.toml"];
    refused(&serve, &["Cargo.toml is not a folder"]);
    let serve = ["serve", "--listen", "192.0.2.7:1", "--data", "no-such-folder"];
    refused(&serve, &["192.0.2.7:1"]);
    assert!(!Path::new("no-such-folder").exists(), "a wrong address creates nothing");
}

#[test]
fn times_that_make_no_sense_are_refused() {
    let serve = |times: &[&str], expected: &[&str]| {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--data", "no-such-folder"];
        refused(&[&serve[..], times].concat(), expected);
    };
    let output = with_environment(&[("IVANHOE_ARCHIVE_AFTER", "soon")], &["serve"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("--archive-after") && said.contains("as 90min, 12h or 1day"), "{said}");
    serve(&["--keep-finished", "1h"], &["--keep-finished is shorter than --archive-after"]);
    serve(&["--close-waiting", "1min"], &["--close-waiting must be 10min at least"]);
    assert!(!Path::new("no-such-folder").exists(), "a wrong time creates nothing");
}

/// The binary with these environment variables added, and without a user name among them.
fn with_environment(variables: &[(&str, &str)], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ivanhoe"));
    for name in ["USER", "LOGNAME", "SUDO_USER"] {
        command.env_remove(name);
    }
    command.envs(variables.iter().copied()).args(arguments).output().expect("it runs")
}

#[test]
fn the_audit_log_says_who_gave_an_order() {
    let folder = Folder::new();
    Served::from(folder.path()).stop();
    let end = ["admin", "end", "nosuch", "--data", folder.path()];
    with_environment(&[], &end);
    with_environment(&[("SUDO_USER", "ann"), ("USER", "root")], &end);
    let log = said(&["admin", "log", "--data", folder.path()]);
    let lines: Vec<&str> = log.lines().collect();
    assert!(lines[0].contains(" ann {"), "{log}");
    assert!(!log.contains("somebody") && lines[1].split(' ').nth(2) != Some("{"), "{log}");
}

#[test]
fn a_log_in_json_is_json_alone() {
    let folder = Folder::new();
    let serve = ["serve", "--listen", "localhost:0", "--log-json", "--data", folder.path()];
    let mut child = Command::new(env!("CARGO_BIN_EXE_ivanhoe"))
        .args(serve)
        // An empty value counts as unset, and yes can be written in several ways.
        .envs([("IVANHOE_PUBLIC_URL", ""), ("IVANHOE_BEHIND_PROXY", "1"), ("RUST_LOG", "info")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the server runs");
    let mut log = BufReader::new(child.stderr.take().expect("its log"));
    let mut first = String::new();
    while !first.contains("Ivanhoe is open") {
        assert!(log.read_line(&mut first).expect("a line") > 0, "it is open: {first}");
    }
    // A second server cannot run here, and says so in JSON too.
    let second = with_environment(&[], &serve);
    assert_eq!(second.status.code(), Some(2));
    kill_process(Pid::from_child(&child), Signal::TERM).expect("it can be asked");
    let output = child.wait_with_output().expect("it ends");
    let mut rest = String::new();
    log.read_to_string(&mut rest).expect("the rest of its log");
    assert_eq!(stdout(&output), "");
    for line in [first, rest, stderr(&second)].iter().flat_map(|text| text.lines()) {
        serde_json::from_str::<serde_json::Value>(line).expect(line);
    }
}
