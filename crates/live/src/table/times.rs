//! A table's clocks and its open window: deadlines, and nothing else.

use protocol::Clock;
use table::{Seat, Window, WindowKind};

use crate::rows::{Millis, Pause};

/// What "more time" adds to a window.
pub(super) const MORE_TIME: Millis = 10_000;

/// How long sealed offers may take at a table with a live clock.
const OFFERS: Millis = 60_000;

const SECOND: Millis = 1000;
const HOUR: Millis = 3600 * SECOND;

/// The time that each seat has left, and whose clock runs.
#[derive(Clone, Debug)]
pub(super) struct Times {
    clock: Clock,
    banks: Vec<Millis>,
    running: Option<(Seat, Millis)>,
    /// Since when nothing can be saved: no clock runs then.
    halted: Option<Millis>,
}

impl Times {
    /// Full banks, no clock running.
    pub(super) fn new(clock: Clock, players: usize) -> Self {
        let bank = match clock {
            Clock::None => 0,
            Clock::Live { bank, .. } => Millis::from(bank) * SECOND,
            Clock::Correspondence { hours, .. } => Millis::from(hours) * HOUR,
        };
        Self { clock, banks: vec![bank; players], running: None, halted: None }
    }

    /// Is the game played with clocks?
    pub(super) fn has_clock(&self) -> bool {
        self.clock != Clock::None
    }

    /// Does the clock count days, so that nobody is expected to sit and wait?
    pub(super) fn is_correspondence(&self) -> bool {
        matches!(self.clock, Clock::Correspondence { .. })
    }

    /// Does the clock run only while a player is present?
    pub(super) fn is_live(&self) -> bool {
        matches!(self.clock, Clock::Live { .. })
    }

    /// The banks as they are stored in an entry.
    pub(super) fn written(&self) -> String {
        if !self.has_clock() {
            return String::new();
        }
        let banks: Vec<String> = self.banks.iter().map(ToString::to_string).collect();
        banks.join(" ")
    }

    /// Reads the banks from an entry.
    pub(super) fn read(&mut self, written: &str) {
        let banks: Vec<Millis> = written.split(' ').filter_map(|bank| bank.parse().ok()).collect();
        if banks.len() == self.banks.len() {
            self.banks = banks;
        }
    }

    /// A move was made: the thinking time is taken from the bank of the player whose clock ran, and
    /// the mover gets the increment.
    pub(super) fn moved(&mut self, by: Seat, now: Millis) {
        let thinking = self.running.map(|(seat, _)| seat);
        self.stop(now);
        self.halted = None;
        if let Clock::Live { increment, .. } = self.clock
            && thinking == Some(by)
        {
            self.banks[by.index()] += Millis::from(increment) * SECOND;
        }
    }

    /// Stops the clock, and charges the time that has passed.
    pub(super) fn stop(&mut self, now: Millis) {
        let now = self.halted.unwrap_or(now);
        if let Some((seat, since)) = self.running.take() {
            self.charge(seat, now - since);
        }
    }

    /// A seat has been thinking for this long.
    pub(super) fn charge(&mut self, seat: Seat, elapsed: Millis) {
        let bank = &mut self.banks[seat.index()];
        *bank = (*bank - elapsed.max(0)).max(0);
    }

    /// Nothing could be saved since then: halts the running clock.
    pub(super) fn halt(&mut self, since: Millis) {
        if self.running.is_some() {
            self.halted.get_or_insert(since);
        }
    }

    /// Is the running clock halted?
    pub(super) fn are_halted(&self) -> bool {
        self.halted.is_some()
    }

    /// Restarts a halted clock.
    pub(super) fn go_on(&mut self, now: Millis) {
        if let (Some(halted), Some((_, since))) = (self.halted.take(), &mut self.running) {
            *since += now - halted.max(*since);
        }
    }

    /// It is this seat's decision. A correspondence clock gives each decision its whole time.
    pub(super) fn start(&mut self, seat: Seat, now: Millis, is_new: bool) {
        if !self.has_clock() {
            return;
        }
        if let Clock::Correspondence { hours, .. } = self.clock
            && is_new
        {
            self.banks[seat.index()] = Millis::from(hours) * HOUR;
        }
        self.running = Some((seat, now));
    }

    /// How long the player to move had been thinking before the table was read.
    pub(super) fn thought_before(&mut self, elapsed: Millis) {
        if let Some((seat, _)) = self.running {
            self.charge(seat, elapsed);
        }
    }

    /// Nobody could do anything for this long: it is not charged.
    pub(super) fn forgive(&mut self, elapsed: Millis) {
        if let Some((_, since)) = &mut self.running {
            *since += elapsed;
        }
    }

    /// Whose clock runs.
    pub(super) fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// When the running clock runs out.
    pub(super) fn runs_out(&self) -> Option<Millis> {
        self.running
            .filter(|_| self.halted.is_none())
            .map(|(seat, since)| since + self.banks[seat.index()])
    }

    /// The time that each seat has left at this moment.
    pub(super) fn left(&self, now: Millis) -> Vec<Millis> {
        let mut left = self.banks.clone();
        let now = self.halted.unwrap_or(now);
        if let Some((seat, since)) = self.running {
            left[seat.index()] = (left[seat.index()] - (now - since).max(0)).max(0);
        }
        left
    }

    /// When a window that opens now must close: this depends on the settings, never on what a
    /// player holds.
    pub(super) fn window<M>(
        &self,
        window: &Window<M>,
        seconds: u32,
        now: Millis,
    ) -> Option<Millis> {
        let length = match (window.kind, self.clock) {
            (WindowKind::Interrupt, Clock::None | Clock::Live { .. }) => {
                Some(Millis::from(seconds) * SECOND)
            }
            (WindowKind::Interrupt, Clock::Correspondence { window, .. }) => {
                Some(Millis::from(window) * HOUR)
            }
            (WindowKind::Offers, Clock::None) => None,
            (WindowKind::Offers, Clock::Live { .. }) => Some(OFFERS),
            (WindowKind::Offers, Clock::Correspondence { hours, .. }) => {
                Some(Millis::from(hours) * HOUR)
            }
        };
        length.map(|length| now + length)
    }
}

/// The time between two moments, without the pauses in which no server was running. They are in the
/// order of their beginnings, and may overlap.
pub(super) fn time_alive(from: Millis, to: Millis, pauses: &[Pause]) -> Millis {
    let (mut alive, mut since) = (0, from);
    for pause in pauses {
        alive += (pause.begun.min(to) - since).max(0);
        since = since.max(pause.ended);
    }
    alive + (to - since).max(0)
}

/// An open window.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenWindow {
    /// The public's version when it opened: another version means another window.
    pub(super) version: u64,
    /// When it opened.
    pub(super) opened: Millis,
    /// When it closes, if it does without being answered.
    pub(super) closes: Option<Millis>,
    /// Do standing orders hold for it?
    pub(super) orders: bool,
}

impl OpenWindow {
    /// The same window, shifted by a time in which nobody could answer.
    pub(super) fn open_later(self, elapsed: Millis) -> Self {
        Self { closes: self.closes.map(|closes| closes + elapsed), ..self }
    }

    /// The same window, opened this much earlier.
    pub(super) fn open_before(self, elapsed: Millis) -> Self {
        let closes = self.closes.map(|closes| closes - elapsed);
        Self { opened: self.opened - elapsed, closes, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_bank_is_charged_for_thinking_and_gets_its_increment() {
        let mut times = Times::new(Clock::Live { bank: 60, increment: 5 }, 2);
        times.start(Seat::A, 1000, true);
        assert_eq!(times.runs_out(), Some(61_000));
        assert_eq!(times.left(11_000), [50_000, 60_000]);
        times.moved(Seat::A, 11_000);
        assert_eq!(times.written(), "55000 60000");
        times.start(Seat::B, 11_000, true);
        times.moved(Seat::A, 12_000);
        assert_eq!(
            times.left(99_000),
            [55_000, 59_000],
            "another player's move gives no increment"
        );
        times.start(Seat::B, 20_000, true);
        times.stop(100_000);
        assert_eq!(times.left(0), [55_000, 0], "never below zero");
    }

    #[test]
    fn a_clock_that_is_halted_charges_nothing() {
        let mut times = Times::new(Clock::Live { bank: 60, increment: 5 }, 2);
        times.start(Seat::A, 0, true);
        times.halt(10_000);
        times.halt(20_000);
        assert_eq!((times.runs_out(), times.left(50_000)[0]), (None, 50_000));
        times.go_on(50_000);
        assert_eq!((times.runs_out(), times.left(51_000)[0]), (Some(100_000), 49_000));
        times.halt(51_000);
        times.stop(70_000);
        times.start(Seat::A, 70_000, false);
        times.go_on(80_000);
        assert_eq!(times.left(81_000)[0], 48_000);
        times.halt(81_000);
        times.moved(Seat::A, 90_000);
        assert_eq!((times.left(0)[0], times.are_halted()), (53_000, false));
    }

    #[test]
    fn a_correspondence_clock_gives_each_decision_its_whole_time() {
        let mut times = Times::new(Clock::Correspondence { hours: 24, window: 8 }, 2);
        times.start(Seat::A, 0, true);
        times.moved(Seat::A, HOUR);
        assert_eq!(times.left(HOUR)[0], 23 * HOUR);
        times.start(Seat::A, HOUR, true);
        assert_eq!(times.runs_out(), Some(25 * HOUR));
        times.stop(2 * HOUR);
        times.start(Seat::A, 5 * HOUR, false);
        assert_eq!(times.runs_out(), Some(28 * HOUR), "a pause neither gives nor takes time");
    }

    #[test]
    fn pauses_are_not_charged() {
        let pauses = [(0, 15), (20, 30), (50, 60), (90, 200), (300, 400)];
        let pauses = pauses.map(|(begun, ended)| Pause { begun, ended });
        assert_eq!(time_alive(10, 100, &pauses), 90 - 5 - 10 - 10 - 10);
        assert_eq!(time_alive(10, 100, &[]), 90);
        assert_eq!(time_alive(100, 150, &pauses), 0);
        let overlapping = [(20, 40), (30, 35), (30, 50)];
        let overlapping = overlapping.map(|(begun, ended)| Pause { begun, ended });
        assert_eq!(time_alive(10, 100, &overlapping), 90 - 30);
    }

    #[test]
    fn banks_are_read_as_they_are_written() {
        let mut times = Times::new(Clock::Live { bank: 60, increment: 0 }, 2);
        times.read("5000 7000");
        assert_eq!(times.written(), "5000 7000");
        times.read("");
        times.read("1 2 3");
        assert_eq!(times.written(), "5000 7000");
        assert_eq!(Times::new(Clock::None, 2).written(), "");
    }
}
