//! The puzzles that the site shows.

use std::collections::BTreeSet;

use puzzles::{Budget, Decision, Puzzle, PuzzleGame};
use serde_json::Value;
use table::{QuickChance, Seat, Viewer};

/// The web client's files are the only copy.
const TOURNAMENT: &str = include_str!("../../../../web/src/games/tournament/puzzles.jsonl");
const CASTLES: &str = include_str!("../../../../web/src/games/castles/puzzles.jsonl");

fn puzzles<G: PuzzleGame>(lines: &str) -> Vec<Puzzle<G>> {
    lines.lines().map(|line| serde_json::from_str(line).expect("a puzzle")).collect()
}

/// Does the long run ask for all of it?
fn is_long() -> bool {
    std::env::var_os("IVANHOE_LONG").is_some()
}

fn seat_of<G: PuzzleGame>(puzzle: &Puzzle<G>) -> Seat {
    G::viewer(&puzzle.view).seat().expect("the view of a seat")
}

fn come_from_legal_positions<G: PuzzleGame>(lines: &str) {
    for puzzle in puzzles::<G>(lines) {
        let (worlds, seat) = (puzzle.imagined(), seat_of(&puzzle));
        for seed in 0..3 {
            let world = worlds.world(seed);
            let seen = world.state.view(&world.memory, Viewer::Seat(seat));
            assert_eq!(seen, puzzle.view, "{:?} in the world {seed}", puzzle.source);
            assert!(world.state.awaiting().asked().contains(seat), "{:?}", puzzle.source);
        }
    }
}

#[test]
fn views_of_the_tournament_come_from_legal_positions() {
    come_from_legal_positions::<tournament::State>(TOURNAMENT);
}

#[test]
fn views_of_the_castles_come_from_legal_positions() {
    come_from_legal_positions::<castles::State>(CASTLES);
}

/// Every answer can be played move by move, if nobody interrupts it.
fn have_legal_answers<G: PuzzleGame>(lines: &str) {
    for puzzle in puzzles::<G>(lines) {
        let (worlds, seat) = (puzzle.imagined(), seat_of(&puzzle));
        for plan in puzzle.plans().expect("moves") {
            let mut state = worlds.world(0).state;
            let mut chance = QuickChance::new(0);
            for mv in plan {
                while !state.awaiting().asked().contains(seat) {
                    let other = state.awaiting().asked().lowest().expect("somebody is asked");
                    let silence = state.window().expect("a window").silence;
                    state.play(other, silence, &mut chance, &mut |_| ()).expect("silence");
                }
                let legal = state.moves_of(seat);
                assert!(legal.contains(&mv), "{:?}: {mv} is not in {legal:?}", puzzle.source);
                state.play_listed(seat, mv, &mut chance, &mut |_| ());
            }
        }
    }
}

#[test]
fn answers_of_the_tournament_are_legal() {
    have_legal_answers::<tournament::State>(TOURNAMENT);
}

#[test]
fn answers_of_the_castles_are_legal() {
    have_legal_answers::<castles::State>(CASTLES);
}

fn have_one_best_answer<G: PuzzleGame>(lines: &str) {
    let mut names = BTreeSet::new();
    for puzzle in puzzles::<G>(lines) {
        let name = format!("{:?}", puzzle.source);
        let answers = &puzzle.answers;
        assert!((2..=5).contains(&answers.len()), "{name}");
        let best = &answers[puzzle.best];
        for (at, answer) in answers.iter().enumerate() {
            // Twenty times the smallest budget of a review.
            assert!(answer.worlds >= 20 * Budget::REVIEW.least, "{name}");
            assert!(at == puzzle.best || best.worth - answer.worth >= 8.0, "{name}: {answer:?}");
        }
        let different: BTreeSet<_> = answers.iter().map(|answer| &answer.moves).collect();
        assert_eq!(different.len(), answers.len(), "{name}");
        assert_eq!(G::topic(&puzzle.view), Some(puzzle.topic.as_str()), "{name}");
        assert!(names.insert(name), "{:?} is there twice", puzzle.source);
    }
}

#[test]
fn one_answer_is_clearly_best() {
    have_one_best_answer::<tournament::State>(TOURNAMENT);
    have_one_best_answer::<castles::State>(CASTLES);
}

/// What a browser gets: views in which only the viewer's own hand is written.
#[test]
fn no_hand_of_another_player_is_in_the_data() {
    for line in TOURNAMENT.lines().chain(CASTLES.lines()) {
        let puzzle: Value = serde_json::from_str(line).expect("JSON");
        let viewer: Seat = puzzle["view"]["viewer"].as_str().expect("a seat").parse().expect("one");
        let seats = puzzle["view"]["seats"].as_array().expect("seats");
        for (index, seat) in seats.iter().enumerate() {
            assert_eq!(seat["hand"].is_array(), index == viewer.index(), "{line}");
        }
        let fields: Vec<_> = puzzle.as_object().expect("an object").keys().collect();
        let known = ["game", "entry", "topic", "missed", "view", "answers", "best"];
        assert!(fields.iter().all(|field| known.contains(&field.as_str())), "{fields:?}");
    }
}

/// The games that they are from can be played again, as long as the networks are the same. One of
/// each in a short run.
fn are_found_again<G: PuzzleGame>(lines: &str) {
    let all = puzzles::<G>(lines);
    for puzzle in &all[..if is_long() { all.len() } else { 1 }] {
        let decisions = Decision::<G>::of_game(puzzle.source.game);
        let found = decisions.iter().find(|decision| decision.source == puzzle.source);
        let found = found.unwrap_or_else(|| panic!("{:?} is not in its game", puzzle.source));
        assert_eq!(found.view, puzzle.view, "{:?}", puzzle.source);
    }
}

#[test]
fn puzzles_are_found_again_in_their_games() {
    are_found_again::<tournament::State>(TOURNAMENT);
    are_found_again::<castles::State>(CASTLES);
}

/// What the best answer gains on the next, in hundredths of a win.
fn lead<G: PuzzleGame>(puzzle: &Puzzle<G>) -> f64 {
    let worth = |at: usize| puzzle.answers[at].worth;
    let others = (0..puzzle.answers.len()).filter(|&at| at != puzzle.best);
    others.map(|at| worth(puzzle.best) - worth(at)).fold(100.0, f64::min)
}

/// Nineteen of twenty of a sample keep their answer at ten times the budget, in worlds that were
/// never used before. A short run asks only the clearest puzzle, and at the usual budget.
fn keep_their_answers<G: PuzzleGame>(lines: &str) {
    let mut judge = G::judge().expect("a network");
    let mut all = puzzles::<G>(lines);
    let times = if is_long() { 10 } else { 1 };
    if !is_long() {
        all.sort_by(|one, other| lead(other).total_cmp(&lead(one)));
        all.truncate(1);
    }
    let sample: Vec<_> = all.iter().step_by(8).collect();
    let kept = |puzzle: &&&Puzzle<G>| {
        let again = puzzle.ask_again(&mut *judge, Budget::REVIEW.times(times), 40);
        again.expect("moves") == puzzle.best
    };
    let kept = sample.iter().filter(kept).count();
    assert!(kept * 20 >= sample.len() * 19, "{kept} of {} keep their answer", sample.len());
}

#[test]
fn puzzles_keep_their_answers() {
    keep_their_answers::<tournament::State>(TOURNAMENT);
    keep_their_answers::<castles::State>(CASTLES);
}
