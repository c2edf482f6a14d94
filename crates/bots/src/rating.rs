//! Ratings for display: Weng and Lin's method, as in OpenSkill.
//!
//! They put bots from mixed games on one scale, whatever the number of players. A game only decides
//! its winner: the winner is compared with each loser, but losers are not compared with each other,
//! since calling two losers equal would make all bots look alike. The real measure is the win rate
//! with its interval: a rating depends on the order of games and hides who beats whom.

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use crate::arena::{Deal, Played};

/// How strong a bot seems. Every bot begins at 25.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength.
    pub strength: f64,
    /// One standard deviation of it.
    pub uncertainty: f64,
}

/// The ratings of `bots` bots after these deals, game by game in order.
#[must_use]
pub fn ratings(deals: &[Deal], bots: usize) -> Vec<Rating> {
    let mut ratings = vec![WengLinRating::new(); bots];
    let config = WengLinConfig::new();
    for game in deals.iter().flat_map(|deal| &deal.games) {
        rate(&mut ratings, game, &config);
    }
    let rating = |r: WengLinRating| Rating { strength: r.rating, uncertainty: r.uncertainty };
    ratings.into_iter().map(rating).collect()
}

/// Every winner beats every loser, all by the ratings before the game; a shared win counts by its
/// shares. A bot is not compared with itself.
fn rate(ratings: &mut [WengLinRating], game: &Played, config: &WengLinConfig) {
    let before = ratings.to_vec();
    let mut gained = vec![0.0; before.len()];
    // The factor by which the variance shrinks.
    let mut learned = vec![0.0; before.len()];
    let seats = || game.seating.iter().copied().zip(game.shares.iter().copied());
    for (winner, share) in seats().filter(|(_, share)| *share > 0.0) {
        for (loser, _) in seats().filter(|(bot, share)| *share == 0.0 && *bot != winner) {
            let after = weng_lin(&before[winner], &before[loser], &Outcomes::WIN, config);
            for (bot, after) in [(winner, after.0), (loser, after.1)] {
                gained[bot] += share * (after.rating - before[bot].rating);
                let left = after.uncertainty / before[bot].uncertainty;
                learned[bot] += share * (1.0 - left * left);
            }
        }
    }
    for (bot, rating) in ratings.iter_mut().enumerate() {
        rating.rating += gained[bot];
        rating.uncertainty *= (1.0 - learned[bot]).max(LEAST_LEFT).sqrt();
    }
}

/// However informative one game is, some uncertainty remains.
const LEAST_LEFT: f64 = 1e-4;

#[cfg(test)]
mod tests {
    use table::{Chance as _, QuickChance};

    use super::*;

    fn game(seating: &[usize], winner: usize) -> Deal {
        let shares = (0..seating.len()).map(|seat| f64::from(u8::from(seat == winner))).collect();
        let thinking_times = vec![Default::default(); seating.len()];
        let forfeits = vec![Default::default(); seating.len()];
        let game = Played { seating: seating.to_vec(), shares, thinking_times, forfeits };
        Deal { games: vec![game], complaints: Vec::new() }
    }

    /// Weng and Lin's Algorithm 1 for two: c² = 2 (σ² + β²), p = 1/2, so the winner gains
    /// σ² / c × 1/2 = 69.444 / 13.176 / 2 = 2.6352.
    #[test]
    fn one_game_moves_both_by_the_formula() {
        let rated = ratings(&[game(&[0, 1], 0)], 2);
        assert!((rated[0].strength - 27.6352).abs() < 1e-3, "{rated:?}");
        assert!((rated[1].strength - 22.3648).abs() < 1e-3, "{rated:?}");
        assert!(rated[0].uncertainty < 25.0 / 3.0);
    }

    /// At the start all are alike, so a winner gains from each loser what it gains from one.
    #[test]
    fn a_winner_is_compared_with_each_loser_and_losers_with_nobody() {
        let rated = ratings(&[game(&[0, 1, 2], 0)], 3);
        assert!((rated[0].strength - 30.2704).abs() < 1e-3, "{rated:?}");
        assert!((rated[1].strength - 22.3648).abs() < 1e-3, "{rated:?}");
        assert_eq!(rated[1], rated[2]);
        // Several seats are several comparisons, but none with itself; a bot that does not play
        // keeps its rating.
        let together = ratings(&[game(&[0, 1, 1], 0)], 3);
        assert_eq!(together[0], rated[0]);
        assert!((together[1].strength - 19.7296).abs() < 1e-3, "{together:?}");
        assert_eq!(together[2].strength, 25.0);
        assert_eq!(ratings(&[game(&[0, 0], 1)], 1)[0].strength, 25.0);
    }

    #[test]
    fn a_shared_win_is_shared() {
        let mut shared = game(&[0, 1, 2], 0);
        shared.games[0].shares = vec![0.5, 0.5, 0.0];
        let rated = ratings(&[shared], 3);
        assert!((rated[0].strength - 26.3176).abs() < 1e-3, "{rated:?}");
        assert_eq!(rated[0], rated[1]);
        assert!((rated[2].strength - 22.3648).abs() < 1e-3, "{rated:?}");
    }

    /// Games of bots with known strengths: how much of a difference the ratings show.
    fn scale(players: usize) -> f64 {
        const BOTS: usize = 12;
        let mut chance = QuickChance::new(players as u64);
        let truth: Vec<f64> = (0..BOTS).map(|bot| 19.0 + 12.0 * bot as f64 / 11.0).collect();
        let play = |_| {
            let mut seating: Vec<usize> = (0..BOTS).collect();
            (0..players).for_each(|n| seating.swap(n, n + chance.below(BOTS - n)));
            seating.truncate(players);
            // Each bot wins in proportion to this; the unit is that of the ratings, √2 × 25/6.
            let weight = |&bot: &usize| (truth[bot] / (2.0f64.sqrt() * 25.0 / 6.0)).exp();
            let sum: f64 = seating.iter().map(weight).sum();
            let mut left = sum * chance.below(1 << 30) as f64 / f64::from(1 << 30);
            let won = seating.iter().position(|bot| {
                left -= weight(bot);
                left < 0.0
            });
            game(&seating, won.unwrap_or(0))
        };
        let deals: Vec<Deal> = (0..12_000).map(play).collect();
        let rated = ratings(&deals, BOTS);
        let mean = rated.iter().map(|rating| rating.strength).sum::<f64>() / BOTS as f64;
        let (mut both, mut true_squares) = (0.0, 0.0);
        for (rating, truth) in rated.iter().zip(&truth) {
            both += (rating.strength - mean) * (truth - 25.0);
            true_squares += (truth - 25.0).powi(2);
        }
        both / true_squares
    }

    #[test]
    fn differences_are_the_same_at_every_table_size() {
        for players in 2..=6 {
            let scale = scale(players);
            assert!((0.9..1.1).contains(&scale), "{players} players: {scale}");
        }
    }
}
