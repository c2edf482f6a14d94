//! What the table tells: to each viewer what he may know, the newest and whole.

use std::fmt;

use axum::extract::ws::Utf8Bytes;
use bots::Playbook;
use protocol::{
    ChatLine, Clocks, Code, Presence, Refusal, Room, Said, ServerMessage, StandingOrder, WindowBar,
};
use serde::{Serialize, Serializer};
use table::{Seat, Viewer};

use super::requests::CHAT;
use super::{SocketId, Table, Watcher};
use crate::hall::storage;
use crate::live::{read_events, seen_events, viewers};
use crate::lobby;
use crate::outbox::{Telling, written};
use crate::store::{ChatRow, GuestId, Stage};
#[cfg(test)]
use crate::tests::leaks;

/// The fields of [`protocol::Update`] that belong to this moment. The outbox adds the events.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Moment<'a, V, M: fmt::Display> {
    version: u64,
    ack: Option<&'a str>,
    view: V,
    #[serde(serialize_with = "in_notation")]
    legal: Vec<M>,
    asked: bool,
    window: Option<WindowBar>,
    clocks: Option<Clocks>,
    order: Option<StandingOrder>,
}

/// Moves as their texts, each written where it goes.
fn in_notation<M: fmt::Display, S: Serializer>(moves: &[M], to: S) -> Result<S::Ok, S::Error> {
    struct Text<'a, M>(&'a M);

    impl<M: fmt::Display> Serialize for Text<'_, M> {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.collect_str(self.0)
        }
    }

    to.collect_seq(moves.iter().map(Text))
}

impl<G: Playbook> Table<G> {
    /// The game as a viewer may know it now, and what has happened; nothing before the deal.
    fn telling(&self, viewer: Viewer, events: &[G::EventView]) -> Option<Telling> {
        let live = self.live.as_ref()?;
        let (awaiting, now) = (live.awaiting(), self.hall.clock.now());
        let playing = self.stage == Stage::Playing;
        let seat = viewer.seat();
        let may = seat.filter(|&seat| playing && awaiting.may().contains(seat));
        let sitter = seat.and_then(|seat| self.charter.chairs[seat.index()].guest());
        let moment = Moment {
            version: live.version(viewer),
            ack: seat.and_then(|seat| self.ids[seat.index()].back()).map(String::as_str),
            view: live.view(viewer),
            legal: may.map_or_else(Vec::new, |seat| live.moves(seat)),
            asked: seat.is_some_and(|seat| playing && awaiting.asked().contains(seat)),
            window: self.window.and_then(|window| {
                let eligible = |seat| live.window().is_some_and(|open| open.asked.contains(seat));
                let fresh = sitter.is_some_and(|sitter| !sitter.had_time);
                Some(WindowBar {
                    opened: window.opened,
                    closes: window.closes?,
                    more: window.orders && fresh && seat.is_some_and(eligible),
                    orders: window.orders,
                })
            }),
            clocks: self.times.are_kept().then(|| Clocks {
                left: self.times.left(now),
                running: self.times.running(),
                now,
            }),
            order: sitter.map(|sitter| sitter.order),
        };
        #[cfg(test)]
        let moment = leaks::in_update(&moment, live, viewer, &self.charter);
        let from = live.told(viewer) - events.len() as u64;
        #[cfg(test)]
        let from = leaks::in_number(from, live);
        Some(Telling::new(&moment, from, events))
    }

    /// Tells what has happened to everybody who may see that something did.
    pub(super) fn tell_events<'a>(&self, events: impl Iterator<Item = &'a G::Event> + Clone) {
        for viewer in viewers(self.attendance.len()) {
            if !self.watchers.values().any(|watcher| watcher.viewer == viewer) {
                continue;
            }
            let seen = seen_events::<G>(events.clone(), viewer);
            #[cfg(test)]
            leaks::on_hidden(&seen, || self.tell_everybody());
            if seen.is_empty() {
                continue;
            }
            let Some(telling) = self.telling(viewer, &seen) else { continue };
            for watcher in self.watchers.values().filter(|watcher| watcher.viewer == viewer) {
                watcher.feed.update(telling.clone());
            }
        }
    }

    /// Shows the game anew to a seat.
    pub(super) fn tell_seat(&self, seat: Seat) {
        let viewer = Viewer::Seat(seat);
        if let Some(telling) = self.telling(viewer, &[]) {
            for watcher in self.watchers.values().filter(|watcher| watcher.viewer == viewer) {
                watcher.feed.update(telling.clone());
            }
        }
    }

    /// Shows the game anew to everybody.
    pub(super) fn tell_everybody(&self) {
        for watcher in self.watchers.values() {
            if let Some(telling) = self.telling(watcher.viewer, &[]) {
                watcher.feed.update(telling);
            }
        }
    }

    /// Shows everything to a socket that has just come, with the events that it has missed.
    pub(super) async fn tell_newcomer(&mut self, socket: SocketId, since: Option<u64>) {
        // Without the chat he sees all the rest; it is logged, and read with the next line.
        let _ = self.load_chat().await;
        let Some(watcher) = self.watchers.get(&socket) else { return };
        let (feed, viewer) = (watcher.feed.clone(), watcher.viewer);
        let guest = watcher.guest.as_ref().map(|guest| guest.id);
        feed.room(self.room_text(guest));
        if self.chat.as_ref().is_some_and(|chat| !chat.is_empty()) {
            feed.reply(&ServerMessage::Chat { whole: true, lines: self.lines_for(guest) });
        }
        let missed = match since {
            Some(since) => self.missed(viewer, since).await,
            None => Ok(Vec::new()),
        };
        match missed {
            Ok(missed) => {
                if let Some(telling) = self.telling(viewer, &missed) {
                    feed.update(telling);
                }
            }
            // An update without them would say that there were none: he has to ask again.
            Err(refusal) => feed.reply(&ServerMessage::Refused { id: None, refusal }),
        }
    }

    /// The events that a viewer has not seen yet.
    async fn missed(&self, viewer: Viewer, since: u64) -> Result<Vec<G::EventView>, Refusal> {
        if self.live.as_ref().is_none_or(|live| live.version(viewer) <= since) {
            return Ok(Vec::new());
        }
        #[cfg(test)]
        let viewer = leaks::eyes(viewer, self.attendance.len());
        let code = self.code.clone();
        let read = self.hall.store.read(move |db| db.entries(&code)).await;
        let (mut version, mut seen) = (0, Vec::new());
        for entry in &read.map_err(storage)? {
            let events = read_events::<G>(entry).map_err(|_| Refusal::from(Code::Storage))?;
            let events = seen_events::<G>(&events, viewer);
            version += u64::from(!events.is_empty());
            if version > since {
                seen.extend(events);
            }
        }
        Ok(seen)
    }

    /// The table as everybody here may know it, for one of them.
    pub(super) fn room_for(&self, guest: Option<GuestId>) -> Room {
        let presence = |seat: Seat| {
            let attendance = self.attendance[seat.index()];
            match (attendance.steward, attendance.away) {
                (true, _) => Presence::Steward,
                (false, Some(_)) => Presence::Away,
                (false, None) => Presence::Here,
            }
        };
        let mut room = self.charter.room(&self.code, self.stage, guest, presence);
        room.spectators = self.watchers.values().filter(|w| w.viewer == Viewer::Public).count();
        #[cfg(test)]
        leaks::in_room(&mut room.commitment, self.live.as_ref());
        room
    }

    /// The room as text; what strangers see is written once.
    fn room_text(&mut self, guest: Option<GuestId>) -> Utf8Bytes {
        let stranger = self.viewer(guest) == Viewer::Public
            && guest.is_none_or(|guest| {
                guest != self.charter.host && self.charter.muted_by(guest).is_empty()
            });
        if !stranger {
            return written(&ServerMessage::Room(self.room_for(guest)));
        }
        if let Some(text) = &self.public_room {
            return text.clone();
        }
        let text = written(&ServerMessage::Room(self.room_for(None)));
        self.public_room = Some(text.clone());
        text
    }

    /// Shows the room to everybody.
    pub(super) fn tell_room(&mut self) {
        self.public_room = None;
        self.crowd = None;
        let everybody = self
            .watchers
            .values()
            .map(|watcher| (watcher.feed.clone(), watcher.guest.as_ref().map(|guest| guest.id)));
        for (feed, guest) in everybody.collect::<Vec<_>>() {
            let text = self.room_text(guest);
            feed.room(text);
        }
    }

    /// Puts the table into the list of open tables, or takes it out.
    pub(super) fn publish(&self) {
        let entry = || lobby::entry(&self.code, self.stage, &self.charter, self.created);
        self.hall.lobby.set(&self.code, self.is_listed().then(entry));
    }

    /// Reads what was said here, unless it is known.
    ///
    /// # Errors
    /// If the database does not answer; it is asked again next time.
    pub(super) async fn load_chat(&mut self) -> Result<(), Refusal> {
        if self.chat.is_none() && self.charter.settings.chat {
            let code = self.code.clone();
            let chat = self.hall.store.read(move |db| db.chat(&code, CHAT as u32)).await;
            self.chat = Some(chat.map_err(storage)?.into());
        }
        Ok(())
    }

    fn line(&self, row: &ChatRow) -> ChatLine {
        let said = match row.text.strip_prefix("phrase:") {
            Some(phrase) => Said::Phrase(phrase.to_owned()),
            None => Said::Text(row.text.clone()),
        };
        let seat = self.charter.seat_of(row.guest);
        ChatLine { number: row.seq, at: row.at, name: row.name.clone(), seat, said }
    }

    /// Does the reader want to hear him?
    fn hears(&self, reader: Option<GuestId>, speaker: GuestId) -> bool {
        let mutes = &self.charter.mutes;
        reader.is_none_or(|reader| !mutes.contains(&(reader, speaker)))
    }

    fn lines_for(&self, guest: Option<GuestId>) -> Vec<ChatLine> {
        let heard = self.chat.iter().flatten().filter(|row| self.hears(guest, row.guest));
        heard.map(|row| self.line(row)).collect()
    }

    /// Tells a line of chat to all who want to hear it.
    pub(super) fn tell_line(&self, row: &ChatRow) {
        let text = written(&ServerMessage::Chat { whole: false, lines: vec![self.line(row)] });
        for watcher in self.watchers.values() {
            if self.hears(watcher.guest.as_ref().map(|guest| guest.id), row.guest) {
                watcher.feed.text(text.clone());
            }
        }
    }

    /// Tells somebody whom he hears now, and what they have said.
    pub(super) fn tell_whom_he_hears(&mut self, guest: GuestId) {
        let room = self.room_text(Some(guest));
        let lines = self.lines_for(Some(guest));
        let chat = written(&ServerMessage::Chat { whole: true, lines });
        let his = |watcher: &&Watcher| watcher.guest.as_ref().is_some_and(|g| g.id == guest);
        for watcher in self.watchers.values().filter(his) {
            watcher.feed.room(room.clone());
            watcher.feed.text(chat.clone());
        }
    }
}
