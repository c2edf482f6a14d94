//! The browser formats events, moves, reasons and phases with its own code. `locales/sentences/`
//! has this crate's sentences for every shape of them in the golden games, in every language;
//! `web/src/words/sentences.test.ts` compares. `UPDATE_SENTENCES=1` rewrites the files.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use locales::{Language, Reader, Told, Words};
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::testing::{Trial, random_game};
use table::{Chance as _, Options, QuickChance, Seat, Seats, Viewer};

use crate::{read, root, samples};

const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dirk", "Inés", "Élodie"];

/// The sentences for one thing in every language, by the shape of the thing.
struct Sentences {
    words: Vec<Words>,
    names: Vec<String>,
    cases: BTreeMap<String, Value>,
}

/// A thing with its names, numbers and lists reduced to what can change a sentence: whether a seat
/// is the reader's, whether a number is none, one or many. The first name stays, because articles
/// depend on it.
fn shape(thing: &Value, you: Viewer, names: &mut usize) -> String {
    match thing {
        Value::Null | Value::Bool(_) => thing.to_string(),
        Value::Number(number) => number.as_u64().map_or(3, |number| number.min(3)).to_string(),
        Value::String(text) => {
            let words = text.split([' ', ',']).map(|word| match word.parse::<Seat>() {
                Ok(seat) if you == Viewer::Seat(seat) => "you".to_owned(),
                Ok(_) => "they".to_owned(),
                Err(_) => {
                    *names += 1;
                    if *names > 2 { "name".to_owned() } else { word.to_owned() }
                }
            });
            words.collect::<Vec<_>>().join(" ")
        }
        Value::Array(list) => {
            let parts: Vec<_> = list.iter().take(3).map(|one| shape(one, you, names)).collect();
            format!("[{}]", parts.join(" "))
        }
        Value::Object(fields) => {
            let parts = fields.iter().map(|(key, one)| format!("{key} {}", shape(one, you, names)));
            parts.collect::<Vec<_>>().join(" ")
        }
    }
}

impl Sentences {
    fn new() -> Self {
        let words = Language::ALL.map(Words::without_fallback).into_iter().collect();
        Self { words, names: NAMES.map(String::from).to_vec(), cases: BTreeMap::new() }
    }

    /// Adds the sentences for something, unless there is something of the same shape.
    fn add(&mut self, kind: &str, thing: Value, you: Viewer, say: impl Fn(&Reader<'_>) -> String) {
        let shape = format!("{kind} {}", shape(&thing, you, &mut 0));
        let Self { words, names, cases } = self;
        cases.entry(shape).or_insert_with(|| {
            let said = words.iter().map(|words| say(&Reader::new(words, you, names)));
            let said: Vec<String> = said.collect();
            let mut case = Map::new();
            if let Some(seat) = you.seat() {
                case.insert("you".to_owned(), json!(seat));
            }
            case.insert(kind.to_owned(), thing);
            case.insert("said".to_owned(), json!(said));
            Value::Object(case)
        });
    }

    fn add_event<G: Told>(&mut self, event: &G::EventView, you: Viewer) {
        self.add("event", value(event), you, |reader| G::tell_event(reader, event, None));
    }

    fn add_reason<G: Told>(&mut self, reason: &G::Reason, you: Viewer) {
        self.add("reason", value(reason), you, |reader| G::tell_reason(reader, reason));
    }

    /// Adds a move as it is reported, and as it is offered to its player.
    fn add_move<G: Told>(&mut self, by: Seat, mv: G::Move, view: &G::View, you: Viewer) {
        let displays: Vec<Value> = match value(view)["seats"].as_array() {
            Some(seats) => seats.iter().map(|seat| seat["display"].clone()).collect(),
            None => Vec::new(),
        };
        // Only a sentence about a card in a display needs it.
        let points = mv.to_string().split(' ').skip(1).any(|word| word.parse::<u32>().is_ok());
        let lay = if points { json!(displays) } else { Value::Null };
        let thing = json!({ "by": by, "move": mv.to_string(), "lay": lay });
        let view = points.then_some(view);
        self.add("made", thing.clone(), you, |reader| G::tell_move(reader, by, mv, view));
        if you == Viewer::Seat(by) {
            self.add("choice", thing, you, |reader| G::tell_choice(reader, mv, view));
        }
    }

    fn add_phase<G: Told>(&mut self, view: &G::View, you: Viewer) {
        let Value::Object(mut fields) = value(view) else { panic!("a view is an object") };
        // The browser shows the end of a game on a separate page.
        if fields["phase"] == "over" || fields["phase"]["phase"] == "over" {
            return;
        }
        fields.retain(|key, _| ["phase", "turn", "action", "asked", "value"].contains(&&**key));
        self.add("phase", Value::Object(fields), you, |reader| G::tell_phase(reader, view));
    }

    /// Adds everything that a random game shows to everybody: number 1 is a golden game.
    fn add_game<G: Told + Trial>(&mut self, options: G::Options, number: u64) {
        let players = options.players();
        let mut chance = QuickChance::new(number);
        let viewers =
            || Seats::first(players).into_iter().map(Viewer::Seat).chain([Viewer::Public]);
        random_game::<G>(options, number, |before, by, mv, after| {
            let entry = after.record().entries.last().expect("the move");
            for you in viewers() {
                for event in entry.events.iter().filter_map(|event| G::event_view(event, you)) {
                    self.add_event::<G>(&event, you);
                }
                self.add_move::<G>(by, mv, &before.view(you), you);
                self.add_phase::<G>(&after.view(you), you);
            }
            let (seat, any) = (Seat::new(chance.below(players)), G::any_move(players, &mut chance));
            if let Err(reason) = after.state().check(seat, any) {
                self.add_reason::<G>(&reason, Viewer::Seat(seat));
            }
        });
    }

    /// Compares with the file of a game.
    fn check(&self, game: &str) {
        let path = root().join(format!("locales/sentences/{game}.json"));
        let mut found = String::from("[\n");
        for (number, case) in self.cases.values().enumerate() {
            let comma = if number == 0 { "" } else { ",\n" };
            write!(found, "{comma}{case}").expect("memory takes everything");
        }
        found.push_str("\n]\n");
        if std::env::var_os("UPDATE_SENTENCES").is_some() {
            std::fs::write(&path, &found).expect("the file can be written");
        }
        let golden = read(&path);
        let differs = golden.lines().zip(found.lines()).find(|(old, new)| old != new);
        assert_eq!(differs, None, "UPDATE_SENTENCES=1 writes {} again", path.display());
        assert_eq!(golden.len(), found.len(), "{} is longer or shorter", path.display());
    }
}

fn value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("JSON")
}

#[test]
fn the_sentences_of_the_tournament_are_those_of_the_file() {
    let mut sentences = Sentences::new();
    for (players, name, option) in [
        (2, "", ""),
        (3, "", ""),
        (4, "", ""),
        (5, "", ""),
        (3, "ties", "ties-stay"),
        (4, "repeat", "camelot"),
    ] {
        let mut options = tournament::Options::usual(players).expect("this many can play");
        if !name.is_empty() {
            options.set(name, option).expect("a house rule");
        }
        sentences.add_game::<tournament::State>(options, 1);
    }
    for you in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public] {
        for event in samples::tournament_events() {
            sentences.add_event::<tournament::State>(&event, you);
        }
        for reason in samples::tournament_reasons() {
            sentences.add_reason::<tournament::State>(&reason, you);
        }
    }
    sentences.check("tournament");
}

#[test]
fn the_sentences_of_the_castles_are_those_of_the_file() {
    let mut sentences = Sentences::new();
    for players in 3..=6 {
        let options = castles::Options::usual(players).expect("this many can play");
        sentences.add_game::<castles::State>(options, 1);
    }
    for (name, option) in [("profile", "published"), ("forced-barter", "false")] {
        let mut options = castles::Options::usual(4).expect("four can play");
        options.set(name, option).expect("a house rule");
        sentences.add_game::<castles::State>(options, 1);
    }
    for you in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public] {
        for event in samples::castles_events() {
            sentences.add_event::<castles::State>(&event, you);
        }
        for reason in samples::castles_reasons() {
            sentences.add_reason::<castles::State>(&reason, you);
        }
    }
    sentences.check("castles");
}
