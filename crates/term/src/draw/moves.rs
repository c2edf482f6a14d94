//! The list of moves, each with the number by which it can be typed.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr as _;

use super::paint::Paint;
use super::text::{cut_middle, wrap};
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

/// A line of the list, and the row that it belongs to.
pub(super) struct Listed {
    text: String,
    pub(super) row: Option<usize>,
}

/// Draws it, with a title if there is room for one.
pub(super) fn draw<G: Play>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    paint: Paint,
    titled: bool,
) {
    let cursor = model.desk.cursor.min(model.rows().len().saturating_sub(1));
    let styled = |Listed { text, row }| match row {
        None => Line::styled(text, paint.quiet()),
        Some(row) if row == cursor => Line::styled(text, paint.strong()),
        Some(_) => Line::raw(text),
    };
    let lines: Vec<Line<'_>> = lines(model, area, titled).into_iter().map(styled).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// The lines of the list.
pub(super) fn lines<G: Play>(model: &Model<G>, area: Rect, titled: bool) -> Vec<Listed> {
    let quiet = |text: String| Listed { text: format!(" {text}"), row: None };
    let mut lines = Vec::new();
    if titled && model.desk.step.is_none() {
        lines.push(quiet(model.say("term-moves")));
    }
    let rows = model.rows();
    let (width, height) = (usize::from(area.width), usize::from(area.height) - lines.len().min(1));
    if rows.is_empty() {
        let hint = wrap(&empty(model), width.saturating_sub(2));
        lines.extend(hint.into_iter().map(quiet));
        return lines;
    }
    lines.extend(listed(model, &rows, width, height));
    lines
}

/// The rows that are shown: all to their end if there is room, else the one under the cursor.
fn listed<G: Play>(model: &Model<G>, rows: &[Row], width: usize, height: usize) -> Vec<Listed> {
    let cursor = model.desk.cursor.min(rows.len() - 1);
    let body = |row| wrap(&text(model, row).1, width.saturating_sub(LABEL));
    let all_fit = rows.iter().map(|row| body(row).len()).sum::<usize>() <= height;
    let shown = match all_fit {
        true => rows.len(),
        false => (height + 1).saturating_sub(body(&rows[cursor]).len()).max(1),
    };
    let first = first_shown(cursor, rows.len(), shown);
    let mut lines = Vec::new();
    for (number, row) in rows.iter().enumerate().skip(first).take(shown) {
        let (label, whole) = text(model, row);
        let mark = if number == cursor { "›" } else { " " };
        if all_fit || number == cursor {
            for (line, body) in body(row).iter().enumerate() {
                let label = if line == 0 { label.as_str() } else { "  " };
                let mark = if line == 0 { mark } else { " " };
                let text = format!("{mark}{label}  {body}");
                lines.push(Listed { text, row: Some(number) });
            }
            continue;
        }
        let last = number + 1 == first + shown && number + 1 < rows.len();
        let more = if last || (number == first && first > 0) { " …" } else { "" };
        let room = width.saturating_sub(LABEL + more.width());
        let text = format!("{mark}{label}  {}{more}", cut_middle(&whole, room));
        lines.push(Listed { text, row: Some(number) });
    }
    lines
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
