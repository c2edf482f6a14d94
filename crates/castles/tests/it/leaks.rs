//! Planted leaks that the leak test must find: secrets that only this game has.

use castles::{Event, PhaseName, State};
use table::testing::{Loud, Planted, is_found};
use table::{Notation, Viewer};

/// C4.3: the pending part of a phase, shown to everybody.
fn pending_in(phases: &[PhaseName]) -> impl Fn(&State, Viewer) -> String {
    |state, _| {
        let setup = state.setup();
        let shown = phases.contains(&setup.phase);
        if shown { format!("{:?}", setup.pending) } else { String::new() }
    }
}

#[test]
fn sealed_offers_in_a_view_are_found() {
    assert!(is_found::<State>(&Planted(pending_in(&[PhaseName::Offer]))));
    assert!(is_found::<State>(&Planted(pending_in(&[PhaseName::Accept]))));
}

#[test]
fn the_cards_of_a_deal_in_a_view_are_found() {
    assert!(is_found::<State>(&Planted(pending_in(&[PhaseName::Deal]))));
}

#[test]
fn an_offer_that_everybody_sees_is_found() {
    assert!(is_found::<State>(&Loud(|event: &Event| {
        let Event::OffersMade { seat, .. } = event else { return None };
        Some(*seat)
    })));
}

#[test]
fn a_card_bartered_in_the_open_is_found() {
    assert!(is_found::<State>(&Loud(|event: &Event| {
        let Event::Bartered { by, .. } = event else { return None };
        Some(*by)
    })));
}

#[test]
fn the_cards_of_a_deal_in_an_event_are_found() {
    assert!(is_found::<State>(&Loud(|event: &Event| {
        let Event::Exchanged { by, .. } = event else { return None };
        Some(*by)
    })));
}
