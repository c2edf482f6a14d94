//! Carrying out a move: the events that follow from it, up to the next decision.

use table::{Game as _, Seat};

use crate::board::Castle;
use crate::card::Hand;
use crate::event::Event;
use crate::state::{Phase, State};

impl State {
    /// C4.3: the others are asked; C4.5: unless nobody has a card to offer.
    pub(crate) fn open_barter(&mut self, log: &mut impl FnMut(Event)) {
        self.emit(Event::BarterOpened { seat: self.turn }, log);
        self.settle_offers(log);
    }

    /// When all have answered: C4.5 if there is no offer, otherwise the choice (C4.4).
    #[inline]
    pub(crate) fn settle_offers(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Offer(offers) = self.phase else { unreachable!("offers are being made") };
        if !offers.unanswered.is_empty() {
            return;
        }
        let mut made = offers.cards.made();
        match (made.next(), made.next()) {
            (None, _) => self.lose_open_card(log),
            (Some((only, _)), None) if self.options.forced_barter => self.barter_with(only, log),
            (Some(_), _) => {
                self.emit(Event::OffersMade { seat: self.turn, offers: offers.cards }, log);
            }
        }
    }

    /// C4.4: the two cards change hands.
    pub(crate) fn barter_with(&mut self, with: Seat, log: &mut impl FnMut(Event)) {
        let (Phase::Offer(offers) | Phase::Accept(offers)) = self.phase else {
            unreachable!("an offer is accepted")
        };
        let got = offers.cards[with].expect("there is an offer");
        let gave = self.open.expect("a card lies open");
        self.emit(Event::Bartered { by: self.turn, with, got, gave }, log);
    }

    /// C4.2, C4.4, C4.5: the open card is out of the game.
    pub(crate) fn lose_open_card(&mut self, log: &mut impl FnMut(Event)) {
        let card = self.open.expect("a card lies open");
        self.emit(Event::OpenCardLost { card }, log);
    }

    /// C8.1: without a draw it counts as a pass; C8.2: all in a row end the game.
    pub(crate) fn play_pass(&mut self, log: &mut impl FnMut(Event)) {
        let row = self.passes + u8::from(self.drawn == 0);
        self.emit(Event::Passed { seat: self.turn, row }, log);
        if usize::from(row) >= self.players() {
            self.emit(Event::GameEnded { winners: self.leaders() }, log);
        } else {
            self.end_turn(log);
        }
    }

    /// C6.3: the army stays, the beaten leave.
    pub(crate) fn play_strike(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Muster { castle, army } = self.phase else { unreachable!("an army marches") };
        let seat = self.turn;
        let beaten = self.garrisons[castle as usize];
        // The army leaves the hand before the beaten garrison enters it: for a kind that is in
        // both, everybody then knows what stays.
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

    /// C6.4, C6.6: a banner on the last square falls, the others move on.
    pub(crate) fn play_advance(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Advance { castle } = self.phase else { unreachable!("banners may advance") };
        let last = self.tracks[castle as usize].0[self.options.squares() - 1];
        if let Some(lord) = last {
            self.emit(Event::Fell { lord, castle, seat: self.turn }, log);
        }
        self.emit(Event::Advanced { castle }, log);
        self.ask_to_plant_at(castle, log);
    }

    pub(crate) fn ask_to_plant(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Advance { castle } = self.phase else { unreachable!("banners may advance") };
        self.ask_to_plant_at(castle, log);
    }

    /// C6.5: asked only where a banner can be planted.
    pub(crate) fn ask_to_plant_at(&mut self, castle: Castle, log: &mut impl FnMut(Event)) {
        if self.can_plant(castle) {
            self.emit(Event::PlantAsked { castle }, log);
        } else {
            self.end_turn(log);
        }
    }

    /// C7.2: both sides change hands at once.
    pub(crate) fn play_agree(&mut self, log: &mut impl FnMut(Event)) {
        let Phase::Deal { by, proposal, .. } = self.phase else { unreachable!("a deal waits") };
        let (given, got) = (proposal.give, proposal.want);
        self.emit(Event::Exchanged { by, with: proposal.to, given, got }, log);
        // C3.2: a player who has traded away their last card has none to lay: no barter then.
        if self.phase == Phase::Lay && self.hands[self.turn].is_empty() {
            self.emit(Event::NothingToLay { seat: self.turn }, log);
        }
    }

    /// C2.3: clockwise.
    pub(crate) fn end_turn(&mut self, log: &mut impl FnMut(Event)) {
        self.begin_turn(self.turn.next(self.players()), log);
    }

    /// C3: two cards from the deck, or what is left of it.
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl FnMut(Event)) {
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
