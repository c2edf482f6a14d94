//! Prisoners for cards (C7), by rules of thumb.

use castles::{Bundle, Card, Goods, Lord, Move, Observer, Proposal};
use table::Seat;

use super::fits::Fits;
use super::outlook::Outlook;
use super::parameters::Parameters;
use super::rule::{least_useful, usefulness};

/// A player with fewer cards than this gives none away.
const FEW: usize = 4;

/// Agrees if what it gets is worth more than what it gives, and more than it helps the other.
pub(super) fn answer(p: &Parameters, observer: &Observer<'_>, moves: &[Move]) -> Move {
    let agrees = moves.contains(&Move::Agree)
        && observer.proposal().is_some_and(|(by, proposal)| {
            let outlook = Outlook::new(p, observer);
            let gain = to_get(p, observer, &outlook, proposal.give);
            gain > to_give(p, observer, &outlook, proposal.want, by)
        });
    if agrees { Move::Agree } else { Move::Decline }
}

/// What goods are worth to the player who gets them.
fn to_get(p: &Parameters, observer: &Observer<'_>, outlook: &Outlook<'_>, goods: Goods) -> f32 {
    match goods {
        Goods::Prisoner(lord) if lord == outlook.me() => {
            outlook.banner(observer.reserve(observer.seat()))
        }
        Goods::Prisoner(_) => p.prisoner,
        Goods::Cards(cards) => cards.iter().map(|card| worth(p, observer, outlook, card)).sum(),
    }
}

/// What it costs to give goods to another.
fn to_give(
    p: &Parameters,
    observer: &Observer<'_>,
    outlook: &Outlook<'_>,
    goods: Goods,
    to: Seat,
) -> f32 {
    let envy = outlook.envy(observer.lord(to));
    match goods {
        Goods::Prisoner(lord) if lord == observer.lord(to) => {
            p.prisoner + envy * outlook.banner(observer.reserve(to))
        }
        Goods::Prisoner(_) => p.prisoner * (1.0 + envy),
        Goods::Cards(cards) => {
            let price = |card| worth(p, observer, outlook, card) + envy * outlook.card();
            cards.iter().map(price).sum()
        }
    }
}

/// What a card is worth in the own hand.
fn worth(p: &Parameters, observer: &Observer<'_>, outlook: &Outlook<'_>, card: Card) -> f32 {
    let fits = Fits::of(observer.hand(), observer.arms_only());
    let largest = fits.largest().max(1) as f32;
    outlook.card() + p.army * usefulness(p, fits, card) / largest
}

/// A player without banners buys one back for their least useful card, from the player who needs
/// cards most: the one with the fewest. Otherwise nothing is proposed.
pub(super) fn propose(p: &Parameters, observer: &Observer<'_>) -> Option<Proposal> {
    let me = observer.seat();
    if observer.reserve(me) > 0 || observer.has_proposed(me) || observer.hand().len() < FEW {
        return None;
    }
    let mine: Lord = observer.lord(me);
    let holders = observer.players().into_iter().filter(|&seat| observer.prisoners(seat, mine) > 0);
    let to = holders.filter(|&seat| seat != me).min_by_key(|&seat| observer.cards(seat))?;
    let (card, _) = least_useful(p, observer)?;
    let outlook = Outlook::new(p, observer);
    let give = Goods::Cards(Bundle::single(card));
    let gain = outlook.banner(0) - to_give(p, observer, &outlook, give, to);
    (gain > 0.0).then_some(Proposal { to, give, want: Goods::Prisoner(mine) })
}
