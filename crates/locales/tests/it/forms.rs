//! Every message of every language, with the numbers 0, 1 and 2; and words that no language may
//! use.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use locales::{Language, rules};
use unic_langid::LanguageIdentifier;

use crate::check::{files, messages};
use crate::messages::Message;

/// Arguments that are numbers; the others are texts, and flags, which are texts too.
const NUMBERS: [&str; 22] = [
    "all", "attempt", "by", "count", "found", "goal", "highest", "hours", "minutes", "needed",
    "number", "place", "players", "points", "row", "seconds", "short", "step", "taken", "total",
    "value", "need",
];

fn bundle(language: Language, texts: Vec<(String, String)>) -> FluentBundle<FluentResource> {
    let code: LanguageIdentifier = language.code().parse().expect("a code");
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    bundle.set_use_isolating(false);
    for (name, text) in texts {
        let resource = FluentResource::try_new(text).unwrap_or_else(|_| panic!("{name}: parses"));
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A message with every number the same.
fn said(bundle: &FluentBundle<FluentResource>, id: &str, message: &Message, n: usize) -> String {
    chosen(bundle, id, message, n, &BTreeMap::new())
}

/// A message with every number the same, but for the arguments that are given here.
fn chosen(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    message: &Message,
    n: usize,
    given: &BTreeMap<&str, FluentValue<'static>>,
) -> String {
    let (name, attribute) = id.split_once('.').map_or((id, None), |(id, of)| (id, Some(of)));
    let found = bundle.get_message(name).expect("a message");
    let pattern = match attribute {
        Some(attribute) => found.get_attribute(attribute).map(|found| found.value()),
        None => found.value(),
    };
    let mut arguments = FluentArgs::new();
    for variable in &message.variables {
        let number = NUMBERS.contains(&variable.as_str()) || message.counted.contains(variable);
        let usual = if number { FluentValue::from(n) } else { FluentValue::from("Xx") };
        let value = given.get(variable.as_str()).cloned().unwrap_or(usual);
        arguments.set(variable.clone(), value);
    }
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern.expect("a text"), Some(&arguments), &mut faults);
    assert!(faults.is_empty(), "{id}: {faults:?}");
    text.into_owned()
}

/// The whole numbers in a text.
fn numbers(text: &str) -> BTreeSet<usize> {
    let parts = text.split(|letter: char| !letter.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// The text with its number replaced, to see whether anything else differs.
fn unnumbered(text: &str, n: usize) -> Vec<String> {
    let words = text.split([' ', '\u{a0}', '\u{202f}']);
    words.map(|word| if word == n.to_string() { "#".to_owned() } else { word.to_owned() }).collect()
}

/// What is wrong with a message for 0, 1 and 2.
fn faults(language: Language, id: &str, said: &[String; 3]) -> Vec<String> {
    let mut found = Vec::new();
    for (n, text) in said.iter().enumerate() {
        for other in (0..3).filter(|other| *other != n) {
            let always = said.iter().all(|text| numbers(text).contains(&other));
            if numbers(text).contains(&other) && !always {
                found.push(format!("{id} says {other} for {n}: “{text}”"));
            }
        }
    }
    let (one, two) = (unnumbered(&said[1], 1), unnumbered(&said[2], 2));
    if one == two {
        let pairs = two.windows(2).filter(|pair| pair[0] == "#" && counts(language, &pair[1]));
        found.extend(pairs.map(|pair| format!("{id} has no singular: “1 {}”", pair[1])));
    }
    found
}

/// Is the word after a number a thing that is counted? Units and other words are the same for one
/// and for many.
fn counts(language: Language, word: &str) -> bool {
    let same: &[&str] = match language {
        Language::En => &["short", "needed", "more", "left"],
        Language::Fr => &["pour"],
        Language::Es => &["para", "estand"],
        Language::Nl => &["nodig", "voor", "meer"],
        Language::De => &["nötig", "vorn", "Banner"],
    };
    let word = word.trim_end_matches([',', '.', ':', ';', ')', '?']);
    let letters = word.chars().all(char::is_alphabetic) && word.chars().count() > 3;
    letters && !same.contains(&word)
}

#[test]
fn messages_are_right_for_zero_one_and_two() {
    let mut found = Vec::new();
    for language in Language::ALL {
        let (bundle, messages) = (bundle(language, files(language)), messages(language));
        for (id, message) in &messages.all {
            let texts = [0, 1, 2].map(|n| said(&bundle, id, message, n));
            if message.variables.iter().any(|name| name == "count") || !message.counted.is_empty() {
                let faults = faults(language, id, &texts).into_iter();
                found.extend(faults.map(|fault| format!("{language}: {fault}")));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_wrong_number_or_singular_is_caught() {
    let check = |language, text: &str| {
        let planted = vec![("planted.ftl".to_owned(), format!("hand = {text}\n"))];
        let messages = crate::messages::Messages::of(&planted);
        let bundle = bundle(language, planted);
        let texts = [0, 1, 2].map(|n| said(&bundle, "hand", &messages.all["hand"], n));
        faults(language, "hand", &texts).len()
    };
    let french = "{ $count ->\n    [one] 1 carte\n   *[other] { $count } cartes\n}";
    assert_eq!(check(Language::Fr, french), 1, "French says one of nothing");
    assert_eq!(check(Language::Fr, &french.replace("] 1", "] { $count }")), 0);
    assert_eq!(check(Language::De, "{ $count } Karten"), 1);
    assert_eq!(check(Language::En, "Square 4 of { $count } squares"), 1);
    assert_eq!(check(Language::En, "{ $count } short"), 0);
}

/// What an argument is to be for each form that it chooses.
fn values(keys: &BTreeSet<String>) -> Vec<FluentValue<'static>> {
    let numbers = keys.iter().filter_map(|key| key.parse::<usize>().ok());
    if keys.contains("one") || numbers.clone().next().is_some() {
        let all: BTreeSet<usize> = numbers.chain(0..3).collect();
        return all.into_iter().map(FluentValue::from).collect();
    }
    keys.iter().cloned().map(FluentValue::from).collect()
}

/// Everything that a message can say: each form of each choice, with those of all others.
fn all_said(bundle: &FluentBundle<FluentResource>, id: &str, message: &Message) -> Vec<String> {
    let mut given = vec![BTreeMap::new()];
    for (name, keys) in &message.choices {
        let values = values(keys);
        let with = |others: &BTreeMap<_, _>| -> Vec<_> {
            let add = |value: &FluentValue<'static>| {
                let mut more = others.clone();
                more.insert(name.as_str(), value.clone());
                more
            };
            values.iter().map(add).collect()
        };
        given = given.iter().flat_map(with).collect();
    }
    given.iter().map(|given| chosen(bundle, id, message, 2, given)).collect()
}

/// Traces of the file in what is said, or nothing said at all.
fn is_odd(text: &str) -> bool {
    text.trim().is_empty()
        || text.trim() != text
        || text.contains(['{', '}', '[', ']', '$', '⟨', '\n'])
        || ["  ", " .", " ,"].iter().any(|odd| text.contains(odd))
}

#[test]
fn every_form_of_every_message_can_be_said() {
    let english = messages(Language::En).all;
    let mut found = Vec::new();
    let mut forms = 0;
    for language in Language::ALL {
        let (bundle, messages) = (bundle(language, files(language)), messages(language));
        for (id, message) in &messages.all {
            let said = all_said(&bundle, id, message);
            forms += said.len();
            let odd = said.into_iter().filter(|text| is_odd(text));
            found.extend(odd.map(|text| format!("{language}: {id}: “{text}”")));
            // A flag has the same two values in every language.
            for (name, keys) in &message.choices {
                let counts = message.counted.contains(name) || keys.contains("other");
                let flags = ["no", "yes"].map(str::to_owned).into();
                if !counts && *keys != flags {
                    found.push(format!("{language}: {id}: ${name} chooses by {keys:?}"));
                }
            }
        }
        assert_eq!(messages.all.len(), english.len(), "{language}");
    }
    assert!(found.is_empty(), "{found:#?}");
    assert!(forms > 10_000, "{forms} forms");
}

#[test]
fn a_form_with_a_fault_is_caught() {
    let check = |text: &str| {
        let planted = vec![("planted.ftl".to_owned(), format!("hand = {text}\n"))];
        let messages = crate::messages::Messages::of(&planted);
        let said = all_said(&bundle(Language::En, planted), "hand", &messages.all["hand"]);
        (said.len(), said.iter().filter(|text| is_odd(text)).count())
    };
    let flag = |yes: &str| format!("{{ $you ->\n    [yes] {yes}\n   *[no] {{ $name }} draws.\n}}");
    assert_eq!(check(&flag("You draw.")), (2, 0));
    assert_eq!(check(&flag("You draw  a card.")), (2, 1));
    assert_eq!(check(&flag("{ \"\" }")), (2, 1));
    let both = flag(&flag("You draw .").replace("$you", "$target-you").replace('\n', "\n    "));
    assert_eq!(check(&both), (4, 1));
    let count = "{ $count ->\n    [0] none\n    [one] one\n   *[other] { $count } cards\n}";
    assert_eq!(check(count), (3, 0));
}

/// French has a space that does not break before these signs, and inside its quotes.
#[test]
fn french_spaces_do_not_break() {
    let mut texts = files(Language::Fr);
    for game in ["tournament", "castles"] {
        texts.push((game.to_owned(), rules::text(Language::Fr, game).expect("a text").to_owned()));
    }
    for (name, text) in texts {
        let lines = (1..).zip(text.lines());
        for (number, line) in lines.filter(|(_, line)| !line.starts_with('#')) {
            // No space precedes a sign that begins a message.
            let line = line.replacen("= ?", "=?", 1);
            let odd = [" :", " ;", " ?", " !", " »", "« "].iter().find(|odd| line.contains(**odd));
            assert_eq!(odd, None, "{name}:{number}: {line}");
        }
    }
}

/// Words that none of our other languages has.
const ENGLISH: [&str; 14] = [
    "the",
    "with",
    "your",
    "you",
    "and",
    "from",
    "this",
    "that",
    "player",
    "players",
    "tournament",
    "castles",
    "their",
    "they",
];

#[test]
fn no_english_word_is_left_in_another_language() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (id, message) in messages(language).all {
            let words = message.text.split(|letter: char| !letter.is_alphabetic());
            let found = words.into_iter().find(|word| ENGLISH.contains(word));
            assert_eq!(found, None, "{language}: {id}: {}", message.text);
        }
    }
}

/// One thing, one word: the words that `locales/README.md` rejects, by language.
fn rejected() -> BTreeMap<String, Vec<(String, String)>> {
    let text = crate::read(&crate::root().join("locales/README.md"));
    let mut found: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    let rows = text.lines().skip_while(|line| !line.starts_with("| | say | not |"));
    for row in rows.skip(2).take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [language, say, not] = cells[..] else { panic!("a row of three: {row}") };
        for word in not.split(", ") {
            let pair = (word.to_owned(), say.to_owned());
            found.entry(language.to_owned()).or_default().push(pair);
        }
    }
    found
}

/// Does a text contain these words as whole words?
fn has(text: &str, words: &str) -> bool {
    let (text, words) = (text.to_lowercase(), words.to_lowercase());
    text.match_indices(&words).any(|(start, found)| {
        let before = text[..start].chars().next_back();
        let after = text[start + found.len()..].chars().next();
        let part = |letter: Option<char>| {
            letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '-')
        };
        !part(before) && !part(after)
    })
}

#[test]
fn one_thing_has_one_word() {
    let (rejected, mut found) = (rejected(), Vec::new());
    for language in Language::ALL {
        let words = &rejected[language.code()];
        assert!(words.len() > 3, "{language}: {words:?}");
        let mut texts: Vec<(String, String)> =
            messages(language).all.into_iter().map(|(id, said)| (id, said.text)).collect();
        for game in ["tournament", "castles"] {
            let text = rules::for_players(rules::text(language, game).expect("a text"));
            texts.push((format!("rules of {game}"), text));
        }
        for (id, text) in texts {
            for (word, say) in words.iter().filter(|(word, _)| has(&text, word)) {
                found.push(format!("{language}: {id}: “{word}”, say “{say}”"));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    assert!(has("El color morado.", "morado") && !has("enamorado", "morado"));
}

/// Buttons and headings that can be visible at the same time, or that a player could confuse: each
/// has its own name.
const APART: [&[&str]; 4] = [
    &["cancel", "undo", "withdraw", "stay", "end-turn", "close", "back", "leave-seat"],
    &["withdraw", "tournament-card-retreat", "tournament-do-pass", "tournament-do-end"],
    &["log", "story", "replays", "standing"],
    &["castles-do-accept", "castles-do-agree", "castles-do-refuse", "castles-do-decline"],
];

#[test]
fn different_actions_have_different_names() {
    for language in Language::ALL {
        let all = messages(language).all;
        for group in APART {
            let names: BTreeSet<String> =
                group.iter().map(|id| all[*id].text.trim().to_lowercase()).collect();
            assert_eq!(names.len(), group.len(), "{language}: {group:?}: {names:?}");
        }
    }
}

/// Buttons on a phone: other languages get this much more room than English, which fits.
const BUTTONS: [&str; 18] = [
    "advance-only",
    "cancel",
    "close-it",
    "end-turn",
    "got-it",
    "hold-only",
    "keep-game",
    "play-again",
    "play-now",
    "reload",
    "send",
    "share-result",
    "sit-down",
    "start",
    "stay",
    "stronger",
    "undo",
    "withdraw",
];

#[test]
fn buttons_are_not_much_longer_than_in_english() {
    let (english, mut found) = (messages(Language::En).all, Vec::new());
    for language in Language::ALL {
        for (id, message) in messages(language).all {
            let a_move = id.starts_with("tournament-do-") || id.starts_with("castles-do-");
            if !a_move && !BUTTONS.contains(&id.as_str()) {
                continue;
            }
            let room = english[&id].text.chars().count() * 3 / 2 + 12;
            let length = message.text.chars().count();
            if length > room {
                found.push(format!("{language}: {id}: {length} letters, room for {room}"));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Text in brackets is an exception that a player must know.
#[test]
fn no_note_in_brackets_is_lost() {
    let english = messages(Language::En).all;
    for language in Language::ALL {
        for (id, message) in messages(language).all {
            if id.contains("-effect-") {
                let notes = |text: &str| text.matches('(').count();
                assert_eq!(notes(&message.text), notes(&english[&id].text), "{language}: {id}");
            }
        }
    }
}

/// People who use speech input or a screen reader use the words that others see.
#[test]
fn labels_begin_with_the_visible_name() {
    for language in Language::ALL {
        let all = messages(language).all;
        let cards = all.iter().filter(|(id, _)| id.starts_with("tournament-card-"));
        for (id, card) in cards {
            if let Some(label) = all.get(&format!("{id}.label")) {
                let begins = label.text.starts_with(&format!("{},", card.text));
                assert!(begins, "{language}: {id}: “{}”, “{}”", card.text, label.text);
            }
        }
    }
}
