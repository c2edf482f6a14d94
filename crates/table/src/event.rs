//! Events: what happened, who may see it, and how it is written, in one declaration.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::game::Viewer;
use crate::hand::{Hand, Kind};
use crate::notation::{ParseError, Words, Written};
use crate::seat::{BySeat, Seat, Seats};

/// Something that happened in a game.
///
/// It is derived. The declaration of an event says how it is written and who may see what of it:
///
/// ```text
/// /// Knock Down moved a card from hand to hand (T9.5).
/// #[verb("steal")]
/// #[reveals]
/// Stolen {
///     by: Seat,
///     from: Seat,
///     #[only(by, from)]
///     #[leaves(from)]
///     #[enters(by)]
///     card: Card,
/// },
/// ```
///
/// Who sees a field; without one of these, everybody does:
///
/// | attribute of a field | in the view | as text |
/// |---|---|---|
/// | `#[only(by, from)] card: Card` | `card: Option<Card>`, there for these | `?` for others |
/// | `#[only(by, with as GoodsView)] got: Goods` | a `GoodsView`, by [`SeenAs`] | its own |
/// | `#[nobody] deck: Pile` | not there | `?` |
/// | `#[counted(count)]` beside one of these | also `count: usize` | [`Counted`] |
///
/// `#[verb("steal")]` is the first word of the text; the [`Field`]s follow. `#[reveals]` says that
/// the event shows something new or involves chance, `#[reveals(seat)]` to this seat alone,
/// `#[reveals(except seat)]` to the others. `#[leaves(seat)]` and `#[enters(seat)]` say whose hand
/// the cards of a field leave or enter; the others remember what they see of that
/// (`remember_cards`, for the cards and hands that `#[cards(Card, 5)]` names).
///
/// `#[told(function, "{by} {mv}")]` passes an event to a function that decides what a viewer may
/// know of it, for moves: it takes the fields and the viewer. The text is that of the view.
/// `#[or("…", Variant { … })]` adds a further form that the function may choose.
///
/// `#[view(EventView)]` names the type of the views; its own attributes come before the name.
pub trait Event: Clone + Eq + fmt::Debug + Written + Send {
    /// What one viewer may know of an event. As text it is the event with `?` for hidden parts.
    type View: Clone + Eq + fmt::Debug + fmt::Display + Serialize + Send;

    /// What `viewer` may know of it; `None` if not even that it happened.
    fn seen_by(&self, viewer: Viewer) -> Option<Self::View>;

    /// Does it reveal something new to a seat, or involve chance?
    fn reveals_to(&self, to: Seat) -> bool;
}

/// A field of an event in the notation.
pub trait Field: Sized {
    /// Writes a space and the field. A list may be empty and write nothing.
    ///
    /// # Errors
    /// If the text cannot be written.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads what [`Field::write`] writes.
    ///
    /// # Errors
    /// If it is missing or not in the notation.
    fn read(words: &mut Words<'_>) -> Result<Self, ParseError>;
}

/// A field of which even viewers who may not see it see something.
pub trait SeenAs<V> {
    /// What `viewer` may know of it. Viewers who are `concerned` may know all.
    fn seen_as(&self, viewer: Viewer, concerned: bool) -> V;
}

/// Several things in a view, some of which may be hidden, while their number is known.
pub trait Counted {
    /// Writes a space and what is seen, and a `?` for each of `count` things that is not.
    ///
    /// # Errors
    /// If the text cannot be written.
    fn write_counted(&self, count: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// Cards that may come into a hand or leave it.
pub trait Cards<K> {
    /// The cards, one by one.
    fn cards(&self) -> impl Iterator<Item = K>;
}

impl<K: Kind> Cards<K> for K {
    fn cards(&self) -> impl Iterator<Item = K> {
        std::iter::once(*self)
    }
}

impl<K: Kind> Cards<K> for Hand<K> {
    fn cards(&self) -> impl Iterator<Item = K> {
        self.into_iter()
    }
}

/// Makes a type that is written by `Display` and read by `FromStr` a [`Field`]: one word, or with
/// `..` all that is left of the line. The text says what is expected: "a place".
#[macro_export]
macro_rules! field {
    ($type:ty, $expected:expr) => {
        $crate::field!(@ $type, |words| words.word($expected));
    };
    ($type:ty, $expected:expr, ..) => {
        $crate::field!(@ $type, |words| words.rest($expected));
    };
    (@ $type:ty, |$words:ident| $text:expr) => {
        impl $crate::Field for $type {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, " {self}")
            }

            fn read($words: &mut $crate::Words<'_>) -> Result<Self, $crate::ParseError> {
                let (start, text) = $text?;
                text.parse().map_err(|error: $crate::ParseError| error.within(start))
            }
        }
    };
}

/// Numbers as they are written: without a sign or leading zeros.
macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Field for $number {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, " {self}")
            }

            fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
                let (at, word) = words.word("a number")?;
                let number = word.parse().ok().filter(|number: &Self| number.to_string() == word);
                number.ok_or_else(|| ParseError::new(at, format!("`{word}` is not a valid number")))
            }
        })*
    };
}

numbers!(u8, u32);

/// Seats in one word: `AC`.
impl Field for Seats {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {self}")
    }

    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let (at, word) = words.word("seats")?;
        let seats: Option<Self> =
            word.chars().map(|letter| letter.to_string().parse::<Seat>().ok()).collect();
        let seats = seats.filter(|seats| seats.to_string() == word);
        seats.ok_or_else(|| {
            ParseError::new(at, format!("`{word}` is not a list of seats, each once and by letter"))
        })
    }
}

/// Something that some seats have, by seat: `B:fs D:al`.
impl<T, const N: usize> Field for BySeat<Option<T>, N>
where
    T: Copy + Written,
{
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let having = Seats::first(N).into_iter().filter_map(|seat| Some((seat, self[seat]?)));
        having.into_iter().try_for_each(|(seat, thing)| write!(f, " {seat}:{thing}"))
    }

    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let (mut things, mut last) = (Self([const { None }; N]), None);
        while !words.is_done() {
            let (at, word) = words.word("something of a seat")?;
            let Some((seat, thing)) = word.split_once(':') else {
                return Err(ParseError::new(at, format!("`{word}` is not SEAT:CARD")));
            };
            let seat: Seat = seat.parse().map_err(|error: ParseError| error.within(at))?;
            if last >= Some(seat) || seat.index() >= N {
                return Err(ParseError::new(at, "seats are named in their order, each once"));
            }
            things[seat] = Some(thing.parse().map_err(|error: ParseError| error.within(at + 2))?);
            last = Some(seat);
        }
        Ok(things)
    }
}

/// Cards in a fixed order, separated by spaces, to the end of the line: how a pile is read.
///
/// # Errors
/// If there are more cards than the game has, or something else is found.
pub fn read_cards<K: Kind + FromStr<Err = ParseError>>(
    words: &mut Words<'_>,
) -> Result<Vec<K>, ParseError> {
    let (mut cards, most) = (Vec::new(), Hand::<K>::whole_deck().len());
    while !words.is_done() {
        let (at, word) = words.word("a card")?;
        if cards.len() == most {
            return Err(ParseError::new(at, "more cards than the game has"));
        }
        cards.push(word.parse().map_err(|error: ParseError| error.within(at))?);
    }
    Ok(cards)
}

/// Sorted, no more of a kind than the game has, separated by [`Kind::DIVIDER`]: with commas they
/// are one word, with spaces the rest of the line.
impl<K: Kind + FromStr<Err = ParseError>> Field for Hand<K> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_divided::<K, _>(*self, f)
    }

    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let (mut hand, mut last) = (Self::EMPTY, None);
        let (mut at, text) = match K::DIVIDER {
            ' ' if words.is_done() => return Ok(hand),
            ' ' => words.rest("a card")?,
            _ => words.word("cards")?,
        };
        for word in text.split(K::DIVIDER) {
            let card: K = word.parse().map_err(|error: ParseError| error.within(at))?;
            if last > Some(card) {
                return Err(ParseError::new(at, "the cards of a hand are sorted"));
            }
            if !hand.try_add(card) {
                return Err(ParseError::new(at, "more of a kind than the game has"));
            }
            last = Some(card);
            at += word.len() + 1;
        }
        Ok(hand)
    }
}

/// A whole deck in its order, next card first.
impl<K: Kind + FromStr<Err = ParseError>, const N: usize> Field for [K; N] {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| write!(f, " {card}"))
    }

    fn read(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let cards: Result<Self, Vec<K>> = read_cards(words)?.try_into();
        cards.map_err(|cards| ParseError::new(0, format!("{} cards, not {N}", cards.len())))
    }
}

impl<K: Kind> Counted for Option<Hand<K>> {
    fn write_counted(&self, count: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Some(hand) => write_divided::<K, _>(*hand, f),
            None => write_divided::<K, _>(std::iter::repeat_n('?', count), f),
        }
    }
}

fn write_divided<K: Kind, T: fmt::Display>(
    things: impl IntoIterator<Item = T>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    for (number, thing) in things.into_iter().enumerate() {
        let divider = if number == 0 { ' ' } else { K::DIVIDER };
        write!(f, "{divider}{thing}")?;
    }
    Ok(())
}

impl<T: fmt::Display> Counted for Vec<T> {
    fn write_counted(&self, count: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|thing| write!(f, " {thing}"))?;
        (self.len()..count).try_for_each(|_| f.write_str(" ?"))
    }
}
