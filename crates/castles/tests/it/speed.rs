//! What makes playouts fast, asserted without a clock.

use castles::{Move, State};
use table::{Chance as _, Game, QuickChance, pick_seat};

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
