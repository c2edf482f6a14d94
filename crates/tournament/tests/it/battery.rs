//! The battery that every game passes, for each player count and house rule.

use table::testing::{self, Honest, Witness};
use table::{Awaiting, Game, Notation, Options as _, Seats, Viewer};
use tournament::{Card, Memory, Options, State};

/// The usual rules for 2 to 5 players, and each house rule once.
pub(crate) fn tables() -> Vec<Options> {
    let mut tables: Vec<Options> =
        (2..=5).map(|players| Options::usual(players).expect("2 to 5 may play")).collect();
    for (players, key, value) in
        [(3, "ties", "ties-stay"), (4, "repeat", "camelot"), (5, "discard", "open")]
    {
        let mut options = Options::usual(players).expect("2 to 5 may play");
        options.set(key, value).expect("a house rule");
        tables.push(options);
    }
    tables
}

#[test]
fn legal_is_playable() {
    tables().into_iter().for_each(|options| testing::legal_is_playable::<State>(options, 40));
}

#[test]
fn records_replay() {
    tables().into_iter().for_each(|options| testing::records_replay::<State>(options, 20));
}

#[test]
fn records_tell_about_the_game() {
    tables().into_iter().for_each(testing::records_tell_about_the_game::<State>);
}

#[test]
fn records_are_written_one_way() {
    for options in tables() {
        testing::records_are_written_one_way::<State>(options, 5);
    }
}

#[test]
fn notation_round_trips() {
    tables().into_iter().for_each(|options| testing::notation_round_trips::<State>(options, 10));
}

#[test]
fn imagined_worlds_fit() {
    tables().into_iter().for_each(|options| testing::imagined_worlds_fit::<State>(options, 20));
}

#[test]
fn nothing_leaks() {
    for options in tables() {
        let pairs = testing::find_leak::<State>(options, 40, &Honest);
        assert!(pairs.as_ref().is_ok_and(|&pairs| pairs > 2000), "{options:?}: {pairs:?}");
    }
}

/// A witness that sees one thing too much: the leak test must notice.
struct Planted<F>(F);

impl<F: Fn(&State, Viewer) -> String> Witness<State> for Planted<F> {
    type Sight = (<Honest as Witness<State>>::Sight, String);

    fn see(&self, state: &State, memory: &Memory, viewer: Viewer) -> Self::Sight {
        (Honest.see(state, memory, viewer), (self.0)(state, viewer))
    }
}

fn finds(leak: impl Fn(&State, Viewer) -> String) -> bool {
    let options = Options::usual(3).expect("three may play");
    testing::find_leak::<State>(options, 40, &Planted(leak)).is_err()
}

#[test]
fn the_leak_test_passes_an_honest_witness() {
    assert!(!finds(|_, _| String::new()));
}

#[test]
fn a_window_that_asks_only_the_holder_is_found() {
    assert!(finds(|state, _| {
        let holds = |seat: &table::Seat| {
            state.setup().seats[seat.index()].hand.has(Card::Ivanhoe)
                || state.moves_of(*seat).len() > 1
        };
        match state.awaiting() {
            Awaiting::Decision { asked, .. } if asked.len() > 1 => {
                asked.into_iter().filter(holds).collect::<Seats>().to_string()
            }
            Awaiting::Decision { .. } | Awaiting::Over(_) => String::new(),
        }
    }));
}

#[test]
fn the_order_of_the_deck_in_a_view_is_found() {
    assert!(finds(|state, _| format!("{:?}", state.setup().deck)));
}

#[test]
fn the_legal_list_of_another_seat_is_found() {
    assert!(finds(|state, viewer| {
        let others = state.awaiting().asked().into_iter().filter(|&seat| !viewer.is(seat));
        others.map(|seat| state.written_moves(seat).join(" ")).collect()
    }));
}

#[test]
fn a_card_stolen_in_the_open_is_found() {
    struct Loud;
    impl Witness<State> for Loud {
        type Sight = ();

        fn see(&self, _: &State, _: &Memory, _: Viewer) {}

        fn hear(&self, event: &tournament::Event, _: Viewer) -> Option<tournament::EventView> {
            // Whoever listens hears what the thief hears.
            let tournament::Event::Stolen { by, .. } = event else { return None };
            State::event_view(event, Viewer::Seat(*by))
        }
    }
    let options = Options::usual(3).expect("three may play");
    assert!(testing::find_leak::<State>(options, 200, &Loud).is_err());
}
