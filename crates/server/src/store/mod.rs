//! Durable storage. The guarantee: a job that was answered `Ok` survives a crash of the process and
//! of the machine.
//!
//! [`Database`] is the small, blocking interface that SQLite and PostgreSQL implement; [`Store`] is
//! the handle that everything else uses. One thread writes, and commits all jobs that have queued
//! up in one transaction (group commit); another thread reads.

use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

mod address;
mod archive;
mod backup;
mod batch;
mod cluster;
mod connection;
mod handle;
mod nodes;
mod postgres;
mod session;
mod sqlite;
mod tls;
mod transfer;
mod writer;

pub use self::postgres::Postgres;
pub use archive::pack;
pub use backup::{BackupError, Progress, backup, restore};
pub use cluster::{Cluster, ClusterFaults, Joined, LiveNode, NodeId};
pub use handle::{Saving, Store};
pub use live::{ChatRow, EntryRow, GuestId, Millis, Pause, Stage, TableRow};
pub use sqlite::Sqlite;
pub use writer::Counts;

/// Where the data is stored.
#[derive(Clone, PartialEq, Eq)]
pub enum DataLocation {
    /// In SQLite, in this folder.
    Folder(PathBuf),
    /// In the PostgreSQL database of this URL.
    Postgres(String),
}

impl fmt::Debug for DataLocation {
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

/// An operator's command and its outcome: the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminCommandRow {
    /// Its number; 0 before it is stored.
    pub id: i64,
    /// When it was given.
    pub at: Millis,
    /// The name of the operator's account on their machine.
    pub by: String,
    /// The command (JSON).
    pub command: String,
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
    /// A secret signs another device in as this guest, once, until a time. The guest's links that
    /// had expired when this one was made are deleted.
    Link {
        /// SHA-256 of the secret.
        hash: [u8; 32],
        /// The guest.
        guest: GuestId,
        /// When it was made.
        made: Millis,
        /// Until when it is valid.
        until: Millis,
    },
    /// A link is used up. A second use is a [`StoreError::Conflict`].
    LinkUsed {
        /// SHA-256 of its secret.
        hash: [u8; 32],
    },
    /// A table, new or changed.
    Table(TableRow),
    /// A table that waits or plays goes to sleep until then, or is awake again.
    Due {
        /// The table.
        table: String,
        /// When it must be woken: [`AWAKE`] if it is awake, `Millis::MAX` if nothing is due.
        due: Millis,
    },
    /// One more entry. A second one with the same number is a [`StoreError::Conflict`].
    Entry(EntryRow),
    /// One more line of chat.
    Chat(ChatRow),
    /// A finished game is archived: this record takes the place of its entries. If there are not as
    /// many as were [packed](pack), or the table belongs to another node that lives, it is a
    /// [`StoreError::Conflict`].
    Archive {
        /// The table.
        table: String,
        /// How many entries were packed.
        entries: u32,
        /// All of them.
        record: Vec<u8>,
    },
    /// An archived game is deleted with everything about its table, if that has not changed for
    /// everybody since this time. Otherwise, or if it belongs to another node that lives, it is a
    /// [`StoreError::Conflict`].
    Forget {
        /// The table.
        table: String,
        /// Since when it must not have changed.
        since: Millis,
    },
    /// One more command of an operator; the database assigns its `id`.
    AdminCommand(AdminCommandRow),
    /// A command has been carried out.
    AdminCommandDone {
        /// The command's number.
        id: i64,
        /// The outcome.
        outcome: String,
    },
    /// The server was alive at this time: clocks are not charged from then on until a server runs
    /// again.
    Alive(Millis),
    /// No server was running for a while.
    Pause(Pause),
    /// The job is only for this node: if the server has another number by now, the job is a
    /// [`StoreError::Conflict`], for its tables may belong to somebody else.
    OnlyAs(NodeId),
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
            Self::AdminCommand(row) => {
                vec![&row.by, &row.command, row.outcome.as_deref().unwrap_or_default()]
            }
            Self::AdminCommandDone { id: _, outcome } => vec![outcome],
            Self::Due { table, .. } | Self::Archive { table, .. } | Self::Forget { table, .. } => {
                vec![table]
            }
            Self::Banned { .. }
            | Self::Token { .. }
            | Self::Link { .. }
            | Self::LinkUsed { .. }
            | Self::Alive(_)
            | Self::Pause(_)
            | Self::OnlyAs(_) => Vec::new(),
        }
    }
}

/// Changes that are saved together or not at all. All of them are about one table or one person,
/// so that tables and people could be spread over several databases.
pub type Job = Vec<Change>;

/// What a change is about.
#[cfg(test)]
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Subject<'a> {
    Table(&'a str),
    Guest(GuestId),
    AdminCommand(i64),
    Server,
}

#[cfg(test)]
impl Change {
    /// What it is about; nothing if it changes nothing, or is found by a hash.
    fn subject(&self) -> Option<Subject<'_>> {
        match self {
            Self::Guest(row) => Some(Subject::Guest(row.id)),
            Self::Named { guest, .. }
            | Self::Banned { guest, .. }
            | Self::Token { guest, .. }
            | Self::Link { guest, .. } => Some(Subject::Guest(*guest)),
            Self::Table(row) => Some(Subject::Table(&row.code)),
            Self::Entry(row) => Some(Subject::Table(&row.table)),
            Self::Chat(row) => Some(Subject::Table(&row.table)),
            Self::Due { table, .. } | Self::Archive { table, .. } | Self::Forget { table, .. } => {
                Some(Subject::Table(table))
            }
            Self::AdminCommand(row) => Some(Subject::AdminCommand(row.id)),
            Self::AdminCommandDone { id, .. } => Some(Subject::AdminCommand(*id)),
            Self::Alive(_) | Self::Pause(_) => Some(Subject::Server),
            Self::LinkUsed { .. } | Self::OnlyAs(_) => None,
        }
    }
}

/// Is everything in a job about the same table or person? Every job of the server's tests is
/// asked.
#[cfg(test)]
fn is_about_one(job: &Job) -> bool {
    let subjects: std::collections::BTreeSet<_> = job.iter().filter_map(Change::subject).collect();
    subjects.len() <= 1
}

/// When a table that is awake must be woken: at every start.
pub const AWAKE: Millis = 0;

/// Which finished games are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Those that are archived, or those that are not?
    pub archived: bool,
    /// Those that last changed before this time.
    pub before: Millis,
    /// Those that come after this one, in the order in which they are returned.
    pub after: (Millis, String),
    /// The node that looks for them, if several share the database: tables of others that live are
    /// left out.
    pub node: Option<NodeId>,
}

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
    /// Another node has declared this one dead: its tables belong to others now. It must join
    /// again before it saves anything.
    Deposed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict(what) => write!(f, "this cannot be kept: {what}"),
            Self::Unavailable(what) => write!(f, "the database cannot be used now: {what}"),
            Self::Replaced => f.write_str("another server uses the database already"),
            Self::Deposed => f.write_str("the other servers have taken over from this one"),
        }
    }
}

impl std::error::Error for StoreError {}

impl live::environment::StoreError for StoreError {
    fn is_conflict(&self) -> bool {
        match self {
            Self::Conflict(_) => true,
            Self::Unavailable(_) | Self::Replaced | Self::Deposed => false,
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

    /// The guest whom a link signs in, and until when.
    #[allow(missing_docs)]
    fn link(&mut self, hash: &[u8; 32]) -> Result<Option<(GuestId, Millis)>, StoreError>;

    /// A guest by their number.
    #[allow(missing_docs)]
    fn guest(&mut self, id: GuestId) -> Result<Option<GuestRow>, StoreError>;

    /// Every table that is waiting or playing, oldest first.
    #[allow(missing_docs)]
    fn open_tables(&mut self) -> Result<Vec<TableRow>, StoreError>;

    /// The tables that wait or play and are due between these times, the first due first. Where
    /// several servers share the database, those of this node.
    #[allow(missing_docs)]
    fn due_tables(
        &mut self,
        node: Option<NodeId>,
        due: RangeInclusive<Millis>,
    ) -> Result<Vec<TableRow>, StoreError>;

    /// When a table must be woken.
    #[allow(missing_docs)]
    fn due(&mut self, table: &str) -> Result<Option<Millis>, StoreError>;

    /// Every table that waits for players, oldest first.
    #[allow(missing_docs)]
    fn waiting_tables(&mut self) -> Result<Vec<TableRow>, StoreError>;

    /// A table by its code.
    #[allow(missing_docs)]
    fn table(&mut self, code: &str) -> Result<Option<TableRow>, StoreError>;

    /// The tables where a guest sits or sat, the last touched first.
    #[allow(missing_docs)]
    fn tables_of(&mut self, guest: GuestId, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Open tables whose game is over, the last touched first.
    #[allow(missing_docs)]
    fn recent_games(&mut self, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Finished games, by the time of their last public change and their code.
    #[allow(missing_docs)]
    fn finished(&mut self, which: Finished, most: u32)
    -> Result<Vec<(Millis, String)>, StoreError>;

    /// The entries of a table's game, in order, archived or not.
    #[allow(missing_docs)]
    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError>;

    /// The last lines of chat at a table, oldest first.
    #[allow(missing_docs)]
    fn chat(&mut self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError>;

    /// Operators' commands that no server has carried out yet, oldest first.
    #[allow(missing_docs)]
    fn pending_admin_commands(&mut self) -> Result<Vec<AdminCommandRow>, StoreError>;

    /// The last commands of operators, newest first.
    #[allow(missing_docs)]
    fn admin_commands(&mut self, most: u32) -> Result<Vec<AdminCommandRow>, StoreError>;

    /// When a server was last alive.
    #[allow(missing_docs)]
    fn alive(&mut self) -> Result<Option<Millis>, StoreError>;

    /// The pauses of all tables and of this one that ended after this moment, in order.
    #[allow(missing_docs)]
    fn pauses(&mut self, table: &str, since: Millis) -> Result<Vec<Pause>, StoreError>;

    /// The same database as one that several servers share.
    ///
    /// # Errors
    /// If it cannot be shared.
    fn cluster(&mut self) -> Result<&mut dyn Cluster, StoreError> {
        Err(StoreError::Unavailable("only a PostgreSQL database can be shared".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_about_two_people_is_noticed() {
        let named = |guest| Change::Named { guest, name: "Wamba".to_owned() };
        let token = Change::Token { guest: 7, hash: [7; 32] };
        assert!(is_about_one(&vec![Change::LinkUsed { hash: [1; 32] }, named(7), token]));
        assert!(!is_about_one(&vec![named(7), named(8)]));
    }
}
