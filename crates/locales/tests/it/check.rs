//! Compares the languages with each other and with what is expected of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use locales::{FILES, Language, Words};
use protocol::Code;

use crate::messages::Messages;
use crate::{expected, mentions, read, root};

/// Arguments that are always given but optional: only Spanish needs to know whether the next word
/// begins with an i.
const OPTIONAL: [&str; 1] = ["before-i"];

/// The files that only the web client reads.
const WEB: [&str; 6] = [
    "en/app.ftl",
    "en/home.ftl",
    "en/lessons.ftl",
    "en/puzzles.ftl",
    "en/review.ftl",
    "en/rulebook.ftl",
];

/// The existing files of a language, each with its text.
pub(crate) fn files(language: Language) -> Vec<(String, String)> {
    let folder = root().join("locales").join(language.code());
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{language}: {error}"));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "ftl")).collect();
    paths.sort();
    let name = |path: &std::path::Path| {
        format!("{language}/{}", path.file_name().expect("a name").to_string_lossy())
    };
    paths.iter().map(|path| (name(path), read(path))).collect()
}

pub(crate) fn messages(language: Language) -> Messages {
    Messages::of(&files(language))
}

/// Where a language differs from English.
fn differences(english: &Messages, other: &Messages) -> Vec<String> {
    let mut found = other.faults.clone();
    for (id, message) in &english.all {
        match other.all.get(id) {
            None => found.push(format!("{id} is missing")),
            Some(said) => {
                let asked: Vec<_> =
                    message.variables.symmetric_difference(&said.variables).collect();
                for variable in asked.iter().filter(|name| !OPTIONAL.contains(&name.as_str())) {
                    found.push(format!("{id}: ${variable} is used in one language only"));
                }
                if id.ends_with(".rule") && said.text != message.text {
                    found.push(format!("{id}: another rule"));
                }
            }
        }
    }
    let unknown = other.all.keys().filter(|id| !english.all.contains_key(*id));
    found.extend(unknown.map(|id| format!("{id} is not in English")));
    found
}

/// The messages that are never used, and those that are used and missing.
fn useless_and_missing(
    ids: &BTreeSet<String>,
    expected: &BTreeSet<String>,
    sources: &[String],
) -> Vec<String> {
    let missing = expected.difference(ids).map(|id| format!("{id} is missing"));
    let mut found: Vec<String> = missing.collect();
    let mentioned = mentions::in_sources(sources);
    for id in ids.difference(expected) {
        // In a game's families every id has its use; a stray one has none.
        if expected::is_in_a_family(id) || !mentioned.include(id) {
            found.push(format!("{id} is used nowhere"));
        }
    }
    found
}

#[test]
fn every_language_has_the_same_files_messages_and_variables() {
    let english = messages(Language::En);
    assert!(english.faults.is_empty(), "{:#?}", english.faults);
    assert!(english.all.len() > 500, "{}", english.all.len());
    let names = |language| -> Vec<String> {
        files(language).into_iter().map(|(name, _)| name[3..].to_owned()).collect()
    };
    for language in Language::ALL {
        let found = differences(&english, &messages(language));
        assert!(found.is_empty(), "{language}: {found:#?}");
        assert_eq!(names(language), names(Language::En), "{language}");
    }
}

#[test]
fn every_message_is_there_and_used() {
    let found =
        useless_and_missing(&messages(Language::En).ids(), &expected::ids(), &mentions::sources());
    assert!(found.is_empty(), "{found:#?}");
}

/// The ids that sources use by name, `say("term-no-log")`, whole or after a family's beginning.
fn asked_for(sources: &[String]) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for source in sources {
        let calls = source.split("say(\"").skip(1).filter_map(|rest| rest.split('"').next());
        found.extend(calls.filter(|id| id.contains('-') && !id.contains(['{', ' '])));
    }
    found
}

#[test]
fn every_message_that_rust_asks_for_exists() {
    // A test of `Words` uses these two.
    let known_to_lack = ["no-such-message", "tournament-card-R5.nothing"];
    let (sources, english) = (mentions::sources(), messages(Language::En));
    let asked = asked_for(&sources);
    assert!(asked.len() > 30, "{asked:?}");
    let exists = |id: &str| {
        let ending = format!("-{id}");
        english.all.keys().any(|known| known == id || known.ends_with(&ending))
    };
    let missing: Vec<_> =
        asked.into_iter().filter(|id| !exists(id) && !known_to_lack.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(asked_for(&["x.say(\"term-a\", &[]); say(\"{a}-b\")".to_owned()]).len(), 1);
}

#[test]
fn every_file_is_compiled_in_but_the_web_client_s() {
    let compiled: BTreeSet<String> = FILES.iter().map(|&name| format!("en/{name}")).collect();
    let there = files(Language::En).into_iter().map(|(name, _)| name);
    let there: BTreeSet<String> = there.filter(|name| !WEB.contains(&name.as_str())).collect();
    assert_eq!(there, compiled, "see FILES in crates/locales/src/words.rs");
}

/// Words for players, not for programs: no markup, no capitals for emphasis, typographic quotes.
#[test]
fn messages_are_plain_text() {
    for language in Language::ALL {
        for (id, message) in messages(language).all {
            let odd: BTreeSet<char> =
                message.text.chars().filter(|letter| "<>\"'!`".contains(*letter)).collect();
            assert!(odd.is_empty(), "{language}: {id} has {odd:?}: {}", message.text);
            assert!(!message.text.contains("  "), "{language}: {id}: two spaces");
            assert!(!message.text.is_empty(), "{language}: {id} says nothing");
        }
    }
}

/// French drops a vowel before a name that begins with one, and a file cannot know the names.
#[test]
fn french_puts_no_de_or_que_before_a_name() {
    for (name, text) in files(Language::Fr) {
        for (number, line) in (1..).zip(text.lines()) {
            for person in ["player", "target", "winners", "name"] {
                for word in ["de", "que", "le", "la", "ne", "se", "me", "te"] {
                    let clash = format!(" {word} {{ ${person} }}");
                    assert!(!line.contains(&clash), "{name}:{number}: {clash}");
                }
            }
        }
    }
}

/// Is it a word, and not a variable?
fn is_a_word(text: &str) -> bool {
    !text.contains('$') && text.contains(char::is_alphabetic)
}

/// Words of other languages that a translator forgot.
#[test]
fn no_language_speaks_english_by_accident() {
    let english = messages(Language::En);
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let other = messages(language);
        let same: BTreeMap<_, _> = english
            .all
            .iter()
            .filter(|(id, message)| {
                let words = || message.text.split(' ').filter(|word| word.len() > 2);
                let is_text = words().count() > 2 && words().any(is_a_word);
                is_text && other.all[*id].text == message.text
            })
            .collect();
        assert!(same.is_empty(), "{language}: {:?}", same.keys());
    }
}

// ---- The checks themselves, with planted faults. ----

fn of(text: &str) -> Messages {
    Messages::of(&[("planted.ftl".to_owned(), text.to_owned())])
}

#[test]
fn a_missing_message_is_caught() {
    let english = of("hello = Hello\n    .label = Greeting\nbye = Goodbye\n");
    assert_eq!(differences(&english, &english.clone()), Vec::<String>::new());
    let french = of("hello = Bonjour\n");
    assert_eq!(differences(&english, &french), ["bye is missing", "hello.label is missing"]);
    let more = of("hello = Bonjour\n    .label = Salut\nbye = Adieu\nwhy = Pourquoi\n");
    assert_eq!(differences(&english, &more), ["why is not in English"]);
}

#[test]
fn another_variable_is_caught() {
    let english = of("drew = { $you ->\n    [yes] You draw.\n   *[no] { $player } draws.\n}\n");
    let same = of("drew = { $you ->\n    [yes] Du ziehst.\n   *[no] { $player } zieht.\n}\n");
    assert_eq!(differences(&english, &same), Vec::<String>::new());
    let without = of("drew = { $player } zieht.\n");
    assert_eq!(differences(&english, &without), ["drew: $you is used in one language only"]);
    let misspelt = of("drew = { $you ->\n    [yes] Du ziehst.\n   *[no] { $plaier } zieht.\n}\n");
    assert_eq!(differences(&english, &misspelt).len(), 2);
    let rule = of("drew = X\n    .rule = T1.1\n");
    assert_eq!(
        differences(&rule, &of("drew = X\n    .rule = T1.2\n")),
        ["drew.rule: another rule"]
    );
    let optional = of("list = { $before-i ->\n    [yes] e\n   *[no] y\n}\n");
    assert_eq!(differences(&of("list = and\n"), &optional), Vec::<String>::new());
}

#[test]
fn syntax_errors_and_bad_references_are_caught() {
    assert!(!of("hello = { $name\n").faults.is_empty());
    assert!(!of("hello = { bonjour }\n").faults.is_empty());
    assert!(!of("hello = Hello\nhello = Hello again\n").faults.is_empty());
    assert!(of("hello = { bye.label }\nbye = Bye\n    .label = B\n").faults.is_empty());
}

#[test]
fn a_useless_message_is_caught() {
    let set = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<BTreeSet<_>>();
    let expected = set(&["tournament-event-drew"]);
    let sources = ["say(\"app-home\"); say(`app-key-${key}`)".to_owned()];
    let check = |ids: &[&str]| useless_and_missing(&set(ids), &expected, &sources);
    let good = ["tournament-event-drew", "app-home", "app-key-left", "app-key-right"];
    assert_eq!(check(&good), Vec::<String>::new());
    assert_eq!(check(&["app-home"]), ["tournament-event-drew is missing"]);
    let stray = ["tournament-event-drew", "app-home-page", "app-hom", "app-keys"];
    assert_eq!(check(&stray).len(), 3);
    // In a game's family no mention helps.
    let sources = ["tournament-event-fell".to_owned()];
    let ids = set(&["tournament-event-drew", "tournament-event-fell"]);
    assert_eq!(useless_and_missing(&ids, &expected, &sources).len(), 1);
}

/// A client without our messages shows the text that comes with a refusal.
#[test]
fn refusals_say_the_same_in_the_protocol() {
    let words = Words::new(Language::En);
    for code in Code::ALL {
        let json = serde_json::to_value(code).expect("JSON");
        let said = words.say(&format!("refusal-{}", json.as_str().expect("a name")), &[]);
        // The text of a rule is that of its reason, and reloading helps pages alone.
        if matches!(code, Code::Rule | Code::BadMessage) {
            assert_ne!(said, code.sentence());
        } else {
            assert_eq!(said, code.sentence(), "{code:?}");
        }
    }
}
