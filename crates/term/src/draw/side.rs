//! Next to the moves: the last answer if there is one, otherwise the log and the chat.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, Paragraph};

use super::paint::Paint;
use super::text::{cut, wrap};
use crate::model::Model;
use crate::pages;
use crate::play::Play;

/// How many lines of chat are shown below the log.
const CHAT: usize = 3;

/// Draws it.
pub(super) fn draw<G: Play>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, paint: Paint) {
    frame.render_widget(Clear, area);
    let width = usize::from(area.width).saturating_sub(2);
    let answer = !model.notice.is_empty();
    let title = model.say(if answer { "term-answer" } else { "term-log" });
    let mut lines = vec![Line::styled(format!(" {title}"), paint.quiet())];
    let room = usize::from(area.height).saturating_sub(1);
    let wrapped = |text: &String| wrap(text, width);
    if answer {
        let mut answer: Vec<String> = model.notice.iter().flat_map(wrapped).collect();
        if answer.len() > room {
            answer.truncate(room);
            if let Some(last) = answer.last_mut() {
                *last = format!("{} …", cut(last, width.saturating_sub(2)));
            }
        }
        lines.extend(answer.into_iter().map(|line| Line::raw(format!(" {line}"))));
        return frame.render_widget(Paragraph::new(lines), area);
    }
    let chat = model.chat.iter().rev().take(CHAT).rev();
    let chat: Vec<String> = chat
        .map(|line| pages::chat_line(&model.words, line))
        .flat_map(|l| wrap(&l, width))
        .collect();
    let chat_room = chat.len().min(room / 2);
    let room = room - chat_room;
    // As much as fits, newest last.
    let mut recent: Vec<Vec<String>> = Vec::new();
    let mut used = 0;
    for sentence in model.log.iter().rev().map(wrapped) {
        used += sentence.len();
        // A sentence is shown whole; the newest is cut if there is no room.
        if used > room && !recent.is_empty() {
            break;
        }
        recent.push(sentence);
    }
    for (age, sentence) in recent.iter().enumerate().rev() {
        let style = if age == 0 { paint.strong() } else { Default::default() };
        let shown = sentence.iter().take(room);
        lines.extend(shown.map(|line| Line::styled(format!(" {line}"), style)));
    }
    let said = chat.iter().skip(chat.len() - chat_room);
    lines.extend(said.map(|line| Line::styled(format!(" {line}"), paint.quiet())));
    frame.render_widget(Paragraph::new(lines), area);
}
