//! Stored rows as JSON. They never leave the player's own browser: an entry holds whole events.

use live::{Change, ChatRow, EntryRow, Millis, Stage, TableRow};
use serde::{Deserialize, Serialize};

/// The number of the only person.
pub(crate) const PERSON: i64 = 1;

/// A table as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) code: String,
    stage: String,
    game: String,
    created: Millis,
    touched: Millis,
    meta: String,
}

impl From<TableRow> for Table {
    fn from(row: TableRow) -> Self {
        let TableRow { code, stage, game, created, touched, meta, .. } = row;
        Self { code, stage: stage.word().to_owned(), game, created, touched, meta }
    }
}

impl TryFrom<Table> for TableRow {
    type Error = String;

    fn try_from(table: Table) -> Result<Self, String> {
        let Table { code, stage, game, created, touched, meta } = table;
        let stage = Stage::from_word(&stage).ok_or_else(|| format!("`{stage}` is no stage"))?;
        Ok(Self { code, stage, game, open: false, created, touched, guests: vec![PERSON], meta })
    }
}

/// An entry as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    table: String,
    seq: u32,
    at: Millis,
    by: String,
    cause: String,
    id: Option<String>,
    #[serde(rename = "move")]
    mv: String,
    events: String,
    banks: String,
}

impl From<EntryRow> for Entry {
    fn from(row: EntryRow) -> Self {
        let EntryRow { table, seq, at, by, cause, id, mv, events, banks } = row;
        Self { table, seq, at, by, cause, id, mv, events, banks }
    }
}

impl From<Entry> for EntryRow {
    fn from(entry: Entry) -> Self {
        let Entry { table, seq, at, by, cause, id, mv, events, banks } = entry;
        Self { table, seq, at, by, cause, id, mv, events, banks }
    }
}

/// A change to be stored.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kept {
    Table(Table),
    Entry(Entry),
}

impl Kept {
    /// What is stored of a change. Nobody reads the chat of one person after the game.
    pub(crate) fn of(change: Change) -> Option<Self> {
        match change {
            Change::Table(row) => Some(Self::Table(row.into())),
            Change::Entry(row) => Some(Self::Entry(row.into())),
            Change::Chat(ChatRow { .. }) | Change::Alive(_) => None,
        }
    }
}
