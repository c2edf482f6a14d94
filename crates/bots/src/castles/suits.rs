//! Which moves suit a player with a single strategy.

use castles::{Move, Observer};

use crate::style::{Style, before, leader};

pub(super) fn suits(style: Style, observer: &Observer<'_>, mv: Move) -> bool {
    let me = observer.seat();
    let attacks = matches!(mv, Move::Attack(_));
    match style {
        Style::NeverFights => !attacks,
        Style::AlwaysFights => mv != Move::Pass,
        // Gives no card away, and attacks only when there are no more to draw.
        Style::Hoards => {
            let gives = matches!(mv, Move::Barter | Move::Offer(_) | Move::Agree);
            !gives && (!attacks || observer.deck() == 0)
        }
        Style::Kingmaker => {
            let others = observer.players().without(me);
            let ahead = leader(others, |seat| observer.score(seat) as usize);
            !matches!(mv, Move::Attack(castle) if observer.controls(castle) == ahead)
        }
        // Wants as many points as the player before, and no more.
        Style::Copies => {
            !attacks || observer.score(before(me, observer.players())) > observer.score(me)
        }
    }
}
