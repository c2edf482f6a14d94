//! `ivanhoe scenario`: does the engine play as the scenarios say?

use std::path::PathBuf;

use clap::Args;
use games::{Task, Title};
use table::Notation;
use table::scenario::{self, Scenario};

use crate::failure::Failure;
use crate::file;

/// Run scenarios and print one line for each.
///
/// A file holds one scenario or a list of them, as rules/notation.md describes. The exit code is 1
/// if any fails, 2 if a file cannot be read.
#[derive(Args, Debug)]
pub(crate) struct ScenarioArgs {
    /// Files with scenarios
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: ScenarioArgs) -> Result<(), Failure> {
    let (mut passed, mut failed) = (0, 0);
    for path in &args.files {
        let text = file::read(path)?;
        for one in scenario::read(&text).map_err(|error| file::at(path, error))? {
            match play(&one) {
                Ok(()) => {
                    passed += 1;
                    crate::say(&format!("ok      {}", one.name))?;
                }
                Err(why) => {
                    failed += 1;
                    crate::say(&format!("FAILED  {}: {why}", one.name))?;
                }
            }
        }
    }
    crate::say(&format!("{passed} passed, {failed} failed"))?;
    if failed == 0 { Ok(()) } else { Err(Failure::Untrue) }
}

fn play(scenario: &Scenario) -> Result<(), String> {
    let game = scenario.game().ok_or("`given` does not say which game")?;
    game.parse::<Title>()?.run(Play(scenario))
}

struct Play<'a>(&'a Scenario);

impl Task for Play<'_> {
    type Output = Result<(), String>;

    fn run<G: Notation>(self) -> Result<(), String> {
        self.0.run::<G>()
    }
}
