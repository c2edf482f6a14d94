//! The battery of tests that every game runs, over random games. Failures name the seed.

mod branches;
mod leak;
mod notation;
mod observer;
mod playthrough;
mod speed;
mod suite;

use serde::de::DeserializeOwned;

use crate::chance::{Chance, QuickChance, Seed};
use crate::game::{Awaiting, Game, HouseRule, Options as _, Viewer};
use crate::notation::Notation;
use crate::random::pick_seat;
use crate::record::{About, Match, Record, Source};
use crate::seal::Seal;
use crate::seat::{Seat, Seats};

pub use branches::branches_are_proved;
pub use leak::{
    Honest, Loud, Planted, Witness, an_honest_witness_passes, find_leak, is_found, nothing_leaks,
    the_legal_list_of_another_seat_is_found, the_order_of_the_deck_in_a_view_is_found,
};
pub use notation::{
    corrupted_games_are_refused_or_playable, corrupted_moves_are_refused_or_valid_notation,
    games_steered_by_bytes_stay_legal, scenarios_pass, seeds_are_read, traces_replay,
};
pub use observer::{Facts, differences};
pub use playthrough::{check_playthrough, playthrough};
pub use speed::{
    a_state_is_small_and_copied, imagining_allocates_nothing, playouts_allocate_nothing,
};

/// What the battery must know about a game that players need not.
pub trait Trial: Notation<View: DeserializeOwned> {
    /// Tables besides the usual one for each number of players: the number of players, and a house
    /// rule. Each house rule appears once.
    const HOUSE_RULES: &'static [(usize, &'static str, &'static str)];
    /// How many random games the longest tests play at each table.
    const GAMES: u64;
    /// How many bytes a state may have.
    const LARGEST: usize;
    /// Moves of every shape in the notation.
    const SAMPLES: &'static [&'static str];

    /// Any move that can be written at a table of `players`, sensible or not.
    fn any_move(players: usize, chance: &mut impl Chance) -> Self::Move;

    /// Is a move of this kind listed wherever it is legal? There may be too many of some kind.
    fn is_listed_if_legal(_mv: Self::Move) -> bool {
        true
    }

    /// What is wrong with the state: cards or pieces lost, invariants broken.
    fn faults(&self) -> Vec<String>;

    /// Another state that differs only in what is hidden from `viewer`, and in which `by` playing
    /// `mv` should look the same to them. `None` where the two moves rightly differ, or nothing is
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

/// The usual rules for each number of players, and each house rule once.
#[must_use]
pub fn tables<G: Trial>() -> Vec<G::Options> {
    let usual = |players| G::Options::usual(players).expect("a number of players");
    let (fewest, most) = G::PLAYERS;
    let mut tables: Vec<G::Options> = (fewest..=most).map(usual).collect();
    for &(players, key, value) in G::HOUSE_RULES {
        let mut options = usual(players);
        options.set(key, value).expect("a house rule");
        tables.push(options);
    }
    tables
}

/// The list of house rules is right: each has a usual value, which is not written, and others,
/// which are; and each is covered by [`Trial::HOUSE_RULES`].
pub fn house_rules_are_as_listed<G: Trial>() {
    for HouseRule { key, values } in G::Options::HOUSE_RULES {
        for (number, value) in values.iter().enumerate() {
            let mut options = G::Options::usual(G::PLAYERS.1).expect("a number of players");
            options.set(key, value).unwrap_or_else(|error| panic!("{key}={value}: {error}"));
            let written = options.unusual();
            assert_eq!(written.contains_key(*key), number > 0, "{key}={value}: {written:?}");
        }
        assert!(G::HOUSE_RULES.iter().any(|(_, tried, _)| tried == key), "{key} is not tried");
    }
}

/// Is there time for everything (`make test-long`)?
#[must_use]
pub fn is_long() -> bool {
    std::env::var("IVANHOE_LONG").is_ok_and(|long| long == "1")
}

/// All of these rounds if there is time, otherwise a quarter of them.
#[must_use]
pub fn shortened(rounds: u64) -> u64 {
    if is_long() { rounds } else { rounds.div_ceil(4) }
}

/// This many random games at each table, by options and number.
fn numbered_games<G: Trial>(games: u64) -> impl Iterator<Item = (G::Options, u64)> {
    tables::<G>()
        .into_iter()
        .flat_map(move |options| (0..games).map(move |number| (options, number)))
}

/// Plays a random game, in which every seat gets every question. `each` is called with every entry:
/// the game before it, who moved and how, the game after it.
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

/// Every listed move is accepted as it is; any other is refused without a change, or means a listed
/// one. Nothing is ever lost.
pub fn legal_is_playable<G: Trial>() {
    for (options, number) in numbered_games::<G>(G::GAMES) {
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

/// A seat that is asked has a move, and only a seat that may move has one; listed moves are
/// accepted and distinct.
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

/// An arbitrary move: refused without a trace, or it means a listed one.
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

/// A view that replaces an earlier one, of any viewer, is the same as a new one.
pub fn renewed_views_are_new<G: Trial>() {
    for (options, number) in numbered_games::<G>(G::GAMES.min(20)) {
        let mut view = None;
        random_game::<G>(options, number, |_, _, _, game| {
            for viewer in viewers(options.players()) {
                let new = game.view(viewer);
                let view = view.get_or_insert_with(|| new.clone());
                game.state().renew_view(game.memory(), viewer, view);
                assert_eq!(*view, new, "game {number}: {viewer:?}");
            }
        });
    }
}

/// A record that is written and read again is the same; replayed from its moves it gives the same
/// events; its events, applied to a blank table, give the same states.
pub fn records_replay<G: Trial>() {
    for (options, number) in numbered_games::<G>(G::GAMES / 2) {
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
        let sealed = Record { source: Source::Seal(seal), ..read.clone() };
        let text = sealed.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&sealed), "game {number}: sealed");
        assert!(text.replacen("5ea1", "5ea2", 1).parse::<Record<G>>().is_err(), "a part changed");
        let half = format!("[ServerSeed \"{}\"]\n", Seed::of_series(number, 0));
        assert!(text.replace(&half, "").parse::<Record<G>>().is_err(), "a seal without its half");
        let unsealed = Record { source: Source::Hands, ..read };
        unsealed.verify(|_| ()).unwrap_or_else(|e| panic!("game {number} without seed: {e}"));
        let mut state = G::blank(options);
        record.deal.iter().for_each(|event| state.apply(event));
        for (entry, expected) in record.entries.iter().zip(&states) {
            entry.events.iter().for_each(|event| state.apply(event));
            assert_eq!(state, *expected, "game {number}: from events");
        }
    }
}

/// A record contains date, place, bots and result; unknown tags are skipped; and a result that is
/// not the game's is detected.
pub fn records_describe_the_game<G: Trial>() {
    tables::<G>().into_iter().for_each(record_tells_about_the_game::<G>);
}

fn record_tells_about_the_game<G: Notation>(options: G::Options) {
    let game = random_game::<G>(options, 1, |_, _, _, _| ());
    let winners = game.state().awaiting().winners();
    let about = About {
        date: Some("2026-11-16".into()),
        place: Some("https://example.org".into()),
        bots: vec![(Seat::A, "page".into()), (Seat::B, "a \"b\"".into())],
        result: winners,
        undone: 3,
        hints: 2,
        branch: None,
    };
    let record = Record { about, ..game.record().clone() };
    let text = record.to_string();
    for tag in ["[Date \"2026-11-16\"]\n", "[Place \"https://example.org\"]\n[Players "] {
        assert!(text.contains(tag), "{tag} is not in:\n{text}");
    }
    let read = |text: &str| text.parse::<Record<G>>();
    assert_eq!(read(&text).as_ref(), Ok(&record));
    record.verify(|_| ()).unwrap_or_else(|difference| panic!("{difference}"));
    let more = text.replacen("[Players", "[Weather \"fair\"]\n[Players", 1);
    let more = more.replacen("[Deck", "[Seats \"soft\"]\n[Deck", 1);
    assert_eq!(read(&more).as_ref(), Ok(&record), "unknown tags are read over");
    // An error after an unknown tag is still reported with its line.
    let faulty = more.replacen("[Players \"", "[Players \"0", 1);
    assert_eq!(read(&faulty).map_err(|error| error.line), Err(6));
    for wrong in [
        more.replacen("[Players", "[Weather \"foul\"]\n[Players", 1),
        text.replacen("[Bot A", "[Bot F", 1),
        text.replacen("[Result \"", "[Result \"?", 1),
        text.replacen("[Undone \"3", "[Undone \"03", 1),
        text.replacen("[Undone \"3", "[Undone \"0", 1),
    ] {
        assert!(read(&wrong).is_err(), "{wrong}");
    }
    let others = Seats::first(options.players())
        .into_iter()
        .find(|seat| winners.is_some_and(|winners| !winners.contains(*seat)));
    let about = About { result: others.map(Seats::only), ..About::default() };
    let difference = Record { about, ..record.clone() }.verify(|_| ()).err();
    assert!(difference.is_some_and(|found| found.what.starts_with("the result is `")));
    let older = text.replacen("[Rules \"1\"]", "[Rules \"0\"]", 1);
    assert!(read(&older).is_err_and(|error| error.to_string().contains("rules `0` are unknown")));
}

/// A record is written in one way. What mail programs and editors do to the ends of its lines is
/// accepted; any other difference is refused with its line.
pub fn records_are_written_one_way<G: Trial>() {
    for (options, number) in numbered_games::<G>(G::GAMES / 8) {
        let text = random_game::<G>(options, number, |_, _, _, _| ()).record().to_string();
        let read = |text: &str| text.parse::<Record<G>>().map_err(|error| error.line);
        let record = read(&text).unwrap_or_else(|line| panic!("game {number}: line {line}"));
        assert_eq!(record.to_string(), text, "game {number}");
        for kept in [
            text.replace('\n', "\r\n"),
            format!("\u{feff}{text}"),
            text.trim_end().to_owned(),
            format!("\u{feff}{}", text.trim_end().replace('\n', "\r\n")),
        ] {
            assert_eq!(read(&kept).as_ref(), Ok(&record), "game {number}");
        }
        let lines: Vec<&str> = text.lines().collect();
        let with = |line: usize, new: &str| {
            let mut lines = lines.clone();
            lines[line - 1] = new;
            lines.join("\n")
        };
        let (last, turn) = (lines.len(), format!("{} ", lines[lines.len() - 1]));
        let players = options.players();
        for (line, otherwise) in [
            (1, [lines[1], lines[0], &lines[2..].join("\n")].join("\n")),
            (3, with(3, &format!("[Players \"+{players}\"]"))),
            (3, with(3, &format!("[Players \"0{players}\"]"))),
            (last, with(last, &turn)),
            (last, with(last, &turn.replacen(". ", ".  ", 1))),
            (last + 1, format!("{text}\n")),
        ] {
            assert_eq!(read(&otherwise).err(), Some(line), "game {number}:\n{otherwise}");
        }
    }
}

/// Positions and moves that are written and read again are the same.
pub fn notation_round_trips<G: Trial>() {
    for (options, number) in numbered_games::<G>(G::GAMES / 4) {
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

/// A view sent as JSON is read back unchanged, and a world imagined from it looks the same to its
/// viewer, offers the same moves, and asks the same seats the same things: a window opens by public
/// facts.
pub fn imagined_worlds_fit<G: Trial>() {
    for (options, number) in numbered_games::<G>(shortened(G::GAMES / 2)) {
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
