//! An observer shows exactly what the view of its seat shows.

use castles::{Card, Castle, Deal, Goods, GoodsView, Hand, Lord};
use castles::{Options, PhaseView, Proposal, Question, State, View};
use table::testing::{Facts, differences, tables};
use table::{Match, Options as _, Seat, Seats};

/// Everything that the observer shows.
fn told(game: &Match<State>, seat: Seat) -> Facts {
    let (observer, memory) = (game.state().observer(seat), game.memory());
    let mut facts = vec![
        ("seat", observer.seat().to_string()),
        ("arms only", observer.arms_only().to_string()),
        ("beaten are lost", observer.beaten_are_lost().to_string()),
        ("players", observer.players().to_string()),
        ("question", format!("{:?}", observer.question())),
        ("turn", observer.turn().to_string()),
        ("drawn", observer.drawn().to_string()),
        ("passes", observer.passes().to_string()),
        ("deck", observer.deck().to_string()),
        ("hand", format!("{:?}", observer.hand())),
        ("turned", format!("{:?}", observer.turned())),
        ("open", format!("{:?}", observer.open())),
        ("proposal", format!("{:?}", observer.proposal())),
        ("options", format!("{:?}", observer.options())),
        ("lost", format!("{:?}", observer.lost())),
        ("largest army", observer.largest_army().to_string()),
        ("offers", observer.offers().to_string()),
        ("deal", format!("{:?}", observer.deal())),
        ("may propose", observer.may_propose().to_string()),
    ];
    for seat in observer.players() {
        facts.push(("cards", format!("{seat} {}", observer.cards(seat))));
        facts.push(("offer", format!("{seat} {:?}", observer.offer(seat))));
        facts.push(("proposed", format!("{seat} {}", observer.has_proposed(seat))));
        facts.push(("lord", format!("{seat} {}", observer.lord(seat))));
        facts.push(("reserve", format!("{seat} {}", observer.reserve(seat))));
        let held = Lord::BY_SEAT.map(|lord| observer.prisoners(seat, lord));
        facts.push(("prisoners", format!("{seat} {held:?}")));
        facts.push(("score", format!("{seat} {}", observer.score(seat))));
        facts.push(("known", format!("{seat} {:?}", observer.known(memory, seat))));
    }
    for castle in Castle::ALL {
        facts.push(("garrison", format!("{castle} {:?}", observer.garrison(castle))));
        facts.push(("track", format!("{castle} {:?}", observer.track(castle))));
        facts.push(("control", format!("{castle} {:?}", observer.controls(castle))));
    }
    facts
}

/// The same from a view.
fn seen(view: &View) -> Facts {
    let me = view.viewer.seat().expect("a player's view");
    let rule = |key| view.options.unusual().contains_key(key).to_string();
    let mut facts = vec![
        ("seat", me.to_string()),
        ("arms only", rule("arms-only")),
        ("beaten are lost", rule("beaten-lost")),
        ("players", Seats::first(view.seats.len()).to_string()),
        ("question", format!("{:?}", asked(view))),
        ("turn", view.turn.to_string()),
        ("drawn", view.drawn.to_string()),
        ("passes", view.passes.to_string()),
        ("deck", view.deck.to_string()),
        ("hand", format!("{:?}", view.seats[me.index()].hand.expect("the own hand"))),
        ("turned", format!("{:?}", view.turned)),
        ("open", format!("{:?}", view.open)),
        ("proposal", format!("{:?}", proposal(view, me))),
        ("options", format!("{:?}", view.options)),
        ("lost", format!("{:?}", view.lost)),
        ("largest army", largest_army(view, me).to_string()),
        ("offers", offers(view).to_string()),
        ("deal", format!("{:?}", deal(view))),
        ("may propose", may_propose(view, me).to_string()),
    ];
    for (seat, seen) in Seat::ALL.into_iter().zip(&view.seats) {
        facts.push(("cards", format!("{seat} {}", seen.cards)));
        facts.push(("offer", format!("{seat} {:?}", offer(view, me, seat))));
        facts.push(("proposed", format!("{seat} {}", view.proposed.contains(seat))));
        facts.push(("lord", format!("{seat} {}", seen.lord)));
        facts.push(("reserve", format!("{seat} {}", seen.reserve)));
        let count = |lord| seen.prisoners.iter().filter(|&&held| held == lord).count();
        facts.push(("prisoners", format!("{seat} {:?}", Lord::BY_SEAT.map(count))));
        facts.push(("score", format!("{seat} {}", seen.score)));
        facts.push(("known", format!("{seat} {:?}", seen.known)));
    }
    for seen in &view.castles {
        let castle = seen.castle;
        facts.push(("garrison", format!("{castle} {:?}", seen.garrison)));
        facts.push(("track", format!("{castle} {:?}", seen.track)));
        facts.push(("control", format!("{castle} {:?}", seen.control)));
    }
    facts
}

fn asked(view: &View) -> Option<Question> {
    match view.phase {
        PhaseView::Keep => Some(Question::Keep),
        PhaseView::Lay => Some(Question::Lay),
        PhaseView::Barter => Some(Question::Barter),
        PhaseView::Offer { .. } => Some(Question::Offer),
        PhaseView::Accept { .. } => Some(Question::Accept),
        PhaseView::Attack => Some(Question::Attack),
        PhaseView::Muster { castle, army } => Some(Question::Muster { castle, army }),
        PhaseView::Advance { castle } => Some(Question::Advance { castle }),
        PhaseView::Plant { castle } => Some(Question::Plant { castle }),
        PhaseView::Deal { .. } => Some(Question::Deal),
        PhaseView::Over => None,
    }
}

/// C5.1, C5.3: by the letters of the cards, type first, then arms.
fn largest_army(view: &View, me: Seat) -> usize {
    let hand = view.seats[me.index()].hand.expect("the own hand");
    let names: Vec<&str> = hand.into_iter().map(Card::name).collect();
    let heroes = names.iter().filter(|name| name.len() > 2).count();
    let arms_only = view.options.unusual().contains_key("arms-only");
    let places = if arms_only { 1..2 } else { 0..2 };
    let shared = places.flat_map(|place| "abcefrls".chars().map(move |letter| (place, letter)));
    let soldiers = |(place, letter): (usize, char)| {
        names
            .iter()
            .filter(|name| name.len() == 2 && name.chars().nth(place) == Some(letter))
            .count()
    };
    heroes + shared.map(soldiers).max().unwrap_or(0)
}

fn offers(view: &View) -> usize {
    if let PhaseView::Accept { count, .. } = view.phase { count } else { 0 }
}

fn deal(view: &View) -> Option<Deal> {
    let PhaseView::Deal { by, to, give, want, resume } = view.phase else { return None };
    Some(Deal { by, to, give, want, resume })
}

/// C7.2, C7.3
fn may_propose(view: &View, me: Seat) -> bool {
    let interruptible = matches!(
        view.phase,
        PhaseView::Keep | PhaseView::Lay | PhaseView::Barter | PhaseView::Attack
    );
    let holds = |seat: usize| !view.seats[seat].prisoners.is_empty();
    let others_hold = (0..view.seats.len()).any(|seat| seat != me.index() && holds(seat));
    let has_a_deal = holds(me.index()) || others_hold && view.seats[me.index()].cards > 0;
    interruptible && has_a_deal && !view.proposed.contains(me)
}

/// C4.3: what a seat offers, if the view shows it.
fn offer(view: &View, me: Seat, of: Seat) -> Option<Card> {
    if let PhaseView::Offer { mine, .. } = view.phase {
        return mine.filter(|_| of == me);
    }
    let PhaseView::Accept { offers, .. } = &view.phase else { return None };
    offers.iter().find(|offer| offer.seat == of).map(|offer| offer.card)
}

/// C7.5: the deal of which the viewer is one of the two.
fn proposal(view: &View, me: Seat) -> Option<(Seat, Proposal)> {
    let PhaseView::Deal { by, to, give, want, .. } = view.phase else { return None };
    let goods = |goods| match goods {
        GoodsView::Prisoner(lord) => Goods::Prisoner(lord),
        GoodsView::Cards(cards) => Goods::Cards(cards),
        GoodsView::Hidden(_) => panic!("hidden from one of the two"),
    };
    (me == by || me == to).then(|| (by, Proposal { to, give: goods(give), want: goods(want) }))
}

#[test]
fn an_observer_shows_exactly_its_seats_view() {
    for options in tables::<State>() {
        assert_eq!(differences(options, 5, told, seen, |_| ()), [""; 0], "{options:?}");
    }
}

#[test]
fn a_planted_difference_is_found() {
    // On short tracks banners soon fall, so there are prisoners to deal with.
    let mut options = Options::usual(3).expect("three may play");
    options.set("squares", "2").expect("a house rule");
    let finds = |plant: fn(&mut View)| differences(options, 3, told, seen, plant);
    assert_eq!(finds(|view| view.turn = view.turn.next(3)), ["turn"]);
    assert_eq!(finds(|view| view.proposed = Seats::first(3)), ["may propose", "proposed"]);
    assert_eq!(finds(|view| view.drawn += 1), ["drawn"]);
    assert_eq!(finds(|view| view.passes += 1), ["passes"]);
    assert_eq!(finds(|view| view.deck += 1), ["deck"]);
    assert_eq!(finds(|view| view.turned = Hand::EMPTY), ["turned"]);
    assert_eq!(finds(|view| view.open = None), ["open"]);
    assert_eq!(finds(|view| view.proposed = Seats::NONE), ["proposed"]);
    assert_eq!(
        finds(|view| view.phase = PhaseView::Attack),
        ["deal", "may propose", "offer", "offers", "proposal", "question"]
    );
    assert_eq!(finds(|view| view.seats[0].cards += 1), ["cards"]);
    assert_eq!(finds(|view| view.lost = Hand::EMPTY), ["lost"]);
    assert_eq!(finds(|view| view.seats[0].score += 1), ["score"]);
    assert_eq!(finds(|view| view.seats[0].known = Hand::whole_deck()), ["known"]);
    assert_eq!(finds(|view| view.seats[0].lord = view.seats[1].lord), ["lord"]);
    assert_eq!(finds(|view| view.seats[0].reserve += 1), ["reserve"]);
    assert_eq!(finds(|view| view.seats[0].prisoners.clear()), ["may propose", "prisoners"]);
    assert_eq!(finds(|view| view.castles[0].garrison = Hand::EMPTY), ["garrison"]);
    assert_eq!(finds(|view| view.castles[0].track.fill(None)), ["track"]);
    assert_eq!(finds(|view| view.castles[0].control = None), ["control"]);
    let empty = |view: &mut View| {
        let mine = view.seats.iter_mut().filter_map(|seat| seat.hand.as_mut());
        mine.for_each(|hand| *hand = Hand::EMPTY);
    };
    assert_eq!(finds(empty), ["hand", "largest army"]);
    let without_offers = |view: &mut View| {
        if let PhaseView::Accept { offers, .. } = &mut view.phase {
            offers.clear();
        }
    };
    assert_eq!(finds(without_offers), ["offer"]);
}
