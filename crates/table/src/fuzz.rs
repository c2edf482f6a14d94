//! The bodies of the fuzz targets: any bytes must end in a value or an error, never in a panic.
//!
//! The targets in `fuzz/` call these functions, and so, with bounds, do every game's tests.

use std::fs;
use std::path::Path;

use crate::chance::{Chance, QuickChance};
use crate::game::{Game, Options as _};
use crate::notation::Notation;
use crate::random::pick_seat;
use crate::record::Record;
use crate::seat::Seats;
use crate::testing::random_game;

/// A record file: if it can be read, it is written the same except for unknown tags and what
/// `rules/notation.md` allows at the ends of lines and of the file, is read the same again, and can
/// be verified.
pub fn record<G: Notation>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(read) = text.parse::<Record<G>>() else { return };
    let written = read.to_string();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
    let tags = text.lines().take_while(|line| !line.is_empty()).count();
    let kept = text.lines().enumerate();
    let kept = kept.filter(|(at, line)| *at >= tags || written.lines().any(|known| known == *line));
    let kept: Vec<&str> = kept.map(|(_, line)| line).collect();
    assert_eq!(kept.join("\n").trim_end_matches('\n'), written.trim_end_matches('\n'));
    let again: Record<G> = written.parse().expect("what we wrote can be read");
    assert_eq!(again, read);
    let _ = read.verify(|_| ());
}

/// A position: if it is accepted, it is written and read the same again, and can be played on.
pub fn position<G: Notation>(data: &[u8]) {
    let Ok(setup) = serde_json::from_slice::<G::Setup>(data) else { return };
    let Ok(mut state) = G::from_setup(&setup) else { return };
    let again = G::from_setup(&state.setup()).expect("what we wrote is possible");
    assert_eq!(again, state);
    let mut chance = QuickChance::new(data.len() as u64);
    for _ in 0..100 {
        let Some(seat) = pick_seat(state.awaiting(), &mut chance) else { return };
        let moves = state.moves_of(seat);
        let mv = moves[chance.below(moves.len())];
        state.play(seat, mv, &mut chance, &mut |_| ()).expect("a listed move is legal");
    }
}

/// A move: strictly what the notation writes, except for the order of cards in a list.
pub fn mv<G: Notation>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(mv) = text.parse::<G::Move>() {
        let written = mv.to_string();
        assert_eq!(written.parse(), Ok(mv));
        let words = |text: &str| {
            let mut words: Vec<String> = text.split([' ', ',']).map(str::to_owned).collect();
            words.sort_unstable();
            words
        };
        assert_eq!(words(&written), words(text));
    }
}

/// A game steered by bytes: the player to decide has moves, and each one listed is accepted.
pub fn legal<G: Game>(data: &[u8]) {
    let Some((&first, rest)) = data.split_first() else { return };
    let (fewest, most) = G::PLAYERS;
    let players = fewest + usize::from(first) % (most - fewest + 1);
    let options = G::Options::usual(players).expect("a number of players");
    let mut chance = QuickChance::new(u64::from(first));
    let mut state = G::blank(options);
    state.deal(&mut chance, &mut |_| ());
    for &byte in rest {
        for seat in Seats::first(players) {
            for mv in state.moves_of(seat) {
                assert_eq!(state.check(seat, mv), Ok(mv), "{seat} {mv}");
            }
        }
        let Some(seat) = pick_seat(state.awaiting(), &mut chance) else { return };
        let moves = state.moves_of(seat);
        state.play_listed(seat, moves[usize::from(byte) % moves.len()], &mut chance, &mut |_| ());
    }
}

/// The part that every game's tests run: `rounds` corrupted records and ten times as many corrupted
/// positions, of random games at these tables.
pub fn corrupted_games<G: Notation>(tables: &[G::Options], rounds: usize) {
    let (mut records, mut positions) = (Vec::new(), Vec::new());
    for (number, options) in (0..).zip(tables) {
        let game = random_game::<G>(*options, number, |_, _, _, after| {
            positions.push(serde_json::to_string(&after.state().setup()).expect("a position"));
        });
        records.push(game.record().to_string());
    }
    let mut chance = QuickChance::new(1);
    for _ in 0..rounds {
        let sample = &records[chance.below(records.len())];
        record::<G>(&spoil(sample.as_bytes(), &mut chance));
        for _ in 0..10 {
            let sample = &positions[chance.below(positions.len())];
            position::<G>(&spoil(sample.as_bytes(), &mut chance));
        }
    }
}

/// The same for moves, from samples of the notation.
pub fn corrupted_moves<G: Notation>(samples: &[&str], rounds: usize) {
    let mut chance = QuickChance::new(2);
    for _ in 0..rounds {
        let sample = samples[chance.below(samples.len())];
        assert!(sample.parse::<G::Move>().is_ok(), "`{sample}` is not a move");
        mv::<G>(&spoil(sample.as_bytes(), &mut chance));
    }
}

/// The seeds of a target in `fuzz/`: one file each.
///
/// # Panics
/// If there is none.
#[must_use]
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let files = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let files = files.map(|file| file.expect("a file").path());
    let seeds: Vec<_> = files.map(|path| fs::read(path).expect("a readable file")).collect();
    assert!(!seeds.is_empty(), "{} is empty", folder.display());
    seeds
}

/// Every seed of a game's targets is valid input, so that fuzzing gets past the first refusal.
///
/// # Panics
/// If one is refused.
pub fn seeds_are_read<G: Notation>() {
    for seed in seeds(&format!("{}_record", G::NAME)) {
        let text = String::from_utf8(seed).expect("a record is text");
        let read: Record<G> = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
        read.verify(|_| ()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        record::<G>(text.as_bytes());
    }
    for seed in seeds(&format!("{}_position", G::NAME)) {
        let setup: G::Setup = serde_json::from_slice(&seed).expect("a position");
        G::from_setup(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
        position::<G>(&seed);
    }
    for seed in seeds(&format!("{}_move", G::NAME)) {
        let text = String::from_utf8(seed).expect("a move is text");
        assert!(text.parse::<G::Move>().is_ok(), "`{text}` is not a move");
    }
    seeds(&format!("{}_legal", G::NAME)).iter().for_each(|seed| legal::<G>(seed));
}

/// Games steered by random bytes.
pub fn steered_games<G: Game>(rounds: usize) {
    let mut chance = QuickChance::new(3);
    for _ in 0..rounds {
        let bytes: Vec<u8> = (0..200).map(|_| chance.below(256) as u8).collect();
        legal::<G>(&bytes);
    }
}

/// Corrupts a sample in a few random places: bytes changed, removed, doubled, or its end cut off.
#[must_use]
pub fn spoil(sample: &[u8], chance: &mut impl Chance) -> Vec<u8> {
    let mut data = sample.to_vec();
    for _ in 0..=chance.below(4) {
        if data.is_empty() {
            return data;
        }
        let start = chance.below(data.len());
        let length = 1 + chance.below((data.len() - start).min(40));
        match chance.below(6) {
            0 => data.truncate(start),
            1 => data[start] = chance.below(256) as u8,
            2 => drop(data.drain(start..start + length)),
            3 => {
                let piece = data[start..start + length].to_vec();
                let to = chance.below(data.len());
                data.splice(to..to, piece);
            }
            // Letters for letters and digits for digits keep more of the grammar.
            4 => data[start] = b'A' + chance.below(26) as u8,
            _ => data[start] = b'0' + chance.below(10) as u8,
        }
    }
    data
}
