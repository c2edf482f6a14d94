//! One database for several virtual servers, in virtual time: what `store/nodes.rs` says in SQL, in
//! a few lines. It watches over the promise that is tested here: no entry is stored by a node that
//! does not own its table or is dead.

use std::collections::{BTreeMap, HashMap};
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::world::START;
use crate::store::{
    AWAKE, AdminCommandRow, Change, ChatRow, Cluster, ClusterFaults, Database, EntryRow, Finished,
    GuestId, GuestRow, Job, Joined, LiveNode, Millis, NodeId, Pause, Sqlite, Stage, Store,
    StoreError, TableRow,
};
use crate::time::Clock;

/// A mistake that the tests must find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mistake {
    /// A transaction does not ask whether its node lives.
    NoFence,
    /// A table is claimed from a node that lives.
    NoDeathCheck,
    /// A node writes its own time when it is seen, and its clock is behind.
    NodesClock,
}

/// How far behind a node's own clock is.
const BEHIND: Millis = 5000;

/// The database that all nodes share.
#[derive(Clone)]
pub(crate) struct SharedDatabase {
    inner: Arc<Mutex<Inner>>,
}

struct Inner {
    sqlite: Sqlite,
    clock: Clock,
    nodes: BTreeMap<NodeId, NodeRow>,
    owners: HashMap<String, NodeId>,
    admin_commands: HashMap<i64, NodeId>,
    lists: BTreeMap<NodeId, String>,
    mistake: Option<Mistake>,
    /// What must not happen, and did.
    violations: Vec<String>,
}

struct NodeRow {
    address: String,
    /// The time that it has written.
    seen: Millis,
    /// When it wrote that.
    heard: Millis,
    dead: bool,
}

impl SharedDatabase {
    pub(crate) fn new(mistake: Option<Mistake>) -> Self {
        let inner = Inner {
            sqlite: Sqlite::in_memory().expect("memory"),
            clock: Clock::starting_at(START),
            nodes: BTreeMap::new(),
            owners: HashMap::new(),
            admin_commands: HashMap::new(),
            lists: BTreeMap::new(),
            mistake,
            violations: Vec::new(),
        };
        Self { inner: Arc::new(Mutex::new(inner)) }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection of one server, and the switch that cuts it.
    pub(crate) fn connect(&self) -> (Store, Arc<Weather>) {
        let weather = Arc::<Weather>::default();
        let (shared, inner) = (self.clone(), Arc::clone(&weather));
        let session = SharedSession { shared, weather: inner, node: None };
        (Store::inline(Box::new(session)), weather)
    }

    /// What must not happen, and did.
    pub(crate) fn violations(&self) -> Vec<String> {
        self.lock().violations.clone()
    }

    /// The node that a table belongs to.
    pub(crate) fn owner(&self, code: &str) -> Option<NodeId> {
        let inner = self.lock();
        inner.owners.get(code).copied().filter(|node| inner.lives(*node))
    }

    /// The stored entries of a game.
    pub(crate) fn entries(&self, code: &str) -> Vec<EntryRow> {
        self.lock().sqlite.entries(code).expect("entries")
    }
}

/// What happens on the way to the database.
#[derive(Debug, Default)]
pub(crate) struct Weather {
    /// Nothing gets through.
    pub(crate) is_cut: AtomicBool,
    /// The next transaction is committed, but its answer is lost.
    pub(crate) loses_answer: AtomicBool,
}

impl Inner {
    fn lives(&self, node: NodeId) -> bool {
        self.nodes.get(&node).is_some_and(|row| !row.dead)
    }

    /// The tables that are due now or soon.
    fn due(&mut self) -> Result<Vec<TableRow>, StoreError> {
        let soon = self.clock.now() + 60_000;
        self.sqlite.due_tables(None, AWAKE..=soon)
    }

    /// A node says that it lives.
    fn hear(&mut self, node: NodeId) {
        let now = self.clock.now();
        let behind = if self.mistake == Some(Mistake::NodesClock) { BEHIND } else { 0 };
        if let Some(row) = self.nodes.get_mut(&node) {
            (row.seen, row.heard) = (now - behind, now);
        }
    }

    fn may_claim(&self, code: &str) -> bool {
        let owner = self.owners.get(code);
        self.mistake == Some(Mistake::NoDeathCheck) || owner.is_none_or(|node| !self.lives(*node))
    }

    /// Is a table this node's, or no living node's?
    fn is_ours(&self, code: &str, node: Option<NodeId>) -> bool {
        let owner = self.owners.get(code).copied();
        owner == node || owner.is_none_or(|owner| !self.lives(owner))
    }

    /// Notes what a transaction of this node must not do.
    fn watch_over(&mut self, node: NodeId, jobs: &[Job]) {
        for change in jobs.iter().flatten() {
            let code = if let Change::Entry(entry) = change {
                &entry.table
            } else if let Change::Table(table) = change
                && self.owners.contains_key(&table.code)
            {
                &table.code
            } else {
                continue;
            };
            let is_owner = self.owners.get(code) == Some(&node);
            if !is_owner || !self.lives(node) {
                self.violations.push(format!("node {node} writes to table {code}"));
            }
        }
    }
}

/// One server's connection.
struct SharedSession {
    shared: SharedDatabase,
    weather: Arc<Weather>,
    node: Option<NodeId>,
}

impl SharedSession {
    fn reach(&self) -> Result<MutexGuard<'_, Inner>, StoreError> {
        if self.weather.is_cut.load(Ordering::Relaxed) {
            return Err(StoreError::Unavailable("the line is cut".to_owned()));
        }
        Ok(self.shared.lock())
    }

    /// The same for a transaction of a node that lives.
    fn as_node(&self) -> Result<(MutexGuard<'_, Inner>, NodeId), StoreError> {
        let inner = self.reach()?;
        let node = self.node.ok_or(StoreError::Deposed)?;
        if !inner.lives(node) && inner.mistake != Some(Mistake::NoFence) {
            return Err(StoreError::Deposed);
        }
        Ok((inner, node))
    }
}

impl Database for SharedSession {
    fn commit(&mut self, jobs: &[&Job]) -> Result<(), StoreError> {
        let (mut inner, node) = self.as_node()?;
        let mut own: Vec<Job> = Vec::new();
        for job in jobs {
            let mut changes = Vec::new();
            for change in job.iter() {
                if let Change::OnlyAs(owner) = change {
                    if *owner != node {
                        return Err(StoreError::Conflict("it is for another node".to_owned()));
                    }
                } else if let Change::Alive(_) = change {
                    inner.hear(node);
                } else if let Change::Archive { table, .. } | Change::Forget { table, .. } = change
                    && !inner.is_ours(table, Some(node))
                {
                    return Err(StoreError::Conflict("it is another node's".to_owned()));
                } else {
                    changes.push(change.clone());
                }
            }
            own.push(changes);
        }
        inner.sqlite.commit(&own.iter().collect::<Vec<_>>())?;
        inner.watch_over(node, &own);
        for change in own.iter().flatten() {
            if let Change::Table(table) = change {
                inner.owners.entry(table.code.clone()).or_insert(node);
            }
        }
        drop(inner);
        if self.weather.loses_answer.swap(false, Ordering::Relaxed) {
            return Err(StoreError::Unavailable("the answer is lost".to_owned()));
        }
        Ok(())
    }

    fn guest_by_token(&mut self, hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        self.reach()?.sqlite.guest_by_token(hash)
    }

    fn link(&mut self, hash: &[u8; 32]) -> Result<Option<(GuestId, Millis)>, StoreError> {
        self.reach()?.sqlite.link(hash)
    }

    fn guest(&mut self, id: GuestId) -> Result<Option<GuestRow>, StoreError> {
        self.reach()?.sqlite.guest(id)
    }

    fn open_tables(&mut self) -> Result<Vec<TableRow>, StoreError> {
        self.reach()?.sqlite.open_tables()
    }

    fn due_tables(
        &mut self,
        node: Option<NodeId>,
        due: RangeInclusive<Millis>,
    ) -> Result<Vec<TableRow>, StoreError> {
        let mut inner = self.reach()?;
        let mut rows = inner.sqlite.due_tables(node, due)?;
        rows.retain(|row| inner.owners.get(&row.code).copied() == node);
        Ok(rows)
    }

    fn due(&mut self, table: &str) -> Result<Option<Millis>, StoreError> {
        self.reach()?.sqlite.due(table)
    }

    fn waiting_tables(&mut self) -> Result<Vec<TableRow>, StoreError> {
        self.reach()?.sqlite.waiting_tables()
    }

    fn table(&mut self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.reach()?.sqlite.table(code)
    }

    fn tables_of(&mut self, guest: GuestId, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.reach()?.sqlite.tables_of(guest, most)
    }

    fn recent_games(&mut self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.reach()?.sqlite.recent_games(most)
    }

    fn finished(
        &mut self,
        which: Finished,
        most: u32,
    ) -> Result<Vec<(Millis, String)>, StoreError> {
        let node = which.node;
        let mut inner = self.reach()?;
        let mut found = inner.sqlite.finished(which, u32::MAX)?;
        found.retain(|(_, code)| inner.is_ours(code, node));
        found.truncate(most as usize);
        Ok(found)
    }

    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        self.reach()?.sqlite.entries(table)
    }

    fn chat(&mut self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        self.reach()?.sqlite.chat(table, most)
    }

    fn pending_admin_commands(&mut self) -> Result<Vec<AdminCommandRow>, StoreError> {
        self.reach()?.sqlite.pending_admin_commands()
    }

    fn admin_commands(&mut self, most: u32) -> Result<Vec<AdminCommandRow>, StoreError> {
        self.reach()?.sqlite.admin_commands(most)
    }

    fn alive(&mut self) -> Result<Option<Millis>, StoreError> {
        self.reach()?.sqlite.alive()
    }

    fn pauses(&mut self, table: &str, since: Millis) -> Result<Vec<Pause>, StoreError> {
        self.reach()?.sqlite.pauses(table, since)
    }

    fn cluster(&mut self) -> Result<&mut dyn Cluster, StoreError> {
        Ok(self)
    }
}

impl Cluster for SharedSession {
    fn join(&mut self, address: &str, _version: &str) -> Result<Joined, StoreError> {
        let mut inner = self.reach()?;
        let node = 1 + inner.nodes.len() as NodeId;
        let now = inner.clock.now();
        let row = NodeRow { address: address.to_owned(), seen: now, heard: now, dead: false };
        inner.nodes.insert(node, row);
        drop(inner);
        self.node = Some(node);
        Ok(Joined { node, now })
    }

    fn leave(&mut self) -> Result<(), StoreError> {
        let (mut inner, node) = self.as_node()?;
        inner.owners.retain(|_, owner| *owner != node);
        if let Some(row) = inner.nodes.get_mut(&node) {
            row.dead = true;
        }
        Ok(())
    }

    fn claim(&mut self, code: &str) -> Result<Option<TableRow>, StoreError> {
        let (mut inner, node) = self.as_node()?;
        if !inner.may_claim(code) {
            return Ok(None);
        }
        inner.owners.insert(code.to_owned(), node);
        inner.sqlite.table(code)
    }

    fn claim_some(&mut self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let (mut inner, node) = self.as_node()?;
        let mut rows = inner.due()?;
        rows.retain(|row| inner.may_claim(&row.code));
        rows.truncate(most as usize);
        for row in &rows {
            inner.owners.insert(row.code.clone(), node);
        }
        Ok(rows)
    }

    fn pause(&mut self, _pause: Pause) -> Result<(), StoreError> {
        self.as_node().map(|_| ())
    }

    fn declare_dead(&mut self, silence: Duration) -> Result<u64, StoreError> {
        let (mut inner, _) = self.as_node()?;
        let until = inner.clock.now() - silence.as_millis() as Millis;
        let mut dead = Vec::new();
        for (node, row) in inner.nodes.iter_mut().filter(|(_, row)| !row.dead && row.seen < until) {
            row.dead = true;
            dead.push((*node, row.heard < until));
        }
        for (node, _) in dead.iter().filter(|(_, was_silent)| !was_silent) {
            inner.violations.push(format!("node {node} was declared dead, and was not silent"));
        }
        Ok(dead.len() as u64)
    }

    fn take_admin_command(&mut self, id: i64) -> Result<bool, StoreError> {
        let (mut inner, node) = self.as_node()?;
        let taken = inner.admin_commands.get(&id).copied();
        let is_free = taken.is_none_or(|by| by == node || !inner.lives(by));
        let pending = inner.sqlite.pending_admin_commands()?.iter().any(|command| command.id == id);
        if is_free && pending {
            inner.admin_commands.insert(id, node);
        }
        Ok(is_free && pending)
    }

    fn list(&mut self, tables: &str) -> Result<(), StoreError> {
        let (mut inner, node) = self.as_node()?;
        inner.lists.insert(node, tables.to_owned());
        Ok(())
    }

    fn find(&mut self, code: &str) -> Result<Option<(TableRow, Option<LiveNode>)>, StoreError> {
        let mut inner = self.reach()?;
        let Some(row) = inner.sqlite.table(code)? else { return Ok(None) };
        let owner = inner.owners.get(code).copied().filter(|node| inner.lives(*node));
        let owner = owner.map(|id| LiveNode { id, address: inner.nodes[&id].address.clone() });
        Ok(Some((row, owner)))
    }

    fn living(&mut self) -> Result<Vec<LiveNode>, StoreError> {
        let inner = self.reach()?;
        let living = inner.nodes.iter().filter(|(_, row)| !row.dead);
        Ok(living.map(|(id, row)| LiveNode { id: *id, address: row.address.clone() }).collect())
    }

    fn faults(&mut self, silence: Duration) -> Result<ClusterFaults, StoreError> {
        let mut inner = self.reach()?;
        let until = inner.clock.now() - silence.as_millis() as Millis;
        let is_silent = inner.nodes.values().any(|row| !row.dead && row.seen < until);
        let open = inner.due()?;
        let lost = |row: &TableRow| {
            let owner = inner.owners.get(&row.code);
            row.stage != Stage::Over && owner.is_none_or(|node| !inner.lives(*node))
        };
        Ok(ClusterFaults { is_silent, is_orphaned: open.iter().any(lost) })
    }

    fn lists(&mut self, node: NodeId) -> Result<Vec<String>, StoreError> {
        let inner = self.reach()?;
        let others = inner.lists.iter().filter(|(id, _)| **id != node && inner.lives(**id));
        Ok(others.map(|(_, list)| list.clone()).collect())
    }
}
