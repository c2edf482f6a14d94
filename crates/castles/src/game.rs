//! The Castles as a [`Game`] of the table, and their notation.

use serde_json::{Map, Value, json};
use table::{Awaiting, Chance, Game, Notation, Script, Seat, Seats, Viewer, Window, WindowKind};

use crate::board::Castle;
use crate::card::Card;
use crate::event::Event;
use crate::event_view::EventView;
use crate::memory::{Memory, remember};
use crate::moves::Move;
use crate::options::Options;
use crate::picture::picture;
use crate::reason::Reason;
use crate::setup::Setup;
use crate::state::{Phase, State};
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "castles";
    const RULES: u32 = 1;
    const PLAYERS: (usize, usize) = (3, 6);

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Reason = Reason;
    type Memory = Memory;

    fn blank(options: Options) -> Self {
        Self::before_the_deal(options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn deal(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Event)) {
        self.start(chance, log);
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.who_decides()
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.list_moves(seat, moves);
    }

    fn check(&self, by: Seat, mv: Move) -> Result<Move, Reason> {
        self.judge(by, mv)
    }

    /// After the deal fortune has no part in this game: the deck is never shuffled again (C4.2).
    #[inline]
    fn play_listed(
        &mut self,
        by: Seat,
        mv: Move,
        _chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        self.carry_out(by, mv, log);
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        self.happen(event);
    }

    fn remember(memory: &mut Memory, event: &Event) {
        remember(memory, event);
    }

    fn view(&self, memory: &Memory, viewer: Viewer) -> View {
        self.seen_by(memory, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        EventView::of(event, viewer)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        Self::imagined(view, chance)
    }

    /// Nobody is asked for the sake of secrecy alone: who has no card cannot offer, and everybody
    /// sees that he has none (C4.3).
    #[inline]
    fn formality(&self) -> Option<(Seat, Move)> {
        None
    }

    fn window(&self) -> Option<Window<Move>> {
        let Phase::Offer(_) = self.phase else { return None };
        let asked = self.may_offer();
        Some(Window { kind: WindowKind::Offers, asked, touches: asked, silence: Move::Pass })
    }

    /// There are no orders to end: an offer is made or not each time anew.
    fn ends_orders(_: &Event) -> bool {
        false
    }

    fn contenders(&self) -> Seats {
        self.seats()
    }

    fn reveals(event: &Event, seat: Seat) -> bool {
        match *event {
            Event::Drew { seat: who, cards: _ } => who == seat,
            Event::Dealt { .. }
            | Event::Turned { .. }
            | Event::LastCardTaken { .. }
            | Event::OffersMade { .. } => true,
            Event::Moved { .. }
            | Event::TurnBegan { .. }
            | Event::NothingToLay { .. }
            | Event::BarterOpened { .. }
            | Event::Bartered { .. }
            | Event::OpenCardLost { .. }
            | Event::Passed { .. }
            | Event::Stormed { .. }
            | Event::GarrisonTaken { .. }
            | Event::GarrisonLost { .. }
            | Event::AdvanceAsked { .. }
            | Event::Fell { .. }
            | Event::Advanced { .. }
            | Event::PlantAsked { .. }
            | Event::Planted { .. }
            | Event::Exchanged { .. }
            | Event::GameEnded { .. } => false,
        }
    }

    fn scores(&self) -> Vec<u32> {
        self.seats().into_iter().map(|seat| self.score(seat)).collect()
    }

    fn moved(by: Seat, mv: Move) -> Event {
        Event::Moved { by, mv }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }
}

impl Notation for State {
    type Setup = Setup;

    fn setup(&self) -> Setup {
        self.written()
    }

    fn from_setup(setup: &Setup) -> Result<Self, Vec<String>> {
        setup.state()
    }

    fn fact(&self, key: &str, _given: &Self) -> Option<Value> {
        let by_castle = |fact: &dyn Fn(Castle) -> Value| {
            let castles = Castle::ALL.into_iter();
            Value::Object(castles.map(|castle| (castle.to_string(), fact(castle))).collect())
        };
        match key {
            "garrisons" => Some(by_castle(&|castle| json!(self.garrisons[castle as usize]))),
            "tracks" => Some(by_castle(&|castle| {
                json!(self.tracks[castle as usize].0[..self.options.squares()])
            })),
            "control" => Some(by_castle(&|castle| json!(self.controls(castle)))),
            "scores" => Some(json!(self.scores())),
            _ => None,
        }
    }

    fn unordered(key: &str) -> bool {
        matches!(key, "hands" | "garrisons" | "prisoners" | "lost" | "turned" | "proposed")
    }

    fn fortune(_events: &[Event]) -> Map<String, Value> {
        Map::new()
    }

    fn script(&self, _by: Seat, _mv: Move, told: &[(String, Value)]) -> Result<Script, String> {
        match told.first() {
            Some((what, _)) => Err(format!("fortune knows no `{what}` after the deal")),
            None => Ok(Script::default()),
        }
    }

    fn script_deal(dealer: Seat, deck: &[String]) -> Result<Script, String> {
        let cards: Result<Vec<Card>, _> = deck.iter().map(|name| name.parse()).collect();
        let cards = cards.map_err(|error: table::ParseError| error.what)?;
        let bytes = cards.into_iter().map(|card| card as u8).collect();
        Ok(Script::default().number(dealer.index()).order(bytes))
    }

    fn picture(views: &[View]) -> String {
        picture(views)
    }
}
