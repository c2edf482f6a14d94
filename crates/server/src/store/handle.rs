//! The handle to the store: jobs go to the writing thread, queries to the reading one.

use std::fmt;
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
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
use super::postgres::Access;
use super::writer::{Counts, Message, Tally, Waiting, Work, settle, write};
use super::{Change, DataLocation, Database, Job, Postgres, Sqlite, StoreError};
use crate::histogram::Histogram;

/// How many jobs or queries may be queued. More would mean that the database hangs.
const QUEUE_LENGTH: usize = 4096;

/// After this long a caller gets the answer that the database does not respond. The database may
/// still carry out the request later.
const STORE_TIMEOUT: Duration = Duration::from_secs(10);

/// A query, with the channel for its answer inside. After a `Break` no more are accepted.
type Question = Box<dyn FnOnce(&mut dyn Database) -> ControlFlow<()> + Send>;

/// The store. Cheap to clone; all clones are the same store.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
    tally: Arc<Tally>,
}

/// How jobs and queries reach the database.
#[derive(Clone)]
enum Backend {
    /// Through queues to two threads, each with its own connection.
    Threads {
        jobs: mpsc::Sender<Message>,
        questions: mpsc::Sender<Question>,
        /// The threads, and a watch channel that each of them holds while it runs.
        threads: Arc<Mutex<Vec<JoinHandle<()>>>>,
        writing: watch::Sender<()>,
        reading: watch::Sender<()>,
    },
    /// At once, on the caller's thread.
    Inline(Arc<Mutex<Box<dyn Database>>>),
    /// The same, but each job takes a while, one after the other: for tests of timing leaks.
    #[cfg(test)]
    Slow(Arc<Mutex<Box<dyn Database>>>, Arc<Mutex<SlowDisk>>),
}

/// How long each job takes on a slow disk, and until when the disk is busy.
#[cfg(test)]
#[derive(Debug)]
pub(crate) struct SlowDisk {
    takes: Duration,
    busy_until: tokio::time::Instant,
}

/// A job on its backend to disk: completes when it is durable, or has failed.
#[derive(Debug)]
pub struct Saving {
    answered: oneshot::Receiver<Result<(), StoreError>>,
    /// The timeout, once the job is polled.
    timeout: Option<Pin<Box<Sleep>>>,
}

impl Saving {
    fn ready(result: Result<(), StoreError>) -> Self {
        let (answer, answered) = oneshot::channel();
        // The receiver is still alive here.
        let _ = answer.send(result);
        Self { answered, timeout: None }
    }
}

impl Future for Saving {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        if let Poll::Ready(answer) = Pin::new(&mut self.answered).poll(context) {
            return Poll::Ready(answer.unwrap_or_else(|_| Err(unknown("its writer has ended"))));
        }
        let timeout = self.timeout.get_or_insert_with(|| Box::pin(sleep(STORE_TIMEOUT)));
        ready!(timeout.as_mut().poll(context));
        Poll::Ready(Err(unknown("it does not answer")))
    }
}

impl fmt::Debug for Backend {
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
    /// Opens the store at a place, creates it if it does not exist, and migrates it.
    ///
    /// A server opens it `exclusive`, and a second server is refused; commands that run alongside
    /// do not. This blocks briefly.
    ///
    /// # Errors
    /// Why it cannot be used, in a sentence for the operator.
    pub fn open(place: &DataLocation, exclusive: bool) -> Result<Self, StoreError> {
        let held = match place {
            DataLocation::Folder(folder) if exclusive => Some(lock(folder)?),
            DataLocation::Folder(_) | DataLocation::Postgres(_) => None,
        };
        let (at, there) = (place.clone(), place.clone());
        let write = move || {
            // The lock is held as long as anything may write.
            let _ = &held;
            open_to_write(&at, exclusive)
        };
        Self::over(write, move || open_to_read(&there))
    }

    /// Opens a PostgreSQL database that several servers share. Nothing can be saved before this
    /// one has [joined](super::Cluster::join) them.
    ///
    /// # Errors
    /// Why it cannot be used, in a sentence for the operator.
    pub fn open_shared(url: &str) -> Result<Self, StoreError> {
        let (to_write, to_read) = (url.to_owned(), url.to_owned());
        let write = move || {
            // After a panic this is another connection, and the server has to join again.
            let postgres = Postgres::open_to_write(&to_write, Access::Shared)?;
            Ok(Box::new(postgres) as Box<dyn Database>)
        };
        Self::over(write, move || Ok(Box::new(Postgres::connect(&to_read)?)))
    }

    /// A store over the connections that these functions open: one to write and one to read. Each
    /// is opened again after the database's code has panicked.
    ///
    /// # Errors
    /// What these functions return.
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
            // Nothing else may write, and the end is not reported, before the last job is saved.
            drop((connection, writes));
        })?;
        let open = move || Connection::open(Box::new(read));
        let reader = start("store reader", open, move |mut connection| {
            answer(&mut connection, &mut asked);
            drop((connection, reads));
        })?;
        let threads = Arc::new(Mutex::new(vec![writer, reader]));
        Ok(Self { backend: Backend::Threads { jobs, questions, threads, writing, reading }, tally })
    }

    /// A store without threads: jobs and queries run at once on the caller's thread, so that tests
    /// with a paused clock are deterministic.
    #[must_use]
    pub fn inline(database: Box<dyn Database>) -> Self {
        Self { backend: Backend::Inline(Arc::new(Mutex::new(database))), tally: Arc::default() }
    }

    /// Saves a job, and returns when it is durable. Dropping the future does not cancel it.
    ///
    /// Jobs are saved in the order of these calls. But a job is saved even if the one before it was
    /// refused: a caller that writes a sequence of entries must wait for each answer before the
    /// next one.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if this job can never be saved: nothing of it was.
    /// [`StoreError::Unavailable`] if the database has failed; a later job may succeed. Nothing of
    /// the job was saved, unless the connection was lost exactly during the commit and could not be
    /// restored in time to check: then the job may turn out to be saved later, as a whole, and
    /// saving its entries again is a `Conflict`. A caller that gets one reads the table again. The
    /// same holds if the database does not answer in time: the job may still be saved later.
    pub async fn save(&self, job: Job) -> Result<(), StoreError> {
        self.submit(job).await
    }

    /// Hands a job over without waiting for it. Jobs are saved in the order of these calls and
    /// those of [`save`](Self::save). The errors are the same.
    pub fn submit(&self, job: Job) -> Saving {
        #[cfg(test)]
        assert!(super::is_about_one(&job), "a job about more than one thing: {job:?}");
        // PostgreSQL cannot store it, and both databases must accept the same data.
        if job.iter().flat_map(Change::texts).any(|text| text.contains('\0')) {
            return Saving::ready(Err(StoreError::Conflict("a text has a NUL in it".to_owned())));
        }
        if self.tally.writes_for() > STORE_TIMEOUT {
            self.tally.refused(1);
            return Saving::ready(Err(unavailable("it does not answer")));
        }
        match &self.backend {
            Backend::Threads { jobs, .. } => {
                let (answer, answered) = oneshot::channel();
                let message = Message::Keep(Waiting { job, answer });
                match jobs.try_send(message) {
                    Ok(()) => Saving { answered, timeout: None },
                    Err(mpsc::error::TrySendError::Full(_)) => {
                        Saving::ready(Err(unavailable("too many jobs wait")))
                    }
                    Err(mpsc::error::TrySendError::Closed(_)) => {
                        Saving::ready(Err(unavailable("it is closed")))
                    }
                }
            }
            Backend::Inline(database) => Saving::ready(self.keep_inline(database, job)),
            #[cfg(test)]
            Backend::Slow(database, disk) => self.keep_slowly(database, disk, job),
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
            // The caller may have stopped waiting.
            let _ = answer.send(result);
        });
        Saving { answered, timeout: None }
    }

    /// A store without threads on a disk that can be [slowed down](Self::slow_down).
    #[cfg(test)]
    pub(crate) fn on_a_disk(database: Box<dyn Database>) -> Self {
        let (takes, busy_until) = (Duration::ZERO, tokio::time::Instant::now());
        let disk = SlowDisk { takes, busy_until };
        let backend = Backend::Slow(Arc::new(Mutex::new(database)), Arc::new(Mutex::new(disk)));
        Self { backend, tally: Arc::default() }
    }

    /// From now on each job takes this long.
    #[cfg(test)]
    pub(crate) fn slow_down(&self, takes: Duration) {
        if let Backend::Slow(_, disk) = &self.backend {
            disk.lock().unwrap_or_else(PoisonError::into_inner).takes = takes;
        }
    }

    /// Queries the database.
    ///
    /// # Errors
    /// What `question` returns, or that the store is closed.
    pub async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut dyn Database) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        match &self.backend {
            Backend::Threads { questions, .. } => {
                let (answer, answered) = oneshot::channel();
                let question: Question = Box::new(move |database| {
                    // The caller may have stopped waiting.
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
            Backend::Inline(database) => {
                let mut database = database.lock().unwrap_or_else(PoisonError::into_inner);
                question(&mut **database)
            }
            #[cfg(test)]
            Backend::Slow(database, _) => {
                let mut database = database.lock().unwrap_or_else(PoisonError::into_inner);
                question(&mut **database)
            }
        }
    }

    /// How long transactions take.
    pub(crate) fn commit_times(&self) -> &Histogram {
        self.tally.times()
    }

    /// Works with the connection that writes, after the jobs that were handed over before.
    ///
    /// # Errors
    /// What `work` returns, or that the store is closed. If the database does not answer in time,
    /// the work may still be done later.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut dyn Database) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let database = match &self.backend {
            Backend::Threads { jobs, .. } => {
                let (answer, answered) = oneshot::channel();
                let work: Work = Box::new(move |database| {
                    // The caller may have stopped waiting.
                    let _ = answer.send(work(database));
                });
                let asked = async {
                    let sent = jobs.send(Message::Do(work)).await;
                    sent.map_err(|_| unavailable("it is closed"))?;
                    answered.await.unwrap_or_else(|_| Err(unknown("the work broke off")))
                };
                let answer = timeout(STORE_TIMEOUT, asked).await;
                return answer.unwrap_or_else(|_| Err(unknown("it does not answer")));
            }
            Backend::Inline(database) => database,
            #[cfg(test)]
            Backend::Slow(database, _) => database,
        };
        work(&mut **database.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How much has been written, and how many jobs wait.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let waiting = match &self.backend {
            Backend::Threads { jobs, .. } => jobs.max_capacity() - jobs.capacity(),
            Backend::Inline(_) => 0,
            #[cfg(test)]
            Backend::Slow(..) => 0,
        };
        self.tally.counts(waiting)
    }

    /// Was the last valid job saved, and is no job waiting for longer than usual?
    #[must_use]
    pub fn is_well(&self) -> bool {
        self.tally.is_well() && self.tally.writes_for() < STORE_TIMEOUT / 2
    }

    /// Writes the queued jobs, and ends the threads. Later calls are refused.
    pub async fn close(&self) {
        let Backend::Threads { jobs, questions, threads, writing, reading } = &self.backend else {
            return;
        };
        // One after the other: the last connection to SQLite checkpoints the log, and two that
        // close at the same moment would each leave it to the other. Sending fails only if a thread
        // has already ended.
        let _ = questions.send(Box::new(|_| ControlFlow::Break(()))).await;
        reading.closed().await;
        let _ = jobs.send(Message::Close).await;
        writing.closed().await;
        let ended = std::mem::take(&mut *threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in ended {
            // It has nothing left to report, even if it panicked.
            let _ = thread.join();
        }
    }
}

fn unavailable(why: &str) -> StoreError {
    StoreError::Unavailable(why.to_owned())
}

/// It is unknown whether a job was saved.
pub(super) fn unknown(why: &str) -> StoreError {
    unavailable(&format!("it is not known whether the last changes were kept: {why}"))
}

/// Starts a thread that opens something and then works with it; waits until it is open.
///
/// The thread itself opens it, because the caller's thread may belong to an asynchronous runtime.
/// There the PostgreSQL client, which brings its own, does not run.
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
            // A large file is being checked, or a standby is away.
            Err(RecvTimeoutError::Timeout) => tracing::warn!("the database is not open yet"),
        }
    }
}

/// The connection that writes.
fn open_to_write(place: &DataLocation, exclusive: bool) -> Result<Box<dyn Database>, StoreError> {
    match place {
        DataLocation::Folder(folder) => {
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
        DataLocation::Postgres(url) => {
            let access = if exclusive { Access::Alone } else { Access::Beside };
            Ok(Box::new(Postgres::open_to_write(url, access)?))
        }
    }
}

/// The connection that reads.
fn open_to_read(place: &DataLocation) -> Result<Box<dyn Database>, StoreError> {
    match place {
        DataLocation::Folder(folder) => Ok(Box::new(Sqlite::connect(folder)?)),
        DataLocation::Postgres(url) => Ok(Box::new(Postgres::connect(url)?)),
    }
}

/// Answers queries until it is asked to end.
fn answer(connection: &mut Connection, questions: &mut mpsc::Receiver<Question>) {
    while let Some(question) = questions.blocking_recv() {
        // A panic ends only the current query.
        let answered = connection.run(question);
        if let Ok(ControlFlow::Break(())) = answered {
            questions.close();
        }
    }
}

/// Takes the lock of a folder, which is released with the process, however it ends.
pub(super) fn lock(folder: &Path) -> Result<File, StoreError> {
    let failed = |error: std::io::Error| {
        let folder = folder.display();
        if matches!(error.kind(), ErrorKind::AlreadyExists | ErrorKind::NotADirectory) {
            return unavailable(&format!("{folder} is not a folder"));
        }
        unavailable(&format!("the folder {folder} cannot be written: {error}"))
    };
    std::fs::create_dir_all(folder).map_err(failed)?;
    let file = File::create(folder.join("lock")).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            let why = format!("another server uses {} already", folder.display());
            Err(unavailable(&why))
        }
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}
