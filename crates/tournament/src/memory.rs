//! What the seats remember of each other's hands (T13), and how many tournaments there were.

use table::{Knowledge, Seat, Seats};

use crate::card::Card;
use crate::view::View;

/// What is remembered besides the state, for views only: no rule needs it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// What the seats know of each other's hands.
    pub(crate) hands: Knowledge<Card, 5>,
    /// How many tournaments have begun.
    pub(crate) tournaments: u32,
}

impl Memory {
    /// What the viewer of a view remembers. The others' memories are not included.
    #[must_use]
    pub fn of_view(view: &View) -> Self {
        let mut memory = Self { tournaments: view.tournament, ..Self::default() };
        if let Some(viewer) = view.viewer.seat() {
            for (holder, seen) in Seat::ALL.into_iter().zip(&view.seats) {
                memory.hands.seen(holder, seen.known, Seats::only(viewer));
            }
        }
        memory
    }

    /// What `seat` can be sure that the seats remember: for worlds that it imagines.
    #[must_use]
    pub fn as_known_to(&self, seat: Seat) -> Self {
        Self { hands: self.hands.as_known_to(seat), tournaments: self.tournaments }
    }
}
