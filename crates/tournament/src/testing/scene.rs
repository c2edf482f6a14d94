//! Positions in one line, so that the test of a rule is three lines.
//!
//! `red | A: R4 M6; hand R3 riposte; front shield; tokens blue | B: R5 | discard: Y2` is a red
//! tournament in which A is to play. Other parts: `turn`, `phase`, `in`, `played`, `added`,
//! `previous`, `deck`, `options`. A colour of `-` means that A is to open.

use serde_json::{Map, Value, json};
use table::scenario::Scenario;
use table::{Game as _, Notation, Script, Seat};

use crate::setup::Setup;
use crate::state::State;

/// A position, scripted random outcomes, announced totals.
#[derive(Clone, Debug)]
pub struct Scene {
    given: Value,
    chance: Vec<Value>,
    announced: Option<Vec<u32>>,
}

/// The position that the text describes.
pub fn scene(text: &str) -> Scene {
    let mut parts = text.split('|').map(str::trim);
    let colour = parts.next().expect("a colour");
    let mut seats: Vec<Value> = Vec::new();
    let mut given = json!({
        "game": "tournament", "options": {}, "turn": "A", "played": 0, "added": 0,
        "phase": if colour == "-" { "open" } else { "turn" },
        "colour": if colour == "-" { Value::Null } else { json!(colour) },
        "previous": null, "deck": words("Y3 Y3 Y3 Y3"), "discard": [], "pending": null,
    });
    for part in parts {
        let (key, value) = part.split_once(':').expect("key: value");
        let value = value.trim();
        match key {
            "A" | "B" | "C" | "D" | "E" => seats.push(seat(value)),
            "deck" | "discard" => given[key] = words(value),
            "in" => given[key] = value.chars().map(|seat| json!(seat.to_string())).collect(),
            "played" | "added" => given[key] = json!(value.parse::<u8>().expect("a number")),
            "options" => {
                let (name, choice) = value.split_once('=').expect("name=choice");
                given["options"][name] = json!(choice);
            }
            "turn" | "phase" | "previous" => given[key] = json!(value),
            _ => panic!("`{key}` is not a part of a scene"),
        }
    }
    if given["in"].is_null() {
        given["in"] = ["A", "B", "C", "D", "E"][..seats.len()].into();
    }
    given["players"] = json!(seats.len());
    given["seats"] = seats.into();
    Scene { given, chance: Vec::new(), announced: None }
}

fn seat(text: &str) -> Value {
    let mut parts = text.split(';').map(str::trim);
    let display = words(parts.next().unwrap_or_default());
    let mut seat = json!({"hand": [], "display": display, "front": [], "tokens": []});
    for part in parts {
        let (key, value) = part.split_once(' ').expect("hand, front or tokens");
        seat[key] = words(value);
    }
    seat
}

fn words(text: &str) -> Value {
    text.split_whitespace().collect()
}

impl Scene {
    /// Scripts a random outcome.
    pub fn chance(mut self, what: &str, value: Value) -> Self {
        self.chance.push(Value::Object(Map::from_iter([(what.to_owned(), value)])));
        self
    }

    /// These totals will be announced.
    pub fn announced(mut self, totals: &[u32]) -> Self {
        self.announced = Some(totals.to_vec());
        self
    }

    /// The state of the position.
    pub fn state(&self) -> State {
        let setup: Setup = serde_json::from_value(self.given.clone()).expect("a position");
        State::from_setup(&setup).expect("a possible position")
    }

    /// The state after one move, before it is answered.
    pub fn after(&self, by: Seat, mv: &str) -> State {
        let mut state = self.state();
        let mv = mv.parse().expect("a move");
        state.play(by, mv, &mut Script::default(), &mut |_| ()).expect("a legal move");
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
        scenario["given"] = self.given.clone();
        scenario["chance"] = self.chance.clone().into();
        scenario["announced"] = json!(self.announced);
        let scenario: Scenario = serde_json::from_value(scenario).expect("a scenario");
        scenario.run::<State>().unwrap_or_else(|why| panic!("{why}"));
    }
}
