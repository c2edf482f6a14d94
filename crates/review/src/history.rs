//! A finished game, moment by moment.

use bots::{BotGame, SEATS};
use table::{Match, Record, Seat, Seats};

use crate::error::ReviewError;

/// The game at one moment.
#[derive(Clone, Debug)]
pub struct Moment<G: BotGame> {
    /// The whole state.
    pub state: G,
    /// What the seats remember.
    pub memory: G::Memory,
}

/// A finished game: its record, and the moment after each entry, the deal first.
#[derive(Clone, Debug)]
pub struct History<G: BotGame> {
    record: Record<G>,
    moments: Vec<Moment<G>>,
    winners: Seats,
}

impl<G: BotGame> History<G> {
    /// Replays a record and compares every event.
    ///
    /// # Errors
    /// If the record is broken or the game is not over.
    pub fn of(record: Record<G>) -> Result<Self, ReviewError> {
        let mut moments = Vec::with_capacity(record.entries.len() + 1);
        let keep = |game: &Match<G>| {
            moments.push(Moment { state: *game.state(), memory: game.memory().clone() });
        };
        let end = record.verify(keep).map_err(ReviewError::Broken)?;
        let winners = end.state().awaiting().winners().ok_or(ReviewError::Unfinished)?;
        Ok(Self { record, moments, winners })
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The moment after an entry; 0 is the deal.
    #[must_use]
    pub fn after(&self, entry: usize) -> &Moment<G> {
        &self.moments[entry]
    }

    /// How many entries follow the deal.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.record.entries.len()
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> usize {
        self.record.names.len()
    }

    /// Who won.
    #[must_use]
    pub fn winners(&self) -> Seats {
        self.winners
    }

    /// The seat and move of an entry, from 1.
    #[must_use]
    pub fn played(&self, entry: usize) -> (Seat, G::Move) {
        let played = &self.record.entries[entry - 1];
        (played.by, played.mv)
    }

    /// The entries at which `seat` was asked and had a choice.
    #[must_use]
    pub fn decisions(&self, seat: Seat) -> Vec<usize> {
        (1..=self.entries()).filter(|&entry| self.is_choice(entry, seat)).collect()
    }

    fn is_choice(&self, entry: usize, seat: Seat) -> bool {
        let state = &self.after(entry - 1).state;
        self.played(entry).0 == seat
            && state.awaiting().asked().contains(seat)
            && state.moves_of(seat).len() > 1
    }
}

/// The share of the win of each seat.
pub(crate) fn shares(winners: Seats) -> [f64; SEATS] {
    let mut shares = [0.0; SEATS];
    for seat in winners {
        shares[seat.index()] = 1.0 / winners.len() as f64;
    }
    shares
}
