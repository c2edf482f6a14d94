//! What commands with bots have in common.

use std::fmt::Display;
use std::io::Write;
use std::time::Duration;

use bots::arena::{Contest, Deal};
use bots::statistics::results;
use bots::{BotGame, Complaint, Lineup, Player, TimeLimits};
use clap::Args;
use games::Title;
use table::{Game, Options};

use crate::failure::Failure;

/// Which table, and how it is played at.
#[derive(Args, Debug)]
pub(crate) struct TableArgs {
    /// Which game
    #[arg(long, default_value = "tournament")]
    pub(crate) game: Title,
    /// How many players
    #[arg(long, default_value_t = 4)]
    pub(crate) players: usize,
    /// Which deals: each number is a series of its own
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// A house rule as KEY=VALUE (rules/notation.md); may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many threads play; by default one per core. The results do not depend on it
    #[arg(long)]
    threads: Option<usize>,
    #[command(flatten)]
    time_limits: TimeLimitArgs,
}

/// How long programs from outside may take.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct TimeLimitArgs {
    /// How long an external program may take for a move, in milliseconds
    #[arg(long, default_value_t = 1000)]
    move_ms: u32,
    /// How long it may take to start and answer `hello`, in milliseconds
    #[arg(long, default_value_t = 5000)]
    hello_ms: u32,
}

impl TimeLimitArgs {
    /// In the form of the protocol.
    pub(crate) fn time_limits(self) -> Result<TimeLimits, Failure> {
        at_least_one("--move-ms", self.move_ms)?;
        at_least_one("--hello-ms", self.hello_ms)?;
        let time = |ms: u32| Duration::from_millis(ms.into());
        Ok(TimeLimits { hello: time(self.hello_ms), ..TimeLimits::for_moves(time(self.move_ms)) })
    }
}

impl TableArgs {
    /// A contest of these bots.
    pub(crate) fn contest<G: BotGame>(&self, lineup: Lineup) -> Result<Contest<G>, Failure> {
        let options = options::<G>(self.players, &self.options)?;
        let (bots, players) = (lineup.0.len(), self.players);
        if bots > players {
            return Err(Failure::input(format!("{bots} bots have no room at {players} seats")));
        }
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or_else(cores);
        at_least_one("--threads", threads)?;
        let time_limits = self.time_limits.time_limits()?;
        Ok(Contest { options, lineup, seed: self.seed, threads, time_limits })
    }
}

/// Refuses a number of 0.
pub(crate) fn at_least_one<N: Default + PartialEq>(name: &str, number: N) -> Result<(), Failure> {
    if number == N::default() {
        return Err(Failure::input(format!("{name} must be at least 1")));
    }
    Ok(())
}

/// Player count and house rules, these as `KEY=VALUE`.
pub(crate) fn options<G: Game>(players: usize, house: &[String]) -> Result<G::Options, Failure> {
    let mut options = G::Options::usual(players).map_err(Failure::input)?;
    for option in house {
        let wrong = |what: &dyn Display| Failure::input(format!("--option {option}: {what}"));
        let (key, value) = option.split_once('=').ok_or_else(|| wrong(&"KEY=VALUE is expected"))?;
        options.set(key, value).map_err(|what| wrong(&what))?;
    }
    Ok(options)
}

/// Fails if a program from outside did not play all of its games to the end: `rule` has played for
/// it, and the results say little about the program.
pub(crate) fn fail_if_dead(deals: &[Deal], lineup: &Lineup) -> Result<(), Failure> {
    let all = results(deals, lineup.0.len());
    match lineup.0.iter().zip(all).find(|(_, results)| results.dead_games > 0) {
        Some((bot, results)) => Err(dead(bot, results.dead_games)),
        None => Ok(()),
    }
}

/// The failure of a program that died in this number of games.
pub(crate) fn dead(bot: &Player, games: u64) -> Failure {
    let games = counted(games, "game");
    Failure::input(format!("{bot} died in {games}; `rule` has played the rest of them"))
}

/// `1 game`, `2 games`.
pub(crate) fn counted(number: u64, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}

/// What went wrong with programs from outside, collected by program and reason.
#[derive(Debug, Default)]
pub(crate) struct Complaints(Vec<(String, Complaint)>);

impl Complaints {
    /// The complaints of these deals, each by the bot's name.
    pub(crate) fn of(deals: &[Deal], lineup: &Lineup) -> Self {
        let mut all = Self::default();
        for (bot, complaint) in deals.iter().flat_map(|deal| &deal.complaints) {
            all.add(&lineup.0[*bot], complaint.clone());
        }
        all
    }

    /// One more.
    pub(crate) fn add(&mut self, bot: &Player, complaint: Complaint) {
        let name = bot.to_string();
        let known = |(by, known): &&mut (String, Complaint)| {
            *by == name && known.reason == complaint.reason
        };
        match self.0.iter_mut().find(known) {
            Some((_, known)) => known.times += complaint.times,
            None => self.0.push((name, complaint)),
        }
    }

    /// Prints them to standard error.
    pub(crate) fn tell(&self) {
        for (bot, Complaint { reason, first, times, .. }) in &self.0 {
            let times = counted((*times).into(), "time");
            let first = first.as_ref().map(|text| format!(", first: {text}")).unwrap_or_default();
            // If nobody reads it, the games are unaffected.
            let _ = writeln!(std::io::stderr(), "{bot}: {reason} ({times}){first}");
        }
    }
}
