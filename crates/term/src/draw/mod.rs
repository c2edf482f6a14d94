//! The screen: a band, the table, the strip that says whose turn it is, the hand, the moves and the
//! log. Everything fits into 80 columns and 24 lines; smaller screens show less.

mod castles;
mod hand;
mod keys;
mod layout;
mod moves;
mod page;
mod paint;
mod side;
mod strip;
mod text;
pub(crate) mod tournament;

use locales::{Reader, Told, Words};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::{Notation, Seat};
use unicode_width::UnicodeWidthStr as _;

use layout::Layout;
pub(crate) use paint::Paint;

use crate::model::Model;
use crate::play::Play;

/// A game that can be drawn.
pub(crate) trait Picture: Told + Notation {
    /// A card of a hand.
    type Card: Copy + Eq + std::fmt::Debug + std::fmt::Display + std::str::FromStr;

    /// A card as a short text on its background: its name, or a few letters.
    fn chip(paint: Paint, _words: &Words, card: Self::Card, _short: bool) -> Span<'static> {
        Span::raw(paint.framed(&card.to_string()))
    }

    /// The line above the table, and its background.
    fn band(
        _paint: Paint,
        _reader: &Reader<'_>,
        _view: &Self::View,
    ) -> (Vec<Span<'static>>, Style) {
        (Vec::new(), Style::new())
    }

    /// The table itself.
    fn board(
        _paint: Paint,
        _reader: &Reader<'_>,
        view: &Self::View,
        room: Room,
    ) -> Vec<Line<'static>> {
        let picture = Self::picture(std::slice::from_ref(view));
        picture.lines().map(|line| Line::raw(text::cut(line, room.width))).collect()
    }

    /// How many lines the table has.
    fn board_height(view: &Self::View, _roomy: bool) -> usize {
        Self::picture(std::slice::from_ref(view)).lines().count()
    }
}

/// How much room a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Room {
    /// The width.
    pub(crate) width: usize,
    /// Are there two lines per player?
    pub(crate) roomy: bool,
}

impl Room {
    /// Is there only room for the most important?
    pub(crate) const fn is_narrow(self) -> bool {
        self.width < 72
    }
}

/// The width of a seat's name.
pub(crate) const fn seat_width(room: Room) -> usize {
    if room.is_narrow() { 11 } else { 16 }
}

/// A seat's letter and its player's name; the reader's own is marked.
pub(crate) fn seat_name(reader: &Reader<'_>, seat: Seat, room: Room) -> String {
    let letter = format!("{seat} ");
    if !reader.is(seat) {
        return format!("{letter}{}", reader.name(seat));
    }
    let you = format!(" ({})", reader.words().say("term-you", &[]));
    let left = seat_width(room).saturating_sub(letter.width() + you.width());
    format!("{letter}{}{you}", text::cut(&reader.name(seat), left))
}

/// Draws everything.
pub(crate) fn frame<G: Play>(frame: &mut Frame<'_>, model: &Model<G>, paint: Paint) {
    let area = frame.area();
    if let Some(page) = &model.page {
        return page::draw(frame, area, model, page, paint);
    }
    let layout = Layout::new(model, area);
    band(frame, layout.band, model, paint);
    board(frame, layout.board, model, paint, layout.roomy);
    strip::draw(frame, layout.strip, model, paint);
    hand::draw(frame, layout.hand, model, paint);
    moves::draw(frame, layout.moves, model, paint, layout.titled);
    side::draw(frame, layout.side, model, paint);
    keys::draw(frame, layout.keys, model, paint);
}

/// The maximum scroll position of the open page.
pub(crate) fn last_scroll<G: Play>(model: &Model<G>, area: Rect) -> u16 {
    model.page.as_ref().map_or(0, |page| page::last_scroll(model, page, area))
}

/// Scrolls the open page to the next match of the search.
pub(crate) fn seek<G: Play>(model: &mut Model<G>, area: Rect) {
    if let (true, Some(page)) = (model.ui.seek, &model.page) {
        let found = page::found(model, page, area);
        model.ui.scroll = found.unwrap_or(model.ui.scroll);
        model.ui.seek = false;
    }
}

/// The row of the list of moves at this position on the screen.
pub(crate) fn row_at<G: Play>(model: &Model<G>, area: Rect, place: Position) -> Option<usize> {
    let layout = Layout::new(model, area);
    let below = place.y.checked_sub(layout.moves.y)?;
    let rows = moves::lines(model, layout.moves, layout.titled);
    layout.moves.contains(place).then(|| rows.get(usize::from(below))?.row).flatten()
}

/// The table; if there is no room, a key shows it.
fn board<G: Play>(frame: &mut Frame<'_>, area: Rect, model: &Model<G>, paint: Paint, roomy: bool) {
    let room = Room { width: usize::from(area.width), roomy };
    let mut lines = match &model.game {
        Some(game) => model.tell(|reader| G::board(paint, reader, &game.view, room)),
        None => seats(model, paint),
    };
    if lines.len() > usize::from(area.height) {
        lines.truncate(usize::from(area.height).saturating_sub(1));
        lines.push(Line::styled(format!("  {}", model.say("term-board-cut")), paint.quiet()));
    }
    frame.render_widget(Paragraph::new(lines), area);
}

/// Before the deal: who sits where.
fn seats<G: Play>(model: &Model<G>, paint: Paint) -> Vec<Line<'static>> {
    let seat = |(seat, line): (&protocol::RoomSeat, String)| {
        let style = if Some(seat.seat) == model.room.you { paint.strong() } else { Style::new() };
        Line::from(Span::styled(format!("  {line}"), style))
    };
    model.room.seats.iter().zip(model.seats()).map(seat).collect()
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
    let line = text::fit(spans, usize::from(area.width));
    frame.render_widget(Paragraph::new(line).style(style), area);
}
