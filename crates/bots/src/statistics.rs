//! Statistics of scores: means with their uncertainty, and the results of a contest by bot.

use std::time::Duration;

use crate::arena::{Deal, Played};

/// Half the width of a 95 % interval, in standard errors.
const SPREAD: f64 = 1.96;

/// Count, mean and variance of a series of numbers, one at a time (Welford's method).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Moments {
    count: u64,
    mean: f64,
    /// The sum of the squared distances from the mean.
    squares: f64,
}

impl Moments {
    /// One more number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        let distance = number - self.mean;
        self.mean += distance / self.count as f64;
        self.squares += distance * (number - self.mean);
    }

    /// How many numbers there were.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their mean; 0 if there were none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Their sample variance; `None` for fewer than two numbers.
    #[must_use]
    pub fn variance(&self) -> Option<f64> {
        (self.count > 1).then(|| self.squares / (self.count - 1) as f64)
    }

    /// The 95 % interval of the mean of shares: 1.96 standard errors to either side, within 0 to 1.
    /// A single deal says nothing about how deals differ, so its interval is everything. Where all
    /// ended alike, others may still end otherwise: with 95 % confidence, fewer than 3 in their
    /// number.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        let Some(variance) = self.variance() else { return (0.0, 1.0) };
        let count = self.count as f64;
        let reach = if variance == 0.0 { 3.0 / count } else { SPREAD * (variance / count).sqrt() };
        ((self.mean - reach).max(0.0), (self.mean + reach).min(1.0))
    }
}

impl FromIterator<f64> for Moments {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut moments = Self::default();
        numbers.into_iter().for_each(|number| moments.add(number));
        moments
    }
}

/// The results of one bot in a contest.
#[derive(Clone, Copy, Debug, Default)]
pub struct Results {
    /// The seats it played: three seats of a game count as three.
    pub games: u64,
    /// The wins of those seats. A shared win is a fraction.
    pub wins: f64,
    /// Its scores by deal.
    pub scores: Moments,
    /// How often it had a choice.
    pub choices: u64,
    /// How long it thought in all.
    pub thinking_time: Duration,
    /// The moves that `rule` chose for it: it is a program from outside, and failed.
    pub forfeits: u64,
    /// The games that it did not play to the end, counted by seat.
    pub dead_games: u64,
}

impl Results {
    /// Milliseconds per move that was a choice.
    #[must_use]
    pub fn ms_per_move(&self) -> f64 {
        self.thinking_time.as_secs_f64() * 1000.0 / self.choices.max(1) as f64
    }
}

/// The results of each of `bots` bots.
#[must_use]
pub fn results(deals: &[Deal], bots: usize) -> Vec<Results> {
    let mut all = vec![Results::default(); bots];
    for deal in deals {
        for (bot, results) in all.iter_mut().enumerate() {
            if let Some(score) = deal.score(bot) {
                results.scores.add(score);
            }
        }
        for game in &deal.games {
            for (seat, &bot) in game.seating.iter().enumerate() {
                let results = &mut all[bot];
                results.games += 1;
                results.wins += game.shares[seat];
                results.choices += game.thinking_times[seat].0;
                results.thinking_time += game.thinking_times[seat].1;
                results.forfeits += game.forfeits[seat].moves;
                results.dead_games += u64::from(game.forfeits[seat].dead);
            }
        }
    }
    all
}

/// How a bot does against another at the same tables: the wins per seat of `one`, as a share of
/// those plus the wins per seat of `other`. Even is one half; `None` if neither ever won.
#[must_use]
pub fn against(deals: &[Deal], one: usize, other: usize) -> Option<f64> {
    let (mut ours, mut theirs) = (0.0, 0.0);
    for game in deals.iter().flat_map(|deal| &deal.games) {
        if let (Some(mine), Some(rival)) = (seat_share(game, one), seat_share(game, other)) {
            ours += mine;
            theirs += rival;
        }
    }
    (ours + theirs > 0.0).then(|| ours / (ours + theirs))
}

/// The mean share of a bot's seats in one game; `None` if it has no seat.
fn seat_share(game: &Played, bot: usize) -> Option<f64> {
    let mine = game.seating.iter().zip(&game.shares).filter(|(seated, _)| **seated == bot);
    let shares: Moments = mine.map(|(_, share)| *share).collect();
    (shares.count() > 0).then(|| shares.mean())
}

/// The effect of duplicate deals on the variance of the first bot's score: variance of deal means,
/// times the seats, over the variance of single games. 1 means that they do not help, 0.5 that half
/// as many games give the same precision. `None` if it cannot be computed: too few deals, or only
/// one result.
#[must_use]
pub fn duplicate_variance(deals: &[Deal]) -> Option<f64> {
    let means: Moments = deals.iter().filter_map(|deal| deal.score(0)).collect();
    let games = deals.iter().flat_map(|deal| &deal.games);
    let single: Moments = games.filter_map(|game| seat_share(game, 0)).collect();
    let seats = deals.first()?.games.len() as f64;
    let (means, single) = (means.variance()?, single.variance()?);
    (single > 0.0).then(|| means * seats / single)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Forfeits;

    fn deal(games: &[[f64; 2]]) -> Deal {
        let game = |(tested, shares): (usize, &[f64; 2])| Played {
            seating: if tested == 0 { vec![0, 1] } else { vec![1, 0] },
            shares: shares.to_vec(),
            thinking_times: vec![(2, Duration::from_millis(3)); 2],
            forfeits: vec![Forfeits { moves: 5, dead: tested == 0 }, Forfeits::default()],
        };
        Deal { games: games.iter().enumerate().map(game).collect(), complaints: Vec::new() }
    }

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    /// 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squares 32, so a sample variance of 32 / 7.
    #[test]
    fn moments_match_a_textbook_example() {
        let moments: Moments = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect();
        assert_eq!((moments.count(), moments.mean()), (8, 5.0));
        assert!(moments.variance().is_some_and(|variance| near(variance, 32.0 / 7.0)));
        assert_eq!(Moments::default().variance(), None);
    }

    /// 0, 0.5, 0.5, 1: mean 0.5, variance 1/6, standard error √(1/24) = 0.20412.
    #[test]
    fn an_interval_is_two_standard_errors_wide_and_within_bounds() {
        let moments: Moments = [0.0, 0.5, 0.5, 1.0].into_iter().collect();
        let (low, high) = moments.interval();
        assert!((low - 0.09992).abs() < 1e-5 && (high - 0.90008).abs() < 1e-5, "{low} {high}");
        let one: Moments = [0.7].into_iter().collect();
        assert_eq!(one.interval(), (0.0, 1.0));
        let wide: Moments = [0.0, 1.0].into_iter().collect();
        assert_eq!(wide.interval(), (0.0, 1.0));
        let alike: Moments = [1.0; 60].into_iter().collect();
        assert_eq!(alike.interval(), (0.95, 1.0));
        let two: Moments = [0.5; 2].into_iter().collect();
        assert_eq!(two.interval(), (0.0, 1.0));
    }

    #[test]
    fn results_are_counted_by_seat() {
        let deals = [deal(&[[1.0, 0.0], [0.5, 0.5]]), deal(&[[1.0, 0.0], [0.0, 1.0]])];
        let all = results(&deals, 2);
        assert_eq!((all[0].games, all[0].wins), (4, 3.5));
        assert_eq!((all[1].games, all[1].wins), (4, 0.5));
        assert!(near(all[0].scores.mean(), 0.875));
        assert_eq!((all[0].choices, all[0].ms_per_move()), (8, 1.5));
        // The first seat fails: that of the first bot in one game of each deal, then the second's.
        assert_eq!((all[0].forfeits, all[0].dead_games), (10, 2));
        assert_eq!((all[1].forfeits, all[1].dead_games), (10, 0));
        assert_eq!(against(&deals, 0, 1), Some(0.875));
        assert_eq!(against(&deals, 1, 0), Some(0.125));
    }

    /// First the seat alone decides the winner: every deal has the same mean, and no variance is
    /// left. Then the deal alone: a deal says no more than one game, so the variance doubles (means
    /// 1, 0: variance 1/2, times 2 seats; games 1, 1, 0, 0: variance 1/3).
    #[test]
    fn duplicate_deals_remove_the_luck_of_the_seat() {
        let by_seat = [deal(&[[1.0, 0.0], [1.0, 0.0]]), deal(&[[0.0, 1.0], [0.0, 1.0]])];
        assert!(duplicate_variance(&by_seat).is_some_and(|ratio| near(ratio, 0.0)));
        let by_deal = [deal(&[[1.0, 0.0], [0.0, 1.0]]), deal(&[[0.0, 1.0], [1.0, 0.0]])];
        assert!(duplicate_variance(&by_deal).is_some_and(|ratio| near(ratio, 3.0)));
        assert_eq!(duplicate_variance(&by_seat[..1]), None);
    }
}
