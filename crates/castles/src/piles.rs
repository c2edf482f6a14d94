//! The draw deck.

use std::fmt;

use table::{Chance, Field, ParseError, Words, read_cards};

use crate::card::{CARDS, Card, Hand};

/// A pile of cards in a fixed order, next card first: the deck, also before dealing.
#[derive(Clone, Copy)]
pub struct Pile {
    /// The pile is at the end of the array, next card first. The bytes before it are unused.
    cards: [u8; CARDS],
    len: u8,
}

impl Pile {
    pub(crate) const EMPTY: Self = Self { cards: [0; CARDS], len: 0 };

    /// The whole deck, shuffled so that all orders are equally likely.
    #[must_use]
    pub fn shuffled(chance: &mut impl Chance) -> Self {
        let mut pile: Self = Hand::whole_deck().into_iter().collect();
        chance.shuffle(&mut pile.cards);
        pile
    }

    #[inline]
    fn bytes(&self) -> &[u8] {
        &self.cards[CARDS - self.len as usize..]
    }

    /// How many cards are left.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is no card left?
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, next card first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        self.bytes().iter().map(|&byte| Card::of_byte(byte))
    }

    /// Cuts the pile: its first `cards` cards go to the bottom.
    ///
    /// # Panics
    /// If it has fewer.
    pub(crate) fn cut(&mut self, cards: usize) {
        self.cards[CARDS - self.len as usize..].rotate_left(cards);
    }

    /// Takes the next card off.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub(crate) fn draw(&mut self) -> Card {
        let card = Card::of_byte(self.bytes()[0]);
        self.len -= 1;
        card
    }
}

impl FromIterator<Card> for Pile {
    /// # Panics
    /// If there are more cards than the game has.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        for card in cards {
            pile.cards[pile.len as usize] = card as u8;
            pile.len += 1;
        }
        pile.cards.copy_within(..pile.len as usize, CARDS - pile.len as usize);
        pile
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.bytes() == other.bytes()
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
