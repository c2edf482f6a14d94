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
use postgres::{Client, Config, NoTls, Row, Statement};

use super::StoreError;
use super::batch::Step;

/// The advisory lock of this database's server: `Ivanhoe`.
pub(super) const SERVER_LOCK: i64 = 0x0049_7661_6e68_6f65;

/// How long a server that has just ended may take to release its lock.
const LOCK_PATIENCE: Duration = Duration::from_secs(2);

/// The delay between two attempts.
pub(super) const RETRY_DELAY: Duration = Duration::from_millis(100);

/// Every commit waits for the disk, nothing waits forever, and the locks of a client whose machine
/// is gone are released within half a minute.
const SETTINGS: &str = "SET synchronous_commit = on; SET lock_timeout = '5s'; \
    SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '30s'; \
    SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

/// A write that changes no table.
const FIRST_WRITE: &str = "SELECT pg_logical_emit_message(TRUE, 'ivanhoe', '')";

/// A connection and its prepared statements.
pub(super) struct Session {
    pub(super) client: Client,
    statements: HashMap<String, Statement>,
    /// Has PostgreSQL sent a warning?
    warned: Arc<AtomicBool>,
}

/// Why a step of a transaction failed.
pub(super) enum StepError {
    Postgres(postgres::Error),
    Conflict(String),
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
        }
    }
}

impl Session {
    /// Connects. Everything visible over the new connection is on the standby too.
    pub(super) fn open(config: &Config) -> Result<Self, StoreError> {
        let warned = Arc::<AtomicBool>::default();
        let (mut config, received) = (config.clone(), Arc::clone(&warned));
        config.notice_callback(move |notice| {
            if notice.parsed_severity() == Some(Severity::Warning) {
                received.store(true, Ordering::Relaxed);
            }
        });
        let client = config.connect(NoTls)?;
        let mut session = Self { client, statements: HashMap::new(), warned };
        session.client.batch_execute(SETTINGS)?;
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
        writer: &str,
        number: i64,
        steps: &[Step<'_>],
    ) -> Result<(), StepError> {
        self.client.batch_execute("BEGIN")?;
        let mark = self.prepare(
            "WITH last AS (DELETE FROM marks WHERE writer = $1 AND number < $2) \
             INSERT INTO marks (writer, number, kept) VALUES ($1, $2, TRUE)",
        )?;
        self.client.execute(&mark, &[&writer, &number])?;
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

/// The connection settings from a URL. No timeout is longer than a player would wait.
pub(super) fn config(url: &str) -> Result<Config, StoreError> {
    let mut config: Config = url.parse()?;
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(Duration::from_secs(5));
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(Duration::from_secs(10));
    }
    if config.get_application_name().is_none() {
        config.application_name("ivanhoe");
    }
    config.keepalives_idle(Duration::from_secs(10)).keepalives_interval(Duration::from_secs(5));
    config.keepalives_retries(3);
    Ok(config)
}

/// Keeps a second server away for as long as this connection lasts.
pub(super) fn lock(client: &mut Client) -> Result<(), StoreError> {
    let sql = "SELECT pg_try_advisory_lock($1)";
    let begun = Instant::now();
    while !client.query_one(sql, &[&SERVER_LOCK])?.get::<_, bool>(0) {
        if begun.elapsed() > LOCK_PATIENCE {
            return Err(StoreError::Replaced);
        }
        thread::sleep(RETRY_DELAY);
    }
    Ok(())
}
