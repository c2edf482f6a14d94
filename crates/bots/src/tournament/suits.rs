//! Which moves suit a player with a single strategy.

use tournament::{Move, Observer};

use crate::style::{Style, before, leader};

pub(super) fn suits(style: Style, observer: &Observer<'_>, mv: Move) -> bool {
    let me = observer.seat();
    let contests = matches!(mv, Move::Play(_) | Move::Action(_) | Move::Ivanhoe);
    match style {
        Style::NeverFights => !contests,
        Style::AlwaysFights => mv != Move::Withdraw,
        // At most one card per turn, and never an action card.
        Style::Hoards => match mv {
            Move::Action(_) | Move::Ivanhoe => false,
            Move::Play(_) => observer.played() == 0,
            Move::Open(..) | Move::Pass | Move::Keep(_) | Move::End => true,
            Move::Withdraw | Move::Return(_) | Move::Take(_) => true,
        },
        Style::Kingmaker => {
            let ahead = leader(observer.players().without(me), |seat| observer.tokens(seat).len());
            !(contests && ahead.is_some_and(|seat| observer.in_play().contains(seat)))
        }
        Style::Copies => {
            let fights = observer.in_play().contains(before(me, observer.players()));
            if fights { mv != Move::Withdraw } else { !contests }
        }
    }
}
