//! What other programs call AI: keeps any card, accepts any offer, attacks the most valuable castle
//! it can take with the smallest army, never lets banners advance and plants wherever it can.

use castles::{Eyes, Move, Question};

pub(super) fn choose(eyes: &Eyes<'_>, moves: &[Move]) -> Move {
    let choice = match eyes.question() {
        Some(Question::Barter) => Some(Move::Lose),
        Some(Question::Offer) => Some(Move::Pass),
        Some(Question::Attack) => Some(attack(eyes, moves)),
        Some(Question::Muster { .. }) => Some(Move::Strike),
        Some(Question::Advance { .. }) => Some(Move::Hold),
        Some(Question::Plant { .. }) => Some(Move::Plant),
        Some(Question::Deal) => Some(Move::Decline),
        Some(Question::Keep | Question::Lay | Question::Accept) | None => None,
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
