//! The hand: each card on its background, the lifted one marked.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::paint::Paint;
use super::text::rows;
use crate::model::Model;
use crate::play::Play;

/// The most lines; longer hands are shown with a few letters per card.
const MOST: usize = 2;

/// How many lines it needs.
pub(super) fn height<G: Play>(model: &Model<G>, width: u16) -> u16 {
    if model.hand().is_empty() { 0 } else { lines(model, width, Paint::Plain).len() as u16 }
}

fn lines<G: Play>(model: &Model<G>, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let hand = model.hand();
    let chips = |short: bool| -> Vec<Span<'static>> {
        let chip = |(number, &card): (usize, &G::Card)| {
            let chip = G::chip(paint, &model.words, card, short);
            if model.ui.lifted != Some(number) {
                return chip;
            }
            // The lifted card stands out without colour too.
            let text = format!("▲{}", chip.content.trim_start_matches([' ', '[']));
            Span::styled(text, chip.style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED))
        };
        hand.iter().enumerate().map(chip).collect()
    };
    let width = usize::from(width).saturating_sub(2);
    let long = rows(chips(false), width);
    let mut lines = if long.len() <= MOST { long } else { rows(chips(true), width) };
    lines.truncate(MOST);
    for line in &mut lines {
        line.spans.insert(0, Span::raw(" "));
    }
    lines
}

/// Draws it.
pub(super) fn draw<G: Play>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, paint: Paint) {
    frame.render_widget(Paragraph::new(lines(model, area.width, paint)), area);
}
