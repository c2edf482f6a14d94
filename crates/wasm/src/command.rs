//! What the worker can ask for.

use std::cell::RefCell;

use live::local::{Fresh, Local, Output, make};
use live::record::{OFFLINE, StoredGame};
use live::{Guest, Millis};
use protocol::{MyGame, PlayNow, Refusal};
use serde::{Deserialize, Serialize};

use crate::rows::{Entry, Kept, PERSON, Table};

/// A longer replay than this is not written.
const LONGEST: usize = 64 << 20;

/// A command.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Command {
    /// A new table against bots.
    Make { args: PlayNow, name: String, fresh: FreshTable, now: Millis },
    /// Opens a stored table, in place of the one that was open.
    Open { stored: Stored, name: String, random: u64, fresh: FreshTable, now: Millis },
    /// Opens a table whose game begins at a position, in place of the one that was open. Nothing of
    /// it is to be stored.
    SetUp {
        position: serde_json::Value,
        args: PlayNow,
        name: String,
        fresh: FreshTable,
        now: Millis,
    },
    /// A message of the protocol from the page.
    Hear { text: String, now: Millis },
    /// Time has passed.
    Tick { now: Millis },
    /// A stored table as a list of games shows it.
    Status { stored: Stored, name: String, fresh: FreshTable, now: Millis },
    /// The record of a finished game.
    Record { stored: Stored },
    /// A finished game step by step, as a viewer saw it, or with all hands open.
    Replay { stored: Stored, eyes: Option<String> },
}

/// A stored table and its entries.
#[derive(Debug, Deserialize)]
struct Stored {
    table: Table,
    #[serde(default)]
    entries: Vec<Entry>,
}

/// A code, and 128 hexadecimal digits.
#[derive(Debug, Deserialize)]
struct FreshTable {
    code: String,
    seed: String,
}

impl FreshTable {
    fn read(self) -> Result<Fresh, String> {
        let seed = self.seed.parse().map_err(|_| "a seed has 128 digits".to_owned())?;
        Ok(Fresh { code: self.code, seed })
    }
}

/// An answer.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Answer {
    Table { table: Table },
    Refused { refused: Refusal },
    Played { say: Vec<String>, keep: Vec<Kept>, wake: Option<Millis> },
    Status { game: Option<Box<MyGame>> },
    Text { text: String },
    Failed { failed: String },
}

impl From<Output> for Answer {
    fn from(Output { say, keep, wake }: Output) -> Self {
        let say = say.iter().map(ToString::to_string).collect();
        Self::Played { say, keep: keep.into_iter().filter_map(Kept::of).collect(), wake }
    }
}

thread_local! {
    static OPEN: RefCell<Option<Local>> = const { RefCell::new(None) };
}

/// Carries out a command. The answer is JSON too.
#[must_use]
pub fn call(text: &str) -> String {
    let command = serde_json::from_str(text).map_err(|error| error.to_string());
    let answer = command.and_then(carry_out).unwrap_or_else(|failed| Answer::Failed { failed });
    serde_json::to_string(&answer).expect("an answer has text keys")
}

fn carry_out(command: Command) -> Result<Answer, String> {
    Ok(match command {
        Command::Make { args, name, fresh, now } => {
            match make(args, &person(name), &fresh.read()?, now) {
                Ok(row) => Answer::Table { table: row.into() },
                Err(refused) => Answer::Refused { refused },
            }
        }
        Command::Open { stored, name, random, fresh, now } => {
            let mut local = open(stored, name, (random, fresh), now)?;
            let greeting = local.connect(now);
            OPEN.set(Some(local));
            greeting.into()
        }
        Command::SetUp { position, args, name, fresh, now } => {
            let mut local = Local::at(position, args, person(name), fresh.read()?, now)?;
            let greeting = local.connect(now);
            OPEN.set(Some(local));
            greeting.into()
        }
        Command::Hear { text, now } => with_open(|local| local.hear(&text, now))?.into(),
        Command::Tick { now } => with_open(|local| local.tick(now))?.into(),
        Command::Status { stored, name, fresh, now } => {
            let game = open(stored, name, (0, fresh), now)?.status();
            Answer::Status { game: game.map(Box::new) }
        }
        Command::Record { stored } => {
            Answer::Text { text: game(stored)?.record(Some(OFFLINE.to_owned()))? }
        }
        Command::Replay { stored, eyes } => {
            let game = game(stored)?;
            let eyes = eyes.map(|eyes| eyes.parse().map_err(|_| format!("`{eyes}` is no viewer")));
            Answer::Text { text: game.steps(eyes.transpose()?, LONGEST)? }
        }
    })
}

fn person(name: String) -> Guest {
    Guest { id: PERSON, name, program: false }
}

fn open(
    Stored { table, entries }: Stored,
    name: String,
    (random, fresh): (u64, FreshTable),
    now: Millis,
) -> Result<Local, String> {
    let entries = entries.into_iter().map(Entry::into).collect();
    Local::open((table.try_into()?, entries), person(name), (random, fresh.read()?), now)
}

fn with_open(act: impl FnOnce(&mut Local) -> Output) -> Result<Output, String> {
    OPEN.with_borrow_mut(|open| open.as_mut().map(act)).ok_or_else(|| "no table is open".to_owned())
}

fn game(Stored { table, entries }: Stored) -> Result<StoredGame, String> {
    let entries = entries.into_iter().map(Entry::into).collect();
    StoredGame::of_row(table.try_into()?)?.with_entries(entries)
}
