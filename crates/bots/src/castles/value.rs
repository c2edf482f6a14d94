//! What a state at the beginning of a turn is worth.

use castles::State;
use table::{Game as _, Options as _, Seats};

use crate::playbook::SEATS;

/// About the chance of each seat to win the game.
pub(super) fn worth(state: &State) -> [f32; SEATS] {
    let mut worth = [0.0; SEATS];
    let mut sum = 0.0;
    for seat in Seats::first(state.options().players()) {
        let share = (state.eyes(seat).score(seat) as f32 / 5.0).exp();
        worth[seat.index()] = share;
        sum += share;
    }
    worth.map(|share| share / sum)
}
