//! What makes playouts fast, asserted without a clock.

use table::testing::random_game;
use table::{Chance as _, Game, Options as _, QuickChance, Seats, Viewer, pick_seat};
use tournament::{Options, State};

use crate::battery::tables;

#[test]
fn a_state_is_small_and_copied() {
    fn copied<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(copied::<State>() <= 320);
}

#[test]
fn playouts_allocate_nothing() {
    let mut chance = QuickChance::new(1);
    let mut moves = Vec::with_capacity(4096);
    for options in tables() {
        let mut decisions = 0u64;
        let counted = allocation_counter::measure(|| {
            for _ in 0..200 {
                let mut game = State::blank(options);
                game.deal(&mut chance, &mut |_| ());
                while let Some(seat) = pick_seat(game.awaiting(), &mut chance) {
                    moves.clear();
                    game.legal_moves(seat, &mut moves);
                    let mv = moves[chance.below(moves.len())];
                    game.play_listed(seat, mv, &mut chance, &mut |_| ());
                    decisions += 1;
                }
            }
        });
        assert!(decisions > 10_000);
        assert_eq!(counted.count_total, 0, "with {options:?}");
    }
    assert_eq!(moves.capacity(), 4096);
}

/// A search imagines a world from its view, lists moves and plays them, many thousand times.
#[test]
fn imagining_allocates_nothing() {
    let mut chance = QuickChance::new(1);
    let mut moves = Vec::with_capacity(4096);
    for options in tables() {
        let (mut worlds, mut allocated) = (0, 0);
        random_game::<State>(options, 1, |_, _, _, after| {
            for seat in Seats::first(options.players()) {
                let view = after.view(Viewer::Seat(seat));
                let counted = allocation_counter::measure(|| {
                    let mut world = State::imagine(&view, &mut chance);
                    if let Some(by) = pick_seat(world.awaiting(), &mut chance) {
                        moves.clear();
                        world.legal_moves(by, &mut moves);
                        let mv = moves[chance.below(moves.len())];
                        world.play_listed(by, mv, &mut chance, &mut |_| ());
                    }
                });
                worlds += 1;
                allocated += counted.count_total;
            }
        });
        assert!(worlds > 100, "with {options:?}");
        assert_eq!(allocated, 0, "with {options:?}");
    }
    assert_eq!(moves.capacity(), 4096);
}

/// T1: 90 value cards could lie in one display. Nothing may depend on a shorter one.
#[test]
fn a_display_of_ninety_cards_breaks_nothing() {
    use table::Notation;
    let mut setup = State::blank(Options::usual(2).expect("two may play")).setup();
    setup.phase = tournament::PhaseName::Turn;
    setup.colour = Some(tournament::Colour::Red);
    let value_cards = tournament::Card::ALL.into_iter().filter(|card| card.is_value());
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
    setup.seats[1].hand = [tournament::Card::M6].into_iter().collect();
    let actions = tournament::Card::ALL.into_iter().filter(|card| !card.is_value());
    setup.seats[0].hand = actions.collect();
    setup.seats[0].display = vec![tournament::Card::M6];
    let state = State::from_setup(&setup).expect("a possible position");
    assert_eq!(state.setup(), setup);
    let moves = state.moves_of(table::Seat::A);
    assert!(moves.len() > 100, "{}", moves.len());
    for mv in moves {
        let mut next = state;
        let mut chance = QuickChance::new(1);
        next.play(table::Seat::A, mv, &mut chance, &mut |_| ()).expect("a listed move is legal");
        while let Some((seat, mv)) = next.formality() {
            next.play_listed(seat, mv, &mut chance, &mut |_| ());
        }
        assert!(!next.moves_of(next.awaiting().asked().lowest().expect("a seat")).is_empty());
    }
}
