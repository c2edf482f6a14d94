//! A connection that survives a panic in the database's code.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::handle::unknown;
use super::{Database, StoreError};

/// Makes a connection.
type Open = Box<dyn FnMut() -> Result<Box<dyn Database>, StoreError> + Send>;

/// A connection, and how to make another one.
pub(super) struct Connection {
    /// Dropped before what `open` holds is released: the lock of its folder.
    database: Option<Box<dyn Database>>,
    open: Open,
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connection").field("is_open", &self.database.is_some()).finish()
    }
}

impl Connection {
    pub(super) fn open(mut open: Open) -> Result<Self, StoreError> {
        let database = Some(open()?);
        Ok(Self { open, database })
    }

    /// Works with the database. A panic ends only the current work: the next one gets a new
    /// connection, because the state of the old one is unknown.
    ///
    /// # Errors
    /// If there is no connection, or the work panicked.
    pub(super) fn run<T>(
        &mut self,
        work: impl FnOnce(&mut dyn Database) -> T,
    ) -> Result<T, StoreError> {
        let mut database = match self.database.take() {
            Some(database) => database,
            None => (self.open)()?,
        };
        match catch_unwind(AssertUnwindSafe(|| work(&mut *database))) {
            Ok(done) => {
                self.database = Some(database);
                Ok(done)
            }
            Err(_) => {
                tracing::error!("the database code panicked; reopening the database");
                // It may panic once more.
                let _ = catch_unwind(AssertUnwindSafe(|| drop(database)));
                Err(unknown("the work broke off"))
            }
        }
    }
}
