//! Text: parse errors with their place, and how a game is written (`rules/notation.md`).

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::chance::Script;
use crate::game::Game;
use crate::hand::Kind;
use crate::seat::Seat;

/// A text that is not in the notation: where, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Bytes from the beginning of the text that was parsed.
    pub at: usize,
    /// What is wrong there, as a sentence.
    pub what: String,
}

impl ParseError {
    /// An error at a place.
    #[must_use]
    pub fn new(at: usize, what: impl Into<String>) -> Self {
        Self { at, what: what.into() }
    }

    /// The same error in a longer text, in which the parsed one begins at `start`.
    #[must_use]
    pub fn within(mut self, start: usize) -> Self {
        self.at += start;
        self
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.at + 1, self.what)
    }
}

impl std::error::Error for ParseError {}

/// A type of the notation: written by `Display`, read by `FromStr`, the same both ways.
pub trait Written: fmt::Display + FromStr<Err = ParseError> {}

impl<T: fmt::Display + FromStr<Err = ParseError>> Written for T {}

/// The words of a line, one at a time, each with its place.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// Reads `text` from its beginning. Words are separated by exactly one space.
    #[must_use]
    pub fn of(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The next word and where it begins.
    ///
    /// # Errors
    /// At the end of the text; `expected` says what is missing.
    pub fn word(&mut self, expected: &str) -> Result<(usize, &'a str), ParseError> {
        if self.is_done() {
            return Err(ParseError::new(self.text.len(), format!("{expected} is missing")));
        }
        let start = self.at;
        let rest = &self.text[start..];
        let end = rest.find(' ').map_or(self.text.len(), |length| start + length);
        self.at = end + 1;
        if start == end {
            return Err(ParseError::new(start, format!("{expected} expected, found a space")));
        }
        Ok((start, &self.text[start..end]))
    }

    /// The next word, parsed.
    ///
    /// # Errors
    /// If it is missing or not in the notation.
    pub fn parse<T: FromStr<Err = ParseError>>(&mut self, expected: &str) -> Result<T, ParseError> {
        let (start, word) = self.word(expected)?;
        word.parse().map_err(|error: ParseError| error.within(start))
    }

    /// The rest of the text and where it begins.
    ///
    /// # Errors
    /// At the end of the text; `expected` says what is missing.
    pub fn rest(&mut self, expected: &str) -> Result<(usize, &'a str), ParseError> {
        let start = self.word(expected)?.0;
        self.at = self.text.len() + 1;
        Ok((start, &self.text[start..]))
    }

    /// Has every word been read?
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.at > self.text.len() || self.text.is_empty()
    }

    /// Checks that nothing follows.
    ///
    /// # Errors
    /// If something does.
    pub fn end(self) -> Result<(), ParseError> {
        if self.is_done() {
            return Ok(());
        }
        let rest = &self.text[self.at..];
        Err(ParseError::new(self.at, format!("`{rest}` is more than the line needs")))
    }
}

/// A game that can be written: whole positions, scenarios and traces.
///
/// Positions are omniscient. They are for tests and tools; no player is ever sent one.
pub trait Notation: Game {
    /// The kinds of card that the deck is made of.
    type Kind: Kind + FromStr<Err = ParseError>;

    /// A whole position, perhaps an impossible one, as `rules/notation.md` writes it.
    type Setup: Serialize + DeserializeOwned + Clone + Eq + fmt::Debug;

    /// The current position.
    fn setup(&self) -> Self::Setup;

    /// The state of a position.
    ///
    /// # Errors
    /// All faults of an impossible position, each as a sentence.
    fn from_setup(setup: &Self::Setup) -> Result<Self, Vec<String>>;

    /// The fact `key` that a scenario's `then` may ask of this game, beyond those of every game, in
    /// the form of the notation. `given` is the position before the moves.
    fn fact(&self, _key: &str, _given: &Self) -> Option<Value> {
        None
    }

    /// Is a `then` list under this key unordered?
    fn unordered(_key: &str) -> bool {
        false
    }

    /// The random outcomes in these events, as a trace's `chance`.
    fn fortune(_events: &[Self::Event]) -> Map<String, Value> {
        Map::new()
    }

    /// Makes chance produce what a trace or scenario says while `by` plays `mv`.
    ///
    /// # Errors
    /// If the words are unknown.
    fn script(
        &self,
        _by: Seat,
        _mv: Self::Move,
        fortune: &[(String, Value)],
    ) -> Result<Script, String> {
        match fortune.first() {
            Some((what, _)) => Err(format!("fortune knows no `{what}` after the deal")),
            None => Ok(Script::default()),
        }
    }

    /// The deal of a trace: this dealer, this deck (next card first).
    ///
    /// # Errors
    /// If the cards are unknown.
    fn script_deal(dealer: Seat, deck: &[String]) -> Result<Script, String> {
        let cards = deck.iter().map(|name| name.parse::<Self::Kind>());
        let bytes = cards.map(|card| card.map(|card| card.index() as u8).map_err(|e| e.what));
        Ok(Script::default().number(dealer.index()).order(bytes.collect::<Result<_, _>>()?))
    }

    /// The table as a few lines of plain text: what the first view shows, and the hands that any of
    /// the views shows. All views are of the same moment.
    fn picture(views: &[Self::View]) -> String {
        plain_picture(&views.iter().map(|view| json!(view)).collect::<Vec<_>>())
    }

    /// The totals that players announced in these events.
    fn announced(_events: &[Self::Event]) -> Vec<u32> {
        Vec::new()
    }
}

/// The fields of the first view, one line each, and a line for each of its seats.
fn plain_picture(views: &[Value]) -> String {
    let Some(Value::Object(view)) = views.first() else { return String::new() };
    let mut text = String::new();
    let others = |key: &&String| !["viewer", "options", "seats"].contains(&key.as_str());
    let fields = view.keys().filter(others).map(|key| format!("{key} {}", view[key]));
    let seats = view.get("seats").and_then(Value::as_array).into_iter().flatten();
    let seats = seats.zip(Seat::ALL).map(|(seen, seat)| {
        let hand = views.iter().map(|view| &view["seats"][seat.index()]["hand"]);
        let hand = hand.into_iter().find(|hand| !hand.is_null()).unwrap_or(&Value::Null);
        let fields = seen
            .as_object()
            .into_iter()
            .flatten()
            .map(|(key, value)| format!(" {key} {}", if key == "hand" { hand } else { value }));
        format!("{seat}{}", fields.collect::<String>())
    });
    fields.chain(seats).for_each(|line| text.extend(["  ", &line, "\n"]));
    text
}

/// The dealer, and the deck before dealing, next card first. In every game the first event of a
/// deal is written `deal SEAT CARD…`.
#[must_use]
pub fn dealt<G: Game>(event: &G::Event) -> Option<(Seat, Vec<String>)> {
    let text = event.to_string();
    let mut words = text.strip_prefix("deal ")?.split(' ');
    let dealer = words.next()?.parse().ok()?;
    Some((dealer, words.map(str::to_owned).collect()))
}

/// Lets a type be written by its `name()` and found by it among its `ALL`: in the notation, in
/// JSON, and as a field of an event. The text names the type: "colour".
#[macro_export]
macro_rules! named {
    ($type:ty, $what:literal) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                let found = Self::ALL.into_iter().find(|one| one.name() == text);
                found.ok_or_else(|| {
                    $crate::ParseError::new(0, format!("`{text}` is not a {}", $what))
                })
            }
        }

        $crate::text_in_json!($type, name);
        $crate::field!($type, concat!("a ", $what));
    };
}

/// Serialises a type by its `Display` and `FromStr`, so that JSON and notation are the same. A type
/// whose text is its `name()` is written without a formatter: views are mostly names of cards.
#[macro_export]
macro_rules! text_in_json {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        $crate::text_in_json!(@read $type);
    };
    ($type:ty, name) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }

        $crate::text_in_json!(@read $type);
    };
    (@read $type:ty) => {
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        #[cfg(feature = "ts")]
        $crate::typescript_as!([] $type, String);

        #[cfg(feature = "schema")]
        $crate::schema_as!($type, String);
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_their_positions() {
        let mut words = Words::of("open red R3");
        assert_eq!(words.word("a move"), Ok((0, "open")));
        assert_eq!(words.word("a colour"), Ok((5, "red")));
        assert!(!words.is_done());
        assert_eq!(words.word("a card"), Ok((9, "R3")));
        assert_eq!(words.word("a target"), Err(ParseError::new(11, "a target is missing")));
        assert!(Words::of("").is_done());
        let mut doubled = Words::of("end  now");
        assert_eq!(doubled.word("a move"), Ok((0, "end")));
        assert_eq!(doubled.word("a card").map_err(|error| error.at), Err(4));
        let mut trailing = Words::of("end ");
        assert_eq!(trailing.word("a move"), Ok((0, "end")));
        assert!(trailing.end().is_err());
    }
}
