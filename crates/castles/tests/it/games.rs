//! Golden playthroughs: whole games as text with what everybody may know. After a wanted change,
//! `make playthroughs` writes them anew; read the difference before you commit it.

use std::path::Path;

use castles::{Options, State};
use table::testing::playthrough;
use table::{Game, Options as _};

fn check(name: &str, players: usize, house_rules: &[(&str, &str)]) {
    let mut options = Options::usual(players).expect("3 to 6 may play");
    for (key, value) in house_rules {
        options.set(key, value).expect("a house rule");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/it/games/{name}.txt"));
    let found = playthrough::<State>(options, 1);
    if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        std::fs::write(&path, &found).expect("the file can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = (1..).zip(golden.lines().zip(found.lines())).find(|(_, (old, new))| old != new);
    if let Some((line, (old, new))) = differs {
        panic!("{name} of {} differs in line {line}:\n  {old}\n  {new}", State::NAME);
    }
    assert_eq!(golden.len(), found.len(), "{name} is longer or shorter");
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
