//! Several servers on one PostgreSQL: a dead node saves nothing, and a table has one owner.

use std::time::Duration;

use server::store::{
    AWAKE, Change, ClusterFaults, DataLocation, Finished, NodeId, Pause, Stage, Store, StoreError,
    TableRow,
};

use crate::cluster::TestDatabase;
use crate::rows::{admin_command, archived, entry, lay, numbers, one, table};

/// Nodes that were not seen for this long are dead, in a hurry.
const AT_ONCE: Duration = Duration::ZERO;

/// A node's silence that no test reaches.
const NEVER: Duration = Duration::from_secs(3600);

/// A server as one node of a cluster.
struct Server {
    store: Store,
    node: NodeId,
}

impl Server {
    async fn join(database: &TestDatabase) -> Self {
        let DataLocation::Postgres(url) = database.place() else { panic!("PostgreSQL") };
        let store = Store::open_shared(&url).expect("a store");
        let node = rejoin(&store).await;
        Self { store, node }
    }

    async fn claim(&self, code: &'static str) -> Result<Option<TableRow>, StoreError> {
        self.store.write(move |db| db.cluster()?.claim(code)).await
    }

    async fn claim_some(&self, most: u32) -> Vec<TableRow> {
        self.store.write(move |db| db.cluster()?.claim_some(most)).await.expect("tables")
    }

    /// The number of the node that has a table.
    async fn owner(&self, code: &'static str) -> Option<NodeId> {
        let found = self.store.read(move |db| db.cluster()?.find(code)).await;
        found.expect("an answer").expect("a table").1.map(|node| node.id)
    }

    async fn declare_dead(&self, silence: Duration) -> u64 {
        self.store.write(move |db| db.cluster()?.declare_dead(silence)).await.expect("an answer")
    }

    async fn faults(&self) -> ClusterFaults {
        self.store.read(|db| db.cluster()?.faults(NEVER)).await.expect("an answer")
    }

    async fn beat(&self) -> Result<(), StoreError> {
        self.store.save(vec![Change::Alive(0)]).await
    }
}

async fn rejoin(store: &Store) -> NodeId {
    let joined = store.write(|db| db.cluster()?.join("10.0.0.1:1", "1")).await;
    joined.expect("a node").node
}

/// Declares every node dead but one, however lively they are.
fn kill_all_but(database: &TestDatabase, node: NodeId) {
    database.run(&format!("UPDATE nodes SET dead = TRUE WHERE id <> {node}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_node_saves_nothing() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    assert!(a.node < b.node, "numbers are never used again");
    a.store.save(lay("ABC")).await.expect("kept");
    a.store.save(one("ABC", 0)).await.expect("kept");
    kill_all_but(&database, b.node);
    assert_eq!(a.store.save(one("ABC", 1)).await, Err(StoreError::Deposed));
    assert_eq!(a.beat().await, Err(StoreError::Deposed));
    assert_eq!(a.claim("ABC").await, Err(StoreError::Deposed));
    assert_eq!(numbers(&b.store, "ABC").await, Ok(vec![0]));
    assert!(b.claim("ABC").await.expect("an answer").is_some());
    let again = rejoin(&a.store).await;
    assert!(again > b.node);
    assert_eq!(a.claim("ABC").await, Ok(None), "the table has an owner that lives");
    let job = |node| [vec![Change::OnlyAs(node)], one("ABC", 1)].concat();
    let stale = a.store.save(job(a.node)).await;
    assert!(matches!(stale, Err(StoreError::Conflict(_))), "a table of its former life");
    b.store.save(job(b.node)).await.expect("the owner");
    assert_eq!(numbers(&b.store, "ABC").await, Ok(vec![0, 1]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_cannot_be_declared_dead_in_the_middle_of_a_transaction() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    a.store.save(lay("ABC")).await.expect("kept");
    // The transaction waits for this one, at the entry that both want to write.
    let mut blocker = database.session();
    blocker.run("BEGIN");
    blocker.run("INSERT INTO entries VALUES ('ABC', 0, 1, '', 'deal', NULL, '', '', '')");
    let saving = tokio::spawn({
        let store = a.store.clone();
        async move { store.save(one("ABC", 0)).await }
    });
    database.wait_for_locks(1).await;
    let declare_dead = async || {
        database.run(&format!("UPDATE nodes SET seen = 'infinity' WHERE id = {}", b.node));
        b.declare_dead(AT_ONCE).await
    };
    assert_eq!(declare_dead().await, 0, "it is left for the next time");
    assert!(!saving.is_finished());
    blocker.run("ROLLBACK");
    assert_eq!(saving.await.expect("no panic"), Ok(()), "it had begun alive");
    assert_eq!(declare_dead().await, 1);
    assert_eq!(a.store.save(one("ABC", 1)).await, Err(StoreError::Deposed));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_silent_are_declared_dead() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    database.run(&format!(
        "UPDATE nodes SET seen = clock_timestamp() - INTERVAL '10 s' WHERE id = {}",
        a.node
    ));
    assert_eq!(b.declare_dead(Duration::from_secs(11)).await, 0);
    assert_eq!(b.declare_dead(Duration::from_secs(9)).await, 1);
    assert_eq!(b.declare_dead(Duration::from_secs(9)).await, 0, "it is dead already");
    database.run(&format!(
        "UPDATE nodes SET seen = clock_timestamp() - INTERVAL '10 s' WHERE id = {}",
        b.node
    ));
    // The node's own clock is far behind, but only the database's counts.
    assert_eq!(b.beat().await, Ok(()));
    assert_eq!(b.declare_dead(Duration::from_secs(9)).await, 0);
    let living = b.store.read(|db| db.cluster()?.living()).await.expect("nodes");
    assert_eq!(living.iter().map(|node| node.id).collect::<Vec<_>>(), [b.node]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_has_one_owner() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    a.store.save(lay("ABC")).await.expect("kept");
    assert_eq!(a.owner("ABC").await, Some(a.node), "whoever makes it has it");
    assert_eq!((a.claim("ABC").await, b.claim("ABC").await), (Ok(None), Ok(None)));
    assert!(!b.faults().await.is_orphaned);
    a.store.save(lay("ABC")).await.expect("changed");
    kill_all_but(&database, b.node);
    assert_eq!(b.owner("ABC").await, None);
    assert!(b.faults().await.is_orphaned);
    let c = Server::join(&database).await;
    let (first, second) = tokio::join!(b.claim("ABC"), c.claim("ABC"));
    let won = [first, second].map(|claimed| claimed.expect("an answer").is_some());
    assert_eq!(won.iter().filter(|won| **won).count(), 1, "{won:?}");
    let owner = if won[0] { b.node } else { c.node };
    assert_eq!(b.owner("ABC").await, Some(owner));
    b.store.save(lay("ABC")).await.expect("changed");
    assert_eq!(b.owner("ABC").await, Some(owner), "only a claim changes the owner");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tables_of_a_dead_node_are_shared_without_a_coordinator() {
    let database = TestDatabase::create();
    let a = Server::join(&database).await;
    let tables = |stage, number: u32| table(&format!("{stage:?}{number}"), stage, &[]);
    for stage in [Stage::Waiting, Stage::Playing, Stage::Over] {
        let rows = (0..50).map(|number| Change::Table(tables(stage, number)));
        a.store.save(rows.collect()).await.expect("kept");
    }
    let (b, c) = (Server::join(&database).await, Server::join(&database).await);
    assert!(b.claim_some(10).await.is_empty(), "everything has an owner");
    database.run(&format!("UPDATE nodes SET dead = TRUE WHERE id = {}", a.node));
    let (mut codes, mut rounds) = (Vec::new(), 0);
    while b.faults().await.is_orphaned {
        let (of_b, of_c) = tokio::join!(b.claim_some(7), c.claim_some(7));
        codes.extend(of_b.into_iter().chain(of_c).map(|row| row.code));
        rounds += 1;
        assert!(rounds < 40, "it does not end");
    }
    codes.sort();
    let all = codes.len();
    codes.dedup();
    assert_eq!((codes.len(), all), (100, 100), "each once, and no finished game");
    assert!(b.claim("Over7").await.expect("an answer").is_some(), "on demand");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_leaves_gives_its_tables_back_at_once() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    a.store.save(lay("ABC")).await.expect("kept");
    a.store.save(one("ABC", 0)).await.expect("kept");
    a.store.write(|db| db.cluster()?.leave()).await.expect("gone");
    assert_eq!(a.store.save(one("ABC", 1)).await, Err(StoreError::Deposed));
    database.run("SELECT pg_sleep(0.01)");
    assert_eq!(b.claim_some(10).await.len(), 1);
    let pauses = b.store.read(|db| db.pauses("ABC", 0)).await.expect("pauses");
    let [Pause { begun, ended }] = pauses[..] else { panic!("{pauses:?}") };
    assert!(begun < ended, "the game stood still meanwhile");
    let other = b.store.read(|db| db.pauses("XYZ", 0)).await;
    assert_eq!(other, Ok(vec![]), "other games did not");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_pauses_from_its_nodes_last_sign_of_life() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    a.store.save(lay("ABC")).await.expect("kept");
    database.run(&format!("UPDATE nodes SET seen = 'epoch', dead = TRUE WHERE id = {}", a.node));
    assert_eq!(b.claim_some(10).await.len(), 1);
    let pauses = b.store.read(|db| db.pauses("ABC", 0)).await.expect("pauses");
    assert_eq!(pauses.iter().map(|pause| pause.begun).collect::<Vec<_>>(), [0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tables_of_a_suspended_node_pause_if_it_still_lives() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    a.store.save(lay("ABC")).await.expect("kept");
    let pause = |begun| {
        let pause = Pause { begun, ended: begun + 5000 };
        a.store.write(move |db| db.cluster()?.pause(pause))
    };
    pause(1000).await.expect("it lives");
    let pauses = b.store.read(|db| db.pauses("ABC", 0)).await.expect("an answer");
    assert_eq!(pauses, [Pause { begun: 1000, ended: 6000 }]);
    kill_all_but(&database, b.node);
    assert_eq!(pause(9000).await, Err(StoreError::Deposed), "others have its tables");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_archives_only_its_own_games_and_those_of_the_dead() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    let over = |code| Change::Table(table(code, Stage::Over, &[]));
    for (server, code) in [(&a, "A1"), (&a, "A2"), (&b, "B1")] {
        server.store.save(vec![over(code), Change::Entry(entry(code, 0))]).await.expect("kept");
    }
    let finished = async |server: &Server, archived| {
        let (after, node) = ((0, String::new()), Some(server.node));
        let which = Finished { archived, before: i64::MAX, after, node };
        let found = server.store.read(move |db| db.finished(which, 10)).await.expect("games");
        found.into_iter().map(|(_, code)| code).collect::<Vec<_>>()
    };
    let archive = async |server: &Server, code| {
        let job = vec![Change::OnlyAs(server.node), archived(code, &[entry(code, 0)])];
        server.store.save(job).await
    };
    let is_conflict = |answer| matches!(answer, Err(StoreError::Conflict(_)));
    assert_eq!(finished(&a, false).await, ["A1", "A2"]);
    assert_eq!(finished(&b, false).await, ["B1"]);
    assert!(is_conflict(archive(&b, "A1").await), "it has an owner that lives");
    assert_eq!(archive(&a, "A1").await, Ok(()));
    kill_all_but(&database, b.node);
    assert_eq!(archive(&a, "A2").await, Err(StoreError::Deposed), "the dead archive nothing");
    assert_eq!(finished(&b, false).await, ["A2", "B1"]);
    assert_eq!(archive(&b, "A2").await, Ok(()));
    assert_eq!(finished(&b, true).await, ["A1", "A2"]);
    let forget = |code: &str| Change::Forget { table: code.to_owned(), since: i64::MAX };
    assert_eq!(b.store.save(vec![forget("A1")]).await, Ok(()));
    assert_eq!(finished(&b, true).await, ["A2"]);
    // A node of another version may not know what an archive is.
    database.run(
        "INSERT INTO nodes (address, version, seen) VALUES ('10.0.0.2:1', '0', clock_timestamp())",
    );
    assert!(finished(&b, false).await.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_sleep_stay_asleep_when_their_node_dies() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    let now = database.number("SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT");
    let sleepers = [("AWAKE", AWAKE), ("DUE", 7), ("LATER", now + 3_600_000), ("NEVER", i64::MAX)];
    for (code, due) in sleepers {
        let due = Change::Due { table: code.to_owned(), due };
        a.store.save([lay(code), vec![due]].concat()).await.expect("kept");
    }
    let due = b.store.read(move |db| db.due_tables(Some(b.node), AWAKE..=i64::MAX)).await;
    assert_eq!(due, Ok(vec![]), "they are another node's");
    database.run(&format!("UPDATE nodes SET seen = 'epoch', dead = TRUE WHERE id = {}", a.node));
    assert!(b.faults().await.is_orphaned);
    let mut codes: Vec<_> = b.claim_some(10).await.into_iter().map(|row| row.code).collect();
    codes.sort();
    assert_eq!(codes, ["AWAKE", "DUE"]);
    assert!(!b.faults().await.is_orphaned);
    assert!(b.claim("LATER").await.expect("an answer").is_some(), "whoever comes wakes it");
    let begun = async |code: &'static str| {
        let pauses = b.store.read(move |db| db.pauses(code, 0)).await.expect("pauses");
        pauses.iter().map(|pause| pause.begun).collect::<Vec<_>>()
    };
    assert_eq!(begun("AWAKE").await, [0]);
    assert_eq!(begun("DUE").await, [7], "nothing was to happen before");
    assert_eq!(begun("LATER").await, Vec::<i64>::new(), "it was never missed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_without_any_node_is_a_pause_of_all_games() {
    let database = TestDatabase::create();
    let a = Server::join(&database).await;
    let all =
        async |server: &Server| server.store.read(|db| db.pauses("ABC", 0)).await.expect("pauses");
    assert_eq!(all(&a).await, []);
    let b = Server::join(&database).await;
    assert_eq!(all(&b).await, [], "the other one lives");
    database.run("UPDATE nodes SET seen = 'epoch'");
    Server::join(&database).await;
    let pauses = all(&b).await;
    assert_eq!(pauses.iter().map(|pause| pause.begun).collect::<Vec<_>>(), [0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_admin_command_is_taken_by_one_node() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    a.store.save(vec![Change::AdminCommand(admin_command(1, "{}"))]).await.expect("kept");
    let take = |server: &Server| {
        let store = server.store.clone();
        async move { store.write(|db| db.cluster()?.take_admin_command(1)).await }
    };
    let (first, second) = tokio::join!(take(&a), take(&b));
    assert_ne!(first, second, "one of them");
    assert_eq!(take(&a).await, first, "it may try again");
    let (taker, other) = if first == Ok(true) { (&a, &b) } else { (&b, &a) };
    kill_all_but(&database, other.node);
    assert_eq!(take(taker).await, Err(StoreError::Deposed));
    assert_eq!(take(other).await, Ok(true), "the other one is dead");
    let done = Change::AdminCommandDone { id: 1, outcome: "done".to_owned() };
    other.store.save(vec![done]).await.expect("kept");
    assert_eq!(take(other).await, Ok(false), "it was carried out");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_node_lists_its_own_tables() {
    let database = TestDatabase::create();
    let (a, b) = (Server::join(&database).await, Server::join(&database).await);
    for (server, tables) in [(&a, "of a"), (&b, "of b"), (&a, "now of a")] {
        server.store.write(|db| db.cluster()?.list(tables)).await.expect("listed");
    }
    let others = |server: &Server| {
        let (store, node) = (server.store.clone(), server.node);
        async move { store.read(move |db| db.cluster()?.lists(node)).await.expect("lists") }
    };
    assert_eq!(
        (others(&a).await, others(&b).await),
        (vec!["of b".into()], vec!["now of a".into()])
    );
    kill_all_but(&database, b.node);
    assert!(others(&b).await.is_empty(), "a dead node has none");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_goes_on_after_a_newer_version_has_joined() {
    let database = TestDatabase::create();
    let a = Server::join(&database).await;
    a.store.save(lay("ABC")).await.expect("kept");
    // What a migration of a newer version may do: add.
    database.run(
        "INSERT INTO migrations VALUES (99); CREATE TABLE more (id BIGINT PRIMARY KEY); \
         ALTER TABLE tables ADD COLUMN more BIGINT; ALTER TABLE entries ADD COLUMN more TEXT; \
         ALTER TABLE nodes ADD COLUMN more BOOLEAN NOT NULL DEFAULT FALSE",
    );
    a.store.save(one("ABC", 0)).await.expect("kept");
    a.store.save(lay("XYZ")).await.expect("kept");
    assert_eq!(numbers(&a.store, "ABC").await, Ok(vec![0]));
    kill_all_but(&database, 0);
    assert_eq!(a.beat().await, Err(StoreError::Deposed));
    rejoin(&a.store).await;
    assert_eq!(a.claim_some(10).await.len(), 2, "it may even join again");
    let DataLocation::Postgres(url) = database.place() else { panic!("PostgreSQL") };
    let opening = tokio::task::spawn_blocking(move || Store::open_shared(&url));
    let refusal = opening.await.expect("no panic").expect_err("it is too new").to_string();
    assert!(refusal.contains("newer version"), "{refusal}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_single_server_and_a_cluster_exclude_each_other() {
    let database = TestDatabase::create();
    let single = Store::open(&database.place(), true).expect("a store");
    let DataLocation::Postgres(url) = database.place() else { panic!("PostgreSQL") };
    let store = Store::open_shared(&url).expect("a store");
    let joined = store.write(|db| db.cluster()?.join("10.0.0.1:1", "1")).await;
    assert_eq!(joined, Err(StoreError::Replaced));
    assert_eq!(store.save(lay("ABC")).await, Err(StoreError::Deposed), "it is no node");
    single.save(lay("ABC")).await.expect("the single server goes on");
    single.close().await;
    let node = rejoin(&store).await;
    let beating = tokio::spawn({
        let store = store.clone();
        async move {
            while store.save(vec![Change::Alive(0)]).await.is_ok() {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    });
    let place = database.place();
    let opening = tokio::task::spawn_blocking(move || Store::open(&place, true));
    let refusal = opening.await.expect("no panic").expect_err("a node lives");
    assert_eq!(refusal, StoreError::Replaced);
    beating.abort();
    kill_all_but(&database, 0);
    let single = Store::open(&database.place(), true).expect("the cluster is dead");
    let last = single.read(|db| db.alive()).await.expect("an answer");
    assert!(last.is_some_and(|last| last > 1_000_000_000_000), "{last:?}");
    assert_eq!(store.save(one("ABC", 0)).await, Err(StoreError::Deposed), "node {node}");
    single.save(one("ABC", 0)).await.expect("kept");
    single.close().await;
}
