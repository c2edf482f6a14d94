//! Positions in one line, so that the test of a rule is three lines.
//!
//! `attack | A: al as; prisoners athelstane | B: fs | C: | york: fs fs; athelstane - -` is A's
//! turn, who holds two cards and a prisoner and is asked to attack; York has a garrison of two and
//! Athelstane's banner on square 1. Lords sit by C2.1, and banners not named are in reserve unless
//! `reserve 0` says otherwise. Other parts: `turn`, `drawn`, `passes`, `proposed`, `deck`,
//! `turned`, `open`, `lost`, `options`, `pending`.

use serde_json::{Value, json};
use table::scenario::Scenario;
use table::{Game as _, Match, Notation, Options as _, Script, Seat, Source};

use crate::board::{Castle, Lord};
use crate::card::Card;
use crate::options::Options;
use crate::setup::Setup;
use crate::state::State;

/// A position.
#[derive(Clone, Debug)]
pub struct Scene(Value);

/// The position that the text describes.
pub fn scene(text: &str) -> Scene {
    let mut parts = text.split('|').map(str::trim);
    let phase = parts.next().expect("a phase");
    let mut given = json!({
        "game": "castles", "options": {}, "phase": phase, "turn": "A",
        "drawn": 2, "passes": 0, "proposed": [], "castles": {}, "seats": [],
        "deck": words("rs rs rs fe fe fe"), "turned": [], "open": null, "lost": [],
        "pending": null,
    });
    let mut seats: Vec<Value> = Vec::new();
    for part in parts {
        let (key, value) = part.split_once(':').expect("key: value");
        let value = value.trim();
        match key {
            "A" | "B" | "C" | "D" | "E" | "F" => seats.push(seat(seats.len(), value)),
            "deck" | "turned" | "lost" => given[key] = words(value),
            "proposed" => given[key] = value.chars().map(|seat| json!(seat.to_string())).collect(),
            "drawn" | "passes" => given[key] = json!(value.parse::<u8>().expect("a number")),
            "options" => value.split(' ').for_each(|option| {
                let (name, choice) = option.split_once('=').expect("name=choice");
                given["options"][name] = serde_json::from_str(choice).expect("a value");
            }),
            "pending" => given[key] = serde_json::from_str(value).expect("JSON"),
            "turn" | "open" => given[key] = json!(value),
            castle => given["castles"][castle] = castle_setup(value),
        }
    }
    let squares = given["options"]["squares"].as_u64().unwrap_or(3) as usize;
    for castle in Castle::ALL {
        if given["castles"][castle.name()].is_null() {
            let track = vec![Value::Null; squares];
            given["castles"][castle.name()] = json!({"garrison": [], "track": track});
        }
    }
    given["players"] = json!(seats.len());
    given["seats"] = seats.into();
    fill_reserves(&mut given);
    Scene(given)
}

fn seat(number: usize, text: &str) -> Value {
    let mut parts = text.split(';').map(str::trim);
    let hand = words(parts.next().unwrap_or_default());
    let lord = Lord::BY_SEAT[number];
    let mut seat = json!({"lord": lord, "hand": hand, "reserve": null, "prisoners": []});
    for part in parts {
        match part.split_once(' ') {
            Some(("prisoners", lords)) => seat["prisoners"] = words(lords),
            Some(("reserve", number)) => {
                seat["reserve"] = json!(number.parse::<u8>().expect("a number"));
            }
            _ => panic!("`{part}` is not a part of a seat"),
        }
    }
    seat
}

fn castle_setup(text: &str) -> Value {
    let (garrison, track) = text.split_once(';').expect("garrison; track");
    let square = |word: &str| if word == "-" { Value::Null } else { json!(word) };
    let track: Vec<Value> = track.split_whitespace().map(square).collect();
    json!({"garrison": words(garrison), "track": track})
}

/// C1.4: the banners that are not elsewhere are in reserve.
fn fill_reserves(given: &mut Value) {
    let away = given["castles"].to_string() + &given["seats"].to_string();
    for seat in given["seats"].as_array_mut().expect("seats") {
        if seat["reserve"].is_null() {
            // Once as the lord of the seat, otherwise on a track or in a prison.
            let named = away.matches(&seat["lord"].to_string()).count() - 1;
            seat["reserve"] = json!(5 - named);
        }
    }
}

fn words(text: &str) -> Value {
    text.split_whitespace().collect()
}

impl Scene {
    /// The state of the position.
    pub fn state(&self) -> State {
        State::from_setup(&self.setup()).expect("a possible position")
    }

    /// The faults of the position.
    pub fn faults(&self) -> Vec<String> {
        State::from_setup(&self.setup()).expect_err("an impossible position")
    }

    fn setup(&self) -> Setup {
        serde_json::from_value(self.0.clone()).expect("a position")
    }

    /// The state after these moves.
    #[track_caller]
    pub fn after(&self, moves: &[&str]) -> State {
        let mut state = self.state();
        for text in moves {
            let (by, mv) = text.split_once(' ').expect("a seat and a move");
            let (by, mv): (Seat, _) = (by.parse().expect("a seat"), mv.parse().expect("a move"));
            state.play(by, mv, &mut Script::default(), &mut |_| ()).expect("a legal move");
        }
        state
    }

    /// After these moves, this is true.
    #[track_caller]
    pub fn then(&self, moves: &[&str], facts: Value) {
        self.run(json!({"moves": moves, "then": facts}));
    }

    /// The last of these moves is refused by this rule, and nothing changes.
    #[track_caller]
    pub fn refuses(&self, moves: &[&str], rule: &str) {
        self.run(json!({"moves": moves, "illegal": true, "rule": rule}));
    }

    #[track_caller]
    fn run(&self, mut scenario: Value) {
        scenario["name"] = json!("");
        scenario["given"] = self.0.clone();
        let scenario: Scenario = serde_json::from_value(scenario).expect("a scenario");
        scenario.run::<State>().unwrap_or_else(|why| panic!("{why}"));
    }
}

/// The usual rules for a number of players, with these house rules.
pub fn table(players: usize, house_rules: &[(&str, &str)]) -> Options {
    let mut options = Options::usual(players).expect("3 to 6 may play");
    for (key, value) in house_rules {
        options.set(key, value).expect("a house rule");
    }
    options
}

/// A game dealt from a sorted deck by the last seat, so that A begins.
pub fn dealt(options: Options) -> Match<State> {
    let cards = Card::ALL.into_iter();
    let deck: Vec<String> = cards.flat_map(|card| vec![card.to_string(); card.copies()]).collect();
    let last = Seat::new(options.players() - 1);
    let mut script = State::script_deal(last, &deck).expect("cards");
    let game = Match::deal(options, Source::Hands, &mut script, &[]);
    assert_eq!(script.fault(), None);
    game
}

/// Plays moves that are written `SEAT move`.
#[track_caller]
pub fn play(game: &mut Match<State>, moves: &[&str]) {
    for text in moves {
        let (by, mv) = text.split_once(' ').expect("a seat and a move");
        let (by, mv) = (by.parse().expect("a seat"), mv.parse().expect("a move"));
        game.play_with(by, mv, &mut Script::default()).expect("a legal move");
    }
}
