//! Are the networks' chances to win what they seem? `cargo run --release -p bots --example
//! calibration -- tournament 4 20000` plays games among Champions, with a Knight in one seat of
//! every second one, and prints for ten bins how often seats won that were given such a chance. A
//! last number names another series of games. `BotGame::CALIBRATION` comes from it, with no such
//! table in place; the games that test the table are of another series.

#![expect(clippy::print_stdout, reason = "it prints a table")]

use bots::{BotGame, Level, Task};
use table::{Match, Options as _, QuickChance, Seed, Viewer};

struct Calibration {
    players: usize,
    games: u64,
    series: u64,
}

impl Task for Calibration {
    type Output = ();

    fn run<G: BotGame>(self) {
        let options = G::Options::usual(self.players).expect("a table size");
        // For each bin: chances given, wins, and how many.
        let mut bins = [(0.0_f64, 0.0_f64, 0_u64); 10];
        for number in 0..self.games {
            let level = |seat| match seat {
                0 if number % 2 == 1 => Level::Knight,
                _ => Level::Champion,
            };
            let mut bots: Vec<_> = (0..self.players).map(|seat| level(seat).bot::<G>()).collect();
            let mut game = Match::<G>::begin(options, Seed::of_series(self.series, number), &[]);
            let mut chance = QuickChance::new(number ^ self.series << 32);
            let mut given = Vec::new();
            while let Some(seat) = game.state().awaiting().asked().lowest() {
                let (view, moves) = (game.view(Viewer::Seat(seat)), game.state().moves_of(seat));
                // The decisions of a game resemble each other: a few are enough.
                if game.record().entries.len().is_multiple_of(5)
                    && let Some(advice) = G::advise(&view, &mut chance)
                {
                    given.push((seat, advice.chances[0]));
                }
                let mv = bots[seat.index()].choose(&view, &moves, &mut chance);
                game.play(seat, mv).expect("bots choose among the legal moves");
                table::trace::settle(&mut game);
            }
            let winners = game.state().awaiting().winners().expect("the game is over");
            for (seat, chance) in given {
                let won = f64::from(winners.contains(seat)) / winners.len() as f64;
                let bin = &mut bins[((chance * 10.0) as usize).min(9)];
                *bin = (bin.0 + f64::from(chance), bin.1 + won, bin.2 + 1);
            }
        }
        println!("{} with {} players, {} games", G::NAME, self.players, self.games);
        for (given, won, count) in bins.into_iter().filter(|bin| bin.2 > 0) {
            let [given, won] = [given, won].map(|sum| 100.0 * sum / count as f64);
            println!("{given:5.1} % given  {won:5.1} % won  {:+5.1}  of {count}", won - given);
        }
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let title = words.next().unwrap_or_else(|| "tournament".into()).parse().expect("a game");
    let players = words.next().map_or(4, |word| word.parse().expect("players"));
    let games = words.next().map_or(1000, |word| word.parse().expect("games"));
    let series = words.next().map_or(7, |word| word.parse().expect("a series"));
    bots::run(title, Calibration { players, games, series });
}
