//! The Castles' tests: those that every game passes, one test per rule number, and what is special
//! about the game.

mod leaks;
mod observer;
mod rules;
mod whole_games;

use castles::State;

table::suite! {
    State,
    requests: heap::requests_of,
    scenarios: 24,
    traces: 5,
    playthroughs: {
        three_players: 3,
        four_players: 4,
        five_players: 5,
        six_players: 6,
        arms_only: 3 with "arms-only" = "true",
        five_squares: 4 with "squares" = "5",
        published_edition: 4 with "profile" = "published",
    }
}
