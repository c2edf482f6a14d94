//! The Tournament's tests: those that every game passes, one test per rule number, and what is
//! special about the game.

mod leaks;
mod observer;
mod places;
mod rules;

use tournament::State;

table::suite! {
    State,
    requests: heap::requests_of,
    scenarios: 91,
    traces: 10,
    playthroughs: {
        two_players: 2,
        three_players: 3,
        four_players: 4,
        five_players: 5,
        ties_stay: 3 with "ties" = "ties-stay",
        camelot: 4 with "repeat" = "camelot",
    }
}
