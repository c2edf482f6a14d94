//! An operator's orders. They are written into the database, so that they can be given beside a
//! running server or while none runs; whichever server runs next carries them out. The list of
//! orders with their outcomes is the audit log.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::charter::{Chair, Charter};
use crate::guests::checked_name;
use crate::hall::{Hall, storage};
use crate::store::{Change, GuestId, GuestRow, Millis, OrderRow, Stage, TableRow};
use crate::table::{Guest, Request};

/// So often the server looks for orders.
const LOOK: Millis = 1000;

/// What an operator may order. None of them shows a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "kebab-case")]
pub enum Order {
    /// Close a table before its game is over.
    End {
        /// Its code.
        table: String,
    },
    /// Shut a guest out.
    Ban {
        /// His number.
        guest: GuestId,
    },
    /// Let a guest in again.
    Unban {
        /// His number.
        guest: GuestId,
    },
    /// Give a guest another name.
    Rename {
        /// His number.
        guest: GuestId,
        /// The name.
        name: String,
    },
}

/// Carries out orders as they come.
pub(crate) async fn obey(hall: Arc<Hall>) {
    loop {
        match hall.store.read(|db| db.pending_orders()).await {
            Ok(orders) => {
                for order in orders {
                    carry_out(&hall, order).await;
                }
            }
            Err(error) => tracing::warn!(%error, "the orders cannot be read"),
        }
        hall.clock.until(hall.clock.now() + LOOK).await;
    }
}

async fn carry_out(hall: &Arc<Hall>, row: OrderRow) {
    let done = match serde_json::from_str::<Order>(&row.order) {
        Ok(order) => follow(hall, order).await,
        Err(error) => Err(format!("this is no order: {error}")),
    };
    let outcome = match done {
        Ok(()) => "done".to_owned(),
        Err(why) => format!("not done: {why}"),
    };
    tracing::info!(by = %row.by, order = %row.order, %outcome, "an order of the operator");
    // If it cannot be stored, the order is carried out again; that changes nothing more.
    if let Err(error) = hall.store.keep(vec![Change::OrderDone { id: row.id, outcome }]).await {
        tracing::error!(%error, "the outcome of an order could not be stored");
    }
}

async fn follow(hall: &Arc<Hall>, order: Order) -> Result<(), String> {
    match order {
        Order::End { table } => {
            let handle = hall.table(&table).await.map_err(|refusal| refusal.to_string())?;
            let (answer, answered) = oneshot::channel();
            let gone = "the table has gone to sleep";
            handle.send(Request::End { answer }).await.map_err(|_| gone.to_owned())?;
            answered.await.map_err(|_| gone.to_owned())?.map_err(|refusal| refusal.to_string())
        }
        Order::Ban { guest } => {
            change(hall, guest, |row| row.banned = true).await?;
            hall.shut_out(guest);
            Ok(())
        }
        Order::Unban { guest } => {
            change(hall, guest, |row| row.banned = false).await?;
            hall.let_in(guest);
            Ok(())
        }
        Order::Rename { guest, name } => {
            let name = checked_name(&name).map_err(|refusal| refusal.to_string())?;
            let row = change(hall, guest, |row| row.name = name).await?;
            hall.renamed(Guest { id: guest, name: row.name }).await;
            Ok(())
        }
    }
}

async fn change(
    hall: &Hall,
    guest: GuestId,
    change: impl FnOnce(&mut GuestRow),
) -> Result<GuestRow, String> {
    let text = |error| storage(error).to_string();
    let row = hall.store.read(move |db| db.guest(guest)).await.map_err(text)?;
    let mut row = row.ok_or_else(|| format!("there is no guest {guest}"))?;
    change(&mut row);
    hall.store.keep(vec![Change::Guest(row.clone())]).await.map_err(text)?;
    Ok(row)
}

/// A table as an operator may know it: who sits there, never what anybody holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// Its code.
    pub code: String,
    /// Its game.
    pub game: String,
    /// How far it has come.
    pub stage: Stage,
    /// When it last changed, in milliseconds since 1970. Moves do not count.
    pub touched: Millis,
    /// The seats: a guest's number, if one sits there, and what is shown.
    pub seats: Vec<(Option<GuestId>, String)>,
}

impl TableLine {
    /// What an operator may know of a table that is kept.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn of(row: &TableRow) -> Result<Self, String> {
        let charter = Charter::of_row(row)?;
        let seats = charter.chairs.iter().zip(charter.names());
        let seat = |(chair, name): (&Chair, String)| match chair {
            Chair::Free => (None, "(free)".to_owned()),
            Chair::Bot { level } => (None, format!("{name} ({level})")),
            Chair::Guest(sitter) => (Some(sitter.id), name),
        };
        Ok(Self {
            code: row.code.clone(),
            game: row.game.clone(),
            stage: row.stage,
            touched: row.touched,
            seats: seats.map(seat).collect(),
        })
    }
}
