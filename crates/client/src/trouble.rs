//! What can go wrong between a client and its server.

use std::fmt;

use protocol::Fault;

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

impl Trouble {
    /// The trouble of an answer over HTTP that says no: its words, if it has some, else its body.
    pub(crate) fn refused(status: u16, body: String) -> Self {
        let said = serde_json::from_str::<Fault>(&body).map(|fault| fault.refusal.text);
        Self::Refused { status, text: said.unwrap_or(body) }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_told_in_its_own_words() {
        let body = r#"{"refusal":{"code":"too-fast","text":"not so fast"}}"#;
        let refused = |text: &str| Trouble::Refused { status: 429, text: text.into() };
        assert_eq!(Trouble::refused(429, body.into()), refused("not so fast"));
        assert_eq!(Trouble::refused(429, "<html>".into()), refused("<html>"));
    }
}
