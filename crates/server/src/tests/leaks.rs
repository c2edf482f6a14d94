//! Leaks, each what a careless server would do, and planting them: the proof that hidden cards do
//! not leave must fail for every one of them. The servers themselves have none, in test builds
//! either: [`careless`](super::careless) is a layer before them.

use std::cell::Cell;

/// A way to tell what should not be told.
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
    /// Spectators look over somebody's shoulder.
    SpectatorSeesSeat,
    /// The first update holds the whole deal, for the client's convenience.
    InitialState,
    /// Everybody may read what the next player could do.
    LegalOfAnother,
    /// Versions count entries, those that nobody sees too.
    VersionByEntries,
    /// Events are numbered together with those that nobody sees.
    NumberByEntries,
    /// Hidden cards are blanked out letter by letter, so that lengths stay.
    Padding,
    /// The room shows who has answered.
    RoomShowsAnswers,
    /// A refusal explains itself with a card of another hand.
    RefusalNamesCard,
    /// The record of a running game is whole.
    WholeRecord,
    /// A game that an operator has closed counts as finished.
    EndedIsOver,
    /// A running game can be replayed.
    RunningReplay,
    /// Figures count the cards in hands.
    MetricsByCard,
    /// Who comes late is told events through the eyes of another seat.
    MissedOfAnother,
    /// A question is answered from the real game, as who suffers the move would see it.
    AnswerFromTheGame,
    /// The list of games shows that somebody has changed their standing order.
    TouchedByOrder,
    /// Every update shows the standing orders of all.
    OrdersToAll,
    /// The table waits until a hidden answer is on the disk, and everyone with it.
    WaitForHidden,
    /// The room shows a part of the deal as soon as it is revealed.
    PartInRoom,
    /// The room shows how long it is.
    LengthOfPart,
    /// A part that was never sealed is written down before it is refused, and all wait for it.
    WriteWrongPart,
}

impl Leak {
    /// Those of the parts of a deal.
    pub(crate) const OF_PARTS: [Self; 3] =
        [Self::PartInRoom, Self::LengthOfPart, Self::WriteWrongPart];

    /// Every leak of a game, with the number of a pair of deals that finds it.
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
