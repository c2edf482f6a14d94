//! The Tournament as numbers.

mod actions;
mod observation;

use table::{Hand, Kind as _, Seat};
use tournament::{Action, Card, Memory, Move, State, View};

use crate::{Choice, Encoding, Field, Then};

pub use actions::Draft;

/// The kinds of card, and how many of them are value cards; those come first.
const KINDS: usize = 35;
const VALUES: usize = 18;
/// What can be face up in front of a player: value cards, Shield, Stunned.
const ITEMS: usize = VALUES + 2;
/// The most seats.
const SEATS: usize = crate::most_players::<State>();

const _: () = assert!(Card::ALL.len() == KINDS && SEATS == 5);

impl Encoding for State {
    const VERSION: u32 = 1;
    const ACTIONS: usize = actions::ACTIONS;
    const FIELDS: &'static [Field] = observation::FIELDS;
    const PRIVILEGED_FIELDS: &'static [Field] = observation::PRIVILEGED_FIELDS;

    type Draft = Draft;

    #[inline]
    fn choices(
        &self,
        seat: Seat,
        draft: &Draft,
        moves: &mut Vec<Move>,
        choices: &mut Vec<Choice<Self>>,
    ) {
        moves.clear();
        choices.clear();
        table::Game::legal_moves(self, seat, moves);
        actions::list(self.observer(seat), draft, moves, choices);
    }

    fn leads_to(&self, seat: Seat, choice: &Choice<Self>, mv: Move) -> bool {
        match choice.then {
            Then::Move(made) => made == mv,
            Then::Draft(draft) => actions::is_part(self.observer(seat), &draft, mv),
            Then::Silence => false,
        }
    }

    fn action_text(action: usize) -> String {
        actions::text(action)
    }

    #[inline]
    fn observe(&self, memory: &Memory, seat: Seat, draft: &Draft, out: &mut [u8]) {
        observation::write(self.observer(seat), memory, draft, out);
    }

    fn memory_of(view: &View) -> Memory {
        Memory::of_view(view)
    }

    #[inline]
    fn observe_all_hands(&self, seat: Seat, out: &mut [u8]) {
        observation::write_all_hands(self, seat, out);
    }
}

/// How many of the value kinds a hand or display has of each.
#[inline]
fn counts(cards: impl Iterator<Item = Card>) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    for card in cards {
        counts[card.index()] += 1;
    }
    counts
}

/// The cards of a hand that fit no colour: action cards.
#[inline]
fn action_cards(hand: Hand<Card>) -> usize {
    hand.into_iter().filter(|card| !card.is_value()).count()
}

/// The opponent that an action card names.
#[inline]
fn target(action: Action) -> Option<Seat> {
    match action {
        Action::BreakLance(seat)
        | Action::Riposte(seat)
        | Action::KnockDown(seat)
        | Action::Stunned(seat)
        | Action::Dodge(seat, _)
        | Action::Outwit(_, seat, _) => Some(seat),
        Action::Unhorse(_)
        | Action::ChangeWeapon(_)
        | Action::DropWeapon
        | Action::Retreat(_)
        | Action::Outmaneuver
        | Action::Charge
        | Action::Countercharge
        | Action::Disgrace
        | Action::Adapt
        | Action::Shield => None,
    }
}
