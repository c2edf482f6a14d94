//! The tree as a whole: rules and tests agree, and files stay readable.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::commands::root;

/// A rule text and the crate that follows it.
const RULES: [(&str, &str); 2] =
    [("rules/tournament.md", "crates/tournament"), ("rules/castles.md", "crates/castles")];

/// Every file with this extension below a folder.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("target") && !path.ends_with("node_modules") {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The numbers that a rule text defines: `- T3.4 …` and, without parts, `## T13 …`.
fn defined(text: &str) -> BTreeSet<String> {
    let numbers = text.lines().filter_map(|line| {
        let rest = line.strip_prefix("- ").or(line.strip_prefix("## "))?;
        let word = rest.split_whitespace().next()?;
        is_number(word).then(|| word.to_owned())
    });
    let all: BTreeSet<String> = numbers.collect();
    let has_parts = |number: &str| all.iter().any(|other| other.starts_with(&format!("{number}.")));
    all.iter().filter(|number| !has_parts(number)).cloned().collect()
}

/// Is this a rule number: a T or C, digits, perhaps a point and digits?
fn is_number(word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let Some(rest) = word.strip_prefix(['T', 'C']) else { return false };
    rest.split_once('.').map_or(digits(rest), |(part, rule)| digits(part) && digits(rule))
}

/// The rule numbers that a text mentions.
fn mentioned(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
    let words = words.map(|word| word.trim_end_matches('.')).filter(|word| is_number(word));
    words.filter(|word| word.contains('.')).map(str::to_owned).collect()
}

/// The tests of a game's crate. A card's rule is tested in the card's file, the others in
/// `rules.rs`.
fn tests_of(folder: &str) -> String {
    let mut tests = read(&root().join(folder).join("tests/it/rules.rs"));
    let sources = files(&root().join(folder).join("src"), "rs");
    tests.extend(sources.iter().map(|path| read(path).replace("\n    ", "\n")));
    tests
}

/// The bodies of the tests that are named by a rule number.
fn tests_of_rule<'a>(tests: &'a str, number: &str) -> impl Iterator<Item = &'a str> {
    let start = format!("#[test]\nfn {}_", number.to_lowercase().replace('.', "_"));
    let found: Vec<_> = tests.match_indices(&start).map(|(place, _)| place).collect();
    found.into_iter().filter_map(|place| tests[place..].split("\n}\n").next())
}

#[test]
fn every_refusal_is_provoked_by_the_test_of_its_rule() {
    for (_, folder) in RULES {
        let reasons = read(&root().join(folder).join("src/reason.rs"));
        let rules = reasons.split("fn rule(&self)").nth(1).expect("a rule for each reason");
        let rules = mentioned(rules.split("\n    }\n").next().expect("its end"));
        assert!(rules.len() > 10, "{folder}: {rules:?}");
        let tests = tests_of(folder);
        let is_provoked = |number: &&String| {
            let refusal = format!("\"{number}\"");
            let mut tests = tests_of_rule(&tests, number);
            tests.any(|test| test.contains(".refuses(") && test.contains(&refusal))
        };
        let missing: Vec<&String> = rules.iter().filter(|number| !is_provoked(number)).collect();
        assert!(missing.is_empty(), "{folder}: no test of these provokes a refusal: {missing:?}");
    }
}

#[test]
fn every_rule_has_a_test_of_its_number() {
    for (rules, folder) in RULES {
        let defined = defined(&read(&root().join(rules)));
        assert!(defined.len() > 30, "{rules}: {defined:?}");
        let tests = tests_of(folder);
        let named = |number: &&String| tests_of_rule(&tests, number).next().is_some();
        let missing: Vec<&String> = defined.iter().filter(|number| !named(number)).collect();
        assert!(missing.is_empty(), "{rules}: rules without a test of their number: {missing:?}");
    }
}

#[test]
fn every_rule_number_that_is_mentioned_exists() {
    let known: BTreeSet<String> =
        RULES.iter().flat_map(|(rules, _)| defined(&read(&root().join(rules)))).collect();
    let places = [("crates", "rs"), ("rules", "md"), ("docs", "md"), ("locales", "ftl")];
    for path in places.iter().flat_map(|(folder, ending)| files(&root().join(folder), ending)) {
        let unknown: Vec<_> = mentioned(&read(&path)).difference(&known).cloned().collect();
        assert!(unknown.is_empty(), "{}: there is no rule {unknown:?}", path.display());
    }
}

#[test]
fn files_functions_and_lines_are_short() {
    let mut long = Vec::new();
    for path in files(&root().join("crates"), "rs") {
        let text = read(&path);
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        let limit = if name.contains("/tests/") { 800 } else { 600 };
        if text.lines().count() > limit {
            long.push(format!("{name}: {} lines", text.lines().count()));
        }
        for (number, line) in (1..).zip(text.lines()) {
            if line.chars().count() > 100 {
                long.push(format!("{name}:{number}: {} columns", line.chars().count()));
            }
        }
        long.extend(
            long_functions(&text)
                .map(|(line, length)| format!("{name}:{line}: a function of {length} lines")),
        );
    }
    assert!(long.is_empty(), "too long:\n{}", long.join("\n"));
}

/// Functions of more than 70 lines that are not one flat `match` or table: line and length.
fn long_functions(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let is_function = line.trim_start().split(' ').take(4).any(|word| word == "fn");
        if !is_function || line.trim_end().ends_with(';') || line.trim_start().starts_with("//") {
            continue;
        }
        let signature = format!("{})", " ".repeat(indent));
        let rest = lines[start + 1..].iter().take_while(|line| !line.contains('{'));
        if rest.clone().any(|line| line.starts_with(&signature) && line.ends_with(';')) {
            // Only declared: it has no body.
            continue;
        }
        let closing = format!("{}}}", " ".repeat(indent));
        let end = lines[start..].iter().position(|line| *line == closing).unwrap_or(0);
        // A match over every variant is as long as the enum.
        let arms = lines[start..start + end].iter().filter(|line| line.contains("=>")).count();
        if end + 1 > 70 && arms < 15 {
            found.push((start + 1, end + 1));
        }
    }
    found.into_iter()
}

/// The files of a folder and their descriptions are the same.
#[test]
fn every_source_file_is_described() {
    for folder in ["crates/live", "crates/server"] {
        let page = read(&root().join(folder).join("README.md"));
        let named: BTreeSet<&str> =
            page.split('`').filter(|word| word.ends_with(".rs") && !word.contains('/')).collect();
        let sources = files(&root().join(folder).join("src"), "rs");
        let sources: Vec<String> = sources
            .iter()
            .filter(|path| !path.components().any(|part| part.as_os_str() == "tests"))
            .filter_map(|path| path.file_name()?.to_str().map(str::to_owned))
            .filter(|name| name != "tests.rs")
            .collect();
        let missing: Vec<_> = sources
            .iter()
            .filter(|name| !["lib.rs", "mod.rs"].contains(&name.as_str()))
            .filter(|name| !named.contains(name.as_str()))
            .collect();
        assert!(missing.is_empty(), "{folder}/README.md lacks {missing:?}");
        let is_there = |name: &str| sources.iter().any(|source| source == name);
        let gone: Vec<_> = named.iter().filter(|name| !is_there(name)).collect();
        assert!(gone.is_empty(), "{folder}/README.md describes {gone:?}, which are gone");
    }
}

#[test]
fn everything_in_the_web_client_is_described() {
    let page = read(&root().join("web/README.md"));
    let entries = fs::read_dir(root().join("web/src")).expect("a folder");
    let mut missing = Vec::new();
    for entry in entries.map(|entry| entry.expect("an entry")) {
        let name = entry.file_name().into_string().expect("a name");
        let end = if entry.path().is_dir() { "/" } else { "" };
        if !name.contains(".test.") && !page.contains(&format!("`{name}{end}`")) {
            missing.push(name);
        }
    }
    assert!(missing.is_empty(), "web/README.md lacks {missing:?}");
}

/// `locales/README.md` lists the same words for what players read.
#[test]
fn documents_avoid_the_rejected_words() {
    let words = ["he", "He", "him", "himself", "his", "His", "anew"];
    let phrases = ["is told", "are told", "of itself"];
    let folders = ["docs", "rules", "crates", "training", "web"];
    let mut paths: Vec<PathBuf> =
        folders.iter().flat_map(|folder| files(&root().join(folder), "md")).collect();
    let page = |name: &&str| root().join(format!("{name}.md"));
    paths.extend(["README", "ARCHITECTURE", "CHANGELOG", "CONTRIBUTING"].iter().map(page));
    for path in paths {
        let text = read(&path);
        let mut all = text.split(|letter: char| !letter.is_alphabetic());
        let word = all.find(|word| words.contains(word));
        let phrase = phrases.iter().find(|phrase| text.contains(**phrase)).copied();
        assert_eq!(word.or(phrase), None, "in {}", path.display());
    }
}
