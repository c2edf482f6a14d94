//! The strip: what the game waits for, and what a decision depends on. The player's own turn is
//! inverted.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::paint::Paint;
use super::text::{cut, fill, wrap};
use crate::model::Model;
use crate::play::Play;

/// The most lines.
const MOST: usize = 3;

/// How many lines it needs.
pub(super) fn height<G: Play>(model: &Model<G>, width: u16) -> u16 {
    lines(model, width).len() as u16
}

fn lines<G: Play>(model: &Model<G>, width: u16) -> Vec<String> {
    let mut said = vec![model.phase()];
    if let Some(broken) = &model.broken {
        said = vec![broken.clone()];
    } else if let Some(game) = model.game.as_ref().filter(|_| model.ui.step.is_none()) {
        said.extend(model.tell(|reader| G::status(reader, &game.view)));
    }
    if model.ui.step.is_some() {
        said.insert(0, point_of_view(model));
    }
    if model.is_spectator() {
        said.push(model.say("term-watching"));
    }
    if model.sending.is_some() {
        said.push(model.say("term-under-way"));
    }
    if let Some(seconds) = model.window_seconds() {
        said.push(model.words.say("term-window", &[("seconds", seconds.into())]));
    }
    if let Some(seconds) = model.room.you.and_then(|seat| model.clock_seconds(seat)) {
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        said.push(model.words.say("term-clock", &[("time", time.into())]));
    }
    let mut lines = wrap(&said.join(" "), usize::from(width).saturating_sub(2));
    if lines.len() > MOST {
        let rest = lines.split_off(MOST - 1).join(" ");
        lines.push(cut(&rest, usize::from(width).saturating_sub(2)));
    }
    lines
}

/// From whose point of view a recorded game is shown.
fn point_of_view<G: Play>(model: &Model<G>) -> String {
    match model.room.you {
        Some(seat) => {
            let player = model.names().get(seat.index()).cloned().unwrap_or_default();
            model.words.say("term-eyes", &[("player", player.into())])
        }
        None => model.say("term-eyes-public"),
    }
}

/// Draws it.
pub(super) fn draw<G: Play>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, paint: Paint) {
    let style = if model.is_asked() { paint.turn() } else { Style::new().patch(paint.strong()) };
    let width = usize::from(area.width);
    let line = |text: String| Line::styled(fill(&format!(" {text}"), width), style);
    let lines: Vec<Line<'_>> = lines(model, area.width).into_iter().map(line).collect();
    frame.render_widget(Paragraph::new(lines), area);
}
