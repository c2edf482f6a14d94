//! The list of moves, each with the number by which it can be typed.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr as _;

use super::paint::Paint;
use super::text::{cut, wrap};
use crate::desk::Row;
use crate::model::Model;
use crate::pages;
use crate::play::Play;

/// The mark of the cursor, the number, and the space after them.
const LABEL: usize = 5;

/// How wide it would like to be.
pub(super) fn width<G: Play>(model: &Model<G>) -> u16 {
    let rows = model.rows();
    let widest = rows.iter().map(|row| text(model, row).1.width() + LABEL + 1).max();
    widest.unwrap_or_default().try_into().unwrap_or(u16::MAX)
}

/// Draws it, with a title if there is room for one.
pub(super) fn draw<G: Play>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    paint: Paint,
    titled: bool,
) {
    let width = usize::from(area.width);
    let mut lines = Vec::new();
    if titled && model.desk.step.is_none() {
        lines.push(Line::styled(format!(" {}", model.say("term-moves")), paint.quiet()));
    }
    let rows = model.rows();
    if rows.is_empty() {
        let hint = wrap(&empty(model), width.saturating_sub(2));
        lines.extend(hint.into_iter().map(|hint| Line::styled(format!(" {hint}"), paint.quiet())));
        return frame.render_widget(Paragraph::new(lines), area);
    }
    let cursor = model.desk.cursor.min(rows.len() - 1);
    // The one under the cursor is read to its end.
    let (label, body) = text(model, &rows[cursor]);
    let whole = wrap(&body, width.saturating_sub(LABEL));
    let height = (usize::from(area.height) + 1).saturating_sub(lines.len() + whole.len()).max(1);
    let first = first_shown(cursor, rows.len(), height);
    for (number, row) in rows.iter().enumerate().skip(first).take(height) {
        if number == cursor {
            for (line, body) in whole.iter().enumerate() {
                let label = if line == 0 { format!("›{label}") } else { " ".repeat(LABEL - 2) };
                lines.push(Line::styled(format!("{label}  {body}"), paint.strong()));
            }
            continue;
        }
        let (label, body) = text(model, row);
        let last = number + 1 == first + height && number + 1 < rows.len();
        let more = if last || (number == first && first > 0) { " …" } else { "" };
        let room = width.saturating_sub(LABEL + more.len() / 2);
        lines.push(Line::raw(format!(" {label}  {}{more}", cut(&body, room))));
    }
    frame.render_widget(Paragraph::new(lines), area);
}

/// What is shown in place of moves.
fn empty<G: Play>(model: &Model<G>) -> String {
    match (model.desk.lifted, model.is_over()) {
        (Some(_), _) => model.say("term-card-not-now"),
        (None, true) => model.say("term-over-keys"),
        (None, false) => String::new(),
    }
}

/// The first row that is shown, so that the cursor is seen and not at the edge.
fn first_shown(cursor: usize, rows: usize, height: usize) -> usize {
    let most = rows.saturating_sub(height);
    cursor.saturating_sub(height / 2).min(most)
}

/// A row: its number, or the mark of a fold; and what it says.
fn text<G: Play>(model: &Model<G>, row: &Row) -> (String, String) {
    match row {
        Row::Move(number) => {
            let choice = model.choices().get(*number);
            let text = choice.map_or_else(String::new, |choice| choice.text.clone());
            (format!("{:>2}", number + 1), text)
        }
        Row::Fold { verb, count, .. } => {
            (" ▸".to_owned(), format!("{} ({count})", pages::verb_name(model, verb)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::first_shown;

    #[test]
    fn the_cursor_is_always_shown() {
        for rows in 1..30 {
            for height in 1..12 {
                for cursor in 0..rows {
                    let first = first_shown(cursor, rows, height);
                    assert!(first <= cursor && cursor < first + height, "{cursor} of {rows}");
                }
            }
        }
    }
}
