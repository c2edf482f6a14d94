//! Reviews as a browser asks for them.

use bots::Level;
use bots::arena::play_game;
use review::Review;
use serde_json::{Value, json};
use table::{Options as _, Record, Seat, Seed};
use tournament::State;

/// A finished game of two bots.
fn record() -> Record<State> {
    let options = tournament::Options::usual(2).expect("a table size");
    let mut bots = vec![Level::Squire.bot::<State>(), Level::Squire.bot::<State>()];
    play_game(options, Seed::of_series(22, 1), 1, &mut bots).0.record().clone()
}

fn call(command: Value) -> Value {
    serde_json::from_str(&wasm_review::call(&command.to_string())).expect("an answer is JSON")
}

/// All decisions are judged; the report as it is written.
fn whole() -> String {
    while call(json!({ "do": "step" }))["more"] == true {}
    wasm_review::call(r#"{"do":"report"}"#)
}

/// The same report without a browser.
fn native(record: Record<State>, seat: Seat) -> String {
    let mut review = Review::new(record, seat).expect("a finished game");
    while !review.is_judged() {
        review.step();
    }
    let report = serde_json::to_string(&review.report()).expect("plain data");
    format!(r#"{{"report":{report}}}"#)
}

#[test]
fn a_review_goes_step_by_step_and_turns_to_another_seat() {
    let record = record();
    let begun = call(json!({ "do": "begin", "record": record.to_string(), "seat": "B" }));
    assert_eq!((begun["more"].clone(), begun["progress"]["done"].clone()), (true.into(), 0.into()));
    assert_eq!(whole(), native(record.clone(), Seat::B), "as the command line has it");
    let turned = call(json!({ "do": "turn", "seat": "A" }));
    assert_eq!(turned["more"], true);
    assert_eq!(whole(), native(record, Seat::A), "as if it had begun so");
}

#[test]
fn a_moment_is_looked_at_through_the_eyes_of_its_seat() {
    let record = record();
    call(json!({ "do": "begin", "record": record.to_string(), "seat": "A" }));
    let report: Value = serde_json::from_str(&whole()).expect("JSON");
    let entries = report["report"]["entries"].as_array().expect("decisions");
    let entry = entries[entries.len() / 2].as_u64().expect("a number") as usize;
    let seen = call(json!({ "do": "look", "entry": entry }));
    assert_eq!(seen["view"]["viewer"], "A");
    assert!(seen["view"]["seats"][0]["hand"].is_array());
    assert_eq!(seen["view"]["seats"][1]["hand"], Value::Null, "the other hand stays hidden");
    let step = seen["step"].as_u64().expect("a number") as usize;
    assert!((1..=entry).contains(&step), "{step} of {entry}");
    let beliefs = call(json!({ "do": "believe", "entry": entry }));
    assert_eq!(beliefs["beliefs"][0]["holder"], "B");
    let again = call(json!({ "do": "think", "entry": entry, "times": 2 }));
    let judged = again["report"]["decisions"].as_array().expect("decisions");
    let decision = judged.iter().find(|it| it["entry"] == entry).expect("it is judged");
    assert!(decision["worlds"].as_u64() >= Some(16), "{decision}");
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    assert_eq!(call(json!({ "do": "turn", "seat": "A" }))["failed"], "no review has begun");
    let mut unfinished = record();
    unfinished.about.result = None;
    unfinished.entries.pop();
    let refused = call(json!({ "do": "begin", "record": unfinished.to_string(), "seat": "A" }));
    assert!(refused["failed"].as_str().expect("a reason").contains("not over"), "{refused}");
    let refused = call(json!({ "do": "begin", "record": record().to_string(), "seat": "C" }));
    assert_eq!(refused["failed"], "nobody sat at C");
    call(json!({ "do": "begin", "record": record().to_string(), "seat": "A" }));
    assert_eq!(call(json!({ "do": "look", "entry": 0 }))["failed"], "there is no move 0");
    assert!(call(json!({ "do": "think", "entry": 1, "times": 2 }))["failed"].is_string());
}
