//! Test support for the Castles: what the battery of `table::testing` must know, and positions in
//! one line. Not in any release.

pub mod scene;

use table::testing::Trial;
use table::{Chance, Game as _, Seat, Viewer};

use crate::board::{BANNERS, Castle, Lord};
use crate::card::{Card, Hand, KINDS};
use crate::goods::{Bundle, Goods, Proposal};
use crate::memory::Memory;
use crate::moves::Move;
use crate::state::{Phase, State};

/// Cards this deep in the deck are not drawn within one move.
const DEEP: usize = 2;

impl Trial for State {
    const HOUSE_RULES: &'static [(usize, &'static str, &'static str)] = &[
        (3, "squares", "2"),
        (4, "squares", "5"),
        (3, "published-hands", "true"),
        (6, "published-hands", "true"),
        (4, "draw-to-hand", "true"),
        (5, "forced-barter", "true"),
        (3, "arms-only", "true"),
        (4, "beaten-lost", "true"),
        (3, "profile", "published"),
        (4, "profile", "published"),
        (5, "profile", "published"),
        (6, "profile", "published"),
    ];
    const GAMES: u64 = 25;
    const LARGEST: usize = 512;
    const SAMPLES: &'static [&'static str] = &[
        "keep al",
        "lay ivanhoe",
        "offer fs",
        "accept C",
        "attack york",
        "muster locksley",
        "propose B give prisoner:front-de-boeuf want ab,ab,rs",
        "propose F give ae,ivanhoe want prisoner:cedric",
    ];

    fn any_move(players: usize, chance: &mut impl Chance) -> Move {
        let card = Card::ALL[chance.below(KINDS)];
        let seat = Seat::new(chance.below(players));
        let castle = Castle::ALL[chance.below(5)];
        match chance.below(22) {
            0 => Move::Keep(card),
            1 => Move::Lay(card),
            2 => Move::Barter,
            3 => Move::Lose,
            4 => Move::Offer(card),
            5 => Move::Pass,
            6 => Move::Accept(seat),
            7 => Move::Refuse,
            8 => Move::Attack(castle),
            9 => Move::Muster(card),
            10 => Move::Strike,
            11 => Move::Advance,
            12 => Move::Hold,
            13 => Move::Plant,
            14 => Move::Leave,
            15 => Move::Agree,
            16 => Move::Decline,
            _ => {
                let (give, want) = (any_goods(chance), any_goods(chance));
                Move::Propose(Proposal { to: seat, give, want })
            }
        }
    }

    /// Deals of several cards are too many to list (C7.2).
    fn is_listed_if_legal(mv: Move) -> bool {
        !mv.to_string().contains(',')
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut all = Hand::EMPTY;
        let hands = self.seats().into_iter().flat_map(|seat| self.hands[seat]);
        let garrisons = self.garrisons.into_iter().flatten();
        let piles = self.deck.iter().chain(self.turned).chain(self.open).chain(self.lost);
        for card in hands.chain(garrisons).chain(piles) {
            if !all.try_add(card) {
                faults.push(format!("one {card} too many"));
            }
        }
        if all != Hand::whole_deck() {
            faults.push(format!("cards are lost: {} are left", all.len()));
        }
        for seat in self.seats() {
            let lord = self.lords[seat];
            let squares = self.tracks.iter().flat_map(|track| track.0);
            let standing = squares.filter(|&square| square == Some(lord)).count();
            let kept = self.seats().into_iter().map(|other| self.prisons[other].count(lord));
            let banners = standing + usize::from(self.reserves[seat] + kept.sum::<u8>());
            if banners != usize::from(BANNERS) || self.prisons[seat].has(lord) {
                faults.push(format!("{lord} has {banners} banners"));
            }
        }
        let squares = self.options.squares();
        if self.tracks.iter().any(|track| track.0[squares..].iter().any(Option::is_some)) {
            faults.push("a banner stands behind the last square".into());
        }
        faults
    }

    fn disguise(
        &self,
        memory: &Memory,
        viewer: Viewer,
        by: Seat,
        mv: Move,
        chance: &mut impl Chance,
    ) -> Option<Self> {
        let other = if chance.below(4) == 0 {
            self.with_hidden_answer_changed(viewer, chance)?
        } else {
            self.with_hidden_cards_swapped(memory, viewer, chance)?
        };
        (other != *self && other.check(by, mv) == Ok(mv)).then_some(other)
    }
}

/// A prisoner, or mostly few cards, now and then more than the game has.
fn any_goods(chance: &mut impl Chance) -> Goods {
    if chance.below(2) == 0 {
        return Goods::Prisoner(Lord::ALL[chance.below(6)]);
    }
    let most = if chance.below(8) == 0 { 9 } else { 2 };
    let mut kinds: Vec<Card> =
        (0..=chance.below(most)).map(|_| Card::ALL[chance.below(KINDS)]).collect();
    kinds.sort_unstable();
    if chance.below(16) == 0 {
        kinds = vec![kinds[0]; 5];
    }
    let names: Vec<&str> = kinds.into_iter().map(Card::name).collect();
    Goods::Cards(names.join(",").parse().expect("cards in order"))
}

/// Where a hidden card is.
#[derive(Clone, Copy)]
enum Hidden {
    Hand(Seat, Card),
    Deck(usize, Card),
}

impl Hidden {
    fn card(self) -> Card {
        match self {
            Self::Hand(_, card) | Self::Deck(_, card) => card,
        }
    }
}

impl State {
    /// Swaps two cards that the viewer cannot distinguish, and changes offers and deals with them.
    fn with_hidden_cards_swapped(
        &self,
        memory: &Memory,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Option<Self> {
        let hidden = self.hidden_from(memory, viewer);
        if hidden.len() < 2 {
            return None;
        }
        let (one, two) = (hidden[chance.below(hidden.len())], hidden[chance.below(hidden.len())]);
        let same_hand = matches!((one, two), (Hidden::Hand(a, _), Hidden::Hand(b, _)) if a == b);
        // If another seat knows every copy to be in that hand, its memory would count one too many
        // as soon as the card comes back: memories belong to the world that was played.
        let all_known = |&place: &Hidden| match place {
            Hidden::Hand(seat, card) => self.seats().into_iter().any(|witness| {
                memory.known(Viewer::Seat(witness), seat).count(card) == card.copies()
            }),
            Hidden::Deck(..) => false,
        };
        if one.card() == two.card() || same_hand || [one, two].iter().any(all_known) {
            return None;
        }
        let mut other = *self;
        let mut deck: Vec<Card> = self.deck.iter().collect();
        for (place, card) in [(one, two.card()), (two, one.card())] {
            match place {
                Hidden::Hand(seat, old) => {
                    other.hands[seat].remove(old);
                    other.hands[seat].add(card);
                    other.let_hidden_answers_follow(viewer, seat, old, card);
                }
                Hidden::Deck(place, _) => deck[place] = card,
            }
        }
        other.deck = deck.into_iter().collect();
        Some(other)
    }

    fn hidden_from(&self, memory: &Memory, viewer: Viewer) -> Vec<Hidden> {
        let mut hidden = Vec::new();
        for seat in self.seats().into_iter().filter(|&seat| !viewer.is(seat)) {
            let mut unknown = self.hands[seat];
            unknown.remove_all(self.known_to(memory, viewer, seat));
            // C4.3: the active player sees all offers as soon as the last one is made.
            if let Phase::Offer(offers) = self.phase
                && viewer.is(self.turn)
            {
                unknown.remove_all(offers.cards[seat].into_iter().collect());
            }
            hidden.extend(unknown.into_iter().map(|card| Hidden::Hand(seat, card)));
        }
        let deep = self.deck.iter().enumerate().skip(DEEP);
        hidden.extend(deep.map(|(place, card)| Hidden::Deck(place, card)));
        hidden
    }

    /// A seat with a different card now offers and gives that one, where the viewer cannot see it.
    fn let_hidden_answers_follow(&mut self, viewer: Viewer, seat: Seat, old: Card, new: Card) {
        let hand = self.hands[seat];
        if let Phase::Offer(offers) | Phase::Accept(offers) = &mut self.phase {
            let offer = &mut offers.cards[seat];
            *offer = offer.map(|card| if hand.has(card) { card } else { new });
        }
        if let Phase::Deal { by, proposal: Proposal { to, give, want }, .. } = &mut self.phase {
            if viewer.is(*by) || viewer.is(*to) {
                return;
            }
            let goods = if seat == *by { give } else { want };
            if (seat == *by || seat == *to)
                && let Goods::Cards(cards) = goods
                && let Some(mut named) = cards.hand()
                && named.try_remove(old)
                && named.try_add(new)
            {
                *goods = Goods::Cards(Bundle::from(named));
            }
        }
    }

    /// A seat offers another card of its hand, or wants another card in a deal.
    fn with_hidden_answer_changed(&self, viewer: Viewer, chance: &mut impl Chance) -> Option<Self> {
        let mut other = *self;
        if let Phase::Offer(offers) | Phase::Accept(offers) = &mut other.phase {
            let seat = Seat::new(chance.below(self.players()));
            if viewer.is(self.turn) || viewer.is(seat) || offers.cards[seat].is_none() {
                return None;
            }
            let hand = self.hands[seat];
            offers.cards[seat] = Some(hand.nth(chance.below(hand.len())));
            return Some(other);
        }
        let Phase::Deal { by, proposal, .. } = &mut other.phase else { return None };
        let Goods::Cards(want) = &mut proposal.want else { return None };
        if viewer.is(*by) || viewer.is(proposal.to) || want.len() != 1 {
            return None;
        }
        *want = Bundle::single(Card::ALL[chance.below(KINDS)]);
        Some(other)
    }
}
