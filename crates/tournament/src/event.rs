//! What happened, and the only place where a state changes.

use table::{Options as _, Seat, Seats};

use crate::card::{Card, Colour, Hand};
use crate::moves::{Action, FaceUp, Move, Place};
use crate::piles::Pile;
use crate::state::{Phase, State};

/// One thing that happened. It carries all that is needed to tell of it without the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The dealer is drawn by lot and deals eight cards to each (T2).
    Dealt {
        /// Who deals.
        dealer: Seat,
        /// The deck before dealing.
        deck: Pile,
    },
    /// A player made a move. What it does at once is done by this event: a card laid, an action
    /// card put away, a window answered, a display discarded.
    Moved {
        /// Who.
        by: Seat,
        /// What.
        mv: Move,
    },
    /// A tournament begins; its opener draws next.
    TournamentBegan {
        /// Who opens it.
        opener: Seat,
    },
    /// A turn begins; its player draws next.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A player drew a card (T3.1).
    Drew {
        /// Who.
        seat: Seat,
        /// Which, for him alone to see.
        card: Card,
    },
    /// The discard pile became the deck (T3.2).
    Reshuffled {
        /// The new deck.
        deck: Pile,
    },
    /// A player who cannot open showed his hand; the next one opens (T4.3).
    HandShown {
        /// Who.
        seat: Seat,
        /// His hand.
        hand: Hand,
    },
    /// Nobody cancelled the action card: it takes effect (T11).
    TookEffect,
    /// The tournament's colour changed (T8).
    ColourChanged {
        /// The new one.
        colour: Colour,
    },
    /// A player ended his turn and announced his total (T3.4).
    Stayed {
        /// Who.
        seat: Seat,
        /// His total.
        total: u32,
    },
    /// A card left a display for the discard pile.
    Discarded {
        /// Whose display.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which card.
        card: Card,
    },
    /// Riposte took the newest card of a display (T9.2).
    Taken {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which card.
        card: Card,
    },
    /// Retreat took a card back into the hand (T9.4).
    Retreated {
        /// Whose.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Which card.
        card: Card,
    },
    /// Knock Down moved a card from hand to hand (T9.5).
    Stolen {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which, for these two alone to see.
        card: Card,
    },
    /// Outwit swapped two face-up cards (T9.11).
    Swapped {
        /// Who played it.
        by: Seat,
        /// What he gave, where it lay.
        mine: FaceUp,
        /// With whom.
        with: Seat,
        /// What he got, where it lay.
        his: FaceUp,
    },
    /// Adapt asks a player which card of a value stays (T9.10).
    AdaptAsked {
        /// Whom.
        seat: Seat,
        /// The value.
        value: u8,
    },
    /// Adapt is done; the turn goes on.
    AdaptEnded,
    /// A player must choose the token that his Maiden costs (T6.3).
    TokenAsked {
        /// Who.
        seat: Seat,
    },
    /// A token went back to the pool (T6.3).
    TokenReturned {
        /// Whose.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// One player is left and has won the tournament (T6.4); his cards are discarded.
    TournamentWon {
        /// Who.
        seat: Seat,
    },
    /// The winner of a tournament took a token (T6.4).
    TokenTaken {
        /// Who.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// The game is over (T6.6).
    GameWon {
        /// By whom.
        seat: Seat,
    },
}

impl State {
    /// Lets an event happen. The only place where the state changes.
    #[inline(always)]
    pub(crate) fn happen(&mut self, event: &Event) {
        match *event {
            Event::Dealt { dealer, ref deck } => self.dealt(dealer, deck),
            Event::Moved { by, mv } => self.moved(by, mv),
            Event::TournamentBegan { opener } => {
                self.previous = self.colour.or(self.previous);
                self.colour = None;
                self.in_play = Seats::first(self.players());
                self.begin(opener, Phase::Open);
            }
            Event::TurnBegan { seat } => self.begin(seat, Phase::Turn),
            Event::Drew { seat, card } => {
                self.piles.draw();
                self.hands[seat].add(card);
            }
            Event::Reshuffled { ref deck } => self.piles.renew(deck),
            Event::HandShown { seat, hand: _ } => self.turn = seat.next(self.players()),
            Event::TookEffect | Event::AdaptEnded => self.phase = Phase::Turn,
            Event::Stayed { .. } => {}
            Event::ColourChanged { colour } => self.colour = Some(colour),
            Event::Discarded { seat, place, card } => {
                self.displays.take(seat, place);
                self.piles.put(card);
            }
            Event::Taken { by, from, card } => {
                self.displays.take(from, Place::new(self.displays.len(from)));
                self.displays.lay(by, card);
                self.added += 1;
            }
            Event::Retreated { seat, place, card } => {
                self.displays.take(seat, place);
                self.hands[seat].add(card);
            }
            Event::Stolen { by, from, card } => {
                self.hands[from].remove(card);
                self.hands[by].add(card);
            }
            Event::Swapped { by, mine, with, his } => self.swapped(by, mine, with, his),
            Event::AdaptAsked { seat, value } => self.phase = Phase::Adapt { asked: seat, value },
            Event::TokenAsked { seat } => self.begin(seat, Phase::Return),
            Event::TokenReturned { seat, colour } => {
                self.tokens[seat] = self.tokens[seat].without(colour);
            }
            Event::TournamentWon { seat } => {
                self.discard_all(seat);
                self.begin(seat, Phase::Take);
            }
            Event::TokenTaken { seat, colour } => {
                self.tokens[seat] = self.tokens[seat].with(colour);
            }
            Event::GameWon { seat } => self.begin(seat, Phase::Over),
        }
    }

    #[inline]
    fn begin(&mut self, seat: Seat, phase: Phase) {
        self.turn = seat;
        self.phase = phase;
        self.played = 0;
        self.added = 0;
    }

    /// T2.2: eight rounds, one card at a time, clockwise from the dealer's left.
    fn dealt(&mut self, dealer: Seat, deck: &Pile) {
        self.piles.renew(deck);
        let order =
            Seats::first(self.players()).clockwise_from(dealer.next(self.options.players()));
        let order: [Option<Seat>; 5] = {
            let mut seats = order;
            std::array::from_fn(|_| seats.next())
        };
        for _ in 0..8 {
            for seat in order.into_iter().flatten() {
                self.hands[seat].add(self.piles.next().expect("110 cards are enough"));
                self.piles.draw();
            }
        }
    }

    #[inline(always)]
    fn moved(&mut self, by: Seat, mv: Move) {
        match mv {
            Move::Open(colour, card) => {
                self.colour = Some(colour);
                self.phase = Phase::Turn;
                self.lay_from_hand(by, card);
            }
            Move::Play(card) => self.lay_from_hand(by, card),
            Move::Withdraw => {
                self.discard_all(by);
                self.in_play = self.in_play.without(by);
            }
            Move::Pass => {
                if let Phase::React { unanswered, .. } = &mut self.phase {
                    *unanswered = unanswered.without(by);
                }
            }
            Move::Ivanhoe => self.cancelled(by),
            Move::End | Move::Keep(_) | Move::Return(_) | Move::Take(_) => {}
            Move::Action(action) => self.action_played(by, action),
        }
    }

    #[inline]
    fn lay_from_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.displays.lay(seat, card);
        self.played += 1;
        self.added += 1;
    }

    /// T7.4: Shield and Stunned go to a front, other cards to the pile, before the window opens.
    #[inline]
    fn action_played(&mut self, by: Seat, action: Action) {
        let card = action.card();
        self.hands[by].remove(card);
        self.played += 1;
        if let Action::Stunned(target) = action {
            self.stunned = Some(target);
        } else if action == Action::Shield {
            self.shield = Some(by);
        } else {
            self.piles.put(card);
        }
        if self.ivanhoe_is_possible() {
            self.phase = Phase::React { action, unanswered: self.may_cancel() };
        }
    }

    /// T11.1: both cards are discarded, a cancelled Shield or Stunned too, Ivanhoe on top.
    fn cancelled(&mut self, by: Seat) {
        if let Phase::React { action: Action::Shield, .. } = self.phase {
            self.shield = None;
            self.piles.put(Card::Shield);
        }
        if let Phase::React { action: Action::Stunned(_), .. } = self.phase {
            self.stunned = None;
            self.piles.put(Card::Stunned);
        }
        self.hands[by].remove(Card::Ivanhoe);
        self.piles.put(Card::Ivanhoe);
        self.phase = Phase::Turn;
    }

    /// T6.2: display oldest first, Shield, Stunned.
    #[inline]
    fn discard_all(&mut self, seat: Seat) {
        let piles = &mut self.piles;
        self.displays.clear(seat, |card| piles.put(card));
        if self.shield == Some(seat) {
            self.shield = None;
            piles.put(Card::Shield);
        }
        if self.stunned == Some(seat) {
            self.stunned = None;
            piles.put(Card::Stunned);
        }
    }

    /// T9.11: a value card goes to the receiver's display, Shield and Stunned to his front.
    fn swapped(&mut self, by: Seat, mine: FaceUp, with: Seat, his: FaceUp) {
        let mine_card = mine.place().map(|place| self.displays.take(by, place));
        let his_card = his.place().map(|place| self.displays.take(with, place));
        self.receive(with, mine, mine_card);
        self.receive(by, his, his_card);
        // T10.5: a value card for a front card is an addition; value for value is not.
        if his_card.is_some() && mine_card.is_none() {
            self.added += 1;
        }
    }

    fn receive(&mut self, seat: Seat, what: FaceUp, card: Option<Card>) {
        match card {
            Some(card) => self.displays.lay(seat, card),
            None if what == FaceUp::SHIELD => self.shield = Some(seat),
            None => self.stunned = Some(seat),
        }
    }
}
