//! What can go wrong between a client and its server.

use std::fmt;

use protocol::{Fault, Refusal};
use rustls::{CertificateError, Error};

/// What can go wrong between a client and its server.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientError {
    /// Not a server's address.
    Address(String),
    /// The server does not answer, or the connection broke.
    Line(String),
    /// The server refuses.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Why, if it follows the protocol.
        refusal: Option<Box<Refusal>>,
        /// The text of its answer.
        text: String,
    },
    /// The server sends something that cannot be parsed.
    Odd(String),
    /// The server has this version of the protocol, and we have another one.
    Outdated(u32),
    /// The server's certificate is not trusted.
    Certificate(Distrust),
}

/// Why a server's certificate is not trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Distrust {
    /// It was not issued by an authority that this machine trusts.
    Issuer,
    /// It is for another name.
    Name,
    /// It has expired, or is not valid yet.
    Time,
    /// Another reason, in the library's words.
    Other(String),
}

impl Distrust {
    fn found_in(error: &(dyn std::error::Error + 'static)) -> Option<Self> {
        // A system error hides the error that it was made from.
        if let Some(inner) = error.downcast_ref::<std::io::Error>().and_then(|io| io.get_ref()) {
            return Self::found_in(inner);
        }
        let Error::InvalidCertificate(why) = error.downcast_ref()? else { return None };
        // The library's list of reasons grows: most are passed on in its own words.
        #[allow(clippy::wildcard_enum_match_arm)]
        Some(match why {
            CertificateError::UnknownIssuer => Self::Issuer,
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
                Self::Name
            }
            CertificateError::Expired
            | CertificateError::ExpiredContext { .. }
            | CertificateError::NotValidYet
            | CertificateError::NotValidYetContext { .. } => Self::Time,
            other => Self::Other(other.to_string()),
        })
    }
}

impl fmt::Display for Distrust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Issuer => "nobody whom this machine trusts has signed it",
            Self::Name => "it is for another name than that of the address",
            Self::Time => "it has expired, or is not valid yet",
            Self::Other(what) => what,
        })
    }
}

impl ClientError {
    /// The error of a refused HTTP request: its refusal, if it has one, otherwise its body.
    pub(crate) fn refused(status: u16, body: String) -> Self {
        let refusal = serde_json::from_str::<Fault>(&body).ok().map(|fault| fault.refusal);
        let text = refusal.as_ref().map_or(body, |refusal| refusal.text.clone());
        Self::Refused { status, refusal: refusal.map(Box::new), text }
    }

    /// The error of a broken connection: the first sentence alone says little.
    pub(crate) fn of_line(error: &(dyn std::error::Error + 'static)) -> Self {
        let mut text = error.to_string();
        let mut next = Some(error);
        while let Some(error) = next {
            if let Some(distrust) = Distrust::found_in(error) {
                return Self::Certificate(distrust);
            }
            next = error.source();
            if let Some(deeper) = next {
                text = format!("{text}: {deeper}");
            }
        }
        Self::Line(text)
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(what) => write!(f, "this is not the address of a server: {what}"),
            Self::Line(what) => write!(f, "the server cannot be reached: {what}"),
            Self::Refused { status, text, .. } => {
                write!(f, "the server refuses ({status}): {text}")
            }
            Self::Odd(what) => write!(f, "the server says something odd: {what}"),
            Self::Outdated(version) => write!(
                f,
                "the server speaks version {version} of the protocol, and this program version {}",
                protocol::VERSION
            ),
            Self::Certificate(why) => {
                write!(f, "the certificate of the server is not trusted: {why}")
            }
        }
    }
}

impl std::error::Error for ClientError {}

#[cfg(test)]
mod tests {
    use protocol::Code;

    use super::*;

    #[test]
    fn a_refusal_keeps_its_own_words() {
        let body = r#"{"refusal":{"code":"too-fast","text":"not so fast"}}"#;
        let refusal = Some(Box::new(Refusal::new(Code::TooFast, "not so fast")));
        let told = ClientError::Refused { status: 429, refusal, text: "not so fast".into() };
        assert_eq!(ClientError::refused(429, body.into()), told);
        let odd = ClientError::Refused { status: 429, refusal: None, text: "<html>".into() };
        assert_eq!(ClientError::refused(429, "<html>".into()), odd);
    }
}
