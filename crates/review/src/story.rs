//! What decided a game: the facts for three sentences.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::decision::Decision;
use crate::ledger::Step;
use crate::verdict::Verdict;

/// What decided the game for a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Story {
    /// The largest luck, good or bad.
    pub luck: Option<Blow>,
    /// The seat's own largest loss that has a verdict.
    pub loss: Option<Loss>,
    /// The largest effect of another seat's play.
    pub other: Option<Blow>,
}

/// Something that happened to the seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Blow {
    /// The entry, 0 for the deal.
    pub entry: usize,
    /// Who moved; nobody in the deal.
    pub by: Option<Seat>,
    /// What it did to the seat's chance to win.
    pub change: f64,
}

/// A decision that cost the seat something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Loss {
    /// The entry.
    pub entry: usize,
    /// What it cost.
    pub loss: f64,
    /// What was said about it.
    pub verdict: Verdict,
    /// The move that was better.
    pub better: String,
}

impl Story {
    pub(crate) fn of(seat: Seat, steps: &[Step], decisions: &[Decision]) -> Self {
        let largest = |blows: &mut dyn Iterator<Item = (&Step, f64)>| {
            let most = blows.max_by(|one, other| one.1.abs().total_cmp(&other.1.abs()));
            let most = most.filter(|(_, change)| *change != 0.0);
            most.map(|(step, change)| Blow { entry: step.entry, by: step.by, change })
        };
        let luck = largest(&mut steps.iter().map(|step| (step, step.luck[seat.index()])));
        let others = steps.iter().filter(|step| step.by.is_some_and(|by| by != seat));
        let other = largest(&mut others.map(|step| (step, step.play[seat.index()])));
        let wrong = decisions.iter().filter_map(|decision| {
            let verdict = decision.verdict.filter(|verdict| verdict.is_wrong())?;
            Some((decision, verdict))
        });
        let worst = wrong.max_by(|one, other| one.0.loss.total_cmp(&other.0.loss));
        let loss = worst.map(|(decision, verdict)| Loss {
            entry: decision.entry,
            loss: decision.loss,
            verdict,
            better: decision.moves[0].mv.clone(),
        });
        Self { luck, loss, other }
    }
}
