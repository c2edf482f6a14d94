//! `ivanhoe admin`: commands for an operator. They are written to the database; the running
//! server, or the next one, carries them out. Nothing here shows a hand.

use std::fmt::Write as _;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use server::store::{AdminCommandRow, Change, GuestId, Store};
use server::{AdminCommand, TableLine};

use crate::failure::Failure;
use crate::serve::StoreArgs;

/// How long to wait for a command; after that it is left to the server.
const ADMIN_TIMEOUT: Duration = Duration::from_secs(5);

/// List or close tables, ban or rename a guest, read the audit log.
///
/// This works beside a running server, and without one.
#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    kept: StoreArgs,
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List the waiting and running tables, with the numbers of their guests.
    List,
    #[command(flatten)]
    Command(AdminCommand),
    /// Print the audit log, newest first: every command, who gave it, and its outcome.
    Log {
        /// The largest number of commands to print.
        #[arg(long, default_value_t = 50)]
        most: u32,
    },
}

pub(crate) fn run(args: AdminArgs) -> Result<(), Failure> {
    let place = args.kept.existing_data_location()?;
    let store = Store::open(&place, false).map_err(Failure::input)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    runtime.block_on(async {
        let done = act(&store, args.action).await;
        store.close().await;
        done
    })
}

async fn act(store: &Store, action: Action) -> Result<(), Failure> {
    match action {
        Action::List => list(store).await,
        Action::Log { most } => log(store, most).await,
        Action::Command(command) => give(store, command).await,
    }
}

async fn list(store: &Store) -> Result<(), Failure> {
    let rows = store.read(|db| db.open_tables()).await.map_err(Failure::input)?;
    let mut text = String::new();
    for row in &rows {
        let line = TableLine::of(row).map_err(Failure::input)?;
        let stage = line.stage.word();
        let seat = |(guest, name): &(Option<GuestId>, String)| match guest {
            Some(guest) => format!("{name} [{guest}]"),
            None => name.clone(),
        };
        let seats: Vec<String> = line.seats.iter().map(seat).collect();
        writeln!(text, "{} {} {stage}: {}", line.code, line.game, seats.join(", "))
            .expect("a text takes everything");
    }
    let tables = if rows.len() == 1 { "table" } else { "tables" };
    writeln!(text, "{} {tables}", rows.len()).expect("a text takes everything");
    crate::out(&text)
}

async fn log(store: &Store, most: u32) -> Result<(), Failure> {
    let commands = store.read(move |db| db.admin_commands(most)).await.map_err(Failure::input)?;
    let mut text = String::new();
    for command in commands {
        let outcome = command.outcome.as_deref().unwrap_or("waits for a server");
        let at = UNIX_EPOCH + Duration::from_millis(command.at.max(0) as u64);
        let at = humantime::format_rfc3339_seconds(at);
        writeln!(text, "{} {at} {} {}: {outcome}", command.id, command.by, command.command)
            .expect("a text takes everything");
    }
    crate::out(&text)
}

/// Stores a command, and waits a moment for its outcome.
async fn give(store: &Store, command: AdminCommand) -> Result<(), Failure> {
    let text = serde_json::to_string(&command).map_err(Failure::input)?;
    let by = crate::system::operator();
    let at = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64;
    let row = AdminCommandRow { id: 0, at, by, command: text.clone(), outcome: None };
    store.save(vec![Change::AdminCommand(row.clone())]).await.map_err(Failure::input)?;
    let given = Instant::now();
    while given.elapsed() < ADMIN_TIMEOUT {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let commands = store.read(|db| db.admin_commands(100)).await.map_err(Failure::input)?;
        let own =
            commands.into_iter().find(|o| o.at == row.at && o.by == row.by && o.command == text);
        if let Some(outcome) = own.and_then(|own| own.outcome) {
            crate::out(&format!("{outcome}\n"))?;
            return if outcome == "done" { Ok(()) } else { Err(Failure::Untrue) };
        }
    }
    crate::out("queued: it takes effect when the server next runs\n")
}
