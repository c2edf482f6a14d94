//! Games that are tried from a moment of another.

use super::{Trial, pick_seat, random_game, shortened, tables};
use crate::{
    About, Branch, Chance as _, Match, Notation, QuickChance, Record, Seat, Viewer, world_of,
};

/// A game that goes on from a moment of another in a world that the seat could have faced is
/// written, read and proved; in a world that looks otherwise to the seat it is not.
pub fn branches_are_proved<G: Trial>() {
    for (options, number) in tables::<G>().into_iter().zip(1..).take(shortened(4) as usize) {
        let game = random_game::<G>(options, number, |_, _, _, _| ());
        let mut chance = QuickChance::new(number ^ 0xB4);
        for _ in 0..3 {
            let entry = 1 + chance.below(game.record().entries.len() - 1);
            let seat = game.record().entries[entry].by;
            let (at, world) = imagined(&game, entry, seat, &mut chance);
            let record = tried(&at, seat, Some(world.clone()), &mut chance);
            let text = record.to_string();
            assert_eq!(text.parse::<Record<G>>().as_ref(), Ok(&record), "game {number}");
            let end = record.verify(|_| ()).unwrap_or_else(|difference| panic!("{difference}"));
            assert_eq!(end.record().entries, record.entries);
            tried(&at, seat, None, &mut chance).verify(|_| ()).expect("the same deal");
            refused(&at, seat, &mut chance);
        }
    }
}

/// The game after some entries, and a position that the seat could have faced there.
fn imagined<G: Notation>(
    game: &Match<G>,
    entries: usize,
    seat: Seat,
    chance: &mut QuickChance,
) -> (Match<G>, String) {
    let mut record = Record { about: About::default(), ..game.record().clone() };
    record.entries.truncate(entries);
    let at = record.verify(|_| ()).expect("a true beginning");
    let world = G::imagine(&at.view(Viewer::Seat(seat)), chance);
    let world = serde_json::to_string(&world.setup()).expect("positions are JSON");
    (at, world)
}

/// The record of a game that goes on from there, for some moves.
fn tried<G: Notation>(
    at: &Match<G>,
    seat: Seat,
    world: Option<String>,
    chance: &mut QuickChance,
) -> Record<G> {
    let entry = at.record().entries.len();
    let branch = Some(Branch { table: "kx4".into(), entry, seat, world });
    let about = About { branch, ..About::default() };
    let beginning = Record { about: about.clone(), ..at.record().clone() };
    let mut game = beginning.verify(|_| ()).unwrap_or_else(|difference| panic!("{difference}"));
    for _ in 0..12 {
        let Some(by) = pick_seat(game.state().awaiting(), chance) else { break };
        let moves = game.state().moves_of(by);
        game.play(by, moves[chance.below(moves.len())]).expect("a listed move");
    }
    Record { about, ..game.record().clone() }
}

/// A world that another seat could have faced, no position at all, and a moment that the game does
/// not have.
fn refused<G: Notation>(at: &Match<G>, seat: Seat, chance: &mut QuickChance) {
    let record = at.record();
    let with = |more: usize, world: Option<String>| {
        let entry = record.entries.len() + more;
        let branch = Some(Branch { table: "kx4".into(), entry, seat, world });
        let about = About { branch, ..About::default() };
        Record { about, ..record.clone() }.verify(|_| ()).err().map(|found| found.what)
    };
    let far = with(1, None).expect("it ends before");
    assert!(far.contains("which it does not have"), "{far}");
    let none = with(0, Some("{}".into())).expect("no position");
    assert!(none.starts_with("the world: "), "{none}");
    let other = Seat::new((seat.index() + 1) % record.names.len());
    let theirs = G::imagine(&at.view(Viewer::Seat(other)), chance);
    let text = serde_json::to_string(&theirs.setup()).expect("positions are JSON");
    let memory = G::memory_known_to(at.memory(), seat);
    let viewer = Viewer::Seat(seat);
    // By chance it may look the same.
    if world_of::<G>(&text).is_ok_and(|world| world.view(&memory, viewer) != at.view(viewer)) {
        let found = with(0, Some(text)).expect("another view");
        assert!(found.contains("could have faced"), "{found}");
    }
}
