//! The unfinished games on this machine, one line each.

use std::path::PathBuf;
use std::time::{Duration, UNIX_EPOCH};

use locales::{Language, Words};
use server::store::{EntryRow, Store};

use crate::error::TermError;
use crate::save_folder::{self, SaveFolder};

/// The unfinished games, newest first, and how to continue or remove one.
///
/// # Errors
/// If no folder is known, or a game in it cannot be read.
pub fn unfinished(data: Option<PathBuf>, language: Language) -> Result<Vec<String>, TermError> {
    let words = Words::new(language);
    let keep = SaveFolder::at(data)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut lines = Vec::new();
    for folder in keep.begun() {
        let line = match save_folder::open(&folder) {
            Ok(store) => match runtime.block_on(line(&words, store))? {
                Some(line) => line,
                None => {
                    save_folder::remove(&folder);
                    continue;
                }
            },
            Err(_) => words.say("term-games-busy", &[]),
        };
        lines.push(format!("{:>3}  {line}", lines.len() + 1));
    }
    if lines.is_empty() {
        return Err(TermError::NothingKept);
    }
    lines.push(words.say("term-games-resume", &[]));
    Ok(lines)
}

/// Removes the unfinished game with this number.
///
/// # Errors
/// If there is none, or it is open elsewhere.
pub fn remove_unfinished(data: Option<PathBuf>, number: usize) -> Result<(), TermError> {
    let folder = numbered(&SaveFolder::at(data)?, number)?;
    let store = save_folder::open(&folder).map_err(busy)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(store.close());
    save_folder::remove(&folder);
    Ok(())
}

/// The folder of the unfinished game with this number.
///
/// # Errors
/// If there is none.
pub(crate) fn numbered(keep: &SaveFolder, number: usize) -> Result<PathBuf, TermError> {
    let folders = keep.begun();
    if folders.is_empty() {
        return Err(TermError::NothingKept);
    }
    let place = number.checked_sub(1).and_then(|index| folders.get(index));
    place.cloned().ok_or(TermError::NoSuchGame(number))
}

/// The game is open elsewhere, or cannot be opened for another reason.
pub(crate) fn busy(trouble: TermError) -> TermError {
    TermError::OpenElsewhere(Box::new(trouble))
}

/// One game: when it was last played, its name and its moves. `None` if it is over.
async fn line(words: &Words, store: Store) -> Result<Option<String>, TermError> {
    let found = store.read(|db| {
        let Some(row) = db.open_tables()?.pop() else { return Ok(None) };
        let entries = db.entries(&row.code)?;
        Ok(Some((row, entries)))
    });
    let found = found.await.map_err(|error| TermError::Plain(error.to_string()))?;
    store.close().await;
    Ok(found.map(|(row, entries)| {
        let last = entries.last().map_or(row.created, |entry: &EntryRow| entry.at);
        let arguments = [
            ("when", when(last).into()),
            ("game", words.say(&format!("{}-name", row.game), &[]).into()),
            ("count", entries.iter().filter(|entry| entry.cause == "player").count().into()),
        ];
        words.say("term-games-line", &arguments)
    }))
}

/// A time to the minute, in UTC.
fn when(at: i64) -> String {
    let since = Duration::from_millis(u64::try_from(at).unwrap_or_default());
    let text = humantime::format_rfc3339_seconds(UNIX_EPOCH + since).to_string();
    text.get(..16).unwrap_or(&text).replace('T', " ")
}
