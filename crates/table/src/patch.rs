//! The difference between a view and an earlier one as JSON: a list with one element, the new
//! value, or an object with the patch of everything inside that has changed.

use serde::Serialize;

use crate::json::write_json;

/// A view that can be compared with an earlier one. Equal parts are not written, and neither view
/// is written in full.
pub trait Patch: Serialize + Eq {
    /// Notes what has changed since the old one. Returns false if it has different fields, so that
    /// only the whole can replace it.
    fn changes(&self, old: &Self, to: &mut Changes<'_>) -> bool;

    /// Appends the patch that turns the old one into this one. Returns false if that is the whole
    /// of this one, as a list with one element.
    fn patch(&self, old: &Self, json: &mut Vec<u8>) -> bool {
        let start = json.len();
        json.push(b'{');
        let has_same_fields = self.changes(old, &mut Changes { json, is_empty: true });
        if has_same_fields {
            json.push(b'}');
        } else {
            json.truncate(start);
            replacement(self, json);
        }
        has_same_fields
    }
}

/// The changes inside an object or a list, while they are written.
#[derive(Debug)]
pub struct Changes<'a> {
    json: &'a mut Vec<u8>,
    is_empty: bool,
}

impl Changes<'_> {
    /// A field that is replaced if it has changed.
    pub fn field<T: Serialize + PartialEq>(&mut self, key: &str, old: &T, new: &T) {
        if old != new {
            self.key(key);
            replacement(new, self.json);
        }
    }

    /// A list of objects. If its length is unchanged, it is changed item by item.
    pub fn items<T: Patch>(&mut self, key: &str, old: &[T], new: &[T]) {
        if old == new {
            return;
        }
        self.key(key);
        if old.len() != new.len() {
            return replacement(new, self.json);
        }
        self.json.push(b'{');
        let mut inside = Changes { json: &mut *self.json, is_empty: true };
        for (place, (old, new)) in old.iter().zip(new).enumerate().filter(|(_, (o, n))| o != n) {
            inside.comma();
            inside.json.push(b'"');
            write_json(&place, inside.json);
            inside.json.extend_from_slice(b"\":");
            new.patch(old, inside.json);
        }
        self.json.push(b'}');
    }

    fn key(&mut self, key: &str) {
        self.comma();
        self.json.push(b'"');
        self.json.extend_from_slice(key.as_bytes());
        self.json.extend_from_slice(b"\":");
    }

    fn comma(&mut self) {
        if !self.is_empty {
            self.json.push(b',');
        }
        self.is_empty = false;
    }
}

fn replacement<T: Serialize + ?Sized>(new: &T, text: &mut Vec<u8>) {
    text.push(b'[');
    write_json(new, text);
    text.push(b']');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, Eq, Serialize)]
    struct Table {
        turn: char,
        seats: Vec<Place>,
        #[serde(skip_serializing_if = "Option::is_none")]
        extra: Option<u8>,
    }

    #[derive(Clone, PartialEq, Eq, Serialize)]
    struct Place {
        cards: u8,
        display: Vec<u8>,
    }

    impl Patch for Table {
        fn changes(&self, old: &Self, to: &mut Changes<'_>) -> bool {
            to.field("turn", &old.turn, &self.turn);
            to.items("seats", &old.seats, &self.seats);
            old.extra == self.extra
        }
    }

    impl Patch for Place {
        fn changes(&self, old: &Self, to: &mut Changes<'_>) -> bool {
            to.field("cards", &old.cards, &self.cards);
            to.field("display", &old.display, &self.display);
            true
        }
    }

    fn patch(old: &Table, new: &Table) -> String {
        let mut json = Vec::new();
        new.patch(old, &mut json);
        String::from_utf8(json).expect("JSON is text")
    }

    #[test]
    fn a_patch_contains_only_changes() {
        let place = |cards, display: &[u8]| Place { cards, display: display.to_vec() };
        let table = |turn, seats: &[Place]| Table { turn, seats: seats.to_vec(), extra: None };
        let old = table('A', &[place(8, &[]), place(8, &[3]), place(8, &[])]);
        let new = table('B', &[place(7, &[4]), place(8, &[3]), place(7, &[])]);
        let expected =
            r#"{"turn":["B"],"seats":{"0":{"cards":[7],"display":[[4]]},"2":{"cards":[7]}}}"#;
        assert_eq!(patch(&old, &new), expected);
        assert_eq!(patch(&old, &old), "{}");
        let shorter = table('A', &[place(8, &[])]);
        assert_eq!(patch(&old, &shorter), r#"{"seats":[[{"cards":8,"display":[]}]]}"#);
    }

    #[test]
    fn a_value_with_other_fields_is_replaced() {
        let old = Table { turn: 'A', seats: Vec::new(), extra: None };
        let new = Table { turn: 'B', seats: Vec::new(), extra: Some(1) };
        assert_eq!(patch(&old, &new), r#"[{"turn":"B","seats":[],"extra":1}]"#);
    }
}
