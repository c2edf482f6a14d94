//! The battery of tests that every game runs, over random games. Failures name the seed.

use std::fmt::{Debug, Write as _};
use std::path::Path;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::chance::{Chance, QuickChance, Seed};
use crate::game::{Awaiting, Game, Options as _, Viewer};
use crate::notation::Notation;
use crate::random::pick_seat;
use crate::record::{Match, Record};
use crate::seal::Seal;
use crate::seat::{Seat, Seats};

/// What the battery must know of a game that players need not.
pub trait Trial: Notation {
    /// Any move that can be written at a table of `players`, sensible or not.
    fn any_move(players: usize, chance: &mut impl Chance) -> Self::Move;

    /// Is a move of this kind listed wherever it is legal? There may be too many of some kind.
    fn is_listed_if_legal(_mv: Self::Move) -> bool {
        true
    }

    /// What is wrong with the state: cards or pieces lost, rules that always hold broken.
    fn faults(&self) -> Vec<String>;

    /// Another state that differs only in what is hidden from `viewer`, and in which `by` playing
    /// `mv` rightly shows him the same. None where the two moves rightly differ, or nothing is
    /// hidden.
    fn disguise(
        &self,
        memory: &Self::Memory,
        viewer: Viewer,
        by: Seat,
        mv: Self::Move,
        chance: &mut impl Chance,
    ) -> Option<Self>;
}

/// Plays a random game, every question asked of every seat. `each` sees every entry: the game
/// before it, the mover and his move, the game after it.
pub fn random_game<G: Game>(
    options: G::Options,
    number: u64,
    mut each: impl FnMut(&Match<G>, Seat, G::Move, &Match<G>),
) -> Match<G> {
    let mut game = Match::<G>::begin(options, Seed::of_series(0, number), &[]);
    let mut chance = QuickChance::new(number);
    while let Some(seat) = pick_seat(game.state().awaiting(), &mut chance) {
        let moves = game.state().moves_of(seat);
        assert!(!moves.is_empty(), "game {number}: {seat} has no move in {:?}", game.state());
        let mv = moves[chance.below(moves.len())];
        let before = game.clone();
        game.play(seat, mv).unwrap_or_else(|illegal| panic!("game {number}: {illegal}"));
        each(&before, seat, mv, &game);
    }
    game
}

/// All viewers of a table.
fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Seats::first(players).into_iter().map(Viewer::Seat).chain([Viewer::Public])
}

/// Every listed move is accepted as it is; any other is refused with nothing changed, or means a
/// listed one. Nothing is ever lost.
pub fn legal_is_playable<G: Trial>(options: G::Options, games: u64) {
    for number in 0..games {
        let mut chance = QuickChance::new(number ^ 0xA11);
        random_game::<G>(options, number, |before, _, _, after| {
            let state = before.state();
            judge_all(state, number);
            for _ in 0..20 {
                let seat = Seat::new(chance.below(options.players()));
                judge_any(state, seat, G::any_move(options.players(), &mut chance), number);
            }
            let faults = after.state().faults();
            assert!(faults.is_empty(), "game {number}: {faults:?}");
        });
    }
}

/// Who is asked has a move, and only who may has one; listed moves are accepted and distinct.
fn judge_all<G: Game>(state: &G, number: u64) {
    let Awaiting::Decision { asked, may } = state.awaiting() else { return };
    for seat in Seats::first(state.options().players()) {
        let mut moves = state.moves_of(seat);
        assert_eq!(moves.is_empty(), !may.contains(seat), "game {number}: moves of {seat}");
        assert!(may.contains(seat) || !asked.contains(seat), "game {number}: {seat} may not");
        for &mv in &moves {
            assert_eq!(state.check(seat, mv), Ok(mv), "game {number}: {seat} {mv}");
        }
        let listed = moves.len();
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(listed, moves.len(), "game {number}: {seat} has a move twice");
    }
}

/// A move from anywhere: refused without a trace, or it means a listed one.
fn judge_any<G: Trial>(state: &G, seat: Seat, mv: G::Move, number: u64) {
    let moves = state.moves_of(seat);
    let mut next = *state;
    let mut told = false;
    let mut chance = QuickChance::new(number);
    match next.play(seat, mv, &mut chance, &mut |_| told = true) {
        Ok(meant) => {
            assert_eq!(state.check(seat, meant), Ok(meant), "game {number}: {seat} {mv}");
            let listed = moves.contains(&meant) || !G::is_listed_if_legal(meant);
            assert!(listed, "game {number}: {seat} {mv} is played but not listed");
            assert_ne!(next, *state, "game {number}: {seat} {mv} changed nothing");
        }
        Err(_) => {
            assert!(!moves.contains(&mv), "game {number}: {seat} {mv} is listed but refused");
            assert!(!told && next == *state, "game {number}: {seat} {mv} was refused and changed");
        }
    }
}

/// A record written down and read again is the same; replayed from moves it gives the same events;
/// its events, applied to a blank table, give the same states.
pub fn records_replay<G: Notation>(options: G::Options, games: u64) {
    for number in 0..games {
        let mut states = Vec::new();
        let game = random_game::<G>(options, number, |_, _, _, after| states.push(*after.state()));
        let record = game.record();
        let text = record.to_string();
        let read: Record<G> = text.parse().unwrap_or_else(|e| panic!("game {number}: {e}\n{text}"));
        assert_eq!(read, *record, "game {number}: written and read");
        let replayed = read.verify(|_| ()).unwrap_or_else(|e| panic!("game {number}: {e}"));
        assert_eq!(replayed.state(), game.state(), "game {number}: from moves");
        assert_eq!(replayed.memory(), game.memory(), "game {number}: memory");
        let parts = vec!["5ea1".into(); options.players()];
        let seal = Seal::new(Seed::of_series(number, 0), parts).expect("a seal");
        let sealed = Record { source: crate::record::Source::Seal(seal), ..read.clone() };
        let text = sealed.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&sealed), "game {number}: sealed");
        assert!(text.replacen("5ea1", "5ea2", 1).parse::<Record<G>>().is_err(), "a part changed");
        let half = format!("[ServerSeed \"{}\"]\n", Seed::of_series(number, 0));
        assert!(text.replace(&half, "").parse::<Record<G>>().is_err(), "a seal without its half");
        let unsealed = Record { source: crate::record::Source::Hands, ..read };
        unsealed.verify(|_| ()).unwrap_or_else(|e| panic!("game {number} without seed: {e}"));
        let mut state = G::blank(options);
        record.deal.iter().for_each(|event| state.apply(event));
        for (entry, expected) in record.entries.iter().zip(&states) {
            entry.events.iter().for_each(|event| state.apply(event));
            assert_eq!(state, *expected, "game {number}: from events");
        }
    }
}

/// Positions and moves written down and read again are the same.
pub fn notation_round_trips<G: Notation>(options: G::Options, games: u64) {
    for number in 0..games {
        random_game::<G>(options, number, |_, _, mv, after| {
            assert_eq!(mv.to_string().parse(), Ok(mv), "game {number}");
            let setup = after.state().setup();
            let text = serde_json::to_string(&setup).expect("positions are JSON");
            let read: G::Setup = serde_json::from_str(&text).expect("what we wrote");
            assert_eq!(read, setup, "game {number}");
            let state =
                G::from_setup(&read).unwrap_or_else(|e| panic!("game {number}: {e:?}\n{text}"));
            assert_eq!(state.setup(), setup, "game {number}");
        });
    }
}

/// A view sent as JSON is read as it was, and a world imagined from it looks the same to its
/// viewer, offers him the same moves, and asks the same seats the same things: a window is opened
/// by public facts.
pub fn imagined_worlds_fit<G: Trial<View: DeserializeOwned>>(options: G::Options, games: u64) {
    for number in 0..games {
        let mut chance = QuickChance::new(number ^ 0x1111);
        random_game::<G>(options, number, |_, _, _, after| {
            for viewer in viewers(options.players()) {
                let view = after.view(viewer);
                let sent = serde_json::to_string(&view).expect("a view is JSON");
                let read: G::View = serde_json::from_str(&sent).expect("what we wrote");
                assert_eq!(read, view, "game {number}: sent to {viewer}");
                let other = G::imagine(&read, &mut chance);
                let again = other.view(after.memory(), viewer);
                assert_eq!(again, view, "game {number}: the view of {viewer}");
                let faults = other.faults();
                assert!(faults.is_empty(), "game {number}: imagined by {viewer}: {faults:?}");
                judge_all(&other, number);
                let windows = (after.state().window(), other.window());
                assert_eq!(windows.0, windows.1, "game {number}: a window is public");
                if let Some(window) = windows.0 {
                    let asked = after.state().awaiting().asked();
                    assert_eq!(asked.both(window.asked), asked, "game {number}: who is asked");
                }
                if let Some(seat) = viewer.seat() {
                    let (moves, imagined) = (after.state().moves_of(seat), other.moves_of(seat));
                    assert_eq!(moves, imagined, "game {number}: the moves of {seat}");
                }
            }
        });
    }
}

/// What a viewer is given to see and hear. The battery uses [`Honest`]; a test of the battery may
/// put a witness in its place that sees too much.
pub trait Witness<G: Game> {
    /// What is seen of a state.
    type Sight: PartialEq + Debug;

    /// All that is shown to the viewer, his questions included.
    fn see(&self, state: &G, memory: &G::Memory, viewer: Viewer) -> Self::Sight;

    /// All that is told to the viewer of an event.
    fn hear(&self, event: &G::Event, viewer: Viewer) -> Option<G::EventView> {
        G::event_view(event, viewer)
    }
}

/// Views, the seats that are asked, and one's own legal moves: what servers send.
#[derive(Clone, Copy, Debug)]
pub struct Honest;

impl<G: Game> Witness<G> for Honest {
    type Sight = (G::View, Awaiting, Vec<String>);

    fn see(&self, state: &G, memory: &G::Memory, viewer: Viewer) -> Self::Sight {
        let moves = viewer.seat().map_or_else(Vec::new, |seat| state.written_moves(seat));
        (state.view(memory, viewer), state.awaiting(), moves)
    }
}

/// Two states that differ only in what is hidden from a viewer look, sound and ask the same to
/// him, before and after any move.
///
/// # Errors
/// The first thing that tells them apart, with the number of its game. How many pairs were
/// compared, if none does.
pub fn find_leak<G: Trial>(
    options: G::Options,
    games: u64,
    witness: &impl Witness<G>,
) -> Result<u64, String> {
    let mut pairs = 0;
    let mut leak = None;
    for number in 0..games {
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
    }
    leak.map_or(Ok(pairs), Err)
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
    let mut heard = [Vec::new(), Vec::new()];
    for index in 0..2 {
        let mut chance = Seed::of_series(0, entry).entry(entry);
        pair[index].play_listed(by, mv, &mut chance, &mut |event| {
            G::remember(&mut memories[index], &event);
            heard[index].extend(witness.hear(&event, viewer));
        });
    }
    same(&format!("events of {by} {mv}"), &heard[0], &heard[1])?;
    let [one, two] = [0, 1].map(|index| witness.see(&pair[index], &memories[index], viewer));
    same(&format!("after {by} {mv}"), &one, &two)
}

fn same<T: PartialEq + Debug>(what: &str, one: &T, two: &T) -> Result<(), String> {
    if one == two { Ok(()) } else { Err(format!("{what}:\n  {one:?}\n  {two:?}")) }
}

/// A whole random game as text: every move and event, and at each turn what everybody may know.
#[must_use]
pub fn playthrough<G: Notation>(options: G::Options, number: u64) -> String {
    let mut text = format!("{} game {number}, {:?}\n", G::NAME, options);
    let mut begun = false;
    let game = random_game::<G>(options, number, |before, by, mv, after| {
        if !begun {
            let deal = &before.record().deal;
            deal.iter().for_each(|event| write_event::<G>(&mut text, options.players(), event));
            write_views(&mut text, before);
            begun = true;
        }
        let entry = &after.record().entries[after.record().entries.len() - 1];
        let moves = before.state().written_moves(by).join(" | ");
        let _ = writeln!(text, "\n{by} {mv}   of {moves}");
        for event in entry.events.iter().skip(1) {
            write_event::<G>(&mut text, options.players(), event);
        }
        if entry.events.iter().any(G::begins_turn) {
            write_views(&mut text, after);
        }
    });
    write_views(&mut text, &game);
    let _ = writeln!(text, "\nscores {:?}", game.state().scores());
    text
}

/// Compares a playthrough with the golden one in a file, which is written anew where the
/// environment has `UPDATE_PLAYTHROUGHS`.
///
/// # Panics
/// At the first line that differs.
pub fn check_playthrough<G: Notation>(path: &Path, players: usize, house_rules: &[(&str, &str)]) {
    let mut options = G::Options::usual(players).expect("so many may play");
    for (key, value) in house_rules {
        options.set(key, value).expect("a house rule");
    }
    let found = playthrough::<G>(options, 1);
    if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        std::fs::write(path, &found).expect("the file can be written");
    }
    let golden = std::fs::read_to_string(path).unwrap_or_default();
    let differs = (1..).zip(golden.lines().zip(found.lines())).find(|(_, (old, new))| old != new);
    if let Some((line, (old, new))) = differs {
        panic!("{} differs in line {line}:\n  {old}\n  {new}", path.display());
    }
    assert_eq!(golden.len(), found.len(), "{} is longer or shorter", path.display());
}

/// An event in full, and what viewers hear of it: the public first, then who hears otherwise.
fn write_event<G: Game>(text: &mut String, players: usize, event: &G::Event) {
    let hears = |viewer| match G::event_view(event, viewer) {
        Some(heard) => serde_json::to_string(&heard).unwrap_or_default(),
        None => "nothing".to_owned(),
    };
    let public = hears(Viewer::Public);
    let _ = writeln!(text, "  {event}\n    public {public}");
    for viewer in viewers(players) {
        let heard = hears(viewer);
        if heard != public {
            let _ = writeln!(text, "    {viewer} {heard}");
        }
    }
}

/// The public view, and of each seat's what differs from it.
fn write_views<G: Game>(text: &mut String, game: &Match<G>) {
    let view = |viewer| serde_json::to_value(game.view(viewer)).unwrap_or_default();
    let public = view(Viewer::Public);
    let _ = writeln!(text, "  public sees {public}");
    for viewer in viewers(game.record().options.players()) {
        if viewer != Viewer::Public {
            let _ = writeln!(text, "  {viewer} sees {}", difference(&view(viewer), &public));
        }
    }
}

fn difference(value: &Value, base: &Value) -> Value {
    match (value, base) {
        (Value::Object(fields), Value::Object(base)) => {
            let differs = fields.iter().filter(|(key, field)| base.get(*key) != Some(field));
            let shown = differs.map(|(key, field)| {
                (key.clone(), difference(field, base.get(key).unwrap_or(field)))
            });
            Value::Object(shown.collect::<Map<_, _>>())
        }
        (Value::Array(items), Value::Array(base)) if items.iter().all(Value::is_object) => {
            items.iter().zip(base).map(|(item, base)| difference(item, base)).collect()
        }
        _ => value.clone(),
    }
}
