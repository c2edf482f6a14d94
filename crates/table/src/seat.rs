//! Seats, sets of seats, and data kept by seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place at the table. Seats are lettered clockwise: `A` sits left of the last seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Seat {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl Seat {
    /// Every seat that any of our games knows, clockwise.
    pub const ALL: [Self; 6] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F];

    /// The seat with this number, counted from 0 for `A`.
    ///
    /// # Panics
    /// If there is no such seat.
    #[inline]
    #[must_use]
    pub const fn new(number: usize) -> Self {
        // A match, unlike a table, costs no look-up.
        match number {
            0 => Self::A,
            1 => Self::B,
            2 => Self::C,
            3 => Self::D,
            4 => Self::E,
            5 => Self::F,
            _ => panic!("there are six seats at most"),
        }
    }

    /// The number of the seat, 0 for `A`.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the seat.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The letter of the seat as a text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
            Self::E => "E",
            Self::F => "F",
        }
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        let next = self.index() + 1;
        Self::new(if next == players { 0 } else { next })
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// All seats of a table of `players`.
    #[inline]
    #[must_use]
    pub const fn first(players: usize) -> Self {
        Self(((1u16 << players) - 1) as u8)
    }

    /// Only this seat.
    #[inline]
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat as u8)
    }

    /// Is the seat in the set?
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 == 1
    }

    /// The set with this seat too.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat as u8)
    }

    /// The set without this seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat as u8))
    }

    /// The seats of either set.
    #[inline]
    #[must_use]
    pub const fn either(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats of both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many seats the set has.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is the set empty?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first seat of the set by letter.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat::new(self.0.trailing_zeros() as usize)) }
    }

    /// The first seat of the set that comes after `seat` clockwise; `seat` itself comes last.
    #[inline]
    #[must_use]
    pub const fn next_after(self, seat: Seat) -> Option<Seat> {
        let later = Self((self.0 as u16 & !((2u16 << seat as u8) - 1)) as u8);
        if later.0 == 0 { self.lowest() } else { later.lowest() }
    }

    /// The seats of the set clockwise, `seat` itself (if in the set) first.
    #[inline]
    pub fn clockwise_from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let later = Self((self.0 as u16 & !((1u16 << seat as u8) - 1)) as u8);
        let earlier = Self(self.0 & !later.0);
        later.into_iter().chain(earlier)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    #[inline]
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seats({self})")
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.into_iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(from)?;
        let set: Self = seats.iter().copied().collect();
        if set.len() != seats.len() {
            return Err(D::Error::custom("a seat is named twice"));
        }
        Ok(set)
    }
}

/// Iterates over the seats of a set by letter.
#[derive(Clone, Copy, Debug)]
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.lowest()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

/// One `T` for each of up to `N` seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

crate::named!(Seat, "seat");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_ordered_clockwise() {
        let set: Seats = [Seat::A, Seat::C, Seat::D].into_iter().collect();
        assert_eq!(set.clockwise_from(Seat::C).collect::<Vec<_>>(), [Seat::C, Seat::D, Seat::A]);
        assert_eq!(set.clockwise_from(Seat::B).collect::<Vec<_>>(), [Seat::C, Seat::D, Seat::A]);
        assert_eq!(set.next_after(Seat::D), Some(Seat::A));
        assert_eq!(set.next_after(Seat::A), Some(Seat::C));
        assert_eq!(Seats::only(Seat::F).next_after(Seat::F), Some(Seat::F));
        assert_eq!(Seats::NONE.next_after(Seat::A), None);
        assert_eq!(Seat::E.next(5), Seat::A);
    }

    #[test]
    fn seats_are_written_as_letters() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        assert!("G".parse::<Seat>().is_err());
        assert!("AB".parse::<Seat>().is_err());
        let set: Seats = serde_json::from_str(r#"["C","A"]"#).expect("two seats");
        assert_eq!(serde_json::to_string(&set).expect("letters"), r#"["A","C"]"#);
        assert!(serde_json::from_str::<Seats>(r#"["A","A"]"#).is_err());
    }
}
