//! What makes playouts fast, checked without a clock.

use super::{Trial, random_game, tables};
use crate::chance::{Chance as _, QuickChance};
use crate::game::{Game, Options as _, Viewer};
use crate::random::pick_seat;
use crate::seat::Seats;

/// The longest list of moves in a playout.
const LONGEST_LIST: usize = 4096;

/// A state can be copied, and is not larger than the game allows.
pub fn a_state_is_small_and_copied<G: Trial + Copy>() {
    assert!(size_of::<G>() <= G::LARGEST, "a state has {} bytes", size_of::<G>());
}

/// Deals and plays whole games. `requests` counts how often a closure allocates.
pub fn playouts_allocate_nothing<G: Trial>(requests: impl Fn(&mut dyn FnMut()) -> u64) {
    let mut chance = QuickChance::new(1);
    let mut moves = Vec::with_capacity(LONGEST_LIST);
    for options in tables::<G>() {
        let mut decisions = 0u64;
        let requested = requests(&mut || {
            let mut games = 0;
            while games < 200 || decisions <= 10_000 {
                let mut game = G::blank(options);
                game.deal(&mut chance, &mut |_| ());
                while play_any(&mut game, &mut moves, &mut chance) {
                    decisions += 1;
                }
                games += 1;
            }
        });
        assert_eq!(requested, 0, "with {options:?}");
    }
    assert_eq!(moves.capacity(), LONGEST_LIST);
}

/// A search imagines a world from its view, lists moves and plays them, many thousand times.
pub fn imagining_allocates_nothing<G: Trial>(requests: impl Fn(&mut dyn FnMut()) -> u64) {
    let mut chance = QuickChance::new(1);
    let mut moves = Vec::with_capacity(LONGEST_LIST);
    for options in tables::<G>() {
        let (mut worlds, mut requested) = (0, 0);
        for number in 1.. {
            random_game::<G>(options, number, |_, _, _, after| {
                for seat in Seats::first(options.players()) {
                    let view = after.view(Viewer::Seat(seat));
                    requested += requests(&mut || {
                        let mut world = G::imagine(&view, &mut chance);
                        play_any(&mut world, &mut moves, &mut chance);
                    });
                    worlds += 1;
                }
            });
            if worlds > 100 {
                break;
            }
        }
        assert_eq!(requested, 0, "with {options:?}");
    }
    assert_eq!(moves.capacity(), LONGEST_LIST);
}

/// Plays any legal move. Returns whether there was one.
fn play_any<G: Game>(game: &mut G, moves: &mut Vec<G::Move>, chance: &mut QuickChance) -> bool {
    let Some(seat) = pick_seat(game.awaiting(), chance) else { return false };
    moves.clear();
    game.legal_moves(seat, moves);
    let mv = moves[chance.below(moves.len())];
    game.play_listed(seat, mv, chance, &mut |_| ());
    true
}
