//! The lessons of `rules/*-lessons.json`: every position can be played as it says, and every other
//! first move has an answer.

use std::collections::BTreeMap;

use live::local::{Fresh, Local, Output};
use live::{Guest, Millis};
use protocol::{Pace, PlayNow};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::Seed;
use table::scenario::Scenario;

const START: Millis = 1_700_000_000_000;
const LESSONS: [&str; 2] = [
    include_str!("../../../rules/tournament-lessons.json"),
    include_str!("../../../rules/castles-lessons.json"),
];

/// A lesson as the web client reads it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    scenario: Value,
    /// What is accepted beside a move of the scenario.
    also: BTreeMap<String, Vec<String>>,
    /// What of the table it is about, for pages without room for all.
    #[serde(default)]
    shows: Vec<String>,
    /// Do the others answer its last move before it is done?
    #[serde(default)]
    answered: bool,
    /// Moves that are answered alike.
    wrong: Vec<Vec<String>>,
}

impl Lesson {
    fn name(&self) -> &str {
        self.scenario["name"].as_str().expect("a name")
    }

    fn given(&self) -> &Value {
        &self.scenario["given"]
    }

    fn game(&self) -> &str {
        self.given()["game"].as_str().expect("a game")
    }

    /// The moves to be made: all are the reader's.
    fn moves(&self) -> Vec<String> {
        let moves: Vec<String> =
            serde_json::from_value(self.scenario["moves"].clone()).expect("moves");
        let own = |mv: &String| mv.strip_prefix("A ").expect("a move of the reader").to_owned();
        moves.iter().map(own).collect()
    }

    fn answers(&self, mv: &str) -> bool {
        let also = self.also.values().flatten();
        also.chain(self.wrong.iter().flatten()).any(|known| known == mv)
            || self.moves().iter().any(|known| known == mv)
    }
}

fn lessons() -> Vec<Lesson> {
    LESSONS
        .iter()
        .flat_map(|file| serde_json::from_str::<Vec<Lesson>>(file).expect("lessons"))
        .collect()
}

/// A reader of a lesson.
struct Reader {
    local: Local,
    update: Value,
    answer: Value,
    stage: Value,
    /// The names of all events so far.
    told: Vec<String>,
    wake: Option<Millis>,
    now: Millis,
    requests: u32,
}

impl Reader {
    fn of(lesson: &Lesson) -> Self {
        let players = lesson.given()["players"].as_u64().expect("a number") as usize;
        let (game, level) = (lesson.game().to_owned(), "page".to_owned());
        let args = PlayNow { game, players, level, options: Map::new(), pace: Pace::Instant };
        let guest = Guest { id: 1, name: "Ann".into(), program: false };
        let fresh = Fresh { code: "lesson".into(), seed: Seed::of_series(5, 1) };
        let local = Local::at(lesson.given().clone(), args, guest, fresh, START).expect("a lesson");
        let mut reader = Self {
            local,
            update: Value::Null,
            answer: Value::Null,
            stage: Value::Null,
            told: Vec::new(),
            wake: None,
            now: START,
            requests: 0,
        };
        let hello = reader.local.connect(START);
        reader.take(hello);
        reader.watch();
        reader
    }

    /// Afterwards the update has the whole view.
    fn watch(&mut self) {
        self.say(json!({"type": "watch", "table": "lesson", "since": null}));
    }

    fn take(&mut self, Output { say, keep, wake }: Output) {
        assert!(keep.is_empty(), "nothing of a lesson is stored");
        for text in say {
            let message: Value = serde_json::from_str(&text).expect("JSON");
            match message["type"].as_str() {
                Some("update") => {
                    let events = message["events"].as_array().expect("events");
                    self.told.extend(events.iter().map(|event| event["event"].to_string()));
                    self.update = message;
                }
                Some("room") => self.stage = message["stage"].clone(),
                Some("answer" | "refused" | "done") => self.answer = message,
                _ => {}
            }
        }
        self.wake = wake;
    }

    fn say(&mut self, mut message: Value) {
        message["id"] = format!("r{}", self.requests).into();
        self.requests += 1;
        let output = self.local.hear(&message.to_string(), self.now);
        self.take(output);
    }

    fn play(&mut self, mv: &str) {
        self.say(json!({"type": "play", "prompt": self.update["version"], "move": mv}));
        assert_eq!(self.answer["type"], "done", "{mv}: {}", self.answer);
    }

    /// Is it refused, and by which rule?
    fn refused(&mut self, mv: &str) -> Option<String> {
        self.refused_after(&[mv])
    }

    fn refused_after(&mut self, moves: &[&str]) -> Option<String> {
        self.say(json!({"type": "ask", "moves": moves}));
        let refusal = &self.answer["refusal"];
        let rule = || refusal["rule"].as_str().expect("a rule").to_owned();
        (!refusal.is_null()).then(rule)
    }

    fn legal(&self) -> Vec<String> {
        serde_json::from_value(self.update["legal"].clone()).expect("moves")
    }

    fn is_asked(&self) -> bool {
        self.update["asked"] == true
    }

    fn is_over(&self) -> bool {
        self.stage == "over"
    }

    fn wait(&mut self) {
        self.now = self.now.max(self.wake.unwrap_or_else(|| {
            panic!("nothing to wait for: {} {} {:?}", self.stage, self.update, self.told)
        })) + 1;
        let output = self.local.tick(self.now);
        self.take(output);
    }
}

#[test]
fn every_lesson_is_a_scenario_that_comes_out_as_it_says() {
    struct Run<'a>(&'a Scenario);
    impl games::Task for Run<'_> {
        type Output = Result<(), String>;
        fn run<G: table::Notation>(self) -> Self::Output {
            self.0.run::<G>()
        }
    }
    assert_eq!(lessons().len(), 12);
    for lesson in lessons() {
        let scenario: Scenario =
            serde_json::from_value(lesson.scenario.clone()).expect("a scenario");
        let title: games::Title = lesson.game().parse().expect("a game");
        assert_eq!(title.run(Run(&scenario)), Ok(()), "{}", lesson.name());
    }
}

#[test]
fn every_lesson_is_played_at_a_table() {
    for lesson in lessons() {
        let mut reader = Reader::of(&lesson);
        for mv in lesson.moves() {
            assert!(reader.is_asked() && reader.legal().contains(&mv), "{}: {mv}", lesson.name());
            reader.play(&mv);
        }
        // What a lesson says at its end is true only once nobody can stop its last move.
        let is_open = !reader.update["window"].is_null();
        assert_eq!(is_open, lesson.answered, "{}", lesson.name());
        while lesson.answered && !reader.is_asked() {
            reader.wait();
        }
        if lesson.answered {
            assert!(reader.legal().contains(&"end".to_owned()), "{}", lesson.name());
        }
    }
}

/// A counter-offer declines, and proposes something else: both are asked about together, though it
/// is another player's turn.
#[test]
fn a_counter_offer_can_be_asked_about_before_a_trade_is_declined() {
    let deal = |lesson: &Lesson| lesson.name() == "prisoners and deals";
    let mut reader = Reader::of(&lessons().into_iter().find(deal).expect("a lesson"));
    let counter = "propose B give prisoner:athelstane want as,cs,rs";
    assert_eq!(reader.refused(counter).as_deref(), Some("C7.3"));
    assert_eq!(reader.refused_after(&["decline", counter]), None);
    let cards_only = "propose B give re want cs";
    assert_eq!(reader.refused_after(&["decline", cards_only]).as_deref(), Some("C7.2"));
    reader.say(json!({"type": "ask", "moves": ["decline"]}));
    let legal = reader.answer["legal"].to_string();
    assert!(legal.contains("propose B give prisoner:athelstane want cs"), "{legal}");
}

#[test]
fn every_other_first_move_of_a_lesson_has_an_answer() {
    for lesson in lessons() {
        let mut reader = Reader::of(&lesson);
        for mv in reader.legal() {
            assert!(lesson.answers(&mv), "{}: nothing is said to `{mv}`", lesson.name());
        }
        let expected = &lesson.moves()[0];
        let table = reader.update["view"].to_string();
        for part in &lesson.shows {
            assert!(table.contains(part), "{}: there is no `{part}`", lesson.name());
        }
        for mv in lesson.wrong.iter().flatten() {
            assert_ne!(mv, expected);
        }
        for mv in lesson.also.get(expected).into_iter().flatten() {
            assert_eq!(reader.refused(mv), None, "{}: {mv}", lesson.name());
        }
    }
}

#[test]
fn moves_against_the_rules_are_refused_by_the_rule_that_a_lesson_is_about() {
    let refusals = [
        ("follow the colour", "play B3", "T5.1"),
        ("follow the colour", "play Y2", "T5.1"),
        ("more or withdraw", "play Y4", "T5.1"),
        ("more or withdraw", "end", "T3.4"),
        ("squires and the maiden", "play R5", "T5.1"),
        ("an action card", "play B2", "T5.1"),
        ("muster an army", "muster re", "C5.1"),
        ("muster an army", "strike", "C6.2"),
    ];
    for (name, mv, rule) in refusals {
        let lesson = lessons().into_iter().find(|lesson| lesson.name() == name).expect(name);
        assert!(lesson.answers(mv), "{name}: {mv}");
        assert_eq!(Reader::of(&lesson).refused(mv).as_deref(), Some(rule), "{name}: {mv}");
    }
}

/// However badly the reader plays on, the opponent of the Tournament needs five tournaments.
#[test]
fn the_last_lesson_of_the_tournament_is_not_lost_in_fewer_than_five_tournaments() {
    let lesson = lessons().into_iter().nth(5).expect("the sixth");
    let mut reader = Reader::of(&lesson);
    reader.play(&lesson.moves()[0]);
    while !reader.is_over() {
        let worst = ["withdraw", "pass", "end"];
        let legal = reader.legal();
        let mv = worst.iter().find(|mv| legal.iter().any(|other| other == **mv));
        match mv.map(ToString::to_string).or_else(|| legal.first().cloned()) {
            Some(mv) if reader.is_asked() => reader.play(&mv),
            _ => reader.wait(),
        }
    }
    let won = reader.told.iter().filter(|event| event.contains("tournament-won")).count();
    assert!(won >= 5, "it was over after {won} tournaments");
}

#[test]
fn the_last_lesson_of_the_castles_ends_as_it_says() {
    let lesson = lessons().into_iter().next_back().expect("the twelfth");
    let mut reader = Reader::of(&lesson);
    for mv in lesson.moves() {
        reader.play(&mv);
    }
    while !reader.is_over() {
        // The bots may propose deals.
        let legal = reader.legal();
        match ["decline", "pass"].iter().find(|mv| legal.iter().any(|other| other == **mv)) {
            Some(mv) if reader.is_asked() => reader.play(mv),
            _ => reader.wait(),
        }
    }
    reader.watch();
    let scores: Vec<_> =
        (0..3).map(|at| reader.update["view"]["seats"][at]["score"].clone()).collect();
    assert_eq!(scores, [21, 14, 0]);
}
