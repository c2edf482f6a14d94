//! `ivanhoe play` as a player uses it: in a terminal, over pipes, at a table of a server.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::process::{Child, Command, Output, Stdio};

use client::Site;
use protocol::{ClientMessage, MakeTable, Settings};
use rustix::process::Signal;
use serde_json::{Value, json};

use crate::commands::{ivanhoe, refused, stderr, stdout};
use crate::served::Served;
use crate::terminal::{Folder, Terminal};

/// A game that ends soon: weak bots that do not wait.
pub(crate) fn quick<'a>(folder: &'a Folder, more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["play"];
    arguments.extend(more);
    arguments.extend(["--data", folder.path(), "--level", "page", "--pace", "instant"]);
    arguments
}

fn over_pipes(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_ivanhoe"))
        .args(arguments)
        .env("LANG", "en_GB.UTF-8")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs")
}

/// Plays over pipes and answers each line; none ends the input. Gives all that was written.
fn answered(arguments: &[&str], mut answer: impl FnMut(&str) -> Option<&'static str>) -> String {
    let mut child = over_pipes(arguments);
    let mut keyboard = child.stdin.take();
    let mut text = String::new();
    for line in BufReader::new(child.stdout.take().expect("its output")).lines() {
        let line = line.expect("text");
        match (answer(&line), &mut keyboard) {
            (Some(answer), Some(keyboard)) => {
                keyboard.write_all(answer.as_bytes()).expect("it reads");
            }
            _ => keyboard = None,
        }
        text.push_str(&line);
        text.push('\n');
    }
    assert!(child.wait().expect("it ends").success());
    text
}

/// Plays over pipes with these lines.
pub(crate) fn piped(arguments: &[&str], lines: &str) -> Output {
    let mut child = over_pipes(arguments);
    let mut input = child.stdin.take().expect("its input");
    let lines = lines.to_owned();
    let writer = std::thread::spawn(move || {
        // A program that is done closes the pipe.
        let _ = input.write_all(lines.as_bytes());
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it is written");
    output
}

#[test]
fn help_over_a_pipe() {
    let folder = Folder::new();
    let output = piped(&["play", "--plain", "--data", folder.path()], "help\n");
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.starts_with("The Tournament. At the table with you: Wamba (Knight)"), "{text}");
    assert!(text.contains("why play R5 — "), "{text}");
    let saved = "The game is saved. Go on with: ivanhoe play --resume --data ";
    assert!(text.ends_with(&format!("{saved}{}\n", folder.path())), "{text}");
    assert_eq!(stderr(&output), "");
}

#[test]
fn whole_games_over_a_pipe_leave_records() {
    for game in ["tournament", "castles"] {
        let folder = Folder::new();
        let output = piped(&quick(&folder, &[game, "--seed", "5"]), &"1\n".repeat(4000));
        assert!(output.status.success(), "{}", stderr(&output));
        let text = stdout(&output);
        let last = text.lines().last().expect("a last line");
        let record = last.strip_prefix("The record of this game: ").expect("a record");
        assert!(text.contains("The game is over."), "{text}");
        let proven = ivanhoe(&["replay", record, "--verify"]);
        assert!(proven.status.success(), "{}", stdout(&proven));
        assert_eq!(folder.count("games"), 0, "a game that is over leaves its record alone");
    }
}

#[test]
fn another_game_follows() {
    let folder = Folder::new();
    let mut rematch = false;
    // With two players no question is withdrawn or repeated, so every answer belongs to its own: a
    // move too many would end the program when the game is over.
    let text = answered(&quick(&folder, &["--players", "2", "--seed", "5"]), |line| match line {
        line if line.starts_with(" 1  ") && rematch => None,
        line if line.starts_with(" 1  ") => Some("1\n"),
        line if line.starts_with("Type “rematch”") => {
            rematch = true;
            Some("rematch\n")
        }
        _ => Some(""),
    });
    let (_, second) = text.split_once("The game is over.").expect("the first game ends");
    assert!(second.contains(" cards to each player."), "{text}");
    assert!(second.contains("The game is saved."), "{second}");
    assert_eq!((folder.count("records"), folder.count("games")), (1, 1));
}

#[test]
fn a_seed_gives_the_same_game() {
    let lines = "1\n".repeat(30);
    let game = || {
        let folder = Folder::new();
        let text = stdout(&piped(&quick(&folder, &["--seed", "11", "--players", "4"]), &lines));
        // The record of a finished game is in a different folder every time, and the player's own
        // answer is read only if it comes before the last of the others.
        text.replace(folder.path(), "DIR").replace("You let it happen.\n", "")
    };
    assert_eq!(game(), game());
}

#[test]
fn a_saved_game_goes_on() {
    let folder = Folder::new();
    let first = stdout(&piped(&quick(&folder, &["--seed", "7", "--players", "2"]), "1\nhand\n"));
    let hand = first.lines().rev().find(|line| line.starts_with("Your hand")).expect("a hand");
    let again = stdout(&piped(&["play", "--resume", "--data", folder.path()], "hand\n"));
    assert!(again.contains(hand), "{hand} is not in:\n{again}");
    assert_eq!(folder.count("games"), 1);
}

#[test]
fn unfinished_games_are_listed_resumed_by_number_and_removed() {
    let folder = Folder::new();
    for seed in ["7", "8"] {
        piped(&quick(&folder, &["--seed", seed, "--players", "2"]), "1\n");
    }
    let castles = ["castles", "--seed", "7", "--players", "3"];
    let newest = stdout(&piped(&quick(&folder, &castles), "hand\n"));
    assert!(newest.starts_with("The Castles"), "{newest}");
    let list = ["games", "--data", folder.path()];
    let listed = stdout(&ivanhoe(&list));
    let lines: Vec<&str> = listed.lines().collect();
    assert_eq!(lines.len(), 4, "{listed}");
    assert!(lines[0].starts_with("  1  20") && lines[0].contains("The Castles, 0 moves"));
    assert!(lines[1].contains("The Tournament, 1 move of yours"), "{listed}");
    let third = ["play", "--resume=3", "--data", folder.path()];
    assert!(stdout(&piped(&third, "hand\n")).starts_with("The Tournament"));
    refused(&["play", "--resume=4", "--data", folder.path()], &["no unfinished game 4"]);
    assert!(ivanhoe(&["games", "--remove", "1", "--data", folder.path()]).status.success());
    assert_eq!(stdout(&ivanhoe(&list)).lines().count(), 3);
    assert_eq!(folder.count("games"), 2);
    refused(&["games", "--remove", "0", "--data", folder.path()], &["no unfinished game 0"]);
}

#[test]
fn a_game_whose_record_could_not_be_written_is_kept_until_it_can() {
    let folder = Folder::new();
    let records = format!("{}/records", folder.path());
    std::fs::create_dir_all(folder.path()).expect("a folder");
    std::fs::write(&records, "in the way").expect("a file where a folder should be");
    let moves = "1\n".repeat(4000);
    let played = stdout(&piped(&quick(&folder, &["--seed", "5", "--players", "2"]), &moves));
    assert!(played.contains("The game is over."), "{played}");
    assert!(played.contains("The game is saved."), "{played}");
    let list = ["games", "--language", "en", "--data", folder.path()];
    let listed = stdout(&ivanhoe(&list));
    assert!(listed.starts_with("  1  20") && listed.contains(&records), "{listed}");
    assert_eq!(folder.count("games"), 1, "there is no other copy");
    std::fs::remove_file(&records).expect("it goes");
    let listed = stdout(&ivanhoe(&list));
    let record = listed.trim_end().strip_prefix("The record of this game: ");
    let record = record.expect("the record alone");
    assert!(ivanhoe(&["replay", record, "--verify"]).status.success());
    assert_eq!((folder.count("records"), folder.count("games")), (1, 0));
}

#[test]
fn a_damaged_game_is_not_said_to_be_open_elsewhere() {
    let folder = Folder::new();
    let game = format!("{}/games/1", folder.path());
    std::fs::create_dir_all(&game).expect("a folder");
    std::fs::write(format!("{game}/ivanhoe.db"), "x".repeat(5000)).expect("a file");
    let listed = stdout(&ivanhoe(&["games", "--language", "en", "--data", folder.path()]));
    assert!(listed.starts_with(&format!("  1  {game}: ")), "{listed}");
    let resume = ["play", "--resume", "--plain", "--language", "en", "--data", folder.path()];
    let refused = stderr(&ivanhoe(&resume));
    assert!(refused.contains(&game) && !refused.contains("another window"), "{refused}");
}

#[test]
fn words_are_answered_over_a_pipe() {
    let folder = Folder::new();
    let lines = "table\nwhy 1\nwhy ivanhoe\nnonsense\n99\norder never\nsay hello\nchat\nlog\n\
                 cards riposte\nrule T5.1\nrule T99\nmoves\nquit\n1\n";
    let text = stdout(&piped(&quick(&folder, &["--seed", "7"]), lines));
    for part in [
        "Deck: ",
        "Possible. If nobody stops it:",
        "“nonsense” is not a move.",
        "There is no move 99.",
        "hello\n",
        "Riposte: Take the newest card",
        "Rule T5.1. ",
        "There is no rule T99.",
        "The game is saved.",
    ] {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
}

#[test]
fn any_bytes_are_accepted() {
    let folder = Folder::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_ivanhoe"))
        .args(quick(&folder, &["--seed", "3"]))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut bytes: Vec<u8> = (0..=255).collect();
    bytes.extend(vec![b'x'; 200_000]);
    bytes.extend(b"\n\xff\xfe play R5\n\0\n");
    let mut input = child.stdin.take().expect("its input");
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    assert!(child.wait_with_output().expect("it ends").status.success());
    writer.join().expect("it is written").expect("it is read");
}

#[test]
fn every_language_is_supported() {
    for (language, word) in [
        ("fr", "La partie est enregistrée"),
        ("es", "La partida está guardada"),
        ("nl", "De partij is opgeslagen"),
        ("de", "Die Partie ist gespeichert"),
    ] {
        let folder = Folder::new();
        let text = stdout(&piped(&quick(&folder, &["--language", language]), ""));
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn invalid_settings_are_refused() {
    refused(&["play", "--players", "9"], &["2 to 5 players, not 9"]);
    refused(&["play", "castles", "--players", "2"], &["3 to 6 players, not 2"]);
    let in_german = ["play", "--language", "de", "--players", "9"];
    refused(&in_german, &["Das Turnier: 2 bis 5 Personen, nicht 9."]);
    refused(&["play", "--option", "ties"], &["KEY=VALUE"]);
    refused(&["play", "--option", "ties=perhaps"], &["strict or ties-stay"]);
    refused(&["play", "--name", "<b>"], &["This name cannot be used"]);
    refused(&["play", "--server", "ftp://x"], &["http://"]);
    refused(&["play", "--server", "http://127.0.0.1:1"], &["cannot be reached"]);
    let folder = Folder::new();
    refused(&["play", "--resume", "--data", folder.path()], &["No unfinished game"]);
    let in_french = ["play", "--resume", "--language", "fr", "--data", folder.path()];
    refused(&in_french, &["Aucune partie inachevée"]);
    let there = ["play", "--language", "de", "--server", "http://127.0.0.1:1"];
    refused(&there, &["Der Server ist nicht erreichbar"]);
    refused(&["play", "--data", "/dev/null/x"], &["/dev/null/x"]);
    refused(&["replay", "Cargo.toml", "--tui"], &["Cargo.toml"]);
}

/// A player at the keyboard who always makes the first move, until `done` is on the screen.
fn first_moves(terminal: &mut Terminal, done: &str) {
    for _ in 0..5000 {
        let asked = |text: &str| text.contains("  1  ");
        let text =
            terminal.wait("a question or the end", |text| asked(text) || text.contains(done));
        if text.contains(done) {
            return;
        }
        terminal.press("1\r");
        terminal.wait("something new", |now| now != text);
    }
    panic!("the game goes on forever:\n{}", terminal.text());
}

#[test]
fn whole_games_on_the_screen() {
    for game in ["tournament", "castles"] {
        let folder = Folder::new();
        let mut terminal = Terminal::run(&quick(&folder, &[game, "--seed", "9"]));
        first_moves(&mut terminal, "The game is over.");
        terminal.press("qq");
        assert!(terminal.end().success());
        assert!(terminal.is_given_back());
        assert!(terminal.text().contains("The record of this game:"), "{}", terminal.text());
        assert_eq!((folder.count("records"), folder.count("games")), (1, 0));
    }
}

#[test]
fn keys_lift_cards_open_pages_and_leave() {
    let folder = Folder::new();
    let mut terminal = Terminal::run(&quick(&folder, &["--seed", "7"]));
    terminal.wait_for("  1  ");
    terminal.press("?");
    terminal.wait_for("You can press:");
    terminal.press("?");
    terminal.wait_for("quit — leave");
    terminal.press("r");
    terminal.wait_for("T1 Components");
    terminal.press("\x1b[F");
    let end = terminal.wait("the end", |text| !text.contains("↓ more"));
    terminal.press("\x1b[A");
    terminal.wait("a line further up", |text| text != end && text.contains("↓ more"));
    terminal.press("c");
    terminal.wait_for("Card reference");
    terminal.press("\x1b");
    terminal.wait_for("  1  ");
    terminal.press("\x1b[C");
    terminal.wait_for("▲");
    terminal.press("\x1b[D");
    terminal.press("/why ivanhoe\r");
    terminal.wait_for("Rule T11.2.");
    terminal.press("q");
    terminal.wait_for("Leave?");
    terminal.press("q");
    assert!(terminal.end().success());
    assert!(terminal.is_given_back());
    assert!(terminal.text().contains("The game is saved."), "{}", terminal.text());
}

#[test]
fn the_window_may_become_tiny_and_large_again() {
    let folder = Folder::new();
    let mut terminal = Terminal::run(&quick(&folder, &["--seed", "7"]));
    // The keys are in the last line, which is drawn last, and the log comes bit by bit.
    let drawn =
        |text: &str| ["  1  ", "c cards", "You draw"].iter().all(|part| text.contains(part));
    let mut before = terminal.wait("the whole screen", drawn);
    // A frame may arrive in parts.
    loop {
        std::thread::sleep(std::time::Duration::from_millis(200));
        let now = terminal.text();
        if std::mem::replace(&mut before, now.clone()) == now {
            break;
        }
    }
    for (cols, rows) in [(12, 3), (1, 1), (40, 12), (200, 60)] {
        terminal.resize(cols, rows);
        terminal.wait("something", |text| cols < 40 || text.contains("  1  "));
    }
    terminal.resize(80, 24);
    terminal.wait("the screen as it was", |text| text == before);
}

#[test]
fn a_killed_game_resumes_where_it_was() {
    let folder = Folder::new();
    let mut terminal = Terminal::run(&quick(&folder, &["--seed", "7"]));
    terminal.wait_for("  1  ");
    terminal.press("1\r");
    let before = terminal.wait("the next question", |text| {
        text.contains("You start a blue tournament") && text.contains("  1  ")
    });
    terminal.signal(Signal::KILL);
    terminal.end();
    let again = Terminal::run(&["play", "--resume", "--data", folder.path()]);
    again.wait("the same screen", |text| text == before);
}

#[test]
fn a_signal_restores_the_terminal() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let folder = Folder::new();
        let mut terminal = Terminal::run(&quick(&folder, &["--seed", "7"]));
        terminal.wait_for("  1  ");
        assert!(!terminal.is_given_back());
        terminal.signal(signal);
        assert!(terminal.end().success());
        assert!(terminal.is_given_back());
        assert!(terminal.text().contains("The game is saved."), "{}", terminal.text());
    }
}

#[test]
fn two_games_side_by_side() {
    let folder = Folder::new();
    let first = Terminal::run(&quick(&folder, &["--seed", "7"]));
    first.wait_for("  1  ");
    let second = Terminal::run(&quick(&folder, &["--seed", "7"]));
    second.wait("the same screen", |text| text.contains("You draw") && text == first.text());
    let third = ivanhoe(&["play", "--resume", "--plain", "--data", folder.path()]);
    assert_eq!(third.status.code(), Some(2), "both are being played: {}", stdout(&third));
    assert!(stderr(&third).contains("open in another window"), "{}", stderr(&third));
}

#[test]
fn a_record_is_stepped_through() {
    let folder = Folder::new();
    let output = piped(&quick(&folder, &["castles", "--seed", "5"]), &"1\n".repeat(4000));
    let text = stdout(&output);
    let record =
        text.lines().last().and_then(|line| line.strip_prefix("The record of this game: "));
    let record = record.expect("a record");
    let mut terminal = Terminal::run(&["replay", record, "--tui", "--as", "B"]);
    terminal.wait_for(" 1/");
    terminal.press("\x1b[C\x1b[C");
    terminal.wait_for(" 3/");
    terminal.press("\x1b[D");
    terminal.wait_for(" 2/");
    terminal.press("a");
    terminal.wait_for("As seen by Rebecca.");
    terminal.press("\x1b[F");
    terminal.wait_for("The game is over.");
    terminal.press("q");
    assert!(terminal.end().success());
    assert!(terminal.is_given_back());
}

#[test]
fn a_game_against_bots_of_a_server() {
    let club = Folder::new();
    let served = Served::from(club.path());
    let folder = Folder::new();
    let mut terminal = Terminal::run(&quick(&folder, &["--server", &served.url]));
    terminal.wait_for("  1  ");
    terminal.press("tGood morrow\r");
    terminal.wait_for(": Good morrow");
    terminal.press("\x03");
    assert!(terminal.end().success());
    assert!(terminal.text().contains("Your seat stays yours."), "{}", terminal.text());
    let again = Terminal::run(&quick(&folder, &["--server", &served.url, "--resume"]));
    again.wait_for(": Good morrow");
    again.wait_for("  1  ");
}

#[test]
fn a_table_for_people_is_made_listed_and_joined() {
    let club = Folder::new();
    let served = Served::from(club.path());
    let listed = || stdout(&ivanhoe(&["tables", &served.url, "--language", "en"]));
    assert!(listed().starts_with("No table is open at "), "{}", listed());
    let (folder, other) = (Folder::new(), Folder::new());
    let common = |folder: &Folder| ["--language", "en", "--data", folder.path()].map(str::to_owned);
    let play = |folder: &Folder, more: &[&str]| {
        let common = common(folder);
        let common = common.iter().map(String::as_str);
        let first = ["play", "--players", "2", "--server", &served.url];
        Terminal::run(
            &first.into_iter().chain(common).chain(more.iter().copied()).collect::<Vec<_>>(),
        )
    };
    let mut host = play(&folder, &["--name", "Ann", "--new", "--open"]);
    let waiting = host.wait_for("Invite others with");
    assert!(waiting.contains("1 seat is still free."), "{waiting}");
    let tables = listed();
    assert!(tables.contains("  The Tournament: Ann, free\n"), "{tables}");
    let code = tables.split(' ').next().expect("a code");
    let _guest = play(&other, &["--name", "Bob", "--table", code]);
    host.wait_for("All seats are taken.");
    host.press("/start\r");
    host.wait_for("B Bob");
    host.wait("the game", |text| text.contains("draw") || text.contains("turn"));
}

#[test]
fn a_table_with_another_person() {
    let club = Folder::new();
    let served = Served::from(club.path());
    let folder = Folder::new();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (mut host, table) = runtime.block_on(async {
        let site = Site::new(&served.url).expect("an address");
        let ann = site.become_guest(Some("Ann")).await.expect("a guest");
        let settings = Settings::usual("tournament", 2);
        let request = MakeTable { settings, bots: Vec::new() };
        let table = site.make_table(&ann, &request).await.expect("a table");
        let mut host = site.connect(Some(&ann)).await.expect("a socket");
        let watch = ClientMessage::Watch { table: table.clone(), since: None };
        host.send_request(&watch.named("watch")).await.expect("it is said");
        (host, table)
    });
    let link = format!("{}/t/{table}", served.url);
    let arguments = ["--server", &served.url, "--table", &link, "--name", "Bob"];
    let terminal = Terminal::run(&quick(&folder, &arguments));
    terminal.wait_for("Waiting for the host to start.");
    runtime.block_on(async {
        let hello = ClientMessage::Say { text: Some("Well met.".into()), phrase: None };
        host.send_request(&hello.named("hello")).await.expect("it is said");
        host.send_request(&ClientMessage::Start.named("start")).await.expect("it is said");
    });
    terminal.wait_for("Ann: Well met.");
    terminal.wait_for("Bob");
    terminal.wait("the deal", |text| text.contains("tournament begins"));
}

#[test]
fn a_server_that_goes_and_comes_back() {
    let club = Folder::new();
    let served = Served::from(club.path());
    let address = served.url.trim_start_matches("http://").to_owned();
    let folder = Folder::new();
    let terminal = Terminal::run(&quick(&folder, &["--server", &served.url]));
    terminal.wait_for("  1  ");
    drop(served);
    terminal.wait_for("No connection");
    let _back = Served::at(&address, club.path());
    terminal
        .wait("the table again", |text| !text.contains("No connection") && text.contains("  1  "));
}

#[test]
fn a_late_player_becomes_a_spectator() {
    let club = Folder::new();
    let served = Served::from(club.path());
    let folder = Folder::new();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let table = runtime.block_on(async {
        let site = Site::new(&served.url).expect("an address");
        let ann = site.become_guest(Some("Ann")).await.expect("a guest");
        let settings = Settings::usual("tournament", 2);
        let bots = vec![None, Some("page".to_owned())];
        let table = site.make_table(&ann, &MakeTable { settings, bots }).await.expect("a table");
        let mut host = site.connect(Some(&ann)).await.expect("a socket");
        let watch = ClientMessage::Watch { table: table.clone(), since: None };
        host.send_request(&watch.named("watch")).await.expect("it is said");
        host.send_request(&ClientMessage::Start.named("start")).await.expect("it is said");
        table
    });
    let arguments = ["--server", &served.url, "--table", &table, "--name", "Bob"];
    let text = stdout(&piped(&quick(&folder, &arguments), "1\nquit\n"));
    assert!(text.contains("You are a spectator here."), "{text}");
    assert!(text.contains("You have nothing to decide now."), "{text}");
}

#[test]
fn an_unknown_table_is_refused() {
    let club = Folder::new();
    let served = Served::from(club.path());
    let folder = Folder::new();
    let nosuch = ["--server", &served.url, "--table", "nosuch"];
    refused(&quick(&folder, &nosuch), &["no such table"]);
    assert_eq!(folder.count("servers"), 0, "no guest was created");
    // A table that was joined before is still the one to come back to.
    let new = ["play", "--server", &served.url, "--new", "--data", folder.path()];
    stdout(&piped(&new, "quit\n"));
    refused(&quick(&folder, &nosuch), &["no such table"]);
    let again = ["--server", &served.url, "--resume"];
    let text = stdout(&piped(&quick(&folder, &again), "quit\n"));
    assert!(text.contains("2 seats are still free."), "{text}");
}

#[test]
fn a_known_player_may_take_another_name() {
    let club = Folder::new();
    let served = Served::from(club.path());
    let folder = Folder::new();
    let first = ["play", "--server", &served.url, "--data", folder.path()];
    stdout(&piped(&[first.as_slice(), &["--new", "--name", "Ann"]].concat(), "quit\n"));
    for (more, name) in [(&["--resume", "--name", "Bob"][..], "Bob"), (&["--resume"], "Bob")] {
        let text = stdout(&piped(&[first.as_slice(), more].concat(), "table\nquit\n"));
        assert!(text.contains(&format!("A  {name} (you)")), "{text}");
    }
}

#[test]
fn a_bot_on_the_last_seat_does_not_start_the_game() {
    let club = Folder::new();
    let served = Served::from(club.path());
    let folder = Folder::new();
    let first = ["play", "--players", "2", "--data", folder.path()];
    let arguments = [first.as_slice(), &["--server", &served.url, "--new"]].concat();
    let mut terminal = Terminal::run(&arguments);
    terminal.wait_for("1 seat is still free.");
    terminal.press("bot B page\r");
    terminal.wait_for("All seats are taken. Type “start” to begin.");
    terminal.press("start\r");
    terminal.wait("the game", |text| text.contains("draw") || text.contains("turn"));
}

/// A server that answers all requests like this.
fn hostile(status: &str, body: &Value) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let body = body.to_string();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n",
        body.len()
    );
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a client");
            let lines = BufReader::new(stream.try_clone().expect("a stream")).lines();
            // The request ends with an empty line.
            lines.map_while(Result::ok).take_while(|line| !line.is_empty()).for_each(drop);
            let _ = stream.write_all([head.as_bytes(), body.as_bytes()].concat().as_slice());
        }
    });
    url
}

#[test]
fn nothing_that_a_server_sends_controls_the_terminal() {
    let escape = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{202e}";
    let table = json!({
        "table": "k7f3m2qx9wbd", "stage": "waiting", "settings": Settings::usual("tournament", 2),
        "seats": [format!("Ann{escape}"), null], "bots": 0, "created": 1000,
    });
    let refusal = json!({"refusal": {"code": "storage", "text": format!("Sorry{escape}")}});
    for (status, body, said) in [
        ("200 OK", json!([table]), "  The Tournament: Ann]0;owned[2J, free\n"),
        ("503 Service Unavailable", refusal, ""),
    ] {
        let url = hostile(status, &body);
        let output = ivanhoe(&["tables", &url, "--language", "en"]);
        let text = stdout(&output) + &stderr(&output);
        assert!(text.contains(said), "{text:?}");
        let odd = |letter: char| letter != '\n' && (letter.is_control() || letter == '\u{202e}');
        assert!(!text.is_empty() && !text.contains(odd), "{text:?}");
    }
}
