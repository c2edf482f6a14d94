//! The messages that the games and the table need, listed from the code itself.

use std::collections::BTreeSet;

use locales::families::{CLOCKS, LEVELS, ORDERS, PHRASES, REFUSALS};
use table::{Game, Options};

use crate::{read, root};

/// A house rule and its values.
type Rule = (&'static str, &'static [&'static str]);

const TOURNAMENT_RULES: [Rule; 3] = [
    ("ties", &["strict", "ties-stay"]),
    ("repeat", &["purple-only", "camelot"]),
    ("discard", &["top-only", "open"]),
];

const CASTLES_RULES: [Rule; 7] = [
    ("squares", &["2", "3", "4", "5"]),
    ("published-hands", &["false", "true"]),
    ("draw-to-hand", &["false", "true"]),
    ("forced-barter", &["false", "true"]),
    ("arms-only", &["false", "true"]),
    ("beaten-lost", &["false", "true"]),
    ("profile", &["original", "published"]),
];

/// Every id that must be there.
pub(crate) fn ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    tournament(&mut ids);
    castles(&mut ids);
    for game in [tournament::State::NAME, castles::State::NAME] {
        ids.extend(["name", "about"].map(|word| format!("{game}-{word}")));
    }
    for (family, names, explained) in [
        ("level", &LEVELS[..], true),
        ("refusal", &REFUSALS[..], false),
        ("phrase", &PHRASES[..], false),
        ("order", &ORDERS[..], true),
        ("clock", &CLOCKS[..], true),
    ] {
        for name in names {
            ids.insert(format!("{family}-{name}"));
            ids.extend(explained.then(|| format!("{family}-{name}-explained")));
        }
    }
    ids
}

/// Is every id that begins so listed by [`ids`]?
pub(crate) fn is_in_a_family(id: &str) -> bool {
    let families = ["level-", "refusal-", "phrase-", "order-", "clock-"];
    let games = ["card", "colour", "event", "move", "do", "phase", "reason", "effect", "scope"];
    let things = ["option", "type", "arms", "castle", "lord"];
    let of_game = |id: &str| games.iter().chain(&things).any(|name| is_of(id, name));
    let game = id.strip_prefix("tournament-").or(id.strip_prefix("castles-"));
    families.iter().any(|family| id.starts_with(family)) || game.is_some_and(of_game)
}

fn is_of(id: &str, family: &str) -> bool {
    id.strip_prefix(family).is_some_and(|rest| rest.starts_with('-'))
}

fn tournament(ids: &mut BTreeSet<String>) {
    use tournament::{Card, Colour, State};
    let mut add = |family: &str, name: &str| ids.insert(format!("tournament-{family}-{name}"));
    for card in Card::ALL {
        add("card", card.name());
        if !card.is_value() {
            add("effect", card.name());
        }
    }
    for colour in Colour::ALL {
        add("colour", colour.name());
    }
    for name in ["hidden", "at"] {
        add("card", name);
    }
    for name in ["colour-card", "squire", "maiden"] {
        add("effect", name);
    }
    for name in ["one", "all", "self", "colour", "cancel"] {
        add("scope", name);
    }
    let moves = variants("tournament/src/moves.rs", "Move");
    let cards = action_cards();
    for name in moves.iter().chain(&cards).filter(|name| *name != "action") {
        add("move", name);
        add("do", name);
    }
    for name in variants("tournament/src/event.rs", "Event") {
        if name != "moved" {
            add("event", &name);
        }
    }
    for name in variants("tournament/src/reason.rs", "Reason") {
        add("reason", &name);
    }
    for name in variants("tournament/src/view.rs", "PhaseView") {
        add("phase", &name);
    }
    rules::<State>(&TOURNAMENT_RULES, ids);
}

fn castles(ids: &mut BTreeSet<String>) {
    use castles::{Card, Castle, Lord, State};
    let mut add = |family: &str, name: &str| ids.insert(format!("castles-{family}-{name}"));
    Card::ALL.iter().for_each(|card| _ = add("card", card.name()));
    Castle::ALL.iter().for_each(|castle| _ = add("castle", castle.name()));
    Lord::ALL.iter().for_each(|lord| _ = add("lord", lord.name()));
    for (family, names) in [
        ("type", ["footman", "archer", "crossbowman", "rider"]),
        ("arms", ["lion", "stag", "boar", "eagle"]),
    ] {
        names.iter().for_each(|name| _ = add(family, name));
    }
    let things = ["soldier", "ivanhoe", "locksley", "castle", "garrison", "banner", "advance"];
    for name in things.iter().chain(&["oubliette", "prisoner", "barter"]) {
        add("effect", name);
    }
    for name in variants("castles/src/moves.rs", "Move") {
        add("move", &name);
        add("do", &name);
    }
    for name in variants("castles/src/event.rs", "Event") {
        if name != "moved" {
            add("event", &name);
        }
    }
    for name in variants("castles/src/reason.rs", "Reason") {
        add("reason", &name);
    }
    for name in variants("castles/src/view.rs", "PhaseView") {
        add("phase", &name);
    }
    rules::<State>(&CASTLES_RULES, ids);
}

/// The house rules of a game, each accepted by it with each of its values.
fn rules<G: Game>(rules: &[Rule], ids: &mut BTreeSet<String>) {
    for (rule, values) in rules {
        let id = format!("{}-option-{rule}", G::NAME);
        for value in *values {
            let mut options = G::Options::usual(3).expect("three can play");
            options.set(rule, value).expect("a house rule");
            ids.extend([format!("{id}-{value}"), format!("{id}-{value}-explained")]);
        }
        ids.extend([format!("{id}-explained"), id]);
    }
}

#[test]
fn every_house_rule_is_listed() {
    let keys = |options: serde_json::Value| -> BTreeSet<String> {
        let options = options.as_object().expect("an object").clone();
        options.into_iter().map(|(key, _)| key).filter(|key| key != "players").collect()
    };
    let listed = |rules: &[Rule]| -> BTreeSet<String> {
        let names = rules.iter().map(|(rule, _)| (*rule).to_owned());
        // A shorthand that sets others.
        names.filter(|name| name != "profile").collect()
    };
    let tournament = tournament::Options::usual(3).map(serde_json::to_value);
    let castles = castles::Options::usual(3).map(serde_json::to_value);
    let tournament = keys(tournament.expect("three can play").expect("JSON"));
    let castles = keys(castles.expect("three can play").expect("JSON"));
    assert_eq!(listed(&TOURNAMENT_RULES), tournament);
    assert_eq!(listed(&CASTLES_RULES), castles);
}

/// The variants of an enum as JSON names them, read from its source.
pub(crate) fn variants(file: &str, name: &str) -> BTreeSet<String> {
    let text = read(&root().join("crates").join(file));
    let start = text.find(&format!("pub enum {name} {{")).expect("the enum");
    let body = text[start..].lines().skip(1).take_while(|line| *line != "}");
    let variants = body.filter_map(|line| {
        // A further form of an event stands in an attribute, a step further in.
        let line = line.trim_start();
        let end = line.find(|letter: char| !letter.is_ascii_alphanumeric())?;
        line.starts_with(|letter: char| letter.is_ascii_uppercase()).then(|| kebab(&line[..end]))
    });
    let variants: BTreeSet<String> = variants.collect();
    assert!(variants.len() > 3, "{file}: {name}: {variants:?}");
    variants
}

/// The action cards that are played by a move of their name.
pub(crate) fn action_cards() -> BTreeSet<String> {
    use tournament::Card;
    let actions = Card::ALL.into_iter().filter(|&card| !card.is_value() && card != Card::Ivanhoe);
    actions.map(|card| card.name().to_owned()).collect()
}

fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

/// What the protocol can say, we can say in words.
#[test]
fn every_refusal_and_phrase_of_the_protocol_has_its_words() {
    let code = |code: &protocol::Code| serde_json::to_value(code).expect("JSON");
    let codes = protocol::Code::ALL.iter().map(code).filter(|code| code != "rule");
    let mut codes: Vec<String> =
        codes.map(|code| code.as_str().unwrap_or_default().to_owned()).collect();
    let mut words = REFUSALS.map(str::to_owned).to_vec();
    codes.sort();
    words.sort();
    assert_eq!(codes, words, "a rule's refusal has the words of its reason");
    assert_eq!(protocol::PHRASES, PHRASES);
}
