//! The test game in the terminal, with the defaults only.

use games::toy::{Card, State, View};

impl crate::draw::Picture for State {
    type Card = Card;
}

impl super::Play for State {
    const EXAMPLE: &'static str = "play 6";

    fn is_over(view: &View) -> bool {
        view.seats.iter().all(|seat| seat.cards == 0)
    }
}
