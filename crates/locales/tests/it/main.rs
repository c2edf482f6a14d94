//! Every language says everything, with the same facts, and contains nothing unused.

mod check;
mod expected;
mod forms;
mod mentions;
mod messages;
mod rules;
mod samples;
mod sentences;
mod told;

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the whole project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
