//! `ivanhoe plot`: strength against time, as a chart.

use std::fs;
use std::path::PathBuf;

use bots::statistics::results;
use bots::{BotGame, Lineup, Player, Task};
use clap::Args;

use crate::contest::{Complaints, TableArgs, at_least_one, fail_if_dead};
use crate::failure::Failure;
use crate::svg::{Chart, Point};
use crate::{arena, file};

/// The default bots.
const BOTS: &str = "greedy,rule,search:10,search:30,search:100,search:300,search:1000";

/// Draw how strong bots are and how long they think.
///
/// They are measured against `rule`. The SVG shows the win rate with its 95 % interval over
/// milliseconds per move.
#[derive(Args, Debug)]
pub(crate) struct PlotArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The bots, separated by commas (names of docs/bots.md); the points of `search` are joined
    #[arg(long, default_value = BOTS)]
    bots: String,
    /// How many deals for each bot; each is as many games as there are seats
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(args: PlotArgs) -> Result<(), Failure> {
    bots::run(args.table.game, &args)
}

impl Task for &PlotArgs {
    type Output = Result<(), Failure>;

    fn run<G: BotGame>(self) -> Result<(), Failure> {
        let bots: Lineup = self.bots.parse().map_err(Failure::input)?;
        at_least_one("--deals", self.deals)?;
        let mut points = Vec::new();
        for bot in bots.0 {
            points.push(self.measure::<G>(bot)?);
        }
        let (players, deals, seed) = (self.table.players, self.deals, self.table.seed);
        let chart = Chart {
            title: format!("Strength in the {} with {players} players", capital(G::NAME)),
            subtitle: format!(
                "one seat against rule in all others; {deals} deals of seed {seed} for each bot, \
                 every deal once in each seat"
            ),
            even: 1.0 / players as f64,
            points,
        };
        fs::write(&self.out, chart.draw()).map_err(|error| file::at(&self.out, error))
    }
}

impl PlotArgs {
    fn measure<G: BotGame>(&self, bot: Player) -> Result<Point, Failure> {
        let (label, joined) = (bot.to_string(), matches!(bot, Player::Search(_)));
        let lineup = Lineup(vec![bot, Player::Rule]);
        let contest = self.table.contest::<G>(lineup.clone())?;
        let deals = arena::play(&contest, self.deals)?;
        Complaints::of(&deals, &lineup).tell();
        fail_if_dead(&deals, &lineup)?;
        let tested = results(&deals, 2)[0];
        let (low, high) = tested.scores.interval();
        let (share, ms) = (tested.scores.mean(), tested.ms_per_move());
        crate::out(&format!(
            "{label:16} {:6.2} % ({:5.2} to {:5.2})  {ms:.4} ms a move\n",
            100.0 * share,
            100.0 * low,
            100.0 * high
        ))?;
        Ok(Point { label, ms, share, low, high, joined })
    }
}

/// A name at the beginning of a title.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
