//! Every reason for a refusal, and the events that random games rarely have.

use castles::{Bundle, Castle, GoodsView, Lord};
use table::Seat;
use tournament::{Card, Colour};

/// One of each reason of the Tournament.
pub(crate) fn tournament_reasons() -> Vec<tournament::Reason> {
    use tournament::Reason::*;
    let (seat, card, colour) = (Seat::B, Card::B3, Colour::Red);
    vec![
        MayNotCancel,
        NothingToCancel,
        NotAsked,
        WindowIsOpen,
        KeepAnother { value: 3 },
        NothingToKeep,
        NoTokenToReturn,
        NoTokenToTake,
        AlreadyOpen,
        OpenFirst,
        WithdrawAfterOpening,
        ActionAfterOpening,
        PurpleAfterPurple,
        ColourAfterItself { colour },
        DoesNotOpen { card, colour },
        NothingPlayed,
        TotalTooLow { total: 7, highest: 9 },
        DoesNotFit { card, colour },
        IsStunned,
        SecondMaiden { seat },
        Unhorse,
        ChangeWeapon,
        DropWeapon,
        NoOpponent { seat },
        NothingToDodge,
        NothingToRetreat,
        NothingToSwap,
        Shielded { seat },
        ShieldedFromOutwit { seat },
        WouldEmpty { seat },
        ChangesNothing { card: Card::Riposte },
        NotInHand { card: Card::M6 },
    ]
}

/// One of each reason of the Castles.
pub(crate) fn castles_reasons() -> Vec<castles::Reason> {
    use castles::Reason::*;
    let (seat, card) = (Seat::B, castles::Card::LionArcher);
    let (castle, lord) = (Castle::Ashby, Lord::Athelstane);
    vec![
        NotAsked,
        NotTurned { card },
        NotToLay { card },
        NothingOpen,
        MustBarter,
        NotToOffer { card },
        OfferOrPass,
        NoOffer { seat },
        NothingToRefuse,
        MustAccept,
        NoAttackNow,
        TooFew { castle, needed: 4, found: 2 },
        NoMuster,
        NotToMuster { card },
        SharesNothing { card },
        CannotWinWith { card, needed: 4 },
        NoAdvance,
        NoPlanting,
        NoDealNow,
        AlreadyProposed,
        NoPartner { seat },
        NoPrisonerInDeal,
        NoCardsInDeal,
        SameLord { lord },
        NoSuchPrisoner { seat, lord },
        CardsNotHeld,
        MoreThanTheGameHas,
        LacksTheCards,
        AnswerTheDeal,
        NoDealToAnswer,
    ]
}

/// Events of the Tournament that random games rarely have.
pub(crate) fn tournament_events() -> Vec<tournament::EventView> {
    use tournament::EventView::*;
    let (seat, hand) = (Seat::A, [Card::Riposte, Card::Riposte, Card::Shield]);
    vec![
        Dealt { dealer: seat },
        HandShown { seat, hand: hand.into_iter().collect() },
        HandShown { seat, hand: [Card::Ivanhoe].into_iter().collect() },
        Reshuffled { cards: 1 },
    ]
}

/// Events of the Castles that random games rarely have.
pub(crate) fn castles_events() -> Vec<castles::EventView> {
    use castles::EventView::*;
    let (by, to, with) = (Seat::A, Seat::B, Seat::B);
    let two = Bundle::single(castles::Card::LionArcher);
    let prisoner = GoodsView::Prisoner(Lord::DeBracy);
    vec![
        Dealt { dealer: by },
        NothingToLay { seat: by },
        LastCardTaken { seat: by, card: castles::Card::Ivanhoe },
        Proposed { by, to, give: prisoner, want: GoodsView::Hidden(2) },
        Exchanged { by, with, given: GoodsView::Cards(two), got: prisoner },
        Exchanged { by, with, given: GoodsView::Hidden(1), got: prisoner },
        GameEnded { winners: [Seat::A].into_iter().collect() },
        GameEnded { winners: [Seat::A, Seat::B].into_iter().collect() },
        GameEnded { winners: [Seat::A, Seat::B, Seat::C].into_iter().collect() },
    ]
}
