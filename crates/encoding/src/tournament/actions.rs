//! The 313 actions of the Tournament.
//!
//! A card in a display is named by its kind. Only if there are cards of this kind in several places
//! that the rules distinguish, a second action says which ([`WHICH`]), counted from the oldest.

use tournament::{Action, Card, Colour, FaceUp, Move, Observer, Place, State};

use super::{ITEMS, SEATS, VALUES, target};
use crate::{Choice, Then, distance, seat_text};

/// Other seats.
const OTHERS: usize = SEATS - 1;
/// Colours.
const COLOURS: usize = Colour::ALL.len();
/// Squires and Maiden.
const SUPPORTERS: [Card; 3] = [Card::M6, Card::S2, Card::S3];
/// A colour card opens its own colour.
const OPEN: usize = 0;
const COLOUR_CARDS: usize = VALUES - SUPPORTERS.len();
/// A supporter opens any colour.
const OPEN_WITH_SUPPORTER: usize = OPEN + COLOUR_CARDS;
const PLAY: usize = OPEN_WITH_SUPPORTER + SUPPORTERS.len() * COLOURS;
const UNHORSE: usize = PLAY + VALUES;
const CHANGE_WEAPON: usize = UNHORSE + Colour::WEAPONS.len();
const PLAIN: usize = CHANGE_WEAPON + Colour::WEAPONS.len();
/// Action cards that name nothing.
const PLAINS: [Action; 7] = [
    Action::DropWeapon,
    Action::Outmaneuver,
    Action::Charge,
    Action::Countercharge,
    Action::Disgrace,
    Action::Adapt,
    Action::Shield,
];
const BREAK_LANCE: usize = PLAIN + PLAINS.len();
const RIPOSTE: usize = BREAK_LANCE + OTHERS;
const KNOCK_DOWN: usize = RIPOSTE + OTHERS;
const STUNNED: usize = KNOCK_DOWN + OTHERS;
const DODGE: usize = STUNNED + OTHERS;
const RETREAT: usize = DODGE + OTHERS * VALUES;
/// Outwit: what to take, and from which opponent.
const OUTWIT_TAKE: usize = RETREAT + VALUES;
/// Outwit: what to give for it.
const OUTWIT_GIVE: usize = OUTWIT_TAKE + OTHERS * ITEMS;
const KEEP: usize = OUTWIT_GIVE + ITEMS;
/// Which of several places with a card of the kind just named. No kind has more copies than this.
const WHICH: usize = KEEP + VALUES;
const PLACES: usize = Card::G1.copies();
const IVANHOE: usize = WHICH + PLACES;
const PASS: usize = IVANHOE + 1;
const END: usize = PASS + 1;
const WITHDRAW: usize = END + 1;
const RETURN: usize = WITHDRAW + 1;
const TAKE: usize = RETURN + COLOURS;
/// How many actions there are.
pub(super) const ACTIONS: usize = TAKE + COLOURS;

const _: () = assert!(ACTIONS == 313, "a released layout never changes");

/// The most actions that make up one move.
const LONGEST: usize = 4;

/// What is chosen so far: the actions, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    actions: [u16; LONGEST],
    length: u8,
}

impl Draft {
    #[inline]
    fn push(&mut self, action: usize) {
        self.actions[usize::from(self.length)] = action as u16;
        self.length += 1;
    }

    /// The actions.
    #[inline]
    pub(super) fn actions(&self) -> &[u16] {
        &self.actions[..usize::from(self.length)]
    }

    #[inline]
    fn begins_with(&self, start: &Self) -> bool {
        self.actions().starts_with(start.actions())
    }
}

/// The meaning of a draft's actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sketch {
    /// The next question: 1 which place of the card named first, 2 what to give, 3 which place of
    /// that.
    pub(super) step: usize,
    /// The card that is played or answered: 0 Dodge, 1 Retreat, 2 Adapt, 3 Outwit.
    pub(super) card: usize,
    /// The distance of the opponent.
    pub(super) from: Option<usize>,
    /// What was named first.
    pub(super) item: usize,
    /// Which of several places of it, from 1; 0 if there is only one.
    pub(super) place: usize,
    /// What is to be given.
    pub(super) give: Option<usize>,
}

impl Sketch {
    /// Reads a draft; `None` if nothing is chosen.
    #[inline]
    pub(super) fn of(draft: &Draft, asks_which: bool) -> Option<Self> {
        let mut sketch = Self::default();
        for &action in draft.actions() {
            let action = usize::from(action);
            match action {
                DODGE..RETREAT => {
                    (sketch.from, sketch.item) =
                        (Some((action - DODGE) / VALUES + 1), (action - DODGE) % VALUES);
                }
                RETREAT..OUTWIT_TAKE => (sketch.card, sketch.item) = (1, action - RETREAT),
                OUTWIT_TAKE..OUTWIT_GIVE => {
                    let named = action - OUTWIT_TAKE;
                    (sketch.from, sketch.item) = (Some(named / ITEMS + 1), named % ITEMS);
                    sketch.card = 3;
                }
                OUTWIT_GIVE..KEEP => sketch.give = Some(action - OUTWIT_GIVE),
                KEEP..WHICH => (sketch.card, sketch.item) = (2, action - KEEP),
                WHICH..IVANHOE => sketch.place = action - WHICH + 1,
                _ => return None,
            }
        }
        sketch.step = match (sketch.give, asks_which) {
            (None, true) => 1,
            (None, false) => 2,
            (Some(_), _) => 3,
        };
        (draft.length > 0).then_some(sketch)
    }
}

/// Does the draft ask which of several places is meant?
#[inline]
pub(super) fn asks_which(observer: Observer<'_>, draft: &Draft) -> bool {
    let Some(sketch) = Sketch::of(draft, false) else { return false };
    if sketch.card != 3 {
        return true;
    }
    let players = observer.players().len();
    let from = crate::seat_at(observer.seat(), sketch.from.unwrap_or(0), players);
    sketch.give.is_some() || sketch.place == 0 && runs(observer, from, sketch.item) > 1
}

/// The legal moves as choices: those that continue the draft.
#[inline]
pub(super) fn list(
    observer: Observer<'_>,
    draft: &Draft,
    moves: &[Move],
    choices: &mut Vec<Choice<State>>,
) {
    let depth = usize::from(draft.length);
    let mut seen = [0u64; ACTIONS.div_ceil(64)];
    for (index, &mv) in moves.iter().enumerate() {
        let route = match simple(observer, mv) {
            Some(action) if depth == 0 => {
                choices.push(Choice { action: action as u16, then: Then::Move(mv) });
                continue;
            }
            Some(_) => continue,
            None => composed(observer, mv, &moves[..index], &moves[index + 1..]),
        };
        if !route.begins_with(draft) {
            continue;
        }
        let action = route.actions[depth];
        let (word, bit) = (usize::from(action) / 64, 1u64 << (action % 64));
        if seen[word] & bit != 0 {
            continue;
        }
        seen[word] |= bit;
        let then = if depth + 1 == usize::from(route.length) {
            Then::Move(mv)
        } else {
            let mut further = *draft;
            further.push(usize::from(action));
            Then::Draft(further)
        };
        choices.push(Choice { action, then });
    }
}

/// Does the action sequence of a move begin with this draft?
pub(super) fn is_part(observer: Observer<'_>, draft: &Draft, mv: Move) -> bool {
    // Whether a `keep` needs a second action depends on the other choices: both are checked.
    let Move::Keep(place) = mv else {
        return simple(observer, mv).is_none()
            && composed(observer, mv, &[], &[]).begins_with(draft);
    };
    let card = observer.display(observer.seat()).nth(place.index());
    let named = draft.actions()[0];
    card.is_some_and(|card| usize::from(named) == KEEP + card as usize)
}

/// The action of a move that is always one action; `None` for moves that name a card in a display.
#[inline]
fn simple(observer: Observer<'_>, mv: Move) -> Option<usize> {
    Some(match mv {
        Move::Open(colour, card) => match SUPPORTERS.iter().position(|&other| other == card) {
            Some(supporter) => OPEN_WITH_SUPPORTER + supporter * COLOURS + colour as usize,
            None => OPEN + colour_card(card),
        },
        Move::Play(card) => PLAY + card as usize,
        Move::Action(action) => return simple_action(observer, action),
        Move::Ivanhoe => IVANHOE,
        Move::Pass => PASS,
        Move::Keep(_) => return None,
        Move::End => END,
        Move::Withdraw => WITHDRAW,
        Move::Return(colour) => RETURN + colour as usize,
        Move::Take(colour) => TAKE + colour as usize,
    })
}

#[inline]
fn simple_action(observer: Observer<'_>, action: Action) -> Option<usize> {
    let players = observer.players().len();
    let opponent =
        target(action).map_or(0, |seat| distance(observer.seat(), seat, players)) as isize;
    let at = |first: usize| first.wrapping_add_signed(opponent - 1);
    Some(match action {
        Action::Unhorse(colour) => UNHORSE + weapon(colour),
        Action::ChangeWeapon(colour) => CHANGE_WEAPON + weapon(colour),
        Action::DropWeapon => PLAIN,
        Action::Outmaneuver => PLAIN + 1,
        Action::Charge => PLAIN + 2,
        Action::Countercharge => PLAIN + 3,
        Action::Disgrace => PLAIN + 4,
        Action::Adapt => PLAIN + 5,
        Action::Shield => PLAIN + 6,
        Action::BreakLance(_) => at(BREAK_LANCE),
        Action::Riposte(_) => at(RIPOSTE),
        Action::KnockDown(_) => at(KNOCK_DOWN),
        Action::Stunned(_) => at(STUNNED),
        Action::Dodge(..) | Action::Retreat(_) | Action::Outwit(..) => return None,
    })
}

/// The actions of a move that names cards in displays. `before` and `after` are the moves listed
/// around it.
fn composed(observer: Observer<'_>, mv: Move, before: &[Move], after: &[Move]) -> Draft {
    let (me, players) = (observer.seat(), observer.players().len());
    let mut route = Draft::default();
    match mv {
        Move::Action(Action::Dodge(seat, place)) => {
            let (card, which) = placed(observer, seat, place);
            route.push(DODGE + (distance(me, seat, players) - 1) * VALUES + card);
            which.into_iter().for_each(|which| route.push(WHICH + which));
        }
        Move::Action(Action::Retreat(place)) => {
            let (card, which) = placed(observer, me, place);
            route.push(RETREAT + card);
            which.into_iter().for_each(|which| route.push(WHICH + which));
        }
        Move::Action(Action::Outwit(mine, seat, theirs)) => {
            let (item, which) = face_up(observer, seat, theirs);
            route.push(OUTWIT_TAKE + (distance(me, seat, players) - 1) * ITEMS + item);
            which.into_iter().for_each(|which| route.push(WHICH + which));
            let (item, which) = face_up(observer, me, mine);
            route.push(OUTWIT_GIVE + item);
            which.into_iter().for_each(|which| route.push(WHICH + which));
        }
        Move::Keep(place) => {
            let card = |place: Place| observer.display(me).nth(place.index());
            let kept = card(place);
            let same = |other: &&Move| {
                if let Move::Keep(place) = other { card(*place) == kept } else { false }
            };
            let (older, newer) =
                (before.iter().filter(same).count(), after.iter().any(|mv| same(&mv)));
            route.push(KEEP + kept.map_or(0, |card| card as usize));
            if older > 0 || newer {
                route.push(WHICH + older);
            }
        }
        Move::Action(_)
        | Move::Open(..)
        | Move::Play(_)
        | Move::Ivanhoe
        | Move::Pass
        | Move::End
        | Move::Withdraw
        | Move::Return(_)
        | Move::Take(_) => {}
    }
    route
}

/// The number of a face-up card in front of a player, and which of several places is meant.
fn face_up(observer: Observer<'_>, seat: table::Seat, what: FaceUp) -> (usize, Option<usize>) {
    match what.place() {
        Some(place) => placed(observer, seat, place),
        None if what == FaceUp::SHIELD => (VALUES, None),
        None => (VALUES + 1, None),
    }
}

/// The kind of the card at a place, and which of the listed places with this kind it is, if there
/// are several: lists name the first of equal neighbours.
fn placed(observer: Observer<'_>, seat: table::Seat, place: Place) -> (usize, Option<usize>) {
    let Some(card) = observer.display(seat).nth(place.index()) else { return (0, None) };
    let (mut before, mut which, mut all) = (None, 0, 0);
    for (index, other) in observer.display(seat).enumerate() {
        if other == card && before != Some(card) {
            which = if index <= place.index() { all } else { which };
            all += 1;
        }
        before = Some(other);
    }
    (card as usize, (all > 1).then_some(which))
}

/// In how many listed places a display has cards of a kind.
fn runs(observer: Observer<'_>, seat: table::Seat, item: usize) -> usize {
    let mut before = None;
    let mut runs = 0;
    for card in observer.display(seat) {
        runs += usize::from(card as usize == item && before != Some(card));
        before = Some(card);
    }
    runs
}

/// Colour cards, numbered without the supporters between them.
#[inline]
fn colour_card(card: Card) -> usize {
    card as usize - SUPPORTERS.iter().filter(|&&supporter| supporter < card).count()
}

#[inline]
fn weapon(colour: Colour) -> usize {
    Colour::WEAPONS.iter().position(|&weapon| weapon == colour).unwrap_or(0)
}

/// The text of an action.
pub(super) fn text(action: usize) -> String {
    let card = |number: usize| Card::ALL[number].name();
    let colour = |number: usize| Colour::ALL[number];
    let item = |number: usize| match number {
        0..VALUES => card(number),
        VALUES => "shield",
        _ => "stunned",
    };
    let at = |name: &str, first: usize| format!("{name} {}", seat_text(action - first + 1));
    match action {
        OPEN..OPEN_WITH_SUPPORTER => {
            let card = Card::ALL[..VALUES].iter().filter(|card| !card.is_supporter()).nth(action);
            let card = card.copied().unwrap_or(Card::B2);
            format!("open {} {card}", card.colour().unwrap_or(Colour::Blue))
        }
        OPEN_WITH_SUPPORTER..PLAY => {
            let number = action - OPEN_WITH_SUPPORTER;
            format!("open {} {}", colour(number % COLOURS), SUPPORTERS[number / COLOURS])
        }
        PLAY..UNHORSE => format!("play {}", card(action - PLAY)),
        UNHORSE..CHANGE_WEAPON => format!("unhorse {}", Colour::WEAPONS[action - UNHORSE]),
        CHANGE_WEAPON..PLAIN => {
            format!("change-weapon {}", Colour::WEAPONS[action - CHANGE_WEAPON])
        }
        PLAIN..BREAK_LANCE => PLAINS[action - PLAIN].to_string(),
        BREAK_LANCE..RIPOSTE => at("break-lance", BREAK_LANCE),
        RIPOSTE..KNOCK_DOWN => at("riposte", RIPOSTE),
        KNOCK_DOWN..STUNNED => at("knock-down", KNOCK_DOWN),
        STUNNED..DODGE => at("stunned", STUNNED),
        DODGE..RETREAT => {
            let number = action - DODGE;
            format!("dodge {} {}", seat_text(number / VALUES + 1), card(number % VALUES))
        }
        RETREAT..OUTWIT_TAKE => format!("retreat {}", card(action - RETREAT)),
        OUTWIT_TAKE..OUTWIT_GIVE => {
            let number = action - OUTWIT_TAKE;
            format!("outwit: take {} {}", seat_text(number / ITEMS + 1), item(number % ITEMS))
        }
        OUTWIT_GIVE..KEEP => format!("outwit: give {}", item(action - OUTWIT_GIVE)),
        KEEP..WHICH => format!("keep {}", card(action - KEEP)),
        WHICH..IVANHOE => format!("which: number {} from the oldest", action - WHICH + 1),
        IVANHOE => "ivanhoe".into(),
        PASS => "pass".into(),
        END => "end".into(),
        WITHDRAW => "withdraw".into(),
        RETURN..TAKE => format!("return {}", colour(action - RETURN)),
        TAKE..ACTIONS => format!("take {}", colour(action - TAKE)),
        _ => panic!("{action} is no action of the Tournament"),
    }
}
