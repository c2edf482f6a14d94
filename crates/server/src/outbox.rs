//! What waits to be sent to one socket: the newest of each kind, and never an endless queue.

use std::collections::VecDeque;
use std::fmt;
use std::future::poll_fn;
use std::io;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Poll, Waker};

use axum::extract::ws::Utf8Bytes;
use protocol::{Closing, ServerMessage};
use serde::Serialize;

use crate::buffer::with_buffer;
use crate::lobby::LobbyNews;
use crate::shared_stream::{Direct, Packet, Taken};

/// So many answers may wait; a client that reads none of them has gone wrong.
const MOST_REPLIES: usize = 64;

/// So many events may wait for a slow reader; of more they are told only, by the number of the
/// first that they are told, that there were more.
const MOST_EVENTS: usize = 400;

/// What waits to be sent to one socket. The table fills it, the socket empties it.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    room: Option<Utf8Bytes>,
    lobby: Option<Arc<LobbyNews>>,
    /// The number of the list of tables that was sent last.
    lobby_sent: Option<u64>,
    update: Option<UpdateFrame>,
    /// The version whose view was sent last.
    sent: Option<u64>,
    /// Does that update take something back?
    back: bool,
    /// Events of updates before it that were not sent in time.
    late: VecDeque<Events>,
    late_count: usize,
    replies: VecDeque<Reply>,
    closing: Option<Closing>,
    /// Which table is shown: what comes late from another one is not sent.
    feed: u64,
    /// The socket, while there is nothing for it to send.
    idle: Option<Waker>,
    /// Where the table may write itself while the socket is idle.
    direct: Option<Direct>,
    /// Something that was written there is not sent yet.
    unflushed: bool,
}

/// An answer.
#[derive(Debug)]
struct Reply {
    text: Utf8Bytes,
    /// Is it the table's that is shown?
    of_table: bool,
}

/// An update; cheap to clone. It is written once for everyone who has what it builds upon.
#[derive(Clone, Debug)]
pub(crate) struct UpdateFrame(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    version: u64,
    /// The view itself, for those who lack the one that the text changes.
    view: Arc<dyn Whole>,
    /// The version whose view the text changes; nothing if the text has the whole view.
    base: Option<u64>,
    text: Utf8Bytes,
    /// The fields between the view and the events.
    moment: Range<usize>,
    /// The events, divided by commas.
    events: Range<usize>,
    /// The number of the first event that it tells.
    from: u64,
    /// How many events it tells.
    count: usize,
}

/// A view that can be written whole.
pub(crate) trait Whole: fmt::Debug + Send + Sync {
    /// Adds it to a text.
    fn write(&self, text: &mut Vec<u8>);
    /// Would it add more bytes than this?
    fn is_longer_than(&self, bytes: usize) -> bool;
}

impl<V: Serialize + fmt::Debug + Send + Sync> Whole for V {
    fn write(&self, text: &mut Vec<u8>) {
        write_json(text, self);
    }

    fn is_longer_than(&self, bytes: usize) -> bool {
        serde_json::to_writer(Room(bytes), self).is_err()
    }
}

/// Takes this many bytes and no more.
struct Room(usize);

impl io::Write for Room {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::StorageFull)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Events as JSON, divided by commas, and how many they are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Events {
    json: String,
    count: usize,
}

impl Events {
    /// These events.
    pub(crate) fn of<E: Serialize>(events: &[E]) -> Self {
        let json = with_buffer(|text| {
            for (number, event) in events.iter().enumerate() {
                if number > 0 {
                    text.push(b',');
                }
                write_json(text, event);
            }
            std::str::from_utf8(text).expect("JSON is text").to_owned()
        });
        Self { json, count: events.len() }
    }

    /// How many they are.
    pub(crate) fn count(&self) -> usize {
        self.count
    }
}

/// A patch of up to this many bytes is shorter than any view: no view is written to compare them.
const SHORT: usize = 300;

/// What stands before the version, and after the events.
const HEAD: &[u8] = br#"{"type":"update","version":"#;
const TAIL: &[u8] = b"]}";

impl UpdateFrame {
    /// A version and its view, what writes the patch for those who have the view of an earlier
    /// version, the other fields of the moment as an object, and what has happened, from the event
    /// of this number on.
    pub(crate) fn new(
        (version, view): (u64, Arc<dyn Whole>),
        patch: Option<(u64, impl FnOnce(&mut Vec<u8>))>,
        moment: &impl Serialize,
        (from, events): (u64, &Events),
    ) -> Self {
        with_buffer(|text| {
            let base = patch.and_then(|(base, write)| {
                open_patch(text, version, base);
                let start = text.len();
                write(text);
                let length = text.len() - start;
                (length <= SHORT || view.is_longer_than(length)).then_some(base)
            });
            if base.is_none() {
                text.clear();
                open_view(text, version);
                view.write(text);
            }
            let start = text.len();
            write_json(text, moment);
            // Its fields become those of the update: a comma for the opening bracket, none to
            // close.
            text[start] = b',';
            text.pop();
            let moment = start..text.len();
            write_from(text, from);
            let start = text.len();
            text.extend_from_slice(events.json.as_bytes());
            let (told, count) = (start..text.len(), events.count);
            text.extend_from_slice(TAIL);
            let text = as_message(text);
            Self(Arc::new(Parts { version, view, base, text, moment, events: told, from, count }))
        })
    }

    /// The events alone.
    fn events(&self) -> Events {
        let Parts { text, events, count, .. } = &*self.0;
        Events { json: text[events.clone()].to_owned(), count: *count }
    }

    /// Can it be sent as it is to somebody who has the view of this version?
    fn fits(&self, sent: Option<u64>, late: &VecDeque<Events>) -> bool {
        late.is_empty() && (self.0.base.is_none() || self.0.base == sent)
    }

    /// The update for somebody who has the view of this version, with the events that have gathered
    /// before it.
    fn text_for(self, sent: Option<u64>, late: &VecDeque<Events>, late_count: usize) -> Utf8Bytes {
        if self.fits(sent, late) {
            // Nearly always nobody else has it.
            return Arc::try_unwrap(self.0).map_or_else(|p| p.text.clone(), |parts| parts.text);
        }
        let parts = &*self.0;
        let late_length: usize = late.iter().map(|events| events.json.len() + 1).sum();
        let mut text = Vec::with_capacity(2048 + parts.text.len() + late_length);
        open_view(&mut text, parts.version);
        parts.view.write(&mut text);
        text.extend_from_slice(&parts.text.as_bytes()[parts.moment.clone()]);
        write_from(&mut text, parts.from - late_count as u64);
        let newest = self.events();
        let told = late.iter().chain(Some(&newest).filter(|newest| newest.count > 0));
        for (number, events) in told.enumerate() {
            if number > 0 {
                text.push(b',');
            }
            text.extend_from_slice(events.json.as_bytes());
        }
        text.extend_from_slice(TAIL);
        as_message(&text)
    }
}

/// A text as it is sent, without the room that it was written in.
fn as_message(text: &[u8]) -> Utf8Bytes {
    std::str::from_utf8(text).expect("JSON is text").into()
}

/// An update up to its view.
fn open_view(text: &mut Vec<u8>, version: u64) {
    text.extend_from_slice(HEAD);
    write_json(text, &version);
    text.extend_from_slice(br#","view":"#);
}

/// An update up to the patch of the view that belongs to another version.
fn open_patch(text: &mut Vec<u8>, version: u64, base: u64) {
    text.extend_from_slice(HEAD);
    write_json(text, &version);
    text.extend_from_slice(br#","base":"#);
    write_json(text, &base);
    text.extend_from_slice(br#","patch":"#);
}

/// What stands between the moment and the events.
fn write_from(text: &mut Vec<u8>, from: u64) {
    text.extend_from_slice(br#","from":"#);
    write_json(text, &from);
    text.extend_from_slice(br#","events":["#);
}

fn write_json(text: &mut Vec<u8>, what: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(text, what).expect("views have text keys and memory takes everything");
}

impl Outbox {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        let mut waiting = self.lock();
        let idle = waiting.idle.take();
        change(&mut waiting);
        drop(waiting);
        if let Some(socket) = idle {
            socket.wake();
        }
    }

    /// The same, but what waits then is sent right away if the socket has nothing else to do.
    fn change_at_once(&self, change: impl FnOnce(&mut Waiting)) -> Sent {
        let mut waiting = self.lock();
        change(&mut waiting);
        let sent = waiting.send_at_once();
        let idle = if sent.is_all { None } else { waiting.idle.take() };
        drop(waiting);
        if let Some(socket) = idle {
            socket.wake();
        }
        sent
    }

    /// While the socket has nothing to send, tables may write here themselves.
    pub(crate) fn write_to(&self, direct: Option<Direct>) {
        self.lock().direct = direct;
    }

    /// The list of tables as it is now.
    pub(crate) fn lobby(&self, lobby: Arc<LobbyNews>) {
        self.change(|waiting| waiting.lobby = Some(lobby));
    }

    /// The list of tables is wanted from the start, or no more.
    pub(crate) fn forget_lobby(&self) {
        self.change(|waiting| (waiting.lobby, waiting.lobby_sent) = (None, None));
    }

    /// A table is to be shown from now on, and no other.
    pub(crate) fn feed(self: &Arc<Self>) -> Feed {
        Feed { outbox: Arc::downgrade(self), number: self.stop_watching() }
    }

    /// The table that was shown is to be shown no more, not even what waits of it. Tells the number
    /// of the next one.
    pub(crate) fn stop_watching(&self) -> u64 {
        let mut number = 0;
        self.change(|waiting| {
            waiting.forget_table();
            waiting.feed += 1;
            number = waiting.feed;
        });
        number
    }

    /// An answer to this socket alone.
    pub(crate) fn reply(&self, message: &ServerMessage) {
        self.change(|waiting| waiting.reply(written(message), false));
    }

    /// The socket is to be closed, after what waits already.
    pub(crate) fn close(&self, why: Closing) {
        self.change(|waiting| waiting.closing = Some(why));
    }

    /// What the socket is to do next, as soon as there is something.
    pub(crate) async fn next(&self) -> Next {
        poll_fn(|context| {
            let mut waiting = self.lock();
            if let Some(next) = waiting.take() {
                return Poll::Ready(next);
            }
            if !waiting.idle.as_ref().is_some_and(|idle| idle.will_wake(context.waker())) {
                waiting.idle = Some(context.waker().clone());
            }
            Poll::Pending
        })
        .await
    }

    /// What else is to be sent right now.
    pub(crate) fn next_text(&self) -> Option<Utf8Bytes> {
        self.lock().take_text()
    }
}

/// What one table has to say to one socket, as long as it is the table that is shown there. It does
/// not keep the socket's memory alive.
#[derive(Clone, Debug)]
pub(crate) struct Feed {
    outbox: Weak<Outbox>,
    number: u64,
}

impl Feed {
    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        let Some(outbox) = self.outbox.upgrade() else { return };
        outbox.change(|waiting| {
            if waiting.feed == self.number {
                change(waiting);
            }
        });
    }

    /// Are both the same subscription of the same socket?
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.number == other.number && Weak::ptr_eq(&self.outbox, &other.outbox)
    }

    /// The socket is to watch the table again. What waits of the table is not sent any more.
    pub(crate) fn resync(&self) {
        self.change(Waiting::resync);
    }

    /// The game as it is after a move was taken back. Where something else waits, the socket has to
    /// watch the table again: it may tell of what has not happened.
    pub(crate) fn take_back(&self, frame: UpdateFrame) {
        self.change(|waiting| match waiting.update.is_some() {
            true => waiting.resync(),
            false => (waiting.update, waiting.back) = (Some(frame), true),
        });
    }

    /// The room as it is now.
    pub(crate) fn room(&self, room: Utf8Bytes) {
        self.change(|waiting| waiting.room = Some(room));
    }

    /// The game as it is now, and what has happened.
    pub(crate) fn update(&self, frame: UpdateFrame) {
        self.change(|waiting| waiting.update(frame));
    }

    /// The same, but it waits for the answer that follows, so that both are sent together.
    pub(crate) fn update_before_answer(&self, frame: UpdateFrame) {
        let Some(outbox) = self.outbox.upgrade() else { return };
        let mut waiting = outbox.lock();
        if waiting.feed == self.number {
            waiting.update(frame);
        }
    }

    /// The game as it is now, sent right away if the socket has nothing else to send.
    pub(crate) fn update_at_once(&self, frame: UpdateFrame) -> Sent {
        let Some(outbox) = self.outbox.upgrade() else { return Sent::default() };
        outbox.change_at_once(|waiting| {
            if waiting.feed == self.number {
                waiting.update(frame);
            }
        })
    }

    /// The answer to a request. It is sent even if the socket has turned to another table, and
    /// right away if the socket has nothing else to send.
    pub(crate) fn answer(&self, answer: &ServerMessage) -> Sent {
        let Some(outbox) = self.outbox.upgrade() else { return Sent::default() };
        outbox.change_at_once(|waiting| waiting.reply(written(answer), false))
    }

    /// A message about the table to this socket alone.
    pub(crate) fn tell(&self, message: &ServerMessage) {
        self.text(written(message));
    }

    /// A message that is written already.
    pub(crate) fn text(&self, text: Utf8Bytes) {
        self.change(|waiting| waiting.reply(text, true));
    }
}

impl Waiting {
    /// The next message; once there is none, whether the socket is to be closed. Updates go before
    /// answers: when a move is acknowledged, the game shows it.
    fn take(&mut self) -> Option<Next> {
        if std::mem::take(&mut self.unflushed) {
            return Some(Next::Flush);
        }
        self.take_text().map(Next::Send).or_else(|| self.closing.map(Next::Close))
    }

    fn take_text(&mut self) -> Option<Utf8Bytes> {
        if let Some(room) = self.room.take() {
            return Some(room);
        }
        if let Some(update) = self.update.take() {
            let late = std::mem::take(&mut self.late);
            let late_count = std::mem::take(&mut self.late_count);
            self.back = false;
            let sent = self.sent.replace(update.0.version);
            return Some(update.text_for(sent, &late, late_count));
        }
        if let Some(reply) = self.replies.pop_front() {
            return Some(reply.text);
        }
        if let Some(lobby) = self.lobby.take() {
            let sent = self.lobby_sent.replace(lobby.number);
            return Some(lobby.text_for(sent));
        }
        None
    }

    /// Sends everything that waits, if the socket has nothing else to send.
    fn send_at_once(&mut self) -> Sent {
        if self.idle.is_none() {
            return Sent::default();
        }
        // Out of its place for a moment: what is sent is taken from the places beside it.
        let direct = self.direct.take();
        let sent = direct.as_ref().and_then(Direct::packet).map(|packet| self.fill(packet));
        self.direct = direct;
        sent.unwrap_or_default()
    }

    fn fill(&mut self, mut packet: Packet<'_>) -> Sent {
        let mut sent = Sent::default();
        while let Some(text) = self.take_text() {
            sent.frames += 1;
            sent.bytes += text.len();
            packet.add(&text);
        }
        self.unflushed = packet.send() == Taken::Partly;
        sent.is_all = !self.unflushed && self.closing.is_none();
        sent
    }

    /// Forgets what the table wanted to say.
    fn forget_table(&mut self) {
        (self.room, self.update, self.sent) = (None, None, None);
        self.late.clear();
        self.late_count = 0;
        self.back = false;
        self.replies.retain(|reply| !reply.of_table);
    }

    /// The newest update takes the place of the one that waits, whose events are not lost.
    fn update(&mut self, frame: UpdateFrame) {
        if self.back {
            return self.resync();
        }
        let newest = frame.0.count;
        if let Some(late) = self.update.replace(frame).filter(|late| late.0.count > 0) {
            self.late_count += late.0.count;
            self.late.push_back(late.events());
        }
        while self.late_count + newest > MOST_EVENTS
            && let Some(left_out) = self.late.pop_front()
        {
            self.late_count -= left_out.count;
        }
    }

    fn resync(&mut self) {
        self.forget_table();
        self.reply(written(&ServerMessage::Resync), true);
    }

    fn reply(&mut self, text: Utf8Bytes, of_table: bool) {
        if self.replies.len() < MOST_REPLIES {
            self.replies.push_back(Reply { text, of_table });
        } else {
            self.closing = Some(Closing::Slow);
        }
    }
}

/// What was sent right away.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sent {
    pub(crate) frames: usize,
    pub(crate) bytes: usize,
    /// Has the socket nothing to do about it any more?
    is_all: bool,
}

/// What a socket is to do next.
#[derive(Debug)]
pub(crate) enum Next {
    /// Send this.
    Send(Utf8Bytes),
    /// Send the rest of what was written for it.
    Flush,
    /// Say why, and close.
    Close(Closing),
}

/// A message as it is sent.
pub(crate) fn written(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have text keys").into()
}

#[cfg(test)]
mod tests;
