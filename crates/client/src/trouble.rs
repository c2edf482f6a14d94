//! What can go wrong between a client and its server.

use std::fmt;

/// What can go wrong between a client and its server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// This is no address of a server.
    Address(String),
    /// The server does not answer, or the line broke.
    Line(String),
    /// The server answers, and says no.
    Refused {
        /// The status over HTTP.
        status: u16,
        /// Its words.
        text: String,
    },
    /// The server says something that cannot be understood.
    Odd(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(what) => write!(f, "this is no address of a server: {what}"),
            Self::Line(what) => write!(f, "the server cannot be reached: {what}"),
            Self::Refused { status, text } => write!(f, "the server refuses ({status}): {text}"),
            Self::Odd(what) => write!(f, "the server says something odd: {what}"),
        }
    }
}

impl std::error::Error for Trouble {}
