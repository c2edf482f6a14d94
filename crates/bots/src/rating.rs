//! Ratings for display: Weng and Lin's, as OpenSkill has them.
//!
//! They put bots that met in mixed company on one scale. What is measured is the win rate with its
//! interval: a rating depends on the order of games and hides who beats whom.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::arena::{Deal, Played};

/// How strong a bot seems. Everybody begins at 25.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength.
    pub strength: f64,
    /// One standard deviation of it.
    pub uncertainty: f64,
}

/// The ratings of so many bots after these deals, game by game in their order.
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

/// Every seat is a team of one. A bot that has several seats gets the mean of their updates.
fn rate(ratings: &mut [WengLinRating], game: &Played, config: &WengLinConfig) {
    let before: Vec<[WengLinRating; 1]> = game.seating.iter().map(|&bot| [ratings[bot]]).collect();
    let rank = |share: f64| MultiTeamOutcome::new(if share > 0.0 { 1 } else { 2 });
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().zip(&game.shares).map(|(team, &share)| (&team[..], rank(share))).collect();
    let after = weng_lin_multi_team(&teams, config);
    for (bot, rating) in ratings.iter_mut().enumerate() {
        let mine = game.seating.iter().zip(&after).filter(|(seated, _)| **seated == bot);
        let updates: Vec<WengLinRating> = mine.map(|(_, team)| team[0]).collect();
        if !updates.is_empty() {
            let mean = |part: fn(&WengLinRating) -> f64| {
                updates.iter().map(part).sum::<f64>() / updates.len() as f64
            };
            rating.rating = mean(|update| update.rating);
            rating.uncertainty = mean(|update| update.uncertainty);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seating: &[usize], winner: usize) -> Deal {
        let shares = (0..seating.len()).map(|seat| f64::from(u8::from(seat == winner))).collect();
        let thought = vec![Default::default(); seating.len()];
        let game = Played { seating: seating.to_vec(), shares, thought };
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

    #[test]
    fn a_bot_in_several_seats_gets_the_mean_of_their_updates() {
        let apart = ratings(&[game(&[0, 1, 2], 0)], 3);
        let together = ratings(&[game(&[0, 1, 1], 0)], 2);
        assert_eq!(together[0], apart[0]);
        assert!((together[1].strength - apart[1].strength).abs() < 1e-9);
        // A bot that only meets itself stays where it is, and who does not play too.
        let alone = ratings(&[game(&[0, 0], 1)], 2);
        assert!((alone[0].strength - 25.0).abs() < 1e-9);
        assert_eq!(alone[1].strength, 25.0);
    }
}
