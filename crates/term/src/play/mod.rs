//! What the terminal knows of a game beyond its rules: its hand, its table in words and on the
//! screen.

pub(crate) mod castles;
pub(crate) mod tournament;
#[cfg(feature = "toy")]
mod toy;

use locales::{Reader, Told, Words};
use serde::de::DeserializeOwned;
use table::{Notation, Seat};

use crate::draw::Picture;
use crate::model::Choice;

/// A game that can be played in a terminal. By default everything is shown in the notation, and
/// played from the list of moves.
pub(crate) trait Play:
    Notation
    + Told<View: DeserializeOwned, EventView: DeserializeOwned, Reason: DeserializeOwned>
    + Picture
{
    /// A move as a player could type it: the example in the help.
    const EXAMPLE: &'static str;

    /// The moves that have a key: the key, and the verb. `term-press-verbs-GAME` explains them.
    const VERB_KEYS: &'static [(char, &'static str)] = &[];

    /// Can cards be played between a move and its effect? Then there are standing orders.
    const INTERRUPTS: bool = false;

    /// The viewer's own hand, in display order; empty for a viewer without one.
    fn hand(_view: &Self::View) -> Vec<Self::Card> {
        Vec::new()
    }

    /// The card of the hand that a move uses.
    fn card_of(_mv: &Self::Move) -> Option<Self::Card> {
        None
    }

    /// The plainest move with a card, to ask why it is not possible.
    fn trial(_view: &Self::View, _card: Self::Card) -> Option<Self::Move> {
        None
    }

    /// The table in sentences, for players who cannot see it.
    fn table(_reader: &Reader<'_>, view: &Self::View) -> Vec<String> {
        Self::picture(std::slice::from_ref(view)).lines().map(str::to_owned).collect()
    }

    /// The meaning of the symbols on the table.
    fn legend(_words: &Words) -> String {
        String::new()
    }

    /// What a decision depends on, in a sentence: the total that is needed and the like.
    fn status(_reader: &Reader<'_>, _view: &Self::View) -> Option<String> {
        None
    }

    /// What the player at a seat would have after a move, in a sentence.
    fn outlook(_words: &Words, _seat: Seat, _after: &Self::View) -> Option<String> {
        None
    }

    /// A legal move in the reader's words, with what the choice depends on.
    fn choice(reader: &Reader<'_>, mv: Self::Move, now: &Self::View) -> String {
        Self::tell_choice(reader, mv, Some(now))
    }

    /// What the game waits for, given the reader's moves.
    fn phase(reader: &Reader<'_>, now: &Self::View, _choices: &[Choice<Self>]) -> String {
        Self::tell_phase(reader, now)
    }

    /// The events, as sentences in the log.
    fn told(
        reader: &Reader<'_>,
        events: &[Self::EventView],
        before: Option<&Self::View>,
    ) -> Vec<String> {
        Self::tell_events(reader, events, before)
    }

    /// Does a new section of the game begin, where a reader of the replay would stop?
    fn begins_chapter(event: &Self::Event) -> bool {
        Self::begins_turn(event)
    }

    /// Is the game over?
    fn is_over(view: &Self::View) -> bool;

    /// The card reference: the family of each entry's name and effect, and which.
    fn reference() -> Vec<Entry> {
        Vec::new()
    }
}

/// An entry of the card reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The message that names it.
    title: Option<&'static str>,
    /// Its name in `GAME-effect-NAME`.
    effect: &'static str,
}

impl Entry {
    /// An entry by the name of its effect, which is a card's too unless there is a title.
    pub(crate) const fn new(effect: &'static str, title: Option<&'static str>) -> Self {
        Self { title, effect }
    }

    /// Its name in the notation.
    #[must_use]
    pub(crate) const fn name(&self) -> &'static str {
        self.effect
    }

    /// Its name in the reader's words.
    #[must_use]
    pub(crate) fn title(&self, words: &Words, game: &str) -> String {
        match self.title {
            Some(id) => words.say(id, &[]),
            None => words.say(&format!("{game}-card-{}", self.effect), &[]),
        }
    }

    /// What it does, and the number of its rule.
    #[must_use]
    pub(crate) fn effect(&self, words: &Words, game: &str) -> (String, String) {
        let id = format!("{game}-effect-{}", self.effect);
        (words.say(&id, &[]), words.say(&format!("{id}.rule"), &[]))
    }
}

/// A card's name in the reader's words.
#[must_use]
pub(crate) fn card_name<G: Play>(words: &Words, card: G::Card) -> String {
    words.say(&format!("{}-card-{card}", G::NAME), &[])
}
