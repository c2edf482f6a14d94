//! The screen: a band, the table, the strip that says whose turn it is, the hand, the moves and
//! what happened. Everything fits into 80 columns and 24 lines, and less shows less.

mod castles;
mod hand;
mod keys;
mod moves;
mod page;
mod paint;
mod side;
mod strip;
mod text;
mod tournament;

use locales::{Reader, Told, Words};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

pub(crate) use paint::Paint;

use crate::model::{Model, names};
use crate::play::Play;

/// From this width on, what happened has a column of its own.
const WIDE: u16 = 112;
/// The width of that column.
const COLUMN: u16 = 40;
/// Below this width, what happened gives way to the moves.
const NARROW: u16 = 60;
/// The moves have at least so many lines, if there are as many at all.
const LEAST: u16 = 6;

/// A game that can be drawn.
pub(crate) trait Picture: Told {
    /// A card of a hand.
    type Card: Copy + Eq + std::fmt::Debug + std::fmt::Display + std::str::FromStr;

    /// A card as a small piece of text on its ground: by its name, or in a few letters.
    fn chip(paint: Paint, words: &Words, card: Self::Card, short: bool) -> Span<'static>;

    /// The line above the table, and the ground it stands on.
    fn band(paint: Paint, reader: &Reader<'_>, view: &Self::View) -> (Vec<Span<'static>>, Style);

    /// The table itself.
    fn board(
        paint: Paint,
        reader: &Reader<'_>,
        view: &Self::View,
        room: Room,
    ) -> Vec<Line<'static>>;

    /// How many lines the table has.
    fn board_height(view: &Self::View, roomy: bool) -> usize;
}

/// How much room a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Room {
    /// The width.
    pub(crate) width: usize,
    /// Are there two lines for a player?
    pub(crate) roomy: bool,
}

/// Takes lines off the top of an area.
struct Stack(Rect);

impl Stack {
    /// The next so many lines, or what is left of them.
    fn take(&mut self, height: u16) -> Rect {
        let height = height.min(self.0.height);
        let taken = Rect { height, ..self.0 };
        self.0.y += height;
        self.0.height -= height;
        taken
    }
}

/// Draws everything.
pub(crate) fn frame<G: Play>(frame: &mut Frame<'_>, model: &Model<G>, paint: Paint) {
    let area = frame.area();
    if let Some(page) = &model.page {
        return page::draw(frame, area, model, page, paint);
    }
    let mut stack = Stack(area);
    let keys = Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area };
    stack.0.height = stack.0.height.saturating_sub(1);
    if area.height < 10 || area.width < 30 {
        tiny(frame, &mut stack, model, paint);
    } else {
        whole(frame, &mut stack, model, paint);
    }
    keys::draw(frame, keys, model, paint);
}

/// Where there is hardly room: what is asked, and what can be done.
fn tiny<G: Play>(frame: &mut Frame<'_>, stack: &mut Stack, model: &Model<G>, paint: Paint) {
    let height = strip::height(model, stack.0.width).min(stack.0.height / 2);
    strip::draw(frame, stack.take(height), model, paint);
    if model.notice.is_empty() {
        moves::draw(frame, stack.0, model, paint, false);
    } else {
        side::draw(frame, stack.0, model, paint);
    }
}

fn whole<G: Play>(frame: &mut Frame<'_>, stack: &mut Stack, model: &Model<G>, paint: Paint) {
    band(frame, stack.take(1), model, paint);
    let wide = stack.0.width >= WIDE;
    if wide {
        let right = Rect { x: stack.0.right() - COLUMN, width: COLUMN, ..stack.0 };
        stack.0.width -= COLUMN + 1;
        side::draw(frame, right, model, paint);
    }
    let width = stack.0.width;
    let strip_height = strip::height(model, width);
    let hand_height = hand::height(model, width);
    let rest = strip_height + hand_height + LEAST;
    board(frame, stack, model, paint, rest);
    strip::draw(frame, stack.take(strip_height), model, paint);
    hand::draw(frame, stack.take(hand_height), model, paint);
    if wide || width < NARROW {
        if !wide && !model.notice.is_empty() {
            return side::draw(frame, stack.0, model, paint);
        }
        return moves::draw(frame, stack.0, model, paint, true);
    }
    // Long moves take a little from what happened.
    let left = moves::width(model).clamp(width / 2, width * 3 / 5);
    let left = Rect { width: left, ..stack.0 };
    let right = Rect { x: left.right() + 1, width: width - left.width - 1, ..stack.0 };
    moves::draw(frame, left, model, paint, true);
    side::draw(frame, right, model, paint);
}

/// The table, roomy if the rest still has its lines then.
fn board<G: Play>(
    frame: &mut Frame<'_>,
    stack: &mut Stack,
    model: &Model<G>,
    paint: Paint,
    rest: u16,
) {
    let Some(game) = &model.game else {
        let lines = seats(model, paint);
        let area = stack.take(lines.len() as u16);
        return frame.render_widget(Paragraph::new(lines), area);
    };
    let height = |roomy| G::board_height(&game.view, roomy) as u16;
    let roomy = height(true) + rest <= stack.0.height;
    let room = Room { width: usize::from(stack.0.width), roomy };
    let lines = model.tell(|reader| G::board(paint, reader, &game.view, room));
    let area = stack.take(height(roomy));
    frame.render_widget(Paragraph::new(lines), area);
}

/// Before the deal: who sits where.
fn seats<G: Play>(model: &Model<G>, paint: Paint) -> Vec<Line<'static>> {
    let names = names(&model.room);
    let seat = |(seat, name): (&protocol::RoomSeat, &String)| {
        let free = name.is_empty();
        let name = if free { model.say("term-seat-free") } else { name.clone() };
        let style = if Some(seat.seat) == model.room.you { paint.strong() } else { Style::new() };
        Line::from(Span::styled(format!("  {}  {name}", seat.seat), style))
    };
    model.room.seats.iter().zip(&names).map(seat).collect()
}

/// The band above the table: the game, its colour, its piles.
fn band<G: Play>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, paint: Paint) {
    let title = format!(" {}   ", G::title(&model.words));
    let mut spans = vec![Span::styled(title, paint.strong())];
    let mut style = Style::new();
    if let Some(game) = &model.game {
        let (more, ground) = model.tell(|reader| G::band(paint, reader, &game.view));
        spans.extend(more);
        style = ground;
    }
    frame.render_widget(Paragraph::new(Line::from(spans)).style(style), area);
}
