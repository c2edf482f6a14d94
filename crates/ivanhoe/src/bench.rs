//! `ivanhoe bench`: how fast the rules are.

use std::time::{Duration, Instant};

use bots::{Bot, BotGame, Budget, Rule, Search};
use clap::Args;
use games::{Task, Title};
use serde::Serialize;
use table::{Chance, Game, Match, Notation, Options, QuickChance, Seed, Viewer};

use crate::failure::Failure;
use crate::progress::Progress;

/// Plays random games on one core and measures the engine: at each decision the full list of legal
/// moves is made, one is picked at random and played, without a log. Formal answers (a seat that
/// can only pass) are played by the engine and not counted.
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
    /// Measure the searching bot instead: its iterations a second on one core, in positions of
    /// games between rule bots. An iteration imagines a world, walks down the tree, adds a node and
    /// plays on by rule to the tournament's end (in the Castles some turns on)
    #[arg(long)]
    search: bool,
}

/// What was measured.
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

pub(crate) fn run(args: BenchArgs) -> Result<(), Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 86_400.0) {
        return Err(Failure::input("--seconds must be more than 0 and at most 86400"));
    }
    if args.search {
        return report_search(&args);
    }
    let figures = args.game.run(&args)?;
    if args.json {
        return print_json(&figures);
    }
    crate::out(&format!(
        "{} with {} players: {:.1} ns a move, {:.2} M moves/s, {:.0} games/s\n\
         {:.1} moves a game, a state of {} bytes, {} allocations a move\n",
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

fn report_search(args: &BenchArgs) -> Result<(), Failure> {
    let figures = bots::run(args.game, Searching(args))?;
    if args.json {
        return print_json(&figures);
    }
    crate::out(&format!(
        "{} with {} players: {:.0} iterations/s, {:.2} µs each, over {} decisions\n",
        figures.game,
        figures.players,
        figures.iterations_per_s,
        figures.us_per_iteration,
        figures.decisions,
    ))
}

/// How fast the search is.
#[derive(Debug, Serialize)]
pub(crate) struct SearchFigures {
    game: &'static str,
    players: usize,
    iterations_per_s: f64,
    us_per_iteration: f64,
    decisions: u64,
}

struct Searching<'a>(&'a BenchArgs);

impl bots::Task for Searching<'_> {
    type Output = Result<SearchFigures, Failure>;

    fn run<G: BotGame>(self) -> Result<SearchFigures, Failure> {
        let players = self.0.players.unwrap_or(G::PLAYERS.1.min(4));
        let options = G::Options::usual(players).map_err(Failure::input)?;
        let progress = Progress::seconds("searching", self.0.seconds);
        let limit = Duration::from_secs_f64(self.0.seconds);
        let mut chance = QuickChance::new(self.0.seed);
        let mut search = Search::new(Budget::Iterations(G::CHAMPION));
        let (mut iterations, mut decisions, mut number) = (0, 0, 0);
        let mut thinking = Duration::ZERO;
        while thinking < limit {
            let mut game = Match::<G>::begin(options, Seed::of_series(self.0.seed, number), &[]);
            number += 1;
            while let Some(seat) = game.state().awaiting().asked().lowest()
                && thinking < limit
            {
                let moves = game.state().moves_of(seat);
                let view = game.view(Viewer::Seat(seat));
                if moves.len() > 1 {
                    let start = Instant::now();
                    search.explore::<G>(&view, &moves, &mut chance);
                    thinking += start.elapsed();
                    iterations += search.iterations();
                    decisions += 1;
                }
                let mv = Bot::<G>::choose(&mut Rule, &view, &moves, &mut chance);
                game.play(seat, mv).expect("bots choose among the legal moves");
                table::trace::settle(&mut game);
                progress.seconds_passed(thinking);
            }
        }
        progress.finish();
        let seconds = thinking.as_secs_f64();
        Ok(SearchFigures {
            game: G::NAME,
            players,
            iterations_per_s: iterations as f64 / seconds,
            us_per_iteration: seconds * 1e6 / iterations as f64,
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

/// Plays one game and says how many decisions it had.
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
