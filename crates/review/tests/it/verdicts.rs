//! Where verdicts are given, planted blunders are found and Champion's own moves are left alone.

use bots::{BotGame, Level};
use review::{Budget, Verdict, trust};
use serde::Deserialize;
use table::Seat;

use crate::{history, is_long, judge};

/// A move that loses at least 12 points: the worst of five in a game between Champions. `measure
/// planted` finds them by playing on to the end of the game.
#[derive(Deserialize)]
struct Planted {
    players: usize,
    game: u64,
    entry: usize,
    #[serde(rename = "move")]
    mv: String,
}

fn finds<G: BotGame>(rows: &str) {
    let mut judge = judge::<G>();
    let (mut found, mut all) = (0, 0);
    for row in rows.lines() {
        let planted: Planted = serde_json::from_str(row).expect("a planted blunder");
        let history = history::<G>(planted.players, Level::Champion, 16, planted.game);
        let mv = planted.mv.parse().expect("a move");
        let decision = history.decide(&mut *judge, planted.entry, mv, Budget::REVIEW);
        all += 1;
        found += usize::from(Verdict::on(decision.loss, decision.error).is_wrong());
    }
    assert!(all >= 6 && found * 10 >= all * 9, "{found} of {all}");
}

#[test]
fn planted_blunders_are_found() {
    finds::<tournament::State>(include_str!("planted-tournament.jsonl"));
}

/// Too few planted blunders of theirs were found (docs/review.md).
#[test]
fn castles_get_no_verdicts() {
    assert!((3..=6).all(|players| !trust("castles", players).gives_verdicts()));
}

fn leaves_alone<G: BotGame>(players: usize, games: u64) {
    let mut judge = judge::<G>();
    let (mut wrong, mut all) = (0, 0);
    for number in 0..games {
        let history = history::<G>(players, Level::Champion, 24, number);
        let seat = Seat::new(number as usize % players);
        for entry in history.decisions(seat).into_iter().step_by(if is_long() { 1 } else { 2 }) {
            let mv = history.played(entry).1;
            let decision = history.decide(&mut *judge, entry, mv, Budget::REVIEW);
            all += 1;
            wrong += usize::from(Verdict::on(decision.loss, decision.error).is_wrong());
        }
    }
    assert!(wrong * 20 <= all, "{wrong} of {all}");
}

#[test]
fn champions_own_moves_are_left_alone() {
    let games = if is_long() { 40 } else { 2 };
    leaves_alone::<tournament::State>(4, games);
}
