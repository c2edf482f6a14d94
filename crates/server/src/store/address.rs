//! The address of a PostgreSQL database: where it is, and whether the connection is encrypted.
//!
//! `sslmode` and `sslrootcert` mean what they mean to PostgreSQL's own programs. The library that
//! connects knows only a part of them, so they are taken out of the address before it is parsed.

use std::time::Duration;

use percent_encoding::percent_decode_str;
use postgres::config::SslMode;
use postgres::error::DbError;
use postgres::{Client, Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::StoreError;
use super::tls::{self, encrypting, verifying};

/// The options that are ours to understand.
const OURS: [&str; 2] = ["sslmode", "sslrootcert"];

/// Every commit waits for the disk, nothing waits forever, and the locks of a client whose machine
/// is gone are released within half a minute. A connection begins with these settings, and none
/// changes later.
const SETTINGS: &str = "-c synchronous_commit=on -c lock_timeout=5s -c statement_timeout=30s \
    -c idle_in_transaction_session_timeout=30s -c tcp_keepalives_idle=10 \
    -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/// How to connect to a database.
#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    /// How the connection is encrypted, if it is.
    tls: Option<MakeRustlsConnect>,
}

impl Address {
    /// Parses a URL, or options as in `host=db user=ivanhoe`. A machine that is gone without a word
    /// is given up soon: after a second of silence it is asked whether it is there, and two seconds
    /// later the next one is tried.
    pub(super) fn read(text: &str) -> Result<Self, StoreError> {
        let (rest, [mode, roots]) = take_ours(text)?;
        let tls = match (mode.as_deref(), roots) {
            (Some("require"), None) => Some(encrypting()),
            (Some("verify-full"), roots) => Some(verifying(roots.as_deref())?),
            (None | Some("disable"), None) => None,
            (None | Some("disable" | "require"), Some(_)) => {
                return Err(unfit("sslrootcert belongs to sslmode=verify-full"));
            }
            (Some(_), _) => return Err(unfit("sslmode is disable, require or verify-full")),
        };
        let mut config: Config = rest.parse()?;
        config.ssl_mode(if tls.is_some() { SslMode::Require } else { SslMode::Disable });
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(Duration::from_secs(2));
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(Duration::from_secs(2));
        }
        if config.get_application_name().is_none() {
            config.application_name("ivanhoe");
        }
        config.keepalives_idle(Duration::from_secs(1)).keepalives_interval(Duration::from_secs(1));
        config.keepalives_retries(2);
        let mut address = Self { config, tls };
        address.set(SETTINGS);
        Ok(address)
    }

    /// PostgreSQL soon ends a transaction whose client has stopped: it would keep others from
    /// declaring this node dead.
    pub(super) fn give_up_early(&mut self) {
        self.set("-c idle_in_transaction_session_timeout=2s");
    }

    /// Connections begin with these settings, and with those that the address names.
    fn set(&mut self, settings: &str) {
        let given = self.config.get_options().unwrap_or_default();
        // The last one counts.
        self.config.options(format!("{given} {settings}").trim());
    }

    /// The name by which PostgreSQL knows the connections from now on.
    pub(super) fn application_name(&mut self, name: &str) {
        self.config.application_name(name);
    }

    /// Connects, and gives every notice that PostgreSQL sends to `notice`.
    pub(super) fn connect(
        &self,
        notice: impl Fn(DbError) + Send + Sync + 'static,
    ) -> Result<Client, StoreError> {
        let mut config = self.config.clone();
        config.notice_callback(notice);
        match self.tls.clone() {
            Some(connector) => config.connect(connector).map_err(tls::explained),
            None => Ok(config.connect(NoTls)?),
        }
    }
}

/// An address that cannot be used.
fn unfit(why: &str) -> StoreError {
    StoreError::Unavailable(format!("in its address, {why}"))
}

/// Takes the options that are ours out of an address.
///
/// # Errors
/// If one of them remains: the connection would be another than the one that is asked for.
fn take_ours(text: &str) -> Result<(String, [Option<String>; 2]), StoreError> {
    let is_url = text.starts_with("postgres://") || text.starts_with("postgresql://");
    // A password may contain a question mark; as the library reads it, it ends with the first `@`.
    let host = text.find('@').filter(|_| is_url).unwrap_or(0);
    let (start, mut options) = match text[host..].find('?').filter(|_| is_url) {
        Some(mark) => (&text[..=host + mark], text[host + mark + 1..].split('&').collect()),
        None if is_url => (text, Vec::new()),
        None => ("", words(text)),
    };
    // In a URL without a user, an `@` among the options makes a user of what is before it.
    if is_url && start.split(['?', '&']).skip(1).any(|option| which_of_ours(option).is_some()) {
        return Err(unfit("an @ in an option is written %40"));
    }
    let mut taken = [None, None];
    options.retain(|option| {
        let Some((which, value)) = which_of_ours(option) else { return true };
        taken[which] = Some(if is_url {
            percent_decode_str(value).decode_utf8_lossy().into_owned()
        } else {
            unquoted(value)
        });
        false
    });
    Ok((format!("{start}{}", options.join(if is_url { "&" } else { " " })), taken))
}

/// If an option is ours: its number, and its value.
fn which_of_ours(option: &str) -> Option<(usize, &str)> {
    let (name, value) = option.split_once('=').unwrap_or((option, ""));
    OURS.iter().position(|ours| *ours == name).map(|which| (which, value))
}

/// The words of a text; white space between quotes separates none.
fn words(text: &str) -> Vec<&str> {
    let (mut quoted, mut escaped) = (false, false);
    let words = text.split(|c: char| {
        quoted ^= c == '\'' && !escaped;
        escaped = c == '\\' && !escaped;
        c.is_whitespace() && !quoted
    });
    words.filter(|word| !word.is_empty()).collect()
}

/// A value without its quotes and backslashes.
fn unquoted(value: &str) -> String {
    let mut escaped = false;
    let is_plain = |c: &char| {
        escaped = !escaped && *c == '\\';
        !escaped
    };
    value.trim_matches('\'').chars().filter(is_plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(text: &str) -> (String, Option<String>, Option<String>) {
        let (rest, [mode, roots]) = take_ours(text).expect("an address");
        (rest, mode, roots)
    }

    #[test]
    fn our_options_are_taken_out_of_a_url() {
        let url = "postgresql://i:s?e@db/i?sslmode=verify-full&user=a&sslrootcert=%2Fetc%2Fa%20b";
        let (rest, mode, roots) = taken(url);
        assert_eq!(rest, "postgresql://i:s?e@db/i?user=a");
        assert_eq!(mode.as_deref(), Some("verify-full"));
        assert_eq!(roots.as_deref(), Some("/etc/a b"));
        let plain = "postgres://i:sslmode=require@db/i";
        assert_eq!(taken(plain), (plain.to_owned(), None, None));
    }

    #[test]
    fn no_option_is_overlooked_because_of_an_at_sign() {
        for options in ["sslmode=require&application_name=a@b", "user=a@b&sslmode=require"] {
            let address = Address::read(&format!("postgresql://i:s@db/i?{options}"));
            assert!(address.expect("an address").tls.is_some(), "{options}");
            // The library would take it for the user or the host.
            let refusal = Address::read(&format!("postgresql://db/i?{options}")).err();
            let refusal = refusal.expect("refused").to_string();
            assert!(refusal.contains("an @ in an option is written %40"), "{refusal}");
        }
    }

    #[test]
    fn our_options_are_taken_out_of_words() {
        let text = r"host=db password='a sslmode=x \' b' sslmode=require sslrootcert='/a\\b c'";
        let (rest, mode, roots) = taken(text);
        assert_eq!(rest, r"host=db password='a sslmode=x \' b'");
        assert_eq!(mode.as_deref(), Some("require"));
        assert_eq!(roots.as_deref(), Some(r"/a\b c"));
    }

    #[test]
    fn what_an_address_cannot_mean_is_refused_in_a_sentence() {
        for (text, why) in [
            ("host=db sslmode=verify-ca", "sslmode is disable, require or verify-full"),
            ("host=db sslrootcert=/x", "sslrootcert belongs to sslmode=verify-full"),
            ("host=db sslmode=verify-full sslrootcert=/none", "/none"),
            ("host=db sslmode=verify-full sslrootcert=/dev/null", "no certificate"),
        ] {
            let refusal = Address::read(text).err().expect("refused").to_string();
            assert!(refusal.contains(why), "{text}: {refusal}");
        }
    }
}
