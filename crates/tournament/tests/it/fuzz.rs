//! A bounded run of what the fuzz targets run.

use table::fuzz;
use tournament::State;

use crate::battery::tables;

#[test]
fn spoilt_games_are_refused_or_played_on() {
    fuzz::spoilt_games::<State>(&tables(), 2_000);
}

#[test]
fn spoilt_moves_are_refused_or_exactly_the_notation() {
    let moves =
        ["open red R3", "play S2", "outwit shield B 12", "dodge E 3", "keep 90", "return red"];
    fuzz::spoilt_moves::<State>(&moves, 50_000);
}

#[test]
fn games_steered_by_bytes_stay_legal() {
    fuzz::steered_games::<State>(200);
}

#[test]
fn seeds_are_read() {
    fuzz::seeds_are_read::<State>();
}
