//! The rule texts of all languages have the same rules.

use std::collections::BTreeSet;

use locales::{Language, Words, rules};

const GAMES: [&str; 2] = ["tournament", "castles"];

/// What a translation must not change in a rule.
#[derive(Debug, PartialEq, Eq)]
struct Bones {
    /// `[R]`, `[F]`, `[O]` and their like, in order.
    marks: Vec<char>,
    /// Figures, in any order, since sentences are built differently; rule numbers among them.
    figures: Vec<String>,
    /// Names of options.
    options: BTreeSet<String>,
}

fn bones(rule: &str) -> Bones {
    let marks = rule.split('[').skip(1).filter_map(|rest| rest.chars().next());
    let marks = marks.filter(|mark| "RFNOP".contains(*mark)).collect();
    let figures = rule.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
    let figures = figures.map(|figure| figure.trim_matches('.').to_owned());
    let mut figures: Vec<String> = figures.filter(|figure| !figure.is_empty()).collect();
    figures.sort();
    let options = rule.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    Bones { marks, figures, options }
}

/// The headings that carry numbers: `T1`, `T2`…
fn headings(text: &str) -> Vec<&str> {
    let headings = text.lines().filter_map(|line| line.strip_prefix("## "));
    headings.filter_map(|heading| heading.split(' ').next()).collect()
}

fn numbered(headings: Vec<&str>) -> Vec<&str> {
    headings.into_iter().filter(|word| word.ends_with(|end: char| end.is_ascii_digit())).collect()
}

/// Where a translation differs from the English text.
fn differences(english: &str, other: &str) -> Vec<String> {
    let (expected, found) = (rules::rules_of(english), rules::rules_of(other));
    let numbers = |rules: &[(&str, String)]| -> Vec<String> {
        rules.iter().map(|(number, _)| (*number).to_owned()).collect()
    };
    if numbers(&expected) != numbers(&found) {
        let (expected, found): (BTreeSet<_>, BTreeSet<_>) =
            (numbers(&expected).into_iter().collect(), numbers(&found).into_iter().collect());
        let odd = expected.symmetric_difference(&found);
        return vec![format!("other rules, or in another order: {:?}", odd.collect::<Vec<_>>())];
    }
    let mut differ: Vec<String> = Vec::new();
    if numbered(headings(english)) != numbered(headings(other)) {
        differ.push("other headings".to_owned());
    }
    for ((number, rule), (_, translated)) in expected.iter().zip(&found) {
        let (rule, translated) = (bones(rule), bones(translated));
        if rule != translated {
            differ.push(format!("{number}: {rule:?} became {translated:?}"));
        }
    }
    differ
}

#[test]
fn every_translation_has_the_same_rules() {
    for game in GAMES {
        let english = rules::text(Language::En, game).expect("a text");
        assert!(rules::rules_of(english).len() > 30, "{game}");
        for language in Language::ALL {
            let text = rules::text(language, game).expect("a text");
            let differ = differences(english, text);
            assert!(differ.is_empty(), "{language} {game}: {differ:#?}");
        }
    }
}

/// The card that a rule is about has the same name as on the card.
#[test]
fn rules_use_the_names_of_cards() {
    for language in Language::ALL {
        let words = Words::without_fallback(language);
        for card in tournament::Card::ALL {
            let name = words.say(&format!("tournament-card-{}", card.name()), &[]);
            let text = rules::text(language, "tournament").expect("a text");
            if !card.is_value() {
                let list = rules::rule(language, "T1.3").expect("a rule");
                let counted = format!("{name} {}", card.copies());
                assert!(list.contains(&counted), "{language}: T1.3 has no {counted}");
            }
            if !card.is_value() && card != tournament::Card::Ivanhoe {
                assert!(text.contains(&format!("**{name}**")), "{language}: no rule for {name}");
            }
        }
        let castles = rules::text(language, "castles").expect("a text");
        for lord in castles::Lord::ALL {
            let name = words.say(&format!("castles-lord-{}", lord.name()), &[]);
            assert!(castles.contains(&name), "{language}: the Castles have no {name}");
        }
    }
}

/// The numbers in the card reference and the house rules exist as rules.
#[test]
fn every_rule_that_is_referred_to_exists() {
    let words = Words::without_fallback(Language::En);
    for card in tournament::Card::ALL.into_iter().filter(|card| !card.is_value()) {
        let number = words.say(&format!("tournament-effect-{}.rule", card.name()), &[]);
        let rule = rules::rule(Language::En, &number);
        let rule = rule.unwrap_or_else(|| panic!("{card}: there is no rule {number}"));
        let name = words.say(&format!("tournament-card-{}", card.name()), &[]);
        let named = rule.starts_with(&format!("**{name}**")) || number == "T11.1";
        assert!(named, "{card}: {number} is about something else");
    }
    for name in ["soldier", "castle", "garrison", "banner", "oubliette", "prisoner", "barter"] {
        let number = words.say(&format!("castles-effect-{name}.rule"), &[]);
        assert!(rules::rule(Language::En, &number).is_some(), "{name}: no rule {number}");
    }
}

#[test]
fn a_changed_rule_is_caught() {
    let english = "## T1 One\n- T1.1 [R] Take 8 cards (T2.1) with `camelot`.\n- T1.2 [O] Two.\n";
    let same = "## T1 Un\n- T1.1 [R] Prenez (T2.1) 8 cartes avec `camelot`.\n- T1.2 [O] Deux.\n";
    assert_eq!(differences(english, same), Vec::<String>::new());
    for (from, to) in [
        ("T1.2", "T1.3"),
        ("[R]", "[O]"),
        ("8 cartes", "7 cartes"),
        ("T2.1", "T2.2"),
        ("`camelot`", "`Camelot`"),
        ("- T1.2 [O] Deux.\n", ""),
        ("## T1", "## T2"),
    ] {
        let faulty = same.replace(from, to);
        assert_ne!(faulty, same);
        assert!(!differences(english, &faulty).is_empty(), "{from} became {to}");
    }
}
