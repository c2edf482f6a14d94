//! Which messages the sources use.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::{read, root};

/// The extensions of sources that may use a message.
const ENDINGS: [&str; 8] = ["rs", "ts", "tsx", "js", "jsx", "svelte", "vue", "html"];

/// Words that look like ids, and the fixed parts of composed ids.
pub(crate) struct Mentions {
    whole: BTreeSet<String>,
    composed: BTreeSet<Vec<String>>,
}

impl Mentions {
    /// Is the id mentioned, whole or by a template such as `app-key-${key}` or `term-key-{key}`?
    pub(crate) fn include(&self, id: &str) -> bool {
        self.whole.contains(id) || self.composed.iter().any(|parts| fits(id, parts))
    }
}

/// Can something stand between all these parts so that they are the id?
fn fits(id: &str, parts: &[String]) -> bool {
    let [first, between @ .., last] = parts else { return false };
    let Some(mut rest) = id.strip_prefix(first.as_str()) else { return false };
    for part in between {
        let after = rest.char_indices().nth(1).and_then(|(one, _)| rest[one..].find(part.as_str()));
        let Some(start) = after else { return false };
        rest = &rest[start + 1 + part.len()..];
    }
    rest.len() > last.len() && rest.ends_with(last.as_str())
}

fn is_part(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-'
}

/// The fixed parts of a template that begins with a word. An attribute is not part of an id.
fn template(word: &str, mut rest: &str) -> Vec<String> {
    let mut parts = vec![word.to_owned()];
    while let Some(inside) = rest.strip_prefix("${").or_else(|| rest.strip_prefix('{')) {
        let mut open = 1;
        let end = inside.find(|letter| {
            open += i32::from(letter == '{') - i32::from(letter == '}');
            open == 0
        });
        let Some(end) = end else { break };
        let after = &inside[end + 1..];
        let length = after.find(|letter| !is_part(letter)).unwrap_or(after.len());
        parts.push(after[..length].to_owned());
        rest = &after[length..];
    }
    parts
}

/// Everything that these sources mention.
pub(crate) fn in_sources(sources: &[String]) -> Mentions {
    let mut mentions = Mentions { whole: BTreeSet::new(), composed: BTreeSet::new() };
    for source in sources {
        let mut rest = source.as_str();
        while let Some(start) = rest.find(is_part) {
            let quoted = rest[..start].ends_with('"');
            let word = &rest[start..];
            let end = word.find(|letter| !is_part(letter)).unwrap_or(word.len());
            let (word, after) = word.split_at(end);
            let composed = after.starts_with("${") || after.starts_with('{');
            if composed && word.ends_with('-') && word.len() > 3 {
                mentions.composed.insert(template(word, after));
            } else if word.contains('-') || (quoted && after.starts_with('"')) {
                mentions.whole.insert(word.to_owned());
            }
            rest = after;
        }
    }
    mentions
}

/// The sources of the crates and the web client without their comments; no tests, which may mention
/// anything.
pub(crate) fn sources() -> Vec<String> {
    let mut found = Vec::new();
    collect(&root().join("crates"), &mut found);
    collect(&root().join("web/src"), &mut found);
    found
}

fn collect(folder: &Path, found: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let ending = path.extension().and_then(|ending| ending.to_str());
        if path.is_dir() {
            if name != "tests" && name != "node_modules" {
                collect(&path, found);
            }
        } else if ending.is_some_and(|ending| ENDINGS.contains(&ending))
            && !name.contains(".test.")
            && name != "tests.rs"
        {
            found.push(without_comments(&read(&path)));
        }
    }
}

/// A source without the lines that only say why.
fn without_comments(source: &str) -> String {
    let signs = ["//", "/*", "* "];
    let says = |line: &&str| !signs.iter().any(|sign| line.trim_start().starts_with(sign));
    source.lines().filter(says).collect::<Vec<_>>().join("\n")
}

#[test]
fn templates_are_read_to_their_end() {
    let source = "t(`tip-${game}-${tip.id}`); say(`key-${as({ a: 1 })}.label`);";
    let mentions = in_sources(&[without_comments(source)]);
    assert!(mentions.include("tip-castles-keep") && mentions.include("key-left"));
    assert!(!mentions.include("tip-castles") && !mentions.include("tip--x"));
    assert!(!mentions.include("key-"));
    let named = in_sources(&["`check-${one}-${two}-short`".to_owned()]);
    assert!(named.include("check-a-b-short") && !named.include("check-a-short"));
    assert_eq!(without_comments("  // a-b\nc-d\n /** e-f */"), "c-d");
}
