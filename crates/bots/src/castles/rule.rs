//! A real player of the Castles by rules of thumb: gathers cards that march together, trades what
//! does not fit, and attacks where the banners then promise more than the cards that it costs.

use castles::{Card, Castle, Eyes, Hand, Move, Question, State, View};
use table::{Game as _, QuickChance, Seat};

use super::deal;
use super::fits::{Fits, POINTS, points_of};
use super::outlook::{Outlook, leads, track_of};
use super::parameters::Parameters;
use crate::bot::Bot;

/// The rule bot with parameters of one's own.
#[derive(Clone, Copy, Debug)]
pub struct RuleWith(pub Parameters);

impl Bot<State> for RuleWith {
    fn choose(&mut self, view: &View, moves: &[Move], chance: &mut QuickChance) -> Move {
        let Some(seat) = view.viewer.seat() else { return moves[0] };
        choose(&self.0, &State::imagine(view, chance).eyes(seat), moves)
    }
}

/// The move of a real player. What it answers is legal by how it is found; the list is only for
/// what cannot be.
pub(super) fn choose(p: &Parameters, eyes: &Eyes<'_>, moves: &[Move]) -> Move {
    match eyes.question() {
        Some(Question::Keep) => keep(p, eyes).map_or(moves[0], Move::Keep),
        Some(Question::Lay) => least_useful(p, eyes).map_or(moves[0], |(card, _)| Move::Lay(card)),
        // Whatever is offered is a card more: the open one is lost else.
        Some(Question::Barter) => Move::Barter,
        Some(Question::Offer) => offer(p, eyes),
        Some(Question::Accept) => accept(p, eyes, moves),
        Some(Question::Attack) => attack(p, eyes),
        Some(Question::Muster { castle, army }) => muster(p, eyes, castle, army, moves),
        Some(Question::Advance { castle }) => advance(p, eyes, castle),
        Some(Question::Plant { castle }) => plant(p, eyes, castle),
        Some(Question::Deal) => deal::answer(p, eyes, moves),
        None => moves[0],
    }
}

/// The moves that are worth a thought: any castle, but the army by rules of thumb; of offers those
/// that are missed least; of deals the one that a real player would propose.
pub(super) fn candidates(p: &Parameters, state: &State, seat: Seat, moves: &mut Vec<Move>) {
    let eyes = state.eyes(seat);
    match eyes.question() {
        Some(Question::Offer) => candidate_offers(p, &eyes, moves),
        Some(Question::Muster { castle, army }) => {
            if army.len() > eyes.garrison(castle).len() {
                moves.push(Move::Strike);
            }
            match soldier_for(&eyes, castle, army) {
                Some(card) => moves.push(Move::Muster(card)),
                None if moves.is_empty() => state.legal_answers(seat, moves),
                None => {}
            }
        }
        Some(Question::Attack) => {
            state.legal_answers(seat, moves);
            moves.extend(deal::propose(p, &eyes).map(Move::Propose));
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

/// How many cards are thought of as an offer.
const OFFERS: usize = 3;

/// The cards that are missed least, and none.
fn candidate_offers(p: &Parameters, eyes: &Eyes<'_>, moves: &mut Vec<Move>) {
    let fits = own_fits(eyes);
    let mut least = [(f32::MAX, None); OFFERS];
    for card in eyes.hand().kinds() {
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
fn soldier_for(eyes: &Eyes<'_>, castle: Castle, army: Hand) -> Option<Card> {
    let fits = own_fits(eyes);
    let needed = eyes.garrison(castle).len() + 1;
    let army_fits = Fits::of(army, eyes.arms_only());
    let point = point_for(fits, army_fits, army.len(), needed)?;
    next_soldier(eyes, fits, army, point)
}

/// The cards of the own hand by what they share.
fn own_fits(eyes: &Eyes<'_>) -> Fits {
    Fits::of(eyes.hand(), eyes.arms_only())
}

/// How well a card fits a hand that counts so: by the larger of its two groups, and a little by
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
fn keep(p: &Parameters, eyes: &Eyes<'_>) -> Option<Card> {
    let fits = own_fits(eyes);
    let mut best = None;
    for card in eyes.turned().kinds() {
        let useful = usefulness(p, fits, card);
        if best.is_none_or(|(_, most)| useful > most) {
            best = Some((card, useful));
        }
    }
    best.map(|(card, _)| card)
}

/// The card of the own hand that is missed least, and how useful it is there.
pub(super) fn least_useful(p: &Parameters, eyes: &Eyes<'_>) -> Option<(Card, f32)> {
    let (fits, alone) = (own_fits(eyes), 1.0 + p.second);
    let mut least = None;
    for card in eyes.hand().kinds() {
        // It counts itself in both groups.
        let useful = usefulness(p, fits, card) - alone;
        if least.is_none_or(|(_, fewest)| useful < fewest) {
            least = Some((card, useful));
        }
    }
    least
}

/// The least useful card, if the open one is better by enough: more if it helps the leader.
fn offer(p: &Parameters, eyes: &Eyes<'_>) -> Move {
    let (Some(open), Some((card, useful))) = (eyes.open(), least_useful(p, eyes)) else {
        return Move::Pass;
    };
    let mut fits = own_fits(eyes);
    fits = fits.minus(Fits::of([card].into_iter().collect(), eyes.arms_only()));
    let gain = usefulness(p, fits, open) - useful;
    let enough = if leads(eyes, eyes.turn()) { 2.0 * p.offer } else { p.offer };
    if gain > enough && card != open { Move::Offer(card) } else { Move::Pass }
}

/// The offer that helps the hand most. A card more is always welcome, but not if the open card
/// helps a rival more.
fn accept(p: &Parameters, eyes: &Eyes<'_>, moves: &[Move]) -> Move {
    let fits = own_fits(eyes);
    let hero = eyes.open().is_some_and(|open| points_of(open).is_none());
    // C4.4: where a barter is forced, none can be refused.
    let mut best =
        if moves.contains(&Move::Refuse) { (0.0, Move::Refuse) } else { (f32::MIN, moves[0]) };
    for &mv in moves {
        let Move::Accept(seat) = mv else { continue };
        let Some(card) = eyes.offer(seat) else { continue };
        let prize = if hero { 1.0 + p.hero + eyes.cards(seat) as f32 / 2.0 } else { 1.0 };
        let envy = if leads(eyes, seat) { 2.0 } else { 1.0 };
        let worth = 1.0 + usefulness(p, fits, card) - p.rival * envy * prize;
        if worth > best.0 {
            best = (worth, mv);
        }
    }
    best.1
}

/// The point whose cards are led against a castle: of those that reach, the one with the fewest.
fn point_for(hand: Fits, army: Fits, mustered: usize, needed: usize) -> Option<usize> {
    let reaches = |&point: &usize| army.at(point) == mustered && hand.at(point) >= needed;
    (0..POINTS).filter(reaches).min_by_key(|&point| hand.at(point))
}

/// The next card for an army that shares this point: the one whose other group is the smallest,
/// heroes last.
fn next_soldier(eyes: &Eyes<'_>, fits: Fits, army: Hand, point: usize) -> Option<Card> {
    let hand = eyes.hand();
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

/// What an attack with the smallest army costs in cards; none if no army reaches.
fn cost(p: &Parameters, eyes: &Eyes<'_>, outlook: &Outlook<'_>, castle: Castle) -> Option<f32> {
    let (fits, garrison) = (own_fits(eyes), eyes.garrison(castle));
    let needed = garrison.len() + 1;
    let point = point_for(fits, Fits::default(), 0, needed)?;
    let mut army = Hand::EMPTY;
    for _ in 0..needed {
        army.add(next_soldier(eyes, fits, army, point)?);
    }
    let arms_only = eyes.arms_only();
    let mut after = fits.minus(Fits::of(army, arms_only));
    let mut lost = needed as f32;
    if !eyes.beaten_are_lost() {
        after = after.plus(Fits::of(garrison, arms_only));
        lost = 1.0;
    }
    let weaker = fits.largest() as f32 - after.largest() as f32;
    Some(lost * outlook.card() + p.army * weaker)
}

/// The castle where banners promise most for the cards it takes, if it is enough.
fn attack(p: &Parameters, eyes: &Eyes<'_>) -> Move {
    if let Some(proposal) = deal::propose(p, eyes) {
        return Move::Propose(proposal);
    }
    let outlook = Outlook::new(p, eyes);
    let largest = own_fits(eyes).largest();
    // C8.2: if this pass ends the game, there is nothing to save cards for.
    let last = eyes.drawn() == 0 && usize::from(eyes.passes()) + 1 >= eyes.players().len();
    let enough = match (eyes.drawn() == 0, leads(eyes, eyes.seat())) {
        (true, true) if last => return Move::Pass,
        (true, false) if last => f32::MIN,
        (true, false) => p.behind,
        (true, true) | (false, _) => p.threshold,
    };
    // To make safe what it has does not help who is behind.
    let behind = enough < p.threshold;
    let mut best = (enough, Move::Pass);
    for castle in Castle::ALL {
        let garrison = eyes.garrison(castle).len();
        let safe = behind && eyes.controls(castle) == Some(eyes.seat());
        if garrison + 1 > largest || safe {
            continue;
        }
        let track = track_of(eyes, castle);
        let now = outlook.castle(castle, &track, garrison);
        let gain = outlook.plan(castle, &track, garrison + 1).worth - now;
        if gain <= best.0 {
            continue;
        }
        if let Some(cost) = cost(p, eyes, &outlook, castle)
            && gain - cost > best.0
        {
            best = (gain - cost, Move::Attack(castle));
        }
    }
    best.1
}

/// Just the army that is needed, of cards that are missed least; or more where that holds the
/// castle better.
fn muster(p: &Parameters, eyes: &Eyes<'_>, castle: Castle, army: Hand, moves: &[Move]) -> Move {
    let soldier = soldier_for(eyes, castle, army);
    let mustered = army.len();
    if mustered <= eyes.garrison(castle).len() {
        return soldier.map_or(moves[0], Move::Muster);
    }
    let outlook = Outlook::new(p, eyes);
    let track = track_of(eyes, castle);
    let more = outlook.plan(castle, &track, mustered + 1).worth;
    let safer = more - outlook.plan(castle, &track, mustered).worth;
    match soldier {
        Some(card) if points_of(card).is_some() && safer > p.extra * outlook.card() => {
            Move::Muster(card)
        }
        Some(_) | None => Move::Strike,
    }
}

fn advance(p: &Parameters, eyes: &Eyes<'_>, castle: Castle) -> Move {
    let (track, garrison) = (track_of(eyes, castle), eyes.garrison(castle).len());
    let plan = Outlook::new(p, eyes).plan(castle, &track, garrison);
    if plan.advance { Move::Advance } else { Move::Hold }
}

fn plant(p: &Parameters, eyes: &Eyes<'_>, castle: Castle) -> Move {
    let (track, garrison) = (track_of(eyes, castle), eyes.garrison(castle).len());
    let (_, plants) = Outlook::new(p, eyes).planted(castle, &track, garrison);
    if plants { Move::Plant } else { Move::Leave }
}
