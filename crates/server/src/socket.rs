//! One connection: parse, hand on, write.

use std::future::poll_fn;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use protocol::{ClientMessage, Closing, Code, Hello, Refusal, ServerMessage};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};

use crate::hall::Hall;
use crate::limits::{Bucket, Rate};
use crate::outbox::{Feed, Next, written};
use crate::sockets::Arrival;
use crate::table::Request;

/// Who does not take a frame for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// What a message costs that cannot be read: whoever sends many is soon shut out.
const JUNK: f64 = 20.0;

/// What a message costs more that is written to the database.
const WRITING: f64 = 9.0;

/// What a message costs more for which a whole game may be read from the database.
const READING: f64 = 4.0;

/// So many messages over the limit are answered; then the socket is closed.
const WARNINGS: u32 = 20;

/// A line to a client: a WebSocket, or a pair of channels.
pub(crate) trait Line: Send {
    /// The next frame; nothing when the client has gone.
    fn hear(&mut self) -> impl Future<Output = Option<Frame>> + Send;
    /// Sends a text. False if the client has gone.
    fn say(&mut self, text: Utf8Bytes) -> impl Future<Output = bool> + Send;
    /// Asks whether anybody is there. False if the client has gone.
    fn ping(&mut self) -> impl Future<Output = bool> + Send;
    /// Says good-bye.
    fn close(&mut self, why: Closing) -> impl Future<Output = ()> + Send;
}

/// What a client has sent.
#[derive(Debug)]
pub(crate) enum Frame {
    /// A text.
    Text(Utf8Bytes),
    /// A sign of life.
    Life,
    /// Something that is no message.
    Junk,
    /// Something so long that the rest of the line cannot be read.
    TooLong,
}

impl Line for WebSocket {
    async fn hear(&mut self) -> Option<Frame> {
        match self.recv().await? {
            Ok(Message::Text(text)) => Some(Frame::Text(text)),
            Ok(Message::Ping(_) | Message::Pong(_)) => Some(Frame::Life),
            Ok(Message::Binary(_)) => Some(Frame::Junk),
            Err(error) if is_too_long(&error) => Some(Frame::TooLong),
            Ok(Message::Close(_)) | Err(_) => None,
        }
    }

    async fn say(&mut self, text: Utf8Bytes) -> bool {
        self.send(Message::Text(text)).await.is_ok()
    }

    async fn ping(&mut self) -> bool {
        self.send(Message::Ping(axum::body::Bytes::new())).await.is_ok()
    }

    async fn close(&mut self, why: Closing) {
        let (code, reason) = match why {
            Closing::Restarting => (1012, "restarting"),
            Closing::Flood => (1008, "flood"),
            Closing::Banned => (1008, "banned"),
            Closing::Silent => (1001, "silent"),
        };
        let frame = CloseFrame { code, reason: reason.into() };
        // If he has gone already, all the better.
        let _ = self.send(Message::Close(Some(frame))).await;
    }
}

/// What a message costs: more, if the table turns to the database for it every time.
fn cost(message: &ClientMessage) -> f64 {
    let more = match message {
        ClientMessage::Sit { .. }
        | ClientMessage::Stand
        | ClientMessage::Part { .. }
        | ClientMessage::Bot { .. }
        | ClientMessage::Order { .. }
        | ClientMessage::Say { .. }
        | ClientMessage::Mute { .. } => WRITING,
        ClientMessage::Watch { .. } => READING,
        ClientMessage::Unwatch
        | ClientMessage::Lobby { .. }
        | ClientMessage::Start
        | ClientMessage::Play { .. }
        | ClientMessage::Ask { .. }
        | ClientMessage::MoreTime
        | ClientMessage::Rematch
        | ClientMessage::Ping { .. } => 0.0,
    };
    1.0 + more
}

/// Did a frame end the line that was longer than any of ours?
fn is_too_long(error: &axum::Error) -> bool {
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}

/// A client and what he looks at.
struct Connection {
    hall: Arc<Hall>,
    arrival: Arrival,
    from: Option<IpAddr>,
    /// The table by its code: whoever answers to it now is asked, whatever has slept meanwhile.
    table: Option<(String, Feed)>,
    lobby: Option<watch::Receiver<Utf8Bytes>>,
    bucket: Bucket,
    warnings: u32,
}

/// Serves one client until he goes. Tells why, if it was not he who went.
/// He calls from there; nothing is the machine itself.
pub(crate) async fn serve(
    arrival: Arrival,
    from: Option<IpAddr>,
    mut line: impl Line,
) -> Option<Closing> {
    let hall = Arc::clone(&arrival.hall);
    let mut connection = Connection {
        bucket: Bucket::full(rate(&hall), hall.clock.now()),
        hall,
        arrival,
        from,
        table: None,
        lobby: None,
        warnings: 0,
    };
    connection.greet();
    let why = connection.converse(&mut line).await;
    connection.leave_table().await;
    drop(connection);
    if let Some(why) = why {
        let farewell = async {
            line.say(written(&ServerMessage::Closing { why })).await;
            line.close(why).await;
        };
        // Who does not even take leave is left.
        let _ = timeout(Duration::from_secs(2), farewell).await;
    }
    why
}

fn rate(hall: &Hall) -> Rate {
    let per_second = f64::from(hall.config.messages);
    Rate { burst: per_second * 2.0, per_second }
}

impl Connection {
    fn greet(&self) {
        self.arrival.outbox.reply(&ServerMessage::Hello(Hello {
            protocol: protocol::VERSION,
            server: env!("CARGO_PKG_VERSION").to_owned(),
            name: self.arrival.guest.as_ref().map(|guest| guest.name.clone()),
            now: self.hall.clock.now(),
        }));
    }

    /// Listens and talks until one of both has enough. Tells why, if it was not the client.
    async fn converse(&mut self, line: &mut impl Line) -> Option<Closing> {
        let silence = Duration::from_millis(self.hall.config.silence as u64);
        let (mut heard, mut pinged) = (Instant::now(), false);
        // Set anew only when it rings: many frames come and go before that.
        let mut alarm = pin!(sleep_until(heard + silence / 3));
        let outbox = Arc::clone(&self.arrival.outbox);
        loop {
            tokio::select! {
                // In a fixed order, so that what a client hears never depends on chance.
                biased;
                next = outbox.next() => match next {
                    Next::Send(text) => {
                        self.hall.metrics.sent(text.len());
                        if !patiently(line.say(text)).await {
                            return None;
                        }
                    }
                    Next::Close(why) => return Some(why),
                },
                frame = line.hear() => {
                    (heard, pinged) = (Instant::now(), false);
                    match frame? {
                        Frame::Text(text) => self.hear(&text).await,
                        Frame::Life => {}
                        Frame::Junk => self.junk("only text is understood"),
                        Frame::TooLong => return Some(Closing::Flood),
                    }
                    if self.warnings > WARNINGS {
                        return Some(Closing::Flood);
                    }
                }
                Some(news) = lobby_news(&mut self.lobby) => outbox.lobby(news),
                () = &mut alarm => {
                    let silent_for = heard.elapsed();
                    if silent_for >= silence {
                        return Some(Closing::Silent);
                    }
                    if silent_for >= silence / 3 && !pinged {
                        pinged = true;
                        if !patiently(line.ping()).await {
                            return None;
                        }
                    }
                    alarm.as_mut().reset(heard + if pinged { silence } else { silence / 3 });
                }
            }
        }
    }

    async fn hear(&mut self, text: &str) {
        if text.len() > protocol::LONGEST_FRAME {
            return self.junk("a message has at most 4096 bytes");
        }
        let message = match ClientMessage::read(text) {
            Ok(message) => message,
            Err(error) => return self.junk(&error.to_string()),
        };
        if !self.may_cost(cost(&message)) {
            self.warnings += 1;
            let id = message.id().map(str::to_owned);
            return self.refuse(id, Code::TooFast.into());
        }
        match message {
            ClientMessage::Watch { table, since } => self.watch(table, since).await,
            ClientMessage::Unwatch => self.leave_table().await,
            ClientMessage::Lobby { on } => {
                self.lobby = on.then(|| self.hall.lobby.news());
                if let Some(lobby) = &mut self.lobby {
                    lobby.mark_changed();
                }
            }
            ClientMessage::Ping { n } => self.arrival.outbox.reply(&ServerMessage::Pong { n }),
            ClientMessage::Sit { .. }
            | ClientMessage::Stand
            | ClientMessage::Part { .. }
            | ClientMessage::Bot { .. }
            | ClientMessage::Start
            | ClientMessage::Play { .. }
            | ClientMessage::Ask { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::MoreTime
            | ClientMessage::Say { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Rematch => self.hand_on(message).await,
        }
    }

    async fn watch(&mut self, table: String, since: Option<u64>) {
        self.leave_table().await;
        let Arrival { socket, outbox, guest, .. } = &self.arrival;
        let (socket, feed, guest) = (*socket, outbox.feed(), guest.clone());
        let request = Request::Watch { socket, feed: feed.clone(), guest, since, late: false };
        match self.hall.send(&table, request).await {
            Ok(()) => self.table = Some((table, feed)),
            Err(refusal) => self.refuse(None, refusal),
        }
    }

    async fn hand_on(&mut self, message: ClientMessage) {
        let Some((table, feed)) = &self.table else {
            let id = message.id().map(str::to_owned);
            return self.refuse(id, Refusal::new(Code::BadMessage, "first watch a table"));
        };
        let (socket, id) = (self.arrival.socket, message.id().map(str::to_owned));
        let request = Request::Message { socket, feed: feed.clone(), message };
        if let Err(refusal) = self.hall.send(table, request).await {
            self.refuse(id, refusal);
        }
    }

    async fn leave_table(&mut self) {
        if let Some((table, _)) = self.table.take() {
            self.arrival.outbox.look_away();
            // One that cannot be woken has forgotten us anyway.
            let _ = self.hall.send(&table, Request::Unwatch { socket: self.arrival.socket }).await;
        }
    }

    /// May the client be listened to at this cost?
    fn may_cost(&mut self, cost: f64) -> bool {
        let now = self.hall.clock.now();
        self.bucket.take(cost, rate(&self.hall), now)
            && self.hall.limits.may_say(self.from, cost, now)
    }

    fn junk(&mut self, what: &str) {
        let now = self.hall.clock.now();
        let patient = self.bucket.take(JUNK, rate(&self.hall), now)
            && self.hall.limits.may_say(self.from, 1.0, now);
        self.warnings += u32::from(!patient);
        self.refuse(None, Refusal::new(Code::BadMessage, what));
    }

    fn refuse(&self, id: Option<String>, refusal: Refusal) {
        self.hall.metrics.refused();
        self.arrival.outbox.reply(&ServerMessage::Refused { id, refusal });
    }
}

/// Is he still there, who is sent something? Almost every frame is taken at once: only for the
/// others an alarm is set.
async fn patiently(sending: impl Future<Output = bool>) -> bool {
    let mut sending = pin!(sending);
    match poll_fn(|context| Poll::Ready(sending.as_mut().poll(context))).await {
        Poll::Ready(is_there) => is_there,
        Poll::Pending => timeout(PATIENCE, sending).await.unwrap_or(false),
    }
}

/// The lobby when it has changed; waits for ever if nobody wants to know.
async fn lobby_news(lobby: &mut Option<watch::Receiver<Utf8Bytes>>) -> Option<Utf8Bytes> {
    match lobby {
        Some(lobby) => {
            lobby.changed().await.ok()?;
            Some(lobby.borrow_and_update().clone())
        }
        None => std::future::pending().await,
    }
}
