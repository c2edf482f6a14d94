//! Luck and play add up to the result, and luck is 0 on average.

use std::num::NonZero;
use std::thread;

use bots::{BotGame, Level, SEATS};
use review::{History, Ledger, Moment, mean_and_error, open_value};
use table::Seat;

use crate::{history, is_long, judge};

/// Luck of each seat in a game, by this function for the chances. Checks the sum rule on the way.
fn luck<G: BotGame>(
    history: &History<G>,
    value: &mut impl FnMut(&Moment<G>) -> [f64; SEATS],
) -> Vec<f64> {
    let mut ledger = Ledger::default();
    while ledger.step(history, value) {}
    for step in ledger.steps() {
        assert!(step.luck.iter().sum::<f64>().abs() < 1e-6, "{step:?}");
        assert!(step.play.iter().sum::<f64>().abs() < 1e-6, "{step:?}");
    }
    let (winners, players) = (history.winners(), history.players());
    let of_seat = |index| {
        let seat = Seat::new(index);
        let share = f64::from(u8::from(winners.contains(seat))) / winners.len() as f64;
        let (luck, own, others) = ledger.account(seat);
        let result = share - 1.0 / players as f64;
        assert!((luck + own + others - result).abs() < 1e-6, "{seat}: {luck} {own} {others}");
        luck
    };
    (0..players).map(of_seat).collect()
}

/// Luck of each seat in each of some games of Squires. Every thread makes the function for the
/// chances for itself; a short run has one thread, since other tests run beside it.
fn lucks<G: BotGame, V: FnMut(&Moment<G>) -> [f64; SEATS]>(
    players: usize,
    games: u64,
    function: impl Fn() -> V + Sync,
) -> Vec<Vec<f64>> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = if is_long() { cores as u64 } else { 1 };
    let of_thread = |first: u64| {
        let mut value = function();
        let numbers = (first..games).step_by(threads as usize);
        let of_game = |number| luck(&history::<G>(players, Level::Squire, 21, number), &mut value);
        numbers.map(of_game).collect::<Vec<_>>()
    };
    thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|first| scope.spawn(move || of_thread(first))).collect();
        all.into_iter().flat_map(|thread| thread.join().expect("the sum rule")).collect()
    })
}

/// A short run checks that each seat's luck is 0 within two standard errors. A long run has sixteen
/// seats at five tables: in nearly every second one a true 0 would be beyond that somewhere. So it
/// judges all seats of a table at once, by a sum that a true 0 exceeds at one table of 500: in one
/// long run of a hundred.
#[track_caller]
#[allow(clippy::print_stdout, reason = "the figures of docs/review.md")]
fn are_fair(name: &str, lucks: &[Vec<f64>]) {
    let seats = lucks[0].len();
    for index in 0..seats {
        let (mean, error) = mean_and_error(lucks.iter().map(|luck| luck[index]));
        let (seat, errors) = (Seat::new(index), mean / error);
        println!("{name}, {seat}: {mean:.5} ± {error:.5}, {errors:.2} standard errors");
        assert!(error > 0.0 && (is_long() || errors.abs() < 2.0), "{seat}: {mean} ± {error}");
    }
    let sum = chi_square(lucks);
    // Exceeded with a probability of 0.002, for 1 to 5 degrees of freedom.
    let bound = [9.550, 12.429, 14.796, 16.924, 18.907][seats - 2];
    println!("{name}: chi-square {sum:.2}, at most {bound}, over {} games", lucks.len());
    assert!(sum < bound, "{name}: chi-square {sum}");
}

/// How far the mean luck of all seats together is from 0, in squared standard errors (Hotelling).
/// Luck adds up to 0 over the seats, so all but the last one say everything.
fn chi_square(lucks: &[Vec<f64>]) -> f64 {
    let (seats, games) = (lucks[0].len() - 1, lucks.len() as f64);
    let mean = |index: usize| lucks.iter().map(|luck| luck[index]).sum::<f64>() / games;
    let means: Vec<f64> = (0..seats).map(mean).collect();
    let covariance = |one: usize, other: usize| {
        let product = |luck: &Vec<f64>| (luck[one] - means[one]) * (luck[other] - means[other]);
        lucks.iter().map(product).sum::<f64>() / (games - 1.0) / games
    };
    // Rows of the covariances, each with its mean: solved by elimination.
    let mut rows: Vec<Vec<f64>> = (0..seats)
        .map(|row| (0..seats).map(|at| covariance(row, at)).chain([means[row]]).collect())
        .collect();
    let mut sum = 0.0;
    for pivot in 0..seats {
        let (above, below) = rows.split_at_mut(pivot + 1);
        let row = &above[pivot];
        sum += row[seats] * row[seats] / row[pivot];
        for other in below {
            let factor = other[pivot] / row[pivot];
            other.iter_mut().zip(row).for_each(|(cell, of_row)| *cell -= factor * of_row);
        }
    }
    sum
}

#[test]
fn chi_square_knows_a_bias_from_noise() {
    let noise = |game: u64, seat: u64| (game * 7919 + seat * 104_729) % 1009;
    let lucks = |bias: f64| -> Vec<Vec<f64>> {
        let of_game = |game| {
            let one = noise(game, 0) as f64 / 1008.0 - 0.5 + bias;
            let other = noise(game * game, 1) as f64 / 1008.0 - 0.5;
            vec![one, other, -one - other]
        };
        (0..1009).map(of_game).collect()
    };
    assert!(chi_square(&lucks(0.0)) < 6.0);
    let biased = chi_square(&lucks(0.05));
    // 0.05 is 5.5 standard errors of a number between -0.5 and 0.5 in 1,009 games.
    assert!((biased - 30.3).abs() < 6.0, "{biased}");
}

fn quick_value<G: BotGame>(at: &Moment<G>) -> [f64; SEATS] {
    at.state.worth().map(f64::from)
}

#[test]
fn luck_is_nothing_on_average() {
    let games = if is_long() { 10_000 } else { 80 };
    let tournament = lucks(4, games, || quick_value::<tournament::State>);
    are_fair("the Tournament with 4", &tournament);
    are_fair("the Castles with 3", &lucks(3, games, || quick_value::<castles::State>));
}

/// A few games are enough for the sum rule; the mean needs many.
#[test]
fn luck_and_play_add_up_with_the_network() {
    fn network<G: BotGame>() -> impl FnMut(&Moment<G>) -> [f64; SEATS] {
        let mut judge = judge::<G>();
        move |at| open_value(&mut *judge, 3, at)
    }
    let games = if is_long() { 400 } else { 2 };
    let tournament = lucks(3, games, network::<tournament::State>);
    let castles = lucks(3, games / 2, network::<castles::State>);
    if is_long() {
        are_fair("the network, the Tournament with 3", &tournament);
        are_fair("the network, the Castles with 3", &castles);
    }
}

/// A function that thinks of nothing but the cards in the hands: as wrong as can be.
#[test]
fn luck_is_nothing_on_average_for_any_function() {
    let games = if is_long() { 10_000 } else { 80 };
    let value = |at: &Moment<tournament::State>| {
        let cards: [f64; SEATS] = std::array::from_fn(|index| {
            let hand = (index < 3).then(|| at.state.hand_of(Seat::new(index)));
            hand.map_or(0.0, |hand| {
                hand.into_iter().map(|card| (card as usize % 7) as f64).sum::<f64>() + 1.0
            })
        });
        let sum: f64 = cards.iter().sum();
        cards.map(|cards| cards / sum)
    };
    are_fair("a wrong function, the Tournament with 3", &lucks(3, games, || value));
}
