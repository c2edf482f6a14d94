//! The Castles as a [`Game`]: who decides, what is legal, what follows, what changes. The helpers
//! of each part are in the files of their names.

use table::{Awaiting, Chance, Game, Options as _, Seat, Seats, Viewer, Window, WindowKind};

use crate::board::{BANNERS, Lord, Lords, Track};
use crate::card::Hand;
use crate::event::{Event, EventView};
use crate::goods::{Goods, Proposal};
use crate::imagine;
use crate::memory::Memory;
use crate::moves::Move;
use crate::offers::{Offered, Offers};
use crate::options::Options;
use crate::piles::Pile;
use crate::reason::Reason;
use crate::state::{Phase, State};
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "castles";
    const RULES: u32 = 1;
    const PLAYERS: (usize, usize) = (3, 6);

    type Options = Options;

    /// C2.1: lords by seat order, all banners in reserve.
    fn blank(options: Options) -> Self {
        let mut reserves = Lords::default();
        Seats::first(options.players()).into_iter().for_each(|seat| reserves[seat] = BANNERS);
        Self {
            hands: Lords::default(),
            garrisons: [Hand::EMPTY; 5],
            tracks: [Track::default(); 5],
            lost: Hand::EMPTY,
            turned: Hand::EMPTY,
            open: None,
            deck: Pile::EMPTY,
            lords: table::BySeat(Lord::BY_SEAT),
            reserves,
            prisons: Lords::default(),
            turn: Seat::A,
            drawn: 0,
            passes: 0,
            proposed: Seats::NONE,
            phase: Phase::Attack,
            options,
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    /// C2: the dealer by lot, hands to each, and the seat to their left begins.
    fn deal(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        let dealer = Seat::new(chance.below(self.players()));
        let deck = Pile::shuffled(chance);
        self.emit(Event::Dealt { dealer, deck }, log);
        self.begin_turn(dealer.next(self.players()), log);
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Keep | Phase::Lay | Phase::Barter | Phase::Attack => {
                let asked = Seats::only(self.turn);
                Awaiting::Decision { asked, may: asked.either(self.may_propose()) }
            }
            Phase::Offer(offers) => Awaiting::of(offers.unanswered),
            Phase::Accept(_)
            | Phase::Muster { .. }
            | Phase::Advance { .. }
            | Phase::Plant { .. } => Awaiting::of(Seats::only(self.turn)),
            Phase::Deal { proposal, .. } => Awaiting::of(Seats::only(proposal.to)),
            Phase::Over => Awaiting::Over(self.leaders()),
        }
    }

    type Move = Move;

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.legal_answers(seat, moves);
        // C7.3: any player may propose once per turn, while one of these questions is open.
        if self.interruptible().is_some() && self.may_propose().contains(seat) {
            self.legal_proposals(seat, moves);
        }
    }

    type Reason = Reason;

    fn check(&self, by: Seat, mv: Move) -> Result<Move, Reason> {
        if let Move::Propose(proposal) = mv {
            return self.check_proposal(by, proposal).map(|()| mv);
        }
        // C2.3: turns pass clockwise; a player who is not asked waits.
        if !self.awaiting().asked().contains(by) {
            return Err(Reason::NotAsked);
        }
        self.check_phase(by, mv).map(|()| mv)
    }

    /// After the deal there is no randomness in this game: the deck is never shuffled again (C4.2).
    #[inline]
    fn play_listed(
        &mut self,
        by: Seat,
        mv: Move,
        _: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        self.emit(Event::Moved { by, mv }, log);
        match mv {
            Move::Keep(_) | Move::Lay(_) => {
                // C4.4: a forced move is made without a question.
                if self.options.forced_barter {
                    self.open_barter(log);
                }
            }
            Move::Barter => self.open_barter(log),
            Move::Lose | Move::Refuse => self.lose_open_card(log),
            Move::Offer(_) => self.settle_offers(log),
            Move::Pass if matches!(self.phase, Phase::Offer(_)) => self.settle_offers(log),
            Move::Pass => self.play_pass(log),
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

    type Event = Event;
    type EventView = EventView;

    #[inline(always)]
    fn apply(&mut self, event: &Event) {
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
                self.phase = Phase::Offer(Offers { cards: Offered::default(), unanswered });
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

    fn moved(by: Seat, mv: Move) -> Event {
        Event::Moved { by, mv }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    type Memory = Memory;

    fn remember(memory: &mut Memory, event: &Event) {
        event.remember_cards(memory);
        if let Event::Moved { by, mv } = *event {
            memory.moved(mv.card_kept().into_iter(), None, Some(by), None);
            memory.moved(mv.card_laid().into_iter(), Some(by), None, None);
            // C7.2: the proposer has what they give, so the partner knows that it is there. What
            // they want reveals nothing.
            if let Move::Propose(Proposal { to, give: Goods::Cards(cards), want: _ }) = mv {
                memory.seen(by, cards.hand().unwrap_or_default(), Seats::only(to));
            }
        }
        // C4.3: the player who chooses has seen each offer, including those that they do not
        // accept.
        if let Event::OffersMade { seat, offers } = *event {
            offers.made().for_each(|(by, card)| {
                memory.seen(by, Hand::from_iter([card]), Seats::only(seat));
            });
        }
    }

    type View = View;

    fn view(&self, memory: &Memory, viewer: Viewer) -> View {
        View::of(self, memory, viewer)
    }

    fn memory_known_to(memory: &Memory, seat: Seat) -> Memory {
        memory.as_known_to(seat)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        imagine::world(view, chance)
    }

    /// No seat is asked only for the sake of secrecy: a player without a card cannot offer, and
    /// everybody sees that they have none (C4.3). So no pass is forced.
    fn window(&self) -> Option<Window<Move>> {
        let Phase::Offer(_) = self.phase else { return None };
        let asked = self.may_offer();
        Some(Window { kind: WindowKind::Offers, asked, touches: asked, silence: Move::Pass })
    }

    fn scores(&self) -> Vec<u32> {
        self.seats().into_iter().map(|seat| self.score(seat)).collect()
    }
}
