//! `ivanhoe selfplay`: whole games without people.

use std::fs;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use games::{Task, Title};
use table::trace::{Tracer, settle};
use table::{Chance, Match, Notation, Options, QuickChance, Seat, Seed, pick_seat};

use crate::failure::Failure;
use crate::file;
use crate::progress::Progress;

/// Plays whole games. The same seed, options and bots give the same games on every machine.
#[derive(Args, Debug)]
pub(crate) struct SelfplayArgs {
    /// Which game
    #[arg(long, default_value = "tournament")]
    game: Title,
    /// How many players; by default 4
    #[arg(long)]
    players: Option<usize>,
    /// How many games
    #[arg(long, default_value_t = 1)]
    games: u64,
    /// Which games: each number is a series of its own
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Bot::Random)]
    bot: Bot,
    /// A house rule, as rules/notation.md names it; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Print every game as a trace: one JSON object a line, with every legal list and position
    #[arg(long)]
    trace: bool,
    /// Write every game into this folder as a record
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
}

/// Who plays.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Bot {
    /// Any legal move, each equally likely
    Random,
}

pub(crate) fn run(args: SelfplayArgs) -> Result<(), Failure> {
    args.game.run(&args)
}

impl Task for &SelfplayArgs {
    type Output = Result<(), Failure>;

    fn run<G: Notation>(self) -> Result<(), Failure> {
        let options = self.table::<G>()?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).map_err(|error| file::at(folder, error))?;
        }
        let progress = Progress::count("playing", self.games);
        let mut summary = Summary { wins: vec![0.0; options.players()], longest: (0, 0), moves: 0 };
        for number in 0..self.games {
            let game = self.play::<G>(options, number)?;
            summary.add(number, &game);
            if let Some(folder) = &self.records {
                let name = format!("{}-{}-{number:06}.ivanhoe", G::NAME, self.seed);
                let path = folder.join(name);
                let text = game.record().to_string();
                fs::write(&path, text).map_err(|error| file::at(&path, error))?;
            }
            progress.step();
        }
        progress.finish();
        if self.trace { Ok(()) } else { crate::out(&summary.text(self.games)) }
    }
}

impl SelfplayArgs {
    fn table<G: Notation>(&self) -> Result<G::Options, Failure> {
        let players = self.players.unwrap_or(4);
        let mut options = G::Options::usual(players).map_err(Failure::input)?;
        for option in &self.options {
            let (key, value) = option.split_once('=').ok_or_else(|| {
                Failure::input(format!("--option {option}: KEY=VALUE is expected"))
            })?;
            options
                .set(key, value)
                .map_err(|what| Failure::input(format!("--option {option}: {what}")))?;
        }
        Ok(options)
    }

    /// One game of the series, its trace printed if that is wanted.
    fn play<G: Notation>(&self, options: G::Options, number: u64) -> Result<Match<G>, Failure> {
        let mut game = Match::<G>::begin(options, Seed::of_series(self.seed, number), &[]);
        let mut tracer = self.trace.then(|| Tracer::begin(&game));
        // Bots have chance of their own: what they think must not move the cards.
        let mut thought = QuickChance::new(self.seed.rotate_left(32) ^ number);
        let mut moves = Vec::new();
        while let Some(seat) = pick_seat(game.state().awaiting(), &mut thought) {
            moves.clear();
            game.state().legal_moves(seat, &mut moves);
            let mv = match self.bot {
                Bot::Random => moves[thought.below(moves.len())],
            };
            let legal = if self.trace { game.state().written_moves(seat) } else { Vec::new() };
            game.play(seat, mv).expect("a listed move is legal");
            settle(&mut game);
            if let Some(tracer) = &mut tracer {
                tracer.step(seat, legal, mv, &game);
            }
        }
        if let Some(tracer) = tracer {
            let trace = tracer.finish(game.state());
            let text = serde_json::to_string(&trace).map_err(Failure::input)?;
            crate::out(&format!("{text}\n"))?;
        }
        Ok(game)
    }
}

/// What came of the games.
struct Summary {
    wins: Vec<f64>,
    /// Entries of the longest game, and its number.
    longest: (usize, u64),
    moves: usize,
}

impl Summary {
    fn add<G: Notation>(&mut self, number: u64, game: &Match<G>) {
        let entries = game.record().entries.len();
        self.moves += entries;
        self.longest = self.longest.max((entries, number));
        let winners = game.state().awaiting().winners().unwrap_or_default();
        for seat in winners {
            self.wins[seat.index()] += 1.0 / winners.len() as f64;
        }
    }

    fn text(&self, games: u64) -> String {
        let wins: Vec<String> =
            (0..).zip(&self.wins).map(|(n, wins)| format!("{} {wins:.1}", Seat::new(n))).collect();
        format!(
            "{games} games, {:.1} moves each; the longest, number {}, had {}\nwins: {}\n",
            self.moves as f64 / games.max(1) as f64,
            self.longest.1,
            self.longest.0,
            wins.join(", "),
        )
    }
}
