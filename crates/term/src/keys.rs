//! The meaning of keys.

// Keyboards have more keys than we use, and new ones change nothing.
#![allow(clippy::wildcard_enum_match_arm)]

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use protocol::{ClientMessage, StandingOrder};

use crate::model::{Model, Page};
use crate::play::Play;
use crate::ui_state::{Purpose, Row, Typed};
use crate::update::{self, Requests};

/// The longest line that the server accepts, and longer than any move.
const LONGEST: usize = protocol::LONGEST_LINE;

/// How many rows to jump at once.
const LEAP: usize = 8;

/// A key was pressed.
pub(crate) fn press<G: Play>(model: &mut Model<G>, key: KeyEvent) -> Requests {
    if key.kind == KeyEventKind::Release {
        return Requests::new();
    }
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        match key.code {
            KeyCode::Char('c' | 'd') => model.leaving = true,
            KeyCode::Char('u') => {
                if let Some(typed) = &mut model.ui.typed {
                    typed.text.clear();
                }
            }
            _ => {}
        }
        return Requests::new();
    }
    let farewell = std::mem::take(&mut model.ui.farewell);
    if model.ui.typed.is_some() {
        return write(model, key.code);
    }
    if model.page.is_some() {
        return turn_page(model, key.code);
    }
    match key.code {
        KeyCode::Char('q') if farewell => {
            model.leaving = true;
            Requests::new()
        }
        KeyCode::Char('q') => {
            model.ui.farewell = true;
            model.notice = vec![model.say("term-quit-again")];
            Requests::new()
        }
        code => at_table(model, code),
    }
}

/// A key while something is being typed.
fn write<G: Play>(model: &mut Model<G>, code: KeyCode) -> Requests {
    let Some(typed) = &mut model.ui.typed else { return Requests::new() };
    match code {
        KeyCode::Esc => model.ui.typed = None,
        KeyCode::Backspace if typed.text.pop().is_none() => model.ui.typed = None,
        KeyCode::Char(letter) if typed.text.chars().count() < LONGEST => typed.text.push(letter),
        KeyCode::Enter => {
            let typed = model.ui.typed.take().unwrap_or_default();
            return written(model, &typed);
        }
        _ => {}
    }
    Requests::new()
}

/// A typed line was completed.
fn written<G: Play>(model: &mut Model<G>, typed: &Typed) -> Requests {
    let text = typed.text.trim();
    match typed.purpose {
        Purpose::Chat if !text.is_empty() => return update::speak(model, text.to_owned()),
        Purpose::Chat => {}
        Purpose::Command if typed.stale && text.parse::<usize>().is_ok() => {
            model.notice = vec![model.say("term-moves-changed")];
        }
        Purpose::Command => return update::enter_line(model, text),
        Purpose::Search => {
            model.ui.sought = text.to_lowercase();
            model.ui.seek = !model.ui.sought.is_empty();
        }
    }
    Requests::new()
}

/// A key while a page is open.
pub(crate) fn turn_page<G: Play>(model: &mut Model<G>, code: KeyCode) -> Requests {
    let scroll = &mut model.ui.scroll;
    match code {
        KeyCode::Up | KeyCode::Char('k') => *scroll = scroll.saturating_sub(1),
        KeyCode::Down | KeyCode::Char('j') => *scroll = scroll.saturating_add(1),
        KeyCode::PageUp => *scroll = scroll.saturating_sub(LEAP as u16 * 2),
        KeyCode::PageDown | KeyCode::Char(' ') => *scroll = scroll.saturating_add(LEAP as u16 * 2),
        KeyCode::Home => *scroll = 0,
        KeyCode::End => *scroll = u16::MAX,
        KeyCode::Char('/') => model.ui.typed = Some(Typed::for_purpose(Purpose::Search)),
        KeyCode::Char('n') => model.ui.seek = !model.ui.sought.is_empty(),
        KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') => model.page = None,
        code => match page_of(code) {
            Some(Page::Keys) if model.page == Some(Page::Keys) && model.ui.step.is_none() => {
                open(model, Page::Help);
            }
            Some(page) if model.page.as_ref() == Some(&page) => model.page = None,
            Some(page) => open(model, page),
            None => {}
        },
    }
    Requests::new()
}

/// The page that a key opens.
pub(crate) fn page_of(code: KeyCode) -> Option<Page> {
    Some(match code {
        KeyCode::Char('?') | KeyCode::F(1) => Page::Keys,
        KeyCode::Char('l') => Page::Log,
        KeyCode::Char('c') => Page::Cards(None),
        KeyCode::Char('r') => Page::Rules(None),
        KeyCode::Char('h') => Page::Hand,
        KeyCode::Char('b') => Page::Table,
        KeyCode::Char('x') => Page::Chat,
        _ => return None,
    })
}

pub(crate) fn open<G: Play>(model: &mut Model<G>, page: Page) {
    // A log is read from its end.
    let from_end = matches!(page, Page::Log | Page::Chat);
    model.ui.scroll = if from_end { u16::MAX } else { 0 };
    model.page = Some(page);
}

/// A key at the table.
fn at_table<G: Play>(model: &mut Model<G>, code: KeyCode) -> Requests {
    model.notice.clear();
    if model.is_gathering() {
        return in_waiting_room(model, code);
    }
    match code {
        KeyCode::Up | KeyCode::Char('k') => step(model, -1),
        KeyCode::Down | KeyCode::Char('j') => step(model, 1),
        KeyCode::PageUp => step(model, -(LEAP as isize)),
        KeyCode::PageDown => step(model, LEAP as isize),
        KeyCode::Home => put(model, 0),
        KeyCode::End => put(model, usize::MAX),
        KeyCode::Left => return lift(model, -1),
        KeyCode::Right => return lift(model, 1),
        KeyCode::Esc => model.ui.look_up(),
        KeyCode::Enter => return act(model),
        KeyCode::Char(' ') => return ask_about_row(model),
        KeyCode::Char(digit) if digit.is_ascii_digit() => {
            model.ui.typed = Some(Typed::starting_with(digit));
        }
        KeyCode::Char('/' | ':') => model.ui.typed = Some(Typed::default()),
        KeyCode::Char('t') => model.ui.typed = Some(Typed::for_purpose(Purpose::Chat)),
        KeyCode::Char('o') if G::INTERRUPTS => return next_order(model),
        KeyCode::Char('m') if G::INTERRUPTS => return vec![ClientMessage::MoreTime],
        KeyCode::Char('u') => return update::carry_out(model, crate::command::Command::Undo),
        KeyCode::Char('n') if model.is_over() => {
            return update::carry_out(model, crate::command::Command::Rematch);
        }
        code => {
            let verb = G::VERB_KEYS.iter().find(|(key, _)| code == KeyCode::Char(*key));
            if let Some((_, verb)) = verb {
                return by_verb(model, verb);
            }
            if let Some(page) = page_of(code) {
                open(model, page);
            }
        }
    }
    Requests::new()
}

/// A key before the deal at a server's table: everything but a few keys begins a line, so that the
/// words on the screen can be typed as they are.
fn in_waiting_room<G: Play>(model: &mut Model<G>, code: KeyCode) -> Requests {
    match code {
        KeyCode::Char('?') | KeyCode::F(1) => open(model, Page::Help),
        KeyCode::Char('/' | ':') => model.ui.typed = Some(Typed::default()),
        KeyCode::Char(letter) if letter.is_alphanumeric() => {
            model.ui.typed = Some(Typed::starting_with(letter));
        }
        _ => {}
    }
    Requests::new()
}

/// Moves the cursor, or puts it on the list: on its first row from above, on its last from below.
pub(crate) fn step<G: Play>(model: &mut Model<G>, by: isize) {
    let row = match model.cursor() {
        Some(cursor) => cursor.saturating_add_signed(by),
        None if by < 0 => usize::MAX,
        None => 0,
    };
    put(model, row);
}

/// Puts the cursor on a row, or on the last one.
fn put<G: Play>(model: &mut Model<G>, row: usize) {
    let last = model.rows().len().checked_sub(1);
    model.ui.cursor = last.map(|last| row.min(last));
    model.ui.confirm = None;
}

/// Lifts the next card: shows only its moves, or why it has none.
fn lift<G: Play>(model: &mut Model<G>, by: isize) -> Requests {
    let count = model.hand().len();
    if count == 0 {
        return Requests::new();
    }
    let lifted = match (model.ui.lifted, by) {
        (None, 1) => 0,
        (None, _) => count - 1,
        (Some(number), by) => (number + count).saturating_add_signed(by) % count,
    };
    model.ui.look_up();
    model.ui.lifted = Some(lifted);
    model.ui.cursor = Some(0);
    if model.rows().is_empty() { ask_about_row(model) } else { Requests::new() }
}

/// Does what the row under the cursor says; if there is no cursor yet, says how to choose a row.
pub(crate) fn act<G: Play>(model: &mut Model<G>) -> Requests {
    match model.row() {
        Some(Row::Move(number)) => play(model, number),
        Some(Row::Fold { kind, first, .. }) => {
            model.ui.unfolded = Some(kind);
            let opened = model.rows().iter().position(|row| *row == Row::Move(first));
            model.ui.cursor = opened.or(model.ui.cursor);
            Requests::new()
        }
        None if model.ui.lifted.is_some() => ask_about_row(model),
        None => {
            if !model.rows().is_empty() {
                model.notice = vec![model.say("term-choose-first")];
            }
            Requests::new()
        }
    }
}

/// Makes a move; one that gives up the tournament must be confirmed.
fn play<G: Play>(model: &mut Model<G>, number: usize) -> Requests {
    let verb = model.choices().get(number).map(|choice| choice.verb().to_owned());
    if verb.as_deref() == Some("withdraw") && model.ui.confirm != Some(number) {
        model.ui.confirm = Some(number);
        model.notice = vec![model.say("term-withdraw-again")];
        return Requests::new();
    }
    update::play(model, number)
}

/// Makes the only move of a verb.
fn by_verb<G: Play>(model: &mut Model<G>, verb: &str) -> Requests {
    let of_verb = |number: &usize| model.choices().get(*number).map(|choice| choice.verb());
    let mut numbers = (0..model.choices().len()).filter(|number| of_verb(number) == Some(verb));
    match (numbers.next(), numbers.next()) {
        (Some(number), None) => play(model, number),
        // Why it is not possible is an answer too.
        _ if model.game.is_some() => {
            update::carry_out(model, crate::command::Command::Why(verb.into()))
        }
        _ => Requests::new(),
    }
}

/// Asks what would come of the lifted card or the row under the cursor, or why it is not possible.
fn ask_about_row<G: Play>(model: &mut Model<G>) -> Requests {
    if let Some(Row::Move(number)) = model.row() {
        let mv = model.choices().get(number).map(|choice| choice.notation.clone());
        return mv.map(|mv| update::ask(model, mv)).unwrap_or_default();
    }
    let card = model.ui.lifted.and_then(|number| model.hand().get(number).copied());
    let view = model.game.as_ref().map(|game| &game.view);
    let trial = card.zip(view).and_then(|(card, view)| G::trial(view, card));
    trial.map(|mv| update::ask(model, mv.to_string())).unwrap_or_default()
}

/// The next standing order.
fn next_order<G: Play>(model: &mut Model<G>) -> Requests {
    let Some(order) = model.game.as_ref().and_then(|game| game.order) else {
        return Requests::new();
    };
    let (order, name) = match order {
        StandingOrder::Touched => (StandingOrder::Always, "always"),
        StandingOrder::Always => (StandingOrder::Never, "never"),
        StandingOrder::Never => (StandingOrder::Touched, "touched"),
    };
    let title = model.say(&format!("order-{name}"));
    model.notice = vec![title, model.say(&format!("order-{name}-explained"))];
    vec![ClientMessage::Order { order }]
}
