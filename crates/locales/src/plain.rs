//! The default sentences of a game: a message is chosen by the first word or the name of something,
//! and gets all its fields. If there is no such message, the notation is used.

use std::fmt::Display;

use serde_json::{Map, Value, json};
use table::{Game, Seat};

use crate::reader::Reader;

/// The message with this id and these fields, or the text.
fn say(reader: &Reader<'_>, id: &str, fields: &Map<String, Value>, text: &dyn Display) -> String {
    if !reader.words().has(id) {
        return text.to_string();
    }
    let seat = |value: &Value| value.as_str()?.parse::<Seat>().ok();
    let (family, name) = id.split_once('-').unwrap_or((id, ""));
    let mut sentence = reader.sentence(family, name);
    for (key, value) in fields {
        sentence = match (value.as_u64(), seat(value), value.as_str()) {
            (Some(number), _, _) => sentence.with(key, number),
            (None, Some(seat), _) => sentence.with(key, reader.name(seat)),
            (None, None, Some(text)) => sentence.with(key, text.to_owned()),
            (None, None, None) => sentence.with(key, value.to_string()),
        };
    }
    let player = ["by", "seat"].into_iter().find_map(|key| seat(fields.get(key)?));
    player.into_iter().fold(sentence, crate::reader::Sentence::player).say()
}

/// `GAME-FAMILY-VERB` for a move; `$what` is what follows its verb.
pub(crate) fn of_move<G: Game>(
    reader: &Reader<'_>,
    family: &str,
    by: Option<Seat>,
    mv: &dyn Display,
) -> String {
    let text = mv.to_string();
    let (verb, what) = text.split_once(' ').unwrap_or((&text, ""));
    let mut fields = Map::from_iter([("what".to_owned(), json!(what))]);
    fields.extend(by.map(|by| ("by".to_owned(), json!(by))));
    say(reader, &format!("{}-{family}-{verb}", G::NAME), &fields, &text)
}

/// `GAME-FAMILY-NAME` for something whose name is in a field: an event, a reason.
pub(crate) fn of_named<G: Game>(
    reader: &Reader<'_>,
    family: &str,
    named: &impl serde::Serialize,
    text: &dyn Display,
) -> String {
    let fields = json!(named).as_object().cloned().unwrap_or_default();
    let name = fields.get(family).and_then(Value::as_str).unwrap_or_default();
    say(reader, &format!("{}-{family}-{name}", G::NAME), &fields, text)
}

/// An event; a move is formatted as a move.
pub(crate) fn of_event<G: Game>(reader: &Reader<'_>, event: &G::EventView) -> String {
    let fields = json!(event);
    let field = |key: &str| fields[key].as_str();
    match (field("event"), field("by").and_then(|by| by.parse().ok()), field("move")) {
        (Some("moved"), Some(by), Some(mv)) => of_move::<G>(reader, "move", Some(by), &mv),
        _ => of_named::<G>(reader, "event", event, event),
    }
}

/// `GAME-phase`, of the seat whose turn it is, or `GAME-over`.
pub(crate) fn of_phase<G: Game>(reader: &Reader<'_>, view: &G::View) -> String {
    let seat = json!(view)["turn"].clone();
    let id = if seat.is_null() { "over" } else { "phase" };
    say(reader, &format!("{}-{id}", G::NAME), &Map::from_iter([("seat".to_owned(), seat)]), &"")
}
