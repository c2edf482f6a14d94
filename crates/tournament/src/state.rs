//! The whole state of a game: 320 bytes, `Copy`, no generator, no memory.

use table::{Options as _, Seat, Seats};

use crate::card::{Card, Colour, Colours, Hand};
use crate::cards::Action;
use crate::displays::{Displays, Knights};
use crate::moves::Move;
use crate::options::{Options, Ties};
use crate::piles::Piles;

/// A game of the Tournament at any moment. It knows every card; only views of it are shown.
///
/// It changes by [`table::Game::apply`] alone. There is no way to serialise it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) hands: Knights<Hand>,
    pub(crate) displays: Displays,
    pub(crate) piles: Piles,
    pub(crate) tokens: Knights<Colours>,
    /// The player with the Shield in front of them.
    pub(crate) shield: Option<Seat>,
    /// The player with Stunned in front of them.
    pub(crate) stunned: Option<Seat>,
    /// The seats that have not withdrawn from the current tournament.
    pub(crate) in_play: Seats,
    /// Whose turn of play it is; in `Take` and `Over`, who won.
    pub(crate) turn: Seat,
    /// Cards played from the hand this turn.
    pub(crate) played: u8,
    /// Cards added to the own display this turn, as T10.5 counts them.
    pub(crate) added: u8,
    /// The tournament's colour; none until it is opened.
    pub(crate) colour: Option<Colour>,
    /// The final colour of the last tournament.
    pub(crate) previous: Option<Colour>,
    pub(crate) phase: Phase,
    pub(crate) options: Options,
}

const _: () = assert!(size_of::<State>() <= 320, "playouts copy states: keep them small");

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The player of the turn opens a tournament.
    Open,
    /// The player of the turn plays cards.
    Turn,
    /// An action card has been played; these seats have not yet said whether they cancel it.
    React { action: Action, unanswered: Seats },
    /// Adapt: this player chooses among their cards of this value.
    Adapt { asked: Seat, value: u8 },
    /// The player of the turn has withdrawn and chooses the token that their Maiden costs.
    Return,
    /// The player of the turn has won and chooses a token.
    Take,
    /// The game is over.
    Over,
}

/// Queries about the state, named as players would ask them.
impl State {
    /// How many play.
    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.options.players()
    }

    /// T3.6: the total of a display; in green every card counts 1.
    #[inline]
    pub(crate) fn total(&self, seat: Seat) -> u32 {
        if self.colour == Some(Colour::Green) {
            self.displays.len(seat) as u32
        } else {
            self.displays.sum(seat)
        }
    }

    /// The highest total of any other display. Players who have withdrawn have none.
    #[inline]
    pub(crate) fn highest_other_total(&self, seat: Seat) -> u32 {
        self.displays.highest_but(seat, self.colour == Some(Colour::Green))
    }

    /// T3.4, T12.1: is the total high enough to stay in?
    #[inline]
    pub(crate) fn total_is_enough(&self, seat: Seat) -> bool {
        let (total, to_beat) = (self.total(seat), self.highest_other_total(seat));
        match self.options.ties {
            Ties::Strict => total > to_beat,
            Ties::TiesStay => total >= to_beat && self.displays.len(seat) > 0,
        }
    }

    /// The other players who are in (T7.5).
    #[inline]
    pub(crate) fn opponents(&self, seat: Seat) -> Seats {
        self.in_play.without(seat)
    }

    /// T10.1: does this player have a Shield in front of them?
    #[inline]
    pub(crate) fn is_shielded(&self, seat: Seat) -> bool {
        self.shield == Some(seat)
    }

    /// T10.5: may the player of the turn add a card to their display?
    #[inline]
    pub(crate) fn may_add(&self) -> bool {
        self.added == 0 || self.stunned != Some(self.turn)
    }

    /// The players hit by a T9 card of the player of the turn: themselves and the opponents without
    /// a Shield (T10.1, T10.2).
    #[inline]
    pub(crate) fn struck(&self) -> Seats {
        match self.shield {
            Some(seat) if seat != self.turn => self.in_play.without(seat),
            Some(_) | None => self.in_play,
        }
    }

    /// T4.2, T12.2: may this colour be opened?
    #[inline]
    pub(crate) fn may_name(&self, colour: Colour) -> bool {
        use crate::options::Repeat;
        match self.options.repeat {
            Repeat::PurpleOnly => colour != Colour::Purple || self.previous != Some(colour),
            Repeat::Camelot => self.previous != Some(colour),
        }
    }

    /// T4.3: can the player open any colour?
    #[inline]
    pub(crate) fn can_open(&self, seat: Seat) -> bool {
        let hand = self.hands[seat];
        let fits = |colour: Colour| !hand.only(Colour::FITTING[colour as usize]).is_empty();
        Colour::ALL.into_iter().any(|colour| self.may_name(colour) && fits(colour))
    }

    /// T11.2: the seats that may cancel a card of the player of the turn.
    #[inline]
    pub(crate) fn may_cancel(&self) -> Seats {
        self.opponents(self.turn)
    }

    /// T11.5: is it possible by public facts that a player holds Ivanhoe? Only then is anybody
    /// asked.
    #[inline]
    pub(crate) fn ivanhoe_is_possible(&self) -> bool {
        let mut eligible = self.may_cancel().into_iter();
        eligible.any(|seat| !self.hands[seat].is_empty()) && !self.piles.discarded(Card::Ivanhoe)
    }

    /// The action card that `mv` plays or answers, if any.
    pub(crate) fn action_under_way(&self, mv: Move) -> Option<Action> {
        if let Phase::React { action, .. } = self.phase {
            return Some(action);
        }
        if let Move::Action(action) = mv { Some(action) } else { None }
    }
}
