//! `ivanhoe replay`: a recorded game, turn by turn.

use std::io::IsTerminal as _;
use std::path::PathBuf;

use clap::Args;
use games::{Task, Title};
use locales::{Language, Words};
use table::{Match, Notation, Options, Record, Seat, Source, Viewer};
use term::TermError;

use crate::failure::Failure;
use crate::file;
use crate::verify::proven;

/// Print a recorded game turn by turn, or show it on the screen.
///
/// The table is printed after each turn. Moves and events are written as in the record; what the
/// viewer may not know is a question mark.
#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// A record (.ivanhoe)
    file: PathBuf,
    /// Only this turn
    #[arg(long, value_name = "TURN")]
    at: Option<usize>,
    /// Show it as this seat saw it, or as `public`; by default all hands are open
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<String>,
    /// Only compare the record with its seed and the rules, and print the first difference
    #[arg(long, conflicts_with_all = ["at", "viewer"])]
    verify: bool,
    /// Step through it on the whole screen
    #[arg(long, conflicts_with_all = ["at", "verify"])]
    tui: bool,
    /// Print it as sentences, like a log
    #[arg(long, conflicts_with_all = ["at", "verify", "tui"])]
    tell: bool,
    /// The language of --tui and --tell, by its code; by default that of your system
    #[arg(long, value_parser = crate::play::language_parser())]
    language: Option<Language>,
}

pub(crate) fn run(args: ReplayArgs) -> Result<(), Failure> {
    let text = file::read(&args.file)?;
    let title = file::title(&args.file, &text)?;
    if args.language.is_some() && !(args.tui || args.tell) {
        return Err(Failure::input("--language is for --tui and --tell: a record has no language"));
    }
    if args.tui {
        return on_screen(&args, title, &text);
    }
    if args.tell {
        return in_sentences(&args, title, &text);
    }
    title.run(Replay { args: &args, text: &text })
}

/// Shows the record on the whole screen.
fn on_screen(args: &ReplayArgs, title: Title, text: &str) -> Result<(), Failure> {
    if !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
        return Err(Failure::input("--tui needs a terminal"));
    }
    let language = args.language.unwrap_or_else(crate::play::language);
    let shown = term::replay(title, text, language, args.viewer()?);
    shown.map_err(|error| args.failure(&error, language))
}

/// Prints the record in sentences.
fn in_sentences(args: &ReplayArgs, title: Title, text: &str) -> Result<(), Failure> {
    let language = args.language.unwrap_or_else(crate::play::language);
    let told = term::tell(title, text, language, args.viewer()?);
    let lines = told.map_err(|error| args.failure(&error, language))?;
    lines.iter().try_for_each(|line| crate::say(line))
}

impl ReplayArgs {
    /// The requested viewer.
    fn viewer(&self) -> Result<Option<Viewer>, Failure> {
        let viewer = self.viewer.as_deref().map(str::parse).transpose();
        viewer.map_err(|error| Failure::input(format!("--as: {error}")))
    }

    /// Why the record cannot be shown, in the reader's language.
    fn failure(&self, error: &TermError, language: Language) -> Failure {
        let told = error.tell(&Words::new(language));
        told.map_or(Failure::ReaderGone, |what| file::at(&self.file, what))
    }
}

struct Replay<'a> {
    args: &'a ReplayArgs,
    text: &'a str,
}

impl Task for Replay<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Notation>(self) -> Result<(), Failure> {
        let path = &self.args.file;
        let record: Record<G> = self.text.parse().map_err(|error| file::at(path, error))?;
        if !self.args.verify {
            return self.show(record);
        }
        if proven(path, &record)? { Ok(()) } else { Err(Failure::Untrue) }
    }
}

impl Replay<'_> {
    fn show<G: Notation>(&self, record: Record<G>) -> Result<(), Failure> {
        let path = &self.args.file;
        let players = record.options.players();
        let viewer = self.args.viewer()?;
        if let Some(Viewer::Seat(seat)) = viewer
            && seat.index() >= players
        {
            return Err(Failure::input(format!("--as {seat}: only {players} play")));
        }
        let mut turns = Turns { viewer, turns: Vec::new(), line: Vec::new() };
        // By the random outcomes in the record: its seed is checked by --verify.
        let by_hand = Record { source: Source::Hands, ..record };
        let done = by_hand.verify(|game| {
            let record = game.record();
            match record.entries.last() {
                Some(entry) => {
                    let (by, mv) = (entry.by, entry.mv);
                    turns.tell::<G>(&entry.events[0], format!("{by} {mv}"));
                    entry.events.iter().skip(1).for_each(|event| turns.event(event, game));
                }
                None => {
                    let begin = record.deal.iter().skip(1);
                    begin.for_each(|event| turns.tell::<G>(event, event.to_string()));
                }
            }
        });
        let game = done.map_err(|difference| file::at(path, difference))?;
        turns.close(&game);
        let names: Vec<String> = (0..)
            .zip(&game.record().names)
            .map(|(number, name)| format!("{} {name}", Seat::new(number)))
            .collect();
        self.print(&names.join(", "), G::NAME, &turns.turns)
    }

    fn print(&self, names: &str, game: &str, turns: &[String]) -> Result<(), Failure> {
        if let Some(at) = self.args.at {
            let turn = at.checked_sub(1).and_then(|index| turns.get(index)).ok_or_else(|| {
                Failure::input(format!("--at {at}: the game has turns 1 to {}", turns.len()))
            })?;
            return crate::say(turn);
        }
        crate::say(&format!("{game}: {names}"))?;
        turns.iter().try_for_each(|turn| crate::say(&format!("\n{turn}")))
    }
}

/// The turns of a game as text.
struct Turns {
    viewer: Option<Viewer>,
    turns: Vec<String>,
    /// The events of the current turn.
    line: Vec<String>,
}

impl Turns {
    fn event<G: Notation>(&mut self, event: &G::Event, game: &Match<G>) {
        if G::begins_turn(event) {
            self.close(game);
        }
        self.tell::<G>(event, event.to_string());
    }

    /// What the viewer may know of an event; without a viewer all of it, in the words of the
    /// record.
    fn tell<G: Notation>(&mut self, event: &G::Event, in_full: String) {
        match self.viewer {
            None => self.line.push(in_full),
            Some(viewer) => {
                self.line.extend(G::event_view(event, viewer).map(|received| received.to_string()));
            }
        }
    }

    /// The table is shown after the move that ended the turn: the next player has drawn already.
    fn close<G: Notation>(&mut self, game: &Match<G>) {
        let players = game.record().options.players();
        let views: Vec<G::View> = match self.viewer {
            Some(viewer) => vec![game.view(viewer)],
            None => (0..players).map(|n| game.view(Viewer::Seat(Seat::new(n)))).collect(),
        };
        let events = std::mem::take(&mut self.line).join(", ");
        let number = self.turns.len() + 1;
        self.turns.push(format!("Turn {number}: {events}\n{}", G::picture(&views)));
    }
}
