//! A competent player of the Tournament by rules of thumb: it fights for colours it lacks when its
//! hand is likely to outlast the others, saves its cards when not, and uses each action card for
//! its effect on the totals.

use table::{Game as _, QuickChance, Seat};
use tournament::{Action, Card, Colour, Move, Observer, Question, State, View};

use super::parameters::Parameters;
use crate::bot::Bot;

/// The rule bot with custom parameters.
#[derive(Clone, Copy, Debug)]
pub struct RuleWith(pub Parameters);

impl Bot<State> for RuleWith {
    fn choose(&mut self, view: &View, moves: &[Move], chance: &mut QuickChance) -> Move {
        let Some(seat) = view.viewer.seat() else { return moves[0] };
        choose(&self.0, &State::imagine(view, chance), seat, moves)
    }
}

pub(super) fn choose(p: &Parameters, state: &State, seat: Seat, moves: &[Move]) -> Move {
    let observer = state.observer(seat);
    match observer.question() {
        Some(Question::Open) => open(p, &observer, moves),
        Some(Question::Turn) => turn(p, state, &observer, moves),
        Some(Question::React(action)) => react(p, state, &observer, action, moves),
        Some(Question::Keep(_)) => keep(&observer, moves),
        Some(Question::Return) => by_strength(&observer, moves, 1.0),
        Some(Question::Take) => by_strength(&observer, moves, -1.0),
        None => moves[0],
    }
}

/// What the matching cards of the own hand would add to a total.
fn strength(observer: &Observer<'_>, colour: Colour) -> f32 {
    let fitting = observer.fitting(colour);
    if colour == Colour::Green {
        return fitting.len() as f32;
    }
    let sum: usize = fitting.kinds().map(|card| fitting.count(card) * card.value() as usize).sum();
    sum as f32
}

/// What a matching card adds to a total.
fn counts(card: Card, colour: Colour) -> u32 {
    if colour == Colour::Green { 1 } else { u32::from(card.value()) }
}

/// Does a win in this colour bring a token?
fn is_wanted(observer: &Observer<'_>, seat: Seat, colour: Colour) -> bool {
    colour == Colour::Purple || !observer.tokens(seat).contains(colour)
}

/// Among the colours it lacks, the one in which the hand is strongest, opened with its smallest
/// card. A player who is strong in a colour and already has its token wins nothing by it, and would
/// open with it forever.
fn open(p: &Parameters, observer: &Observer<'_>, moves: &[Move]) -> Move {
    let mut best = ((false, f32::MIN), moves[0]);
    let mut colour_score = [None; 5];
    for &mv in moves {
        let Move::Open(colour, card) = mv else { continue };
        let (wanted, promise) = *colour_score[colour as usize].get_or_insert_with(|| {
            // In green all cards count 1: compare by how far the hand exceeds the usual.
            let usual = if colour == Colour::Green { p.green_card } else { p.card };
            (is_wanted(observer, observer.seat(), colour), strength(observer, colour) / usual)
        });
        let value = (wanted, promise - 0.01 * f32::from(card.value()));
        if value > best.0 {
            best = (value, mv);
        }
    }
    best.1
}

/// A tournament's prospects for the player to move.
struct Prospect {
    colour: Colour,
    /// What must be added to stay in.
    need: i64,
    /// How far the own estimate exceeds the best of the others.
    lead: f32,
    /// Is it worth a fight: for a token, or as the last player who can keep another from winning
    /// the game?
    wanted: bool,
}

fn prospect(p: &Parameters, observer: &Observer<'_>, colour: Colour) -> Prospect {
    let me = observer.seat();
    let per_card = if colour == Colour::Green { p.green_card } else { p.card };
    let wanted = is_wanted(observer, me, colour);
    let would_win = |seat| {
        observer.tokens(seat).len() + 1 >= observer.goal() && is_wanted(observer, seat, colour)
    };
    let (mut best, mut opponents, mut danger) = (0.0f32, 0, false);
    for seat in observer.opponents() {
        let held =
            if observer.is_stunned(seat) { 1.5 } else { per_card * observer.cards(seat) as f32 };
        best = best.max(observer.total(seat) as f32 + held);
        opponents += 1;
        danger |= would_win(seat);
    }
    let hand = observer.hand();
    let value_cards = hand.kinds().filter(|card| card.is_value()).map(|card| hand.count(card));
    let actions = hand.len() - value_cards.sum::<usize>();
    let strength = if observer.is_stunned(me) {
        strength(observer, colour).min(5.0)
    } else {
        strength(observer, colour)
    };
    let promise = observer.total(me) as f32 + strength + p.action * actions as f32;
    let ties = i64::from(observer.ties_stay());
    let need = i64::from(observer.highest_other_total()) - i64::from(observer.total(me)) + 1 - ties;
    let decisive = if danger || would_win(me) { p.decisive } else { 0.0 };
    let crowd = p.crowd * (opponents as f32 - 1.0);
    let lead = promise - best - crowd + decisive - p.margin;
    Prospect { colour, need: need.max(0), lead, wanted: wanted || danger && opponents == 1 }
}

fn turn(p: &Parameters, state: &State, observer: &Observer<'_>, moves: &[Move]) -> Move {
    if moves.contains(&Move::End) {
        return Move::End;
    }
    let Some(colour) = observer.colour() else { return moves[0] };
    let prospect = prospect(p, observer, colour);
    let card = cheapest(p, observer, &prospect, moves);
    let cost = card.map_or(f32::MAX, |(_, cost)| cost);
    let fights = prospect.wanted && prospect.lead >= 0.0;
    let idles = cost <= p.cheap && observer.hand().len() as f32 >= p.rich;
    if !fights && !idles {
        // A change of colour may still help.
        return best_action(p, state, observer, moves, p.gain * 2.0).unwrap_or(Move::Withdraw);
    }
    let threshold = if cost > p.gain { p.gain } else { p.gain * 2.0 };
    let action = best_action(p, state, observer, moves, threshold);
    action.or(card.map(|(mv, _)| mv)).unwrap_or(Move::Withdraw)
}

/// The cheapest way to stay in with value cards: the smallest card that suffices, otherwise the
/// largest if all together suffice. Also returns the total cost.
fn cheapest(
    p: &Parameters,
    observer: &Observer<'_>,
    prospect: &Prospect,
    moves: &[Move],
) -> Option<(Move, f32)> {
    let me = observer.seat();
    let more = observer.opponents().len().saturating_sub(1);
    let is_safe = prospect.lead >= p.maiden + p.maiden_crowd * more as f32;
    let risks_maiden = !observer.tokens(me).is_empty() && !is_safe;
    let (mut enough, mut largest) = (None, None);
    let mut all = 0i64;
    for &mv in moves {
        let Move::Play(card) = mv else { continue };
        if card == Card::M6 && risks_maiden {
            continue;
        }
        let value = i64::from(counts(card, prospect.colour));
        all += value * if card == Card::M6 { 1 } else { observer.hand().count(card) as i64 };
        // In green a card of low printed value does the same.
        let price = f32::from(card.value());
        if value >= prospect.need.max(1) && enough.is_none_or(|(_, best)| price < best) {
            enough = Some((mv, price));
        }
        if largest.is_none_or(|(_, best)| price > best) {
            largest = Some((mv, price));
        }
    }
    let single = observer.is_stunned(me);
    enough.or_else(|| {
        let reaches = all >= prospect.need && !single;
        largest.filter(|_| reaches).map(|(mv, _)| (mv, prospect.need as f32))
    })
}

/// The own total relative to the best of the others, and the estimate of the own hand.
fn standing(p: &Parameters, state: &State, seat: Seat) -> f32 {
    let observer = state.observer(seat);
    observer.colour().map_or(0.0, |colour| prospect(p, &observer, colour).lead)
}

/// The state if nobody cancels an action card.
fn after(state: &State, by: Seat, action: Action) -> State {
    let mut next = *state;
    let mut chance = QuickChance::new(1);
    next.play_listed(by, Move::Action(action), &mut chance, &mut |_| ());
    let_pass(next)
}

/// The state after a pending action card takes effect.
fn let_pass(mut state: State) -> State {
    let mut chance = QuickChance::new(1);
    for seat in state.awaiting().asked() {
        if matches!(state.observer(seat).question(), Some(Question::React(_))) {
            state.play_listed(seat, Move::Pass, &mut chance, &mut |_| ());
        }
    }
    state
}

/// Are all cards in hands, or nearly all? Then there is none to wait for.
fn is_stock_used_up(observer: &Observer<'_>) -> bool {
    observer.stock() <= observer.players().len()
}

/// The action card that helps most, if it helps enough. When all cards are in hands, it would go to
/// the next player at once, who plays it too, and so on forever: then none is played.
fn best_action(
    p: &Parameters,
    state: &State,
    observer: &Observer<'_>,
    moves: &[Move],
    enough: f32,
) -> Option<Move> {
    if is_stock_used_up(observer) {
        return None;
    }
    let mut best = (enough, None);
    let mut before = None;
    for &mv in moves {
        let Move::Action(action) = mv else { continue };
        let gain = if let Action::KnockDown(from) = action {
            // Its card is random: the most cards offer the best chance.
            p.gain + 0.1 * observer.cards(from) as f32
        } else if action == Action::Shield {
            // It protects the display.
            0.25 * observer.total(observer.seat()) as f32
        } else {
            // The card itself leaves the hand, which the standing counts.
            let before = *before.get_or_insert_with(|| standing(p, state, observer.seat()));
            standing(p, &after(state, observer.seat(), action), observer.seat()) - before + p.action
        };
        if gain > best.0 {
            best = (gain, Some(mv));
        }
    }
    best.1
}

/// Ivanhoe is for cards that hurt.
fn react(
    p: &Parameters,
    state: &State,
    observer: &Observer<'_>,
    action: Action,
    moves: &[Move],
) -> Move {
    if !moves.contains(&Move::Ivanhoe) {
        return Move::Pass;
    }
    let hurts = if let Action::Stunned(target) = action {
        target == observer.seat() && observer.hand().len() > 5
    } else if matches!(action, Action::KnockDown(_) | Action::Shield) {
        false
    } else {
        let before = standing(p, state, observer.seat());
        before > -p.hurt && before - standing(p, &let_pass(*state), observer.seat()) >= p.hurt
    };
    if hurts { Move::Ivanhoe } else { Move::Pass }
}

/// A colour card rather than a supporter: Disgrace cannot take it.
fn keep(observer: &Observer<'_>, moves: &[Move]) -> Move {
    let is_colour_card = |mv: &&Move| {
        let Move::Keep(place) = mv else { return false };
        let card = observer.display(observer.seat()).nth(place.index());
        card.is_some_and(|card| !card.is_supporter())
    };
    moves.iter().find(is_colour_card).copied().unwrap_or(moves[0])
}

/// The token of the colour in which the hand is strongest (`sign` 1) or weakest (-1).
fn by_strength(observer: &Observer<'_>, moves: &[Move], sign: f32) -> Move {
    let score = |mv: &Move| {
        let (Move::Return(colour) | Move::Take(colour)) = *mv else { return f32::MIN };
        sign * strength(observer, colour)
    };
    let best = moves.iter().copied().max_by(|one, two| score(one).total_cmp(&score(two)));
    best.unwrap_or(moves[0])
}
