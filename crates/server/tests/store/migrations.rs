//! This version reads what any earlier version has written.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::Connection;
use server::store::{Database, Pause, Place, Postgres, Sqlite, Store};

use crate::cluster::TestDatabase;

/// The migrations in a folder, in their order: number and text.
fn migrations(kind: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(kind);
    let count = fs::read_dir(&folder).expect("migrations").count();
    let read = |number| {
        let file = folder.join(format!("{number:03}.sql"));
        fs::read_to_string(&file).unwrap_or_else(|_| panic!("there is no {}", file.display()))
    };
    (1..=count).map(read).collect()
}

/// Data written by a version. A new migration must bring its own, or this fails.
fn club(version: usize, hash: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/versions");
    let file = folder.join(format!("{version:03}.sql"));
    let text = fs::read_to_string(&file);
    text.unwrap_or_else(|_| panic!("write {}", file.display())).replace("HASH", hash)
}

/// Is the fixtures' data there?
fn check_club(database: &mut dyn Database, version: usize) {
    let wamba = database.guest_by_token(&[7; 32]).expect("an answer").expect("a guest");
    assert_eq!((&*wamba.name, wamba.banned, wamba.created), ("Wamba", true, 1007));
    assert_eq!(wamba.program, version >= 4, "earlier guests are persons");
    let [table] = &database.tables_of(7, 10).expect("tables")[..] else { panic!("one table") };
    assert_eq!((&*table.code, table.open, &table.guests[..]), ("ABC", true, &[9, 7][..]));
    assert_eq!(database.open_tables().expect("tables"), std::slice::from_ref(table));
    let entries = database.entries("ABC").expect("entries");
    let moves: Vec<_> = entries.iter().map(|entry| (entry.id.as_deref(), &*entry.mv)).collect();
    assert_eq!(moves, [(None, ""), (Some("click"), "play P3")]);
    assert_eq!(database.chat("ABC", 10).expect("chat")[0].text, "hail");
    assert_eq!(database.orders(10).expect("orders").len(), 2);
    assert_eq!(database.pending_orders().expect("orders").len(), 1);
    assert_eq!(database.alive(), Ok(Some(1234)));
    let pauses = if version < 2 { vec![] } else { vec![Pause { begun: 100, ended: 200 }] };
    assert_eq!(database.pauses(0), Ok(pauses));
}

/// The definition of everything in a file.
fn schema(folder: &Path) -> Vec<(String, Option<String>)> {
    let connection = Connection::open(folder.join("ivanhoe.db")).expect("a file");
    let sql = "SELECT name, sql FROM sqlite_schema ORDER BY name";
    let mut select = connection.prepare(sql).expect("a query");
    let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("rows");
    rows.map(|row| row.expect("a row")).collect()
}

#[test]
fn every_version_of_a_file_is_migrated() {
    let fresh = tempfile::tempdir().expect("a folder");
    drop(Sqlite::open(fresh.path()).expect("a database"));
    let steps = migrations("sqlite");
    for version in 0..=steps.len() {
        let folder = tempfile::tempdir().expect("a folder");
        let old = Connection::open(folder.path().join("ivanhoe.db")).expect("a file");
        for step in &steps[..version] {
            old.execute_batch(step).expect("a migration");
        }
        old.pragma_update(None, "user_version", version as i64).expect("a version");
        if version > 0 {
            let hash = format!("X'{}'", "07".repeat(32));
            old.execute_batch(&club(version, &hash)).expect("a club");
        }
        drop(old);
        let mut sqlite = Sqlite::open(folder.path()).expect("an old file");
        if version > 0 {
            check_club(&mut sqlite, version);
        }
        drop(sqlite);
        assert_eq!(schema(folder.path()), schema(fresh.path()), "version {version}");
    }
}

#[test]
fn a_file_whose_rows_refer_to_nothing_is_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let old = Connection::open(folder.path().join("ivanhoe.db")).expect("a file");
    for step in &migrations("sqlite")[..2] {
        old.execute_batch(step).expect("a migration");
    }
    old.pragma_update(None, "user_version", 2).expect("a version");
    old.pragma_update(None, "foreign_keys", false).expect("no check");
    old.execute_batch("INSERT INTO sitters (guest, code) VALUES (1, 'LOST')").expect("a row");
    let before = schema(folder.path());
    let refusal = Sqlite::open(folder.path()).expect_err("a broken file").to_string();
    assert!(refusal.contains("rows refer to others"), "{refusal}");
    let version = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
    assert_eq!(old.pragma_query_value(None, "user_version", version), Ok(2));
    assert_eq!(schema(folder.path()), before);
}

#[test]
fn every_version_of_postgres_is_migrated() {
    let steps = migrations("postgres");
    assert_eq!(steps.len(), migrations("sqlite").len(), "both go together");
    for version in 0..=steps.len() {
        let database = TestDatabase::create();
        for (step, number) in steps[..version].iter().zip(1..) {
            database.run("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)");
            database.run(&format!("{step}; INSERT INTO migrations VALUES ({number})"));
        }
        if version > 0 {
            let hash = format!(r"'\x{}'", "07".repeat(32));
            database.run(&club(version, &hash));
        }
        let Place::Postgres(url) = database.place() else { panic!("PostgreSQL") };
        let mut postgres = Postgres::open(&url).expect("an old database");
        if version > 0 {
            check_club(&mut postgres, version);
        }
        drop(postgres);
    }
}

#[test]
fn data_of_a_newer_version_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(Sqlite::open(folder.path()).expect("a database"));
    let file = Connection::open(folder.path().join("ivanhoe.db")).expect("a file");
    file.pragma_update(None, "user_version", 99).expect("a version");
    let database = TestDatabase::create();
    let Place::Postgres(url) = database.place() else { panic!("PostgreSQL") };
    drop(Postgres::open(&url).expect("a database"));
    database.run("INSERT INTO migrations VALUES (99)");
    for place in [Place::Folder(folder.path().to_owned()), database.place()] {
        let refusal = Store::open(&place, true).expect_err("it is too new").to_string();
        assert!(refusal.contains("newer version") && refusal.contains("99"), "{refusal}");
    }
}

#[test]
fn nothing_changes_under_a_running_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = File::create(folder.path().join("lock")).expect("a file");
    server.lock().expect("a lock");
    let place = Place::Folder(folder.path().to_owned());
    let refusal = Store::open(&place, false).expect_err("the server has not made it yet");
    assert!(refusal.to_string().contains("another server"), "{refusal}");
    drop(server);
    Store::open(&place, false).expect("nobody else is there");
}
