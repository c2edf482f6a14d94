//! The list of moves, each with the number by which it can be typed.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::Seat;
use unicode_width::UnicodeWidthStr as _;

use super::paint::Paint;
use super::text::{cut_middle, wrap};
use crate::model::Model;
use crate::pages;
use crate::play::Play;
use crate::ui_state::Row;

/// The mark of the cursor, the number, and the space after them.
const LABEL: usize = 5;

/// Its preferred width.
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
    if !model.open_hands.is_empty() {
        return frame.render_widget(Paragraph::new(open_hands(model, area, paint)), area);
    }
    let cursor = model.cursor();
    let styled = |Listed { text, row }| match row {
        None => Line::styled(text, paint.quiet()),
        Some(row) if Some(row) == cursor => Line::styled(text, paint.strong()),
        Some(_) => Line::raw(text),
    };
    let lines: Vec<Line<'_>> = lines(model, area, titled).into_iter().map(styled).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// The lines of the list.
pub(super) fn lines<G: Play>(model: &Model<G>, area: Rect, titled: bool) -> Vec<Listed> {
    let quiet = |text: String| Listed { text: format!(" {text}"), row: None };
    let mut lines = Vec::new();
    if titled && model.ui.step.is_none() && !model.is_gathering() {
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

/// The visible rows: in full if there is room. Otherwise each has one line, except for the one
/// under the cursor and those that would look alike.
fn listed<G: Play>(model: &Model<G>, rows: &[Row], width: usize, height: usize) -> Vec<Listed> {
    let (cursor, width) = (model.cursor(), width.saturating_sub(LABEL));
    let (labels, texts): (Vec<String>, Vec<String>) =
        rows.iter().map(|row| text(model, row)).unzip();
    let mut bodies: Vec<Vec<String>> = texts.iter().map(|text| wrap(text, width)).collect();
    if bodies.iter().map(Vec::len).sum::<usize>() > height {
        // Two columns for the marks of more rows above or below.
        let cuts: Vec<String> =
            texts.iter().map(|text| cut_middle(text, width.saturating_sub(2))).collect();
        for (number, cut) in cuts.iter().enumerate() {
            let alike = cuts.iter().filter(|other| *other == cut).count() > 1;
            if Some(number) != cursor && !alike {
                bodies[number] = vec![cut.clone()];
            }
        }
    }
    let heights: Vec<usize> = bodies.iter().map(Vec::len).collect();
    let shown = shown(cursor.unwrap_or(0), &heights, height);
    let mut lines = Vec::new();
    for number in shown.clone() {
        let more = (number == shown.start && number > 0)
            || (number + 1 == shown.end && number + 1 < rows.len());
        for (line, body) in bodies[number].iter().enumerate() {
            let mark = if line == 0 && Some(number) == cursor { "›" } else { " " };
            let label = if line == 0 { labels[number].as_str() } else { "  " };
            let more = if more && line == 0 && body.width() + 2 <= width { " …" } else { "" };
            let text = format!("{mark}{label}  {body}{more}");
            lines.push(Listed { text, row: Some(number) });
        }
    }
    lines.truncate(height.max(1));
    lines
}

/// The visible rows among those with these heights, so that the cursor is visible and, if there is
/// room, its surroundings.
fn shown(cursor: usize, heights: &[usize], height: usize) -> Range<usize> {
    let (mut first, mut end) = (cursor, cursor + 1);
    let mut left = height.saturating_sub(heights[cursor]);
    loop {
        let above = first.checked_sub(1).filter(|&row| heights[row] <= left);
        let below = Some(end).filter(|&row| row < heights.len() && heights[row] <= left);
        // The nearer side first, so that the cursor stays in the middle.
        match (above, below) {
            (Some(row), None) => (first, left) = (row, left - heights[row]),
            (Some(row), Some(_)) if cursor - row < end - cursor => {
                (first, left) = (row, left - heights[row]);
            }
            (_, Some(row)) => (end, left) = (row + 1, left - heights[row]),
            (None, None) => return first..end,
        }
    }
}

/// All hands of a recorded game, in place of moves: the names of cards if there is room, otherwise
/// a few letters each.
fn open_hands<G: Play>(model: &Model<G>, area: Rect, paint: Paint) -> Vec<Line<'static>> {
    let lines = |short: bool| {
        let mut lines = vec![Line::styled(format!(" {}", model.say("term-hands")), paint.quiet())];
        let width = usize::from(area.width).saturating_sub(2);
        for (seat, hand) in Seat::ALL.into_iter().zip(&model.open_hands) {
            let name = model.tell(|reader| Span::raw(format!("{seat} {}", reader.name(seat))));
            let chips = hand.iter().map(|&card| G::chip(paint, &model.words, card, short));
            for mut line in super::text::rows([name].into_iter().chain(chips).collect(), width) {
                line.spans.insert(0, Span::raw(" "));
                lines.push(line);
            }
        }
        lines
    };
    let long = lines(false);
    if long.len() <= usize::from(area.height) { long } else { lines(true) }
}

/// What is shown in place of moves.
fn empty<G: Play>(model: &Model<G>) -> String {
    match (model.ui.lifted, model.is_over()) {
        (Some(_), _) => model.say("term-card-not-now"),
        (None, true) => model.say("term-over-keys"),
        (None, false) => model.invitation().unwrap_or_default(),
    }
}

/// A row: its number, or the mark of a fold; and its text.
fn text<G: Play>(model: &Model<G>, row: &Row) -> (String, String) {
    match row {
        Row::Move(number) => {
            let choice = model.choices().get(*number);
            let text = choice.map_or_else(String::new, |choice| choice.text.clone());
            (format!("{:>2}", number + 1), text)
        }
        Row::Fold { kind, count, .. } => {
            (" ▸".to_owned(), format!("{} ({count})", pages::kind_name(model, kind)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn the_cursor_is_always_shown_and_no_room_is_wasted() {
        for rows in 1..30 {
            for height in 1..12 {
                for cursor in 0..rows {
                    let heights: Vec<usize> = (0..rows).map(|row| 1 + row % 2).collect();
                    let shown = shown(cursor, &heights, height);
                    assert!(shown.contains(&cursor), "{cursor} of {rows}");
                    let used: usize = heights[shown.clone()].iter().sum();
                    assert!(used <= height.max(heights[cursor]), "{cursor} of {rows} in {height}");
                    assert!(used + 1 >= height.min(heights.iter().sum()), "{shown:?} in {height}");
                }
            }
        }
    }
}
