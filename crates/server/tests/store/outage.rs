//! PostgreSQL, or the connection to it, fails at the worst moments.

use std::collections::BTreeSet;

use server::store::{Store, StoreError};
use tokio::task::JoinSet;

use crate::cluster::{OwnCluster, TestDatabase};
use crate::faulty_proxy::{Fault, FaultyProxy};
use crate::rows::{lay, numbers, one};

/// Saves entries one after another, whatever happens, until `until` of them are acknowledged.
async fn play_on(store: Store, code: &'static str, until: usize) -> Vec<u32> {
    let (mut kept, mut seq) = (Vec::new(), 0);
    while kept.len() < until {
        match store.save(one(code, seq)).await {
            Ok(()) => kept.push(seq),
            Err(StoreError::Unavailable(_)) => {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
            Err(error @ (StoreError::Conflict(_) | StoreError::Replaced | StoreError::Deposed)) => {
                panic!("{code} {seq}: {error}")
            }
        }
        seq += 1;
    }
    kept
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_comes_back_and_nothing_is_lost() {
    const TABLES: [&str; 4] = ["A", "B", "C", "D"];
    let own = OwnCluster::start();
    let place = own.cluster.place("postgres");
    let store = Store::open(&place, true).expect("a store");
    let mut players = JoinSet::new();
    for code in TABLES {
        store.save(lay(code)).await.expect("kept");
        let store = store.clone();
        players.spawn(async move { (code, play_on(store, code, 1_500).await) });
    }
    for round in 1..=2 {
        while store.counts().jobs < round * 1_000 {
            tokio::task::yield_now().await;
        }
        tokio::task::block_in_place(|| {
            own.cluster.kill();
            own.cluster.start("");
        });
    }
    for (code, kept) in players.join_all().await {
        // Unacknowledged entries were not saved either: the outcome of each COMMIT was checked.
        assert_eq!(numbers(&store, code).await, Ok(kept), "{code}");
    }
    let refusal = Store::open(&place, true).expect_err("the lock was taken again");
    assert!(refusal.to_string().contains("another server"), "{refusal}");
    store.close().await;
}

#[tokio::test]
async fn a_lost_commit_is_distinguished_from_a_lost_answer() {
    let database = TestDatabase::create();
    let proxy = FaultyProxy::to(&database.socket(), &database.place());
    let store = Store::open(&proxy.place, true).expect("a store");
    store.save(lay("ABC")).await.expect("kept");
    proxy.set(Fault::LoseAnswer);
    assert_eq!(store.save(one("ABC", 0)).await, Ok(()), "it was saved");
    for fault in [Fault::LoseCommit, Fault::LeaveGhost] {
        proxy.set(fault);
        let lost = store.save(one("ABC", 1)).await.expect_err("it was lost");
        assert!(!lost.to_string().contains("not known"), "{lost}");
        assert_eq!(numbers(&store, "ABC").await, Ok(vec![0]), "it was not saved");
    }
    store.save(one("ABC", 1)).await.expect("once more");
    proxy.set(Fault::LoseAnswer);
    let conflict = store.save(one("ABC", 1)).await;
    assert!(matches!(conflict, Err(StoreError::Conflict(_))), "it was not saved twice");
    assert_eq!(numbers(&store, "ABC").await, Ok(vec![0, 1]));
    store.close().await;
}

#[tokio::test]
async fn a_commit_in_doubt_is_saved_once() {
    let database = TestDatabase::create();
    let proxy = FaultyProxy::to(&database.socket(), &database.place());
    let store = Store::open(&proxy.place, true).expect("a store");
    store.save(lay("ABC")).await.expect("kept");
    proxy.set(Fault::LoseAnswerAndClose);
    let doubt = store.save(one("ABC", 0)).await.expect_err("nobody can be asked");
    assert!(doubt.to_string().contains("not known"), "{doubt}");
    let away = store.save(one("ABC", 1)).await;
    assert!(matches!(away, Err(StoreError::Unavailable(_))), "{away:?}");
    proxy.set(Fault::None);
    let again = store.save(one("ABC", 0)).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
    assert_eq!(numbers(&store, "ABC").await, Ok(vec![0]));
    store.save(one("ABC", 1)).await.expect("the service has resumed");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_server_is_not_healthy() {
    let database = TestDatabase::create();
    let proxy = FaultyProxy::to(&database.socket(), &database.place());
    let old = Store::open(&proxy.place, true).expect("a store");
    old.save(lay("ABC")).await.expect("kept");
    assert!(old.is_well());
    // Its connections end while it cannot open new ones.
    proxy.set(Fault::Closed);
    database.run(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    let new = Store::open(&database.place(), true).expect("the lock is free");
    proxy.set(Fault::None);
    assert_eq!(old.save(one("ABC", 0)).await, Err(StoreError::Replaced));
    assert!(!old.is_well());
    new.save(one("ABC", 0)).await.expect("the new one writes");
    new.close().await;
    old.save(one("ABC", 1)).await.expect("the database is free again");
    assert!(old.is_well());
    old.close().await;
}

#[tokio::test]
async fn connections_that_an_operator_ends_are_reopened() {
    let database = TestDatabase::create();
    let store = Store::open(&database.place(), true).expect("a store");
    store.save(lay("ABC")).await.expect("kept");
    let mut kept = BTreeSet::new();
    for seq in 0..5 {
        assert_eq!(numbers(&store, "ABC").await.map(|all| all.len()), Ok(kept.len()));
        database.run(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        );
        // Between two jobs it goes unnoticed.
        store.save(one("ABC", seq)).await.expect("kept");
        kept.insert(seq);
    }
    assert_eq!(numbers(&store, "ABC").await, Ok(kept.into_iter().collect()));
    store.close().await;
}
