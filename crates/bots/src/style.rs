//! Players with a single strategy: not good ones, but unlike those the trained bots have met.

use table::{QuickChance, Seat, Seats};

use crate::bot::Bot;
use crate::bot_game::{BotGame, seat_of};

/// A player's strategy. `rule` chooses among the moves that suit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Leaves everything to others.
    NeverFights,
    /// Gives up nothing that it can contest.
    AlwaysFights,
    /// Saves its cards.
    Hoards,
    /// Never stands in the way of the player who is ahead.
    Kingmaker,
    /// Does as the player before it does.
    Copies,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 5] =
        [Self::NeverFights, Self::AlwaysFights, Self::Hoards, Self::Kingmaker, Self::Copies];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NeverFights => "never-fights",
            Self::AlwaysFights => "always-fights",
            Self::Hoards => "hoards",
            Self::Kingmaker => "kingmaker",
            Self::Copies => "copies",
        }
    }
}

impl<G: BotGame> Bot<G> for Style {
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        let (state, seat) = (G::imagine(view, chance), seat_of::<G>(view));
        let suits = |mv: &&G::Move| state.suits(*self, seat, **mv);
        let suitable: Vec<G::Move> = moves.iter().filter(suits).copied().collect();
        let Some(&first) = suitable.first() else {
            return state.rule(seat, moves, chance);
        };
        // Rules of thumb may insist on a move that does not suit.
        let thumb = [state.rule(seat, &suitable, chance), state.greedy(seat, &suitable, chance)];
        thumb.into_iter().find(|mv| suitable.contains(mv)).unwrap_or(first)
    }
}

/// The seat with the highest figure; the first among equals.
pub(crate) fn leader(seats: Seats, figure: impl Fn(Seat) -> usize) -> Option<Seat> {
    seats.into_iter().max_by_key(|&seat| (figure(seat), std::cmp::Reverse(seat.index())))
}

/// The seat that has its turn before this one.
pub(crate) fn before(seat: Seat, players: Seats) -> Seat {
    Seat::new((seat.index() + players.len() - 1) % players.len())
}
