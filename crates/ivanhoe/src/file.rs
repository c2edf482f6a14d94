//! Reading the user's files: any bytes, with clear error messages.

use std::fs;
use std::path::Path;

use games::Title;

use crate::failure::Failure;

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|error| at(path, error))?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        at(path, format!("byte {} is not UTF-8 text", valid + 1))
    })
}

/// The game of a record.
pub(crate) fn title(path: &Path, text: &str) -> Result<Title, Failure> {
    let first = text.lines().next().unwrap_or_default();
    let game = table::tag(text, "Game").ok_or_else(|| {
        let found: String = first.chars().take(40).collect();
        at(path, format!("line 1: no record: [Game \"…\"] expected, found `{found}`"))
    })?;
    game.parse().map_err(|what: String| at(path, what))
}

/// An error in a file.
pub(crate) fn at(path: &Path, what: impl std::fmt::Display) -> Failure {
    Failure::input(format!("{}: {what}", path.display()))
}
