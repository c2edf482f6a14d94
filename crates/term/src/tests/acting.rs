//! What keys and words do.

use client::{Line, Outcome};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use locales::Language;
use protocol::{Answer, ClientMessage, Code, Deal, Refusal, ServerMessage, Stage};
use ratatui::layout::{Position, Rect};
use serde_json::json;
use table::{Game as _, Options as _, Seat, Seats, Viewer};

use super::{World, room};
use crate::draw;
use crate::keys;
use crate::model::Page;
use crate::mouse;
use crate::play::Play as _;
use crate::ui_state::Row;
use crate::update::{self, Requests};

type Tournament = World<tournament::State>;

/// A game in which Ann is asked and has several moves.
fn asked() -> Tournament {
    let mut world = World::new(Language::En, 3, 1);
    world.play_on(12);
    world
}

fn press(world: &mut Tournament, code: KeyCode) -> Requests {
    keys::press(&mut world.model, KeyEvent::new(code, KeyModifiers::NONE))
}

fn press_all(world: &mut Tournament, text: &str) -> Requests {
    text.chars().flat_map(|letter| press(world, KeyCode::Char(letter))).collect()
}

/// The move that is sent.
#[track_caller]
fn sent(requests: &Requests) -> &str {
    match requests.as_slice() {
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
    press(&mut world, KeyCode::Down);
    assert_eq!(sent(&press(&mut world, KeyCode::Enter)), second);
}

#[test]
fn enter_makes_no_move_that_was_not_chosen() {
    let mut world = asked();
    for _ in 0..3 {
        assert_eq!(press(&mut world, KeyCode::Enter), []);
        assert_eq!(world.model.notice, ["Choose a move with ↑ ↓ first, or type its number."]);
        assert_eq!(world.model.cursor(), None);
    }
    // The list changes after a row was chosen.
    let mut world = asked();
    press(&mut world, KeyCode::Down);
    let mv = world.model.choices()[0].mv;
    world.play(Seat::A, mv);
    world.play_on(0);
    assert_eq!(press(&mut world, KeyCode::Enter), []);
}

#[test]
fn a_number_from_an_outdated_list_is_ignored() {
    let mut world = asked();
    press_all(&mut world, "1");
    let mv = world.model.choices()[0].mv;
    world.play(Seat::A, mv);
    assert_eq!(press(&mut world, KeyCode::Enter), []);
    assert_eq!(world.model.notice, ["The list of moves has changed. Look again, then choose."]);
}

/// A game of the Castles in which Ann may propose deals to somebody.
fn proposals(asked: bool) -> World<castles::State> {
    for series in 0..200 {
        let mut world = World::<castles::State>::new(Language::En, 3, series);
        let found = world.play_until(|world, _| {
            let is_proposal = |choice: &crate::model::Choice<_>| choice.verb() == "propose";
            let proposals = world.model.choices().iter().filter(|choice| is_proposal(choice));
            proposals.count() > 5 && world.model.is_asked() == asked
        });
        if found {
            return world;
        }
    }
    panic!("nobody may ever propose")
}

#[test]
fn proposals_are_one_row_per_partner() {
    for asked in [false, true] {
        let mut world = proposals(asked);
        let rows = world.model.rows();
        let folds = rows.iter().filter(|row| matches!(row, Row::Fold { .. })).count();
        assert!((1..=2).contains(&folds), "{rows:?}");
        assert!(!asked || rows.len() > folds, "{rows:?}");
        assert!(asked || rows.len() == folds, "{rows:?}");
        // Opening them makes no proposal.
        let press = |world: &mut World<castles::State>, code| {
            keys::press(&mut world.model, KeyEvent::new(code, KeyModifiers::NONE))
        };
        assert_eq!(press(&mut world, KeyCode::End), []);
        assert_eq!(press(&mut world, KeyCode::Enter), []);
        let opened = world.model.rows().len();
        assert!(opened > rows.len(), "{opened} of {rows:?}");
        assert!(matches!(world.model.row(), Some(Row::Move(_))));
        assert!(sent(&press(&mut world, KeyCode::Enter)).starts_with("propose "));
    }
}

#[test]
fn keys_of_the_tournament_do_nothing_in_the_castles() {
    let mut world = proposals(true);
    for key in ['e', 'w', 'v', 'o', 'm'] {
        let key = KeyEvent::new(KeyCode::Char(key), KeyModifiers::NONE);
        assert_eq!(keys::press(&mut world.model, key), [], "{key:?}");
        assert!(world.model.notice.is_empty(), "{key:?}");
    }
}

#[test]
fn an_offer_is_accepted_by_its_card() {
    for series in 0..20 {
        let mut world = World::<castles::State>::new(Language::En, 3, series);
        let found = world.play_until(|world, _| {
            world.model.choices().iter().any(|choice| choice.verb() == "accept")
        });
        if found {
            let choices = world.model.choices().iter();
            let text = choices.map(|choice| &choice.text).find(|text| text.starts_with("Accept"));
            let text = text.expect("an offer");
            let soldiers = ["footman", "archer", "crossbowman", "rider", "Ivanhoe", "Locksley"];
            assert!(soldiers.iter().any(|soldier| text.contains(soldier)), "{text}");
            return;
        }
    }
    panic!("nothing is ever offered")
}

#[test]
fn an_empty_display_is_never_enough() {
    let mut options = tournament::Options::usual(3).expect("three may play");
    options.set("ties", "ties-stay").expect("a house rule");
    let mut world = asked();
    let view = &mut world.model.game.as_mut().expect("a game").view;
    view.options = options;
    view.seats.iter_mut().for_each(|seat| seat.total = 0);
    view.colour = Some(tournament::Colour::Red);
    view.in_play = Seats::first(3);
    assert_eq!(crate::play::tournament::needed(view), Some(1), "T12.1");
}

#[test]
fn a_repeated_colour_win_explains_why_there_is_no_token() {
    let mut world = asked();
    let view = &mut world.model.game.as_mut().expect("a game").view;
    view.colour = Some(tournament::Colour::Red);
    let won = [tournament::EventView::TournamentWon { seat: Seat::B }];
    let told = |world: &Tournament| {
        let before = &world.model.game.as_ref().expect("a game").view;
        world.model.tell(|reader| tournament::State::told(reader, &won, Some(before)))
    };
    world.model.game.as_mut().expect("a game").view.seats[1].tokens = vec![];
    assert_eq!(told(&world), ["Wamba wins the tournament."]);
    let tokens = vec![tournament::Colour::Red];
    world.model.game.as_mut().expect("a game").view.seats[1].tokens = tokens;
    assert_eq!(told(&world), ["Wamba wins red and already holds it: no token."]);
}

#[test]
fn no_control_characters_are_printed() {
    let hostile = "Ann\u{1b}]0;owned\u{7}\u{1b}[2J\r\n\u{9b}31m\u{202e}!";
    assert_eq!(crate::printable(hostile), "Ann]0;owned[2J31m!");
    assert_eq!(crate::printable("Élodie ♛ 5†"), "Élodie ♛ 5†");
}

#[test]
fn one_move_is_pending_at_a_time() {
    let mut world = asked();
    let first = update::enter_line(&mut world.model, "1");
    assert!(world.model.choices().is_empty() && !world.model.is_asked());
    assert_eq!(update::enter_line(&mut world.model, "play R5"), []);
    assert_eq!(world.model.notice, ["Your last move is still on its way."]);
    let mv = sent(&first).parse().expect("a move");
    world.play(Seat::A, mv);
    assert!(world.model.sending.is_some(), "it is shown, but not confirmed as saved");
    update::settled(&mut world.model, &first[0], Outcome::Done);
    assert_eq!(world.model.sending, None);
}

#[test]
fn a_refusal_gives_the_move_back_and_says_why() {
    let mut world = asked();
    let requests = update::enter_line(&mut world.model, "1");
    let refusal = Refusal {
        reason: Some(Box::new(json!({"reason": "total-too-low", "total": 3, "highest": 5}))),
        rule: Some("T3.4".into()),
        ..Refusal::new(Code::Rule, "no")
    };
    update::settled(&mut world.model, &requests[0], Outcome::Refused(refusal));
    assert_eq!(world.model.sending, None);
    let said = world.model.notice.join(" ");
    assert!(said.starts_with("Your total of 3 is not enough"), "{said}");
    assert!(said.contains("Rule T3.4. "), "{said}");
    let stale = ServerMessage::Refused { id: None, refusal: Code::Stale.into() };
    update::receive(&mut world.model, stale);
    assert_eq!(world.model.notice, ["The game has moved on. Check the table and choose again."]);
}

#[test]
fn a_lost_and_restored_connection_is_reported() {
    let mut world = asked();
    update::enter_line(&mut world.model, "1");
    update::turn(&mut world.model, Line::Lost);
    let said = world.model.broken.as_deref();
    assert_eq!(said, Some("No connection to the server. Trying again."));
    update::turn(&mut world.model, Line::Open);
    assert_eq!(world.model.broken, None);
    assert_eq!(world.model.notice, ["The connection is back."]);
    assert!(world.model.sending.is_some(), "the move is still under way");
    update::turn(&mut world.model, Line::Outdated);
    assert!(world.model.broken.is_some_and(|said| said.contains("Install the new version")));
}

#[test]
fn undelivered_requests_are_reported_but_abandoned_ones_are_not() {
    let mut world = asked();
    let requests = update::enter_line(&mut world.model, "say hello");
    update::settled(&mut world.model, &requests[0], Outcome::Lost);
    assert!(!world.model.is_waiting());
    assert!(world.model.notice[0].starts_with("That did not reach the server."));
    world.model.notice.clear();
    for left in [ClientMessage::Rematch, ClientMessage::Start] {
        update::settled(&mut world.model, &left, Outcome::Lost);
    }
    assert!(world.model.notice.is_empty());
}

#[test]
fn refusals_of_automatic_requests_are_not_shown() {
    let mut world = asked();
    let seal = ClientMessage::Seal { seal: "5ea1".into() };
    for message in [seal, ClientMessage::Start] {
        let refused = Outcome::Refused(Code::AlreadyBegun.into());
        update::settled(&mut world.model, &message, refused);
        assert!(world.model.notice.is_empty(), "{message:?}");
    }
    let refused = Outcome::Refused(Code::NotHost.into());
    update::settled(&mut world.model, &ClientMessage::Start, refused);
    assert!(!world.model.notice.is_empty());
}

#[test]
fn a_move_is_taken_back_if_there_is_one() {
    let mut world = asked();
    assert_eq!(update::enter_line(&mut world.model, "undo"), []);
    assert_eq!(world.model.notice, ["There is no move that you can take back now."]);
    let game = world.model.game.as_mut().expect("a game");
    game.undo = true;
    let prompt = game.version;
    assert_eq!(press_all(&mut world, "u"), [ClientMessage::Undo { prompt }]);
}

#[test]
fn words_of_the_waiting_room_say_that_the_game_has_begun() {
    for line in ["sit B", "start", "bot B page"] {
        let mut world = asked();
        assert_eq!(update::enter_line(&mut world.model, line), [], "{line}");
        assert_eq!(world.model.notice, ["The game has already begun."], "{line}");
    }
}

#[test]
fn nonsense_gets_an_answer() {
    let mut world = asked();
    for (line, start) in [
        ("hello", "“hello” is not a move."),
        ("99", "There is no move 99."),
        ("0", "There is no move 0."),
        ("-1", "“-1” is not a move."),
        ("order sometimes", "An order is"),
        ("why", "Which move?"),
        ("why nothing", "“nothing” is not a move."),
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
    let requests = update::enter_line(&mut world.model, "RIPOSTE b");
    assert_eq!(sent(&requests), "riposte B");
}

#[test]
fn every_action_card_can_be_asked_about_by_its_name() {
    let mut world = asked();
    for card in tournament::Card::ALL.into_iter().filter(|card| !card.is_value()) {
        let requests = update::enter_line(&mut world.model, &format!("why {card}"));
        let [ClientMessage::Ask { moves }] = requests.as_slice() else {
            panic!("{card}: {requests:?}")
        };
        assert!(moves[0].starts_with(card.name()), "{card}: {moves:?}");
    }
}

#[test]
fn withdrawing_asks_twice() {
    let mut world = asked();
    assert_eq!(press_all(&mut world, "w"), []);
    assert!(world.model.notice[0].contains("Press again to confirm"));
    assert_eq!(sent(&press_all(&mut world, "w")), "withdraw");
    let mut world = asked();
    press_all(&mut world, "w");
    press(&mut world, KeyCode::Down);
    assert_eq!(press_all(&mut world, "w"), [], "another key cancels it");
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
        let requests = press(&mut world, KeyCode::Right);
        assert_eq!(world.model.ui.lifted, Some(number));
        let asks = matches!(requests.as_slice(), [ClientMessage::Ask { .. }]);
        assert_eq!(asks, world.model.rows().is_empty());
    }
    press(&mut world, KeyCode::Right);
    assert_eq!(world.model.ui.lifted, Some(0));
    press(&mut world, KeyCode::Esc);
    assert_eq!(world.model.ui.lifted, None);
}

#[test]
fn an_answer_describes_what_would_happen() {
    let mut world = asked();
    let requests = update::enter_line(&mut world.model, "why 1");
    assert!(world.model.is_waiting());
    let id = "t1".to_owned();
    let events = vec![json!({"event": "turn-began", "seat": "B"}), json!({"event": "took-effect"})];
    let mut after = world.model.game.as_ref().expect("a game").view.clone();
    (after.seats[0].total, after.viewer) = (23, Viewer::Public);
    let view = Some(serde_json::to_value(after).expect("JSON"));
    let answer =
        Answer { id, refused: None, refusal: None, legal: vec![], events, view, hint: None };
    update::settled(&mut world.model, &requests[0], Outcome::Answer(Box::new(answer)));
    let expected = ["Possible. If nobody stops it:", "Nobody cancels. The card takes effect."];
    assert_eq!(world.model.notice[..2], expected);
    assert_eq!(world.model.notice[2], "Your total: 23.");
    assert!(!world.model.is_waiting());
}

#[test]
fn pages_open_scroll_and_close() {
    let mut world = asked();
    press_all(&mut world, "?");
    assert_eq!(world.model.page, Some(Page::Keys));
    press_all(&mut world, "?");
    assert_eq!(world.model.page, Some(Page::Help));
    press(&mut world, KeyCode::Down);
    assert_eq!(world.model.ui.scroll, 1);
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
    assert_eq!(click(8, 0), [], "a click above the moves does nothing");
    assert_eq!(sent(&click(8, y)), second);
}

#[test]
fn without_moves_no_number_is_offered() {
    let mut world = asked();
    world.model.room.you = None;
    world.model.game.as_mut().expect("a game").choices.clear();
    assert!(world.model.is_spectator());
    assert_eq!(update::enter_line(&mut world.model, "1"), []);
    assert_eq!(world.model.notice, ["You have nothing to decide now."]);
}

#[test]
fn chat_is_typed_and_sent() {
    let mut world = asked();
    press_all(&mut world, "tgood q");
    let requests = press(&mut world, KeyCode::Enter);
    let text = Some("good q".to_owned());
    assert_eq!(requests, [ClientMessage::Say { text, phrase: None }]);
    assert!(!world.model.leaving);
}

/// A server's table before the deal.
fn waiting_room() -> Tournament {
    let mut world = asked();
    (world.model.game, world.model.at_home) = (None, false);
    world.model.room.stage = Stage::Waiting;
    world.model.site = Some("http://here".into());
    world
}

#[test]
fn before_the_deal_words_are_typed_without_a_slash() {
    let bot = ClientMessage::Bot { seat: Seat::B, level: Some("knight".into()) };
    let say = ClientMessage::Say { text: Some("hello".into()), phrase: None };
    for (line, expected) in [
        ("start", ClientMessage::Start),
        ("/start", ClientMessage::Start),
        ("sit B", ClientMessage::Sit { seat: Some(Seat::B) }),
        ("bot B knight", bot),
        ("say hello", say),
    ] {
        let mut world = waiting_room();
        assert_eq!(press_all(&mut world, line), [], "{line}");
        assert_eq!(press(&mut world, KeyCode::Enter), [expected], "{line}");
    }
    let mut world = waiting_room();
    press_all(&mut world, "s");
    press(&mut world, KeyCode::Esc);
    assert_eq!(world.model.ui.typed, None);
    assert_eq!(press(&mut world, KeyCode::Enter), []);
    assert!(world.model.notice.is_empty());
    press_all(&mut world, "?");
    assert_eq!(world.model.page.take(), Some(Page::Help));
    press_all(&mut world, "qq");
    assert!(world.model.leaving);
}

#[test]
fn before_the_deal_the_player_sits_seals_and_begins() {
    let mut waiting = room::<tournament::State>(2);
    waiting.stage = Stage::Waiting;
    let deal = |seal: Option<&str>, fixed| {
        let seals = vec![seal.map(str::to_owned), None];
        Some(Deal { attempt: 1, seals, fixed, revealed: Vec::new() })
    };
    waiting.deal = deal(None, false);
    waiting.you = None;
    assert_eq!(update::settle(&waiting, true), [ClientMessage::Sit { seat: None }]);
    waiting.you = Some(Seat::A);
    assert_eq!(update::settle(&waiting, true), [], "its part is sealed first");
    waiting.deal = deal(Some("5ea1"), false);
    assert_eq!(update::settle(&waiting, true), [ClientMessage::Start]);
    assert_eq!(update::settle(&waiting, false), [], "at a server's table the host types `start`");
    waiting.deal = deal(Some("5ea1"), true);
    assert_eq!(update::settle(&waiting, true), []);
    waiting.deal = deal(Some("5ea1"), false);
    waiting.seats[1].occupant = protocol::Occupant::Free;
    assert_eq!(update::settle(&waiting, true), []);
    waiting.stage = Stage::Playing;
    assert_eq!(update::settle(&waiting, true), []);
}

#[test]
fn repeated_events_are_logged_once_and_missing_ones_are_noted() {
    let mut world = asked();
    let (lines, told) = (world.model.log.len(), world.model.told);
    let update = |version: u64, from: u64, events: usize| {
        let view = serde_json::to_value(&world.model.game.as_ref().expect("a game").view);
        let event = json!({"event": "took-effect"});
        let update: protocol::Update = serde_json::from_value(json!({
            "version": version, "view": view.expect("JSON"), "legal": [],
            "asked": false, "window": null, "clocks": null, "order": null,
            "from": from, "events": vec![event; events],
        }))
        .expect("an update");
        ServerMessage::Update(update)
    };
    let said = [update(90, told, 2), update(91, told, 3), update(91, told + 3, 0)];
    let gap = update(95, told + 7, 1);
    for message in said {
        update::receive(&mut world.model, message);
    }
    assert_eq!(world.model.log.len(), lines + 3, "{:?}", world.model.log);
    update::receive(&mut world.model, gap);
    assert_eq!(world.model.log.len(), lines + 5, "one line for the four that are missing");
    assert!(world.model.log[lines + 3].contains('4'), "{:?}", world.model.log);
}

#[test]
fn an_update_that_cannot_be_read_changes_nothing() {
    let mut world = asked();
    let choices = world.model.choices().len();
    let odd: protocol::Update = serde_json::from_value(json!({
        "version": 99, "view": {"viewer": "A"}, "legal": [], "asked": false,
        "window": null, "clocks": null, "order": null, "from": 0, "events": [{"event": "odd"}],
    }))
    .expect("an update");
    update::receive(&mut world.model, ServerMessage::Update(odd));
    assert_eq!(world.model.choices().len(), choices);
    assert!(world.model.notice[0].contains("does not understand"));
}

#[test]
fn a_game_of_the_castles_ends_with_its_winners_and_logs_no_pass_twice() {
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
