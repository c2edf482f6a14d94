//! The Castles' table: the lords in a column, then the castles with their tracks.

use ::castles::{Card, CastleView, Hand, Lord, PhaseView, SeatView, State, View};
use locales::{Reader, Words};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::Seat;

use super::paint::{Paint, Tincture};
use super::text::{cut, fill, fit};
use super::tournament::spread;
use super::{Picture, Room, seat_name, seat_width};
use crate::play::castles::lord_name;

impl Picture for State {
    type Card = Card;

    fn chip(paint: Paint, words: &Words, card: Card, short: bool) -> Span<'static> {
        let text = if short {
            mark(card).to_owned()
        } else {
            words.say(&format!("castles-card-{card}"), &[])
        };
        Span::styled(paint.framed(&text), paint.card(tincture(card)))
    }

    fn band(paint: Paint, reader: &Reader<'_>, view: &View) -> (Vec<Span<'static>>, Style) {
        let words = reader.words();
        let deck = words.say("term-head-deck", &[("count", view.deck.into())]);
        let mut spans = vec![Span::raw(deck), Span::raw("   ")];
        let chip = |card: Card| [Self::chip(paint, words, card, false), Span::raw(" ")];
        if !view.turned.is_empty() {
            spans.push(Span::raw(format!("{} ", words.say("term-head-turned", &[]))));
            spans.extend(view.turned.into_iter().flat_map(chip));
        }
        if let Some(open) = view.open {
            spans.push(Span::raw(format!("{} ", words.say("term-head-open", &[]))));
            spans.extend(chip(open));
        }
        (spans, Style::new())
    }

    fn board(paint: Paint, reader: &Reader<'_>, view: &View, room: Room) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for (number, shown) in view.seats.iter().enumerate() {
            lines.push(lord_row(paint, reader, view, Seat::new(number), shown, room));
        }
        if room.roomy {
            lines.push(Line::default());
        }
        for castle in &view.castles {
            lines.push(castle_row(paint, reader, view, castle, room));
        }
        lines
    }

    fn board_height(view: &View, roomy: bool) -> usize {
        view.seats.len() + view.castles.len() + usize::from(roomy)
    }
}

/// One player: hand, reserve, lord, prisoners, and at the right edge the points.
fn lord_row(
    paint: Paint,
    reader: &Reader<'_>,
    view: &View,
    seat: Seat,
    shown: &SeatView,
    room: Room,
) -> Line<'static> {
    let words = reader.words();
    let own = if reader.is(seat) { paint.strong() } else { Style::new() };
    let active = match view.phase {
        PhaseView::Deal { to, .. } => to == seat,
        PhaseView::Keep
        | PhaseView::Lay
        | PhaseView::Barter
        | PhaseView::Offer { .. }
        | PhaseView::Accept { .. }
        | PhaseView::Attack
        | PhaseView::Muster { .. }
        | PhaseView::Advance { .. }
        | PhaseView::Plant { .. }
        | PhaseView::Over => view.turn == seat,
    };
    let mut left = vec![
        Span::raw(if active { "▸ " } else { "  " }),
        Span::styled(fill(&seat_name(reader, seat, room), seat_width(room)), own),
        Span::raw(" "),
        banner(paint, shown.lord),
        Span::raw(" "),
    ];
    let cards = words.say("term-cards", &[("count", shown.cards.into())]);
    let score = words.say("term-points", &[("count", shown.score.into())]);
    let score = vec![Span::styled(score, paint.strong())];
    if room.is_narrow() {
        left.push(Span::raw(cards));
        return spread(left, score, room.width);
    }
    left.push(Span::raw(fill(&cards, 10)));
    let reserve = words.say("term-banners", &[("count", u32::from(shown.reserve).into())]);
    left.push(Span::raw(fill(&reserve, 12)));
    let used: usize = left.iter().chain(&score).map(Span::width).sum();
    left.extend(lord_and_prisoners(paint, reader, shown, room.width.saturating_sub(used + 1)));
    spread(left, score, room.width)
}

/// A lord's name and prisoners in as much detail as there is room for: the banner identifies the
/// lord too, and the oubliette symbol the prisoners.
fn lord_and_prisoners(
    paint: Paint,
    reader: &Reader<'_>,
    shown: &SeatView,
    width: usize,
) -> Vec<Span<'static>> {
    let name = Span::raw(lord_name(reader, shown.lord));
    if shown.prisoners.is_empty() {
        return vec![name];
    }
    let word = Span::raw(format!("{} ", reader.words().say("term-prisoners", &[])));
    let sign = Span::raw("(o)");
    let prisoners = prisoners(paint, &shown.prisoners);
    let gap = Span::raw("  ");
    let count = Span::raw(format!("{}", shown.prisoners.len()));
    for head in [vec![name.clone(), gap.clone(), word], vec![name, gap, sign.clone()], vec![sign]] {
        let row: Vec<Span<'static>> = head.into_iter().chain(prisoners.clone()).collect();
        if row.iter().map(Span::width).sum::<usize>() <= width {
            return row;
        }
    }
    vec![Span::raw("(o) "), count]
}

/// The prisoners: each lord's banner once, and their number.
fn prisoners(paint: Paint, lords: &[Lord]) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for (number, &lord) in lords.iter().enumerate() {
        if lords[..number].contains(&lord) {
            continue;
        }
        spans.push(banner(paint, lord));
        let count = lords.iter().filter(|&&other| other == lord).count();
        if count > 1 {
            spans.push(Span::raw(format!("×{count}")));
        }
    }
    spans
}

/// One castle: points, track, who controls it, garrison.
fn castle_row(
    paint: Paint,
    reader: &Reader<'_>,
    view: &View,
    seen: &CastleView,
    room: Room,
) -> Line<'static> {
    let words = reader.words();
    let contested = match view.phase {
        PhaseView::Muster { castle, .. }
        | PhaseView::Advance { castle }
        | PhaseView::Plant { castle } => castle == seen.castle,
        PhaseView::Keep
        | PhaseView::Lay
        | PhaseView::Barter
        | PhaseView::Offer { .. }
        | PhaseView::Accept { .. }
        | PhaseView::Attack
        | PhaseView::Deal { .. }
        | PhaseView::Over => false,
    };
    let name = words.say(&format!("castles-castle-{}", seen.castle), &[]);
    let mut spans = vec![
        Span::raw(if contested { "▸ " } else { "  " }),
        Span::styled(fill(&name, 13), paint.strong()),
        Span::styled(format!("{:>2} ", seen.points), paint.strong()),
    ];
    for square in &seen.track {
        spans.push(match square {
            Some(lord) => banner(paint, *lord),
            None => Span::styled(" __ ", paint.quiet()),
        });
    }
    let control = seen.control.map(|seat| reader.name(seat)).unwrap_or_default();
    let cards = seen.garrison.len();
    if room.is_narrow() {
        let cards = if cards == 0 { String::new() } else { format!(" {cards}") };
        spans.push(Span::raw(format!("{}{cards}", fill(&control, 7))));
        return fit(spans, room.width);
    }
    spans.push(Span::raw(format!("(o) {} ", fill(&control, 11))));
    let used: usize = spans.iter().map(Span::width).sum();
    spans.extend(garrison(paint, words, seen.garrison, room.width.saturating_sub(used)));
    Line::from(spans)
}

/// A garrison in as much detail as there is room for: names, letters, or the number of cards.
fn garrison(paint: Paint, words: &Words, garrison: Hand, width: usize) -> Vec<Span<'static>> {
    let chips =
        |short| garrison.into_iter().map(move |card| State::chip(paint, words, card, short));
    for short in [false, true] {
        if chips(short).map(|chip| chip.width()).sum::<usize>() <= width {
            return chips(short).collect();
        }
    }
    let count = words.say("term-cards", &[("count", garrison.len().into())]);
    vec![Span::raw(cut(&count, width))]
}

/// A lord's banner in two letters on their tincture.
fn banner(paint: Paint, lord: Lord) -> Span<'static> {
    let (letters, tincture) = match lord {
        Lord::Cedric => ("Ce", Tincture::Green),
        Lord::Athelstane => ("At", Tincture::Blue),
        Lord::FrontDeBoeuf => ("Fr", Tincture::Yellow),
        Lord::DeBracy => ("Br", Tincture::Red),
        Lord::Malvoisin => ("Ma", Tincture::Purple),
        Lord::BoisGuilbert => ("Bo", Tincture::Argent),
    };
    Span::styled(paint.framed(letters), paint.card(tincture))
}

/// A soldier in two letters, as the notation writes it: type and arms.
fn mark(card: Card) -> &'static str {
    if card == Card::Ivanhoe {
        "Iv"
    } else if card == Card::Locksley {
        "Lo"
    } else {
        card.name()
    }
}

/// The tincture of a soldier's arms.
fn tincture(card: Card) -> Tincture {
    match card.name().as_bytes() {
        [_, b'l'] => Tincture::Tawny,
        [_, b's'] => Tincture::Green,
        [_, b'b'] => Tincture::Sable,
        [_, b'e'] => Tincture::Sky,
        _ => Tincture::Argent,
    }
}
