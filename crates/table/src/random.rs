//! The next seat to move in random play: for self-play, tests and benchmarks.

use crate::chance::Chance;
use crate::game::Awaiting;
use crate::seat::Seat;

/// How often a seat that is not asked acts, where the game allows it: once in this many decisions.
const SPEAKS_UP: usize = 8;

/// Picks the seat that decides next; `None` when the game is over. Of several asked seats each is
/// equally likely, and now and then a seat that may act without being asked does.
#[inline]
pub fn pick_seat(awaiting: Awaiting, chance: &mut impl Chance) -> Option<Seat> {
    let Awaiting::Decision { asked, may } = awaiting else { return None };
    let unasked = asked.into_iter().fold(may, |left, seat| left.without(seat));
    let seats = if !unasked.is_empty() && chance.below(SPEAKS_UP) == 0 { unasked } else { asked };
    match seats.len() {
        1 => seats.lowest(),
        several => seats.into_iter().nth(chance.below(several)),
    }
}
