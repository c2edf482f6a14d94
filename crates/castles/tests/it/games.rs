//! Golden playthroughs: whole games as text with what everybody may know. After a wanted change,
//! `make playthroughs` writes them anew; read the difference before you commit it.

use std::path::Path;

use castles::State;
use table::testing::check_playthrough;

fn check(name: &str, players: usize, house_rules: &[(&str, &str)]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/it/games/{name}.txt"));
    check_playthrough::<State>(&path, players, house_rules);
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
fn six_players() {
    check("six-players", 6, &[]);
}

#[test]
fn arms_only() {
    check("arms-only", 3, &[("arms-only", "true")]);
}

#[test]
fn five_squares() {
    check("five-squares", 4, &[("squares", "5")]);
}

#[test]
fn published_edition() {
    check("published-edition", 4, &[("profile", "published")]);
}
