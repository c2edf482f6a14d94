//! One test per rule number of `rules/castles.md`, named after it. More cases are in the scenarios.

use castles::testing::scene::{dealt, play, scene, table};
use castles::{CARDS, Card, Castle, Goods, GoodsView, Lord, Move, Proposal};
use castles::{Options, PhaseView, State};
use serde_json::json;
use table::{Game, Match, Notation, Options as _, Script, Seat, Seed, Viewer};

#[test]
fn c1_1_sixteen_soldiers_four_times_and_two_heroes() {
    let copies: usize = Card::ALL.into_iter().map(Card::copies).sum();
    assert_eq!((copies, CARDS), (66, 66));
    for kind in ["f", "a", "c", "r"] {
        for arms in ["l", "s", "b", "e"] {
            let card: Card = format!("{kind}{arms}").parse().expect("a soldier");
            assert_eq!(card.copies(), 4);
        }
    }
    assert_eq!((Card::Ivanhoe.copies(), Card::Locksley.copies()), (1, 1));
    assert!(Card::ALL.is_sorted_by_key(|card| card.name()));
    let faults = scene("attack | A: ivanhoe | B: ivanhoe | C:").faults();
    assert_eq!(faults, ["there are more than 1 ivanhoe"]);
}

#[test]
fn c1_2_five_castles_and_their_points() {
    let points = Castle::ALL.map(|castle| (castle.name(), castle.points()));
    let expected =
        [("rotherwood", 5), ("ashby", 6), ("coningsburgh", 7), ("york", 7), ("torquilstone", 10)];
    assert_eq!(points, expected);
}

#[test]
fn c1_3_tracks_of_two_to_five_squares() {
    let squares = |options: Options| State::blank(options).setup().castles.york.track.len();
    assert_eq!(squares(table(3, &[])), 3);
    for number in ["2", "3", "4", "5"] {
        assert_eq!(squares(table(3, &[("squares", number)])).to_string(), number);
    }
    let mut options = table(3, &[]);
    for wrong in ["1", "6", "02", "three", ""] {
        assert!(options.set("squares", wrong).is_err(), "{wrong}");
    }
    // Behind the last square lies the oubliette.
    let two = scene(
        "advance | options: squares=2 | A: | B: | C: | york: al; - athelstane \
                     | pending: {\"castle\":\"york\"}",
    );
    two.then(&["A advance"], json!({"prisoners": {"A": ["athelstane"]}}));
    let five = scene(
        "advance | options: squares=5 | A: | B: | C: | york: al; - - - athelstane - \
                      | pending: {\"castle\":\"york\"}",
    );
    let moved = json!([null, null, null, null, "athelstane"]);
    five.then(&["A advance"], json!({"prisoners": {"A": []}, "tracks": {"york": moved}}));
    assert!(scene("attack | A: | B: | C: | york: ; - -").faults()[0].contains("C1.3"));
}

#[test]
fn c1_4_six_lords_with_five_banners() {
    assert_eq!(Lord::ALL.len(), 6);
    let state = dealt(table(6, &[])).state().setup();
    assert!(state.seats.iter().all(|seat| seat.reserve == castles::BANNERS));
    let faults = scene("attack | A: ; reserve 5 | B: | C: | york: ; cedric - -").faults();
    assert_eq!(faults, ["cedric has more than 5 banners (C1.4)"]);
}

#[test]
fn c2_1_lords_by_seat_and_banners_in_reserve() {
    let seats = dealt(table(6, &[])).state().setup().seats;
    let lords: Vec<&str> = seats.iter().map(|seat| seat.lord.name()).collect();
    let expected =
        ["cedric", "athelstane", "front-de-boeuf", "de-bracy", "malvoisin", "bois-guilbert"];
    assert_eq!(lords, expected);
    // A position may seat them otherwise, each once.
    let mut setup =
        scene("attack | A: | B: | C: | york: ; malvoisin - - | D: | E:").state().setup();
    setup.seats[0].lord = Lord::Malvoisin;
    setup.seats[4].lord = Lord::Cedric;
    (setup.seats[0].reserve, setup.seats[4].reserve) = (4, 5);
    let state = State::from_setup(&setup).expect("lords in another order");
    assert_eq!(state.scores(), [7, 0, 0, 0, 0]);
    setup.seats[4].lord = Lord::Malvoisin;
    assert!(State::from_setup(&setup).is_err());
}

#[test]
fn c2_2_two_cards_each_or_as_published() {
    for (players, published) in [(3, 6), (4, 6), (5, 2), (6, 1)] {
        for (rules, size) in [(&[][..], 2), (&[("published-hands", "true")][..], published)] {
            let game = dealt(table(players, rules));
            let setup = game.state().setup();
            assert!(setup.seats.iter().all(|seat| seat.hand.len() == size), "{players}");
            assert_eq!(setup.deck.len() + setup.turned.len(), 66 - players * size);
        }
    }
    // One at a time, clockwise from the dealer's left.
    let hands = dealt(table(3, &[])).state().setup().seats;
    assert_eq!(hands[0].hand.into_iter().map(Card::name).collect::<Vec<_>>(), ["ab", "ab"]);
    assert_eq!(hands[2].hand.into_iter().map(Card::name).collect::<Vec<_>>(), ["ab", "ae"]);
}

#[test]
fn c2_3_the_first_player_by_lot_and_turns_clockwise() {
    let mut first = [0u32; 6];
    for number in 0..6000 {
        let game = Match::<State>::begin(table(6, &[]), Seed::of_series(2, number), &[]);
        first[game.state().setup().turn.index()] += 1;
    }
    assert!(first.iter().all(|&count| count.abs_diff(1000) < 150), "{first:?}");
    let last = scene("attack | turn: C | A: | B: al | C: ");
    last.then(&["C pass"], json!({"turn": "A", "phase": "keep"}));
    last.refuses(&["A pass"], "C2.3");
    last.refuses(&["B attack york"], "C2.3");
}

#[test]
fn c3_1_two_cards_are_turned() {
    let turn = scene("attack | A: | B: | C: | deck: fs al rb");
    turn.then(&["A pass"], json!({"turned": ["al", "fs"], "deck": 1, "drawn": 2, "turn": "B"}));
    let one = scene("attack | A: | B: | C: | deck: fs");
    one.then(&["A pass"], json!({"phase": "attack", "drawn": 1, "hands": {"B": ["fs"]}}));
    let none = scene("attack | A: | B: | C: | deck: ");
    none.then(&["A pass"], json!({"phase": "attack", "drawn": 0, "hands": {"B": []}}));
}

#[test]
fn c3_2_drawn_to_the_hand_and_one_laid_open() {
    let rule = "options: draw-to-hand=true";
    let turn = scene(&format!("attack | {rule} | A: | B: cb | C: | deck: fs al rb"));
    let hands = json!({"B": ["al", "cb", "fs"]});
    turn.then(
        &["A pass"],
        json!({"phase": "lay", "drawn": 2, "hands": hands, "turned": [],
               "all-legal": ["B lay al", "B lay cb", "B lay fs"]}),
    );
    turn.then(
        &["A pass", "B lay cb"],
        json!({"phase": "barter", "open": "cb", "all-legal": ["B barter", "B lose"]}),
    );
    turn.refuses(&["A pass", "B lay rs"], "C4.1");
    let one = scene(&format!("attack | {rule} | A: | B: | C: | deck: fs"));
    one.then(&["A pass"], json!({"phase": "attack", "drawn": 1, "hands": {"B": ["fs"]}}));
    // A player who has traded away all cards has none to lay, and goes on to the attack.
    let bare = format!("lay | {rule} | A: al fs | B: ; prisoners cedric | C:");
    scene(&bare).then(
        &["A propose B give al,fs want prisoner:cedric", "B agree"],
        json!({"phase": "attack", "turn": "A", "hands": {"A": []}, "reserves": {"A": 5}}),
    );
    scene(&bare).then(
        &["A propose B give al,fs want prisoner:cedric", "B decline"],
        json!({"phase": "lay"}),
    );
}

#[test]
fn c4_1_one_is_kept_and_the_other_lies_open() {
    let turned = scene("keep | A: cb | B: | C: | turned: al fs");
    turned.then(&[], json!({"all-legal": ["A keep al", "A keep fs"]}));
    turned.then(
        &["A keep fs"],
        json!({"phase": "barter", "open": "al", "turned": [], "hands": {"A": ["cb", "fs"]}}),
    );
    turned.refuses(&["A keep cb"], "C4.1");
    turned.refuses(&["A lay cb"], "C4.1");
    let pair = scene("keep | A: | B: | C: | turned: al al");
    pair.then(&[], json!({"all-legal": ["A keep al"]}));
    pair.then(&["A keep al"], json!({"open": "al", "hands": {"A": ["al"]}}));
}

#[test]
fn c4_2_who_refuses_to_barter_loses_the_card() {
    let barter = scene("barter | A: | B: cb | C: | open: al | lost: fs");
    barter.then(&["A lose"], json!({"phase": "attack", "lost": ["al", "fs"], "open": null}));
    barter.refuses(&["A lose", "A lose"], "C4.2");
}

#[test]
fn c4_3_offers_are_sealed() {
    let barter = scene("barter | A: re | B: cb fs | C: ce | D: | open: al");
    let waiting = json!({"offers": {"D": null}});
    barter.then(&["A barter"], json!({"phase": "offer", "pending": waiting}));
    barter.then(&["A barter"], json!({"all-legal": ["B offer cb", "B offer fs", "B pass"]}));
    let all = json!({"offers": {"B": "fs", "C": null, "D": null}});
    barter.then(&["A barter", "C pass", "B offer fs"], json!({"pending": all, "phase": "accept"}));
    barter.refuses(&["A barter", "B offer ce"], "C4.3");
    barter.refuses(&["A barter", "D pass"], "C2.3");
    barter.refuses(&["A barter", "A pass"], "C2.3");
    barter.refuses(&["A barter", "B pass", "B offer cb"], "C2.3");
    // Until the last seat has answered, only its own maker sees an offer.
    let memory = castles::Memory::default();
    let one = barter.after(&["A barter", "B offer fs"]);
    let two = barter.after(&["A barter", "B offer cb"]);
    let none = barter.after(&["A barter", "B pass"]);
    for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::C), Viewer::Public] {
        let sight = |state: State| state.view(&memory, viewer);
        assert_eq!(sight(one), sight(two), "{viewer}");
        assert_eq!(sight(one), sight(none), "{viewer}");
    }
    let mine = PhaseView::Offer { asked: false, mine: Some(Card::StagFootman) };
    assert_eq!(one.view(&memory, Viewer::Seat(Seat::B)).phase, mine);
    // Then the active player sees all, the others how many there are.
    let offers = barter.after(&["A barter", "B offer fs", "C pass"]);
    let phase = |seat| offers.view(&memory, Viewer::Seat(seat)).phase;
    let PhaseView::Accept { count: 1, offers: seen } = phase(Seat::A) else { panic!("one offer") };
    assert_eq!((seen[0].seat, seen[0].card), (Seat::B, Card::StagFootman));
    assert_eq!(phase(Seat::C), PhaseView::Accept { count: 1, offers: Vec::new() });
}

#[test]
fn c4_4_one_offer_is_accepted_or_none() {
    let offers = "accept | A: | B: cb | C: ce | D: fs | open: al \
                  | pending: {\"offers\":{\"B\":\"cb\",\"C\":null,\"D\":\"fs\"}}";
    let choice = scene(offers);
    choice.then(&[], json!({"all-legal": ["A accept B", "A accept D", "A refuse"]}));
    choice.then(
        &["A accept D"],
        json!({"phase": "attack", "hands": {"A": ["fs"], "D": ["al"], "B": ["cb"]}, "lost": []}),
    );
    choice.then(&["A refuse"], json!({"phase": "attack", "lost": ["al"], "hands": {"A": []}}));
    choice.refuses(&["A accept C"], "C4.4");
    // `forced-barter`: a forced move is made without a question.
    let forced = scene(&format!("{offers} | options: forced-barter=true"));
    forced.then(&[], json!({"all-legal": ["A accept B", "A accept D"]}));
    forced.refuses(&["A refuse"], "C4.4");
    let turned = "keep | options: forced-barter=true | A: | B: cb | C: ce | turned: al fs";
    scene(turned).then(&["A keep fs"], json!({"phase": "offer", "open": "al"}));
    scene(turned).then(
        &["A keep fs", "B offer cb", "C pass"],
        json!({"phase": "attack", "hands": {"A": ["cb", "fs"], "B": ["al"], "C": ["ce"]}}),
    );
    scene(turned).then(&["A keep fs", "B offer cb", "C offer ce"], json!({"phase": "accept"}));
    let bare = scene("keep | options: forced-barter=true | A: | B: | C: | turned: al fs");
    bare.then(&["A keep fs"], json!({"phase": "attack", "lost": ["al"]}));
}

#[test]
fn c4_5_nobody_offers_and_the_card_is_lost() {
    let barter = scene("barter | A: | B: cb | C: ce | open: al");
    barter.then(&["A barter", "B pass", "C pass"], json!({"phase": "attack", "lost": ["al"]}));
    let bare = scene("barter | A: | B: | C: | open: al");
    bare.then(&["A barter"], json!({"phase": "attack", "lost": ["al"]}));
}

#[test]
fn c5_1_an_army_shares_a_type_or_arms() {
    let hand = scene(
        "muster | A: ab al fl cl rs | B: | C: | york: fs; - - - \
                      | pending: {\"castle\":\"york\",\"army\":[]}",
    );
    let legal = ["A muster ab", "A muster al", "A muster cl", "A muster fl"];
    hand.then(&[], json!({"all-legal": legal}));
    let legal = ["A muster ab", "A muster cl", "A muster fl"];
    hand.then(&["A muster al"], json!({"all-legal": legal}));
    hand.then(
        &["A muster al", "A muster fl"],
        json!({"all-legal": ["A muster cl", "A strike"],
               "hands": {"A": ["ab", "al", "cl", "fl", "rs"]}}),
    );
    hand.refuses(&["A muster al", "A muster fl", "A muster ab"], "C5.1");
    hand.refuses(&["A muster al", "A muster rs"], "C5.1");
    hand.refuses(&["A muster al", "A muster al"], "C5.1");
}

#[test]
fn c5_2_heroes_fit_any_army() {
    let heroes = scene("attack | A: ivanhoe locksley al | B: | C: | york: fs fs; - - -");
    heroes.then(
        &["A attack york", "A muster locksley", "A muster al"],
        json!({"all-legal": ["A muster ivanhoe"]}),
    );
    let alone = scene("attack | A: ivanhoe locksley | B: | C: | york: fs; - - -");
    alone.then(
        &["A attack york", "A muster ivanhoe", "A muster locksley", "A strike"],
        json!({"garrisons": {"york": ["ivanhoe", "locksley"]}, "hands": {"A": ["fs"]}}),
    );
    // They do not join two points into one army.
    let bound = scene("attack | A: ivanhoe al rs | B: | C: | york: fs; - - -");
    bound.refuses(&["A attack york", "A muster ivanhoe", "A muster al", "A muster rs"], "C5.1");
}

#[test]
fn c5_3_arms_only() {
    let archers = "attack | A: al as ab | B: | C: | york: fs; - - -";
    scene(archers).then(&["A attack york"], json!({"phase": "muster"}));
    let children = scene(&format!("{archers} | options: arms-only=true"));
    children.refuses(&["A attack york"], "C6.2");
    let lions = scene("attack | options: arms-only=true | A: al fl as | B: | C: | york: fs; - - -");
    lions.then(&["A attack york"], json!({"all-legal": ["A muster al", "A muster fl"]}));
    lions.refuses(&["A attack york", "A muster al", "A muster as"], "C5.1");
    let heroes =
        scene("attack | options: arms-only=true | A: al ivanhoe | B: | C: | york: fs; - - -");
    heroes.then(&["A attack york", "A muster al"], json!({"all-legal": ["A muster ivanhoe"]}));
}

#[test]
fn c6_1_one_castle_a_turn() {
    let turn = scene("attack | A: al; reserve 0 | B: | C: | york: ; - cedric -");
    let castles = ["ashby", "coningsburgh", "rotherwood", "torquilstone", "york"];
    let mut legal: Vec<String> = castles.iter().map(|name| format!("A attack {name}")).collect();
    legal.push("A pass".into());
    turn.then(&[], json!({"all-legal": legal}));
    // Also the player's own, and without a banner left.
    turn.then(&["A attack york", "A muster al", "A strike", "A hold"], json!({"turn": "B"}));
    turn.then(&["A attack ashby", "A muster al", "A strike"], json!({"turn": "B"}));
    turn.refuses(&["A attack york", "A attack ashby"], "C6.1");
}

#[test]
fn c6_2_the_army_is_larger_than_the_garrison() {
    let turn = scene("attack | A: al as rb | B: | C: | york: fs; - - - | ashby: fs fs; - - -");
    turn.then(&[], json!({"legal": ["A attack york"], "not-legal": ["A attack ashby"]}));
    turn.refuses(&["A attack ashby"], "C6.2");
    turn.refuses(&["A attack york", "A muster rb"], "C6.2");
    turn.refuses(&["A attack york", "A strike"], "C6.2");
    turn.refuses(&["A attack york", "A muster al", "A strike"], "C6.2");
    // An empty castle falls to one card, and a larger army than needed may march.
    turn.then(
        &["A attack rotherwood", "A muster al"],
        json!({"all-legal": ["A muster as", "A strike"]}),
    );
    turn.refuses(&["A attack rotherwood", "A strike"], "C6.2");
}

#[test]
fn c6_3_the_army_stays_and_the_beaten_join_the_attacker() {
    let text = "attack | A: al al rb | B: | C: | york: al; - - - ";
    let moves = ["A attack york", "A muster al", "A muster al", "A strike"];
    scene(text).then(
        &moves,
        json!({"garrisons": {"york": ["al", "al"]}, "hands": {"A": ["al", "rb"]}, "lost": []}),
    );
    scene(&format!("{text} | options: beaten-lost=true")).then(
        &moves,
        json!({"garrisons": {"york": ["al", "al"]}, "hands": {"A": ["rb"]}, "lost": ["al"]}),
    );
}

#[test]
fn c6_4_all_banners_advance_or_none() {
    let pending = "pending: {\"castle\":\"york\"}";
    let banners =
        scene(&format!("advance | A: | B: | C: | york: al; athelstane cedric - | {pending}"));
    banners.then(&[], json!({"all-legal": ["A advance", "A hold"]}));
    let moved = json!({"york": [null, "athelstane", "cedric"]});
    banners.then(&["A advance"], json!({"tracks": moved, "phase": "plant"}));
    let stayed = json!({"york": ["athelstane", "cedric", null]});
    banners.then(&["A hold"], json!({"tracks": stayed, "turn": "B"}));
    // Asked only where a banner stands.
    let bare = scene("attack | A: al | B: | C:");
    bare.then(&["A attack york", "A muster al", "A strike"], json!({"phase": "plant"}));
    bare.refuses(&["A attack york", "A muster al", "A strike", "A advance"], "C6.4");
}

#[test]
fn c6_5_a_banner_on_square_one() {
    let turn = scene("attack | A: al | B: | C: | york: ; - athelstane -");
    let before = ["A attack york", "A muster al", "A strike", "A hold"];
    turn.then(&before, json!({"all-legal": ["A leave", "A plant"]}));
    let moves = [&before[..], &["A plant"]].concat();
    turn.then(
        &moves,
        json!({"tracks": {"york": ["cedric", "athelstane", null]},
               "reserves": {"A": 4}, "turn": "B"}),
    );
    let moves = [&before[..], &["A leave"]].concat();
    turn.then(&moves, json!({"reserves": {"A": 5}, "turn": "B"}));
    // Not asked without a banner in reserve.
    let poor = scene("attack | A: al; reserve 0 | B: | C:");
    poor.then(&["A attack york", "A muster al", "A strike"], json!({"turn": "B"}));
    turn.refuses(&["A plant"], "C6.5");
}

#[test]
fn c6_6_who_falls_is_the_attackers_prisoner() {
    let pending = "pending: {\"castle\":\"york\"}";
    let other = scene(&format!("advance | A: | B: | C: | york: al; - - athelstane | {pending}"));
    other.then(
        &["A advance", "A leave"],
        json!({"prisoners": {"A": ["athelstane"]}, "reserves": {"B": 4},
               "control": {"york": null}}),
    );
    let own = scene(&format!("advance | A: | B: | C: | york: al; - - cedric | {pending}"));
    own.then(&["A advance"], json!({"prisoners": {"A": []}, "reserves": {"A": 5}}));
    // The last banner comes home in time to be planted.
    let last =
        scene(&format!("advance | A: ; reserve 0 | B: | C: | york: al; - - cedric | {pending}"));
    last.then(&["A advance", "A plant"], json!({"control": {"york": "A"}, "reserves": {"A": 0}}));
}

#[test]
fn c6_7_the_highest_banner_controls() {
    let tracks = scene("attack | A: | B: | C: | york: ; cedric - athelstane | ashby: ; cedric - -");
    let control = json!({"york": "B", "ashby": "A", "rotherwood": null});
    tracks.then(&[], json!({"control": control}));
}

#[test]
fn c7_1_a_prisoner_for_cards_or_a_prisoner() {
    let turn = scene(
        "attack | A: al; prisoners athelstane | B: fs fs rb; prisoners cedric front-de-boeuf | C:",
    );
    turn.then(
        &["A propose B give prisoner:athelstane want fs,fs,rb", "B agree"],
        json!({"hands": {"A": ["al", "fs", "fs", "rb"], "B": []}, "phase": "attack"}),
    );
    turn.then(
        &["B propose A give prisoner:front-de-boeuf want prisoner:athelstane", "A agree"],
        json!({"prisoners": {"A": ["front-de-boeuf"], "B": ["cedric"]}, "reserves": {"B": 5}}),
    );
    turn.then(
        &["A propose B give al want prisoner:front-de-boeuf", "B agree"],
        json!({"prisoners": {"A": ["athelstane", "front-de-boeuf"]}, "hands": {"A": []}}),
    );
}

#[test]
fn c7_2_one_side_gives_a_prisoner() {
    let turn = scene(
        "attack | A: al; prisoners athelstane de-bracy | B: fs; prisoners de-bracy | C: | D:",
    );
    turn.refuses(&["A propose B give al want fs"], "C7.2");
    turn.refuses(&["A propose B give prisoner:de-bracy want prisoner:de-bracy"], "C7.2");
    turn.refuses(&["A propose B give prisoner:cedric want fs"], "C7.2");
    turn.refuses(&["A propose B give al want prisoner:athelstane"], "C7.2");
    turn.refuses(&["A propose B give al,al want prisoner:de-bracy"], "C7.2");
    turn.refuses(&["A propose A give al want prisoner:athelstane"], "C7.2");
    turn.refuses(&["A propose F give prisoner:athelstane want al"], "C7.2");
    turn.refuses(&["B propose A give al want prisoner:athelstane"], "C7.2");
    turn.refuses(&["A propose B give prisoner:athelstane want fs,fs,fs,fs,fs"], "C7.2");
    turn.refuses(&["A agree"], "C7.2");
    let nothing = Goods::Cards(castles::Hand::EMPTY.into());
    let deal = Proposal { to: Seat::B, give: Goods::Prisoner(Lord::DeBracy), want: nothing };
    let refused = turn.state().check(Seat::A, Move::Propose(deal));
    assert_eq!(refused, Err(castles::Reason::NoCardsInDeal));
    let pending = json!({"by": "B", "asked": "A", "resume": "attack",
                         "move": "propose A give fs want prisoner:athelstane"});
    turn.then(
        &["B propose A give fs want prisoner:athelstane"],
        json!({"phase": "deal", "turn": "A", "pending": pending,
               "all-legal": ["A agree", "A decline"]}),
    );
    turn.refuses(&["B propose A give fs want prisoner:athelstane", "B agree"], "C2.3");
    turn.refuses(&["B propose A give fs want prisoner:athelstane", "A pass"], "C7.2");
    // The list shows one prisoner for one card or one prisoner; any kind may be wanted.
    let prisoners = [("fs", "athelstane"), ("fs", "de-bracy"), ("prisoner:de-bracy", "athelstane")];
    let deal = |(give, want)| format!("B propose A give {give} want prisoner:{want}");
    let mut legal = prisoners.map(deal).to_vec();
    for to in ["A", "C", "D"] {
        let want = |card: Card| format!("B propose {to} give prisoner:de-bracy want {card}");
        legal.extend(Card::ALL.map(want));
    }
    turn.then(&[], json!({"all-legal": legal}));
}

#[test]
fn c7_3_once_a_turn_and_only_while_these_questions_are_open() {
    let seats = "A: al fs; prisoners athelstane | B: cb | C: ";
    let deal = "B propose A give cb want prisoner:athelstane";
    for question in ["keep | turned: re re", "barter | open: re", "attack"] {
        let phase = question.split(' ').next();
        let open = scene(&format!("{question} | {seats}"));
        open.then(&[deal, "A decline"], json!({"phase": phase, "proposed": ["B"], "turn": "A"}));
        open.refuses(&[deal, "A decline", deal], "C7.3");
        open.refuses(&[deal, "A propose B give prisoner:athelstane want cb"], "C7.3");
    }
    let lay = scene(&format!("lay | options: draw-to-hand=true | {seats}"));
    lay.then(&[deal, "A agree"], json!({"phase": "lay", "proposed": ["B"]}));
    // Not while offers are made or chosen, nor once an attack is named.
    let barter = scene(&format!("barter | open: re | {seats}"));
    barter.refuses(&["A barter", deal], "C7.3");
    barter.refuses(&["A barter", "B offer cb", deal], "C7.3");
    let attack = scene(&format!("attack | {seats} | york: ; athelstane - -"));
    let moves = ["A attack york", "A muster al", "A strike", "A advance"];
    for played in 1..=moves.len() {
        attack.refuses(&[&moves[..played], &[deal]].concat(), "C7.3");
    }
    // A new turn, a new proposal.
    attack.then(&[deal, "A decline", "A pass"], json!({"proposed": [], "legal": [deal]}));
    // A player who lacks the cards can only decline, but is asked.
    let ask = "A propose B give prisoner:athelstane want cb,cb";
    attack.then(&[ask], json!({"all-legal": ["B decline"]}));
    attack.refuses(&[ask, "B agree"], "C7.3");
    attack
        .then(&[ask, "B decline"], json!({"phase": "attack", "prisoners": {"A": ["athelstane"]}}));
}

#[test]
fn c7_4_a_banner_that_comes_back_is_in_reserve() {
    let turn = scene("attack | A: al; prisoners athelstane | B: cb; prisoners cedric | C:");
    turn.then(
        &["A propose B give prisoner:athelstane want prisoner:cedric", "B agree"],
        json!({"reserves": {"A": 5, "B": 5}, "prisoners": {"A": [], "B": []}}),
    );
}

#[test]
fn c7_5_only_the_two_see_the_cards() {
    let turn = scene("attack | A: ; prisoners athelstane | B: cb ce | C: ");
    let deal = |card: &str| format!("B propose A give {card} want prisoner:athelstane");
    let memory = castles::Memory::default();
    let third = Viewer::Seat(Seat::C);
    let [one, two] = ["cb", "ce"].map(|card| turn.after(&[&deal(card)]).view(&memory, third));
    assert_eq!(one, two);
    let PhaseView::Deal { give, want, .. } = one.phase else { panic!("a deal") };
    assert_eq!((give, want), (GoodsView::Hidden(1), GoodsView::Prisoner(Lord::Athelstane)));
    let partner = turn.after(&[&deal("cb")]).view(&memory, Viewer::Seat(Seat::A));
    assert!(partner.seats[1].known.has(Card::BoarCrossbowman));
    // The same for events: what others see of the deal names no card.
    let told = |card: &str, viewer| {
        let mut received = Vec::new();
        let mut state = turn.state();
        for (by, mv) in [(Seat::B, &deal(card)[2..]), (Seat::A, "agree")] {
            let mv = mv.parse().expect("a move");
            let hear = &mut |event| received.extend(State::event_view(&event, viewer));
            state.play(by, mv, &mut Script::default(), hear).expect("a legal move");
        }
        received
    };
    assert_eq!(told("cb", third), told("ce", third));
    assert_eq!(told("cb", third).len(), 3);
    assert_ne!(told("cb", Viewer::Seat(Seat::A)), told("ce", Viewer::Seat(Seat::A)));
}

#[test]
fn c8_1_without_the_deck_a_turn_without_attack_is_a_pass() {
    let last = scene("attack | A: | B: al | C: fs; prisoners athelstane | deck: | drawn: 2");
    last.then(&["A pass"], json!({"passes": 0, "drawn": 0, "turn": "B"}));
    last.then(&["A pass", "B pass"], json!({"passes": 1, "turn": "C"}));
    let deal = ["A pass", "B pass", "B propose C give al want prisoner:athelstane", "C agree"];
    last.then(&deal, json!({"passes": 1, "turn": "C", "phase": "attack"}));
    let attack = ["A pass", "B attack york", "B muster al", "B strike", "B leave"];
    last.then(&attack, json!({"passes": 0, "turn": "C"}));
    // The turn that takes the last cards is not yet such a turn.
    let taking = scene("attack | A: | B: | C: | deck: fs | drawn: 2");
    taking.then(&["A pass", "B pass"], json!({"passes": 0, "turn": "C"}));
    taking.then(&["A pass", "B pass", "C pass"], json!({"passes": 1, "turn": "A"}));
}

#[test]
fn c8_2_all_pass_in_a_row() {
    let row = scene("attack | A: al | B: | C: | D: | deck: | drawn: 0 | passes: 3");
    row.then(&["A pass"], json!({"phase": "over", "passes": 4, "turn": "A", "winner": "ABCD"}));
    row.then(&[], json!({"winner": ""}));
    let moves = ["A attack york", "A muster al"];
    row.then(&moves, json!({"passes": 3, "winner": ""}));
    let moves = ["A attack york", "A muster al", "A strike", "A plant"];
    row.then(&moves, json!({"passes": 0, "turn": "B"}));
    row.refuses(&["A pass", "B pass"], "C2.3");
}

#[test]
fn c8_3_the_highest_total_wins() {
    let end = "attack | A: | B: | C: | deck: | drawn: 0 | passes: 2";
    let won = scene(&format!("{end} | york: al; cedric - - | ashby: fs; - athelstane -"));
    won.then(&["A pass"], json!({"winner": "A", "scores": [7, 6, 0]}));
    let tie =
        scene(&format!("{end} | york: al; cedric - - | coningsburgh: fs; front-de-boeuf - -"));
    tie.then(&["A pass"], json!({"winner": "AC", "scores": [7, 0, 7]}));
}

#[test]
fn c8_4_prisoners_and_hands_score_nothing() {
    let end = scene(
        "attack | A: al al ivanhoe; prisoners athelstane front-de-boeuf | B: | C: | deck: \
         | drawn: 0 | passes: 2 | rotherwood: fs; athelstane - -",
    );
    end.then(&["A pass"], json!({"winner": "B", "scores": [0, 5, 0]}));
}

#[test]
fn c9_what_everyone_may_know() {
    let mut game = dealt(table(3, &[]));
    let known = |game: &Match<State>, viewer: Viewer, seat: Seat| {
        let known = game.view(viewer).seats[seat.index()].known;
        known.into_iter().map(Card::name).collect::<Vec<_>>().join(" ")
    };
    let (a, b, c) = (Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Seat(Seat::C));
    // A ab ab, B ab ae, C ab ae; ae ae are turned.
    play(&mut game, &["A keep ae", "A barter", "B offer ab", "C offer ae"]);
    // The kept card is public; the player who chooses sees an offer.
    assert_eq!([b, c, Viewer::Public].map(|v| known(&game, v, Seat::A)), ["ae", "ae", "ae"]);
    assert_eq!([a, c, Viewer::Public].map(|v| known(&game, v, Seat::B)), ["ab", "", ""]);
    play(&mut game, &["A accept B"]);
    // Everybody saw the open card go to B; only B has seen A's new card.
    assert_eq!([a, c, Viewer::Public].map(|v| known(&game, v, Seat::B)), ["ae", "ae", "ae"]);
    assert_eq!([b, c, Viewer::Public].map(|v| known(&game, v, Seat::A)), ["ab ae", "ae", "ae"]);
    // A refused offer is remembered.
    assert_eq!(known(&game, a, Seat::C), "ae");
    // A mustered army is open, and a garrison taken into the hand is known there.
    play(&mut game, &["A attack york", "A muster ab", "A muster ab"]);
    assert_eq!(known(&game, c, Seat::A), "ab ab ae");
    play(&mut game, &["A strike", "A leave"]);
    assert_eq!([b, c].map(|v| known(&game, v, Seat::A)), ["ae", "ae"]);
    let view = game.view(c);
    assert_eq!(view.seats[0].cards, 2);
    assert_eq!(view.seats[0].hand, None);
    assert!(view.seats[2].hand.is_some());
    assert_eq!(view.unseen().len(), view.deck + 2 + 2 - 1 - 1);
}
