//! Moves: judged, stored, made, sent. In that order, and nowhere else.

use bots::BotGame;
use protocol::{Answer, Closed, Code, Refusal, ServerMessage, StandingOrder};
use table::{Awaiting, Options as _, Seat, Viewer, Window, WindowKind};

use super::times::OpenWindow;
use super::unsaved::Private;
use super::{Table, Times};
use crate::environment::Environment;
use crate::live::{Live, Step, marked_events, written_events};
use crate::meta::{SeatHolder, SeatedPlayer, TableMeta};
use crate::rows::{Change, EntryRow, Millis, Stage};

/// How many move ids are remembered per seat: a client sends one move at a time.
const IDS: usize = 8;

/// The outcome of a request.
#[derive(Debug)]
pub(super) enum Outcome {
    /// It is done and saved.
    Done,
    /// It is answered as soon as it is saved, or has been answered already.
    AnswersItself,
    /// A question is answered.
    Answer(Box<Answer>),
}

/// Who decided a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The player.
    Player,
    /// A bot on its own seat.
    Bot,
    /// The substitute bot of a player who is away.
    Substitute,
    /// A standing order.
    Order,
    /// The clock.
    Clock,
    /// The end of a window.
    Closing,
}

impl Cause {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Bot => "bot",
            Self::Substitute => "substitute",
            Self::Order => "order",
            Self::Clock | Self::Closing => "clock",
        }
    }

    /// Who decided the step of this number, if this is the cause of the first.
    const fn of_step(self, number: usize) -> Self {
        match (self, number) {
            (_, 0) | (Self::Closing, _) => self,
            _ => Self::Order,
        }
    }
}

impl<G: BotGame, E: Environment> Table<G, E> {
    /// A player's own move.
    ///
    /// # Errors
    /// Why it was not made.
    pub(super) async fn play(
        &mut self,
        seat: Seat,
        prompt: u64,
        mv: &str,
        (feed, id): (&E::Feed, &str),
    ) -> Result<Outcome, Refusal> {
        if self.is_repeated(seat, prompt, id) {
            let is_unsaved = self.answer_when_saved(feed, seat, id);
            return Ok(if is_unsaved { Outcome::AnswersItself } else { Outcome::Done });
        }
        self.must_play()?;
        self.must_answer(seat, prompt)?;
        let outcome = self.enter(seat, mv, Cause::Player, Some((feed, id))).await?;
        self.advance().await;
        self.end_if_too_long().await;
        Ok(outcome)
    }

    /// Is a game in progress?
    ///
    /// # Errors
    /// If it has not begun, or is over.
    pub(super) fn must_play(&self) -> Result<(), Code> {
        match (self.stage, &self.live) {
            (Stage::Playing, Some(_)) => Ok(()),
            (Stage::Waiting, _) | (Stage::Playing, None) => Err(Code::NotBegun),
            (Stage::Over | Stage::Ended, _) => Err(Code::Over),
        }
    }

    /// Has the player seen the newest version?
    ///
    /// # Errors
    /// If not.
    pub(super) fn must_answer(&self, seat: Seat, prompt: u64) -> Result<(), Code> {
        if self.version_of(seat) == Some(prompt) { Ok(()) } else { Err(Code::Stale) }
    }

    /// The newest version of a player's view.
    fn version_of(&self, seat: Seat) -> Option<u64> {
        self.live.as_ref().map(|live| live.version(Viewer::Seat(seat)))
    }

    /// Was this request already carried out? One that answers another version was not, though its
    /// id is known: a client may use its ids again by mistake.
    pub(super) fn is_repeated(&self, seat: Seat, prompt: u64, id: &str) -> bool {
        let mut known = self.ids[seat.index()].iter();
        known.any(|(known, at)| known == id && at.is_none_or(|at| at == prompt))
    }

    /// Judges a move, stores it, makes it and sends it, together with the answers of standing
    /// orders. What no other player may know is stored while the table goes on.
    async fn enter(
        &mut self,
        by: Seat,
        mv: &str,
        cause: Cause,
        request: Option<(&E::Feed, &str)>,
    ) -> Result<Outcome, Refusal> {
        self.resynchronise().await?;
        let mut steps = self.work_out(by, mv, cause == Cause::Closing)?;
        for (number, step) in steps.iter_mut().enumerate() {
            step.cause = cause.of_step(number).name();
        }
        #[cfg(feature = "testing")]
        crate::testing::strike(crate::testing::Fault::Move);
        let unchanged = (None, self.stage);
        let (meta, stage) = steps.last().map_or(unchanged, |last| self.meta_after(last));
        let now = self.env.now();
        let mut times = self.times.clone();
        times.moved(by, now);
        let mut job = Vec::with_capacity(steps.len() + 1);
        for (number, step) in steps.iter().enumerate() {
            job.push(Change::Entry(EntryRow {
                table: self.code.clone(),
                seq: step.seq,
                at: now,
                by: step.by.to_string(),
                cause: step.cause.to_owned(),
                id: request.map(|(_, id)| id.to_owned()).filter(|_| number == 0),
                mv: step.mv.to_string(),
                events: written_events::<G>(&step.events),
                banks: times.written(),
            }));
        }
        if let Some(meta) = &meta {
            job.push(Change::Table(meta.row(&self.code, stage, self.created, now)));
        }
        let players = self.attendance.len();
        let is_hidden = meta.is_none() && steps.iter().all(|step| step.is_hidden(players));
        if is_hidden {
            self.make(&steps, (times, now), (by, request));
            let request = request.map(|(feed, id)| (feed.clone(), id.to_owned()));
            self.save_privately(job, Private::Moves(steps), request);
            return Ok(Outcome::AnswersItself);
        }
        if let Err(error) = self.save_with_private(job).await {
            self.times.halt(now);
            return Err(self.not_stored(error).await);
        }
        self.env.moved(steps.len());
        if let Some(meta) = meta {
            self.meta = meta;
        }
        self.stage = stage;
        self.make(&steps, (times, now), (by, request));
        self.send_steps(&steps, request.map(|(feed, _)| feed));
        if stage == Stage::Over {
            let seats = self.attendance.len();
            let (table, seconds) = (&self.code, self.age());
            tracing::info!(table, game = G::NAME, seats, seconds, "a game is over");
            self.send_room();
            self.update_listing();
        }
        if let Some((feed, id)) = request {
            self.answer(feed, &ServerMessage::Done { id: id.to_owned() });
            self.env.move_acknowledged();
        }
        Ok(Outcome::AnswersItself)
    }

    /// Makes moves that are stored, or being stored.
    fn make(
        &mut self,
        steps: &[Step<G>],
        (times, now): (Times, Millis),
        (by, request): (Seat, Option<(&E::Feed, &str)>),
    ) {
        if let Some((_, id)) = request {
            self.remember_id(by, id.to_owned(), self.version_of(by));
        }
        self.times = times;
        if let Some(live) = &mut self.live {
            let before = live.version(Viewer::Public);
            steps.iter().for_each(|step| live.accept(step));
            if live.version(Viewer::Public) != before {
                self.touched = now;
            }
        }
        self.refresh_window(now);
    }

    /// A move, followed by the answers that standing orders give: no player is asked a question
    /// that they have answered in advance. When a window closes, everyone who has not answered
    /// passes in one go: the time taken must not show how many they are. Only the last step changes
    /// the meta data.
    fn work_out(&self, by: Seat, mv: &str, closing: bool) -> Result<Vec<Step<G>>, Refusal> {
        let live = self.live.as_ref().ok_or(Code::NotBegun)?;
        let mut steps = vec![live.prepare(by, mv)?];
        while let Some(last) = steps.last()
            && let Some((seat, silence)) = match (closing, last.window()) {
                // The window stays the same as long as nothing visible happens.
                (true, Some(window)) if last.is_hidden(self.attendance.len()) => {
                    last.awaiting().asked().into_iter().next().map(|seat| (seat, window.silence))
                }
                (_, window) => self.ordered_answer(last.awaiting(), window),
            }
            // Orders that have ended give no more answers.
            && let (None, _) = self.meta_after(last)
            && let Ok(answer) = live.prepare_after(last, seat, silence)
        {
            steps.push(answer);
        }
        Ok(steps)
    }

    /// The meta data after this move, if it changes: orders end, the game is over.
    fn meta_after(&self, step: &Step<G>) -> (Option<TableMeta>, Stage) {
        let winners = step.winners();
        // Most players have no orders, and then there is nothing to write.
        let given = self.meta.guests().any(SeatedPlayer::has_given_orders);
        let orders_end = given && step.events.iter().any(G::ends_orders);
        if winners.is_none() && !orders_end {
            return (None, self.stage);
        }
        let mut meta = self.meta.clone();
        for player in meta.holders.iter_mut().filter_map(SeatHolder::guest_mut) {
            player.order = StandingOrder::default();
            player.had_time = false;
        }
        let Some(winners) = winners else { return (Some(meta), self.stage) };
        meta.winners = winners.into_iter().collect();
        meta.scores = step.scores();
        (Some(meta), Stage::Over)
    }

    /// Remembers the id of a request that is carried out, and the version that it answers.
    pub(super) fn remember_id(&mut self, seat: Seat, id: String, prompt: Option<u64>) {
        let ids = &mut self.ids[seat.index()];
        ids.push_back((id, prompt));
        if ids.len() > IDS {
            ids.pop_front();
        }
    }

    /// Closes a game that is too long. In a window the number of entries reveals who has answered,
    /// so this waits for the end of the window.
    pub(super) async fn end_if_too_long(&mut self) {
        let entries = self.live.as_ref().map_or(0, Live::rows);
        let is_long = entries > self.env.limits().longest_game;
        if is_long && self.stage == Stage::Playing && self.window.is_none() {
            // If it cannot be stored, the next move tries again.
            let _ = self.end(Closed::TooLong).await;
        }
    }

    /// Makes the moves that need no request, and lets the bots think.
    pub(super) async fn advance(&mut self) {
        while let Some(live) = &self.live
            && let Some((seat, silence)) = self.ordered_answer(live.awaiting(), live.window())
        {
            if self.enter(seat, &silence.to_string(), Cause::Order, None).await.is_err() {
                break;
            }
        }
        self.think(self.env.now());
    }

    /// The answer that a standing order gives to a window, if one is still due.
    fn ordered_answer(
        &self,
        awaiting: Awaiting,
        window: Option<Window<G::Move>>,
    ) -> Option<(Seat, G::Move)> {
        let window = window.filter(|window| window.kind == WindowKind::Interrupt)?;
        let mut asked = awaiting.asked().into_iter();
        let answered = |seat: &Seat| {
            let player = self.meta.holders[seat.index()].guest();
            player.is_some_and(|player| match player.order {
                StandingOrder::Always => false,
                StandingOrder::Touched => !window.touches.contains(*seat),
                StandingOrder::Never => true,
            })
        };
        asked.find(answered).map(|seat| (seat, window.silence))
    }

    /// After a change: opens, keeps or closes the window and its timer.
    pub(super) fn refresh_window(&mut self, now: Millis) {
        let Some(live) = &self.live else { return };
        let version = live.version(Viewer::Public);
        let open = live.window();
        self.window = match (open, self.window) {
            (None, _) => None,
            (Some(_), Some(old)) if old.version == version => Some(old),
            (Some(window), _) => Some(OpenWindow {
                version,
                opened: now,
                closes: self.times.window(&window, self.meta.settings.window, now),
                orders: window.kind == WindowKind::Interrupt,
            }),
        };
        self.run_clock(now, true);
    }

    /// Does everything whose time has come.
    pub(super) async fn play_what_is_due(&mut self, now: Millis) {
        self.wind_up(now).await;
        match self.paused {
            Some(pause) if pause.ends() > now => return,
            Some(_) => self.resume().await,
            None => {}
        }
        self.appoint_substitutes(now);
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
            && let Some((seat, mv)) = self.due_pending_move(now)
        {
            let is_bot = self.meta.holders[seat.index()].guest().is_none();
            let cause = if is_bot { Cause::Bot } else { Cause::Substitute };
            match self.enter(seat, &mv, cause, None).await {
                Ok(_) => {}
                // Not stored, or another game than the bot has seen: it was read again.
                Err(refusal) if matches!(refusal.code, Code::Storage | Code::Stale) => break,
                Err(refusal) => {
                    tracing::error!(table = %self.code, %refusal, "a bot's move is refused");
                    if self.play_anything(seat, cause).await.is_err() {
                        break;
                    }
                }
            }
            self.pending_move_is_done(seat);
        }
        self.advance().await;
        self.end_if_too_long().await;
    }

    /// Makes the first legal move of a seat whose bot has failed: the game must go on.
    async fn play_anything(&mut self, seat: Seat, cause: Cause) -> Result<(), Refusal> {
        let Some(live) = &self.live else { return Ok(()) };
        let first = live.moves(seat).into_iter().next();
        match first.filter(|_| live.awaiting().asked().contains(seat)) {
            Some(mv) => self.enter(seat, &mv.to_string(), cause, None).await.map(|_| ()),
            None => Ok(()),
        }
    }

    /// Players who have not answered in time pass.
    async fn close_window(&mut self) {
        let silent = |live: &Live<G>| {
            let silence = live.window()?.silence.to_string();
            let seat = live.awaiting().asked().into_iter().next()?;
            Some((seat, silence))
        };
        if let Some((seat, mv)) = self.live.as_ref().and_then(silent)
            && self.enter(seat, &mv, Cause::Closing, None).await.is_err()
        {
            self.try_later();
        }
    }

    /// Deals and begins the game.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub(super) async fn begin(&mut self) -> Result<(), Refusal> {
        self.resynchronise().await?;
        let now = self.env.now();
        let mut meta = self.meta.clone();
        self.add_parts(&mut meta);
        let (live, events) = Live::<G>::deal(self.options, meta.seal().seed());
        let live = live.of(meta.only_person());
        meta.begin_on_seal = false;
        meta.rules = G::RULES;
        let times = Times::new(meta.settings.clock, self.options.players());
        let row = EntryRow {
            banks: times.written(),
            ..EntryRow::of_deal(&self.code, now, written_events::<G>(&events))
        };
        let table = meta.row(&self.code, Stage::Playing, self.created, now);
        let job = vec![Change::Entry(row), Change::Table(table)];
        if let Err(error) = self.env.submit(job).await {
            return Err(self.not_stored(error).await);
        }
        let seats = self.attendance.len();
        tracing::info!(table = self.code, game = G::NAME, seats, "a game has begun");
        self.meta = meta;
        self.stage = Stage::Playing;
        self.live = Some(live);
        self.touched = now;
        self.times = times;
        self.waits_no_longer();
        self.refresh_window(now);
        self.send_room();
        self.send_events(|viewer| marked_events::<G>(&events, false, viewer).collect(), None);
        self.update_listing();
        self.advance().await;
        Ok(())
    }

    /// Begins the game at a position, without a deal. It has no record.
    ///
    /// # Errors
    /// If it is not the position of a game at this table.
    pub fn begin_at(&mut self, setup: serde_json::Value) -> Result<(), String> {
        let setup: G::Setup = serde_json::from_value(setup).map_err(|error| error.to_string())?;
        let position = G::from_setup(&setup).map_err(|faults| faults.join("; "))?;
        if position.options() != self.options {
            return Err("the position is of another kind of table".to_owned());
        }
        self.live = Some(Live::at(position, self.meta.seal().seed()));
        self.stage = Stage::Playing;
        let now = self.env.now();
        self.refresh_window(now);
        self.advance_later(now);
        Ok(())
    }
}
