//! What a seat of the Tournament may know, as bytes.

use table::{Kind as _, Seat};
use tournament::{Action, Card, Colour, FaceUp, Memory, Observer, Question, State};

use super::actions::{Draft, Sketch, asks_which};
use super::{ITEMS, KINDS, SEATS, VALUES, action_cards, counts, target};
use crate::field::{byte, clear, count, part, start};
use crate::{Field, distance, seat_at};

/// The layout, version 1. Cards and colours are in the order of their names; seats go clockwise
/// from the observer's own.
pub(super) const FIELDS: &[Field] = &[
    Field::new("players", 4, 1.0, "one-hot: 2, 3, 4 or 5 players"),
    Field::new("rules", 2, 1.0, "house rules: ties-stay, camelot"),
    Field::new("hand", KINDS, 0.5, "cards in the own hand, by kind"),
    Field::new("hand_has", 2 * VALUES, 1.0, "for each value kind: at least 1, at least 2 in hand"),
    Field::new("hand_sum", 5, 0.05, "sum of the own cards that fit each colour"),
    Field::new("hand_fits", 5, 0.2, "number of the own cards that fit each colour"),
    Field::new("fits_by_value", 7, 0.5, "own cards that fit the present colour, values 1 to 7"),
    Field::new("unseen_by_value", 7, 0.1, "unseen cards that fit it, values 1 to 7"),
    Field::new("fits_sum", 1, 0.05, "sum of the own cards that fit the present colour"),
    Field::new("fits_count", 1, 0.2, "number of them"),
    Field::new("unseen_fits", 1, 0.04, "number of unseen cards that fit it"),
    Field::new("action_cards", 1, 0.3, "action cards in hand"),
    Field::new("seat_display", SEATS * VALUES, 0.5, "for each seat: its display, by kind"),
    Field::new("seat_newest", SEATS, 0.25, "for each seat: value of the newest card"),
    Field::new("seat_newest_supporter", SEATS, 1.0, "for each seat: is that a supporter"),
    Field::new("seat_sum", SEATS, 0.05, "for each seat: sum of the display"),
    Field::new("seat_length", SEATS, 0.2, "for each seat: cards in the display"),
    Field::new("seat_total", SEATS, 0.05, "for each seat: total in the present colour"),
    Field::new("seat_present", SEATS, 1.0, "for each seat: does somebody sit there"),
    Field::new("seat_in", SEATS, 1.0, "for each seat: in the tournament"),
    Field::new("seat_turn", SEATS, 1.0, "for each seat: its turn of play"),
    Field::new("seat_shield", SEATS, 1.0, "for each seat: the Shield lies there"),
    Field::new("seat_stunned", SEATS, 1.0, "for each seat: Stunned lies there"),
    Field::new("seat_tokens", SEATS * 5, 1.0, "for each seat: tokens by colour"),
    Field::new("seat_lacks", SEATS * 5, 1.0, "for each seat, one-hot: 1 to 5 tokens to go"),
    Field::new("seat_cards", SEATS, 0.1, "for each seat: cards in hand"),
    Field::new("seat_has_colour", SEATS, 1.0, "for each seat: has a token of the present colour"),
    Field::new("seat_would_win", SEATS, 1.0, "for each seat: this tournament would win the game"),
    Field::new("known", (SEATS - 1) * KINDS, 1.0, "for each other seat: cards known in its hand"),
    Field::new("unseen", KINDS, 0.2, "cards whose place is not known, by kind"),
    Field::new("colour", 6, 1.0, "one-hot: the present colour; the last: none yet"),
    Field::new("previous", 6, 1.0, "one-hot: the last tournament's colour; the last: none yet"),
    Field::new("question", 7, 1.0, "one-hot: open, turn, react, keep, return, take, over"),
    Field::new("still_in", SEATS, 1.0, "one-hot: 1 to 5 players are in"),
    Field::new("played", 1, 0.5, "cards played from the hand this turn"),
    Field::new("added", 1, 0.5, "cards added to the display this turn"),
    Field::new("need", 1, 0.1, "points that the own total lacks to be enough"),
    Field::new("lead", 1, 0.1, "points above the highest other total"),
    Field::new("enough", 1, 1.0, "the own total is enough to stay in"),
    Field::new("reachable", 1, 1.0, "the fitting cards in hand could make it enough"),
    Field::new("surplus", 1, 0.05, "what would be left of them"),
    Field::new("shortfall", 1, 0.1, "what would still be lacking"),
    Field::new("deck", 1, 0.02, "cards in the deck"),
    Field::new("discard", 1, 0.02, "cards in the discard pile"),
    Field::new("waiting_card", KINDS - VALUES, 1.0, "one-hot: the action card that waits"),
    Field::new("waiting_target", SEATS, 1.0, "one-hot: the seat that it names"),
    Field::new("waiting_colour", 5, 1.0, "one-hot: the colour that it names"),
    Field::new("waiting_mine", ITEMS, 1.0, "one-hot: the card of its player that it names"),
    Field::new("waiting_theirs", ITEMS, 1.0, "one-hot: the card of its target that it names"),
    Field::new("keep_value", 7, 1.0, "one-hot: the value that Adapt asks about, 1 to 7"),
    Field::new("draft_step", 3, 1.0, "one-hot: asked now: which place, what to give, which of it"),
    Field::new("draft_card", 4, 1.0, "one-hot: half a Dodge, Retreat, Adapt or Outwit"),
    Field::new("draft_from", SEATS - 1, 1.0, "one-hot: the opponent it names"),
    Field::new("draft_item", ITEMS, 1.0, "one-hot: the card named first"),
    Field::new("draft_place", 1, 0.2, "which place of that card, from 1; 0: only one"),
    Field::new("draft_give", ITEMS, 1.0, "one-hot: what Outwit gives"),
];

/// What only a critic may know.
pub(super) const PRIVILEGED_FIELDS: &[Field] = &[
    Field::new("hands", (SEATS - 1) * KINDS, 0.5, "for each other seat: its hand, by kind"),
    Field::new("hands_sum", SEATS - 1, 0.05, "for each other seat: sum of what fits the colour"),
    Field::new("hands_fits", SEATS - 1, 0.2, "for each other seat: number of those cards"),
];

/// Writes the whole row.
pub(super) fn write(observer: Observer<'_>, memory: &Memory, draft: &Draft, out: &mut [u8]) {
    clear(FIELDS, out);
    let (me, players) = (observer.seat(), observer.players().len());
    part!(out, "players")[players - 2] = 1;
    part!(out, "rules")[0] = u8::from(observer.ties_stay());
    part!(out, "rules")[1] = u8::from(observer.is_camelot());
    let mine = counts(observer.hand().into_iter());
    let mut unseen = unseen(observer, &mine);
    write_seats(observer, out);
    for other in 1..players {
        let known = observer.known(memory, seat_at(me, other, players));
        if !known.is_empty() {
            count(known, &mut part!(out, "known")[(other - 1) * KINDS..]);
            // A card cannot be known to be in several places: the memory is exact.
            known.into_iter().for_each(|card| unseen[card.index()] -= 1);
        }
    }
    part!(out, "unseen")[..KINDS].copy_from_slice(&unseen);
    let fitting = write_hand(observer, &mine, &unseen, out);
    write_table(observer, fitting, out);
    write_question(observer, out);
    write_draft(observer, draft, out);
}

/// Cards that the seat does not see. Those that it only remembers are still among them.
#[inline]
fn unseen(observer: Observer<'_>, mine: &[u8; KINDS]) -> [u8; KINDS] {
    let mut seen = *mine;
    for card in observer.discard() {
        seen[card.index()] += 1;
    }
    for seat in observer.players() {
        observer.display(seat).for_each(|card| seen[card.index()] += 1);
        seen[Card::Shield.index()] += u8::from(observer.is_shielded(seat));
        seen[Card::Stunned.index()] += u8::from(observer.is_stunned(seat));
    }
    let mut unseen = COPIES;
    for (unseen, seen) in unseen.iter_mut().zip(seen) {
        *unseen -= seen;
    }
    unseen
}

const COPIES: [u8; KINDS] = {
    let mut copies = [0; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        copies[kind] = Card::ALL[kind].copies() as u8;
        kind += 1;
    }
    copies
};

/// Writes the seat's own hand, and the sum and number of its cards that match the current colour.
#[inline]
fn write_hand(
    observer: Observer<'_>,
    mine: &[u8; KINDS],
    unseen: &[u8; KINDS],
    out: &mut [u8],
) -> (usize, usize) {
    part!(out, "hand")[..KINDS].copy_from_slice(mine);
    let has = part!(out, "hand_has");
    let mut supporters = (0, 0);
    let (mut sums, mut fits) = ([0; 5], [0; 5]);
    for card in observer.hand().kinds() {
        let (kind, number) = (card.index(), usize::from(mine[card.index()]));
        if !card.is_value() {
            continue;
        }
        has[2 * kind] = 1;
        has[2 * kind + 1] = u8::from(number >= 2);
        let (sum, fitting) = match card.colour() {
            Some(colour) => (&mut sums[colour as usize], &mut fits[colour as usize]),
            None => (&mut supporters.0, &mut supporters.1),
        };
        *sum += number * usize::from(card.value());
        *fitting += number;
    }
    for colour in 0..5 {
        part!(out, "hand_sum")[colour] = byte(sums[colour] + supporters.0);
        part!(out, "hand_fits")[colour] = byte(fits[colour] + supporters.1);
    }
    part!(out, "action_cards")[0] = byte(action_cards(observer.hand()));
    let Some(colour) = observer.colour() else { return (0, 0) };
    let mut unseen_fits = 0;
    for card in FITTING[colour as usize].iter().flatten() {
        let (kind, value) = (card.index(), usize::from(card.value()) - 1);
        part!(out, "fits_by_value")[value] += mine[kind];
        part!(out, "unseen_by_value")[value] += unseen[kind];
        unseen_fits += usize::from(unseen[kind]);
    }
    let sum = sums[colour as usize] + supporters.0;
    let number = fits[colour as usize] + supporters.1;
    part!(out, "fits_sum")[0] = byte(sum);
    part!(out, "fits_count")[0] = byte(number);
    part!(out, "unseen_fits")[0] = byte(unseen_fits);
    (sum, number)
}

/// The kinds that fit each colour.
static FITTING: [[Option<Card>; 7]; 5] = {
    let mut fitting = [[None; 7]; 5];
    let mut colour = 0;
    while colour < 5 {
        let (mut kind, mut place) = (0, 0);
        while kind < VALUES {
            let card = Card::ALL[kind];
            let fits = match card.colour() {
                Some(own) => own as usize == colour,
                None => true,
            };
            if fits {
                fitting[colour][place] = Some(card);
                place += 1;
            }
            kind += 1;
        }
        colour += 1;
    }
    fitting
};

#[inline]
fn write_seats(observer: Observer<'_>, out: &mut [u8]) {
    let (me, players) = (observer.seat(), observer.players().len());
    for at in 0..players {
        let seat = seat_at(me, at, players);
        let (mut newest, mut sum, mut length) = (None, 0, 0);
        let display = &mut part!(out, "seat_display")[at * VALUES..][..VALUES];
        for card in observer.display(seat) {
            display[card.index()] += 1;
            sum += usize::from(card.value());
            length += 1;
            newest = Some(card);
        }
        if let Some(card) = newest {
            part!(out, "seat_newest")[at] = card.value();
            part!(out, "seat_newest_supporter")[at] = u8::from(card.is_supporter());
            part!(out, "seat_sum")[at] = byte(sum);
            part!(out, "seat_length")[at] = byte(length);
            part!(out, "seat_total")[at] = byte(observer.total(seat) as usize);
        }
        let (tokens, is_in) = (observer.tokens(seat), observer.in_play().contains(seat));
        part!(out, "seat_present")[at] = 1;
        part!(out, "seat_in")[at] = u8::from(is_in);
        part!(out, "seat_turn")[at] = u8::from(observer.turn() == seat);
        part!(out, "seat_shield")[at] = u8::from(observer.is_shielded(seat));
        part!(out, "seat_stunned")[at] = u8::from(observer.is_stunned(seat));
        for colour in tokens.iter() {
            part!(out, "seat_tokens")[at * 5 + colour as usize] = 1;
        }
        if let Some(lacks) = observer.goal().checked_sub(tokens.len() + 1) {
            part!(out, "seat_lacks")[at * 5 + lacks] = 1;
        }
        part!(out, "seat_cards")[at] = byte(observer.cards(seat));
        if let Some(colour) = observer.colour() {
            let has = tokens.contains(colour);
            let new = colour == Colour::Purple || !has;
            part!(out, "seat_has_colour")[at] = u8::from(has);
            part!(out, "seat_would_win")[at] =
                u8::from(is_in && new && tokens.len() + 1 >= observer.goal());
        }
    }
}

/// Writes the public part of the tournament, and the seat's standing in it.
#[inline]
fn write_table(observer: Observer<'_>, (sum, number): (usize, usize), out: &mut [u8]) {
    part!(out, "colour")[observer.colour().map_or(5, |colour| colour as usize)] = 1;
    part!(out, "previous")[observer.previous().map_or(5, |colour| colour as usize)] = 1;
    if let Some(others) = observer.in_play().len().checked_sub(1) {
        part!(out, "still_in")[others] = 1;
    }
    part!(out, "played")[0] = observer.played();
    part!(out, "added")[0] = observer.added();
    let (total, highest) =
        (observer.total(observer.seat()) as usize, observer.highest_other_total() as usize);
    let wanted = if observer.ties_stay() { highest.max(1) } else { highest + 1 };
    let need = wanted.saturating_sub(total);
    let left = if observer.colour() == Some(Colour::Green) { number } else { sum };
    part!(out, "need")[0] = byte(need);
    part!(out, "lead")[0] = byte(total.saturating_sub(highest));
    part!(out, "enough")[0] = u8::from(need == 0);
    part!(out, "reachable")[0] = u8::from(need <= left);
    part!(out, "surplus")[0] = byte(left.saturating_sub(need));
    part!(out, "shortfall")[0] = byte(need.saturating_sub(left));
    part!(out, "deck")[0] = byte(observer.deck());
    part!(out, "discard")[0] = byte(observer.stock() - observer.deck());
}

#[inline]
fn write_question(observer: Observer<'_>, out: &mut [u8]) {
    let question = match observer.question() {
        Some(Question::Open) => 0,
        Some(Question::Turn) => 1,
        Some(Question::React(action)) => {
            write_waiting(observer, action, out);
            2
        }
        Some(Question::Keep(value)) => {
            part!(out, "keep_value")[usize::from(value) - 1] = 1;
            3
        }
        Some(Question::Return) => 4,
        Some(Question::Take) => 5,
        None => 6,
    };
    part!(out, "question")[question] = 1;
}

/// Writes the action card that may be cancelled.
fn write_waiting(observer: Observer<'_>, action: Action, out: &mut [u8]) {
    let (me, players) = (observer.seat(), observer.players().len());
    part!(out, "waiting_card")[action.card().index() - VALUES] = 1;
    if let Some(seat) = target(action) {
        part!(out, "waiting_target")[distance(me, seat, players)] = 1;
    }
    let item = |seat: Seat, what: FaceUp| match what.place() {
        Some(place) => observer.display(seat).nth(place.index()).map_or(0, |card| card.index()),
        None if what == FaceUp::SHIELD => VALUES,
        None => VALUES + 1,
    };
    match action {
        Action::Unhorse(colour) | Action::ChangeWeapon(colour) => {
            part!(out, "waiting_colour")[colour as usize] = 1;
        }
        Action::Dodge(seat, place) => {
            part!(out, "waiting_theirs")[item(seat, FaceUp::at(place))] = 1;
        }
        Action::Retreat(place) => {
            part!(out, "waiting_mine")[item(observer.turn(), FaceUp::at(place))] = 1;
        }
        Action::Outwit(mine, seat, theirs) => {
            part!(out, "waiting_mine")[item(observer.turn(), mine)] = 1;
            part!(out, "waiting_theirs")[item(seat, theirs)] = 1;
        }
        Action::BreakLance(_)
        | Action::Riposte(_)
        | Action::KnockDown(_)
        | Action::Stunned(_)
        | Action::DropWeapon
        | Action::Outmaneuver
        | Action::Charge
        | Action::Countercharge
        | Action::Disgrace
        | Action::Adapt
        | Action::Shield => {}
    }
}

#[inline]
fn write_draft(observer: Observer<'_>, draft: &Draft, out: &mut [u8]) {
    if draft.actions().is_empty() {
        return;
    }
    let Some(sketch) = Sketch::of(draft, asks_which(observer, draft)) else { return };
    part!(out, "draft_step")[sketch.step - 1] = 1;
    part!(out, "draft_card")[sketch.card] = 1;
    if let Some(from) = sketch.from {
        part!(out, "draft_from")[from - 1] = 1;
    }
    part!(out, "draft_item")[sketch.item] = 1;
    part!(out, "draft_place")[0] = byte(sketch.place);
    if let Some(give) = sketch.give {
        part!(out, "draft_give")[give] = 1;
    }
}

/// Writes the hands of the others.
pub(super) fn write_all_hands(state: &State, me: Seat, out: &mut [u8]) {
    clear(PRIVILEGED_FIELDS, out);
    let players = state.observer(me).players().len();
    for other in 1..players {
        let observer = state.observer(seat_at(me, other, players));
        count(observer.hand(), &mut out[(other - 1) * KINDS..]);
        let Some(colour) = observer.colour() else { continue };
        let fitting = observer.fitting(colour);
        const SUM: usize = start(PRIVILEGED_FIELDS, "hands_sum");
        const FITS: usize = start(PRIVILEGED_FIELDS, "hands_fits");
        let sum: usize = fitting.into_iter().map(|card| usize::from(card.value())).sum();
        out[SUM + other - 1] = byte(sum);
        out[FITS + other - 1] = byte(fitting.len());
    }
}
