//! Where an action card must be named outside of Rust. The tests of `locales` check the texts,
//! those of `protocol` the types.

use std::fs;
use std::path::{Path, PathBuf};

use tournament::Card;

/// All files below a folder of the repository, as one text.
fn text_below(folder: &str, is_wanted: impl Fn(&Path) -> bool) -> String {
    let mut folders: Vec<PathBuf> =
        vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder)];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        for path in entries.map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if is_wanted(&path) {
                text += &fs::read_to_string(&path).expect("a text");
            }
        }
    }
    text
}

#[test]
fn every_action_card_has_its_places_outside_of_rust() {
    let ends = |path: &Path, ending: &str| path.extension().is_some_and(|found| found == ending);
    let glyphs = text_below("web/src", |path| ends(path, "svg"));
    // Types are generated, so they prove nothing.
    let client = text_below("web/src/games/tournament", |path| {
        ends(path, "ts") && !path.ends_with("types.ts")
    });
    let notation = text_below("rules", |path| path.ends_with("notation.md"));
    for card in Card::ALL.into_iter().filter(|card| !card.is_value()) {
        let (name, glyph) = (card.name(), format!("id=\"a-{card}\""));
        assert!(glyphs.contains(&glyph), "{name}: no glyph {glyph} in web/src");
        assert!(client.contains(name), "{name}: web/src/games/tournament does not know it");
        assert!(notation.contains(name), "{name}: rules/notation.md does not know it");
    }
}
