//! The Tournament's table: the band of its colour, and a lane per player.

use ::tournament::{Card, Colour, PhaseView, SeatView, State, View};
use locales::{Reader, Words};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Seat;

use super::paint::{Paint, Tincture};
use super::text::{fill, fit};
use super::{Picture, Room, seat_name, seat_width};
use crate::play::tournament::lying;

/// The colours in the order of the printed game.
pub(crate) const COLOURS: [Colour; 5] =
    [Colour::Purple, Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

impl Picture for State {
    type Card = Card;

    /// A value card in a few letters, an action card by its name, which has no short form.
    fn chip(paint: Paint, words: &Words, card: Card, _short: bool) -> Span<'static> {
        let text = if card.is_value() {
            mark(card)
        } else {
            words.say(&format!("tournament-card-{card}"), &[])
        };
        Span::styled(paint.framed(&text), paint.card(tincture(card)))
    }

    fn band(paint: Paint, reader: &Reader<'_>, view: &View) -> (Vec<Span<'static>>, Style) {
        let words = reader.words();
        let (text, style) = match view.colour {
            Some(colour) => {
                let title = words.say(&format!("tournament-colour-{colour}.title"), &[]);
                let weapon = words.say(&format!("tournament-colour-{colour}.weapon"), &[]);
                let text = format!("{} {title} · {weapon}", glyph(colour));
                (text, paint.card(of_colour(colour)))
            }
            None => (words.say("term-tournament-not-open", &[]), Style::new()),
        };
        let deck = words.say("term-head-deck", &[("count", view.deck.into())]);
        let discard = words.say("term-head-discard", &[("count", view.discard.len().into())]);
        let mut spans = vec![Span::raw(text), Span::raw(format!("   {deck}   {discard}"))];
        if let Some(&top) = view.discard.last() {
            let name = words.say(&format!("tournament-card-{top}"), &[]);
            spans.push(Span::raw(format!(" ({name})")));
        }
        (spans, style)
    }

    fn board(paint: Paint, reader: &Reader<'_>, view: &View, room: Room) -> Vec<Line<'static>> {
        let seats = (0..view.seats.len()).map(Seat::new);
        let mut lines = Vec::new();
        for seat in in_order(seats.collect(), view) {
            lines.extend(lane(paint, reader, view, seat, room));
        }
        lines
    }

    fn board_height(view: &View, roomy: bool) -> usize {
        view.seats.len() * if roomy { 2 } else { 1 }
    }
}

/// Opponents in the order of play from top to bottom; the viewer is last.
fn in_order(mut seats: Vec<Seat>, view: &View) -> Vec<Seat> {
    if let Some(own) = crate::play::tournament::own_seat(view) {
        let after = (own.index() + 1) % seats.len().max(1);
        seats.rotate_left(after);
    }
    seats
}

/// One player: name, tokens and display.
fn lane(
    paint: Paint,
    reader: &Reader<'_>,
    view: &View,
    seat: Seat,
    room: Room,
) -> Vec<Line<'static>> {
    let Some(player) = view.seats.get(seat.index()) else { return Vec::new() };
    let out = !view.in_play.contains(seat) && view.colour.is_some();
    let style = if out { paint.quiet() } else { Style::new() };
    let mut who = vec![
        Span::raw(if is_active(view, seat) { "▸ " } else { "  " }),
        Span::styled(
            fill(&seat_name(reader, seat, room), seat_width(room)),
            style.patch(own_style(paint, reader, seat)),
        ),
        Span::raw(" "),
    ];
    who.extend(tokens(paint, player, room.is_narrow()));
    let cards = reader.words().say("term-cards", &[("count", player.cards.into())]);
    who.push(Span::styled(format!("  {}", fill(&cards, 9)), style));
    let total = total(paint, reader, view, seat, player);
    let fronts = fronts(paint, reader, player);
    if room.roomy {
        who.extend(fronts);
        let mut below = vec![Span::raw("    ")];
        below.extend(display(paint, player, room.width.saturating_sub(6)));
        return vec![spread(who, total, room.width), Line::from(below)];
    }
    who.extend(fronts);
    let used: usize = who.iter().chain(&total).map(Span::width).sum();
    who.extend(display(paint, player, room.width.saturating_sub(used + 2)));
    vec![spread(who, total, room.width)]
}

fn own_style(paint: Paint, reader: &Reader<'_>, seat: Seat) -> Style {
    if reader.is(seat) { paint.strong() } else { Style::new() }
}

/// The most important part at the right edge, and on the left as much as there is room for.
pub(super) fn spread(
    left: Vec<Span<'static>>,
    right: Vec<Span<'static>>,
    width: usize,
) -> Line<'static> {
    let kept: usize = right.iter().map(Span::width).sum();
    let mut line = fit(left, width.saturating_sub(kept));
    line.push_span(" ".repeat(width.saturating_sub(kept + line.width())));
    line.extend(right);
    line
}

/// Is the game waiting for them, as far as it is public?
fn is_active(view: &View, seat: Seat) -> bool {
    match view.phase {
        PhaseView::Adapt { asked, .. } => asked == seat,
        PhaseView::Open
        | PhaseView::Turn
        | PhaseView::React { .. }
        | PhaseView::Return
        | PhaseView::Take
        | PhaseView::Over => view.turn == seat,
    }
}

/// A place for each of the five tokens: its letter if they have it.
fn tokens(paint: Paint, player: &SeatView, narrow: bool) -> Vec<Span<'static>> {
    let token = |colour: Colour| {
        if player.tokens.contains(&colour) {
            Span::styled(letter(colour).to_string(), paint.card(of_colour(colour)))
        } else {
            Span::styled("·", paint.quiet())
        }
    };
    let mut spans = Vec::new();
    for colour in COLOURS {
        spans.push(token(colour));
        if !narrow {
            spans.push(Span::raw(" "));
        }
    }
    spans
}

/// The Shield and Stunned in front of them.
fn fronts(paint: Paint, reader: &Reader<'_>, player: &SeatView) -> Vec<Span<'static>> {
    let chip = |card| [State::chip(paint, reader.words(), card, false), Span::raw(" ")];
    lying(player).into_iter().flat_map(chip).collect()
}

/// The total, and whether it leads.
fn total(
    paint: Paint,
    reader: &Reader<'_>,
    view: &View,
    seat: Seat,
    player: &SeatView,
) -> Vec<Span<'static>> {
    if view.colour.is_none() {
        return Vec::new();
    }
    if !view.in_play.contains(seat) {
        return vec![Span::styled(reader.words().say("term-tournament-out", &[]), paint.quiet())];
    }
    let most = view.in_play.into_iter().filter_map(|seat| view.seats.get(seat.index()));
    let leads = player.total > 0 && most.map(|other| other.total).max() == Some(player.total);
    let mark = if leads { "♛ " } else { "" };
    vec![Span::styled(format!("{mark}{:>2}", player.total), paint.strong())]
}

/// The display, oldest first; where it is too long, the newest that fit after a count of the rest.
fn display(paint: Paint, player: &SeatView, width: usize) -> Vec<Span<'static>> {
    let chip = |card: &Card| Span::styled(paint.framed(&mark(*card)), paint.card(tincture(*card)));
    let chips: Vec<Span<'static>> = player.display.iter().map(chip).collect();
    let whole: usize = chips.iter().map(Span::width).sum();
    if whole <= width {
        return chips;
    }
    if width < 6 {
        return Vec::new();
    }
    let (mut used, mut shown) = (6, 0);
    for chip in chips.iter().rev() {
        used += chip.width();
        if used > width {
            break;
        }
        shown += 1;
    }
    let left_out = chips.len() - shown;
    let mut spans = vec![Span::styled(format!("…+{left_out} "), paint.quiet())];
    spans.extend(chips.into_iter().skip(left_out));
    spans
}

/// A value card in three or four letters: colour, value, weapon.
fn mark(card: Card) -> String {
    match (card.colour(), card) {
        (Some(colour), _) => format!("{card}{}", glyph(colour)),
        (None, Card::M6) => format!("{card}♕"),
        (None, _) if card.is_supporter() => format!("{card}♙"),
        (None, _) => card.name().to_owned(),
    }
}

fn letter(colour: Colour) -> char {
    match colour {
        Colour::Purple => 'P',
        Colour::Red => 'R',
        Colour::Blue => 'B',
        Colour::Yellow => 'Y',
        Colour::Green => 'G',
    }
}

/// The letter and the weapon of a colour.
pub(crate) fn sign(colour: Colour) -> String {
    format!("{}{}", letter(colour), glyph(colour))
}

/// Lance, sword, axe, morning star, open hand.
fn glyph(colour: Colour) -> char {
    match colour {
        Colour::Purple => '↑',
        Colour::Red => '†',
        Colour::Blue => '¶',
        Colour::Yellow => '*',
        Colour::Green => '○',
    }
}

fn of_colour(colour: Colour) -> Tincture {
    match colour {
        Colour::Purple => Tincture::Purple,
        Colour::Red => Tincture::Red,
        Colour::Blue => Tincture::Blue,
        Colour::Yellow => Tincture::Yellow,
        Colour::Green => Tincture::Green,
    }
}

fn tincture(card: Card) -> Tincture {
    match card.colour() {
        Some(colour) => of_colour(colour),
        None if card.is_supporter() => Tincture::Argent,
        None => Tincture::Sable,
    }
}
