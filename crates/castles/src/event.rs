//! What happened, and the only place where a state changes.

use table::{Seat, Seats};

use crate::board::{Castle, Lord, Lords};
use crate::card::{Card, Hand};
use crate::goods::Goods;
use crate::moves::Move;
use crate::piles::Pile;
use crate::state::{Offers, Phase, State};

/// One thing that happened. It carries all that is needed to tell of it without the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The dealer is drawn by lot and deals to each (C2).
    Dealt {
        /// Who deals.
        dealer: Seat,
        /// The deck before dealing.
        deck: Pile,
    },
    /// A player made a move. What it does at once is done by this event: a card kept or laid, an
    /// answer given, an army named and mustered, a deal proposed.
    Moved {
        /// Who.
        by: Seat,
        /// What.
        mv: Move,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// Two cards were turned face up (C3.1).
    Turned {
        /// Who turned them.
        seat: Seat,
        /// Which.
        cards: Hand,
    },
    /// The single last card was turned and taken (C4.1).
    LastCardTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player drew cards into his hand (C3.2).
    Drew {
        /// Who.
        seat: Seat,
        /// Which, for him alone to see.
        cards: Hand,
    },
    /// Who was to lay a card has none any more; he goes on to the attack (C3.2).
    NothingToLay {
        /// Who.
        seat: Seat,
    },
    /// The open card is for barter: the others offer (C4.3).
    BarterOpened {
        /// Who opened it.
        seat: Seat,
    },
    /// All have answered, and there is something to choose from (C4.4).
    OffersMade {
        /// Who chooses.
        seat: Seat,
        /// What is offered, for him alone to see.
        offers: Lords<Option<Card>>,
    },
    /// An offer was accepted: the cards changed hands (C4.4).
    Bartered {
        /// Who accepted.
        by: Seat,
        /// Whose offer.
        with: Seat,
        /// The card offered, for these two alone to see.
        got: Card,
        /// The open card.
        gave: Card,
    },
    /// The open card is out of the game (C4.2, C4.4, C4.5).
    OpenCardLost {
        /// Which.
        card: Card,
    },
    /// A player did not attack (C8.1).
    Passed {
        /// Who.
        seat: Seat,
        /// How many have now passed in a row.
        row: u8,
    },
    /// An army took a castle and is its garrison now (C6.3).
    Stormed {
        /// Whose army.
        seat: Seat,
        /// Which castle.
        castle: Castle,
        /// The cards.
        army: Hand,
    },
    /// The beaten garrison went to the attacker's hand (C6.3).
    GarrisonTaken {
        /// Whose hand.
        seat: Seat,
        /// From which castle.
        castle: Castle,
        /// The cards.
        cards: Hand,
    },
    /// The beaten garrison is out of the game (C6.3, `beaten-lost`).
    GarrisonLost {
        /// From which castle.
        castle: Castle,
        /// The cards.
        cards: Hand,
    },
    /// The attacker is asked whether the banners advance (C6.4).
    AdvanceAsked {
        /// In which castle.
        castle: Castle,
    },
    /// A banner fell into the oubliette: a prisoner, or at home again (C6.6).
    Fell {
        /// Whose banner.
        lord: Lord,
        /// In which castle.
        castle: Castle,
        /// Who pushed it.
        seat: Seat,
    },
    /// All banners of a castle moved one square on (C6.4).
    Advanced {
        /// Which castle.
        castle: Castle,
    },
    /// The attacker is asked whether he plants a banner (C6.5).
    PlantAsked {
        /// In which castle.
        castle: Castle,
    },
    /// A banner of the reserve stands on square 1 (C6.5).
    Planted {
        /// Whose.
        seat: Seat,
        /// In which castle.
        castle: Castle,
    },
    /// A deal was agreed on and carried out (C7.2).
    Exchanged {
        /// Who proposed it.
        by: Seat,
        /// Who agreed.
        with: Seat,
        /// What the proposer gave; cards are for these two alone to see.
        given: Goods,
        /// What he got; likewise.
        got: Goods,
    },
    /// The game is over (C8.2).
    GameEnded {
        /// Who has won (C8.3).
        winners: Seats,
    },
}

impl State {
    /// Lets an event happen. The only place where the state changes.
    #[inline(always)]
    pub(crate) fn happen(&mut self, event: &Event) {
        match *event {
            Event::Dealt { dealer, ref deck } => self.dealt(dealer, deck),
            Event::Moved { by, mv } => self.moved(by, mv),
            Event::TurnBegan { seat } => {
                self.turn = seat;
                self.drawn = 0;
                self.proposed = Seats::NONE;
                self.phase = Phase::Attack;
            }
            Event::Turned { seat: _, cards } => {
                self.draw(cards.len());
                self.turned = cards;
                self.phase = Phase::Keep;
            }
            Event::LastCardTaken { seat, card } => {
                self.draw(1);
                self.hands[seat].add(card);
            }
            Event::Drew { seat, cards } => {
                self.draw(cards.len());
                self.hands[seat].add_all(cards);
                // C3.2: a single last card goes to the hand without barter.
                self.phase = if cards.len() == 2 { Phase::Lay } else { Phase::Attack };
            }
            Event::NothingToLay { seat: _ } => self.phase = Phase::Attack,
            Event::BarterOpened { seat: _ } => {
                let unanswered = self.may_offer();
                self.phase = Phase::Offer(Offers { cards: Lords::default(), unanswered });
            }
            Event::OffersMade { seat: _, offers } => {
                self.phase = Phase::Accept(Offers { cards: offers, unanswered: Seats::NONE });
            }
            Event::Bartered { by, with, got, gave } => {
                self.hands[with].remove(got);
                self.hands[by].add(got);
                self.hands[with].add(gave);
                self.open = None;
                self.phase = Phase::Attack;
            }
            Event::OpenCardLost { card } => {
                self.lost.add(card);
                self.open = None;
                self.phase = Phase::Attack;
            }
            Event::Passed { seat: _, row } => self.passes = row,
            Event::GarrisonTaken { seat, castle: _, cards } => self.hands[seat].add_all(cards),
            Event::GarrisonLost { castle: _, cards } => self.lost.add_all(cards),
            Event::Stormed { seat, castle, army } => {
                self.hands[seat].remove_all(army);
                self.garrisons[castle as usize] = army;
                // C8.1: an attack breaks the row of passes.
                self.passes = 0;
            }
            Event::AdvanceAsked { castle } => self.phase = Phase::Advance { castle },
            Event::Fell { lord, castle, seat } => self.fell(lord, castle, seat),
            Event::Advanced { castle } => self.tracks[castle as usize].advance(),
            Event::PlantAsked { castle } => self.phase = Phase::Plant { castle },
            Event::Planted { seat, castle } => {
                self.reserves[seat] -= 1;
                self.tracks[castle as usize].0[0] = Some(self.lords[seat]);
            }
            Event::Exchanged { by, with, given, got } => {
                self.hand_over(by, with, given);
                self.hand_over(with, by, got);
                self.go_on_after_deal();
            }
            Event::GameEnded { winners: _ } => self.phase = Phase::Over,
        }
    }

    /// C2.2: one card at a time, clockwise from the dealer's left.
    fn dealt(&mut self, dealer: Seat, deck: &Pile) {
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
    fn draw(&mut self, cards: usize) {
        for _ in 0..cards {
            self.deck.draw();
        }
        self.drawn += cards as u8;
    }

    #[inline]
    fn moved(&mut self, by: Seat, mv: Move) {
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
            // What follows of these is told by events of its own.
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

    /// C4.3: an answer to a barter. A `pass` instead of an attack is none.
    #[inline]
    fn answered(&mut self, by: Seat, card: Option<Card>) {
        if let Phase::Offer(offers) = &mut self.phase {
            offers.cards[by] = card;
            offers.unanswered = offers.unanswered.without(by);
        }
    }

    /// C6.6: a prisoner of who pushed it; his own banner comes home.
    fn fell(&mut self, lord: Lord, castle: Castle, seat: Seat) {
        self.tracks[castle as usize].0[self.options.squares() - 1] = None;
        self.take_banner(seat, lord);
    }

    /// C6.6, C7.4: a lord's own banner returns to his reserve.
    fn take_banner(&mut self, seat: Seat, lord: Lord) {
        if self.lords[seat] == lord {
            self.reserves[seat] += 1;
        } else {
            self.prisons[seat].add(lord);
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat, goods: Goods) {
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
    fn go_on_after_deal(&mut self) {
        if let Phase::Deal { resume, .. } = self.phase {
            self.phase = resume.into();
        }
    }
}
