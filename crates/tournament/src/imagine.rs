//! Worlds that are consistent with a view, made from nothing else.

use table::{Chance, Game as _, Seat};

use crate::card::{CARDS, Card, Colour, Colours, Hand};
use crate::piles::Piles;
use crate::state::{Phase, State};
use crate::view::{PhaseView, View};

/// A state that is consistent with the view, each about equally likely.
pub(crate) fn world(view: &View, chance: &mut impl Chance) -> State {
    let mut state = State::of_open_cards(view);
    let hidden = view.unseen();
    let (mut unseen, cards) = hidden.bytes::<CARDS>();
    // T4.3: another player who is asked to open can open, so worlds in which they cannot are dealt
    // again. If that does not help, a matching card is put into their hand in the last world.
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

impl State {
    /// Everything the viewer sees; hands and deck still lack the unseen cards.
    fn of_open_cards(view: &View) -> Self {
        let mut state = Self::blank(view.options);
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
            PhaseView::React { action, asked } => {
                let answered = view.viewer.seat().filter(|_| !asked);
                let may = state.may_cancel();
                let unanswered = answered.map_or(may, |seat| may.without(seat));
                Phase::React { action, unanswered }
            }
            PhaseView::Adapt { asked, value } => Phase::Adapt { asked, value },
            PhaseView::Return => Phase::Return,
            PhaseView::Take => Phase::Take,
            PhaseView::Over => Phase::Over,
        };
        state
    }

    /// Fills the hands clockwise from A, then the deck, with the unseen cards in their order. The
    /// rest is out of play, as in a scenario that does not name every card.
    fn deal_unseen(&mut self, view: &View, unseen: &[u8]) {
        let mut unseen = unseen.iter().map(|&byte| Card::of_byte(byte));
        for (seat, seen) in Seat::ALL.into_iter().zip(&view.seats) {
            self.hands[seat] = seen.hand.unwrap_or(seen.known).filled(seen.cards, &mut unseen);
        }
        let deck = unseen.take(view.deck).collect();
        self.piles = Piles::default();
        self.piles.renew(&deck);
        view.discard.iter().for_each(|&card| self.piles.put(card));
    }

    /// Moves a card that opens to where the hand of the opening player begins.
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
}

/// Other worlds, for tools that ask what could have been.
impl State {
    /// A player's hand.
    #[must_use]
    pub fn hand_of(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// The same world, in which the player holds these cards. The others' cards stay as they are,
    /// so this is only for what the player themself may know.
    #[must_use]
    pub fn with_hand(&self, seat: Seat, hand: Hand) -> Self {
        let mut world = *self;
        world.hands[seat] = hand;
        world
    }

    /// The same world after the deck was cut: its first `cards` cards are at the bottom.
    #[must_use]
    pub fn with_deck_cut(&self, cards: usize) -> Self {
        let mut world = *self;
        world.piles.cut(cards);
        world
    }
}
