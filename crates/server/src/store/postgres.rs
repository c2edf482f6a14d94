//! Storage in a PostgreSQL database, version 13 or later.
//!
//! No pooler is needed: a server has a few connections, which last. Their settings are in what they
//! begin with (`address.rs`), but they have prepared statements and a name, and a single server a
//! lock; a pooler in between must not use transaction pooling.
//!
//! A broken connection is replaced when it is next needed. If it breaks before COMMIT is sent,
//! nothing was saved. If it breaks at COMMIT, the client cannot know the outcome. Therefore every
//! transaction leaves a mark, and a new connection checks for the mark before the caller gets an
//! answer. It checks by writing, so that the answer stays true even if the primary is lost
//! afterwards.

use std::error::Error as _;
use std::fmt;
use std::ops::RangeInclusive;
use std::thread;
use std::time::{Duration, Instant};

use postgres::error::Severity;
use postgres::types::ToSql;
use postgres::{Client, Row};

use super::address::Address;
use super::archive::unpack;
use super::batch::{Batch, Step};
use super::handle::unknown;
use super::nodes::{must_be_alone, ours};
use super::session::{RETRY_DELAY, SERVER_LOCK, Session, StepError, Transaction, lock};
use super::sqlite::missing;
use super::{
    AdminCommandRow, ChatRow, Cluster, Database, EntryRow, Finished, GuestId, GuestRow, Job,
    Millis, NodeId, Pause, Stage, StoreError, TableRow,
};

/// The steps from an empty database to the current schema. A released step never changes.
const MIGRATIONS: [&str; 7] = [
    include_str!("../../migrations/postgres/001.sql"),
    include_str!("../../migrations/postgres/002.sql"),
    include_str!("../../migrations/postgres/003.sql"),
    include_str!("../../migrations/postgres/004.sql"),
    include_str!("../../migrations/postgres/005.sql"),
    include_str!("../../migrations/postgres/006.sql"),
    include_str!("../../migrations/postgres/007.sql"),
];

/// The advisory lock that keeps two programs from migrating at the same time.
const MIGRATION_LOCK: i64 = SERVER_LOCK + 1;

/// How long we try to find out what became of a broken COMMIT before its jobs are answered as
/// unknown. Callers wait longer than this.
const COMMIT_CHECK_TIMEOUT: Duration = Duration::from_secs(7);

/// The columns of a guest.
const GUEST: &str = "guests.id, guests.name, guests.banned, guests.created, guests.program";

/// The columns of a table.
pub(super) const TABLE: &str = "tables.code, tables.stage, tables.game, tables.open, \
    tables.created, tables.touched, tables.guests, tables.room";

/// When a server was last alive: the only one, or one of several.
pub(super) const ALIVE: &str = "SELECT GREATEST(\
    (SELECT value FROM meta WHERE name = 'alive'), \
    (SELECT (EXTRACT(EPOCH FROM max(seen)) * 1000)::BIGINT FROM nodes))";

/// A database in PostgreSQL.
pub struct Postgres {
    address: Address,
    access: Access,
    pub(super) session: Option<Session>,
    /// The name under which this value marks its transactions, over all its connections.
    writer: String,
    /// The number of its last transaction.
    number: i64,
    /// The node that writes here, if several share the database.
    pub(super) node: Option<NodeId>,
}

/// Who else may use the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// Anybody: this is a command, or a connection that only reads.
    Beside,
    /// No other server.
    Alone,
    /// Other servers, each as a node of its own.
    Shared,
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("writer", &self.writer).finish_non_exhaustive()
    }
}

/// Why a transaction was not committed.
enum Failure {
    /// Its connection was already broken; a new one may work.
    Broken(StoreError),
    /// Anything else.
    Final(StoreError),
}

impl Postgres {
    /// Connects to the database of this URL and migrates it.
    ///
    /// # Errors
    /// If it does not answer, or was written by a newer version of this program.
    pub fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_to_write(url, Access::Beside)
    }

    /// The same for a server, or for a command.
    pub(super) fn open_to_write(url: &str, access: Access) -> Result<Self, StoreError> {
        let mut postgres = Self::connect(url)?;
        postgres.access = access;
        if access == Access::Shared {
            postgres.address.give_up_early();
        }
        let session = postgres.session()?;
        let is_alone = access == Access::Alone;
        if is_outdated(&mut session.client)? {
            // A command of a newer version must not change the tables under a running server.
            // Nodes of two versions may run side by side, because a migration only adds.
            if !is_alone {
                lock(&mut session.client)?;
            }
            migrate(&mut session.client)?;
            if !is_alone {
                session.client.execute("SELECT pg_advisory_unlock($1)", &[&SERVER_LOCK])?;
            }
        }
        if is_alone {
            must_be_alone(&mut session.client)?;
        }
        if access != Access::Beside {
            let old = "DELETE FROM marks WHERE at < now() - INTERVAL '1 day'";
            session.client.batch_execute(old)?;
        }
        // This connection is known by the writer's name, and so are its successors.
        let sql = "SELECT set_config('application_name', 'ivanhoe ' || gen_random_uuid(), FALSE)";
        postgres.writer = session.client.query_one(sql, &[])?.get(0);
        postgres.address.application_name(&postgres.writer);
        Ok(postgres)
    }

    /// Prepares to read the database of this URL, whatever its version.
    pub(super) fn connect(url: &str) -> Result<Self, StoreError> {
        let (access, session, node) = (Access::Beside, None, None);
        let (writer, number) = (String::new(), 0);
        Ok(Self { address: Address::read(url)?, access, session, writer, number, node })
    }

    /// From now on transactions are marked with this name, which no other writer has had.
    pub(super) fn rename_writer(&mut self, name: &str) -> Result<(), StoreError> {
        let sql = "SELECT set_config('application_name', $1, FALSE)";
        self.session()?.client.execute(sql, &[&name])?;
        self.address.application_name(name);
        name.clone_into(&mut self.writer);
        Ok(())
    }

    /// The connection; a new one if there is none or the last one broke.
    pub(super) fn session(&mut self) -> Result<&mut Session, StoreError> {
        if self.session.as_ref().is_none_or(|session| session.client.is_closed()) {
            self.session = None;
            let mut session = Session::open(&self.address)?;
            let is_first = self.writer.is_empty();
            if !is_first {
                session.end_ghosts(&self.writer)?;
            }
            match self.access {
                Access::Beside | Access::Shared => {}
                Access::Alone => {
                    lock(&mut session.client)?;
                    if !is_first {
                        must_be_alone(&mut session.client)?;
                    }
                }
            }
            self.session = Some(session);
        }
        self.session.as_mut().ok_or_else(|| StoreError::Unavailable("no connection".to_owned()))
    }

    /// Runs a query. If the connection has broken since the last one, it tries once more.
    pub(super) fn rows(
        &mut self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        match self.session()?.rows(sql, values) {
            Err(error) if is_broken(&error) => {
                self.session = None;
                Ok(self.session()?.rows(sql, values)?)
            }
            answer => Ok(answer?),
        }
    }

    pub(super) fn row(
        &mut self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, values)?.pop())
    }

    /// One transaction with all these steps.
    fn transact(&mut self, steps: &[Step<'_>]) -> Result<(), Failure> {
        self.number += 1;
        let (writer, number, node) = (self.writer.clone(), self.number, self.node);
        let session = self.session().map_err(Failure::Final)?;
        let transaction = Transaction { writer: &writer, number, node };
        if let Err(error) = session.prepare_commit(transaction, steps) {
            let broken = matches!(&error, StepError::Postgres(error) if is_broken(error));
            if broken || session.client.batch_execute("ROLLBACK").is_err() {
                self.session = None;
            }
            let error = error.into();
            return Err(if broken { Failure::Broken(error) } else { Failure::Final(error) });
        }
        let commit = session.durably(|client| client.batch_execute("COMMIT"));
        let Err(error) = commit else { return Ok(()) };
        // Whatever the error says, it may have come after the transaction was committed.
        self.session = None;
        if self.find_out(number).map_err(Failure::Final)? {
            return Ok(());
        }
        Err(Failure::Final(error))
    }

    /// Was this transaction of ours committed? Waits for a database that is away, but not forever.
    fn find_out(&mut self, number: i64) -> Result<bool, StoreError> {
        let begun = Instant::now();
        loop {
            match self.was_kept(number) {
                Ok(kept) => return Ok(kept),
                Err(_) if begun.elapsed() < COMMIT_CHECK_TIMEOUT => thread::sleep(RETRY_DELAY),
                Err(error) => return Err(unknown(&error.to_string())),
            }
        }
    }

    /// Was this transaction of ours committed?
    ///
    /// Writing the same mark waits for the transaction if the server has not ended it yet, and
    /// makes it fail if it has not got that far. A mark that we write here records that it was not
    /// committed, in case this connection breaks too. A mark that already exists is written as
    /// well: a query that only reads would find a transaction that no standby has.
    fn was_kept(&mut self, number: i64) -> Result<bool, StoreError> {
        let writer = self.writer.clone();
        let ask = "INSERT INTO marks (writer, number, kept) VALUES ($1, $2, FALSE) \
                   ON CONFLICT (writer, number) DO UPDATE SET at = now() RETURNING kept";
        let session = self.session()?;
        Ok(session.durably(|client| client.query_one(ask, &[&writer, &number]))?.get(0))
    }
}

/// How many migrations a database has had, and those that it lacks.
fn version(client: &mut Client) -> Result<(u32, &'static [&'static str]), StoreError> {
    let sql = "SELECT to_regclass('migrations') IS NOT NULL";
    let mut done = 0;
    if client.query_one(sql, &[])?.get(0) {
        let sql = "SELECT COALESCE(max(number), 0) FROM migrations";
        let number: i64 = client.query_one(sql, &[])?.get(0);
        done = u32::try_from(number).unwrap_or(u32::MAX);
    }
    Ok((done, missing(&MIGRATIONS, done)?))
}

/// Does the database lack a migration?
pub(super) fn is_outdated(client: &mut Client) -> Result<bool, StoreError> {
    Ok(!version(client)?.1.is_empty())
}

/// Runs the missing migrations, each in its own transaction.
pub(super) fn migrate(client: &mut Client) -> Result<(), StoreError> {
    while is_outdated(client)? {
        let mut tx = client.transaction()?;
        // A large database may take its time.
        tx.batch_execute("SET LOCAL statement_timeout = 0")?;
        tx.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK])?;
        tx.batch_execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)")?;
        let sql = "SELECT COALESCE(max(number), 0) FROM migrations";
        let done: i64 = tx.query_one(sql, &[])?.get(0);
        // Another process may have been faster.
        if let Some(step) = usize::try_from(done).ok().and_then(|done| MIGRATIONS.get(done)) {
            tx.batch_execute(step)?;
            tx.execute("INSERT INTO migrations (number) VALUES ($1)", &[&(done + 1)])?;
        }
        tx.commit()?;
    }
    Ok(())
}

/// Is the connection unusable after this error?
pub(super) fn is_broken(error: &postgres::Error) -> bool {
    error.as_db_error().is_none_or(|error| {
        matches!(error.parsed_severity(), Some(Severity::Fatal | Severity::Panic))
    })
}

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> Self {
        let cause = error.source().map_or_else(String::new, |cause| format!(": {cause}"));
        let text = format!("{error}{cause}");
        // Class 23: a constraint is violated. Class 22: a value that no column accepts.
        let refused = ["22", "23"];
        match error.code() {
            Some(code) if refused.iter().any(|class| code.code().starts_with(class)) => {
                Self::Conflict(text)
            }
            _ => Self::Unavailable(text),
        }
    }
}

impl Database for Postgres {
    fn commit(&mut self, jobs: &[&Job]) -> Result<(), StoreError> {
        if self.access == Access::Shared && self.node.is_none() {
            return Err(StoreError::Deposed);
        }
        let batch = Batch::of(jobs, self.node);
        if batch.is_foreign() {
            return Err(StoreError::Conflict("it is for another node".to_owned()));
        }
        let steps = batch.steps();
        let answer = match self.transact(&steps) {
            Err(Failure::Broken(_)) => self.transact(&steps),
            answer => answer,
        };
        answer.map_err(|failure| match failure {
            Failure::Broken(error) | Failure::Final(error) => error,
        })
    }

    fn guest_by_token(&mut self, hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        let sql = format!(
            "SELECT {GUEST} FROM tokens JOIN guests ON guests.id = tokens.guest WHERE hash = $1"
        );
        self.row(&sql, &[&&hash[..]])?.map(|row| guest(&row)).transpose()
    }

    fn link(&mut self, hash: &[u8; 32]) -> Result<Option<(GuestId, Millis)>, StoreError> {
        let row = self.row("SELECT guest, until FROM links WHERE hash = $1", &[&&hash[..]])?;
        row.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    fn guest(&mut self, id: GuestId) -> Result<Option<GuestRow>, StoreError> {
        let sql = format!("SELECT {GUEST} FROM guests WHERE id = $1");
        self.row(&sql, &[&id])?.map(|row| guest(&row)).transpose()
    }

    fn open_tables(&mut self) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE} FROM tables WHERE stage IN ('waiting', 'playing') \
             ORDER BY created, code"
        );
        self.rows(&sql, &[])?.iter().map(table).collect()
    }

    fn due_tables(
        &mut self,
        node: Option<NodeId>,
        due: RangeInclusive<Millis>,
    ) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE} FROM tables WHERE stage IN ('waiting', 'playing') \
             AND due BETWEEN $2 AND $3 AND ($1::BIGINT IS NULL OR owner = $1) ORDER BY due, code"
        );
        self.rows(&sql, &[&node, due.start(), due.end()])?.iter().map(table).collect()
    }

    fn due(&mut self, table: &str) -> Result<Option<Millis>, StoreError> {
        let row = self.row("SELECT due FROM tables WHERE code = $1", &[&table])?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    fn waiting_tables(&mut self) -> Result<Vec<TableRow>, StoreError> {
        let sql =
            format!("SELECT {TABLE} FROM tables WHERE stage = 'waiting' ORDER BY created, code");
        self.rows(&sql, &[])?.iter().map(table).collect()
    }

    fn table(&mut self, code: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = format!("SELECT {TABLE} FROM tables WHERE code = $1");
        self.row(&sql, &[&code])?.map(|row| table(&row)).transpose()
    }

    fn tables_of(&mut self, guest: GuestId, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE} FROM sitters JOIN tables USING (code) WHERE guest = $1 \
             ORDER BY touched DESC, code DESC LIMIT $2"
        );
        self.rows(&sql, &[&guest, &i64::from(most)])?.iter().map(table).collect()
    }

    fn recent_games(&mut self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE} FROM tables WHERE stage = 'over' AND open \
             ORDER BY touched DESC, code DESC LIMIT $1"
        );
        self.rows(&sql, &[&i64::from(most)])?.iter().map(table).collect()
    }

    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        let sql = "SELECT code, seq, at, seat, cause, id, move, events, banks FROM entries \
                   WHERE code = $1 ORDER BY seq";
        let rows = self.rows(sql, &[&table])?;
        if !rows.is_empty() {
            return rows.iter().map(entry).collect();
        }
        let row = self.row("SELECT record FROM archive WHERE code = $1", &[&table])?;
        row.map_or(Ok(Vec::new()), |row| unpack(table, row.try_get(0)?))
    }

    fn finished(
        &mut self,
        which: Finished,
        most: u32,
    ) -> Result<Vec<(Millis, String)>, StoreError> {
        let Finished { archived, before, after, node } = which;
        let ours = ours!();
        let which = match archived {
            true => "archived",
            false => "stage IN ('over', 'ended') AND NOT archived",
        };
        // A node of an earlier version cannot read what is archived.
        let sql = format!(
            "SELECT touched, code FROM tables WHERE {which} AND {ours} \
             AND (touched, code) > ($2, $3) AND touched < $4 \
             AND NOT EXISTS (SELECT FROM nodes AS own, nodes AS other \
               WHERE own.id = $1 AND NOT other.dead AND other.version <> own.version) \
             ORDER BY touched, code LIMIT $5"
        );
        let values: [&(dyn ToSql + Sync); 5] =
            [&node, &after.0, &after.1, &before, &i64::from(most)];
        let rows = self.rows(&sql, &values)?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    fn chat(&mut self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT code, seq, at, guest, name, text FROM chat WHERE code = $1 \
                   ORDER BY seq DESC LIMIT $2";
        self.rows(sql, &[&table, &i64::from(most)])?.iter().rev().map(chat).collect()
    }

    fn pending_admin_commands(&mut self) -> Result<Vec<AdminCommandRow>, StoreError> {
        let sql = "SELECT id, at, operator, text, outcome FROM orders WHERE outcome IS NULL \
                   ORDER BY id";
        self.rows(sql, &[])?.iter().map(admin_command).collect()
    }

    fn admin_commands(&mut self, most: u32) -> Result<Vec<AdminCommandRow>, StoreError> {
        let sql = "SELECT id, at, operator, text, outcome FROM orders ORDER BY id DESC LIMIT $1";
        self.rows(sql, &[&i64::from(most)])?.iter().map(admin_command).collect()
    }

    fn alive(&mut self) -> Result<Option<Millis>, StoreError> {
        let row = self.row(ALIVE, &[])?;
        Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
    }

    fn pauses(&mut self, table: &str, since: Millis) -> Result<Vec<Pause>, StoreError> {
        let sql = "SELECT begun, ended FROM pauses WHERE ended > $1 UNION ALL \
                   SELECT begun, ended FROM table_pauses WHERE code = $2 AND ended > $1 \
                   ORDER BY begun";
        let pause = |row: &Row| Ok(Pause { begun: row.try_get(0)?, ended: row.try_get(1)? });
        self.rows(sql, &[&since, &table])?.iter().map(pause).collect()
    }

    fn cluster(&mut self) -> Result<&mut dyn Cluster, StoreError> {
        Ok(self)
    }
}

fn guest(row: &Row) -> Result<GuestRow, StoreError> {
    Ok(GuestRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        banned: row.try_get(2)?,
        created: row.try_get(3)?,
        program: row.try_get(4)?,
    })
}

pub(super) fn table(row: &Row) -> Result<TableRow, StoreError> {
    let word: &str = row.try_get(1)?;
    let stage = Stage::from_word(word).ok_or_else(|| odd(word))?;
    let guests: &str = row.try_get(6)?;
    Ok(TableRow {
        code: row.try_get(0)?,
        stage,
        game: row.try_get(2)?,
        open: row.try_get(3)?,
        created: row.try_get(4)?,
        touched: row.try_get(5)?,
        guests: guests.split(' ').filter_map(|id| id.parse().ok()).collect(),
        meta: row.try_get(7)?,
    })
}

/// An unexpected value was found.
fn odd(what: impl fmt::Debug) -> StoreError {
    StoreError::Unavailable(format!("{what:?} is not of this program"))
}

fn seq(row: &Row) -> Result<u32, StoreError> {
    let seq: i64 = row.try_get(1)?;
    u32::try_from(seq).map_err(|_| odd(seq))
}

fn entry(row: &Row) -> Result<EntryRow, StoreError> {
    Ok(EntryRow {
        table: row.try_get(0)?,
        seq: seq(row)?,
        at: row.try_get(2)?,
        by: row.try_get(3)?,
        cause: row.try_get(4)?,
        id: row.try_get(5)?,
        mv: row.try_get(6)?,
        events: row.try_get(7)?,
        banks: row.try_get(8)?,
    })
}

fn chat(row: &Row) -> Result<ChatRow, StoreError> {
    Ok(ChatRow {
        table: row.try_get(0)?,
        seq: seq(row)?,
        at: row.try_get(2)?,
        guest: row.try_get(3)?,
        name: row.try_get(4)?,
        text: row.try_get(5)?,
    })
}

fn admin_command(row: &Row) -> Result<AdminCommandRow, StoreError> {
    Ok(AdminCommandRow {
        id: row.try_get(0)?,
        at: row.try_get(1)?,
        by: row.try_get(2)?,
        command: row.try_get(3)?,
        outcome: row.try_get(4)?,
    })
}
