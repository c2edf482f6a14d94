//! A primary and its synchronous standby: what only the primary has is neither acknowledged nor
//! read.

use std::time::Duration;

use server::store::{Store, StoreError};
use tokio::task::JoinHandle;

use crate::cluster::OwnCluster;
use crate::faulty_proxy::{Fault, FaultyProxy};
use crate::rows::{lay, numbers, one};

/// A primary, its standby, and a store that reaches the primary through a proxy.
struct Pair {
    primary: OwnCluster,
    standby: OwnCluster,
    proxy: FaultyProxy,
    store: Store,
}

impl Pair {
    /// The standby goes away after one table is saved.
    async fn parted() -> Self {
        let pair = Self::start().await;
        pair.standby.cluster.kill();
        pair
    }

    /// Both have one table.
    async fn start() -> Self {
        let primary = OwnCluster::start();
        let standby = OwnCluster::follow(&primary.cluster);
        // A standby that has lost its primary looks for it again at once.
        standby.cluster.run("postgres", "ALTER SYSTEM SET wal_retrieve_retry_interval = '100ms'");
        standby.cluster.run("postgres", "SELECT pg_reload_conf()");
        let proxy = FaultyProxy::to(&primary.cluster.socket(), &primary.cluster.place("postgres"));
        let store = Store::open(&proxy.place, true).expect("a store");
        store.save(lay("ABC")).await.expect("kept");
        assert_eq!(numbers(&store, "ABC").await, Ok(vec![]));
        Self { primary, standby, proxy, store }
    }

    /// Saves entry 0; the connection breaks after COMMIT while PostgreSQL waits for the standby.
    async fn keep_in_doubt(&self) -> JoinHandle<Result<(), StoreError>> {
        self.proxy.set(Fault::HoldCommit);
        let store = self.store.clone();
        let keeping = tokio::spawn(async move { store.save(one("ABC", 0)).await });
        self.wait_for(1, &keeping).await;
        self.proxy.set(Fault::None);
        // The broken session still waits, and so does the new one.
        self.wait_for(2, &keeping).await;
        keeping
    }

    /// Waits until this many sessions wait for the standby; meanwhile their work must not finish.
    async fn wait_for<T>(&self, sessions: i64, work: &JoinHandle<T>) {
        while self.primary.cluster.waiting() < sessions {
            assert!(!work.is_finished(), "an answer that no standby has");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_lost_in_a_failover_were_never_acknowledged() {
    let pair = Pair::parted().await;
    let keeping = pair.keep_in_doubt().await;
    pair.primary.cluster.kill();
    pair.standby.cluster.start("");
    pair.standby.cluster.promote();
    pair.proxy.lead_to(&pair.standby.cluster.socket());
    keeping.await.expect("no panic").expect_err("the new primary has never seen it");
    assert_eq!(numbers(&pair.store, "ABC").await, Ok(vec![]));
    pair.store.save(one("ABC", 0)).await.expect("once more");
    assert_eq!(numbers(&pair.store, "ABC").await, Ok(vec![0]));
    pair.store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_in_doubt_are_saved_when_the_standby_is_back() {
    let pair = Pair::start().await;
    // It is back at once, however busy the machine: the store does not wait forever.
    pair.standby.cluster.stop_following();
    let keeping = pair.keep_in_doubt().await;
    pair.standby.cluster.follow_again();
    assert_eq!(keeping.await.expect("no panic"), Ok(()));
    assert_eq!(numbers(&pair.store, "ABC").await, Ok(vec![0]));
    pair.store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_that_only_a_restarted_primary_has_are_not_read() {
    let pair = Pair::start().await;
    pair.standby.cluster.stop_following();
    let store = pair.store.clone();
    let keeping = tokio::spawn(async move { store.save(one("ABC", 0)).await });
    pair.wait_for(1, &keeping).await;
    pair.primary.cluster.kill();
    pair.primary.cluster.start("");
    let store = pair.store.clone();
    let reading = tokio::spawn(async move { numbers(&store, "ABC").await });
    // The writing connection and the reading one both begin with a write.
    pair.wait_for(2, &reading).await;
    pair.standby.cluster.follow_again();
    assert_eq!(reading.await.expect("no panic"), Ok(vec![0]));
    assert_eq!(keeping.await.expect("no panic"), Ok(()));
    pair.store.close().await;
}
