//! The 148 actions of the Castles.
//!
//! A deal is composed in steps: the partner, then what is given, then what is wanted. Cards are
//! named one by one, in the order of their names, so that every deal has one sequence of actions. A
//! lord's banner is named by the distance of the lord's player.

use castles::{Bundle, Card, Castle, Goods, Hand, KINDS, Lord, Move, Observer, Proposal, State};
use table::{Kind as _, Seat};

use super::{SEATS, distances, lord_at};
use crate::{Choice, Then, distance, seat_at, seat_text};

/// Other seats.
const OTHERS: usize = SEATS - 1;

const KEEP: usize = 0;
const LAY: usize = KEEP + KINDS;
const OFFER: usize = LAY + KINDS;
const MUSTER: usize = OFFER + KINDS;
const ACCEPT: usize = MUSTER + KINDS;
const ATTACK: usize = ACCEPT + OTHERS;
/// Moves that name nothing.
const PLAIN: usize = ATTACK + Castle::ALL.len();
const PLAINS: [Move; 11] = [
    Move::Barter,
    Move::Lose,
    Move::Pass,
    Move::Refuse,
    Move::Strike,
    Move::Advance,
    Move::Hold,
    Move::Plant,
    Move::Leave,
    Move::Agree,
    Move::Decline,
];
/// A deal with this partner.
const PROPOSE: usize = PLAIN + PLAINS.len();
const GIVE_PRISONER: usize = PROPOSE + OTHERS;
const GIVE_CARD: usize = GIVE_PRISONER + SEATS;
const WANT_PRISONER: usize = GIVE_CARD + KINDS;
const WANT_CARD: usize = WANT_PRISONER + SEATS;
/// All wanted cards have been named.
const NO_MORE: usize = WANT_CARD + KINDS;
/// A seat that is not asked does not act.
const SILENCE: usize = NO_MORE + 1;
/// How many actions there are.
pub(super) const ACTIONS: usize = SILENCE + 1;

const _: () = assert!(ACTIONS == 148, "a released layout never changes");

/// A deal that a seat is composing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing is begun.
    #[default]
    Nothing,
    /// The partner is named.
    To(Seat),
    /// Cards are given, so far these; a prisoner is wanted.
    Give(Seat, Hand),
    /// A prisoner is given.
    GivePrisoner(Seat, Lord),
    /// A prisoner is given; cards are wanted, so far these.
    Want(Seat, Lord, Hand),
}

/// The answers to the seat's question, and the first steps of deals.
#[inline]
pub(super) fn list(observer: Observer<'_>, answers: &[Move], choices: &mut Vec<Choice<State>>) {
    let (me, players) = (observer.seat(), observer.players().len());
    for &mv in answers {
        let action = match mv {
            Move::Keep(card) => KEEP + card.index(),
            Move::Lay(card) => LAY + card.index(),
            Move::Offer(card) => OFFER + card.index(),
            Move::Muster(card) => MUSTER + card.index(),
            Move::Accept(seat) => ACCEPT + distance(me, seat, players) - 1,
            Move::Attack(castle) => ATTACK + castle as usize,
            Move::Barter => PLAIN,
            Move::Lose => PLAIN + 1,
            Move::Pass => PLAIN + 2,
            Move::Refuse => PLAIN + 3,
            Move::Strike => PLAIN + 4,
            Move::Advance => PLAIN + 5,
            Move::Hold => PLAIN + 6,
            Move::Plant => PLAIN + 7,
            Move::Leave => PLAIN + 8,
            Move::Agree => PLAIN + 9,
            Move::Decline => PLAIN + 10,
            // Deals are composed in steps.
            Move::Propose(_) => continue,
        };
        choices.push(Choice { action: action as u16, then: Then::Move(mv) });
    }
    if !observer.may_propose() {
        return;
    }
    let has_prisoners = holds_prisoners(observer, me);
    for at in 1..players {
        let to = seat_at(me, at, players);
        let theirs = !observer.hand().is_empty() && holds_prisoners(observer, to);
        if has_prisoners || theirs {
            let action = (PROPOSE + at - 1) as u16;
            choices.push(Choice { action, then: Then::Draft(Draft::To(to)) });
        }
    }
    if answers.is_empty() {
        choices.push(Choice { action: SILENCE as u16, then: Then::Silence });
    }
}

#[inline]
fn holds_prisoners(observer: Observer<'_>, seat: Seat) -> bool {
    Lord::ALL.into_iter().any(|lord| observer.prisoners(seat, lord) > 0)
}

/// How a deal can be continued.
pub(super) fn list_goods(observer: Observer<'_>, draft: &Draft, choices: &mut Vec<Choice<State>>) {
    let me = observer.seat();
    let mut add = |action: usize, then| choices.push(Choice { action: action as u16, then });
    let propose = |to, give, want| Then::Move(Move::Propose(Proposal { to, give, want }));
    // The lords whose banners a seat holds, each with the distance of that lord's player.
    let prisoners = |holder: Seat| {
        let at = 0..observer.players().len();
        at.map(move |at| (at, lord_at(observer, at)))
            .filter(move |&(_, lord)| observer.prisoners(holder, lord) > 0)
    };
    match *draft {
        Draft::Nothing => {}
        Draft::To(to) => {
            for (at, lord) in prisoners(me) {
                add(GIVE_PRISONER + at, Then::Draft(Draft::GivePrisoner(to, lord)));
            }
            if holds_prisoners(observer, to) {
                for card in observer.hand().kinds() {
                    let given = [card].into_iter().collect();
                    add(GIVE_CARD + card.index(), Then::Draft(Draft::Give(to, given)));
                }
            }
        }
        Draft::Give(to, given) => {
            for card in further(given, |card| observer.hand().count(card)) {
                let mut more = given;
                more.add(card);
                add(GIVE_CARD + card.index(), Then::Draft(Draft::Give(to, more)));
            }
            for (at, lord) in prisoners(to) {
                let (give, want) = (Goods::Cards(given.into()), Goods::Prisoner(lord));
                add(WANT_PRISONER + at, propose(to, give, want));
            }
        }
        Draft::GivePrisoner(to, lord) => {
            for (at, other) in prisoners(to).filter(|&(_, other)| other != lord) {
                let (give, want) = (Goods::Prisoner(lord), Goods::Prisoner(other));
                add(WANT_PRISONER + at, propose(to, give, want));
            }
            for card in Card::ALL {
                let wanted = [card].into_iter().collect();
                add(WANT_CARD + card.index(), Then::Draft(Draft::Want(to, lord, wanted)));
            }
        }
        Draft::Want(to, lord, wanted) => {
            // If more cards are wanted than the partner has, the deal could only be declined.
            if wanted.len() < observer.cards(to) {
                for card in further(wanted, Card::copies) {
                    let mut more = wanted;
                    more.add(card);
                    add(WANT_CARD + card.index(), Then::Draft(Draft::Want(to, lord, more)));
                }
            }
            let (give, want) = (Goods::Prisoner(lord), Goods::Cards(wanted.into()));
            add(NO_MORE, propose(to, give, want));
        }
    }
}

/// The cards that may be named after these: none before the last of them by name, and no more of
/// each kind than there are.
fn further(named: Hand, most: impl Fn(Card) -> usize) -> impl Iterator<Item = Card> {
    let last = named.into_iter().last();
    let later = Card::ALL.into_iter().filter(move |&card| Some(card) >= last);
    later.filter(move |&card| named.count(card) < most(card))
}

/// Does the action sequence of a move begin with this draft?
pub(super) fn is_part(draft: &Draft, mv: Move) -> bool {
    let Move::Propose(Proposal { to, give, want }) = mv else { return false };
    match *draft {
        Draft::Nothing => true,
        Draft::To(seat) => seat == to,
        Draft::Give(seat, given) => seat == to && begins(goods(give), given),
        Draft::GivePrisoner(seat, lord) => seat == to && give == Goods::Prisoner(lord),
        Draft::Want(seat, lord, wanted) => {
            seat == to && give == Goods::Prisoner(lord) && begins(goods(want), wanted)
        }
    }
}

fn goods(goods: Goods) -> Option<Bundle> {
    if let Goods::Cards(cards) = goods { Some(cards) } else { None }
}

/// Do these cards, in the order of their names, begin with those?
fn begins(cards: Option<Bundle>, start: Hand) -> bool {
    let Some(cards) = cards else { return false };
    let mut cards = cards.iter();
    start.into_iter().all(|card| cards.next() == Some(card))
}

/// The text of an action.
pub(super) fn text(action: usize) -> String {
    let card = |first: usize| Card::ALL[action - first];
    match action {
        KEEP..LAY => format!("keep {}", card(KEEP)),
        LAY..OFFER => format!("lay {}", card(LAY)),
        OFFER..MUSTER => format!("offer {}", card(OFFER)),
        MUSTER..ACCEPT => format!("muster {}", card(MUSTER)),
        ACCEPT..ATTACK => format!("accept {}", seat_text(action - ACCEPT + 1)),
        ATTACK..PLAIN => format!("attack {}", Castle::ALL[action - ATTACK]),
        PLAIN..PROPOSE => PLAINS[action - PLAIN].to_string(),
        PROPOSE..GIVE_PRISONER => format!("propose {}", seat_text(action - PROPOSE + 1)),
        GIVE_PRISONER..GIVE_CARD => {
            format!("deal: give prisoner of {}", seat_text(action - GIVE_PRISONER))
        }
        GIVE_CARD..WANT_PRISONER => format!("deal: give {}", card(GIVE_CARD)),
        WANT_PRISONER..WANT_CARD => {
            format!("deal: want prisoner of {}", seat_text(action - WANT_PRISONER))
        }
        WANT_CARD..NO_MORE => format!("deal: want {}", card(WANT_CARD)),
        NO_MORE => "deal: no more".into(),
        SILENCE => "say nothing".into(),
        _ => panic!("{action} is no action of the Castles"),
    }
}

/// What a draft says: partner, given prisoner, given cards, wanted cards.
pub(super) type Parts = (Seat, Option<Lord>, Hand, Hand);

/// The parts of a draft, and its number from 1; none if nothing is begun.
#[inline]
pub(super) fn parts(draft: &Draft) -> Option<(usize, Parts)> {
    let none = Hand::EMPTY;
    match *draft {
        Draft::Nothing => None,
        Draft::To(to) => Some((1, (to, None, none, none))),
        Draft::Give(to, given) => Some((2, (to, None, given, none))),
        Draft::GivePrisoner(to, lord) => Some((3, (to, Some(lord), none, none))),
        Draft::Want(to, lord, wanted) => Some((4, (to, Some(lord), none, wanted))),
    }
}

/// How far a lord's player sits, for the observation.
#[inline]
pub(super) fn at(observer: Observer<'_>, lord: Lord) -> usize {
    distances(observer)[lord as usize].unwrap_or(0)
}
