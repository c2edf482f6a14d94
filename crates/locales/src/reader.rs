//! The reader of a sentence, and how its arguments are composed.

use fluent_bundle::{FluentArgs, FluentValue};
use table::{Seat, Viewer};

use crate::words::Words;

/// A reader: a language, a point of view, and the players' names.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    words: &'a Words,
    viewer: Viewer,
    names: &'a [String],
}

impl<'a> Reader<'a> {
    /// A reader with this language and point of view. `names` are the players' by seat; a seat
    /// without one is named by its letter.
    #[must_use]
    pub const fn new(words: &'a Words, viewer: Viewer, names: &'a [String]) -> Self {
        Self { words, viewer, names }
    }

    /// The reader's words.
    #[must_use]
    pub const fn words(&self) -> &'a Words {
        self.words
    }

    /// The name of the player at this seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty());
        name.map_or_else(|| seat.to_string(), Clone::clone)
    }

    /// Is the reader the player at this seat?
    #[must_use]
    pub fn is(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// The message of a family: `family-name`, without its arguments yet.
    pub(crate) fn sentence(&self, family: &str, name: &str) -> Sentence<'_> {
        let id = format!("{family}-{name}");
        Sentence { reader: self, id, arguments: FluentArgs::new() }
    }

    /// A thing of the game, such as a card, by its name in the notation: `family-name.form`.
    pub(crate) fn thing(&self, family: &str, name: &str, form: Option<&str>) -> String {
        let id = match form {
            Some(form) => format!("{family}-{name}.{form}"),
            None => format!("{family}-{name}"),
        };
        self.words.say(&id, &[])
    }
}

/// A message and its arguments, as `locales/README.md` names them.
pub(crate) struct Sentence<'a> {
    reader: &'a Reader<'a>,
    id: String,
    arguments: FluentArgs<'static>,
}

impl Sentence<'_> {
    /// Any argument.
    pub(crate) fn with(mut self, name: &str, value: impl Into<FluentValue<'static>>) -> Self {
        self.arguments.set(name.to_owned(), value);
        self
    }

    /// `yes` or `no`.
    pub(crate) fn whether(self, name: &str, holds: bool) -> Self {
        self.with(name, if holds { "yes" } else { "no" })
    }

    /// The acting player: `$player` and `$you`.
    pub(crate) fn player(self, seat: Seat) -> Self {
        let (name, you) = (self.reader.name(seat), self.reader.is(seat));
        self.with("player", name).whether("you", you)
    }

    /// The target: `$target` and `$target-you`.
    pub(crate) fn target(self, seat: Seat) -> Self {
        let (name, you) = (self.reader.name(seat), self.reader.is(seat));
        self.with("target", name).whether("target-you", you)
    }

    /// Formats the sentence.
    pub(crate) fn say(self) -> String {
        self.reader.words.say_with(&self.id, &self.arguments)
    }
}
