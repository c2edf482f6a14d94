//! Backups show one moment, and can be restored unchanged, in any database.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::Value;
use server::store::{Change, DataLocation, Stage, Store, TableRow, backup, restore};

use crate::home::Home;
use crate::rows::{admin_command, entry, everything, lay, one, table};

/// Makes a backup while other work goes on.
async fn back_up(place: &DataLocation, file: &Path) -> Result<(), String> {
    let (place, file) = (place.clone(), file.to_owned());
    tokio::task::spawn_blocking(move || {
        let mut last = None;
        let answer = backup(&place, &file, &mut |progress| last = Some(progress));
        let last = last.filter(|last| last.done == last.all && last.all > 0);
        answer.map_err(|error| error.to_string()).map(|()| assert!(last.is_some(), "{last:?}"))
    })
    .await
    .expect("an answer")
}

async fn bring_back(file: &Path, place: &DataLocation) -> Result<(), String> {
    let (place, file) = (place.clone(), file.to_owned());
    let restoring = move || restore(&file, &place, &mut |_| ()).map_err(|error| error.to_string());
    tokio::task::spawn_blocking(restoring).await.expect("an answer")
}

/// Every row of every table of a backup.
fn rows(file: &Path) -> Vec<(String, Vec<Vec<Value>>)> {
    let connection = Connection::open(file).expect("a backup");
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' \
               ORDER BY name";
    let mut select = connection.prepare(sql).expect("a query");
    let names = select.query_map([], |row| row.get::<_, String>(0)).expect("tables");
    let names: Vec<String> = names.map(|name| name.expect("a table")).collect();
    let all = |name: &String| {
        let mut select = connection.prepare(&format!("SELECT * FROM {name}")).expect("a query");
        let width = select.column_count();
        let rows = select.query_map([], |row| (0..width).map(|place| row.get(place)).collect());
        let mut rows: Vec<Vec<Value>> =
            rows.expect("rows").map(|row| row.expect("a row")).collect();
        rows.sort_by_key(|row| format!("{row:?}"));
        rows
    };
    names.iter().map(|name| (name.clone(), all(name))).collect()
}

#[tokio::test]
async fn a_club_moves_to_postgres_and_back() {
    let backups = tempfile::tempdir().expect("a folder");
    let [first, second, third] = ["1.db", "2.db", "3.db"].map(|name| backups.path().join(name));
    let (sqlite, postgres, again) = (Home::folder(), Home::postgres(), Home::folder());
    let [from, to, back] = [&sqlite, &postgres, &again].map(|home| home.place().expect("a place"));
    let store = sqlite.open();
    store.save(everything()).await.expect("kept");
    let DataLocation::Folder(folder) = &from else { panic!("a folder") };
    let file = Connection::open(folder.join("ivanhoe.db")).expect("a file");
    file.execute("INSERT INTO table_pauses VALUES ('ABC', 1, 2)", []).expect("a pause");
    back_up(&from, &first).await.expect("a backup");
    store.close().await;
    bring_back(&first, &to).await.expect("restored");
    back_up(&to, &second).await.expect("a backup");
    assert_eq!(rows(&first), rows(&second));
    assert!(rows(&first).iter().all(|(table, rows)| !rows.is_empty() || panic!("{table}")));
    bring_back(&second, &back).await.expect("restored");
    back_up(&back, &third).await.expect("a backup");
    assert_eq!(rows(&first), rows(&third));
    // Work goes on there: the next command has the next number.
    for place in [&from, &to, &back] {
        let store = Store::open(place, true).expect("a store");
        store.save(vec![Change::AdminCommand(admin_command(4, "{}"))]).await.expect("kept");
        let commands = store.read(|database| database.admin_commands(9)).await.expect("commands");
        assert_eq!(commands.iter().map(|row| row.id).collect::<Vec<_>>(), [4, 3, 2, 1]);
        store.close().await;
    }
}

/// Plays moves until the store is closed; counts the acknowledged ones.
async fn play(store: Store, code: &'static str, acknowledged: tokio::sync::watch::Sender<u32>) {
    for seq in 0.. {
        let row = TableRow { touched: seq.into(), ..table(code, Stage::Playing, &[]) };
        let job = vec![Change::Table(row), Change::Entry(entry(code, seq))];
        if store.save(job).await.is_err() {
            return;
        }
        acknowledged.send_replace(seq + 1);
    }
}

/// Backups made during games contain a prefix of each: all that was acknowledged before, no move
/// without its table, none without the one before it.
async fn a_backup_shows_one_moment(home: &Home) {
    const TABLES: [&str; 3] = ["A", "B", "C"];
    let backups = tempfile::tempdir().expect("a folder");
    let place = home.place().expect("a place");
    let store = home.open();
    let games = TABLES.map(|code| {
        let (tell, told) = tokio::sync::watch::channel(0);
        (code, told, tokio::spawn(play(store.clone(), code, tell)))
    });
    for round in 0..4 {
        for (_, mut told, _) in games.iter().map(|(a, told, c)| (a, told.clone(), c)) {
            told.wait_for(|moves| *moves > round * 100).await.expect("games go on");
        }
        let before = games.each_ref().map(|(code, told, _)| (*code, *told.borrow()));
        let file = backups.path().join(format!("{round}.db"));
        back_up(&place, &file).await.expect("a backup");
        let after = games.each_ref().map(|(_, told, _)| *told.borrow());
        let folder = backups.path().join(round.to_string());
        bring_back(&file, &DataLocation::Folder(folder.clone())).await.expect("restored");
        let copy = Store::open(&DataLocation::Folder(folder), true).expect("a store");
        for ((code, least), most) in before.into_iter().zip(after) {
            let (entries, table) = copy
                .read(move |database| Ok((database.entries(code)?, database.table(code)?)))
                .await
                .expect("a table");
            let kept = u32::try_from(entries.len()).expect("a number");
            // One more may have been on its way.
            assert!((least..=most + 1).contains(&kept), "{least} {kept} {most}");
            assert!(entries.iter().zip(0..).all(|(entry, seq)| entry.seq == seq));
            assert_eq!(table.expect("a table").touched, i64::from(kept) - 1);
        }
        copy.close().await;
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_shows_one_moment_of_a_folder() {
    a_backup_shows_one_moment(&Home::folder()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_shows_one_moment_of_postgres() {
    a_backup_shows_one_moment(&Home::postgres()).await;
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let home = Home::folder();
    let place = home.place().expect("a place");
    home.open().close().await;
    let backups = tempfile::tempdir().expect("a folder");
    let file = backups.path().join("backup.db");
    fs::write(&file, "precious").expect("a file");
    let refusal = back_up(&place, &file).await.expect_err("there is a file");
    assert!(refusal.contains("backup.db: there is something already"), "{refusal}");
    assert_eq!(fs::read(&file).expect("a file"), b"precious");
    let nowhere = back_up(&place, &backups.path().join("none/backup.db")).await;
    assert!(nowhere.expect_err("no folder").contains("none/backup.db"));
    let nothing = DataLocation::Folder(backups.path().join("nothing"));
    back_up(&nothing, &backups.path().join("nothing.db")).await.expect_err("nothing is kept there");
    assert_eq!(fs::read_dir(backups.path()).expect("a folder").count(), 1, "nothing is left over");
}

#[tokio::test]
async fn a_backup_gets_its_name_only_when_complete() {
    let home = Home::folder();
    let place = home.place().expect("a place");
    home.open().close().await;
    let backups = tempfile::tempdir().expect("a folder");
    let file = backups.path().join("backup.db");
    let mut seen = Vec::new();
    backup(&place, &file, &mut |_| seen.push(file.exists())).expect("a backup");
    assert!(!seen.is_empty() && !seen.contains(&true), "it is not there before");
    let other = backups.path().join("other.db");
    let mut take_name = |_| fs::write(&other, "precious").expect("a file");
    backup(&place, &other, &mut take_name).expect_err("somebody was faster");
    assert_eq!(fs::read(&other).expect("a file"), b"precious");
    assert_eq!(fs::read_dir(backups.path()).expect("a folder").count(), 2, "nothing is left over");
}

#[tokio::test]
async fn a_backup_is_restored_only_to_an_empty_place() {
    let backups = tempfile::tempdir().expect("a folder");
    let file = backups.path().join("backup.db");
    let full = [Home::folder(), Home::postgres()];
    for home in &full {
        let store = home.open();
        store.save([lay("ABC"), one("ABC", 0)].concat()).await.expect("kept");
        store.close().await;
    }
    back_up(&full[0].place().expect("a place"), &file).await.expect("a backup");
    for home in &full {
        let place = home.place().expect("a place");
        let refusal = bring_back(&file, &place).await.expect_err("something is there");
        assert!(refusal.contains("not empty"), "{refusal}");
    }
    let busy = Home::postgres();
    let server = busy.open();
    let refusal = bring_back(&file, &busy.place().expect("a place")).await.expect_err("a server");
    assert!(refusal.contains("another server"), "{refusal}");
    server.close().await;
}

#[tokio::test]
async fn a_damaged_backup_is_refused_and_leaves_nothing() {
    let backups = tempfile::tempdir().expect("a folder");
    let file = backups.path().join("backup.db");
    let home = Home::folder();
    let store = home.open();
    store.save(everything()).await.expect("kept");
    for seq in 0..500 {
        store.save(one("XYZ", seq)).await.expect("kept");
    }
    store.close().await;
    back_up(&home.place().expect("a place"), &file).await.expect("a backup");
    let whole = fs::read(&file).expect("a backup");
    let mut scratched = whole.clone();
    let middle = whole.len() / 2;
    scratched[middle..middle + 3_000].fill(0x55);
    let cases = [
        ("half", whole[..middle].to_vec()),
        ("scratched", scratched),
        ("none", Vec::new()),
        ("another", b"this is a letter, not a database".to_vec()),
    ];
    let postgres = Home::postgres();
    for (name, bytes) in cases {
        let bad = backups.path().join(name);
        fs::write(&bad, bytes).expect("a file");
        let folder = backups.path().join(format!("{name} restored"));
        for place in [DataLocation::Folder(folder.clone()), postgres.place().expect("a place")] {
            bring_back(&bad, &place).await.expect_err(name);
        }
        let left = fs::read_dir(&folder).into_iter().flatten().flatten();
        let left: Vec<_> = left.filter(|entry| entry.file_name() != "lock").collect();
        assert!(left.is_empty(), "{name}: {left:?}");
    }
    bring_back(&file, &postgres.place().expect("a place")).await.expect("the good one");
}
