//! The value of a state between two tournaments: a small network learned from self-play.

use table::{Game as _, Options as _, Seat, Seats};
use tournament::{Card, Colour, State};

use super::weights::WEIGHTS;
use crate::bot_game::SEATS;

/// How many features a seat has.
pub const FEATURES: usize = 46;
/// The features of one seat, each roughly between 0 and 1: tokens, strength by colour, supporters,
/// action cards, and how near the others are to winning.
#[must_use]
pub fn features(state: &State, seat: Seat) -> [f32; FEATURES] {
    let observer = state.observer(seat);
    let (tokens, hand) = (observer.tokens(seat), observer.hand());
    let mut f = [0.0; FEATURES];
    f[tokens.len()] = 1.0;
    for card in hand.kinds() {
        let count = hand.count(card) as f32;
        match card.colour() {
            Some(colour) => f[11 + colour as usize] += count * f32::from(card.value()) / 15.0,
            None if card.is_supporter() => {
                let place = if card == Card::M6 { 23 } else { 19 + card.value() as usize };
                f[place] = count / 3.0;
            }
            None => f[24 + card as usize - Card::Adapt as usize] = count,
        }
    }
    for colour in Colour::ALL {
        let index = colour as usize;
        if tokens.contains(colour) {
            f[6 + index] = 1.0;
        } else {
            f[16 + index] = f[11 + index];
        }
    }
    f[41] = hand.len() as f32 / 12.0;
    f[42] = if observer.turn() == seat { 1.0 } else { 0.0 };
    f[43] = if tokens.len() + 1 == observer.goal() { 1.0 } else { 0.0 };
    for other in observer.players().without(seat) {
        let held = observer.tokens(other).len();
        f[44] = f[44].max(held as f32 / observer.goal() as f32);
        f[45] += if held + 1 == observer.goal() { 0.5 } else { 0.0 };
    }
    f
}

/// Roughly the chance of each seat to win the game.
pub(super) fn worth(state: &State) -> [f32; SEATS] {
    let players = state.options().players();
    let mut seats = [[0.0; FEATURES]; SEATS];
    for (features_of, seat) in seats.iter_mut().zip(Seats::first(players)) {
        *features_of = features(state, seat);
    }
    WEIGHTS[players - 2].shares(&seats[..players])
}
