//! Who moves next when chance plays all seats: for self-play, tests and benchmarks.

use crate::chance::Chance;
use crate::game::Awaiting;
use crate::seat::Seat;

/// How often somebody who is not asked speaks up, where the game allows it: once in this number.
const SPEAKS_UP: usize = 8;

/// Picks a seat that decides next; none when the game is over. Of several that are asked each is
/// equally likely, and now and then somebody who may speak unasked does.
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
