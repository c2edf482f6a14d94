//! A hand: a multiset of cards in one machine word.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The kinds of card of a game. Cards of one kind are interchangeable.
///
/// Kinds are ordered by their names' bytes, so that a hand read in order is already sorted as the
/// notation requires.
pub trait Kind: Copy + Eq + Ord + fmt::Debug + fmt::Display + 'static {
    /// How many copies of each kind the game has, and where a hand stores them.
    const LAYOUT: &'static Layout;
    /// The separator of a hand's cards in a text: a space, or a comma, which makes them one word.
    const DIVIDER: char = ' ';

    /// The number of the kind, from 0.
    fn index(self) -> usize;

    /// The kind with this number.
    ///
    /// # Panics
    /// If there is none.
    fn from_index(index: usize) -> Self;
}

/// Where in a word the copies of each kind are: one bit per copy, copies of a kind side by side.
#[derive(Debug)]
pub struct Layout {
    /// The lowest bit of each kind.
    first: [u128; 64],
    /// All bits of each kind.
    mask: [u128; 64],
    /// The kind of each bit.
    kind: [u8; 128],
    /// The lowest bits of all kinds.
    firsts: u128,
}

impl Layout {
    /// Lays out kinds with these numbers of copies, 128 in all at most.
    #[must_use]
    pub const fn new(copies: &[u8]) -> Self {
        let mut layout = Self { first: [0; 64], mask: [0; 64], kind: [0; 128], firsts: 0 };
        let (mut bit, mut kind) = (0, 0);
        while kind < copies.len() {
            layout.first[kind] = 1 << bit;
            layout.firsts |= 1 << bit;
            let mut copy = 0;
            while copy < copies[kind] {
                layout.mask[kind] |= 1 << bit;
                layout.kind[bit] = kind as u8;
                bit += 1;
                copy += 1;
            }
            kind += 1;
        }
        layout
    }
}

/// Cards without an order: a hand, or what is known of one.
///
/// A kind held `n` times has the lowest `n` of its bits set. So equal hands are equal words, the
/// number of cards is a bit count, and nothing is ever allocated.
pub struct Hand<K> {
    bits: u128,
    kind: PhantomData<K>,
}

impl<K: Kind> Hand<K> {
    /// No card.
    pub const EMPTY: Self = Self { bits: 0, kind: PhantomData };

    #[inline]
    const fn of_bits(bits: u128) -> Self {
        Self { bits, kind: PhantomData }
    }

    /// Every card of the game.
    #[must_use]
    pub fn whole_deck() -> Self {
        Self::of_bits(K::LAYOUT.mask.iter().fold(0, |all, mask| all | mask))
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Is there no card?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Is there a card of this kind?
    #[inline]
    #[must_use]
    pub fn has(self, kind: K) -> bool {
        self.bits & K::LAYOUT.first[kind.index()] != 0
    }

    /// How many cards of this kind there are.
    #[inline]
    #[must_use]
    pub fn count(self, kind: K) -> usize {
        (self.bits & K::LAYOUT.mask[kind.index()]).count_ones() as usize
    }

    /// Adds a card.
    ///
    /// # Panics
    /// In tests, if the game has no more copies of this kind.
    #[inline]
    pub fn add(&mut self, kind: K) {
        let index = kind.index();
        let (first, mask) = (K::LAYOUT.first[index], K::LAYOUT.mask[index]);
        debug_assert!(self.bits & mask != mask, "more copies of {kind} than the game has");
        self.bits |= ((self.bits << 1) | first) & mask;
    }

    /// Removes a card that is there.
    ///
    /// # Panics
    /// In tests, if it is not.
    #[inline]
    pub fn remove(&mut self, kind: K) {
        debug_assert!(self.has(kind), "no {kind} to remove");
        let mask = K::LAYOUT.mask[kind.index()];
        self.bits = self.bits & !mask | (self.bits & mask) >> 1 & mask;
    }

    /// Adds a card unless the game has no more copies of its kind. Returns whether it did.
    pub fn try_add(&mut self, kind: K) -> bool {
        let mask = K::LAYOUT.mask[kind.index()];
        let room = self.bits & mask != mask;
        if room {
            self.add(kind);
        }
        room
    }

    /// Removes a card if it is there. Returns whether it was.
    pub fn try_remove(&mut self, kind: K) -> bool {
        let there = self.has(kind);
        if there {
            self.remove(kind);
        }
        there
    }

    /// Adds all these cards.
    pub fn add_all(&mut self, cards: Self) {
        for kind in cards {
            self.add(kind);
        }
    }

    /// Removes those of these cards that are there.
    pub fn remove_all(&mut self, cards: Self) {
        for kind in cards {
            self.try_remove(kind);
        }
    }

    /// Are all these cards there?
    #[inline]
    #[must_use]
    pub const fn includes(self, cards: Self) -> bool {
        cards.bits & !self.bits == 0
    }

    /// One card fewer of every kind: what is still certain after an unknown card has left.
    #[inline]
    pub fn lose_unknown(&mut self) {
        self.bits = (self.bits & !K::LAYOUT.firsts) >> 1;
    }

    /// The card with this number in sorted order.
    ///
    /// # Panics
    /// If there are fewer cards.
    #[inline]
    #[must_use]
    pub fn nth(self, number: usize) -> K {
        let mut bits = self.bits;
        for _ in 0..number {
            bits &= bits - 1;
        }
        K::from_index(K::LAYOUT.kind[bits.trailing_zeros() as usize] as usize)
    }

    /// Filled up with these cards, in order, until it has `cards` of them.
    ///
    /// # Panics
    /// If there are too few.
    #[must_use]
    pub fn filled(mut self, cards: usize, from: &mut impl Iterator<Item = K>) -> Self {
        while self.len() < cards {
            self.add(from.next().expect("enough cards are there"));
        }
        self
    }

    /// The cards in order as the bytes that chance shuffles, and their number.
    #[must_use]
    pub fn bytes<const N: usize>(self) -> ([u8; N], usize) {
        let mut bytes = [0; N];
        for (byte, card) in bytes.iter_mut().zip(self) {
            *byte = card.index() as u8;
        }
        (bytes, self.len())
    }

    /// The kinds that are there, each once, sorted.
    #[inline]
    pub fn kinds(self) -> HandIter<K> {
        HandIter(Self::of_bits(self.bits & K::LAYOUT.firsts))
    }

    /// Only the cards of kinds in `of`, a set made by [`Hand::all_of_range`].
    #[inline]
    #[must_use]
    pub const fn only(self, of: Self) -> Self {
        Self::of_bits(self.bits & of.bits)
    }

    /// Every copy of the kinds with these numbers, for constants.
    #[must_use]
    pub const fn all_of_range(layout: &Layout, from: usize, to: usize) -> Self {
        let (mut bits, mut index) = (0, from);
        while index < to {
            bits |= layout.mask[index];
            index += 1;
        }
        Self::of_bits(bits)
    }

    /// Of each kind the larger number of the two; for sets made with [`Hand::all_of_range`], the
    /// cards of both.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::of_bits(self.bits | other.bits)
    }
}

impl<K> Clone for Hand<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Hand<K> {}

impl<K> PartialEq for Hand<K> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<K> Eq for Hand<K> {}

impl<K> PartialOrd for Hand<K> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<K> Ord for Hand<K> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.bits.cmp(&other.bits)
    }
}

impl<K> std::hash::Hash for Hand<K> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<K: Kind> Default for Hand<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Kind> fmt::Debug for Hand<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

impl<K: Kind> FromIterator<K> for Hand<K> {
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|kind| hand.add(kind));
        hand
    }
}

impl<K: Kind> IntoIterator for Hand<K> {
    type Item = K;
    type IntoIter = HandIter<K>;

    #[inline]
    fn into_iter(self) -> HandIter<K> {
        HandIter(self)
    }
}

impl<K: Kind + Serialize> Serialize for Hand<K> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de, K: Kind + Deserialize<'de>> Deserialize<'de> for Hand<K> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut hand = Self::EMPTY;
        for kind in Vec::<K>::deserialize(from)? {
            if !hand.try_add(kind) {
                let what = format!("more copies of {kind} than the game has");
                return Err(serde::de::Error::custom(what));
            }
        }
        Ok(hand)
    }
}

/// Iterates over the cards of a hand, sorted.
#[derive(Clone, Copy, Debug)]
pub struct HandIter<K: Kind>(Hand<K>);

impl<K: Kind> Iterator for HandIter<K> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        if self.0.bits == 0 {
            return None;
        }
        let bit = self.0.bits.trailing_zeros();
        self.0.bits &= self.0.bits - 1;
        Some(K::from_index(K::LAYOUT.kind[bit as usize] as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Chance, QuickChance};

    /// Three kinds with 3, 1 and 2 copies.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Toy(usize);

    impl fmt::Display for Toy {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "toy {}", self.0)
        }
    }

    impl Kind for Toy {
        const LAYOUT: &'static Layout = &Layout::new(&[3, 1, 2]);

        fn index(self) -> usize {
            self.0
        }

        fn from_index(index: usize) -> Self {
            Self(index)
        }
    }

    /// The word against a plain sorted list, over random additions and removals.
    #[test]
    fn a_hand_is_a_sorted_multiset() {
        let mut chance = QuickChance::new(3);
        let (mut hand, mut list) = (Hand::<Toy>::EMPTY, Vec::new());
        for _ in 0..10_000 {
            let kind = Toy(chance.below(3));
            if chance.below(2) == 0 {
                if hand.try_add(kind) {
                    list.push(kind);
                }
            } else if hand.try_remove(kind) {
                let place = list.iter().position(|&other| other == kind).expect("it was there");
                list.remove(place);
            }
            list.sort_unstable();
            assert_eq!(hand.into_iter().collect::<Vec<_>>(), list);
            assert_eq!(hand.len(), list.len());
            for (number, &kind) in list.iter().enumerate() {
                assert_eq!(hand.nth(number), kind);
                assert_eq!(hand.count(kind), list.iter().filter(|&&other| other == kind).count());
            }
            let mut less = hand;
            less.lose_unknown();
            for index in 0..3 {
                let kind = Toy(index);
                assert_eq!(less.count(kind), hand.count(kind).saturating_sub(1));
            }
            assert!(hand.includes(less));
            assert_eq!(hand.kinds().count(), (0..3).filter(|&index| hand.has(Toy(index))).count());
        }
        assert_eq!(Hand::<Toy>::whole_deck().len(), 6);
    }
}
