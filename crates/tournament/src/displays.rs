//! The displays of all players, in one row.

use table::{BySeat, Seat, Seats};

use crate::card::{Card, VALUE_CARDS};
use crate::moves::Place;

/// One value for each of the five knights of the largest table.
pub(crate) type Knights<T> = BySeat<T, 5>;

/// All displays, as one row of cards in the order in which they were laid.
///
/// A display is the part of the row that belongs to one player. T5.3: cards always join the newest
/// end of a display, so laying is appending, and one row of 90 holds any lengths that 90 value
/// cards can make. Lengths and sums are stored separately because every turn needs them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Displays {
    row: [Laid; VALUE_CARDS],
    count: u8,
    lengths: Knights<u8>,
    sums: Knights<u16>,
}

/// A card in front of a player: card in the low five bits, seat above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Laid(u8);

impl Laid {
    #[inline]
    const fn new(seat: Seat, card: Card) -> Self {
        Self((seat as u8) << 5 | card as u8)
    }

    #[inline]
    const fn is_of(self, seat: Seat) -> bool {
        self.0 >> 5 == seat as u8
    }

    #[inline]
    const fn seat(self) -> Seat {
        Seat::new((self.0 >> 5) as usize)
    }

    #[inline]
    fn card(self) -> Card {
        Card::of_byte(self.0 & 0x1f)
    }
}

impl Default for Displays {
    fn default() -> Self {
        let (lengths, sums) = (Knights::default(), Knights::default());
        Self { row: [Laid(0); VALUE_CARDS], count: 0, lengths, sums }
    }
}

/// Bytes beyond the row's end are ignored.
impl PartialEq for Displays {
    fn eq(&self, other: &Self) -> bool {
        // Rows that differ only in how players' cards are interleaved are the same displays.
        self.lengths == other.lengths
            && Seat::ALL[..5].iter().all(|&seat| self.cards(seat).eq(other.cards(seat)))
    }
}

impl Eq for Displays {}

impl Displays {
    /// How many cards the display has.
    #[inline]
    pub(crate) fn len(&self, seat: Seat) -> usize {
        self.lengths[seat] as usize
    }

    /// The sum of the printed values.
    #[inline]
    pub(crate) fn sum(&self, seat: Seat) -> u32 {
        u32::from(self.sums[seat])
    }

    /// The highest of all other players' totals, by length or by sum.
    #[inline]
    pub(crate) fn highest_but(&self, seat: Seat, by_length: bool) -> u32 {
        let mut highest = 0;
        for other in 0..5 {
            let (length, sum) = (u16::from(self.lengths.0[other]), self.sums.0[other]);
            let total = if by_length { length } else { sum };
            highest = highest.max(if other == seat.index() { 0 } else { total });
        }
        u32::from(highest)
    }

    /// The cards of one display, oldest first.
    #[inline]
    pub(crate) fn cards(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone {
        let row = self.row[..self.count as usize].iter();
        row.filter(move |laid| laid.is_of(seat)).map(|laid| laid.card())
    }

    /// Every card of every display.
    #[inline]
    pub(crate) fn all(&self) -> impl Iterator<Item = Card> {
        self.row[..self.count as usize].iter().map(|laid| laid.card())
    }

    /// The seats whose displays have a card that is hit.
    #[inline]
    pub(crate) fn owners(&self, hit: impl Fn(Card) -> bool) -> Seats {
        let mut owners = Seats::NONE;
        for laid in &self.row[..self.count as usize] {
            if hit(laid.card()) {
                owners = owners.with(laid.seat());
            }
        }
        owners
    }

    /// The seats whose displays have a second card: others cannot lose one (T7.3).
    #[inline]
    pub(crate) fn longer_than_one(&self) -> Seats {
        let lengths = (0..).zip(self.lengths.0);
        lengths.fold(
            Seats::NONE,
            |seats, (number, length)| {
                if length > 1 { seats.with(Seat::new(number)) } else { seats }
            },
        )
    }

    /// The seats whose displays have two cards of one value.
    #[inline]
    pub(crate) fn with_equal_values(&self) -> Seats {
        let (mut seen, mut twice) = (Knights::<u8>::default(), Seats::NONE);
        for laid in &self.row[..self.count as usize] {
            let (seat, value) = (laid.seat(), 1 << laid.card().value());
            if seen[seat] & value != 0 {
                twice = twice.with(seat);
            }
            seen[seat] |= value;
        }
        twice
    }

    /// The card at a place, if the display is that long.
    #[inline]
    pub(crate) fn at(&self, seat: Seat, place: Place) -> Option<Card> {
        self.cards(seat).nth(place.index())
    }

    /// The newest card.
    #[inline]
    pub(crate) fn newest(&self, seat: Seat) -> Option<Card> {
        let row = self.row[..self.count as usize].iter();
        row.rev().find(|laid| laid.is_of(seat)).map(|laid| laid.card())
    }

    /// Is there a Maiden in it?
    #[inline]
    pub(crate) fn has_maiden(&self, seat: Seat) -> bool {
        self.row[..self.count as usize].contains(&Laid::new(seat, Card::M6))
    }

    /// Lays a card on top.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        self.row[self.count as usize] = Laid::new(seat, card);
        self.count += 1;
        self.lengths[seat] += 1;
        self.sums[seat] += u16::from(card.value());
    }

    /// Takes away the card at a place.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, place: Place) -> Card {
        let count = self.count as usize;
        let mut of_seat = (0..count).filter(|&index| self.row[index].is_of(seat));
        let index = of_seat.nth(place.index()).expect("the display has this place");
        let card = self.row[index].card();
        self.row.copy_within(index + 1..count, index);
        self.count -= 1;
        self.lengths[seat] -= 1;
        self.sums[seat] -= u16::from(card.value());
        card
    }

    /// Takes the whole display away; `each` gets its cards, oldest first.
    #[inline]
    pub(crate) fn clear(&mut self, seat: Seat, mut each: impl FnMut(Card)) {
        let mut kept = 0;
        for index in 0..self.count as usize {
            let laid = self.row[index];
            if laid.is_of(seat) {
                each(laid.card());
            } else {
                self.row[kept] = laid;
                kept += 1;
            }
        }
        self.count = kept as u8;
        self.lengths[seat] = 0;
        self.sums[seat] = 0;
    }
}
