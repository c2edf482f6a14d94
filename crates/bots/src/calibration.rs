//! What a network's chances to win are worth: how often seats really won that were given a chance.

/// For one game and table size: how often seats won that the network gave 5, 15, … 95 %. It is
/// measured by `cargo run --release -p bots --example calibration`.
pub type Calibration = [f32; 10];

/// Corrects the first seat's chance by what was measured; the others share the rest in proportion.
pub(crate) fn calibrate(chances: &mut [f32], measured: &Calibration) {
    let [own, others @ ..] = chances else { return };
    let corrected = between(*own, measured);
    let rest = 1.0 - *own;
    if rest > 0.0 {
        others.iter_mut().for_each(|chance| *chance *= (1.0 - corrected) / rest);
        *own = corrected;
    }
}

/// Reads the curve through 0, the measured points and 1.
fn between(chance: f32, measured: &Calibration) -> f32 {
    let given = |at: usize| (at as f32 * 0.1 - 0.05).clamp(0.0, 1.0);
    let won = |at: usize| match at {
        0 => 0.0,
        11 => 1.0,
        _ => measured[at - 1],
    };
    let right = (0..=11).find(|&at| given(at) > chance).unwrap_or(11);
    let left = right - 1;
    let share = (chance - given(left)) / (given(right) - given(left));
    won(left) + share * (won(right) - won(left))
}

#[cfg(test)]
mod tests {
    use super::{Calibration, calibrate};

    const LOW: Calibration = [0.04, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.93];

    #[test]
    fn a_chance_becomes_what_was_measured() {
        for (given, expected) in [(0.0, 0.0), (0.05, 0.04), (0.5, 0.45), (0.95, 0.93), (1.0, 1.0)] {
            let mut chances = [given, 1.0 - given];
            calibrate(&mut chances, &LOW);
            assert!((chances[0] - expected).abs() < 1e-5, "{given}: {chances:?}");
        }
    }

    #[test]
    fn the_others_share_what_is_left() {
        let mut chances = [0.55, 0.3, 0.15];
        calibrate(&mut chances, &LOW);
        let expected = [0.5, 1.0 / 3.0, 1.0 / 6.0];
        let close = |one: f32, other: f32| (one - other).abs() < 1e-5;
        assert!(chances.into_iter().zip(expected).all(|(one, other)| close(one, other)));
    }
}
