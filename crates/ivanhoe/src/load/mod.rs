//! `ivanhoe load`: real games over real sockets, and what they cost the server.

mod figures;
mod flood;
mod idle;
mod leave;
mod play;
mod table_clients;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::Level;
use clap::Args;
use client::{ClientError, Site};
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use games::Title;
use serde::Serialize;

use crate::failure::Failure;
use crate::progress::Progress;
use crate::system;
use figures::{Figures, Mark, Reading};
use flood::Flood;
use play::Schedule;
use table_clients::{Guests, TableClients};

/// How many tables are made, and sockets opened, at the same time.
const AT_ONCE: usize = 32;

/// If no table moves for this long, something is wrong.
const STANDSTILL: Duration = Duration::from_secs(15);

/// Play games over real sockets and measure the server.
///
/// This program plays every seat, and each table makes one move at a time. The time of a move runs
/// from sending it until all seats that may see it have their update. The server's own figures come
/// from its /metrics, so it must run on the same machine.
#[derive(Args, Debug)]
pub(crate) struct LoadArgs {
    /// The server
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    url: String,
    /// How many tables
    #[arg(long, default_value_t = 20)]
    tables: usize,
    /// How many players at each
    #[arg(long, default_value_t = 5)]
    seats: usize,
    /// For how long to measure
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// For how long to play before measuring, in seconds. Games that begin together also end
    /// together at first; a minute spreads them, as --flood needs
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS")]
    warm_up: f64,
    /// Give all seats but one at each table to bots of this level
    #[arg(long, value_name = "LEVEL", conflicts_with_all = ["idle", "leave", "flood"])]
    bots: Option<Level>,
    /// Open loop: this many moves per second over all tables together, each due at its fixed time;
    /// times then run from when a move was due
    #[arg(long, value_name = "MOVES")]
    rate: Option<f64>,
    /// Which game
    #[arg(long, default_value = "tournament")]
    game: Title,
    /// Which random moves to choose
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only open this many sockets, hold them, and print what each costs
    #[arg(long, value_name = "SOCKETS", conflicts_with_all = ["rate", "leave"])]
    idle: Option<usize>,
    /// Only make this many games, play some moves in each and leave them open
    #[arg(long, value_name = "GAMES", conflicts_with = "rate")]
    leave: Option<usize>,
    /// In the middle of the measurement, measure for the same time again while this many hostile
    /// clients flood the server from another address (127.0.0.2, so only on one machine)
    #[arg(long, value_name = "CLIENTS", conflicts_with_all = ["idle", "leave"])]
    flood: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: LoadArgs) -> Result<(), Failure> {
    let within = |value: f64, least: f64| value >= least && value <= 86_400.0;
    if !within(args.seconds, 0.1) || !within(args.warm_up, 0.0) {
        return Err(Failure::input("--seconds is 0.1 to 86400, --warm-up 0 to 86400"));
    }
    if args.rate.is_some_and(|rate| !(0.1..=1e6).contains(&rate)) {
        return Err(Failure::input("--rate is 0.1 to 1000000"));
    }
    if args.tables == 0 || args.seats == 0 {
        return Err(Failure::input("--tables and --seats must be more than 0"));
    }
    let site = Site::new(&args.url).map_err(Failure::input)?;
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        if let Some(sockets) = args.idle {
            print(&args, &idle::measure(&args, &site, sockets).await?)
        } else if let Some(games) = args.leave {
            leave::leave(&args, &site, games).await
        } else {
            print(&args, &measure(&args, &site).await?)
        }
    })
}

fn print<F: Serialize + std::fmt::Display>(args: &LoadArgs, figures: &F) -> Result<(), Failure> {
    if args.json {
        let text = serde_json::to_string(figures).map_err(Failure::input)?;
        return crate::out(&format!("{text}\n"));
    }
    crate::out(&format!("{figures}\n"))
}

async fn measure(args: &LoadArgs, site: &Site) -> Result<Figures, Failure> {
    let sockets = args.tables * if args.bots.is_some() { 1 } else { args.seats };
    system::must_allow(sockets).map_err(Failure::input)?;
    let progress = Progress::count("guests and tables", args.tables as u64);
    let guests = stream::iter(0..args.tables)
        .map(|_| async {
            let guests = Guests::gather(site, args.game, args.seats, args.bots).await;
            progress.step();
            guests
        })
        .buffer_unordered(AT_ONCE);
    let guests: Vec<Guests> = guests.try_collect().await.map_err(Failure::input)?;
    progress.finish();
    let before = Reading::take(site).await.map_err(Failure::input)?;
    let tables_of_clients = connect(site, guests, args.seed).await.map_err(Failure::input)?;
    let connected = Reading::take(site).await.map_err(Failure::input)?;
    let tables_of_clients = begin(tables_of_clients).await.map_err(Failure::input)?;
    let mut figures = play_on(args, site, tables_of_clients).await?;
    figures.kb_per_socket = before.kilobytes_each(&connected, sockets);
    Ok(figures)
}

/// Opens all sockets.
async fn connect(
    site: &Site,
    guests: Vec<Guests>,
    seed: u64,
) -> Result<Vec<TableClients>, ClientError> {
    let progress = Progress::count("sockets", guests.len() as u64);
    let connected = stream::iter((0..).zip(guests)).map(|(number, guests)| {
        let progress = &progress;
        async move {
            let table_clients = TableClients::connect(site, guests, seed ^ (number << 32)).await;
            progress.step();
            table_clients
        }
    });
    let tables_of_clients = connected.buffer_unordered(AT_ONCE).try_collect().await;
    progress.finish();
    tables_of_clients
}

/// Begins all games.
async fn begin(tables_of_clients: Vec<TableClients>) -> Result<Vec<TableClients>, ClientError> {
    let progress = Progress::count("games", tables_of_clients.len() as u64);
    let begun = stream::iter(tables_of_clients).map(|mut table_clients| {
        let progress = &progress;
        async move {
            table_clients.begin().await?;
            progress.step();
            Ok(table_clients)
        }
    });
    let tables_of_clients = begun.buffer_unordered(AT_ONCE).try_collect().await;
    progress.finish();
    tables_of_clients
}

/// Plays at all tables, and reads the server's metrics at both ends of the measured time.
async fn play_on(
    args: &LoadArgs,
    site: &Site,
    tables_of_clients: Vec<TableClients>,
) -> Result<Figures, Failure> {
    let begin = Instant::now() + Duration::from_secs_f64(args.warm_up);
    let stretch = Duration::from_secs_f64(args.seconds);
    // The flood comes in the middle: slow changes over time then affect both measurements.
    let marks = match args.flood {
        None => vec![begin, begin + stretch],
        Some(_) => [0, 1, 3, 4].map(|halves| begin + stretch * halves / 2).to_vec(),
    };
    let end = marks[marks.len() - 1];
    let schedule = Schedule { begin, end, tables: tables_of_clients.len(), rate: args.rate };
    let flood = match args.flood {
        Some(clients) => Some(Flood::gather(site, clients).await.map_err(Failure::input)?),
        None => None,
    };
    let flood = flood.map(|flood| flood.start(marks[1], marks[2])).transpose()?;
    let moves = Arc::new(AtomicU64::new(0));
    let mut tables = tokio::task::JoinSet::new();
    for (number, table_clients) in tables_of_clients.into_iter().enumerate() {
        tables.spawn(play::play(table_clients, number, schedule, Arc::clone(&moves)));
    }
    let progress = Progress::seconds("playing", (end - Instant::now()).as_secs_f64());
    let start = Instant::now();
    let (mut readings, mut samples) = (Vec::new(), Vec::new());
    let mut last = (0, Instant::now());
    let mut tick = tokio::time::interval(Duration::from_millis(20));
    while !tables.is_empty() || readings.len() < marks.len() {
        tokio::select! {
            Some(ended) = tables.join_next() => {
                samples.extend(ended.map_err(Failure::input)?.map_err(Failure::input)?);
            }
            _ = tick.tick() => {
                let now = Instant::now();
                progress.seconds_passed(now - start);
                let made = moves.load(Ordering::Relaxed);
                if made != last.0 {
                    last = (made, now);
                } else if now - last.1 > STANDSTILL {
                    return Err(Failure::input("no table has moved for 15 seconds"));
                }
                if marks.get(readings.len()).is_some_and(|&due| now >= due) {
                    let reading = Reading::take(site).await.map_err(Failure::input)?;
                    let made = moves.load(Ordering::Relaxed);
                    readings.push(Mark { reading, made, at: Instant::now() });
                }
            }
        }
    }
    progress.finish();
    let beside_flood = flood.is_some();
    let times = |flooded: bool| {
        let within = |due| beside_flood && (marks[1]..marks[2]).contains(due);
        let wanted = samples.iter().filter(|(due, _)| within(due) == flooded);
        wanted.map(|&(_, time)| time).collect::<Vec<Duration>>()
    };
    let span = |from: usize| readings[from].until(&readings[from + 1]);
    let Some(flood) = flood else { return Ok(Figures::of(args, span(0), times(false))) };
    let counts = flood.join().map_err(|_| Failure::input("the hostile clients broke down"))?;
    let mut figures = Figures::of(args, span(0) + span(2), times(false));
    figures.flood = Some(figures.beside(&Figures::of(args, span(1), times(true)), counts));
    Ok(figures)
}
