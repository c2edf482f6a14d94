//! Test support for the Tournament: what the battery of `table::testing` must know, and positions
//! in one line. Not in any release.

pub mod scene;

use table::testing::Trial;
use table::{Chance, Game as _, Seat, Seats, Viewer};

use crate::card::{Card, Colour, Hand, VALUE_CARDS};
use crate::cards::Action;
use crate::event::Event;
use crate::memory::Memory;
use crate::moves::{FaceUp, Move, Place};
use crate::piles::Pile;
use crate::state::State;

/// Cards this deep in the deck are not drawn within one move.
const DEEP: usize = 8;

/// Something that a player may name, sensible or not, at a table of `players`.
pub(crate) trait Any {
    fn any(players: usize, chance: &mut impl Chance) -> Self;
}

impl Any for Colour {
    fn any(_: usize, chance: &mut impl Chance) -> Self {
        Self::ALL[chance.below(5)]
    }
}

impl Any for Seat {
    fn any(players: usize, chance: &mut impl Chance) -> Self {
        Self::new(chance.below(players))
    }
}

impl Any for Place {
    /// Mostly places that may exist, now and then an unlikely one.
    fn any(_: usize, chance: &mut impl Chance) -> Self {
        let longest = if chance.below(8) == 0 { VALUE_CARDS } else { 6 };
        Self::new(1 + chance.below(longest))
    }
}

impl Any for FaceUp {
    fn any(_: usize, chance: &mut impl Chance) -> Self {
        match chance.below(8) {
            0 => Self::SHIELD,
            1 => Self::STUNNED,
            number => Self::at(Place::new(number - 1)),
        }
    }
}

impl Trial for State {
    const HOUSE_RULES: &'static [(usize, &'static str, &'static str)] =
        &[(3, "ties", "ties-stay"), (4, "repeat", "camelot"), (5, "discard", "open")];
    const GAMES: u64 = 40;
    const LARGEST: usize = 320;
    const SAMPLES: &'static [&'static str] =
        &["open red R3", "play S2", "outwit shield B 12", "dodge E 3", "keep 90", "return red"];

    fn any_move(players: usize, chance: &mut impl Chance) -> Move {
        let colour = Colour::any(players, chance);
        let card = Card::ALL[chance.below(18)];
        match chance.below(27) {
            0 => Move::Open(colour, card),
            1 => Move::Ivanhoe,
            2 => Move::Pass,
            3 => Move::Keep(Place::any(players, chance)),
            4 => Move::End,
            5 => Move::Withdraw,
            6 => Move::Return(colour),
            7 => Move::Take(colour),
            8 | 9 => Move::Play(card),
            _ => Move::Action(Action::any(players, chance)),
        }
    }

    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut all: Hand = Hand::EMPTY;
        let seats = Seats::first(self.players());
        let front = [(self.shield, Card::Shield), (self.stunned, Card::Stunned)];
        let front = front.into_iter().filter(|(holder, _)| holder.is_some()).map(|(_, card)| card);
        let hands = seats.into_iter().flat_map(|seat| self.hands[seat]);
        let piles = self.piles.deck().chain(self.piles.discard());
        for card in self.displays.all().chain(front).chain(hands).chain(piles) {
            if !all.try_add(card) {
                faults.push(format!("one {card} too many"));
            }
        }
        if all != Hand::whole_deck() {
            faults.push(format!("cards are lost: {} are left", all.len()));
        }
        for seat in seats {
            let cards = self.displays.cards(seat);
            let maidens = cards.clone().filter(|&card| card == Card::M6).count();
            if maidens > 1 {
                faults.push(format!("{seat} has {maidens} Maidens"));
            }
            let sum: u32 = cards.clone().map(|card| u32::from(card.value())).sum();
            if cards.count() != self.displays.len(seat) || sum != self.displays.sum(seat) {
                faults.push(format!("length or sum of {seat} is wrong"));
            }
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
        let other = self.with_hidden_cards_swapped(memory, viewer, chance)?;
        // A thief sees the stolen card, so other hands rightly show them another one.
        if matches!(self.action_under_way(mv), Some(Action::KnockDown(_))) && viewer.is(self.turn) {
            return None;
        }
        if other.check(by, mv) != Ok(mv) || [*self, other].iter().any(|s| s.shows_hand(by, mv)) {
            return None;
        }
        Some(other)
    }
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
    /// T4.3: does a player show their hand during this move? Then different hands rightly look
    /// different.
    fn shows_hand(mut self, by: Seat, mv: Move) -> bool {
        let mut shown = false;
        let log = &mut |event| shown |= matches!(event, Event::HandShown { .. });
        self.play_listed(by, mv, &mut table::QuickChance::new(0), log);
        shown
    }

    /// Swaps two cards that the viewer cannot distinguish. Ivanhoe is often one of them.
    fn with_hidden_cards_swapped(
        &self,
        memory: &Memory,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Option<Self> {
        let mut hidden = Vec::new();
        for seat in Seats::first(self.players()) {
            if !viewer.is(seat) {
                let mut unknown = self.hands[seat];
                unknown.remove_all(memory.hands.known(viewer, seat));
                hidden.extend(unknown.into_iter().map(|card| Hidden::Hand(seat, card)));
            }
        }
        let deep = self.piles.deck().enumerate().skip(DEEP);
        hidden.extend(deep.map(|(place, card)| Hidden::Deck(place, card)));
        if hidden.len() < 2 {
            return None;
        }
        let any = chance.below(hidden.len());
        let ivanhoe = hidden.iter().position(|place| place.card() == Card::Ivanhoe);
        let one = hidden[ivanhoe.filter(|_| chance.below(2) == 0).unwrap_or(any)];
        let two = hidden[chance.below(hidden.len())];
        let same_hand = matches!((one, two), (Hidden::Hand(a, _), Hidden::Hand(b, _)) if a == b);
        if one.card() == two.card() || same_hand {
            return None;
        }
        let mut other = *self;
        let mut deck: Vec<Card> = self.piles.deck().collect();
        for (place, card) in [(one, two.card()), (two, one.card())] {
            match place {
                Hidden::Hand(seat, old) => {
                    other.hands[seat].remove(old);
                    other.hands[seat].add(card);
                }
                Hidden::Deck(place, _) => deck[place] = card,
            }
        }
        let discard: Pile = self.piles.discard().collect();
        other.piles.renew(&deck.into_iter().collect());
        discard.iter().for_each(|card| other.piles.put(card));
        Some(other)
    }
}
