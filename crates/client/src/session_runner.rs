//! Runs a session: opens its transports, forwards its messages, and wakes it.

use std::future::{Future, pending};
use std::pin::Pin;
use std::time::Duration;

use protocol::{ClientMessage, Refusal, Request, ServerMessage};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

use crate::backoff::Moment;
use crate::error::ClientError;
use crate::session::{Line, Outcome, Output, Session};

/// How many commands and news items may be queued.
const QUEUE_LENGTH: usize = 256;

/// A transport that accepts no text for this long is broken.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// A transport for texts, until it breaks.
pub trait Wire: Send {
    /// Sends a text.
    ///
    /// # Errors
    /// If it is broken.
    fn send(&mut self, text: String) -> impl Future<Output = Result<(), ClientError>> + Send;

    /// The next text. Cancel safe: nothing is lost if this is dropped before it completes.
    ///
    /// # Errors
    /// If it is broken or has ended.
    fn receive(&mut self) -> impl Future<Output = Result<String, ClientError>> + Send;
}

/// A command of an app.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Watch this table, with the events after a version that the app has.
    Watch {
        /// Its code.
        table: String,
        /// The version; 0 for the whole game, `None` for no events.
        since: Option<u64>,
    },
    /// Stop watching.
    Unwatch,
    /// Subscribe to the list of open tables, or unsubscribe.
    Lobby(bool),
    /// Make this request. It is settled once.
    Request(ClientMessage),
}

/// What an app is notified of.
#[derive(Debug)]
pub enum News {
    /// The state of the connection.
    Line(Line),
    /// A message from the server. An update always has its whole view.
    Message(Box<ServerMessage>),
    /// The outcome of a request.
    Settled(ClientMessage, Outcome),
    /// The table cannot be watched, and is no longer subscribed to.
    Unwatched(String, Refusal),
    /// The server sends something that this version does not understand.
    Odd,
    /// Why the connection was lost.
    Broken(ClientError),
}

/// Runs until the command sender or the news receiver is dropped. `connect` opens a transport each
/// time that one is needed. Needs a runtime.
pub fn run_session<W, F>(
    connect: impl Fn() -> F + Send + 'static,
) -> (mpsc::Sender<Command>, mpsc::Receiver<News>)
where
    W: Wire + 'static,
    F: Future<Output = Result<W, ClientError>> + Send + 'static,
{
    let (command, commands) = mpsc::channel(QUEUE_LENGTH);
    let (tell, news) = mpsc::channel(QUEUE_LENGTH);
    let prefix = format!("{:08x}-", getrandom::u32().unwrap_or_default());
    let runner = SessionRunner {
        session: Session::new(prefix),
        connect: Box::new(move || Box::pin(connect())),
        opening: None,
        wire: None,
        commands,
        tell,
        begin: Instant::now(),
    };
    tokio::spawn(runner.run());
    (command, news)
}

/// A transport that is being opened.
type Opening<W> = Pin<Box<dyn Future<Output = Result<W, ClientError>> + Send>>;

struct SessionRunner<W> {
    session: Session,
    connect: Box<dyn Fn() -> Opening<W> + Send>,
    opening: Option<Opening<W>>,
    wire: Option<W>,
    commands: mpsc::Receiver<Command>,
    tell: mpsc::Sender<News>,
    begin: Instant,
}

/// The next thing to handle.
enum Next<W> {
    Command(Option<Command>),
    Opened(Result<W, ClientError>),
    Incoming(Result<String, ClientError>),
    Tick,
}

impl<W: Wire> SessionRunner<W> {
    async fn run(mut self) {
        self.session.start(self.moment());
        while self.carry_out().await.is_some() {
            match self.next().await {
                Next::Command(Some(command)) => self.want(command),
                Next::Command(None) => return,
                Next::Opened(Ok(wire)) => {
                    (self.opening, self.wire) = (None, Some(wire));
                    self.session.open(self.moment());
                }
                Next::Incoming(Ok(text)) => self.session.receive(self.moment(), &text),
                Next::Opened(Err(error)) | Next::Incoming(Err(error)) => {
                    if self.lose(error).await.is_none() {
                        return;
                    }
                }
                Next::Tick => self.session.tick(self.moment()),
            }
        }
    }

    fn want(&mut self, command: Command) {
        match command {
            Command::Watch { table, since } => self.session.watch(&table, since),
            Command::Unwatch => self.session.unwatch(),
            Command::Lobby(on) => self.session.lobby(on),
            Command::Request(message) => {
                self.session.request(message);
            }
        }
    }

    /// Does what the session wants. `None` if the news receiver has gone.
    async fn carry_out(&mut self) -> Option<()> {
        while let Some(output) = self.session.output() {
            let news = match output {
                Output::Connect => {
                    self.opening = Some((self.connect)());
                    continue;
                }
                Output::Drop => {
                    (self.opening, self.wire) = (None, None);
                    continue;
                }
                Output::Say(request) => {
                    if let Err(error) = self.send(&request).await {
                        self.lose(error).await?;
                    }
                    continue;
                }
                Output::Line(line) => News::Line(line),
                Output::Tell(message) => News::Message(message),
                Output::Settled(request, outcome) => News::Settled(request.message, outcome),
                Output::Unwatched(table, refusal) => News::Unwatched(table, refusal),
                Output::Odd => News::Odd,
            };
            self.tell.send(news).await.ok()?;
        }
        Some(())
    }

    /// Sends a request. If the connection broke in the meantime, the session sends it again on the
    /// next one.
    async fn send(&mut self, request: &Request) -> Result<(), ClientError> {
        let Some(wire) = &mut self.wire else { return Ok(()) };
        let text =
            serde_json::to_string(request).map_err(|error| ClientError::Odd(error.to_string()))?;
        let stuck = |_| ClientError::Line("it takes nothing more".into());
        timeout(SEND_TIMEOUT, wire.send(text)).await.map_err(stuck)?
    }

    /// The transport broke.
    async fn lose(&mut self, error: ClientError) -> Option<()> {
        (self.opening, self.wire) = (None, None);
        self.session.lost(self.moment());
        self.tell.send(News::Broken(error)).await.ok()
    }

    /// Waits for the next thing to handle. Received messages go before timeouts.
    async fn next(&mut self) -> Next<W> {
        let wake = self.session.wake().map(|wake| self.begin + Duration::from_millis(wake));
        let (opening, wire) = (&mut self.opening, &mut self.wire);
        let opened = async {
            match opening {
                Some(opening) => opening.await,
                None => pending().await,
            }
        };
        let received = async {
            match wire {
                Some(wire) => wire.receive().await,
                None => pending().await,
            }
        };
        let woken = async {
            match wake {
                Some(wake) => sleep_until(wake).await,
                None => pending().await,
            }
        };
        tokio::select! {
            biased;
            opened = opened => Next::Opened(opened),
            command = self.commands.recv() => Next::Command(command),
            received = received => Next::Incoming(received),
            () = woken => Next::Tick,
        }
    }

    fn moment(&self) -> Moment {
        let chance = getrandom::u32().map_or(0.5, |bits| f64::from(bits) / 2f64.powi(32));
        Moment { now: self.begin.elapsed().as_millis() as u64, chance }
    }
}
