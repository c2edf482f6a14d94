//! The 110 cards, the five colours, and the table that counts them (T1).

use table::{Kind, Layout};

use crate::cards::{self, ActionCard as _};

/// A card. Cards of one name are interchangeable. Sorted by the bytes of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Card {
    B2,
    B3,
    B4,
    B5,
    G1,
    M6,
    P3,
    P4,
    P5,
    P7,
    R3,
    R4,
    R5,
    S2,
    S3,
    Y2,
    Y3,
    Y4,
    Adapt,
    BreakLance,
    ChangeWeapon,
    Charge,
    Countercharge,
    Disgrace,
    Dodge,
    DropWeapon,
    Ivanhoe,
    KnockDown,
    Outmaneuver,
    Outwit,
    Retreat,
    Riposte,
    Shield,
    Stunned,
    Unhorse,
}

/// A row of the deck: card, name, copies, printed value (0 for action cards), colour of colour
/// cards.
pub(crate) struct Row(Card, &'static str, u8, u8, Option<Colour>);

impl Row {
    /// The row of an action card, which is in the card's own file.
    pub(crate) const fn action(card: Card, name: &'static str, copies: u8) -> Self {
        Self(card, name, copies, 0, None)
    }
}

/// T1.1 to T1.3: what the deck is made of.
const DECK: [Row; KINDS] = [
    Row(Card::B2, "B2", 4, 2, Some(Colour::Blue)),
    Row(Card::B3, "B3", 4, 3, Some(Colour::Blue)),
    Row(Card::B4, "B4", 4, 4, Some(Colour::Blue)),
    Row(Card::B5, "B5", 2, 5, Some(Colour::Blue)),
    Row(Card::G1, "G1", 14, 1, Some(Colour::Green)),
    Row(Card::M6, "M6", 4, 6, None),
    Row(Card::P3, "P3", 4, 3, Some(Colour::Purple)),
    Row(Card::P4, "P4", 4, 4, Some(Colour::Purple)),
    Row(Card::P5, "P5", 4, 5, Some(Colour::Purple)),
    Row(Card::P7, "P7", 2, 7, Some(Colour::Purple)),
    Row(Card::R3, "R3", 6, 3, Some(Colour::Red)),
    Row(Card::R4, "R4", 6, 4, Some(Colour::Red)),
    Row(Card::R5, "R5", 2, 5, Some(Colour::Red)),
    Row(Card::S2, "S2", 8, 2, None),
    Row(Card::S3, "S3", 8, 3, None),
    Row(Card::Y2, "Y2", 4, 2, Some(Colour::Yellow)),
    Row(Card::Y3, "Y3", 8, 3, Some(Colour::Yellow)),
    Row(Card::Y4, "Y4", 2, 4, Some(Colour::Yellow)),
    cards::Adapt::ROW,
    cards::BreakLance::ROW,
    cards::ChangeWeapon::ROW,
    cards::Charge::ROW,
    cards::Countercharge::ROW,
    cards::Disgrace::ROW,
    cards::Dodge::ROW,
    cards::DropWeapon::ROW,
    cards::IVANHOE,
    cards::KnockDown::ROW,
    cards::Outmaneuver::ROW,
    cards::Outwit::ROW,
    cards::Retreat::ROW,
    cards::Riposte::ROW,
    cards::Shield::ROW,
    cards::Stunned::ROW,
    cards::Unhorse::ROW,
];

/// How many kinds of card there are; the first [`VALUE_KINDS`] of them are value cards.
const KINDS: usize = 35;
const VALUE_KINDS: usize = 18;

/// How many cards there are.
pub const CARDS: usize = 110;
/// How many of them are value cards: no display can be longer.
pub const VALUE_CARDS: usize = 90;

const COPIES: [u8; KINDS] = {
    let mut copies = [0; KINDS];
    let (mut kind, mut cards, mut value_cards) = (0, 0, 0);
    while kind < KINDS {
        copies[kind] = DECK[kind].2;
        cards += copies[kind] as usize;
        value_cards += if DECK[kind].3 > 0 { copies[kind] as usize } else { 0 };
        assert!(DECK[kind].0 as usize == kind, "the table is in the order of the cards");
        assert!((DECK[kind].3 > 0) == (kind < VALUE_KINDS), "value cards come first");
        kind += 1;
    }
    assert!(cards == CARDS && value_cards == VALUE_CARDS);
    copies
};

static LAYOUT: Layout = Layout::new(&COPIES);

const VALUES: [u8; KINDS] = {
    let mut values = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        values[kind] = DECK[kind].3;
        kind += 1;
    }
    values
};

/// A hand of the Tournament's cards.
pub type Hand = table::Hand<Card>;

impl Card {
    /// Every kind of card, sorted.
    pub const ALL: [Self; KINDS] = {
        let mut all = [Self::B2; KINDS];
        let mut kind = 0;
        while kind < KINDS {
            all[kind] = DECK[kind].0;
            kind += 1;
        }
        all
    };

    /// The action cards.
    pub(crate) const ACTIONS: Hand = Hand::all_of_range(&Layout::new(&COPIES), VALUE_KINDS, KINDS);

    /// The name in the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        DECK[self as usize].1
    }

    /// How many copies the game has.
    #[must_use]
    pub const fn copies(self) -> usize {
        COPIES[self as usize] as usize
    }

    /// The printed value; 0 for action cards.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        VALUES[self as usize]
    }

    /// The colour of a colour card.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        DECK[self as usize].4
    }

    /// Is it a colour card or supporter, the cards that displays are made of?
    #[inline]
    #[must_use]
    pub const fn is_value(self) -> bool {
        (self as usize) < VALUE_KINDS
    }

    /// Is it a Squire or Maiden?
    #[inline]
    #[must_use]
    pub const fn is_supporter(self) -> bool {
        matches!(self, Self::S2 | Self::S3 | Self::M6)
    }

    /// T5.1: may it be laid in a tournament of this colour? Supporters fit any.
    #[must_use]
    pub fn fits(self, colour: Colour) -> bool {
        self.is_supporter() || self.colour() == Some(colour)
    }

    /// The card that a pile or display stores as this byte.
    #[inline]
    pub(crate) fn of_byte(byte: u8) -> Self {
        Self::ALL[byte as usize]
    }
}

impl Kind for Card {
    const LAYOUT: &'static Layout = &LAYOUT;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

/// A tournament's colour; also the colour of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Colour {
    Blue,
    Green,
    Purple,
    Red,
    Yellow,
}

impl Colour {
    /// Every colour, sorted by name.
    pub const ALL: [Self; 5] = [Self::Blue, Self::Green, Self::Purple, Self::Red, Self::Yellow];

    /// The three between which weapons change (T8): red, blue, yellow.
    pub const WEAPONS: [Self; 3] = [Self::Red, Self::Blue, Self::Yellow];

    /// Every copy of the cards that fit this colour: its own and the supporters (T5.1).
    pub(crate) const FITTING: [Hand; 5] = {
        let layout = &Layout::new(&COPIES);
        let supporters = Hand::all_of_range(layout, Card::M6 as usize, Card::M6 as usize + 1)
            .or(Hand::all_of_range(layout, Card::S2 as usize, Card::S3 as usize + 1));
        [
            Hand::all_of_range(layout, Card::B2 as usize, Card::B5 as usize + 1).or(supporters),
            Hand::all_of_range(layout, Card::G1 as usize, Card::G1 as usize + 1).or(supporters),
            Hand::all_of_range(layout, Card::P3 as usize, Card::P7 as usize + 1).or(supporters),
            Hand::all_of_range(layout, Card::R3 as usize, Card::R5 as usize + 1).or(supporters),
            Hand::all_of_range(layout, Card::Y2 as usize, Card::Y4 as usize + 1).or(supporters),
        ]
    };

    /// The name in the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::Red => "red",
            Self::Yellow => "yellow",
        }
    }

    /// Is it red, blue or yellow?
    #[must_use]
    pub const fn is_weapon(self) -> bool {
        matches!(self, Self::Red | Self::Blue | Self::Yellow)
    }
}

table::named!(Card, "card");
table::named!(Colour, "colour");

/// A set of colours: the tokens of one player (T1.4: at most one of each).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Colours(u8);

impl Colours {
    /// Is the colour in the set?
    #[inline]
    #[must_use]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// The set with this colour too.
    #[inline]
    #[must_use]
    pub const fn with(self, colour: Colour) -> Self {
        Self(self.0 | 1 << colour as u8)
    }

    /// The set without this colour.
    #[inline]
    #[must_use]
    pub const fn without(self, colour: Colour) -> Self {
        Self(self.0 & !(1 << colour as u8))
    }

    /// How many colours there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours that are not in the set.
    #[inline]
    #[must_use]
    pub const fn missing(self) -> Self {
        Self(!self.0 & 0b1_1111)
    }
}

impl Colours {
    /// The colours of the set, sorted by name.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Self::default(), Self::with)
    }
}
