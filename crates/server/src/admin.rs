//! An operator's commands. They are written into the database, so that they can be given beside a
//! running server or while none runs; whichever server runs next carries them out. The list of
//! commands with their outcomes is the audit log.

use std::collections::HashSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::app::{AppState, storage};
use crate::guests::checked_name;
use crate::log_throttle::LogThrottle;
use crate::meta::{PROGRAM, SeatHolder, TableMeta};
use crate::store::{AdminCommandRow, Change, GuestId, Millis, Stage, StoreError, TableRow};

/// How often the server polls for commands.
const POLL_INTERVAL: Millis = 1000;

/// The outcome of a command that was carried out.
const DONE: &str = "done";

/// Commands that other nodes have carried out are looked for among this many.
const RECENT: u32 = 200;

/// What an operator may command. None of them shows a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Subcommand))]
#[serde(tag = "order", rename_all = "kebab-case")]
pub enum AdminCommand {
    /// Close a table before its game is over.
    End {
        /// Its code.
        table: String,
    },
    /// Ban a guest; their sockets are closed at once.
    Ban {
        /// Their number, as `list` shows it.
        #[cfg_attr(feature = "clap", arg(value_parser = guest_number))]
        guest: GuestId,
    },
    /// Unban a guest.
    Unban {
        /// Their number.
        #[cfg_attr(feature = "clap", arg(value_parser = guest_number))]
        guest: GuestId,
    },
    /// Give a guest another name.
    Rename {
        /// Their number.
        #[cfg_attr(feature = "clap", arg(value_parser = guest_number))]
        guest: GuestId,
        /// The name.
        name: String,
    },
}

/// Reads the number of a guest on the command line.
#[cfg(feature = "clap")]
fn guest_number(text: &str) -> Result<GuestId, String> {
    text.parse().map_err(|_| "give the guest's number, as shown by `list`".to_owned())
}

impl AdminCommand {
    /// The command as it is logged, without players' names.
    fn without_names(&self) -> String {
        match self {
            Self::End { table } => format!("end {table}"),
            Self::Ban { guest } => format!("ban {guest}"),
            Self::Unban { guest } => format!("unban {guest}"),
            Self::Rename { guest, .. } => format!("rename {guest}"),
        }
    }
}

/// Carries out operators' commands as they arrive.
pub(crate) async fn carry_out_admin_commands(app: Arc<AppState>) {
    static UNREAD: LogThrottle = LogThrottle::new();
    let mut bans = OtherNodesBans::default();
    loop {
        if app.cluster.is_some() {
            bans.carry_out(&app).await;
        }
        match app.store.read(|db| db.pending_admin_commands()).await {
            Ok(commands) => {
                for command in commands {
                    if may_carry_out(&app, command.id).await {
                        carry_out(&app, command).await;
                    }
                }
            }
            Err(error) => UNREAD.say(|unsaid| {
                tracing::warn!(%error, unsaid, "the operator's commands cannot be read");
            }),
        }
        app.clock.until(app.clock.now() + POLL_INTERVAL).await;
    }
}

/// Is a command for this server? Among several, one takes it.
async fn may_carry_out(app: &AppState, id: i64) -> bool {
    if app.cluster.is_none() {
        return true;
    }
    // If it cannot be taken now, it is tried again, or somebody else takes it.
    app.store.write(move |db| db.cluster()?.take_admin_command(id)).await.unwrap_or(false)
}

/// Bans that other nodes have carried out: each node closes its own sockets.
#[derive(Debug, Default)]
struct OtherNodesBans {
    /// The newest commands of the log that was read last; `None` before the first time. Guests who
    /// were banned before that are not accepted at all.
    known: Option<HashSet<i64>>,
}

impl OtherNodesBans {
    async fn carry_out(&mut self, app: &AppState) {
        // If it cannot be read now, it is read again in a second.
        let Ok(mut commands) = app.store.read(|db| db.admin_commands(RECENT)).await else { return };
        commands.retain(|row| row.outcome.as_deref() == Some(DONE));
        let ids = commands.iter().map(|row| row.id).collect();
        let Some(known) = self.known.replace(ids) else { return };
        for row in commands.iter().rev().filter(|row| !known.contains(&row.id)) {
            match serde_json::from_str::<AdminCommand>(&row.command) {
                Ok(AdminCommand::Ban { guest }) => app.sockets.ban(guest),
                Ok(AdminCommand::Unban { guest }) => app.sockets.unban(guest),
                Ok(AdminCommand::End { .. } | AdminCommand::Rename { .. }) | Err(_) => {}
            }
        }
    }
}

async fn carry_out(app: &Arc<AppState>, row: AdminCommandRow) {
    let command = serde_json::from_str::<AdminCommand>(&row.command);
    let (command, done) = match command {
        Ok(command) => (command.without_names(), execute(app, command).await),
        Err(error) => ("unknown".to_owned(), Err(format!("this is no command: {error}"))),
    };
    let outcome = match done {
        Ok(()) => DONE.to_owned(),
        Err(why) => format!("not done: {why}"),
    };
    tracing::info!(id = row.id, by = %row.by, %command, %outcome, "a command of the operator");
    // If this cannot be stored, the command is carried out again. Banning or renaming twice is
    // harmless; a table that is already closed cannot be closed again, and the log says so.
    if let Err(error) = app.store.save(vec![Change::AdminCommandDone { id: row.id, outcome }]).await
    {
        tracing::error!(%error, "the outcome of a command could not be stored");
    }
}

async fn execute(app: &Arc<AppState>, command: AdminCommand) -> Result<(), String> {
    match command {
        AdminCommand::End { table } => app.end(&table).await.map_err(|refusal| refusal.to_string()),
        AdminCommand::Ban { guest } => {
            change(app, guest, Change::Banned { guest, banned: true }).await?;
            app.sockets.ban(guest);
            Ok(())
        }
        AdminCommand::Unban { guest } => {
            change(app, guest, Change::Banned { guest, banned: false }).await?;
            app.sockets.unban(guest);
            Ok(())
        }
        AdminCommand::Rename { guest, name } => {
            let name = checked_name(&name).map_err(|refusal| refusal.to_string())?;
            change(app, guest, Change::Named { guest, name: name.clone() }).await?;
            app.renamed(guest, &name).await;
            Ok(())
        }
    }
}

/// Changes what is stored about a guest.
async fn change(app: &AppState, guest: GuestId, change: Change) -> Result<(), String> {
    let unavailable = |error: StoreError| storage(error).to_string();
    // A mistyped number is no failure of the store, which would raise an alarm.
    let known = app.store.read(move |db| db.guest(guest)).await.map_err(unavailable)?;
    known.ok_or_else(|| format!("there is no guest {guest}"))?;
    app.store.save(vec![change]).await.map_err(unavailable)
}

/// A table as an operator may see it: who sits there, but never what a player holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// Its code.
    pub code: String,
    /// Its game.
    pub game: String,
    /// Its stage.
    pub stage: Stage,
    /// The seats: the guest's number, if a guest sits there, and the name that is shown.
    pub seats: Vec<(Option<GuestId>, String)>,
}

impl TableLine {
    /// What an operator may see of a stored table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn of(row: &TableRow) -> Result<Self, String> {
        let meta = TableMeta::of_row(row)?;
        let seats = meta.holders.iter().zip(meta.names());
        let seat = |(holder, name): (&SeatHolder, String)| match holder {
            SeatHolder::Free => (None, "(free)".to_owned()),
            SeatHolder::Bot { level } => (None, format!("{name} ({level})")),
            SeatHolder::Guest(player) if player.program => {
                (Some(player.id), format!("{name} ({PROGRAM})"))
            }
            SeatHolder::Guest(player) => (Some(player.id), name),
        };
        Ok(Self {
            code: row.code.clone(),
            game: row.game.clone(),
            stage: row.stage,
            seats: seats.map(seat).collect(),
        })
    }
}
