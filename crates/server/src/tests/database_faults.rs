//! A database that hangs, or whose code panics: nothing waits forever, and every caller gets an
//! answer.

use std::path::Path;
use std::time::Duration;

use serde_json::json;

use super::trouble::{FULL, Failing, Fault, HANGS, HUNG, PANICS, REPLACED, WELL, failing};
use super::world::{pass, tournament};
use crate::store::{Change, Sqlite, Store};

/// A store with threads, over a file, whose writer fails on command.
fn store(folder: &Path) -> (Store, Fault) {
    let fault = Fault::default();
    let (at, there, own) = (folder.to_owned(), folder.to_owned(), fault.clone());
    let write = move || {
        let inner = Sqlite::open(&at)?;
        Ok(Box::new(Failing { inner, fault: own.clone() }) as _)
    };
    let read = move || Ok(Box::new(Sqlite::open(&there)?) as _);
    (Store::over(write, read).expect("a store"), fault)
}

async fn save(store: &Store, at: i64) -> Result<(), String> {
    store.save(vec![Change::Alive(at)]).await.map_err(|error| error.to_string())
}

async fn alive(store: &Store) -> Option<i64> {
    store.read(|db| db.alive()).await.expect("an answer")
}

/// Retries until it is true, for at most a minute.
async fn until(mut is_true: impl AsyncFnMut() -> bool) {
    let trying = async {
        while !is_true().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), trying).await.expect("it comes true");
}

#[tokio::test]
async fn a_writer_that_panics_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, fault) = store(folder.path());
    save(&store, 1).await.expect("kept");
    assert!(store.is_well());
    fault.set(PANICS);
    for _ in 0..2 {
        let lost = save(&store, 2).await.expect_err("the writer is gone");
        assert!(lost.contains("not known"), "{lost}");
        assert!(!store.is_well());
    }
    assert_eq!(store.counts().failures, 2);
    fault.set(WELL);
    save(&store, 3).await.expect("another writer saves it");
    assert!(store.is_well());
    assert_eq!(alive(&store).await, Some(3));
    store.close().await;
}

#[tokio::test]
async fn a_caller_of_a_hanging_database_gets_an_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, fault) = store(folder.path());
    save(&store, 1).await.expect("kept");
    fault.set(HANGS);
    let waiting = tokio::spawn({
        let store = store.clone();
        async move { save(&store, 2).await }
    });
    until(async || fault.is(HUNG)).await;
    // From now on time advances at once when all tasks wait.
    tokio::time::pause();
    let doubt = waiting.await.expect("no panic").expect_err("it hangs");
    assert!(doubt.contains("not known"), "{doubt}");
    assert!(!store.is_well());
    tokio::time::advance(Duration::from_secs(1)).await;
    let refused = save(&store, 3).await.expect_err("it still hangs");
    assert!(!refused.contains("not known"), "no further job is handed over: {refused}");
    tokio::time::resume();
    assert_eq!(alive(&store).await, Some(1), "reading still works");
    fault.set(WELL);
    until(async || alive(&store).await != Some(1)).await;
    assert_eq!(alive(&store).await, Some(2), "it was saved after all");
    // The row is readable a moment before the writer has noted that it is idle again.
    until(async || save(&store, 4).await.is_ok()).await;
    assert!(store.is_well());
    store.close().await;
}

#[tokio::test(start_paused = true)]
async fn a_server_whose_database_is_away_is_not_ready() {
    let (world, fault) = failing().await;
    assert_eq!(world.get(None, "/api/ready").await.status, 200);
    fault.set(FULL);
    pass(6_000).await;
    let reply = world.get(None, "/api/ready").await;
    assert_eq!((reply.status, reply.refusal().as_str()), (503, "storage"));
    assert_ne!(reply.header("retry-after"), "");
    assert_eq!(world.get(None, "/api/health").await.status, 200, "the process itself is well");
    fault.set(WELL);
    pass(6_000).await;
    assert_eq!(world.get(None, "/api/ready").await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn a_replaced_server_serves_nobody() {
    let (world, fault) = failing().await;
    let person = world.person("Cedric").await;
    let table = world.table(&person, tournament(2), &[]).await;
    let path = format!("/api/tables/{table}");
    let client = world.watch(Some(&person), &table).await;
    fault.set(REPLACED);
    pass(6_000).await;
    assert_eq!(world.get(None, "/api/ready").await.refusal(), "storage");
    assert_eq!(client.closed(), Some(protocol::Closing::Restarting));
    assert_eq!(world.get(None, &path).await.refusal(), "storage", "its state may be outdated");
    assert!(world.app.admit(None).is_err(), "no socket is accepted");
    assert_eq!(world.app.tables_awake(), 0);
    fault.set(WELL);
    pass(6_000).await;
    assert_eq!(world.get(None, "/api/ready").await.status, 200);
    let client = world.watch(Some(&person), &table).await;
    assert_eq!(client.room()["table"], table.as_str(), "read again");
}

#[tokio::test(start_paused = true)]
async fn a_device_link_stays_valid_after_a_database_failure() {
    let (world, fault) = failing().await;
    let me = world.person("Cedric").await;
    let link = world.post(Some(&me), "/api/device-link", json!({})).await.json();
    let secret = link["path"].as_str().expect("a path").split_once('#').expect("it").1.to_owned();
    fault.set(FULL);
    let args = json!({ "secret": secret });
    assert_eq!(world.post(None, "/api/device", args.clone()).await.refusal(), "storage");
    fault.set(WELL);
    assert_eq!(world.post(None, "/api/device", args.clone()).await.status, 200);
    assert_eq!(world.post(None, "/api/device", args).await.refusal(), "not-found", "once");
}
