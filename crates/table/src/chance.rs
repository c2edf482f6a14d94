//! Randomness: everything a game leaves to chance goes through one trait.
//!
//! A game state contains no generator and no seed. The driver of a game derives the [`Chance`] of
//! each record entry from the record's [`Seed`] and the entry's number. So no view can leak what is
//! to come, and a game rebuilt from its record continues exactly as it would have.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256, Sha512};

use crate::notation::ParseError;

/// A source of randomness.
pub trait Chance {
    /// Thirty-two uniform bits.
    fn bits(&mut self) -> u32;

    /// A number below `n`, each equally likely (Lemire's rejection method: no bias at all).
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    fn below(&mut self, n: usize) -> usize {
        assert!(n > 0, "a choice needs something to choose from");
        let n = n as u32;
        loop {
            let product = u64::from(self.bits()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as usize;
            }
        }
    }

    /// Shuffles cards, given as the bytes their game stores, so that every order is equally likely
    /// (Fisher and Yates, from the last place down).
    #[inline]
    fn shuffle(&mut self, cards: &mut [u8]) {
        for last in (1..cards.len()).rev() {
            let other = self.below(last + 1);
            cards.swap(last, other);
        }
    }
}

/// The secret of one game: 512 bits, more than the 2^446 orders of 110 cards need.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 64]);

impl Seed {
    /// A seed of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 64]) -> Self {
        Self(bytes)
    }

    /// The seed of one game of a numbered series: for self-play, tests and benchmarks, where it is
    /// no secret.
    #[must_use]
    pub fn of_series(series: u64, game: u64) -> Self {
        Self(Sha512::digest(format!("ivanhoe series {series} game {game}")).into())
    }

    /// What may be published before the game to commit the holder of the seed: its SHA-256.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Its bytes, to derive other values from.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The randomness of a record entry. Entry 0 is the deal, entry n the nth move.
    #[must_use]
    pub fn entry(&self, number: u64) -> EntryChance {
        EntryChance { seed: self.clone(), entry: number, block: 0, words: [0; 16], used: 16 }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A seed is secret while its game runs: debug output must not reveal it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some(at) = text.find(|digit| !matches!(digit, '0'..='9' | 'a'..='f')) {
            return Err(ParseError::new(at, "a seed is written in digits 0-9 and a-f"));
        }
        if text.len() != 128 {
            let what = format!("a seed has 128 digits, this one {}", text.len());
            return Err(ParseError::new(text.len().min(128), what));
        }
        let mut bytes = [0; 64];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let value = |digit: u8| (digit as char).to_digit(16).unwrap_or_default() as u8;
            *byte = value(digits[0]) << 4 | value(digits[1]);
        }
        Ok(Self(bytes))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The randomness of one record entry: the words of HMAC-SHA-512 under the seed, in counter mode.
///
/// Block `b` of entry `e` is `HMAC-SHA-512(seed, "ivanhoe" ‖ e ‖ b)` with both numbers as eight
/// bytes, most significant first; it is read as sixteen 32-bit words, most significant byte first.
/// Any language with HMAC can repeat it, a browser's Web Crypto included.
#[derive(Clone, Debug)]
pub struct EntryChance {
    seed: Seed,
    entry: u64,
    block: u64,
    words: [u32; 16],
    used: usize,
}

impl EntryChance {
    fn refill(&mut self) {
        let mut mac = Hmac::<Sha512>::new_from_slice(&self.seed.0).expect("any key length serves");
        mac.update(b"ivanhoe");
        mac.update(&self.entry.to_be_bytes());
        mac.update(&self.block.to_be_bytes());
        let block = mac.finalize().into_bytes();
        for (word, bytes) in self.words.iter_mut().zip(block.chunks_exact(4)) {
            *word = u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        self.block += 1;
        self.used = 0;
    }
}

impl Chance for EntryChance {
    fn bits(&mut self) -> u32 {
        if self.used == self.words.len() {
            self.refill();
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

/// Fast randomness for playouts, imagined worlds and random bots: xoshiro256++. Never for a record.
#[derive(Clone, Debug)]
pub struct QuickChance(Xoshiro256PlusPlus);

impl QuickChance {
    /// The same number gives the same sequence on every machine.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(number))
    }
}

impl Chance for QuickChance {
    #[inline]
    fn bits(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

/// Scripted randomness: for scenarios, traces and composed deals.
///
/// A choice that is not scripted is 0, and a shuffle that is not scripted leaves the cards as they
/// are.
#[derive(Clone, Debug, Default)]
pub struct Script {
    numbers: VecDeque<usize>,
    orders: VecDeque<Vec<u8>>,
    fault: Option<String>,
}

impl Script {
    /// Scripts the next choice by number.
    #[must_use]
    pub fn number(mut self, number: usize) -> Self {
        self.numbers.push_back(number);
        self
    }

    /// Scripts the order of the next shuffle.
    #[must_use]
    pub fn order(mut self, cards: Vec<u8>) -> Self {
        self.orders.push_back(cards);
        self
    }

    /// What could not be done as scripted, or was scripted and never used.
    #[must_use]
    pub fn fault(self) -> Option<String> {
        let left = self.numbers.len() + self.orders.len();
        let unused = (left > 0).then(|| format!("chance was told {left} things more than asked"));
        self.fault.or(unused)
    }
}

impl Chance for Script {
    fn bits(&mut self) -> u32 {
        0
    }

    fn below(&mut self, n: usize) -> usize {
        match self.numbers.pop_front() {
            Some(number) if number < n => number,
            Some(number) => {
                self.fault = Some(format!("choice {number} of only {n}"));
                0
            }
            None => 0,
        }
    }

    fn shuffle(&mut self, cards: &mut [u8]) {
        let Some(order) = self.orders.pop_front() else { return };
        let (mut told, mut found) = (order.clone(), cards.to_vec());
        told.sort_unstable();
        found.sort_unstable();
        if told == found {
            cards.copy_from_slice(&order);
        } else {
            self.fault = Some(format!(
                "the order told has {} cards, not the {} that are shuffled",
                told.len(),
                found.len()
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Old records must replay: this output may never change.
    #[test]
    fn the_generator_is_golden() {
        let seed = Seed::of_series(7, 0);
        assert_eq!(
            seed.commitment(),
            "7c2f7832ccb6915d0a15097a5f8352d1d1ea2b5b7baca47526865b79646cf941"
        );
        let mut deal = seed.entry(0);
        let words: Vec<u32> = (0..4).map(|_| deal.bits()).collect();
        assert_eq!(words, [813728672, 1014934006, 517286076, 796290350]);
        let mut cards: Vec<u8> = (0..20).collect();
        seed.entry(1).shuffle(&mut cards);
        assert_eq!(cards, [8, 1, 4, 17, 7, 18, 11, 9, 12, 3, 0, 13, 16, 5, 19, 10, 14, 6, 2, 15]);
        let mut quick = QuickChance::new(7);
        let numbers: Vec<usize> = (0..8).map(|_| quick.below(110)).collect();
        assert_eq!(numbers, [6, 18, 78, 46, 106, 51, 79, 36]);
    }

    /// HMAC-SHA-512 in counter mode, computed a second time from its definition.
    #[test]
    fn an_entry_is_plain_hmac() {
        let seed = Seed::new([9; 64]);
        let pad =
            |byte: u8| -> Vec<u8> { seed.0.iter().map(|k| k ^ byte).chain([byte; 64]).collect() };
        let mut message = b"ivanhoe".to_vec();
        message.extend_from_slice(&5u64.to_be_bytes());
        message.extend_from_slice(&1u64.to_be_bytes());
        let inner = Sha512::digest([pad(0x36), message].concat());
        let outer = Sha512::digest([pad(0x5c), inner.to_vec()].concat());
        let mut chance = seed.entry(5);
        let second_block = (0..32).map(|_| chance.bits()).nth(16);
        assert_eq!(
            second_block,
            Some(u32::from_be_bytes([outer[0], outer[1], outer[2], outer[3]]))
        );
    }

    #[test]
    fn entries_and_seeds_are_independent() {
        let (one, two) = (Seed::of_series(1, 0), Seed::of_series(1, 1));
        assert_ne!(one.entry(0).bits(), one.entry(1).bits());
        assert_ne!(one.entry(0).bits(), two.entry(0).bits());
        assert_eq!(one.to_string().parse(), Ok(one.clone()));
        assert_eq!(format!("{one:?}"), "Seed(…)");
        assert!("abc".parse::<Seed>().is_err());
    }

    /// Every order of three cards and every number comes up equally often, within 5 deviations.
    #[test]
    fn shuffles_and_choices_are_even() {
        let mut chance = QuickChance::new(1);
        let mut orders = std::collections::BTreeMap::new();
        let mut numbers = [0u32; 7];
        for _ in 0..60_000 {
            let mut cards = [0, 1, 2];
            chance.shuffle(&mut cards);
            *orders.entry(cards).or_insert(0u32) += 1;
            numbers[chance.below(7)] += 1;
        }
        assert_eq!(orders.len(), 6);
        assert!(orders.values().all(|&count| count.abs_diff(10_000) < 460), "{orders:?}");
        assert!(numbers.iter().all(|&count| count.abs_diff(8571) < 430), "{numbers:?}");
    }

    #[test]
    fn a_script_is_followed_or_reports_a_fault() {
        let mut script = Script::default().number(2).order(vec![2, 1, 1]);
        assert_eq!(script.below(3), 2);
        assert_eq!(script.below(3), 0);
        let mut cards = [1, 1, 2];
        script.shuffle(&mut cards);
        assert_eq!(cards, [2, 1, 1]);
        assert_eq!(script.fault(), None);
        let mut wrong = Script::default().order(vec![3]);
        wrong.shuffle(&mut cards);
        assert!(wrong.fault().is_some());
        assert!(Script::default().number(0).fault().is_some());
    }
}
