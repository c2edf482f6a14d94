//! Looks for puzzles: `mine GAME FILE [MOST]`.
//!
//! Each puzzle is a line of the file. A run goes on with the game after the last one in it, and
//! ends when the file has `MOST` puzzles. `docs/puzzles.md` says how they are chosen.
#![allow(clippy::print_stdout)]

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};

use puzzles::{Puzzle, PuzzleGame, mine};

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, path, most @ ..] = &words[..] else {
        return Err("mine GAME FILE [MOST]".into());
    };
    let most = match most.first() {
        Some(text) => text.parse().map_err(|_| format!("`{text}` is no number"))?,
        None => usize::MAX,
    };
    match game.as_str() {
        "tournament" => go_on::<tournament::State>(path, most),
        "castles" => go_on::<castles::State>(path, most),
        _ => Err(format!("`{game}` is no game")),
    }
}

fn go_on<G: PuzzleGame>(path: &str, most: usize) -> Result<(), String> {
    let mut judge = G::judge().ok_or("no network")?;
    let (mut found, mut game) = (0, 0);
    if let Ok(file) = File::open(path) {
        for line in BufReader::new(file).lines() {
            let line = line.map_err(|error| error.to_string())?;
            let puzzle: Puzzle<G> = serde_json::from_str(&line).map_err(|e| e.to_string())?;
            (found, game) = (found + 1, puzzle.source.game + 1);
        }
    }
    let file = OpenOptions::new().create(true).append(true).open(path);
    let mut file = file.map_err(|error| error.to_string())?;
    while found < most {
        mine::<G, _>(&mut *judge, game, |puzzle| {
            found += 1;
            writeln!(file, "{}", serde_json::to_string(&puzzle)?)
        })
        .map_err(|error: std::io::Error| error.to_string())?;
        println!("game {game}: {found} puzzles");
        game += 1;
    }
    Ok(())
}
