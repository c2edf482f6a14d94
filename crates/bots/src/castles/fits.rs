//! Which cards of a hand can march together, counted in one word.

use castles::{Card, Hand, KINDS};

/// How many cards of a hand fit each point that an army may share (C5.1): one byte per point, the
/// four arms first. The heroes fit all of them (C5.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fits(u64);

/// How many points there are, arms and types.
pub(super) const POINTS: usize = 8;

/// The bytes of the arms alone (C5.3).
const ARMS: u64 = 0xFFFF_FFFF;

/// What each card adds.
const OF_CARD: [u64; KINDS] = {
    let mut all = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let card = Card::ALL[kind];
        all[kind] = match points_of(card) {
            Some((arms, of_type)) => 1 << (8 * arms) | 1 << (8 * of_type),
            None => 0x0101_0101_0101_0101,
        };
        kind += 1;
    }
    all
};

/// The two points of a soldier, its arms first; none for a hero.
pub(super) const fn points_of(card: Card) -> Option<(usize, usize)> {
    let kind = card as usize;
    match card {
        Card::Ivanhoe | Card::Locksley => None,
        Card::BoarRider | Card::EagleRider | Card::LionRider | Card::StagRider => {
            Some((kind - Card::BoarRider as usize, 7))
        }
        Card::BoarArcher
        | Card::EagleArcher
        | Card::LionArcher
        | Card::StagArcher
        | Card::BoarCrossbowman
        | Card::EagleCrossbowman
        | Card::LionCrossbowman
        | Card::StagCrossbowman
        | Card::BoarFootman
        | Card::EagleFootman
        | Card::LionFootman
        | Card::StagFootman => Some((kind % 4, 4 + kind / 4)),
    }
}

impl Fits {
    /// Counts a hand; types only where they count.
    #[inline]
    pub(super) fn of(hand: Hand, arms_only: bool) -> Self {
        let sum = hand.into_iter().map(|card| OF_CARD[card as usize]).sum::<u64>();
        Self(if arms_only { sum & ARMS } else { sum })
    }

    /// How many cards fit this point.
    #[inline]
    pub(super) fn at(self, point: usize) -> usize {
        (self.0 >> (8 * point)) as usize & 0xFF
    }

    /// The size of the largest army.
    #[inline]
    pub(super) fn largest(self) -> usize {
        self.0.to_le_bytes().into_iter().max().map_or(0, usize::from)
    }

    /// With another card. (With types even where they do not count: only arms are looked up then.)
    #[inline]
    pub(super) fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Without some of its cards.
    #[inline]
    pub(super) fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_fits_its_type_and_its_arms() {
        for card in Card::ALL {
            let name = card.name();
            let Some((arms, of_type)) = points_of(card) else {
                assert!(name.len() > 2, "{name} is a hero");
                continue;
            };
            assert_eq!(name.find(|_| true).map(|_| &name[1..]), Some(["b", "e", "l", "s"][arms]));
            assert_eq!(&name[..1], ["a", "c", "f", "r"][of_type - 4]);
        }
    }

    #[test]
    fn the_largest_army_counts_the_heroes() {
        let hand: Hand = ["al", "al", "cl", "fb", "ivanhoe"]
            .map(|c| c.parse().expect("a card"))
            .into_iter()
            .collect();
        assert_eq!(Fits::of(hand, false).largest(), 4);
        assert_eq!(Fits::of(hand, true).largest(), 4);
        let archers: Hand =
            ["al", "as", "ab"].map(|c| c.parse().expect("a card")).into_iter().collect();
        assert_eq!(Fits::of(archers, false).largest(), 3);
        assert_eq!(Fits::of(archers, true).largest(), 1);
    }
}
