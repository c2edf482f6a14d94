//! A client of a virtual server: both ends of its connection, and all that it has received.

use std::cell::{Cell, RefCell, RefMut};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use protocol::{ClientMessage, Closing, StandingOrder};
use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};

use super::careless::CarelessLine;
use super::world::settle;
use crate::socket::{Frame, Line};
use crate::store::Millis;
use crate::time::Clock;

/// A message that a client has received, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Received {
    pub(crate) at: Millis,
    pub(crate) what: Said,
}

/// What a server does on a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    Text(String),
    Ping,
    Close(Closing),
}

/// Both ends of a connection between a client of this name and a server with this clock.
pub(crate) fn line(
    name: String,
    clock: Clock,
    careless: Option<CarelessLine>,
) -> (Client, impl Line) {
    let (up, frames) = mpsc::unbounded_channel();
    let (reads, reading) = watch::channel(true);
    let received = Arc::<Mutex<Vec<Received>>>::default();
    let wire = Wire {
        frames,
        pongs: VecDeque::new(),
        received: Arc::clone(&received),
        clock,
        reading,
        careless,
        held: None,
    };
    let (ids, read) = (Cell::new(0), RefCell::default());
    (Client { up: Some(up), received, reads, seen: 0, line: name, ids, read }, wire)
}

/// The server's end of a connection.
struct Wire {
    frames: mpsc::UnboundedReceiver<Frame>,
    pongs: VecDeque<Frame>,
    received: Arc<Mutex<Vec<Received>>>,
    clock: Clock,
    reading: watch::Receiver<bool>,
    careless: Option<CarelessLine>,
    /// A frame that is not handled yet.
    held: Option<Frame>,
}

impl Wire {
    /// The next frame, through the careless layer. May be dropped while it waits.
    async fn hear_carelessly(&mut self) -> Option<Frame> {
        loop {
            let layer = self.careless.as_mut()?;
            if self.held.is_none() {
                tokio::select! {
                    biased;
                    frame = self.frames.recv() => self.held = Some(frame?),
                    again = layer.again() => {
                        self.note(Said::Text(again));
                        continue;
                    }
                }
            }
            layer.listens().await;
            let frame = self.held.take();
            if let Some(Frame::Text(text)) = &frame {
                layer.comes_in(text).await;
            }
            return frame;
        }
    }

    fn note(&self, what: Said) {
        let received = Received { at: self.clock.now(), what };
        self.received.lock().unwrap_or_else(PoisonError::into_inner).push(received);
    }
}

impl Line for Wire {
    async fn receive(&mut self) -> Option<Frame> {
        if let Some(pong) = self.pongs.pop_front() {
            return Some(pong);
        }
        match self.careless {
            Some(_) => self.hear_carelessly().await,
            None => self.frames.recv().await,
        }
    }

    async fn queue(&mut self, text: Utf8Bytes) -> bool {
        let reads = self.reading.wait_for(|reads| *reads).await.is_ok();
        let text = match &mut self.careless {
            Some(layer) => layer.goes_out(&text).await,
            None => text.to_string(),
        };
        if reads {
            self.note(Said::Text(text));
        }
        reads
    }

    async fn flush(&mut self) -> bool {
        true
    }

    async fn ping(&mut self) -> bool {
        self.note(Said::Ping);
        self.pongs.push_back(Frame::Life);
        true
    }

    async fn close(&mut self, why: Closing) {
        self.note(Said::Close(why));
    }
}

/// The client's end of a connection, and all that it has received.
pub(crate) struct Client {
    up: Option<mpsc::UnboundedSender<Frame>>,
    received: Arc<Mutex<Vec<Received>>>,
    reads: watch::Sender<bool>,
    seen: usize,
    /// Its unique name.
    line: String,
    /// How many request ids it has used.
    ids: Cell<u64>,
    /// The messages it has received, parsed.
    read: RefCell<Messages>,
}

/// Messages, each parsed once; patches are applied to the views.
#[derive(Default)]
struct Messages {
    all: Vec<Value>,
    /// How many of the received messages are among them.
    received: usize,
    /// The version of the last view, and the view.
    view: (Value, Value),
}

impl Messages {
    fn add(&mut self, text: &str) {
        let mut message: Value = serde_json::from_str(text).expect("JSON");
        if message["type"] == "update" {
            if let Some(patch) = message.get("patch") {
                assert_eq!(message["base"], self.view.0, "the base of a patch was sent before");
                message["view"] = protocol::patched(&self.view.1, patch).expect("it fits");
            }
            self.view = (message["version"].clone(), message["view"].clone());
        }
        self.all.push(message);
    }
}

/// The message that asks to watch a table.
pub(crate) fn watch_table(table: &str) -> ClientMessage {
    ClientMessage::Watch { table: table.to_owned(), since: None }
}

impl Client {
    /// Sends a message, and returns what is received at once.
    pub(crate) async fn tell(&mut self, message: &ClientMessage) -> Vec<Value> {
        self.send(message);
        self.listen().await
    }

    /// Sends a message with a new id.
    pub(crate) fn send(&self, message: &ClientMessage) -> String {
        self.ids.set(self.ids.get() + 1);
        let id = format!("{}-{}", self.line, self.ids.get());
        self.send_as(&id, message);
        id
    }

    /// Sends a message with this id.
    pub(crate) fn send_as(&self, id: &str, message: &ClientMessage) {
        let request = message.clone().named(id);
        self.send_text(&serde_json::to_string(&request).expect("a message"));
    }

    /// Sends a message with this id, and returns what is received at once.
    pub(crate) async fn tell_as(&mut self, id: &str, message: &ClientMessage) -> Vec<Value> {
        self.send_as(id, message);
        self.listen().await
    }

    /// Sends any text.
    pub(crate) fn send_text(&self, text: &str) {
        self.send_frame(Frame::Text(text.into()));
    }

    /// Sends any frame. On a closed connection it is lost, as in reality.
    pub(crate) fn send_frame(&self, frame: Frame) {
        if let Some(up) = &self.up {
            let _ = up.send(frame);
        }
    }

    /// Returns what has been received since the last call.
    pub(crate) async fn listen(&mut self) -> Vec<Value> {
        settle().await;
        self.news()
    }

    /// What has been received since the last call, without acknowledgements.
    pub(crate) fn news(&mut self) -> Vec<Value> {
        let received = self.messages();
        let news = received[self.seen..].iter().filter(|message| message["type"] != "done");
        let news = news.cloned().collect();
        self.seen = received.len();
        news
    }

    /// The ids of the acknowledged requests, in order.
    pub(crate) fn done(&self) -> Vec<String> {
        let messages = self.messages().into_iter();
        let done = messages.filter(|message| message["type"] == "done");
        done.map(|message| message["id"].as_str().expect("a name").to_owned()).collect()
    }

    /// Watches a table again.
    pub(crate) async fn come_back(&mut self, table: &str) {
        assert!(self.messages().iter().any(|message| message["type"] == "resync"), "asked to");
        self.tell(&watch_table(table)).await;
    }

    /// Everything it has received, with times.
    pub(crate) fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Every message it has received, with patches applied.
    pub(crate) fn messages(&self) -> Vec<Value> {
        self.read_all().all.clone()
    }

    fn read_all(&self) -> RefMut<'_, Messages> {
        let received = self.received.lock().unwrap_or_else(PoisonError::into_inner);
        let mut read = self.read.borrow_mut();
        for received in &received[read.received..] {
            if let Said::Text(text) = &received.what {
                read.add(text);
            }
        }
        read.received = received.len();
        read
    }

    fn newest(&self, kind: &str) -> Value {
        let read = self.read_all();
        let newest = read.all.iter().rfind(|message| message["type"] == kind);
        newest.cloned().unwrap_or_default()
    }

    /// The newest update.
    pub(crate) fn update(&self) -> Value {
        self.newest("update")
    }

    /// The newest room.
    pub(crate) fn room(&self) -> Value {
        self.newest("room")
    }

    /// The list of tables after all changes, the newest first.
    pub(crate) fn lobby(&self) -> Value {
        let mut tables: Vec<Value> = Vec::new();
        let messages = self.messages().into_iter();
        for message in messages.filter(|message| message["type"] == "lobby") {
            let list = |field: &str| message[field].as_array().cloned().unwrap_or_default();
            let (new, gone) = (list("tables"), list("gone"));
            let stays = |table: &Value| {
                message["whole"] == false
                    && !gone.contains(&table["table"])
                    && !new.iter().any(|new| new["table"] == table["table"])
            };
            tables.retain(stays);
            tables.extend(new);
        }
        tables.sort_by_key(|table| std::cmp::Reverse(table["created"].as_i64()));
        json!({ "tables": tables })
    }

    /// Its legal moves now.
    pub(crate) fn legal(&self) -> Vec<String> {
        serde_json::from_value(self.update()["legal"].clone()).unwrap_or_default()
    }

    /// Makes a move that answers the newest update, and returns what is received.
    pub(crate) async fn play(&mut self, mv: &str) -> Vec<Value> {
        let message = self.a_move(mv);
        self.tell(&message).await
    }

    /// A move that answers the newest update.
    pub(crate) fn a_move(&self, mv: &str) -> ClientMessage {
        let prompt = self.update()["version"].as_u64().unwrap_or_default();
        ClientMessage::Play { prompt, mv: mv.to_owned() }
    }

    /// Gives a standing order.
    pub(crate) async fn order(&mut self, order: StandingOrder) -> Vec<Value> {
        self.tell(&ClientMessage::Order { order }).await
    }

    /// Why the server has closed the connection, if it has.
    pub(crate) fn closed(&self) -> Option<Closing> {
        self.received().into_iter().find_map(|received| match received.what {
            Said::Close(why) => Some(why),
            Said::Text(_) | Said::Ping => None,
        })
    }

    /// Disconnects.
    pub(crate) fn hang_up(&mut self) {
        self.up = None;
    }

    /// Stops or resumes reading; the connection stays open.
    pub(crate) fn read(&self, on: bool) {
        self.reads.send_replace(on);
    }
}

/// The codes of the refusals among messages.
pub(crate) fn refusals(messages: &[Value]) -> Vec<String> {
    let code = |message: &Value| message["refusal"]["code"].as_str().map(str::to_owned);
    messages.iter().filter(|message| message["type"] == "refused").filter_map(code).collect()
}

/// The kinds of messages.
pub(crate) fn kinds(messages: &[Value]) -> Vec<String> {
    messages.iter().map(|message| message["type"].as_str().unwrap_or("?").to_owned()).collect()
}
