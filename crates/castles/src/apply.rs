//! How events change a state: what [`table::Game::apply`] calls, and nothing else.

use table::Seat;

use crate::board::{Castle, Lord};
use crate::card::{Card, Hand};
use crate::goods::Goods;
use crate::moves::Move;
use crate::piles::Pile;
use crate::state::{Phase, State};

impl State {
    /// C2.2: one card at a time, clockwise from the dealer's left.
    pub(crate) fn dealt(&mut self, dealer: Seat, deck: &Pile) {
        self.deck = *deck;
        let first = dealer.next(self.players());
        for _ in 0..self.options.hand_size() {
            for seat in self.seats().clockwise_from(first) {
                let card = self.deck.draw();
                self.hands[seat].add(card);
            }
        }
    }

    #[inline]
    pub(crate) fn draw(&mut self, cards: usize) {
        for _ in 0..cards {
            self.deck.draw();
        }
        self.drawn += cards as u8;
    }

    #[inline]
    pub(crate) fn moved(&mut self, by: Seat, mv: Move) {
        match mv {
            Move::Keep(card) => {
                // C4.1: the other card lies open.
                self.turned.remove(card);
                self.hands[by].add(card);
                self.open = self.turned.kinds().next();
                self.turned = Hand::EMPTY;
                self.phase = Phase::Barter;
            }
            Move::Lay(card) => {
                self.hands[by].remove(card);
                self.open = Some(card);
                self.phase = Phase::Barter;
            }
            Move::Offer(card) => self.answered(by, Some(card)),
            Move::Pass => self.answered(by, None),
            Move::Attack(castle) => self.phase = Phase::Muster { castle, army: Hand::EMPTY },
            Move::Muster(card) => {
                if let Phase::Muster { army, .. } = &mut self.phase {
                    army.add(card);
                }
            }
            Move::Propose(proposal) => {
                self.proposed = self.proposed.with(by);
                if let Some(resume) = self.interruptible() {
                    self.phase = Phase::Deal { by, proposal, resume };
                }
            }
            Move::Decline => self.go_on_after_deal(),
            // The consequences of these have their own events.
            Move::Barter
            | Move::Lose
            | Move::Accept(_)
            | Move::Refuse
            | Move::Strike
            | Move::Advance
            | Move::Hold
            | Move::Plant
            | Move::Leave
            | Move::Agree => {}
        }
    }

    /// C4.3: an answer to a barter. A `pass` instead of an attack is not one.
    #[inline]
    fn answered(&mut self, by: Seat, card: Option<Card>) {
        if let Phase::Offer(offers) = &mut self.phase {
            offers.cards[by] = card;
            offers.unanswered = offers.unanswered.without(by);
        }
    }

    /// C6.6: a prisoner of the player who pushed it; their own banner comes home.
    pub(crate) fn fell(&mut self, lord: Lord, castle: Castle, seat: Seat) {
        self.tracks[castle as usize].0[self.options.squares() - 1] = None;
        self.take_banner(seat, lord);
    }

    /// C6.6, C7.4: a lord's own banner returns to the reserve.
    fn take_banner(&mut self, seat: Seat, lord: Lord) {
        if self.lords[seat] == lord {
            self.reserves[seat] += 1;
        } else {
            self.prisons[seat].add(lord);
        }
    }

    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, goods: Goods) {
        match goods {
            Goods::Prisoner(lord) => {
                self.prisons[from].remove(lord);
                self.take_banner(to, lord);
            }
            Goods::Cards(cards) => {
                for card in cards.iter() {
                    self.hands[from].remove(card);
                    self.hands[to].add(card);
                }
            }
        }
    }

    /// C7.3: the question that was interrupted goes on unchanged.
    pub(crate) fn go_on_after_deal(&mut self) {
        if let Phase::Deal { resume, .. } = self.phase {
            self.phase = resume.into();
        }
    }
}
