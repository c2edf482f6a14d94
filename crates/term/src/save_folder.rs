//! Where games on this machine are stored: one folder per game while it runs, one record when it is
//! over, one small file for each server where the player has a token.
//!
//! Each game has its own folder so that two of them can be played side by side, and so that a seed
//! gives the same table every time.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use server::store::{DataLocation, Store};

use crate::error::TermError;

/// The player's folder.
#[derive(Clone, Debug)]
pub(crate) struct SaveFolder {
    root: PathBuf,
}

impl SaveFolder {
    /// In this folder, or in the usual one of the user.
    ///
    /// # Errors
    /// If there is no usual one.
    pub(crate) fn at(folder: Option<PathBuf>) -> Result<Self, TermError> {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let usual = || {
            let data = set("XDG_DATA_HOME").map(PathBuf::from);
            let home = || set("HOME").map(|home| PathBuf::from(home).join(".local/share"));
            data.or_else(home).map(|data| data.join("ivanhoe"))
        };
        let root = folder.or_else(usual).ok_or(TermError::NoHome)?;
        Ok(Self { root })
    }

    /// The folder with the records.
    #[must_use]
    pub(crate) fn records(&self) -> PathBuf {
        self.root.join("records")
    }

    /// A new folder for a game.
    ///
    /// # Errors
    /// If it cannot be made.
    pub(crate) fn new_game(&self) -> Result<PathBuf, TermError> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let name = format!("{:013}-{}", since.as_millis(), std::process::id());
        let folder = self.games().join(name);
        fs::create_dir_all(&folder).map_err(|error| at(&folder, error))?;
        Ok(folder)
    }

    /// The folders of games that have been begun here, the newest first.
    #[must_use]
    pub(crate) fn begun(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.games()).into_iter().flatten();
        let folders = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let mut folders: Vec<PathBuf> =
            folders.filter(|folder| folder.join("ivanhoe.db").is_file()).collect();
        folders.sort();
        folders.reverse();
        folders
    }

    fn games(&self) -> PathBuf {
        self.root.join("games")
    }

    /// Writes the record of a finished game, and returns its path. No other game's record is
    /// overwritten: a seed gives the same table every time, but not the same game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn write_record(
        &self,
        game: &str,
        table: &str,
        text: &str,
    ) -> Result<PathBuf, TermError> {
        let folder = self.records();
        fs::create_dir_all(&folder).map_err(|error| at(&folder, error))?;
        let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
        let day = now.split('T').next().unwrap_or_default();
        for number in 1_u32.. {
            let more = if number == 1 { String::new() } else { format!("-{number}") };
            let path = folder.join(format!("{day}-{game}-{table}{more}.ivanhoe"));
            match fs::read(&path) {
                Ok(known) if known == text.as_bytes() => return Ok(path),
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    write_whole(&path, text.as_bytes()).map_err(|error| at(&path, error))?;
                    return Ok(path);
                }
                Err(error) => return Err(at(&path, error)),
            }
        }
        unreachable!("there is a free name before the numbers end")
    }

    /// The player's token at a server, and their last table there; `None` if they were never there.
    ///
    /// # Errors
    /// If the file cannot be read: a new identity would take the place of the old one.
    pub(crate) fn known_at(&self, authority: &str) -> Result<Option<Known>, TermError> {
        let own = self.root.join("servers").join(file_name(authority));
        let earlier = earlier_file_name(authority).map(|name| self.root.join("servers").join(name));
        for path in [Some(own), earlier].into_iter().flatten() {
            let text = match fs::read_to_string(&path) {
                Ok(text) => text,
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                Err(error) => return Err(at(&path, error)),
            };
            let mut lines = text.lines();
            let (token, table) = (lines.next().unwrap_or_default(), lines.next());
            let known = Known { token: token.to_owned(), table: table.map(str::to_owned) };
            return Ok(Some(known).filter(|known| !known.token.is_empty()));
        }
        Ok(None)
    }

    /// Stores the player's token at a server. Only its owner can read the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn remember(&self, authority: &str, known: &Known) -> Result<(), TermError> {
        let folder = self.root.join("servers");
        let path = folder.join(file_name(authority));
        fs::create_dir_all(&folder).map_err(|error| at(&folder, error))?;
        let table = known.table.as_deref().unwrap_or_default();
        let text = format!("{}\n{table}\n", known.token);
        write_whole(&path, text.as_bytes()).map_err(|error| at(&path, error))
    }

    /// The folder of the parts of deals at a server.
    #[must_use]
    pub(crate) fn parts_at(&self, authority: &str) -> PathBuf {
        self.root.join("deals").join(file_name(authority))
    }
}

/// The name of a server's files; no two servers have the same.
fn file_name(authority: &str) -> String {
    let mut name = String::new();
    for byte in authority.bytes() {
        if byte.is_ascii_alphanumeric() || byte == b'-' {
            name.push(char::from(byte));
        } else {
            name.push_str(&format!("_{byte:02x}"));
        }
    }
    name
}

/// The name that version 0.1 gave to a server's file. Several servers could share one, so it is
/// read only for those without a hyphen.
fn earlier_file_name(authority: &str) -> Option<String> {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
    (!authority.contains(['-', '_'])).then(|| authority.chars().map(plain).collect())
}

/// A player's identity at a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// The token.
    pub(crate) token: String,
    /// The player's last table.
    pub(crate) table: Option<String>,
}

/// Opens the store of a game's folder; fails if it is in use.
///
/// # Errors
/// If it cannot be used for another reason.
pub(crate) fn open(folder: &Path) -> Result<Store, TermError> {
    Store::open(&DataLocation::Folder(folder.to_owned()), true).map_err(|error| {
        let plain = TermError::Plain(format!("{}: {error}", folder.display()));
        if is_in_use(folder) { TermError::OpenElsewhere(Box::new(plain)) } else { plain }
    })
}

/// Does another process hold the lock of this folder?
fn is_in_use(folder: &Path) -> bool {
    let lock = fs::File::open(folder.join("lock"));
    lock.is_ok_and(|lock| matches!(lock.try_lock(), Err(fs::TryLockError::WouldBlock)))
}

/// Writes a file completely or not at all, readable by its owner only.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    use io::Write as _;
    use std::os::unix::fs::OpenOptionsExt as _;
    let beside = path.with_extension("part");
    let mut file =
        fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&beside, path)
}

fn at(path: &Path, error: io::Error) -> TermError {
    TermError::Plain(format!("{}: {error}", path.display()))
}

/// Removes the folder of a game that is over or never began.
pub(crate) fn remove(folder: &Path) {
    // A folder that cannot be removed does no harm; it is found empty or finished the next time.
    let _ = fs::remove_dir_all(folder);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_server_gets_the_token_of_another() {
        let root = std::env::temp_dir().join(format!("ivanhoe-servers-{}", std::process::id()));
        let saves = SaveFolder::at(Some(root.clone())).expect("a folder");
        let known = |token: &str| Known { token: token.to_owned(), table: None };
        let token = |at| saves.known_at(at).expect("it is read").map(|known| known.token);
        for server in ["ivanhoe.example.org", "a_b", "localhost:8080"] {
            saves.remember(server, &known(server)).expect("it is written");
            assert_eq!(token(server).as_deref(), Some(server));
        }
        for other in ["ivanhoe-example.org", "ivanhoe.example-org", "a.b", "localhost.8080"] {
            assert_eq!(token(other), None, "{other}");
        }
        let folder = root.join("servers");
        fs::write(folder.join("earlier_example"), "old\n\n").expect("as version 0.1 wrote it");
        assert_eq!(token("earlier.example").as_deref(), Some("old"));
        assert_eq!(token("earlier-example"), None);
        fs::create_dir(folder.join(file_name("broken"))).expect("something that is no file");
        assert!(saves.known_at("broken").is_err(), "it is not taken for a new server");
        fs::remove_dir_all(root).expect("it goes");
    }

    #[test]
    fn no_record_overwrites_another() {
        let root = std::env::temp_dir().join(format!("ivanhoe-keep-{}", std::process::id()));
        let saves = SaveFolder::at(Some(root.clone())).expect("a folder");
        let write = |text| saves.write_record("castles", "k7f3m2qx9wbd", text).expect("written");
        let (first, again, other) = (write("one game"), write("one game"), write("another"));
        assert_eq!(first, again);
        assert_ne!(first, other);
        assert_eq!(fs::read_to_string(first).expect("a record"), "one game");
        assert_eq!(fs::read_to_string(other).expect("a record"), "another");
        fs::remove_dir_all(root).expect("it goes");
    }
}
