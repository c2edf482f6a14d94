//! Does Champion win more if it looks ahead? A bot that plays Champion's likeliest moves out in
//! imagined worlds, against the same tables, deals and seats as Champion itself.

use std::time::Duration;

use bots::arena::play_game;
use bots::{Bot, BotGame, Greedy, Judge, Level};
use encoding::Encoding;
use review::{Reach, Worlds, mean_and_error};
use table::{Chance as _, Options as _, QuickChance, Seat, Seed};

use crate::{Size, judge};

/// How many moves are compared.
const MOVES: usize = 4;
/// In how many worlds each of them is tried: about 50 ms per decision.
const WORLDS: u64 = 32;
/// A move that is more likely than this is played at once.
const SURE: f32 = 0.95;
/// By how many standard errors a move must look better than Champion's.
const CAUTION: f64 = 1.0;

/// Champion, with worlds in which it looks ahead.
struct Searcher<G: BotGame> {
    champion: Box<dyn Bot<G>>,
    judge: Box<dyn Judge<G>>,
    seat: Seat,
}

impl<G: BotGame + Encoding> Searcher<G> {
    fn new(seat: Seat) -> Self {
        Self { champion: Level::Champion.bot(), judge: judge(), seat }
    }

    /// Champion's own move if none of the others looks surely better.
    fn best(
        &mut self,
        view: &G::View,
        moves: &[G::Move],
        chance: &mut QuickChance,
    ) -> Option<G::Move> {
        let memory = G::memory_of(view);
        let advice = self.judge.advise(&G::imagine(view, chance), &memory, self.seat);
        if advice.moves.first().is_none_or(|likeliest| likeliest.1 > SURE) {
            return None;
        }
        let known = advice.moves.iter().map(|it| it.0).filter(|mv| moves.contains(mv));
        let tried: Vec<_> = known.take(MOVES).collect();
        let worlds = Worlds::new(view.clone(), memory, self.seat);
        let mut worths = vec![Vec::new(); tried.len()];
        let seed = chance.below(1 << 30) as u64;
        for number in 0..WORLDS {
            for (mv, worths) in tried.iter().zip(&mut worths) {
                let reach = Reach::Rounds(1);
                let seed = seed << 20 | number;
                worths.push(worlds.play(&mut *self.judge, &[*mv], reach, seed, &mut |_| ()).0);
            }
        }
        let gain = |at: usize| {
            mean_and_error(worths[at].iter().zip(&worths[0]).map(|(one, first)| one - first))
        };
        let sure = |&at: &usize| gain(at).0 > CAUTION * gain(at).1;
        let best = (1..tried.len())
            .filter(sure)
            .max_by(|&one, &other| gain(one).0.total_cmp(&gain(other).0));
        best.map(|at| tried[at])
    }
}

impl<G: BotGame + Encoding> Bot<G> for Searcher<G> {
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        let better = self.best(view, moves, chance);
        better.unwrap_or_else(|| self.champion.choose(view, moves, chance))
    }

    fn speak_up(
        &mut self,
        view: &G::View,
        moves: &[G::Move],
        chance: &mut QuickChance,
    ) -> Option<G::Move> {
        self.champion.speak_up(view, moves, chance)
    }
}

pub(crate) fn search<G: BotGame + Encoding>(size: Size) {
    let players = size.players;
    type Field<G> = fn() -> Box<dyn Bot<G>>;
    let fields: [(&str, Field<G>); 3] = [
        ("greedy", || Box::new(Greedy)),
        ("rule", || Level::Squire.bot()),
        ("champion", || Level::Champion.bot()),
    ];
    let options = G::Options::usual(players).expect("a table size");
    for (name, field) in fields {
        let results = size.each(|number| {
            let seat = Seat::new(number as usize % players);
            let share = |alone: Box<dyn Bot<G>>| {
                let mut bots: Vec<_> = (0..players).map(|_| field()).collect();
                bots[seat.index()] = alone;
                let seed = Seed::of_series(19, number / players as u64);
                let (game, times) = play_game::<G>(options, seed, number, &mut bots);
                let winners = game.state().awaiting().winners().unwrap_or_default();
                let share = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                (share, times[seat.index()])
            };
            let (with, (moves, time)) = share(Box::new(Searcher::new(seat)));
            let (without, _) = share(Level::Champion.bot());
            (with, without, moves, time)
        });
        let percent = |values: &mut dyn Iterator<Item = f64>| {
            let (mean, error) = mean_and_error(values);
            format!("{:.1} ± {:.1}", 100.0 * mean, 196.0 * error)
        };
        let with = percent(&mut results.iter().map(|it| it.0));
        let without = percent(&mut results.iter().map(|it| it.1));
        let gain = percent(&mut results.iter().map(|it| it.0 - it.1));
        let moves: u64 = results.iter().map(|it| it.2).sum();
        let time: Duration = results.iter().map(|it| it.3).sum();
        let each = 1000.0 * time.as_secs_f64() / moves as f64;
        println!(
            "against {name}: {with} %, Champion {without} %, gain {gain}; {each:.1} ms per decision"
        );
    }
}
