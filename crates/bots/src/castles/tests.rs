use castles::testing::scene::scene;
use castles::{Castle, Move, Options, State};
use games::MOST_MOVES;
use table::{Game as _, Options as _, QuickChance, Seat, Seed};

use crate::arena::play_game;
use crate::bot::{Bot, Random};
use crate::bot_game::{BotGame as _, Greedy, Rule};

/// The rule bot's move in a position.
fn rule(state: &State, seat: Seat) -> Move {
    state.rule(seat, &state.moves_of(seat), &mut QuickChance::new(1))
}

/// The position after the rule bot has moved until another seat is asked.
fn after_rule(mut state: State, seat: Seat) -> State {
    while state.awaiting().asked().contains(seat) {
        let mv = rule(&state, seat);
        state.play(seat, mv, &mut QuickChance::new(1), &mut |_| ()).expect("a legal move");
    }
    state
}

#[test]
fn it_takes_a_castle_that_it_can_win() {
    let state = scene(
        "attack | A: al as ab | B: fs re | C: ce | drawn: 0 | deck: \
         | york: fs; - - athelstane | ashby: rb rb rb rb; athelstane - -",
    )
    .state();
    assert_eq!(rule(&state, Seat::A), Move::Attack(Castle::York));
    let after = after_rule(state, Seat::A);
    let observer = after.observer(Seat::B);
    assert_eq!(observer.controls(Castle::York), Some(Seat::A));
    assert_eq!(observer.garrison(Castle::York).len(), 2, "just the army that is needed");
    assert_eq!(observer.cards(Seat::A), 2, "the beaten have joined the hand");
}

#[test]
fn it_does_not_attack_its_own_castle_without_gain() {
    let state = scene(
        "attack | A: al as ab | B: fs | C: ce | drawn: 0 | deck: \
         | york: rb rb; cedric - - | ashby: rs rs rs rs; athelstane - -\
         | rotherwood: fe fe fe fe; athelstane - - | coningsburgh: cl cl cl cl; athelstane - -\
         | torquilstone: cb cb cb cb; athelstane - -",
    )
    .state();
    assert_eq!(rule(&state, Seat::A), Move::Pass);
}

#[test]
fn only_a_leader_makes_the_last_pass() {
    let text = "attack | A: al as ab | B: fs | C: ce | drawn: 0 | passes: 2 | deck: | york: rb;";
    let ahead = scene(&format!("{text} - cedric -")).state();
    assert_eq!(rule(&ahead, Seat::A), Move::Pass);
    let behind = scene(&format!("{text} - athelstane -")).state();
    assert!(matches!(rule(&behind, Seat::A), Move::Attack(_)));
}

#[test]
fn it_accepts_the_offer_that_fits_and_refuses_a_bad_trade() {
    let good = scene(
        "accept | A: al al as | B: ab fs | C: re | open: cb \
         | pending: {\"offers\": {\"B\": \"ab\", \"C\": \"re\"}}",
    );
    assert_eq!(rule(&good.state(), Seat::A), Move::Accept(Seat::B));
    let bad = scene(
        "accept | A: al al as | B: re rb rb rb rs fb | C: ce | open: ivanhoe \
         | york: fs; athelstane - - | torquilstone: fs; athelstane - -\
         | pending: {\"offers\": {\"B\": \"re\", \"C\": null}}",
    );
    assert_eq!(rule(&bad.state(), Seat::A), Move::Refuse);
}

#[test]
fn it_offers_what_does_not_fit_for_what_does() {
    let fits = scene("barter | A: re | B: al al as ab ce | C: | open: ae").after(&["A barter"]);
    assert_eq!(rule(&fits, Seat::B), Move::Offer("ce".parse().expect("a card")));
    let fits_not = scene("barter | A: re | B: al al as ab | C: | open: ce").after(&["A barter"]);
    assert_eq!(rule(&fits_not, Seat::B), Move::Pass);
}

#[test]
fn it_agrees_to_a_good_deal_and_declines_a_bad_one() {
    let deal = |given: &str, hand: &str, reserve: u8| {
        let state = scene(&format!(
            "attack | A: {given} | B: {hand}; prisoners cedric; reserve {reserve} | C: ce"
        ));
        state.after(&[&format!("A propose B give {given} want prisoner:cedric")])
    };
    assert_eq!(rule(&deal("al", "al al as ab", 5), Seat::B), Move::Agree);
    // Its own banner, which it does not need, against the best card of the hand.
    let state = scene("attack | A: ce; prisoners athelstane | B: al al as ivanhoe | C: ce");
    let state = state.after(&["A propose B give prisoner:athelstane want ivanhoe"]);
    assert_eq!(rule(&state, Seat::B), Move::Decline);
}

#[test]
fn a_player_without_banners_buys_one_back() {
    let state = scene(
        "attack | A: al al as ab ce | B: fs; prisoners cedric cedric cedric cedric cedric | C: re",
    )
    .state();
    let Move::Propose(proposal) = rule(&state, Seat::A) else { panic!("no deal is proposed") };
    assert_eq!(proposal.to, Seat::B);
    assert_eq!(Move::Propose(proposal).to_string(), "propose B give ce want prisoner:cedric");
}

/// Every move is checked by the match that is played, so a move against the rules would panic.
#[test]
fn games_of_all_kinds_of_bots_end() {
    let house_rules: [&[(&str, &str)]; 4] = [
        &[],
        &[("profile", "published")],
        &[("arms-only", "true"), ("squares", "2")],
        &[("squares", "5"), ("draw-to-hand", "true")],
    ];
    for number in 0..200u64 {
        let players = 3 + number as usize % 4;
        let mut options = Options::usual(players).expect("3 to 6 may play");
        for (key, value) in house_rules[number as usize / 4 % 4] {
            options.set(key, value).expect("a house rule");
        }
        let bot = |seat: usize| -> Box<dyn Bot<State>> {
            match (seat + number as usize) % 3 {
                0 => Box::new(Rule),
                1 => Box::new(Greedy),
                _ => Box::new(Random),
            }
        };
        let mut bots: Vec<_> = (0..players).map(bot).collect();
        let (game, _) = play_game(options, Seed::of_series(1, number), number, &mut bots);
        assert!(game.state().awaiting().winners().is_some(), "game {number}");
        assert!(game.record().entries.len() < MOST_MOVES as usize);
    }
}

/// The moves that the search considers are legal, and there is at least one.
#[test]
fn candidates_are_legal() {
    let mut chance = QuickChance::new(1);
    for number in 0..100 {
        let options = Options::usual(3 + number % 4).expect("3 to 6 may play");
        let mut state = State::blank(options);
        state.deal(&mut chance, &mut |_| ());
        while let Some(seat) = state.awaiting().asked().lowest() {
            let (mut candidates, legal) = (Vec::new(), state.moves_of(seat));
            state.candidates(seat, &mut candidates);
            assert!(!candidates.is_empty());
            assert!(candidates.iter().all(|mv| legal.contains(mv)), "{candidates:?}");
            let mv = Bot::<State>::choose(
                &mut Random,
                &state.view(&Default::default(), table::Viewer::Public),
                if number % 2 == 0 { &candidates } else { &legal },
                &mut chance,
            );
            state.play_listed(seat, mv, &mut chance, &mut |_| ());
        }
    }
}

#[test]
fn the_values_of_all_seats_add_up_to_1() {
    let state = scene("attack | A: al as ab | B: fs re | C: ce | york: fs; - - athelstane").state();
    let worth = state.worth();
    assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    assert_eq!(worth[3..], [0.0; 3]);
}
