//! A cache of the texts of finished games. They are written one at a time, and kept for the next
//! reader as long as there is room.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use protocol::{Code, Refusal};
use sha2::{Digest, Sha256};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The size limit of all cached texts together, and so of each one.
pub(crate) const MAX_BYTES: usize = 32 << 20;

/// The maximum number of cached texts: a lookup searches all of them.
const MAX_ENTRIES: usize = 256;

/// How long a request waits while another game is being written.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(10);

/// A text, shared by all its readers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Text {
    pub(crate) bytes: Bytes,
    /// The ETag of exactly this text.
    pub(crate) tag: String,
}

impl Text {
    pub(crate) fn of(text: String) -> Self {
        let digest = Sha256::digest(text.as_bytes());
        let tag = digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect::<String>();
        Self { bytes: text.into(), tag: format!("\"{tag}\"") }
    }
}

/// The cache key: the same key means the same text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    /// The code of the table.
    pub(crate) table: String,
    /// The table as it is stored: the names in it can change.
    pub(crate) meta: String,
    /// Which of its texts.
    pub(crate) what: String,
}

/// Texts of finished games, the newest last.
#[derive(Debug)]
pub(crate) struct ReplayCache {
    /// The text that was asked for last comes last.
    texts: Mutex<VecDeque<(Name, Text)>>,
    writer_permits: Arc<Semaphore>,
}

impl Default for ReplayCache {
    fn default() -> Self {
        Self { texts: Mutex::default(), writer_permits: Arc::new(Semaphore::new(1)) }
    }
}

impl ReplayCache {
    /// Looks up a text.
    pub(crate) fn find(&self, name: &Name) -> Option<Text> {
        let mut texts = self.lock();
        let place = texts.iter().position(|(own, _)| own == name)?;
        let found = texts.remove(place)?;
        let text = found.1.clone();
        texts.push_back(found);
        Some(text)
    }

    /// Adds a text. The least recently used ones make room for it.
    pub(crate) fn put(&self, name: Name, text: Text) {
        let mut texts = self.lock();
        texts.retain(|(own, _)| *own != name);
        texts.push_back((name, text));
        while size(&texts) > MAX_BYTES || texts.len() > MAX_ENTRIES {
            texts.pop_front();
        }
    }

    /// The permit to write a game; there is one. Writing takes a core, and memory for the whole
    /// text.
    ///
    /// # Errors
    /// If the permit is not free in time.
    pub(crate) async fn writer_permit(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        match tokio::time::timeout(QUEUE_TIMEOUT, Arc::clone(&self.writer_permits).acquire_owned())
            .await
        {
            Ok(Ok(place)) => Ok(place),
            Ok(Err(_)) | Err(_) => Err(Code::TooFast.into()),
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(Name, Text)>> {
        self.texts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn size(texts: &VecDeque<(Name, Text)>) -> usize {
    texts.iter().map(|(name, text)| text.bytes.len() + name.meta.len()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(table: &str) -> Name {
        Name { table: table.to_owned(), meta: "{}".to_owned(), what: "all".to_owned() }
    }

    #[test]
    fn the_replay_cache_is_limited_in_bytes() {
        let replay_cache = ReplayCache::default();
        let text = Text::of("x".repeat(MAX_BYTES / 3));
        for table in ["a", "b", "c"] {
            replay_cache.put(name(table), text.clone());
        }
        assert_eq!(replay_cache.find(&name("a")), None, "the metas need room too");
        assert_eq!(replay_cache.find(&name("b")), Some(text.clone()));
        replay_cache.put(name("d"), text.clone());
        assert_eq!(replay_cache.find(&name("c")), None, "nobody has asked for it");
        assert!(replay_cache.find(&name("b")).is_some() && replay_cache.find(&name("d")).is_some());
        let renamed = Name { meta: "{\"name\":1}".to_owned(), ..name("b") };
        assert_eq!(replay_cache.find(&renamed), None, "another name is another text");
        assert!(size(&replay_cache.lock()) <= MAX_BYTES);
        (0..=MAX_ENTRIES).for_each(|number| {
            replay_cache.put(name(&number.to_string()), Text::of(String::new()));
        });
        assert_eq!(replay_cache.lock().len(), MAX_ENTRIES);
    }

    #[tokio::test(start_paused = true)]
    async fn one_game_is_written_at_a_time_and_waiting_times_out() {
        let replay_cache = ReplayCache::default();
        let first = replay_cache.writer_permit().await.expect("nobody else writes");
        let refusal = replay_cache.writer_permit().await.expect_err("it is taken");
        assert_eq!(refusal.code, Code::TooFast);
        drop(first);
        assert!(replay_cache.writer_permit().await.is_ok(), "it is free");
    }
}
