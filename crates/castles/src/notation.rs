//! The Castles in the notation: positions, scenarios, traces.

use serde_json::{Value, json};
use table::{Game as _, Notation};

use crate::board::Castle;
use crate::card::Card;
use crate::picture::picture;
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

    fn picture(views: &[View]) -> String {
        picture(views)
    }
}
