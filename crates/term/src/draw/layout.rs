//! The layout of the screen.

use ratatui::layout::Rect;

use super::{hand, moves, strip};
use crate::model::Model;
use crate::play::Play;

/// From this width on, the log has its own column.
const WIDE: u16 = 112;
/// The minimum width of that column, …
const COLUMN: u16 = 40;
/// … and its maximum; the table has the rest, up to its own maximum.
const COLUMN_MOST: u16 = 84;
/// The maximum width of the table: wider, related things would be too far apart.
const TABLE_MOST: u16 = 100;
/// Below this width, the log gives way to the moves.
const NARROW: u16 = 60;
/// The moves get this many lines before the table becomes roomy, …
const LEAST: u16 = 6;
/// … and this many before the whole table is shown.
const FEWEST: u16 = 3;
/// From this many lines on they have a title.
const TITLED: u16 = 4;

/// The areas of the screen. Those without room are empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) band: Rect,
    pub(super) board: Rect,
    /// Does the table have an extra line per player?
    pub(super) roomy: bool,
    pub(super) strip: Rect,
    pub(super) hand: Rect,
    pub(super) moves: Rect,
    /// Do the moves have a title?
    pub(super) titled: bool,
    pub(super) side: Rect,
    pub(super) keys: Rect,
}

/// Takes lines off the top of an area.
struct Stack(Rect);

impl Stack {
    /// The next `height` lines, or what is left of them.
    fn take(&mut self, height: u16) -> Rect {
        let height = height.min(self.0.height);
        let taken = Rect { height, ..self.0 };
        self.0.y += height;
        self.0.height -= height;
        taken
    }
}

impl Layout {
    /// The layout of a screen of this size.
    pub(super) fn new<G: Play>(model: &Model<G>, area: Rect) -> Self {
        let keys = Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area };
        let stack = Stack(Rect { height: area.height.saturating_sub(1), ..area });
        let tiny = area.height < 10 || area.width < 30;
        let layout = if tiny { Self::tiny(model, stack) } else { Self::whole(model, stack) };
        Self { keys, ..layout }
    }

    /// On a tiny screen: the question, and the moves or the last answer.
    fn tiny<G: Play>(model: &Model<G>, mut stack: Stack) -> Self {
        let height = strip::height(model, stack.0.width).min(stack.0.height / 2);
        let strip = stack.take(height);
        let layout = Self { strip, ..Self::default() };
        match model.notice.is_empty() {
            true => Self { moves: stack.0, ..layout },
            false => Self { side: stack.0, ..layout },
        }
    }

    fn whole<G: Play>(model: &Model<G>, mut stack: Stack) -> Self {
        let band = stack.take(1);
        let wide = stack.0.width >= WIDE;
        let mut side = Rect::default();
        if wide {
            let column = stack.0.width.saturating_sub(TABLE_MOST + 1).clamp(COLUMN, COLUMN_MOST);
            let table = (stack.0.width - column - 1).min(TABLE_MOST);
            side = Rect { x: stack.0.x + table + 1, width: column, ..stack.0 };
            stack.0.width = table;
        }
        let width = stack.0.width;
        let strip_height = strip::height(model, width);
        let hand_height = hand::height(model, width);
        let (board_height, roomy) =
            board_height(model, stack.0.height.saturating_sub(strip_height + hand_height));
        let board = stack.take(board_height);
        let strip = stack.take(strip_height);
        let hand = stack.take(hand_height);
        let mut moves = stack.0;
        if !wide && width < NARROW {
            if !model.notice.is_empty() {
                side = std::mem::take(&mut moves);
            }
        } else if !wide {
            // Long moves take a little from the log.
            moves.width = moves::width(model).clamp(width / 2, width * 3 / 5);
            side = Rect { x: moves.right() + 1, width: width - moves.width - 1, ..moves };
        }
        let titled = moves.height >= TITLED;
        Self { band, board, roomy, strip, hand, moves, titled, side, ..Self::default() }
    }
}

/// How many of these lines the table gets, and whether it is roomy: the moves come first.
fn board_height<G: Play>(model: &Model<G>, lines: u16) -> (u16, bool) {
    let Some(game) = &model.game else { return (model.room.seats.len() as u16, false) };
    let height = |roomy| G::board_height(&game.view, roomy) as u16;
    if height(true) + LEAST <= lines {
        return (height(true), true);
    }
    (height(false).min(lines.saturating_sub(FEWEST)), false)
}
