//! What happened, who may see it, and how it is written (C9).

use table::{Seat, Seats, Viewer};

use crate::board::{Castle, Lord};
use crate::card::{Card, Hand};
use crate::goods::{Goods, Proposal};
use crate::moves::Move;
use crate::offers::Offered;
use crate::piles::Pile;
use crate::view::{GoodsView, OfferView};

/// One thing that happened. It contains all that is needed to describe it without the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, table::Event)]
#[cards(Card, 6)]
#[view(
    /// What one viewer may know of an event.
    #[cfg_attr(feature = "schema", schemars(rename = "CastlesEventView"))]
    EventView
)]
#[allow(missing_docs)]
pub enum Event {
    /// The dealer is drawn by lot and deals to each (C2).
    #[verb("deal")]
    #[reveals]
    Dealt {
        dealer: Seat,
        /// The deck before dealing.
        #[nobody]
        deck: Pile,
    },
    /// A player made a move. What it does at once is done by this event: a card kept or laid, an
    /// answer given, an army named and mustered, a deal proposed.
    #[verb("move")]
    #[told(told_of_move, "{by} {mv}")]
    #[or(
        "{by} propose {to} give {give} want {want}",
        /// A proposal as all others know it (C7.5).
        Proposed { by: Seat, to: Seat, give: GoodsView, want: GoodsView }
    )]
    Moved {
        by: Seat,
        #[serde(rename = "move")]
        mv: Move,
    },
    /// A turn begins.
    #[verb("turn")]
    TurnBegan { seat: Seat },
    /// Two cards were turned face up (C3.1).
    #[verb("turned")]
    #[reveals]
    Turned { seat: Seat, cards: Hand },
    /// The single last card was turned and taken (C4.1).
    #[verb("last")]
    #[reveals]
    LastCardTaken {
        seat: Seat,
        #[enters(seat)]
        card: Card,
    },
    /// A player drew cards into their hand (C3.2).
    #[verb("draw")]
    #[reveals(seat)]
    Drew {
        seat: Seat,
        #[only(seat)]
        #[counted(count)]
        #[enters(seat)]
        cards: Hand,
    },
    /// A player who was to lay a card has none any more, and goes on to the attack (C3.2).
    #[verb("nothing-to-lay")]
    NothingToLay { seat: Seat },
    /// The open card is for barter: the others offer (C4.3).
    #[verb("barter")]
    BarterOpened { seat: Seat },
    /// All have answered, and `seat` has something to choose from (C4.4). The others see their own
    /// offer.
    #[verb("offers")]
    #[reveals]
    OffersMade {
        seat: Seat,
        #[only(seat as Vec<OfferView>)]
        #[counted(count)]
        offers: Offered,
    },
    /// An offer was accepted: the card offered for the open one (C4.4).
    #[verb("bartered")]
    Bartered {
        by: Seat,
        with: Seat,
        #[only(by, with)]
        #[leaves(with)]
        #[enters(by)]
        got: Card,
        #[enters(with)]
        gave: Card,
    },
    /// The open card is out of the game (C4.2, C4.4, C4.5).
    #[verb("lost")]
    OpenCardLost { card: Card },
    /// A player did not attack; `row` players have now passed in a row (C8.1).
    #[verb("passed")]
    Passed { seat: Seat, row: u8 },
    /// The beaten garrison went to the attacker's hand (C6.3).
    #[verb("taken")]
    GarrisonTaken {
        seat: Seat,
        castle: Castle,
        #[enters(seat)]
        cards: Hand,
    },
    /// The beaten garrison is out of the game (C6.3, `beaten-lost`).
    #[verb("beaten")]
    GarrisonLost { castle: Castle, cards: Hand },
    /// An army took a castle and is its garrison now (C6.3).
    #[verb("stormed")]
    Stormed {
        seat: Seat,
        castle: Castle,
        #[leaves(seat)]
        army: Hand,
    },
    /// The attacker is asked whether the banners advance (C6.4).
    #[verb("ask-advance")]
    AdvanceAsked { castle: Castle },
    /// A banner fell into the oubliette: a prisoner of `seat`, who pushed it, or at home again
    /// (C6.6).
    #[verb("fell")]
    Fell { lord: Lord, castle: Castle, seat: Seat },
    /// All banners of a castle moved one square on (C6.4).
    #[verb("advanced")]
    Advanced { castle: Castle },
    /// The attacker is asked whether to plant a banner (C6.5).
    #[verb("ask-plant")]
    PlantAsked { castle: Castle },
    /// A banner of the reserve stands on square 1 (C6.5).
    #[verb("planted")]
    Planted { seat: Seat, castle: Castle },
    /// A deal that `by` proposed was agreed on and carried out (C7.2).
    #[verb("exchanged")]
    Exchanged {
        by: Seat,
        with: Seat,
        #[only(by, with as GoodsView)]
        #[leaves(by)]
        #[enters(with)]
        given: Goods,
        #[only(by, with as GoodsView)]
        #[leaves(with)]
        #[enters(by)]
        got: Goods,
    },
    /// The game is over (C8.2).
    #[verb("over")]
    GameEnded { winners: Seats },
}

/// C4.3: others' answers to a barter are completely hidden. That a player does not attack has its
/// own event. C7.5: others' deals are public except for the cards.
fn told_of_move(by: Seat, mv: Move, viewer: Viewer) -> Option<EventView> {
    match mv {
        Move::Offer(_) | Move::Pass if !viewer.is(by) => None,
        Move::Propose(Proposal { to, give, want }) if !viewer.is(by) && !viewer.is(to) => {
            let (give, want) = (GoodsView::of(give, false), GoodsView::of(want, false));
            Some(EventView::Proposed { by, to, give, want })
        }
        // For viewers to whom the two arms above do not apply, these are as public as the others.
        Move::Offer(_) | Move::Pass | Move::Propose(_) => Some(EventView::Moved { by, mv }),
        Move::Keep(_)
        | Move::Lay(_)
        | Move::Barter
        | Move::Lose
        | Move::Accept(_)
        | Move::Refuse
        | Move::Attack(_)
        | Move::Muster(_)
        | Move::Strike
        | Move::Advance
        | Move::Hold
        | Move::Plant
        | Move::Leave
        | Move::Agree
        | Move::Decline => Some(EventView::Moved { by, mv }),
    }
}
