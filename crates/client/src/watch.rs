//! The table that a session watches: its last known state, and when it is watched again.

use protocol::{Update, patched};
use serde_json::Value;

use crate::backoff::{Backoff, Moment};

/// After this long without a failure the delays start over, in milliseconds.
const QUIET: u64 = 10_000;

/// The table that is watched.
#[derive(Debug)]
pub(crate) struct Watch {
    pub(crate) table: String,
    /// The version from which on the app wants to see it.
    pub(crate) since: Option<u64>,
    /// The id of the `watch` that has no answer yet.
    pub(crate) id: Option<String>,
    /// When it is sent again.
    pub(crate) again: Option<u64>,
    /// Has its room arrived? What came before belongs to another table.
    pub(crate) here: bool,
    /// Is the next view accepted whatever its version?
    fresh: bool,
    /// Has a view arrived since the watch was sent?
    seen: bool,
    /// The newest version and its view.
    newest: Option<(u64, Value)>,
    /// When the watch was done.
    done: Option<u64>,
    /// Was it sent again without a delay in the last ten seconds?
    hurried: bool,
    setbacks: Backoff,
}

/// How an update relates to the newest known view.
pub(crate) enum Fit {
    /// A new one, with its whole view.
    Whole(Box<Update>),
    /// It is older.
    Old,
    /// Its base version is not known here.
    Stale,
}

impl Watch {
    pub(crate) fn new(table: &str, since: Option<u64>) -> Self {
        Self {
            table: table.to_owned(),
            since,
            id: None,
            again: None,
            here: false,
            fresh: false,
            seen: false,
            newest: None,
            done: None,
            hurried: false,
            setbacks: Backoff::default(),
        }
    }

    /// The newest version that the app is known to have.
    pub(crate) fn known(&self) -> Option<u64> {
        self.newest().or(self.since)
    }

    fn newest(&self) -> Option<u64> {
        self.newest.as_ref().map(|(version, _)| *version)
    }

    /// Is no watch due or pending?
    pub(crate) fn is_quiet(&self) -> bool {
        self.id.is_none() && self.again.is_none()
    }

    /// It was sent with this id.
    pub(crate) fn sent(&mut self, id: String) {
        (self.id, self.again, self.done) = (Some(id), None, None);
        (self.fresh, self.seen) = (true, false);
    }

    /// It was answered.
    pub(crate) fn done(&mut self, now: u64) {
        (self.id, self.done) = (None, Some(now));
        self.fresh = !self.seen;
    }

    /// The connection broke.
    pub(crate) fn reset(&mut self) {
        (self.id, self.again, self.done) = (None, None, None);
        (self.hurried, self.setbacks) = (false, Backoff::default());
    }

    /// It was refused, and is sent again after a delay.
    pub(crate) fn refused(&mut self, at: Moment) {
        self.hurried = true;
        self.id = None;
        self.again = Some(at.now + self.setbacks.pause(at));
    }

    /// It must be sent again: at once, or after a delay if that happened recently?
    pub(crate) fn again_at_once(&mut self, at: Moment) -> bool {
        if self.done.is_some_and(|done| at.now - done >= QUIET) {
            self.reset();
        }
        if std::mem::replace(&mut self.hurried, true) {
            self.again = Some(at.now + self.setbacks.pause(at));
        }
        self.again.is_none()
    }

    /// Compares an update with the newest known view, and takes its view if it is newer.
    pub(crate) fn fit(&mut self, mut update: Update) -> Fit {
        let is_fresh = self.fresh && update.view.is_some();
        if !is_fresh && self.newest().is_some_and(|newest| update.version < newest) {
            return Fit::Old;
        }
        let changed = || {
            let (_, old) =
                self.newest.as_ref().filter(|(newest, _)| Some(*newest) == update.base)?;
            patched(old, update.patch.as_ref()?)
        };
        let Some(view) = update.view.take().or_else(changed) else { return Fit::Stale };
        if is_fresh {
            self.seen = true;
            self.fresh = self.id.is_some();
        }
        self.newest = Some((update.version, view.clone()));
        (update.view, update.base, update.patch) = (Some(view), None, None);
        Fit::Whole(Box::new(update))
    }
}
