//! The table as plain text, for replays and debugging.

use std::fmt::Write as _;

use table::Seat;

use crate::board::Lord;
use crate::card::{Card, Hand};
use crate::view::{PhaseView, SeatView, View};

/// What the first view shows, and the hands that any of the views shows.
pub(crate) fn picture(views: &[View]) -> String {
    let Some(view) = views.first() else { return String::new() };
    let mut text = String::new();
    let open = match view.open {
        Some(card) => format!("; open {card}"),
        None if view.turned.is_empty() => String::new(),
        None => format!("; turned {}", cards(view.turned)),
    };
    let (deck, lost) = (view.deck, view.lost.len());
    let _ = writeln!(text, "  {}; deck {deck}{open}; lost {lost}", waits_for(view));
    for castle in &view.castles {
        let track: Vec<&str> =
            castle.track.iter().map(|square| square.map_or("-", Lord::name)).collect();
        let control = castle.control.map_or("nobody's".into(), |seat| format!("{seat}'s"));
        let _ = writeln!(
            text,
            "  {} {} {control}: {}; garrison: {}",
            castle.castle,
            castle.points,
            track.join(" "),
            cards(castle.garrison)
        );
    }
    for (seat, seen) in Seat::ALL.into_iter().zip(&view.seats) {
        let turn = if seat == view.turn { '>' } else { ' ' };
        let prisoners: Vec<&str> = seen.prisoners.iter().map(|lord| lord.name()).collect();
        let prisoners = if prisoners.is_empty() { "-".into() } else { prisoners.join(" ") };
        let hand = views.iter().find_map(|view| view.seats[seat.index()].hand);
        let _ = writeln!(
            text,
            "{turn} {seat} {} {}  reserve: {}  prisoners: {prisoners}  hand: {}",
            seen.lord,
            seen.score,
            seen.reserve,
            hand_of(seen, hand)
        );
    }
    text
}

fn hand_of(seen: &SeatView, hand: Option<Hand>) -> String {
    match hand {
        Some(hand) => cards(hand),
        None if seen.known.is_empty() => format!("{} cards", seen.cards),
        None => format!("{} cards, among them {}", seen.cards, cards(seen.known)),
    }
}

fn waits_for(view: &View) -> String {
    let turn = view.turn;
    match view.phase {
        PhaseView::Keep => format!("{turn} keeps a card"),
        PhaseView::Lay => format!("{turn} lays a card"),
        PhaseView::Barter => format!("{turn} barters or not"),
        PhaseView::Offer { .. } => format!("offers to {turn} are awaited"),
        PhaseView::Accept { count, .. } => format!("{turn} has {count} offers"),
        PhaseView::Attack => format!("{turn} attacks or passes"),
        PhaseView::Muster { castle, army } => {
            format!("{turn} musters against {castle}: {}", cards(army))
        }
        PhaseView::Advance { castle } => format!("{turn} lets {castle} advance or not"),
        PhaseView::Plant { castle } => format!("{turn} plants in {castle} or not"),
        PhaseView::Deal { by, to, give, want, .. } => {
            format!("{by} proposes to {to} {give} for {want}")
        }
        PhaseView::Over => "the game is over".to_owned(),
    }
}

fn cards(hand: Hand) -> String {
    let names: Vec<&str> = hand.into_iter().map(Card::name).collect();
    if names.is_empty() { "-".into() } else { names.join(" ") }
}
