//! A language's messages, compiled in.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The sources of one language, in the order of [`FILES`].
macro_rules! sources {
    ($code:literal) => {
        [
            include_str!(concat!("../../../locales/", $code, "/table.ftl")),
            include_str!(concat!("../../../locales/", $code, "/tournament.ftl")),
            include_str!(concat!("../../../locales/", $code, "/castles.ftl")),
            include_str!(concat!("../../../locales/", $code, "/term.ftl")),
        ]
    };
}

/// The files of a language that are compiled in. The web client reads `home.ftl`, `app.ftl`,
/// `lessons.ftl`, `puzzles.ftl`, `review.ftl` and `rulebook.ftl`, which are its own, itself.
pub const FILES: [&str; 4] = ["table.ftl", "tournament.ftl", "castles.ftl", "term.ftl"];

/// The texts of a language's files.
const fn sources(language: Language) -> [&'static str; FILES.len()] {
    match language {
        Language::En => sources!("en"),
        Language::Fr => sources!("fr"),
        Language::Es => sources!("es"),
        Language::Nl => sources!("nl"),
        Language::De => sources!("de"),
    }
}

/// The messages of the test game: English only.
fn of_tests(_language: Language) -> Option<&'static str> {
    #[cfg(feature = "toy")]
    if _language == Language::En {
        return Some(include_str!("../../toy/words.ftl"));
    }
    None
}

/// A language's messages, with English as fallback.
///
/// ```
/// use locales::{Language, Words};
///
/// let words = Words::new(Language::De);
/// assert_eq!(words.say("tournament-card-R5", &[]), "Rote 5");
/// assert_eq!(words.say("tournament-card-R5.label", &[]), "Rote 5, Schwert");
/// assert_eq!(words.say("rule-number", &[("number", "T5.1".into())]), "Regel T5.1");
/// ```
pub struct Words {
    language: Language,
    own: FluentBundle<FluentResource>,
    english: Option<FluentBundle<FluentResource>>,
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let english = (language != Language::En).then(|| bundle(Language::En));
        Self { language, own: bundle(language), english }
    }

    /// The same without English as fallback: a missing message shows as its id. For tests.
    #[must_use]
    pub fn without_fallback(language: Language) -> Self {
        Self { language, own: bundle(language), english: None }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message with this id, or the attribute `id.attribute`, as text. A message that neither
    /// the language nor English has shows as its id.
    #[must_use]
    pub fn say(&self, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        self.say_with(id, &arguments)
    }

    pub(crate) fn say_with(&self, id: &str, arguments: &FluentArgs<'_>) -> String {
        let own = say_in(&self.own, id, arguments);
        let said = own.or_else(|| say_in(self.english.as_ref()?, id, arguments));
        said.unwrap_or_else(|| id.to_owned())
    }

    /// Is there a message with this id?
    #[must_use]
    pub(crate) fn has(&self, id: &str) -> bool {
        let english = self.english.as_ref();
        self.own.has_message(id) || english.is_some_and(|english| english.has_message(id))
    }

    /// Several things as one list: “a, b and c”.
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        let Some((first, rest)) = items.split_first() else { return String::new() };
        let mut list = first.clone();
        for (number, item) in rest.iter().enumerate() {
            let id = if number + 1 == rest.len() { "list-last" } else { "list-next" };
            let before_i = if begins_with_i(item) { "yes" } else { "no" };
            let arguments = [
                ("list", list.into()),
                ("item", item.as_str().into()),
                ("before-i", before_i.into()),
            ];
            list = self.say(id, &arguments);
        }
        list
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let code: LanguageIdentifier = language.code().parse().expect("our codes are valid");
    let mut bundle = FluentBundle::new_concurrent(vec![code]);
    // Isolation marks around names are for mixed directions of writing, which none of our languages
    // has, and terminals show them as boxes.
    bundle.set_use_isolating(false);
    for source in sources(language).into_iter().chain(of_tests(language)) {
        // Everything that parses is used; a test makes sure that all of it does.
        let resource = FluentResource::try_new(source.to_owned());
        let resource = resource.unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn say_in(
    bundle: &FluentBundle<FluentResource>,
    id: &str,
    arguments: &FluentArgs<'_>,
) -> Option<String> {
    let (id, attribute) = match id.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (id, None),
    };
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    // An error in one placeable leaves its name in the text; that is better than no sentence.
    let text = bundle.format_pattern(pattern, Some(arguments), &mut Vec::new());
    Some(text.into_owned())
}

/// Does the word begin with the sound of an i? Spanish says “e” for “y” before it: “e Inés”, but
/// “y hielo”.
fn begins_with_i(word: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    let is_i = |letter: Option<char>| matches!(letter, Some('i' | 'í'));
    match letters.next() {
        Some('h') => is_i(letters.next()) && !matches!(letters.next(), Some('a' | 'e' | 'o')),
        first => is_i(first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(language: Language, items: &[&str]) -> String {
        let items: Vec<String> = items.iter().map(|&item| item.to_owned()).collect();
        Words::new(language).list(&items)
    }

    #[test]
    fn lists_are_made_in_each_language() {
        assert_eq!(list(Language::En, &[]), "");
        assert_eq!(list(Language::En, &["a"]), "a");
        assert_eq!(list(Language::En, &["a", "b"]), "a and b");
        assert_eq!(list(Language::Fr, &["a", "b", "c"]), "a, b et c");
        assert_eq!(list(Language::De, &["a", "b", "c", "d"]), "a, b, c und d");
        assert_eq!(list(Language::Nl, &["a", "b"]), "a en b");
    }

    #[test]
    fn the_spanish_and_depends_on_the_next_word() {
        for (name, joined) in [
            ("Ana", "Eva y Ana"),
            ("Inés", "Eva e Inés"),
            ("Íñigo", "Eva e Íñigo"),
            ("Hilario", "Eva e Hilario"),
            ("Hierro", "Eva y Hierro"),
            ("Yago", "Eva y Yago"),
        ] {
            assert_eq!(list(Language::Es, &["Eva", name]), joined);
        }
    }

    #[test]
    fn a_missing_message_shows_as_its_id() {
        let words = Words::new(Language::Fr);
        assert_eq!(words.say("no-such-message", &[]), "no-such-message");
        assert_eq!(words.say("tournament-card-R5.nothing", &[]), "tournament-card-R5.nothing");
    }
}
