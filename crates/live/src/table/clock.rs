//! Whose clock runs, and what is stored about it.

use bots::BotGame;
use table::Seat;

use super::Table;
use super::times::time_alive;
use crate::environment::Environment;
use crate::meta::ClockMark;
use crate::rows::{Change, Millis, Pause, Stage};

impl<G: BotGame, E: Environment> Table<G, E> {
    /// Runs the clock of the player to move: not in a window, and a live clock only while a player
    /// is present. `is_new` if it is a new decision.
    pub(super) fn run_clock(&mut self, now: Millis, is_new: bool) {
        self.times.stop(now);
        let attended = self.times.is_correspondence() || self.somebody_is_here();
        if self.paused.is_some()
            || self.window.is_some()
            || self.stage != Stage::Playing
            || !attended
        {
            return;
        }
        if let Some(seat) = self.thinker() {
            self.times.start(seat, now, is_new);
        }
    }

    /// The only player who is to decide, if it is a person.
    fn thinker(&self) -> Option<Seat> {
        let mut asked = self.live.as_ref()?.awaiting().asked().into_iter();
        let (Some(seat), None) = (asked.next(), asked.next()) else { return None };
        self.meta.holders[seat.index()].guest().map(|_| seat)
    }

    /// Stores the state of a live clock when the first player arrives or the last one leaves, so
    /// that the player to move is charged for it after a restart. If it cannot be stored, they are
    /// not charged.
    pub(super) fn mark_clock(&mut self) {
        let Some(live) = self.live.as_ref().filter(|_| self.stage == Stage::Playing) else {
            return;
        };
        let is_here = self.somebody_is_here();
        let was_here = self.meta.clock.as_ref().map(|mark| mark.since.is_some());
        // In doubt, an older row must not replace a newer one.
        let is_known = !self.out_of_sync && !self.in_doubt;
        if !self.times.is_live() || was_here == Some(is_here) || !is_known {
            return;
        }
        let since = is_here.then(|| self.env.now());
        let mark = ClockMark { rows: live.rows(), banks: self.times.written(), since };
        self.meta.clock = Some(mark);
        let row = self.meta.row(&self.code, self.stage, self.created, self.touched);
        drop(self.env.submit(vec![Change::Table(row)]));
    }

    /// Restarts a clock that was halted while nothing could be saved, once saving works again.
    pub(super) async fn wind_up(&mut self, now: Millis) {
        if !self.times.are_halted() {
            return;
        }
        if self.env.submit(vec![Change::Alive(now)]).await.is_ok() {
            self.times.go_on(self.env.now());
            self.send_to_everybody();
        } else {
            self.try_later();
        }
    }

    /// Charges the player to move for the time since the last entry in which a server was running
    /// and a player was present.
    pub(super) fn charge_live_clock(&mut self, last: Millis, now: Millis, pauses: &[Pause]) {
        let Some(live) = self.live.as_ref().filter(|_| self.times.is_live()) else { return };
        let mark = self.meta.clock.as_ref();
        if let Some(mark) = mark.filter(|mark| mark.rows == live.rows()) {
            self.times.read(&mark.banks);
        }
        let since = mark.map_or(Some(last), |mark| mark.since.map(|since| since.max(last)));
        if let (Some(since), Some(seat), None) = (since, self.thinker(), live.window()) {
            self.times.charge(seat, time_alive(since, now, pauses));
        }
    }
}
