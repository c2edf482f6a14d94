//! Databases for tests, of every kind.

use server::store::{DataLocation, Sqlite, Store};
use tempfile::TempDir;

use crate::cluster::TestDatabase;

/// A test's own database.
pub(crate) enum Home {
    /// SQLite in a folder.
    Folder(TempDir),
    /// SQLite in memory, without threads.
    Memory,
    /// PostgreSQL.
    Postgres(TestDatabase),
}

impl Home {
    pub(crate) fn folder() -> Self {
        Self::Folder(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn postgres() -> Self {
        Self::Postgres(TestDatabase::create())
    }

    /// Its place, unless it is in memory.
    pub(crate) fn place(&self) -> Option<DataLocation> {
        match self {
            Self::Folder(folder) => Some(DataLocation::Folder(folder.path().to_owned())),
            Self::Memory => None,
            Self::Postgres(database) => Some(database.place()),
        }
    }

    /// A store there, as a server opens it.
    pub(crate) fn open(&self) -> Store {
        match self.place() {
            Some(place) => Store::open(&place, true).expect("a store"),
            None => Store::inline(Box::new(Sqlite::in_memory().expect("a database"))),
        }
    }
}
