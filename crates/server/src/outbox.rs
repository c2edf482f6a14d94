//! The send queue of one socket: the newest message of each kind, and never an endless queue.

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

/// How many answers may be queued; a client that reads none of them is broken.
const MOST_REPLIES: usize = 64;

/// How many events may be queued for a slow reader. Older ones are dropped; the reader can tell
/// from the number of the first event it gets.
const MOST_EVENTS: usize = 400;

/// The send queue of one socket. The table fills it, the socket empties it.
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
    /// Events of earlier updates that were not sent in time.
    late: VecDeque<Events>,
    late_count: usize,
    replies: VecDeque<Reply>,
    closing: Option<Closing>,
    /// The current subscription: late messages from another one are not sent.
    feed: u64,
    /// The socket's waker, while it has nothing to send.
    idle: Option<Waker>,
    /// Where the table may write directly while the socket is idle.
    direct: Option<Direct>,
    /// Is a part of what was written there not sent yet?
    unflushed: bool,
}

/// An answer.
#[derive(Debug)]
struct Reply {
    text: Utf8Bytes,
    /// Is it from the table that is shown?
    of_table: bool,
}

/// An update; cheap to clone. It is serialised once for all viewers who have its base version.
#[derive(Clone, Debug)]
pub(crate) struct UpdateFrame(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    version: u64,
    /// The view itself, for viewers who lack the base version of the patch.
    view: Arc<dyn Whole>,
    /// The base version of the patch in the text; `None` if the text has the whole view.
    base: Option<u64>,
    text: Utf8Bytes,
    /// The fields between the view and the events.
    moment: Range<usize>,
    /// The events, separated by commas.
    events: Range<usize>,
    /// The number of its first event.
    from: u64,
    /// How many events it contains.
    count: usize,
}

/// A view that can be written in full.
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

/// A writer that accepts this many bytes and no more.
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

/// Events as JSON, separated by commas, and their number.
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

    /// Their number.
    pub(crate) fn count(&self) -> usize {
        self.count
    }
}

/// A patch of up to this many bytes is shorter than any view: no view is written for comparison.
const SHORT: usize = 300;

/// The text before the version, and after the events.
const HEAD: &[u8] = br#"{"type":"update","version":"#;
const TAIL: &[u8] = b"]}";

impl UpdateFrame {
    /// Takes a version and its view, a function that writes the patch for viewers who have the view
    /// of an earlier version, the other fields as an object, and the events, with the number of the
    /// first one.
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
            // Merges the object's fields into the update: a comma replaces its opening brace, and
            // its closing brace is dropped.
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

    /// Can it be sent unchanged to a viewer who has the view of this version?
    fn fits(&self, sent: Option<u64>, late: &VecDeque<Events>) -> bool {
        late.is_empty() && (self.0.base.is_none() || self.0.base == sent)
    }

    /// The update for a viewer who has the view of this version, with the events that were queued
    /// before it.
    fn text_for(self, sent: Option<u64>, late: &VecDeque<Events>, late_count: usize) -> Utf8Bytes {
        if self.fits(sent, late) {
            // Nearly always this is the only reference.
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

/// A text as it is sent, without spare capacity.
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

/// The text between the other fields and the events.
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

    /// The same, but sends right away if the socket is idle.
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

    /// While the socket has nothing to send, tables may write to this directly.
    pub(crate) fn write_to(&self, direct: Option<Direct>) {
        self.lock().direct = direct;
    }

    /// Queues the current list of tables.
    pub(crate) fn lobby(&self, lobby: Arc<LobbyNews>) {
        self.change(|waiting| waiting.lobby = Some(lobby));
    }

    /// Starts over with the full list of tables, or stops sending it.
    pub(crate) fn forget_lobby(&self) {
        self.change(|waiting| (waiting.lobby, waiting.lobby_sent) = (None, None));
    }

    /// Starts the subscription of a table, and ends any other.
    pub(crate) fn feed(self: &Arc<Self>) -> Feed {
        Feed { outbox: Arc::downgrade(self), number: self.stop_watching() }
    }

    /// Ends the subscription and drops what is queued for it. Returns the number of the next one.
    pub(crate) fn stop_watching(&self) -> u64 {
        let mut number = 0;
        self.change(|waiting| {
            waiting.forget_table();
            waiting.feed += 1;
            number = waiting.feed;
        });
        number
    }

    /// Queues an answer to this socket alone.
    pub(crate) fn reply(&self, message: &ServerMessage) {
        self.change(|waiting| waiting.reply(written(message), false));
    }

    /// Closes the socket, after what is already queued.
    pub(crate) fn close(&self, why: Closing) {
        self.change(|waiting| waiting.closing = Some(why));
    }

    /// Waits until there is something for the socket to do.
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

    /// The next text that can be sent right now.
    pub(crate) fn next_text(&self) -> Option<Utf8Bytes> {
        self.lock().take_text()
    }
}

/// One table's subscription to one socket, as long as the socket shows that table. It does not keep
/// the socket's memory alive.
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

    /// Asks the socket to watch the table again. Queued messages of the table are dropped.
    pub(crate) fn resync(&self) {
        self.change(Waiting::resync);
    }

    /// The game after a move was taken back. If anything else is queued, the socket has to watch
    /// the table again: it may describe events that are undone.
    pub(crate) fn take_back(&self, frame: UpdateFrame) {
        self.change(|waiting| match waiting.update.is_some() {
            true => waiting.resync(),
            false => (waiting.update, waiting.back) = (Some(frame), true),
        });
    }

    /// The current room.
    pub(crate) fn room(&self, room: Utf8Bytes) {
        self.change(|waiting| waiting.room = Some(room));
    }

    /// The current game, and the events since.
    pub(crate) fn update(&self, frame: UpdateFrame) {
        self.change(|waiting| waiting.update(frame));
    }

    /// The same, but sent together with the answer that follows.
    pub(crate) fn update_before_answer(&self, frame: UpdateFrame) {
        let Some(outbox) = self.outbox.upgrade() else { return };
        let mut waiting = outbox.lock();
        if waiting.feed == self.number {
            waiting.update(frame);
        }
    }

    /// The current game, sent right away if the socket has nothing else to send.
    pub(crate) fn update_at_once(&self, frame: UpdateFrame) -> Sent {
        let Some(outbox) = self.outbox.upgrade() else { return Sent::default() };
        outbox.change_at_once(|waiting| {
            if waiting.feed == self.number {
                waiting.update(frame);
            }
        })
    }

    /// The answer to a request. It is sent even if the socket has switched to another table, and
    /// right away if the socket has nothing else to send.
    pub(crate) fn answer(&self, answer: &ServerMessage) -> Sent {
        let Some(outbox) = self.outbox.upgrade() else { return Sent::default() };
        outbox.change_at_once(|waiting| waiting.reply(written(answer), false))
    }

    /// A message about the table to this socket alone.
    pub(crate) fn tell(&self, message: &ServerMessage) {
        self.text(written(message));
    }

    /// A message that is already serialised.
    pub(crate) fn text(&self, text: Utf8Bytes) {
        self.change(|waiting| waiting.reply(text, true));
    }
}

impl Waiting {
    /// The next message; once there is none, whether the socket is to be closed. Updates go before
    /// answers: when a move is acknowledged, the game already shows it.
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

    /// Sends everything that is queued, if the socket has nothing else to send.
    fn send_at_once(&mut self) -> Sent {
        if self.idle.is_none() {
            return Sent::default();
        }
        // Moved out for a moment, because sending borrows the other fields.
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

    /// Drops everything queued by the table.
    fn forget_table(&mut self) {
        (self.room, self.update, self.sent) = (None, None, None);
        self.late.clear();
        self.late_count = 0;
        self.back = false;
        self.replies.retain(|reply| !reply.of_table);
    }

    /// The newest update replaces the queued one, whose events are kept.
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
    /// Does the socket have nothing left to do about it?
    is_all: bool,
}

/// What a socket is to do next.
#[derive(Debug)]
pub(crate) enum Next {
    /// Send this.
    Send(Utf8Bytes),
    /// Flush the rest of what was written for it.
    Flush,
    /// Send the reason, and close.
    Close(Closing),
}

/// A message as it is sent.
pub(crate) fn written(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have text keys").into()
}

#[cfg(test)]
mod tests;
