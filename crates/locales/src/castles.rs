//! The sentences of the Castles.

use ::castles::{
    Bundle, Card, Castle, EventView, Goods, GoodsView, Hand, Lord, Move, OfferView, PhaseView,
    Proposal, Reason, State, View,
};
use table::{Seat, Seats};

use crate::reader::{Reader, Sentence};
use crate::told::Told;

const CARD: &str = "castles-card";
const CASTLE: &str = "castles-castle";
const EVENT: &str = "castles-event";
const MOVE: &str = "castles-move";
const CHOICE: &str = "castles-do";
const REASON: &str = "castles-reason";
const PHASE: &str = "castles-phase";

impl Reader<'_> {
    /// A soldier as the object of a sentence.
    fn soldier(&self, card: Card) -> String {
        self.thing(CARD, card.name(), Some("one"))
    }

    /// A list of soldiers: equal ones once, with their number.
    fn soldiers(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let mut kinds: Vec<(Card, usize)> = Vec::new();
        for card in cards {
            match kinds.iter_mut().find(|(kind, _)| *kind == card) {
                Some((_, count)) => *count += 1,
                None => kinds.push((card, 1)),
            }
        }
        let told = |&(card, count): &(Card, usize)| match count {
            1 => self.soldier(card),
            _ => {
                let name = self.thing(CARD, card.name(), None);
                let facts = [("card", name.into()), ("count", count.into())];
                self.words().say("castles-times", &facts)
            }
        };
        self.words().list(&kinds.iter().map(told).collect::<Vec<_>>())
    }

    /// A number of cards that the reader may not see.
    fn hidden_cards(&self, count: usize) -> String {
        self.words().say("castles-cards-hidden", &[("count", count.into())])
    }

    /// A lord's banner is named after the lord's player: lords are dealt by seat (C2.1).
    fn banner(&self, lord: Lord) -> String {
        let owner = Seat::ALL.into_iter().zip(Lord::BY_SEAT).find(|&(_, dealt)| dealt == lord);
        let seat = owner.map_or(Seat::A, |(seat, _)| seat);
        self.sentence("castles", "banner").player(seat).say()
    }

    /// One side of a deal.
    fn goods(&self, goods: GoodsView) -> String {
        match goods {
            GoodsView::Prisoner(lord) => self.banner(lord),
            GoodsView::Cards(cards) => self.soldiers(cards.iter()),
            GoodsView::Hidden(count) => self.hidden_cards(count),
        }
    }

    fn offers(&self, offers: &[OfferView]) -> String {
        let offer = |offer: &OfferView| {
            let card = self.soldier(offer.card);
            self.words().say(
                "castles-offer",
                &[("card", card.into()), ("player", self.name(offer.seat).into())],
            )
        };
        self.words().list(&offers.iter().map(offer).collect::<Vec<_>>())
    }

    /// What a player does, or could do: the same arguments for both.
    fn campaign(&self, family: &str, by: Seat, mv: Move) -> String {
        let say = |name: &str| self.sentence(family, name).player(by);
        match mv {
            Move::Keep(card) => say("keep").with("card", self.soldier(card)),
            Move::Lay(card) => say("lay").with("card", self.soldier(card)),
            Move::Barter => say("barter"),
            Move::Lose => say("lose"),
            Move::Offer(card) => say("offer").with("card", self.soldier(card)),
            Move::Pass => say("pass"),
            Move::Accept(seat) => say("accept").target(seat),
            Move::Refuse => say("refuse"),
            Move::Attack(castle) => say("attack").castle(self, castle),
            Move::Muster(card) => say("muster").with("card", self.soldier(card)),
            Move::Strike => say("strike"),
            Move::Advance => say("advance"),
            Move::Hold => say("hold"),
            Move::Plant => say("plant"),
            Move::Leave => say("leave"),
            Move::Propose(Proposal { to, give, want }) => {
                say("propose").target(to).deal(self, open(give), open(want))
            }
            Move::Agree => say("agree"),
            Move::Decline => say("decline"),
        }
        .say()
    }

    /// `$you` is whether the reader has won, `$winners` the other winners.
    fn ending(&self, winners: Seats) -> Sentence<'_> {
        let you = winners.into_iter().any(|seat| self.is(seat));
        let others = winners.into_iter().filter(|&seat| !self.is(seat));
        let others: Vec<String> = others.map(|seat| self.name(seat)).collect();
        let sentence = self.sentence(EVENT, "game-ended").whether("you", you);
        sentence.with("count", winners.len()).with("winners", self.words().list(&others))
    }
}

/// C8.3: who has the most points.
fn leaders(now: &View) -> Seats {
    let most = now.seats.iter().map(|seat| seat.score).max();
    let seats = Seat::ALL.into_iter().zip(&now.seats);
    seats.filter(|(_, seen)| Some(seen.score) == most).map(|(seat, _)| seat).collect()
}

/// One side of a deal, fully visible.
fn open(goods: Goods) -> GoodsView {
    match goods {
        Goods::Prisoner(lord) => GoodsView::Prisoner(lord),
        Goods::Cards(cards) => GoodsView::Cards(cards),
    }
}

impl Sentence<'_> {
    fn castle(self, reader: &Reader<'_>, castle: Castle) -> Self {
        self.with("castle", reader.thing(CASTLE, castle.name(), None))
    }

    /// `$give` and `$want`: what the proposer of a deal gives and gets.
    fn deal(self, reader: &Reader<'_>, give: GoodsView, want: GoodsView) -> Self {
        self.with("give", reader.goods(give)).with("want", reader.goods(want))
    }
}

impl Told for State {
    fn tell_event(reader: &Reader<'_>, event: &EventView, before: Option<&View>) -> String {
        let say = |name: &str| reader.sentence(EVENT, name);
        match *event {
            EventView::Dealt { dealer } => say("dealt").player(dealer),
            EventView::Moved { by, mv } => return Self::tell_move(reader, by, mv, before),
            EventView::Proposed { by, to, give, want } => {
                say("proposed").player(by).target(to).deal(reader, give, want)
            }
            EventView::TurnBegan { seat } => say("turn-began").player(seat),
            EventView::Turned { seat, cards } => {
                say("turned").player(seat).with("cards", reader.soldiers(cards))
            }
            EventView::LastCardTaken { seat, card } => {
                say("last-card-taken").player(seat).with("card", reader.soldier(card))
            }
            EventView::Drew { seat, count, cards } => {
                let seen = |cards: Hand| GoodsView::Cards(Bundle::from(cards));
                let cards = cards.map_or(GoodsView::Hidden(count), seen);
                say("drew").player(seat).with("cards", reader.goods(cards))
            }
            EventView::NothingToLay { seat } => say("nothing-to-lay").player(seat),
            EventView::BarterOpened { seat } => say("barter-opened").player(seat),
            EventView::OffersMade { seat, count, ref offers } => {
                let made = say("offers-made").player(seat).with("count", count);
                made.with("offers", reader.offers(offers))
            }
            EventView::Bartered { by, with, got, gave } => {
                let got = got.map_or_else(|| reader.hidden_cards(1), |card| reader.soldier(card));
                let bartered = say("bartered").player(by).target(with).with("got", got);
                bartered.with("gave", reader.soldier(gave))
            }
            EventView::OpenCardLost { card } => {
                say("open-card-lost").with("card-name", reader.thing(CARD, card.name(), None))
            }
            EventView::Passed { seat, row } => say("passed").player(seat).with("row", row),
            EventView::GarrisonTaken { seat, castle, cards } => {
                let taken = say("garrison-taken").player(seat).castle(reader, castle);
                taken.with("cards", reader.soldiers(cards))
            }
            EventView::GarrisonLost { castle, cards } => {
                say("garrison-lost").castle(reader, castle).with("cards", reader.soldiers(cards))
            }
            EventView::Stormed { seat, castle, army } => {
                let stormed = say("stormed").player(seat).castle(reader, castle);
                stormed.with("cards", reader.soldiers(army))
            }
            EventView::AdvanceAsked { castle } => say("advance-asked").castle(reader, castle),
            EventView::Fell { lord, castle, seat } => {
                let fell = say("fell").player(seat).castle(reader, castle);
                fell.with("banner", reader.banner(lord))
            }
            EventView::Advanced { castle } => say("advanced").castle(reader, castle),
            EventView::PlantAsked { castle } => say("plant-asked").castle(reader, castle),
            EventView::Planted { seat, castle } => {
                say("planted").player(seat).castle(reader, castle)
            }
            EventView::Exchanged { by, with, given, got } => {
                say("exchanged").player(by).target(with).deal(reader, given, got)
            }
            EventView::GameEnded { winners } => reader.ending(winners),
        }
        .say()
    }

    fn tell_move(reader: &Reader<'_>, by: Seat, mv: Move, _before: Option<&View>) -> String {
        reader.campaign(MOVE, by, mv)
    }

    fn tell_choice(reader: &Reader<'_>, mv: Move, _now: Option<&View>) -> String {
        // Only the reader's own moves are choices, and their text does not name the reader.
        let seat = Seat::ALL.into_iter().find(|&seat| reader.is(seat)).unwrap_or(Seat::A);
        reader.campaign(CHOICE, seat, mv)
    }

    fn tell_reason(reader: &Reader<'_>, reason: &Reason) -> String {
        let say = |name: &str| reader.sentence(REASON, name);
        let of_card = |name: &str, card: Card| {
            say(name).with("card-name", reader.thing(CARD, card.name(), None))
        };
        match *reason {
            Reason::NotAsked => say("not-asked"),
            Reason::NotTurned { card } => of_card("not-turned", card),
            Reason::NotToLay { card } => of_card("not-to-lay", card),
            Reason::NothingOpen => say("nothing-open"),
            Reason::MustBarter => say("must-barter"),
            Reason::NotToOffer { card } => of_card("not-to-offer", card),
            Reason::OfferOrPass => say("offer-or-pass"),
            Reason::NoOffer { seat } => say("no-offer").player(seat),
            Reason::NothingToRefuse => say("nothing-to-refuse"),
            Reason::MustAccept => say("must-accept"),
            Reason::NoAttackNow => say("no-attack-now"),
            Reason::TooFew { castle, needed, found } => {
                let too_few = say("too-few").castle(reader, castle);
                too_few.with("needed", needed).with("found", found)
            }
            Reason::NoMuster => say("no-muster"),
            Reason::NotToMuster { card } => of_card("not-to-muster", card),
            Reason::SharesNothing { card } => of_card("shares-nothing", card),
            Reason::CannotWinWith { card, needed } => {
                of_card("cannot-win-with", card).with("needed", needed)
            }
            Reason::NoAdvance => say("no-advance"),
            Reason::NoPlanting => say("no-planting"),
            Reason::NoDealNow => say("no-deal-now"),
            Reason::AlreadyProposed => say("already-proposed"),
            Reason::NoPartner { seat } => say("no-partner").player(seat),
            Reason::NoPrisonerInDeal => say("no-prisoner-in-deal"),
            Reason::NoCardsInDeal => say("no-cards-in-deal"),
            Reason::SameLord { lord } => say("same-lord").with("banner", reader.banner(lord)),
            Reason::NoSuchPrisoner { seat, lord } => {
                say("no-such-prisoner").player(seat).with("banner", reader.banner(lord))
            }
            Reason::CardsNotHeld => say("cards-not-held"),
            Reason::MoreThanTheGameHas => say("more-than-the-game-has"),
            Reason::LacksTheCards => say("lacks-the-cards"),
            Reason::AnswerTheDeal => say("answer-the-deal"),
            Reason::NoDealToAnswer => say("no-deal-to-answer"),
        }
        .say()
    }

    fn tell_phase(reader: &Reader<'_>, now: &View) -> String {
        let say = |name: &str| reader.sentence(PHASE, name).player(now.turn);
        match now.phase {
            PhaseView::Keep => say("keep"),
            PhaseView::Lay => say("lay"),
            PhaseView::Barter => say("barter"),
            PhaseView::Offer { asked, .. } => say("offer").whether("asked", asked),
            PhaseView::Accept { count, .. } => say("accept").with("count", count),
            PhaseView::Attack => say("attack"),
            PhaseView::Muster { castle, army } => {
                say("muster").castle(reader, castle).with("count", army.len())
            }
            PhaseView::Advance { castle } => say("advance").castle(reader, castle),
            PhaseView::Plant { castle } => say("plant").castle(reader, castle),
            PhaseView::Deal { by, to, give, want, .. } => {
                say("deal").player(by).target(to).deal(reader, give, want)
            }
            PhaseView::Over => reader.ending(leaders(now)),
        }
        .say()
    }

    fn is_echo(event: &EventView, _last: Option<&EventView>, next: Option<&EventView>) -> bool {
        match event {
            // A pass in a barter has its own sentence; a pass instead of an attack is told with its
            // number.
            EventView::Moved { mv: Move::Pass, .. } => {
                matches!(next, Some(EventView::Passed { .. }))
            }
            // Covered by the event that follows: the result of the move.
            EventView::Moved { mv, .. } => matches!(
                mv,
                Move::Barter
                    | Move::Lose
                    | Move::Accept(_)
                    | Move::Strike
                    | Move::Advance
                    | Move::Plant
                    | Move::Agree
            ),
            // Covered by the phase.
            EventView::TurnBegan { .. }
            | EventView::AdvanceAsked { .. }
            | EventView::PlantAsked { .. }
            | EventView::GameEnded { .. } => true,
            EventView::Dealt { .. }
            | EventView::Proposed { .. }
            | EventView::Turned { .. }
            | EventView::LastCardTaken { .. }
            | EventView::Drew { .. }
            | EventView::NothingToLay { .. }
            | EventView::BarterOpened { .. }
            | EventView::OffersMade { .. }
            | EventView::Bartered { .. }
            | EventView::OpenCardLost { .. }
            | EventView::Passed { .. }
            | EventView::GarrisonTaken { .. }
            | EventView::GarrisonLost { .. }
            | EventView::Stormed { .. }
            | EventView::Fell { .. }
            | EventView::Advanced { .. }
            | EventView::Planted { .. }
            | EventView::Exchanged { .. } => false,
        }
    }
}
