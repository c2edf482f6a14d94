//! Why a game cannot be played or goes on no more.

use std::fmt;

/// Why a game cannot be played or goes on no more.
#[derive(Debug)]
pub enum Trouble {
    /// What was given is not right, or cannot be reached: one clear sentence.
    Input(String),
    /// Nobody reads what is printed any more.
    ReaderGone,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(what) => f.write_str(what),
            Self::ReaderGone => f.write_str("nobody reads on"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            Self::ReaderGone
        } else {
            Self::Input(error.to_string())
        }
    }
}

impl From<client::Trouble> for Trouble {
    fn from(trouble: client::Trouble) -> Self {
        Self::Input(trouble.to_string())
    }
}
