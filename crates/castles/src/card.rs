//! The 66 soldier cards, the table that counts them, and what soldiers share (C1.1, C5.1).

use table::{Kind, Layout};

/// A card: a soldier by type and arms, or one of the two heroes. Cards of one name are
/// interchangeable. Sorted by the bytes of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Card {
    BoarArcher,
    EagleArcher,
    LionArcher,
    StagArcher,
    BoarCrossbowman,
    EagleCrossbowman,
    LionCrossbowman,
    StagCrossbowman,
    BoarFootman,
    EagleFootman,
    LionFootman,
    StagFootman,
    Ivanhoe,
    Locksley,
    BoarRider,
    EagleRider,
    LionRider,
    StagRider,
}

/// A row of the deck: card, name, copies.
struct Row(Card, &'static str, u8);

/// C1.1: what the deck is made of.
const DECK: [Row; KINDS] = [
    Row(Card::BoarArcher, "ab", 4),
    Row(Card::EagleArcher, "ae", 4),
    Row(Card::LionArcher, "al", 4),
    Row(Card::StagArcher, "as", 4),
    Row(Card::BoarCrossbowman, "cb", 4),
    Row(Card::EagleCrossbowman, "ce", 4),
    Row(Card::LionCrossbowman, "cl", 4),
    Row(Card::StagCrossbowman, "cs", 4),
    Row(Card::BoarFootman, "fb", 4),
    Row(Card::EagleFootman, "fe", 4),
    Row(Card::LionFootman, "fl", 4),
    Row(Card::StagFootman, "fs", 4),
    Row(Card::Ivanhoe, "ivanhoe", 1),
    Row(Card::Locksley, "locksley", 1),
    Row(Card::BoarRider, "rb", 4),
    Row(Card::EagleRider, "re", 4),
    Row(Card::LionRider, "rl", 4),
    Row(Card::StagRider, "rs", 4),
];

/// How many kinds of card there are.
pub const KINDS: usize = 18;
/// How many cards there are.
pub const CARDS: usize = 66;

const COPIES: [u8; KINDS] = {
    let mut copies = [0; KINDS];
    let (mut kind, mut cards) = (0, 0);
    while kind < KINDS {
        copies[kind] = DECK[kind].2;
        cards += copies[kind] as usize;
        assert!(DECK[kind].0 as usize == kind, "the table is in the order of the cards");
        kind += 1;
    }
    assert!(cards == CARDS);
    copies
};

static LAYOUT: Layout = Layout::new(&COPIES);

/// A hand of the Castles' cards; also a garrison, an army, the lost cards.
pub type Hand = table::Hand<Card>;

impl Card {
    /// Every kind of card, sorted.
    pub const ALL: [Self; KINDS] = {
        let mut all = [Self::Ivanhoe; KINDS];
        let mut kind = 0;
        while kind < KINDS {
            all[kind] = DECK[kind].0;
            kind += 1;
        }
        all
    };

    /// C5.2: Ivanhoe and Locksley, who fit any army.
    pub(crate) const HEROES: Hand =
        of_kinds(Self::Ivanhoe as usize, 1).or(of_kinds(Self::Locksley as usize, 1));

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

    /// The card that a deck stores as this byte.
    #[inline]
    pub(crate) fn of_byte(byte: u8) -> Self {
        Self::ALL[byte as usize]
    }
}

/// Every copy of a number of kinds from this one on.
const fn of_kinds(from: usize, kinds: usize) -> Hand {
    Hand::all_of_range(&Layout::new(&COPIES), from, from + kinds)
}

/// C5.1: every copy of the soldiers of one type.
const fn of_type(first: Card) -> Hand {
    of_kinds(first as usize, 4)
}

/// C5.1: every copy of the soldiers of one arms; in each type the arms have one order.
const fn of_arms(archer: Card) -> Hand {
    let place = archer as usize;
    of_kinds(place, 1)
        .or(of_kinds(Card::BoarCrossbowman as usize + place, 1))
        .or(of_kinds(Card::BoarFootman as usize + place, 1))
        .or(of_kinds(Card::BoarRider as usize + place, 1))
}

/// C5.1: what an army may share. The four arms first, because C5.3 leaves only these.
pub(crate) const POINTS: [Hand; 8] = [
    of_arms(Card::BoarArcher),
    of_arms(Card::EagleArcher),
    of_arms(Card::LionArcher),
    of_arms(Card::StagArcher),
    of_type(Card::BoarArcher),
    of_type(Card::BoarCrossbowman),
    of_type(Card::BoarFootman),
    of_type(Card::BoarRider),
];

/// How many of the [`POINTS`] are arms.
pub(crate) const ARMS: usize = 4;

impl Kind for Card {
    const LAYOUT: &'static Layout = &LAYOUT;
    const DIVIDER: char = ',';

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

table::named!(Card, "card");
