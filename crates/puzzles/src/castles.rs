//! Puzzles of the Castles.

use bots::Judge;
use castles::{Move, PhaseView, State, View};
use review::{Reach, Worlds};
use table::{Game as _, Seat};

use crate::game::PuzzleGame;

/// In how many worlds it is counted what an answer brings.
const BRINGS_WORLDS: u64 = 60;

/// The deck has at most this many cards late in the game.
const LATE: usize = 12;

impl PuzzleGame for State {
    fn topic(view: &View) -> Option<&'static str> {
        if view.deck > LATE {
            return None;
        }
        match view.phase {
            PhaseView::Keep => Some("keep"),
            PhaseView::Lay => Some("lay"),
            PhaseView::Barter => Some("barter"),
            PhaseView::Offer { asked: true, .. } => Some("offer"),
            PhaseView::Accept { .. } => Some("accept"),
            PhaseView::Attack => Some("attack"),
            PhaseView::Advance { .. } => Some("advance"),
            PhaseView::Deal { .. } => Some("deal"),
            // An army is one answer, and so is what follows the advance.
            PhaseView::Muster { .. } | PhaseView::Plant { .. } => None,
            PhaseView::Offer { .. } | PhaseView::Over => None,
        }
    }

    fn is_whole_turn(topic: &str) -> bool {
        matches!(topic, "attack" | "advance")
    }

    fn is_answer(mv: Move) -> bool {
        !matches!(mv, Move::Propose(_))
    }

    fn is_sensible(_: &[Move]) -> bool {
        true
    }

    fn short_turn(_: &State, _: Seat, _: Move) -> Option<Vec<Move>> {
        None
    }

    fn brings(judge: &mut dyn Judge<State>, worlds: &Worlds<State>, plan: &[Move]) -> f64 {
        let points = (0..BRINGS_WORLDS).map(|seed| {
            let (_, end) = worlds.play(judge, plan, Reach::End, seed, &mut |_| ());
            f64::from(end.scores()[worlds.seat().index()])
        });
        points.sum::<f64>() / BRINGS_WORLDS as f64
    }
}
