//! Whole games by actions.

use encoding::{Encoding, Pace, Play, Randomness, SuppliedNumbers};
use table::{Chance as _, Options as _, QuickChance, Seats, Seed, Viewer};

/// Plays to the end with random actions.
fn finish<G: Encoding>(play: &mut Play<G>, chance: &mut QuickChance) -> usize {
    let mut decisions = 0;
    while play.seat().is_some() {
        let choices = play.choices();
        let action = choices[chance.below(choices.len())].action;
        play.act(action).expect("a choice");
        decisions += 1;
    }
    decisions
}

fn plays<G: Encoding>(tables: Vec<G::Options>, games: u64) {
    let mut chance = QuickChance::new(3);
    for options in tables {
        for number in 0..games {
            for skip_forced in [true, false] {
                let pace = Pace { skip_forced, ..Pace::default() };
                let seed = Seed::of_series(2, number);
                let mut play = Play::<G>::begin(options, seed.clone(), pace);
                let decisions = finish(&mut play, &mut chance);
                assert!(decisions > 0);
                assert!((play.shares().iter().sum::<f32>() - 1.0).abs() < 1e-6);
                assert!(play.act(0).is_err(), "a finished game takes no action");
            }
        }
    }
}

#[test]
fn games_of_the_tournament_end() {
    plays::<tournament::State>(crate::tournaments(), 20);
}

#[test]
fn games_of_the_castles_end() {
    plays::<castles::State>(crate::castles(), 20);
}

/// Observation and view agree where they overlap: the own hand, and the unseen cards.
#[test]
fn the_unseen_cards_are_those_of_the_view() {
    let options = tournament::Options::usual(4).expect("four may play");
    let mut chance = QuickChance::new(9);
    let start = |name: &str| {
        let before = tournament::State::FIELDS.iter().take_while(|field| field.name != name);
        before.map(|field| field.length).sum::<usize>()
    };
    for number in 0..20 {
        let seed = Seed::of_series(4, number);
        let mut play = Play::<tournament::State>::begin(options, seed, Pace::default());
        let mut row = vec![0; tournament::State::OBSERVATION];
        while play.seat().is_some() {
            for seat in Seats::first(4) {
                play.observe(seat, &mut row);
                let view = table::Game::view(play.state(), play.memory(), Viewer::Seat(seat));
                let hand = view.seats[seat.index()].hand.expect("the own hand");
                for (kind, card) in tournament::Card::ALL.into_iter().enumerate() {
                    assert_eq!(usize::from(row[start("hand") + kind]), hand.count(card));
                    let unseen = view.unseen().count(card);
                    assert_eq!(usize::from(row[start("unseen") + kind]), unseen, "{card}");
                }
            }
            let choices = play.choices();
            play.act(choices[chance.below(choices.len())].action).expect("a choice");
        }
    }
}

/// A bot or client that has only a view gets the same numbers from it.
fn views<G: Encoding>(tables: Vec<G::Options>, games: u64) {
    let mut chance = QuickChance::new(8);
    let (mut row, mut from_view) = (vec![0; G::OBSERVATION], vec![0; G::OBSERVATION]);
    for options in tables {
        for number in 0..games {
            let seed = Seed::of_series(6, number);
            let mut play = Play::<G>::begin(options, seed.clone(), Pace::default());
            while let Some(seat) = play.seat() {
                if *play.draft() == G::Draft::default() {
                    let view = play.state().view(play.memory(), Viewer::Seat(seat));
                    let (randomness, pace) = (Randomness::Seed(seed.clone()), Pace::default());
                    let again = Play::<G>::of_view(&view, seat, randomness, pace, &mut chance);
                    let again = again.expect("the seat decides");
                    assert_eq!(again.choices(), play.choices());
                    play.observe(seat, &mut row);
                    again.observe(seat, &mut from_view);
                    assert_eq!(row, from_view);
                }
                let choices = play.choices();
                play.act(choices[chance.below(choices.len())].action).expect("a choice");
            }
        }
    }
}

#[test]
fn a_view_gives_the_same_numbers() {
    views::<tournament::State>(crate::tournaments(), 10);
    views::<castles::State>(crate::castles(), 10);
}

/// Randomness that is supplied number by number makes the same games as a seed.
#[test]
fn supplied_numbers_make_the_games_of_a_seed() {
    let options = tournament::Options::usual(3).expect("three may play");
    let mut sampled =
        Play::<tournament::State>::begin(options, Seed::of_series(3, 3), Pace::default());
    let numbers = {
        let mut chance = Seed::of_series(3, 3).entry(0);
        let asked = std::iter::once(3).chain((2..=110).rev());
        asked.map(|below| chance.below(below)).collect()
    };
    let randomness = Randomness::Supplied(SuppliedNumbers::new(numbers));
    let told =
        Play::<tournament::State>::begin_with(options, randomness, Pace::default(), &mut |_| ());
    assert_eq!(told.state(), sampled.state());
    let Randomness::Supplied(all) = told.randomness() else { panic!("they were supplied") };
    assert_eq!(all.lacks(), None);
    let missing = Randomness::Supplied(SuppliedNumbers::new(vec![1]));
    let missing =
        Play::<tournament::State>::begin_with(options, missing, Pace::default(), &mut |_| ());
    let Randomness::Supplied(some) = missing.randomness() else { panic!("they were supplied") };
    assert_eq!(some.lacks(), Some(110));
    finish(&mut sampled, &mut QuickChance::new(1));
}

/// An imagined world looks the same to the seat that imagines it, and is a different one.
#[test]
fn imagined_worlds_give_the_same_numbers() {
    let options = castles::Options::usual(4).expect("four may play");
    let mut play = Play::<castles::State>::begin(options, Seed::of_series(5, 0), Pace::default());
    let (mut chance, mut others) = (QuickChance::new(2), 0);
    let (mut row, mut again) = (vec![0; castles::State::OBSERVATION], Vec::new());
    while let Some(seat) = play.seat() {
        let randomness = Randomness::Seed(Seed::of_series(1, 1));
        let world = play.imagine(seat, randomness, &mut chance, &mut |_| ());
        play.observe(seat, &mut row);
        again.resize(row.len(), 0);
        world.observe(seat, &mut again);
        assert_eq!((world.seat(), world.choices()), (play.seat(), play.choices()));
        assert_eq!(row, again);
        others += usize::from(world.state() != play.state());
        let choices = play.choices();
        play.act(choices[chance.below(choices.len())].action).expect("a choice");
    }
    assert!(others > 50, "{others} worlds were other ones");
}

#[test]
fn an_invalid_action_is_refused_and_changes_nothing() {
    let options = castles::Options::usual(3).expect("three may play");
    let mut play = Play::<castles::State>::begin(options, Seed::of_series(1, 1), Pace::default());
    let before = *play.state();
    let wrong = (0..castles::State::ACTIONS as u16)
        .find(|action| play.choices().iter().all(|choice| choice.action != *action));
    assert!(play.act(wrong.expect("most are wrong")).is_err());
    assert!(play.act(u16::MAX).is_err());
    assert!(play.play(Some(castles::Move::Strike), &mut |_| ()).is_err());
    assert!(play.play(None, &mut |_| ()).is_err(), "the seat is asked");
    assert_eq!(*play.state(), before);
}

/// Nothing is allocated from the deal to the end.
#[test]
fn a_game_allocates_nothing() {
    fn check<G: Encoding>(options: G::Options) {
        let mut play = Play::<G>::begin(options, Seed::of_series(1, 0), Pace::default());
        let (mut row, mut mask) = (vec![0; G::OBSERVATION], vec![0; G::ACTIONS]);
        let mut chance = QuickChance::new(1);
        let seeds: Vec<Seed> = (1..20).map(|number| Seed::of_series(1, number)).collect();
        let asked = heap::requests_of(|| {
            for seed in seeds {
                while let Some(seat) = play.seat() {
                    play.observe(seat, &mut row);
                    play.mask(&mut mask);
                    let choices = play.choices();
                    play.act(choices[chance.below(choices.len())].action).expect("a choice");
                }
                play.restart(options, seed);
            }
        });
        assert_eq!(asked, 0);
    }
    check::<tournament::State>(tournament::Options::usual(4).expect("four may play"));
    check::<castles::State>(castles::Options::usual(4).expect("four may play"));
}
