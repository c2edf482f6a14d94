//! What the seats remember of each other's hands (T13), and how many tournaments there were.

use table::Knowledge;

use crate::card::Card;

/// What is remembered beside the state, for views only: no rule asks for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// What the seats know of each other's hands.
    pub(crate) hands: Knowledge<Card, 5>,
    /// How many tournaments have begun.
    pub(crate) tournaments: u32,
}
