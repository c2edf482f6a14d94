//! Why a game cannot be played or continued.

use client::Distrust;
use locales::Words;
use protocol::Refusal;

use crate::update;

/// Why a game cannot be played or continued.
#[derive(Debug)]
pub enum TermError {
    /// The user's folder is unknown, and none was given.
    NoHome,
    /// There is no unfinished game on this machine.
    NothingKept,
    /// There are unfinished games, but none with this number.
    NoSuchGame(usize),
    /// The game is open in another window.
    OpenElsewhere(Box<Self>),
    /// No table at this server is known.
    NoTableKnown(String),
    /// A game that this client does not know.
    UnknownGame(String),
    /// The server, local or remote, refuses.
    Refused(Refusal),
    /// The server does not answer in time.
    Silent,
    /// The server sent something that is no message.
    Odd,
    /// The server has another version of the protocol.
    Outdated,
    /// The connection to the server failed, or it sent something invalid.
    Server(client::ClientError),
    /// A system error about a file, or an error in a record: untranslated.
    Plain(String),
    /// The reader of our output has gone.
    ReaderGone,
}

impl TermError {
    /// One clear sentence for the player; `None` if it would not be read.
    #[must_use]
    pub fn tell(&self, words: &Words) -> Option<String> {
        let say = |id: &str| words.say(id, &[]);
        let with = |id: &str, key, what: &str| words.say(id, &[(key, what.to_owned().into())]);
        Some(match self {
            Self::NoHome => say("term-trouble-no-home"),
            Self::NothingKept => say("term-trouble-nothing-kept"),
            Self::NoSuchGame(number) => {
                with("term-trouble-no-such-game", "number", &number.to_string())
            }
            Self::OpenElsewhere(why) => {
                with("term-trouble-open-elsewhere", "why", &why.tell(words)?)
            }
            Self::NoTableKnown(server) => with("term-trouble-no-table", "server", server),
            Self::UnknownGame(game) => with("term-trouble-unknown-game", "game", game),
            Self::Refused(refusal) => update::refusal(words, refusal),
            Self::Silent => say("term-trouble-silent"),
            Self::Odd => say("term-odd-server"),
            Self::Outdated | Self::Server(client::ClientError::Outdated(_)) => say("term-outdated"),
            Self::Server(client::ClientError::Certificate(why)) => {
                let why = match why {
                    Distrust::Issuer => say("term-distrust-issuer"),
                    Distrust::Name => say("term-distrust-name"),
                    Distrust::Time => say("term-distrust-time"),
                    Distrust::Other(why) => why.clone(),
                };
                with("term-trouble-certificate", "why", &why)
            }
            Self::Server(client::ClientError::Address(why)) => {
                with("term-trouble-address", "why", why)
            }
            Self::Server(client::ClientError::Line(why)) => {
                with("term-trouble-unreachable", "why", why)
            }
            Self::Server(client::ClientError::Refused { refusal: Some(refusal), .. }) => {
                update::refusal(words, refusal)
            }
            Self::Server(client::ClientError::Refused { refusal: None, status, .. }) => {
                with("term-trouble-status", "status", &status.to_string())
            }
            Self::Server(client::ClientError::Odd(why)) => with("term-trouble-odd", "why", why),
            Self::Plain(what) => what.clone(),
            Self::ReaderGone => return None,
        })
    }
}

impl From<std::io::Error> for TermError {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            Self::ReaderGone
        } else {
            Self::Plain(error.to_string())
        }
    }
}

impl From<client::ClientError> for TermError {
    fn from(error: client::ClientError) -> Self {
        Self::Server(error)
    }
}

impl From<server::LocalError> for TermError {
    fn from(error: server::LocalError) -> Self {
        match error {
            server::LocalError::Store(error) => Self::Plain(error.to_string()),
            server::LocalError::Refused(refusal) => Self::Refused(refusal),
        }
    }
}

#[cfg(test)]
mod tests {
    use locales::Language;

    use super::*;

    #[test]
    fn an_untrusted_certificate_is_reported_in_plain_words() {
        let words = Words::new(Language::En);
        let told = |why| TermError::Server(client::ClientError::Certificate(why)).tell(&words);
        let name = told(Distrust::Name).expect("a sentence");
        assert!(name.ends_with("its certificate is for another name."), "{name}");
        assert_ne!(told(Distrust::Issuer), told(Distrust::Time));
        let other = told(Distrust::Other("it is revoked".into())).expect("a sentence");
        assert!(other.ends_with(": it is revoked"), "{other}");
    }
}
