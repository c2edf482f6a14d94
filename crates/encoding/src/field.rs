//! The fields of an observation.

/// A part of an observation: the same number of bytes for each of some things.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// How many bytes it has.
    pub length: usize,
    /// The factor for its bytes, so that most values lie between 0 and 1.
    pub scale: f32,
    /// Its description.
    pub text: &'static str,
}

impl Field {
    /// A field.
    #[must_use]
    pub const fn new(name: &'static str, length: usize, scale: f32, text: &'static str) -> Self {
        Self { name, length, scale, text }
    }
}

/// How many bytes these fields have together.
pub(crate) const fn total(fields: &[Field]) -> usize {
    let (mut total, mut index) = (0, 0);
    while index < fields.len() {
        total += fields[index].length;
        index += 1;
    }
    total
}

/// Clears a row.
///
/// # Panics
/// If it does not have the length of these fields.
pub(crate) fn clear(fields: &[Field], row: &mut [u8]) {
    assert_eq!(row.len(), total(fields), "a byte for each number of the layout");
    row.fill(0);
}

/// The part of a row that begins with a field of the list `FIELDS`, where this is used.
macro_rules! part {
    ($row:ident, $name:literal) => {{
        const START: usize = $crate::field::start(FIELDS, $name);
        &mut $row[START..]
    }};
}

pub(crate) use part;

/// Where the field of this name begins. For constants: a wrong name does not compile.
pub(crate) const fn start(fields: &[Field], name: &str) -> usize {
    let (mut start, mut index) = (0, 0);
    while index < fields.len() {
        if same(fields[index].name.as_bytes(), name.as_bytes()) {
            return start;
        }
        start += fields[index].length;
        index += 1;
    }
    panic!("there is no such field")
}

const fn same(one: &[u8], two: &[u8]) -> bool {
    if one.len() != two.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != two[index] {
            return false;
        }
        index += 1;
    }
    true
}

/// Adds to each kind of card how often it is in a hand.
#[inline]
pub(crate) fn count<K: table::Kind>(hand: table::Hand<K>, out: &mut [u8]) {
    for card in hand {
        out[card.index()] += 1;
    }
}

/// A number as a byte, capped at the largest.
#[inline]
pub(crate) fn byte(number: usize) -> u8 {
    if number > 255 { 255 } else { number as u8 }
}
