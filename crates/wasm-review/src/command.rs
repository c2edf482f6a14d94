//! What the worker can ask for.

use std::cell::RefCell;

use bots::BotGame;
use live::branch::{Try, branch};
use live::{Guest, Millis};
use protocol::Pace;
use review::{Beliefs, Progress, Report, Review};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Record, Seat, Viewer};

use crate::rows::{Kept, PERSON};

/// A command.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Command {
    /// Begins the review of a finished game for a seat, in place of the one before.
    Begin { record: String, seat: Seat },
    /// Begins again for another seat of the same game. Luck is known already.
    Turn { seat: Seat },
    /// The next piece of work, if there is a decision to judge. What the others could hold is
    /// worked out when it is asked for.
    Step {},
    /// What is known so far.
    Report {},
    /// Judges a decision again, with this many times as many worlds.
    Think { entry: usize, times: usize },
    /// The position before a move, as the seat saw it.
    Look { entry: usize },
    /// What has to be stored of a new table at which a decision is tried again.
    Branch { tried: Tried, name: String, code: String, now: Millis },
    /// What the others could hold there.
    Believe { entry: usize },
}

/// A decision of a finished game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tried {
    record: String,
    table: String,
    seat: Seat,
    entry: usize,
    imagined: Option<u64>,
    level: String,
    pace: Pace,
}

impl From<Tried> for Try {
    fn from(tried: Tried) -> Self {
        let Tried { record, table, seat, entry, imagined, level, pace } = tried;
        Self { record, table, seat, entry, imagined, level, pace }
    }
}

/// An answer.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Answer {
    Working { progress: Progress, more: bool },
    Report { report: Box<Report> },
    Seen(Seen),
    Beliefs { beliefs: Vec<Beliefs> },
    Branched { keep: Vec<Kept> },
    Failed { failed: String },
}

/// A position as a seat saw it.
#[derive(Debug, Serialize)]
struct Seen {
    view: Value,
    /// How many steps of the game the seat had seen, the deal first.
    step: usize,
}

thread_local! {
    static OPEN: RefCell<Option<Box<dyn Reviewed>>> = const { RefCell::new(None) };
}

/// Carries out a command. The answer is JSON too.
#[must_use]
pub fn call(text: &str) -> String {
    let command = serde_json::from_str(text).map_err(|error| error.to_string());
    let answer = command.and_then(carry_out).unwrap_or_else(|failed| Answer::Failed { failed });
    serde_json::to_string(&answer).expect("an answer has text keys")
}

fn carry_out(command: Command) -> Result<Answer, String> {
    match command {
        Command::Begin { record, seat } => {
            let title = table::tag(&record, "Game").ok_or("it has no game")?;
            OPEN.set(Some(bots::run(title.parse()?, Begin { record: &record, seat })?));
            with_open(|open| Ok(open.working()))
        }
        Command::Turn { seat } => {
            let open = OPEN.take().ok_or(NOTHING)?;
            OPEN.set(Some(open.turn(seat)?));
            with_open(|open| Ok(open.working()))
        }
        Command::Step {} => with_open(|open| {
            open.step();
            Ok(open.working())
        }),
        Command::Report {} => with_open(|open| Ok(open.report())),
        Command::Think { entry, times } => with_open(|open| {
            open.think(entry, times)?;
            Ok(open.report())
        }),
        Command::Look { entry } => with_open(|open| open.look(entry).map(Answer::Seen)),
        Command::Branch { tried, name, code, now } => {
            let person = Guest { id: PERSON, name, program: false };
            let job = branch(&tried.into(), &person, &code, now)?;
            Ok(Answer::Branched { keep: job.into_iter().filter_map(Kept::of).collect() })
        }
        Command::Believe { entry } => with_open(|open| {
            let beliefs = open.believe(entry)?;
            Ok(Answer::Beliefs { beliefs })
        }),
    }
}

/// Why there is no answer.
const NOTHING: &str = "no review has begun";

fn with_open(
    act: impl FnOnce(&mut dyn Reviewed) -> Result<Answer, String>,
) -> Result<Answer, String> {
    OPEN.with_borrow_mut(|open| act(&mut **open.as_mut().ok_or(NOTHING)?))
}

struct Begin<'a> {
    record: &'a str,
    seat: Seat,
}

impl bots::Task for Begin<'_> {
    type Output = Result<Box<dyn Reviewed>, String>;

    fn run<G: BotGame>(self) -> Self::Output {
        let record: Record<G> =
            self.record.parse().map_err(|error: table::RecordError| error.to_string())?;
        let review = Review::new(record, self.seat).map_err(|error| error.to_string())?;
        Ok(Box::new(review))
    }
}

/// A review, whatever its game.
trait Reviewed {
    fn turn(self: Box<Self>, seat: Seat) -> Result<Box<dyn Reviewed>, String>;
    fn step(&mut self);
    fn working(&self) -> Answer;
    fn report(&self) -> Answer;
    fn think(&mut self, entry: usize, times: usize) -> Result<(), String>;
    fn look(&self, entry: usize) -> Result<Seen, String>;
    fn believe(&mut self, entry: usize) -> Result<Vec<Beliefs>, String>;
}

impl<G: BotGame> Reviewed for Review<G> {
    fn turn(self: Box<Self>, seat: Seat) -> Result<Box<dyn Reviewed>, String> {
        let review = (*self).of_seat(seat).map_err(|error| error.to_string())?;
        Ok(Box::new(review))
    }

    fn step(&mut self) {
        if !self.is_judged() {
            self.step();
        }
    }

    fn working(&self) -> Answer {
        Answer::Working { progress: self.progress(), more: !self.is_judged() }
    }

    fn report(&self) -> Answer {
        Answer::Report { report: Box::new(self.report()) }
    }

    fn think(&mut self, entry: usize, times: usize) -> Result<(), String> {
        if !self.judge_again(entry, times) {
            return Err(format!("move {entry} is no decision of the reviewed seat"));
        }
        Ok(())
    }

    fn look(&self, entry: usize) -> Result<Seen, String> {
        exists(self.history().entries(), entry)?;
        let (at, record) = (self.history().after(entry - 1), self.history().record());
        let viewer = Viewer::Seat(self.seat());
        let is_seen = |events: &Vec<G::Event>| {
            events.iter().any(|event| G::event_view(event, viewer).is_some())
        };
        let earlier = record.entries[..entry - 1].iter().map(|entry| &entry.events);
        let step = std::iter::once(&record.deal).chain(earlier).filter(|it| is_seen(it)).count();
        let view = serde_json::to_value(at.state.view(&at.memory, viewer));
        Ok(Seen { view: view.map_err(|error| error.to_string())?, step })
    }

    fn believe(&mut self, entry: usize) -> Result<Vec<Beliefs>, String> {
        exists(self.history().entries(), entry)?;
        Ok(self.believe(entry))
    }
}

fn exists(all: usize, entry: usize) -> Result<(), String> {
    let known = (1..=all).contains(&entry).then_some(());
    known.ok_or_else(|| format!("there is no move {entry}"))
}
