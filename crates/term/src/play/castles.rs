//! The Castles in the terminal.

use ::castles::{Card, CastleView, Event, Hand, Lord, Move, PhaseView, SeatView, State, View};
use locales::{Reader, Told as _, Words};
use table::Seat;

use super::{Entry, Play};

impl Play for State {
    const EXAMPLE: &'static str = "attack ashby";
    const VERB_KEYS: &'static [(char, &'static str)] = &[('p', "pass")];

    /// By type, the heroes last: cards that could march together are next to each other.
    fn hand(view: &View) -> Vec<Card> {
        let own = own_seat(view).and_then(|seat| view.seats.get(seat.index()));
        let Some(hand) = own.and_then(|seat| seat.hand) else { return Vec::new() };
        let mut cards: Vec<Card> = hand.into_iter().collect();
        cards.sort_by_key(|&card| (matches!(card, Card::Ivanhoe | Card::Locksley), card));
        cards
    }

    fn card_of(mv: &Move) -> Option<Card> {
        match *mv {
            Move::Lay(card) | Move::Offer(card) | Move::Muster(card) => Some(card),
            Move::Keep(_)
            | Move::Barter
            | Move::Lose
            | Move::Pass
            | Move::Accept(_)
            | Move::Refuse
            | Move::Attack(_)
            | Move::Strike
            | Move::Advance
            | Move::Hold
            | Move::Plant
            | Move::Leave
            | Move::Propose(_)
            | Move::Agree
            | Move::Decline => None,
        }
    }

    fn trial(view: &View, card: Card) -> Option<Move> {
        Some(match view.phase {
            PhaseView::Offer { .. } => Move::Offer(card),
            PhaseView::Muster { .. } => Move::Muster(card),
            PhaseView::Keep
            | PhaseView::Lay
            | PhaseView::Barter
            | PhaseView::Accept { .. }
            | PhaseView::Attack
            | PhaseView::Advance { .. }
            | PhaseView::Plant { .. }
            | PhaseView::Deal { .. } => Move::Lay(card),
            PhaseView::Over => return None,
        })
    }

    fn table(reader: &Reader<'_>, view: &View) -> Vec<String> {
        let words = reader.words();
        let mut lines = Vec::new();
        for castle in &view.castles {
            lines.push(castle_line(reader, castle));
        }
        for (number, seat) in view.seats.iter().enumerate() {
            lines.push(seat_line(reader, Seat::new(number), seat));
        }
        lines.push(words.say("term-castles-deck", &[("deck", view.deck.into())]));
        if !view.turned.is_empty() {
            let turned = cards(reader, view.turned);
            lines.push(words.say("term-castles-turned", &[("cards", turned.into())]));
        }
        if let Some(open) = view.open {
            let open = card_title(reader, open);
            lines.push(words.say("term-castles-open", &[("card", open.into())]));
        }
        lines
    }

    fn legend(words: &Words) -> String {
        // One of each type and arms shows how all are written.
        let soldiers = ["al", "cs", "fb", "re"].into_iter();
        let sign = |name| format!("{name} {}", words.say(&format!("castles-card-{name}"), &[]));
        let signs: Vec<String> = soldiers.map(sign).collect();
        words.say("term-castles-legend", &[("signs", signs.join(", ").into())])
    }

    fn status(reader: &Reader<'_>, view: &View) -> Option<String> {
        let words = reader.words();
        if let PhaseView::Muster { castle, army } = &view.phase {
            let garrison = view.castles.iter().find(|seen| seen.castle == *castle)?;
            let arguments = [
                ("count", army.len().into()),
                ("needed", (garrison.garrison.len() + 1).into()),
                ("cards", cards(reader, *army).into()),
            ];
            return Some(words.say("term-castles-army", &arguments));
        }
        if !view.turned.is_empty() {
            let turned = cards(reader, view.turned);
            return Some(words.say("term-castles-turned", &[("cards", turned.into())]));
        }
        let open = card_title(reader, view.open?);
        Some(words.say("term-castles-open", &[("card", open.into())]))
    }

    fn outlook(words: &Words, seat: Seat, after: &View) -> Option<String> {
        let score = after.seats.get(seat.index())?.score;
        Some(words.say("term-castles-outlook", &[("score", score.into())]))
    }

    /// An offer is named by its card too.
    fn choice(reader: &Reader<'_>, mv: Move, now: &View) -> String {
        if let (Move::Accept(seat), PhaseView::Accept { offers, .. }) = (mv, &now.phase)
            && let Some(offer) = offers.iter().find(|offer| offer.seat == seat)
        {
            let card = reader.words().say(&format!("castles-card-{}.one", offer.card), &[]);
            let arguments = [("card", card.into()), ("player", reader.name(seat).into())];
            return reader.words().say("term-castles-accept", &arguments);
        }
        Self::tell_choice(reader, mv, Some(now))
    }

    /// A castle is stormed.
    fn begins_chapter(event: &Event) -> bool {
        matches!(event, Event::Stormed { .. })
    }

    fn is_over(view: &View) -> bool {
        view.phase == PhaseView::Over
    }

    fn reference() -> Vec<Entry> {
        [
            ("soldier", Some("term-castles-soldier")),
            ("ivanhoe", None),
            ("locksley", None),
            ("castle", Some("term-castles-castle")),
            ("garrison", Some("term-castles-garrison")),
            ("banner", Some("term-castles-banner")),
            ("advance", Some("term-castles-advance")),
            ("oubliette", Some("term-castles-oubliette")),
            ("prisoner", Some("term-castles-prisoner")),
            ("barter", Some("term-castles-barter")),
        ]
        .map(|(effect, title)| Entry::new(effect, title))
        .to_vec()
    }
}

/// The viewer's seat.
pub(crate) fn own_seat(view: &View) -> Option<Seat> {
    view.viewer.seat()
}

fn card_title(reader: &Reader<'_>, card: Card) -> String {
    reader.words().say(&format!("castles-card-{card}"), &[])
}

/// A lord's name.
pub(crate) fn lord_name(reader: &Reader<'_>, lord: Lord) -> String {
    reader.words().say(&format!("castles-lord-{lord}"), &[])
}

fn cards(reader: &Reader<'_>, hand: Hand) -> String {
    let titles: Vec<String> = hand.into_iter().map(|card| card_title(reader, card)).collect();
    reader.words().list(&titles)
}

/// One castle in a sentence, and who controls it.
fn castle_line(reader: &Reader<'_>, seen: &CastleView) -> String {
    let words = reader.words();
    let square = |(number, lord): (usize, &Option<Lord>)| {
        let lord = (*lord)?;
        let arguments = [("square", (number + 1).into()), ("lord", lord_name(reader, lord).into())];
        Some(words.say("term-castles-square", &arguments))
    };
    let banners: Vec<String> = seen.track.iter().enumerate().filter_map(square).collect();
    let arguments = [
        ("castle", words.say(&format!("castles-castle-{}", seen.castle), &[]).into()),
        ("points", seen.points.into()),
        ("count", seen.garrison.len().into()),
        ("garrison", cards(reader, seen.garrison).into()),
        ("banners", words.list(&banners).into()),
        ("planted", banners.len().into()),
    ];
    let castle = words.say("term-castles-castle-line", &arguments);
    match seen.control {
        Some(seat) => {
            let player = [("player", reader.name(seat).into())];
            format!("{castle} {}", words.say("term-castles-control", &player))
        }
        None => castle,
    }
}

/// One player in a sentence.
fn seat_line(reader: &Reader<'_>, seat: Seat, player: &SeatView) -> String {
    let words = reader.words();
    let prisoners: Vec<String> =
        player.prisoners.iter().map(|&lord| lord_name(reader, lord)).collect();
    let arguments = [
        ("player", reader.name(seat).into()),
        ("you", if reader.is(seat) { "yes" } else { "no" }.into()),
        ("lord", lord_name(reader, player.lord).into()),
        ("cards", player.cards.into()),
        ("reserve", u32::from(player.reserve).into()),
        ("prisoners", words.list(&prisoners).into()),
        ("count", player.prisoners.len().into()),
        ("score", player.score.into()),
    ];
    words.say("term-castles-seat", &arguments)
}
