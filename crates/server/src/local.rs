//! A server inside the player's own process: one player, bots, no network.

use std::fmt;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{Closing, MakeTable, Refusal};
use tokio::sync::mpsc;

use crate::app::AppState;
use crate::guests::{become_guest, checked_name};
use crate::record::{self, Written};
use crate::serve::{Server, open};
use crate::socket::{Frame, Line, serve};
use crate::store::{StoreError, TableRow};
use crate::table::Guest;

/// How many messages may be queued on either side of a local connection.
const QUEUE_LENGTH: usize = 256;

/// A server without a port: its one guest plays at its tables over channels.
#[derive(Clone, Debug)]
pub struct Local {
    app: Arc<AppState>,
    guest: Guest,
    table: String,
}

/// Why there is no local table.
#[derive(Clone, Debug, PartialEq)]
pub enum LocalError {
    /// The store cannot be used.
    Store(StoreError),
    /// The table was refused.
    Refused(Refusal),
}

impl fmt::Display for LocalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for LocalError {}

impl From<StoreError> for LocalError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Refusal> for LocalError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Local {
    /// Creates a table for a player of this name.
    ///
    /// # Errors
    /// If the settings are refused, or the table cannot be stored.
    pub async fn begin(server: Server, name: &str, args: MakeTable) -> Result<Self, LocalError> {
        let app = app(server).await?;
        let (guest, _) = become_guest(&app, &checked_name(name)?, false).await?;
        let table = app.make(args, &guest, None).await?;
        Ok(Self { app, guest, table })
    }

    /// Resumes the player's last table: one whose game is in progress, otherwise one in the list
    /// whose game is over. `None` if there is neither.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn resume(server: Server) -> Result<Option<Self>, LocalError> {
        let app = app(server).await?;
        let found = app.store.read(|db| {
            let running = db.open_tables()?.into_iter().max_by_key(|row| row.touched);
            let row = match running {
                Some(row) => Some(row),
                None => db.recent_games(1)?.pop(),
            };
            let player = |row: &TableRow| row.guests.first().copied();
            let guest = match row.as_ref().and_then(player) {
                Some(id) => db.guest(id)?,
                None => None,
            };
            Ok(row.zip(guest))
        });
        let Some((row, guest)) = found.await? else {
            app.store.close().await;
            return Ok(None);
        };
        let guest = Guest { id: guest.id, name: guest.name, program: guest.program };
        Ok(Some(Self { app, guest, table: row.code }))
    }

    /// The code of the table.
    #[must_use]
    pub fn table(&self) -> &str {
        &self.table
    }

    /// A connection to the server, on which the player sends and receives what they would over a
    /// socket.
    #[must_use]
    pub fn line(&self) -> (mpsc::Sender<String>, mpsc::Receiver<String>) {
        let (to_app, received) = mpsc::channel(QUEUE_LENGTH);
        let (say, from_app) = mpsc::channel(QUEUE_LENGTH);
        let line = Channels { received, say };
        // With too many connections, this one is closed.
        if let Ok(arrival) = self.app.admit(Some(self.guest.clone())) {
            tokio::spawn(serve(arrival, None, line));
        }
        (to_app, from_app)
    }

    /// How many saves have failed so far. Bots try again until they succeed.
    #[must_use]
    pub fn failures(&self) -> u64 {
        self.app.store.counts().failures
    }

    /// The record of a game of this server.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub async fn record(&self, table: &str) -> Result<String, Refusal> {
        Ok(match record::of(&self.app, table, Some(&self.guest)).await? {
            Written::Own(text) => text,
            Written::Shared(text) => String::from_utf8_lossy(&text.bytes).into_owned(),
        })
    }

    /// Shuts down. Everything is saved when this returns.
    pub async fn close(self) {
        self.app.store.close().await;
    }
}

/// One bot thinks at a time: then they decide in the same order every time, and the player keeps a
/// core to themselves.
async fn app(server: Server) -> Result<Arc<AppState>, StoreError> {
    let app = open(server).await?;
    app.bot_permits.forget_permits(app.bot_permits.available_permits().saturating_sub(1));
    Ok(app)
}

/// A connection made of two channels.
struct Channels {
    received: mpsc::Receiver<String>,
    say: mpsc::Sender<String>,
}

impl Line for Channels {
    async fn receive(&mut self) -> Option<Frame> {
        Some(Frame::Text(self.received.recv().await?.into()))
    }

    async fn queue(&mut self, text: Utf8Bytes) -> bool {
        self.say.send(text.to_string()).await.is_ok()
    }

    async fn flush(&mut self) -> bool {
        !self.say.is_closed()
    }

    async fn ping(&mut self) -> bool {
        !self.say.is_closed()
    }

    async fn close(&mut self, _why: Closing) {}
}
