//! The table as plain text, for replays and debugging.

use std::fmt::Write as _;

use table::Seat;

use crate::card::{Card, Hand};
use crate::view::{PhaseView, View};

/// What the first view shows, and the hands that any of the views shows.
pub(crate) fn picture(views: &[View]) -> String {
    let Some(view) = views.first() else { return String::new() };
    let mut text = String::new();
    let colour = view.colour.map_or("no colour yet", |colour| colour.name());
    let top = view.discard.last().map_or(String::new(), |card| format!(", {card} on top"));
    let _ = writeln!(
        text,
        "  {colour}; {}; deck {}; discard pile {}{top}",
        waits_for(view),
        view.deck,
        view.discard.len(),
    );
    for (seat, seen) in Seat::ALL.into_iter().zip(&view.seats) {
        let turn = if seat == view.turn { '>' } else { ' ' };
        let out = if view.in_play.contains(seat) { "" } else { " (out)" };
        let front = match (seen.shield, seen.stunned) {
            (false, false) => "",
            (true, false) => " +shield",
            (false, true) => " +stunned",
            (true, true) => " +shield +stunned",
        };
        let tokens: Vec<&str> = seen.tokens.iter().map(|colour| colour.name()).collect();
        let _ = write!(text, "{turn} {seat}{out} {} [{}]{front}", seen.total, list(&seen.display));
        let _ = write!(
            text,
            "  tokens: {}",
            if tokens.is_empty() { "-".into() } else { tokens.join(" ") }
        );
        let hand = views.iter().find_map(|view| view.seats[seat.index()].hand);
        let _ = match hand {
            Some(hand) => writeln!(text, "  hand: {}", cards(hand)),
            None if seen.known.is_empty() => writeln!(text, "  hand: {} cards", seen.cards),
            None => {
                writeln!(text, "  hand: {} cards, among them {}", seen.cards, cards(seen.known))
            }
        };
    }
    text
}

fn waits_for(view: &View) -> String {
    let turn = view.turn;
    match view.phase {
        PhaseView::Open => format!("{turn} opens"),
        PhaseView::Turn => format!("{turn} plays"),
        PhaseView::React { action, .. } => {
            format!("{turn} has played {action}; answers are awaited")
        }
        PhaseView::Adapt { asked, value } => format!("{asked} keeps one card of value {value}"),
        PhaseView::Return => format!("{turn} returns a token"),
        PhaseView::Take => format!("{turn} takes a token"),
        PhaseView::Over => format!("{turn} has won the game"),
    }
}

fn cards(hand: Hand) -> String {
    list(&hand.into_iter().collect::<Vec<_>>())
}

fn list(cards: &[Card]) -> String {
    cards.iter().map(|card| card.name()).collect::<Vec<_>>().join(" ")
}
