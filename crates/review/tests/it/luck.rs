//! Luck and play add up to the result, and luck is 0 on average.

use bots::{BotGame, Level, SEATS};
use review::{Ledger, Moment, mean_and_error, open_value};
use table::Seat;

use crate::{history, is_long, judge};

/// Luck of each seat in games of Squires, by this function for the chances. Checks the sum rule on
/// the way.
fn lucks<G: BotGame>(
    players: usize,
    games: u64,
    mut value: impl FnMut(&Moment<G>) -> [f64; SEATS],
) -> Vec<Vec<f64>> {
    let mut lucks = vec![Vec::new(); players];
    for number in 0..games {
        let history = history::<G>(players, Level::Squire, 21, number);
        let mut ledger = Ledger::default();
        while ledger.step(&history, &mut value) {}
        let winners = history.winners();
        for (index, lucks) in lucks.iter_mut().enumerate() {
            let seat = Seat::new(index);
            let share = f64::from(u8::from(winners.contains(seat))) / winners.len() as f64;
            let (luck, own, others) = ledger.account(seat);
            let result = share - 1.0 / players as f64;
            assert!((luck + own + others - result).abs() < 1e-6, "{seat} in game {number}");
            lucks.push(luck);
        }
        for step in ledger.steps() {
            assert!(step.luck.iter().sum::<f64>().abs() < 1e-6, "{step:?}");
            assert!(step.play.iter().sum::<f64>().abs() < 1e-6, "{step:?}");
        }
    }
    lucks
}

#[track_caller]
fn are_fair(lucks: &[Vec<f64>]) {
    for (index, lucks) in lucks.iter().enumerate() {
        let (mean, error) = mean_and_error(lucks.iter().copied());
        assert!(error > 0.0 && mean.abs() < 2.0 * error, "{}: {mean} ± {error}", Seat::new(index));
    }
}

fn quick_value<G: BotGame>(at: &Moment<G>) -> [f64; SEATS] {
    at.state.worth().map(f64::from)
}

#[test]
fn luck_is_nothing_on_average() {
    let games = if is_long() { 10_000 } else { 80 };
    are_fair(&lucks::<tournament::State>(4, games, quick_value));
    are_fair(&lucks::<castles::State>(3, games, quick_value));
}

/// A few games are enough for the sum rule; the mean needs many.
#[test]
fn luck_and_play_add_up_with_the_network() {
    let mut judge = (judge::<tournament::State>(), judge::<castles::State>());
    let games = if is_long() { 400 } else { 2 };
    let tournament = lucks(3, games, |at| open_value(&mut *judge.0, 3, at));
    let castles = lucks(3, games / 2, |at| open_value(&mut *judge.1, 3, at));
    if is_long() {
        are_fair(&tournament);
        are_fair(&castles);
    }
}

/// A function that thinks of nothing but the number of cards in the hands: as wrong as can be.
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
    are_fair(&lucks(3, games, value));
}
