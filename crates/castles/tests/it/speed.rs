//! What makes playouts fast, asserted without a clock.

use castles::{Move, State};
use table::testing::random_game;
use table::{Chance as _, Game, Options as _, QuickChance, Seats, Viewer, pick_seat};

use crate::battery::tables;

#[test]
fn a_state_is_small_and_copied() {
    fn copied<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(copied::<State>() <= 512);
    assert!(copied::<Move>() <= 40);
}

#[test]
fn playouts_allocate_nothing() {
    let mut chance = QuickChance::new(1);
    let mut moves = Vec::with_capacity(4096);
    for options in tables() {
        let mut decisions = 0u64;
        let asked = heap::requests_of(|| {
            for _ in 0..100 {
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
        assert_eq!(asked, 0, "with {options:?}");
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
                allocated += heap::requests_of(|| {
                    let mut world = State::imagine(&view, &mut chance);
                    if let Some(by) = pick_seat(world.awaiting(), &mut chance) {
                        moves.clear();
                        world.legal_moves(by, &mut moves);
                        let mv = moves[chance.below(moves.len())];
                        world.play_listed(by, mv, &mut chance, &mut |_| ());
                    }
                });
                worlds += 1;
            }
        });
        assert!(worlds > 100, "with {options:?}");
        assert_eq!(allocated, 0, "with {options:?}");
    }
    assert_eq!(moves.capacity(), 4096);
}
