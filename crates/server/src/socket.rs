//! One connection: parse, forward, write.

use std::future::poll_fn;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use live::Watch;
use protocol::{ClientMessage, Closing, Code, Hello, Refusal, Request, ServerMessage};
use tokio::sync::mpsc::WeakSender;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};

use crate::app::{AppState, Found};
use crate::limits::{Bucket, Rate};
use crate::lobby::LobbyNews;
use crate::outbox::{Feed, Next, written};
use crate::peer::PeerSocket;
use crate::sockets::Arrival;
use crate::table;

/// A client that does not accept a frame for this long is gone.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);

/// The cost of an unreadable message: a client that sends many is soon disconnected.
const JUNK: f64 = 20.0;

/// The extra cost of a message that is written to the database.
const WRITING: f64 = 9.0;

/// The extra cost of a message that may read a whole game from the database.
const READING: f64 = 4.0;

/// A client waits this long for the node of its table to be reached, or to be declared dead and
/// replaced; then it has to connect again, perhaps to another node.
const FINDING: Duration = Duration::from_secs(6);

/// The delay before the node of a table is looked for again.
const FINDING_DELAY: Duration = Duration::from_millis(100);

/// This many messages over the limit are refused; after that the socket is closed. One of them is
/// forgotten every second, so that a long game at the limit does not end with a closed socket.
const WARNINGS: Rate = Rate { burst: 20.0, per_second: 1.0 };

/// A connection to a client: a WebSocket, or a pair of channels.
pub(crate) trait Line: Send {
    /// The next frame; `None` when the client has gone.
    fn receive(&mut self) -> impl Future<Output = Option<Frame>> + Send;
    /// Accepts a text, to be sent with the next [`flush`](Self::flush) at the latest. Returns false
    /// if the client has gone.
    fn queue(&mut self, text: Utf8Bytes) -> impl Future<Output = bool> + Send;
    /// Sends everything accepted so far, all together. Returns false if the client has gone.
    fn flush(&mut self) -> impl Future<Output = bool> + Send;
    /// Sends a ping. Returns false if the client has gone.
    fn ping(&mut self) -> impl Future<Output = bool> + Send;
    /// Closes the connection.
    fn close(&mut self, why: Closing) -> impl Future<Output = ()> + Send;
}

/// What a client has sent.
#[derive(Debug)]
pub(crate) enum Frame {
    /// A text.
    Text(Utf8Bytes),
    /// A ping or pong.
    Life,
    /// Something that is not a message.
    Junk,
    /// A frame so long that the rest of the connection cannot be read.
    TooLong,
}

impl Line for WebSocket {
    async fn receive(&mut self) -> Option<Frame> {
        match self.recv().await? {
            Ok(Message::Text(text)) => Some(Frame::Text(text)),
            Ok(Message::Ping(_) | Message::Pong(_)) => Some(Frame::Life),
            Ok(Message::Binary(_)) => Some(Frame::Junk),
            Err(error) if is_too_long(&error) => Some(Frame::TooLong),
            Ok(Message::Close(_)) | Err(_) => None,
        }
    }

    async fn queue(&mut self, text: Utf8Bytes) -> bool {
        SinkExt::feed(self, Message::Text(text)).await.is_ok()
    }

    async fn flush(&mut self) -> bool {
        SinkExt::flush(self).await.is_ok()
    }

    async fn ping(&mut self) -> bool {
        self.send(Message::Ping(axum::body::Bytes::new())).await.is_ok()
    }

    async fn close(&mut self, why: Closing) {
        let (code, reason) = match why {
            Closing::Restarting => (1012, "restarting"),
            Closing::Flood => (1008, "flood"),
            Closing::Slow => (1008, "slow"),
            Closing::Banned => (1008, "banned"),
            Closing::Silent => (1001, "silent"),
        };
        let frame = CloseFrame { code, reason: reason.into() };
        // If the client has gone already, there is nothing to do.
        let _ = self.send(Message::Close(Some(frame))).await;
    }
}

/// The cost of a message: higher if the table needs the database for it every time.
fn cost(message: &ClientMessage) -> f64 {
    let more = match message {
        ClientMessage::Sit { .. }
        | ClientMessage::Stand
        | ClientMessage::Free { .. }
        | ClientMessage::Seal { .. }
        | ClientMessage::Reveal { .. }
        | ClientMessage::Bot { .. }
        | ClientMessage::Hint { .. }
        | ClientMessage::Order { .. }
        | ClientMessage::Say { .. }
        | ClientMessage::Mute { .. } => WRITING,
        ClientMessage::Watch { .. } => READING,
        ClientMessage::Unwatch
        | ClientMessage::Lobby { .. }
        | ClientMessage::Start
        | ClientMessage::Play { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::Pause { .. }
        | ClientMessage::Ask { .. }
        | ClientMessage::MoreTime
        | ClientMessage::Rematch
        | ClientMessage::Ping => 0.0,
    };
    1.0 + more
}

/// Did the connection end because a frame was longer than we accept?
fn is_too_long(error: &axum::Error) -> bool {
    let cause = std::error::Error::source(error).and_then(|cause| cause.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}

/// A client and what it is subscribed to.
struct Connection {
    app: Arc<AppState>,
    arrival: Arrival,
    from: Option<IpAddr>,
    table: Option<Subscription>,
    /// The node of the watched table, if it is another one.
    elsewhere: Option<Box<PeerSocket>>,
    /// Is the client on another node, which passes its messages on?
    is_relayed: bool,
    /// Must the client connect again, because its table cannot be reached from here?
    is_stranded: bool,
    lobby: Option<watch::Receiver<Arc<LobbyNews>>>,
    bucket: Bucket,
    /// The warnings that are left.
    warnings: Bucket,
    /// Was the client over the limit and had no warning left?
    is_flooding: bool,
}

/// The table that a socket watches, by its code: it may sleep and wake in the meantime. However the
/// socket ends, the table is notified.
struct Subscription {
    app: Arc<AppState>,
    code: String,
    /// The handle of the table, as long as it is awake.
    handle: WeakSender<table::Request>,
    socket: table::SocketId,
    feed: Feed,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let request = table::Request::Unwatch { socket: self.socket, feed: self.feed.clone() };
        self.app.notify(&self.code, request);
    }
}

/// Serves one client until it goes. Returns the reason if the server closed the connection. `from`
/// is the client's address, or `None` for this machine itself.
pub(crate) async fn serve(
    arrival: Arrival,
    from: Option<IpAddr>,
    mut line: impl Line,
) -> Option<Closing> {
    let mut connection = Connection::new(arrival, from, false);
    connection.welcome();
    let why = connection.converse(&mut line).await;
    drop(connection);
    if let Some(why) = why {
        let farewell = async {
            line.queue(written(&ServerMessage::Closing { why })).await;
            line.flush().await;
            line.close(why).await;
        };
        // Give up if the client does not complete the close handshake.
        let _ = Box::pin(timeout(Duration::from_secs(2), farewell)).await;
    }
    why
}

/// Serves a client whose socket is on another node. That node has greeted it, and tells it why it
/// is disconnected.
pub(crate) async fn serve_relayed(arrival: Arrival, mut line: impl Line) {
    let mut connection = Connection::new(arrival, None, true);
    let why = connection.converse(&mut line).await;
    drop(connection);
    if let Some(why) = why {
        // Give up if the node does not complete the close handshake.
        let _ = Box::pin(timeout(Duration::from_secs(2), line.close(why))).await;
    }
}

fn rate(app: &AppState) -> Rate {
    let per_second = f64::from(app.config.messages);
    Rate { burst: per_second * 2.0, per_second }
}

impl Connection {
    fn new(arrival: Arrival, from: Option<IpAddr>, is_relayed: bool) -> Self {
        let app = Arc::clone(&arrival.app);
        Self {
            bucket: Bucket::full(rate(&app), app.clock.now()),
            warnings: Bucket::full(WARNINGS, app.clock.now()),
            is_flooding: false,
            app,
            arrival,
            from,
            table: None,
            elsewhere: None,
            is_relayed,
            is_stranded: false,
            lobby: None,
        }
    }

    fn welcome(&self) {
        self.arrival.outbox.reply(&ServerMessage::Hello(Hello {
            protocol: protocol::VERSION,
            server: env!("CARGO_PKG_VERSION").to_owned(),
            name: self.arrival.guest.as_ref().map(|guest| guest.name.clone()),
            now: self.app.clock.now(),
        }));
    }

    /// Receives and sends until one side ends it. Returns the reason if it was not the client.
    async fn converse(&mut self, line: &mut impl Line) -> Option<Closing> {
        let silence = Duration::from_millis(self.app.config.silence as u64);
        let (mut received, mut pinged) = (Instant::now(), false);
        // Reset only when it fires: many frames come and go before that.
        let mut alarm = pin!(sleep_until(received + silence / 3));
        let outbox = Arc::clone(&self.arrival.outbox);
        loop {
            tokio::select! {
                // In a fixed order, so that what a client receives never depends on chance.
                biased;
                next = outbox.next() => match next {
                    Next::Send(text) => {
                        if !before_timeout(self.send_all(line, text)).await {
                            return None;
                        }
                    }
                    Next::Flush => {
                        if !before_timeout(line.flush()).await {
                            return None;
                        }
                    }
                    Next::Close(why) => return Some(why),
                },
                frame = line.receive() => {
                    (received, pinged) = (Instant::now(), false);
                    match frame? {
                        Frame::Text(text) => self.handle(&text).await,
                        // The client's own pings; its pongs only come as often as we ping.
                        Frame::Life if self.charge(1.0) => {}
                        Frame::Life => self.warn(),
                        Frame::Junk => self.junk(None, "only text is understood"),
                        Frame::TooLong => return Some(Closing::Flood),
                    }
                    if self.is_flooding {
                        return Some(Closing::Flood);
                    }
                    if self.is_stranded {
                        return Some(Closing::Restarting);
                    }
                }
                text = relayed(&self.app, &mut self.elsewhere) => match text {
                    Some(text) => outbox.relay(text),
                    None => {
                        // Its node has gone; the client looks for the table again.
                        self.elsewhere = None;
                        outbox.resync();
                    }
                },
                Some(news) = lobby_news(&mut self.lobby) => outbox.lobby(news),
                () = &mut alarm => {
                    let silent_for = received.elapsed();
                    if silent_for >= silence {
                        return Some(Closing::Silent);
                    }
                    if silent_for >= silence / 3 && !pinged {
                        pinged = true;
                        if !before_timeout(line.ping()).await {
                            return None;
                        }
                    }
                    alarm.as_mut().reset(received + if pinged { silence } else { silence / 3 });
                }
            }
        }
    }

    /// Sends this and whatever else is queued in one packet: an update and the answer to the move
    /// that caused it usually come together.
    async fn send_all(&self, line: &mut impl Line, first: Utf8Bytes) -> bool {
        let mut next = Some(first);
        while let Some(text) = next {
            self.app.metrics.sent(1, text.len());
            if !line.queue(text).await {
                return false;
            }
            next = self.arrival.outbox.next_text();
        }
        line.flush().await
    }

    async fn handle(&mut self, text: &str) {
        if text.len() > protocol::LONGEST_FRAME {
            return self.junk(None, "a message has at most 4096 bytes");
        }
        let Request { id, message } = match Request::read(text) {
            Ok(request) => request,
            Err((id, what)) => return self.junk(id, &what),
        };
        if !self.charge(cost(&message)) {
            self.warn();
            return self.refuse(Some(id), Code::TooFast.into());
        }
        match message {
            ClientMessage::Watch { table, since } => {
                self.leave_table();
                if self.app.cluster.is_some() && !Box::pin(self.reach(&id, &table, text)).await {
                    return;
                }
                return self.watch(id, table, since).await;
            }
            ClientMessage::Unwatch => self.leave_table(),
            ClientMessage::Lobby { on } => {
                self.arrival.outbox.forget_lobby();
                self.lobby = on.then(|| self.app.lobby.news());
                if let Some(lobby) = &mut self.lobby {
                    lobby.mark_changed();
                }
            }
            ClientMessage::Ping => {}
            ClientMessage::Sit { .. }
            | ClientMessage::Stand
            | ClientMessage::Free { .. }
            | ClientMessage::Seal { .. }
            | ClientMessage::Reveal { .. }
            | ClientMessage::Bot { .. }
            | ClientMessage::Start
            | ClientMessage::Play { .. }
            | ClientMessage::Ask { .. }
            | ClientMessage::Hint { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::MoreTime
            | ClientMessage::Say { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Rematch => return self.hand_on(id, message, text).await,
        }
        self.arrival.outbox.reply(&ServerMessage::Done { id });
    }

    /// Looks for a table among the nodes. Returns whether it is here; if another node has it, the
    /// client's message was passed on.
    async fn reach(&mut self, id: &str, table: &str, text: &str) -> bool {
        let begun = Instant::now();
        loop {
            let node = match self.app.find(table).await {
                Ok(Found::Here(_)) => return true,
                Ok(Found::There(node)) => node,
                Err(refusal) => {
                    self.refuse(Some(id.to_owned()), refusal);
                    return false;
                }
            };
            // The client's own node looks further.
            self.is_stranded = self.is_relayed || begun.elapsed() > FINDING;
            let Some(cluster) = self.app.cluster.as_ref().filter(|_| !self.is_stranded) else {
                return false;
            };
            if let Ok(mut socket) = cluster.peers.socket(&node, self.arrival.guest.as_ref()).await
                && socket.send(text).await
            {
                self.elsewhere = Some(Box::new(socket));
                return false;
            }
            tokio::time::sleep(FINDING_DELAY).await;
        }
    }

    async fn watch(&mut self, id: String, table: String, since: Option<u64>) {
        let Arrival { socket, outbox, guest, .. } = &self.arrival;
        let (socket, feed, guest) = (*socket, outbox.feed(), guest.clone());
        let watcher = feed.clone();
        let request =
            table::Request::Watch(Watch { id: id.clone(), socket, feed: watcher, guest, since });
        // Boxed: otherwise every socket would reserve room for it as long as it is open.
        match Box::pin(self.app.send(&table, request)).await {
            Ok(handle) => {
                let app = Arc::clone(&self.app);
                self.table = Some(Subscription { app, code: table, handle, socket, feed });
            }
            Err(refusal) => self.refuse(Some(id), refusal),
        }
    }

    async fn hand_on(&mut self, id: String, message: ClientMessage, text: &str) {
        if let Some(node) = &mut self.elsewhere {
            if !before_timeout(node.send(text)).await {
                self.elsewhere = None;
                self.arrival.outbox.resync();
            }
            return;
        }
        let Some(Subscription { code, handle, feed, .. }) = &mut self.table else {
            return self.refuse(Some(id), Code::NotWatching.into());
        };
        let (socket, feed) = (self.arrival.socket, feed.clone());
        let received = Instant::now();
        let request = table::Request::Message { id: id.clone(), socket, feed, message, received };
        // Nearly always the table is awake and has room.
        let request = match handle.upgrade() {
            Some(handle) => match handle.try_send(request) {
                Ok(()) => return,
                Err(TrySendError::Full(request) | TrySendError::Closed(request)) => request,
            },
            None => request,
        };
        match Box::pin(self.app.send(code, request)).await {
            Ok(found) => *handle = found,
            Err(refusal) => self.refuse(Some(id), refusal),
        }
    }

    fn leave_table(&mut self) {
        if self.table.take().is_some() || self.elsewhere.take().is_some() {
            self.arrival.outbox.stop_watching();
        }
    }

    /// Charges the client for a message. Returns whether it could pay.
    fn charge(&mut self, cost: f64) -> bool {
        let now = self.app.clock.now();
        let program = self.arrival.guest.as_ref().filter(|guest| guest.program);
        self.bucket.take(cost, rate(&self.app), now)
            && self.app.limits.charge_message(self.from, cost, now)
            && program.is_none_or(|guest| self.app.limits.charge_program(guest.id, cost, now))
    }

    fn warn(&mut self) {
        self.is_flooding |= !self.warnings.take(1.0, WARNINGS, self.app.clock.now());
    }

    fn junk(&mut self, id: Option<String>, what: &str) {
        let now = self.app.clock.now();
        let patient = self.bucket.take(JUNK, rate(&self.app), now)
            && self.app.limits.charge_message(self.from, 1.0, now);
        if !patient {
            self.warn();
        }
        self.refuse(id, Refusal::new(Code::BadMessage, what));
    }

    fn refuse(&self, id: Option<String>, refusal: Refusal) {
        self.app.metrics.refused();
        self.arrival.outbox.reply(&ServerMessage::Refused { id, refusal });
    }
}

/// Is the client that we are sending to still there? Almost every frame is accepted at once, so a
/// timer is set only for the others.
async fn before_timeout(sending: impl Future<Output = bool>) -> bool {
    let mut sending = pin!(sending);
    match poll_fn(|context| Poll::Ready(sending.as_mut().poll(context))).await {
        Poll::Ready(is_there) => is_there,
        Poll::Pending => Box::pin(timeout(SEND_TIMEOUT, sending)).await.unwrap_or(false),
    }
}

/// The next message of a table on another node, or `None` when that node has gone; waits forever
/// if there is no such table.
async fn relayed(app: &AppState, elsewhere: &mut Option<Box<PeerSocket>>) -> Option<Utf8Bytes> {
    let (Some(socket), Some(cluster)) = (elsewhere, &app.cluster) else {
        return std::future::pending().await;
    };
    let node = socket.node;
    // Boxed: most sockets never need it.
    let relayed = async move {
        tokio::select! {
            biased;
            text = socket.receive() => text,
            // It may stand still with its connections open.
            () = cluster.departed(node) => None,
        }
    };
    Box::pin(relayed).await
}

/// The lobby when it has changed; waits forever if there is no subscription.
async fn lobby_news(lobby: &mut Option<watch::Receiver<Arc<LobbyNews>>>) -> Option<Arc<LobbyNews>> {
    match lobby {
        Some(lobby) => {
            lobby.changed().await.ok()?;
            Some(lobby.borrow_and_update().clone())
        }
        None => std::future::pending().await,
    }
}
