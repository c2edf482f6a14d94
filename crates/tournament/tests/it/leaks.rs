//! Planted leaks that the leak test must find: secrets that only this game has.

use table::testing::{Loud, Planted, is_found};
use table::{Awaiting, Game, Notation, Seats};
use tournament::{Card, Event, State};

#[test]
fn a_window_that_asks_only_the_holder_is_found() {
    let leak = |state: &State, _| {
        let holds = |seat: &table::Seat| {
            state.setup().seats[seat.index()].hand.has(Card::Ivanhoe)
                || state.moves_of(*seat).len() > 1
        };
        match state.awaiting() {
            Awaiting::Decision { asked, .. } if asked.len() > 1 => {
                asked.into_iter().filter(holds).collect::<Seats>().to_string()
            }
            Awaiting::Decision { .. } | Awaiting::Over(_) => String::new(),
        }
    };
    assert!(is_found::<State>(&Planted(leak)));
}

#[test]
fn a_card_stolen_in_the_open_is_found() {
    // Everybody gets what the thief gets.
    let thief = |event: &Event| if let Event::Stolen { by, .. } = event { Some(*by) } else { None };
    assert!(is_found::<State>(&Loud(thief)));
}
