//! The last line: the keys, or what is being typed.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use super::paint::Paint;
use crate::model::Model;
use crate::play::Play;
use crate::ui_state::Purpose;

/// The keys in the order in which they are shown; those that do not fit are in the help.
const KEYS: [(&str, &str); 15] = [
    ("↑↓", "choose"),
    ("⏎", "do"),
    ("?", "help"),
    ("q", "quit"),
    ("←→", "card"),
    ("␣", "why"),
    ("/", "type"),
    ("l", "log"),
    ("c", "cards"),
    ("t", "say"),
    ("e", "end"),
    ("w", "withdraw"),
    ("r", "rules"),
    ("b", "table"),
    ("o", "order"),
];

/// The keys when the game is over.
const OVER: [(&str, &str); 5] =
    [("?", "help"), ("q", "quit"), ("l", "log"), ("c", "cards"), ("t", "say")];

/// The keys before the deal, besides those of the words that are typed there.
const WAITING: [(&str, &str); 3] = [("a–z", "type"), ("?", "help"), ("q", "quit")];

/// The keys of a recorded game.
const REPLAY: [(&str, &str); 9] = [
    ("←→", "step"),
    ("↑↓", "turn"),
    ("PgDn", "chapter"),
    ("?", "help"),
    ("q", "quit"),
    ("a", "eyes"),
    ("o", "hands"),
    ("l", "log"),
    ("c", "cards"),
];

/// Does the key of this name do something in this game?
fn does_something<G: Play>(name: &str) -> bool {
    match name {
        "end" | "withdraw" => G::VERB_KEYS.iter().any(|(_, verb)| *verb == name),
        "order" => G::INTERRUPTS,
        _ => true,
    }
}

/// Draws it.
pub(super) fn draw<G: Play>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, paint: Paint) {
    let width = usize::from(area.width);
    if let Some(typed) = &model.ui.typed {
        let mark = match typed.purpose {
            Purpose::Command => "›".to_owned(),
            Purpose::Chat => model.say("term-say-prompt"),
            Purpose::Search => "/".to_owned(),
        };
        let room = width.saturating_sub(mark.width() + 4);
        let long = typed.text.chars().count().saturating_sub(room);
        let shown: String = typed.text.chars().skip(long).collect();
        let line = format!(" {mark} {shown}█");
        return frame.render_widget(Line::raw(line), area);
    }
    let mut line = Line::default();
    let mut keys = match (model.is_over(), model.is_gathering()) {
        (true, _) => OVER.as_slice(),
        (false, true) => WAITING.as_slice(),
        (false, false) => KEYS.as_slice(),
    };
    if let Some((at, steps)) = model.ui.step {
        line.push_span(Span::raw(format!(" {at}/{steps} ")));
        keys = &REPLAY;
    }
    for (key, name) in keys.iter().filter(|(_, name)| does_something::<G>(name)) {
        let name = model.say(&format!("term-key-{name}"));
        let piece = [Span::styled(format!(" {key} "), paint.strong()), Span::raw(name)];
        if line.width() + piece.iter().map(Span::width).sum::<usize>() + 1 > width {
            break;
        }
        piece.into_iter().for_each(|span| line.push_span(span));
        line.push_span(" ");
    }
    frame.render_widget(line, area);
}
