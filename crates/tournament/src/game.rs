//! The Tournament as a [`Game`]: who decides, what is legal, what follows, what changes. The
//! helpers of each part are in the files of their names.

use table::{Awaiting, Chance, Game, Seat, Seats, Viewer, Window, WindowKind};

use crate::card::Card;
use crate::displays::{Displays, Knights};
use crate::event::{Event, EventView};
use crate::imagine;
use crate::memory::Memory;
use crate::moves::{Move, Place};
use crate::options::Options;
use crate::piles::{Pile, Piles};
use crate::reason::Reason;
use crate::state::{Phase, State};
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "tournament";
    const RULES: u32 = 1;
    const PLAYERS: (usize, usize) = (2, 5);

    type Options = Options;

    fn blank(options: Options) -> Self {
        Self {
            hands: Knights::default(),
            displays: Displays::default(),
            piles: Piles::default(),
            tokens: Knights::default(),
            shield: None,
            stunned: None,
            in_play: Seats::first(usize::from(options.players)),
            turn: Seat::A,
            played: 0,
            added: 0,
            colour: None,
            previous: None,
            phase: Phase::Open,
            options,
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    /// T2: the dealer by lot, eight cards each, and the seat to their left opens.
    fn deal(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        let dealer = Seat::new(chance.below(self.players()));
        let deck = Pile::shuffled(chance);
        self.emit(Event::Dealt { dealer, deck }, log);
        self.begin_tournament(dealer.next(self.players()), chance, log);
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::React { unanswered, .. } => Awaiting::of(unanswered),
            Phase::Adapt { asked, .. } => Awaiting::of(Seats::only(asked)),
            Phase::Open | Phase::Turn | Phase::Return | Phase::Take => {
                Awaiting::of(Seats::only(self.turn))
            }
            Phase::Over => Awaiting::Over(Seats::only(self.turn)),
        }
    }

    type Move = Move;

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        match self.phase {
            Phase::Turn if seat == self.turn => self.legal_turn(moves),
            Phase::Open if seat == self.turn => self.legal_open(moves),
            Phase::React { unanswered, .. } if unanswered.contains(seat) => {
                self.legal_react(seat, moves);
            }
            Phase::Adapt { asked, value } if asked == seat => self.legal_keep(asked, value, moves),
            Phase::Return if seat == self.turn => {
                moves.extend(self.tokens[seat].iter().map(Move::Return));
            }
            Phase::Take if seat == self.turn => {
                moves.extend(self.tokens[seat].missing().iter().map(Move::Take));
            }
            Phase::Turn
            | Phase::Open
            | Phase::React { .. }
            | Phase::Adapt { .. }
            | Phase::Return
            | Phase::Take
            | Phase::Over => {}
        }
    }

    type Reason = Reason;

    fn check(&self, by: Seat, mv: Move) -> Result<Move, Reason> {
        self.check_window(by, mv)?;
        if !self.awaiting().asked().contains(by) {
            return Err(Reason::NotAsked);
        }
        match self.phase {
            Phase::React { .. } => self.check_react(by, mv),
            Phase::Adapt { asked, value } => self.check_keep(asked, value, mv),
            Phase::Return => {
                let held = |colour| self.tokens[by].contains(colour);
                let returns = matches!(mv, Move::Return(colour) if held(colour));
                if returns { Ok(mv) } else { Err(Reason::NoTokenToReturn) }
            }
            Phase::Take => {
                let missing = |colour| !self.tokens[by].contains(colour);
                let takes = matches!(mv, Move::Take(colour) if missing(colour));
                if takes { Ok(mv) } else { Err(Reason::NoTokenToTake) }
            }
            Phase::Open | Phase::Turn => self.check_turn(by, mv),
            Phase::Over => Err(Reason::NotAsked),
        }
    }

    #[inline]
    fn play_listed(
        &mut self,
        by: Seat,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        // The move itself is always the first event. It is emitted in each arm, where its kind is
        // known, so that playouts branch on a move only once.
        let moved = Event::Moved { by, mv };
        match mv {
            Move::Open(..) | Move::Play(_) | Move::Ivanhoe => self.emit(moved, log),
            Move::End => {
                self.emit(moved, log);
                self.emit(Event::Stayed { seat: by, total: self.total(by) }, log);
                // T3.3: clockwise among those who are in.
                let next = self.in_play.next_after(by).expect("they are in themselves");
                self.begin_turn(next, chance, log);
            }
            Move::Withdraw => {
                let pays_for_maiden = self.displays.has_maiden(by);
                self.emit(moved, log);
                self.pay_for_withdrawal(by, pays_for_maiden, chance, log);
            }
            Move::Return(colour) => {
                self.emit(moved, log);
                self.emit(Event::TokenReturned { seat: by, colour }, log);
                self.after_withdrawal(chance, log);
            }
            Move::Take(colour) => {
                self.emit(moved, log);
                self.emit(Event::TokenTaken { seat: by, colour }, log);
                self.after_token(by, chance, log);
            }
            Move::Pass => {
                self.emit(moved, log);
                self.play_pass(chance, log);
            }
            Move::Keep(place) => {
                self.emit(moved, log);
                self.play_keep(by, place, log);
            }
            Move::Action(action) => {
                self.emit(moved, log);
                // T11.3: with a window, the effect waits for the answers.
                if self.phase == Phase::Turn {
                    action.play(self, chance, log);
                }
            }
        }
    }

    type Event = Event;
    type EventView = EventView;

    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Dealt { dealer, ref deck } => self.dealt(dealer, deck),
            Event::Moved { by, mv } => self.moved(by, mv),
            Event::TournamentBegan { opener } => {
                self.previous = self.colour.or(self.previous);
                self.colour = None;
                self.in_play = Seats::first(self.players());
                self.begin(opener, Phase::Open);
            }
            Event::TurnBegan { seat } => self.begin(seat, Phase::Turn),
            Event::Drew { seat, card } => {
                self.piles.draw();
                self.hands[seat].add(card);
            }
            Event::Reshuffled { ref deck } => self.piles.renew(deck),
            Event::HandShown { seat, hand: _ } => self.turn = seat.next(self.players()),
            Event::TookEffect | Event::AdaptEnded => self.phase = Phase::Turn,
            Event::Stayed { .. } => {}
            Event::ColourChanged { colour } => self.colour = Some(colour),
            Event::Discarded { seat, place, card } => {
                self.displays.take(seat, place);
                self.piles.put(card);
            }
            Event::Taken { by, from, card } => {
                self.displays.take(from, Place::new(self.displays.len(from)));
                self.displays.lay(by, card);
                self.added += 1;
            }
            Event::Retreated { seat, place, card } => {
                self.displays.take(seat, place);
                self.hands[seat].add(card);
            }
            Event::Stolen { by, from, card } => {
                self.hands[from].remove(card);
                self.hands[by].add(card);
            }
            Event::Swapped { by, mine, with, theirs } => self.swapped(by, mine, with, theirs),
            Event::AdaptAsked { seat, value } => self.phase = Phase::Adapt { asked: seat, value },
            Event::TokenAsked { seat } => self.begin(seat, Phase::Return),
            Event::TokenReturned { seat, colour } => {
                self.tokens[seat] = self.tokens[seat].without(colour);
            }
            Event::TournamentWon { seat } => {
                self.discard_all(seat);
                self.begin(seat, Phase::Take);
            }
            Event::TokenTaken { seat, colour } => {
                self.tokens[seat] = self.tokens[seat].with(colour);
            }
            Event::GameWon { seat } => self.begin(seat, Phase::Over),
        }
    }

    fn moved(by: Seat, mv: Move) -> Event {
        Event::Moved { by, mv }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::TournamentBegan { .. })
    }

    fn ends_orders(event: &Event) -> bool {
        matches!(event, Event::TournamentWon { .. })
    }

    type Memory = Memory;

    fn remember(memory: &mut Memory, event: &Event) {
        event.remember_cards(&mut memory.hands);
        if let Event::Moved { by, mv } = *event {
            memory.hands.moved(mv.card().into_iter(), Some(by), None, None);
        }
        if let Event::HandShown { seat, hand } = *event {
            memory.hands.shown(seat, hand);
        }
        memory.tournaments += u32::from(matches!(event, Event::TournamentBegan { .. }));
    }

    type View = View;

    fn view(&self, memory: &Memory, viewer: Viewer) -> View {
        View::of(self, memory, viewer)
    }

    fn renew_view(&self, memory: &Memory, viewer: Viewer, view: &mut View) {
        view.renew(self, memory, viewer);
    }

    fn memory_known_to(memory: &Memory, seat: Seat) -> Memory {
        memory.as_known_to(seat)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        imagine::world(view, chance)
    }

    /// T11.2, T11.5: everyone who may cancel the card is asked, holder of Ivanhoe or not.
    fn window(&self) -> Option<Window<Move>> {
        let Phase::React { action, .. } = self.phase else { return None };
        let asked = self.may_cancel();
        let touches = action.touches(asked);
        Some(Window { kind: WindowKind::Interrupt, asked, touches, silence: Move::Pass })
    }

    /// A player without Ivanhoe is asked only so that nobody learns who holds it (T11.5).
    #[inline]
    fn forced_pass(&self) -> Option<(Seat, Move)> {
        let Phase::React { unanswered, .. } = self.phase else { return None };
        let mut asked = unanswered.into_iter();
        asked.find(|&seat| !self.hands[seat].has(Card::Ivanhoe)).map(|seat| (seat, Move::Pass))
    }

    fn contenders(&self) -> Seats {
        self.in_play
    }

    fn scores(&self) -> Vec<u32> {
        let seats = Seats::first(self.players()).into_iter();
        seats.map(|seat| self.tokens[seat].len() as u32).collect()
    }
}
