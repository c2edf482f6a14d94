//! A bounded run of what the fuzz targets run.

use castles::State;
use table::fuzz;

use crate::battery::tables;

#[test]
fn spoilt_games_are_refused_or_played_on() {
    fuzz::spoilt_games::<State>(&tables(), 2_000);
}

#[test]
fn spoilt_moves_are_refused_or_exactly_the_notation() {
    let moves = [
        "keep al",
        "lay ivanhoe",
        "offer fs",
        "accept C",
        "attack york",
        "muster locksley",
        "propose B give prisoner:front-de-boeuf want ab,ab,rs",
        "propose F give ae,ivanhoe want prisoner:cedric",
    ];
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
