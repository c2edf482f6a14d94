//! The Castles as numbers.

mod actions;
mod observation;

use castles::{Lord, Memory, Move, Observer, State, View};
use table::{Seat, Seats};

use crate::{Choice, Encoding, Field, Then, distance, seat_at};

pub use actions::Draft;

/// The most seats.
const SEATS: usize = crate::most_players::<State>();

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
        if *draft == Draft::Nothing {
            self.legal_answers(seat, moves);
            actions::list(self.observer(seat), moves, choices);
        } else {
            actions::list_goods(self.observer(seat), draft, choices);
        }
    }

    fn leads_to(&self, _: Seat, choice: &Choice<Self>, mv: Move) -> bool {
        match choice.then {
            Then::Move(made) => made == mv,
            Then::Draft(draft) => actions::is_part(&draft, mv),
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
        let mut memory = Memory::default();
        if let Some(viewer) = view.viewer.seat() {
            for (holder, seen) in Seat::ALL.into_iter().zip(&view.seats) {
                memory.seen(holder, seen.known, Seats::only(viewer));
            }
        }
        memory
    }

    #[inline]
    fn observe_all_hands(&self, seat: Seat, out: &mut [u8]) {
        observation::write_all_hands(self, seat, out);
    }
}

/// The distance of each lord's player; `None` for lords that nobody plays.
#[inline]
fn distances(observer: Observer<'_>) -> [Option<usize>; SEATS] {
    let mut distances = [None; SEATS];
    let players = observer.players().len();
    for seat in observer.players() {
        distances[observer.lord(seat) as usize] = Some(distance(observer.seat(), seat, players));
    }
    distances
}

/// The lord whose player sits at this distance.
#[inline]
fn lord_at(observer: Observer<'_>, distance: usize) -> Lord {
    observer.lord(seat_at(observer.seat(), distance, observer.players().len()))
}
