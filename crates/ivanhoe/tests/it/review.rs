//! `ivanhoe review`, run as a user runs it.

use std::fs;

use serde_json::Value;

use crate::commands::{file, ivanhoe, refused, stdout};

/// A short recorded game.
fn record(game: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let to = folder.path().to_str().expect("a plain path");
    let players = if game == "castles" { "3" } else { "2" };
    let options = ["--players", players, "--games", "1", "--bot", "knight", "--seed", "4"];
    let output = ivanhoe(&[&["selfplay", "--game", game, "--records", to][..], &options].concat());
    assert!(output.status.success());
    let path = fs::read_dir(folder.path()).expect("a folder").next().expect("a record");
    fs::read_to_string(path.expect("a file").path()).expect("text")
}

#[test]
fn review_speaks_every_language() {
    let path = file("review.ivanhoe", record("tournament").as_bytes());
    let said = |language: &str| {
        let output = ivanhoe(&["review", &path, "--seat", "B", "--language", language]);
        assert!(output.status.success(), "{output:?}");
        stdout(&output)
    };
    let english = said("en");
    assert!(english.contains("What decided the game") && english.contains("Luck and play"));
    assert!(!english.contains("term-review"), "{english}");
    let german = said("de");
    assert!(german.contains("Was die Partie entschieden hat"), "{german}");
    assert_eq!(english.lines().count(), german.lines().count());
}

#[test]
fn review_as_json_adds_up() {
    let path = file("review-json.ivanhoe", record("tournament").as_bytes());
    let output = ivanhoe(&["review", &path, "--json"]);
    assert!(output.status.success(), "{output:?}");
    let report: Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    assert_eq!(report["game"], "tournament");
    let accounts = report["accounts"].as_array().expect("a list");
    assert_eq!(accounts.len(), 2);
    for account in accounts {
        let part = |name: &str| account[name].as_f64().expect("a number");
        assert!((part("luck") + part("own") + part("others") - part("result")).abs() < 1e-6);
    }
    assert!(report["decisions"].as_array().is_some_and(|decisions| !decisions.is_empty()));
}

#[test]
fn review_refuses_what_it_cannot_judge() {
    let whole = record("tournament");
    let cut = whole.rfind("; ").expect("moves");
    let unfinished: String = whole[..cut]
        .lines()
        .filter(|line| !line.starts_with("[Result"))
        .fold(String::new(), |text, line| text + line + "\n");
    let path = file("review-unfinished.ivanhoe", unfinished.as_bytes());
    refused(&["review", &path, "--language", "en"], &["review-unfinished", "not over"]);
    let path =
        file("review-other.ivanhoe", whole.replace("[Rules \"1\"]", "[Rules \"9\"]").as_bytes());
    refused(&["review", &path], &["line 2", "rules `9` are unknown"]);
    let path = file("review-whole.ivanhoe", whole.as_bytes());
    refused(&["review", &path, "--seat", "C"], &["--seat", "nobody sat at C"]);
    refused(&["review", "no-such-file"], &["no-such-file"]);
}
