//! Carrying out a move: which events follow of it, up to the next decision.

use table::{Chance, Game as _, Seat};

use crate::board::Castle;
use crate::card::Hand;
use crate::event::Event;
use crate::moves::Move;
use crate::piles::Pile;
use crate::state::{Phase, State};

impl State {
    /// C2: the dealer by lot, hands to each, and the seat to his left begins.
    pub(crate) fn start(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        let dealer = Seat::new(chance.below(self.players()));
        let deck = Pile::shuffled(chance);
        self.emit(Event::Dealt { dealer, deck }, log);
        self.begin_turn(dealer.next(self.players()), log);
    }

    /// Carries out a listed move.
    #[inline]
    pub(crate) fn carry_out(&mut self, by: Seat, mv: Move, log: &mut impl FnMut(Event)) {
        self.emit(Event::Moved { by, mv }, log);
        match mv {
            Move::Keep(_) | Move::Lay(_) => {
                // C4.4: what is forced happens without a question.
                if self.options.forced_barter {
                    self.open_barter(log);
                }
            }
            Move::Barter => self.open_barter(log),
            Move::Lose | Move::Refuse => self.lose_open_card(log),
            Move::Offer(_) => self.settle_offers(log),
            Move::Pass => match self.phase {
                Phase::Offer(_) => self.settle_offers(log),
                Phase::Keep
                | Phase::Lay
                | Phase::Barter
                | Phase::Accept(_)
                | Phase::Attack
                | Phase::Muster { .. }
                | Phase::Advance { .. }
                | Phase::Plant { .. }
                | Phase::Deal { .. }
                | Phase::Over => self.play_pass(log),
            },
            Move::Accept(with) => self.barter_with(with, log),
            Move::Attack(_) | Move::Muster(_) | Move::Propose(_) | Move::Decline => {}
            Move::Strike => self.play_strike(log),
            Move::Advance => self.play_advance(log),
            Move::Hold => self.ask_to_plant(log),
            Move::Plant => {
                if let Phase::Plant { castle } = self.phase {
                    self.emit(Event::Planted { seat: by, castle }, log);
                }
                self.end_turn(log);
            }
            Move::Leave => self.end_turn(log),
            Move::Agree => self.play_agree(log),
        }
    }

    /// C4.3: the others are asked; C4.5: unless nobody has a card to offer.
    fn open_barter(&mut self, log: &mut impl FnMut(Event)) {
        self.emit(Event::BarterOpened { seat: self.turn }, log);
        self.settle_offers(log);
    }

    /// When all have answered: C4.5 if there is no offer, else the choice (C4.4).
    #[inline]
    fn settle_offers(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Offer(offers) = self.phase else { unreachable!("offers are being made") };
        if !offers.unanswered.is_empty() {
            return;
        }
        let mut made = offers.made();
        match (made.next(), made.next()) {
            (None, _) => self.lose_open_card(log),
            (Some((only, _)), None) if self.options.forced_barter => self.barter_with(only, log),
            (Some(_), _) => {
                self.emit(Event::OffersMade { seat: self.turn, offers: offers.cards }, log);
            }
        }
    }

    /// C4.4: the two cards change hands.
    fn barter_with(&mut self, with: Seat, log: &mut impl FnMut(Event)) {
        let (Phase::Offer(offers) | Phase::Accept(offers)) = self.phase else {
            unreachable!("an offer is accepted")
        };
        let got = offers.cards[with].expect("there is an offer");
        let gave = self.open.expect("a card lies open");
        self.emit(Event::Bartered { by: self.turn, with, got, gave }, log);
    }

    /// C4.2, C4.4, C4.5: the open card is out of the game.
    fn lose_open_card(&mut self, log: &mut impl FnMut(Event)) {
        let card = self.open.expect("a card lies open");
        self.emit(Event::OpenCardLost { card }, log);
    }

    /// C8.1: without a draw it counts as a pass; C8.2: all in a row end the game.
    fn play_pass(&mut self, log: &mut impl FnMut(Event)) {
        let row = self.passes + u8::from(self.drawn == 0);
        self.emit(Event::Passed { seat: self.turn, row }, log);
        if usize::from(row) >= self.players() {
            self.emit(Event::GameEnded { winners: self.leaders() }, log);
        } else {
            self.end_turn(log);
        }
    }

    /// C6.3: the army stays, the beaten leave.
    fn play_strike(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Muster { castle, army } = self.phase else { unreachable!("an army marches") };
        let seat = self.turn;
        let beaten = self.garrisons[castle as usize];
        // The army leaves the hand before the beaten come into it: of a kind that is in both,
        // everybody then knows what stays.
        self.emit(Event::Stormed { seat, castle, army }, log);
        if !beaten.is_empty() && self.options.beaten_lost {
            self.emit(Event::GarrisonLost { castle, cards: beaten }, log);
        } else if !beaten.is_empty() {
            self.emit(Event::GarrisonTaken { seat, castle, cards: beaten }, log);
        }
        if self.tracks[castle as usize].is_empty() {
            self.ask_to_plant_at(castle, log);
        } else {
            self.emit(Event::AdvanceAsked { castle }, log);
        }
    }

    /// C6.4, C6.6: who stands on the last square falls, the others move on.
    fn play_advance(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Advance { castle } = self.phase else { unreachable!("banners may advance") };
        let last = self.tracks[castle as usize].0[self.options.squares() - 1];
        if let Some(lord) = last {
            self.emit(Event::Fell { lord, castle, seat: self.turn }, log);
        }
        self.emit(Event::Advanced { castle }, log);
        self.ask_to_plant_at(castle, log);
    }

    fn ask_to_plant(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Advance { castle } = self.phase else { unreachable!("banners may advance") };
        self.ask_to_plant_at(castle, log);
    }

    /// C6.5: asked only where a banner can be planted.
    fn ask_to_plant_at(&mut self, castle: Castle, log: &mut impl FnMut(Event)) {
        if self.can_plant(castle) {
            self.emit(Event::PlantAsked { castle }, log);
        } else {
            self.end_turn(log);
        }
    }

    /// C7.2: both sides change hands at once.
    fn play_agree(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Deal { by, proposal, .. } = self.phase else { unreachable!("a deal waits") };
        let (given, got) = (proposal.give, proposal.want);
        self.emit(Event::Exchanged { by, with: proposal.to, given, got }, log);
        // C3.2: who has traded away his last card has none to lay; there is no barter then.
        if self.phase == Phase::Lay && self.hands[self.turn].is_empty() {
            self.emit(Event::NothingToLay { seat: self.turn }, log);
        }
    }

    /// C2.3: clockwise.
    fn end_turn(&mut self, log: &mut impl FnMut(Event)) {
        self.begin_turn(self.turn.next(self.players()), log);
    }

    /// C3: two cards from the deck, or what is left of it.
    #[inline]
    fn begin_turn(&mut self, seat: Seat, log: &mut impl FnMut(Event)) {
        self.emit(Event::TurnBegan { seat }, log);
        let cards: Hand = self.deck.iter().take(2).collect();
        if cards.is_empty() {
            return;
        }
        // C3.2: unseen into the hand.
        if self.options.draw_to_hand {
            self.emit(Event::Drew { seat, cards }, log);
        } else if cards.len() == 2 {
            self.emit(Event::Turned { seat, cards }, log);
        } else {
            // C4.1: a single turned card is taken; there is no barter.
            self.emit(Event::LastCardTaken { seat, card: cards.nth(0) }, log);
        }
    }
}
