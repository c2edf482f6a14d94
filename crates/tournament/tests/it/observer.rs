//! An observer shows exactly what the view of its seat shows.

use table::testing::{Facts, differences, tables};
use table::{Match, Options as _, Seat, Seats};
use tournament::{Card, Colour, Colours, Options, PhaseView, Question, State, View};

/// Everything that the observer shows.
fn told(game: &Match<State>, seat: Seat) -> Facts {
    let (observer, memory) = (game.state().observer(seat), game.memory());
    let mut facts = vec![
        ("seat", observer.seat().to_string()),
        ("question", format!("{:?}", observer.question())),
        ("hand", format!("{:?}", observer.hand())),
        ("highest other total", observer.highest_other_total().to_string()),
        ("players", observer.players().to_string()),
        ("opponents", observer.opponents().to_string()),
        ("turn", observer.turn().to_string()),
        ("stock", observer.stock().to_string()),
        ("colour", format!("{:?}", observer.colour())),
        ("goal", observer.goal().to_string()),
        ("ties stay", observer.ties_stay().to_string()),
        ("camelot", observer.is_camelot().to_string()),
        ("in play", observer.in_play().to_string()),
        ("previous", format!("{:?}", observer.previous())),
        ("played", observer.played().to_string()),
        ("added", observer.added().to_string()),
        ("deck", observer.deck().to_string()),
        ("discard", format!("{:?}", observer.discard().collect::<Vec<_>>())),
    ];
    for colour in Colour::ALL {
        facts.push(("fitting", format!("{colour} {:?}", observer.fitting(colour))));
    }
    for seat in observer.players() {
        facts.push(("cards", format!("{seat} {}", observer.cards(seat))));
        facts.push(("display", format!("{seat} {:?}", observer.display(seat).collect::<Vec<_>>())));
        facts.push(("total", format!("{seat} {}", observer.total(seat))));
        facts.push(("stunned", format!("{seat} {}", observer.is_stunned(seat))));
        facts.push(("tokens", format!("{seat} {:?}", observer.tokens(seat))));
        facts.push(("shield", format!("{seat} {}", observer.is_shielded(seat))));
        facts.push(("known", format!("{seat} {:?}", observer.known(memory, seat))));
    }
    facts
}

/// The same from a view.
fn seen(view: &View) -> Facts {
    let me = view.viewer.seat().expect("a player's view");
    let hand = view.seats[me.index()].hand.expect("the own hand");
    let players = Seats::first(view.seats.len());
    let others = players.without(me).into_iter().map(|seat| view.seats[seat.index()].total);
    let rule = |key: &str| view.options.unusual().get(key).cloned();
    let mut facts = vec![
        ("seat", me.to_string()),
        ("question", format!("{:?}", asked(view))),
        ("hand", format!("{hand:?}")),
        ("highest other total", others.max().expect("others").to_string()),
        ("players", players.to_string()),
        ("opponents", view.in_play.without(me).to_string()),
        ("turn", view.turn.to_string()),
        ("stock", (view.deck + view.discard.len()).to_string()),
        ("colour", format!("{:?}", view.colour)),
        // T6.6
        ("goal", (if view.seats.len() < 4 { 5 } else { 4 }).to_string()),
        ("ties stay", rule("ties").is_some_and(|ties| ties == "ties-stay").to_string()),
        ("camelot", rule("repeat").is_some_and(|repeat| repeat == "camelot").to_string()),
        ("in play", view.in_play.to_string()),
        ("previous", format!("{:?}", view.previous)),
        ("played", view.played.to_string()),
        ("added", view.added.to_string()),
        ("deck", view.deck.to_string()),
        ("discard", format!("{:?}", view.discard)),
    ];
    for colour in Colour::ALL {
        let fitting: tournament::Hand = hand.into_iter().filter(|card| card.fits(colour)).collect();
        facts.push(("fitting", format!("{colour} {fitting:?}")));
    }
    for (seat, seen) in Seat::ALL.into_iter().zip(&view.seats) {
        facts.push(("cards", format!("{seat} {}", seen.cards)));
        facts.push(("display", format!("{seat} {:?}", seen.display)));
        facts.push(("total", format!("{seat} {}", seen.total)));
        facts.push(("stunned", format!("{seat} {}", seen.stunned)));
        let tokens: Colours = seen.tokens.iter().copied().collect();
        facts.push(("tokens", format!("{seat} {tokens:?}")));
        facts.push(("shield", format!("{seat} {}", seen.shield)));
        facts.push(("known", format!("{seat} {:?}", seen.known)));
    }
    facts
}

fn asked(view: &View) -> Option<Question> {
    match view.phase {
        PhaseView::Open => Some(Question::Open),
        PhaseView::Turn => Some(Question::Turn),
        PhaseView::React { action, .. } => Some(Question::React(action)),
        PhaseView::Adapt { value, .. } => Some(Question::Keep(value)),
        PhaseView::Return => Some(Question::Return),
        PhaseView::Take => Some(Question::Take),
        PhaseView::Over => None,
    }
}

#[test]
fn an_observer_shows_exactly_its_seats_view() {
    for options in tables::<State>() {
        assert_eq!(differences(options, 15, told, seen, |_| ()), [""; 0], "{options:?}");
    }
}

#[test]
fn a_planted_difference_is_found() {
    let options = Options::usual(3).expect("three may play");
    let finds = |plant: fn(&mut View)| differences(options, 2, told, seen, plant);
    assert_eq!(finds(|view| view.turn = view.turn.next(3)), ["turn"]);
    assert_eq!(finds(|view| view.colour = None), ["colour"]);
    assert_eq!(finds(|view| view.in_play = Seats::NONE), ["in play", "opponents"]);
    assert_eq!(finds(|view| view.phase = PhaseView::Turn), ["question"]);
    assert_eq!(finds(|view| view.seats[0].cards += 1), ["cards"]);
    assert_eq!(finds(|view| view.seats[1].total += 1), ["highest other total", "total"]);
    assert_eq!(finds(|view| view.seats[2].stunned = true), ["stunned"]);
    assert_eq!(finds(|view| view.seats[0].display.push(Card::S2)), ["display"]);
    assert_eq!(finds(|view| view.seats[0].tokens.clear()), ["tokens"]);
    assert_eq!(finds(|view| view.seats[0].shield = true), ["shield"]);
    assert_eq!(finds(|view| view.seats[0].known = Card::ALL.into_iter().collect()), ["known"]);
    assert_eq!(finds(|view| view.previous = None), ["previous"]);
    assert_eq!(finds(|view| view.played += 1), ["played"]);
    assert_eq!(finds(|view| view.added += 1), ["added"]);
    assert_eq!(finds(|view| view.deck += 1), ["deck", "stock"]);
    assert_eq!(finds(|view| view.discard.reverse()), ["discard"]);
    let richer = |view: &mut View| {
        let mine = view.seats.iter_mut().filter_map(|seat| seat.hand.as_mut());
        mine.for_each(|hand| {
            hand.try_add(Card::S2);
        });
    };
    assert_eq!(finds(richer), ["fitting", "hand"]);
}
