//! What is stored may be newer than the game in memory: after a restart, and after a change whose
//! saving has failed.

use bots::BotGame;
use protocol::{Code, Refusal};
use table::Viewer;

use super::Table;
use super::times::time_alive;
use crate::environment::{Environment, StoreError as _, Stored};
use crate::live::{Live, read_events, seen_events};
use crate::meta::TableMeta;
use crate::rows::{EntryRow, Millis, Stage, TableRow};

/// After a failed write, retry this much later, where no request would.
const RETRY: Millis = 1000;

/// Why a game could not be read.
#[derive(Debug)]
pub enum Unread<E> {
    /// The database is away: try again.
    Store(E),
    /// The stored data is not a game. The text names no card.
    Broken(String),
}

impl<G: BotGame, E: Environment> Table<G, E> {
    /// A move could not be stored. If another entry is already in its place, the game is read
    /// again.
    pub(super) async fn not_stored(&mut self, error: E::Error) -> Refusal {
        self.retry = Some(self.env.now() + RETRY);
        if error.is_conflict() {
            self.read_again(error).await;
        } else {
            self.in_doubt = true;
            tracing::error!(table = %self.code, %error, "a move could not be stored");
        }
        Code::Storage.into()
    }

    /// Something due has failed. Requests are handled before it is tried again.
    pub(super) fn try_later(&mut self) {
        let later = self.env.now() + RETRY;
        self.retry.get_or_insert(later);
    }

    /// The stored game differs from the one in memory: it is read again, and all viewers watch it
    /// again.
    pub(super) async fn read_again(&mut self, error: E::Error) {
        tracing::error!(table = %self.code, %error, "reading the game again from the store");
        self.out_of_sync = true;
        // If it cannot be read now, it is read before the next move.
        let _ = self.resynchronise().await;
    }

    /// Reads the game again, if the stored one may differ from the one in memory.
    ///
    /// # Errors
    /// If it had to be read, or could not be: the request no longer fits.
    pub(super) async fn resynchronise(&mut self) -> Result<(), Code> {
        if self.catch_up().await? { Err(Code::Stale) } else { Ok(()) }
    }

    /// Looks at what is stored if that may differ from the game in memory, and reads the game again
    /// if it does. Returns whether it did.
    ///
    /// # Errors
    /// If it could not be read.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Code> {
        if !self.out_of_sync && !self.in_doubt {
            return Ok(false);
        }
        let stored = self.env.read(&self.code).await.map_err(|error| {
            tracing::error!(table = %self.code, %error, "the game cannot be read again");
            Code::Storage
        })?;
        if !self.out_of_sync && self.is_known(&stored) {
            self.in_doubt = false;
            return Ok(false);
        }
        self.restore(stored).map_err(|why| {
            tracing::error!(table = %self.code, why, "the game cannot be read again");
            Code::Storage
        })?;
        self.shown.fill_with(|| None);
        self.resync();
        self.update_listing();
        Ok(true)
    }

    /// Is this what the table knows?
    fn is_known(&self, Stored { row, entries, .. }: &Stored) -> bool {
        let rows = self.live.as_ref().map_or(0, Live::rows);
        let known = self.meta.row(&self.code, self.stage, self.created, self.touched);
        let is_same = |row: &TableRow| row.stage == known.stage && row.meta == known.meta;
        entries.len() == rows as usize && row.as_ref().is_none_or(is_same)
    }

    /// Reads the game from the store, as after a restart. No clock is charged for time in which no
    /// server was running.
    ///
    /// # Errors
    /// If the database does not answer, or the stored data is not a game.
    pub async fn reload(&mut self) -> Result<(), Unread<E::Error>> {
        let stored = self.env.read(&self.code).await.map_err(Unread::Store)?;
        self.restore(stored).map_err(Unread::Broken)
    }

    /// The table as it was stored.
    ///
    /// # Errors
    /// If the stored data is not a game.
    fn restore(&mut self, stored: Stored) -> Result<(), String> {
        let Stored { row, entries, pauses, slept_until } = stored;
        let waited = self.stage == Stage::Waiting;
        if let Some(row) = row {
            self.meta = TableMeta::of_row(&row)?;
            self.stage = row.stage;
        }
        if self.stage == Stage::Waiting {
            // Whatever has woken it, nobody was here.
            if let Some(closes) = slept_until {
                self.last_visit = closes - self.close_waiting_after();
            }
            if self.meta.deal.fixed.is_some() {
                self.await_parts();
            }
            (self.out_of_sync, self.in_doubt) = (false, false);
            return Ok(());
        }
        // A clock goes on if nothing has happened that was not known here.
        let known = self.live.as_ref().map(Live::rows);
        let (seed, person) = (self.meta.seal().seed(), self.meta.only_person());
        let imagined = self.meta.imagined()?;
        let blank = Live::<G>::blank(self.options, seed).branching_into(imagined);
        let live = Live::restore(blank, &entries, person)?;
        (self.out_of_sync, self.in_doubt) = (false, false);
        let now = self.env.now();
        if waited {
            self.waits_no_longer();
        }
        for entry in &entries {
            if let (Ok(seat), Some(id)) = (entry.by.parse(), &entry.id) {
                self.remember_id(seat, id.clone(), None);
            }
        }
        let seen = |entry: &&EntryRow| {
            let events = read_events::<G>(entry).unwrap_or_default();
            !seen_events::<G>(&events, Viewer::Public).is_empty()
        };
        if let (Some(last), Some(last_seen)) = (entries.last(), entries.iter().rev().find(seen)) {
            self.touched = self.touched.max(last_seen.at);
            let is_news = known != Some(live.rows());
            if is_news {
                self.times.read(&last.banks);
            }
            self.live = Some(live);
            self.window = None;
            if is_news {
                self.charge_live_clock(last.at, now, &pauses);
            }
            self.refresh_window(now);
            // In games that take days, clocks and windows have gone on in the meantime.
            if self.times.is_correspondence() {
                self.times.thought_before(time_alive(last.at, now, &pauses));
                let open_for = time_alive(last_seen.at, now, &pauses);
                self.window = self.window.map(|window| window.open_before(open_for));
            }
            self.mark_clock();
        }
        self.advance_later(now);
        Ok(())
    }

    /// After a restart, automatic moves are made at the next tick, not while loading.
    pub(super) fn advance_later(&mut self, now: Millis) {
        if self.stage == Stage::Playing {
            self.retry = Some(now);
        }
    }
}
