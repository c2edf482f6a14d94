//! The meaning of the mouse: a click chooses a move, a second one makes it, the wheel moves the
//! cursor.

// Mice have more buttons than we use, and new ones change nothing.
#![allow(clippy::wildcard_enum_match_arm)]

use crossterm::event::{KeyCode, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use crate::draw;
use crate::keys;
use crate::model::Model;
use crate::play::Play;
use crate::update::Requests;

/// The mouse did something on a screen of this size.
pub(crate) fn point<G: Play>(model: &mut Model<G>, mouse: MouseEvent, area: Rect) -> Requests {
    match mouse.kind {
        MouseEventKind::ScrollUp => turn(model, KeyCode::Up),
        MouseEventKind::ScrollDown => turn(model, KeyCode::Down),
        MouseEventKind::Down(MouseButton::Left) if model.page.is_none() => {
            click(model, area, Position::new(mouse.column, mouse.row))
        }
        _ => Requests::new(),
    }
}

/// The wheel works like the keys up and down.
fn turn<G: Play>(model: &mut Model<G>, code: KeyCode) -> Requests {
    if model.page.is_some() {
        return keys::turn_page(model, code);
    }
    keys::step(model, if code == KeyCode::Up { -1 } else { 1 });
    Requests::new()
}

fn click<G: Play>(model: &mut Model<G>, area: Rect, place: Position) -> Requests {
    let Some(row) = draw::row_at(model, area, place) else { return Requests::new() };
    if model.ui.cursor == Some(row) {
        return keys::act(model);
    }
    model.notice.clear();
    model.ui.cursor = Some(row);
    model.ui.confirm = None;
    Requests::new()
}
