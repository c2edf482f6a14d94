//! The messages that the games and the table need, listed from the code itself.

use std::collections::BTreeSet;

use bots::Level;
use protocol::{Code, PHRASES};
use table::{Game, HouseRule, Options};

use crate::{read, root};

/// Every required id.
pub(crate) fn ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    tournament(&mut ids);
    castles(&mut ids);
    for game in [tournament::State::NAME, castles::State::NAME] {
        ids.extend(["name", "about"].map(|word| format!("{game}-{word}")));
    }
    let names = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let code = |code: Code| serde_json::to_value(code).ok()?.as_str().map(str::to_owned);
    // The refusal of a rule uses the text of its reason.
    let refusals = Code::ALL.into_iter().filter(|&refusal| refusal != Code::Rule);
    for (family, names, explained) in [
        ("level", names(&Level::ALL.map(Level::name)), true),
        ("refusal", refusals.filter_map(code).collect(), false),
        ("phrase", names(&PHRASES), false),
        ("order", names(&["always", "touched", "never"]), true),
        ("clock", names(&["none", "live", "correspondence"]), true),
    ] {
        for name in &names {
            ids.insert(format!("{family}-{name}"));
            ids.extend(explained.then(|| format!("{family}-{name}-explained")));
        }
    }
    // That of a bot in a game that was sent in.
    ids.insert("level-unknown".to_owned());
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
    house_rules::<State>(&[], ids);
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
    // A shorthand that sets others.
    let profile = HouseRule { key: "profile", values: &["original", "published"] };
    house_rules::<State>(&[profile], ids);
}

/// The house rules of a game, and similar settings; each is accepted with each of its values.
fn house_rules<G: Game>(more: &[HouseRule], ids: &mut BTreeSet<String>) {
    for HouseRule { key, values } in G::Options::HOUSE_RULES.iter().chain(more) {
        let id = format!("{}-option-{key}", G::NAME);
        for value in *values {
            let mut options = G::Options::usual(3).expect("three can play");
            options.set(key, value).expect("a house rule");
            ids.extend([format!("{id}-{value}"), format!("{id}-{value}-explained")]);
        }
        ids.extend([format!("{id}-explained"), id]);
    }
}

#[test]
fn every_house_rule_is_listed() {
    fn compare<G: Game<Options: serde::Serialize>>() {
        let options = G::Options::usual(3).map(serde_json::to_value);
        let options = options.expect("three can play").expect("JSON");
        let fields = options.as_object().expect("an object").keys().map(String::as_str);
        let fields: BTreeSet<&str> = fields.filter(|key| *key != "players").collect();
        let listed = G::Options::HOUSE_RULES.iter().map(|rule| rule.key).collect();
        assert_eq!(fields, listed, "{}", G::NAME);
    }
    compare::<tournament::State>();
    compare::<castles::State>();
}

/// The variants of an enum as JSON names them, read from its source.
pub(crate) fn variants(file: &str, name: &str) -> BTreeSet<String> {
    let text = read(&root().join("crates").join(file));
    let start = text.find(&format!("pub enum {name} {{")).expect("the enum");
    let body = text[start..].lines().skip(1).take_while(|line| *line != "}");
    let variants = body.filter_map(|line| {
        // A further form of an event is in an attribute, with deeper indentation.
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
