//! Prisoners for cards (C7), by rules of thumb.

use castles::{Bundle, Card, Eyes, Goods, Lord, Move, Proposal};
use table::Seat;

use super::fits::Fits;
use super::outlook::Outlook;
use super::parameters::Parameters;
use super::rule::{least_useful, usefulness};

/// Whoever has fewer cards than this gives none away.
const FEW: usize = 4;

/// Agrees if what comes is worth more than what goes, and more than it helps the other.
pub(super) fn answer(p: &Parameters, eyes: &Eyes<'_>, moves: &[Move]) -> Move {
    let agrees = moves.contains(&Move::Agree)
        && eyes.proposal().is_some_and(|(by, proposal)| {
            let outlook = Outlook::new(p, eyes);
            let gain = to_get(p, eyes, &outlook, proposal.give);
            gain > to_give(p, eyes, &outlook, proposal.want, by)
        });
    if agrees { Move::Agree } else { Move::Decline }
}

/// What goods are worth to who gets them.
fn to_get(p: &Parameters, eyes: &Eyes<'_>, outlook: &Outlook<'_>, goods: Goods) -> f32 {
    match goods {
        Goods::Prisoner(lord) if lord == outlook.me() => outlook.banner(eyes.reserve(eyes.seat())),
        Goods::Prisoner(_) => p.prisoner,
        Goods::Cards(cards) => cards.iter().map(|card| worth(p, eyes, outlook, card)).sum(),
    }
}

/// What it costs to give goods to another.
fn to_give(p: &Parameters, eyes: &Eyes<'_>, outlook: &Outlook<'_>, goods: Goods, to: Seat) -> f32 {
    let envy = outlook.envy(eyes.lord(to));
    match goods {
        Goods::Prisoner(lord) if lord == eyes.lord(to) => {
            p.prisoner + envy * outlook.banner(eyes.reserve(to))
        }
        Goods::Prisoner(_) => p.prisoner * (1.0 + envy),
        Goods::Cards(cards) => {
            let price = |card| worth(p, eyes, outlook, card) + envy * outlook.card();
            cards.iter().map(price).sum()
        }
    }
}

/// What a card is worth in the own hand.
fn worth(p: &Parameters, eyes: &Eyes<'_>, outlook: &Outlook<'_>, card: Card) -> f32 {
    let fits = Fits::of(eyes.hand(), eyes.arms_only());
    let largest = fits.largest().max(1) as f32;
    outlook.card() + p.army * usefulness(p, fits, card) / largest
}

/// Who has no banner left buys one back for the card that it misses least, from the player who
/// has most use for cards: the one with the fewest. Else nothing is proposed.
pub(super) fn propose(p: &Parameters, eyes: &Eyes<'_>) -> Option<Proposal> {
    let me = eyes.seat();
    if eyes.reserve(me) > 0 || eyes.has_proposed(me) || eyes.hand().len() < FEW {
        return None;
    }
    let mine: Lord = eyes.lord(me);
    let holders = eyes.players().into_iter().filter(|&seat| eyes.prisoners(seat, mine) > 0);
    let to = holders.filter(|&seat| seat != me).min_by_key(|&seat| eyes.cards(seat))?;
    let (card, _) = least_useful(p, eyes)?;
    let outlook = Outlook::new(p, eyes);
    let give = Goods::Cards(Bundle::single(card));
    let gain = outlook.banner(0) - to_give(p, eyes, &outlook, give, to);
    (gain > 0.0).then_some(Proposal { to, give, want: Goods::Prisoner(mine) })
}
