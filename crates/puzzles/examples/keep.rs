//! Asks puzzles again: `keep GAME FILE NUMBER`, at ten times the budget of a review. Trials with
//! different numbers meet different worlds; those up to 8 are the miner's.
//!
//! Says how many of the puzzles keep their answer, and prints the lines of those that do not.
#![allow(clippy::print_stdout)]

use puzzles::{Budget, Puzzle, PuzzleGame};

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, path, number] = &words[..] else {
        return Err("keep GAME FILE NUMBER".into());
    };
    let number = number.parse().map_err(|_| format!("`{number}` is no number"))?;
    let lines = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    match game.as_str() {
        "tournament" => ask_again::<tournament::State>(&lines, number),
        "castles" => ask_again::<castles::State>(&lines, number),
        _ => Err(format!("`{game}` is no game")),
    }
}

fn ask_again<G: PuzzleGame>(lines: &str, number: u64) -> Result<(), String> {
    let mut judge = G::judge().ok_or("no network")?;
    let (mut kept, mut all) = (0, 0);
    for line in lines.lines() {
        let puzzle: Puzzle<G> = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let again = puzzle.ask_again(&mut *judge, Budget::REVIEW.times(10), number)?;
        all += 1;
        if again == puzzle.best {
            kept += 1;
        } else {
            println!("{line}");
        }
    }
    println!("{kept} of {all} keep their answer");
    Ok(())
}
