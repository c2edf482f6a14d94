//! What can be told of every game.

use table::{Game, Seat};

use crate::plain;
use crate::reader::Reader;
use crate::words::Words;

/// A game whose events, moves, refusals and phases can be told in every language. A game that says
/// nothing special has only messages: `GAME-event-NAME` with the fields of the event, and the like.
///
/// ```
/// use locales::{Language, Reader, Told, Words};
/// use table::{Seat, Viewer};
///
/// let words = Words::new(Language::En);
/// let names = ["Ann", "Bob"].map(String::from);
/// let bob = Reader::new(&words, Viewer::Seat(Seat::B), &names);
/// let riposte = "riposte B".parse().expect("a move");
/// let told = tournament::State::tell_move(&bob, Seat::A, riposte, None);
/// assert_eq!(told, "Ann plays Riposte against you.");
/// ```
pub trait Told: Game {
    /// What happened. With the view before the move that it came of, cards known by their places
    /// alone are named.
    fn tell_event(
        reader: &Reader<'_>,
        event: &Self::EventView,
        _before: Option<&Self::View>,
    ) -> String {
        plain::of_event::<Self>(reader, event)
    }

    /// What somebody does.
    fn tell_move(
        reader: &Reader<'_>,
        by: Seat,
        mv: Self::Move,
        _before: Option<&Self::View>,
    ) -> String {
        plain::of_move::<Self>(reader, "move", Some(by), &mv)
    }

    /// What the reader could do: the text of a button or of a line in a list of moves.
    fn tell_choice(reader: &Reader<'_>, mv: Self::Move, _now: Option<&Self::View>) -> String {
        plain::of_move::<Self>(reader, "do", None, &mv)
    }

    /// Why a move is not possible. The rule's number is not in it.
    fn tell_reason(reader: &Reader<'_>, reason: &Self::Reason) -> String {
        plain::of_named::<Self>(reader, "reason", reason, reason)
    }

    /// What the game waits for.
    fn tell_phase(reader: &Reader<'_>, now: &Self::View) -> String {
        plain::of_phase::<Self>(reader, now)
    }

    /// Does the event say nothing that the one after it or the phase does not say? A log may leave
    /// it out.
    fn is_echo(_event: &Self::EventView, _next: Option<&Self::EventView>) -> bool {
        false
    }

    // ---- The same for all games. ----

    /// What happened, in a sentence each, as a log tells it: without echoes. `before` is the view
    /// before it, if it is one move.
    #[must_use]
    fn tell_events(
        reader: &Reader<'_>,
        events: &[Self::EventView],
        before: Option<&Self::View>,
    ) -> Vec<String> {
        let next = events.iter().skip(1).map(Some).chain([None]);
        let told = events.iter().zip(next).filter(|(event, next)| !Self::is_echo(event, *next));
        told.map(|(event, _)| Self::tell_event(reader, event, before)).collect()
    }

    /// What the game is called.
    #[must_use]
    fn title(words: &Words) -> String {
        words.say(&format!("{}-name", Self::NAME), &[])
    }

    /// What it is, in a sentence.
    #[must_use]
    fn about(words: &Words) -> String {
        words.say(&format!("{}-about", Self::NAME), &[])
    }
}
