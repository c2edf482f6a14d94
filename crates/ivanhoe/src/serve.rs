//! `ivanhoe serve`: people play against each other and against bots, in a browser.

use std::fmt::Display;
use std::io::{ErrorKind, IsTerminal as _};
use std::path::PathBuf;

use clap::Args;
use clap::builder::BoolishValueParser;
use server::store::{DataLocation, Store};
use server::{Asset, Assets, Clock, Config, Entropy, Node, Secret, Server};
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
    /// Share the database with other servers, which reach this one at this address of a private
    /// network, as 10.0.0.1:7400. Needs --database and --cluster-secret-file.
    #[arg(long, env = "IVANHOE_CLUSTER", value_name = "ADDRESS", requires = "cluster_secret_file")]
    cluster: Option<String>,
    /// The file with the secret that the servers of one database share.
    #[arg(long, env = "IVANHOE_CLUSTER_SECRET_FILE", value_name = "FILE", requires = "cluster")]
    cluster_secret_file: Option<PathBuf>,
    /// The address that players type, if there is a proxy with TLS in front of the server.
    #[arg(long, env = "IVANHOE_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Trust the proxy's X-Forwarded-For to say who the client is.
    #[arg(long, env = "IVANHOE_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    behind_proxy: bool,
    /// Seconds until a bot plays for somebody who is away.
    #[arg(long, env = "IVANHOE_GRACE", value_name = "SECONDS", default_value_t = 60)]
    grace: u32,
    /// Archive a finished game after this time (12h, 1day). It is stored as one small record;
    /// players see no difference.
    #[arg(long, env = "IVANHOE_ARCHIVE_AFTER", value_name = "TIME", default_value = "1day")]
    #[arg(value_parser = time)]
    archive_after: i64,
    /// Delete a finished game after this time (365days). By default finished games are kept.
    #[arg(long, env = "IVANHOE_KEEP_FINISHED", value_name = "TIME", value_parser = time)]
    keep_finished: Option<i64>,
    /// Close a waiting table that nobody has visited for this time; seven times as long for games
    /// over days.
    #[arg(long, env = "IVANHOE_CLOSE_WAITING", value_name = "TIME", default_value = "1day")]
    #[arg(value_parser = time)]
    close_waiting: i64,
    /// How many connections one address may have; this machine itself is not limited.
    #[arg(long, env = "IVANHOE_CONNECTIONS", value_name = "N", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    connections: u32,
    /// How many messages per second a connection may send, on average.
    #[arg(long, env = "IVANHOE_MESSAGES", value_name = "N", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    messages: u32,
    /// Write the log as JSON, one object per line. RUST_LOG says how much is logged.
    #[arg(long, env = "IVANHOE_LOG_JSON", value_parser = BoolishValueParser::new())]
    log_json: bool,
    /// Serve the web client from this folder instead of the one inside the program, for developing.
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

/// A time such as 90min, 12h or 1day, in milliseconds.
fn time(text: &str) -> Result<i64, String> {
    let time = humantime::parse_duration(text).ok();
    let millis = time.and_then(|time| i64::try_from(time.as_millis()).ok());
    // A server's clock can be counted on for that long.
    let known = millis.filter(|millis| *millis <= 1000 * 365 * DAY);
    known.ok_or_else(|| "write a number and its unit, as 90min, 12h or 1day".to_owned())
}

const DAY: i64 = 24 * 3600 * 1000;

/// A waiting table is in the list of open tables for this long after everybody has gone.
const SHORTEST_WAIT: i64 = 10 * 60 * 1000;

/// Refuses times that do not go together.
fn check_times(args: &ServeArgs) -> Result<(), Failure> {
    let wrong = |why: &str| Err(Failure::Input(why.to_owned()));
    if args.keep_finished.is_some_and(|keep| keep < args.archive_after) {
        return wrong(
            "--keep-finished is shorter than --archive-after: games are archived before they are \
             deleted",
        );
    }
    if args.close_waiting < SHORTEST_WAIT {
        return wrong("--close-waiting must be 10min at least: players need time to come back");
    }
    Ok(())
}

/// Where everything is kept.
#[derive(Debug, Args)]
pub(crate) struct StoreArgs {
    /// The folder that holds all data.
    #[arg(
        long,
        global = true,
        env = "IVANHOE_DATA",
        value_name = "DIR",
        default_value = "ivanhoe-data"
    )]
    data: PathBuf,
    /// A PostgreSQL database instead of the folder: postgres://user:password@host/name.
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
    /// Where the data is.
    pub(crate) fn data_location(&self) -> DataLocation {
        match &self.database {
            Some(url) => DataLocation::Postgres(url.clone()),
            None => DataLocation::Folder(self.data.clone()),
        }
    }

    /// Where the data is, if there is any: a mistyped folder must not be created.
    pub(crate) fn existing_data_location(&self) -> Result<DataLocation, Failure> {
        let place = self.data_location();
        let DataLocation::Folder(folder) = &place else { return Ok(place) };
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
    check_times(&args)?;
    let assets = match &args.web {
        Some(folder) => crate::web_files::read(folder)
            .map_err(|error| Failure::Input(format!("{}: {error}", folder.display())))?,
        None => ASSETS,
    };
    // First: a wrong address must not create a folder.
    let listener = TcpListener::bind(&args.listen)
        .await
        .map_err(|error| Failure::Input(format!("{}: {error}", args.listen)))?;
    let node = node(&args).await?;
    let store = match (&node, args.kept.data_location()) {
        (None, place) => Store::open(&place, true),
        (Some(_), DataLocation::Postgres(url)) => Store::open_shared(&url),
        (Some(_), DataLocation::Folder(_)) => return Err(Failure::Input(NO_DATABASE.to_owned())),
    };
    let store = store.map_err(Failure::input)?;
    let address = listener.local_addr()?;
    let config = Config {
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        grace: i64::from(args.grace) * 1000,
        connections: args.connections,
        messages: args.messages,
        archive_after: args.archive_after,
        keep_finished: args.keep_finished,
        close_waiting: args.close_waiting,
        ..Config::default()
    };
    let server = Server {
        store,
        clock: Clock::of_the_machine(),
        entropy: Entropy::System,
        config,
        assets: Assets(assets),
        node,
    };
    let url = args.public_url.unwrap_or_else(|| format!("http://{address}"));
    if args.log_json {
        tracing::info!(url, "Ivanhoe is open");
    } else {
        // It serves whether somebody reads this or not.
        let _ = crate::out(&format!("Ivanhoe is open at {url}\n"));
    }
    server::run(listener, server, asked_to_stop()?).await.map_err(Failure::input)
}

const NO_DATABASE: &str = "--cluster: servers share a PostgreSQL database; name it with --database";

/// What this server needs to share its database, if it is to.
async fn node(args: &ServeArgs) -> Result<Option<Node>, Failure> {
    let (Some(address), Some(file)) = (&args.cluster, &args.cluster_secret_file) else {
        return Ok(None);
    };
    if matches!(args.kept.data_location(), DataLocation::Folder(_)) {
        return Err(Failure::Input(NO_DATABASE.to_owned()));
    }
    let wrong = |why: &dyn Display| Failure::Input(format!("{}: {why}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
    let secret = Secret::read(&text).map_err(|error| wrong(&error))?;
    let wrong = |why: &dyn Display| Failure::Input(format!("--cluster {address}: {why}"));
    let listener = TcpListener::bind(address).await.map_err(|error| {
        if error.kind() == ErrorKind::InvalidInput {
            wrong(&"an address and a port are needed, as 10.0.0.1:7400")
        } else {
            wrong(&error)
        }
    })?;
    if listener.local_addr()?.ip().is_unspecified() {
        return Err(wrong(&"name the one address at which the other servers reach this one"));
    }
    Ok(Some(Node { listener, secret }))
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
    fn a_time_is_a_number_with_its_unit() {
        let good = [("1day", DAY), ("36h", DAY * 3 / 2), ("90min", 5_400_000), ("0s", 0)];
        for (text, millis) in good {
            assert_eq!(time(text), Ok(millis));
        }
        for text in ["", "1", "soon", "-1day", "forever", "2000years", "1day 1"] {
            assert!(time(text).is_err_and(|why| why.contains("12h")), "{text}");
        }
    }

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
