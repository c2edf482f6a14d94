//! The layouts as golden files: every action, every field, and the observations of a game.
//!
//! `UPDATE_GOLDEN=1` writes the file of the current version. A version that has been released must
//! not change.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use encoding::{Encoding, Field, Pace, Play};
use table::{Options as _, Seed};

fn fields(text: &mut String, title: &str, fields: &[Field]) {
    let mut start = 0;
    writeln!(text, "\n{title}").expect("text");
    for Field { name, length, scale, text: says } in fields {
        let end = start + length;
        writeln!(text, "{start:>4} {length:>4} {name:<22} x {scale:<4} {says}").expect("text");
        start = end;
    }
}

/// Every tenth observation of a game, as the places that are not 0.
fn observations<G: Encoding>(text: &mut String, options: G::Options) {
    let mut play = Play::<G>::begin(options, Seed::of_series(1, 0), Pace::default());
    writeln!(text, "\nObservations of a game of {} players", options.players()).expect("text");
    let (mut observation, mut step) = (vec![0; G::OBSERVATION], 0usize);
    while let Some(seat) = play.seat() {
        let choices: Vec<u16> = play.choices().iter().map(|choice| choice.action).collect();
        let action = choices[step * 7 % choices.len()];
        if step.is_multiple_of(10) {
            play.observe(seat, &mut observation);
            let places = observation.iter().enumerate().filter(|(_, number)| **number != 0);
            let places: Vec<String> =
                places.map(|(place, number)| format!("{place}:{number}")).collect();
            let places = places.join(" ");
            writeln!(text, "{seat} {places} | {choices:?} -> {action}").expect("text");
        }
        play.act(action).expect("a choice");
        step += 1;
    }
    writeln!(text, "{step} decisions, shares {:?}", play.shares()).expect("text");
}

fn written<G: Encoding>() -> String {
    let mut text = format!("{} layout {}\n\nActions\n", G::NAME, G::VERSION);
    for action in 0..G::ACTIONS {
        writeln!(text, "{action:>4} {}", G::action_text(action)).expect("text");
    }
    fields(&mut text, "Observation: first byte, length, name, scale", G::FIELDS);
    fields(&mut text, "Privileged observation", G::PRIVILEGED_FIELDS);
    for players in [G::PLAYERS.0, G::PLAYERS.1] {
        observations::<G>(&mut text, G::Options::usual(players).expect("this many can play"));
    }
    text
}

fn check<G: Encoding>() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/it/golden");
    let path = folder.join(format!("{}-{}.txt", G::NAME, G::VERSION));
    let text = written::<G>();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &text).expect("a golden file");
    }
    let golden = fs::read_to_string(&path).expect("there is a golden file of this version");
    let differs = golden.lines().zip(text.lines()).find(|(golden, now)| golden != now);
    assert!(golden == text, "{} layout {} has changed: {differs:?}", G::NAME, G::VERSION);
}

#[test]
fn the_layout_of_the_tournament_is_golden() {
    check::<tournament::State>();
}

#[test]
fn the_layout_of_the_castles_is_golden() {
    check::<castles::State>();
}
