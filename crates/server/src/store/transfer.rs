//! Copies rows between PostgreSQL and a backup.

use std::io::Write as _;

use postgres::fallible_iterator::FallibleIterator as _;
use postgres::types::Type;
use postgres::{Client, IsolationLevel, Row};
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, params_from_iter};

use super::address::Address;
use super::backup::{BackupError, Progress, Tell};
use super::postgres::{ALIVE, is_outdated, migrate};
use super::session::lock;

/// Every table and its columns; tables come after those that they refer to.
const TABLES: [(&str, &str); 12] = [
    ("guests", "id, name, banned, created, program"),
    ("tokens", "hash, guest"),
    ("tables", "code, stage, game, open, created, touched, guests, room, archived, due"),
    ("sitters", "guest, code"),
    ("entries", "code, seq, at, seat, cause, id, move, events, banks"),
    ("chat", "code, seq, at, guest, name, text"),
    ("orders", "id, at, operator, text, outcome"),
    ("meta", "name, value"),
    ("pauses", "begun, ended"),
    ("links", "hash, guest, until"),
    ("table_pauses", "code, begun, ended"),
    ("archive", "code, record"),
];

/// How many rows are copied between two progress reports.
const ROWS: u64 = 1000;

/// A connection without a statement timeout.
fn connect(url: &str) -> Result<Client, BackupError> {
    let mut client = Address::read(url)?.connect(|_| {})?;
    client.batch_execute("SET synchronous_commit = on; SET lock_timeout = '5s'")?;
    Ok(client)
}

/// Copies all rows of a database, as they are at one moment, into an empty file.
pub(super) fn from_postgres(
    url: &str,
    target: &mut Connection,
    tell: Tell<'_>,
) -> Result<(), BackupError> {
    let mut client = connect(url)?;
    if is_outdated(&mut client)? {
        return Err(BackupError::new(
            "the database is of an older version: start this server on it once",
        ));
    }
    let reading = client.build_transaction().read_only(true);
    let mut source = reading.isolation_level(IsolationLevel::RepeatableRead).start()?;
    let mut progress = Progress { done: 0, all: 0 };
    for (table, _) in TABLES {
        let sql = format!("SELECT count(*) FROM {table}");
        progress.all += source.query_one(&sql, &[])?.get::<_, i64>(0).unsigned_abs();
    }
    let target = target.transaction()?;
    for (table, columns) in TABLES {
        let places = vec!["?"; columns.split(", ").count()].join(", ");
        let mut insert =
            target.prepare(&format!("INSERT INTO {table} ({columns}) VALUES ({places})"))?;
        let from = if table == "meta" { single_facts() } else { table.to_owned() };
        let sql = format!("SELECT {columns} FROM {from}");
        let mut rows = source.query_raw(&sql, std::iter::empty::<i64>())?;
        while let Some(row) = rows.next()? {
            let values = (0..row.len()).map(|place| value(&row, place));
            let values = values.collect::<Result<Vec<Value>, _>>()?;
            insert.execute(params_from_iter(values))?;
            advance(&mut progress, tell);
        }
    }
    target.commit()?;
    tell(progress);
    Ok(())
}

/// The rows of `meta`. Where several servers share the database, each has its own sign of life; a
/// backup has the last of them.
fn single_facts() -> String {
    format!(
        "(SELECT name, value FROM meta WHERE name <> 'alive' UNION ALL \
         SELECT 'alive', alive FROM ({ALIVE}) AS last (alive) WHERE alive IS NOT NULL) AS meta"
    )
}

fn advance(progress: &mut Progress, tell: Tell<'_>) {
    progress.done += 1;
    if progress.done.is_multiple_of(ROWS) {
        tell(*progress);
    }
}

/// Converts a PostgreSQL value for SQLite.
fn value(row: &Row, place: usize) -> Result<Value, postgres::Error> {
    let value = match *row.columns()[place].type_() {
        Type::BOOL => row.try_get::<_, Option<bool>>(place)?.map(Value::from),
        Type::INT8 => row.try_get::<_, Option<i64>>(place)?.map(Value::from),
        Type::BYTEA => row.try_get::<_, Option<Vec<u8>>>(place)?.map(Value::from),
        _ => row.try_get::<_, Option<String>>(place)?.map(Value::from),
    };
    Ok(value.unwrap_or(Value::Null))
}

/// Copies all rows of a backup into an empty database, in one transaction.
pub(super) fn to_postgres(
    source: &Connection,
    url: &str,
    tell: Tell<'_>,
) -> Result<(), BackupError> {
    let mut client = connect(url)?;
    // No server may start here before the backup is restored.
    lock(&mut client)?;
    migrate(&mut client)?;
    let mut target = client.transaction()?;
    let mut progress = Progress { done: 0, all: 0 };
    for (table, _) in TABLES {
        let there = target.query_one(&format!("SELECT EXISTS (SELECT FROM {table})"), &[])?;
        if there.get(0) {
            return Err(BackupError::new(format!(
                "the database is not empty: there are {table} already"
            )));
        }
        let sql = format!("SELECT count(*) FROM {table}");
        progress.all += source.query_row(&sql, [], |row| row.get::<_, i64>(0))?.unsigned_abs();
    }
    for (table, columns) in TABLES {
        let mut copy = target.copy_in(&format!("COPY {table} ({columns}) FROM STDIN"))?;
        let mut select = source.prepare(&format!("SELECT {columns} FROM {table}"))?;
        let width = select.column_count();
        let mut rows = select.query([])?;
        let mut line = Vec::new();
        while let Some(row) = rows.next()? {
            line.clear();
            for place in 0..width {
                write_value(&mut line, row.get_ref(place)?);
                line.push(if place + 1 < width { b'\t' } else { b'\n' });
            }
            copy.write_all(&line).map_err(|error| BackupError::new(error.to_string()))?;
            advance(&mut progress, tell);
        }
        copy.finish()?;
    }
    // The next command gets the next number.
    target.batch_execute(
        "SELECT setval(pg_get_serial_sequence('orders', 'id'), max(id)) FROM orders \
         HAVING max(id) IS NOT NULL",
    )?;
    target.commit()?;
    tell(progress);
    Ok(())
}

/// Writes a SQLite value in the text format of COPY, in which 0 and 1 are valid booleans too.
fn write_value(line: &mut Vec<u8>, value: ValueRef<'_>) {
    match value {
        ValueRef::Null => line.extend(b"\\N"),
        ValueRef::Integer(number) => line.extend(number.to_string().bytes()),
        ValueRef::Real(number) => line.extend(number.to_string().bytes()),
        ValueRef::Text(text) => {
            for byte in text {
                match byte {
                    b'\\' => line.extend(b"\\\\"),
                    b'\n' => line.extend(b"\\n"),
                    b'\r' => line.extend(b"\\r"),
                    b'\t' => line.extend(b"\\t"),
                    other => line.push(*other),
                }
            }
        }
        ValueRef::Blob(bytes) => {
            line.extend(b"\\\\x");
            line.extend(bytes.iter().flat_map(|byte| format!("{byte:02x}").into_bytes()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sqlite;

    #[test]
    fn every_column_of_every_table_is_copied() {
        let fresh = Sqlite::migrated(Connection::open_in_memory().expect("SQLite")).expect("ours");
        let sql = "SELECT schema.name, group_concat(info.name, ', ' ORDER BY info.cid) \
                   FROM sqlite_schema AS schema, pragma_table_info(schema.name) AS info \
                   WHERE schema.type = 'table' AND schema.name NOT LIKE 'sqlite_%' \
                   GROUP BY schema.name ORDER BY schema.name";
        let mut select = fresh.prepare(sql).expect("a query");
        let found = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("rows");
        let found: Vec<(String, String)> = found.map(|row| row.expect("a row")).collect();
        let mut listed = TABLES.map(|(table, columns)| (table.to_owned(), columns.to_owned()));
        listed.sort();
        assert_eq!(found, listed);
    }
}
