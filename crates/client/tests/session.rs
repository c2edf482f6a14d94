//! The session follows its traces, step by step, as the web client's does.

use client::{Line, Moment, Outcome, Output, Session};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
struct Trace {
    name: String,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    at: u64,
    #[serde(rename = "in")]
    input: Value,
    out: Vec<Value>,
    /// When the next tick is due; only some steps say so.
    #[serde(default, deserialize_with = "even_null")]
    wake: Option<Option<u64>>,
}

fn even_null<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Option<u64>>, D::Error> {
    Option::deserialize(from).map(Some)
}

fn traces() -> Vec<Trace> {
    let text = include_str!("../../protocol/traces/session.json");
    serde_json::from_str(text).expect("traces")
}

fn give(session: &mut Session, at: Moment, input: &Value) {
    if let Some(message) = input.get("hear") {
        // A plain text stands for something that is not a message.
        let text = message.as_str().map_or_else(|| message.to_string(), str::to_owned);
        return session.receive(at, &text);
    }
    if let Some(table) = input.get("watch") {
        return session.watch(table.as_str().expect("a code"), input["since"].as_u64());
    }
    if let Some(on) = input.get("lobby") {
        return session.lobby(on.as_bool().expect("yes or no"));
    }
    if let Some(message) = input.get("request") {
        let message = serde_json::from_value(message.clone()).expect("a message of a client");
        assert_eq!(Session::is_kept(&message), input["keep"], "{message:?}");
        session.request(message);
        return;
    }
    match input["do"].as_str().expect("something to do") {
        "start" => session.start(at),
        "open" => session.open(at),
        "lost" => session.lost(at),
        "tick" => session.tick(at),
        "unwatch" => session.unwatch(),
        other => panic!("nothing is called {other}"),
    }
}

fn json_of(what: &impl serde::Serialize) -> Value {
    serde_json::to_value(what).expect("JSON")
}

fn written(output: &Output) -> Value {
    match output {
        Output::Connect => json!("connect"),
        Output::Drop => json!("drop"),
        Output::Odd => json!("odd"),
        Output::Say(request) => json!({"say": json_of(request)}),
        Output::Tell(message) => json!({"tell": json_of(message)}),
        Output::Unwatched(table, refusal) => {
            json!({"unwatched": {"table": table, "refusal": json_of(refusal)}})
        }
        Output::Line(line) => json!({"line": match line {
            Line::Connecting => "connecting",
            Line::Open => "open",
            Line::Lost => "lost",
            Line::Outdated => "outdated",
        }}),
        Output::Settled(request, outcome) => {
            let outcome = match outcome {
                Outcome::Done => json!("done"),
                Outcome::Lost => json!("lost"),
                Outcome::Refused(refusal) => json!({"refused": json_of(refusal)}),
                Outcome::Answer(answer) => {
                    let message = protocol::ServerMessage::Answer((**answer).clone());
                    json!({"answer": json_of(&message)})
                }
            };
            json!({"settled": {"id": request.id, "as": outcome}})
        }
    }
}

#[test]
fn every_trace_is_followed() {
    for trace in traces() {
        let mut session = Session::new("t");
        for (number, step) in trace.steps.iter().enumerate() {
            let at = Moment { now: step.at, chance: 0.5 };
            give(&mut session, at, &step.input);
            let out: Vec<Value> =
                std::iter::from_fn(|| session.output()).map(|output| written(&output)).collect();
            let place = format!("{}, step {number} at {}", trace.name, step.at);
            assert_eq!(out, step.out, "{place}");
            if let Some(wake) = step.wake {
                assert_eq!(session.wake(), wake, "{place}");
            }
        }
    }
}

#[test]
fn delays_are_random() {
    let wake = |chance| {
        let mut session = Session::new("t");
        session.start(Moment { now: 0, chance });
        session.lost(Moment { now: 0, chance });
        session.wake()
    };
    assert_eq!((wake(0.0), wake(0.5), wake(0.999)), (Some(187), Some(250), Some(312)));
}
