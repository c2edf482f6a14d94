//! This version reads what any earlier version has written.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::Connection;
use server::store::{
    Change, DataLocation, Database, Finished, Millis, Pause, Postgres, Sqlite, Store, pack,
};

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
fn club(version: usize, bytes: impl Fn(&str) -> String) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/versions");
    let file = folder.join(format!("{version:03}.sql"));
    let text = fs::read_to_string(&file);
    let text = text.unwrap_or_else(|_| panic!("write {}", file.display()));
    text.replace("HASH", &bytes(&"07".repeat(32))).replace("RECORD", &bytes(RECORD))
}

/// The entries of the game ABC, archived by version 6 (in hexadecimal digits).
const RECORD: &str = "\
    28b52ffd24a2ad030042071718706fc69051a6f1893a89927d8bb7524aa01869cad57f0801977b770d02d86232\
    ce4b14694a4ea4e2ea1610e0c6a69ad5cdc045c255cac9696c6559dd51ac9e7cd6e58bca8d1de7f4e0c7fa8d5d\
    25bb43634b6f75816e6343716e0508003880ad4a05cb8e208211c827a532088017c36c029b37de73";

/// A finished game, as every version has written it.
const FINISHED: &str =
    "INSERT INTO tables (code, stage, game, open, created, touched, guests, room)
  VALUES ('OLD', 'over', 'tournament', TRUE, 2000, 3000, '9', '{}');
INSERT INTO entries (code, seq, at, seat, cause, id, move, events, banks)
  VALUES ('OLD', 0, 4000, '', 'deal', NULL, '', 'dealt', ''),
         ('OLD', 1, 4001, 'B', 'player', 'click', 'play P3', 'played', '60000 59000');";

/// A game that was finished before the migration is archived after it.
fn archive_old_game(database: &mut dyn Database) {
    let after = (Millis::MIN, String::new());
    let which = |archived| Finished { archived, before: 3001, after: after.clone(), node: None };
    assert_eq!(database.finished(which(false), 9), Ok(vec![(3000, "OLD".to_owned())]));
    let rows = database.entries("OLD").expect("entries");
    assert_eq!(rows.len(), 2);
    let record = pack(rows.clone()).expect("a record");
    let job = vec![Change::Archive { table: "OLD".to_owned(), entries: 2, record }];
    database.commit(&[&job]).expect("archived");
    assert_eq!(database.entries("OLD"), Ok(rows));
    assert_eq!(database.finished(which(false), 9), Ok(vec![]));
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
    assert_eq!(database.admin_commands(10).expect("commands").len(), 2);
    assert_eq!(database.pending_admin_commands().expect("commands").len(), 1);
    assert_eq!(database.alive(), Ok(Some(1234)));
    let pauses = [(2, (100, 200)), (5, (4500, 4600))];
    let pauses = pauses.iter().filter(|(since, _)| version >= *since);
    let pauses = pauses.map(|&(_, (begun, ended))| Pause { begun, ended }).collect();
    assert_eq!(database.pauses("ABC", 0), Ok(pauses));
    let link = (version >= 5).then_some((7, 6000));
    assert_eq!(database.link(&[7; 32]), Ok(link));
    let archived = database.entries("GONE").expect("entries");
    let moves: Vec<_> = archived.iter().map(|entry| (entry.at, &*entry.mv)).collect();
    let expected = [(4000, ""), (4001, "play P3")];
    assert_eq!(moves, if version >= 6 { &expected[..] } else { &[] });
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
            let club = club(version, |bytes| format!("X'{bytes}'"));
            old.execute_batch(&club).expect("a club");
            old.execute_batch(FINISHED).expect("a finished game");
        }
        drop(old);
        let mut sqlite = Sqlite::open(folder.path()).expect("an old file");
        if version > 0 {
            check_club(&mut sqlite, version);
            archive_old_game(&mut sqlite);
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
            database.run(&club(version, |bytes| format!(r"'\x{bytes}'")));
            database.run(FINISHED);
        }
        let DataLocation::Postgres(url) = database.place() else { panic!("PostgreSQL") };
        let mut postgres = Postgres::open(&url).expect("an old database");
        if version > 0 {
            check_club(&mut postgres, version);
            archive_old_game(&mut postgres);
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
    let DataLocation::Postgres(url) = database.place() else { panic!("PostgreSQL") };
    drop(Postgres::open(&url).expect("a database"));
    database.run("INSERT INTO migrations VALUES (99)");
    for place in [DataLocation::Folder(folder.path().to_owned()), database.place()] {
        let refusal = Store::open(&place, true).expect_err("it is too new").to_string();
        assert!(refusal.contains("newer version") && refusal.contains("99"), "{refusal}");
    }
}

#[test]
fn nothing_changes_under_a_running_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = File::create(folder.path().join("lock")).expect("a file");
    server.lock().expect("a lock");
    let place = DataLocation::Folder(folder.path().to_owned());
    let refusal = Store::open(&place, false).expect_err("the server has not made it yet");
    assert!(refusal.to_string().contains("another server"), "{refusal}");
    drop(server);
    Store::open(&place, false).expect("nobody else is there");
}
