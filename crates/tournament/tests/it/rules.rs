//! One test per rule number of `rules/tournament.md`, named after it. More cases are in the
//! scenarios.

use serde_json::json;
use table::{Game, Match, Notation, Options as _, QuickChance, Script, Seat, Seed, Source, Viewer};
use tournament::testing::scene::scene;
use tournament::{Card, Colour, Move, Options, PhaseName, PhaseView, State};

fn copies(cards: &[(Card, usize)]) -> usize {
    cards.iter().for_each(|&(card, copies)| assert_eq!(card.copies(), copies, "{card}"));
    cards.iter().map(|&(_, copies)| copies).sum()
}

#[test]
fn t1_1_seventy_colour_cards() {
    let purple = copies(&[(Card::P3, 4), (Card::P4, 4), (Card::P5, 4), (Card::P7, 2)]);
    let red = copies(&[(Card::R3, 6), (Card::R4, 6), (Card::R5, 2)]);
    let blue = copies(&[(Card::B2, 4), (Card::B3, 4), (Card::B4, 4), (Card::B5, 2)]);
    let yellow = copies(&[(Card::Y2, 4), (Card::Y3, 8), (Card::Y4, 2)]);
    let green = copies(&[(Card::G1, 14)]);
    assert_eq!([purple, red, blue, yellow, green], [14; 5]);
    for card in Card::ALL.into_iter().filter(|card| card.colour().is_some()) {
        let (colour, value) = card.name().split_at(1);
        assert_eq!(card.value().to_string(), value);
        let initial = card.colour().map(|colour| colour.name()[..1].to_uppercase());
        assert_eq!(initial.as_deref(), Some(colour));
    }
}

#[test]
fn t1_2_twenty_supporters() {
    assert_eq!(copies(&[(Card::S2, 8), (Card::S3, 8), (Card::M6, 4)]), 20);
    assert_eq!([Card::S2, Card::S3, Card::M6].map(Card::value), [2, 3, 6]);
}

#[test]
fn t1_3_twenty_action_cards() {
    let actions: Vec<Card> = Card::ALL.into_iter().filter(|card| !card.is_value()).collect();
    assert_eq!(actions.len(), 17);
    assert_eq!(actions.iter().map(|card| card.copies()).sum::<usize>(), 20);
    assert_eq!((Card::Riposte.copies(), Card::KnockDown.copies()), (3, 2));
}

#[test]
fn t1_4_at_most_one_token_of_each_colour() {
    let winner = scene("red | A: ; tokens red | B: R3");
    winner.then(&["A withdraw"], json!({"tokens": {"A": ["red"], "B": ["red"]}}));
    scene("red | A: | B: R3; tokens red").then(&["A withdraw"], json!({"tokens": {"B": ["red"]}}));
}

#[test]
fn t2_1_every_seat_is_equally_likely_to_deal() {
    let mut dealt = [0u32; 5];
    for game in 0..4000 {
        let options = Options::usual(5).expect("five may play");
        let game = Match::<State>::begin(options, Seed::of_series(2, game), &[]);
        let (dealer, _) = table::dealt::<State>(&game.record().deal[0]).expect("a deal");
        dealt[dealer.index()] += 1;
    }
    assert!(dealt.iter().all(|&count| count.abs_diff(800) < 130), "{dealt:?}");
}

fn dealt_by(dealer: Seat) -> Match<State> {
    let options = Options::usual(3).expect("three may play");
    Match::deal(options, Source::Hands, &mut Script::default().number(dealer.index()), &[])
}

#[test]
fn t2_2_eight_cards_each_one_at_a_time() {
    let game = dealt_by(Seat::C);
    let (_, deck) = table::dealt::<State>(&game.record().deal[0]).expect("a deal");
    let view = game.view(Viewer::Seat(Seat::B));
    let mut expected: Vec<&String> = deck.iter().skip(1).step_by(3).take(8).collect();
    expected.sort_unstable();
    let hand = view.seats[1].hand.expect("one's own hand");
    let names: Vec<String> = hand.into_iter().map(|card| card.to_string()).collect();
    assert_eq!(names.iter().collect::<Vec<_>>(), expected);
    // The opener has drawn a ninth.
    assert_eq!(view.seats.iter().map(|seat| seat.cards).collect::<Vec<_>>(), [9, 8, 8]);
    assert_eq!(view.deck, 110 - 25);
}

#[test]
fn t2_3_the_dealers_left_opens() {
    for (dealer, opener) in [(Seat::A, Seat::B), (Seat::B, Seat::C), (Seat::C, Seat::A)] {
        let view = dealt_by(dealer).view(Viewer::Public);
        assert_eq!((view.turn, view.phase), (opener, PhaseView::Open));
    }
}

#[test]
fn t3_1_a_turn_begins_with_a_card() {
    let scene = scene("red | A: R3; hand G1 | B: R4; hand R5 | played: 1 | deck: Y2 Y4");
    scene.then(&["A withdraw"], json!({"phase": "open", "hands": {"B": ["R5", "Y2"]}, "deck": 1}));
}

#[test]
fn t3_2_the_last_card_drawn_renews_the_deck() {
    let scene = scene("red | A: R5 | B: R3 | played: 1 | deck: G1 | discard: B2 B3");
    let scene = scene.chance("reshuffle", json!(["B3", "B2"]));
    scene.then(&["A end"], json!({"hands": {"B": ["G1"]}, "deck": 2, "discard": []}));
}

#[test]
fn t3_3_turns_pass_clockwise_among_those_in() {
    let scene = scene("red | A: R3 | B: R5 | C: | D: | in: ABD | turn: B | played: 1");
    scene.then(&["B end"], json!({"turn": "D"}));
    scene.refuses(&["A withdraw"], "T3.3");
}

#[test]
fn t3_4_to_stay_in_needs_a_card_and_the_highest_total() {
    scene("red | A: R5 | B: R4").refuses(&["A end"], "T3.4");
    scene("red | A: ; hand R4 | B: R4").refuses(&["A play R4", "A end"], "T3.4");
    let enough = scene("red | A: ; hand R5 | B: R4").announced(&[5]);
    enough.then(&["A play R5", "A end"], json!({"turn": "B"}));
}

#[test]
fn t3_5_cards_are_played_one_at_a_time() {
    let scene = scene("red | A: R3; hand R4 charge R5 | B: R4 R3; hand G1");
    scene.refuses(&["A charge", "B play R4"], "T3.3");
    scene.then(&["A play R4", "A charge", "A play R5"], json!({"total": {"A": 9}, "played": 3}));
    scene.refuses(&["A play S2"], "T3.5");
}

#[test]
fn t3_6_green_counts_cards_but_printed_values_stay_in_force() {
    let scene = scene("green | A: G1 S3; hand charge | B: S2 S2");
    scene.then(&[], json!({"total": {"A": 2, "B": 2}}));
    scene.then(&["A charge"], json!({"displays": {"A": ["S3"], "B": ["S2", "S2"]}}));
}

#[test]
fn t4_1_the_opener_names_a_colour_and_plays_a_card_that_fits() {
    let scene = scene("- | A: ; hand B2 S2 | B:");
    scene.then(&["A open red S2"], json!({"colour": "red", "displays": {"A": ["S2"]}}));
    scene.refuses(&["A open red B2"], "T4.1");
    scene.refuses(&["A play B2"], "T4.1");
    scene.refuses(&["A end"], "T4.1");
    scene.refuses(&["A open blue B2", "A open red S2"], "T4.1");
}

#[test]
fn t4_2_purple_may_not_follow_purple() {
    scene("- | A: ; hand P3 S2 | B: | previous: purple").refuses(&["A open purple S2"], "T4.2");
    scene("- | A: ; hand R3 S2 | B: | previous: red").then(&["A open red R3"], json!({}));
}

#[test]
fn t4_3_a_player_who_cannot_open_shows_their_hand_and_the_next_opens() {
    let scene = scene(
        "red | A: | B: R3; hand charge | C: ; hand adapt | D: ; hand G1 | in: AB \
         | deck: dodge retreat P4 P5",
    );
    let facts = json!({"turn": "D", "phase": "open", "in": ["A", "B", "C", "D"],
        "hands": {"B": ["charge", "dodge"], "C": ["adapt", "retreat"], "D": ["G1", "P4"]}});
    scene.then(&["A withdraw"], facts);
}

#[test]
fn t4_4_the_winner_opens_the_next_tournament() {
    let scene = scene("red | A: R3 | B: ; hand R3 | C: | in: AC | turn: C");
    scene.then(&["C withdraw"], json!({"turn": "A", "phase": "open", "previous": "red"}));
}

#[test]
fn t5_1_a_colour_card_must_match() {
    let scene = scene("red | A: ; hand B3 S2 R3 | B: R3");
    scene.refuses(&["A play B3"], "T5.1");
    scene.then(&["A play S2", "A play R3"], json!({"total": {"A": 5}}));
}

#[test]
fn t5_2_one_maiden_in_a_display() {
    scene("red | A: M6; hand M6 | B: R3").refuses(&["A play M6"], "T5.2");
    scene("red | A: M6; hand riposte | B: R3 M6").refuses(&["A riposte B"], "T5.2");
    let swap = scene("red | A: M6 R3; hand outwit | B: M6 R4");
    swap.refuses(&["A outwit 1 B 2"], "T5.2");
    swap.refuses(&["A outwit 2 B 1"], "T5.2");
}

#[test]
fn t5_3_cards_join_the_newest_end() {
    let scene = scene("red | A: R3; hand R4 riposte outwit | B: R5 S2 S3");
    let facts = json!({"displays": {"A": ["R4", "S3", "R5"], "B": ["S2", "R3"]}});
    scene.then(&["A play R4", "A riposte B", "A outwit 1 B 1"], facts);
}

#[test]
fn t6_1_withdrawing_is_possible_at_any_moment_after_the_opening_card() {
    scene("- | A: ; hand R3 | B: ; hand G1").refuses(&["A withdraw"], "T6.1");
    let given = scene("- | A: ; hand R3 | B: ; hand G1");
    given.then(&["A open red R3", "A withdraw"], json!({"tokens": {"B": ["red"]}, "turn": "B"}));
}

#[test]
fn t6_2_who_withdraws_discards_display_and_front() {
    let scene = scene("red | A: R3 S2; front stunned shield | B: R5 | C: R4");
    let facts = json!({"discard": ["R3", "S2", "shield", "stunned"], "in": ["B", "C"]});
    scene.then(&["A withdraw"], facts);
}

#[test]
fn t6_3_a_maiden_costs_a_token_of_ones_choice() {
    let scene = scene("red | A: M6; tokens blue green | B: R5; hand G1");
    scene.then(&["A withdraw"], json!({"phase": "return", "pending": {"asked": "A"}}));
    scene.then(&["A withdraw", "A return blue"], json!({"tokens": {"A": ["green"], "B": ["red"]}}));
    scene.refuses(&["A withdraw", "A return red"], "T6.3");
}

#[test]
fn t6_4_the_last_one_in_takes_a_token() {
    let scene = scene("purple | A: P3 | B: ; hand G1; tokens red");
    scene.then(&["A withdraw"], json!({"phase": "take", "turn": "B"}));
    scene.refuses(&["A withdraw", "B take red"], "T6.4");
    scene.then(&["A withdraw", "B take blue"], json!({"tokens": {"B": ["blue", "red"]}}));
}

#[test]
fn t6_5_the_winner_discards_all_and_a_maiden_costs_nothing() {
    let scene = scene("red | A: R3 | B: M6; hand G1; front shield; tokens blue");
    let facts = json!({"discard": ["R3", "M6", "shield"], "tokens": {"B": ["blue", "red"]}});
    scene.then(&["A withdraw"], facts);
}

#[test]
fn t6_6_five_colours_win_among_three_four_among_four() {
    let tokens = "tokens red blue green";
    let three = scene(&format!("yellow | A: | B: ; hand G1; {tokens} | C: | in: AB"));
    three.then(&["A withdraw"], json!({"winner": ""}));
    let four = scene(&format!("yellow | A: | B: ; hand G1; {tokens} | C: | D: | in: AB"));
    four.then(&["A withdraw"], json!({"winner": "B", "phase": "over", "colour": "yellow"}));
}

#[test]
fn t7_1_action_cards_come_after_the_opening_card() {
    let scene = scene("- | A: ; hand R3 shield | B:");
    scene.refuses(&["A shield"], "T7.1");
    scene.then(&["A open red R3", "A shield"], json!({"fronts": {"A": ["shield"]}}));
}

#[test]
fn t7_2_no_effect_no_play() {
    let scene = scene("red | A: R3; hand charge dodge outwit knock-down | B: R3");
    for mv in ["A charge", "A dodge B 1", "A outwit 1 B 1", "A knock-down B"] {
        scene.refuses(&[mv], "T7.2");
    }
}

#[test]
fn t7_3_the_oldest_card_stays() {
    let scene = scene("red | A: R5; hand disgrace | B: S2 S3 S2 | C: S3");
    scene.then(&["A disgrace"], json!({"displays": {"B": ["S2"], "C": ["S3"]}, "discarded": 3}));
}

#[test]
fn t7_4_action_cards_go_to_the_pile_when_played() {
    let scene = scene("red | A: R5; hand charge stunned | B: R3 R4; hand ivanhoe");
    // The window is open: nobody has answered yet.
    let position = scene.after(Seat::A, "charge").setup();
    assert_eq!((position.phase, position.discard), (PhaseName::React, vec![Card::Charge]));
    scene.then(&["A stunned B"], json!({"fronts": {"B": ["stunned"]}, "discard": []}));
}

#[test]
fn t7_5_opponents_are_others_who_are_in() {
    let scene = scene("red | A: R3; hand riposte stunned | B: R4 R5 | C: ; hand G1 | in: AB");
    scene.refuses(&["A riposte A"], "T7.5");
    scene.refuses(&["A stunned C"], "T7.5");
}

#[test]
fn t7_6_what_leaves_a_display_is_discarded_clockwise_oldest_first() {
    let scene = scene("red | A: R3 R5 | B: R4 R3 S3; hand charge | C: S3 R4 | turn: B");
    scene.then(&["B charge"], json!({"discard": ["charge", "R3", "S3", "S3", "R3"]}));
}

#[test]
fn t8_4_cards_laid_before_a_change_of_colour_keep_counting() {
    let scene = scene("red | A: R3 R4; hand change-weapon R5 B2 | B: R5");
    scene.then(&["A change-weapon blue"], json!({"total": {"A": 7, "B": 5}}));
    let on = ["A change-weapon blue", "A play B2"];
    scene.then(&on, json!({"displays": {"A": ["R3", "R4", "B2"]}, "total": {"A": 9}}));
    scene.refuses(&["A change-weapon blue", "A play R5"], "T5.1");
}

#[test]
fn t9_12_stunned_and_knock_down_on_who_has_not_entered() {
    let scene = scene("red | A: R3; hand stunned knock-down | B: ; hand G1");
    scene.then(&["A stunned B", "A knock-down B"], json!({"fronts": {"B": ["stunned"]}}));
}

#[test]
fn t10_2_ones_own_cards_strike_as_if_there_were_no_shield() {
    let scene = scene("red | A: S2 R3; hand disgrace; front shield | B: S2 R4");
    scene.then(&["A disgrace"], json!({"displays": {"A": ["R3"], "B": ["R4"]}}));
}

#[test]
fn t10_3_a_shielded_display_sets_the_value_but_loses_nothing() {
    let scene = scene("red | A: R3 R4; hand charge | B: S2 R4; front shield");
    scene.refuses(&["A charge"], "T7.2");
}

#[test]
fn t10_4_outwit_against_a_shield() {
    let scene = scene("red | A: R3 R4; hand outwit | B: R5 R5; front shield stunned");
    scene.refuses(&["A outwit 1 B 1"], "T10.4");
    scene.refuses(&["A outwit 1 B stunned"], "T10.4");
    let facts = json!({"fronts": {"A": ["shield"], "B": ["stunned"]}, "displays": {"A": ["R4"]}});
    scene.then(&["A outwit 1 B shield"], facts);
}

#[test]
fn t10_6_shield_and_stunned_both_hold() {
    let given = scene("red | A: R3; hand riposte | B: R4 R5; hand R3 R3; front shield stunned");
    given.refuses(&["A riposte B"], "T10.1");
    let of_b = scene("red | A: R3 | B: R4; hand R3 R3; front shield stunned | turn: B");
    of_b.refuses(&["B play R3", "B play R3"], "T10.5");
}

#[test]
fn t10_7_only_outwit_moves_them() {
    let scene = scene("red | A: R3 R4; hand disgrace | B: S2 R5; front shield stunned | C: S3 R3");
    scene.then(&["A disgrace"], json!({"fronts": {"B": ["shield", "stunned"]}}));
    scene.then(
        &["A withdraw", "B withdraw"],
        json!({"discard": ["R3", "R4", "S2", "R5", "shield", "stunned", "S3", "R3"]}),
    );
}

#[test]
fn t11_2_whoever_is_in_may_cancel_but_not_the_player_of_the_card() {
    let given = scene("red | A: R5; hand outmaneuver | B: R3 R4 | C: ; hand ivanhoe");
    given.then(&["A outmaneuver", "C ivanhoe"], json!({"displays": {"B": ["R3", "R4"]}}));
    let own = scene("red | A: R5; hand outmaneuver ivanhoe | B: R3 R4; hand G1");
    own.refuses(&["A outmaneuver", "A ivanhoe"], "T11.2");
}

#[test]
fn t11_3_the_moment_is_before_any_effect_and_soon_over() {
    let scene = scene("red | A: R5; hand R3 knock-down | B: R3; hand ivanhoe G1");
    scene.refuses(&["A play R3", "B ivanhoe"], "T11.3");
    scene.refuses(&["A knock-down B", "A play R3"], "T3.3");
    scene.then(&["A knock-down B", "B ivanhoe"], json!({"hands": {"A": ["R3"], "B": ["G1"]}}));
}

#[test]
fn t11_4_the_cancelled_player_goes_on() {
    let scene = scene("red | A: ; hand R5 S2 outmaneuver | B: R3 R4; hand ivanhoe");
    let facts = json!({"displays": {"A": ["R5", "S2"]}, "turn": "A", "played": 3});
    scene.then(&["A play R5", "A outmaneuver", "B ivanhoe", "A play S2"], facts);
}

#[test]
fn t11_5_everyone_eligible_is_asked_whoever_holds_the_card() {
    let asked = |rest: &str| {
        let scene = scene(&format!("red | A: R5; hand outmaneuver | {rest}"));
        scene.after(Seat::A, "outmaneuver").awaiting().asked().to_string()
    };
    assert_eq!(asked("B: R3 R4; hand ivanhoe | C: ; hand G1"), "BC");
    assert_eq!(asked("B: R3 R4; hand G1 | C: ; hand ivanhoe"), "BC");
    assert_eq!(asked("B: R3 R4; hand G1 | C: ; hand G1"), "BC");
    // Public facts rule it out: nobody is asked, and A goes on.
    assert_eq!(asked("B: R3 R4 | C: "), "A");
    assert_eq!(asked("B: R3 R4; hand G1 | C: | discard: ivanhoe"), "A");
}

#[test]
fn t12_1_ties_stay() {
    let tie = "A: ; hand R4 | B: R4 | options: ties=ties-stay";
    scene(&format!("red | {tie}")).then(&["A play R4", "A end"], json!({"turn": "B"}));
    // An empty display is never enough.
    let empty = scene("red | A: ; hand knock-down | B: ; hand G1 G1 | options: ties=ties-stay");
    empty.refuses(&["A knock-down B", "A end"], "T3.4");
}

#[test]
fn t12_2_camelot_bars_the_last_final_colour() {
    let scene = scene("- | A: ; hand R3 S2 | B: | previous: red | options: repeat=camelot");
    scene.refuses(&["A open red R3"], "T12.2");
    scene.then(&["A open purple S2"], json!({"colour": "purple"}));
}

#[test]
fn t12_3_the_view_keeps_the_whole_discard_pile() {
    for option in ["", "| options: discard=open"] {
        let state = scene(&format!("red | A: R3 | B: R4 | discard: G1 Y2 {option}")).state();
        let view = state.view(&Default::default(), Viewer::Public);
        assert_eq!(view.discard, [Card::G1, Card::Y2]);
        let shown = serde_json::to_value(&view).expect("a view");
        let expected = if option.is_empty() { "top-only" } else { "open" };
        assert_eq!(shown["options"]["discard"], expected);
    }
}

#[test]
fn t13_a_view_shows_ones_own_hand_and_what_one_has_seen() {
    let scene = scene("red | A: R3 M6; hand knock-down retreat | B: R4; hand G1 | C: R5; hand B2");
    let mut state = scene.state();
    let mut memory = Default::default();
    for text in ["retreat 2", "knock-down B"] {
        let mv = text.parse().expect("a move");
        let mut log = |event| State::remember(&mut memory, &event);
        state.play(Seat::A, mv, &mut Script::default(), &mut log).expect("legal");
        while let Some((seat, mv)) = state.forced_pass() {
            let mut log = |event| State::remember(&mut memory, &event);
            state.play(seat, mv, &mut Script::default(), &mut log).expect("legal");
        }
    }
    let known =
        |viewer| -> Vec<Card> { state.view(&memory, viewer).seats[0].known.into_iter().collect() };
    // Everybody saw the Maiden go back; only B knows what was stolen from them.
    assert_eq!(known(Viewer::Seat(Seat::B)), [Card::G1, Card::M6]);
    assert_eq!(known(Viewer::Seat(Seat::C)), [Card::M6]);
    assert_eq!(known(Viewer::Public), [Card::M6]);
    let view = state.view(&memory, Viewer::Seat(Seat::C));
    assert_eq!(view.seats[0].hand, None);
    assert_eq!(view.seats[2].hand.map(|hand| hand.len()), Some(1));
    assert_eq!(view.seats.iter().map(|seat| seat.cards).collect::<Vec<_>>(), [2, 0, 1]);
    assert_eq!(view.colour, Some(Colour::Red));
}

/// T7.2 over whole games: a listed action card changes more than its player's hand.
#[test]
fn t7_2_no_listed_action_changes_nothing() {
    for players in 2..=5 {
        let options = Options::usual(players).expect("2 to 5 may play");
        for number in 0..40 {
            table::testing::random_game::<State>(options, number, |before, by, _, _| {
                let state = before.state();
                for mv in state.moves_of(by) {
                    let Move::Action(action) = mv else { continue };
                    let mut next = *state;
                    let mut chance = Seed::of_series(1, 1).entry(1);
                    next.play_listed(by, mv, &mut chance, &mut |_| ());
                    while let Some((seat, pass)) = next.forced_pass() {
                        next.play_listed(seat, pass, &mut chance, &mut |_| ());
                    }
                    // If the holder of Ivanhoe still has to decide, let it pass.
                    for seat in next.awaiting().asked() {
                        let pass = "pass".parse().expect("a move");
                        let _ = next.play(seat, pass, &mut chance, &mut |_| ());
                    }
                    assert!(changes(state, &next, by, action.card()), "game {number}: {by} {mv}");
                }
            });
        }
    }
}

/// Is anything different except that `by` has one card fewer?
fn changes(before: &State, after: &State, by: Seat, card: Card) -> bool {
    let (mut old, new) = (before.setup(), after.setup());
    old.seats[by.index()].hand.remove(card);
    if !matches!(card, Card::Shield | Card::Stunned) {
        old.discard.push(card);
    }
    old.played += 1;
    old != new
}

/// T1: 90 value cards could be in one display. Nothing may depend on a shorter one.
#[test]
fn a_display_of_ninety_cards_breaks_nothing() {
    let mut setup = State::blank(Options::usual(2).expect("two may play")).setup();
    setup.phase = PhaseName::Turn;
    setup.colour = Some(Colour::Red);
    let value_cards = Card::ALL.into_iter().filter(|card| card.is_value());
    let mut row: Vec<_> = value_cards
        .flat_map(|card| {
            std::iter::repeat_n(card, if card.value() == 6 { 1 } else { card.copies() })
        })
        .collect();
    assert_eq!(row.len(), 87);
    // No two equal neighbours: the longest list of places there can be.
    let (low, high) = row.split_at(44);
    row = high.iter().zip(low).flat_map(|(&a, &b)| [a, b]).chain(low.last().copied()).collect();
    assert_eq!(row.len(), 87);
    setup.seats[1].display = row;
    setup.seats[1].hand = [Card::M6].into_iter().collect();
    let actions = Card::ALL.into_iter().filter(|card| !card.is_value());
    setup.seats[0].hand = actions.collect();
    setup.seats[0].display = vec![Card::M6];
    let state = State::from_setup(&setup).expect("a possible position");
    assert_eq!(state.setup(), setup);
    let moves = state.moves_of(Seat::A);
    assert!(moves.len() > 100, "{}", moves.len());
    for mv in moves {
        let mut next = state;
        let mut chance = QuickChance::new(1);
        next.play(Seat::A, mv, &mut chance, &mut |_| ()).expect("a listed move is legal");
        while let Some((seat, mv)) = next.forced_pass() {
            next.play_listed(seat, mv, &mut chance, &mut |_| ());
        }
        assert!(!next.moves_of(next.awaiting().asked().lowest().expect("a seat")).is_empty());
    }
}
