//! A quick contest, for one's own eyes.
//!
//! `cargo run --release -p bots --example quick -- GAME PLAYERS LINEUP DEALS [SEED] [THREADS]`

use std::io::Write as _;

use bots::arena::Contest;
use bots::{Lineup, Playbook, Task};
use table::Options as _;

struct Quick {
    players: usize,
    lineup: Lineup,
    deals: u64,
    seed: u64,
    threads: usize,
}

impl Task for Quick {
    type Output = Result<String, String>;

    fn run<G: Playbook>(self) -> Result<String, String> {
        let contest = Contest::<G> {
            options: G::Options::usual(self.players)?,
            lineup: self.lineup,
            seed: self.seed,
            threads: self.threads,
            patience: bots::Patience::USUAL,
        };
        let start = std::time::Instant::now();
        let deals = contest.play(0..self.deals, |_| ())?;
        let scores: Vec<f64> = deals.iter().filter_map(|deal| deal.score(0)).collect();
        let number = scores.len() as f64;
        let mean = scores.iter().sum::<f64>() / number;
        let variance = scores.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (number - 1.0);
        let (mut choices, mut seconds) = (0, 0.0);
        let games = deals.iter().flat_map(|deal| &deal.games);
        for (_, (number, time)) in games
            .flat_map(|game| game.seating.iter().zip(&game.thought))
            .filter(|(bot, _)| **bot == 0)
        {
            choices += number;
            seconds += time.as_secs_f64();
        }
        Ok(format!(
            "{:.1} ± {:.1} %  {:.3} ms a choice, {:.0} choices a game, {:.1} s",
            100.0 * mean,
            196.0 * (variance / number).sqrt(),
            1e3 * seconds / choices as f64,
            choices as f64 / number / self.players as f64,
            start.elapsed().as_secs_f64()
        ))
    }
}

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = || "GAME PLAYERS LINEUP DEALS [SEED] [THREADS]".to_owned();
    let [game, players, lineup, deals, rest @ ..] = &words[..] else { return Err(usage()) };
    let number = |text: &String| text.parse::<u64>().map_err(|error| error.to_string());
    let task = Quick {
        players: number(players)? as usize,
        lineup: lineup.parse()?,
        deals: number(deals)?,
        seed: rest.first().map_or(Ok(1), number)?,
        threads: rest.get(1).map_or(Ok(1), number)? as usize,
    };
    let line = bots::run(game.parse()?, task)?;
    let _ = writeln!(std::io::stdout(), "{game} {players} {lineup}: {line}");
    Ok(())
}
