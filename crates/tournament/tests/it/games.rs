//! Golden playthroughs: whole games as text with what everybody may know. After a wanted change,
//! `make playthroughs` writes them anew; read the difference before you commit it.

use std::path::Path;

use table::testing::playthrough;
use table::{Game, Options as _};
use tournament::{Options, State};

fn check(name: &str, players: usize, house_rules: &[(&str, &str)]) {
    let mut options = Options::usual(players).expect("2 to 5 may play");
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

#[test]
fn open_discard_pile() {
    check("open-discard-pile", 5, &[("discard", "open")]);
}
