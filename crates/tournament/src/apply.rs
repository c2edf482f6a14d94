//! How events change a state: what [`table::Game::apply`] calls, and nothing else.

use table::{Options as _, Seat, Seats};

use crate::card::Card;
use crate::cards::Action;
use crate::moves::{FaceUp, Move};
use crate::piles::Pile;
use crate::state::{Phase, State};

impl State {
    #[inline]
    pub(crate) fn begin(&mut self, seat: Seat, phase: Phase) {
        self.turn = seat;
        self.phase = phase;
        self.played = 0;
        self.added = 0;
    }

    /// T2.2: eight rounds, one card at a time, clockwise from the dealer's left.
    pub(crate) fn dealt(&mut self, dealer: Seat, deck: &Pile) {
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
    pub(crate) fn moved(&mut self, by: Seat, mv: Move) {
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
    pub(crate) fn discard_all(&mut self, seat: Seat) {
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

    /// T9.11: a value card goes to the receiver's display, Shield and Stunned to their front.
    pub(crate) fn swapped(&mut self, by: Seat, mine: FaceUp, with: Seat, theirs: FaceUp) {
        let my_card = mine.place().map(|place| self.displays.take(by, place));
        let their_card = theirs.place().map(|place| self.displays.take(with, place));
        self.receive(with, mine, my_card);
        self.receive(by, theirs, their_card);
        // T10.5: a value card for a front card is an addition; value for value is not.
        if their_card.is_some() && my_card.is_none() {
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
