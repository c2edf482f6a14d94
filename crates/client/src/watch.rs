//! The table that a session watches: what was last seen of it, and when it is watched again.

use protocol::{Update, patched};
use serde_json::Value;

use crate::backoff::{Backoff, Moment};

/// After so long without trouble the next one is the first again, in milliseconds.
const QUIET: u64 = 10_000;

/// The table that is watched.
#[derive(Debug)]
pub(crate) struct Watch {
    pub(crate) table: String,
    /// From which version on the app wants to see it.
    pub(crate) since: Option<u64>,
    /// The name of the `watch` that has no answer yet.
    pub(crate) id: Option<String>,
    /// When it is said again.
    pub(crate) again: Option<u64>,
    /// Has its room been heard? What came before is of another table.
    pub(crate) here: bool,
    /// Is the next view taken whatever its version?
    fresh: bool,
    /// Did one come since the watch was said?
    seen: bool,
    /// The newest version and its view.
    newest: Option<(u64, Value)>,
    /// When the watch was done.
    done: Option<u64>,
    /// Was it said again without a pause since the last ten quiet seconds?
    hurried: bool,
    setbacks: Backoff,
}

/// How an update fits what one has.
pub(crate) enum Fit {
    /// Here it is, with its whole view.
    Whole(Box<Update>),
    /// It is older.
    Old,
    /// It changes something that one does not have.
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

    /// Up to which version the app has it, as far as anybody knows.
    pub(crate) fn known(&self) -> Option<u64> {
        self.newest().or(self.since)
    }

    fn newest(&self) -> Option<u64> {
        self.newest.as_ref().map(|(version, _)| *version)
    }

    /// Is no watch due or on its way?
    pub(crate) fn is_quiet(&self) -> bool {
        self.id.is_none() && self.again.is_none()
    }

    /// It was said under this name.
    pub(crate) fn said(&mut self, id: String) {
        (self.id, self.again, self.done) = (Some(id), None, None);
        (self.fresh, self.seen) = (true, false);
    }

    /// It was answered.
    pub(crate) fn done(&mut self, now: u64) {
        (self.id, self.done) = (None, Some(now));
        self.fresh = !self.seen;
    }

    /// The line broke.
    pub(crate) fn rest(&mut self) {
        (self.id, self.again, self.done) = (None, None, None);
        (self.hurried, self.setbacks) = (false, Backoff::default());
    }

    /// It was refused, and is said again after a pause.
    pub(crate) fn refused(&mut self, at: Moment) {
        self.hurried = true;
        self.id = None;
        self.again = Some(at.now + self.setbacks.pause(at));
    }

    /// It is to be said again: at once, or after a pause if that happened lately?
    pub(crate) fn again_at_once(&mut self, at: Moment) -> bool {
        if self.done.is_some_and(|done| at.now - done >= QUIET) {
            self.rest();
        }
        if std::mem::replace(&mut self.hurried, true) {
            self.again = Some(at.now + self.setbacks.pause(at));
        }
        self.again.is_none()
    }

    /// How an update fits what one has. Its view is the newest from now on if it does.
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
