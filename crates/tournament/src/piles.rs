//! The draw deck and the discard pile.

use std::fmt;

use table::{Chance, Field, ParseError, Words, read_cards};

use crate::card::{CARDS, Card};

/// Deck and discard pile in one array, from its two ends: together they never have more cards than
/// the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piles {
    /// The discard pile from the front, oldest first; the deck at the back, next card first.
    cards: [u8; CARDS],
    deck: u8,
    discard: u8,
}

impl Default for Piles {
    fn default() -> Self {
        Self { cards: [0; CARDS], deck: 0, discard: 0 }
    }
}

/// Bytes between the two piles are ignored.
impl PartialEq for Piles {
    fn eq(&self, other: &Self) -> bool {
        self.deck_bytes() == other.deck_bytes() && self.discard_bytes() == other.discard_bytes()
    }
}

impl Eq for Piles {}

impl Piles {
    #[inline]
    fn deck_bytes(&self) -> &[u8] {
        &self.cards[CARDS - self.deck as usize..]
    }

    #[inline]
    fn discard_bytes(&self) -> &[u8] {
        &self.cards[..self.discard as usize]
    }

    /// How many cards are left to draw.
    #[inline]
    pub(crate) fn deck_len(&self) -> usize {
        self.deck as usize
    }

    /// How many cards have been discarded.
    #[inline]
    pub(crate) fn discard_len(&self) -> usize {
        self.discard as usize
    }

    /// The deck, next card first.
    pub(crate) fn deck(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.deck_bytes().iter().map(|&byte| Card::of_byte(byte))
    }

    /// The discard pile, oldest first.
    pub(crate) fn discard(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.discard_bytes().iter().map(|&byte| Card::of_byte(byte))
    }

    /// Is the card in the discard pile?
    #[inline]
    pub(crate) fn discarded(&self, card: Card) -> bool {
        self.discard_bytes().contains(&(card as u8))
    }

    /// The card that would be drawn.
    #[inline]
    pub(crate) fn next(&self) -> Option<Card> {
        self.deck_bytes().first().map(|&byte| Card::of_byte(byte))
    }

    /// Takes the next card off the deck.
    #[inline]
    pub(crate) fn draw(&mut self) {
        self.deck -= 1;
    }

    /// Cuts the deck: its first `cards` cards go to the bottom.
    ///
    /// # Panics
    /// If it has fewer.
    pub(crate) fn cut(&mut self, cards: usize) {
        self.cards[CARDS - self.deck as usize..].rotate_left(cards);
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub(crate) fn put(&mut self, card: Card) {
        self.cards[self.discard as usize] = card as u8;
        self.discard += 1;
    }

    /// The discard pile, shuffled.
    pub(crate) fn shuffled_discard(&self, chance: &mut impl Chance) -> Pile {
        let mut pile = Pile { cards: self.cards, len: self.discard };
        chance.shuffle(&mut pile.cards[..self.discard as usize]);
        pile
    }

    /// Makes the pile the deck; the discard pile is then empty.
    #[inline]
    pub(crate) fn renew(&mut self, deck: &Pile) {
        let bytes = &deck.cards[..deck.len as usize];
        self.cards[CARDS - bytes.len()..].copy_from_slice(bytes);
        self.deck = deck.len;
        self.discard = 0;
    }
}

/// The whole deck before it is shuffled.
const SORTED: [u8; CARDS] = {
    let mut cards = [0; CARDS];
    let (mut place, mut kind) = (0, 0);
    while kind < Card::ALL.len() {
        let mut copy = 0;
        while copy < Card::ALL[kind].copies() {
            cards[place] = kind as u8;
            place += 1;
            copy += 1;
        }
        kind += 1;
    }
    cards
};

/// A pile of cards in a fixed order, next card first.
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [u8; CARDS],
    len: u8,
}

impl Pile {
    /// The whole deck, shuffled so that all orders are equally likely.
    #[must_use]
    pub fn shuffled(chance: &mut impl Chance) -> Self {
        let mut pile = Self { cards: SORTED, len: CARDS as u8 };
        chance.shuffle(&mut pile.cards);
        pile
    }

    /// How many cards there are.
    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    /// The cards, next card first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        self.cards[..self.len as usize].iter().map(|&byte| Card::of_byte(byte))
    }
}

impl FromIterator<Card> for Pile {
    /// # Panics
    /// If there are more cards than the game has.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self { cards: [0; CARDS], len: 0 };
        for card in cards {
            pile.cards[pile.len as usize] = card as u8;
            pile.len += 1;
        }
        pile
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Field for Pile {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| write!(f, " {card}"))
    }

    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        read_cards(words).map(Self::from_iter)
    }
}
