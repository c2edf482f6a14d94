//! What each viewer knows of the cards in other hands: everything they could have noted.

use crate::game::Viewer;
use crate::hand::{Hand, Kind};
use crate::seat::{BySeat, Seat, Seats};

/// For each viewer and each seat, cards that the viewer knows to be in that seat's hand.
///
/// It is updated with what everyone, or some seats, saw enter and leave a hand. When a card leaves
/// unseen, any known card may be the one that left, so one of each kind is forgotten: what stays in
/// the list is certain. A seat's own hand is not in its list; the seat sees that anyway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge<K: Kind, const N: usize> {
    of_seats: BySeat<BySeat<Hand<K>, N>, N>,
    of_public: BySeat<Hand<K>, N>,
}

impl<K: Kind, const N: usize> Default for Knowledge<K, N> {
    fn default() -> Self {
        let nothing = BySeat([Hand::EMPTY; N]);
        Self { of_seats: BySeat([nothing; N]), of_public: nothing }
    }
}

impl<K: Kind, const N: usize> Knowledge<K, N> {
    /// The cards that `viewer` knows to be in the hand of `holder`.
    #[must_use]
    pub fn known(&self, viewer: Viewer, holder: Seat) -> Hand<K> {
        match viewer {
            Viewer::Seat(seat) => self.of_seats[seat][holder],
            Viewer::Public => self.of_public[holder],
        }
    }

    /// What `seat` can be sure that the seats remember: its own memory, and of the others what all
    /// know. For worlds that it imagines.
    #[must_use]
    pub fn as_known_to(&self, seat: Seat) -> Self {
        let mut recall = *self;
        for other in Seats::first(N).without(seat) {
            recall.of_seats[other] = self.of_public;
            recall.of_seats[other][other] = Hand::EMPTY;
        }
        recall
    }

    /// Everyone saw the card come into the hand of `holder`.
    pub fn entered_openly(&mut self, holder: Seat, card: K) {
        self.entered(holder, card, Seats::first(N));
        self.of_public[holder].add(card);
    }

    /// Only `witnesses` saw the card come into the hand of `holder`.
    pub fn entered(&mut self, holder: Seat, card: K, witnesses: Seats) {
        for witness in witnesses.without(holder) {
            self.of_seats[witness][holder].add(card);
        }
    }

    /// Everyone saw the card leave the hand of `holder`.
    pub fn left_openly(&mut self, holder: Seat, card: K) {
        for seat in Seats::first(N) {
            self.of_seats[seat][holder].try_remove(card);
        }
        self.of_public[holder].try_remove(card);
    }

    /// Only `witnesses` saw which card left the hand of `holder`.
    pub fn left(&mut self, holder: Seat, card: K, witnesses: Seats) {
        for seat in Seats::first(N) {
            let known = &mut self.of_seats[seat][holder];
            if witnesses.contains(seat) {
                known.try_remove(card);
            } else {
                known.lose_unknown();
            }
        }
        self.of_public[holder].lose_unknown();
    }

    /// These cards left one hand, or entered another, or both. Only `witnesses` saw which ones, or
    /// everyone if none are named.
    pub fn moved(
        &mut self,
        cards: impl Iterator<Item = K>,
        from: Option<Seat>,
        to: Option<Seat>,
        witnesses: Option<Seats>,
    ) {
        for card in cards {
            match (from, witnesses) {
                (Some(holder), Some(witnesses)) => self.left(holder, card, witnesses),
                (Some(holder), None) => self.left_openly(holder, card),
                (None, _) => {}
            }
            match (to, witnesses) {
                (Some(holder), Some(witnesses)) => self.entered(holder, card, witnesses),
                (Some(holder), None) => self.entered_openly(holder, card),
                (None, _) => {}
            }
        }
    }

    /// `witnesses` saw these cards in the hand of `holder`. A witness may have known some of them
    /// already: then they know the larger number of each kind, not the sum.
    pub fn seen(&mut self, holder: Seat, cards: Hand<K>, witnesses: Seats) {
        for witness in witnesses.without(holder) {
            let known = &mut self.of_seats[witness][holder];
            *known = known.or(cards);
        }
    }

    /// Everyone sees the whole hand of `holder`.
    pub fn shown(&mut self, holder: Seat, hand: Hand<K>) {
        for seat in Seats::first(N).without(holder) {
            self.of_seats[seat][holder] = hand;
        }
        self.of_public[holder] = hand;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::Layout;
    use std::fmt;

    /// Two kinds of three copies each.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Toy(usize);

    impl fmt::Display for Toy {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "toy {}", self.0)
        }
    }

    impl Kind for Toy {
        const LAYOUT: &'static Layout = &Layout::new(&[3, 3]);

        fn index(self) -> usize {
            self.0
        }

        fn from_index(index: usize) -> Self {
            Self(index)
        }
    }

    fn hand(kinds: &[usize]) -> Hand<Toy> {
        kinds.iter().map(|&kind| Toy(kind)).collect()
    }

    #[test]
    fn a_card_seen_again_is_not_known_twice() {
        let mut knowledge = Knowledge::<Toy, 3>::default();
        let known =
            |knowledge: &Knowledge<Toy, 3>, seat| knowledge.known(Viewer::Seat(seat), Seat::B);
        knowledge.entered_openly(Seat::B, Toy(0));
        knowledge.seen(Seat::B, hand(&[0]), Seats::only(Seat::A));
        assert_eq!(known(&knowledge, Seat::A), hand(&[0]));
        knowledge.seen(Seat::B, hand(&[0, 0, 1]), Seats::only(Seat::A).with(Seat::B));
        assert_eq!(known(&knowledge, Seat::A), hand(&[0, 0, 1]));
        assert_eq!(known(&knowledge, Seat::B), hand(&[]));
        assert_eq!(known(&knowledge, Seat::C), hand(&[0]));
        assert_eq!(knowledge.known(Viewer::Public, Seat::B), hand(&[0]));
        knowledge.left(Seat::B, Toy(1), Seats::only(Seat::C));
        assert_eq!(known(&knowledge, Seat::A), hand(&[0]));
        assert_eq!(known(&knowledge, Seat::C), hand(&[0]));
    }
}
