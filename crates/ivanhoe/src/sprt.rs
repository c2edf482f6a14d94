//! `ivanhoe sprt`: is a new bot better than an old one?

use bots::arena::Deal;
use bots::sprt::{FEWEST_DEALS, Sprt, Verdict};
use bots::{BotGame, Lineup, Player, Task};
use clap::Args;

use crate::contest::{Complaints, TableArgs, at_least_one, fail_if_dead};
use crate::failure::Failure;

/// Test whether a new bot is better than an old one.
///
/// Deals are played until the answer is clear: a sequential probability ratio test with errors of
/// 5 % of either kind. The new bot takes one seat, the old one all others. Exit code 0: better; 1:
/// not better; 3: undecided after --most deals; 2: an external program did not play its games to
/// the end, so there is no verdict.
#[derive(Args, Debug)]
pub(crate) struct SprtArgs {
    /// The new bot: a name of docs/bots.md, or exec:COMMAND (docs/bot-protocol.md)
    #[arg(long)]
    new: String,
    /// The old bot, named in the same way
    #[arg(long)]
    old: String,
    #[command(flatten)]
    table: TableArgs,
    /// How much better it should be, in percentage points of games won
    #[arg(long, default_value_t = 1.0)]
    gain: f64,
    /// How many deals at most
    #[arg(long, default_value_t = 20_000)]
    most: u64,
}

pub(crate) fn run(args: SprtArgs) -> Result<(), Failure> {
    bots::run(args.table.game, &args)
}

impl Task for &SprtArgs {
    type Output = Result<(), Failure>;

    fn run<G: BotGame>(self) -> Result<(), Failure> {
        let (new, old): (Player, Player) = (player(&self.new)?, player(&self.old)?);
        let lineup = Lineup(vec![new, old]);
        let contest = self.table.contest::<G>(lineup.clone())?;
        at_least_one("--most", self.most)?;
        let (even, gain) = (1.0 / self.table.players as f64, self.gain / 100.0);
        if !(gain > 0.0 && even + gain <= 1.0) {
            return Err(Failure::input(
                "--gain must be more than 0 and leave at most 100 % to win",
            ));
        }
        let mut test = Sprt::new(even, gain);
        let (mut played, mut deals) = (0, Vec::new());
        while test.verdict().is_none() && played < self.most {
            // Batches grow, so that long tests print few lines.
            let batch = FEWEST_DEALS.max(played / 8).min(self.most - played);
            let batch = contest.play(played..played + batch, |_| ()).map_err(Failure::input)?;
            played += batch.len() as u64;
            batch.iter().filter_map(|deal| deal.score(0)).for_each(|score| test.add(score));
            deals.extend(batch.into_iter().filter(|deal| !deal.complaints.is_empty()));
            crate::out(&line(&test))?;
            if deals.iter().any(Deal::has_dead_program) {
                break;
            }
        }
        Complaints::of(&deals, &lineup).tell();
        fail_if_dead(&deals, &lineup)?;
        self.tell(&test, even)
    }
}

fn player(name: &str) -> Result<Player, Failure> {
    name.parse().map_err(Failure::input)
}

fn line(test: &Sprt) -> String {
    let scores = test.scores();
    let (low, high) = scores.interval();
    format!(
        "{:6} deals   score {:6.2} % ({:5.2} to {:5.2})   LLR {:+.2}\n",
        scores.count(),
        100.0 * scores.mean(),
        100.0 * low,
        100.0 * high,
        test.llr(),
    )
}

impl SprtArgs {
    fn tell(&self, test: &Sprt, even: f64) -> Result<(), Failure> {
        let Self { new, old, gain, .. } = self;
        let even = 100.0 * even;
        match test.verdict() {
            Some(Verdict::Better) => crate::out(&format!(
                "H1 accepted: {new} is better than {old} ({even:.2} % and {gain} points)\n"
            )),
            Some(Verdict::NotBetter) => {
                crate::out(&format!(
                    "H0 accepted: {new} is not better than {old} (an even {even:.2} %)\n"
                ))?;
                Err(Failure::Untrue)
            }
            None => {
                crate::out(&format!("not decided after {} deals\n", test.scores().count()))?;
                Err(Failure::Undecided)
            }
        }
    }
}
