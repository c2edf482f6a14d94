//! What happened, who may see it, and how it is written (T13).

use table::{Seat, Viewer};

use crate::card::{Card, Colour, Hand};
use crate::moves::{FaceUp, Move, Place};
use crate::piles::Pile;

/// One thing that happened. It contains all that is needed to describe it without the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, table::Event)]
#[cards(Card, 5)]
#[view(
    /// What one viewer may know of an event.
    #[derive(Copy)]
    #[cfg_attr(feature = "schema", schemars(rename = "TournamentEventView"))]
    EventView
)]
#[allow(missing_docs)]
pub enum Event {
    /// The dealer is drawn by lot and deals eight cards to each (T2).
    #[verb("deal")]
    #[reveals]
    Dealt {
        dealer: Seat,
        /// The deck before dealing.
        #[nobody]
        deck: Pile,
    },
    /// A player made a move. What it does at once is done by this event: a card laid, an action
    /// card put away, a window answered, a display discarded.
    #[verb("move")]
    #[told(told_of_move, "{by} {mv}")]
    Moved {
        by: Seat,
        #[serde(rename = "move")]
        mv: Move,
    },
    /// A tournament begins; its opener draws next. An opener who shows no hand can open, and that
    /// is news too.
    #[verb("tournament")]
    #[reveals]
    TournamentBegan { opener: Seat },
    /// A turn begins; its player draws next.
    #[verb("turn")]
    TurnBegan { seat: Seat },
    /// A player drew a card (T3.1).
    #[verb("draw")]
    #[reveals(seat)]
    Drew {
        seat: Seat,
        #[only(seat)]
        #[enters(seat)]
        card: Card,
    },
    /// The discard pile became the deck (T3.2).
    #[verb("reshuffle")]
    #[reveals]
    Reshuffled {
        #[nobody]
        #[counted(cards)]
        deck: Pile,
    },
    /// A player who cannot open showed their hand; the next one opens (T4.3).
    #[verb("show")]
    #[reveals(except seat)]
    HandShown { seat: Seat, hand: Hand },
    /// Nobody cancelled the action card: it takes effect (T11).
    #[verb("effect")]
    TookEffect,
    /// A player ended their turn and announced their total (T3.4).
    #[verb("stay")]
    Stayed { seat: Seat, total: u32 },
    /// The tournament's colour changed (T8).
    #[verb("colour")]
    ColourChanged { colour: Colour },
    /// A card left a display for the discard pile.
    #[verb("discard")]
    Discarded { seat: Seat, place: Place, card: Card },
    /// Riposte took the newest card of a display (T9.2).
    #[verb("take")]
    Taken { by: Seat, from: Seat, card: Card },
    /// Retreat took a card back into the hand (T9.4).
    #[verb("retreat")]
    Retreated {
        seat: Seat,
        place: Place,
        #[enters(seat)]
        card: Card,
    },
    /// Knock Down moved a card from hand to hand (T9.5).
    #[verb("steal")]
    #[reveals]
    Stolen {
        by: Seat,
        from: Seat,
        #[only(by, from)]
        #[leaves(from)]
        #[enters(by)]
        card: Card,
    },
    /// Outwit swapped two face-up cards, named by where they lay (T9.11).
    #[verb("swap")]
    Swapped {
        by: Seat,
        mine: FaceUp,
        with: Seat,
        // The name that golden games and stored events have.
        #[serde(rename = "his")]
        theirs: FaceUp,
    },
    /// Adapt asks a player which card of a value stays (T9.10).
    #[verb("adapt")]
    AdaptAsked { seat: Seat, value: u8 },
    /// Adapt is done; the turn goes on.
    #[verb("adapted")]
    AdaptEnded,
    /// A player must choose the token that their Maiden costs (T6.3).
    #[verb("maiden")]
    TokenAsked { seat: Seat },
    /// A token went back to the pool (T6.3).
    #[verb("returned")]
    TokenReturned { seat: Seat, colour: Colour },
    /// One player is left and has won the tournament (T6.4); their cards are discarded.
    #[verb("victory")]
    TournamentWon { seat: Seat },
    /// The winner of a tournament took a token (T6.4).
    #[verb("token")]
    TokenTaken { seat: Seat, colour: Colour },
    /// The game is over (T6.6).
    #[verb("game")]
    GameWon { seat: Seat },
}

/// T11.5: that others have let a card pass is hidden.
fn told_of_move(by: Seat, mv: Move, viewer: Viewer) -> Option<EventView> {
    (mv != Move::Pass || viewer.is(by)).then_some(EventView::Moved { by, mv })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_written_in_one_way() {
        let read = |text: &str| text.parse::<Event>().map_err(|error| error.at);
        for text in ["stay A 5", "adapt C 3", "show B R3 R4 shield", "discard A 12 S2"] {
            assert_eq!(read(text).map(|event| event.to_string()), Ok(text.to_owned()));
        }
        assert_eq!(read("stay A +5"), Err(7));
        assert_eq!(read("stay A 05"), Err(7));
        assert_eq!(read("adapt C 03"), Err(8));
        assert_eq!(read("show B R4 R3"), Err(10));
        assert_eq!(read("discard A 012 S2"), Err(10));
        assert_eq!(read("effect "), Err(7));
    }
}
