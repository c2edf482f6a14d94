//! What other programs call AI: it keeps any card, accepts any offer, attacks the most valuable
//! castle it can take with the smallest army, never lets banners advance and plants wherever it
//! can.

use castles::{Move, Observer, Question};

pub(super) fn choose(observer: &Observer<'_>, moves: &[Move]) -> Move {
    let choice = match observer.question() {
        Some(Question::Barter) => Some(Move::Lose),
        Some(Question::Offer) => Some(Move::Pass),
        Some(Question::Attack) => Some(attack(observer, moves)),
        Some(Question::Muster { .. }) => Some(Move::Strike),
        Some(Question::Advance { .. }) => Some(Move::Hold),
        Some(Question::Plant { .. }) => Some(Move::Plant),
        Some(Question::Deal) => Some(Move::Decline),
        Some(Question::Keep | Question::Lay | Question::Accept) | None => None,
    };
    choice.filter(|mv| moves.contains(mv)).unwrap_or(moves[0])
}

/// The most valuable castle among those it does not control and can take.
fn attack(observer: &Observer<'_>, moves: &[Move]) -> Move {
    let mut best = (0, Move::Pass);
    for &mv in moves {
        let Move::Attack(castle) = mv else { continue };
        if observer.controls(castle) != Some(observer.seat()) && castle.points() > best.0 {
            best = (castle.points(), mv);
        }
    }
    best.1
}
