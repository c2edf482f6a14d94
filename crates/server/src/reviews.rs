//! Reviews of finished games, for clients that cannot work them out themselves. One thread of low
//! priority works them out, one after the other; those that are finished are cached with the other
//! texts of finished games. Those that broke off are remembered only until everyone who asks for
//! them has heard of it: the next time the server may be less busy.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use bots::BotGame;
use live::record::StoredGame;
use protocol::{Code, Refusal};
use review::{Report, Review};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Record, RecordError, Seat};

use crate::app::AppState;
use crate::log_throttle::LogThrottle;
use crate::priority::give_way;
use crate::replay_cache::{Name, Text};
use crate::store::Millis;

/// What a new review costs its caller, against the limit of their requests: it takes seconds.
pub(crate) const COST: f64 = 100.0;

/// The maximum number of reviews that wait or are worked on.
const MOST_OPEN: usize = 8;

/// A review that takes longer is stopped where it is.
const TIME_LIMIT: Duration = Duration::from_secs(120);

/// A review that broke off is worked out again if somebody asks for it this much later. Clients ask
/// every second.
const REMEMBERED: Millis = 60_000;

/// How often what is known so far is written down.
const INTERVAL: Duration = Duration::from_millis(500);

/// How far the review of a finished game has come.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub(crate) enum ReviewState {
    /// It waits for this many others.
    Waiting {
        /// How many are worked out before it.
        before: usize,
    },
    /// What is known so far.
    Working {
        /// The review.
        report: Box<Report>,
    },
    /// All of it.
    Done {
        /// The review.
        report: Box<Report>,
    },
    /// It took too long; this is what is known.
    Stopped {
        /// The review.
        report: Box<Report>,
    },
    /// The game cannot be reviewed.
    Failed,
}

impl ReviewState {
    fn text(&self) -> Text {
        Text::of(serde_json::to_string(self).expect("a review has text keys"))
    }
}

/// The reviews that wait, are worked on or broke off.
#[derive(Debug, Default)]
pub(crate) struct Reviews {
    queue: Mutex<Queue>,
    /// The inbox of the thread; it starts with the first review.
    inbox: OnceLock<mpsc::Sender<Job>>,
}

#[derive(Debug, Default)]
struct Queue {
    /// Those that wait or are worked on, in their order.
    open: VecDeque<OpenReview>,
    /// Those that broke off a short time ago.
    broken_off: Vec<BrokenOffReview>,
}

#[derive(Debug)]
struct OpenReview {
    name: Name,
    /// What is known so far; nothing while it waits.
    text: Option<Text>,
}

#[derive(Debug)]
struct BrokenOffReview {
    name: Name,
    text: Text,
    /// When it broke off.
    at: Millis,
}

impl Reviews {
    /// How far a review has come, if it waits, is worked on or broke off a short time ago.
    pub(crate) fn find(&self, name: &Name, now: Millis) -> Option<Text> {
        self.lock(now).text_of(name)
    }

    /// Puts a review into the queue, unless it is there already.
    ///
    /// # Errors
    /// If too many are waiting.
    pub(crate) fn begin(
        &self,
        app: &Arc<AppState>,
        name: Name,
        game: StoredGame,
        seat: Seat,
    ) -> Result<Text, Refusal> {
        let mut queue = self.lock(app.clock.now());
        if let Some(text) = queue.text_of(&name) {
            return Ok(text);
        }
        if queue.open.len() >= MOST_OPEN {
            return Err(Code::TooFast.into());
        }
        let job = Job { app: Arc::downgrade(app), name: name.clone(), game, seat };
        self.inbox.get_or_init(start).send(job).map_err(|_| Code::Internal)?;
        let before = queue.open.len();
        queue.open.push_back(OpenReview { name, text: None });
        Ok(ReviewState::Waiting { before }.text())
    }

    fn tell(&self, name: &Name, state: &ReviewState, now: Millis) {
        let text = state.text();
        if let Some(review) = self.lock(now).open.iter_mut().find(|review| review.name == *name) {
            review.text = Some(text);
        }
    }

    /// A review is finished.
    fn remove(&self, name: &Name, now: Millis) {
        self.lock(now).open.retain(|review| review.name != *name);
    }

    /// A review ends before it is finished.
    fn break_off(&self, name: &Name, text: Text, now: Millis) {
        let mut queue = self.lock(now);
        queue.open.retain(|review| review.name != *name);
        queue.broken_off.push(BrokenOffReview { name: name.clone(), text, at: now });
    }

    /// The queue as it is now.
    fn lock(&self, now: Millis) -> MutexGuard<'_, Queue> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.broken_off.retain(|review| now < review.at + REMEMBERED);
        queue
    }
}

impl Queue {
    fn text_of(&self, name: &Name) -> Option<Text> {
        if let Some(before) = self.open.iter().position(|review| review.name == *name) {
            let text = self.open[before].text.clone();
            return Some(text.unwrap_or_else(|| ReviewState::Waiting { before }.text()));
        }
        let review = self.broken_off.iter().find(|review| review.name == *name)?;
        Some(review.text.clone())
    }
}

/// Starts the thread. It ends with the server.
fn start() -> mpsc::Sender<Job> {
    let (inbox, jobs) = mpsc::channel::<Job>();
    let work = move || {
        give_way();
        jobs.iter().for_each(Job::run);
    };
    // Without a thread nobody hears the jobs, and they are refused.
    let _ = thread::Builder::new().name("reviews".to_owned()).spawn(work);
    inbox
}

/// A review that is to be worked out.
#[derive(Debug)]
struct Job {
    app: Weak<AppState>,
    name: Name,
    game: StoredGame,
    seat: Seat,
}

impl Job {
    fn run(self) {
        let worked = catch_unwind(AssertUnwindSafe(|| self.work()));
        let state = worked.unwrap_or_else(|_| Err("a fault".to_owned())).unwrap_or_else(|error| {
            static BROKEN: LogThrottle = LogThrottle::new();
            BROKEN.say(|unsaid| tracing::error!(error, unsaid, "a game cannot be reviewed"));
            ReviewState::Failed
        });
        let Some(app) = self.app.upgrade() else { return };
        let (text, now) = (state.text(), app.clock.now());
        if matches!(state, ReviewState::Done { .. }) {
            // In this order: whoever asks finds it in one place or the other.
            app.replay_cache.put(self.name.clone(), text);
            app.reviews.remove(&self.name, now);
        } else {
            app.reviews.break_off(&self.name, text, now);
        }
    }

    fn work(&self) -> Result<ReviewState, String> {
        let (begun, mut told) = (Instant::now(), None);
        let mut watch = |review: &dyn Fn() -> Box<Report>| {
            let now = Instant::now();
            let Some(app) = self.app.upgrade() else { return false };
            if told.is_none_or(|told| now - told >= INTERVAL) {
                let state = ReviewState::Working { report: review() };
                app.reviews.tell(&self.name, &state, app.clock.now());
                told = Some(now);
            }
            now - begun < TIME_LIMIT
        };
        let record = self.game.record(None)?;
        let work = Work { record: &record, seat: self.seat, watch: &mut watch };
        bots::run(self.game.row.game.parse()?, work)
    }
}

/// Gets what is known so far, if it asks for it, and says whether to go on.
type Watch<'a> = dyn FnMut(&dyn Fn() -> Box<Report>) -> bool + 'a;

/// The work on one review. `watch` is called after each step.
struct Work<'a> {
    record: &'a str,
    seat: Seat,
    watch: &'a mut Watch<'a>,
}

impl bots::Task for Work<'_> {
    type Output = Result<ReviewState, String>;

    fn run<G: BotGame>(self) -> Self::Output {
        let unread = |error: RecordError| error.to_string();
        let record: Record<G> = self.record.parse().map_err(unread)?;
        let mut review = Review::new(record, self.seat).map_err(|error| error.to_string())?;
        while review.step() {
            if !(self.watch)(&|| Box::new(review.report())) {
                return Ok(ReviewState::Stopped { report: Box::new(review.report()) });
            }
        }
        Ok(ReviewState::Done { report: Box::new(review.report()) })
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use bots::arena::play_game;
    use table::{Options as _, Seed};

    use super::*;
    use crate::tests::world::{self, World};

    /// The record of a game between two Squires.
    fn record() -> String {
        let options = tournament::Options::usual(2).expect("a table size");
        let mut bots = [Level::Squire, Level::Squire].map(Level::bot::<tournament::State>);
        let (game, _) = play_game(options, Seed::of_series(3, 1), 1, &mut bots);
        game.record().to_string()
    }

    #[test]
    fn a_review_that_takes_too_long_keeps_what_is_known() {
        let record = record();
        let mut steps = 0;
        let mut watch = |report: &dyn Fn() -> Box<Report>| {
            steps += 1;
            assert_eq!(report().progress.done, steps);
            steps < 5
        };
        let work = Work { record: &record, seat: Seat::B, watch: &mut watch };
        let stopped = bots::run("tournament".parse().expect("a game"), work).expect("a review");
        let ReviewState::Stopped { report } = stopped else { panic!("{stopped:?}") };
        assert_eq!((report.seat, report.progress.done), (Seat::B, 5));
    }

    #[tokio::test(start_paused = true)]
    async fn few_reviews_wait_and_each_says_how_many_come_before_it() {
        let world = World::new().await;
        let code = world.table(&world.person("Cedric").await, world::tournament(2), &[]).await;
        let row = world.app.store.read(move |db| db.table(&code)).await.expect("read");
        let row = row.expect("a table");
        let reviews = Reviews::default();
        let (inbox, jobs) = mpsc::channel();
        reviews.inbox.set(inbox).expect("no thread works on them");
        let name = |number: usize| Name {
            table: number.to_string(),
            meta: row.meta.clone(),
            what: "review A".to_owned(),
        };
        let begin = |number| {
            let game = StoredGame::of_row(row.clone()).expect("a table");
            reviews.begin(&world.app, name(number), game, Seat::A)
        };
        for before in 0..MOST_OPEN {
            assert_eq!(begin(before), Ok(ReviewState::Waiting { before }.text()));
        }
        assert_eq!(begin(MOST_OPEN).expect_err("too many").code, Code::TooFast);
        assert_eq!(begin(3), Ok(ReviewState::Waiting { before: 3 }.text()), "it waits already");
        assert_eq!(jobs.try_iter().count(), MOST_OPEN);
        reviews.remove(&name(0), 0);
        assert_eq!(reviews.find(&name(3), 0), Some(ReviewState::Waiting { before: 2 }.text()));
        assert!(reviews.find(&name(0), 0).is_none() && begin(MOST_OPEN).is_ok());
    }

    #[test]
    fn a_review_that_broke_off_is_remembered_for_a_while() {
        let reviews = Reviews::default();
        let name = Name { table: "a".into(), meta: "{}".into(), what: "review A".into() };
        reviews.lock(0).open.push_back(OpenReview { name: name.clone(), text: None });
        let text = ReviewState::Failed.text();
        reviews.break_off(&name, text.clone(), 1000);
        assert_eq!(reviews.find(&name, 1000 + REMEMBERED - 1), Some(text));
        assert_eq!(reviews.find(&name, 1000 + REMEMBERED), None);
    }

    #[test]
    fn a_record_that_is_not_whole_is_not_reviewed() {
        let record = record();
        let (cut, _) = record.trim_end().rsplit_once('\n').expect("several lines");
        let work = Work { record: cut, seat: Seat::A, watch: &mut |_| true };
        bots::run("tournament".parse().expect("a game"), work).expect_err("no review");
    }
}
