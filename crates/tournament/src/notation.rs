//! The Tournament in the notation: positions, scenarios, traces.

use serde_json::{Map, Value, json};
use table::{Notation, Script, Seat, Seats};

use crate::card::Card;
use crate::cards::Action;
use crate::event::Event;
use crate::moves::Move;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;

impl Notation for State {
    type Kind = Card;
    type Setup = Setup;

    fn setup(&self) -> Setup {
        Setup::of(self)
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
