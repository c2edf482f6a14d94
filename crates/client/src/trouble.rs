//! What can go wrong between a client and its server.

use std::fmt;

use protocol::{Fault, Refusal};

/// What can go wrong between a client and its server.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// This is no address of a server.
    Address(String),
    /// The server does not answer, or the line broke.
    Line(String),
    /// The server answers, and says no.
    Refused {
        /// The status over HTTP.
        status: u16,
        /// Why, if it says so in the protocol.
        refusal: Option<Box<Refusal>>,
        /// Its words.
        text: String,
    },
    /// The server says something that cannot be understood.
    Odd(String),
}

impl Trouble {
    /// The trouble of an answer over HTTP that says no: its words, if it has some, else its body.
    pub(crate) fn refused(status: u16, body: String) -> Self {
        let refusal = serde_json::from_str::<Fault>(&body).ok().map(|fault| fault.refusal);
        let text = refusal.as_ref().map_or(body, |refusal| refusal.text.clone());
        Self::Refused { status, refusal: refusal.map(Box::new), text }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(what) => write!(f, "this is no address of a server: {what}"),
            Self::Line(what) => write!(f, "the server cannot be reached: {what}"),
            Self::Refused { status, text, .. } => {
                write!(f, "the server refuses ({status}): {text}")
            }
            Self::Odd(what) => write!(f, "the server says something odd: {what}"),
        }
    }
}

impl std::error::Error for Trouble {}

#[cfg(test)]
mod tests {
    use protocol::Code;

    use super::*;

    #[test]
    fn a_refusal_is_told_in_its_own_words() {
        let body = r#"{"refusal":{"code":"too-fast","text":"not so fast"}}"#;
        let refusal = Some(Box::new(Refusal::new(Code::TooFast, "not so fast")));
        let told = Trouble::Refused { status: 429, refusal, text: "not so fast".into() };
        assert_eq!(Trouble::refused(429, body.into()), told);
        let odd = Trouble::Refused { status: 429, refusal: None, text: "<html>".into() };
        assert_eq!(Trouble::refused(429, "<html>".into()), odd);
    }
}
