//! Two states that a seat cannot distinguish give it the same numbers.

use encoding::Encoding;
use table::Viewer;
use table::testing::{Trial, Witness, find_leak};

/// What a learner gets: the observation, and what it may choose.
struct Numbers;

/// A leak: includes the hands of the others.
struct Leaky;

fn numbers<G: Encoding>(state: &G, memory: &G::Memory, viewer: Viewer) -> (Vec<u8>, Vec<u16>) {
    let Some(seat) = viewer.seat() else { return (Vec::new(), Vec::new()) };
    let (draft, mut observation) = (G::Draft::default(), vec![0; G::OBSERVATION]);
    state.observe(memory, seat, &draft, &mut observation);
    let (mut moves, mut choices) = (Vec::new(), Vec::new());
    state.choices(seat, &draft, &mut moves, &mut choices);
    (observation, choices.into_iter().map(|choice| choice.action).collect())
}

impl<G: Encoding> Witness<G> for Numbers {
    type Sight = (Vec<u8>, Vec<u16>);

    fn see(&self, state: &G, memory: &G::Memory, viewer: Viewer) -> Self::Sight {
        numbers(state, memory, viewer)
    }
}

impl<G: Encoding> Witness<G> for Leaky {
    type Sight = (Vec<u8>, Vec<u16>);

    fn see(&self, state: &G, memory: &G::Memory, viewer: Viewer) -> Self::Sight {
        let (mut observation, choices) = numbers(state, memory, viewer);
        if let Some(seat) = viewer.seat() {
            let mut hands = vec![0; G::PRIVILEGED];
            state.observe_all_hands(seat, &mut hands);
            observation.push(hands.iter().fold(0, |sum, &card| sum ^ card.rotate_left(sum.into())));
        }
        (observation, choices)
    }
}

fn check<G: Encoding + Trial>(tables: Vec<G::Options>, games: u64) {
    let mut pairs = 0;
    for options in tables {
        pairs += find_leak::<G>(options, games, &Numbers).unwrap_or_else(|leak| panic!("{leak}"));
        assert!(find_leak::<G>(options, games, &Leaky).is_err(), "a planted leak is found");
    }
    assert!(pairs > 10_000, "only {pairs} pairs were compared");
}

#[test]
fn the_encoding_of_the_tournament_reveals_nothing_hidden() {
    check::<tournament::State>(crate::tournaments(), 20);
}

#[test]
fn the_encoding_of_the_castles_reveals_nothing_hidden() {
    check::<castles::State>(crate::castles(), 5);
}
