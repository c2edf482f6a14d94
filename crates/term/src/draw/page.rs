//! A page to read on the whole screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::keys;
use super::paint::Paint;
use super::text::{fill, wrap};
use crate::model::{Model, Page};
use crate::pages;
use crate::play::Play;

/// Draws a page from its scroll position.
pub(super) fn draw<G: Play>(
    frame: &mut Frame<'_>,
    area: Rect,
    model: &Model<G>,
    page: &Page,
    paint: Paint,
) {
    let width = usize::from(area.width);
    let text = wrapped(model, page, width);
    let room = usize::from(area.height).saturating_sub(2);
    let most = usize::from(last_scroll(model, page, area));
    let first = usize::from(model.ui.scroll).min(most);
    let title = format!(" {} ", model.say(title(page)));
    let mut lines = vec![Line::styled(fill(&title, width), paint.strong())];
    lines.extend(text.into_iter().skip(first).take(room).map(|line| Line::raw(format!(" {line}"))));
    frame.render_widget(Paragraph::new(lines), area);
    let below = Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area };
    if model.ui.typed.is_some() {
        return keys::draw(frame, below, model, paint);
    }
    let more = if first < most { model.say("term-page-more") } else { model.say("term-page-end") };
    frame.render_widget(Line::styled(fill(&format!(" {more}"), width), paint.quiet()), below);
}

/// The maximum scroll position of a page: where its last line is visible.
pub(super) fn last_scroll<G: Play>(model: &Model<G>, page: &Page, area: Rect) -> u16 {
    let lines = wrapped(model, page, usize::from(area.width)).len();
    let hidden = lines.saturating_sub(usize::from(area.height).saturating_sub(2));
    hidden.try_into().unwrap_or(u16::MAX)
}

/// The scroll position that puts the next match of the search first.
pub(super) fn found<G: Play>(model: &Model<G>, page: &Page, area: Rect) -> Option<u16> {
    let lines = wrapped(model, page, usize::from(area.width));
    let holds = |line: &String| line.to_lowercase().contains(&model.ui.sought);
    let from = usize::from(model.ui.scroll) + 1;
    let after = lines.iter().enumerate().skip(from).find(|(_, line)| holds(line));
    let place = after.or_else(|| lines.iter().enumerate().find(|(_, line)| holds(line)))?.0;
    place.try_into().ok()
}

/// The lines of a page at this width. Commands and their meaning, entries and rules: one each.
fn wrapped<G: Play>(model: &Model<G>, page: &Page, width: usize) -> Vec<String> {
    let lines = pages::lines(model, page);
    lines.iter().flat_map(|line| wrap(line, width.saturating_sub(2))).collect()
}

fn title(page: &Page) -> &'static str {
    match page {
        Page::Keys | Page::Help => "term-help",
        Page::Log => "term-log",
        Page::Chat => "term-chat",
        Page::Hand => "term-hand",
        Page::Table => "term-table",
        Page::Moves(_) => "term-moves",
        Page::Cards(_) => "term-card-reference",
        Page::Rules(_) => "term-rules",
    }
}
