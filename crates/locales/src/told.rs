//! Putting a game into words.

use table::{Game, Seat};

use crate::plain;
use crate::reader::Reader;
use crate::words::Words;

/// A game whose events, moves, refusals and phases can be put into words in every language. By
/// default a game has only messages: `GAME-event-NAME` with the fields of the event, and the like.
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
    /// An event. With the view before the move, cards that are known only by their places are
    /// named.
    fn tell_event(
        reader: &Reader<'_>,
        event: &Self::EventView,
        _before: Option<&Self::View>,
    ) -> String {
        plain::of_event::<Self>(reader, event)
    }

    /// A player's move.
    fn tell_move(
        reader: &Reader<'_>,
        by: Seat,
        mv: Self::Move,
        _before: Option<&Self::View>,
    ) -> String {
        plain::of_move::<Self>(reader, "move", Some(by), &mv)
    }

    /// A move that the reader could make: the text of a button or of a line in a list of moves.
    fn tell_choice(reader: &Reader<'_>, mv: Self::Move, _now: Option<&Self::View>) -> String {
        plain::of_move::<Self>(reader, "do", None, &mv)
    }

    /// Why a move is not possible, without the rule's number.
    fn tell_reason(reader: &Reader<'_>, reason: &Self::Reason) -> String {
        plain::of_named::<Self>(reader, "reason", reason, reason)
    }

    /// What the game waits for.
    fn tell_phase(reader: &Reader<'_>, now: &Self::View) -> String {
        plain::of_phase::<Self>(reader, now)
    }

    /// Does the event say nothing that the one before it, the next one or the phase does not say? A
    /// log may leave it out.
    fn is_echo(
        _event: &Self::EventView,
        _last: Option<&Self::EventView>,
        _next: Option<&Self::EventView>,
    ) -> bool {
        false
    }

    // ---- The same for all games. ----

    /// Events as sentences, as in a log: without echoes. `before` is the view before them, if they
    /// are one move.
    #[must_use]
    fn tell_events(
        reader: &Reader<'_>,
        events: &[Self::EventView],
        before: Option<&Self::View>,
    ) -> Vec<String> {
        let is_told = |number: &usize| {
            let last = number.checked_sub(1).and_then(|last| events.get(last));
            !Self::is_echo(&events[*number], last, events.get(number + 1))
        };
        let told = (0..events.len()).filter(is_told);
        told.map(|number| Self::tell_event(reader, &events[number], before)).collect()
    }

    /// The name of the game.
    #[must_use]
    fn title(words: &Words) -> String {
        words.say(&format!("{}-name", Self::NAME), &[])
    }

    /// A sentence about it.
    #[must_use]
    fn about(words: &Words) -> String {
        words.say(&format!("{}-about", Self::NAME), &[])
    }
}
