//! Measures reviews: `measure WHAT GAME PLAYERS GAMES`. The results are in `docs/review.md`.
//!
//! - `speed`: how long a review takes;
//! - `luck`: the mean luck of each seat, with the network's chances;
//! - `beliefs`: are they calibrated, and better than a uniform guess?
//! - `error`: by how much the network itself misjudges the difference between two moves;
//! - `alarms`: how many of Champion's own moves get a verdict;
//! - `planted`: how many planted blunders are found. It prints them as rows of the tests' data.
#![allow(clippy::print_stdout)]

use std::time::Instant;

use bots::arena::play_game;
use bots::{BotGame, Judge, Level};
use review::{
    Budget, Guess, History, Ledger, Reach, Review, Verdict, mean_and_error, open_value, trust,
    worths,
};
use table::{Chance as _, Options as _, QuickChance, Record, Seat, Seed};

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [what, game, players, games] = &words[..] else {
        return Err("measure WHAT GAME PLAYERS GAMES".into());
    };
    let number = |text: &String| text.parse::<usize>().map_err(|error| error.to_string());
    let (players, games) = (number(players)?, number(games)? as u64);
    match game.as_str() {
        "tournament" => measure::<tournament::State>(what, players, games),
        "castles" => measure::<castles::State>(what, players, games),
        _ => Err(format!("`{game}` is no game")),
    }
}

fn measure<G: BotGame>(what: &str, players: usize, games: u64) -> Result<(), String> {
    print!("{what} {} {players}: ", G::NAME);
    match what {
        "speed" => speed::<G>(players, games),
        "luck" => luck::<G>(players, games),
        "beliefs" => beliefs::<G>(players, games),
        "error" => error::<G>(players, games),
        "alarms" => alarms::<G>(players, games),
        "planted" => planted::<G>(players, games),
        _ => return Err(format!("`{what}` is no measurement")),
    }
    Ok(())
}

/// A game between Champions.
fn record<G: BotGame>(players: usize, series: u64, number: u64) -> Record<G> {
    let options = G::Options::usual(players).expect("a table size");
    let mut bots: Vec<_> = (0..players).map(|_| Level::Champion.bot::<G>()).collect();
    let (game, _) = play_game::<G>(options, Seed::of_series(series, number), number, &mut bots);
    game.record().clone()
}

fn judge<G: BotGame>() -> Box<dyn Judge<G>> {
    G::judge().expect("a network")
}

fn speed<G: BotGame>(players: usize, games: u64) {
    let mut times = [0.0; 3];
    let mut decisions = 0;
    for number in 0..games {
        let record = record::<G>(players, 11, number);
        let mut review = Review::new(record, Seat::A).expect("a finished game");
        let first = review.history().entries() + 1;
        let second = first + review.history().decisions(Seat::A).len();
        loop {
            let done = review.progress().done;
            let stage = usize::from(done >= first) + usize::from(done >= second);
            let start = Instant::now();
            if !review.step() {
                break;
            }
            times[stage] += start.elapsed().as_secs_f64();
        }
        decisions += second - first;
    }
    let per_game = times.map(|time| time / games as f64);
    let decisions = decisions as f64 / games as f64;
    let [ledger, worth, beliefs] = per_game;
    println!(
        "{decisions:.0} decisions; curves and luck {ledger:.2} s, decisions {worth:.2} s, beliefs \
         {beliefs:.2} s, in all {:.2} s",
        ledger + worth + beliefs
    );
}

fn luck<G: BotGame>(players: usize, games: u64) {
    let mut lucks = vec![Vec::new(); players];
    let mut judge = judge::<G>();
    let mut parts = [const { Vec::new() }; 3];
    for number in 0..games {
        let history = History::of(record::<G>(players, 12, number)).expect("a finished game");
        let mut ledger = Ledger::default();
        while ledger.step(&history, &mut |at| open_value(&mut *judge, players, at)) {}
        for (index, luck) in lucks.iter_mut().enumerate() {
            let (chance, own, others) = ledger.account(Seat::new(index));
            luck.push(chance);
            parts.iter_mut().zip([chance, own, others]).for_each(|(part, it)| part.push(it));
        }
    }
    for (index, luck) in lucks.iter().enumerate() {
        let (mean, error) = mean_and_error(luck.iter().copied());
        print!("{} {:.2} ± {:.2}; ", Seat::new(index), 100.0 * mean, 100.0 * error);
    }
    let spread = parts.map(|part| {
        100.0 * (part.iter().map(|it| it * it).sum::<f64>() / part.len() as f64).sqrt()
    });
    let [luck, own, others] = spread;
    println!("spread of luck {luck:.0}, own play {own:.0}, others' play {others:.0} points");
}

fn beliefs<G: BotGame>(players: usize, games: u64) {
    let mut judge = judge::<G>();
    let mut bins = [(0.0, 0.0, 0.0); 10];
    let mut uniform_bins = bins;
    let (mut ours, mut uniform, mut count) = (0.0, 0.0, 0.0);
    let guess = Guess::of(G::NAME);
    let start = Instant::now();
    let mut moments = 0;
    for number in 0..games {
        let history = History::of(record::<G>(players, 26, number)).expect("a finished game");
        let viewer = Seat::new(number as usize % players);
        for entry in history.decisions(viewer).into_iter().step_by(7) {
            moments += 1;
            for belief in history.beliefs(&mut *judge, entry - 1, viewer, guess) {
                for card in belief.cards {
                    let held = f64::from(u8::from(card.held));
                    let loss = |chance: f64| {
                        let chance = chance.clamp(0.001, 0.999);
                        -(held * chance.ln() + (1.0 - held) * (1.0 - chance).ln())
                    };
                    ours += loss(card.chance);
                    uniform += loss(card.uniform);
                    count += 1.0;
                    for (bins, chance) in
                        [(&mut bins, card.chance), (&mut uniform_bins, card.uniform)]
                    {
                        let bin = &mut bins[((chance * 10.0) as usize).min(9)];
                        *bin = (bin.0 + chance, bin.1 + held, bin.2 + 1.0);
                    }
                }
            }
        }
    }
    let time = start.elapsed().as_secs_f64() / f64::from(moments);
    println!("log loss {:.4}, uniform {:.4}; {:.0} ms", ours / count, uniform / count, 1e3 * time);
    for (name, bins) in [("ours", bins), ("uniform", uniform_bins)] {
        print!("  {name}:");
        for (said, was, count) in bins.iter().filter(|bin| bin.2 > 0.0) {
            print!(" {:.1}/{:.1} ({count})", 100.0 * said / count, 100.0 * was / count);
        }
        println!();
    }
}

/// Some decision of a game with several moves that Champion considers, and the moves.
fn any_decision<G: BotGame>(
    history: &History<G>,
    judge: &mut dyn Judge<G>,
    chance: &mut QuickChance,
) -> Option<(usize, Seat, Vec<G::Move>)> {
    for _ in 0..1000 {
        let seat = Seat::new(chance.below(history.players()));
        let decisions = history.decisions(seat);
        let entry = decisions[chance.below(decisions.len())];
        let at = history.after(entry - 1);
        let advice = judge.advise(&at.state, &at.memory, seat);
        if advice.moves.len() > 1 {
            return Some((entry, seat, advice.moves.iter().map(|it| it.0).collect()));
        }
    }
    None
}

/// The difference between the first and the last of five moves: to the end of the game, and as a
/// review sees it.
fn error<G: BotGame>(players: usize, games: u64) {
    let mut judge = judge::<G>();
    let worlds = 120;
    let mut excess = [const { Vec::new() }; 4];
    for number in 0..games {
        let history = History::of(record::<G>(players, 14, number)).expect("a finished game");
        let mut chance = QuickChance::new(number);
        let Some((entry, seat, moves)) = any_decision(&history, &mut *judge, &mut chance) else {
            continue;
        };
        let at = history.after(entry - 1);
        let pair = [moves[0], moves[moves.len().min(5) - 1]];
        let mut gain = |reach, worlds: u64, from: u64| {
            let [one, other] =
                pair.map(|mv| worths(&mut *judge, at, seat, mv, reach, from..from + worlds));
            mean_and_error(one.iter().zip(&other).map(|(one, other)| one - other))
        };
        let truth = gain(Reach::End, worlds, 1 << 40);
        for (rounds, excess) in (1..).zip(&mut excess) {
            let ours = gain(Reach::Rounds(rounds), 64, 1 << 20);
            excess.push((ours.0 - truth.0).powi(2) - ours.1.powi(2) - truth.1.powi(2));
        }
    }
    for (rounds, excess) in (1..).zip(excess) {
        let (mean, error) = mean_and_error(excess.into_iter());
        let root = |square: f64| 100.0 * square.abs().sqrt() * square.signum();
        print!(
            "{rounds} rounds {:.1} ({:.1} to {:.1}); ",
            root(mean),
            root(mean - error),
            root(mean + error)
        );
    }
    println!();
}

fn alarms<G: BotGame>(players: usize, games: u64) {
    let (mut wrong, mut all, mut close) = (0, 0, 0);
    let start = Instant::now();
    for number in 0..games {
        let seat = Seat::new(number as usize % players);
        let mut review = Review::new(record::<G>(players, 15, number), seat).expect("finished");
        for entry in review.history().decisions(seat) {
            let decision = review.judge(entry, Budget::REVIEW);
            let verdict = Verdict::on(decision.loss, decision.error);
            all += 1;
            wrong += u32::from(verdict.is_wrong());
            close += u32::from(verdict == Verdict::Close);
        }
    }
    println!(
        "{wrong} of {all} of Champion's moves get a verdict ({:.1} %), {close} are close; {:.1} s \
         per game",
        100.0 * f64::from(wrong) / f64::from(all),
        start.elapsed().as_secs_f64() / games as f64
    );
}

/// Looks for the worst of five moves that surely loses 12 points, by playing on to the end.
fn planted<G: BotGame>(players: usize, games: u64) {
    let mut judge = judge::<G>();
    let (mut found, mut blunders, mut all) = (0, 0, 0);
    for number in 0..games {
        let history = History::of(record::<G>(players, 16, number)).expect("a finished game");
        let mut chance = QuickChance::new(number);
        for _ in 0..6 {
            let Some((entry, seat, likely)) = any_decision(&history, &mut *judge, &mut chance)
            else {
                break;
            };
            let at = history.after(entry - 1);
            let legal = at.state.moves_of(seat);
            let mut five: Vec<G::Move> = vec![likely[0]];
            for _ in 0..4 {
                five.push(legal[chance.below(legal.len())]);
            }
            let mut full = |mv, worlds: std::ops::Range<u64>| {
                worths(&mut *judge, at, seat, mv, Reach::End, worlds)
            };
            let mean = |worths: &[f64]| worths.iter().sum::<f64>() / worths.len() as f64;
            let tried: Vec<f64> = five.iter().map(|&mv| mean(&full(mv, 0..16))).collect();
            let by_worth = |one: &usize, other: &usize| tried[*one].total_cmp(&tried[*other]);
            let worst = (0..five.len()).min_by(by_worth).expect("five moves");
            let best = (0..five.len()).max_by(by_worth).expect("five moves");
            if tried[best] - tried[worst] < 0.15 {
                continue;
            }
            let [good, bad] =
                [five[best], five[worst]].map(|mv| full(mv, 1 << 30..(1 << 30) + 100));
            let (loss, error) =
                mean_and_error(good.iter().zip(&bad).map(|(one, other)| one - other));
            if loss - error < 0.12 {
                continue;
            }
            let decision =
                History::decide(&history, &mut *judge, entry, five[worst], Budget::REVIEW);
            let verdict = Verdict::on(decision.loss, decision.error);
            all += 1;
            found += u32::from(verdict.is_wrong());
            blunders += u32::from(verdict == Verdict::Blunder);
            let row = format!(
                "{{\"players\": {players}, \"game\": {number}, \"entry\": {entry}, \
                 \"move\": \"{}\"}}",
                five[worst]
            );
            let [loss, error, said, by] =
                [loss, error, decision.loss, decision.error].map(|it| 100.0 * it);
            println!("{row} loses {loss:.0} ± {error:.0}, said {said:.0} ± {by:.0} {verdict:?}");
            break;
        }
    }
    println!(
        "{found} of {all} planted blunders found, {blunders} called blunders; verdicts {}",
        trust(G::NAME, players).gives_verdicts()
    );
}
