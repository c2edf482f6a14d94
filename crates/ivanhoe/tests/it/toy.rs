//! A third game, only for tests: bots, server and terminal play it with the little code that it
//! has. The browser does in `web/e2e/toy.test.js`.

use std::fs;
use std::process::Command;

use crate::commands::{ivanhoe, root, stderr, stdout};
use crate::play::{piped, quick};
use crate::terminal::{Folder, Terminal};

/// All its code, including what only tests need, without the text of its rules.
const FILES: [&str; 7] = [
    "crates/toy/src/lib.rs",
    "crates/toy/src/notation.rs",
    "crates/toy/src/testing.rs",
    "crates/toy/words.ftl",
    "crates/bots/src/toy.rs",
    "crates/locales/src/toy.rs",
    "crates/term/src/play/toy.rs",
];

#[test]
fn a_third_game_is_less_than_400_lines() {
    let text = |name: &&str| fs::read_to_string(root().join(name)).expect(name);
    let is_blank = |line: &&str| line.trim().is_empty();
    let lines = |text: String| text.lines().filter(|line| !is_blank(line)).count();
    let all: usize = FILES.iter().map(text).map(lines).sum();
    assert!(all < 400, "{all} lines");
}

/// Only tests, and what they share, depend on it.
#[test]
fn no_release_contains_it() {
    let tree = |edges: &str| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["tree", "--offline", "--locked", "--prefix", "none", "-p", "ivanhoe"]);
        let output = cargo.args(["-f", "{p} [{f}]", "-e", edges]).current_dir(root()).output();
        let output = output.expect("cargo runs");
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output)
    };
    let is_for_tests = |line: &&str| {
        let (crate_name, features) = line.split_once(" [").unwrap_or((line, ""));
        let mut features = features.trim_end_matches(']').split(',');
        crate_name.starts_with("toy ")
            || features.any(|feature| ["toy", "testing"].contains(&feature))
    };
    let shipped = tree("normal,build");
    assert!(shipped.contains("games v"), "{shipped}");
    let found: Vec<&str> = shipped.lines().filter(is_for_tests).collect();
    assert!(found.is_empty(), "{found:?}");
    assert!(tree("normal,build,dev").lines().any(|line| is_for_tests(&line)), "tests have it");
}

#[test]
fn every_bot_plays_it() {
    for (players, bots) in [("4", "page,squire,knight,champion"), ("2", "random,greedy")] {
        let arguments = ["arena", "--game", "toy", "--players", players, "--bots", bots];
        let output = ivanhoe(&[&arguments[..], &["--deals", "6", "--json"]].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        let rows = stdout(&output);
        let row = |line: &str| serde_json::from_str::<serde_json::Value>(line).expect("JSON");
        let rows: Vec<_> = rows.lines().map(row).collect();
        assert_eq!(rows.len(), bots.split(',').count());
        let sum = |key: &str| rows.iter().filter_map(|row| row[key].as_f64()).sum::<f64>();
        let games: f64 = players.parse().expect("a number");
        assert!((sum("wins") - 6.0 * games).abs() < 1e-9, "{rows:?}");
        assert_eq!((sum("forfeits"), sum("dead_games")), (0.0, 0.0));
    }
}

#[test]
fn it_is_played_in_a_terminal_and_leaves_a_record() {
    let folder = Folder::new();
    let output = piped(&quick(&folder, &["toy", "--seed", "5"]), &"1\n".repeat(10));
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    for said in [
        "High card. At the table with you: Wamba",
        "Play a card.",
        " 1  Play ",
        "The game is over.",
    ] {
        assert!(text.contains(said), "`{said}` is not in:\n{text}");
    }
    assert!(text.contains("You play ") && text.contains(" takes the cards."), "{text}");
    let last = text.lines().last().expect("a last line");
    let record = last.strip_prefix("The record of this game: ").expect("a record");
    let proven = ivanhoe(&["replay", record, "--verify"]);
    assert!(proven.status.success(), "{}", stdout(&proven));
    let told = stdout(&ivanhoe(&["replay", record, "--tell"]));
    assert!(told.contains(" takes the cards."), "{told}");
}

#[test]
fn it_is_drawn_on_the_screen() {
    let folder = Folder::new();
    let arguments = quick(&folder, &["toy", "--seed", "5", "--players", "2"]);
    let mut terminal = Terminal::run(&arguments);
    let screen = terminal.wait_for("Play a card.");
    assert!(screen.contains("High card") && screen.contains("cards 3"), "{screen}");
    terminal.press("qq");
    assert!(terminal.end().success());
}
