//! What the table sends: to each viewer the newest state, complete, and only what they may know.

use std::fmt;
use std::sync::Arc;

use bots::BotGame;
use protocol::{
    ChatLine, Clocks, Code, Presence, Refusal, Room, Said, ServerMessage, StandingOrder, WindowBar,
};
use serde::{Serialize, Serializer};
use table::{Patch as _, Seat, Viewer};

use super::requests::CHAT;
use super::{Shown, Table, Watcher};
use crate::environment::{Environment, Feed};
use crate::frame::{Events, UpdateFrame, Whole, written};
use crate::live::{
    Live, MarkedEvent, Step, UNDO, is_stand_in, marked_events, read_events, viewer_index, viewers,
};
use crate::rows::{ChatRow, EntryRow, GuestId, SocketId, Stage};

/// How an environment sends texts.
type TextOf<E> = <<E as Environment>::Feed as Feed>::Text;

/// The fields of [`protocol::Update`] between the view and the events.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct UpdateFields<M: fmt::Display> {
    #[serde(serialize_with = "in_notation")]
    legal: Vec<M>,
    asked: bool,
    window: Option<WindowBar>,
    clocks: Option<Clocks>,
    order: Option<StandingOrder>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    undo: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    back: bool,
}

/// The new events of an update, and whether events before them were taken back.
struct MissedEvents<V> {
    events: Vec<MarkedEvent<V>>,
    back: bool,
}

/// Writes moves in notation, without an intermediate text.
fn in_notation<M: fmt::Display, S: Serializer>(moves: &[M], to: S) -> Result<S::Ok, S::Error> {
    struct Text<'a, M>(&'a M);

    impl<M: fmt::Display> Serialize for Text<'_, M> {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.collect_str(self.0)
        }
    }

    to.collect_seq(moves.iter().map(Text))
}

impl<G: BotGame, E: Environment> Table<G, E> {
    /// The game as a viewer may know it now, and the events since; `None` before the deal.
    fn frame(
        &mut self,
        viewer: Viewer,
        events: &Events,
        back: bool,
    ) -> Option<UpdateFrame<TextOf<E>>> {
        let live = self.live.as_ref()?;
        let version = live.version(viewer);
        let moment = UpdateFields { back, ..self.moment(live, viewer) };
        let from = live.event_count(viewer) - events.count() as u64;
        let shown = &mut self.shown[viewer_index(viewer, live.players())];
        let (last, spare) = match shown.take() {
            Some(Shown { version, view, before }) => (Some((version, view)), before),
            None => (None, None),
        };
        let view = live.view_in(viewer, spare);
        let patch = last.as_ref().map(|(base, old)| {
            let write = |text: &mut Vec<u8>| view.patch(old, text);
            (*base, write)
        });
        let whole: Arc<dyn Whole> = Arc::clone(&view) as Arc<_>;
        let frame = UpdateFrame::new((version, whole), patch, &moment, (from, events));
        *shown = Some(Shown { version, view, before: last.map(|(_, view)| view) });
        Some(frame)
    }

    /// The fields of an update between the view and the events.
    fn moment(&self, live: &Live<G>, viewer: Viewer) -> UpdateFields<G::Move> {
        let (awaiting, now) = (live.awaiting(), self.env.now());
        let playing = self.stage == Stage::Playing;
        let seat = viewer.seat();
        let may = seat.filter(|&seat| playing && awaiting.may().contains(seat));
        let player = seat.and_then(|seat| self.meta.holders[seat.index()].guest());
        UpdateFields {
            legal: may.map_or_else(Vec::new, |seat| live.moves(seat)),
            asked: seat.is_some_and(|seat| playing && awaiting.asked().contains(seat)),
            window: self.window.and_then(|window| {
                let eligible = |seat| live.window().is_some_and(|open| open.asked.contains(seat));
                let fresh = player.is_some_and(|player| !player.had_time);
                Some(WindowBar {
                    opened: window.opened,
                    closes: window.closes?,
                    more: window.orders && fresh && seat.is_some_and(eligible),
                    orders: window.orders,
                })
            }),
            clocks: self.times.has_clock().then(|| Clocks {
                left: self.times.left(now),
                running: self.times.running(),
                now,
            }),
            order: player.map(|player| player.order),
            undo: seat.is_some_and(|seat| playing && live.can_take_back(seat)),
            back: false,
        }
    }

    /// Sends moves that were made to every viewer who may see something of them. A client waiting
    /// for the answer to a request gets it right after this, in the same packet.
    pub(super) fn send_steps(&mut self, steps: &[Step<G>], asking: Option<&E::Feed>) {
        let events_for = |viewer| {
            let entries = steps.iter().map(|step| (&step.events, is_stand_in(step.cause)));
            entries.flat_map(|(events, mark)| marked_events::<G>(events, mark, viewer)).collect()
        };
        self.send_events(events_for, asking);
    }

    /// Sends events to every viewer who may see that something happened.
    pub(super) fn send_events(
        &mut self,
        events_for: impl Fn(Viewer) -> Vec<MarkedEvent<G::EventView>>,
        asking: Option<&E::Feed>,
    ) {
        let public = events_for(Viewer::Public);
        let public_events = Events::of(&public);
        for viewer in viewers(self.attendance.len()) {
            if !self.watchers.values().any(|watcher| watcher.viewer == viewer) {
                continue;
            }
            let seen = events_for(viewer);
            if seen.is_empty() {
                continue;
            }
            let frame = if seen == public {
                self.frame(viewer, &public_events, false)
            } else {
                self.frame(viewer, &Events::of(&seen), false)
            };
            self.give(viewer, frame, asking);
        }
    }

    /// Sends an update to all sockets of a viewer.
    fn give(
        &self,
        viewer: Viewer,
        frame: Option<UpdateFrame<TextOf<E>>>,
        asking: Option<&E::Feed>,
    ) {
        let Some(frame) = frame else { return };
        for watcher in self.watchers.values().filter(|watcher| watcher.viewer == viewer) {
            if asking.is_some_and(|feed| feed.is(&watcher.feed)) {
                watcher.feed.update_before_answer(frame.clone());
            } else {
                let sent = watcher.feed.update_at_once(frame.clone());
                self.env.sent(sent);
            }
        }
    }

    /// Answers a request.
    pub(super) fn answer(&self, feed: &E::Feed, answer: &ServerMessage) {
        let sent = feed.answer(answer);
        self.env.sent(sent);
    }

    /// A move was taken back: every viewer who had seen it gets the game without it.
    pub(super) fn send_undo(&mut self, before: &Live<G>) {
        for viewer in viewers(self.attendance.len()) {
            let had_seen = |live: &Live<G>| live.version(viewer) != before.version(viewer);
            if !self.live.as_ref().is_some_and(had_seen) {
                continue;
            }
            // The whole view: a patch would be based on a view that is undone.
            self.shown[viewer_index(viewer, self.attendance.len())] = None;
            let frame = self.frame(viewer, &Events::default(), true);
            let Some(frame) = frame else { continue };
            for watcher in self.watchers.values().filter(|watcher| watcher.viewer == viewer) {
                watcher.feed.take_back(frame.clone());
            }
        }
    }

    /// Sends the game to a seat again.
    pub(super) fn send_to_seat(&mut self, seat: Seat) {
        self.send_to_viewer(Viewer::Seat(seat));
    }

    /// Sends the game to everybody again.
    pub(super) fn send_to_everybody(&mut self) {
        for viewer in viewers(self.attendance.len()) {
            self.send_to_viewer(viewer);
        }
    }

    fn send_to_viewer(&mut self, viewer: Viewer) {
        if !self.watchers.values().any(|watcher| watcher.viewer == viewer) {
            return;
        }
        let frame = self.frame(viewer, &Events::default(), false);
        self.give(viewer, frame, None);
    }

    /// Sends everything to a new socket, with the events that it has missed.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(super) async fn send_everything(
        &mut self,
        socket: SocketId,
        since: Option<u64>,
    ) -> Result<(), Refusal> {
        // Without the chat the viewer still gets all the rest. The failure is logged.
        let _ = self.load_chat().await;
        let Some(watcher) = self.watchers.get(&socket) else { return Ok(()) };
        let (feed, viewer) = (watcher.feed.clone(), watcher.viewer);
        let guest = watcher.guest.as_ref().map(|guest| guest.id);
        // An update without the missed events would claim that there were none.
        let missed = match since {
            Some(since) => self.missed(viewer, since).await?,
            None => MissedEvents { events: Vec::new(), back: false },
        };
        feed.room(self.room_text(guest));
        let lines = self.lines_for(guest);
        if !lines.is_empty() {
            feed.text(written(&ServerMessage::Chat { whole: true, lines }));
        }
        let events = Events::of(&missed.events);
        if let Some(frame) = self.frame(viewer, &events, missed.back) {
            feed.update(frame);
        }
        Ok(())
    }

    /// The events after this version, which the viewer has not seen yet.
    async fn missed(
        &mut self,
        viewer: Viewer,
        since: u64,
    ) -> Result<MissedEvents<G::EventView>, Refusal> {
        let mut missed = MissedEvents { events: Vec::new(), back: false };
        if self.live.as_ref().is_none_or(|live| live.version(viewer) <= since) {
            return Ok(missed);
        }
        let mut rows = self.stored_rows().await?;
        if self.is_behind(&rows) {
            self.out_of_sync = true;
            // Asks everybody to watch again.
            self.catch_up().await?;
            rows = self.stored_rows().await?;
        }
        if self.is_behind(&rows) {
            // Another server goes on with the table.
            return Err(Code::Storage.into());
        }
        // How many events the viewer has seen of each entry that stands, and how many of those they
        // had seen at that version.
        let (mut version, mut counts, mut left) = (0, Vec::new(), 0);
        for row in &rows {
            let before = missed.events.len();
            if row.cause == UNDO {
                missed.events.truncate(before - counts.pop().unwrap_or(0));
            } else {
                let events = read_events::<G>(row).map_err(|_| Refusal::from(Code::Storage))?;
                missed.events.extend(marked_events::<G>(&events, is_stand_in(&row.cause), viewer));
                counts.push(missed.events.len() - before);
            }
            version += u64::from(missed.events.len() != before);
            if version <= since {
                left = missed.events.len();
            } else if missed.events.len() < left {
                (left, missed.back) = (missed.events.len(), true);
            }
        }
        missed.events.drain(..left);
        Ok(missed)
    }

    async fn stored_rows(&mut self) -> Result<Vec<EntryRow>, Refusal> {
        let rows = self.env.entries(&self.code).await;
        rows.map_err(|error| self.env.storage(error))
    }

    /// Are there rows that this table does not know? A move whose saving failed may have been
    /// stored after all, or another server has taken the table over and goes on with it.
    fn is_behind(&self, rows: &[EntryRow]) -> bool {
        let next = self.live.as_ref().map_or(0, Live::rows);
        rows.last().is_some_and(|last| last.seq >= next)
    }

    /// The room as it is sent to one guest.
    pub fn room_for(&self, guest: Option<GuestId>) -> Room {
        let presence = |seat: Seat| {
            let attendance = self.attendance[seat.index()];
            match (attendance.substituted, attendance.away) {
                (true, _) => Presence::Substitute,
                (false, Some(_)) => Presence::Away,
                (false, None) => Presence::Here,
            }
        };
        let mut room = self.meta.room(&self.code, self.stage, presence);
        if let Some(deal) = &mut room.deal {
            let revealed = |seat: &Seat| self.revealed[seat.index()].is_some();
            let seats = Seat::ALL.into_iter().take(self.revealed.len());
            deal.revealed = seats.filter(|seat| deal.fixed && revealed(seat)).collect();
        }
        room.paused = self.paused.is_some();
        room.spectators = self.watchers.values().filter(|w| w.viewer == Viewer::Public).count();
        self.meta.room_seen_by(room, guest)
    }

    /// Does a guest see the room as everybody does?
    fn is_stranger(&self, guest: Option<GuestId>) -> bool {
        self.viewer(guest) == Viewer::Public
            && guest
                .is_none_or(|guest| guest != self.meta.host && self.meta.muted_by(guest).is_empty())
    }

    /// The room as text; what strangers see is serialised once.
    fn room_text(&mut self, guest: Option<GuestId>) -> TextOf<E> {
        if !self.is_stranger(guest) {
            return written(&ServerMessage::Room(self.room_for(guest)));
        }
        if let Some(text) = &self.public_room {
            return text.clone();
        }
        let text: TextOf<E> = written(&ServerMessage::Room(self.room_for(None)));
        self.public_room = Some(text.clone());
        text
    }

    /// Sends the room to everybody.
    pub(super) fn send_room(&mut self) {
        self.room_update_due = None;
        // It is worked out once: only a few fields are somebody's own.
        let (room, mut public) = (self.room_for(None), None);
        let text = |guest| -> TextOf<E> {
            written(&ServerMessage::Room(self.meta.room_seen_by(room.clone(), guest)))
        };
        for watcher in self.watchers.values() {
            let guest = watcher.guest.as_ref().map(|guest| guest.id);
            watcher.feed.room(match self.is_stranger(guest) {
                true => public.get_or_insert_with(|| text(None)).clone(),
                false => text(guest),
            });
        }
        self.public_room = public;
    }

    /// Adds the table to the list of open tables, updates it or removes it.
    pub fn update_listing(&self) {
        let entry = || self.meta.listed(&self.code, self.stage, self.created);
        let entry = self.is_listed().then(entry);
        self.env.list(&self.code, entry, self.somebody_is_here());
    }

    /// Reads the chat of this table, unless it is already loaded.
    ///
    /// # Errors
    /// If the database does not answer; the next call tries again.
    pub(super) async fn load_chat(&mut self) -> Result<(), Refusal> {
        if self.chat.is_none() && self.meta.settings.chat {
            let chat = self.env.chat(&self.code, CHAT as u32).await;
            self.chat = Some(chat.map_err(|error| self.env.storage(error))?.into());
        }
        Ok(())
    }

    fn line(&self, row: &ChatRow) -> ChatLine {
        let said = match row.text.strip_prefix("phrase:") {
            Some(phrase) => Said::Phrase(phrase.to_owned()),
            None => Said::Text(row.text.clone()),
        };
        let seat = self.meta.seat_of(row.guest);
        ChatLine { number: row.seq, at: row.at, name: row.name.clone(), seat, said }
    }

    /// Has the reader not muted the author?
    fn receives_chat_of(&self, reader: Option<GuestId>, speaker: GuestId) -> bool {
        let mutes = &self.meta.mutes;
        self.may_read_chat(reader)
            && reader.is_none_or(|reader| !mutes.contains(&(reader, speaker)))
    }

    fn lines_for(&self, guest: Option<GuestId>) -> Vec<ChatLine> {
        let received =
            self.chat.iter().flatten().filter(|row| self.receives_chat_of(guest, row.guest));
        received.map(|row| self.line(row)).collect()
    }

    /// Sends a line of chat to all readers who have not muted its author.
    pub(super) fn send_chat_line(&self, row: &ChatRow) {
        let text: TextOf<E> =
            written(&ServerMessage::Chat { whole: false, lines: vec![self.line(row)] });
        for watcher in self.watchers.values() {
            if self.receives_chat_of(watcher.guest.as_ref().map(|guest| guest.id), row.guest) {
                watcher.feed.text(text.clone());
            }
        }
    }

    /// Sends a guest their mutes, and the chat without the muted lines.
    pub(super) fn send_muted(&mut self, guest: GuestId) {
        let room = self.room_text(Some(guest));
        let lines = self.lines_for(Some(guest));
        let chat: TextOf<E> = written(&ServerMessage::Chat { whole: true, lines });
        let theirs =
            |watcher: &&Watcher<E::Feed>| watcher.guest.as_ref().is_some_and(|g| g.id == guest);
        for watcher in self.watchers.values().filter(theirs) {
            watcher.feed.room(room.clone());
            watcher.feed.text(chat.clone());
        }
    }
}
