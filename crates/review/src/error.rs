//! Why a record cannot be reviewed.

use std::fmt;

use table::{Difference, Seat};

/// Why a record cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewError {
    /// The record does not follow the rules or its seed.
    Broken(Difference),
    /// The game is not over.
    Unfinished,
    /// The table has no such seat.
    NoSeat(Seat),
    /// There is no trained network for this game.
    NoNetwork(&'static str),
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken(difference) => write!(f, "the record is broken: {difference}"),
            Self::Unfinished => {
                f.write_str("the game is not over; only finished games are reviewed")
            }
            Self::NoSeat(seat) => write!(f, "nobody sat at {seat}"),
            Self::NoNetwork(game) => write!(f, "no network was trained for {game}"),
        }
    }
}

impl std::error::Error for ReviewError {}
