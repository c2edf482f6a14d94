//! A whole state that is consistent with a view.

use table::{Chance, Game as _, Seat};

use crate::board::Track;
use crate::card::{CARDS, Card, Hand};
use crate::goods::{Bundle, Goods, Proposal};
use crate::offers::Offers;
use crate::state::{Phase, State};
use crate::view::{GoodsView, OfferView, PhaseView, View};

/// A state that is consistent with the view, each about equally likely.
pub(crate) fn world(view: &View, chance: &mut impl Chance) -> State {
    let mut state = State::of_open_cards(view);
    let hidden = view.unseen();
    let (mut unseen, cards) = hidden.bytes::<CARDS>();
    // C6.2: a player who musters an army can win with it, so worlds in which they cannot are dealt
    // again. If that does not help, matching cards are put into their hand in the last world.
    let tries = 64;
    for again in 0..=tries {
        chance.shuffle(&mut unseen[..cards]);
        if again == tries {
            state.favour_attacker(view, hidden, &mut unseen[..cards]);
        }
        state.deal_unseen(view, &unseen[..cards]);
        if state.attacker_can_win(view) {
            break;
        }
    }
    state.phase = state.imagined_phase(view, chance);
    state
}

impl State {
    /// Everything the viewer sees; hands and deck still lack the unseen cards.
    fn of_open_cards(view: &View) -> Self {
        let mut state = Self::blank(view.options);
        for (seat, seen) in Seat::ALL.into_iter().zip(&view.seats) {
            state.lords[seat] = seen.lord;
            state.reserves[seat] = seen.reserve;
            state.prisons[seat] = seen.prisoners.iter().copied().collect();
        }
        for seen in &view.castles {
            let mut track = Track::default();
            track.0[..seen.track.len()].copy_from_slice(&seen.track);
            state.tracks[seen.castle as usize] = track;
            state.garrisons[seen.castle as usize] = seen.garrison;
        }
        state.turned = view.turned;
        state.open = view.open;
        state.lost = view.lost;
        state.turn = view.turn;
        state.drawn = view.drawn;
        state.passes = view.passes;
        state.proposed = view.proposed;
        state
    }

    /// Fills the hands clockwise from A, then the deck, with the unseen cards in their order. The
    /// rest is out of play, as in a scenario that does not name every card.
    fn deal_unseen(&mut self, view: &View, unseen: &[u8]) {
        let mut unseen = unseen.iter().map(|&byte| Card::of_byte(byte));
        for (seat, seen) in Seat::ALL.into_iter().zip(&view.seats) {
            self.hands[seat] = seen.hand.unwrap_or(seen.known).filled(seen.cards, &mut unseen);
        }
        self.deck = unseen.take(view.deck).collect();
    }

    /// C6.2: can the army that is being mustered still win?
    fn attacker_can_win(&self, view: &View) -> bool {
        let PhaseView::Muster { castle, army } = view.phase else { return true };
        let (hand, needed) = (self.hands[self.turn], self.needed(castle));
        !self.can_join(hand, army, needed).is_empty()
    }

    /// Moves cards with which the army can win to where the attacker's hand begins.
    fn favour_attacker(&self, view: &View, hidden: Hand, unseen: &mut [u8]) {
        let PhaseView::Muster { castle, army } = view.phase else { return };
        let (known, needed) = (view.seats[self.turn.index()].known, self.needed(castle));
        let fitting = self.nearest_point(known, hidden, army, needed);
        let before = view.seats[..self.turn.index()].iter();
        let before = before.filter(|seen| seen.hand.is_none());
        let start: usize = before.map(|seen| seen.cards - seen.known.len()).sum();
        let missing = needed.saturating_sub(known.only(fitting).len());
        for place in start..start + missing {
            let free = |&from: &usize| from < start || from >= place;
            let fits = |&from: &usize| fitting.has(Card::of_byte(unseen[from]));
            if let Some(from) = (0..unseen.len()).filter(free).find(fits) {
                unseen.swap(place, from);
            }
        }
    }

    /// The phase, with its hidden parts made up from the imagined hands.
    fn imagined_phase(&self, view: &View, chance: &mut impl Chance) -> Phase {
        match view.phase {
            PhaseView::Keep => Phase::Keep,
            PhaseView::Lay => Phase::Lay,
            PhaseView::Barter => Phase::Barter,
            PhaseView::Offer { asked, mine } => self.imagined_offers(view, asked, mine),
            PhaseView::Accept { count, ref offers } => {
                self.imagined_choice(view, count, offers, chance)
            }
            PhaseView::Attack => Phase::Attack,
            PhaseView::Muster { castle, army } => Phase::Muster { castle, army },
            PhaseView::Advance { castle } => Phase::Advance { castle },
            PhaseView::Plant { castle } => Phase::Plant { castle },
            PhaseView::Deal { by, to, give, want, resume } => {
                let give = self.imagined_goods(give, by, chance);
                let want = self.imagined_goods(want, to, chance);
                Phase::Deal { by, proposal: Proposal { to, give, want }, resume }
            }
            PhaseView::Over => Phase::Over,
        }
    }

    /// C4.3: as far as the viewer knows, nobody else has answered yet.
    fn imagined_offers(&self, view: &View, asked: bool, mine: Option<Card>) -> Phase {
        let mut offers = Offers { unanswered: self.may_offer(), ..Offers::default() };
        if let Some(seat) = view.viewer.seat()
            && !asked
        {
            offers.cards[seat] = mine;
            offers.unanswered = offers.unanswered.without(seat);
        }
        Phase::Offer(offers)
    }

    /// C4.4: the offers that the viewer sees, and as many others as there must be.
    fn imagined_choice(
        &self,
        view: &View,
        count: usize,
        seen: &[OfferView],
        chance: &mut impl Chance,
    ) -> Phase {
        let mut offers = Offers::default();
        seen.iter().for_each(|offer| offers.cards[offer.seat] = Some(offer.card));
        let may = self.may_offer().into_iter().filter(|&seat| !view.viewer.is(seat));
        let (mut others, mut number) = ([0; Seat::ALL.len()], 0);
        for (place, seat) in others.iter_mut().zip(may) {
            *place = seat as u8;
            number += 1;
        }
        // The active player sees all offers, so none has to be made up.
        chance.shuffle(&mut others[..number]);
        for &seat in others[..number].iter().take(count - seen.len()) {
            let seat = Seat::new(usize::from(seat));
            let hand = self.hands[seat];
            offers.cards[seat] = Some(hand.nth(chance.below(hand.len())));
        }
        Phase::Accept(offers)
    }

    /// Hidden cards of a deal: some cards of the hand that gives them, or, if it has too few, some
    /// that exist.
    fn imagined_goods(&self, goods: GoodsView, of: Seat, chance: &mut impl Chance) -> Goods {
        match goods {
            GoodsView::Prisoner(lord) => Goods::Prisoner(lord),
            GoodsView::Cards(cards) => Goods::Cards(cards),
            GoodsView::Hidden(count) => {
                let held = self.hands[of];
                let mut from = if held.len() >= count { held } else { Hand::whole_deck() };
                let mut cards = Hand::EMPTY;
                for _ in 0..count.min(from.len()) {
                    let card = from.nth(chance.below(from.len()));
                    from.remove(card);
                    cards.add(card);
                }
                Goods::Cards(Bundle::from(cards))
            }
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
        world.deck.cut(cards);
        world
    }
}
