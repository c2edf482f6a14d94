//! When moves are made: one after the other, or each at its time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::ClientError;

use super::table_clients::{Played, TableClients};

/// When moves are made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schedule {
    /// Moves are measured from here on.
    pub(super) begin: Instant,
    /// No move is due from here on.
    pub(super) end: Instant,
    /// How many tables share the rate.
    pub(super) tables: usize,
    /// Moves per second over all tables together; `None` if each follows the one before it.
    pub(super) rate: Option<f64>,
}

impl Schedule {
    /// When a table's move of this number is due: the tables take turns evenly.
    fn due(&self, start: Instant, table: usize, number: u64) -> Instant {
        match self.rate {
            Some(rate) => {
                let place = (number * self.tables as u64 + table as u64) as f64;
                start + Duration::from_secs_f64(place / rate)
            }
            None => Instant::now(),
        }
    }
}

/// Plays at a table until the time is over, game after game. Returns the times of the moves that
/// were due in the measured time, each with when it was due: including late ones, so a table that
/// is behind its schedule does not skip any.
pub(super) async fn play(
    mut table_clients: TableClients,
    table: usize,
    schedule: Schedule,
    moves: Arc<AtomicU64>,
) -> Result<Vec<(Instant, Duration)>, ClientError> {
    let (start, mut samples) = (Instant::now(), Vec::new());
    for number in 0.. {
        let due = schedule.due(start, table, number);
        if due >= schedule.end {
            break;
        }
        if schedule.rate.is_some() {
            tokio::time::sleep_until(due.into()).await;
        }
        loop {
            match table_clients.play().await? {
                Played::Move => break,
                Played::Refused => {}
                Played::Over => table_clients.rematch().await?,
            }
        }
        moves.fetch_add(1, Ordering::Relaxed);
        if due >= schedule.begin {
            samples.push((due, due.elapsed()));
        }
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_take_turns_evenly() {
        let start = Instant::now();
        let rate = Some(1000.0);
        let schedule = Schedule { begin: start, end: start, tables: 4, rate };
        let due = |table, number| (schedule.due(start, table, number) - start).as_micros();
        assert_eq!([due(0, 0), due(1, 0), due(3, 0), due(0, 1)], [0, 1000, 3000, 4000]);
    }
}
