//! What the seats remember of each other's hands (C9).

use table::Knowledge;

use crate::card::Card;

/// What the seats remember of each other's hands.
pub type Memory = Knowledge<Card, 6>;
