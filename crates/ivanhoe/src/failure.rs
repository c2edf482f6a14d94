//! How a command fails: one clear sentence, and an exit code.

use std::fmt;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was given is not right: exit code 2.
    Input(String),
    /// The same, and what to say has been said.
    Refused,
    /// What was to be shown is not so (a scenario fails, a record differs): exit code 1. What to
    /// say has been said.
    Untrue,
    /// What was asked could not be decided: exit code 3. What to say has been said.
    Undecided,
    /// Whoever read our output has stopped: nothing to say, exit code 0.
    ReaderGone,
}

impl Failure {
    /// Something given is not right.
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
