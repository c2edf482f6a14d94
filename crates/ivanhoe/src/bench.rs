//! `ivanhoe bench`: how fast the rules and the bots are.

use std::time::{Duration, Instant};

use bots::{Bot, BotGame, BotSeat, Player, Rule, TimeLimits};
use clap::Args;
use games::{Task, Title};
use serde::Serialize;
use table::{Chance, Game, Match, Notation, Options, QuickChance, Seat, Seed, Viewer};

use crate::failure::Failure;
use crate::progress::Progress;

/// Measure the speed of the rules, or of a bot.
///
/// Random games are played on one core, without a log: at each decision all legal moves are listed,
/// and one of them is played at random. Forced passes are played by the engine and not counted.
#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// Which game
    #[arg(long, default_value = "tournament")]
    game: Title,
    /// How many players
    #[arg(long)]
    players: Option<usize>,
    /// For how long, in seconds
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// The random games to play
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Measure a bot instead (its name in docs/bots.md): its time for each decision on one core, in
    /// positions of games between rule bots. Moves without a choice are not counted
    #[arg(long, value_name = "BOT", value_parser = own_bot)]
    bot: Option<Player>,
}

/// The measurements.
#[derive(Debug, Serialize)]
pub(crate) struct Figures {
    game: &'static str,
    players: usize,
    games_per_s: f64,
    moves_per_s: f64,
    ns_per_move: f64,
    moves_per_game: f64,
    state_bytes: usize,
    allocations_per_move: f64,
}

/// A bot of ours. A program from outside would have to follow the games that it is asked about.
fn own_bot(name: &str) -> Result<Player, String> {
    let bot = name.parse()?;
    if matches!(bot, Player::External(_)) {
        return Err("`ivanhoe arena` measures programs from outside".to_owned());
    }
    Ok(bot)
}

pub(crate) fn run(args: BenchArgs) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 86_400.0) {
        return Err(Failure::input("--seconds must be more than 0 and at most 86400"));
    }
    if let Some(player) = &args.bot {
        return report_bot(&args, player);
    }
    let figures = args.game.run(&args)?;
    if args.json {
        return print_json(&figures);
    }
    crate::out(&format!(
        "{} with {} players: {:.1} ns per move, {:.2} M moves/s, {:.0} games/s\n\
         {:.1} moves per game, a state of {} bytes, {:.2} allocations per move\n",
        figures.game,
        figures.players,
        figures.ns_per_move,
        figures.moves_per_s / 1e6,
        figures.games_per_s,
        figures.moves_per_game,
        figures.state_bytes,
        figures.allocations_per_move,
    ))
}

fn print_json(figures: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(figures).map_err(Failure::input)?;
    crate::out(&format!("{text}\n"))
}

fn report_bot(args: &BenchArgs, player: &Player) -> Result<(), Failure> {
    let figures = bots::run(args.game, Deciding { args, player })?;
    if args.json {
        return print_json(&figures);
    }
    crate::out(&format!(
        "{}, {} with {} players: {:.1} µs for a decision, {:.1} allocations, over {} decisions\n",
        figures.bot,
        figures.game,
        figures.players,
        figures.us_per_decision,
        figures.allocations_per_decision,
        figures.decisions,
    ))
}

/// The measurements of a bot.
#[derive(Debug, Serialize)]
pub(crate) struct BotFigures {
    bot: String,
    game: &'static str,
    players: usize,
    us_per_decision: f64,
    allocations_per_decision: f64,
    decisions: u64,
}

struct Deciding<'a> {
    args: &'a BenchArgs,
    player: &'a Player,
}

impl bots::Task for Deciding<'_> {
    type Output = Result<BotFigures, Failure>;

    fn run<G: BotGame>(self) -> Result<BotFigures, Failure> {
        let Self { args, player } = self;
        let players = args.players.unwrap_or(G::PLAYERS.1.min(4));
        let options = G::Options::usual(players).map_err(Failure::input)?;
        let time_limits = TimeLimits::for_moves(Duration::from_secs(1));
        let bot_seat = BotSeat { seat: Seat::A, options, time_limits };
        let mut bot = player.seat::<G>(&bot_seat).map_err(Failure::input)?;
        let progress = Progress::seconds("deciding", args.seconds);
        let limit = Duration::from_secs_f64(args.seconds);
        let mut chance = QuickChance::new(args.seed);
        let (mut allocations, mut decisions, mut number) = (0, 0, 0);
        let mut thinking = Duration::ZERO;
        while thinking < limit {
            let mut game = Match::<G>::begin(options, Seed::of_series(args.seed, number), &[]);
            number += 1;
            while let Some(seat) = game.state().awaiting().asked().lowest()
                && thinking < limit
            {
                let moves = game.state().moves_of(seat);
                let view = game.view(Viewer::Seat(seat));
                if moves.len() > 1 {
                    let start = Instant::now();
                    allocations += heap::requests_of(|| {
                        bot.choose(&view, &moves, &mut chance);
                    });
                    thinking += start.elapsed();
                    decisions += 1;
                }
                let mv = Bot::<G>::choose(&mut Rule, &view, &moves, &mut chance);
                game.play(seat, mv).expect("bots choose among the legal moves");
                table::trace::settle(&mut game);
                progress.seconds_passed(thinking);
            }
        }
        progress.finish();
        Ok(BotFigures {
            bot: player.to_string(),
            game: G::NAME,
            players,
            us_per_decision: thinking.as_secs_f64() * 1e6 / decisions as f64,
            allocations_per_decision: allocations as f64 / decisions as f64,
            decisions,
        })
    }
}

impl Task for &BenchArgs {
    type Output = Result<Figures, Failure>;

    fn run<G: Notation>(self) -> Result<Figures, Failure> {
        let players = self.players.unwrap_or(G::PLAYERS.1.min(4));
        let options = G::Options::usual(players).map_err(Failure::input)?;
        let mut chance = QuickChance::new(self.seed);
        let mut moves = Vec::with_capacity(4096);
        let progress = Progress::seconds("playing", self.seconds);
        let limit = Duration::from_secs_f64(self.seconds);
        let (mut played, mut games) = (0u64, 0u64);
        let start = Instant::now();
        let mut allocations = 0;
        while start.elapsed() < limit {
            allocations += heap::requests_of(|| {
                for _ in 0..64 {
                    played += random_game::<G>(options, &mut chance, &mut moves);
                    games += 1;
                }
            });
            progress.seconds_passed(start.elapsed());
        }
        let seconds = start.elapsed().as_secs_f64();
        progress.finish();
        Ok(Figures {
            game: G::NAME,
            players,
            games_per_s: games as f64 / seconds,
            moves_per_s: played as f64 / seconds,
            ns_per_move: seconds * 1e9 / played as f64,
            moves_per_game: played as f64 / games as f64,
            state_bytes: size_of::<G>(),
            allocations_per_move: allocations as f64 / played as f64,
        })
    }
}

/// Plays one game and returns how many decisions it had.
fn random_game<G: Game>(
    options: G::Options,
    chance: &mut impl Chance,
    moves: &mut Vec<G::Move>,
) -> u64 {
    let mut game = G::blank(options);
    game.deal(chance, &mut |_| ());
    let mut decisions = 0;
    while let Some(seat) = table::pick_seat(game.awaiting(), chance) {
        moves.clear();
        game.legal_moves(seat, moves);
        let mv = moves[chance.below(moves.len())];
        game.play_listed(seat, mv, chance, &mut |_| ());
        decisions += 1;
        while let Some((seat, mv)) = game.forced_pass() {
            game.play_listed(seat, mv, chance, &mut |_| ());
        }
    }
    decisions
}
