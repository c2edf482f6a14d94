//! High card: the smallest possible game, which shows what a third game needs. Only tests play it.
//! Its rules are in `rules.md`.

#![allow(missing_docs)]

mod notation;
#[cfg(feature = "testing")]
mod testing;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{
    Awaiting, Chance, Game, HouseRule, Kind, Layout, Options as _, Patch, Seat, Seats, Viewer,
};

pub use notation::Setup;

/// X1.1: a number from 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

pub type Hand = table::Hand<Card>;

impl Card {
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    pub fn name(self) -> &'static str {
        ["1", "2", "3", "4", "5", "6"][self.index()]
    }
}

impl Kind for Card {
    const LAYOUT: &'static Layout = &const { Layout::new(&[4; 6]) };

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

table::named!(Card, "card");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    players: u8,
    lowest: bool,
}

impl table::Options for Options {
    const HOUSE_RULES: &'static [HouseRule] = &[HouseRule::flag("lowest")];

    fn usual(players: usize) -> Result<Self, String> {
        let options = Self { players: players as u8, lowest: false };
        (2..=4).contains(&players).then_some(options).ok_or("2 to 4 may play".into())
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let lowest = (key == "lowest").then(|| value.parse().ok()).flatten();
        self.lowest = lowest.ok_or("the only option is lowest, true or false")?;
        Ok(())
    }

    fn unusual(&self) -> Map<String, Value> {
        self.lowest.then(|| ("lowest".into(), true.into())).into_iter().collect()
    }
}

/// `play CARD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(Card);

#[derive(Clone, Debug, PartialEq, Eq, table::Event)]
#[view(EventView)]
pub enum Event {
    #[verb("deal")]
    #[reveals]
    Dealt {
        dealer: Seat,
        #[nobody]
        deck: [Card; 24],
    },
    #[verb("lead")]
    Led { seat: Seat },
    #[verb("move")]
    Moved {
        by: Seat,
        #[serde(rename = "move")]
        mv: Move,
    },
    #[verb("take")]
    Taken { seat: Seat },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    NotToPlay { card: Card },
}

/// The whole state. It is wrapped so that it cannot be sent by mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State(Setup);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Patch)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub turn: Option<Seat>,
    #[items]
    pub seats: Vec<SeatView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Patch)]
pub struct SeatView {
    pub cards: usize,
    pub hand: Option<Hand>,
    pub shown: Option<Card>,
    pub taken: Hand,
}

impl State {
    fn seats(&self) -> Seats {
        Seats::first(self.0.options.players())
    }

    /// X2.2: the highest card takes all; among equal ones the first, and the turn is back there.
    fn best(&self) -> Seat {
        let rank = |seat: Seat| {
            let card = self.0.seats[seat.index()].shown.map_or(0, |card| card.0);
            if self.0.options.lowest { 6 - card } else { card }
        };
        let better = |best, seat| if rank(seat) > rank(best) { seat } else { best };
        self.seats().clockwise_from(self.0.turn).reduce(better).unwrap_or(self.0.turn)
    }
}

impl Game for State {
    const NAME: &'static str = "toy";
    const RULES: u32 = 1;
    const PLAYERS: (usize, usize) = (2, 4);

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Reason = Reason;
    type Memory = ();

    fn blank(options: Options) -> Self {
        let (turn, deck, seats) = (Seat::A, Hand::EMPTY, Default::default());
        Self(Setup { options, turn, deck, seats })
    }

    fn options(&self) -> Options {
        self.0.options
    }

    fn deal(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        let dealer = Seat::new(chance.below(self.0.options.players()));
        let (mut deck, _) = Hand::whole_deck().bytes::<24>();
        chance.shuffle(&mut deck);
        self.emit(Event::Dealt { dealer, deck: deck.map(Card) }, log);
        self.emit(Event::Led { seat: dealer.next(self.0.options.players()) }, log);
    }

    fn awaiting(&self) -> Awaiting {
        if self.0.seats.iter().any(|seat| !seat.hand.is_empty()) {
            return Awaiting::of(Seats::only(self.0.turn));
        }
        // X2.3: the most cards win.
        let (scores, seats) = (self.0.seats.map(|seat| seat.taken.len()), self.seats().into_iter());
        let most = scores.into_iter().max();
        Awaiting::Over(seats.filter(|seat| Some(scores[seat.index()]) == most).collect())
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.awaiting().asked().contains(seat) {
            moves.extend(self.0.seats[seat.index()].hand.kinds().map(Move));
        }
    }

    /// X2.1: in turn, a card of the hand.
    fn check(&self, by: Seat, mv: Move) -> Result<Move, Reason> {
        let may = self.awaiting().asked().contains(by) && self.0.seats[by.index()].hand.has(mv.0);
        may.then_some(mv).ok_or(Reason::NotToPlay { card: mv.0 })
    }

    fn play_listed(
        &mut self,
        by: Seat,
        mv: Move,
        _: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        self.emit(Event::Moved { by, mv }, log);
        if self.seats().into_iter().all(|seat| self.0.seats[seat.index()].shown.is_some()) {
            let seat = self.best();
            self.emit(Event::Taken { seat }, log);
            if self.awaiting().winners().is_none() {
                self.emit(Event::Led { seat }, log);
            }
        }
    }

    fn apply(&mut self, event: &Event) {
        let Setup { options, turn, deck, seats } = &mut self.0;
        let players = options.players();
        match event {
            // X1.2: three cards each.
            Event::Dealt { deck: cards, .. } => {
                let mut cards = cards.iter().copied();
                for seat in &mut seats[..players] {
                    seat.hand = seat.hand.filled(3, &mut cards);
                }
                *deck = cards.collect();
            }
            Event::Led { seat } => *turn = *seat,
            Event::Moved { by, mv } => {
                seats[by.index()].hand.remove(mv.0);
                seats[by.index()].shown = Some(mv.0);
                *turn = by.next(players);
            }
            Event::Taken { seat } => {
                for from in 0..players {
                    let card = seats[from].shown.take();
                    card.into_iter().for_each(|card| seats[seat.index()].taken.add(card));
                }
            }
        }
    }

    fn remember((): &mut (), _: &Event) {}

    fn view(&self, (): &(), viewer: Viewer) -> View {
        let (turn, options) = (self.awaiting().asked().lowest(), self.0.options);
        let seats = self.seats().into_iter().zip(self.0.seats).map(|(seat, held)| SeatView {
            cards: held.hand.len(),
            hand: viewer.is(seat).then_some(held.hand),
            shown: held.shown,
            taken: held.taken,
        });
        View { viewer, options, turn, seats: seats.collect() }
    }

    fn memory_known_to((): &(), _: Seat) {}

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        let (mut state, mut unseen) = (Self::blank(view.options), Hand::whole_deck());
        state.0.turn = view.turn.unwrap_or(Seat::A);
        for seen in &view.seats {
            let open = seen.taken.into_iter().chain(seen.hand.unwrap_or_default());
            open.chain(seen.shown).for_each(|card| unseen.remove(card));
        }
        let (mut unseen, count) = unseen.bytes::<24>();
        chance.shuffle(&mut unseen[..count]);
        let mut unseen = unseen.into_iter().take(count).map(Card);
        for (held, seen) in state.0.seats.iter_mut().zip(&view.seats) {
            held.hand = seen.hand.unwrap_or_default().filled(seen.cards, &mut unseen);
            (held.shown, held.taken) = (seen.shown, seen.taken);
        }
        state.0.deck = unseen.collect();
        state
    }

    fn scores(&self) -> Vec<u32> {
        let taken = |seat: Seat| self.0.seats[seat.index()].taken.len() as u32;
        self.seats().into_iter().map(taken).collect()
    }

    fn moved(by: Seat, mv: Move) -> Event {
        Event::Moved { by, mv }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Led { .. })
    }
}
