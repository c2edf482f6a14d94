//! Many jobs at once, two servers, a full disk: nothing acknowledged is lost, and service resumes
//! without help.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use rustix::process::{Resource, Rlimit, setrlimit};
use server::store::{
    Change, DataLocation, Database as _, Sqlite, Stage, Store, StoreError, TableRow,
};
use tokio::task::JoinSet;

use crate::home::Home;
use crate::rows::{entry, lay, numbers, one, table};

/// Saves these entries all at once, and returns which were acknowledged.
pub(crate) async fn keep_at_once(
    store: &Store,
    code: &'static str,
    seqs: impl Iterator<Item = u32>,
) -> BTreeSet<u32> {
    let mut jobs = JoinSet::new();
    for seq in seqs {
        let store = store.clone();
        jobs.spawn(async move { store.save(one(code, seq)).await.map(|()| seq) });
    }
    jobs.join_all().await.into_iter().flatten().collect()
}

async fn many_jobs_need_few_commits(home: &Home) {
    let store = home.open();
    store.save(lay("ABC")).await.expect("kept");
    let kept = keep_at_once(&store, "ABC", 0..2_000).await;
    assert_eq!(kept.len(), 2_000);
    let counts = store.counts();
    assert_eq!((counts.jobs, counts.failures, counts.waiting), (2_001, 0, 0));
    assert!(counts.commits < 400, "{counts:?}");
    assert!(counts.largest > 5 && counts.largest <= 512, "{counts:?}");
    assert_eq!(numbers(&store, "ABC").await, Ok((0..2_000).collect()));
}

#[tokio::test]
async fn many_jobs_need_few_commits_in_a_folder() {
    many_jobs_need_few_commits(&Home::folder()).await;
}

#[tokio::test]
async fn many_jobs_need_few_commits_in_postgres() {
    many_jobs_need_few_commits(&Home::postgres()).await;
}

/// One server, and any number of commands alongside it.
async fn there_is_one_server(home: &Home) {
    let place = home.place().expect("a place");
    let server = home.open();
    let refusal = Store::open(&place, true).expect_err("there is a server");
    assert!(refusal.to_string().contains("another server"), "{refusal}");
    let command = Store::open(&place, false).expect("a command");
    command.save(lay("ABC")).await.expect("kept");
    server.save(one("ABC", 0)).await.expect("kept");
    assert_eq!(numbers(&command, "ABC").await, Ok(vec![0]));
    server.close().await;
    let next = Store::open(&place, true).expect("the place is free");
    next.close().await;
    command.close().await;
}

#[tokio::test]
async fn there_is_one_server_in_a_folder() {
    there_is_one_server(&Home::folder()).await;
}

#[tokio::test]
async fn there_is_one_server_in_postgres() {
    there_is_one_server(&Home::postgres()).await;
}

#[tokio::test]
async fn a_panic_ends_only_its_own_query() {
    let home = Home::folder();
    let store = home.open();
    let answer = store.read::<()>(|_| panic!("on purpose")).await;
    assert!(matches!(answer, Err(StoreError::Unavailable(_))));
    assert_eq!(store.read(|database| database.alive()).await, Ok(None));
}

/// The error when a server opens a folder with this file in it.
fn refusal(prepare: impl FnOnce(&rusqlite::Connection)) -> (String, Vec<u8>, Vec<u8>) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ivanhoe.db");
    let file = rusqlite::Connection::open(&path).expect("a file");
    prepare(&file);
    file.close().expect("closed");
    let before = std::fs::read(&path).expect("a file");
    let place = DataLocation::Folder(folder.path().to_owned());
    let refusal = Store::open(&place, true).expect_err("not a file to go on with").to_string();
    (refusal, before, std::fs::read(&path).expect("a file"))
}

#[test]
fn a_file_of_another_program_is_left_alone() {
    let (refusal, before, after) = refusal(|file| {
        file.execute_batch("CREATE TABLE recipes (name TEXT)").expect("a table");
    });
    assert!(refusal.contains("no database of this program"), "{refusal}");
    assert_eq!(before, after);
}

#[test]
fn a_server_does_not_go_on_with_a_damaged_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = DataLocation::Folder(folder.path().to_owned());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&place, true).expect("a store");
        store.save(lay("ABC")).await.expect("kept");
        keep_at_once(&store, "ABC", 0..2_000).await;
        store.close().await;
    });
    let path = folder.path().join("ivanhoe.db");
    let mut bytes = std::fs::read(&path).expect("a file");
    let page = bytes.len() / 4096 / 2 * 4096;
    bytes[page..page + 16].fill(0xff);
    std::fs::write(&path, bytes).expect("a damaged file");
    let refusal = Store::open(&place, true).expect_err("it is damaged").to_string();
    assert!(refusal.contains("damaged"), "{refusal}");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    // Nobody can create files there, not even root.
    for exclusive in [true, false] {
        let place = DataLocation::Folder("/proc/self/task".into());
        let refusal = Store::open(&place, exclusive).expect_err("no files there").to_string();
        assert!(refusal.contains("/proc/self/task"), "{refusal}");
    }
}

#[test]
fn an_invalid_url_is_refused_without_its_password() {
    let place = DataLocation::Postgres("postgresql://prior:secret@/%zz".to_owned());
    let refusal = Store::open(&place, true).expect_err("no URL");
    assert!(!format!("{refusal} {place:?}").contains("secret"), "{refusal}");
}

/// A disk that is full for a while. Runs in a separate process with little disk space.
async fn full_disk(folder: &str, make_room: fn(&str)) {
    let store = Store::open(&DataLocation::Folder(folder.into()), true).expect("a store");
    store.save(lay("ABC")).await.expect("kept");
    let (mut kept, mut seq) = (Vec::new(), 0);
    loop {
        // A move changes its table too: both must be there or neither.
        let row = TableRow { touched: i64::from(seq), ..table("ABC", Stage::Playing, &[]) };
        let job = vec![Change::Table(row), Change::Entry(entry("ABC", seq))];
        match store.save(job).await {
            Ok(()) => kept.push(seq),
            Err(error) => {
                assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
                break;
            }
        }
        seq += 1;
        assert!(seq < 100_000, "the disk is never full");
    }
    assert!(!kept.is_empty());
    // Every caller gets an error at once, and can still read. A few may succeed after all, if pages
    // of the log have become free in the meantime: their answers are true.
    kept.extend(keep_at_once(&store, "ABC", seq..seq + 50).await);
    assert_eq!(numbers(&store, "ABC").await.as_ref(), Ok(&kept));
    make_room(folder);
    for seq in seq + 50..seq + 150 {
        store.save(one("ABC", seq)).await.expect("there is room again");
        kept.push(seq);
    }
    store.close().await;
    let mut database = Sqlite::open(folder.as_ref()).expect("a database");
    let entries = database.entries("ABC").expect("entries");
    assert_eq!(entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), kept);
    let touched = database.table("ABC").expect("an answer").expect("a table").touched;
    assert_eq!(touched, i64::from(seq) - 1, "the table of the last entry before the trouble");
}

#[tokio::test]
async fn acknowledged_changes_outlive_a_killed_process() {
    const NAME: &str = "trouble::acknowledged_changes_outlive_a_killed_process";
    if let Some(folder) = apart() {
        let store = Store::open(&DataLocation::Folder(folder.into()), true).expect("a store");
        store.save(lay("ABC")).await.expect("kept");
        for seq in 0.. {
            store.save(one("ABC", seq)).await.expect("kept");
            std::io::stderr().write_all(format!("{seq}\n").as_bytes()).expect("somebody listens");
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(std::env::current_exe().expect("a program"));
    child.args([NAME, "--exact", "--nocapture"]).env("STORE_APART", folder.path());
    child.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = child.spawn().expect("a process");
    let mut said = BufReader::new(child.stderr.take().expect("its words")).lines();
    let mut acknowledged: Vec<String> = said.by_ref().take(300).map_while(Result::ok).collect();
    child.kill().expect("it is killed");
    child.wait().expect("it is dead");
    acknowledged.extend(said.map_while(Result::ok));
    assert!(acknowledged.len() >= 300);
    let mut database = Sqlite::open(folder.path()).expect("a database");
    let entries = database.entries("ABC").expect("entries");
    // One more may have been saved without being acknowledged.
    assert!((acknowledged.len()..=acknowledged.len() + 1).contains(&entries.len()));
    assert!(entries.iter().zip(0..).all(|(entry, seq)| entry.seq == seq));
}

/// Runs one test of this binary in a separate process: `shell` prepares it and becomes it.
fn run_apart(test: &str, shell: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let own = std::env::current_exe().expect("a program");
    let mut child = Command::new("sh");
    child.args(["-c", shell]).arg(own).args([test, "--exact", "--nocapture"]);
    child.env("STORE_APART", folder.path()).stdin(Stdio::null());
    let output = child.output().expect("a process");
    let said = String::from_utf8_lossy(&output.stdout);
    let complained = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{complained}");
    assert!(said.contains("1 passed"), "{said}");
}

/// The folder that [`run_apart`] has prepared, if this is that process.
fn apart() -> Option<String> {
    std::env::var("STORE_APART").ok()
}

#[tokio::test]
async fn files_that_cannot_grow_block_nothing_for_long() {
    let Some(folder) = apart() else {
        // The signal that comes with the limit would end the process.
        let shell = r#"trap '' XFSZ; exec "$0" "$@""#;
        return run_apart("trouble::files_that_cannot_grow_block_nothing_for_long", shell);
    };
    let limit = |most| setrlimit(Resource::Fsize, Rlimit { current: most, maximum: None });
    limit(Some(600_000)).expect("a limit");
    full_disk(&folder, |_| {
        setrlimit(Resource::Fsize, Rlimit { current: None, maximum: None }).expect("no limit");
    })
    .await;
}

#[tokio::test]
async fn a_full_disk_blocks_nothing_for_long() {
    const NAMESPACE: &str = "unshare --user --map-root-user --mount";
    let Some(folder) = apart() else {
        let try_it = format!("{NAMESPACE} mount -t tmpfs none /tmp");
        let possible = Command::new("sh").args(["-c", &try_it]).output();
        if !possible.is_ok_and(|output| output.status.success()) {
            // Mounting is not allowed here; use files that cannot grow instead.
            return;
        }
        let shell = format!(
            "exec {NAMESPACE} sh -c 'mount -t tmpfs -o size=600k none \"$STORE_APART\" && \
             exec \"$0\" \"$@\"' \"$0\" \"$@\""
        );
        return run_apart("trouble::a_full_disk_blocks_nothing_for_long", &shell);
    };
    full_disk(&folder, |folder| {
        let grow = ["-i", "-o", "remount,size=64m", "none", folder];
        assert!(Command::new("mount").args(grow).status().expect("mount").success());
    })
    .await;
}
