//! The arena: whole games between bots, measured by deal.
//!
//! The unit is a deal, not a game: the same cards and the same random events are played once with
//! the tested bot in every seat, and a deal's score is the mean of those games. Results do not
//! depend on the number of threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use games::MOST_MOVES;
use table::{Game, Match, Options as _, QuickChance, Seat, Seats, Seed, Viewer, trace};

use crate::bot::{Bot, Complaint, Forfeits};
use crate::bot_game::BotGame;
use crate::external::{BotSeat, TimeLimits};
use crate::lineup::Lineup;

/// What is played.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// Player count and house rules.
    pub options: G::Options,
    /// The bots that play.
    pub lineup: Lineup,
    /// The seed of the series of deals.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// The time limits of programs from outside.
    pub time_limits: TimeLimits,
}

/// The result of one deal.
#[derive(Clone, Debug)]
pub struct Deal {
    /// Its games, one for each seat of the tested bot.
    pub games: Vec<Played>,
    /// What went wrong with programs from outside, each with its bot.
    pub complaints: Vec<(usize, Complaint)>,
}

/// The result of one game.
#[derive(Clone, Debug)]
pub struct Played {
    /// Which bot sat at each seat.
    pub seating: Vec<usize>,
    /// The share of the win of each seat.
    pub shares: Vec<f64>,
    /// For each seat, how often it had a choice and how long it thought.
    pub thinking_times: ThinkingTimes,
    /// For each seat, what it did not play itself.
    pub forfeits: Vec<Forfeits>,
}

impl Deal {
    /// The bot's mean share of the win in its seats; `None` if it did not play.
    #[must_use]
    pub fn score(&self, bot: usize) -> Option<f64> {
        let shares: Vec<f64> = self
            .games
            .iter()
            .flat_map(|game| game.seating.iter().zip(&game.shares))
            .filter(|(seated, _)| **seated == bot)
            .map(|(_, share)| *share)
            .collect();
        (!shares.is_empty()).then(|| shares.iter().sum::<f64>() / shares.len() as f64)
    }

    /// Did a program from outside not play one of its games to the end?
    #[must_use]
    pub fn has_dead_program(&self) -> bool {
        self.games.iter().flat_map(|game| &game.forfeits).any(|forfeits| forfeits.dead)
    }
}

impl<G: BotGame> Contest<G> {
    /// Plays the deals in a range of numbers. `each` is called with every deal as it finishes, in
    /// any order; the result is in numerical order.
    ///
    /// # Errors
    /// If a program from outside cannot be started. Then no further deals are begun.
    pub fn play(
        &self,
        deals: std::ops::Range<u64>,
        each: impl Fn(&Deal) + Sync,
    ) -> Result<Vec<Deal>, String> {
        let next = AtomicU64::new(deals.start);
        let done = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= deals.end {
                            break;
                        }
                        let deal = self.deal(number);
                        match &deal {
                            Ok(deal) => each(deal),
                            Err(_) => next.store(deals.end, Ordering::Relaxed),
                        }
                        // A std mutex: it is only held for a push.
                        done.lock().expect("no thread panics with it").push((number, deal));
                    }
                });
            }
        });
        let mut done = done.into_inner().expect("all threads are done");
        done.sort_by_key(|(number, _)| *number);
        done.into_iter().map(|(_, deal)| deal).collect()
    }

    /// One deal, with the tested bot in every seat.
    fn deal(&self, number: u64) -> Result<Deal, String> {
        let players = self.options.players();
        let mut deal = Deal { games: Vec::new(), complaints: Vec::new() };
        for tested in 0..players {
            let seating = self.lineup.seating(players, tested);
            let mut bots = Vec::new();
            for (seat, &bot) in seating.iter().enumerate() {
                let (seat, options) = (Seat::new(seat), self.options);
                let bot_seat = BotSeat { seat, options, time_limits: self.time_limits };
                bots.push(self.lineup.0[bot].seat::<G>(&bot_seat)?);
            }
            let seed = Seed::of_series(self.seed, number);
            let bot_seed = self.seed ^ number.rotate_left(24) ^ (tested as u64).rotate_left(56);
            let (game, thinking_times) = play_game(self.options, seed, bot_seed, &mut bots);
            let broken_off = Seats::first(players);
            let winners = game.state().awaiting().winners().unwrap_or(broken_off);
            let share = |seat| f64::from(u8::from(winners.contains(seat))) / winners.len() as f64;
            let shares = (0..players).map(|seat| share(Seat::new(seat))).collect();
            for (program, &bot) in bots.iter_mut().zip(&seating) {
                deal.complaints.extend(program.complaints().into_iter().map(|what| (bot, what)));
            }
            let forfeits = bots.iter().map(|bot| bot.forfeits()).collect();
            deal.games.push(Played { seating, shares, thinking_times, forfeits });
        }
        Ok(deal)
    }
}

/// How often each seat had a choice and how long it thought.
pub type ThinkingTimes = Vec<(u64, Duration)>;

/// Plays a whole game. The cards come from the seed, the bots' random choices from `bot_seed`.
pub fn play_game<G: BotGame>(
    options: G::Options,
    seed: Seed,
    bot_seed: u64,
    bots: &mut [Box<dyn Bot<G>>],
) -> (Match<G>, ThinkingTimes) {
    watch_game(options, seed, bot_seed, bots, |_, _, _| ())
}

/// Plays a whole game, and calls back with the state before each move that is a choice, and the
/// move.
pub fn watch_game<G: BotGame>(
    options: G::Options,
    seed: Seed,
    bot_seed: u64,
    bots: &mut [Box<dyn Bot<G>>],
    mut before: impl FnMut(&Match<G>, Seat, G::Move),
) -> (Match<G>, ThinkingTimes) {
    let mut game = Match::<G>::begin(options, seed, &[]);
    let mut times = vec![(0, Duration::ZERO); options.players()];
    let mut moves = Vec::new();
    loop {
        trace::settle(&mut game);
        let (asked, may) = (game.state().awaiting().asked(), game.state().awaiting().may());
        let entry = game.record().entries.len() as u64;
        let seat = match asked.lowest() {
            Some(seat) if entry < MOST_MOVES => seat,
            Some(_) | None => break,
        };
        let mut chance = QuickChance::new(bot_seed ^ entry.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let unasked = asked.into_iter().fold(may, Seats::without);
        let spoken = unasked.into_iter().find_map(|seat| {
            let moves = game.state().moves_of(seat);
            let view = game.view(Viewer::Seat(seat));
            let mv = bots[seat.index()].speak_up(&view, &moves, &mut chance)?;
            Some((seat, mv))
        });
        let (seat, mv) = spoken.unwrap_or_else(|| {
            moves.clear();
            game.state().legal_moves(seat, &mut moves);
            if let [only] = moves[..] {
                return (seat, only);
            }
            let view = game.view(Viewer::Seat(seat));
            let start = Instant::now();
            let mv = bots[seat.index()].choose(&view, &moves, &mut chance);
            times[seat.index()].0 += 1;
            times[seat.index()].1 += start.elapsed();
            (seat, mv)
        });
        before(&game, seat, mv);
        game.play(seat, mv).expect("bots choose among the legal moves");
    }
    let (winners, scores) = (game.state().awaiting().winners(), game.state().scores());
    for bot in bots {
        bot.over(winners.unwrap_or_default(), &scores);
    }
    (game, times)
}
