//! `ivanhoe arena`: how strong bots are.

use std::fmt::Write as _;
use std::sync::Mutex;

use bots::arena::{Contest, Deal};
use bots::rating::{Rating, ratings};
use bots::statistics::{Moments, Results, against, duplicate_variance, results};
use bots::{BotGame, Lineup, Task};
use clap::Args;
use serde::Serialize;

use crate::contest::{Complaints, TableArgs, at_least_one, counted, fail_if_dead};
use crate::failure::Failure;
use crate::progress::Progress;

/// Measure bots by games against each other.
///
/// Every deal is played once with the first bot in each seat; the others fill the remaining seats
/// in turn. Intervals are over deals. The exit code is 2 if an external program did not play its
/// games to the end.
#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The bots, separated by commas: random, greedy, rule, search:N, search:Nms, network,
    /// network:T:R, page, squire, knight, champion, never-fights, always-fights, hoards,
    /// kingmaker, copies (docs/bots.md), or exec:COMMAND (docs/bot-protocol.md)
    #[arg(long)]
    bots: String,
    /// How many deals; each is as many games as there are seats
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// Print one JSON object per line, one for each bot
    #[arg(long)]
    json: bool,
}

/// The results of a bot.
#[derive(Debug, Serialize)]
struct Row {
    bot: String,
    games: u64,
    wins: f64,
    win_rate: f64,
    low: f64,
    high: f64,
    rating: f64,
    ms_per_move: f64,
    /// The moves that `rule` chose for a program from outside.
    forfeits: u64,
    /// The games that it did not play to the end.
    dead_games: u64,
    #[serde(skip)]
    uncertainty: f64,
}

pub(crate) fn run(args: ArenaArgs) -> Result<(), Failure> {
    bots::run(args.table.game, &args)
}

impl Task for &ArenaArgs {
    type Output = Result<(), Failure>;

    fn run<G: BotGame>(self) -> Result<(), Failure> {
        let lineup: Lineup = self.bots.parse().map_err(Failure::input)?;
        at_least_one("--deals", self.deals)?;
        let contest = self.table.contest::<G>(lineup.clone())?;
        let deals = play(&contest, self.deals)?;
        Complaints::of(&deals, &lineup).tell();
        let rows = rows(&deals, &lineup);
        if self.json {
            rows.iter().try_for_each(|row| {
                let text = serde_json::to_string(row).map_err(Failure::input)?;
                crate::out(&format!("{text}\n"))
            })?;
        } else {
            crate::out(&self.text::<G>(&deals, &lineup, &rows))?;
        }
        fail_if_dead(&deals, &lineup)
    }
}

impl ArenaArgs {
    /// The tables, for reading.
    fn text<G: BotGame>(&self, deals: &[Deal], lineup: &Lineup, rows: &[Row]) -> String {
        let (players, seed) = (self.table.players, self.table.seed);
        let games = counted(self.deals * players as u64, "game");
        let of_seed = counted(self.deals, "deal");
        let mut text =
            format!("{}, {players} players: {of_seed} of seed {seed}, {games}\n\n", G::NAME);
        write_rows(&mut text, rows, players);
        for row in rows.iter().filter(|row| row.forfeits > 0) {
            let Row { bot, forfeits, dead_games, games, .. } = row;
            let moves = counted(*forfeits, "move");
            let _ = writeln!(
                text,
                "{bot}: `rule` chose {moves} for it; it died in {dead_games} of {games} games"
            );
        }
        write_cross_table(&mut text, deals, lineup);
        if let Some(ratio) = duplicate_variance(deals).filter(|_| lineup.0.len() > 1) {
            let _ = writeln!(
                text,
                "\nduplicate deals: {ratio:.2} times the variance of as many single games"
            );
        }
        text
    }
}

/// Plays the deals from the first, with a running estimate on the terminal.
pub(crate) fn play<G: BotGame>(contest: &Contest<G>, deals: u64) -> Result<Vec<Deal>, Failure> {
    let progress = Progress::count("playing", deals);
    let scores = Mutex::new(Moments::default());
    let name = contest.lineup.0[0].to_string();
    let played = contest.play(0..deals, |deal| {
        let mut scores = scores.lock().expect("no thread panics with it");
        deal.score(0).into_iter().for_each(|score| scores.add(score));
        let (low, high) = scores.interval();
        let (mean, reach) = (100.0 * scores.mean(), 50.0 * (high - low));
        progress.step_saying(format!("{name} {mean:.1} ± {reach:.1} %"));
    });
    progress.finish();
    played.map_err(Failure::input)
}

fn rows(deals: &[Deal], lineup: &Lineup) -> Vec<Row> {
    let bots = lineup.0.len();
    let row = |((bot, results), rating): ((&bots::Player, Results), Rating)| {
        let (low, high) = results.scores.interval();
        Row {
            bot: bot.to_string(),
            games: results.games,
            wins: results.wins,
            win_rate: results.scores.mean(),
            low,
            high,
            rating: rating.strength,
            ms_per_move: results.ms_per_move(),
            forfeits: results.forfeits,
            dead_games: results.dead_games,
            uncertainty: rating.uncertainty,
        }
    };
    let results = results(deals, bots);
    lineup.0.iter().zip(results).zip(ratings(deals, bots)).map(row).collect()
}

fn write_rows(text: &mut String, rows: &[Row], players: usize) {
    let width = rows.iter().map(|row| row.bot.chars().count()).max().unwrap_or(0).max(4);
    let _ =
        writeln!(text, "{:width$}  win rate     95 % interval        rating     ms/move", "bot");
    for row in rows {
        let _ = writeln!(
            text,
            "{:width$}  {:6.2} %  {:5.2} to {:6.2} %  {:5.2} ± {:4.2}  {:10.4}",
            row.bot,
            100.0 * row.win_rate,
            100.0 * row.low,
            100.0 * row.high,
            row.rating,
            row.uncertainty,
            row.ms_per_move,
        );
    }
    let _ = writeln!(text, "{:width$}  {:6.2} %", "even", 100.0 / players as f64);
}

/// The wins per seat of the row's bot, as a share of those plus the wins per seat of the column's.
fn write_cross_table(text: &mut String, deals: &[Deal], lineup: &Lineup) {
    let bots = lineup.0.len();
    if bots < 2 {
        return;
    }
    let width = lineup.0.iter().map(|bot| bot.to_string().chars().count()).max().unwrap_or(0);
    let heads: String = (1..=bots).map(|number| format!("{number:>8}")).collect();
    let _ = writeln!(text, "\nseat against seat: the row's share of the wins of both");
    let _ = writeln!(text, "   {:width$}{heads}", "");
    for (one, bot) in lineup.0.iter().enumerate() {
        let cell = |other| match against(deals, one, other) {
            Some(share) if one != other => format!("{:6.1} %", 100.0 * share),
            Some(_) | None => format!("{:>8}", "–"),
        };
        let cells: String = (0..bots).map(cell).collect();
        let _ = writeln!(text, "{:>2} {:width$}{cells}", one + 1, bot.to_string());
    }
}
