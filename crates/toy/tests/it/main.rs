//! What every game must pass.

use toy::State;

table::suite! {
    State,
    requests: heap::requests_of,
    scenarios: 1,
    traces: 1,
    playthroughs: { two_players: 2, }
}
