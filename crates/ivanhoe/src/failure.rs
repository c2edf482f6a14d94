//! How a command fails: one clear sentence, and an exit code.

use std::fmt;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong: exit code 2.
    Input(String),
    /// The same, and the message has been printed.
    Refused,
    /// What was checked is not true (a scenario fails, a record differs): exit code 1. The message
    /// has been printed.
    Untrue,
    /// The question could not be decided: exit code 3. The message has been printed.
    Undecided,
    /// The reader of our output has gone: no message, exit code 0.
    ReaderGone,
}

impl Failure {
    /// The input is wrong.
    pub(crate) fn input(what: impl fmt::Display) -> Self {
        Self::Input(what.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            Self::ReaderGone
        } else {
            Self::Input(error.to_string())
        }
    }
}
