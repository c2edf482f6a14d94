//! The value of a state at the beginning of a turn: learned from self-play.

use castles::{Card, Castle, Question, State};
use table::{Game as _, Options as _, Seat, Seats};

use super::fits::Fits;
use super::weights::WEIGHTS;
use crate::bot_game::SEATS;

/// How many features a seat has.
pub const FEATURES: usize = 22;

/// The common input of all seats' features.
struct Table {
    players: usize,
    /// The largest army of each seat.
    armies: [usize; SEATS],
    fits: [Fits; SEATS],
    scores: [u32; SEATS],
}

impl Table {
    fn of(state: &State) -> Self {
        let players = state.options().players();
        let mut table = Self {
            players,
            armies: [0; SEATS],
            fits: [Fits::default(); SEATS],
            scores: [0; SEATS],
        };
        for seat in Seats::first(players) {
            let observer = state.observer(seat);
            let fits = Fits::of(observer.hand(), observer.arms_only());
            table.fits[seat.index()] = fits;
            table.armies[seat.index()] = fits.largest();
        }
        for castle in Castle::ALL {
            if let Some(seat) = state.observer(Seat::A).controls(castle) {
                table.scores[seat.index()] += castle.points();
            }
        }
        table
    }

    /// How many of the other seats can beat a garrison of this size.
    fn beaten_by(&self, garrison: usize, but: Option<Seat>) -> usize {
        let seats = Seats::first(self.players).into_iter().filter(|&seat| Some(seat) != but);
        seats.filter(|seat| self.armies[seat.index()] > garrison).count()
    }
}

/// Does a turn begin?
#[must_use]
pub fn begins_turn(state: &State) -> bool {
    let observer = state.observer(Seat::A);
    match observer.question() {
        Some(Question::Keep | Question::Lay) => true,
        Some(Question::Attack) => observer.drawn() == 0,
        Some(
            Question::Barter
            | Question::Offer
            | Question::Accept
            | Question::Muster { .. }
            | Question::Advance { .. }
            | Question::Plant { .. }
            | Question::Deal,
        )
        | None => false,
    }
}

/// Which weights apply: 0 with much of the deck left, 1 with some, 2 with little, 3 with none.
#[must_use]
pub fn phase(state: &State) -> usize {
    match state.observer(Seat::A).deck() {
        0 => 3,
        1..=16 => 2,
        17..=36 => 1,
        _ => 0,
    }
}

/// The features of all seats, each roughly between 0 and 1.
#[must_use]
pub fn features(state: &State) -> [[f32; FEATURES]; SEATS] {
    let table = Table::of(state);
    let mut f = [[0.0; FEATURES]; SEATS];
    for castle in Castle::ALL {
        of_castle(state, &table, castle, &mut f);
    }
    let best = table.scores.into_iter().max().unwrap_or(0);
    for seat in Seats::first(table.players) {
        let (observer, f) = (state.observer(seat), &mut f[seat.index()]);
        let (hand, fits) = (observer.hand(), table.fits[seat.index()]);
        let others = table.armies.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let strongest = others.map(|(_, &army)| army).max().unwrap_or(0) as f32;
        let army = table.armies[seat.index()] as f32;
        f[12] = hand.len() as f32 / 10.0;
        f[13] = army / 8.0;
        f[14] = (army - strongest).clamp(-4.0, 4.0) / 4.0;
        f[15] = hand.count(Card::Ivanhoe) as f32 + hand.count(Card::Locksley) as f32;
        f[16] = f32::from(u8::from(observer.reserve(seat) == 0));
        f[17] = f32::from(observer.reserve(seat)) / 5.0;
        f[18] = f32::from(u8::from(table.scores[seat.index()] == best));
        let groups: usize = (0..8).map(|point| fits.at(point).saturating_sub(1).pow(2)).sum();
        f[19] = groups as f32 / 50.0;
        let wait = (seat.index() + table.players - observer.turn().index()) % table.players;
        f[20] = wait as f32 / table.players as f32;
        f[21] = f32::from(u8::from(wait == 0));
    }
    f
}

/// The features of one castle: for the player who controls it, by how far their banner is from the
/// oubliette and whether the garrison holds; for the next banner; and for a player who can take it
/// at once.
fn of_castle(state: &State, table: &Table, castle: Castle, f: &mut [[f32; FEATURES]; SEATS]) {
    let observer = state.observer(Seat::A);
    let (track, garrison) = (observer.track(castle), observer.garrison(castle).len());
    let points = castle.points() as f32 / 10.0;
    let seat_of =
        |lord| Seats::first(table.players).into_iter().find(|&seat| observer.lord(seat) == lord);
    let mut banners = (0..track.len())
        .rev()
        .filter_map(|square| Some((track.len() - square, seat_of(track[square]?)?)));
    let Some((way, first)) = banners.next() else {
        for seat in Seats::first(table.players) {
            if table.armies[seat.index()] > garrison {
                f[seat.index()][10] += points;
            }
        }
        return;
    };
    let (second, third) = (banners.next(), banners.next());
    let way = way.min(3) - 1;
    let able = table.beaten_by(garrison, Some(first));
    f[first.index()][way] += points;
    f[first.index()][3 + way] += points * able as f32 / table.players as f32;
    f[first.index()][6] += points * (garrison as f32 / 10.0).min(1.0);
    if let Some((_, second)) = second {
        f[second.index()][if way == 0 { 7 } else { 8 }] += points;
    }
    if let Some((_, third)) = third {
        f[third.index()][9] += points;
    }
    if way == 0 {
        let falls_to = second.map(|(_, seat)| seat);
        for seat in Seats::first(table.players).without(first) {
            let gains = falls_to.is_none_or(|heir| heir == seat);
            if gains && table.armies[seat.index()] > garrison {
                f[seat.index()][11] += points;
            }
        }
    }
}

/// Roughly the chance of each seat to win the game.
pub(super) fn worth(state: &State) -> [f32; SEATS] {
    let players = state.options().players();
    let weights = &WEIGHTS[players - 3][phase(state)];
    let features = features(state);
    let mut worth = [0.0; SEATS];
    let mut sum = 0.0;
    for seat in 0..players {
        let score: f32 = features[seat].iter().zip(weights).map(|(f, w)| f * w).sum();
        worth[seat] = score.exp();
        sum += worth[seat];
    }
    worth.map(|share| share / sum)
}
