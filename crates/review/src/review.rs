//! A review, step by step.

use std::fmt;

use bots::{BotGame, Judge};
use table::{Record, Seat};

use crate::beliefs::{Beliefs, Guess};
use crate::decision::{Budget, Decision};
use crate::error::ReviewError;
use crate::history::{History, shares};
use crate::ledger::{Ledger, Step, open_value};
use crate::report::{Account, Point, Progress, Report, Turn};
use crate::story::Story;
use crate::trust::{Trust, trust};

/// A review of a finished game for one seat. Each [`Review::step`] does a small piece of the work:
/// first luck and the curves, entry by entry; then the seat's decisions, from the one that changed
/// most to the one that changed least; then what the others could hold. [`Review::report`] says
/// what is known so far, so a caller can show it, stop, and go on.
pub struct Review<G: BotGame> {
    history: History<G>,
    judge: Box<dyn Judge<G>>,
    seat: Seat,
    trust: Trust,
    ledger: Ledger,
    known: Vec<f64>,
    /// All decisions of the seat, in their order.
    entries: Vec<usize>,
    /// Those that are still to be judged, the next one last.
    waiting: Vec<usize>,
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
            waiting: Vec::new(),
            decisions: Vec::new(),
            beliefs: Vec::new(),
            believed: 0,
        })
    }

    /// The game.
    #[must_use]
    pub fn history(&self) -> &History<G> {
        &self.history
    }

    /// How much is done.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let done = self.known.len() + self.decisions.len() + self.believed;
        let all = self.history.entries() + 1 + 2 * self.entries.len();
        Progress { done, all }
    }

    /// Does the next piece of work; `false` if all is done.
    pub fn step(&mut self) -> bool {
        if self.known.len() <= self.history.entries() {
            self.step_ledger();
        } else if self.decisions.len() < self.entries.len() {
            self.step_decision();
        } else if let Some(&entry) = self.entries.get(self.believed) {
            let judge = &mut *self.judge;
            let beliefs = self.history.beliefs(judge, entry - 1, self.seat, Guess::of(G::NAME));
            self.beliefs.extend(beliefs);
            self.believed += 1;
        } else {
            return false;
        }
        true
    }

    fn step_ledger(&mut self) {
        let (judge, players) = (&mut *self.judge, self.history.players());
        self.ledger.step(&self.history, &mut |at| open_value(judge, players, at));
        let at = self.history.after(self.known.len());
        let known = match at.state.awaiting().winners() {
            Some(winners) => shares(winners)[self.seat.index()],
            None => judge.chances(&at.state, &at.memory, self.seat)[self.seat.index()].into(),
        };
        self.known.push(known);
        if self.known.len() > self.history.entries() {
            let swing = |step: &Step| step.play[self.seat.index()].abs();
            self.waiting.clone_from(&self.entries);
            let steps = self.ledger.steps();
            self.waiting
                .sort_by(|&one, &other| swing(&steps[one]).total_cmp(&swing(&steps[other])));
        }
    }

    fn step_decision(&mut self) {
        let Some(entry) = self.waiting.pop() else { return };
        let decision = self.judge(entry, Budget::REVIEW);
        let place = self.decisions.partition_point(|earlier| earlier.entry < entry);
        self.decisions.insert(place, decision);
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
        let point = |(step, &known): (&Step, &f64)| Point {
            entry: step.entry,
            known,
            open: step.open[..players].to_vec(),
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
            curve: steps.iter().zip(&self.known).map(point).collect(),
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
