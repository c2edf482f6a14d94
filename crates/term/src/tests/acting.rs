//! What keys and words do.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use locales::Language;
use protocol::{Answer, ClientMessage, Code, Refusal, ServerMessage, Stage};
use ratatui::layout::{Position, Rect};
use serde_json::json;
use table::{Game as _, Seat};

use super::{World, room};
use crate::draw;
use crate::keys;
use crate::model::Page;
use crate::mouse;
use crate::update::{self, Says};

type Tournament = World<tournament::State>;

/// A game in which Ann is asked and has several moves.
fn asked() -> Tournament {
    let mut world = World::new(Language::En, 3, 1);
    world.play_on(12);
    world
}

fn press(world: &mut Tournament, code: KeyCode) -> Says {
    keys::press(&mut world.model, KeyEvent::new(code, KeyModifiers::NONE))
}

fn press_all(world: &mut Tournament, text: &str) -> Says {
    text.chars().flat_map(|letter| press(world, KeyCode::Char(letter))).collect()
}

/// The move that is sent.
#[track_caller]
fn sent(says: &Says) -> &str {
    match says.as_slice() {
        [ClientMessage::Play { mv, .. }] => mv,
        other => panic!("no move: {other:?}"),
    }
}

#[test]
fn a_move_is_made_by_its_number_its_notation_or_the_cursor() {
    let second = asked().model.choices()[1].notation.clone();
    let mut world = asked();
    assert_eq!(sent(&update::enter_line(&mut world.model, "2")), second);
    let mut world = asked();
    assert_eq!(sent(&update::enter_line(&mut world.model, &second.to_uppercase())), second);
    let mut world = asked();
    press_all(&mut world, "2");
    assert_eq!(sent(&press(&mut world, KeyCode::Enter)), second);
    let mut world = asked();
    press(&mut world, KeyCode::Down);
    assert_eq!(sent(&press(&mut world, KeyCode::Enter)), second);
}

#[test]
fn one_move_is_under_way_at_a_time() {
    let mut world = asked();
    let first = update::enter_line(&mut world.model, "1");
    assert!(world.model.choices().is_empty() && !world.model.is_asked());
    assert_eq!(update::enter_line(&mut world.model, "play R5"), []);
    assert_eq!(world.model.notice, ["Your last move is still under way."]);
    let mv = sent(&first).parse().expect("a move");
    let id = world.model.sending.clone().expect("it is under way").id;
    world.play(Seat::A, mv, Some(&id));
    assert_eq!(world.model.sending, None);
}

#[test]
fn a_refusal_gives_the_move_back_and_says_why() {
    let mut world = asked();
    update::enter_line(&mut world.model, "1");
    let id = world.model.sending.clone().map(|sent| sent.id);
    let refusal = Refusal {
        reason: Some(Box::new(json!({"reason": "total-too-low", "total": 3, "highest": 5}))),
        rule: Some("T3.4".into()),
        ..Refusal::new(Code::Rule, "no")
    };
    update::hear(&mut world.model, ServerMessage::Refused { id, refusal });
    assert_eq!(world.model.sending, None);
    let said = world.model.notice.join(" ");
    assert!(said.starts_with("A total of 3 is not enough"), "{said}");
    assert!(said.contains("Rule T3.4. "), "{said}");
    let stale = ServerMessage::Refused { id: None, refusal: Code::Stale.into() };
    update::hear(&mut world.model, stale);
    assert_eq!(world.model.notice, ["The table has moved on. Look again, then choose."]);
}

#[test]
fn after_a_break_the_move_is_sent_again() {
    let mut world = asked();
    let first = update::enter_line(&mut world.model, "1");
    update::lost(&mut world.model);
    let said = world.model.broken.as_deref();
    assert_eq!(said, Some("No connection to the server. It is tried again."));
    let again = update::back(&mut world.model);
    assert!(matches!(&again[0], ClientMessage::Watch { since: Some(since), .. } if *since > 0));
    assert_eq!(again[1..], first);
    assert_eq!(world.model.broken, None);
}

#[test]
fn nonsense_gets_an_answer() {
    let mut world = asked();
    for (line, start) in [
        ("hello", "“hello” is no move."),
        ("99", "There is no move 99."),
        ("0", "There is no move 0."),
        ("-1", "“-1” is no move."),
        ("order sometimes", "An order is"),
        ("why", "Which move?"),
        ("why nothing", "“nothing” is no move."),
        ("say", "Say what?"),
    ] {
        assert_eq!(update::enter_line(&mut world.model, line), [], "{line}");
        let said = world.model.notice.join(" ");
        assert!(said.starts_with(start), "{line}: {said}");
    }
    let long = "x".repeat(10_000);
    update::enter_line(&mut world.model, &long);
    assert!(world.model.notice.join(" ").chars().count() < 200);
}

#[test]
fn an_unlisted_move_is_sent_so_that_its_rule_is_named() {
    let mut world = asked();
    let says = update::enter_line(&mut world.model, "RIPOSTE b");
    assert_eq!(sent(&says), "riposte B");
}

#[test]
fn withdrawing_asks_twice() {
    let mut world = asked();
    assert_eq!(press_all(&mut world, "w"), []);
    assert!(world.model.notice[0].contains("Once more to confirm"));
    assert_eq!(sent(&press_all(&mut world, "w")), "withdraw");
    let mut world = asked();
    press_all(&mut world, "w");
    press(&mut world, KeyCode::Down);
    assert_eq!(press_all(&mut world, "w"), [], "another key takes it back");
}

#[test]
fn leaving_asks_twice() {
    let mut world = asked();
    press_all(&mut world, "q");
    assert!(!world.model.leaving);
    press_all(&mut world, "l");
    press(&mut world, KeyCode::Esc);
    press_all(&mut world, "q");
    assert!(!world.model.leaving);
    press_all(&mut world, "q");
    assert!(world.model.leaving);
}

#[test]
fn a_lifted_card_shows_its_moves_or_why_it_has_none() {
    let mut world = asked();
    let cards = world.model.hand().len();
    for number in 0..cards {
        let says = press(&mut world, KeyCode::Right);
        assert_eq!(world.model.desk.lifted, Some(number));
        let asks = matches!(says.as_slice(), [ClientMessage::Ask { .. }]);
        assert_eq!(asks, world.model.rows().is_empty());
    }
    press(&mut world, KeyCode::Right);
    assert_eq!(world.model.desk.lifted, Some(0));
    press(&mut world, KeyCode::Esc);
    assert_eq!(world.model.desk.lifted, None);
}

#[test]
fn an_answer_tells_what_would_happen() {
    let mut world = asked();
    update::enter_line(&mut world.model, "why 1");
    assert!(world.model.is_waiting());
    let id = world.model.asking.clone().expect("it is asked");
    let events = vec![json!({"event": "turn-began", "seat": "B"}), json!({"event": "took-effect"})];
    let answer = Answer { id, refused: None, refusal: None, legal: vec![], events, view: None };
    update::hear(&mut world.model, ServerMessage::Answer(answer));
    let expected = ["Possible, and if nobody stops it:", "Nobody cancels. The card takes effect."];
    assert_eq!(world.model.notice, expected);
    assert!(!world.model.is_waiting());
}

#[test]
fn pages_open_scroll_and_close() {
    let mut world = asked();
    press_all(&mut world, "?");
    assert_eq!(world.model.page, Some(Page::Help));
    press(&mut world, KeyCode::Down);
    assert_eq!(world.model.desk.scroll, 1);
    press_all(&mut world, "c");
    assert_eq!(world.model.page, Some(Page::Cards(None)));
    press(&mut world, KeyCode::Esc);
    assert_eq!(world.model.page, None);
}

#[test]
fn a_click_chooses_a_move_and_another_makes_it() {
    let mut world = asked();
    let area = Rect::new(0, 0, 80, 24);
    let second = world.model.choices()[1].notation.clone();
    let row = |y: &u16| draw::row_at(&world.model, area, Position::new(8, *y)) == Some(1);
    let y = (0..24).find(row).expect("the second move is on the screen");
    let mut click = |column, row| {
        let (kind, modifiers) = (MouseEventKind::Down(MouseButton::Left), KeyModifiers::NONE);
        mouse::point(&mut world.model, MouseEvent { kind, column, row, modifiers }, area)
    };
    assert_eq!(click(8, y), []);
    assert_eq!(click(8, 0), [], "nothing is done above the moves");
    assert_eq!(sent(&click(8, y)), second);
}

#[test]
fn without_moves_no_number_is_offered() {
    let mut world = asked();
    world.model.room.you = None;
    world.model.game.as_mut().expect("a game").choices.clear();
    assert!(world.model.is_spectator());
    assert_eq!(update::enter_line(&mut world.model, "1"), []);
    assert_eq!(world.model.notice, ["There is nothing for you to decide now."]);
}

#[test]
fn chat_is_typed_and_sent() {
    let mut world = asked();
    press_all(&mut world, "tgood q");
    let says = press(&mut world, KeyCode::Enter);
    let text = Some("good q".to_owned());
    assert_eq!(says, [ClientMessage::Say { text, phrase: None }]);
    assert!(!world.model.leaving);
}

#[test]
fn before_the_deal_one_sits_adds_a_part_and_begins() {
    let mut waiting = room::<tournament::State>(2);
    waiting.stage = Stage::Waiting;
    waiting.part = false;
    waiting.you = None;
    assert_eq!(update::settle(&waiting, "ab"), [ClientMessage::Sit { seat: None }]);
    waiting.you = Some(Seat::A);
    assert_eq!(update::settle(&waiting, "ab"), [ClientMessage::Part { part: "ab".into() }]);
    waiting.part = true;
    assert_eq!(update::settle(&waiting, "ab"), [ClientMessage::Start]);
    waiting.seats[1].occupant = protocol::Occupant::Free;
    assert_eq!(update::settle(&waiting, "ab"), []);
    waiting.stage = Stage::Playing;
    assert_eq!(update::settle(&waiting, "ab"), []);
}

#[test]
fn what_was_under_way_is_told_once_and_what_is_missing_is_said() {
    let mut world = asked();
    let (lines, told) = (world.model.log.len(), world.model.told);
    let update = |version: u64, from: u64, events: usize| {
        let view = serde_json::to_value(&world.model.game.as_ref().expect("a game").view);
        let event = json!({"event": "took-effect"});
        let update: protocol::Update = serde_json::from_value(json!({
            "version": version, "ack": null, "view": view.expect("JSON"), "legal": [],
            "asked": false, "window": null, "clocks": null, "order": null,
            "from": from, "events": vec![event; events],
        }))
        .expect("an update");
        ServerMessage::Update(update)
    };
    let said = [update(90, told, 2), update(91, told, 3), update(91, told + 3, 0)];
    let gap = update(95, told + 7, 1);
    for message in said {
        update::hear(&mut world.model, message);
    }
    assert_eq!(world.model.log.len(), lines + 3, "{:?}", world.model.log);
    update::hear(&mut world.model, gap);
    assert_eq!(world.model.log.len(), lines + 5, "one line for the four that are missing");
    assert!(world.model.log[lines + 3].contains('4'), "{:?}", world.model.log);
}

#[test]
fn an_update_that_cannot_be_read_changes_nothing() {
    let mut world = asked();
    let choices = world.model.choices().len();
    let odd: protocol::Update = serde_json::from_value(json!({
        "version": 99, "ack": null, "view": {"viewer": "A"}, "legal": [], "asked": false,
        "window": null, "clocks": null, "order": null, "from": 0, "events": [{"event": "odd"}],
    }))
    .expect("an update");
    update::hear(&mut world.model, ServerMessage::Update(odd));
    assert_eq!(world.model.choices().len(), choices);
    assert!(world.model.notice[0].contains("does not understand"));
}

#[test]
fn a_game_of_the_castles_ends_with_its_winners_and_no_pass_is_told_twice() {
    for series in 0..5 {
        let mut world = World::<castles::State>::new(Language::En, 3, series);
        assert!(!world.play_until(|_, _| false), "it is played to its end");
        let winners = world.game.state().awaiting().winners().expect("it is over");
        let phase = world.model.phase();
        for winner in winners {
            let name = if winner == Seat::A { "You" } else { super::NAMES[winner.index()] };
            assert!(phase.starts_with("The game is over.") && phase.contains(name), "{phase}");
        }
        let log = &world.model.log;
        assert!(log.iter().any(|line| line.starts_with("You pass. Passes in a row: ")));
        for pair in log.windows(2).filter(|pair| pair[0] == "You pass.") {
            assert!(!pair[1].starts_with("You pass. "), "{pair:?}");
        }
    }
}
