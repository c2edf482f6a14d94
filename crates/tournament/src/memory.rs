//! What the seats remember of each other's hands (T13), and how many tournaments there were.

use table::{Recall, Seats};

use crate::card::Card;
use crate::event::Event;
use crate::moves::Move;

/// What is remembered beside the state, for eyes only: no rule asks for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// What the seats know of each other's hands.
    pub(crate) hands: Recall<Card, 5>,
    /// How many tournaments have begun.
    pub(crate) tournaments: u32,
}

/// What everyone or some saw enter and leave a hand, and the tournaments.
pub(crate) fn remember(memory: &mut Memory, event: &Event) {
    let Memory { hands, tournaments } = memory;
    match *event {
        Event::TournamentBegan { .. } => *tournaments += 1,
        Event::Moved { by, mv: Move::Open(_, card) | Move::Play(card) } => {
            hands.left_openly(by, card);
        }
        Event::Moved { by, mv: Move::Ivanhoe } => hands.left_openly(by, Card::Ivanhoe),
        Event::Moved { by, mv: Move::Action(action) } => hands.left_openly(by, action.card()),
        Event::HandShown { seat, hand } => hands.shown(seat, hand),
        Event::Retreated { seat, card, .. } => hands.entered_openly(seat, card),
        Event::Stolen { by, from, card } => {
            hands.left(from, card, Seats::only(by).with(from));
            hands.entered(by, card, Seats::only(from));
        }
        // No hand changes, or by a card that nobody else sees.
        Event::Dealt { .. }
        | Event::Moved { .. }
        | Event::TurnBegan { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::TookEffect
        | Event::Stayed { .. }
        | Event::ColourChanged { .. }
        | Event::Discarded { .. }
        | Event::Taken { .. }
        | Event::Swapped { .. }
        | Event::AdaptAsked { .. }
        | Event::AdaptEnded
        | Event::TokenAsked { .. }
        | Event::TokenReturned { .. }
        | Event::TournamentWon { .. }
        | Event::TokenTaken { .. }
        | Event::GameWon { .. } => {}
    }
}
