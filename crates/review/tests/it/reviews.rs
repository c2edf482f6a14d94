//! A review step by step, and what cannot be reviewed.

use bots::{BotGame, Level};
use review::{Guess, Report, Review, ReviewError};
use table::{Game as _, Record, Seat, Viewer};

use crate::{history, judge, record};

fn whole<G: BotGame>(record: Record<G>, seat: Seat) -> Report {
    let mut review = Review::new(record, seat).expect("a finished game");
    let mut done = 0;
    while review.step() {
        let now = review.progress();
        assert_eq!(now.done, done + 1);
        done = now.done;
    }
    assert_eq!(done, review.progress().all);
    review.report()
}

/// Checks a report, whole or not, against its record.
fn fits<G: BotGame>(report: &Report, record: &Record<G>) {
    assert_eq!(report.curve.len(), record.entries.len() + 1);
    assert_eq!(report.curve.len(), report.turns.len());
    for point in &report.curve {
        assert!((0.0..=1.0).contains(&point.known));
        assert!((point.open.iter().sum::<f64>() - 1.0).abs() < 1e-6);
    }
    for account in &report.accounts {
        let sum = account.luck + account.own + account.others;
        assert!((sum - account.result).abs() < 1e-6, "{account:?}");
    }
    assert_eq!(report.verdicts, !report.decisions.is_empty());
    assert!(report.decisions.is_sorted_by_key(|decision| decision.entry));
    for decision in &report.decisions {
        let entry = &record.entries[decision.entry - 1];
        assert_eq!(entry.by, report.seat);
        assert_eq!(decision.moves[decision.chosen].mv, entry.mv.to_string());
        assert!(decision.loss >= 0.0, "{decision:?}");
        let best = decision.moves[0].worth - decision.moves[decision.chosen].worth;
        assert!((best - decision.loss).abs() < 1e-9, "{decision:?}");
    }
}

#[test]
fn a_tournament_is_reviewed() {
    let record = record::<tournament::State>(2, Level::Knight, 22, 1);
    let report = whole(record.clone(), Seat::B);
    fits(&report, &record);
    assert_eq!(report.beliefs.len(), report.decisions.len());
    assert_eq!(report, whole(record, Seat::B), "the same again");
}

/// Curves, luck and beliefs, but no verdicts (docs/review.md).
#[test]
fn castles_are_reviewed() {
    let record = record::<castles::State>(3, Level::Knight, 22, 1);
    let mut review = Review::new(record.clone(), Seat::C).expect("a finished game");
    while !review.is_judged() {
        assert!(review.step());
    }
    let report = review.report();
    fits(&report, &record);
    assert!(review.step() && review.report().beliefs.len() == 2, "what the two others could hold");
}

/// The curves are there before luck, which takes much longer.
#[test]
fn the_curves_come_first() {
    let record = record::<tournament::State>(2, Level::Knight, 22, 1);
    let mut review = Review::new(record.clone(), Seat::B).expect("a finished game");
    let moments = record.entries.len() + 1;
    for _ in 0..moments {
        assert!(review.step());
    }
    let report = review.report();
    assert_eq!((report.curve.len(), report.turns.len()), (moments, 0));
    let mut other = review.of_seat(Seat::A).expect("a seat");
    for _ in 0..moments {
        assert!(other.step());
    }
    let turned = other.report();
    assert_eq!((turned.curve.len(), turned.turns.len()), (moments, 0));
    for (one, other) in report.curve.iter().zip(&turned.curve) {
        assert_eq!(one.open, other.open);
    }
}

/// A caller that stops half-way keeps what is known, and can go on.
#[test]
fn a_review_can_stop_and_go_on() {
    let record = record::<tournament::State>(2, Level::Knight, 22, 2);
    let mut review = Review::new(record.clone(), Seat::A).expect("a finished game");
    let moments = review.history().entries() + 1;
    for _ in 0..2 * moments + 3 {
        assert!(review.step());
    }
    let early = review.report();
    assert_eq!((early.curve.len(), early.decisions.len()), (moments, 3));
    while review.step() {}
    let late = review.report();
    fits(&late, &record);
    assert!(early.decisions.iter().all(|decision| late.decisions.contains(decision)));
}

/// What a seat could know does not depend on the cards that it did not see.
#[test]
fn beliefs_of_a_seat_are_from_its_own_view() {
    let history = history::<tournament::State>(3, Level::Knight, 22, 3);
    let mut judge = judge();
    let moments = history.decisions(Seat::C).into_iter().step_by(5);
    let guess = Guess::of("tournament", 3);
    let beliefs = moments.flat_map(|at| history.beliefs(&mut *judge, at - 1, Seat::C, guess));
    for beliefs in beliefs {
        let at = history.after(beliefs.entry);
        let view = at.state.view(&at.memory, Viewer::Seat(Seat::C));
        let (own, known) = (view.seats[2].hand, view.seats[beliefs.holder.index()].known);
        for card in &beliefs.cards {
            let kind: tournament::Card = card.card.parse().expect("a card");
            if known.has(kind) {
                assert!(card.chance > 0.999 && card.held, "{card:?}");
            }
            if !view.unseen().has(kind) && !known.has(kind) {
                assert!(card.chance < 0.001 && !card.held, "{card:?} with {own:?}");
            }
        }
    }
}

#[test]
fn what_cannot_be_reviewed_says_so() {
    let whole = record::<tournament::State>(2, Level::Squire, 22, 4);
    let refused =
        |record: Record<tournament::State>, seat| Review::new(record, seat).expect_err("no review");
    assert_eq!(refused(whole.clone(), Seat::C), ReviewError::NoSeat(Seat::C));
    let mut unfinished = whole.clone();
    unfinished.entries.pop();
    assert_eq!(refused(unfinished, Seat::A), ReviewError::Unfinished);
    let mut broken = whole;
    let mv = broken.entries[1].mv;
    broken.entries[5].mv = mv;
    let error = refused(broken, Seat::A);
    assert!(matches!(&error, ReviewError::Broken(difference) if difference.entry == 6), "{error}");
    assert!(error.to_string().contains("move 6"), "{error}");
}
