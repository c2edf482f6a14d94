//! Which messages the sources use.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::{read, root};

/// The extensions of sources that may use a message.
const ENDINGS: [&str; 8] = ["rs", "ts", "tsx", "js", "jsx", "svelte", "vue", "html"];

/// Words that look like ids, and prefixes of composed ids.
pub(crate) struct Mentions {
    whole: BTreeSet<String>,
    beginnings: BTreeSet<String>,
}

impl Mentions {
    /// Is the id mentioned, whole or by a template such as `app-key-${key}` or `term-key-{key}`?
    pub(crate) fn include(&self, id: &str) -> bool {
        let begins = |beginning: &String| id.starts_with(beginning.as_str());
        self.whole.contains(id) || self.beginnings.iter().any(begins)
    }
}

/// Everything that these sources mention.
pub(crate) fn in_sources(sources: &[String]) -> Mentions {
    let mut mentions = Mentions { whole: BTreeSet::new(), beginnings: BTreeSet::new() };
    for source in sources {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let mut rest = source.as_str();
        while let Some(start) = rest.find(is_part) {
            let quoted = rest[..start].ends_with('"');
            let word = &rest[start..];
            let end = word.find(|letter| !is_part(letter)).unwrap_or(word.len());
            let (word, after) = word.split_at(end);
            let template = after.starts_with("${") || after.starts_with('{');
            if template && word.ends_with('-') && word.len() > 3 {
                mentions.beginnings.insert(word.to_owned());
            } else if word.contains('-') || (quoted && after.starts_with('"')) {
                mentions.whole.insert(word.to_owned());
            }
            rest = after;
        }
    }
    mentions
}

/// The sources of the crates and the web client; not these tests, which may mention anything.
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
        let ending = path.extension().and_then(|ending| ending.to_str());
        if path.is_dir() {
            if !path.ends_with("locales/tests") && !path.ends_with("node_modules") {
                collect(&path, found);
            }
        } else if ending.is_some_and(|ending| ENDINGS.contains(&ending)) {
            found.push(read(&path));
        }
    }
}
