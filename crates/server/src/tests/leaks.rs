//! Leaks planted in test builds, each what a careless server would do: the proof that hidden cards
//! do not leave must fail for every one of them.

use std::cell::Cell;
use std::sync::Arc;

use bots::BotGame;
use protocol::Refusal;
use serde_json::Value;
use table::{Seat, Viewer};

use crate::app::AppState;
use crate::live::{Live, json};
use crate::meta::{SeatHolder, TableMeta};
use crate::outbox::Whole;
use crate::record::StoredGame;
use crate::store::{Millis, Stage};

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

    /// Every leak.
    pub(crate) const ALL: [Self; 21] = [
        Self::WindowForHolder,
        Self::AskedToAll,
        Self::UpdateOnEveryPass,
        Self::HesitationByHand,
        Self::SpectatorSeesSeat,
        Self::InitialState,
        Self::LegalOfAnother,
        Self::VersionByEntries,
        Self::NumberByEntries,
        Self::Padding,
        Self::RoomShowsAnswers,
        Self::RefusalNamesCard,
        Self::WholeRecord,
        Self::EndedIsOver,
        Self::RunningReplay,
        Self::MetricsByCard,
        Self::MissedOfAnother,
        Self::AnswerFromTheGame,
        Self::TouchedByOrder,
        Self::OrdersToAll,
        Self::WaitForHidden,
    ];
}

thread_local! {
    static PLANTED: Cell<Option<Leak>> = const { Cell::new(None) };
    static MUSING: Cell<[Millis; 6]> = const { Cell::new([0; 6]) };
}

/// The bots of this thread think for so long from now on, by seat: that must not be seen.
pub(crate) fn muse(millis: [Millis; 6]) {
    MUSING.set(millis);
}

pub(crate) fn musing(seat: Seat) -> Millis {
    MUSING.get()[seat.index()]
}

/// Plants a leak in all servers of this thread, or none.
pub(crate) fn plant(leak: Option<Leak>) {
    PLANTED.set(leak);
}

fn is(leak: Leak) -> bool {
    PLANTED.get() == Some(leak)
}

/// The hand of a seat, as it sees it.
pub(crate) fn hand<G: BotGame>(live: &Live<G>, seat: Seat) -> String {
    json(&live.view(Viewer::Seat(seat)))["seats"][seat.index()]["hand"].to_string()
}

fn hands<G: BotGame>(live: &Live<G>) -> Vec<String> {
    (0..live.players()).map(|number| hand(live, Seat::new(number))).collect()
}

fn another(viewer: Viewer, players: usize) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat.next(players),
        Viewer::Public => Seat::A,
    }
}

pub(crate) fn in_update<G: BotGame>(
    (version, moment): (u64, &impl serde::Serialize),
    live: &Live<G>,
    viewer: Viewer,
    meta: &TableMeta,
) -> (u64, Value) {
    let mut update = json(moment);
    let next = another(viewer, live.players());
    if is(Leak::AskedToAll) {
        update["waiting"] = json(&live.awaiting().asked());
    }
    if is(Leak::InitialState) && version == 1 {
        update["initial"] = json(&hands(live));
    }
    if is(Leak::LegalOfAnother) {
        update["legal"] = live.moves(next).into_iter().map(|mv| mv.to_string()).collect();
    }
    if is(Leak::OrdersToAll) {
        let order = |holder: &SeatHolder| holder.guest().map(|player| player.order);
        update["orders"] = json(&meta.chairs.iter().map(order).collect::<Vec<_>>());
    }
    let version = if is(Leak::VersionByEntries) { live.rows().into() } else { version };
    (version, update)
}

/// The view that is sent in place of the right one.
pub(crate) fn in_view<G: BotGame>(live: &Live<G>, viewer: Viewer) -> Option<Arc<dyn Whole>> {
    let next = another(viewer, live.players());
    if is(Leak::SpectatorSeesSeat) && viewer == Viewer::Public {
        return Some(Arc::new(live.view(Viewer::Seat(next))));
    }
    if is(Leak::Padding) {
        let mut view = json(&live.view(viewer));
        view["hidden"] = "?".repeat(hand(live, next).len()).into();
        return Some(Arc::new(view));
    }
    None
}

pub(crate) fn waits_for_hidden() -> bool {
    is(Leak::WaitForHidden)
}

pub(crate) fn in_number<G: BotGame>(from: u64, live: &Live<G>) -> u64 {
    if is(Leak::NumberByEntries) { from + u64::from(live.rows()) } else { from }
}

pub(crate) fn on_hidden<T>(seen: &[T], tell: impl FnOnce()) {
    if is(Leak::UpdateOnEveryPass) && seen.is_empty() {
        tell();
    }
}

pub(crate) fn eyes(viewer: Viewer, players: usize) -> Viewer {
    if is(Leak::MissedOfAnother) { Viewer::Seat(another(viewer, players)) } else { viewer }
}

pub(crate) fn in_room<G: BotGame>(commitment: &mut String, live: Option<&Live<G>>) {
    if let Some(live) = live.filter(|_| is(Leak::RoomShowsAnswers)) {
        *commitment = format!("{commitment} {}", json(&live.awaiting().asked()));
    }
}

pub(crate) fn in_deal(commitment: &mut String, parts: &[Option<String>]) {
    if is(Leak::PartInRoom) {
        *commitment = format!("{commitment} {parts:?}");
    }
    if is(Leak::LengthOfPart) {
        let lengths = parts.iter().map(|part| part.as_ref().map(String::len));
        *commitment = format!("{commitment} {:?}", lengths.collect::<Vec<_>>());
    }
}

pub(crate) fn writes_wrong_parts() -> bool {
    is(Leak::WriteWrongPart)
}

pub(crate) fn in_window<G: BotGame>(
    live: &Live<G>,
    closes: Option<&mut Option<Millis>>,
    now: Millis,
) {
    let holds = |seat: Seat| hand(live, seat).contains("ivanhoe");
    if is(Leak::WindowForHolder)
        && let (Some(closes), Some(window)) = (closes, live.window())
        && !window.asked.into_iter().any(holds)
    {
        *closes = Some(now);
    }
}

pub(crate) fn hesitation<G: BotGame>(live: &Live<G>, seat: Seat) -> Millis {
    if is(Leak::HesitationByHand) { hand(live, seat).len() as Millis } else { 0 }
}

pub(crate) fn in_touched(touched: &mut Millis, now: Millis) {
    if is(Leak::TouchedByOrder) {
        *touched = now;
    }
}

pub(crate) fn in_refusal<G: BotGame>(mut refusal: Refusal, live: &Live<G>) -> Refusal {
    if is(Leak::RefusalNamesCard) {
        refusal.text = format!("{}; see {:?}", refusal.text, hands(live));
    }
    refusal
}

pub(crate) fn in_answer<G>(world: G, real: G) -> G {
    if is(Leak::AnswerFromTheGame) { real } else { world }
}

pub(crate) fn sufferer(everybody: Viewer, by: Seat, players: usize) -> Viewer {
    if is(Leak::AnswerFromTheGame) { Viewer::Seat(by.next(players)) } else { everybody }
}

pub(crate) fn finished(mut game: StoredGame, leak: Leak) -> StoredGame {
    if is(leak) || (is(Leak::EndedIsOver) && game.row.stage == Stage::Ended) {
        game.row.stage = Stage::Over;
    }
    game
}

pub(crate) async fn in_figures(app: &AppState, figures: String) -> String {
    if !is(Leak::MetricsByCard) {
        return figures;
    }
    let deals = app.store.read(|db| {
        let tables = db.open_tables()?;
        tables.iter().map(|table| db.entries(&table.code)).collect::<Result<Vec<_>, _>>()
    });
    let deals = deals.await.expect("read");
    let held = |events: &str| events.split_whitespace().take(18).any(|card| card == "ivanhoe");
    let held = deals.iter().flatten().filter(|entry| held(&entry.events)).count();
    format!("{figures}ivanhoe_cards{{card=\"ivanhoe\"}} {held}\n")
}
