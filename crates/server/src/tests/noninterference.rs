//! If it is not your card, your browser never had it: deals that differ only in what a viewer may
//! not know give them the same bytes at the same moments, over the socket and over HTTP.

use std::fmt::Write as _;

use bots::BotGame;

use super::leaks::{self, Leak};
use super::pairs::Pair;
use super::world::{in_virtual_time, rounds};

/// So many pairs of deals find every planted leak, and are run each time.
const PAIRS: u64 = 60;

/// Plays one pair. How many viewers were compared.
fn compare<G: BotGame>(number: u64) -> Result<usize, String> {
    let compared = in_virtual_time(async {
        let mut pair = Pair::<G>::arrange(number).await;
        pair.play().await;
        pair.judge()
    });
    compared.map_err(|what| format!("pair {number}: {what}"))
}

fn compare_all<G: BotGame>(rounds: u64) -> usize {
    let compared = (0..rounds).map(|number| compare::<G>(number).unwrap_or_else(|e| panic!("{e}")));
    compared.sum()
}

#[test]
fn hidden_cards_of_the_tournament_do_not_leave_the_server() {
    let rounds = rounds("IVANHOE_PAIRS", PAIRS);
    let compared = compare_all::<tournament::State>(rounds);
    assert!(compared as u64 > rounds, "only {compared} viewers were compared");
}

#[test]
fn hidden_cards_of_the_castles_do_not_leave_the_server() {
    let rounds = rounds("IVANHOE_PAIRS", 30);
    let compared = compare_all::<castles::State>(rounds);
    assert!(compared as u64 > rounds, "only {compared} viewers were compared");
}

#[test]
fn every_planted_leak_is_found() {
    let mut missed = String::new();
    for leak in Leak::ALL {
        leaks::plant(Some(leak));
        let found = (0..PAIRS).any(|number| compare::<tournament::State>(number).is_err());
        leaks::plant(None);
        if !found {
            writeln!(missed, "{leak:?}").expect("text");
        }
    }
    assert!(missed.is_empty(), "not found:\n{missed}");
}
