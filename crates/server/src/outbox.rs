//! What waits to be sent to one socket: the newest of each kind, and never an endless queue.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use protocol::{Closing, ServerMessage};
use tokio::sync::Notify;

/// So many answers may wait; a client that reads none of them has gone wrong.
const MOST_REPLIES: usize = 64;

/// So many events may wait for a slow reader; of more he is told only how many there were.
const MOST_EVENTS: usize = 400;

/// What waits to be sent to one socket. The table fills it, the socket empties it.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    room: Option<Utf8Bytes>,
    lobby: Option<Utf8Bytes>,
    update: Option<Look>,
    events: VecDeque<Arc<Told>>,
    event_count: usize,
    skipped: u64,
    replies: VecDeque<Utf8Bytes>,
    closing: Option<Closing>,
    /// Which table is shown: what comes late from another one is not sent.
    feed: u64,
}

/// An update without its events: the fields of the JSON object, without brackets.
pub(crate) type Look = Arc<str>;

/// Events as JSON, divided by commas.
#[derive(Debug)]
pub(crate) struct Told {
    /// The events.
    pub(crate) json: String,
    /// How many they are.
    pub(crate) count: usize,
}

impl Outbox {
    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        change(&mut self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
        self.wake.notify_one();
    }

    /// The lobby as it is now.
    pub(crate) fn lobby(&self, lobby: Utf8Bytes) {
        self.change(|waiting| waiting.lobby = Some(lobby));
    }

    /// A table is to be shown from now on, and no other.
    pub(crate) fn feed(self: &Arc<Self>) -> Feed {
        let mut number = 0;
        self.change(|waiting| {
            number = waiting.feed + 1;
            *waiting = Waiting {
                lobby: waiting.lobby.take(),
                replies: std::mem::take(&mut waiting.replies),
                closing: waiting.closing,
                feed: number,
                ..Waiting::default()
            };
        });
        Feed { outbox: Arc::clone(self), number }
    }

    /// An answer to this socket alone.
    pub(crate) fn reply(&self, message: &ServerMessage) {
        self.change(|waiting| waiting.reply(written(message)));
    }

    /// The socket is to be closed, after what waits already.
    pub(crate) fn close(&self, why: Closing) {
        self.change(|waiting| waiting.closing = Some(why));
    }

    /// Waits until there is something to send.
    pub(crate) async fn ready(&self) {
        self.wake.notified().await;
    }

    /// Takes the next message; and whether the socket is to be closed once there is none.
    pub(crate) fn take(&self) -> Next {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = waiting.room.take() {
            return Next::Send(room);
        }
        if let Some(reply) = waiting.replies.pop_front() {
            return Next::Send(reply);
        }
        if let Some(look) = waiting.update.take() {
            let events = std::mem::take(&mut waiting.events);
            let skipped = std::mem::take(&mut waiting.skipped);
            waiting.event_count = 0;
            return Next::Send(composed(&look, &events, skipped));
        }
        if let Some(lobby) = waiting.lobby.take() {
            return Next::Send(lobby);
        }
        waiting.closing.map_or(Next::Nothing, Next::Close)
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

    /// The room as it is now.
    pub(crate) fn room(&self, room: Utf8Bytes) {
        self.change(|waiting| waiting.room = Some(room));
    }

    /// The game as it is now, and what has happened.
    pub(crate) fn update(&self, look: Look, told: Option<Arc<Told>>) {
        self.change(|waiting| {
            waiting.update = Some(look);
            if let Some(told) = told {
                waiting.event_count += told.count;
                waiting.events.push_back(told);
            }
            while waiting.event_count > MOST_EVENTS && waiting.events.len() > 1 {
                if let Some(left_out) = waiting.events.pop_front() {
                    waiting.event_count -= left_out.count;
                    waiting.skipped += left_out.count as u64;
                }
            }
        });
    }

    /// An answer to this socket alone.
    pub(crate) fn reply(&self, message: &ServerMessage) {
        self.text(written(message));
    }

    /// A message that is written already.
    pub(crate) fn text(&self, text: Utf8Bytes) {
        self.change(|waiting| waiting.reply(text));
    }
}

impl Waiting {
    fn reply(&mut self, text: Utf8Bytes) {
        if self.replies.len() < MOST_REPLIES {
            self.replies.push_back(text);
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
    /// Wait.
    Nothing,
}

/// An update with the events that have gathered.
fn composed(look: &str, events: &VecDeque<Arc<Told>>, skipped: u64) -> Utf8Bytes {
    let length: usize = events.iter().map(|told| told.json.len() + 1).sum();
    let mut text = String::with_capacity(look.len() + length + 64);
    write!(text, r#"{{"type":"update",{look},"skipped":{skipped},"events":["#).expect("text");
    for (number, told) in events.iter().enumerate() {
        if number > 0 {
            text.push(',');
        }
        text.push_str(&told.json);
    }
    text.push_str("]}");
    text.into()
}

/// A message as it is sent.
pub(crate) fn written(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have text keys").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(json: &str, count: usize) -> Option<Arc<Told>> {
        Some(Arc::new(Told { json: json.into(), count }))
    }

    fn next(outbox: &Outbox) -> String {
        match outbox.take() {
            Next::Send(text) => text.to_string(),
            Next::Close(why) => format!("{why:?}"),
            Next::Nothing => "nothing".into(),
        }
    }

    #[test]
    fn a_slow_reader_gets_the_newest_update_with_all_events() {
        let outbox = Arc::new(Outbox::default());
        let feed = outbox.feed();
        feed.update(r#""version":1"#.into(), told("1,2", 2));
        feed.update(r#""version":2"#.into(), None);
        feed.update(r#""version":3"#.into(), told("3", 1));
        let expected = r#"{"type":"update","version":3,"skipped":0,"events":[1,2,3]}"#;
        assert_eq!(next(&outbox), expected);
        assert_eq!(next(&outbox), "nothing");
    }

    #[test]
    fn a_very_slow_reader_is_told_how_much_he_missed() {
        let outbox = Arc::new(Outbox::default());
        let feed = outbox.feed();
        for _ in 0..1000 {
            feed.update(r#""version":1"#.into(), told("1,2", 2));
        }
        let message = next(&outbox);
        assert!(message.contains(r#""skipped":1600,"events":[1,2,"#), "{message}");
        assert!(message.len() < 2000);
    }

    #[test]
    fn a_table_that_is_left_says_nothing_more() {
        let outbox = Arc::new(Outbox::default());
        let (first, second) = (outbox.feed(), outbox.feed());
        second.room("second".into());
        first.room("first".into());
        first.update("".into(), told("1", 1));
        assert_eq!(next(&outbox), "second");
        assert_eq!(next(&outbox), "nothing");
    }

    #[test]
    fn who_reads_nothing_is_shut_out() {
        let outbox = Outbox::default();
        for n in 0..100 {
            outbox.reply(&ServerMessage::Pong { n });
        }
        let mut sent = 0;
        while let Next::Send(_) = outbox.take() {
            sent += 1;
        }
        assert_eq!(sent, MOST_REPLIES);
        assert_eq!(next(&outbox), "Flood");
    }
}
