//! `ivanhoe selfplay`: whole games without people.

use std::fs;
use std::path::PathBuf;

use bots::arena::watch_game;
use bots::{BotGame, BotSeat, Player};
use clap::Args;
use games::Title;
use table::trace::{Tracer, settle};
use table::{
    About, Chance, Match, Notation, Options, QuickChance, Record, Seat, Seats, Seed, pick_seat,
};

use crate::contest::{self, Complaints, TimeLimitArgs, counted, dead};
use crate::failure::Failure;
use crate::file;
use crate::progress::Progress;

/// Play whole games between bots.
///
/// The same seed, options and bots give the same games on every machine.
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
    /// The bot in every seat: random, greedy, rule, search:N, search:Nms, network, network:T:R,
    /// page, squire, knight, champion, never-fights, always-fights, hoards, kingmaker, copies
    /// (docs/bots.md), or exec:COMMAND (docs/bot-protocol.md)
    #[arg(long, default_value = "random")]
    bot: String,
    #[command(flatten)]
    time_limits: TimeLimitArgs,
    /// A house rule as KEY=VALUE (rules/notation.md); may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Print every game as a trace: one JSON object per line, with every list of legal moves and
    /// every position
    #[arg(long)]
    trace: bool,
    /// Fail, with exit code 1, if a game has more moves than this
    #[arg(long, value_name = "MOVES")]
    longest: Option<usize>,
    /// Write every game into this folder as a record
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
}

pub(crate) fn run(args: SelfplayArgs) -> Result<(), Failure> {
    let bot: Player = args.bot.parse().map_err(Failure::input)?;
    if bot == Player::Random {
        args.game.run(RandomGames(&args))
    } else {
        bots::run(args.game, BotGames(&args, &bot))
    }
}

/// Random moves in all seats, now and then also without being asked.
struct RandomGames<'a>(&'a SelfplayArgs);

impl games::Task for RandomGames<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Notation>(self) -> Result<(), Failure> {
        self.0.play_all::<G>(|options, number| self.0.random_game(options, number))
    }
}

/// A bot plays all seats.
struct BotGames<'a>(&'a SelfplayArgs, &'a Player);

impl bots::Task for BotGames<'_> {
    type Output = Result<(), Failure>;

    fn run<G: BotGame>(self) -> Result<(), Failure> {
        let mut failures = BotFailures::default();
        let Self(args, bot) = self;
        let done = args
            .play_all::<G>(|options, number| args.bot_game(bot, options, number, &mut failures));
        failures.complaints.tell();
        done?;
        if failures.dead_games > 0 { Err(dead(bot, failures.dead_games)) } else { Ok(()) }
    }
}

/// What went wrong with programs from outside.
#[derive(Default)]
struct BotFailures {
    complaints: Complaints,
    dead_games: u64,
}

impl SelfplayArgs {
    fn play_all<G: Notation>(
        &self,
        mut play: impl FnMut(G::Options, u64) -> Result<Match<G>, Failure>,
    ) -> Result<(), Failure> {
        let options = contest::options::<G>(self.players.unwrap_or(4), &self.options)?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).map_err(|error| file::at(folder, error))?;
        }
        let progress = Progress::count("playing", self.games);
        let mut summary = Summary { wins: vec![0.0; options.players()], longest: (0, 0), moves: 0 };
        for number in 0..self.games {
            let game = play(options, number)?;
            summary.add(number, &game);
            if let Some(folder) = &self.records {
                let name = format!("{}-{}-{number:06}.ivanhoe", G::NAME, self.seed);
                let path = folder.join(name);
                let text = self.record(&game).to_string();
                fs::write(&path, text).map_err(|error| file::at(&path, error))?;
            }
            progress.step();
        }
        progress.finish();
        if !self.trace {
            crate::out(&summary.text(self.games))?;
        }
        match self.longest {
            Some(most) if summary.longest.0 > most => Err(Failure::Untrue),
            Some(_) | None => Ok(()),
        }
    }

    /// The record with its result and bots. It has no date: the same games are the same files.
    fn record<G: Notation>(&self, game: &Match<G>) -> Record<G> {
        let seats = Seats::first(game.record().options.players());
        let bots = seats.into_iter().map(|seat| (seat, self.bot.clone())).collect();
        let result = game.state().awaiting().winners();
        Record { about: About { bots, result, ..About::default() }, ..game.record().clone() }
    }

    /// The seed of the bots' random choices, which must not affect the cards.
    fn bot_seed(&self, number: u64) -> u64 {
        self.seed.rotate_left(32) ^ number
    }

    /// One random game of the series; prints its trace if requested.
    fn random_game<G: Notation>(
        &self,
        options: G::Options,
        number: u64,
    ) -> Result<Match<G>, Failure> {
        let mut game = Match::<G>::begin(options, Seed::of_series(self.seed, number), &[]);
        let mut tracer = self.trace.then(|| Tracer::begin(&game));
        let mut chance = QuickChance::new(self.bot_seed(number));
        let mut moves = Vec::new();
        while let Some(seat) = pick_seat(game.state().awaiting(), &mut chance) {
            moves.clear();
            game.state().legal_moves(seat, &mut moves);
            let mv = moves[chance.below(moves.len())];
            let legal = if self.trace { game.state().written_moves(seat) } else { Vec::new() };
            game.play(seat, mv).expect("a listed move is legal");
            settle(&mut game);
            if let Some(tracer) = &mut tracer {
                tracer.step(seat, legal, mv, &game);
            }
        }
        print_trace(tracer, &game)?;
        Ok(game)
    }

    /// One game of a bot; prints its trace if requested.
    fn bot_game<G: BotGame>(
        &self,
        bot: &Player,
        options: G::Options,
        number: u64,
        failures: &mut BotFailures,
    ) -> Result<Match<G>, Failure> {
        let time_limits = self.time_limits.time_limits()?;
        let seated = (0..options.players())
            .map(|seat| bot.seat::<G>(&BotSeat { seat: Seat::new(seat), options, time_limits }));
        let mut bots = seated.collect::<Result<Vec<_>, _>>().map_err(Failure::input)?;
        let seed = Seed::of_series(self.seed, number);
        let mut tracer: Option<Tracer<G>> = None;
        // A step is written once its consequences are known: before the next one.
        let mut step: Option<(Seat, Vec<String>, G::Move)> = None;
        let (game, _) =
            watch_game(options, seed, self.bot_seed(number), &mut bots, |game, by, mv| {
                if self.trace {
                    let tracer = tracer.get_or_insert_with(|| Tracer::begin(game));
                    if let Some((by, legal, mv)) = step.take() {
                        tracer.step(by, legal, mv, game);
                    }
                    step = Some((by, game.state().written_moves(by), mv));
                }
            });
        if let (Some(tracer), Some((by, legal, mv))) = (&mut tracer, step) {
            tracer.step(by, legal, mv, &game);
        }
        print_trace(tracer, &game)?;
        for complaint in bots.iter_mut().flat_map(|bot| bot.complaints()) {
            failures.complaints.add(bot, complaint);
        }
        failures.dead_games += u64::from(bots.iter().any(|bot| bot.forfeits().dead));
        Ok(game)
    }
}

fn print_trace<G: Notation>(tracer: Option<Tracer<G>>, game: &Match<G>) -> Result<(), Failure> {
    if let Some(tracer) = tracer {
        let trace = tracer.finish(game.state());
        let text = serde_json::to_string(&trace).map_err(Failure::input)?;
        crate::out(&format!("{text}\n"))?;
    }
    Ok(())
}

/// The results of the games.
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
            "{}, {:.1} moves each; the longest, number {}, had {}\nwins: {}\n",
            counted(games, "game"),
            self.moves as f64 / games.max(1) as f64,
            self.longest.1,
            self.longest.0,
            wins.join(", "),
        )
    }
}
