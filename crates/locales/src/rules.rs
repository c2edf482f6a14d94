//! The rule texts of both games in every language, compiled in.

use crate::language::Language;
use crate::words::Words;

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
    #[cfg(feature = "toy")]
    if game == "toy" {
        return Some(include_str!("../../toy/rules.md"));
    }
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

/// The blocks of a text: each heading, rule and paragraph as one line of Markdown.
#[must_use]
pub fn blocks(text: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut inside = false;
    for line in text.lines().map(str::trim) {
        let begins = line.starts_with(['#', '-', '|']);
        match blocks.last_mut() {
            Some(block) if inside && !begins && !line.is_empty() => {
                block.push(' ');
                block.push_str(line);
            }
            _ if line.is_empty() => {}
            _ => blocks.push(line.to_owned()),
        }
        inside = !line.is_empty() && !line.starts_with('#');
    }
    blocks
}

/// The text without the parts between `<!-- engine -->` and `<!-- /engine -->`: sources and
/// invariants, which are not for players.
#[must_use]
pub fn for_players(text: &str) -> String {
    let mut shown = true;
    let mut read = String::new();
    for line in text.lines() {
        match line {
            "<!-- engine -->" => shown = false,
            "<!-- /engine -->" => shown = true,
            line if shown => {
                read.push_str(line);
                read.push('\n');
            }
            _ => {}
        }
    }
    read
}

/// The name of a house rule that is written as in the notation: `ties=ties-stay`, or `squares`.
#[must_use]
pub fn house_rule(words: &Words, game: &str, code: &str) -> String {
    let key = code.split('=').next().unwrap_or(code);
    let name = words.say(&format!("{game}-option-{key}"), &[]);
    let text = if key == code {
        name
    } else {
        let value = words.say(&format!("{game}-option-{}", code.replacen('=', "-", 1)), &[]);
        words.say("option-value", &[("name", name.into()), ("value", value.into())])
    };
    words.say("quoted", &[("text", text.into())])
}

/// A game's rules in Markdown as plain text: without style marks and marks of a rule's sources,
/// such as `[R]` or `[O: why]`, and with house rules by their names.
///
/// ```
/// use locales::{Language, Words, rules::plain};
///
/// let words = Words::new(Language::En);
/// let text = "[R] **Both** in [F] *a row* [R][O: as told], with `ties=ties-stay`.";
/// let read = "Both in a row, with “Equal totals: Equal is enough”.";
/// assert_eq!(plain(&words, "tournament", text), read);
/// ```
#[must_use]
pub fn plain(words: &Words, game: &str, text: &str) -> String {
    let unmarked = without_sources(text);
    let mut plain = String::new();
    for (place, piece) in unmarked.split('`').enumerate() {
        if place % 2 == 1 {
            plain.push_str(&house_rule(words, game, piece));
        } else {
            plain.extend(piece.chars().filter(|letter| *letter != '*'));
        }
    }
    plain.trim().to_owned()
}

fn without_sources(text: &str) -> String {
    let mut pieces = text.split('[');
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        match piece.split_once(']').filter(|(mark, _)| is_source(mark)) {
            Some((_, rest)) => {
                let gap = rest.is_empty() || rest.starts_with([' ', '.', ',', ';', ':', ')']);
                if gap || plain.trim().is_empty() {
                    plain.truncate(plain.trim_end().len());
                }
                plain.push_str(rest);
            }
            None => {
                plain.push('[');
                plain.push_str(piece);
            }
        }
    }
    plain
}

/// Is it a letter of a source, alone or with an explanation?
fn is_source(mark: &str) -> bool {
    let mut letters = mark.chars();
    let known = letters.next().is_some_and(|letter| "RFNOP".contains(letter));
    let rest = letters.as_str().trim_start();
    known && (rest.is_empty() || rest.starts_with(':'))
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
    fn players_read_no_marks_and_no_code_words() {
        for language in Language::ALL {
            let words = Words::without_fallback(language);
            for game in ["tournament", "castles"] {
                let text = for_players(text(language, game).expect("a text"));
                for block in blocks(&text).iter().map(|block| plain(&words, game, block)) {
                    let odd = [
                        "[",
                        "]",
                        "*",
                        "`",
                        "<",
                        "  ",
                        " .",
                        " ,",
                        " )",
                        "( ",
                        "-option-",
                        "ties-stay",
                        "camelot",
                        "purple-only",
                        "top-only",
                        "arms-only",
                    ];
                    let found = odd.iter().find(|odd| block.contains(**odd));
                    assert_eq!(found, None, "{language} {game}: {block}");
                }
            }
        }
    }

    #[test]
    fn players_do_not_read_what_is_for_the_engine() {
        let text = "# Title\n\n<!-- engine -->\nSources: [R].\n<!-- /engine -->\n\nWords.\n";
        assert_eq!(for_players(text), "# Title\n\n\nWords.\n");
        for language in Language::ALL {
            for game in ["tournament", "castles"] {
                let whole = text_of(language, game);
                let marks = |mark: &str| whole.lines().filter(|line| *line == mark).count();
                assert_eq!(marks("<!-- engine -->"), 2, "{language} {game}");
                assert_eq!(marks("<!-- /engine -->"), 2, "{language} {game}");
                let read = for_players(whole);
                assert_eq!(rules_of(&read).len(), rules_of(whole).len(), "{language} {game}");
            }
        }
    }

    fn text_of(language: Language, game: &str) -> &'static str {
        text(language, game).expect("a text")
    }

    #[test]
    fn blocks_are_whole() {
        let text =
            "# Title\nwhose text\ngoes on.\n\n- T1.1 One\n  and more.\n- T1.2 Two\n## T2 Next\n";
        let expected = ["# Title", "whose text goes on.", "- T1.1 One and more.", "- T1.2 Two"];
        assert_eq!(blocks(text)[..4], expected);
        assert_eq!(blocks(text)[4], "## T2 Next");
    }

    #[test]
    fn every_language_has_every_text() {
        for language in Language::ALL {
            assert!(["tournament", "castles"].iter().all(|game| text(language, game).is_some()));
            assert!(text(language, "chess").is_none());
        }
    }
}
