//! How fast moves are saved: `cargo run --release -p server --example store_speed [PLACE]…`.
//!
//! A place is a folder for SQLite, or the URL of an empty PostgreSQL database; the default is a
//! folder below `target`. A move is an entry and the change of its table, as a server writes them.
//! Several players wait for their answers at once. With one player, every move is a commit.

use std::time::{Duration, Instant};

use server::store::{Change, DataLocation, EntryRow, Stage, Store, TableRow};

/// How long each number of players is measured.
const TIME: Duration = Duration::from_secs(5);

fn main() {
    let mut places: Vec<String> = std::env::args().skip(1).collect();
    if places.is_empty() {
        places.push(format!("target/store_speed/{}", std::process::id()));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
    let runtime = runtime.expect("a runtime");
    for place in places {
        let place = match place.split_once("://") {
            Some(_) => DataLocation::Postgres(place),
            None => DataLocation::Folder(place.into()),
        };
        say(format_args!("{place:?}"));
        for players in [1, 10, 100, 1000] {
            runtime.block_on(measure(&place, players));
        }
    }
}

#[allow(clippy::print_stdout, reason = "a program that says what it has measured")]
fn say(line: std::fmt::Arguments<'_>) {
    println!("{line}");
}

/// Lets this many players move as fast as they are answered.
async fn measure(place: &DataLocation, players: u32) {
    let store = Store::open(place, true).expect("a store");
    let begun = Instant::now();
    let mut tasks = Vec::new();
    for player in 0..players {
        let (store, code) = (store.clone(), format!("{players}-{player}"));
        tasks.push(tokio::spawn(async move {
            let mut waits = Vec::new();
            for seq in 0.. {
                let asked = Instant::now();
                store.save(a_move(&code, seq)).await.expect("kept");
                waits.push(asked.elapsed());
                if begun.elapsed() > TIME {
                    break;
                }
            }
            waits
        }));
    }
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.expect("a player"));
    }
    let seconds = begun.elapsed().as_secs_f64();
    waits.sort_unstable();
    let counts = store.counts();
    let share = |share: f64| waits[(waits.len() as f64 * share) as usize].as_secs_f64() * 1000.0;
    say(format_args!(
        "{players:5} players: {:7.0} moves/s in {:6.0} commits/s (up to {} in one), \
         answered in {:.2} ms, 99 of 100 in {:.2} ms",
        counts.jobs as f64 / seconds,
        counts.commits as f64 / seconds,
        counts.largest,
        share(0.5),
        share(0.99),
    ));
    store.close().await;
}

/// A move of the usual size, with the table that it changes.
fn a_move(code: &str, seq: u32) -> Vec<Change> {
    let table = TableRow {
        code: code.to_owned(),
        stage: Stage::Playing,
        game: "tournament".to_owned(),
        open: true,
        created: 0,
        touched: seq.into(),
        guests: vec![1, 2, 3, 4],
        meta: "{\"seats\":[]}".repeat(80),
    };
    let entry = EntryRow {
        table: code.to_owned(),
        seq,
        at: seq.into(),
        by: "A".to_owned(),
        cause: "player".to_owned(),
        id: Some(seq.to_string()),
        mv: "play P3".to_owned(),
        events: "A plays P3\n".repeat(8),
        banks: "60000 60000 60000 60000".to_owned(),
    };
    vec![Change::Table(table), Change::Entry(entry)]
}
