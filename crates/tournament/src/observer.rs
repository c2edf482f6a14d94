//! What one seat may know of a state, without building a view: for bots that play out many imagined
//! worlds.

use table::{Options as _, Seat, Seats, Viewer};

use crate::card::{Card, Colour, Colours, Hand};
use crate::cards::Action;
use crate::memory::Memory;
use crate::state::{Phase, State};

/// What one seat may know of a state. It answers from the same facts as [`crate::View`] and gives
/// access to nothing else, so a bot that uses it cannot look into other hands or the deck.
#[derive(Clone, Copy, Debug)]
pub struct Observer<'a> {
    state: &'a State,
    seat: Seat,
}

/// A question that a seat may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// To open a tournament.
    Open,
    /// To play, end or withdraw.
    Turn,
    /// To let an action card pass, or to cancel it.
    React(Action),
    /// Which card of this value stays.
    Keep(u8),
    /// Which token to return.
    Return,
    /// Which token to take.
    Take,
}

impl State {
    /// The state as `seat` may know it.
    #[inline]
    #[must_use]
    pub fn observer(&self, seat: Seat) -> Observer<'_> {
        Observer { state: self, seat }
    }

    /// Has a tournament just begun? Between tournaments no card lies on the table.
    #[inline]
    #[must_use]
    pub fn is_between_tournaments(&self) -> bool {
        self.phase == Phase::Open
    }
}

impl<'a> Observer<'a> {
    /// The observing seat.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the game waits for, whichever seat is asked; `None` when it is over.
    #[inline]
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        match self.state.phase {
            Phase::Open => Some(Question::Open),
            Phase::Turn => Some(Question::Turn),
            Phase::React { action, .. } => Some(Question::React(action)),
            Phase::Adapt { value, .. } => Some(Question::Keep(value)),
            Phase::Return => Some(Question::Return),
            Phase::Take => Some(Question::Take),
            Phase::Over => None,
        }
    }

    /// The seat's own hand.
    #[inline]
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.state.hands[self.seat]
    }

    /// The cards of the seat's own hand that match a colour.
    #[inline]
    #[must_use]
    pub fn fitting(&self, colour: Colour) -> Hand {
        self.hand().only(Colour::FITTING[colour as usize])
    }

    /// How many cards a player holds.
    #[inline]
    #[must_use]
    pub fn cards(&self, seat: Seat) -> usize {
        self.state.hands[seat].len()
    }

    /// A display, oldest card first.
    #[inline]
    pub fn display(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + use<'a> {
        self.state.displays.cards(seat)
    }

    /// The total of a display (T3.6).
    #[inline]
    #[must_use]
    pub fn total(&self, seat: Seat) -> u32 {
        self.state.total(seat)
    }

    /// The highest total of the other displays.
    #[inline]
    #[must_use]
    pub fn highest_other_total(&self) -> u32 {
        self.state.highest_other_total(self.seat)
    }

    /// Is there a Stunned card in front of a player?
    #[inline]
    #[must_use]
    pub fn is_stunned(&self, seat: Seat) -> bool {
        self.state.stunned == Some(seat)
    }

    /// A player's tokens.
    #[inline]
    #[must_use]
    pub fn tokens(&self, seat: Seat) -> Colours {
        self.state.tokens[seat]
    }

    /// Everybody at the table.
    #[inline]
    #[must_use]
    pub fn players(&self) -> Seats {
        Seats::first(self.state.options.players())
    }

    /// The other players who are in.
    #[inline]
    #[must_use]
    pub fn opponents(&self) -> Seats {
        self.state.opponents(self.seat)
    }

    /// Whose turn of play it is.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.state.turn
    }

    /// How many cards may still be drawn: the deck, and the discard pile that becomes the next
    /// deck.
    #[inline]
    #[must_use]
    pub fn stock(&self) -> usize {
        self.state.piles.deck_len() + self.state.piles.discard_len()
    }

    /// The tournament's colour.
    #[inline]
    #[must_use]
    pub fn colour(&self) -> Option<Colour> {
        self.state.colour
    }

    /// How many colours win the game (T6.6).
    #[inline]
    #[must_use]
    pub fn goal(&self) -> usize {
        self.state.options.goal()
    }

    /// Is an equal highest total enough (T12.1)?
    #[inline]
    #[must_use]
    pub fn ties_stay(&self) -> bool {
        self.state.options.ties == crate::options::Ties::TiesStay
    }

    /// May no colour be opened twice in a row (T12.2)?
    #[inline]
    #[must_use]
    pub fn is_camelot(&self) -> bool {
        self.state.options.repeat == crate::options::Repeat::Camelot
    }

    /// The cards that the seat knows to be in another hand.
    #[inline]
    #[must_use]
    pub fn known(&self, memory: &Memory, holder: Seat) -> Hand {
        memory.hands.known(Viewer::Seat(self.seat), holder)
    }

    /// Is there a Shield in front of a player?
    #[inline]
    #[must_use]
    pub fn is_shielded(&self, seat: Seat) -> bool {
        self.state.is_shielded(seat)
    }

    /// Everybody who is in.
    #[inline]
    #[must_use]
    pub fn in_play(&self) -> Seats {
        self.state.in_play
    }

    /// The last tournament's final colour.
    #[inline]
    #[must_use]
    pub fn previous(&self) -> Option<Colour> {
        self.state.previous
    }

    /// Cards played from the hand this turn.
    #[inline]
    #[must_use]
    pub fn played(&self) -> u8 {
        self.state.played
    }

    /// Cards added to the display of the turn's player this turn (T10.5).
    #[inline]
    #[must_use]
    pub fn added(&self) -> u8 {
        self.state.added
    }

    /// How many cards the deck has.
    #[inline]
    #[must_use]
    pub fn deck(&self) -> usize {
        self.state.piles.deck_len()
    }

    /// The discard pile, oldest first.
    #[inline]
    pub fn discard(&self) -> impl Iterator<Item = Card> + use<'a> {
        self.state.piles.discard()
    }
}
