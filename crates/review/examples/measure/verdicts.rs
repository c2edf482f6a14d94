//! Are verdicts right?

use std::sync::Mutex;
use std::time::Instant;

use bots::arena::play_game;
use bots::{BotGame, Judge, Level};
use review::{Budget, Decision, History, Reach, Review, Verdict, mean_and_error, trust, worths};
use table::{Chance as _, Options as _, QuickChance, Seat, Seed};

use crate::{Size, history, judge, record};

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
pub(crate) fn error<G: BotGame>(size: Size) {
    let worlds = 120;
    let excesses = size.each(|number| {
        let (history, mut judge) = (history::<G>(size.players, 14, number), judge::<G>());
        let mut chance = QuickChance::new(number);
        let (entry, seat, moves) = any_decision(&history, &mut *judge, &mut chance)?;
        let at = history.after(entry - 1);
        let pair = [moves[0], moves[moves.len().min(5) - 1]];
        let mut gain = |reach, worlds: u64, from: u64| {
            let [one, other] =
                pair.map(|mv| worths(&mut *judge, at, seat, mv, reach, from..from + worlds));
            mean_and_error(one.iter().zip(&other).map(|(one, other)| one - other))
        };
        let truth = gain(Reach::End, worlds, 1 << 40);
        Some([1, 2, 3, 4].map(|rounds| {
            let ours = gain(Reach::Rounds(rounds), 64, 1 << 20);
            (ours.0 - truth.0).powi(2) - ours.1.powi(2) - truth.1.powi(2)
        }))
    });
    for rounds in 1..=4 {
        let known = excesses.iter().flatten();
        let (mean, error) = mean_and_error(known.map(|excess| excess[rounds - 1]));
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

/// Champion's own moves that get a verdict.
pub(crate) fn alarms<G: BotGame>(size: Size) {
    let start = Instant::now();
    let verdicts = size.each(|number| {
        let seat = Seat::new(number as usize % size.players);
        let mut review =
            Review::new(record::<G>(size.players, 15, number), seat).expect("finished");
        let entries = review.history().decisions(seat).into_iter();
        let judged = entries.map(|entry| review.judge(entry, Budget::REVIEW));
        judged.map(|it| Verdict::on(it.loss, it.error)).collect::<Vec<_>>()
    });
    let count = |wanted: fn(&Verdict) -> bool| {
        verdicts.iter().flatten().filter(|verdict| wanted(verdict)).count()
    };
    let (wrong, all) = (count(|verdict| verdict.is_wrong()), count(|_| true));
    println!(
        "{wrong} of {all} of Champion's moves get a verdict ({:.1} %), {} are close; {:.1} s per \
         game",
        100.0 * wrong as f64 / all as f64,
        count(|verdict| *verdict == Verdict::Close),
        start.elapsed().as_secs_f64() / size.games as f64
    );
}

/// Every verdict on a move in games between bots of all levels, and what both moves are worth when
/// they are played to the end of the game in many other worlds.
pub(crate) fn confirm<G: BotGame>(size: Size) {
    let players = size.players;
    let checked = size.each(|number| {
        let level = |seat: u64| Level::ALL[((seat + number) % 4) as usize];
        let mut bots: Vec<_> = (0..players as u64).map(|seat| level(seat).bot::<G>()).collect();
        let options = G::Options::usual(players).expect("a table size");
        let (game, _) = play_game::<G>(options, Seed::of_series(18, number), number, &mut bots);
        let seat = Seat::new(number as usize / 4 % players);
        let mut review = Review::new(game.record().clone(), seat).expect("a finished game");
        let mut checked = Vec::new();
        for entry in review.history().decisions(seat) {
            let decision = review.judge(entry, Budget::REVIEW);
            if !Verdict::on(decision.loss, decision.error).is_wrong() {
                continue;
            }
            let (loss, error) = to_the_end(review.history(), entry, &decision);
            checked.push((loss, error));
            let [loss, error, said, by] =
                [loss, error, decision.loss, decision.error].map(|it| 100.0 * it);
            println!(
                "  {:?} in game {number}, move {entry} of {}: said {said:.1} ± {by:.1}, to the end \
                 {loss:.1} ± {error:.1}",
                level(seat.index() as u64),
                review.history().entries()
            );
        }
        checked
    });
    let all: Vec<(f64, f64)> = checked.into_iter().flatten().collect();
    let held = all.iter().filter(|(loss, error)| *loss > 2.0 * error).count();
    let refuted = all.iter().filter(|(loss, error)| *loss < -2.0 * error).count();
    println!("{held} of {} verdicts are confirmed, {refuted} are refuted", all.len());
}

/// What the move that was played loses against the best one, played to the end of the game: in as
/// many worlds as it takes to tell it from nothing, but not in more than 1,600.
fn to_the_end<G: BotGame>(history: &History<G>, entry: usize, decision: &Decision) -> (f64, f64) {
    let mut judge = judge::<G>();
    let (at, seat) = (history.after(entry - 1), history.played(entry).0);
    let mut gains = Vec::new();
    loop {
        let from = 1 << 40 | gains.len() as u64;
        let [best, played] = [0, decision.chosen].map(|place| {
            let mv = decision.moves[place].mv.parse().expect("a move");
            worths(&mut *judge, at, seat, mv, Reach::End, from..from + 200)
        });
        gains.extend(best.iter().zip(&played).map(|(one, other)| one - other));
        let (loss, error) = mean_and_error(gains.iter().copied());
        if loss.abs() > 3.0 * error || gains.len() >= 1600 {
            return (loss, error);
        }
    }
}

/// A move that loses 12 points, and where it could have been played.
struct Planted<G: BotGame> {
    entry: usize,
    mv: G::Move,
    /// What it loses when the game is played to its end, with one standard error.
    loss: (f64, f64),
}

/// The worst of five moves of some decision, if it surely loses 12 points when the game is played
/// to its end.
fn plant<G: BotGame>(
    history: &History<G>,
    judge: &mut dyn Judge<G>,
    chance: &mut QuickChance,
) -> Option<Planted<G>> {
    let (entry, seat, likely) = any_decision(history, judge, chance)?;
    let at = history.after(entry - 1);
    let legal = at.state.moves_of(seat);
    let mut five: Vec<G::Move> = vec![likely[0]];
    five.extend((0..4).map(|_| legal[chance.below(legal.len())]));
    let mut full =
        |mv, worlds: std::ops::Range<u64>| worths(judge, at, seat, mv, Reach::End, worlds);
    let mean = |worths: &[f64]| worths.iter().sum::<f64>() / worths.len() as f64;
    let tried: Vec<f64> = five.iter().map(|&mv| mean(&full(mv, 0..16))).collect();
    let by_worth = |one: &usize, other: &usize| tried[*one].total_cmp(&tried[*other]);
    let worst = (0..five.len()).min_by(by_worth)?;
    let best = (0..five.len()).max_by(by_worth)?;
    if tried[best] - tried[worst] < 0.15 {
        return None;
    }
    let [good, bad] = [five[best], five[worst]].map(|mv| full(mv, 1 << 30..(1 << 30) + 100));
    let loss = mean_and_error(good.iter().zip(&bad).map(|(one, other)| one - other));
    (loss.0 - loss.1 >= 0.12).then_some(Planted { entry, mv: five[worst], loss })
}

/// Looks for one blunder in each game, at up to six decisions, and whether a review finds it.
pub(crate) fn planted<G: BotGame>(size: Size) {
    let players = size.players;
    // Said again after every blunder, so that a run that is broken off says what it knows.
    let counts = Mutex::new((0, 0, 0));
    size.each(|number| {
        let (history, mut judge) = (history::<G>(players, 16, number), judge::<G>());
        let mut chance = QuickChance::new(number);
        let planted = (0..6).find_map(|_| plant(&history, &mut *judge, &mut chance));
        let Some(Planted { entry, mv, loss }) = planted else { return };
        let decision = history.decide(&mut *judge, entry, mv, Budget::REVIEW);
        let verdict = Verdict::on(decision.loss, decision.error);
        let mut counts = counts.lock().expect("no thread panics with it");
        counts.0 += u32::from(verdict.is_wrong());
        counts.1 += 1;
        counts.2 += u32::from(verdict == Verdict::Blunder);
        let [loss, error, said, by] =
            [loss.0, loss.1, decision.loss, decision.error].map(|it| 100.0 * it);
        println!(
            "{{\"players\": {players}, \"game\": {number}, \"entry\": {entry}, \
             \"move\": \"{mv}\"}} loses {loss:.0} ± {error:.0}, said {said:.0} ± {by:.0} \
             {verdict:?}; {} of {}",
            counts.0, counts.1
        );
    });
    let (found, all, blunders) = counts.into_inner().expect("all threads are done");
    println!(
        "{found} of {all} planted blunders found, {blunders} called blunders; verdicts {}",
        trust(G::NAME, players).gives_verdicts()
    );
}
