//! The rule texts of both games in every language, compiled in.

use crate::language::Language;

/// The two rule texts of one language.
macro_rules! texts {
    ($folder:literal) => {
        [
            ("tournament", include_str!(concat!("../../../rules/", $folder, "tournament.md"))),
            ("castles", include_str!(concat!("../../../rules/", $folder, "castles.md"))),
        ]
    };
}

/// The texts of a language, each with the name of its game.
const fn texts(language: Language) -> [(&'static str, &'static str); 2] {
    match language {
        Language::En => texts!(""),
        Language::Fr => texts!("fr/"),
        Language::Es => texts!("es/"),
        Language::Nl => texts!("nl/"),
        Language::De => texts!("de/"),
    }
}

/// The whole rules of a game, as Markdown; none if there is no such game.
#[must_use]
pub fn text(language: Language, game: &str) -> Option<&'static str> {
    texts(language).into_iter().find(|&(name, _)| name == game).map(|(_, text)| text)
}

/// One rule by its number, as one line of Markdown without the number: what a refusal refers to.
///
/// ```
/// use locales::{Language, rules};
///
/// let rule = rules::rule(Language::Fr, "T8.3").expect("there is such a rule");
/// assert!(rule.starts_with("**Arme lâchée**"));
/// assert!(rules::rule(Language::Fr, "T99").is_none());
/// ```
#[must_use]
pub fn rule(language: Language, number: &str) -> Option<String> {
    let texts = texts(language).into_iter();
    texts.flat_map(|(_, text)| rules_of(text)).find(|(found, _)| *found == number).map(|(_, r)| r)
}

/// The numbered rules of a text, in its order: each number, and the rule as one line.
pub fn rules_of(text: &str) -> Vec<(&str, String)> {
    let mut rules: Vec<(&str, String)> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if let Some((number, rest)) = line.strip_prefix("- ").and_then(|rule| rule.split_once(' '))
        {
            rules.push((number, rest.to_owned()));
            inside = true;
        } else if let (true, Some(more), Some((_, rule))) =
            (inside, line.strip_prefix("  "), rules.last_mut())
        {
            rule.push(' ');
            rule.push_str(more.trim_start());
        } else {
            inside = false;
        }
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_whole() {
        let text = "# Title\n- T1.1 One\n  and more.\n- T1.2 Two\n\n  not of it\n## T2 Next\n";
        assert_eq!(
            rules_of(text),
            [("T1.1", "One and more.".to_owned()), ("T1.2", "Two".to_owned())]
        );
    }

    #[test]
    fn every_language_has_every_text() {
        for language in Language::ALL {
            assert!(["tournament", "castles"].iter().all(|game| text(language, game).is_some()));
            assert!(text(language, "chess").is_none());
        }
    }
}
