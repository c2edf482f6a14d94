//! One connection to PostgreSQL, and how it is made.
//!
//! With a synchronous standby, a commit returns when the standby has it too. If that wait is cut
//! short (the connection breaks, an operator ends the session, the primary restarts), the
//! transaction is visible on the primary but is lost if the primary is. When a later write returns,
//! the standby has everything before it as well. Therefore a connection begins with a write, and
//! nothing is read over it before that.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use postgres::error::Severity;
use postgres::types::ToSql;
use postgres::{Client, Row, Statement};

use super::address::Address;
use super::batch::Step;
use super::{NodeId, StoreError};

/// The advisory lock of this database's server: `Ivanhoe`.
pub(super) const SERVER_LOCK: i64 = 0x0049_7661_6e68_6f65;

/// How long a server that has just ended may take to release its lock.
pub(super) const LOCK_TIMEOUT: Duration = Duration::from_secs(2);

/// The delay between two attempts.
pub(super) const RETRY_DELAY: Duration = Duration::from_millis(100);

/// A write that changes no table.
const FIRST_WRITE: &str = "SELECT pg_logical_emit_message(TRUE, 'ivanhoe', '')";

/// A connection and its prepared statements.
pub(super) struct Session {
    pub(super) client: Client,
    statements: HashMap<String, Statement>,
    /// Has PostgreSQL sent a warning?
    warned: Arc<AtomicBool>,
}

/// A transaction: its writer, its number, and the node whose it is.
#[derive(Clone, Copy)]
pub(super) struct Transaction<'a> {
    pub(super) writer: &'a str,
    pub(super) number: i64,
    pub(super) node: Option<NodeId>,
}

/// Leaves the mark of a transaction.
const MARK: &str = "WITH last AS (DELETE FROM marks WHERE writer = $1 AND number < $2) \
    INSERT INTO marks (writer, number, kept) VALUES ($1, $2, TRUE)";

/// The same for a node, unless it is dead. Nobody can declare it dead until the transaction ends.
const MARK_OF_NODE: &str = "WITH last AS (DELETE FROM marks WHERE writer = $1 AND number < $2), \
    fence AS (SELECT 1 FROM nodes WHERE id = $3 AND NOT dead FOR SHARE) \
    INSERT INTO marks (writer, number, kept) SELECT $1, $2, TRUE FROM fence";

/// Why a step of a transaction failed.
pub(super) enum StepError {
    Postgres(postgres::Error),
    Conflict(String),
    Deposed,
}

impl From<postgres::Error> for StepError {
    fn from(error: postgres::Error) -> Self {
        Self::Postgres(error)
    }
}

impl From<StepError> for StoreError {
    fn from(error: StepError) -> Self {
        match error {
            StepError::Postgres(error) => error.into(),
            StepError::Conflict(why) => Self::Conflict(why),
            StepError::Deposed => Self::Deposed,
        }
    }
}

impl Session {
    /// Connects. Everything visible over the new connection is on the standby too.
    pub(super) fn open(address: &Address) -> Result<Self, StoreError> {
        let warned = Arc::<AtomicBool>::default();
        let received = Arc::clone(&warned);
        let client = address.connect(move |notice| {
            if notice.parsed_severity() == Some(Severity::Warning) {
                received.store(true, Ordering::Relaxed);
            }
        })?;
        let mut session = Self { client, statements: HashMap::new(), warned };
        if session.client.query_one("SELECT pg_is_in_recovery()", &[])?.get(0) {
            let why = "it is a read-only standby; name the primary in its place";
            return Err(StoreError::Unavailable(why.to_owned()));
        }
        session.durably(|client| client.batch_execute(FIRST_WRITE))?;
        Ok(session)
    }

    /// Ends a transaction. PostgreSQL only warns when it no longer waits for a standby; for us that
    /// is an error.
    pub(super) fn durably<T>(
        &mut self,
        end: impl FnOnce(&mut Client) -> Result<T, postgres::Error>,
    ) -> Result<T, StoreError> {
        self.warned.store(false, Ordering::Relaxed);
        let ended = end(&mut self.client)?;
        if self.warned.load(Ordering::Relaxed) {
            let why = "PostgreSQL has not waited for its standby";
            return Err(StoreError::Unavailable(why.to_owned()));
        }
        Ok(ended)
    }

    /// A statement, prepared once.
    fn prepare(&mut self, sql: &str) -> Result<Statement, postgres::Error> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql)?;
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    pub(super) fn rows(
        &mut self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, postgres::Error> {
        let statement = self.prepare(sql)?;
        self.client.query(&statement, values)
    }

    /// Everything in a transaction except its COMMIT.
    pub(super) fn prepare_commit(
        &mut self,
        transaction: Transaction<'_>,
        steps: &[Step<'_>],
    ) -> Result<(), StepError> {
        let Transaction { writer, number, node } = transaction;
        self.client.batch_execute("BEGIN")?;
        let mark = self.prepare(if node.is_some() { MARK_OF_NODE } else { MARK })?;
        let marked = match node {
            Some(node) => self.client.execute(&mark, &[&writer, &number, &node])?,
            None => self.client.execute(&mark, &[&writer, &number])?,
        };
        if marked == 0 {
            return Err(StepError::Deposed);
        }
        for Step { sql, values, must_change } in steps {
            let statement = self.prepare(sql)?;
            let values = values.iter().map(|value| &**value as &(dyn ToSql + Sync));
            let changed = self.client.execute(&statement, &values.collect::<Vec<_>>())?;
            if must_change.is_some_and(|rows| rows as u64 != changed) {
                return Err(StepError::Conflict("what is to be changed is not there".to_owned()));
            }
        }
        Ok(())
    }

    /// Ends earlier, broken connections of this writer that PostgreSQL has not noticed: their locks
    /// would block us.
    pub(super) fn end_ghosts(&mut self, writer: &str) -> Result<u64, postgres::Error> {
        self.client.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE application_name = $1 AND pid <> pg_backend_pid()",
            &[&writer],
        )
    }
}

/// Keeps a second server away for as long as this connection lasts.
pub(super) fn lock(client: &mut Client) -> Result<(), StoreError> {
    let sql = "SELECT pg_try_advisory_lock($1)";
    let begun = Instant::now();
    while !client.query_one(sql, &[&SERVER_LOCK])?.get::<_, bool>(0) {
        if begun.elapsed() > LOCK_TIMEOUT {
            return Err(StoreError::Replaced);
        }
        thread::sleep(RETRY_DELAY);
    }
    Ok(())
}
