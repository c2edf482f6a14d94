//! The list of moves, each with the number by which it can be typed.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::paint::Paint;
use super::text::{cut, wrap};
use crate::desk::Row;
use crate::model::Model;
use crate::pages;
use crate::play::Play;

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
    let height = usize::from(area.height).saturating_sub(lines.len());
    let cursor = model.desk.cursor.min(rows.len() - 1);
    let first = first_shown(cursor, rows.len(), height);
    for (number, row) in rows.iter().enumerate().skip(first).take(height) {
        let here = number == cursor;
        let mark = if here { "›" } else { " " };
        let more = (number + 1 == first + height && number + 1 < rows.len())
            || (number == first && first > 0);
        let text = format!("{mark}{}{}", text(model, row), if more { " …" } else { "" });
        let style = if here { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        lines.push(Line::styled(cut(&text, width), style));
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

fn text<G: Play>(model: &Model<G>, row: &Row) -> String {
    match row {
        Row::Move(number) => pages::numbered(model, *number),
        Row::Fold { verb, count, .. } => {
            format!(" ▸  {} ({count})", pages::verb_name(model, verb))
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
