//! Moves: judged, stored, made, told. In that order, and nowhere else.

use bots::Playbook;
use protocol::{Code, Refusal, StandingOrder};
use table::{Awaiting, Options as _, Seat, Viewer, Window, WindowKind};

use super::times::{OpenWindow, time_alive};
use super::{Table, Times};
use crate::charter::{Chair, Charter, Sitter};
use crate::live::{Live, Step, read_events, seen_events, written_events};
use crate::store::{Change, EntryRow, Millis, Stage, StoreError};

/// So many names of moves are remembered for each seat: a client sends one at a time.
const IDS: usize = 8;

/// What could not be stored is tried again after this, where nobody else would.
const RETRY: Millis = 1000;

/// Why a game could not be read.
#[derive(Debug)]
pub(super) enum Unread {
    /// The database is away: it can be tried again.
    Store(StoreError),
    /// What is kept is no game. The sentence names no card.
    Broken(String),
}

/// Who decided a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The player himself.
    Player,
    /// A bot on its own seat.
    Bot,
    /// The bot that plays for somebody who is away.
    Steward,
    /// A standing order.
    Order,
    /// The clock.
    Clock,
}

impl Cause {
    const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Bot => "bot",
            Self::Steward => "steward",
            Self::Order => "order",
            Self::Clock => "clock",
        }
    }
}

impl<G: Playbook> Table<G> {
    /// A player's own move.
    ///
    /// # Errors
    /// Why it was not made.
    pub(super) async fn play(
        &mut self,
        seat: Seat,
        prompt: u64,
        id: String,
        mv: &str,
    ) -> Result<(), Refusal> {
        if self.ids[seat.index()].contains(&id) {
            // Sent again: it is made already, and this time the answer should arrive.
            self.tell_seat(seat);
            return Ok(());
        }
        let is_id = |id: &str| id.bytes().all(|letter| letter.is_ascii_graphic());
        if id.is_empty() || id.len() > 64 || !is_id(&id) {
            return Err(Refusal::new(Code::BadMessage, "an id has 1 to 64 plain letters"));
        }
        match (self.stage, &self.live) {
            (Stage::Playing, Some(live)) if prompt != live.version(Viewer::Seat(seat)) => {
                return Err(Code::Stale.into());
            }
            (Stage::Playing, Some(_)) => {}
            (Stage::Waiting, _) | (Stage::Playing, None) => return Err(Code::NotBegun.into()),
            (Stage::Over | Stage::Ended, _) => return Err(Code::Over.into()),
        }
        self.enter(seat, mv, Cause::Player, Some(id)).await?;
        self.advance().await;
        Ok(())
    }

    /// Judges a move, stores it, makes it, tells it; and with it the answers that orders give.
    async fn enter(
        &mut self,
        by: Seat,
        mv: &str,
        cause: Cause,
        id: Option<String>,
    ) -> Result<(), Refusal> {
        let steps = self.work_out(by, mv)?;
        let unchanged = (None, self.stage);
        let (charter, stage) = steps.last().map_or(unchanged, |last| self.charter_after(last));
        let now = self.hall.clock.now();
        let mut times = self.times.clone();
        times.moved(by, now);
        let mut job = Vec::with_capacity(steps.len() + 1);
        for (number, step) in steps.iter().enumerate() {
            job.push(Change::Entry(EntryRow {
                table: self.code.clone(),
                seq: step.seq,
                at: now,
                by: step.by.to_string(),
                cause: if number == 0 { cause } else { Cause::Order }.name().to_owned(),
                id: id.clone().filter(|_| number == 0),
                mv: step.mv.to_string(),
                events: written_events::<G>(&step.events),
                banks: times.written(),
            }));
        }
        if let Some(charter) = &charter {
            job.push(Change::Table(charter.row(&self.code, stage, self.created, now)));
        }
        if let Err(error) = self.hall.store.keep(job).await {
            return Err(self.not_stored(error).await);
        }
        self.hall.metrics.moved(steps.len());
        if let Some(charter) = charter {
            self.charter = charter;
        }
        self.stage = stage;
        if let Some(id) = id {
            self.remember_id(by, id);
        }
        self.times = times;
        if let Some(live) = &mut self.live {
            let before = live.version(Viewer::Public);
            steps.iter().for_each(|step| live.accept(step));
            if live.version(Viewer::Public) != before {
                self.touched = now;
            }
        }
        self.look_around(now);
        self.tell_events(steps.iter().flat_map(|step| &step.events));
        if stage == Stage::Over {
            self.tell_room();
            self.publish();
        }
        Ok(())
    }

    /// A move, and after it the answers that standing orders give: nobody is shown a question that
    /// he has answered beforehand. Only the last of them changes the charter.
    fn work_out(&self, by: Seat, mv: &str) -> Result<Vec<Step<G>>, Refusal> {
        let live = self.live.as_ref().ok_or(Code::NotBegun)?;
        let mut steps = vec![live.prepare(by, mv)?];
        while let Some(last) = steps.last()
            && let Some((seat, silence)) = self.ordered_answer(last.awaiting(), last.window())
            // Orders that have ended answer nothing more.
            && let (None, _) = self.charter_after(last)
            && let Ok(answer) = live.prepare_after(last, seat, silence)
        {
            steps.push(answer);
        }
        Ok(steps)
    }

    /// The charter as this move leaves it, if it changes: orders end, the game is over.
    fn charter_after(&self, step: &Step<G>) -> (Option<Charter>, Stage) {
        let winners = step.winners();
        // Most have given none, and then there is nothing to write.
        let given = self.charter.guests().any(Sitter::has_given_orders);
        let orders_end = given && step.events.iter().any(G::ends_orders);
        if winners.is_none() && !orders_end {
            return (None, self.stage);
        }
        let mut charter = self.charter.clone();
        for sitter in charter.chairs.iter_mut().filter_map(Chair::guest_mut) {
            sitter.order = StandingOrder::default();
            sitter.had_time = false;
        }
        let Some(winners) = winners else { return (Some(charter), self.stage) };
        charter.winners = winners.into_iter().collect();
        charter.scores = step.scores();
        (Some(charter), Stage::Over)
    }

    /// A move could not be stored. If another entry is there in its place, the game is read anew.
    async fn not_stored(&mut self, error: StoreError) -> Refusal {
        tracing::error!(table = %self.code, %error, "a move could not be stored");
        self.retry = Some(self.hall.clock.now() + RETRY);
        if matches!(error, StoreError::Conflict(_)) {
            match self.reload().await {
                Ok(()) => {
                    self.tell_room();
                    self.tell_everybody();
                    self.publish();
                }
                Err(Unread::Store(error)) => {
                    tracing::error!(table = %self.code, %error, "cannot be read anew");
                }
                Err(Unread::Broken(why)) => {
                    tracing::error!(table = %self.code, why, "cannot be read anew");
                }
            }
        }
        Code::Storage.into()
    }

    pub(super) fn remember_id(&mut self, seat: Seat, id: String) {
        let ids = &mut self.ids[seat.index()];
        ids.push_back(id);
        if ids.len() > IDS {
            ids.pop_front();
        }
    }

    /// Makes the moves that are made of themselves now, and lets the bots think.
    pub(super) async fn advance(&mut self) {
        while let Some(live) = &self.live
            && let Some((seat, silence)) = self.ordered_answer(live.awaiting(), live.window())
        {
            if self.enter(seat, &silence.to_string(), Cause::Order, None).await.is_err() {
                break;
            }
        }
        self.think(self.hall.clock.now());
    }

    /// The answer that a standing order gives to a window, if one is still to be given.
    fn ordered_answer(
        &self,
        awaiting: Awaiting,
        window: Option<Window<G::Move>>,
    ) -> Option<(Seat, G::Move)> {
        let window = window.filter(|window| window.kind == WindowKind::Interrupt)?;
        let mut asked = awaiting.asked().into_iter();
        let answered = |seat: &Seat| {
            let sitter = self.charter.chairs[seat.index()].guest();
            sitter.is_some_and(|sitter| match sitter.order {
                StandingOrder::Always => false,
                StandingOrder::Touched => !window.touches.contains(*seat),
                StandingOrder::Never => true,
            })
        };
        asked.find(answered).map(|seat| (seat, window.silence))
    }

    /// After a change: is a window open, whose time runs?
    pub(super) fn look_around(&mut self, now: Millis) {
        let Some(live) = &self.live else { return };
        let version = live.version(Viewer::Public);
        let open = live.window();
        self.window = match (open, self.window) {
            (None, _) => None,
            (Some(_), Some(old)) if old.version == version => Some(old),
            (Some(window), _) => Some(OpenWindow {
                version,
                opened: now,
                closes: self.times.window(&window, self.charter.settings.window, now),
                orders: window.kind == WindowKind::Interrupt,
            }),
        };
        #[cfg(test)]
        crate::tests::leaks::in_window(
            live,
            self.window.as_mut().map(|window| &mut window.closes),
            now,
        );
        self.run_clock(now, true);
    }

    /// Lets the time of who is to decide run: not in a window, and live only while somebody is
    /// there. `anew` if it is a new decision.
    pub(super) fn run_clock(&mut self, now: Millis, anew: bool) {
        self.times.stop(now);
        let Some(live) = &self.live else { return };
        let attended = self.times.is_correspondence() || self.somebody_is_here();
        if self.window.is_some() || self.stage != Stage::Playing || !attended {
            return;
        }
        let mut asked = live.awaiting().asked().into_iter();
        if let (Some(seat), None) = (asked.next(), asked.next())
            && self.charter.chairs[seat.index()].guest().is_some()
        {
            self.times.start(seat, now, anew);
        }
    }

    /// Does everything whose time has come.
    pub(super) async fn play_what_is_due(&mut self, now: Millis) {
        self.appoint_stewards(now);
        if self.window.and_then(|window| window.closes).is_some_and(|closes| closes <= now) {
            self.close_window().await;
        }
        if self.times.runs_out().is_some_and(|at| at <= now)
            && let Some(seat) = self.times.running()
            && let Some(mv) = self.decide_now(seat)
            && self.enter(seat, &mv, Cause::Clock, None).await.is_err()
        {
            self.try_later();
        }
        while self.retry.is_none()
            && let Some((seat, mv)) = self.due_thought(now)
        {
            let is_bot = self.charter.chairs[seat.index()].guest().is_none();
            let cause = if is_bot { Cause::Bot } else { Cause::Steward };
            match self.enter(seat, &mv, cause, None).await {
                Ok(()) => {}
                Err(refusal) if refusal.code == Code::Storage => break,
                // What it thought of is possible no more; it thinks again at its next version.
                Err(_) => {}
            }
            self.thought_is_done(seat);
        }
        self.advance().await;
    }

    /// Who has not answered in time has nothing to say.
    async fn close_window(&mut self) {
        let silent = |live: &Live<G>| {
            let silence = live.window()?.silence.to_string();
            let seat = live.awaiting().asked().into_iter().next()?;
            Some((seat, silence))
        };
        while let Some((seat, mv)) = self.live.as_ref().and_then(silent) {
            if self.enter(seat, &mv, Cause::Clock, None).await.is_err() {
                return self.try_later();
            }
        }
    }

    /// What is due could not be done. Requests are heard before it is tried again, whatever it is.
    fn try_later(&mut self) {
        let later = self.hall.clock.now() + RETRY;
        self.retry.get_or_insert(later);
    }

    /// Deals, and the game is on.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub(super) async fn begin(&mut self) -> Result<(), Refusal> {
        let now = self.hall.clock.now();
        let (live, events) = Live::<G>::deal(self.options, self.charter.seal().seed());
        let mut charter = self.charter.clone();
        charter.begin_on_part = false;
        charter.rules = G::RULES;
        let times = Times::new(charter.settings.clock, self.options.players());
        let row = EntryRow {
            table: self.code.clone(),
            seq: 0,
            at: now,
            by: String::new(),
            cause: "deal".to_owned(),
            id: None,
            mv: String::new(),
            events: written_events::<G>(&events),
            banks: times.written(),
        };
        let table = charter.row(&self.code, Stage::Playing, self.created, now);
        let job = vec![Change::Entry(row), Change::Table(table)];
        if let Err(error) = self.hall.store.keep(job).await {
            return Err(self.not_stored(error).await);
        }
        self.charter = charter;
        self.stage = Stage::Playing;
        self.live = Some(live);
        self.touched = now;
        self.times = times;
        self.look_around(now);
        self.tell_room();
        self.tell_events(events.iter());
        self.publish();
        self.advance().await;
        Ok(())
    }

    /// Reads the game from what is kept, as after a restart. Nobody's clock is charged for the
    /// time during which there was no server.
    ///
    /// # Errors
    /// If the database does not answer, or what it keeps is no game.
    pub(super) async fn reload(&mut self) -> Result<(), Unread> {
        let code = self.code.clone();
        let read = self.hall.store.read(move |db| {
            let entries = db.entries(&code)?;
            let pauses = match entries.first() {
                Some(deal) => db.pauses(deal.at)?,
                None => Vec::new(),
            };
            Ok((db.table(&code)?, entries, pauses))
        });
        let (row, entries, pauses) = read.await.map_err(Unread::Store)?;
        if let Some(row) = row {
            self.charter = Charter::of_row(&row).map_err(Unread::Broken)?;
            self.stage = row.stage;
        }
        if self.stage == Stage::Waiting {
            return Ok(());
        }
        let live = Live::<G>::restore(self.options, self.charter.seal().seed(), &entries)
            .map_err(Unread::Broken)?;
        let now = self.hall.clock.now();
        for entry in &entries {
            if let (Ok(seat), Some(id)) = (entry.by.parse(), &entry.id) {
                self.remember_id(seat, id.clone());
            }
        }
        let seen = |entry: &&EntryRow| {
            let events = read_events::<G>(entry).unwrap_or_default();
            !seen_events::<G>(&events, Viewer::Public).is_empty()
        };
        if let (Some(last), Some(last_seen)) = (entries.last(), entries.iter().rev().find(seen)) {
            self.touched = self.touched.max(last_seen.at);
            self.times.read(&last.banks);
            self.live = Some(live);
            self.window = None;
            self.look_around(now);
            // Where games take days somebody's time has run ever since, and so has a window's;
            // where they do not, nobody is here yet, and so nothing runs.
            if self.times.is_correspondence() {
                self.times.thought_before(time_alive(last.at, now, &pauses));
                let open_for = time_alive(last_seen.at, now, &pauses);
                self.window = self.window.map(|window| window.open_before(open_for));
            }
        }
        self.advance_later(now);
        Ok(())
    }

    /// After a restart the moves that make themselves are made at the next tick, not while loading.
    fn advance_later(&mut self, now: Millis) {
        if self.stage == Stage::Playing {
            self.retry = Some(now);
        }
    }
}
