//! Scenarios and traces of `rules/notation.md`, replayed.

use castles::{Setup, State};
use table::{scenario, trace};

#[test]
fn every_scenario_comes_out() {
    let file = include_str!("scenarios/castles.json");
    let scenarios = scenario::read(file).expect("a list of scenarios");
    assert!(scenarios.len() >= 24, "scenarios are missing");
    let failed: Vec<String> = scenarios
        .iter()
        .filter_map(|one| Some(format!("{}: {}", one.name, one.run::<State>().err()?)))
        .collect();
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn every_trace_replays_without_a_difference() {
    let traces = include_str!("traces/castles.jsonl");
    assert!(traces.lines().count() >= 5, "traces are missing");
    for (number, line) in traces.lines().enumerate() {
        let trace: trace::Trace<Setup> = serde_json::from_str(line).expect("a trace");
        if let Err(difference) = trace::replay::<State>(&trace) {
            panic!("trace {}: {difference}", number + 1);
        }
        // Ours are written the same way, to the byte.
        let ours = serde_json::to_string(&trace).expect("JSON");
        assert!(ours == line, "trace {} is written otherwise", number + 1);
    }
}
