//! The handle that everybody holds: jobs go to the thread that writes, questions to the one that
//! reads.

use std::fmt;
use std::fs::{File, TryLockError};
use std::ops::ControlFlow;
use std::path::Path;
use std::pin::Pin;
use std::sync::mpsc::RecvTimeoutError;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Sleep, sleep, timeout};

use super::connection::Connection;
use super::writer::{Counts, Message, Tally, Waiting, settle, write};
use super::{Change, Database, Job, Place, Postgres, Sqlite, StoreError};

/// So many jobs or questions may wait. More would mean that the database stands still.
const QUEUE_LENGTH: usize = 4096;

/// Whoever waits for the database longer than this is told that it does not answer. It may still do
/// later what it was asked to.
const STORE_TIMEOUT: Duration = Duration::from_secs(10);

/// A question, with the way back for its answer inside. After a `Break` no more are taken.
type Question = Box<dyn FnOnce(&mut dyn Database) -> ControlFlow<()> + Send>;

/// Everything that is kept. Cheap to clone; all clones are the same store.
#[derive(Clone, Debug)]
pub struct Store {
    way: Way,
    tally: Arc<Tally>,
}

/// How jobs and questions reach the database.
#[derive(Clone)]
enum Way {
    /// Through queues to two threads, each with a connection of its own.
    Threads {
        jobs: mpsc::Sender<Message>,
        questions: mpsc::Sender<Question>,
        /// The threads, and a watch for each that it holds while it runs.
        threads: Arc<Mutex<Vec<JoinHandle<()>>>>,
        writing: watch::Sender<()>,
        reading: watch::Sender<()>,
    },
    /// At once, on the thread of whoever asks.
    Inline(Arc<Mutex<Box<dyn Database>>>),
    /// The same, but each job takes a while, one after the other: for tests of what time tells.
    #[cfg(test)]
    Slow(Arc<Mutex<Box<dyn Database>>>, Arc<Mutex<SlowDisk>>),
}

/// How long each job takes on a slow disk, and until when it is busy.
#[cfg(test)]
#[derive(Debug)]
pub(crate) struct SlowDisk {
    takes: Duration,
    busy_until: tokio::time::Instant,
}

/// A job on its way to the disk: completes when it is durable, or could not be kept.
#[derive(Debug)]
pub struct Saving {
    answered: oneshot::Receiver<Result<(), StoreError>>,
    /// How long it is waited for, once it is.
    patience: Option<Pin<Box<Sleep>>>,
}

impl Saving {
    fn ready(result: Result<(), StoreError>) -> Self {
        let (answer, answered) = oneshot::channel();
        // The receiver is right here.
        let _ = answer.send(result);
        Self { answered, patience: None }
    }
}

impl Future for Saving {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        if let Poll::Ready(answer) = Pin::new(&mut self.answered).poll(context) {
            return Poll::Ready(answer.unwrap_or_else(|_| Err(unknown("its writer has ended"))));
        }
        let patience = self.patience.get_or_insert_with(|| Box::pin(sleep(STORE_TIMEOUT)));
        ready!(patience.as_mut().poll(context));
        Poll::Ready(Err(unknown("it does not answer")))
    }
}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Threads { .. } => "Threads",
            Self::Inline(_) => "Inline",
            #[cfg(test)]
            Self::Slow(..) => "Slow",
        })
    }
}

impl Store {
    /// Opens what is kept at a place, makes it if it is not there, and brings it up to date.
    ///
    /// A server opens `exclusive`, and a second one is refused; commands beside it do not. It
    /// blocks for a moment.
    ///
    /// # Errors
    /// Why it cannot be used, in a sentence for the operator.
    pub fn open(place: &Place, exclusive: bool) -> Result<Self, StoreError> {
        let held = match place {
            Place::Folder(folder) if exclusive => Some(lock(folder)?),
            Place::Folder(_) | Place::Postgres(_) => None,
        };
        let (at, there) = (place.clone(), place.clone());
        let write = move || {
            // The lock is held as long as anybody may write.
            let _ = &held;
            open_to_write(&at, exclusive)
        };
        Self::over(write, move || open_to_read(&there))
    }

    /// A store over the connections that these make: one to write and one to read, and each again
    /// after the database's code has panicked.
    ///
    /// # Errors
    /// What they say.
    pub fn over(
        write: impl FnMut() -> Result<Box<dyn Database>, StoreError> + Send + 'static,
        read: impl FnMut() -> Result<Box<dyn Database>, StoreError> + Send + 'static,
    ) -> Result<Self, StoreError> {
        let tally = Arc::<Tally>::default();
        let (jobs, mut queue) = mpsc::channel(QUEUE_LENGTH);
        let (questions, mut asked) = mpsc::channel::<Question>(QUEUE_LENGTH);
        let ((writing, writes), (reading, reads)) = (watch::channel(()), watch::channel(()));
        let counts = Arc::clone(&tally);
        let open = move || Connection::open(Box::new(write));
        let writer = start("store writer", open, move |mut connection| {
            self::write(&mut connection, &mut queue, &counts);
            // Nobody else may write, and nobody is told of the end, before the last job is kept.
            drop((connection, writes));
        })?;
        let open = move || Connection::open(Box::new(read));
        let reader = start("store reader", open, move |mut connection| {
            answer(&mut connection, &mut asked);
            drop((connection, reads));
        })?;
        let threads = Arc::new(Mutex::new(vec![writer, reader]));
        Ok(Self { way: Way::Threads { jobs, questions, threads, writing, reading }, tally })
    }

    /// A store without threads: jobs and questions run at once on the caller's thread, so that
    /// tests with a paused clock are deterministic.
    #[must_use]
    pub fn inline(database: Box<dyn Database>) -> Self {
        Self { way: Way::Inline(Arc::new(Mutex::new(database))), tally: Arc::default() }
    }

    /// Keeps a job, and returns when it is durable. Dropping the future does not take it back.
    ///
    /// Jobs are kept in the order of these calls. But a job is kept even if the one before it was
    /// refused: who writes a row of entries waits for each answer before the next.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if this job can never be kept: nothing of it was.
    /// [`StoreError::Unavailable`] if the database is in trouble; a later job finds it well again
    /// by itself. Nothing of the job was kept, unless the database went away in the very moment of
    /// the commit and did not come back in time to be asked: then the job may be found kept later,
    /// whole, and keeping its entries again is a `Conflict`. Who gets one reads the table again.
    /// The same if the database does not answer in time: what was given to it may be kept later.
    pub async fn save(&self, job: Job) -> Result<(), StoreError> {
        self.submit(job).await
    }

    /// Hands a job over without waiting for it. Jobs are kept in the order of these calls and those
    /// of [`save`](Self::save), whose errors are those of the job.
    pub fn submit(&self, job: Job) -> Saving {
        // PostgreSQL cannot hold it, and what one database keeps, the other must be able to.
        if job.iter().flat_map(Change::texts).any(|text| text.contains('\0')) {
            return Saving::ready(Err(StoreError::Conflict("a text has a NUL in it".to_owned())));
        }
        if self.tally.writes_for() > STORE_TIMEOUT {
            self.tally.refused(1);
            return Saving::ready(Err(unavailable("it does not answer")));
        }
        match &self.way {
            Way::Threads { jobs, .. } => {
                let (answer, answered) = oneshot::channel();
                let message = Message::Keep(Waiting { job, answer });
                match jobs.try_send(message) {
                    Ok(()) => Saving { answered, patience: None },
                    Err(mpsc::error::TrySendError::Full(_)) => {
                        Saving::ready(Err(unavailable("too many jobs wait")))
                    }
                    Err(mpsc::error::TrySendError::Closed(_)) => {
                        Saving::ready(Err(unavailable("it is closed")))
                    }
                }
            }
            Way::Inline(database) => Saving::ready(self.keep_inline(database, job)),
            #[cfg(test)]
            Way::Slow(database, disk) => self.keep_slowly(database, disk, job),
        }
    }

    fn keep_inline(&self, database: &Mutex<Box<dyn Database>>, job: Job) -> Result<(), StoreError> {
        let mut database = database.lock().unwrap_or_else(PoisonError::into_inner);
        let mut answers = settle(&mut **database, &[job], &self.tally);
        answers.pop().unwrap_or(Ok(()))
    }

    #[cfg(test)]
    fn keep_slowly(
        &self,
        database: &Mutex<Box<dyn Database>>,
        disk: &Mutex<SlowDisk>,
        job: Job,
    ) -> Saving {
        let result = self.keep_inline(database, job);
        let mut disk = disk.lock().unwrap_or_else(PoisonError::into_inner);
        let now = tokio::time::Instant::now();
        disk.busy_until = disk.busy_until.max(now) + disk.takes;
        let done = disk.busy_until;
        self.tally.writes(Some(now));
        let tally = Arc::clone(&self.tally);
        let (answer, answered) = oneshot::channel();
        tokio::spawn(async move {
            tokio::time::sleep_until(done).await;
            tally.writes(None);
            // Nobody may wait for it any more.
            let _ = answer.send(result);
        });
        Saving { answered, patience: None }
    }

    /// A store without threads on a disk that can be [slowed down](Self::slow_down).
    #[cfg(test)]
    pub(crate) fn on_a_disk(database: Box<dyn Database>) -> Self {
        let (takes, busy_until) = (Duration::ZERO, tokio::time::Instant::now());
        let disk = SlowDisk { takes, busy_until };
        let way = Way::Slow(Arc::new(Mutex::new(database)), Arc::new(Mutex::new(disk)));
        Self { way, tally: Arc::default() }
    }

    /// From now on each job takes so long.
    #[cfg(test)]
    pub(crate) fn slow_down(&self, takes: Duration) {
        if let Way::Slow(_, disk) = &self.way {
            disk.lock().unwrap_or_else(PoisonError::into_inner).takes = takes;
        }
    }

    /// Asks the database.
    ///
    /// # Errors
    /// What `question` answers, or that the store is closed.
    pub async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut dyn Database) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        match &self.way {
            Way::Threads { questions, .. } => {
                let (answer, answered) = oneshot::channel();
                let question: Question = Box::new(move |database| {
                    // Who does not wait any more need not be told.
                    let _ = answer.send(question(database));
                    ControlFlow::Continue(())
                });
                let asked = async {
                    questions.send(question).await.map_err(|_| unavailable("it is closed"))?;
                    answered.await.unwrap_or_else(|_| Err(unavailable("the question broke off")))
                };
                let answer = timeout(STORE_TIMEOUT, asked).await;
                answer.unwrap_or_else(|_| Err(unavailable("it does not answer")))
            }
            Way::Inline(database) => {
                let mut database = database.lock().unwrap_or_else(PoisonError::into_inner);
                question(&mut **database)
            }
            #[cfg(test)]
            Way::Slow(database, _) => {
                let mut database = database.lock().unwrap_or_else(PoisonError::into_inner);
                question(&mut **database)
            }
        }
    }

    /// How much has been written, and how many jobs wait.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let waiting = match &self.way {
            Way::Threads { jobs, .. } => jobs.max_capacity() - jobs.capacity(),
            Way::Inline(_) => 0,
            #[cfg(test)]
            Way::Slow(..) => 0,
        };
        self.tally.counts(waiting)
    }

    /// Was the last job kept, if it was one that could be, and is nobody waiting for the next for
    /// longer than usual?
    #[must_use]
    pub fn is_well(&self) -> bool {
        self.tally.is_well() && self.tally.writes_for() < STORE_TIMEOUT / 2
    }

    /// Writes the jobs that wait, and ends the threads. Whoever comes after this is refused.
    pub async fn close(&self) {
        let Way::Threads { jobs, questions, threads, writing, reading } = &self.way else { return };
        // One after the other: the last connection to SQLite puts everything into its place, and
        // of two that close at the same moment each would leave it to the other. Sending
        // fails only if a thread has ended already.
        let _ = questions.send(Box::new(|_| ControlFlow::Break(()))).await;
        reading.closed().await;
        let _ = jobs.send(Message::Close).await;
        writing.closed().await;
        let ended = std::mem::take(&mut *threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in ended {
            // It has nothing left to say, even if it panicked.
            let _ = thread.join();
        }
    }
}

fn unavailable(why: &str) -> StoreError {
    StoreError::Unavailable(why.to_owned())
}

/// A job may have been kept or not.
pub(super) fn unknown(why: &str) -> StoreError {
    unavailable(&format!("it is not known whether the last changes were kept: {why}"))
}

/// Starts a thread that opens something and then works with it; waits until it is open.
///
/// The thread itself opens, because the caller's may belong to an asynchronous runtime, where the
/// client of PostgreSQL, which brings its own, does not run.
fn start<T: 'static>(
    name: &str,
    open: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
    work: impl FnOnce(T) + Send + 'static,
) -> Result<JoinHandle<()>, StoreError> {
    let (tell, told) = std::sync::mpsc::channel();
    let thread = thread::Builder::new().name(name.to_owned()).spawn(move || match open() {
        Ok(opened) => {
            let _ = tell.send(Ok(()));
            work(opened);
        }
        Err(error) => {
            let _ = tell.send(Err(error));
        }
    });
    let thread = thread.map_err(|error| unavailable(&error.to_string()))?;
    loop {
        match told.recv_timeout(STORE_TIMEOUT) {
            Ok(opened) => return opened.map(|()| thread),
            Err(RecvTimeoutError::Disconnected) => return Err(unavailable("its thread has ended")),
            // A large file is looked through, or a standby is away.
            Err(RecvTimeoutError::Timeout) => tracing::warn!("the database is not open yet"),
        }
    }
}

/// The connection that writes.
fn open_to_write(place: &Place, exclusive: bool) -> Result<Box<dyn Database>, StoreError> {
    match place {
        Place::Folder(folder) => {
            let mut sqlite = Sqlite::connect(folder)?;
            if exclusive {
                sqlite.check()?;
            }
            if sqlite.is_outdated()? {
                // A command of a newer version must not change the file under a running server.
                let held = if exclusive { None } else { Some(lock(folder)?) };
                sqlite.migrate()?;
                drop(held);
            }
            Ok(Box::new(sqlite))
        }
        Place::Postgres(url) => Ok(Box::new(Postgres::open_to_write(url, exclusive)?)),
    }
}

/// The connection that reads.
fn open_to_read(place: &Place) -> Result<Box<dyn Database>, StoreError> {
    match place {
        Place::Folder(folder) => Ok(Box::new(Sqlite::connect(folder)?)),
        Place::Postgres(url) => Ok(Box::new(Postgres::connect(url)?)),
    }
}

/// Answers questions until it is told to end.
fn answer(connection: &mut Connection, questions: &mut mpsc::Receiver<Question>) {
    while let Some(question) = questions.blocking_recv() {
        // A question that panics breaks itself off, not all that come after it.
        let answered = connection.run(question);
        if let Ok(ControlFlow::Break(())) = answered {
            questions.close();
        }
    }
}

/// Takes the lock of a folder, which goes with the process, however it ends.
pub(super) fn lock(folder: &Path) -> Result<File, StoreError> {
    let path = folder.join("lock");
    let failed = |error: std::io::Error| unavailable(&format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(failed)?;
    let file = File::create(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            let why = format!("another server uses {} already", folder.display());
            Err(unavailable(&why))
        }
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}
