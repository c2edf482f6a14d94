//! Why a game cannot be played or goes on no more.

use client::Distrust;
use locales::Words;
use protocol::Refusal;

use crate::update;

/// Why a game cannot be played or goes on no more.
#[derive(Debug)]
pub enum TermError {
    /// No folder of the user is known, and none was named.
    NoHome,
    /// No unfinished game is kept on this machine.
    NothingKept,
    /// There are unfinished games, but none of this number.
    NoSuchGame(usize),
    /// The game cannot be opened, most likely because somebody plays it just now.
    OpenElsewhere(Box<Self>),
    /// No table at this server is remembered.
    NoTableKnown(String),
    /// A game that this client does not know.
    UnknownGame(String),
    /// The server, or the hall on this machine, says no.
    Refused(Refusal),
    /// The server does not answer in time.
    Silent,
    /// The server speaks another version of the protocol.
    Outdated,
    /// The way to the server, or what it says.
    Server(client::ClientError),
    /// What the system says of a file, or what is wrong with a record: as it is, in no language.
    Plain(String),
    /// Nobody reads what is printed any more.
    ReaderGone,
}

impl TermError {
    /// One clear sentence for the player; nothing where nobody would read it.
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
    fn from(trouble: client::ClientError) -> Self {
        Self::Server(trouble)
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
    fn a_certificate_that_is_not_trusted_is_told_in_plain_words() {
        let words = Words::new(Language::En);
        let told = |why| TermError::Server(client::ClientError::Certificate(why)).tell(&words);
        let name = told(Distrust::Name).expect("a sentence");
        assert!(name.ends_with("its certificate is for another name."), "{name}");
        assert_ne!(told(Distrust::Issuer), told(Distrust::Time));
        let other = told(Distrust::Other("it is revoked".into())).expect("a sentence");
        assert!(other.ends_with(": it is revoked"), "{other}");
    }
}
