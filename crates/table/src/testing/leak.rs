//! Does anything reveal hidden information to a viewer?

use std::fmt::Debug;

use super::{Trial, random_game, tables, viewers};
use crate::chance::{QuickChance, Seed};
use crate::game::{Awaiting, Game, Options as _, Viewer};
use crate::seat::Seat;

/// What a viewer gets. The battery uses [`Honest`]; a test of the battery may replace it with a
/// witness that sees too much.
pub trait Witness<G: Game> {
    /// What is seen of a state.
    type Sight: PartialEq + Debug;

    /// Everything shown to the viewer, including questions to them.
    fn see(&self, state: &G, memory: &G::Memory, viewer: Viewer) -> Self::Sight;

    /// Everything that the viewer gets of an event.
    fn hear(&self, event: &G::Event, viewer: Viewer) -> Option<G::EventView> {
        G::event_view(event, viewer)
    }
}

/// Views, the seats that are asked, and the viewer's own legal moves: what servers send.
#[derive(Clone, Copy, Debug)]
pub struct Honest;

impl<G: Game> Witness<G> for Honest {
    type Sight = (G::View, Awaiting, Vec<String>);

    fn see(&self, state: &G, memory: &G::Memory, viewer: Viewer) -> Self::Sight {
        let moves = viewer.seat().map_or_else(Vec::new, |seat| state.written_moves(seat));
        (state.view(memory, viewer), state.awaiting(), moves)
    }
}

/// A witness that sees one thing too many: the leak test must notice.
#[derive(Clone, Copy, Debug)]
pub struct Planted<F>(pub F);

impl<G: Game, F: Fn(&G, Viewer) -> String> Witness<G> for Planted<F> {
    type Sight = (<Honest as Witness<G>>::Sight, String);

    fn see(&self, state: &G, memory: &G::Memory, viewer: Viewer) -> Self::Sight {
        (Honest.see(state, memory, viewer), (self.0)(state, viewer))
    }
}

/// A witness that gets some events as another seat does; the function says which.
#[derive(Clone, Copy, Debug)]
pub struct Loud<F>(pub F);

impl<G: Game, F: Fn(&G::Event) -> Option<Seat>> Witness<G> for Loud<F> {
    type Sight = ();

    fn see(&self, _: &G, _: &G::Memory, _: Viewer) {}

    fn hear(&self, event: &G::Event, _: Viewer) -> Option<G::EventView> {
        G::event_view(event, Viewer::Seat((self.0)(event)?))
    }
}

/// Does the leak test detect what this witness gets too much?
pub fn is_found<G: Trial>(witness: &impl Witness<G>) -> bool {
    let options = G::Options::usual(G::PLAYERS.0 + 1).expect("a number of players");
    find_leak::<G>(options, 200, witness).is_err()
}

/// Nothing leaks at any table.
pub fn nothing_leaks<G: Trial>() {
    for options in tables::<G>() {
        let pairs = find_leak::<G>(options, G::GAMES, &Honest);
        assert!(pairs.as_ref().is_ok_and(|&pairs| pairs > 2000), "{options:?}: {pairs:?}");
    }
}

/// The mechanism that plants leaks is not a leak itself.
pub fn an_honest_witness_passes<G: Trial>() {
    let options = G::Options::usual(G::PLAYERS.0 + 1).expect("a number of players");
    let nothing = Planted(|_: &G, _| String::new());
    assert_eq!(find_leak::<G>(options, 40, &nothing).err(), None);
}

/// A leak that is the same in all games: the deck.
pub fn the_order_of_the_deck_in_a_view_is_found<G: Trial>() {
    let deck = |state: &G, _| {
        let position = serde_json::to_value(state.setup()).expect("a position is JSON");
        position["deck"].as_array().map(|deck| format!("{deck:?}")).expect("it has a deck")
    };
    assert!(is_found::<G>(&Planted(deck)));
}

/// A leak that is the same in all games: another seat's legal moves.
pub fn the_legal_list_of_another_seat_is_found<G: Trial>() {
    let lists = |state: &G, viewer: Viewer| {
        let others = state.awaiting().asked().into_iter().filter(|&seat| !viewer.is(seat));
        others.map(|seat| state.written_moves(seat).join(" ")).collect()
    };
    assert!(is_found::<G>(&Planted(lists)));
}

/// Two states that differ only in what is hidden from a viewer look the same to them and ask the
/// same of them, before and after any move.
///
/// # Errors
/// The first difference, with the number of its game. Otherwise returns how many pairs were
/// compared.
pub fn find_leak<G: Trial>(
    options: G::Options,
    games: u64,
    witness: &impl Witness<G>,
) -> Result<u64, String> {
    let mut pairs = 0;
    for number in 0..games {
        let mut leak = None;
        let mut chance = QuickChance::new(number ^ 0x5EC);
        random_game::<G>(options, number, |before, by, mv, _| {
            for viewer in viewers(options.players()) {
                let (state, memory) = (before.state(), before.memory());
                let Some(other) = state.disguise(memory, viewer, by, mv, &mut chance) else {
                    continue;
                };
                pairs += 1;
                let entry = before.record().entries.len() as u64 + 1;
                let told = compare(witness, [*state, other], memory, viewer, by, mv, entry);
                if let (Err(what), None) = (told, &leak) {
                    leak = Some(format!("game {number}, move {entry}, {viewer}: {what}"));
                }
            }
        });
        leak.map_or(Ok(()), Err)?;
    }
    Ok(pairs)
}

fn compare<G: Game>(
    witness: &impl Witness<G>,
    mut pair: [G; 2],
    memory: &G::Memory,
    viewer: Viewer,
    by: Seat,
    mv: G::Move,
    entry: u64,
) -> Result<(), String> {
    let [one, two] = pair.map(|state| witness.see(&state, memory, viewer));
    same("before the move", &one, &two)?;
    let mut memories = [memory.clone(), memory.clone()];
    let mut received = [Vec::new(), Vec::new()];
    for index in 0..2 {
        let mut chance = Seed::of_series(0, entry).entry(entry);
        pair[index].play_listed(by, mv, &mut chance, &mut |event| {
            G::remember(&mut memories[index], &event);
            received[index].extend(witness.hear(&event, viewer));
        });
    }
    same(&format!("events of {by} {mv}"), &received[0], &received[1])?;
    let [one, two] = [0, 1].map(|index| witness.see(&pair[index], &memories[index], viewer));
    same(&format!("after {by} {mv}"), &one, &two)
}

fn same<T: PartialEq + Debug>(what: &str, one: &T, two: &T) -> Result<(), String> {
    if one == two { Ok(()) } else { Err(format!("{what}:\n  {one:?}\n  {two:?}")) }
}
