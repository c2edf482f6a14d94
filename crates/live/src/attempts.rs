//! The attempts to collect the players' parts of a deal.

use serde::{Deserialize, Serialize};
use table::Sealing;

use crate::rows::GuestId;

/// The attempts to collect the players' parts of the deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempts {
    /// The seals by seat that count in this attempt, once they are fixed.
    pub fixed: Option<Vec<Option<String>>>,
    /// The players who did not reveal a part: they add none from then on.
    #[serde(default)]
    pub silent: Vec<GuestId>,
    /// The attempts before this one.
    #[serde(default)]
    pub failed: Vec<FailedAttempt>,
}

/// An attempt in which not every seat revealed its part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailedAttempt {
    /// The seals by seat.
    pub seals: Vec<Option<String>>,
    /// The parts that were revealed.
    pub parts: Vec<Option<String>>,
}

impl From<&table::FailedAttempt> for FailedAttempt {
    fn from(table::FailedAttempt { seals, parts }: &table::FailedAttempt) -> Self {
        Self { seals: seals.clone(), parts: parts.clone() }
    }
}

impl FailedAttempt {
    pub(crate) fn as_record(&self) -> table::FailedAttempt {
        table::FailedAttempt { seals: self.seals.clone(), parts: self.parts.clone() }
    }
}

impl Attempts {
    /// The number of this attempt, from 1.
    pub fn number(&self) -> u32 {
        self.failed.len() as u32 + 1
    }
}

impl From<&Sealing> for Attempts {
    fn from(sealing: &Sealing) -> Self {
        let failed = sealing.failed.iter().map(FailedAttempt::from).collect();
        Self { fixed: Some(sealing.seals.clone()), silent: Vec::new(), failed }
    }
}
