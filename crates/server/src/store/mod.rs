//! Durable storage. The guarantee: a job that was answered `Ok` survives a crash of the process and
//! of the machine.
//!
//! [`Database`] is the small, blocking interface that SQLite and PostgreSQL implement; [`Store`] is
//! the handle that everything else uses. One thread writes, and commits all jobs that have queued
//! up in one transaction (group commit); another thread reads.

use std::fmt;
use std::path::PathBuf;

mod backup;
mod batch;
mod connection;
mod handle;
mod postgres;
mod session;
mod sqlite;
mod transfer;
mod writer;

pub use self::postgres::Postgres;
pub use backup::{BackupError, Progress, backup, restore};
pub use handle::{Saving, Store};
pub use live::{ChatRow, EntryRow, GuestId, Millis, Pause, Stage, TableRow};
pub use sqlite::Sqlite;
pub use writer::Counts;

/// Where the data is stored.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// In SQLite, in this folder.
    Folder(PathBuf),
    /// In the PostgreSQL database of this URL.
    Postgres(String),
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "Folder({})", folder.display()),
            // The URL may contain a password.
            Self::Postgres(_) => f.write_str("Postgres"),
        }
    }
}

/// A person: the holder of one of their tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// Their number, drawn at random.
    pub id: GuestId,
    /// Their name.
    pub name: String,
    /// Are they banned?
    pub banned: bool,
    /// When they were created.
    pub created: Millis,
    /// Is this a program rather than a person?
    pub program: bool,
}

/// An operator's order and its outcome: the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Its number; 0 before it is stored.
    pub id: i64,
    /// When it was given.
    pub at: Millis,
    /// The name of the operator's account on their machine.
    pub by: String,
    /// The order (JSON).
    pub order: String,
    /// Its outcome; `None` until a server has carried it out.
    pub outcome: Option<String>,
}

/// A change to store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A guest, new or changed.
    Guest(GuestRow),
    /// A guest has a new name; everything else about them stays.
    Named {
        /// The guest.
        guest: GuestId,
        /// The new name.
        name: String,
    },
    /// A guest is banned or unbanned; everything else about them stays.
    Banned {
        /// The guest.
        guest: GuestId,
        /// Are they banned?
        banned: bool,
    },
    /// A guest has one more token, known by its SHA-256.
    Token {
        /// The guest.
        guest: GuestId,
        /// SHA-256 of the token.
        hash: [u8; 32],
    },
    /// A table, new or changed.
    Table(TableRow),
    /// One more entry. A second one with the same number is a [`StoreError::Conflict`].
    Entry(EntryRow),
    /// One more line of chat.
    Chat(ChatRow),
    /// One more order; the database assigns its `id`.
    Order(OrderRow),
    /// An order has been carried out.
    OrderDone {
        /// The order's number.
        id: i64,
        /// The outcome.
        outcome: String,
    },
    /// The server was alive at this time: clocks are not charged from then on until a server runs
    /// again.
    Alive(Millis),
    /// No server was running for a while.
    Pause(Pause),
}

impl From<live::Change> for Change {
    fn from(change: live::Change) -> Self {
        match change {
            live::Change::Table(row) => Self::Table(row),
            live::Change::Entry(row) => Self::Entry(row),
            live::Change::Chat(row) => Self::Chat(row),
            live::Change::Alive(at) => Self::Alive(at),
        }
    }
}

impl Change {
    /// Every text in it.
    fn texts(&self) -> Vec<&str> {
        match self {
            Self::Guest(row) => vec![&row.name],
            Self::Named { guest: _, name } => vec![name],
            Self::Table(row) => vec![&row.code, &row.game, &row.meta],
            Self::Entry(EntryRow { table, seq: _, at: _, by, cause, id, mv, events, banks }) => {
                let id = id.as_deref().unwrap_or_default();
                vec![table, by, cause, id, mv, events, banks]
            }
            Self::Chat(row) => vec![&row.table, &row.name, &row.text],
            Self::Order(row) => {
                vec![&row.by, &row.order, row.outcome.as_deref().unwrap_or_default()]
            }
            Self::OrderDone { id: _, outcome } => vec![outcome],
            Self::Banned { .. } | Self::Token { .. } | Self::Alive(_) | Self::Pause(_) => {
                Vec::new()
            }
        }
    }
}

/// Changes that are saved together or not at all.
pub type Job = Vec<Change>;

/// Why something could not be saved or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Such an entry or token exists already, or a row that is changed or referred to does not, or
    /// a text contains a NUL. Trying again does not help.
    Conflict(String),
    /// The disk is full, the file is read-only, the database is away. Trying again may help.
    Unavailable(String),
    /// Another server has taken the database while this one could not reach it.
    Replaced,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict(what) => write!(f, "this cannot be kept: {what}"),
            Self::Unavailable(what) => write!(f, "the database cannot be used now: {what}"),
            Self::Replaced => f.write_str("another server uses the database already"),
        }
    }
}

impl std::error::Error for StoreError {}

impl live::environment::StoreError for StoreError {
    fn is_conflict(&self) -> bool {
        match self {
            Self::Conflict(_) => true,
            Self::Unavailable(_) | Self::Replaced => false,
        }
    }
}

/// A database. Blocking: only the store's own threads call it.
pub trait Database: Send {
    /// Commits all jobs in one transaction, durably; or none of them.
    ///
    /// # Errors
    /// What is wrong with one of them, or with the database.
    fn commit(&mut self, jobs: &[&Job]) -> Result<(), StoreError>;

    /// The guest who holds the token of this hash.
    ///
    /// # Errors
    /// If the database does not answer; the same holds for all methods below.
    fn guest_by_token(&mut self, hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError>;

    /// A guest by their number.
    #[allow(missing_docs)]
    fn guest(&mut self, id: GuestId) -> Result<Option<GuestRow>, StoreError>;

    /// Every table that is waiting or playing, oldest first.
    #[allow(missing_docs)]
    fn open_tables(&mut self) -> Result<Vec<TableRow>, StoreError>;

    /// A table by its code.
    #[allow(missing_docs)]
    fn table(&mut self, code: &str) -> Result<Option<TableRow>, StoreError>;

    /// The tables where a guest sits or sat, the last touched first.
    #[allow(missing_docs)]
    fn tables_of(&mut self, guest: GuestId, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Open tables whose game is over, the last touched first.
    #[allow(missing_docs)]
    fn recent_games(&mut self, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// The entries of a table's game, in order.
    #[allow(missing_docs)]
    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError>;

    /// The last lines of chat at a table, oldest first.
    #[allow(missing_docs)]
    fn chat(&mut self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError>;

    /// Orders that no server has carried out yet, oldest first.
    #[allow(missing_docs)]
    fn pending_orders(&mut self) -> Result<Vec<OrderRow>, StoreError>;

    /// The last orders, newest first.
    #[allow(missing_docs)]
    fn orders(&mut self, most: u32) -> Result<Vec<OrderRow>, StoreError>;

    /// When a server was last alive.
    #[allow(missing_docs)]
    fn alive(&mut self) -> Result<Option<Millis>, StoreError>;

    /// The pauses that ended after this moment, in order.
    #[allow(missing_docs)]
    fn pauses(&mut self, since: Millis) -> Result<Vec<Pause>, StoreError>;
}
