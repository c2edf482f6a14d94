//! Every listed move has one sequence of actions, and every sequence of actions makes a legal move.

use std::collections::{BTreeMap, BTreeSet};

use encoding::{Choice, Encoding, Then, route};
use table::testing::random_game;
use table::{Chance as _, QuickChance, Seat};

/// The choices of a seat after a draft.
fn choices<G: Encoding>(state: &G, seat: Seat, draft: &G::Draft) -> Vec<Choice<G>> {
    let (mut moves, mut choices) = (Vec::new(), Vec::new());
    state.choices(seat, draft, &mut moves, &mut choices);
    choices
}

/// The move of a sequence of actions.
fn follow<G: Encoding>(state: &G, seat: Seat, row: &[u16]) -> Option<G::Move> {
    let mut draft = G::Draft::default();
    for (number, &action) in (1..).zip(row) {
        let choice = choices(state, seat, &draft).into_iter().find(|c| c.action == action)?;
        match choice.then {
            Then::Move(mv) => return (number == row.len()).then_some(mv),
            Then::Draft(further) => draft = further,
            Then::Silence => return None,
        }
    }
    None
}

/// Every sequence of actions of a seat, with its move.
fn rows<G: Encoding>(
    state: &G,
    seat: Seat,
    draft: G::Draft,
    row: &mut Vec<u16>,
    found: &mut BTreeMap<Vec<u16>, G::Move>,
) {
    for choice in choices(state, seat, &draft) {
        row.push(choice.action);
        match choice.then {
            Then::Move(mv) => assert_eq!(found.insert(row.clone(), mv), None, "{row:?} twice"),
            Then::Draft(further) => rows(state, seat, further, row, found),
            Then::Silence => {}
        }
        row.pop();
    }
}

/// Each listed move has a sequence of actions that leads back to it, and no two are the same.
fn round_trip<G: Encoding>(options: G::Options, games: u64) -> usize {
    let mut longest = 0;
    for number in 0..games {
        random_game::<G>(options, number, |game, seat, _, _| {
            let state = game.state();
            let mut rows = BTreeSet::new();
            for mv in state.moves_of(seat) {
                let row = route(state, seat, mv)
                    .unwrap_or_else(|| panic!("game {number}: no actions for {seat} {mv}"));
                assert_eq!(follow(state, seat, &row), Some(mv), "game {number}: {row:?}");
                assert!(row.iter().all(|&action| usize::from(action) < G::ACTIONS));
                longest = longest.max(row.len());
                assert!(rows.insert(row), "game {number}: two moves as {mv}");
            }
        });
    }
    longest
}

#[test]
fn every_listed_move_of_the_tournament_has_its_own_actions() {
    let longest = crate::tournaments()
        .into_iter()
        .map(|options| round_trip::<tournament::State>(options, 300));
    assert!(longest.max() >= Some(3), "displays where a kind lies in two places came up");
}

#[test]
fn every_listed_move_of_the_castles_has_its_own_actions() {
    let tables = crate::castles().into_iter();
    let longest = tables.map(|options| round_trip::<castles::State>(options, 25)).max();
    assert!(longest >= Some(4), "deals came up: {longest:?}");
}

/// In the Tournament the sequences of actions are exactly the listed moves.
#[test]
fn the_choices_of_the_tournament_are_its_legal_moves() {
    for options in crate::tournaments() {
        for number in 0..60 {
            random_game::<tournament::State>(options, number, |game, seat, _, _| {
                let (state, mut found) = (game.state(), BTreeMap::new());
                rows(state, seat, Default::default(), &mut Vec::new(), &mut found);
                let mut made: Vec<_> = found.into_values().collect();
                let mut listed = table::Game::moves_of(state, seat);
                made.sort_unstable();
                listed.sort_unstable();
                assert_eq!(made, listed, "game {number}");
            });
        }
    }
}

/// In the Castles they are all listed moves, and legal deals of several cards.
#[test]
fn every_row_of_actions_of_the_castles_is_a_legal_move() {
    let (mut chance, mut several) = (QuickChance::new(5), 0);
    for options in crate::castles() {
        for number in 0..25 {
            random_game::<castles::State>(options, number, |game, _, _, _| {
                let state = game.state();
                for seat in table::Game::awaiting(state).may() {
                    let mut draft = Default::default();
                    let mv = loop {
                        let choices = choices(state, seat, &draft);
                        match choices[chance.below(choices.len())].then {
                            Then::Move(mv) => break mv,
                            Then::Draft(further) => draft = further,
                            Then::Silence => return,
                        }
                    };
                    assert_eq!(table::Game::check(state, seat, mv), Ok(mv), "game {number}");
                    let listed = table::Game::moves_of(state, seat).contains(&mv);
                    several += usize::from(!listed);
                    assert!(listed || mv.to_string().contains(','), "{mv} is of one card each");
                }
            });
        }
    }
    assert!(several > 100, "deals for several cards came up {several} times");
}

#[test]
fn no_two_actions_have_one_text() {
    fn texts<G: Encoding>() -> BTreeSet<String> {
        (0..G::ACTIONS).map(G::action_text).collect()
    }
    assert_eq!(texts::<tournament::State>().len(), tournament::State::ACTIONS);
    assert_eq!(texts::<castles::State>().len(), castles::State::ACTIONS);
    const { assert!(tournament::State::ACTIONS <= 320) }
}
