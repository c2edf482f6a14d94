//! The writing thread: it commits all queued jobs in one transaction.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::connection::Connection;
use super::{Database, Job, StoreError};
use crate::histogram::Histogram;

/// The most jobs in a transaction, so that the first does not wait long for the last.
const MOST_JOBS: usize = 512;

/// When this many jobs are queued at once, more are close behind: after a short wait one
/// transaction saves them too, with fewer disk syncs.
const GATHER_FROM: usize = 8;
const GATHERING: Duration = Duration::from_millis(3);

/// The result of a job.
pub(super) type Answer = Result<(), StoreError>;

/// A queued job, and the channel for its answer.
#[derive(Debug)]
pub(super) struct Waiting {
    /// What to save.
    pub(super) job: Job,
    /// The waiting caller.
    pub(super) answer: oneshot::Sender<Answer>,
}

/// Work for the writer that is more than a job, with the channel for its answer inside.
pub(super) type Work = Box<dyn FnOnce(&mut dyn Database) + Send>;

/// A message to the writer.
pub(super) enum Message {
    /// Save this.
    Keep(Waiting),
    /// Do this, after all that came before is saved.
    Do(Work),
    /// Accept nothing more, and end after what is already queued.
    Close,
}

/// How much has been written since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Transactions that were committed.
    pub commits: u64,
    /// Jobs that were kept.
    pub jobs: u64,
    /// Jobs that were refused.
    pub failures: u64,
    /// The most jobs that one transaction has kept.
    pub largest: u64,
    /// Jobs that wait now.
    pub waiting: u64,
}

/// [`Counts`] as the writer updates them.
#[derive(Debug)]
pub(super) struct Tally {
    commits: AtomicU64,
    jobs: AtomicU64,
    failures: AtomicU64,
    largest: AtomicU64,
    /// Did the last write fail because of the database?
    ill: AtomicBool,
    /// When the current write began.
    since: Mutex<Option<Instant>>,
    /// How long writes took.
    times: Histogram,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            commits: AtomicU64::default(),
            jobs: AtomicU64::default(),
            failures: AtomicU64::default(),
            largest: AtomicU64::default(),
            ill: AtomicBool::default(),
            since: Mutex::default(),
            times: Histogram::of_work(),
        }
    }
}

impl Tally {
    /// The current numbers.
    pub(super) fn counts(&self, waiting: usize) -> Counts {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        Counts {
            commits: read(&self.commits),
            jobs: read(&self.jobs),
            failures: read(&self.failures),
            largest: read(&self.largest),
            waiting: waiting as u64,
        }
    }

    /// Did the database work at the last write?
    pub(super) fn is_well(&self) -> bool {
        !self.ill.load(Ordering::Relaxed)
    }

    /// How long the current write has been running.
    pub(super) fn writes_for(&self) -> Duration {
        let since = *self.since.lock().unwrap_or_else(PoisonError::into_inner);
        since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// A write begins, or the last one has ended.
    pub(super) fn writes(&self, since: Option<Instant>) {
        let mut current = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        let last = std::mem::replace(&mut *current, since);
        drop(current);
        if let Some(last) = last {
            self.times.observe(last.elapsed());
        }
    }

    /// How long writes took.
    pub(super) fn times(&self) -> &Histogram {
        &self.times
    }

    fn kept(&self, jobs: usize) {
        self.ill.store(false, Ordering::Relaxed);
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.jobs.fetch_add(jobs as u64, Ordering::Relaxed);
        self.largest.fetch_max(jobs as u64, Ordering::Relaxed);
    }

    pub(super) fn refused(&self, jobs: usize) {
        self.failures.fetch_add(jobs as u64, Ordering::Relaxed);
    }
}

/// Writes until the queue is closed and empty.
pub(super) fn write(
    connection: &mut Connection,
    queue: &mut mpsc::Receiver<Message>,
    tally: &Tally,
) {
    let mut group = Vec::new();
    while queue.blocking_recv_many(&mut group, MOST_JOBS) > 0 {
        if group.len() >= GATHER_FROM {
            std::thread::sleep(GATHERING);
            while group.len() < MOST_JOBS
                && let Ok(message) = queue.try_recv()
            {
                group.push(message);
            }
        }
        let (mut jobs, mut waiters) = (Vec::new(), Vec::new());
        for message in group.drain(..) {
            match message {
                Message::Keep(Waiting { job, answer }) => {
                    jobs.push(job);
                    waiters.push(answer);
                }
                Message::Do(work) => {
                    save(connection, &mut jobs, &mut waiters, tally);
                    tally.writes(Some(Instant::now()));
                    // If it panics, its caller learns it from the channel.
                    let _ = connection.run(work);
                    tally.writes(None);
                }
                Message::Close => queue.close(),
            }
        }
        save(connection, &mut jobs, &mut waiters, tally);
    }
}

/// Saves these jobs together, and answers those who wait for them.
fn save(
    connection: &mut Connection,
    jobs: &mut Vec<Job>,
    waiters: &mut Vec<oneshot::Sender<Answer>>,
    tally: &Tally,
) {
    if jobs.is_empty() {
        return;
    }
    tally.writes(Some(Instant::now()));
    let settled = connection.run(|database| settle(database, jobs, tally));
    tally.writes(None);
    let answers = settled.unwrap_or_else(|error| {
        tally.refused(jobs.len());
        tally.ill.store(true, Ordering::Relaxed);
        vec![Err(error); jobs.len()]
    });
    jobs.clear();
    for (waiter, answer) in waiters.drain(..).zip(answers) {
        // The caller may have stopped waiting.
        let _ = waiter.send(answer);
    }
}

/// Saves all of these jobs, or as many as possible, in order.
///
/// A group with a bad job is split in halves until the bad one is alone, so that the others only
/// cost a few more transactions.
pub(super) fn settle(database: &mut dyn Database, jobs: &[Job], tally: &Tally) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(jobs.len());
    let mut parts = vec![jobs];
    while let Some(part) = parts.pop() {
        match database.commit(&part.iter().collect::<Vec<_>>()) {
            Ok(()) => {
                tally.kept(part.len());
                answers.extend(part.iter().map(|_| Ok(())));
            }
            Err(StoreError::Conflict(_)) if part.len() > 1 => {
                let (first, second) = part.split_at(part.len() / 2);
                parts.extend([second, first]);
            }
            Err(error @ StoreError::Conflict(_)) => {
                tally.refused(1);
                answers.push(Err(error));
            }
            // The next part would fail too, and every caller would wait for each attempt.
            Err(error) => {
                let rest = jobs.len() - answers.len();
                tally.refused(rest);
                tally.ill.store(true, Ordering::Relaxed);
                answers.extend(std::iter::repeat_n(Err(error), rest));
                break;
            }
        }
    }
    answers
}
