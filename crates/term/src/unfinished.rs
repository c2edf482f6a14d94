//! The unfinished games on this machine, one line each.

use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use locales::{Language, Words};
use server::store::{Database, EntryRow, Stage, Store, StoreError, TableRow};
use server::{Entropy, Local};

use crate::connect::server_for_one;
use crate::error::TermError;
use crate::save_folder::{self, SaveFolder};

/// The unfinished games, newest first, and how to continue or remove one. A game that is over is
/// still there only if its record could not be written; it is written now.
///
/// # Errors
/// If no folder is known, or there is no game in it.
pub fn unfinished(data: Option<PathBuf>, language: Language) -> Result<Vec<String>, TermError> {
    let words = Words::new(language);
    let saves = SaveFolder::at(data)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (mut lines, mut records) = (Vec::new(), Vec::new());
    for folder in saves.begun() {
        let line = match runtime.block_on(look(&saves, &folder, &words)) {
            Ok(Found::Unfinished(line)) => line,
            Ok(Found::Nothing) => {
                save_folder::remove(&folder);
                continue;
            }
            Ok(Found::Over(record)) => {
                save_folder::remove(&folder);
                records.push(words.say("term-record", &[("path", record.into())]));
                continue;
            }
            Err(TermError::OpenElsewhere(_)) => words.say("term-games-busy", &[]),
            Err(error) => error.tell(&words).unwrap_or_default(),
        };
        lines.push(format!("{:>3}  {line}", lines.len() + 1));
    }
    if !lines.is_empty() {
        lines.push(words.say("term-games-resume", &[]));
    }
    lines.extend(records);
    if lines.is_empty() { Err(TermError::NothingKept) } else { Ok(lines) }
}

/// Removes the unfinished game with this number.
///
/// # Errors
/// If there is none, or it is open elsewhere.
pub fn remove_unfinished(data: Option<PathBuf>, number: usize) -> Result<(), TermError> {
    let folder = numbered(&SaveFolder::at(data)?, number)?;
    let store = save_folder::open(&folder)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(store.close());
    save_folder::remove(&folder);
    Ok(())
}

/// The folder of the unfinished game with this number.
///
/// # Errors
/// If there is none.
pub(crate) fn numbered(saves: &SaveFolder, number: usize) -> Result<PathBuf, TermError> {
    let folders = saves.begun();
    if folders.is_empty() {
        return Err(TermError::NothingKept);
    }
    let place = number.checked_sub(1).and_then(|index| folders.get(index));
    place.cloned().ok_or(TermError::NoSuchGame(number))
}

/// What is in the folder of a game.
enum Found {
    /// A game that can be continued, in one line.
    Unfinished(String),
    /// A game that is over. Its record is written now, at this path.
    Over(String),
    /// No game that was begun.
    Nothing,
}

/// Looks into the folder of a game. Where the record of a game that is over still cannot be
/// written, the game stays unfinished, and its line says why.
async fn look(saves: &SaveFolder, folder: &Path, words: &Words) -> Result<Found, TermError> {
    let store = save_folder::open(folder)?;
    let found = store.read(last_game).await;
    let found = found.map_err(|error| TermError::Plain(error.to_string()));
    let (row, entries) = match found {
        Ok(Some(game)) => game,
        Ok(None) | Err(_) => {
            store.close().await;
            return found.map(|_| Found::Nothing);
        }
    };
    let line = line(words, &row, &entries);
    if row.stage != Stage::Over {
        store.close().await;
        return Ok(Found::Unfinished(line));
    }
    Ok(match write_record(saves, store, &row.game).await {
        Ok(record) => Found::Over(record.display().to_string()),
        Err(error) => {
            let why = error.tell(words).unwrap_or_default();
            Found::Unfinished(format!("{line} — {why}"))
        }
    })
}

/// The game that is in progress, otherwise the last one that is over.
fn last_game(db: &mut dyn Database) -> Result<Option<(TableRow, Vec<EntryRow>)>, StoreError> {
    let row = match db.open_tables()?.pop() {
        Some(row) => Some(row),
        None => db.recent_games(1)?.pop(),
    };
    let Some(row) = row else { return Ok(None) };
    let entries = db.entries(&row.code)?;
    Ok(Some((row, entries)))
}

/// Writes the record of the game that is over in this store.
async fn write_record(saves: &SaveFolder, store: Store, game: &str) -> Result<PathBuf, TermError> {
    let resumed = Local::resume(server_for_one(store, Entropy::System)).await?;
    let local = resumed.ok_or(TermError::NothingKept)?;
    let table = local.table().to_owned();
    let text = local.record(&table).await;
    local.close().await;
    saves.write_record(game, &table, &text.map_err(TermError::Refused)?)
}

/// One game: when it was last played, its name and its moves.
fn line(words: &Words, row: &TableRow, entries: &[EntryRow]) -> String {
    let last = entries.last().map_or(row.created, |entry| entry.at);
    let arguments = [
        ("when", when(last).into()),
        ("game", words.say(&format!("{}-name", row.game), &[]).into()),
        ("count", entries.iter().filter(|entry| entry.cause == "player").count().into()),
    ];
    words.say("term-games-line", &arguments)
}

/// A time to the minute, in UTC.
fn when(at: i64) -> String {
    let since = Duration::from_millis(u64::try_from(at).unwrap_or_default());
    let text = humantime::format_rfc3339_seconds(UNIX_EPOCH + since).to_string();
    text.get(..16).unwrap_or(&text).replace('T', " ")
}
