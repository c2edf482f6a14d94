//! `ivanhoe bench`: how fast the rules are.

use std::time::{Duration, Instant};

use clap::Args;
use games::{Task, Title};
use serde::Serialize;
use table::{Chance, Game, Notation, Options, QuickChance};

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
    let figures = args.game.run(&args)?;
    if args.json {
        let text = serde_json::to_string(&figures).map_err(Failure::input)?;
        return crate::out(&format!("{text}\n"));
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
            let counted = allocation_counter::measure(|| {
                for _ in 0..64 {
                    played += random_game::<G>(options, &mut chance, &mut moves);
                    games += 1;
                }
            });
            allocations += counted.count_total;
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
        while let Some((seat, mv)) = game.formality() {
            game.play_listed(seat, mv, chance, &mut |_| ());
        }
    }
    decisions
}
