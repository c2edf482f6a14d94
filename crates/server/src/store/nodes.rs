//! A PostgreSQL database that several servers share.
//!
//! Only PostgreSQL's clock says how long a node has been silent. Which tables may be claimed is
//! always asked in the same way: those of nobody, and those of nodes that are dead. A node never
//! comes back to life, so the answer stays right however long the statement had to wait for
//! another claim. ("Those whose node does not live" would take a table from a node that joined
//! after the statement began.)

use std::thread;
use std::time::{Duration, Instant};

use postgres::types::ToSql;
use postgres::{Client, Row};

use super::postgres::{Postgres, TABLE, is_broken, table};
use super::session::{LOCK_TIMEOUT, RETRY_DELAY, SERVER_LOCK, Session};
use super::{Cluster, ClusterFaults, Joined, LiveNode, NodeId, Pause, StoreError, TableRow};

/// The time of the database in milliseconds.
macro_rules! now {
    () => {
        "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT"
    };
}

/// No row if this node is dead. As long as the transaction lasts, nobody can declare it dead.
const FENCE: &str = "SELECT 1 FROM nodes WHERE id = $1 AND NOT dead FOR SHARE";

/// Is a table this node's (`$1`), or no living node's?
macro_rules! ours {
    () => {
        "(owner IS NULL OR owner = $1::BIGINT OR owner IN (SELECT id FROM nodes WHERE dead))"
    };
}
pub(super) use ours;

/// If no node lives, games have stood still since the last sign of life: whoever is asleep was not
/// woken, and nobody could come.
const OUTAGE: &str = concat!(
    "INSERT INTO pauses (begun, ended) SELECT last, ",
    now!(),
    " FROM (SELECT GREATEST((SELECT value FROM meta WHERE name = 'alive'), ",
    "(SELECT (EXTRACT(EPOCH FROM max(seen)) * 1000)::BIGINT FROM nodes)) AS last) AS sign ",
    "WHERE last < ",
    now!(),
    " AND NOT EXISTS (SELECT FROM nodes WHERE NOT dead ",
    "AND seen >= clock_timestamp() - make_interval(secs => $1)) ",
    "ON CONFLICT (begun) DO UPDATE SET ended = GREATEST(pauses.ended, excluded.ended)"
);

/// When a node was last seen, in milliseconds.
const SEEN: &str = "(EXTRACT(EPOCH FROM seen) * 1000)::BIGINT";

/// Tables that are due within this time are claimed; the others sleep until somebody comes. Every
/// table that is awake is due.
const AHEAD: Duration = Duration::from_secs(60);

/// A server that has the database for itself waits this long for the last node to be silent.
const LAST_NODE_TIMEOUT: Duration = Duration::from_secs(5);

/// A node that was silent for this long when a server wants the database for itself is dead.
const SILENCE: Duration = Duration::from_secs(3);

/// Is a table that waits or plays to be awake now or soon?
fn is_due() -> String {
    let (now, ahead) = (now!(), AHEAD.as_millis());
    format!("stage IN ('waiting', 'playing') AND due <= {now} + {ahead}")
}

/// Claims tables for a node. The time that they were without one though they should have been awake
/// is a pause of their games.
fn claim_sql(which: &str, how: &str) -> String {
    let now = now!();
    format!(
        "WITH orphan AS (\
           SELECT code, stage, owner, released, due FROM tables \
           WHERE {which} AND (owner IS NULL OR owner IN (SELECT id FROM nodes WHERE dead)) {how}), \
         pause AS (\
           SELECT code, GREATEST(due, released, {SEEN}, \
             (SELECT value FROM meta WHERE name = 'alive')) AS begun \
           FROM orphan LEFT JOIN nodes ON nodes.id = orphan.owner WHERE stage = 'playing'), \
         noted AS (\
           INSERT INTO table_pauses (code, begun, ended) \
           SELECT code, begun, {now} FROM pause WHERE begun < {now} \
           ON CONFLICT (code, begun) DO NOTHING) \
         UPDATE tables SET owner = $1 FROM orphan WHERE tables.code = orphan.code \
         RETURNING {TABLE}"
    )
}

/// A duration as PostgreSQL compares it.
fn seconds(silence: Duration) -> f64 {
    silence.as_secs_f64()
}

/// Refuses a server that wants the database for itself while nodes share it.
pub(super) fn must_be_alone(client: &mut Client) -> Result<(), StoreError> {
    let begun = Instant::now();
    loop {
        declare_dead(client, SILENCE)?;
        let sql = "SELECT EXISTS (SELECT FROM nodes WHERE NOT dead)";
        if !client.query_one(sql, &[])?.get::<_, bool>(0) {
            return Ok(());
        }
        if begun.elapsed() > LAST_NODE_TIMEOUT {
            return Err(StoreError::Replaced);
        }
        thread::sleep(RETRY_DELAY);
    }
}

fn declare_dead(client: &mut Client, silence: Duration) -> Result<u64, postgres::Error> {
    // A node in the middle of a transaction is left for the next time: waiting for it would keep
    // this one silent too.
    let sql = "WITH silent AS (\
                 SELECT id FROM nodes WHERE NOT dead \
                 AND seen < clock_timestamp() - make_interval(secs => $1) \
                 FOR UPDATE SKIP LOCKED) \
               UPDATE nodes SET dead = TRUE FROM silent WHERE nodes.id = silent.id";
    client.execute(sql, &[&seconds(silence)])
}

impl Postgres {
    /// One transaction of this node.
    fn as_node<T>(
        &mut self,
        work: impl FnOnce(&mut Session, NodeId) -> Result<T, postgres::Error>,
    ) -> Result<T, StoreError> {
        let node = self.node.ok_or(StoreError::Deposed)?;
        let session = self.session()?;
        let done = session.client.batch_execute("BEGIN").and_then(|()| {
            let lives = !session.rows(FENCE, &[&node])?.is_empty();
            if lives { work(session, node).map(Some) } else { Ok(None) }
        });
        let done = match done {
            Ok(Some(done)) => done,
            Ok(None) => {
                self.roll_back();
                return Err(StoreError::Deposed);
            }
            Err(error) => {
                let broken = is_broken(&error);
                self.roll_back();
                if broken {
                    self.session = None;
                }
                return Err(error.into());
            }
        };
        // If the outcome is unknown, a claim or a command that was taken is found by its owner.
        let commit = session.durably(|client| client.batch_execute("COMMIT"));
        if commit.is_err() {
            self.session = None;
        }
        commit.map(|()| done)
    }

    fn roll_back(&mut self) {
        let session = self.session.as_mut();
        if session.is_some_and(|session| session.client.batch_execute("ROLLBACK").is_err()) {
            self.session = None;
        }
    }

    fn claimed(&mut self, sql: &str, what: &(dyn ToSql + Sync)) -> Result<Vec<Row>, StoreError> {
        self.as_node(|session, node| session.rows(sql, &[&node, what]))
    }

    /// Registers a node, unless a server has the database for itself.
    fn register(&mut self, address: &str, version: &str) -> Result<Joined, StoreError> {
        let session = self.session()?;
        let begun = Instant::now();
        loop {
            session.client.batch_execute("BEGIN")?;
            let sql = "SELECT pg_try_advisory_xact_lock($1)";
            if session.client.query_one(sql, &[&SERVER_LOCK])?.get(0) {
                session.client.execute(OUTAGE, &[&seconds(SILENCE)])?;
                let sql = concat!(
                    "INSERT INTO nodes (address, version, seen) ",
                    "VALUES ($1, $2, clock_timestamp()) RETURNING id, ",
                    now!()
                );
                let row = session.client.query_one(sql, &[&address, &version])?;
                let joined = Joined { node: row.try_get(0)?, now: row.try_get(1)? };
                session.durably(|client| client.batch_execute("COMMIT"))?;
                return Ok(joined);
            }
            session.client.batch_execute("ROLLBACK")?;
            if begun.elapsed() > LOCK_TIMEOUT {
                return Err(StoreError::Replaced);
            }
            thread::sleep(RETRY_DELAY);
        }
    }
}

impl Cluster for Postgres {
    fn join(&mut self, address: &str, version: &str) -> Result<Joined, StoreError> {
        self.node = None;
        let joined = self.register(address, version);
        if joined.is_err() {
            // Its transaction may still be open.
            self.session = None;
        }
        let joined = joined?;
        let name = format!("ivanhoe node {}", joined.node);
        self.rename_writer(&name)?;
        self.node = Some(joined.node);
        Ok(joined)
    }

    fn leave(&mut self) -> Result<(), StoreError> {
        let released = concat!(
            "UPDATE tables SET owner = NULL, released = ",
            now!(),
            " WHERE owner = $1 AND stage IN ('waiting', 'playing') AND due = 0"
        );
        self.as_node(|session, node| {
            session.rows(released, &[&node])?;
            session.rows("UPDATE nodes SET dead = TRUE WHERE id = $1", &[&node])?;
            Ok(())
        })
    }

    fn claim(&mut self, code: &str) -> Result<Option<TableRow>, StoreError> {
        let sql = claim_sql("code = $2", "FOR UPDATE");
        self.claimed(&sql, &code)?.first().map(table).transpose()
    }

    fn claim_some(&mut self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = claim_sql(&is_due(), "LIMIT $2 FOR UPDATE SKIP LOCKED");
        self.claimed(&sql, &i64::from(most))?.iter().map(table).collect()
    }

    fn pause(&mut self, Pause { begun, ended }: Pause) -> Result<(), StoreError> {
        let sql = "INSERT INTO table_pauses (code, begun, ended) \
                   SELECT code, $2::BIGINT, $3::BIGINT FROM tables \
                   WHERE owner = $1 AND stage = 'playing' ON CONFLICT (code, begun) DO NOTHING";
        self.as_node(|session, node| session.rows(sql, &[&node, &begun, &ended])).map(|_| ())
    }

    fn declare_dead(&mut self, silence: Duration) -> Result<u64, StoreError> {
        self.as_node(|session, _| declare_dead(&mut session.client, silence))
    }

    fn take_admin_command(&mut self, id: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE orders SET node = $1 WHERE id = $2 AND outcome IS NULL \
                   AND (node IS NULL OR node = $1 OR node IN (SELECT id FROM nodes WHERE dead)) \
                   RETURNING id";
        Ok(!self.claimed(sql, &id)?.is_empty())
    }

    fn list(&mut self, tables: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO lobby (node, tables) VALUES ($1, $2) \
                   ON CONFLICT (node) DO UPDATE SET tables = excluded.tables";
        self.claimed(sql, &tables).map(|_| ())
    }

    fn find(&mut self, code: &str) -> Result<Option<(TableRow, Option<LiveNode>)>, StoreError> {
        let sql = format!(
            "SELECT {TABLE}, nodes.id, nodes.address FROM tables \
             LEFT JOIN nodes ON nodes.id = tables.owner AND NOT nodes.dead WHERE code = $1"
        );
        let found = |row: &Row| {
            let (id, address): (Option<NodeId>, Option<String>) =
                (row.try_get(8)?, row.try_get(9)?);
            let owner = id.zip(address).map(|(id, address)| LiveNode { id, address });
            Ok((table(row)?, owner))
        };
        self.row(&sql, &[&code])?.as_ref().map(found).transpose()
    }

    fn living(&mut self) -> Result<Vec<LiveNode>, StoreError> {
        let node = |row: &Row| Ok(LiveNode { id: row.try_get(0)?, address: row.try_get(1)? });
        let sql = "SELECT id, address FROM nodes WHERE NOT dead ORDER BY id";
        self.rows(sql, &[])?.iter().map(node).collect()
    }

    fn faults(&mut self, silence: Duration) -> Result<ClusterFaults, StoreError> {
        let is_due = is_due();
        let sql = format!(
            "SELECT EXISTS (SELECT FROM nodes WHERE NOT dead \
               AND seen < clock_timestamp() - make_interval(secs => $1)), \
             EXISTS (SELECT FROM tables WHERE {is_due} \
               AND (owner IS NULL OR owner IN (SELECT id FROM nodes WHERE dead)))"
        );
        let row = self.row(&sql, &[&seconds(silence)])?;
        let row = row.ok_or_else(|| StoreError::Unavailable("no answer".to_owned()))?;
        Ok(ClusterFaults { is_silent: row.try_get(0)?, is_orphaned: row.try_get(1)? })
    }

    fn lists(&mut self, node: NodeId) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT lobby.tables FROM lobby JOIN nodes ON nodes.id = lobby.node \
                   WHERE NOT dead AND nodes.id <> $1 ORDER BY nodes.id";
        let rows = self.rows(sql, &[&node])?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}
