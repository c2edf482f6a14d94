//! Armies: which cards may march together, and how many can (C5, C6.2).

use crate::board::Castle;
use crate::card::{ARMS, Card, Hand, POINTS};
use crate::state::State;

impl State {
    /// The points that an army may share: types and arms, or arms alone (C5.3).
    #[inline]
    fn points(&self) -> &'static [Hand] {
        if self.options.arms_only { &POINTS[..ARMS] } else { &POINTS }
    }

    /// The most cards that can march together (C5.1): the heroes fit any army (C5.2).
    #[inline]
    pub(crate) fn largest_army(&self, hand: Hand) -> usize {
        let heroes = hand.only(Card::HEROES).len();
        let soldiers = self.points().iter().map(|&point| hand.only(point).len()).max();
        heroes + soldiers.unwrap_or(0)
    }

    /// C6.2: how many cards an army must have to take the castle.
    #[inline]
    pub(crate) fn needed(&self, castle: Castle) -> usize {
        self.garrisons[castle as usize].len() + 1
    }

    /// C5.1: do these cards share a point?
    pub(crate) fn is_army(&self, cards: Hand) -> bool {
        let mut points = self.points().iter();
        points.any(|&point| point.or(Card::HEROES).includes(cards))
    }

    /// Every card that may be in an army of `needed` cards of the hand together with `army`.
    #[inline]
    pub(crate) fn can_join(&self, hand: Hand, army: Hand, needed: usize) -> Hand {
        let heroes = hand.only(Card::HEROES).len();
        let mut joining = Hand::EMPTY;
        for &point in self.points() {
            let with_heroes = point.or(Card::HEROES);
            if with_heroes.includes(army) && heroes + hand.only(point).len() >= needed {
                joining = joining.or(with_heroes);
            }
        }
        joining
    }

    /// Cards to fill a hand with so that an army of `needed` cards that includes `army` is
    /// possible: those of the point that needs the fewest new ones. `known` cards are certain to be
    /// in the hand; new cards come from `unseen`.
    pub(crate) fn nearest_point(
        &self,
        known: Hand,
        unseen: Hand,
        army: Hand,
        needed: usize,
    ) -> Hand {
        let points = self.points().iter().map(|point| point.or(Card::HEROES));
        let shared = points.filter(|point| point.includes(army));
        let missing = |point: Hand| needed.saturating_sub(known.only(point).len());
        let possible = shared.filter(|&point| unseen.only(point).len() >= missing(point));
        possible.min_by_key(|&point| missing(point)).unwrap_or_default()
    }
}
