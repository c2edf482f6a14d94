//! Whole games as text, compared with golden ones.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Map, Value};

use super::{random_game, viewers};
use crate::game::{Game, Options as _, Viewer};
use crate::notation::Notation;
use crate::record::Match;

/// A whole random game as text: every move and event, and at each turn what everybody may know.
#[must_use]
pub fn playthrough<G: Notation>(options: G::Options, number: u64) -> String {
    let mut text = format!("{} game {number}, {:?}\n", G::NAME, options);
    let mut begun = false;
    let game = random_game::<G>(options, number, |before, by, mv, after| {
        if !begun {
            let deal = &before.record().deal;
            deal.iter().for_each(|event| write_event::<G>(&mut text, options.players(), event));
            write_views(&mut text, before);
            begun = true;
        }
        let entry = &after.record().entries[after.record().entries.len() - 1];
        let moves = before.state().written_moves(by).join(" | ");
        let _ = writeln!(text, "\n{by} {mv}   of {moves}");
        for event in entry.events.iter().skip(1) {
            write_event::<G>(&mut text, options.players(), event);
        }
        if entry.events.iter().any(G::begins_turn) {
            write_views(&mut text, after);
        }
    });
    write_views(&mut text, &game);
    let _ = writeln!(text, "\nscores {:?}", game.state().scores());
    text
}

/// Compares a playthrough with the golden one in a file of the folder. The file is rewritten if the
/// environment has `UPDATE_PLAYTHROUGHS`. It is named after the test, with hyphens.
///
/// # Panics
/// At the first line that differs.
pub fn check_playthrough<G: Notation>(
    folder: &str,
    name: &str,
    players: usize,
    house_rules: &[(&str, &str)],
) {
    let path = &Path::new(folder).join(format!("{}.txt", name.replace('_', "-")));
    let mut options = G::Options::usual(players).expect("a number of players");
    for (key, value) in house_rules {
        options.set(key, value).expect("a house rule");
    }
    let found = playthrough::<G>(options, 1);
    if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        std::fs::write(path, &found).expect("the file can be written");
    }
    let golden = std::fs::read_to_string(path).unwrap_or_default();
    let differs = (1..).zip(golden.lines().zip(found.lines())).find(|(_, (old, new))| old != new);
    if let Some((line, (old, new))) = differs {
        panic!("{} differs in line {line}:\n  {old}\n  {new}", path.display());
    }
    assert_eq!(golden.len(), found.len(), "{} is longer or shorter", path.display());
}

/// An event in full, and what viewers get of it: the public first, then viewers who get something
/// else.
fn write_event<G: Game>(text: &mut String, players: usize, event: &G::Event) {
    let hears = |viewer| match G::event_view(event, viewer) {
        Some(received) => serde_json::to_string(&received).unwrap_or_default(),
        None => "nothing".to_owned(),
    };
    let public = hears(Viewer::Public);
    let _ = writeln!(text, "  {event}\n    public {public}");
    for viewer in viewers(players) {
        let received = hears(viewer);
        if received != public {
            let _ = writeln!(text, "    {viewer} {received}");
        }
    }
}

/// The public view, and what differs from it in each seat's view.
fn write_views<G: Game>(text: &mut String, game: &Match<G>) {
    let view = |viewer| serde_json::to_value(game.view(viewer)).unwrap_or_default();
    let public = view(Viewer::Public);
    let _ = writeln!(text, "  public sees {public}");
    for viewer in viewers(game.record().options.players()) {
        if viewer != Viewer::Public {
            let _ = writeln!(text, "  {viewer} sees {}", difference(&view(viewer), &public));
        }
    }
}

fn difference(value: &Value, base: &Value) -> Value {
    match (value, base) {
        (Value::Object(fields), Value::Object(base)) => {
            let differs = fields.iter().filter(|(key, field)| base.get(*key) != Some(field));
            let shown = differs.map(|(key, field)| {
                (key.clone(), difference(field, base.get(key).unwrap_or(field)))
            });
            Value::Object(shown.collect::<Map<_, _>>())
        }
        (Value::Array(items), Value::Array(base)) if items.iter().all(Value::is_object) => {
            items.iter().zip(base).map(|(item, base)| difference(item, base)).collect()
        }
        _ => value.clone(),
    }
}
