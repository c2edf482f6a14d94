//! A careless server: the shipped one behind a layer that knows the whole game and reveals what it
//! should not. The proof that hidden cards do not leave must fail for every such leak.
#![allow(clippy::wildcard_enum_match_arm, reason = "a leak is in one place, and in no other")]

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{ClientMessage, Request};
use serde_json::Value;
use table::{Game as _, QuickChance, Seat, Viewer, part_seal};
use tokio::sync::watch;
use tokio::time::Instant;
use tournament::State;

use super::leaks::Leak;
use super::world::Reply;
use crate::app::AppState;
use crate::meta::{SeatHolder, TableMeta};
use crate::store::{Change, GuestId, Millis, Stage, TableRow};
use live::what_if::WhatIf;
use live::{json, read_events, seen_events, standing};

/// How long a careless table handles no requests while it writes.
const DEAF: Duration = Duration::from_millis(60);

/// The whole game at a table, as only the server may know it.
struct Secrets {
    row: TableRow,
    meta: TableMeta,
    rows: usize,
    events: Vec<<State as table::Game>::Event>,
    state: State,
    memory: <State as table::Game>::Memory,
}

impl Secrets {
    fn players(&self) -> usize {
        self.meta.holders.len()
    }

    fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        let seat = guest.and_then(|guest| self.meta.seat_of(guest));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// A player other than the viewer.
    fn another(&self, viewer: Viewer) -> Seat {
        match viewer {
            Viewer::Seat(seat) => seat.next(self.players()),
            Viewer::Public => Seat::A,
        }
    }

    fn view(&self, seat: Seat) -> Value {
        json(&self.state.view(&self.memory, Viewer::Seat(seat)))
    }

    fn hand(&self, seat: Seat) -> String {
        self.view(seat)["seats"][seat.index()]["hand"].to_string()
    }

    fn hands(&self) -> Vec<String> {
        (0..self.players()).map(|number| self.hand(Seat::new(number))).collect()
    }
}

/// What all connections to a careless server share.
#[derive(Debug)]
pub(crate) struct Careless {
    leak: Leak,
    app: Arc<AppState>,
    /// The parts of the deal that were revealed.
    parts: Mutex<BTreeMap<GuestId, String>>,
    /// Until when no request is handled.
    deaf_until: Mutex<Instant>,
    /// When a player last changed their standing order.
    ordered: Mutex<Millis>,
    /// How many entries have been sent to everybody.
    told: watch::Sender<usize>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Careless {
    pub(crate) fn new(leak: Leak, app: &Arc<AppState>) -> Arc<Self> {
        Arc::new(Self {
            leak,
            app: Arc::clone(app),
            parts: Mutex::default(),
            deaf_until: Mutex::new(Instant::now()),
            ordered: Mutex::default(),
            told: watch::Sender::new(0),
        })
    }

    fn is(&self, leak: Leak) -> bool {
        self.leak == leak
    }

    /// Everything about a table, from the store.
    async fn secrets(&self, code: &str) -> Option<Secrets> {
        let wanted = code.to_owned();
        let stored = self.app.store.read(move |db| Ok((db.table(&wanted)?, db.entries(&wanted)?)));
        let (row, entries) = stored.await.expect("read");
        let row = row?;
        let meta = TableMeta::of_row(&row).expect("a meta");
        let options = meta.options::<State>(row.stage).expect("options");
        let rows = entries.len();
        let (entries, _) = standing(entries).expect("entries");
        let events = entries.iter().flat_map(|entry| read_events::<State>(entry).expect("events"));
        let events: Vec<_> = events.collect();
        let (mut state, mut memory) = (State::blank(options), Default::default());
        for event in &events {
            state.apply(event);
            State::remember(&mut memory, event);
        }
        Some(Secrets { row, meta, rows, events, state, memory })
    }

    /// Changes the stored stage of a table. Returns the stage before.
    async fn stage(&self, code: &str, stage: Stage) -> Stage {
        let code = code.to_owned();
        let change = self.app.store.read(move |db| {
            let row = db.table(&code)?.expect("a table");
            let (before, job) = (row.stage, vec![Change::Table(TableRow { stage, ..row })]);
            db.commit(&[&job])?;
            Ok(before)
        });
        change.await.expect("kept")
    }

    /// Runs before an HTTP request is answered. Returns what must be restored afterwards.
    pub(crate) async fn before(&self, path: &str) -> Option<(String, Stage)> {
        let mut parts = path.trim_start_matches("/api/games/").split(['/', '?']);
        let (code, what) = (parts.next()?, parts.next()?);
        let open = match what {
            "record" => self.is(Leak::WholeRecord),
            "replay" => self.is(Leak::RunningReplay),
            _ => return None,
        };
        let stage = self.secrets(code).await?.row.stage;
        let ended = self.is(Leak::EndedIsOver) && stage == Stage::Ended;
        if !open && !ended {
            return None;
        }
        Some((code.to_owned(), self.stage(code, Stage::Over).await))
    }

    /// Runs after an HTTP request was answered.
    pub(crate) async fn after(
        &self,
        path: &str,
        restore: Option<(String, Stage)>,
        reply: &mut Reply,
    ) {
        if let Some((code, stage)) = restore {
            self.stage(&code, stage).await;
        }
        if self.is(Leak::MetricsByCard) && path == "/metrics" {
            let held = self.hands_with_ivanhoe().await;
            reply.body.push_str(&format!("\nivanhoe_cards{{card=\"ivanhoe\"}} {held}"));
        }
        if self.is(Leak::TouchedByOrder) && path == "/api/games" {
            reply.body.push_str(&format!(" {}", lock(&self.ordered)));
        }
    }

    /// How many of the first hands hold Ivanhoe.
    async fn hands_with_ivanhoe(&self) -> usize {
        let deals = self.app.store.read(|db| {
            let tables = db.open_tables()?;
            tables.iter().map(|table| db.entries(&table.code)).collect::<Result<Vec<_>, _>>()
        });
        let held = |events: &str| events.split_whitespace().take(18).any(|card| card == "ivanhoe");
        let deals = deals.await.expect("read");
        deals.iter().flatten().filter(|entry| held(&entry.events)).count()
    }
}

/// Puts a whole view into an update, in place of a patch or of another view.
fn show_whole(update: &mut Value, view: Value) {
    let fields = update.as_object_mut().expect("an object");
    fields.retain(|name, _| name != "base" && name != "patch");
    update["view"] = view;
}

/// One connection through the careless layer.
#[derive(Debug)]
pub(crate) struct CarelessLine {
    shared: Arc<Careless>,
    guest: Option<GuestId>,
    table: Option<String>,
    /// Must missed events still be sent?
    catches_up: bool,
    /// The moves in each question.
    questions: HashMap<String, Vec<String>>,
    /// The last update as it was sent.
    newest: Option<String>,
    version: Value,
    told: watch::Receiver<usize>,
}

impl CarelessLine {
    pub(crate) fn new(shared: &Arc<Careless>, guest: Option<GuestId>) -> Self {
        Self {
            shared: Arc::clone(shared),
            guest,
            table: None,
            catches_up: false,
            questions: HashMap::new(),
            newest: None,
            version: Value::Null,
            told: shared.told.subscribe(),
        }
    }

    /// Waits until requests are handled again.
    pub(crate) async fn listens(&self) {
        let until = *lock(&self.shared.deaf_until);
        tokio::time::sleep_until(until).await;
    }

    /// Repeats the newest update when something happens that this viewer may not see.
    pub(crate) async fn again(&mut self) -> String {
        loop {
            // The layer lives as long as its connections.
            self.told.changed().await.expect("a layer");
            if let Some(newest) = &self.newest {
                return newest.clone();
            }
        }
    }

    /// Reads a client's message on its way to the server.
    pub(crate) async fn comes_in(&mut self, text: &str) {
        let Ok(Request { id, message }) = Request::read(text) else { return };
        if let ClientMessage::Watch { table, since } = &message {
            (self.table, self.catches_up) = (Some(table.clone()), since.is_some());
        }
        let Some(secrets) = self.secrets().await else { return };
        let shared = &self.shared;
        match message {
            ClientMessage::Ask { moves } => {
                self.questions.insert(id, moves);
            }
            ClientMessage::Order { .. } => *lock(&shared.ordered) = shared.app.clock.now(),
            ClientMessage::Play { .. }
                if shared.is(Leak::WaitForHidden) && secrets.state.window().is_some() =>
            {
                *lock(&shared.deaf_until) = Instant::now() + DEAF;
            }
            ClientMessage::Reveal { part } => self.reveals(part, &secrets),
            _ => {}
        }
    }

    fn reveals(&self, part: String, secrets: &Secrets) {
        let (Some(guest), Some(seals)) = (self.guest, &secrets.meta.deal.fixed) else { return };
        let seat = secrets.meta.seat_of(guest);
        if seat.is_some_and(|seat| seals[seat.index()] == Some(part_seal(&part))) {
            lock(&self.shared.parts).insert(guest, part);
        } else if self.shared.is(Leak::WriteWrongPart) {
            // All others wait until it is on disk.
            *lock(&self.shared.deaf_until) = Instant::now() + DEAF;
        }
    }

    async fn secrets(&self) -> Option<Secrets> {
        self.shared.secrets(self.table.as_deref()?).await
    }

    /// A message of the server, as it leaves the layer.
    pub(crate) async fn goes_out(&mut self, text: &str) -> String {
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        let Some(secrets) = self.secrets().await else { return text.to_owned() };
        match message["type"].as_str() {
            Some("update") => self.update(&mut message, &secrets).await,
            Some("room") => self.room(&mut message, &secrets),
            Some("answer") => self.answer(&mut message, &secrets),
            Some("refused") if self.shared.is(Leak::RefusalNamesCard) => {
                let why = &mut message["refusal"];
                if why["code"] == "rule" {
                    why["text"] = format!("{}; see {:?}", why["text"], secrets.hands()).into();
                }
            }
            _ => {}
        }
        let said = message.to_string();
        if message["type"] == "update" {
            let view = secrets.state.view(&secrets.memory, secrets.viewer(self.guest));
            show_whole(&mut message, json(&view));
            self.newest = Some(message.to_string());
        }
        if self.shared.is(Leak::UpdateOnEveryPass) {
            let is_news = |told: &mut usize| std::mem::replace(told, secrets.rows) < secrets.rows;
            self.shared.told.send_if_modified(is_news);
            // This connection has just been sent something.
            self.told.mark_unchanged();
        }
        said
    }

    async fn update(&mut self, update: &mut Value, secrets: &Secrets) {
        let viewer = secrets.viewer(self.guest);
        let next = secrets.another(viewer);
        match self.shared.leak {
            Leak::AskedToAll => update["waiting"] = json(&secrets.state.awaiting().asked()),
            Leak::InitialState if update["version"] == 1 => {
                update["initial"] = json(&secrets.hands());
            }
            Leak::LegalOfAnother => {
                let legal = secrets.state.moves_of(next);
                update["legal"] = legal.into_iter().map(|mv| mv.to_string()).collect();
            }
            Leak::OrdersToAll => {
                let order = |holder: &SeatHolder| holder.guest().map(|player| player.order);
                update["orders"] =
                    json(&secrets.meta.holders.iter().map(order).collect::<Vec<_>>());
            }
            Leak::VersionByEntries => {
                if update.get("base").is_some() {
                    update["base"] = self.version.clone();
                }
                update["version"] = secrets.rows.into();
                self.version = update["version"].clone();
            }
            Leak::NumberByEntries => {
                update["from"] =
                    (update["from"].as_u64().unwrap_or(0) + secrets.rows as u64).into();
            }
            Leak::SpectatorSeesSeat if viewer == Viewer::Public => {
                show_whole(update, secrets.view(next));
            }
            Leak::Padding => update["hidden"] = "?".repeat(secrets.hand(next).len()).into(),
            Leak::MissedOfAnother if self.catches_up => {
                let events = seen_events::<State>(&secrets.events, Viewer::Seat(next));
                update["events"] = json(&events);
            }
            Leak::WindowForHolder => {
                let holds = |seat: Seat| secrets.hand(seat).contains("ivanhoe");
                if let Some(window) = secrets.state.window()
                    && !window.asked.into_iter().any(holds)
                {
                    update["window"]["closes"] = self.shared.app.clock.now().into();
                }
            }
            Leak::HesitationByHand => {
                let moved = |seat: &Seat| {
                    let is_move = |event: &Value| event["by"] == seat.to_string();
                    update["events"].as_array().is_some_and(|events| events.iter().any(is_move))
                };
                let is_bot = |seat: &Seat| {
                    matches!(secrets.meta.holders[seat.index()], SeatHolder::Bot { .. })
                };
                let seats = Seat::ALL.into_iter().take(secrets.players());
                if let Some(bot) = seats.filter(is_bot).find(moved) {
                    let takes = secrets.hand(bot).len() as u64;
                    tokio::time::sleep(Duration::from_millis(takes)).await;
                }
            }
            _ => {}
        }
        self.catches_up = false;
    }

    fn room(&self, room: &mut Value, secrets: &Secrets) {
        let parts = lock(&self.shared.parts);
        let more = match self.shared.leak {
            Leak::RoomShowsAnswers => json(&secrets.state.awaiting().asked()),
            Leak::PartInRoom => json(&parts.values().collect::<Vec<_>>()),
            Leak::LengthOfPart => json(&parts.values().map(String::len).collect::<Vec<_>>()),
            _ => return,
        };
        room["commitment"] = format!("{} {more}", room["commitment"]).into();
    }

    /// Answers a question from the real game, as the target of the move would see it.
    fn answer(&self, answer: &mut Value, secrets: &Secrets) {
        let viewer = secrets.viewer(self.guest);
        let (Leak::AnswerFromTheGame, Viewer::Seat(by)) = (self.shared.leak, viewer) else {
            return;
        };
        let moves = answer["id"].as_str().and_then(|id| self.questions.get(id));
        let mut what_if = WhatIf::of(secrets.state, by);
        let mut chance = QuickChance::new(0);
        for mv in moves.into_iter().flatten() {
            if let Err(refusal) = what_if.make(mv, &mut chance) {
                answer["refusal"] = json(&refusal);
                return;
            }
        }
        let mut memory = secrets.memory.clone();
        what_if.events.iter().for_each(|event| State::remember(&mut memory, event));
        let sufferer = Viewer::Seat(secrets.another(viewer));
        answer["view"] = json(&what_if.world.view(&memory, sufferer));
    }
}
