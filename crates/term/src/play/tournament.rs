//! The Tournament in the terminal.

use ::tournament::{Action, Card, Colour, Event, Move, PhaseView, SeatView, State, View};
use locales::{Reader, Told as _, Words};
use table::{Options as _, Seat};

use super::{Entry, Play};
use crate::draw::tournament::{COLOURS, sign};
use crate::model::Choice;

impl Play for State {
    const EXAMPLE: &'static str = "play R5";
    const VERB_KEYS: &'static [(char, &'static str)] =
        &[('e', "end"), ('w', "withdraw"), ('v', "ivanhoe"), ('p', "pass")];
    const INTERRUPTS: bool = true;

    /// Matching cards first, then the other value cards, then the action cards.
    fn hand(view: &View) -> Vec<Card> {
        let Some(hand) = own(view).and_then(|seat| seat.hand) else { return Vec::new() };
        let mut cards: Vec<Card> = hand.into_iter().collect();
        let fits = |card: &Card| view.colour.is_some_and(|colour| card.fits(colour));
        cards.sort_by_key(|card| (!card.is_value(), !fits(card), card.is_supporter(), *card));
        cards
    }

    fn card_of(mv: &Move) -> Option<Card> {
        match *mv {
            Move::Open(_, card) | Move::Play(card) => Some(card),
            Move::Action(action) => Some(action.card()),
            Move::Ivanhoe => Some(Card::Ivanhoe),
            Move::Pass
            | Move::Keep(_)
            | Move::End
            | Move::Withdraw
            | Move::Return(_)
            | Move::Take(_) => None,
        }
    }

    fn trial(view: &View, card: Card) -> Option<Move> {
        let colour = if view.colour == Some(Colour::Red) { Colour::Blue } else { Colour::Red };
        if card.is_value() {
            return Some(match view.colour {
                None => Move::Open(card.colour().unwrap_or(colour), card),
                Some(_) => Move::Play(card),
            });
        }
        if card == Card::Ivanhoe {
            return Some(Move::Ivanhoe);
        }
        Action::example(card, colour, other(view)).map(Move::Action)
    }

    fn table(reader: &Reader<'_>, view: &View) -> Vec<String> {
        let words = reader.words();
        let mut lines = vec![match view.colour {
            Some(colour) => words
                .say("term-tournament-colour", &[("colour", colour_title(reader, colour).into())]),
            None => words.say("term-tournament-not-open", &[]),
        }];
        for (number, seat) in view.seats.iter().enumerate() {
            lines.push(seat_line(reader, view, Seat::new(number), seat));
        }
        let top = view.discard.last();
        let top = top.map_or_else(String::new, |&card| card_title(reader, card));
        let piles =
            [("deck", view.deck.into()), ("count", view.discard.len().into()), ("top", top.into())];
        lines.push(words.say("term-tournament-piles", &piles));
        lines
    }

    fn legend(words: &Words) -> String {
        let colour = |colour: Colour| {
            let title = words.say(&format!("tournament-colour-{colour}.title"), &[]);
            let weapon = words.say(&format!("tournament-colour-{colour}.weapon"), &[]);
            format!("{} {title} · {weapon}", sign(colour))
        };
        let mut signs: Vec<String> = COLOURS.into_iter().map(colour).collect();
        signs.push(format!("S♙ {}", words.say("term-tournament-squire", &[])));
        signs.push(format!("M♕ {}", words.say("term-tournament-maiden", &[])));
        words.say("term-tournament-legend", &[("signs", signs.join(", ").into())])
    }

    fn status(reader: &Reader<'_>, view: &View) -> Option<String> {
        let (seat, total) = (own_seat(view)?, own(view)?.total);
        view.colour.filter(|_| view.in_play.contains(seat))?;
        let needed = needed(view)?;
        let numbers = [("total", total.into()), ("needed", needed.into())];
        let id = match (total >= needed, view.turn == seat && view.played > 0) {
            (true, true) => "term-tournament-enough",
            (true, false) => "term-tournament-lead",
            (false, _) => "term-tournament-needed",
        };
        Some(reader.words().say(id, &numbers))
    }

    fn outlook(words: &Words, seat: Seat, after: &View) -> Option<String> {
        let total = after.seats.get(seat.index())?.total;
        after.colour.filter(|_| after.in_play.contains(seat))?;
        Some(words.say("term-tournament-outlook", &[("total", total.into())]))
    }

    /// A colour whose token the player has brings none.
    fn choice(reader: &Reader<'_>, mv: Move, now: &View) -> String {
        let told = Self::tell_choice(reader, mv, Some(now));
        if let Move::Open(colour, _) = mv
            && own(now).is_some_and(|own| has_token(own, colour))
        {
            return reader.words().say("term-tournament-open-again", &[("choice", told.into())]);
        }
        told
    }

    /// Does not offer to end a turn that cannot be ended yet.
    fn phase(reader: &Reader<'_>, now: &View, choices: &[Choice<Self>]) -> String {
        let asked = now.phase == PhaseView::Turn && reader.is(now.turn) && !choices.is_empty();
        if asked && choices.iter().all(|choice| choice.mv != Move::End) {
            return reader.words().say("term-tournament-turn", &[]);
        }
        Self::tell_phase(reader, now)
    }

    fn begins_chapter(event: &Event) -> bool {
        matches!(event, Event::TournamentBegan { .. })
    }

    fn is_over(view: &View) -> bool {
        view.phase == PhaseView::Over
    }

    fn reference() -> Vec<Entry> {
        let cards = Card::ALL.into_iter().filter(|card| !card.is_value());
        let value = [
            Entry::new("colour-card", Some("term-tournament-colour-cards")),
            Entry::new("squire", Some("term-tournament-squire")),
            Entry::new("maiden", Some("term-tournament-maiden")),
        ];
        value.into_iter().chain(cards.map(|card| Entry::new(card.name(), None))).collect()
    }
}

/// The viewer's seat.
pub(crate) fn own_seat(view: &View) -> Option<Seat> {
    view.viewer.seat()
}

/// The viewer's own seat view.
pub(crate) fn own(view: &View) -> Option<&SeatView> {
    view.seats.get(own_seat(view)?.index())
}

/// The total that keeps the viewer in: more than the highest of the others, or as much; an empty
/// display is never enough (T12.1).
pub(crate) fn needed(view: &View) -> Option<u32> {
    let seat = own_seat(view)?;
    let others = view.in_play.without(seat).into_iter();
    let highest = others.filter_map(|seat| Some(view.seats.get(seat.index())?.total)).max()?;
    let ties_stay = view.options.unusual().contains_key("ties");
    Some(if ties_stay { highest.max(1) } else { highest + 1 })
}

/// Does a player already have the token of this colour? Purple can be any colour's.
fn has_token(player: &SeatView, colour: Colour) -> bool {
    colour != Colour::Purple && player.tokens.contains(&colour)
}

/// The cards in front of a player.
pub(crate) fn lying(player: &SeatView) -> Vec<Card> {
    let front = [(player.shield, Card::Shield), (player.stunned, Card::Stunned)];
    front.into_iter().filter(|&(lies, _)| lies).map(|(_, card)| card).collect()
}

/// An opponent to ask about: the first one who is still in.
fn other(view: &View) -> Option<Seat> {
    view.in_play.without(own_seat(view)?).lowest()
}

fn card_title(reader: &Reader<'_>, card: Card) -> String {
    reader.words().say(&format!("tournament-card-{card}"), &[])
}

fn colour_title(reader: &Reader<'_>, colour: Colour) -> String {
    reader.words().say(&format!("tournament-colour-{colour}.label"), &[])
}

/// One player in a few sentences.
fn seat_line(reader: &Reader<'_>, view: &View, seat: Seat, player: &SeatView) -> String {
    let words = reader.words();
    let flag = |holds: bool| if holds { "yes" } else { "no" };
    let cards = |cards: &[Card]| {
        let titles: Vec<String> = cards.iter().map(|&card| card_title(reader, card)).collect();
        words.list(&titles)
    };
    let token = |colour: &Colour| words.say(&format!("tournament-colour-{colour}"), &[]);
    let tokens: Vec<String> = player.tokens.iter().map(token).collect();
    let who = [
        ("player", reader.name(seat).into()),
        ("you", flag(reader.is(seat)).into()),
        ("in", flag(view.in_play.contains(seat)).into()),
        ("total", player.total.into()),
    ];
    let mut said = vec![words.say("term-tournament-seat", &who)];
    if !player.display.is_empty() {
        let display = [("cards", cards(&player.display).into())];
        said.push(words.say("term-tournament-display", &display));
    }
    let front = lying(player);
    if !front.is_empty() {
        said.push(words.say("term-tournament-front", &[("cards", cards(&front).into())]));
    }
    let holds = [
        ("cards", player.cards.into()),
        ("tokens", words.list(&tokens).into()),
        ("count", player.tokens.len().into()),
    ];
    said.push(words.say("term-tournament-holds", &holds));
    said.join(" ")
}
