//! A competent player of the Castles by rules of thumb: it collects cards that march together,
//! trades what does not fit, and attacks where the banners are then worth more than the cards it
//! costs.

use castles::{Card, Castle, Hand, Move, Observer, Question, State, View};
use table::{Game as _, QuickChance, Seat};

use super::deal;
use super::fits::{Fits, POINTS, points_of};
use super::outlook::{Outlook, leads, track_of};
use super::parameters::Parameters;
use crate::bot::Bot;

/// The rule bot with custom parameters.
#[derive(Clone, Copy, Debug)]
pub struct RuleWith(pub Parameters);

impl Bot<State> for RuleWith {
    fn choose(&mut self, view: &View, moves: &[Move], chance: &mut QuickChance) -> Move {
        let Some(seat) = view.viewer.seat() else { return moves[0] };
        choose(&self.0, &State::imagine(view, chance).observer(seat), moves)
    }
}

/// The move of a competent player. It is legal by construction; the list is only used where that is
/// not possible.
pub(super) fn choose(p: &Parameters, observer: &Observer<'_>, moves: &[Move]) -> Move {
    match observer.question() {
        Some(Question::Keep) => keep(p, observer).map_or(moves[0], Move::Keep),
        Some(Question::Lay) => {
            least_useful(p, observer).map_or(moves[0], |(card, _)| Move::Lay(card))
        }
        // Any offer is one more card: the open one is lost otherwise.
        Some(Question::Barter) => Move::Barter,
        Some(Question::Offer) => offer(p, observer),
        Some(Question::Accept) => accept(p, observer, moves),
        Some(Question::Attack) => attack(p, observer),
        Some(Question::Muster { castle, army }) => muster(p, observer, castle, army, moves),
        Some(Question::Advance { castle }) => advance(p, observer, castle),
        Some(Question::Plant { castle }) => plant(p, observer, castle),
        Some(Question::Deal) => deal::answer(p, observer, moves),
        None => moves[0],
    }
}

/// The moves worth considering: any castle, but the army by rules of thumb; the least useful cards
/// as offers; the one deal that a competent player would propose.
pub(super) fn candidates(p: &Parameters, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let observer = state.observer(seat);
    match observer.question() {
        Some(Question::Offer) => candidate_offers(p, &observer, moves),
        Some(Question::Muster { castle, army }) => {
            if army.len() > observer.garrison(castle).len() {
                moves.push(Move::Strike);
            }
            match soldier_for(&observer, castle, army) {
                Some(card) => moves.push(Move::Muster(card)),
                None if moves.is_empty() => state.legal_answers(seat, moves),
                None => {}
            }
        }
        Some(Question::Attack) => {
            state.legal_answers(seat, moves);
            moves.extend(deal::propose(p, &observer).map(Move::Propose));
        }
        Some(
            Question::Keep
            | Question::Lay
            | Question::Barter
            | Question::Accept
            | Question::Advance { .. }
            | Question::Plant { .. }
            | Question::Deal,
        )
        | None => state.legal_answers(seat, moves),
    }
}

/// How many cards are considered as an offer.
const OFFERS: usize = 3;

/// The least useful cards, and no offer.
fn candidate_offers(p: &Parameters, observer: &Observer<'_>, moves: &mut Vec<Move>) {
    let fits = own_fits(observer);
    let mut least = [(f32::MAX, None); OFFERS];
    for card in observer.hand().kinds() {
        let mut new = (usefulness(p, fits, card), Some(card));
        for place in &mut least {
            if new.0 < place.0 {
                std::mem::swap(place, &mut new);
            }
        }
    }
    moves.extend(least.into_iter().filter_map(|(_, card)| card).map(Move::Offer));
    moves.push(Move::Pass);
}

/// The next card for an army against a castle.
fn soldier_for(observer: &Observer<'_>, castle: Castle, army: Hand) -> Option<Card> {
    let fits = own_fits(observer);
    let needed = observer.garrison(castle).len() + 1;
    let army_fits = Fits::of(army, observer.arms_only());
    let point = point_for(fits, army_fits, army.len(), needed)?;
    next_soldier(observer, fits, army, point)
}

/// The cards of the seat's own hand, counted by point.
fn own_fits(observer: &Observer<'_>) -> Fits {
    Fits::of(observer.hand(), observer.arms_only())
}

/// How well a card fits a hand with these counts: by the larger of its two groups, and a little by
/// the other.
pub(super) fn usefulness(p: &Parameters, fits: Fits, card: Card) -> f32 {
    match points_of(card) {
        Some((arms, of_type)) => {
            let (one, two) = (fits.at(arms) as f32, fits.at(of_type) as f32);
            one.max(two) + p.second * one.min(two)
        }
        None => (1.0 + p.second) * fits.largest() as f32 + p.hero,
    }
}

/// The turned card that fits better.
fn keep(p: &Parameters, observer: &Observer<'_>) -> Option<Card> {
    let fits = own_fits(observer);
    let mut best = None;
    for card in observer.turned().kinds() {
        let useful = usefulness(p, fits, card);
        if best.is_none_or(|(_, most)| useful > most) {
            best = Some((card, useful));
        }
    }
    best.map(|(card, _)| card)
}

/// The least useful card of the own hand, and how useful it is there.
pub(super) fn least_useful(p: &Parameters, observer: &Observer<'_>) -> Option<(Card, f32)> {
    let (fits, alone) = (own_fits(observer), 1.0 + p.second);
    let mut least = None;
    for card in observer.hand().kinds() {
        // It counts itself in both groups.
        let useful = usefulness(p, fits, card) - alone;
        if least.is_none_or(|(_, fewest)| useful < fewest) {
            least = Some((card, useful));
        }
    }
    least
}

/// The least useful card, if the open one is sufficiently better: the margin is larger if it helps
/// the leader.
fn offer(p: &Parameters, observer: &Observer<'_>) -> Move {
    let (Some(open), Some((card, useful))) = (observer.open(), least_useful(p, observer)) else {
        return Move::Pass;
    };
    let mut fits = own_fits(observer);
    fits = fits.minus(Fits::of([card].into_iter().collect(), observer.arms_only()));
    let gain = usefulness(p, fits, open) - useful;
    let enough = if leads(observer, observer.turn()) { 2.0 * p.offer } else { p.offer };
    if gain > enough && card != open { Move::Offer(card) } else { Move::Pass }
}

/// The offer that helps the hand most. One more card is always welcome, unless the open card helps
/// a rival more.
fn accept(p: &Parameters, observer: &Observer<'_>, moves: &[Move]) -> Move {
    let fits = own_fits(observer);
    let hero = observer.open().is_some_and(|open| points_of(open).is_none());
    // C4.4: where a barter is forced, none can be refused.
    let mut best =
        if moves.contains(&Move::Refuse) { (0.0, Move::Refuse) } else { (f32::MIN, moves[0]) };
    for &mv in moves {
        let Move::Accept(seat) = mv else { continue };
        let Some(card) = observer.offer(seat) else { continue };
        let prize = if hero { 1.0 + p.hero + observer.cards(seat) as f32 / 2.0 } else { 1.0 };
        let envy = if leads(observer, seat) { 2.0 } else { 1.0 };
        let worth = 1.0 + usefulness(p, fits, card) - p.rival * envy * prize;
        if worth > best.0 {
            best = (worth, mv);
        }
    }
    best.1
}

/// The point whose cards are led against a castle: of those that suffice, the one with the fewest
/// cards.
fn point_for(hand: Fits, army: Fits, mustered: usize, needed: usize) -> Option<usize> {
    let reaches = |&point: &usize| army.at(point) == mustered && hand.at(point) >= needed;
    (0..POINTS).filter(reaches).min_by_key(|&point| hand.at(point))
}

/// The next card for an army that shares this point: the one whose other group is the
/// smallest, heroes last.
fn next_soldier(observer: &Observer<'_>, fits: Fits, army: Hand, point: usize) -> Option<Card> {
    let hand = observer.hand();
    let mut best: Option<(Card, usize)> = None;
    for card in hand.kinds() {
        let price = match points_of(card) {
            Some((arms, of_type)) if arms == point => fits.at(of_type),
            Some((arms, of_type)) if of_type == point => fits.at(arms),
            Some(_) => continue,
            None => 100,
        };
        if best.is_none_or(|(_, least)| price < least) && hand.count(card) > army.count(card) {
            best = Some((card, price));
        }
    }
    best.map(|(card, _)| card)
}

/// What an attack with the smallest army costs in cards; `None` if no army suffices.
fn cost(
    p: &Parameters,
    observer: &Observer<'_>,
    outlook: &Outlook<'_>,
    castle: Castle,
) -> Option<f32> {
    let (fits, garrison) = (own_fits(observer), observer.garrison(castle));
    let needed = garrison.len() + 1;
    let point = point_for(fits, Fits::default(), 0, needed)?;
    let mut army = Hand::EMPTY;
    for _ in 0..needed {
        army.add(next_soldier(observer, fits, army, point)?);
    }
    let arms_only = observer.arms_only();
    let mut after = fits.minus(Fits::of(army, arms_only));
    let mut lost = needed as f32;
    if !observer.beaten_are_lost() {
        after = after.plus(Fits::of(garrison, arms_only));
        lost = 1.0;
    }
    let weaker = fits.largest() as f32 - after.largest() as f32;
    Some(lost * outlook.card() + p.army * weaker)
}

/// The castle where the banners gain most for the cards it takes, if that is enough.
fn attack(p: &Parameters, observer: &Observer<'_>) -> Move {
    if let Some(proposal) = deal::propose(p, observer) {
        return Move::Propose(proposal);
    }
    let outlook = Outlook::new(p, observer);
    let largest = own_fits(observer).largest();
    // C8.2: if this pass ends the game, there is nothing to save cards for.
    let last =
        observer.drawn() == 0 && usize::from(observer.passes()) + 1 >= observer.players().len();
    let enough = match (observer.drawn() == 0, leads(observer, observer.seat())) {
        (true, true) if last => return Move::Pass,
        (true, false) if last => f32::MIN,
        (true, false) => p.behind,
        (true, true) | (false, _) => p.threshold,
    };
    // Securing its own castles does not help a player who is behind.
    let behind = enough < p.threshold;
    let mut best = (enough, Move::Pass);
    for castle in Castle::ALL {
        let garrison = observer.garrison(castle).len();
        let safe = behind && observer.controls(castle) == Some(observer.seat());
        if garrison + 1 > largest || safe {
            continue;
        }
        let track = track_of(observer, castle);
        let now = outlook.castle(castle, &track, garrison);
        let gain = outlook.plan(castle, &track, garrison + 1).worth - now;
        if gain <= best.0 {
            continue;
        }
        if let Some(cost) = cost(p, observer, &outlook, castle)
            && gain - cost > best.0
        {
            best = (gain - cost, Move::Attack(castle));
        }
    }
    best.1
}

/// Exactly the army that is needed, of the least useful cards; or more where that holds the castle
/// better.
fn muster(
    p: &Parameters,
    observer: &Observer<'_>,
    castle: Castle,
    army: Hand,
    moves: &[Move],
) -> Move {
    let soldier = soldier_for(observer, castle, army);
    let mustered = army.len();
    if mustered <= observer.garrison(castle).len() {
        return soldier.map_or(moves[0], Move::Muster);
    }
    let outlook = Outlook::new(p, observer);
    let track = track_of(observer, castle);
    let more = outlook.plan(castle, &track, mustered + 1).worth;
    let safer = more - outlook.plan(castle, &track, mustered).worth;
    match soldier {
        Some(card) if points_of(card).is_some() && safer > p.extra * outlook.card() => {
            Move::Muster(card)
        }
        Some(_) | None => Move::Strike,
    }
}

fn advance(p: &Parameters, observer: &Observer<'_>, castle: Castle) -> Move {
    let (track, garrison) = (track_of(observer, castle), observer.garrison(castle).len());
    let plan = Outlook::new(p, observer).plan(castle, &track, garrison);
    if plan.advance { Move::Advance } else { Move::Hold }
}

fn plant(p: &Parameters, observer: &Observer<'_>, castle: Castle) -> Move {
    let (track, garrison) = (track_of(observer, castle), observer.garrison(castle).len());
    let (_, plants) = Outlook::new(p, observer).planted(castle, &track, garrison);
    if plants { Move::Plant } else { Move::Leave }
}
