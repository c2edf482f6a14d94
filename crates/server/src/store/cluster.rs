//! A database that several servers share: which of them live, and which tables are whose.
//!
//! A node is one start of a server. It saves nothing after it was declared dead: every transaction
//! of a node begins by locking its row against that ([`StoreError::Deposed`]). A table belongs to
//! one node until that node has died or has given it back, and only then may another claim it.

use std::time::Duration;

use live::{Millis, Pause, TableRow};

use super::StoreError;

/// The number of a node. A server that is declared dead goes on under another number.
pub type NodeId = i64;

/// A node that has just joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joined {
    /// Its number.
    pub node: NodeId,
    /// The database's time.
    pub now: Millis,
}

/// A node that lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveNode {
    /// Its number.
    pub id: NodeId,
    /// Where the other nodes reach it.
    pub address: String,
}

/// What is wrong in the cluster, for the other nodes to put right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClusterFaults {
    /// Is a node silent that nobody has declared dead?
    pub is_silent: bool,
    /// Does a table that waits or plays belong to nobody?
    pub is_orphaned: bool,
}

/// A database that several servers share. The methods that change something belong to the
/// connection that writes.
pub trait Cluster {
    /// This server becomes a new node, which others reach at this address.
    ///
    /// # Errors
    /// [`StoreError::Replaced`] if a server has the database for itself, or what is wrong with the
    /// database; the latter holds for all methods below.
    fn join(&mut self, address: &str, version: &str) -> Result<Joined, StoreError>;

    /// Gives all tables of this node back, and ends it.
    #[allow(missing_docs)]
    fn leave(&mut self) -> Result<(), StoreError>;

    /// Claims a table that belongs to nobody. `None` if a living node has it, perhaps this one.
    #[allow(missing_docs)]
    fn claim(&mut self, code: &str) -> Result<Option<TableRow>, StoreError>;

    /// Claims tables that wait or play and belong to nobody.
    #[allow(missing_docs)]
    fn claim_some(&mut self, most: u32) -> Result<Vec<TableRow>, StoreError>;

    /// This node was suspended, but not declared dead: the games of its tables stood still.
    #[allow(missing_docs)]
    fn pause(&mut self, pause: Pause) -> Result<(), StoreError>;

    /// Declares the nodes dead that were silent for this long by the database's clock. Returns how
    /// many there were.
    #[allow(missing_docs)]
    fn declare_dead(&mut self, silence: Duration) -> Result<u64, StoreError>;

    /// May this node carry out a command of an operator? Nobody else does then, unless this node
    /// dies.
    #[allow(missing_docs)]
    fn take_admin_command(&mut self, id: i64) -> Result<bool, StoreError>;

    /// Stores this node's part of the list of open tables.
    #[allow(missing_docs)]
    fn list(&mut self, tables: &str) -> Result<(), StoreError>;

    /// A table, and the living node that it belongs to.
    #[allow(missing_docs)]
    fn find(&mut self, code: &str) -> Result<Option<(TableRow, Option<LiveNode>)>, StoreError>;

    /// The nodes that live.
    #[allow(missing_docs)]
    fn living(&mut self) -> Result<Vec<LiveNode>, StoreError>;

    /// What is wrong in the cluster, for the other nodes to put right.
    #[allow(missing_docs)]
    fn faults(&mut self, silence: Duration) -> Result<ClusterFaults, StoreError>;

    /// The other nodes' parts of the list of open tables.
    #[allow(missing_docs)]
    fn lists(&mut self, node: NodeId) -> Result<Vec<String>, StoreError>;
}
