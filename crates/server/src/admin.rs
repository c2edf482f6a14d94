//! An operator's orders. They are written into the database, so that they can be given beside a
//! running server or while none runs; whichever server runs next carries them out. The list of
//! orders with their outcomes is the audit log.

use std::sync::Arc;

use protocol::Code;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::app::{AppState, storage};
use crate::guests::checked_name;
use crate::log_throttle::LogThrottle;
use crate::meta::{PROGRAM, SeatHolder, TableMeta};
use crate::store::{Change, GuestId, Millis, OrderRow, Stage, StoreError, TableRow};
use crate::table::Request;

/// How often the server polls for orders.
const POLL_INTERVAL: Millis = 1000;

/// What an operator may order. None of them shows a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Subcommand))]
#[serde(tag = "order", rename_all = "kebab-case")]
pub enum Order {
    /// Close a table before its game is over.
    End {
        /// Its code.
        table: String,
    },
    /// Shut a guest out; their sockets are closed at once.
    Ban {
        /// Their number, as `list` shows it.
        guest: GuestId,
    },
    /// Let a guest in again.
    Unban {
        /// Their number.
        guest: GuestId,
    },
    /// Give a guest another name.
    Rename {
        /// Their number.
        guest: GuestId,
        /// The name.
        name: String,
    },
}

impl Order {
    /// The order as it is logged, without players' names.
    fn without_names(&self) -> String {
        match self {
            Self::End { table } => format!("end {table}"),
            Self::Ban { guest } => format!("ban {guest}"),
            Self::Unban { guest } => format!("unban {guest}"),
            Self::Rename { guest, .. } => format!("rename {guest}"),
        }
    }
}

/// Carries out orders as they arrive.
pub(crate) async fn obey(app: Arc<AppState>) {
    static UNREAD: LogThrottle = LogThrottle::new();
    loop {
        match app.store.read(|db| db.pending_orders()).await {
            Ok(orders) => {
                for order in orders {
                    carry_out(&app, order).await;
                }
            }
            Err(error) => UNREAD.say(|unsaid| {
                tracing::warn!(%error, unsaid, "the orders cannot be read");
            }),
        }
        app.clock.until(app.clock.now() + POLL_INTERVAL).await;
    }
}

async fn carry_out(app: &Arc<AppState>, row: OrderRow) {
    let order = serde_json::from_str::<Order>(&row.order);
    let (order, done) = match order {
        Ok(order) => (order.without_names(), follow(app, order).await),
        Err(error) => ("unknown".to_owned(), Err(format!("this is no order: {error}"))),
    };
    let outcome = match done {
        Ok(()) => "done".to_owned(),
        Err(why) => format!("not done: {why}"),
    };
    tracing::info!(id = row.id, by = %row.by, %order, %outcome, "an order of the operator");
    // If this cannot be stored, the order is carried out again. Banning or renaming twice is
    // harmless; a table that is already closed cannot be closed again, and the log says so.
    if let Err(error) = app.store.save(vec![Change::OrderDone { id: row.id, outcome }]).await {
        tracing::error!(%error, "the outcome of an order could not be stored");
    }
}

async fn follow(app: &Arc<AppState>, order: Order) -> Result<(), String> {
    match order {
        Order::End { table } => {
            let (answer, answered) = oneshot::channel();
            let ended = match app.send(&table, Request::End { answer }).await {
                Ok(_) => answered.await.unwrap_or_else(|_| Err(Code::Storage.into())),
                Err(refusal) => Err(refusal),
            };
            ended.map_err(|refusal| refusal.to_string())
        }
        Order::Ban { guest } => {
            change(app, guest, Change::Banned { guest, banned: true }).await?;
            app.sockets.shut_out(guest);
            Ok(())
        }
        Order::Unban { guest } => {
            change(app, guest, Change::Banned { guest, banned: false }).await?;
            app.sockets.let_in(guest);
            Ok(())
        }
        Order::Rename { guest, name } => {
            let name = checked_name(&name).map_err(|refusal| refusal.to_string())?;
            change(app, guest, Change::Named { guest, name: name.clone() }).await?;
            app.renamed(guest, &name).await;
            Ok(())
        }
    }
}

/// Changes what is stored about a guest.
async fn change(app: &AppState, guest: GuestId, change: Change) -> Result<(), String> {
    app.store.save(vec![change]).await.map_err(|error| match error {
        StoreError::Conflict(_) => format!("there is no guest {guest}"),
        StoreError::Unavailable(_) | StoreError::Replaced => storage(error).to_string(),
    })
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
