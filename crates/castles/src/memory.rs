//! What the seats remember of each other's hands (C9).

use table::Recall;

use crate::card::Card;

/// What the seats remember of each other's hands.
pub type Memory = Recall<Card, 6>;
