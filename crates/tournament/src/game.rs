//! The Tournament as a [`Game`] of the table, and its notation.

use serde_json::{Map, Value, json};
use table::{Awaiting, Chance, Game, Notation, Script, Seat, Seats, Viewer, Window};

use crate::card::Card;
use crate::event::Event;
use crate::event_view::EventView;
use crate::memory::{Memory, remember};
use crate::moves::{Action, Move};
use crate::options::Options;
use crate::reason::Reason;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;

impl Game for State {
    const NAME: &'static str = "tournament";
    const RULES: u32 = 1;
    const PLAYERS: (usize, usize) = (2, 5);

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

    #[inline]
    fn play_listed(
        &mut self,
        by: Seat,
        mv: Move,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Event),
    ) {
        self.carry_out(by, mv, chance, log);
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

    #[inline]
    fn formality(&self) -> Option<(Seat, Move)> {
        self.empty_answer()
    }

    fn window(&self) -> Option<Window<Move>> {
        self.ivanhoe_window()
    }

    fn ends_orders(event: &Event) -> bool {
        matches!(event, Event::TournamentWon { .. })
    }

    fn contenders(&self) -> Seats {
        self.in_play
    }

    fn reveals(event: &Event, seat: Seat) -> bool {
        match *event {
            Event::Drew { seat: who, card: _ } => who == seat,
            Event::HandShown { seat: who, hand: _ } => who != seat,
            // An opener who shows no hand can open, and that is news too.
            Event::TournamentBegan { .. }
            | Event::Dealt { .. }
            | Event::Reshuffled { .. }
            | Event::Stolen { .. } => true,
            Event::Moved { .. }
            | Event::TurnBegan { .. }
            | Event::TookEffect
            | Event::ColourChanged { .. }
            | Event::Stayed { .. }
            | Event::Discarded { .. }
            | Event::Taken { .. }
            | Event::Retreated { .. }
            | Event::Swapped { .. }
            | Event::AdaptAsked { .. }
            | Event::AdaptEnded
            | Event::TokenAsked { .. }
            | Event::TokenReturned { .. }
            | Event::TournamentWon { .. }
            | Event::TokenTaken { .. }
            | Event::GameWon { .. } => false,
        }
    }

    fn scores(&self) -> Vec<u32> {
        let seats = Seats::first(self.players()).into_iter();
        seats.map(|seat| self.tokens[seat].len() as u32).collect()
    }

    fn moved(by: Seat, mv: Move) -> Event {
        Event::Moved { by, mv }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::TournamentBegan { .. })
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

    fn fact(&self, key: &str, given: &Self) -> Option<Value> {
        match key {
            "total" => {
                let seats = Seats::first(self.players()).into_iter();
                let totals = seats.map(|seat| (seat.to_string(), json!(self.total(seat))));
                Some(Value::Object(totals.collect()))
            }
            "discarded" => {
                let (now, then) = (self.piles.discard_len(), given.piles.discard_len());
                Some(json!(now as i64 - then as i64))
            }
            _ => None,
        }
    }

    fn unordered(key: &str) -> bool {
        matches!(key, "hands" | "fronts" | "tokens" | "in")
    }

    fn fortune(events: &[Event]) -> Map<String, Value> {
        let mut fortune = Map::new();
        for event in events {
            if let Event::Stolen { card, .. } = event {
                fortune.insert("stolen".into(), json!(card));
            }
            if let Event::Reshuffled { deck } = event {
                fortune.insert("reshuffle".into(), deck.iter().map(|card| json!(card)).collect());
            }
        }
        fortune
    }

    fn script(&self, _by: Seat, mv: Move, fortune: &[(String, Value)]) -> Result<Script, String> {
        let mut script = Script::default();
        for (what, value) in fortune {
            script = match what.as_str() {
                "stolen" => {
                    let card: Card = serde_json::from_value(value.clone())
                        .map_err(|error| format!("stolen: {error}"))?;
                    // A card that cannot be stolen is a number that no hand has.
                    let place = if let Some(Action::KnockDown(from)) = self.action_under_way(mv) {
                        self.hands[from].into_iter().position(|held| held == card)
                    } else {
                        None
                    };
                    script.number(place.unwrap_or(usize::MAX))
                }
                "reshuffle" => {
                    let cards: Vec<Card> = serde_json::from_value(value.clone())
                        .map_err(|error| format!("reshuffle: {error}"))?;
                    script.order(cards.into_iter().map(|card| card as u8).collect())
                }
                _ => return Err(format!("fortune knows no `{what}`: stolen or reshuffle")),
            };
        }
        Ok(script)
    }

    fn script_deal(dealer: Seat, deck: &[String]) -> Result<Script, String> {
        let cards: Result<Vec<Card>, _> = deck.iter().map(|name| name.parse()).collect();
        let cards = cards.map_err(|error: table::ParseError| error.what)?;
        let bytes = cards.into_iter().map(|card| card as u8).collect();
        Ok(Script::default().number(dealer.index()).order(bytes))
    }

    fn picture(views: &[View]) -> String {
        crate::picture::picture(views)
    }

    fn announced(events: &[Event]) -> Vec<u32> {
        let mut totals = Vec::new();
        for event in events {
            if let Event::Stayed { total, .. } = event {
                totals.push(*total);
            }
        }
        totals
    }
}
