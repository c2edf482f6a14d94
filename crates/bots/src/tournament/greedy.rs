//! What other programs call AI: it opens with the colour it has most of among those it lacks, stays
//! in with the smallest sufficient card, otherwise withdraws. It never plays action cards.

use tournament::{Colour, Move, Observer, Question};

pub(super) fn choose(observer: &Observer<'_>, moves: &[Move]) -> Move {
    let choice = match observer.question() {
        Some(Question::Open) => open(observer, moves),
        Some(Question::Turn) => turn(observer, moves),
        Some(Question::React(_)) => Some(Move::Pass),
        Some(Question::Keep(_) | Question::Return | Question::Take) | None => None,
    };
    choice.unwrap_or(moves[0])
}

/// Of the colours it lacks, or otherwise of all, the one with most cards, opened with the smallest.
fn open(observer: &Observer<'_>, moves: &[Move]) -> Option<Move> {
    let tokens = observer.tokens(observer.seat());
    moves.iter().copied().max_by_key(|mv| {
        let Move::Open(colour, card) = *mv else { return (false, i32::MIN, 0) };
        let lacks = colour == Colour::Purple || !tokens.contains(colour);
        (lacks, observer.fitting(colour).len() as i32, -i32::from(card.value()))
    })
}

fn turn(observer: &Observer<'_>, moves: &[Move]) -> Option<Move> {
    if moves.contains(&Move::End) {
        return Some(Move::End);
    }
    let total = observer.total(observer.seat());
    let counts =
        |value: u8| if observer.colour() == Some(Colour::Green) { 1 } else { u32::from(value) };
    let mut sufficient: Option<(u8, Move)> = None;
    for &mv in moves {
        if let Move::Play(card) = mv
            && total + counts(card.value()) > observer.highest_other_total()
            && sufficient.is_none_or(|(value, _)| card.value() < value)
        {
            sufficient = Some((card.value(), mv));
        }
    }
    sufficient.map(|(_, mv)| mv).or(Some(Move::Withdraw))
}
