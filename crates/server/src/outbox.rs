//! The send queue of one socket: the newest message of each kind, and never an endless queue.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Poll, Waker};

use axum::extract::ws::Utf8Bytes;
use live::environment;
use live::frame::Events;
use protocol::{Closing, ServerMessage};

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

/// An update as sockets send it.
pub(crate) type UpdateFrame = live::frame::UpdateFrame<Utf8Bytes>;

/// An answer.
#[derive(Debug)]
struct Reply {
    text: Utf8Bytes,
    /// Is it from the table that is shown?
    of_table: bool,
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

    /// A message of a table on another node.
    pub(crate) fn relay(&self, text: Utf8Bytes) {
        self.change(|waiting| waiting.reply(text, true));
    }

    /// The table on another node has gone: the client has to watch it again.
    pub(crate) fn resync(&self) {
        self.change(Waiting::resync);
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
}

impl environment::Feed for Feed {
    type Text = Utf8Bytes;

    fn is(&self, other: &Self) -> bool {
        self.number == other.number && Weak::ptr_eq(&self.outbox, &other.outbox)
    }

    fn resync(&self) {
        self.change(Waiting::resync);
    }

    /// If anything else is queued, the socket has to watch the table again: it may describe events
    /// that are undone.
    fn take_back(&self, frame: UpdateFrame) {
        self.change(|waiting| match waiting.update.is_some() {
            true => waiting.resync(),
            false => (waiting.update, waiting.back) = (Some(frame), true),
        });
    }

    fn room(&self, room: Utf8Bytes) {
        self.change(|waiting| waiting.room = Some(room));
    }

    fn update(&self, frame: UpdateFrame) {
        self.change(|waiting| waiting.update(frame));
    }

    fn update_before_answer(&self, frame: UpdateFrame) {
        let Some(outbox) = self.outbox.upgrade() else { return };
        let mut waiting = outbox.lock();
        if waiting.feed == self.number {
            waiting.update(frame);
        }
    }

    fn update_at_once(&self, frame: UpdateFrame) -> environment::Sent {
        let Some(outbox) = self.outbox.upgrade() else { return environment::Sent::default() };
        let sent = outbox.change_at_once(|waiting| {
            if waiting.feed == self.number {
                waiting.update(frame);
            }
        });
        sent.so_far
    }

    /// It is sent even if the socket has switched to another table, and right away if the socket
    /// has nothing else to send.
    fn answer(&self, answer: &ServerMessage) -> environment::Sent {
        let Some(outbox) = self.outbox.upgrade() else { return environment::Sent::default() };
        outbox.change_at_once(|waiting| waiting.reply(written(answer), false)).so_far
    }

    fn text(&self, text: Utf8Bytes) {
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
            let sent = self.sent.replace(update.version());
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
            sent.so_far.frames += 1;
            sent.so_far.bytes += text.len();
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
        let newest = frame.count();
        if let Some(late) = self.update.replace(frame).filter(|late| late.count() > 0) {
            self.late_count += late.count();
            self.late.push_back(late.events());
        }
        while self.late_count + newest > MOST_EVENTS
            && let Some(left_out) = self.late.pop_front()
        {
            self.late_count -= left_out.count();
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
struct Sent {
    so_far: environment::Sent,
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
    live::frame::written(message)
}

#[cfg(test)]
mod tests;
