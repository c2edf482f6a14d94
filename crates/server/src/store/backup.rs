//! Backups: all stored data in one SQLite file, whatever database it comes from or goes to.
//!
//! A backup is made beside a running server and shows one moment of it. It can be restored into
//! another kind of database, so that it also moves a club from SQLite to PostgreSQL and back.

use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

use super::handle::lock;
use super::sqlite::{APPLICATION, FILE, Sqlite, has_loose_ends};
use super::{DataLocation, StoreError, transfer};

/// How many pages are copied between two progress reports: 4 MiB.
const PAGES: i32 = 1024;

/// How far it has got: pages of a file or rows of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Done so far.
    pub done: u64,
    /// The total.
    pub all: u64,
}

/// Receives progress reports.
pub(super) type Tell<'a> = &'a mut dyn FnMut(Progress);

/// Why there is no backup, or why it was not restored: a sentence for the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupError(String);

impl BackupError {
    pub(super) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }

    fn at(path: &Path, error: impl fmt::Display) -> Self {
        Self(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BackupError {}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> Self {
        Self(error.to_string())
    }
}

impl From<rusqlite::Error> for BackupError {
    fn from(error: rusqlite::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<postgres::Error> for BackupError {
    fn from(error: postgres::Error) -> Self {
        StoreError::from(error).into()
    }
}

/// Writes everything stored at a place into a new file, while a server may be running.
///
/// The file appears only when it is complete, verified and on disk. This blocks; do not call it on
/// a thread of an asynchronous runtime.
///
/// # Errors
/// If the file exists already, or anything goes wrong. Then no file is left.
pub fn backup(place: &DataLocation, file: &Path, tell: Tell<'_>) -> Result<(), BackupError> {
    let draft = Draft::of(file)?;
    match place {
        DataLocation::Folder(folder) => {
            let path = folder.join(FILE);
            let source = open(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
            let mut target = draft.create()?;
            copy(&source, &mut target, tell)?;
            draft.finish(target)
        }
        DataLocation::Postgres(url) => {
            let mut target = Sqlite::migrated(draft.create()?)?;
            transfer::from_postgres(url, &mut target, tell)?;
            draft.finish(target)
        }
    }
}

/// Restores a backup to an empty place. Blocks as [`backup`] does.
///
/// # Errors
/// If the file is not a backup, the place is not empty, or anything goes wrong. Then the place is
/// as empty as before.
pub fn restore(file: &Path, place: &DataLocation, tell: Tell<'_>) -> Result<(), BackupError> {
    let source = open(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    match place {
        DataLocation::Folder(folder) => {
            let at_folder = |error| BackupError::at(folder, error);
            fs::create_dir_all(folder).map_err(at_folder)?;
            let mut there = fs::read_dir(folder).map_err(at_folder)?.flatten();
            if there.any(|entry| entry.file_name() != "lock") {
                return Err(BackupError::at(folder, "the folder is not empty"));
            }
            let _lock = lock(folder)?;
            let draft = Draft::of(&folder.join(FILE))?;
            let mut target = draft.create()?;
            copy(&source, &mut target, tell)?;
            draft.finish(Sqlite::migrated(target)?)
        }
        DataLocation::Postgres(url) => {
            // A temporary copy that SQLite places and removes itself: the backup may be of an older
            // version, and stays unchanged.
            let mut scratch = Connection::open("")?;
            copy(&source, &mut scratch, &mut |_| ())?;
            let scratch = Sqlite::migrated(scratch)?;
            verify(&scratch)?;
            transfer::to_postgres(&scratch, url, tell)
        }
    }
}

/// Opens an existing file of ours.
fn open(path: &Path, flags: OpenFlags) -> Result<Connection, BackupError> {
    let failed = |error: rusqlite::Error| BackupError::at(path, error);
    if !path.exists() {
        return Err(BackupError::at(path, "there is no such file"));
    }
    let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
    connection.busy_timeout(super::sqlite::BUSY_TIMEOUT).map_err(failed)?;
    let application: i64 =
        connection.pragma_query_value(None, "application_id", |row| row.get(0)).map_err(failed)?;
    if application != APPLICATION {
        return Err(BackupError::at(path, "this is no database of this program"));
    }
    Ok(connection)
}

/// Copies a database as it is at one moment.
fn copy(source: &Connection, target: &mut Connection, tell: Tell<'_>) -> Result<(), BackupError> {
    // Within a transaction nothing changes, so nothing is copied twice.
    source.execute_batch("BEGIN; SELECT count(*) FROM sqlite_schema")?;
    let backup = Backup::new(source, target)?;
    loop {
        let step = backup.step(PAGES)?;
        let progress = backup.progress();
        let [all, left] = [progress.pagecount, progress.remaining].map(i32::unsigned_abs);
        tell(Progress { done: u64::from(all - left), all: u64::from(all) });
        if step == StepResult::Done {
            break;
        } else if step != StepResult::More {
            return Err(BackupError::new("somebody else keeps the file locked"));
        }
    }
    drop(backup);
    Ok(source.execute_batch("COMMIT")?)
}

/// Is the data complete and consistent?
fn verify(connection: &Connection) -> Result<(), BackupError> {
    let found: String = connection.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    if found != "ok" {
        return Err(BackupError::new(format!("the copy is damaged: {found}")));
    }
    if has_loose_ends(connection)? {
        return Err(BackupError::new("the copy is damaged: something belongs to nothing"));
    }
    Ok(())
}

/// A file that is being written, under another name until it is whole.
struct Draft {
    file: PathBuf,
    part: PathBuf,
}

impl Draft {
    fn of(file: &Path) -> Result<Self, BackupError> {
        if file.file_name().is_none() || file.exists() {
            return Err(BackupError::at(file, "there is something already"));
        }
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            let sentence = format!("there is no folder {}", folder.display());
            return Err(BackupError::at(file, sentence));
        }
        let mut part = file.as_os_str().to_owned();
        part.push(format!(".{}.part", std::process::id()));
        let part = PathBuf::from(part);
        // Left over from an earlier attempt.
        let _ = fs::remove_file(&part);
        Ok(Self { file: file.to_owned(), part })
    }

    fn create(&self) -> Result<Connection, BackupError> {
        Connection::open(&self.part).map_err(|error| BackupError::at(&self.part, error))
    }

    /// Gives the draft its final name: the file appears complete or not at all, and a file that has
    /// got this name in the meantime is not overwritten.
    fn give_name(&self) -> std::io::Result<()> {
        match fs::hard_link(&self.part, &self.file) {
            Ok(()) => fs::remove_file(&self.part),
            // Some file systems have no hard links.
            Err(_) if !self.file.exists() => fs::rename(&self.part, &self.file),
            Err(error) => Err(error),
        }
    }

    /// Verifies it, syncs it to disk, and gives it its name.
    fn finish(&self, connection: Connection) -> Result<(), BackupError> {
        // Without a log next to it, the file is complete in itself.
        connection.pragma_update(None, "journal_mode", "DELETE")?;
        verify(&connection)?;
        connection.close().map_err(|(_, error)| error)?;
        let on_disk = || {
            File::open(&self.part)?.sync_all()?;
            self.give_name()?;
            let folder = self.file.parent().filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
        };
        on_disk().map_err(|error: std::io::Error| BackupError::at(&self.file, error))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        for ending in ["", "-journal", "-wal", "-shm"] {
            let mut name = self.part.as_os_str().to_owned();
            name.push(ending);
            // Whatever a failed attempt has left.
            let _ = fs::remove_file(name);
        }
    }
}
