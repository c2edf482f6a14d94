//! If it is not your card, your browser never had it: for deals that differ only in what a viewer
//! may not know, the viewer gets the same bytes at the same times, over the socket and over HTTP.

use std::fmt::Write as _;

use bots::BotGame;
use table::testing::is_long;

use super::leaks::{self, Leak};
use super::pairs::{Pair, Variant};
use super::world::{in_virtual_time, rounds};

/// This many pairs of deals find every planted leak. They run each time.
const PAIRS: u64 = 60;

/// Plays one pair. Returns how many viewers were compared.
fn compare<G: BotGame>(number: u64, variant: &Variant) -> Result<usize, String> {
    let compared = in_virtual_time(async {
        let mut pair = Pair::<G>::arrange(number, variant).await;
        pair.play().await;
        pair.judge()
    });
    compared.map_err(|what| format!("pair {number}: {what}"))
}

fn compare_all<G: BotGame>(numbers: impl Iterator<Item = u64>, variant: &Variant) -> usize {
    let compared = numbers.map(|number| {
        compare::<G>(number, variant).unwrap_or_else(|what| panic!("{variant:?}: {what}"))
    });
    compared.sum()
}

/// Pairs at tables with the usual settings; the environment can ask for more.
fn usual_tables<G: BotGame>(pairs: u64) {
    let rounds = rounds("IVANHOE_PAIRS", if is_long() { 10 * pairs } else { pairs });
    let compared = compare_all::<G>(0..rounds, &Variant::USUAL);
    assert!(compared as u64 > rounds, "only {compared} viewers were compared");
}

/// Some pairs at each kind of unusual table. In the first of them one person plays against bots.
fn unusual_tables<G: BotGame>() {
    let rounds = if is_long() { 20 } else { 2 };
    for variant in Variant::all::<G>() {
        let compared = compare_all::<G>(3..3 + rounds, &variant);
        assert!(compared > 0, "{variant:?}: nobody was compared");
    }
}

#[test]
fn hidden_cards_of_the_tournament_do_not_leave_the_server() {
    usual_tables::<tournament::State>(PAIRS);
}

#[test]
fn hidden_cards_of_the_castles_do_not_leave_the_server() {
    usual_tables::<castles::State>(30);
}

#[test]
fn hidden_cards_of_the_tournament_stay_with_other_bots_and_rules() {
    unusual_tables::<tournament::State>();
}

#[test]
fn hidden_cards_of_the_castles_stay_with_other_bots_and_rules() {
    unusual_tables::<castles::State>();
}

#[test]
fn every_planted_leak_is_found() {
    let mut missed = String::new();
    for (leak, finder) in Leak::ALL {
        leaks::plant(Some(leak));
        // The pair that found it before goes first, unless there is time for all.
        let first = Some(finder).filter(|_| !is_long());
        let mut numbers = first.into_iter().chain(0..PAIRS);
        let found =
            numbers.find(|&number| compare::<tournament::State>(number, &Variant::USUAL).is_err());
        leaks::plant(None);
        match found {
            Some(number) if Some(number) == first || is_long() => {}
            Some(number) => writeln!(missed, "{leak:?}: found by {number}, not {finder}").unwrap(),
            None => writeln!(missed, "{leak:?}").unwrap(),
        }
    }
    assert!(missed.is_empty(), "not found:\n{missed}");
}
