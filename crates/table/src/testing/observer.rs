//! Does what a bot may read from a state agree with the view of its seat?

use super::random_game;
use crate::game::{Game, Options as _, Viewer};
use crate::record::Match;
use crate::seat::{Seat, Seats};

/// Facts by name.
pub type Facts = Vec<(&'static str, String)>;

/// The names of the facts that differ between an observer of a state and the view of its seat, in
/// random games, each view changed by `plant`.
pub fn differences<G: Game>(
    options: G::Options,
    games: u64,
    told: impl Fn(&Match<G>, Seat) -> Facts,
    seen: impl Fn(&G::View) -> Facts,
    plant: impl Fn(&mut G::View),
) -> Vec<&'static str> {
    let mut found = Vec::new();
    for number in 0..games {
        random_game::<G>(options, number, |_, _, _, after| {
            for seat in Seats::first(options.players()) {
                let mut view = after.view(Viewer::Seat(seat));
                plant(&mut view);
                let pairs = told(after, seat).into_iter().zip(seen(&view));
                found.extend(pairs.filter(|(told, seen)| told != seen).map(|(told, _)| told.0));
            }
        });
    }
    found.sort_unstable();
    found.dedup();
    found
}
