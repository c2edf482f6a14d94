//! What one viewer may know (T13): allow-lists, filled field by field.

use serde::{Deserialize, Serialize};
use table::{Changes, Patch, Seat, Seats, Viewer};

use crate::card::{Card, Colour, Hand};
use crate::cards::Action;
use crate::memory::Memory;
use crate::options::Options;
use crate::state::{Phase, State};

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Patch)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TournamentView"))]
pub struct View {
    /// Whose view this is.
    pub viewer: Viewer,
    /// Player count and house rules.
    pub options: Options,
    /// The number of the tournament, from 1: as many have begun.
    pub tournament: u32,
    /// What the game waits for.
    #[serde(flatten)]
    pub phase: PhaseView,
    /// Whose turn of play it is; in `take` and `over`, who won.
    pub turn: Seat,
    /// Cards played from the hand this turn.
    pub played: u8,
    /// Cards added to the own display this turn (T10.5).
    pub added: u8,
    /// The tournament's colour.
    pub colour: Option<Colour>,
    /// The last tournament's final colour.
    pub previous: Option<Colour>,
    /// Who is in.
    #[serde(rename = "in")]
    pub in_play: Seats,
    /// The players by seat.
    #[items]
    pub seats: Vec<SeatView>,
    /// How many cards the deck has.
    pub deck: usize,
    /// The discard pile, oldest first. Clients show what T12.3 says.
    pub discard: Vec<Card>,
}

/// What the game waits for, without the names that would tell something (T11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "TournamentPhaseView")
)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum PhaseView {
    /// A tournament is to be opened.
    Open,
    /// Cards are played.
    Turn,
    /// An action card waits for answers. Who else has answered is hidden.
    React {
        /// The card and its targets.
        action: Action,
        /// Has the viewer still to answer?
        asked: bool,
    },
    /// Adapt: a player chooses among their cards of a value.
    Adapt {
        /// Who.
        asked: Seat,
        /// The value.
        value: u8,
    },
    /// The player who withdrew chooses the token that their Maiden costs.
    Return,
    /// The winner chooses a token.
    Take,
    /// The game is over.
    Over,
}

/// One player as a viewer may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Patch)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "TournamentSeatView")
)]
pub struct SeatView {
    /// How many cards they hold.
    pub cards: usize,
    /// Their hand: the viewer's own alone.
    pub hand: Option<Hand>,
    /// Cards that the viewer knows to be in their hand.
    pub known: Hand,
    /// Their display, oldest first.
    pub display: Vec<Card>,
    /// Its total.
    pub total: u32,
    /// Does the Shield lie before them?
    pub shield: bool,
    /// Does Stunned lie before them?
    pub stunned: bool,
    /// Their tokens.
    pub tokens: Vec<Colour>,
}

impl View {
    /// The cards whose place the viewer does not know: in the deck or in other hands. They follow
    /// from those that they see, so nobody is sent them.
    #[must_use]
    pub fn unseen(&self) -> Hand {
        let mut unseen = Hand::whole_deck();
        self.discard.iter().for_each(|&card| unseen.remove(card));
        for seen in &self.seats {
            seen.display.iter().for_each(|&card| unseen.remove(card));
            unseen.remove_all(seen.hand.unwrap_or(seen.known));
            let front = [(seen.shield, Card::Shield), (seen.stunned, Card::Stunned)];
            front.iter().filter(|(lies, _)| *lies).for_each(|&(_, card)| unseen.remove(card));
        }
        unseen
    }
}

impl PhaseView {
    /// Its fields are merged into the view: phases with different fields cannot be compared.
    fn changes(self, old: &Self, to: &mut Changes<'_>) -> bool {
        match (*old, self) {
            (
                Self::React { action: old_action, asked: was_asked },
                Self::React { action, asked },
            ) => {
                to.field("action", &old_action, &action);
                to.field("asked", &was_asked, &asked);
                true
            }
            (Self::Adapt { asked: was_asked, value: old_value }, Self::Adapt { asked, value }) => {
                to.field("asked", &was_asked, &asked);
                to.field("value", &old_value, &value);
                true
            }
            _ => match (old.word(), self.word()) {
                (Some(old), Some(new)) => {
                    to.field("phase", &old, &new);
                    true
                }
                _ => false,
            },
        }
    }

    /// A phase without fields as it is written.
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::Open => Some("open"),
            Self::Turn => Some("turn"),
            Self::Return => Some("return"),
            Self::Take => Some("take"),
            Self::Over => Some("over"),
            Self::React { .. } | Self::Adapt { .. } => None,
        }
    }
}

impl View {
    /// What `viewer` may know of a state.
    pub(crate) fn of(state: &State, memory: &Memory, viewer: Viewer) -> Self {
        let mut view = Self {
            viewer,
            options: state.options,
            tournament: 0,
            phase: PhaseView::Open,
            turn: state.turn,
            played: 0,
            added: 0,
            colour: None,
            previous: None,
            in_play: Seats::default(),
            seats: Vec::new(),
            deck: 0,
            discard: Vec::new(),
        };
        view.renew(state, memory, viewer);
        view
    }

    /// Turns this into what `viewer` may know of a state. The lists keep their memory.
    pub(crate) fn renew(&mut self, state: &State, memory: &Memory, viewer: Viewer) {
        // Every field by name: none keeps what another viewer knew.
        let Self {
            viewer: whose,
            options,
            tournament,
            phase,
            turn,
            played,
            added,
            colour,
            previous,
            in_play,
            seats,
            deck,
            discard,
        } = self;
        *whose = viewer;
        *options = state.options;
        *tournament = memory.tournaments;
        *phase = match state.phase {
            Phase::Open => PhaseView::Open,
            Phase::Turn => PhaseView::Turn,
            Phase::React { action, unanswered } => {
                let asked = viewer.seat().is_some_and(|seat| unanswered.contains(seat));
                PhaseView::React { action, asked }
            }
            Phase::Adapt { asked, value } => PhaseView::Adapt { asked, value },
            Phase::Return => PhaseView::Return,
            Phase::Take => PhaseView::Take,
            Phase::Over => PhaseView::Over,
        };
        (*turn, *played, *added) = (state.turn, state.played, state.added);
        (*colour, *previous, *in_play) = (state.colour, state.previous, state.in_play);
        seats.resize_with(state.players(), SeatView::empty);
        for (seat, view) in Seats::first(state.players()).into_iter().zip(seats) {
            view.renew(state, memory, viewer, seat);
        }
        *deck = state.piles.deck_len();
        discard.clear();
        discard.extend(state.piles.discard());
    }
}

impl SeatView {
    fn empty() -> Self {
        Self {
            cards: 0,
            hand: None,
            known: Hand::EMPTY,
            display: Vec::new(),
            total: 0,
            shield: false,
            stunned: false,
            tokens: Vec::new(),
        }
    }

    fn renew(&mut self, state: &State, memory: &Memory, viewer: Viewer, seat: Seat) {
        let Self { cards, hand, known, display, total, shield, stunned, tokens } = self;
        *cards = state.hands[seat].len();
        *hand = viewer.is(seat).then_some(state.hands[seat]);
        *known = memory.hands.known(viewer, seat);
        display.clear();
        display.extend(state.displays.cards(seat));
        *total = state.total(seat);
        *shield = state.shield == Some(seat);
        *stunned = state.stunned == Some(seat);
        tokens.clear();
        tokens.extend(state.tokens[seat].iter());
    }
}
