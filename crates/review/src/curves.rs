//! How often cards were held of which a chance was said, by table, in games between Champions.
//!
//! Players play what is good, so hands hold less of it than even worlds that were weighted. The
//! numbers are printed by `cargo run --profile play -p review --example measure -- curve GAME
//! PLAYERS GAMES` and copied; `measure beliefs` checks them on other games. The curves of the
//! Tournament with 3 and 4 were printed by an earlier form of it, and lack a first point below 2 %
//! that had fewer than 50 cards. Only that of the Castles with 5 and 6 has a point above 98 %.

/// Points of a curve: the chance before the correction, and how often such a card was held.
pub type Curve = &'static [(f64, f64)];

/// No correction.
pub const AS_SAID: Curve = &[(0.0, 0.0), (1.0, 1.0)];

const TOURNAMENT_2: Curve = &[
    (0.0, 0.0),
    (0.0394, 0.0456),
    (0.0787, 0.0953),
    (0.1230, 0.1316),
    (0.1732, 0.1641),
    (0.2476, 0.2194),
    (0.3459, 0.3066),
    (0.4465, 0.4096),
    (0.5445, 0.5231),
    (0.6454, 0.6230),
    (0.7463, 0.7381),
    (0.8412, 0.8447),
    (0.9312, 0.9557),
    (1.0, 1.0),
];

const TOURNAMENT_3: Curve = &[
    (0.0, 0.0),
    (0.0409, 0.0527),
    (0.0801, 0.1027),
    (0.1250, 0.1448),
    (0.1740, 0.1878),
    (0.2471, 0.2434),
    (0.3473, 0.3197),
    (0.4474, 0.4109),
    (0.5466, 0.5079),
    (0.6470, 0.6011),
    (0.7468, 0.7048),
    (0.8453, 0.8180),
    (0.9235, 0.9042),
    (0.9759, 0.9656),
    (1.0, 1.0),
];

const TOURNAMENT_4: Curve = &[
    (0.0, 0.0),
    (0.0397, 0.0467),
    (0.0798, 0.0913),
    (0.1248, 0.1362),
    (0.1735, 0.1708),
    (0.2465, 0.2363),
    (0.3470, 0.3296),
    (0.4480, 0.4257),
    (0.5468, 0.5243),
    (0.6462, 0.6147),
    (0.7460, 0.7255),
    (0.8455, 0.8332),
    (0.9239, 0.9091),
    (0.9726, 0.9707),
    (1.0, 1.0),
];

const TOURNAMENT_5: Curve = &[
    (0.0, 0.0),
    (0.0401, 0.0518),
    (0.0800, 0.0915),
    (0.1253, 0.1330),
    (0.1739, 0.1786),
    (0.2449, 0.2350),
    (0.3475, 0.3323),
    (0.4480, 0.4344),
    (0.5469, 0.5291),
    (0.6465, 0.6140),
    (0.7460, 0.7199),
    (0.8455, 0.8120),
    (0.9237, 0.9149),
    (0.9708, 0.9495),
    (1.0, 1.0),
];

const CASTLES_3_4: Curve = &[
    (0.0, 0.0),
    (0.0372, 0.0420),
    (0.0759, 0.0736),
    (0.1245, 0.1191),
    (0.1718, 0.1608),
    (0.2428, 0.2291),
    (0.3455, 0.3173),
    (0.4482, 0.4129),
    (0.5443, 0.4952),
    (0.6489, 0.5993),
    (0.7457, 0.6911),
    (0.8456, 0.7903),
    (0.9232, 0.8560),
    (0.9710, 0.9371),
    (1.0, 1.0),
];

const CASTLES_5_6: Curve = &[
    (0.0, 0.0),
    (0.0372, 0.0406),
    (0.0750, 0.0717),
    (0.1249, 0.1162),
    (0.1738, 0.1555),
    (0.2457, 0.2163),
    (0.3464, 0.2987),
    (0.4467, 0.3842),
    (0.5459, 0.4673),
    (0.6455, 0.5522),
    (0.7440, 0.6443),
    (0.8428, 0.7445),
    (0.9226, 0.8494),
    (0.9641, 0.8981),
    (0.9884, 0.9501),
    (1.0, 1.0),
];

/// The curve of a table.
pub(crate) fn curve(game: &str, players: usize) -> Curve {
    match (game, players) {
        ("tournament", 2) => TOURNAMENT_2,
        ("tournament", 3) => TOURNAMENT_3,
        ("tournament", 4) => TOURNAMENT_4,
        ("tournament", 5) => TOURNAMENT_5,
        ("castles", 3..=4) => CASTLES_3_4,
        ("castles", 5..=6) => CASTLES_5_6,
        _ => AS_SAID,
    }
}

/// Reads a curve between its points.
pub(crate) fn corrected(curve: Curve, chance: f64) -> f64 {
    let after = curve.partition_point(|(said, _)| *said <= chance).clamp(1, curve.len() - 1);
    let ((low, from), (high, to)) = (curve[after - 1], curve[after]);
    from + (to - from) * (chance - low) / (high - low)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is certain stays certain, and what is likelier stays likelier.
    #[test]
    fn curves_rise_from_0_to_1() {
        for (game, sizes) in [("tournament", 2..=5), ("castles", 3..=6), ("toy", 2..=2)] {
            for players in sizes {
                let curve = curve(game, players);
                assert_eq!((curve.first(), curve.last()), (Some(&(0.0, 0.0)), Some(&(1.0, 1.0))));
                let rises = |pair: &[(f64, f64)]| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1;
                assert!(curve.windows(2).all(rises), "{game} with {players}: {curve:?}");
                assert_eq!((corrected(curve, 0.0), corrected(curve, 1.0)), (0.0, 1.0));
            }
        }
    }

    #[test]
    fn a_curve_is_read_between_its_points() {
        let curve: Curve = &[(0.0, 0.0), (0.5, 0.4), (1.0, 1.0)];
        for (said, held) in [(0.25, 0.2), (0.5, 0.4), (0.75, 0.7)] {
            assert!((corrected(curve, said) - held).abs() < 1e-12);
        }
    }
}
