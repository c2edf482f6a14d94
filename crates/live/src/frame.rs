//! The game as it is sent to a viewer: an update, written once for everybody who gets the same.

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::ops::{Deref, Range};
use std::sync::Arc;

use protocol::ServerMessage;
use serde::Serialize;
use table::write_json;

use crate::buffer::with_buffer;

/// A text that is sent: cheap to clone.
pub trait Text:
    Clone + fmt::Debug + Deref<Target = str> + From<String> + for<'a> From<&'a str> + Send + Sync
{
}

impl<T> Text for T where
    T: Clone
        + fmt::Debug
        + Deref<Target = str>
        + From<String>
        + for<'a> From<&'a str>
        + Send
        + Sync
{
}

/// An update; cheap to clone. It is serialised once for all viewers who have its base version.
#[derive(Clone, Debug)]
pub struct UpdateFrame<T>(Arc<Parts<T>>);

#[derive(Debug)]
struct Parts<T> {
    version: u64,
    /// The view itself, for viewers who lack the base version of the patch.
    view: Arc<dyn Whole>,
    /// The base version of the patch in the text; `None` if the text has the whole view.
    base: Option<u64>,
    text: T,
    /// The fields between the view and the events.
    moment: Range<usize>,
    /// The events, separated by commas.
    events: Range<usize>,
    /// The number of its first event.
    from: u64,
    /// How many events it contains.
    count: usize,
}

/// A view that can be written in full.
pub trait Whole: fmt::Debug + Send + Sync {
    /// Adds it to a text.
    fn write(&self, text: &mut Vec<u8>);
    /// Would it add more bytes than this?
    fn is_longer_than(&self, bytes: usize) -> bool;
}

impl<V: Serialize + fmt::Debug + Send + Sync> Whole for V {
    fn write(&self, text: &mut Vec<u8>) {
        write_json(self, text);
    }

    fn is_longer_than(&self, bytes: usize) -> bool {
        serde_json::to_writer(Room(bytes), self).is_err()
    }
}

/// A writer that accepts this many bytes and no more.
struct Room(usize);

impl io::Write for Room {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::StorageFull)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Events as JSON, separated by commas, and their number.
#[derive(Clone, Debug, Default)]
pub struct Events {
    json: String,
    count: usize,
}

impl Events {
    /// These events.
    pub fn of<E: Serialize>(events: &[E]) -> Self {
        let json = with_buffer(|text| {
            for (number, event) in events.iter().enumerate() {
                if number > 0 {
                    text.push(b',');
                }
                write_json(event, text);
            }
            std::str::from_utf8(text).expect("JSON is text").to_owned()
        });
        Self { json, count: events.len() }
    }

    /// Their number.
    pub fn count(&self) -> usize {
        self.count
    }
}

/// A patch of up to this many bytes is shorter than any view: no view is written for comparison.
const SHORT: usize = 300;

/// The text before the version, before the view, and after the events.
const HEAD: &[u8] = br#"{"type":"update","version":"#;
const VIEW: &[u8] = br#","view":"#;
const TAIL: &[u8] = b"]}";

impl<T: Text> UpdateFrame<T> {
    /// Takes a version and its view, a function that writes the patch for viewers who have the view
    /// of an earlier version (as [`table::Patch::patch`] does), the other fields as an object, and
    /// the events, with the number of the first one.
    pub fn new(
        (version, view): (u64, Arc<dyn Whole>),
        patch: Option<(u64, impl FnOnce(&mut Vec<u8>) -> bool)>,
        moment: &impl Serialize,
        (from, events): (u64, &Events),
    ) -> Self {
        with_buffer(|text| {
            text.extend_from_slice(HEAD);
            write_json(&version, text);
            let base = write_view_or_patch(text, &*view, patch);
            let start = text.len();
            write_json(moment, text);
            // Merges the object's fields into the update: a comma replaces its opening brace, and
            // its closing brace is dropped.
            text[start] = b',';
            text.pop();
            let moment = start..text.len();
            write_from(text, from);
            let start = text.len();
            text.extend_from_slice(events.json.as_bytes());
            let (written, count) = (start..text.len(), events.count);
            text.extend_from_slice(TAIL);
            let text = as_message(text);
            Self(Arc::new(Parts {
                version,
                view,
                base,
                text,
                moment,
                events: written,
                from,
                count,
            }))
        })
    }

    /// The version that it shows.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.0.version
    }

    /// How many events it contains.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.count
    }

    /// The events alone.
    #[must_use]
    pub fn events(&self) -> Events {
        let Parts { text, events, count, .. } = &*self.0;
        Events { json: text[events.clone()].to_owned(), count: *count }
    }

    /// Can it be sent unchanged to a viewer who has the view of this version?
    fn fits(&self, sent: Option<u64>, late: &VecDeque<Events>) -> bool {
        late.is_empty() && (self.0.base.is_none() || self.0.base == sent)
    }

    /// The update for a viewer who has the view of this version, with the events that were queued
    /// before it.
    #[must_use]
    pub fn text_for(self, sent: Option<u64>, late: &VecDeque<Events>, late_count: usize) -> T {
        if self.fits(sent, late) {
            // Nearly always this is the only reference.
            return Arc::try_unwrap(self.0).map_or_else(|p| p.text.clone(), |parts| parts.text);
        }
        let parts = &*self.0;
        let late_length: usize = late.iter().map(|events| events.json.len() + 1).sum();
        let mut text = Vec::with_capacity(2048 + parts.text.len() + late_length);
        text.extend_from_slice(HEAD);
        write_json(&parts.version, &mut text);
        text.extend_from_slice(VIEW);
        parts.view.write(&mut text);
        text.extend_from_slice(&parts.text.as_bytes()[parts.moment.clone()]);
        write_from(&mut text, parts.from - late_count as u64);
        let newest = self.events();
        let parts = late.iter().chain(Some(&newest).filter(|newest| newest.count > 0));
        for (number, events) in parts.enumerate() {
            if number > 0 {
                text.push(b',');
            }
            text.extend_from_slice(events.json.as_bytes());
        }
        text.extend_from_slice(TAIL);
        as_message(&text)
    }
}

/// A text as it is sent, without spare capacity.
fn as_message<T: Text>(text: &[u8]) -> T {
    std::str::from_utf8(text).expect("JSON is text").into()
}

/// Adds the patch if it is shorter than the view, otherwise the view. Returns the base version of
/// the patch.
fn write_view_or_patch(
    text: &mut Vec<u8>,
    view: &dyn Whole,
    patch: Option<(u64, impl FnOnce(&mut Vec<u8>) -> bool)>,
) -> Option<u64> {
    let start = text.len();
    if let Some((base, write)) = patch {
        text.extend_from_slice(br#","base":"#);
        write_json(&base, text);
        text.extend_from_slice(br#","patch":"#);
        let before = text.len();
        let is_patch = write(text);
        let length = text.len() - before;
        if length <= SHORT || (is_patch && view.is_longer_than(length)) {
            return Some(base);
        }
        if !is_patch {
            // It is the view in brackets: it is moved, not written again.
            text.pop();
            text.splice(start..=before, VIEW.iter().copied());
            return None;
        }
        text.truncate(start);
    }
    text.extend_from_slice(VIEW);
    view.write(text);
    None
}

/// The text between the other fields and the events.
fn write_from(text: &mut Vec<u8>, from: u64) {
    text.extend_from_slice(br#","from":"#);
    write_json(&from, text);
    text.extend_from_slice(br#","events":["#);
}

/// A message as it is sent.
#[must_use]
pub fn written<T: Text>(message: &ServerMessage) -> T {
    with_buffer(|text| {
        write_json(message, text);
        as_message(text)
    })
}
