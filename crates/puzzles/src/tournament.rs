//! Puzzles of the Tournament.

use bots::Judge;
use review::{Reach, Worlds};
use table::{Game as _, QuickChance, Seat};
use tournament::{Event, Move, PhaseView, State, View};

use crate::game::PuzzleGame;

/// In how many worlds it is counted what an answer brings, and after how many rounds the tournament
/// is over.
const BRINGS_WORLDS: u64 = 100;
const BRINGS_ROUNDS: u32 = 8;

/// How many tokens the player with the most has.
fn most_tokens(view: &View) -> usize {
    view.seats.iter().map(|seat| seat.tokens.len()).max().unwrap_or(0)
}

impl PuzzleGame for State {
    fn topic(view: &View) -> Option<&'static str> {
        if most_tokens(view) + 1 < view.options.goal() {
            return None;
        }
        match view.phase {
            PhaseView::Open => Some("open"),
            PhaseView::Turn if view.played == 0 => Some("turn"),
            PhaseView::React { asked: true, .. } => Some("react"),
            PhaseView::Adapt { .. } => Some("adapt"),
            PhaseView::Return => Some("return"),
            PhaseView::Take => Some("take"),
            PhaseView::Turn | PhaseView::React { .. } | PhaseView::Over => None,
        }
    }

    fn is_whole_turn(topic: &str) -> bool {
        matches!(topic, "open" | "turn")
    }

    fn is_answer(_: Move) -> bool {
        true
    }

    fn is_sensible(turn: &[Move]) -> bool {
        turn[0] == Move::Withdraw || !turn.contains(&Move::Withdraw)
    }

    /// The card alone, if it is enough to stay in.
    fn short_turn(world: &State, seat: Seat, first: Move) -> Option<Vec<Move>> {
        let mut world = *world;
        if !matches!(first, Move::Open(..) | Move::Play(_)) {
            return None;
        }
        world.play_listed(seat, first, &mut QuickChance::new(0), &mut |_| ());
        world.moves_of(seat).contains(&Move::End).then(|| vec![first, Move::End])
    }

    fn brings(judge: &mut dyn Judge<State>, worlds: &Worlds<State>, plan: &[Move]) -> f64 {
        let mut won = 0_u32;
        for seed in 0..BRINGS_WORLDS {
            let mut winner = None;
            let watch = &mut |event: &Event| {
                if let Event::TournamentWon { seat } = *event {
                    winner.get_or_insert(seat);
                }
            };
            worlds.play(judge, plan, Reach::Rounds(BRINGS_ROUNDS), seed, watch);
            won += u32::from(winner == Some(worlds.seat()));
        }
        f64::from(won) / BRINGS_WORLDS as f64
    }
}
