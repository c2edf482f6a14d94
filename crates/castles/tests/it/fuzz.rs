//! A bounded run of what the fuzz targets run.

use castles::State;
use table::{Chance, Game, Match, Notation, QuickChance, Seed, fuzz, pick_seat};

use crate::battery::tables;

/// Records and positions of some random games, to be spoilt.
fn samples() -> (Vec<String>, Vec<String>) {
    let (mut records, mut positions) = (Vec::new(), Vec::new());
    for (number, options) in (0..).zip(tables()) {
        let mut game = Match::<State>::begin(options, Seed::of_series(9, number), &[]);
        let mut chance = QuickChance::new(number);
        while let Some(seat) = pick_seat(game.state().awaiting(), &mut chance) {
            let moves = game.state().moves_of(seat);
            game.play(seat, moves[chance.below(moves.len())]).expect("a listed move is legal");
            positions.push(serde_json::to_string(&game.state().setup()).expect("a position"));
        }
        records.push(game.record().to_string());
    }
    (records, positions)
}

#[test]
fn spoilt_records_are_refused_without_a_panic() {
    let (records, _) = samples();
    let mut chance = QuickChance::new(1);
    for _ in 0..3_000 {
        let sample = &records[chance.below(records.len())];
        fuzz::record::<State>(&fuzz::spoil(sample.as_bytes(), &mut chance));
    }
}

#[test]
fn spoilt_positions_are_refused_or_played_on() {
    let (_, positions) = samples();
    let mut chance = QuickChance::new(2);
    for _ in 0..20_000 {
        let sample = &positions[chance.below(positions.len())];
        fuzz::position::<State>(&fuzz::spoil(sample.as_bytes(), &mut chance));
    }
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
    let mut chance = QuickChance::new(3);
    for _ in 0..50_000 {
        let sample = moves[chance.below(moves.len())];
        fuzz::mv::<State>(sample.as_bytes());
        fuzz::mv::<State>(&fuzz::spoil(sample.as_bytes(), &mut chance));
    }
}

#[test]
fn games_steered_by_bytes_stay_legal() {
    let mut chance = QuickChance::new(4);
    for _ in 0..200 {
        let bytes: Vec<u8> = (0..200).map(|_| chance.below(256) as u8).collect();
        fuzz::legal::<State>(&bytes);
    }
}
