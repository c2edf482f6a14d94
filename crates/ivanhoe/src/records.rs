//! `ivanhoe records`: the games in a folder.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use games::Task;
use serde_json::json;
use table::{Notation, Record, Source};

use crate::failure::Failure;
use crate::file;

/// List the recorded games in a folder: when they were played, who played, who won.
#[derive(Args, Debug)]
pub(crate) struct RecordsArgs {
    /// The folder; records in it end with `.ivanhoe`
    #[arg(default_value = ".")]
    folder: PathBuf,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// A summary of a record.
struct Summary {
    /// When it was played, if the record says so.
    date: Option<String>,
    game: &'static str,
    players: Vec<String>,
    /// The winners; empty while the game is not over.
    winners: Vec<String>,
    moves: usize,
}

pub(crate) fn run(args: RecordsArgs) -> Result<(), Failure> {
    let entries = fs::read_dir(&args.folder).map_err(|error| file::at(&args.folder, error))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ivanhoe"));
    paths.sort();
    let mut all_read = true;
    for path in &paths {
        let line = match summary(path) {
            Ok(summary) if args.json => summary.json(path),
            Ok(summary) => summary.line(path),
            Err(Failure::Input(what)) => {
                all_read = false;
                crate::complain(&what);
                continue;
            }
            Err(failure) => return Err(failure),
        };
        crate::say(&line)?;
    }
    if all_read { Ok(()) } else { Err(Failure::Untrue) }
}

fn summary(path: &Path) -> Result<Summary, Failure> {
    let text = file::read(path)?;
    file::title(path, &text)?.run(Summarise { path, text: &text })
}

struct Summarise<'a> {
    path: &'a Path,
    text: &'a str,
}

impl Task for Summarise<'_> {
    type Output = Result<Summary, Failure>;

    fn run<G: Notation>(self) -> Result<Summary, Failure> {
        let record: Record<G> = self.text.parse().map_err(|error| file::at(self.path, error))?;
        let (players, moves) = (record.names.clone(), record.entries.len());
        // By the random outcomes in the record: `verify` checks the seed.
        let by_hand = Record { source: Source::Hands, ..record };
        let game = by_hand.verify(|_| ()).map_err(|difference| file::at(self.path, difference))?;
        let winners = game.state().awaiting().winners().into_iter().flatten();
        let winners = winners.filter_map(|seat| players.get(seat.index()).cloned()).collect();
        let date = table::tag(self.text, "Date");
        Ok(Summary { date, game: G::NAME, players, winners, moves })
    }
}

impl Summary {
    fn line(&self, path: &Path) -> String {
        let date = self.date.as_deref().unwrap_or("-");
        let result = match self.winners.as_slice() {
            [] => "not over".to_owned(),
            winners => format!("won by {}", winners.join(" and ")),
        };
        let (game, players, moves) = (self.game, self.players.join(", "), self.moves);
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        format!("{date}  {game}  {players}: {result}, {moves} moves  {name}")
    }

    fn json(&self, path: &Path) -> String {
        json!({
            "file": path.display().to_string(),
            "date": self.date,
            "game": self.game,
            "players": self.players,
            "winners": self.winners,
            "moves": self.moves,
        })
        .to_string()
    }
}
