//! Finished games as one record each: the same entries, wherever the work is interrupted.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use server::store::{
    Change, DataLocation, EntryRow, Finished, Millis, Stage, Store, StoreError, TableRow, pack,
};

use crate::cluster::TestDatabase;
use crate::conformance::on_every_database;
use crate::faulty_proxy::{Fault, FaultyProxy};
use crate::home::Home;
use crate::rows::{archived, chat, entry, lay, one, table};

on_every_database! {
    an_archived_game_has_the_same_entries,
    nothing_else_is_archived,
    finished_games_come_in_order,
    an_archived_game_is_deleted_with_its_table,
}

/// How many entries each game has.
const ENTRIES: u32 = 40;

fn game(code: &str) -> Vec<EntryRow> {
    (0..ENTRIES).map(|seq| entry(code, seq)).collect()
}

/// A finished game that last changed at this time.
async fn finish(store: &Store, code: &str, touched: Millis) {
    let over = TableRow { touched, ..table(code, Stage::Over, &[7]) };
    let entries = game(code).into_iter().map(Change::Entry);
    store.save([Change::Table(over)].into_iter().chain(entries).collect()).await.expect("kept");
}

async fn entries(store: &Store, code: &str) -> Vec<EntryRow> {
    let code = code.to_owned();
    store.read(move |database| database.entries(&code)).await.expect("entries")
}

async fn finished(store: &Store, archived: bool, after: (Millis, &str)) -> Vec<(Millis, String)> {
    let after = (after.0, after.1.to_owned());
    let which = Finished { archived, before: 100, after, node: None };
    store.read(move |database| database.finished(which, 2)).await.expect("games")
}

const FIRST: (Millis, &str) = (Millis::MIN, "");

fn is_conflict<T>(answer: &Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Conflict(_)))
}

async fn an_archived_game_has_the_same_entries(home: &Home) {
    let store = home.open();
    finish(&store, "ABC", 10).await;
    finish(&store, "XYZ", 10).await;
    store.save(vec![archived("ABC", &game("ABC"))]).await.expect("archived");
    assert_eq!(entries(&store, "ABC").await, game("ABC"));
    assert_eq!(entries(&store, "XYZ").await, game("XYZ"), "nothing else changes");
    assert!(is_conflict(&store.save(vec![archived("ABC", &game("ABC"))]).await), "it is done");
    // The room of a finished game goes on changing.
    let renamed = TableRow { touched: 20, ..table("ABC", Stage::Over, &[7, 8]) };
    let job = vec![Change::Table(renamed), Change::Chat(chat("ABC", 1, "hail"))];
    store.save(job).await.expect("kept");
    assert_eq!(entries(&store, "ABC").await, game("ABC"));
    assert_eq!(finished(&store, true, FIRST).await, [(20, "ABC".to_owned())]);
}

async fn nothing_else_is_archived(home: &Home) {
    let store = home.open();
    finish(&store, "ABC", 10).await;
    store.save([lay("NEW"), one("NEW", 0)].concat()).await.expect("kept");
    let short = archived("ABC", &game("ABC")[1..]);
    assert!(is_conflict(&store.save(vec![short]).await), "an entry is missing");
    assert!(is_conflict(&store.save(vec![archived("NEW", &[entry("NEW", 0)])]).await));
    assert!(is_conflict(&store.save(vec![archived("NONE", &[])]).await), "no such table");
    assert_eq!(entries(&store, "ABC").await, game("ABC"));
    assert_eq!(entries(&store, "NEW").await, [entry("NEW", 0)]);
    assert_eq!(finished(&store, true, FIRST).await, []);
    assert_eq!(finished(&store, false, FIRST).await, [(10, "ABC".to_owned())]);
    store.save(one("NEW", 1)).await.expect("the game goes on");
}

async fn finished_games_come_in_order(home: &Home) {
    let store = home.open();
    for (code, touched) in [("B", 10), ("A", 10), ("C", 5), ("D", 100)] {
        finish(&store, code, touched).await;
    }
    let empty = TableRow { touched: 7, ..table("E", Stage::Ended, &[]) };
    store.save(vec![Change::Table(empty)]).await.expect("kept");
    let (mut all, mut after) = (Vec::new(), (Millis::MIN, String::new()));
    loop {
        let some = finished(&store, false, (after.0, &after.1)).await;
        let Some(last) = some.last() else { break };
        after = last.clone();
        all.extend(some.into_iter().map(|(_, code)| code));
    }
    assert_eq!(all, ["C", "E", "A", "B"], "D is not that old");
    store.save(vec![archived("E", &[])]).await.expect("a table without a game too");
    assert_eq!(entries(&store, "E").await, []);
}

async fn an_archived_game_is_deleted_with_its_table(home: &Home) {
    let store = home.open();
    finish(&store, "ABC", 10).await;
    finish(&store, "XYZ", 10).await;
    store.save(vec![Change::Chat(chat("ABC", 1, "hail"))]).await.expect("kept");
    let forget = |since| Change::Forget { table: "ABC".to_owned(), since };
    assert!(is_conflict(&store.save(vec![forget(11)]).await), "it is not archived");
    store.save(vec![archived("ABC", &game("ABC"))]).await.expect("archived");
    assert!(is_conflict(&store.save(vec![forget(10)]).await), "it has changed since");
    assert_eq!(entries(&store, "ABC").await, game("ABC"));
    store.save(vec![forget(11)]).await.expect("deleted");
    let answer = store.read(|database| {
        assert_eq!(database.table("ABC")?, None);
        assert_eq!(database.entries("ABC")?, []);
        assert_eq!(database.chat("ABC", 10)?, []);
        assert_eq!(database.tables_of(7, 10)?.len(), 1, "the other table");
        Ok(())
    });
    answer.await.expect("answers");
    assert!(is_conflict(&store.save(vec![forget(11)]).await), "it is gone");
}

/// The connection to PostgreSQL is lost before every single message of the transaction.
#[tokio::test]
async fn archiving_can_be_cut_off_at_every_statement() {
    let database = TestDatabase::create();
    let proxy = FaultyProxy::to(&database.socket(), &database.place());
    let store = Store::open(&proxy.place, true).expect("a store");
    let mut cuts = 0;
    for messages in 0.. {
        let code = format!("G{messages}");
        finish(&store, &code, 10).await;
        proxy.set(Fault::LoseAfter(messages));
        let answer = store.save(vec![archived(&code, &game(&code))]).await;
        let was_cut = proxy.is_well();
        proxy.set(Fault::None);
        assert_eq!(entries(&store, &code).await, game(&code), "{messages}: {answer:?}");
        let count = |table| database.number(&format!("SELECT count(*) FROM {table}"));
        let is_archived = answer.is_ok();
        let left = if is_archived { 0 } else { i64::from(ENTRIES) };
        assert_eq!((count("entries"), count("archive")), (left, i64::from(is_archived)));
        let again = store.save(vec![archived(&code, &game(&code))]).await;
        assert_eq!(is_conflict(&again), is_archived, "{messages}: {answer:?}, then {again:?}");
        database.run("DELETE FROM archive");
        if !was_cut {
            break;
        }
        cuts += 1;
    }
    assert!(cuts >= 6, "{cuts}: BEGIN, the mark, three statements, COMMIT");
    store.close().await;
}

/// Archives what is left, game by game, and says what is done.
async fn archive_all(store: &Store) {
    loop {
        let found = finished(store, false, FIRST).await;
        for (_, code) in &found {
            let entries = entries(store, code).await;
            let (table, count) = (code.clone(), entries.len() as u32);
            let record = pack(entries).expect("a record");
            let change = Change::Archive { table, entries: count, record };
            store.save(vec![change]).await.expect("archived");
            std::io::stderr().write_all(format!("{code}\n").as_bytes()).expect("heard");
        }
        if found.is_empty() {
            break;
        }
    }
}

#[tokio::test]
async fn archiving_can_be_killed_at_any_moment() {
    const NAME: &str = "archive::archiving_can_be_killed_at_any_moment";
    const GAMES: u32 = 400;
    if let Ok(folder) = std::env::var("STORE_APART") {
        let store = Store::open(&DataLocation::Folder(folder.into()), true).expect("a store");
        return archive_all(&store).await;
    }
    let home = Home::folder();
    let Some(DataLocation::Folder(folder)) = home.place() else { panic!("a folder") };
    let store = home.open();
    for number in 0..GAMES {
        finish(&store, &format!("G{number}"), 10).await;
    }
    store.close().await;
    for round in 1..=8 {
        let mut child = Command::new(std::env::current_exe().expect("a program"));
        child.args([NAME, "--exact", "--nocapture"]).env("STORE_APART", &folder);
        child.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = child.spawn().expect("a process");
        let said = BufReader::new(child.stderr.take().expect("its words")).lines();
        let done: Vec<_> = said.map_while(Result::ok).take(5 * round).collect();
        child.kill().expect("it is killed");
        child.wait().expect("it is dead");
        let store = home.open();
        for number in 0..GAMES {
            let code = format!("G{number}");
            assert_eq!(entries(&store, &code).await, game(&code), "round {round}");
        }
        for code in done {
            let again = store.save(vec![archived(&code, &game(&code))]).await;
            assert!(is_conflict(&again), "{code} was archived");
        }
        store.close().await;
    }
    let store = home.open();
    archive_all(&store).await;
    for number in 0..GAMES {
        let code = format!("G{number}");
        assert_eq!(entries(&store, &code).await, game(&code));
    }
}
