//! `ivanhoe serve`: people play against each other and against bots, in a browser.

use std::io::{ErrorKind, IsTerminal as _};
use std::path::PathBuf;

use clap::Args;
use clap::builder::BoolishValueParser;
use server::store::{Place, Store};
use server::{Asset, Assets, Clock, Config, Entropy, Server};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::failure::Failure;

// The web client as it was built, written by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Serve both games: open the address that is printed in a browser.
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// The address and port to listen on, as 127.0.0.1:8080, localhost:8080 or (IPv6) `[::1]:8080`.
    #[arg(long, env = "IVANHOE_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: String,
    #[command(flatten)]
    kept: StoreArgs,
    /// The address that players type, if a proxy with TLS stands before the server.
    #[arg(long, env = "IVANHOE_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Trust the proxy's X-Forwarded-For to say who the client is.
    #[arg(long, env = "IVANHOE_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    behind_proxy: bool,
    /// Seconds until a bot plays for somebody who is away.
    #[arg(long, env = "IVANHOE_GRACE", value_name = "SECONDS", default_value_t = 60)]
    grace: u32,
    /// How many connections one address may have; this machine itself is not limited.
    #[arg(long, env = "IVANHOE_CONNECTIONS", value_name = "N", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    connections: u32,
    /// How many messages per second a connection may send over a longer time.
    #[arg(long, env = "IVANHOE_MESSAGES", value_name = "N", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    messages: u32,
    /// Write everything as JSON, one object per line. RUST_LOG says how much is logged.
    #[arg(long, env = "IVANHOE_LOG_JSON", value_parser = BoolishValueParser::new())]
    log_json: bool,
    /// Serve the web client from this folder instead of the one inside the program: for work on it.
    #[arg(long, env = "IVANHOE_WEB", value_name = "FOLDER")]
    web: Option<PathBuf>,
}

/// An origin as browsers write it: scheme, host, and the port if it is not the default. A server
/// that expects anything else refuses every socket.
fn public_url(text: &str) -> Result<String, String> {
    let text = text.to_ascii_lowercase();
    let (scheme, rest) = text.split_once("://").unwrap_or_default();
    let usual_port = match scheme {
        "https" => ":443",
        "http" => ":80",
        _ => return Err("it must begin with https:// or http://".to_owned()),
    };
    let host = rest.strip_suffix('/').unwrap_or(rest);
    let host = host.strip_suffix(usual_port).unwrap_or(host);
    let odd = |letter: char| "/?#@".contains(letter) || letter.is_whitespace();
    if host.is_empty() || host.contains(odd) {
        return Err("it must end with the host, and its port if that is not the usual one".into());
    }
    Ok(format!("{scheme}://{host}"))
}

/// Where everything is kept.
#[derive(Debug, Args)]
pub(crate) struct StoreArgs {
    /// The folder in which everything is kept.
    #[arg(
        long,
        global = true,
        env = "IVANHOE_DATA",
        value_name = "DIR",
        default_value = "ivanhoe-data"
    )]
    data: PathBuf,
    /// A PostgreSQL database in place of the folder: postgres://user:password@host/name.
    #[arg(
        long,
        global = true,
        env = "IVANHOE_DATABASE",
        value_name = "URL",
        hide_env_values = true
    )]
    database: Option<String>,
}

impl StoreArgs {
    /// The place.
    pub(crate) fn place(&self) -> Place {
        match &self.database {
            Some(url) => Place::Postgres(url.clone()),
            None => Place::Folder(self.data.clone()),
        }
    }

    /// The place, if it has data: a mistyped folder must not be created.
    pub(crate) fn existing_place(&self) -> Result<Place, Failure> {
        let place = self.place();
        let Place::Folder(folder) = &place else { return Ok(place) };
        let found = std::fs::metadata(folder.join("ivanhoe.db"));
        let folder = folder.display();
        match found {
            Ok(found) if found.is_file() => Ok(place),
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                Err(Failure::Input(format!("{folder} cannot be read: {error}")))
            }
            Ok(_) | Err(_) => {
                let hint = "name the folder with --data DIR or IVANHOE_DATA";
                Err(Failure::Input(format!("no database in {folder} ({hint})")))
            }
        }
    }
}

pub(crate) fn run(args: ServeArgs) -> Result<(), Failure> {
    start_log(args.log_json);
    crate::system::raise_limit();
    crate::system::write_privately();
    let runtime = tokio::runtime::Runtime::new()?;
    let json = args.log_json;
    match runtime.block_on(serve(args)) {
        // With JSON logs, this message is JSON too.
        Err(Failure::Input(why)) if json => {
            tracing::error!(why, "the server cannot run");
            Err(Failure::Refused)
        }
        ended => ended,
    }
}

fn start_log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json {
        log.json().init();
    } else {
        log.with_ansi(std::io::stderr().is_terminal()).init();
    }
}

async fn serve(args: ServeArgs) -> Result<(), Failure> {
    let assets = match &args.web {
        Some(folder) => crate::web_files::read(folder)
            .map_err(|error| Failure::Input(format!("{}: {error}", folder.display())))?,
        None => ASSETS,
    };
    // First: a wrong address must not create a folder.
    let listener = TcpListener::bind(&args.listen)
        .await
        .map_err(|error| Failure::Input(format!("{}: {error}", args.listen)))?;
    let store = Store::open(&args.kept.place(), true).map_err(Failure::input)?;
    let address = listener.local_addr()?;
    let config = Config {
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        grace: i64::from(args.grace) * 1000,
        connections: args.connections,
        messages: args.messages,
        ..Config::default()
    };
    let server = Server {
        store,
        clock: Clock::of_the_machine(),
        entropy: Entropy::System,
        config,
        assets: Assets(assets),
    };
    let url = args.public_url.unwrap_or_else(|| format!("http://{address}"));
    if args.log_json {
        tracing::info!(url, "Ivanhoe is open");
    } else {
        crate::out(&format!("Ivanhoe is open at {url}\n"))?;
    }
    server::run(listener, server, asked_to_stop()?).await.map_err(Failure::input)
}

/// Completes when the operator or the system asks the server to stop.
fn asked_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    let mut terminated = signal(SignalKind::terminate())?;
    let mut interrupted = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminated.recv() => {}
            _ = interrupted.recv() => {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_what_a_browser_calls_an_origin() {
        let good = [
            ("https://ivanhoe.example.org", "https://ivanhoe.example.org"),
            ("https://Ivanhoe.example.org/", "https://ivanhoe.example.org"),
            ("https://ivanhoe.example.org:443", "https://ivanhoe.example.org"),
            ("https://ivanhoe.example.org:8443", "https://ivanhoe.example.org:8443"),
            ("http://192.0.2.7:80/", "http://192.0.2.7"),
            ("http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"),
        ];
        for (text, origin) in good {
            assert_eq!(public_url(text).as_deref(), Ok(origin));
        }
        let bad =
            ["", "ivanhoe.example.org", "ftp://x", "https://", "https://x/games", "https:///"];
        for text in bad.into_iter().chain(["https://a b", "https://me@x", "https://x?y", "//x"]) {
            assert!(public_url(text).is_err(), "{text}");
        }
    }
}
