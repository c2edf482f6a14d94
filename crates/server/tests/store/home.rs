//! Where a test keeps its things, in every kind of database.

use server::store::{Place, Sqlite, Store};
use tempfile::TempDir;

/// A database of a test's own.
pub(crate) enum Home {
    /// SQLite in a folder.
    Folder(TempDir),
    /// SQLite in memory, without threads.
    Memory,
}

impl Home {
    pub(crate) fn folder() -> Self {
        Self::Folder(tempfile::tempdir().expect("a folder"))
    }

    /// Its place, unless it is in memory.
    pub(crate) fn place(&self) -> Option<Place> {
        match self {
            Self::Folder(folder) => Some(Place::Folder(folder.path().to_owned())),
            Self::Memory => None,
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
