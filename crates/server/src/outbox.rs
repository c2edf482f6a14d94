//! What waits to be sent to one socket: the newest of each kind, and never an endless queue.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

use axum::extract::ws::Utf8Bytes;
use protocol::{Closing, ServerMessage};
use serde::Serialize;

/// So many answers may wait; a client that reads none of them has gone wrong.
const MOST_REPLIES: usize = 64;

/// So many events may wait for a slow reader; of more he is told only, by the number of the first
/// that he is told, that there were more.
const MOST_EVENTS: usize = 400;

/// What waits to be sent to one socket. The table fills it, the socket empties it.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    room: Option<Utf8Bytes>,
    lobby: Option<Utf8Bytes>,
    update: Option<Telling>,
    /// Events of updates before it that were not sent in time.
    late: VecDeque<Events>,
    late_count: usize,
    replies: VecDeque<Reply>,
    closing: Option<Closing>,
    /// Which table is shown: what comes late from another one is not sent.
    feed: u64,
    /// The socket, while there is nothing for it to send.
    idle: Option<Waker>,
}

/// An answer.
#[derive(Debug)]
struct Reply {
    text: Utf8Bytes,
    /// Is it the table's that is shown?
    of_table: bool,
}

/// An update as it is sent if none before it waits still; cheap to clone. It is written once, and
/// taken apart only for a reader who is slower than the table.
#[derive(Clone, Debug)]
pub(crate) struct Telling {
    text: Utf8Bytes,
    /// The game as it is now ends here in the text.
    moment: usize,
    /// The events begin here.
    events: usize,
    /// The number of the first event that it tells.
    from: u64,
    /// How many events it tells.
    count: usize,
}

/// Events as JSON, divided by commas, and how many they are.
#[derive(Debug)]
struct Events {
    json: String,
    count: usize,
}

/// What stands before the moment, and after the events.
const HEAD: &str = r#"{"type":"update""#;
const TAIL: &str = "]}";

impl Telling {
    /// The game as it is now, an object, and what has happened, from the event of this number on.
    pub(crate) fn new<E: Serialize>(moment: &impl Serialize, from: u64, events: &[E]) -> Self {
        let mut text = Vec::with_capacity(2048);
        text.extend_from_slice(HEAD.as_bytes());
        write_json(&mut text, moment);
        // Its fields become those of the update: a comma for the opening bracket, none to close.
        text[HEAD.len()] = b',';
        text.pop();
        let moment = text.len();
        text.extend_from_slice(between(from).as_bytes());
        let start = text.len();
        for (number, event) in events.iter().enumerate() {
            if number > 0 {
                text.push(b',');
            }
            write_json(&mut text, event);
        }
        text.extend_from_slice(TAIL.as_bytes());
        let text = String::from_utf8(text).expect("JSON is text").into();
        Self { text, moment, events: start, from, count: events.len() }
    }

    /// The events alone.
    fn events(&self) -> Events {
        let json = &self.text[self.events..self.text.len() - TAIL.len()];
        Events { json: json.to_owned(), count: self.count }
    }
}

/// What stands between the moment and the events.
fn between(from: u64) -> String {
    format!(r#","from":{from},"events":["#)
}

fn write_json(text: &mut Vec<u8>, what: &impl Serialize) {
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

    /// The lobby as it is now.
    pub(crate) fn lobby(&self, lobby: Utf8Bytes) {
        self.change(|waiting| waiting.lobby = Some(lobby));
    }

    /// A table is to be shown from now on, and no other.
    pub(crate) fn feed(self: &Arc<Self>) -> Feed {
        Feed { outbox: Arc::clone(self), number: self.look_away() }
    }

    /// The table that was shown is to be shown no more, not even what waits of it. Tells the number
    /// of the next one.
    pub(crate) fn look_away(&self) -> u64 {
        let mut number = 0;
        self.change(|waiting| {
            number = waiting.feed + 1;
            waiting.replies.retain(|reply| !reply.of_table);
            *waiting = Waiting {
                lobby: waiting.lobby.take(),
                replies: std::mem::take(&mut waiting.replies),
                closing: waiting.closing,
                feed: number,
                ..Waiting::default()
            };
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
            waiting.idle = Some(context.waker().clone());
            Poll::Pending
        })
        .await
    }
}

/// What one table has to say to one socket, as long as it is the table that is shown there.
#[derive(Clone, Debug)]
pub(crate) struct Feed {
    outbox: Arc<Outbox>,
    number: u64,
}

impl Feed {
    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        self.outbox.change(|waiting| {
            if waiting.feed == self.number {
                change(waiting);
            }
        });
    }

    /// Does the socket still look at this table?
    pub(crate) fn is_open(&self) -> bool {
        self.outbox.lock().feed == self.number
    }

    /// The room as it is now.
    pub(crate) fn room(&self, room: Utf8Bytes) {
        self.change(|waiting| waiting.room = Some(room));
    }

    /// The game as it is now, and what has happened.
    pub(crate) fn update(&self, telling: Telling) {
        self.change(|waiting| waiting.update(telling));
    }

    /// An answer to this socket alone.
    pub(crate) fn reply(&self, message: &ServerMessage) {
        self.text(written(message));
    }

    /// A message that is written already.
    pub(crate) fn text(&self, text: Utf8Bytes) {
        self.change(|waiting| waiting.reply(text, true));
    }
}

impl Waiting {
    /// The next message; once there is none, whether the socket is to be closed.
    fn take(&mut self) -> Option<Next> {
        if let Some(room) = self.room.take() {
            return Some(Next::Send(room));
        }
        if let Some(reply) = self.replies.pop_front() {
            return Some(Next::Send(reply.text));
        }
        if let Some(update) = self.update.take() {
            let late = std::mem::take(&mut self.late);
            let count = std::mem::take(&mut self.late_count);
            let text = if late.is_empty() { update.text } else { with_late(&update, &late, count) };
            return Some(Next::Send(text));
        }
        if let Some(lobby) = self.lobby.take() {
            return Some(Next::Send(lobby));
        }
        self.closing.map(Next::Close)
    }

    /// The newest update takes the place of the one that waits, whose events are not lost.
    fn update(&mut self, telling: Telling) {
        let newest = telling.count;
        if let Some(late) = self.update.replace(telling).filter(|late| late.count > 0) {
            self.late_count += late.count;
            self.late.push_back(late.events());
        }
        while self.late_count + newest > MOST_EVENTS
            && let Some(left_out) = self.late.pop_front()
        {
            self.late_count -= left_out.count;
        }
    }

    fn reply(&mut self, text: Utf8Bytes, of_table: bool) {
        if self.replies.len() < MOST_REPLIES {
            self.replies.push_back(Reply { text, of_table });
        } else {
            self.closing = Some(Closing::Flood);
        }
    }
}

/// What a socket is to do next.
#[derive(Debug)]
pub(crate) enum Next {
    /// Send this.
    Send(Utf8Bytes),
    /// Say why, and close.
    Close(Closing),
}

/// An update with the events that have gathered before it, so many.
fn with_late(update: &Telling, late: &VecDeque<Events>, count: usize) -> Utf8Bytes {
    let newest = update.events();
    let length: usize = late.iter().map(|events| events.json.len() + 1).sum();
    let mut text = String::with_capacity(update.text.len() + length + 20);
    text.push_str(&update.text[..update.moment]);
    text.push_str(&between(update.from - count as u64));
    let told = late.iter().chain(Some(&newest).filter(|newest| newest.count > 0));
    for (number, events) in told.enumerate() {
        if number > 0 {
            text.push(',');
        }
        text.push_str(&events.json);
    }
    text.push_str(TAIL);
    text.into()
}

/// A message as it is sent.
pub(crate) fn written(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have text keys").into()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn telling(version: u64, from: u64, events: &[u32]) -> Telling {
        Telling::new(&BTreeMap::from([("version", version)]), from, events)
    }

    fn next(outbox: &Outbox) -> String {
        match outbox.lock().take() {
            Some(Next::Send(text)) => text.to_string(),
            Some(Next::Close(why)) => format!("{why:?}"),
            None => "nothing".into(),
        }
    }

    #[test]
    fn a_slow_reader_gets_the_newest_update_with_all_events() {
        let outbox = Arc::new(Outbox::default());
        let feed = outbox.feed();
        feed.update(telling(1, 0, &[1, 2]));
        feed.update(telling(2, 2, &[]));
        feed.update(telling(3, 2, &[3]));
        let expected = r#"{"type":"update","version":3,"from":0,"events":[1,2,3]}"#;
        assert_eq!(next(&outbox), expected);
        feed.update(telling(4, 3, &[4, 5]));
        feed.update(telling(4, 5, &[]));
        let expected = r#"{"type":"update","version":4,"from":3,"events":[4,5]}"#;
        assert_eq!(next(&outbox), expected);
        feed.update(telling(5, 5, &[6, 7]));
        let expected = r#"{"type":"update","version":5,"from":5,"events":[6,7]}"#;
        assert_eq!(next(&outbox), expected);
        assert_eq!(next(&outbox), "nothing");
    }

    #[test]
    fn a_very_slow_reader_is_told_how_much_he_missed() {
        let outbox = Arc::new(Outbox::default());
        let feed = outbox.feed();
        for number in 0..1000 {
            feed.update(telling(number + 1, 2 * number, &[1, 2]));
        }
        let message = next(&outbox);
        assert!(message.contains(r#""version":1000,"from":1600,"events":[1,2,"#), "{message}");
        assert!(message.len() < 2000);
    }

    #[test]
    fn a_table_that_is_left_says_nothing_more() {
        let outbox = Arc::new(Outbox::default());
        let first = outbox.feed();
        first.text("a line at the first".into());
        first.room("first".into());
        outbox.reply(&ServerMessage::Pong { n: 1 });
        let second = outbox.feed();
        second.room("second".into());
        first.room("first".into());
        first.text("another line at the first".into());
        first.update(telling(1, 0, &[1]));
        assert!(second.is_open() && !first.is_open());
        assert_eq!(next(&outbox), "second");
        assert_eq!(next(&outbox), r#"{"type":"pong","n":1}"#, "that was no table's");
        assert_eq!(next(&outbox), "nothing");
    }

    #[test]
    fn who_reads_nothing_is_shut_out() {
        let outbox = Outbox::default();
        for n in 0..100 {
            outbox.reply(&ServerMessage::Pong { n });
        }
        let mut sent = 0;
        while let Some(Next::Send(_)) = outbox.lock().take() {
            sent += 1;
        }
        assert_eq!(sent, MOST_REPLIES);
        assert_eq!(next(&outbox), "Flood");
    }
}
