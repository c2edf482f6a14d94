//! The handle that everybody holds: jobs go to the thread that writes, questions to the one that
//! reads.

use std::fmt;
use std::fs::{File, TryLockError};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use tokio::sync::{mpsc, oneshot, watch};

use super::writer::{Counts, Message, Tally, Waiting, settle, write};
use super::{Change, Database, Job, Place, Postgres, Sqlite, StoreError};

/// So many jobs or questions may wait. More would mean that the database stands still.
const QUEUE: usize = 4096;

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
}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Threads { .. } => "Threads",
            Self::Inline(_) => "Inline",
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
        let tally = Arc::<Tally>::default();
        let (jobs, mut queue) = mpsc::channel(QUEUE);
        let (questions, mut asked) = mpsc::channel::<Question>(QUEUE);
        let ((writing, writes), (reading, reads)) = (watch::channel(()), watch::channel(()));
        let (at, counts) = (place.clone(), Arc::clone(&tally));
        let open = move || open_to_write(&at, exclusive);
        let writer = start("store writer", open, move |(mut database, lock)| {
            write(&mut *database, &mut queue, &counts);
            // Nobody else may write, and nobody is told of the end, before the last job is kept.
            drop((database, lock, writes));
        })?;
        let at = place.clone();
        let reader = start(
            "store reader",
            move || open_to_read(&at),
            move |mut database| {
                answer(&mut *database, &mut asked);
                drop((database, reads));
            },
        )?;
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
    /// whole, and keeping its entries again is a `Conflict`. Who gets one reads the table anew.
    pub async fn keep(&self, job: Job) -> Result<(), StoreError> {
        // PostgreSQL cannot hold it, and what one database keeps, the other must be able to.
        if job.iter().flat_map(Change::texts).any(|text| text.contains('\0')) {
            return Err(StoreError::Conflict("a text has a NUL in it".to_owned()));
        }
        match &self.way {
            Way::Threads { jobs, .. } => {
                let (answer, answered) = oneshot::channel();
                let message = Message::Keep(Waiting { job, answer });
                jobs.try_send(message).map_err(|error| match error {
                    mpsc::error::TrySendError::Full(_) => unavailable("too many jobs wait"),
                    mpsc::error::TrySendError::Closed(_) => unavailable("it is closed"),
                })?;
                answered.await.unwrap_or_else(|_| Err(unavailable("its writer has ended")))
            }
            Way::Inline(database) => {
                let mut database = database.lock().unwrap_or_else(PoisonError::into_inner);
                let mut answers = settle(&mut **database, &[job], &self.tally);
                answers.pop().unwrap_or(Ok(()))
            }
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
                questions.send(question).await.map_err(|_| unavailable("it is closed"))?;
                answered.await.unwrap_or_else(|_| Err(unavailable("the question broke off")))
            }
            Way::Inline(database) => {
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
        };
        self.tally.counts(waiting)
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
    told.recv().unwrap_or_else(|_| Err(unavailable("its thread has ended")))?;
    Ok(thread)
}

/// The connection that writes, and the lock that keeps a second server away where the connection
/// does not do so itself.
fn open_to_write(
    place: &Place,
    exclusive: bool,
) -> Result<(Box<dyn Database>, Option<File>), StoreError> {
    match place {
        Place::Folder(folder) => {
            let mut held = exclusive.then(|| lock(folder)).transpose()?;
            let mut sqlite = Sqlite::connect(folder)?;
            if sqlite.is_outdated()? {
                // A command of a newer version must not change the file under a running server.
                if held.is_none() {
                    held = Some(lock(folder)?);
                }
                sqlite.migrate()?;
            }
            Ok((Box::new(sqlite), held.filter(|_| exclusive)))
        }
        Place::Postgres(url) => Ok((Box::new(Postgres::open_to_write(url, exclusive)?), None)),
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
fn answer(database: &mut dyn Database, questions: &mut mpsc::Receiver<Question>) {
    while let Some(question) = questions.blocking_recv() {
        // A question that panics breaks itself off, not all that come after it.
        let answered = catch_unwind(AssertUnwindSafe(|| question(database)));
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
