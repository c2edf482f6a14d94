//! The list of open tables, sent to every client that subscribes to it.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{LobbyTable, ServerMessage};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, watch};

use crate::outbox::written;

/// At most this many tables are listed: those with somebody there before those that were left, and
/// of these the newest.
const MAX_LISTED: usize = 100;

/// Changes are sent together, at most this often.
const UPDATE_INTERVAL: Duration = Duration::from_millis(300);

/// The list of open tables.
#[derive(Debug)]
pub(crate) struct Lobby {
    tables: Mutex<BTreeMap<String, Listed>>,
    /// The tables of other nodes.
    others: Mutex<Vec<Listed>>,
    changed: Notify,
    news: watch::Sender<Arc<LobbyNews>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Listed {
    /// Is somebody there?
    is_attended: bool,
    table: LobbyTable,
}

/// The list as it was sent at one time.
#[derive(Debug)]
pub(crate) struct LobbyNews {
    /// How many times it was sent before.
    pub(crate) number: u64,
    list: Vec<LobbyTable>,
    whole: Utf8Bytes,
    /// What has changed since the one before.
    change: Utf8Bytes,
}

impl LobbyNews {
    fn after(old: Option<&Self>, list: Vec<LobbyTable>) -> Self {
        let known = old.map_or(&[][..], |old| &old.list);
        let is_new = |table: &&LobbyTable| !known.contains(table);
        let tables = list.iter().filter(is_new).cloned().collect();
        let listed = |code: &str| list.iter().any(|table| table.table == code);
        let codes = known.iter().map(|table| table.table.clone());
        let gone = codes.filter(|code| !listed(code)).collect();
        let change = written(&ServerMessage::Lobby { whole: false, tables, gone });
        let tables = list.clone();
        let whole = written(&ServerMessage::Lobby { whole: true, tables, gone: Vec::new() });
        Self { number: old.map_or(0, |old| old.number + 1), list, whole, change }
    }

    /// The message for a client that was last sent the list with this number.
    pub(crate) fn text_for(&self, sent: Option<u64>) -> Utf8Bytes {
        let follows = sent.is_some_and(|sent| sent + 1 == self.number);
        if follows { self.change.clone() } else { self.whole.clone() }
    }
}

impl Default for Lobby {
    fn default() -> Self {
        let news = watch::Sender::new(Arc::new(LobbyNews::after(None, Vec::new())));
        Self { tables: Mutex::default(), others: Mutex::default(), changed: Notify::new(), news }
    }
}

impl Lobby {
    /// Adds a table to the list, or updates it. Is somebody there?
    pub(crate) fn set(&self, table: LobbyTable, is_attended: bool) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let listed = Listed { is_attended, table };
        let changed = tables.get(&listed.table.table) != Some(&listed);
        tables.insert(listed.table.table.clone(), listed);
        if changed {
            self.changed.notify_one();
        }
    }

    /// Removes a table from the list.
    pub(crate) fn remove(&self, code: &str) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = tables.remove(code).is_some();
        if changed {
            self.changed.notify_one();
        }
    }

    /// Removes all tables of this server.
    pub(crate) fn clear(&self) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.changed.notify_one();
    }

    /// The tables of this server, for other nodes (JSON).
    pub(crate) fn own_part(&self) -> String {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let listed: Vec<&Listed> = first(tables.values());
        serde_json::to_string(&listed).expect("tables can be written")
    }

    /// Lists the tables of other nodes, as they have written them.
    pub(crate) fn set_others(&self, parts: &[String]) {
        // A node of another version may write what this one cannot read: its tables are not listed.
        let read = |part: &String| serde_json::from_str::<Vec<Listed>>(part).unwrap_or_default();
        let new: Vec<Listed> = parts.iter().flat_map(read).collect();
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        if *others != new {
            *others = new;
            self.changed.notify_one();
        }
    }

    /// The list now, the newest first.
    pub(crate) fn list(&self) -> Vec<LobbyTable> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        // A table that has just been taken over is still in the part of its last node.
        let new = others.iter().filter(|listed| !tables.contains_key(&listed.table.table));
        let listed = first(tables.values().chain(new));
        let mut list: Vec<_> = listed.into_iter().map(|listed| listed.table.clone()).collect();
        list.sort_by_key(|table| Reverse(table.created));
        list
    }

    /// Serialises the list once for all subscribers, whenever it has changed.
    pub(crate) async fn tell(&self) {
        loop {
            self.changed.notified().await;
            tokio::time::sleep(UPDATE_INTERVAL).await;
            let list = self.list();
            if self.news.borrow().list == list {
                continue;
            }
            self.news.send_modify(|news| *news = Arc::new(LobbyNews::after(Some(news), list)));
        }
    }

    /// The list, now and whenever it has changed.
    pub(crate) fn news(&self) -> watch::Receiver<Arc<LobbyNews>> {
        self.news.subscribe()
    }
}

/// The tables that are listed if there are too many.
fn first<'a>(tables: impl Iterator<Item = &'a Listed>) -> Vec<&'a Listed> {
    let mut listed: Vec<&Listed> = tables.collect();
    listed.sort_by_key(|listed| Reverse((listed.is_attended, listed.table.created)));
    listed.truncate(MAX_LISTED);
    listed
}
