//! What other programs call AI: keeps any card, accepts any offer, attacks the most valuable castle
//! it can take with the smallest army, never lets banners advance and plants wherever it can.

use castles::{Asked, Eyes, Move};

pub(super) fn choose(eyes: &Eyes<'_>, moves: &[Move]) -> Move {
    let choice = match eyes.asked() {
        Some(Asked::Barter) => Some(Move::Lose),
        Some(Asked::Offer) => Some(Move::Pass),
        Some(Asked::Attack) => Some(attack(eyes, moves)),
        Some(Asked::Muster { .. }) => Some(Move::Strike),
        Some(Asked::Advance { .. }) => Some(Move::Hold),
        Some(Asked::Plant { .. }) => Some(Move::Plant),
        Some(Asked::Deal) => Some(Move::Decline),
        Some(Asked::Keep | Asked::Lay | Asked::Accept) | None => None,
    };
    choice.filter(|mv| moves.contains(mv)).unwrap_or(moves[0])
}

/// The most valuable castle among those it does not control and can take.
fn attack(eyes: &Eyes<'_>, moves: &[Move]) -> Move {
    let mut best = (0, Move::Pass);
    for &mv in moves {
        let Move::Attack(castle) = mv else { continue };
        if eyes.controls(castle) != Some(eyes.seat()) && castle.points() > best.0 {
            best = (castle.points(), mv);
        }
    }
    best.1
}
