//! Storage in one SQLite file.

use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;

use rusqlite::{
    CachedStatement, Connection, ErrorCode, OptionalExtension as _, Params, Row,
    TransactionBehavior,
};
use rusqlite::{Transaction, params};

use super::archive::unpack;
use super::{
    AdminCommandRow, Change, ChatRow, Database, EntryRow, Finished, GuestId, GuestRow, Job, Millis,
    NodeId, Pause, Stage, StoreError, TableRow,
};

/// The name of the file in its folder.
pub(super) const FILE: &str = "ivanhoe.db";

/// The steps from an empty file to the current schema. A released step never changes.
const MIGRATIONS: [&str; 7] = [
    include_str!("../../migrations/sqlite/001.sql"),
    include_str!("../../migrations/sqlite/002.sql"),
    include_str!("../../migrations/sqlite/003.sql"),
    include_str!("../../migrations/sqlite/004.sql"),
    include_str!("../../migrations/sqlite/005.sql"),
    include_str!("../../migrations/sqlite/006.sql"),
    include_str!("../../migrations/sqlite/007.sql"),
];

/// How long a transaction of another process (a command run alongside the server) may block us.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The write-ahead log is checkpointed after this many pages of 4 KB. Every move changes the last
/// page of its table: the rarer the checkpoints, the fewer pages are written twice. The log then
/// has 16 MB, which a restart reads in a moment.
const GATHERED_PAGES: u32 = 4000;

/// The size of the page cache in KiB: enough for the last pages of all running games.
const REMEMBERED: i64 = 16 * 1024;

/// Stores an entry.
const ENTRY: &str = "INSERT INTO entries (code, seq, at, seat, cause, id, move, events, banks) \
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";

/// Stores when the server was last alive.
const ALIVE: &str = "INSERT INTO meta (name, value) VALUES ('alive', ?) \
    ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// The columns of a guest.
const GUEST: &str = "guests.id, guests.name, guests.banned, guests.created, guests.program";

/// The columns of a table.
const TABLE: &str = "tables.code, tables.stage, tables.game, tables.open, tables.created, \
    tables.touched, tables.guests, tables.room";

/// A database in a SQLite file, or in memory for tests.
#[derive(Debug)]
pub struct Sqlite {
    connection: Connection,
}

impl Sqlite {
    /// Opens the file in this folder, creates it if it does not exist, and migrates it.
    ///
    /// # Errors
    /// If it cannot be opened, or was written by a newer version of this program.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let mut sqlite = Self::connect(folder)?;
        sqlite.migrate()?;
        Ok(sqlite)
    }

    /// An empty database that lives as long as this value.
    ///
    /// # Errors
    /// If SQLite refuses, which it has no reason to do.
    pub fn in_memory() -> Result<Self, StoreError> {
        let mut sqlite = Self::over(Connection::open_in_memory()?)?;
        sqlite.migrate()?;
        Ok(sqlite)
    }

    /// Opens the file in this folder, whatever its version.
    pub(super) fn connect(folder: &Path) -> Result<Self, StoreError> {
        let path = folder.join(FILE);
        let named = |error: &dyn std::fmt::Display| {
            StoreError::Unavailable(format!("{}: {error}", path.display()))
        };
        std::fs::create_dir_all(folder).map_err(|error| named(&error))?;
        let connection = Connection::open(&path).map_err(|error| named(&error))?;
        if !is_ours(&connection).map_err(|error| named(&error))? {
            return Err(named(&"this is no database of this program"));
        }
        Self::over(connection).map_err(|error| named(&error))
    }

    /// Runs the checks that a server start has time for: a server that continues with a damaged
    /// file damages it more.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let damaged = |found: &str| {
            StoreError::Unavailable(format!("the file is damaged, restore a backup: {found}"))
        };
        let check = "PRAGMA quick_check(1)";
        match self.connection.query_row(check, [], |row| row.get::<_, String>(0)) {
            Ok(found) if found == "ok" => Ok(()),
            Ok(found) => Err(damaged(&found)),
            Err(error) => Err(damaged(&error.to_string())),
        }
    }

    /// Configures a connection. FULL makes every commit wait for the disk, which WAL alone does
    /// not.
    fn over(connection: Connection) -> Result<Self, StoreError> {
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "wal_autocheckpoint", GATHERED_PAGES)?;
        // A negative number counts KiB, not pages.
        connection.pragma_update(None, "cache_size", -REMEMBERED)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(Self { connection })
    }

    /// Migrates the database of a connection, for a caller who goes on using it.
    pub(super) fn migrated(connection: Connection) -> Result<Connection, StoreError> {
        let mut sqlite = Self::over(connection)?;
        sqlite.migrate()?;
        Ok(sqlite.connection)
    }

    /// Does the file lack a migration?
    pub(super) fn is_outdated(&self) -> Result<bool, StoreError> {
        let (_, missing) = version(&self.connection)?;
        Ok(!missing.is_empty())
    }

    /// Runs the missing migrations, each in its own transaction.
    pub(super) fn migrate(&mut self) -> Result<(), StoreError> {
        // A step may replace a table that others refer to.
        self.connection.pragma_update(None, "foreign_keys", false)?;
        while self.is_outdated()? {
            let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            // Another process may have been faster.
            let (done, missing) = version(&tx)?;
            if let Some(step) = missing.first() {
                tx.execute_batch(step)?;
                if has_loose_ends(&tx)? {
                    let why = "rows refer to others that are not there";
                    return Err(StoreError::Unavailable(why.to_owned()));
                }
                tx.pragma_update(None, "user_version", done + 1)?;
            }
            tx.commit()?;
        }
        self.connection.pragma_update(None, "foreign_keys", true)?;
        Ok(())
    }

    /// All rows that a query finds.
    fn rows<T>(
        &self,
        sql: &str,
        params: impl Params,
        row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let rows = statement.query_map(params, row)?.collect::<Result<_, _>>()?;
        Ok(rows)
    }

    /// The row that a query finds, if any.
    fn row<T>(
        &self,
        sql: &str,
        params: impl Params,
        row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        let mut statement = self.connection.prepare_cached(sql)?;
        Ok(statement.query_row(params, row).optional()?)
    }
}

/// The application id by which SQLite tells our files from others: `Ivan`.
pub(super) const APPLICATION: i64 = 0x4976_616e;

/// Is this a file of this program, or an empty one?
fn is_ours(connection: &Connection) -> rusqlite::Result<bool> {
    let application: i64 =
        connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let is_empty = || connection.prepare("SELECT 1 FROM sqlite_schema")?.exists([]).map(|any| !any);
    Ok(application == APPLICATION || (application == 0 && is_empty()?))
}

/// Does a row refer to one that does not exist?
pub(super) fn has_loose_ends(connection: &Connection) -> rusqlite::Result<bool> {
    connection.prepare("PRAGMA foreign_key_check")?.exists([])
}

/// How many migrations a file has had, and those that it lacks.
fn version(connection: &Connection) -> Result<(u32, &'static [&'static str]), StoreError> {
    let done = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok((done, missing(&MIGRATIONS, done)?))
}

/// The missing migrations. A file written by a newer program is refused.
pub(super) fn missing<'a>(all: &'a [&'a str], done: u32) -> Result<&'a [&'a str], StoreError> {
    all.get(done as usize..).ok_or_else(|| {
        StoreError::Unavailable(format!(
            "it was written by a newer version of this program \
             (its format is {done}, this program knows up to {})",
            all.len()
        ))
    })
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) {
            Self::Conflict(error.to_string())
        } else {
            Self::Unavailable(error.to_string())
        }
    }
}

impl Database for Sqlite {
    fn commit(&mut self, jobs: &[&Job]) -> Result<(), StoreError> {
        // Immediate: a transaction that begins by reading could fail at its first write.
        let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Most changes are entries: their statement is looked up once.
        let mut entries = tx.prepare_cached(ENTRY)?;
        let mut alive = None;
        for change in jobs.iter().copied().flatten() {
            save(&tx, &mut entries, &mut alive, change)?;
        }
        if let Some(at) = alive {
            tx.prepare_cached(ALIVE)?.execute([at])?;
        }
        drop(entries);
        Ok(tx.commit()?)
    }

    fn guest_by_token(&mut self, hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        let sql = format!(
            "SELECT {GUEST} FROM tokens JOIN guests ON guests.id = tokens.guest WHERE hash = ?"
        );
        self.row(&sql, [hash], guest)
    }

    fn link(&mut self, hash: &[u8; 32]) -> Result<Option<(GuestId, Millis)>, StoreError> {
        let sql = "SELECT guest, until FROM links WHERE hash = ?";
        self.row(sql, [hash], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    fn guest(&mut self, id: GuestId) -> Result<Option<GuestRow>, StoreError> {
        self.row(&format!("SELECT {GUEST} FROM guests WHERE id = ?"), [id], guest)
    }

    fn open_tables(&mut self) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE} FROM tables WHERE stage IN ('waiting', 'playing') \
             ORDER BY created, code"
        );
        self.rows(&sql, [], table)
    }

    fn due_tables(
        &mut self,
        _: Option<NodeId>,
        due: RangeInclusive<Millis>,
    ) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE} FROM tables WHERE stage IN ('waiting', 'playing') \
             AND due BETWEEN ? AND ? ORDER BY due, code"
        );
        self.rows(&sql, [due.start(), due.end()], table)
    }

    fn due(&mut self, table: &str) -> Result<Option<Millis>, StoreError> {
        self.row("SELECT due FROM tables WHERE code = ?", [table], |row| row.get(0))
    }

    fn waiting_tables(&mut self) -> Result<Vec<TableRow>, StoreError> {
        let sql =
            format!("SELECT {TABLE} FROM tables WHERE stage = 'waiting' ORDER BY created, code");
        self.rows(&sql, [], table)
    }

    fn table(&mut self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.row(&format!("SELECT {TABLE} FROM tables WHERE code = ?"), [code], table)
    }

    fn tables_of(&mut self, guest: GuestId, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE} FROM sitters JOIN tables USING (code) WHERE guest = ? \
             ORDER BY touched DESC, code DESC LIMIT ?"
        );
        self.rows(&sql, params![guest, most], table)
    }

    fn recent_games(&mut self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = format!(
            "SELECT {TABLE} FROM tables WHERE stage = 'over' AND open = 1 \
             ORDER BY touched DESC, code DESC LIMIT ?"
        );
        self.rows(&sql, [most], table)
    }

    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        let sql = "SELECT code, seq, at, seat, cause, id, move, events, banks FROM entries \
                   WHERE code = ? ORDER BY seq";
        let entries = self.rows(sql, [table], entry)?;
        if !entries.is_empty() {
            return Ok(entries);
        }
        let sql = "SELECT record FROM archive WHERE code = ?";
        let record = self.row(sql, [table], |row| row.get::<_, Vec<u8>>(0))?;
        record.map_or(Ok(Vec::new()), |record| unpack(table, &record))
    }

    fn finished(
        &mut self,
        which: Finished,
        most: u32,
    ) -> Result<Vec<(Millis, String)>, StoreError> {
        let Finished { archived, before, after, node: _ } = which;
        let which = match archived {
            true => "archived = 1",
            false => "stage IN ('over', 'ended') AND archived = 0",
        };
        let sql = format!(
            "SELECT touched, code FROM tables WHERE {which} \
             AND (touched, code) > (?, ?) AND touched < ? ORDER BY touched, code LIMIT ?"
        );
        let found = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        self.rows(&sql, params![after.0, after.1, before, most], found)
    }

    fn chat(&mut self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "SELECT code, seq, at, guest, name, text FROM chat WHERE code = ? \
                   ORDER BY seq DESC LIMIT ?";
        let mut lines = self.rows(sql, params![table, most], chat)?;
        lines.reverse();
        Ok(lines)
    }

    fn pending_admin_commands(&mut self) -> Result<Vec<AdminCommandRow>, StoreError> {
        let sql = "SELECT id, at, operator, text, outcome FROM orders WHERE outcome IS NULL \
                   ORDER BY id";
        self.rows(sql, [], admin_command)
    }

    fn admin_commands(&mut self, most: u32) -> Result<Vec<AdminCommandRow>, StoreError> {
        let sql = "SELECT id, at, operator, text, outcome FROM orders ORDER BY id DESC LIMIT ?";
        self.rows(sql, [most], admin_command)
    }

    fn alive(&mut self) -> Result<Option<Millis>, StoreError> {
        self.row("SELECT value FROM meta WHERE name = 'alive'", [], |row| row.get(0))
    }

    fn pauses(&mut self, table: &str, since: Millis) -> Result<Vec<Pause>, StoreError> {
        let sql = "SELECT begun, ended FROM pauses WHERE ended > ?1 UNION ALL \
                   SELECT begun, ended FROM table_pauses WHERE code = ?2 AND ended > ?1 \
                   ORDER BY begun";
        let pause = |row: &Row<'_>| Ok(Pause { begun: row.get(0)?, ended: row.get(1)? });
        self.rows(sql, params![since, table], pause)
    }
}

/// Writes one change. That the server is alive is only noted here: it is one row, and only the last
/// value counts.
fn save(
    tx: &Transaction<'_>,
    entries: &mut CachedStatement<'_>,
    alive: &mut Option<Millis>,
    change: &Change,
) -> Result<(), StoreError> {
    let run = |sql: &str, params: &[&dyn rusqlite::ToSql]| {
        tx.prepare_cached(sql).and_then(|mut statement| statement.execute(params))
    };
    let update = |sql: &str, params: &[&dyn rusqlite::ToSql]| match run(sql, params)? {
        0 => Err(StoreError::Conflict("what is to be changed is not there".to_owned())),
        rows => Ok(rows),
    };
    match change {
        Change::Guest(GuestRow { id, name, banned, created, program }) => run(
            "INSERT INTO guests (id, name, banned, created, program) VALUES (?, ?, ?, ?, ?) \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, banned = excluded.banned, \
             created = excluded.created, program = excluded.program",
            params![id, name, banned, created, program],
        )?,
        Change::Named { guest, name } => {
            update("UPDATE guests SET name = ? WHERE id = ?", params![name, guest])?
        }
        Change::Banned { guest, banned } => {
            update("UPDATE guests SET banned = ? WHERE id = ?", params![banned, guest])?
        }
        Change::Token { guest, hash } => {
            run("INSERT INTO tokens (hash, guest) VALUES (?, ?)", params![hash, guest])?
        }
        Change::Link { hash, guest, made, until } => {
            let expired = "DELETE FROM links WHERE guest = ? AND until <= ?";
            run(expired, params![guest, made])?;
            let new = "INSERT INTO links (hash, guest, until) VALUES (?, ?, ?)";
            run(new, params![hash, guest, until])?
        }
        Change::LinkUsed { hash } => update("DELETE FROM links WHERE hash = ?", params![hash])?,
        Change::Table(row) => return keep_table(tx, row),
        Change::Due { table, due } => {
            run("UPDATE tables SET due = ? WHERE code = ?", params![due, table])?
        }
        Change::Archive { table, entries, record } => return archive(tx, table, *entries, record),
        Change::Forget { table, since } => return forget(tx, table, *since),
        Change::Entry(EntryRow { table, seq, at, by, cause, id, mv, events, banks }) => {
            entries.execute(params![table, seq, at, by, cause, id, mv, events, banks])?
        }
        Change::Chat(ChatRow { table, seq, at, guest, name, text }) => run(
            "INSERT INTO chat (code, seq, at, guest, name, text) VALUES (?, ?, ?, ?, ?, ?)",
            params![table, seq, at, guest, name, text],
        )?,
        Change::AdminCommand(AdminCommandRow { id: _, at, by, command, outcome }) => run(
            "INSERT INTO orders (at, operator, text, outcome) VALUES (?, ?, ?, ?)",
            params![at, by, command, outcome],
        )?,
        Change::AdminCommandDone { id, outcome } => {
            update("UPDATE orders SET outcome = ? WHERE id = ?", params![outcome, id])?
        }
        Change::Alive(at) => {
            *alive = Some(*at);
            return Ok(());
        }
        Change::Pause(Pause { begun, ended }) => run(
            "INSERT INTO pauses (begun, ended) VALUES (?, ?) \
             ON CONFLICT (begun) DO UPDATE SET ended = excluded.ended",
            params![begun, ended],
        )?,
        Change::OnlyAs(_) => {
            return Err(StoreError::Conflict("this database has no nodes".to_owned()));
        }
    };
    Ok(())
}

/// Writes a table, and the rows by which its guests find it.
fn keep_table(tx: &Transaction<'_>, table: &TableRow) -> Result<(), StoreError> {
    let TableRow { code, stage, game, open, created, touched, guests, meta } = table;
    tx.prepare_cached(
        "INSERT INTO tables (code, stage, game, open, created, touched, guests, room) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (code) DO UPDATE SET stage = excluded.stage, game = excluded.game, \
         open = excluded.open, created = excluded.created, touched = excluded.touched, \
         guests = excluded.guests, room = excluded.room",
    )?
    .execute(params![
        code,
        stage.word(),
        game,
        open,
        created,
        touched,
        numbers(guests),
        meta
    ])?;
    let mut sits = tx.prepare_cached(
        "INSERT INTO sitters (guest, code) VALUES (?, ?) ON CONFLICT (guest, code) DO NOTHING",
    )?;
    for guest in guests {
        sits.execute(params![guest, code])?;
    }
    Ok(())
}

/// Puts a record in the place of a finished game's entries.
fn archive(
    tx: &Transaction<'_>,
    table: &str,
    entries: u32,
    record: &[u8],
) -> Result<(), StoreError> {
    let mark = "UPDATE tables SET archived = 1 \
                WHERE code = ? AND stage IN ('over', 'ended') AND archived = 0";
    must_be(1, tx.prepare_cached(mark)?.execute([table])?)?;
    let keep = "INSERT INTO archive (code, record) VALUES (?, ?)";
    tx.prepare_cached(keep)?.execute(params![table, record])?;
    let delete = "DELETE FROM entries WHERE code = ?";
    must_be(entries as usize, tx.prepare_cached(delete)?.execute([table])?)
}

/// Deletes an archived game and its table.
fn forget(tx: &Transaction<'_>, table: &str, since: Millis) -> Result<(), StoreError> {
    for part in ["archive", "chat", "sitters", "table_pauses"] {
        let sql = format!("DELETE FROM {part} WHERE code = ?");
        tx.prepare_cached(&sql)?.execute([table])?;
    }
    let sql = "DELETE FROM tables WHERE code = ? AND archived = 1 AND touched < ?";
    must_be(1, tx.prepare_cached(sql)?.execute(params![table, since])?)
}

/// Refuses a job if a statement has changed another number of rows than it must.
fn must_be(rows: usize, changed: usize) -> Result<(), StoreError> {
    match rows == changed {
        true => Ok(()),
        false => Err(StoreError::Conflict("what is to be changed is not there".to_owned())),
    }
}

/// Guests as they are stored with their table: numbers separated by spaces.
pub(super) fn numbers(guests: &[GuestId]) -> String {
    guests.iter().map(GuestId::to_string).collect::<Vec<_>>().join(" ")
}

fn guest(row: &Row<'_>) -> rusqlite::Result<GuestRow> {
    Ok(GuestRow {
        id: row.get(0)?,
        name: row.get(1)?,
        banned: row.get(2)?,
        created: row.get(3)?,
        program: row.get(4)?,
    })
}

fn table(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    let word = row.get_ref(1)?.as_str()?;
    let stage = Stage::from_word(word).ok_or(rusqlite::Error::InvalidQuery)?;
    let guests = row.get_ref(6)?.as_str()?.split(' ').filter_map(|id| id.parse().ok()).collect();
    Ok(TableRow {
        code: row.get(0)?,
        stage,
        game: row.get(2)?,
        open: row.get(3)?,
        created: row.get(4)?,
        touched: row.get(5)?,
        guests,
        meta: row.get(7)?,
    })
}

fn entry(row: &Row<'_>) -> rusqlite::Result<EntryRow> {
    Ok(EntryRow {
        table: row.get(0)?,
        seq: row.get(1)?,
        at: row.get(2)?,
        by: row.get(3)?,
        cause: row.get(4)?,
        id: row.get(5)?,
        mv: row.get(6)?,
        events: row.get(7)?,
        banks: row.get(8)?,
    })
}

fn chat(row: &Row<'_>) -> rusqlite::Result<ChatRow> {
    Ok(ChatRow {
        table: row.get(0)?,
        seq: row.get(1)?,
        at: row.get(2)?,
        guest: row.get(3)?,
        name: row.get(4)?,
        text: row.get(5)?,
    })
}

fn admin_command(row: &Row<'_>) -> rusqlite::Result<AdminCommandRow> {
    Ok(AdminCommandRow {
        id: row.get(0)?,
        at: row.get(1)?,
        by: row.get(2)?,
        command: row.get(3)?,
        outcome: row.get(4)?,
    })
}
