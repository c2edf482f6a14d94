//! Scenarios: a position, some moves, and what must then be true (`rules/notation.md`).

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::game::Reason as _;
use crate::notation::Notation;
use crate::seat::{Seat, Seats};

/// A scenario whose position has not been parsed yet: it names the game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows.
    pub name: String,
    given: Value,
    moves: Vec<String>,
    then: Option<Map<String, Value>>,
    #[serde(default)]
    illegal: bool,
    rule: Option<String>,
    #[serde(default)]
    chance: Vec<Map<String, Value>>,
    announced: Option<Vec<u32>>,
}

/// A file of scenarios: one, or a list.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read(file: &str) -> Result<Vec<Scenario>, serde_json::Error> {
    if file.trim_start().starts_with('[') {
        serde_json::from_str(file)
    } else {
        serde_json::from_str(file).map(|scenario| vec![scenario])
    }
}

impl Scenario {
    /// The name of the game it is of.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.given.get("game")?.as_str()
    }

    /// Plays it.
    ///
    /// # Errors
    /// What came out differently, or what cannot be played.
    pub fn run<G: Notation>(&self) -> Result<(), String> {
        if self.illegal == self.then.is_some() {
            return Err("a scenario has either `then` or `illegal`".into());
        }
        let given: G = self.given()?;
        let mut stage = Stage { game: given, fortune: self.fortune(), announced: Vec::new() };
        let (last, moves) = match self.moves.split_last() {
            Some((last, before)) if self.illegal => (Some(last), before),
            Some(_) => (None, &self.moves[..]),
            None if self.illegal => return Err("no move to refuse".into()),
            None => (None, &self.moves[..]),
        };
        for text in moves {
            stage.play(text)?;
        }
        if let Some(text) = last {
            stage.refuses(text, self.rule.as_deref())?;
        }
        stage.settle()?;
        if !stage.fortune.is_empty() {
            return Err(format!("fortune was not asked for {:?}", stage.fortune));
        }
        if let Some(announced) = &self.announced
            && *announced != stage.announced
        {
            return Err(format!("announced: expected {announced:?}, found {:?}", stage.announced));
        }
        let facts = self.then.iter().flatten();
        facts.into_iter().try_for_each(|(key, value)| stage.holds(key, value, &given))
    }

    /// The position that it begins with, and the one that its moves lead to.
    ///
    /// # Errors
    /// What cannot be played.
    pub fn positions<G: Notation>(&self) -> Result<(G, G), String> {
        let given: G = self.given()?;
        let mut stage = Stage { game: given, fortune: self.fortune(), announced: Vec::new() };
        self.moves.iter().try_for_each(|text| stage.play(text))?;
        stage.settle()?;
        Ok((given, stage.game))
    }

    fn given<G: Notation>(&self) -> Result<G, String> {
        let setup: G::Setup = serde_json::from_value(self.given.clone())
            .map_err(|error| format!("given: {error}"))?;
        G::from_setup(&setup).map_err(|faults| format!("given: {}", faults.join("; ")))
    }

    fn fortune(&self) -> Vec<(String, Value)> {
        self.chance.iter().flat_map(|outcome| outcome.clone()).collect()
    }
}

/// A scenario in progress.
struct Stage<G> {
    game: G,
    fortune: Vec<(String, Value)>,
    announced: Vec<u32>,
}

impl<G: Notation> Stage<G> {
    fn parse(text: &str) -> Result<(Seat, G::Move), String> {
        let (by, mv) = text.split_once(' ').ok_or(format!("`{text}`: `SEAT move` is expected"))?;
        let by = by.parse().map_err(|error| format!("`{text}`: {error}"))?;
        let mv = mv.parse().map_err(|error| format!("`{text}`: {error}"))?;
        Ok((by, mv))
    }

    /// Plays a written move; forced passes that are not written are made before it if necessary.
    fn play(&mut self, text: &str) -> Result<(), String> {
        let (by, mv) = Self::parse(text)?;
        if self.game.check(by, mv).is_err() {
            self.settle()?;
        }
        self.carry_out(by, mv).map_err(|what| format!("`{text}`: {what}"))
    }

    fn settle(&mut self) -> Result<(), String> {
        while let Some((by, mv)) = self.game.forced_pass() {
            self.carry_out(by, mv)?;
        }
        Ok(())
    }

    fn carry_out(&mut self, by: Seat, mv: G::Move) -> Result<(), String> {
        // Later moves may be scripted too: this one takes as much as it needs.
        for told in (0..=self.fortune.len()).rev() {
            let (mut next, mut events) = (self.game, Vec::new());
            let mut script = self.game.script(by, mv, &self.fortune[..told])?;
            let played = next.play(by, mv, &mut script, &mut |event| events.push(event));
            played.map_err(|illegal| illegal.to_string())?;
            if script.fault().is_none() {
                self.fortune.drain(..told);
                self.game = next;
                self.announced.extend(G::announced(&events));
                break;
            }
        }
        Ok(())
    }

    fn refuses(&mut self, text: &str, rule: Option<&str>) -> Result<(), String> {
        let (by, mv) = Self::parse(text)?;
        if self.game.check(by, mv).is_ok() {
            return Err(format!("`{text}` was not refused"));
        }
        self.settle()?;
        let before = self.game;
        let script = self.game.script(by, mv, &[]);
        let refused = match self.game.play(by, mv, &mut script?, &mut |_| ()) {
            Ok(_) => return Err(format!("`{text}` was not refused")),
            Err(illegal) => illegal.reason,
        };
        if self.game != before {
            return Err(format!("`{text}` was refused but changed something"));
        }
        match rule {
            Some(rule) if rule != refused.rule() => {
                Err(format!("`{text}`: expected rule {rule}, refused by {}", refused.rule()))
            }
            _ => Ok(()),
        }
    }

    /// Is this fact of `then` true?
    fn holds(&self, key: &str, expected: &Value, given: &G) -> Result<(), String> {
        match key {
            "legal" | "not-legal" => {
                for text in strings(key, expected)? {
                    let (by, mv) = Self::parse(text)?;
                    if self.game.moves_of(by).contains(&mv) != (key == "legal") {
                        return Err(format!("{key}: `{text}` fails: {:?}", self.moves()));
                    }
                }
                Ok(())
            }
            "all-legal" => {
                let mut expected: Vec<&str> = strings(key, expected)?;
                expected.sort_unstable();
                // "No move at all" applies to all seats.
                let named: Seats =
                    expected.iter().filter_map(|t| t.get(..1)?.parse::<Seat>().ok()).collect();
                let everybody = self.game.awaiting().may();
                let seats = if expected.is_empty() { everybody } else { named };
                let mut found: Vec<String> = Vec::new();
                for seat in seats {
                    found.extend(
                        self.game.written_moves(seat).iter().map(|mv| format!("{seat} {mv}")),
                    );
                }
                found.sort_unstable();
                same(key, &json!(expected), &json!(found))
            }
            "winner" => {
                let winners = self.game.awaiting().winners().unwrap_or(Seats::NONE);
                same(key, expected, &json!(winners.to_string()))
            }
            _ => self.holds_in_position(key, expected, given),
        }
    }

    fn moves(&self) -> Vec<String> {
        let seats = self.game.awaiting().may().into_iter();
        seats
            .flat_map(|seat| {
                let moves = self.game.written_moves(seat);
                moves.into_iter().map(move |mv| format!("{seat} {mv}"))
            })
            .collect()
    }

    fn holds_in_position(&self, key: &str, expected: &Value, given: &G) -> Result<(), String> {
        let position =
            serde_json::to_value(self.game.setup()).map_err(|error| error.to_string())?;
        let found = match (self.game.fact(key, given), expected) {
            (Some(fact), _) => fact,
            (None, Value::Object(_)) if key != "pending" => by_seat(&position, key),
            (None, Value::Number(_)) if position[key].is_array() => {
                json!(position[key].as_array().map(Vec::len))
            }
            (None, _) => position.get(key).cloned().ok_or(format!("`{key}` cannot be asked"))?,
        };
        let tidy = |value: &Value| if G::unordered(key) { sorted(value) } else { value.clone() };
        if let (Value::Object(expected), true) = (expected, key != "pending") {
            for (name, expected) in expected {
                let found = found.get(name).ok_or(format!("{key}: there is no {name}"))?;
                same(&format!("{key} of {name}"), &tidy(expected), &tidy(found))?;
            }
            return Ok(());
        }
        same(key, &tidy(expected), &tidy(&found))
    }
}

/// What the seats have under `key`, which the position may name in the singular.
fn by_seat(position: &Value, key: &str) -> Value {
    let seats = position["seats"].as_array().into_iter().flatten().enumerate();
    let value = |seat: &Value| seat.get(key).or(seat.get(key.trim_end_matches('s'))).cloned();
    let entries = seats.filter_map(|(n, seat)| Some((Seat::new(n).to_string(), value(seat)?)));
    Value::Object(entries.collect())
}

fn strings<'a>(key: &str, value: &'a Value) -> Result<Vec<&'a str>, String> {
    let list = value.as_array().ok_or(format!("{key}: a list is expected"))?;
    list.iter().map(|text| text.as_str().ok_or(format!("{key}: texts are expected"))).collect()
}

fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(list) => {
            let mut list = list.clone();
            list.sort_by_key(Value::to_string);
            Value::Array(list)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => {
            value.clone()
        }
    }
}

fn same(what: &str, expected: &Value, found: &Value) -> Result<(), String> {
    if expected == found {
        return Ok(());
    }
    Err(format!("{what}: expected {expected}, found {found}"))
}
