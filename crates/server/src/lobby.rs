//! The list of open tables, told to everybody who wants to hear it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{LobbyTable, ServerMessage};
use tokio::sync::{Notify, watch};

use crate::charter::{Chair, Charter};
use crate::outbox::written;
use crate::store::{Millis, Stage};

/// At most so many tables are listed, the newest first.
const MOST: usize = 100;

/// Changes are told together, so often at most.
const PAUSE: Duration = Duration::from_millis(300);

/// The list of open tables.
#[derive(Debug)]
pub(crate) struct Lobby {
    tables: Mutex<BTreeMap<String, LobbyTable>>,
    changed: Notify,
    news: watch::Sender<Utf8Bytes>,
}

impl Default for Lobby {
    fn default() -> Self {
        let news = watch::Sender::new(written(&ServerMessage::Lobby { tables: Vec::new() }));
        Self { tables: Mutex::default(), changed: Notify::new(), news }
    }
}

impl Lobby {
    /// Puts a table into the list, or takes it out.
    pub(crate) fn set(&self, code: &str, table: Option<LobbyTable>) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = match table {
            Some(table) => tables.insert(code.to_owned(), table.clone()) != Some(table),
            None => tables.remove(code).is_some(),
        };
        if changed {
            self.changed.notify_one();
        }
    }

    /// The list now, the newest first.
    pub(crate) fn list(&self) -> Vec<LobbyTable> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let mut list: Vec<LobbyTable> = tables.values().cloned().collect();
        list.sort_by_key(|table| std::cmp::Reverse(table.created));
        list.truncate(MOST);
        list
    }

    /// Writes the list down once for all who hear it, whenever it has changed.
    pub(crate) async fn tell(&self) {
        loop {
            self.changed.notified().await;
            tokio::time::sleep(PAUSE).await;
            self.news.send_replace(written(&ServerMessage::Lobby { tables: self.list() }));
        }
    }

    /// The list as a message, now and whenever it has changed.
    pub(crate) fn news(&self) -> watch::Receiver<Utf8Bytes> {
        self.news.subscribe()
    }
}

/// The entry of a table.
pub(crate) fn entry(code: &str, stage: Stage, charter: &Charter, created: Millis) -> LobbyTable {
    let seats = charter.chairs.iter().zip(charter.names()).map(|(chair, name)| match chair {
        Chair::Free => None,
        Chair::Bot { .. } | Chair::Guest(_) => Some(name),
    });
    LobbyTable {
        table: code.to_owned(),
        stage: stage.into(),
        settings: charter.settings.clone(),
        seats: seats.collect(),
        bots: charter.chairs.iter().filter(|chair| matches!(chair, Chair::Bot { .. })).count(),
        created,
    }
}
