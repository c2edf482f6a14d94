//! What one viewer may know (T13): allow-lists, filled field by field.

use serde::Serialize;
use table::{Chance, Recall, Seat, Seats, Viewer};

use crate::card::{CARDS, Card, Colour, Colours, Hand};
use crate::displays::{Displays, Knights};
use crate::event::Event;
use crate::moves::{FaceUp, Move, Place};
use crate::options::Options;
use crate::piles::Piles;
use crate::state::{Phase, State};

/// What the seats remember of each other's hands.
pub type Memory = Recall<Card, 5>;

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Player count and house rules.
    pub options: Options,
    /// What the game waits for.
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
    pub seats: Vec<SeatView>,
    /// How many cards the deck has.
    pub deck: usize,
    /// The discard pile, oldest first. Clients show what T12.3 says.
    pub discard: Vec<Card>,
    /// The cards whose place the viewer does not know: in the deck or in other hands.
    pub unseen: Hand,
}

/// What the game waits for, without the names that would tell something (T11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum PhaseView {
    /// A tournament is to be opened.
    Open,
    /// Cards are played.
    Turn,
    /// An action card waits for answers. Who else has answered is nobody's business.
    React {
        /// The card and its targets.
        #[serde(rename = "move")]
        mv: Move,
        /// Has the viewer still to answer?
        asked: bool,
    },
    /// Adapt: a player chooses among his cards of a value.
    Adapt {
        /// Who.
        asked: Seat,
        /// The value.
        value: u8,
    },
    /// Who withdrew chooses the token that his Maiden costs.
    Return,
    /// Who won chooses a token.
    Take,
    /// The game is over.
    Over,
}

/// One player as a viewer may know him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// How many cards he holds.
    pub cards: usize,
    /// His hand: the viewer's own alone.
    pub hand: Option<Hand>,
    /// Cards that the viewer knows to be in his hand.
    pub known: Hand,
    /// His display, oldest first.
    pub display: Vec<Card>,
    /// Its total.
    pub total: u32,
    /// Does the Shield lie before him?
    pub shield: bool,
    /// Does Stunned lie before him?
    pub stunned: bool,
    /// His tokens.
    pub tokens: Vec<Colour>,
}

impl State {
    /// What `viewer` may know.
    pub(crate) fn seen_by(&self, memory: &Memory, viewer: Viewer) -> View {
        let seats: Vec<Seat> = Seats::first(self.players()).into_iter().collect();
        View {
            viewer,
            options: self.options,
            phase: match self.phase {
                Phase::Open => PhaseView::Open,
                Phase::Turn => PhaseView::Turn,
                Phase::React { mv, unanswered } => {
                    let asked = unanswered.into_iter().any(|seat| viewer.is(seat));
                    PhaseView::React { mv, asked }
                }
                Phase::Adapt { asked, value } => PhaseView::Adapt { asked, value },
                Phase::Return => PhaseView::Return,
                Phase::Take => PhaseView::Take,
                Phase::Over => PhaseView::Over,
            },
            turn: self.turn,
            played: self.played,
            added: self.added,
            colour: self.colour,
            previous: self.previous,
            in_play: self.in_play,
            seats: seats.iter().map(|&seat| self.seat_seen_by(memory, viewer, seat)).collect(),
            deck: self.piles.deck_len(),
            discard: self.piles.discard().collect(),
            unseen: self.unseen_by(memory, viewer),
        }
    }

    fn seat_seen_by(&self, memory: &Memory, viewer: Viewer, seat: Seat) -> SeatView {
        SeatView {
            cards: self.hands[seat].len(),
            hand: viewer.is(seat).then_some(self.hands[seat]),
            known: memory.known(viewer, seat),
            display: self.displays.cards(seat).collect(),
            total: self.total(seat),
            shield: self.shield == Some(seat),
            stunned: self.stunned == Some(seat),
            tokens: self.tokens[seat].iter().collect(),
        }
    }

    /// Deck and other hands together, but for what is known: the same whatever lies where.
    fn unseen_by(&self, memory: &Memory, viewer: Viewer) -> Hand {
        let mut unseen: Hand = self.piles.deck().collect();
        for seat in Seats::first(self.players()) {
            if !viewer.is(seat) {
                unseen.add_all(self.hands[seat]);
                unseen.remove_all(memory.known(viewer, seat));
            }
        }
        unseen
    }

    /// Some state that the viewer could be in, each about equally likely.
    pub(crate) fn imagined(view: &View, chance: &mut impl Chance) -> Self {
        let mut state = Self::of_open_cards(view);
        let mut unseen = [0; CARDS];
        let cards = view.unseen.len();
        for (byte, card) in unseen.iter_mut().zip(view.unseen) {
            *byte = card as u8;
        }
        // T4.3: somebody else who is asked to open can, so worlds where he cannot are dealt anew.
        // Where that hardly ever comes up, the last world has a fitting card put in his hand.
        let tries = 64;
        for again in 0..=tries {
            chance.shuffle(&mut unseen[..cards]);
            if again == tries {
                state.favour_opener(view, &mut unseen[..cards]);
            }
            state.deal_unseen(view, &unseen[..cards]);
            if state.phase != Phase::Open || state.can_open(state.turn) {
                break;
            }
        }
        state
    }

    /// Everything the viewer sees, and hands and deck still without the unseen cards.
    fn of_open_cards(view: &View) -> Self {
        let mut state = Self::before_the_deal(view.options);
        for (seat, seen) in Seat::ALL.into_iter().zip(&view.seats) {
            seen.display.iter().for_each(|&card| state.displays.lay(seat, card));
            state.tokens[seat] = seen.tokens.iter().copied().collect::<Colours>();
            state.shield = if seen.shield { Some(seat) } else { state.shield };
            state.stunned = if seen.stunned { Some(seat) } else { state.stunned };
        }
        state.turn = view.turn;
        state.played = view.played;
        state.added = view.added;
        state.colour = view.colour;
        state.previous = view.previous;
        state.in_play = view.in_play;
        state.phase = match view.phase {
            PhaseView::Open => Phase::Open,
            PhaseView::Turn => Phase::Turn,
            PhaseView::React { mv, asked } => {
                let unanswered = match view.viewer {
                    Viewer::Seat(seat) if !asked => state.may_cancel().without(seat),
                    Viewer::Seat(_) | Viewer::Public => state.may_cancel(),
                };
                Phase::React { mv, unanswered }
            }
            PhaseView::Adapt { asked, value } => Phase::Adapt { asked, value },
            PhaseView::Return => Phase::Return,
            PhaseView::Take => Phase::Take,
            PhaseView::Over => Phase::Over,
        };
        state
    }

    /// Fills the hands clockwise from A, then the deck, from the unseen cards in their order.
    fn deal_unseen(&mut self, view: &View, unseen: &[u8]) {
        let mut unseen = unseen.iter().map(|&byte| Card::of_byte(byte));
        for (seat, seen) in Seat::ALL.into_iter().zip(&view.seats) {
            let mut hand = seen.hand.unwrap_or(seen.known);
            while hand.len() < seen.cards {
                hand.add(unseen.next().expect("the unseen cards fill hands and deck"));
            }
            self.hands[seat] = hand;
        }
        let deck = unseen.collect();
        self.piles = Piles::default();
        self.piles.renew(&deck);
        view.discard.iter().for_each(|&card| self.piles.put(card));
    }

    /// Moves a card that opens to where the hand of the player who is to open begins.
    fn favour_opener(&self, view: &View, unseen: &mut [u8]) {
        let before = view.seats[..self.turn.index()].iter();
        let start: usize = before
            .filter(|seen| seen.hand.is_none())
            .map(|seen| seen.cards - seen.known.len())
            .sum();
        let opens = |byte: &u8| {
            let mut colours = Colour::ALL.into_iter().filter(|&colour| self.may_name(colour));
            colours.any(|colour| Card::of_byte(*byte).fits(colour))
        };
        if let Some(place) = unseen.iter().position(opens) {
            unseen.swap(start, place);
        }
    }

    pub(crate) fn before_the_deal(options: Options) -> Self {
        Self {
            hands: Knights::default(),
            displays: Displays::default(),
            piles: Piles::default(),
            tokens: Knights::default(),
            shield: None,
            stunned: None,
            in_play: Seats::first(usize::from(options.players)),
            turn: Seat::A,
            played: 0,
            added: 0,
            colour: None,
            previous: None,
            phase: Phase::Open,
            options,
        }
    }
}

/// What one viewer may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum EventView {
    Dealt {
        dealer: Seat,
    },
    Moved {
        by: Seat,
        #[serde(rename = "move")]
        mv: Move,
    },
    TournamentBegan {
        opener: Seat,
    },
    TurnBegan {
        seat: Seat,
    },
    /// The card is there for who drew it.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Reshuffled {
        cards: usize,
    },
    HandShown {
        seat: Seat,
        hand: Hand,
    },
    TookEffect,
    Stayed {
        seat: Seat,
        total: u32,
    },
    ColourChanged {
        colour: Colour,
    },
    Discarded {
        seat: Seat,
        place: Place,
        card: Card,
    },
    Taken {
        by: Seat,
        from: Seat,
        card: Card,
    },
    Retreated {
        seat: Seat,
        place: Place,
        card: Card,
    },
    /// The card is there for the two concerned.
    Stolen {
        by: Seat,
        from: Seat,
        card: Option<Card>,
    },
    Swapped {
        by: Seat,
        mine: FaceUp,
        with: Seat,
        his: FaceUp,
    },
    AdaptAsked {
        seat: Seat,
        value: u8,
    },
    AdaptEnded,
    TokenAsked {
        seat: Seat,
    },
    TokenReturned {
        seat: Seat,
        colour: Colour,
    },
    TournamentWon {
        seat: Seat,
    },
    TokenTaken {
        seat: Seat,
        colour: Colour,
    },
    GameWon {
        seat: Seat,
    },
}

impl EventView {
    /// What `viewer` may know of the event; nothing at all of others' passing (T11.5).
    pub(crate) fn of(event: &Event, viewer: Viewer) -> Option<Self> {
        Some(match *event {
            Event::Dealt { dealer, deck: _ } => Self::Dealt { dealer },
            Event::Moved { by, mv: Move::Pass } if !viewer.is(by) => return None,
            Event::Moved { by, mv } => Self::Moved { by, mv },
            Event::TournamentBegan { opener } => Self::TournamentBegan { opener },
            Event::TurnBegan { seat } => Self::TurnBegan { seat },
            Event::Drew { seat, card } => {
                Self::Drew { seat, card: Some(card).filter(|_| viewer.is(seat)) }
            }
            Event::Reshuffled { ref deck } => Self::Reshuffled { cards: deck.iter().len() },
            Event::HandShown { seat, hand } => Self::HandShown { seat, hand },
            Event::TookEffect => Self::TookEffect,
            Event::Stayed { seat, total } => Self::Stayed { seat, total },
            Event::ColourChanged { colour } => Self::ColourChanged { colour },
            Event::Discarded { seat, place, card } => Self::Discarded { seat, place, card },
            Event::Taken { by, from, card } => Self::Taken { by, from, card },
            Event::Retreated { seat, place, card } => Self::Retreated { seat, place, card },
            Event::Stolen { by, from, card } => {
                let concerned = viewer.is(by) || viewer.is(from);
                Self::Stolen { by, from, card: Some(card).filter(|_| concerned) }
            }
            Event::Swapped { by, mine, with, his } => Self::Swapped { by, mine, with, his },
            Event::AdaptAsked { seat, value } => Self::AdaptAsked { seat, value },
            Event::AdaptEnded => Self::AdaptEnded,
            Event::TokenAsked { seat } => Self::TokenAsked { seat },
            Event::TokenReturned { seat, colour } => Self::TokenReturned { seat, colour },
            Event::TournamentWon { seat } => Self::TournamentWon { seat },
            Event::TokenTaken { seat, colour } => Self::TokenTaken { seat, colour },
            Event::GameWon { seat } => Self::GameWon { seat },
        })
    }
}

/// What everyone or some saw enter and leave a hand.
pub(crate) fn remember(memory: &mut Memory, event: &Event) {
    match *event {
        Event::Moved { by, mv: Move::Open(_, card) | Move::Play(card) } => {
            memory.left_openly(by, card);
        }
        Event::Moved { by, mv: Move::Ivanhoe } => memory.left_openly(by, Card::Ivanhoe),
        Event::Moved { by, mv } => {
            if let Some(card) = mv.action() {
                memory.left_openly(by, card);
            }
        }
        Event::HandShown { seat, hand } => memory.shown(seat, hand),
        Event::Retreated { seat, card, .. } => memory.entered_openly(seat, card),
        Event::Stolen { by, from, card } => {
            memory.left(from, card, Seats::only(by).with(from));
            memory.entered(by, card, Seats::only(from));
        }
        // No hand changes, or by a card that nobody else sees.
        Event::Dealt { .. }
        | Event::TournamentBegan { .. }
        | Event::TurnBegan { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::TookEffect
        | Event::Stayed { .. }
        | Event::ColourChanged { .. }
        | Event::Discarded { .. }
        | Event::Taken { .. }
        | Event::Swapped { .. }
        | Event::AdaptAsked { .. }
        | Event::AdaptEnded
        | Event::TokenAsked { .. }
        | Event::TokenReturned { .. }
        | Event::TournamentWon { .. }
        | Event::TokenTaken { .. }
        | Event::GameWon { .. } => {}
    }
}
