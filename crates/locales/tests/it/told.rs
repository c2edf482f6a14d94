//! Whole games, put into words for everybody in every language.

use std::collections::BTreeSet;

use locales::{Language, Reader, Told, Words};
use serde::Serialize;
use serde_json::Value;
use table::testing::{Trial, random_game};
use table::{Chance, Options, QuickChance, Seat, Seats, Viewer};

use crate::expected::{action_cards, variants};
use crate::samples;

const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dirk", "Inés", "Élodie"];

fn names() -> Vec<String> {
    NAMES.map(String::from).to_vec()
}

fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Seats::first(players).into_iter().map(Viewer::Seat).chain([Viewer::Public])
}

/// A sentence has words, and no unresolved placeables.
fn assert_clean(sentence: &str, what: &dyn std::fmt::Debug) {
    assert!(!sentence.is_empty(), "{what:?} is told by nothing");
    for odd in ["{", "}", "$", "tournament-", "castles-", "\u{2068}", "  ", " .", "<"] {
        assert!(!sentence.contains(odd), "{what:?} is told by “{sentence}”");
    }
}

/// The name of a variant in JSON: an event, a reason or a phase.
fn tag(thing: &impl Serialize, key: &str) -> String {
    let json = serde_json::to_value(thing).expect("JSON");
    let tag = json.get(key).and_then(Value::as_str);
    tag.unwrap_or_else(|| panic!("{json} has no {key}")).to_owned()
}

/// Formats a random game; returns the tags of its events, phases and reasons.
fn tell_game<G: Told + Trial>(
    words: &Words,
    options: G::Options,
    number: u64,
    told: &mut BTreeSet<String>,
) {
    let (names, players) = (names(), options.players());
    let mut chance = QuickChance::new(number);
    random_game::<G>(options, number, |before, by, mv, after| {
        let entry = after.record().entries.last().expect("the move");
        for viewer in viewers(players) {
            let reader = Reader::new(words, viewer, &names);
            let (view, now) = (before.view(viewer), after.view(viewer));
            let seen = entry.events.iter().filter_map(|event| G::event_view(event, viewer));
            for event in seen {
                assert_clean(&G::tell_event(&reader, &event, Some(&view)), &event);
                assert_clean(&G::tell_event(&reader, &event, None), &event);
                told.insert(format!("event {}", tag(&event, "event")));
            }
            assert_clean(&G::tell_phase(&reader, &now), &now);
            let json = serde_json::to_value(&now).expect("JSON");
            let phase = json["phase"].get("phase").unwrap_or(&json["phase"]).clone();
            told.insert(format!("phase {}", phase.as_str().expect("a name")));
        }
        let reader = Reader::new(words, Viewer::Seat(by), &names);
        assert_clean(&G::tell_choice(&reader, mv, Some(&before.view(Viewer::Seat(by)))), &mv);
        assert_clean(&G::tell_choice(&reader, mv, None), &mv);
        told.insert(format!("move {}", mv.to_string().split(' ').next().expect("a verb")));
        for _ in 0..3 {
            let seat = Seat::new(chance.below(players));
            let any = G::any_move(players, &mut chance);
            if let Err(reason) = after.state().check(seat, any) {
                let reader = Reader::new(words, Viewer::Seat(seat), &names);
                assert_clean(&G::tell_reason(&reader, &reason), &reason);
                told.insert(format!("reason {}", tag(&reason, "reason")));
            }
        }
    });
}

/// Asserts that everything of a kind was covered, except for what only samples can show.
fn assert_told(told: &BTreeSet<String>, kind: &str, expected: &BTreeSet<String>, but: &[&str]) {
    let missing: Vec<_> = expected
        .iter()
        .filter(|name| !told.contains(&format!("{kind} {name}")) && !but.contains(&name.as_str()))
        .collect();
    assert!(missing.is_empty(), "no {kind} {missing:?} was told");
}

/// Formats events that random games rarely have for everybody.
fn tell_samples<G: Told>(words: &Words, events: Vec<G::EventView>, told: &mut BTreeSet<String>) {
    let names = names();
    for event in events {
        for viewer in viewers(3) {
            let reader = Reader::new(words, viewer, &names);
            assert_clean(&G::tell_event(&reader, &event, None), &event);
        }
        told.insert(format!("event {}", tag(&event, "event")));
    }
}

#[test]
fn whole_tournaments_have_words_in_every_language() {
    for language in Language::ALL {
        let (words, mut told) = (Words::without_fallback(language), BTreeSet::new());
        for number in 0..12 {
            let players = 2 + number as usize % 4;
            let mut options = tournament::Options::usual(players).expect("this many can play");
            if number % 3 == 0 {
                options.set("repeat", "camelot").expect("a house rule");
            }
            tell_game::<tournament::State>(&words, options, number, &mut told);
        }
        tell_samples::<tournament::State>(&words, samples::tournament_events(), &mut told);
        let events = variants("tournament/src/event.rs", "Event");
        assert_told(&told, "event", &events, &[]);
        assert_told(&told, "phase", &variants("tournament/src/view.rs", "PhaseView"), &[]);
        assert_told(&told, "move", &variants("tournament/src/moves.rs", "Move"), &["action"]);
        assert_told(&told, "move", &action_cards(), &[]);
        let reasons = told.iter().filter(|name| name.starts_with("reason")).count();
        assert!(reasons > 20, "{reasons}");
    }
}

#[test]
fn whole_campaigns_have_words_in_every_language() {
    for language in Language::ALL {
        let (words, mut told) = (Words::without_fallback(language), BTreeSet::new());
        for number in 0..12 {
            let players = 3 + number as usize % 4;
            let mut options = castles::Options::usual(players).expect("this many can play");
            if number % 2 == 1 {
                options.set("profile", "published").expect("a house rule");
            }
            if number % 4 == 3 {
                options.set("forced-barter", "false").expect("a house rule");
            }
            tell_game::<castles::State>(&words, options, number, &mut told);
        }
        tell_samples::<castles::State>(&words, samples::castles_events(), &mut told);
        let events = variants("castles/src/event.rs", "Event");
        assert_told(&told, "event", &events, &[]);
        assert_told(&told, "phase", &variants("castles/src/view.rs", "PhaseView"), &[]);
        assert_told(&told, "move", &variants("castles/src/moves.rs", "Move"), &[]);
    }
}

#[test]
fn every_reason_has_words_in_every_language() {
    let names = names();
    let tags = |all: Vec<String>| all.into_iter().collect::<BTreeSet<String>>();
    let (of_tournament, of_castles) = (samples::tournament_reasons(), samples::castles_reasons());
    let told = tags(of_tournament.iter().map(|reason| tag(reason, "reason")).collect());
    assert_eq!(told, variants("tournament/src/reason.rs", "Reason"));
    let told = tags(of_castles.iter().map(|reason| tag(reason, "reason")).collect());
    assert_eq!(told, variants("castles/src/reason.rs", "Reason"));
    for language in Language::ALL {
        let words = Words::without_fallback(language);
        for viewer in viewers(3) {
            let reader = Reader::new(&words, viewer, &names);
            for reason in &of_tournament {
                assert_clean(&tournament::State::tell_reason(&reader, reason), reason);
            }
            for reason in &of_castles {
                assert_clean(&castles::State::tell_reason(&reader, reason), reason);
            }
        }
    }
}

/// A few sentences word by word, so that arguments cannot be mixed up unnoticed.
#[test]
fn sentences_name_the_right_persons() {
    let names = names();
    let tell = |language, viewer, event: &tournament::EventView| {
        let words = Words::new(language);
        tournament::State::tell_event(&Reader::new(&words, viewer, &names), event, None)
    };
    let (by, from) = (Seat::A, Seat::B);
    let stolen = |card| tournament::EventView::Stolen { by, from, card };
    let known = stolen(Some(tournament::Card::R5));
    for (language, viewer, event, sentence) in [
        (Language::En, Viewer::Seat(by), &known, "You take Red 5 at random from Bob’s hand."),
        (Language::En, Viewer::Seat(from), &known, "Ann takes Red 5 at random from your hand."),
        (
            Language::En,
            Viewer::Public,
            &stolen(None),
            "Ann takes a card at random from Bob’s hand.",
        ),
        (Language::Fr, Viewer::Seat(by), &known, "Vous prenez au hasard un 5 rouge à Bob."),
        (Language::Fr, Viewer::Seat(from), &known, "Ann vous prend au hasard un 5 rouge."),
        (Language::Es, Viewer::Seat(from), &known, "Ann toma al azar un Rojo 5 de tu mano."),
        (Language::Nl, Viewer::Public, &stolen(None), "Ann trekt een kaart uit de hand van Bob."),
        (Language::De, Viewer::Seat(from), &known, "Ann zieht eine rote 5 aus deiner Hand."),
    ] {
        assert_eq!(tell(language, viewer, event), sentence);
    }
}

#[test]
fn a_player_who_is_not_asked_does_not_let_it_happen() {
    use tournament::EventView;
    let words = Words::new(Language::En);
    let names = names();
    let tell = |events: &[EventView]| {
        let reader = Reader::new(&words, Viewer::Seat(Seat::A), &names);
        tournament::State::tell_events(&reader, events, None)
    };
    let moved = |by, mv: &str| EventView::Moved { by, mv: mv.parse().expect("a move") };
    let (card, pass) = (moved(Seat::B, "stunned C"), moved(Seat::A, "pass"));
    let played = tell(&[card]);
    assert_eq!(played.len(), 1);
    assert_eq!(tell(&[card, pass]), played, "a standing order has answered");
    assert_eq!(tell(&[pass]), ["You let it happen."], "the reader has");
    let effect = tell(&[EventView::TookEffect]);
    assert_eq!(tell(&[pass, EventView::TookEffect]), effect);
    assert_eq!(tell(&[card, pass, EventView::TookEffect]), [played, effect].concat());
}

#[test]
fn shared_wins_name_the_others() {
    let names = names();
    let winners =
        |seats: &[Seat]| castles::EventView::GameEnded { winners: seats.iter().copied().collect() };
    let tell = |language, viewer, event: &castles::EventView| {
        let words = Words::new(language);
        castles::State::tell_event(&Reader::new(&words, viewer, &names), event, None)
    };
    let (a, e) = (Seat::A, Seat::E);
    for (language, viewer, event, sentence) in [
        (Language::En, Viewer::Seat(a), winners(&[a]), "The game is over. You win."),
        (Language::En, Viewer::Public, winners(&[a]), "The game is over. Ann wins."),
        (
            Language::De,
            Viewer::Seat(a),
            winners(&[a, e]),
            "Das Spiel ist aus. Du teilst den Sieg mit Inés.",
        ),
        (
            Language::Es,
            Viewer::Public,
            winners(&[a, e]),
            "La partida ha terminado. Ann e Inés comparten la victoria.",
        ),
    ] {
        assert_eq!(tell(language, viewer, &event), sentence);
    }
}
