//! A review, step by step.

use std::fmt;

use bots::{BotGame, Judge};
use table::{Record, Seat};

use crate::beliefs::{Beliefs, Guess};
use crate::decision::{Budget, Decision};
use crate::error::ReviewError;
use crate::history::{History, shares};
use crate::ledger::{Chances, Ledger, Step, open_value};
use crate::report::{Account, Point, Progress, Report, Turn};
use crate::story::Story;
use crate::trust::{Trust, trust};

/// A review of a finished game for one seat. Each [`Review::step`] does a small piece of the work:
/// first the curves, entry by entry, then luck; then the seat's decisions, if verdicts are given at
/// this table, from the one that changed most to the one that changed least; then what the others
/// could hold. [`Review::report`] says what is known so far, so a caller can show it, stop, and go
/// on.
pub struct Review<G: BotGame> {
    history: History<G>,
    judge: Box<dyn Judge<G>>,
    seat: Seat,
    trust: Trust,
    ledger: Ledger,
    known: Vec<f64>,
    /// All decisions of the seat, in their order.
    entries: Vec<usize>,
    /// Those that have been judged.
    decisions: Vec<Decision>,
    beliefs: Vec<Beliefs>,
    /// How many moments have beliefs.
    believed: usize,
}

impl<G: BotGame> fmt::Debug for Review<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Progress { done, all } = self.progress();
        write!(f, "Review of {} for {}: {done} of {all}", G::NAME, self.seat)
    }
}

impl<G: BotGame> Review<G> {
    /// Begins a review.
    ///
    /// # Errors
    /// If the record is broken, the game is not over, or nobody sat there.
    pub fn new(record: Record<G>, seat: Seat) -> Result<Self, ReviewError> {
        if seat.index() >= record.names.len() {
            return Err(ReviewError::NoSeat(seat));
        }
        let history = History::of(record)?;
        let judge = G::judge().ok_or(ReviewError::NoNetwork(G::NAME))?;
        let entries = history.decisions(seat);
        Ok(Self {
            trust: trust(G::NAME, history.players()),
            history,
            judge,
            seat,
            ledger: Ledger::default(),
            known: Vec::new(),
            entries,
            decisions: Vec::new(),
            beliefs: Vec::new(),
            believed: 0,
        })
    }

    /// A review of the same game for another seat. What is known of luck stays.
    ///
    /// # Errors
    /// If nobody sat there.
    pub fn of_seat(self, seat: Seat) -> Result<Self, ReviewError> {
        if seat.index() >= self.history.players() {
            return Err(ReviewError::NoSeat(seat));
        }
        Ok(Self {
            seat,
            known: Vec::new(),
            entries: self.history.decisions(seat),
            decisions: Vec::new(),
            beliefs: Vec::new(),
            believed: 0,
            ..self
        })
    }

    /// The game.
    #[must_use]
    pub fn history(&self) -> &History<G> {
        &self.history
    }

    /// Whose review it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How much is done.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let known = self.known.len() + self.ledger.steps().len();
        let done = known + self.decisions.len() + self.believed;
        let all = 2 * self.moments() + self.verdicts() + self.entries.len();
        Progress { done, all }
    }

    /// Does the next piece of work; `false` if all is done.
    pub fn step(&mut self) -> bool {
        if self.known.len() < self.moments() {
            self.step_curves();
        } else if self.ledger.steps().len() < self.moments() {
            let (judge, players) = (&mut *self.judge, self.history.players());
            self.ledger.step(&self.history, &mut |at| open_value(judge, players, at));
        } else if self.decisions.len() < self.verdicts() {
            self.step_decision();
        } else if let Some(&entry) = self.entries.get(self.believed) {
            let beliefs = self.believe(entry);
            self.beliefs.extend(beliefs);
            self.believed += 1;
        } else {
            return false;
        }
        true
    }

    /// How many moments the game has, the deal among them.
    fn moments(&self) -> usize {
        self.history.entries() + 1
    }

    /// How many decisions get a verdict.
    fn verdicts(&self) -> usize {
        if self.trust.gives_verdicts() { self.entries.len() } else { 0 }
    }

    fn step_curves(&mut self) {
        let (judge, players) = (&mut *self.judge, self.history.players());
        if self.ledger.open().len() == self.known.len() {
            self.ledger.look(&self.history, &mut |at| open_value(judge, players, at));
        }
        let at = self.history.after(self.known.len());
        let known = match at.state.awaiting().winners() {
            Some(winners) => shares(winners)[self.seat.index()],
            None => judge.chances(&at.state, &at.memory, self.seat)[self.seat.index()].into(),
        };
        self.known.push(known);
    }

    fn step_decision(&mut self) {
        let place = |entry| self.decisions.binary_search_by_key(&entry, |judged| judged.entry);
        let swing = |entry: usize| self.ledger.steps()[entry].play[self.seat.index()].abs();
        let waiting = self.entries.iter().filter_map(|&entry| Some((place(entry).err()?, entry)));
        let most = waiting.max_by(|one, other| swing(one.1).total_cmp(&swing(other.1)));
        let Some((place, entry)) = most else { return };
        let decision = self.judge(entry, Budget::REVIEW);
        self.decisions.insert(place, decision);
    }

    /// What the others could hold before an entry, as far as the seat could know.
    ///
    /// # Panics
    /// If there is no such entry.
    pub fn believe(&mut self, entry: usize) -> Vec<Beliefs> {
        let guess = Guess::of(G::NAME, self.history.players());
        self.history.beliefs(&mut *self.judge, entry - 1, self.seat, guess)
    }

    /// Are curves, luck and all verdicts there? What the others could hold may still be missing.
    #[must_use]
    pub fn is_judged(&self) -> bool {
        let Progress { done, all } = self.progress();
        done - self.believed == all - self.entries.len()
    }

    /// Judges a decision again, with this many times as many worlds; `false` if it has not been
    /// judged yet.
    pub fn judge_again(&mut self, entry: usize, times: usize) -> bool {
        let judged = self.decisions.iter().position(|decision| decision.entry == entry);
        let Some(place) = judged else { return false };
        self.decisions[place] = self.judge(entry, Budget::REVIEW.times(times));
        true
    }

    /// Judges a decision of the seat with this budget.
    ///
    /// # Panics
    /// If the seat did not move there.
    pub fn judge(&mut self, entry: usize, budget: Budget) -> Decision {
        let (by, chosen) = self.history.played(entry);
        assert_eq!(by, self.seat, "a decision of the reviewed seat");
        self.history.decide(&mut *self.judge, entry, chosen, budget)
    }

    /// What is known so far.
    #[must_use]
    pub fn report(&self) -> Report {
        let (record, players) = (self.history.record(), self.history.players());
        let steps = self.ledger.steps();
        let curve = self.ledger.open().iter().zip(&self.known);
        let point = |(entry, (open, &known)): (usize, (&Chances, &f64))| Point {
            entry,
            known,
            open: open[..players].to_vec(),
        };
        let turn = |step: &Step| Turn {
            entry: step.entry,
            by: step.by,
            luck: step.luck[..players].to_vec(),
            play: step.play[..players].to_vec(),
        };
        Report {
            game: G::NAME.to_owned(),
            names: record.names.clone(),
            seat: self.seat,
            winners: self.history.winners(),
            verdicts: self.trust.gives_verdicts(),
            progress: self.progress(),
            entries: self.entries.clone(),
            curve: curve.enumerate().map(point).collect(),
            accounts: (0..players).map(|index| self.account(Seat::new(index))).collect(),
            turns: steps.iter().map(turn).collect(),
            decisions: self.decisions.clone(),
            beliefs: self.beliefs.clone(),
            story: Story::of(self.seat, steps, &self.decisions),
        }
    }

    fn account(&self, seat: Seat) -> Account {
        let (luck, own, others) = self.ledger.account(seat);
        let even = 1.0 / self.history.players() as f64;
        let result = shares(self.history.winners())[seat.index()] - even;
        Account { seat, luck, own, others, result }
    }
}
