//! Replays the scenarios and traces of `rules/notation.md`, and runs the fuzz targets with bounds.

use std::fs;
use std::path::Path;

use super::{Trial, tables};
use crate::game::Game;
use crate::notation::Notation;
use crate::{fuzz, scenario, trace};

fn read<G: Game>(folder: &str, ending: &str) -> String {
    let path = Path::new(folder).join(format!("{}.{ending}", G::NAME));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every scenario in the game's file passes, and there are enough of them.
pub fn scenarios_pass<G: Notation>(folder: &str, at_least: usize) {
    let scenarios = scenario::read(&read::<G>(folder, "json")).expect("a list of scenarios");
    assert!(scenarios.len() >= at_least, "scenarios are missing");
    let failed: Vec<String> = scenarios
        .iter()
        .filter_map(|one| Some(format!("{}: {}", one.name, one.run::<G>().err()?)))
        .collect();
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}

/// Every trace in the game's file replays without a difference, and is written back to the same
/// bytes; and there are enough of them.
pub fn traces_replay<G: Notation>(folder: &str, at_least: usize) {
    let traces = read::<G>(folder, "jsonl");
    assert!(traces.lines().count() >= at_least, "traces are missing");
    for (number, line) in (1..).zip(traces.lines()) {
        let trace: trace::Trace<G::Setup> = serde_json::from_str(line).expect("a trace");
        if let Err(difference) = trace::replay::<G>(&trace) {
            panic!("trace {number}: {difference}");
        }
        let ours = serde_json::to_string(&trace).expect("JSON");
        assert!(ours == line, "trace {number} is written otherwise");
    }
}

/// A bounded run of the targets for records and positions.
pub fn corrupted_games_are_refused_or_playable<G: Trial>() {
    fuzz::corrupted_games::<G>(&tables::<G>(), 2_000);
}

/// A bounded run of the target for moves.
pub fn corrupted_moves_are_refused_or_valid_notation<G: Trial>() {
    fuzz::corrupted_moves::<G>(G::SAMPLES, 50_000);
}

/// A bounded run of the target for whole games.
pub fn games_steered_by_bytes_stay_legal<G: Trial>() {
    fuzz::steered_games::<G>(200);
}

/// The seeds of the targets.
pub fn seeds_are_read<G: Trial>() {
    fuzz::seeds_are_read::<G>();
}
