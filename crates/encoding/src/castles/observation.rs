//! What a seat of the Castles may know, as bytes.

use castles::{
    Card, Castle, GoodsView, Hand, Interrupted, KINDS, Memory, Observer, Question, State,
};
use table::{Kind as _, Seat};

use super::actions::{Draft, at, parts};
use super::{SEATS, distances};
use crate::field::{byte, clear, count, part};
use crate::{Field, distance, seat_at};

const CASTLES: usize = Castle::ALL.len();
/// The most squares of a track.
const SQUARES: usize = 5;

/// The layout, version 1. Cards and castles are in the order of their names in the rules; seats go
/// clockwise from the observer's own, and a lord is at the place of the lord's player.
pub(super) const FIELDS: &[Field] = &[
    Field::new("players", 4, 1.0, "one-hot: 3, 4, 5 or 6 players"),
    Field::new("squares", 4, 1.0, "one-hot: tracks of 2, 3, 4 or 5 squares"),
    Field::new(
        "rules",
        5,
        1.0,
        "house rules: published-hands, draw-to-hand, forced-barter, \
        arms-only, beaten-lost",
    ),
    Field::new("hand", KINDS, 0.25, "cards in the own hand, by kind"),
    Field::new("army_by_arms", 4, 0.1, "own cards with each coat of arms: boar, eagle, lion, stag"),
    Field::new("army_by_type", 4, 0.1, "own archers, crossbowmen, footmen, riders"),
    Field::new("heroes", 1, 0.5, "own heroes"),
    Field::new("largest_army", 1, 0.1, "the most own cards that can march together"),
    Field::new("turned", KINDS, 0.5, "the two turned cards"),
    Field::new("open", KINDS, 1.0, "the card open for barter"),
    Field::new("lost", KINDS, 0.25, "cards out of the game"),
    Field::new("unseen", KINDS, 0.25, "cards whose place is not known"),
    Field::new("castle_garrison", CASTLES * KINDS, 0.5, "for each castle: its garrison"),
    Field::new("castle_size", CASTLES, 0.2, "for each castle: cards in its garrison"),
    Field::new(
        "castle_track",
        CASTLES * SQUARES * SEATS,
        1.0,
        "for each castle, each square, one-hot: whose banner stands there",
    ),
    Field::new("castle_control", CASTLES * SEATS, 1.0, "for each castle, one-hot: who controls it"),
    Field::new("castle_weak", CASTLES, 1.0, "for each castle: an army of the own hand can take it"),
    Field::new("seat_present", SEATS, 1.0, "for each seat: does somebody sit there"),
    Field::new("seat_turn", SEATS, 1.0, "for each seat: its turn of play"),
    Field::new("seat_cards", SEATS, 0.1, "for each seat: cards in hand"),
    Field::new("seat_reserve", SEATS, 0.2, "for each seat: banners in reserve"),
    Field::new("seat_score", SEATS, 0.05, "for each seat: points, as if the game ended now"),
    Field::new("seat_proposed", SEATS, 1.0, "for each seat: has proposed a deal this turn"),
    Field::new(
        "seat_prisoners",
        SEATS * SEATS,
        0.5,
        "for each seat: banners of each lord it holds",
    ),
    Field::new("known", (SEATS - 1) * KINDS, 0.5, "for each other seat: cards known in its hand"),
    Field::new("offer", SEATS * KINDS, 1.0, "for each seat: the card it offers, if it may be seen"),
    Field::new("offers", 1, 0.2, "offers that wait for the active player's choice"),
    Field::new(
        "question",
        11,
        1.0,
        "one-hot: keep, lay, barter, offer, accept, attack, muster, \
        advance, plant, deal, over",
    ),
    Field::new("castle", CASTLES, 1.0, "one-hot: the castle that the question is about"),
    Field::new("army", KINDS, 0.5, "the army mustered so far"),
    Field::new("drawn", 1, 0.5, "cards taken from the deck this turn"),
    Field::new("passes", 1, 0.2, "passes in a row"),
    Field::new("deck", 1, 0.02, "cards in the deck"),
    Field::new("unasked", 1, 1.0, "the game does not wait for this seat, which may propose a deal"),
    Field::new("deal_by", SEATS, 1.0, "one-hot: who proposed the deal that waits"),
    Field::new("deal_to", SEATS, 1.0, "one-hot: who is to answer it"),
    Field::new("deal_gives_prisoner", SEATS, 1.0, "one-hot: the banner that is given"),
    Field::new("deal_wants_prisoner", SEATS, 1.0, "one-hot: the banner that is wanted"),
    Field::new("deal_gives", KINDS, 0.5, "cards that are given, for the two concerned"),
    Field::new("deal_wants", KINDS, 0.5, "cards that are wanted, for the two concerned"),
    Field::new("deal_gives_count", 1, 0.2, "how many cards are given"),
    Field::new("deal_wants_count", 1, 0.2, "how many cards are wanted"),
    Field::new(
        "deal_resumes",
        4,
        1.0,
        "one-hot: the question that goes on: keep, lay, barter, \
        attack",
    ),
    Field::new(
        "draft_step",
        4,
        1.0,
        "one-hot: a deal has a partner, given cards, a given \
        prisoner, wanted cards",
    ),
    Field::new("draft_to", SEATS - 1, 1.0, "one-hot: its partner"),
    Field::new("draft_gives_prisoner", SEATS, 1.0, "one-hot: the banner given in it"),
    Field::new("draft_gives", KINDS, 0.5, "cards given in it so far"),
    Field::new("draft_wants", KINDS, 0.5, "cards wanted in it so far"),
];

/// What only a critic may know.
pub(super) const PRIVILEGED_FIELDS: &[Field] =
    &[Field::new("hands", (SEATS - 1) * KINDS, 0.25, "for each other seat: its hand, by kind")];

/// Writes the whole row.
pub(super) fn write(observer: Observer<'_>, memory: &Memory, draft: &Draft, out: &mut [u8]) {
    clear(FIELDS, out);
    let (me, players, options) = (observer.seat(), observer.players().len(), observer.options());
    part!(out, "players")[players - 3] = 1;
    part!(out, "squares")[options.squares() - 2] = 1;
    let rules = [
        options.published_hands(),
        options.draw_to_hand(),
        options.forced_barter(),
        observer.arms_only(),
        observer.beaten_are_lost(),
    ];
    for (place, rule) in part!(out, "rules").iter_mut().zip(rules) {
        *place = u8::from(rule);
    }
    // Seen anywhere: summed up here, and subtracted from the whole deck at the end.
    let mut seen = [0; KINDS];
    write_hand(observer, &mut seen, out);
    write_piles(observer, &mut seen, out);
    write_castles(observer, &mut seen, out);
    write_seats(observer, out);
    for other in 1..players {
        let known = observer.known(memory, seat_at(me, other, players));
        count(known, &mut part!(out, "known")[(other - 1) * KINDS..]);
        count(known, &mut seen);
    }
    for (kind, unseen) in part!(out, "unseen")[..KINDS].iter_mut().enumerate() {
        *unseen = Card::ALL[kind].copies() as u8 - seen[kind];
    }
    write_question(observer, out);
    write_deal(observer, out);
    write_draft(observer, draft, out);
}

#[inline]
fn write_hand(observer: Observer<'_>, seen: &mut [u8; KINDS], out: &mut [u8]) {
    for card in observer.hand() {
        let kind = card.index();
        part!(out, "hand")[kind] += 1;
        seen[kind] += 1;
        // Archers, crossbowmen and footmen by fours, the two heroes, riders.
        let (class, arms) = match kind {
            0..12 => (kind / 4, kind % 4),
            12..14 => {
                part!(out, "heroes")[0] += 1;
                continue;
            }
            _ => (3, kind - 14),
        };
        part!(out, "army_by_type")[class] += 1;
        part!(out, "army_by_arms")[arms] += 1;
    }
    part!(out, "largest_army")[0] = byte(observer.largest_army());
}

#[inline]
fn write_piles(observer: Observer<'_>, seen: &mut [u8; KINDS], out: &mut [u8]) {
    count(observer.turned(), part!(out, "turned"));
    count(observer.turned(), seen);
    if let Some(card) = observer.open() {
        part!(out, "open")[card.index()] = 1;
        seen[card.index()] += 1;
    }
    count(observer.lost(), part!(out, "lost"));
    count(observer.lost(), seen);
    part!(out, "drawn")[0] = observer.drawn();
    part!(out, "passes")[0] = observer.passes();
    part!(out, "deck")[0] = byte(observer.deck());
}

#[inline]
fn write_castles(observer: Observer<'_>, seen: &mut [u8; KINDS], out: &mut [u8]) {
    let (lords, largest) = (distances(observer), observer.largest_army());
    for castle in Castle::ALL {
        let (number, garrison) = (castle as usize, observer.garrison(castle));
        count(garrison, &mut part!(out, "castle_garrison")[number * KINDS..]);
        count(garrison, seen);
        part!(out, "castle_size")[number] = byte(garrison.len());
        part!(out, "castle_weak")[number] = u8::from(garrison.len() < largest);
        let (track, mut highest) = (part!(out, "castle_track"), None);
        for (square, lord) in observer.track(castle).iter().enumerate() {
            if let Some(at) = lord.and_then(|lord| lords[lord as usize]) {
                track[(number * SQUARES + square) * SEATS + at] = 1;
                highest = Some(at);
            }
        }
        if let Some(at) = highest {
            part!(out, "castle_control")[number * SEATS + at] = 1;
        }
    }
}

#[inline]
fn write_seats(observer: Observer<'_>, out: &mut [u8]) {
    let (me, players) = (observer.seat(), observer.players().len());
    for at in 0..players {
        let seat = seat_at(me, at, players);
        part!(out, "seat_present")[at] = 1;
        part!(out, "seat_cards")[at] = byte(observer.cards(seat));
        part!(out, "seat_reserve")[at] = observer.reserve(seat);
        part!(out, "seat_proposed")[at] = u8::from(observer.has_proposed(seat));
        if let Some(card) = observer.offer(seat) {
            part!(out, "offer")[at * KINDS + card.index()] = 1;
        }
        for other in 0..players {
            let lord = observer.lord(seat_at(me, other, players));
            part!(out, "seat_prisoners")[at * SEATS + other] = observer.prisoners(seat, lord);
        }
    }
    part!(out, "seat_turn")[distance(me, observer.turn(), players)] = 1;
    part!(out, "offers")[0] = byte(observer.offers());
    // Points follow from control of castles.
    for castle in Castle::ALL {
        for at in 0..players {
            let controls = part!(out, "castle_control")[castle as usize * SEATS + at];
            part!(out, "seat_score")[at] += controls * castle.points() as u8;
        }
    }
}

#[inline]
fn write_question(observer: Observer<'_>, out: &mut [u8]) {
    let mut about = |castle: Castle| part!(out, "castle")[castle as usize] = 1;
    let mut army_so_far = Hand::EMPTY;
    let question = match observer.question() {
        Some(Question::Keep) => 0,
        Some(Question::Lay) => 1,
        Some(Question::Barter) => 2,
        Some(Question::Offer) => 3,
        Some(Question::Accept) => 4,
        Some(Question::Attack) => 5,
        Some(Question::Muster { castle, army }) => {
            about(castle);
            army_so_far = army;
            6
        }
        Some(Question::Advance { castle }) => {
            about(castle);
            7
        }
        Some(Question::Plant { castle }) => {
            about(castle);
            8
        }
        Some(Question::Deal) => 9,
        None => 10,
    };
    count(army_so_far, part!(out, "army"));
    part!(out, "question")[question] = 1;
    part!(out, "unasked")[0] =
        u8::from(observer.seat() != observer.turn() && observer.may_propose());
}

/// Writes the deal that waits for an answer.
#[inline]
fn write_deal(observer: Observer<'_>, out: &mut [u8]) {
    let Some(deal) = observer.deal() else { return };
    let (me, players) = (observer.seat(), observer.players().len());
    part!(out, "deal_by")[distance(me, deal.by, players)] = 1;
    part!(out, "deal_to")[distance(me, deal.to, players)] = 1;
    match deal.give {
        GoodsView::Prisoner(lord) => part!(out, "deal_gives_prisoner")[at(observer, lord)] = 1,
        GoodsView::Cards(cards) => {
            cards.iter().for_each(|card| part!(out, "deal_gives")[card.index()] += 1);
            part!(out, "deal_gives_count")[0] = byte(cards.len());
        }
        GoodsView::Hidden(number) => part!(out, "deal_gives_count")[0] = byte(number),
    }
    match deal.want {
        GoodsView::Prisoner(lord) => part!(out, "deal_wants_prisoner")[at(observer, lord)] = 1,
        GoodsView::Cards(cards) => {
            cards.iter().for_each(|card| part!(out, "deal_wants")[card.index()] += 1);
            part!(out, "deal_wants_count")[0] = byte(cards.len());
        }
        GoodsView::Hidden(number) => part!(out, "deal_wants_count")[0] = byte(number),
    }
    let resumes = match deal.resume {
        Interrupted::Keep => 0,
        Interrupted::Lay => 1,
        Interrupted::Barter => 2,
        Interrupted::Attack => 3,
    };
    part!(out, "deal_resumes")[resumes] = 1;
}

#[inline]
fn write_draft(observer: Observer<'_>, draft: &Draft, out: &mut [u8]) {
    let Some((step, (to, lord, gives, wants))) = parts(draft) else { return };
    let players = observer.players().len();
    part!(out, "draft_step")[step - 1] = 1;
    part!(out, "draft_to")[distance(observer.seat(), to, players) - 1] = 1;
    if let Some(lord) = lord {
        part!(out, "draft_gives_prisoner")[at(observer, lord)] = 1;
    }
    count(gives, part!(out, "draft_gives"));
    count(wants, part!(out, "draft_wants"));
}

/// Writes the hands of the others.
pub(super) fn write_all_hands(state: &State, me: Seat, out: &mut [u8]) {
    clear(PRIVILEGED_FIELDS, out);
    let players = state.observer(me).players().len();
    for other in 1..players {
        let hand = state.observer(seat_at(me, other, players)).hand();
        count(hand, &mut out[(other - 1) * KINDS..]);
    }
}
