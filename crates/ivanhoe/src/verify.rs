//! `ivanhoe verify`: was a recorded game dealt and played as its record says?

use std::path::{Path, PathBuf};

use clap::Args;
use games::Task;
use table::{Branch, Notation, Record, Source};

use crate::failure::Failure;
use crate::file;

/// Recompute every deal and draw of recorded games, and check every move.
#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// Records (`.ivanhoe`).
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The commitment that the server published before the game.
    #[arg(long, value_name = "HEX", value_parser = hexadecimal)]
    commitment: Option<String>,
}

fn hexadecimal(text: &str) -> Result<String, String> {
    let digits = !text.is_empty() && text.chars().all(|digit| digit.is_ascii_hexdigit());
    let known = digits.then(|| text.to_ascii_lowercase());
    known.ok_or_else(|| format!("`{text}` is not hexadecimal: digits 0-9 and a-f are expected"))
}

pub(crate) fn run(args: VerifyArgs) -> Result<(), Failure> {
    let mut all_true = true;
    for path in &args.files {
        let text = file::read(path)?;
        let title = file::title(path, &text)?;
        all_true &= title.run(Verify { path, text: &text, wanted: args.commitment.as_deref() })?;
    }
    if all_true { Ok(()) } else { Err(Failure::Untrue) }
}

struct Verify<'a> {
    path: &'a Path,
    text: &'a str,
    wanted: Option<&'a str>,
}

impl Task for Verify<'_> {
    type Output = Result<bool, Failure>;

    fn run<G: Notation>(self) -> Result<bool, Failure> {
        let record: Record<G> = self.text.parse().map_err(|error| file::at(self.path, error))?;
        if let Some(wanted) = self.wanted {
            let shown = match &record.source {
                Source::Seal(seal) => Some(seal.commitment()),
                Source::Seed(seed) => Some(seed.commitment()),
                Source::Hands => None,
            };
            if shown.as_deref() != Some(wanted) {
                let path = self.path.display();
                crate::say(&format!("{path}: this is not the deal that was promised"))?;
                return Ok(false);
            }
        }
        proven(self.path, &record)
    }
}

/// Does the record agree with its seed and the rules? Prints the result.
pub(crate) fn proven<G: Notation>(path: &Path, record: &Record<G>) -> Result<bool, Failure> {
    let path = path.display();
    let against = match &record.source {
        Source::Seal(_) => "the server's seal, the players' parts and the rules",
        Source::Seed(_) => "seed and rules",
        Source::Hands => "the rules (the record shows no seed)",
    };
    match record.verify(|_| ()) {
        Ok(_) => {
            let moves = record.entries.len();
            crate::say(&format!("{path}: the deal and {moves} moves agree with {against}"))?;
            if let Some(branch) = &record.about.branch {
                crate::say(&format!("{path}: {}", tried(branch)))?;
            }
            Ok(true)
        }
        Err(difference) => {
            crate::say(&format!("{path}: differs at {difference}"))?;
            Ok(false)
        }
    }
}

/// What is proved of a game that was tried from another, and what is not.
fn tried(branch: &Branch) -> String {
    let Branch { table, entry, seat, world } = branch;
    let deal = match world {
        Some(_) => format!(
            "hidden cards were then dealt again; they fit what {seat} could know, and how they \
             were chosen is not proved"
        ),
        None => "with the same cards".to_owned(),
    };
    format!(
        "it was tried from game {table} after move {entry}, {deal}; that game is not proved, and \
         this one does not count"
    )
}
