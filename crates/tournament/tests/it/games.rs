//! Golden playthroughs: whole games as text with what everybody may know. After a wanted change,
//! `make playthroughs` writes them anew; read the difference before you commit it.

use std::path::Path;

use table::testing::check_playthrough;
use tournament::State;

fn check(name: &str, players: usize, house_rules: &[(&str, &str)]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/it/games/{name}.txt"));
    check_playthrough::<State>(&path, players, house_rules);
}

#[test]
fn two_players() {
    check("two-players", 2, &[]);
}

#[test]
fn three_players() {
    check("three-players", 3, &[]);
}

#[test]
fn four_players() {
    check("four-players", 4, &[]);
}

#[test]
fn five_players() {
    check("five-players", 5, &[]);
}

#[test]
fn ties_stay() {
    check("ties-stay", 3, &[("ties", "ties-stay")]);
}

#[test]
fn camelot() {
    check("camelot", 4, &[("repeat", "camelot")]);
}
