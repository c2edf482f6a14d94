//! Leaks, each one something a careless server would do, and how to plant them: the proof that
//! hidden cards do not leave must fail for every one of them. The server itself contains none, not
//! even in test builds: [`careless`](super::careless) is a layer in front of it.

use std::cell::Cell;

/// A way to reveal hidden information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    /// A window closes at once if nobody can answer it anyway.
    WindowForHolder,
    /// Every update names the seats that are still awaited.
    AskedToAll,
    /// Everybody gets an update whenever something happens, seen or not.
    UpdateOnEveryPass,
    /// A bot hesitates longer the more its hand offers.
    HesitationByHand,
    /// Spectators see a player's view.
    SpectatorSeesSeat,
    /// The first update contains the whole deal, for the client's convenience.
    InitialState,
    /// Everybody gets the next player's legal moves.
    LegalOfAnother,
    /// Versions count entries, including those that nobody sees.
    VersionByEntries,
    /// Event numbers include events that nobody sees.
    NumberByEntries,
    /// Hidden cards are blanked out letter by letter, so that lengths stay the same.
    Padding,
    /// The room shows who has answered.
    RoomShowsAnswers,
    /// A refusal explains itself with a card of another hand.
    RefusalNamesCard,
    /// The record of a running game is complete.
    WholeRecord,
    /// A game that an operator has closed counts as finished.
    EndedIsOver,
    /// A running game can be replayed.
    RunningReplay,
    /// Figures count the cards in hands.
    MetricsByCard,
    /// A viewer who comes late gets events as another seat sees them.
    MissedOfAnother,
    /// A question is answered from the real game, as the target of the move would see it.
    AnswerFromTheGame,
    /// The list of games shows that a player has changed their standing order.
    TouchedByOrder,
    /// Every update contains everybody's standing orders.
    OrdersToAll,
    /// The table, and everybody with it, waits until a hidden answer is on disk.
    WaitForHidden,
    /// The room shows a part of the deal as soon as it is revealed.
    PartInRoom,
    /// The room shows the length of a part.
    LengthOfPart,
    /// A part that was never sealed is stored before it is refused, and everybody waits for it.
    WriteWrongPart,
}

impl Leak {
    /// Those of the parts of a deal.
    pub(crate) const OF_PARTS: [Self; 3] =
        [Self::PartInRoom, Self::LengthOfPart, Self::WriteWrongPart];

    /// Every leak in a game, with the number of a pair of deals that finds it.
    pub(crate) const ALL: [(Self, u64); 21] = [
        (Self::WindowForHolder, 0),
        (Self::AskedToAll, 12),
        (Self::UpdateOnEveryPass, 1),
        (Self::HesitationByHand, 3),
        (Self::SpectatorSeesSeat, 0),
        (Self::InitialState, 0),
        (Self::LegalOfAnother, 0),
        (Self::VersionByEntries, 19),
        (Self::NumberByEntries, 12),
        (Self::Padding, 0),
        (Self::RoomShowsAnswers, 1),
        (Self::RefusalNamesCard, 0),
        (Self::WholeRecord, 0),
        (Self::EndedIsOver, 0),
        (Self::RunningReplay, 0),
        (Self::MetricsByCard, 0),
        (Self::MissedOfAnother, 1),
        (Self::AnswerFromTheGame, 0),
        (Self::TouchedByOrder, 0),
        (Self::OrdersToAll, 2),
        (Self::WaitForHidden, 0),
    ];
}

thread_local! {
    static PLANTED: Cell<Option<Leak>> = const { Cell::new(None) };
}

/// Plants a leak in all servers of this thread that start from now on, or none.
pub(crate) fn plant(leak: Option<Leak>) {
    PLANTED.set(leak);
}

/// The leak that is planted here.
pub(crate) fn planted() -> Option<Leak> {
    PLANTED.get()
}
