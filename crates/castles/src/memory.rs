//! What the seats remember of each other's hands (C9).

use table::{Recall, Seat, Seats};

use crate::card::Card;
use crate::event::Event;
use crate::goods::{Bundle, Goods, Proposal};
use crate::moves::Move;

/// What the seats remember of each other's hands.
pub type Memory = Recall<Card, 6>;

/// What everyone or some saw enter, leave or lie in a hand.
pub(crate) fn remember(memory: &mut Memory, event: &Event) {
    match *event {
        Event::Moved { by, mv } => remember_move(memory, by, mv),
        Event::LastCardTaken { seat, card } => memory.entered_openly(seat, card),
        Event::OffersMade { seat, offers } => {
            // C4.3: who chooses has seen each offer, also those that he does not accept.
            for by in Seat::ALL {
                memory.seen(by, offers[by].into_iter().collect(), Seats::only(seat));
            }
        }
        Event::Bartered { by, with, got, gave } => {
            memory.left(with, got, Seats::only(by).with(with));
            memory.entered(by, got, Seats::only(with));
            memory.entered_openly(with, gave);
        }
        Event::GarrisonTaken { seat, castle: _, cards } => {
            cards.into_iter().for_each(|card| memory.entered_openly(seat, card));
        }
        Event::Stormed { seat, castle: _, army } => {
            army.into_iter().for_each(|card| memory.left_openly(seat, card));
        }
        Event::Exchanged { by, with, given, got } => {
            remember_handing_over(memory, by, with, given);
            remember_handing_over(memory, with, by, got);
        }
        // No hand changes, or by cards that nobody else sees.
        Event::Dealt { .. }
        | Event::TurnBegan { .. }
        | Event::Turned { .. }
        | Event::Drew { .. }
        | Event::NothingToLay { .. }
        | Event::BarterOpened { .. }
        | Event::OpenCardLost { .. }
        | Event::Passed { .. }
        | Event::GarrisonLost { .. }
        | Event::AdvanceAsked { .. }
        | Event::Fell { .. }
        | Event::Advanced { .. }
        | Event::PlantAsked { .. }
        | Event::Planted { .. }
        | Event::GameEnded { .. } => {}
    }
}

fn remember_move(memory: &mut Memory, by: Seat, mv: Move) {
    match mv {
        Move::Keep(card) => memory.entered_openly(by, card),
        Move::Lay(card) => memory.left_openly(by, card),
        // C7.2: the proposer holds what he gives, so his partner knows it there. What he wants
        // tells nothing.
        Move::Propose(Proposal { to, give: Goods::Cards(cards), want: _ }) => {
            memory.seen(by, cards.hand().unwrap_or_default(), Seats::only(to));
        }
        // A mustered army is seen when it leaves the hand. The other moves show no card.
        Move::Barter
        | Move::Lose
        | Move::Offer(_)
        | Move::Pass
        | Move::Accept(_)
        | Move::Refuse
        | Move::Attack(_)
        | Move::Muster(_)
        | Move::Strike
        | Move::Advance
        | Move::Hold
        | Move::Plant
        | Move::Leave
        | Move::Propose(_)
        | Move::Agree
        | Move::Decline => {}
    }
}

/// C7.5: the cards of a deal are seen by the two alone; all others see how many.
fn remember_handing_over(memory: &mut Memory, from: Seat, to: Seat, goods: Goods) {
    let cards = goods.cards().and_then(Bundle::hand).unwrap_or_default();
    for card in cards {
        memory.left(from, card, Seats::only(from).with(to));
        memory.entered(to, card, Seats::only(from));
    }
}
