//! The commands, run as a user runs them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn ivanhoe(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ivanhoe"));
    command.current_dir(root()).args(arguments).output().expect("the binary runs")
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// A file of our own to give to the binary.
pub(crate) fn file(name: &str, content: &[u8]) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("{}-{name}", std::process::id()));
    fs::write(&path, content).expect("the file can be written");
    path.to_str().expect("a plain path").to_owned()
}

/// Fails as bad input should: code 2, no output, one line that names the file and the error.
#[track_caller]
pub(crate) fn refused(arguments: &[&str], expected: &[&str]) {
    let output = ivanhoe(arguments);
    let said = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    for part in expected {
        assert!(said.contains(part), "`{part}` is not in: {said}");
    }
}

const SCENARIOS: &str = "crates/tournament/tests/it/scenarios/tournament.json";

#[test]
fn version_names_commit_and_rules() {
    let said = stdout(&ivanhoe(&["--version"]));
    assert!(said.starts_with(concat!("ivanhoe ", env!("CARGO_PKG_VERSION"), " (")), "{said}");
    assert!(said.ends_with("rules: tournament 1, castles 1, toy 1, protocol 3)\n"), "{said}");
    let mut git = Command::new("git");
    let head = git.current_dir(root()).args(["rev-parse", "--short=12", "HEAD"]).output();
    if let Some(head) = head.ok().filter(|head| head.status.success()) {
        assert!(said.contains(&format!("(commit {}, ", stdout(&head).trim())), "{said}");
    }
}

#[test]
fn scenario_prints_one_line_each() {
    let output = ivanhoe(&["scenario", SCENARIOS]);
    assert!(output.status.success());
    let text = stdout(&output);
    assert_eq!(text.lines().filter(|line| line.starts_with("ok ")).count(), 111);
    assert!(text.ends_with("111 passed, 0 failed\n"), "{text}");
}

#[test]
fn a_scenario_that_fails_is_exit_code_one() {
    let all = fs::read_to_string(root().join(SCENARIOS)).expect("scenarios");
    let wrong = all.replacen(r#""turn":"B","phase":"turn","hands""#, r#""turn":"C","hands""#, 1);
    assert_ne!(all, wrong);
    let output = ivanhoe(&["scenario", &file("wrong.json", wrong.as_bytes())]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    assert!(text.contains("FAILED  T3.1"), "{text}");
    assert!(text.ends_with("110 passed, 1 failed\n"), "{text}");
}

#[test]
fn bad_scenario_files_are_refused_with_their_place() {
    refused(&["scenario", "no-such-file.json"], &["no-such-file.json"]);
    let truncated = fs::read(root().join(SCENARIOS)).expect("scenarios");
    let path = file("truncated.json", &truncated[..2000]);
    refused(&["scenario", &path], &[&path, "line 17 column"]);
    let path = file("unknown.json", br#"[{"name":"x","given":{},"moves":[],"than":{}}]"#);
    refused(&["scenario", &path], &[&path, "unknown field `than`", "line 1 column"]);
    let deep = "[".repeat(100_000);
    let path = file("deep.json", deep.as_bytes());
    refused(&["scenario", &path], &[&path, "line 1"]);
}

const SELFPLAY: [&str; 11] = [
    "selfplay",
    "--game",
    "tournament",
    "--players",
    "4",
    "--games",
    "3",
    "--seed",
    "7",
    "--bot",
    "random",
];

#[test]
fn the_same_seed_gives_the_same_bytes_of_trace() {
    let arguments = [&SELFPLAY[..], &["--trace"]].concat();
    let (one, two) = (ivanhoe(&arguments), ivanhoe(&arguments));
    assert!(one.status.success());
    assert_eq!(one.stdout, two.stdout);
    let text = stdout(&one);
    assert_eq!(text.lines().count(), 3);
    for line in text.lines() {
        let trace = serde_json::from_str(line).expect("a trace");
        table::trace::replay::<tournament::State>(&trace).expect("it replays");
    }
}

#[test]
fn house_rules_are_options() {
    let arguments = [&SELFPLAY[..], &["--trace", "--option", "repeat=camelot"]].concat();
    let text = stdout(&ivanhoe(&arguments));
    assert!(text.contains(r#""options":{"repeat":"camelot"}"#));
    let wrong = [&SELFPLAY[..], &["--option", "repeat=always"]].concat();
    refused(&wrong, &["repeat=always", "purple-only or camelot"]);
    refused(&[&SELFPLAY[..], &["--option", "camelot"]].concat(), &["KEY=VALUE"]);
    refused(&["selfplay", "--players", "6"], &["2 to 5 players, not 6"]);
}

fn record() -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("r{}", std::process::id()));
    let folder = folder.to_str().expect("a plain path").to_owned();
    let output = ivanhoe(&[&SELFPLAY[..], &["--records", &folder]].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).starts_with("3 games, "));
    format!("{folder}/tournament-7-000001.ivanhoe")
}

#[test]
fn records_replay_and_verify() {
    let path = record();
    let output = ivanhoe(&["replay", &path, "--verify"]);
    assert!(output.status.success());
    assert!(stdout(&output).contains("moves agree with seed and rules"));
    let all = stdout(&ivanhoe(&["replay", &path]));
    assert!(all.starts_with("tournament: A A, B B, C C, D D\n\nTurn 1: tournament "), "{all}");
    let turn = stdout(&ivanhoe(&["replay", &path, "--at", "2"]));
    assert!(turn.starts_with("Turn 2: ") && all.contains(&turn), "{turn}");
    refused(&["replay", &path, "--at", "10000"], &["--at 10000", "turns 1 to"]);
    refused(&["replay", &path, "--as", "E"], &["--as E", "only 4 play"]);
}

#[test]
fn a_name_in_a_record_does_not_control_the_terminal() {
    let path = record();
    let text = fs::read_to_string(&path).expect("a record");
    let hostile = text.replace("[Seat A \"A\"]", "[Seat A \"A\u{1b}[2J\u{7}\"]");
    assert_ne!(hostile, text);
    let path = path.replace(".ivanhoe", "-hostile.ivanhoe");
    fs::write(&path, hostile).expect("it is written");
    let output = ivanhoe(&["replay", &path]);
    assert!(stdout(&output).starts_with("tournament: A A[2J, B B"), "{}", stdout(&output));
    assert!(!stdout(&output).contains(|letter: char| letter != '\n' && letter.is_control()));
}

#[test]
fn a_record_is_printed_in_sentences() {
    let path = record();
    let told = stdout(&ivanhoe(&["replay", &path, "--tell", "--language", "en"]));
    assert!(told.starts_with("The Tournament: A, B, C and D\n"), "{told}");
    assert!(told.contains("wins the tournament.") && !told.contains(" draws a card."), "{told}");
    assert!(told.trim_end().ends_with("has won."), "{told}");
    assert!(!told.contains("\n\n\n"), "{told}");
    let french = stdout(&ivanhoe(&["replay", &path, "--tell", "--language", "fr"]));
    assert!(french.starts_with("Le Tournoi : ") || french.starts_with("Le Tournoi: "), "{french}");
    let own = stdout(&ivanhoe(&["replay", &path, "--tell", "--as", "B", "--language", "en"]));
    assert!(own.contains("You draw ") && own.contains(" draws a card."), "{own}");
    refused(&["replay", &path, "--tell", "--as", "E"], &["--as E", "only 4 play"]);
    refused(&["replay", &path, "--language", "en"], &["--tell"]);
}

#[test]
fn records_of_a_folder_are_listed() {
    let path = record();
    let folder = Path::new(&path).parent().expect("a folder").join("listed");
    fs::create_dir_all(&folder).expect("a folder");
    fs::copy(&path, folder.join("one.ivanhoe")).expect("a copy");
    fs::write(folder.join("notes.txt"), "no record").expect("a file");
    let folder = folder.to_str().expect("a plain path");
    let listed = ivanhoe(&["records", folder]);
    let said = stdout(&listed);
    assert!(listed.status.success(), "{}", stderr(&listed));
    assert!(said.contains("  tournament  A, B, C, D: won by "), "{said}");
    assert!(said.ends_with("  one.ivanhoe\n") && said.lines().count() == 1, "{said}");
    let json = stdout(&ivanhoe(&["records", folder, "--json"]));
    let value: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(value["players"], serde_json::json!(["A", "B", "C", "D"]));
    // Unreadable records are named, and the others are still listed.
    fs::write(Path::new(folder).join("broken.ivanhoe"), "[Game \"tournament\"]\n").expect("a file");
    let listed = ivanhoe(&["records", folder]);
    assert_eq!(listed.status.code(), Some(1));
    assert!(stderr(&listed).contains("broken.ivanhoe"), "{}", stderr(&listed));
    assert_eq!(stdout(&listed), said);
    fs::remove_dir_all(folder).expect("it goes");
}

#[test]
fn a_replay_as_one_seat_shows_no_other_hand() {
    let path = record();
    let text = stdout(&ivanhoe(&["replay", &path, "--as", "B"]));
    for line in text.lines() {
        let hand = line.split_once("hand: ").map(|(_, hand)| hand);
        let mine = line.starts_with("> B") || line.starts_with("  B");
        if let Some(hand) = hand {
            assert_eq!(hand.contains("cards"), !mine, "{line}");
        }
        for drawn in line.split(", ").filter(|part| part.contains("draw ")) {
            assert_eq!(drawn.ends_with(" ?"), !drawn.contains("draw B "), "{drawn}");
        }
    }
}

#[test]
fn a_changed_record_is_detected() {
    let text = fs::read_to_string(record()).expect("a record");
    let seed = text.lines().find(|line| line.starts_with("[Seed ")).expect("a seed");
    let other = seed.replace(&seed[7..9], if &seed[7..9] == "00" { "11" } else { "00" });
    let path = file("seed.ivanhoe", text.replace(seed, &other).as_bytes());
    let output = ivanhoe(&["replay", &path, "--verify"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("differs at the deal"), "{}", stdout(&output));
    // A drawn card that does not come from the deck.
    let wrong = text.replacen(", draw ", ", draw A ivanhoe, draw ", 1);
    let path = file("draw.ivanhoe", wrong.as_bytes());
    assert_eq!(ivanhoe(&["replay", &path, "--verify"]).status.code(), Some(1));
    refused(&["replay", &path], &[&path, "the record says `draw A ivanhoe`"]);
}

#[test]
fn bad_records_are_refused_with_their_place() {
    let text = fs::read_to_string(record()).expect("a record");
    let lines: Vec<&str> = text.lines().collect();
    let spoilt = [
        ("", "line 1"),
        ("noise\nnoise", "line 1"),
        (&text.replace("[Rules \"1\"]", "[Rules \"9\"]"), "line 2"),
        (&text.replace("[Game \"tournament\"]", "[Game \"chess\"]"), "`chess` is not a game"),
        (&text.replacen(" open ", " opened ", 1), "`opened` is not a move"),
        (&text.replacen(" R3", " R6", 1), "`R6` is not a card"),
        (&lines[..6].join("\n"), "missing"),
        (&text[..text.len() - 30], "line"),
    ];
    for (number, (content, expected)) in spoilt.into_iter().enumerate() {
        let path = file(&format!("spoilt-{number}.ivanhoe"), content.as_bytes());
        refused(&["replay", &path], &[&path, expected]);
    }
    let path = file("bytes.ivanhoe", &[b'[', 0xff, 0xfe]);
    refused(&["replay", &path], &[&path, "byte 2 is not UTF-8"]);
    let noise: Vec<u8> =
        (0..20_000_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let path = file("noise.ivanhoe", &noise);
    refused(&["replay", &path], &[&path, "is not UTF-8"]);
    let letters: Vec<u8> = noise.iter().map(|byte| b'a' + byte % 26).collect();
    let path = file("letters.ivanhoe", &letters);
    refused(&["replay", &path], &[&path, "line 1"]);
    fs::remove_file(path).expect("it was there");
}

#[test]
fn bench_prints_its_figures() {
    let output = ivanhoe(&["bench", "--players", "3", "--seconds", "0.1", "--json"]);
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let keys: Vec<&String> = figures.as_object().expect("an object").keys().collect();
    let expected = [
        "game",
        "players",
        "games_per_s",
        "moves_per_s",
        "ns_per_move",
        "moves_per_game",
        "state_bytes",
        "allocations_per_move",
    ];
    assert_eq!(keys, expected.iter().collect::<Vec<_>>());
    assert_eq!(figures["allocations_per_move"], 0.0);
    assert!(figures["state_bytes"].as_u64() <= Some(320));
    refused(&["bench", "--seconds", "0"], &["--seconds"]);
    let program = ivanhoe(&["bench", "--bot", "exec:true"]);
    assert_eq!(program.status.code(), Some(2));
    assert!(stderr(&program).contains("`ivanhoe arena`"), "{}", stderr(&program));
}

#[test]
fn a_commitment_is_hexadecimal() {
    let output = ivanhoe(&["verify", "Cargo.toml", "--commitment", "zz"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("`zz` is not hexadecimal"), "{}", stderr(&output));
}

#[test]
fn a_server_that_cannot_share_its_database_says_why() {
    let good = file("cluster-secret", b"a-secret-of-the-cluster\n");
    let short = file("short-secret", b"abc\n");
    let database = ["--database", "host=/nowhere user=ivanhoe"];
    let serve = |address: &str, secret: &str, more: &[&str], expected: &[&str]| {
        let cluster = ["--cluster", address, "--cluster-secret-file", secret];
        refused(&[&["serve", "--listen", "127.0.0.1:0"], &cluster[..], more].concat(), expected);
    };
    serve("127.0.0.1:0", &good, &[], &["PostgreSQL", "--database"]);
    serve("here", &good, &database, &["--cluster here", "an address and a port", "10.0.0.1:7400"]);
    serve("192.0.2.1:7400", &good, &database, &["--cluster 192.0.2.1:7400", "assign"]);
    serve("0.0.0.0:0", &good, &database, &["--cluster 0.0.0.0:0", "the one address"]);
    serve("127.0.0.1:0", &short, &database, &["short-secret", "at least 20 characters"]);
    serve("127.0.0.1:0", "/nowhere/secret", &database, &["/nowhere/secret", "No such file"]);
    serve("127.0.0.1:0", &good, &database, &["the database cannot be used now"]);
}
