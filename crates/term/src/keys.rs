//! What a pressed key means.

// Keyboards have more keys than mean something here, and new ones change nothing.
#![allow(clippy::wildcard_enum_match_arm)]

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use protocol::{ClientMessage, StandingOrder};

use crate::desk::{Row, Typed};
use crate::model::{Model, Page};
use crate::play::Play;
use crate::update::{self, Says};

/// A longer line is nobody's move, and the server takes no longer one.
const LONGEST: usize = protocol::LONGEST_LINE;

/// So many rows at once.
const LEAP: usize = 8;

/// A key was pressed.
pub(crate) fn press<G: Play>(model: &mut Model<G>, key: KeyEvent) -> Says {
    if key.kind == KeyEventKind::Release {
        return Says::new();
    }
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        match key.code {
            KeyCode::Char('c' | 'd') => model.leaving = true,
            KeyCode::Char('u') => {
                if let Some(typed) = &mut model.desk.typed {
                    typed.text.clear();
                }
            }
            _ => {}
        }
        return Says::new();
    }
    let farewell = std::mem::take(&mut model.desk.farewell);
    if model.desk.typed.is_some() {
        return write(model, key.code);
    }
    if model.page.is_some() {
        return turn_page(model, key.code);
    }
    match key.code {
        KeyCode::Char('q') if farewell => {
            model.leaving = true;
            Says::new()
        }
        KeyCode::Char('q') => {
            model.desk.farewell = true;
            model.notice = vec![model.say("term-quit-again")];
            Says::new()
        }
        code => at_table(model, code),
    }
}

/// A key while something is typed.
fn write<G: Play>(model: &mut Model<G>, code: KeyCode) -> Says {
    let Some(typed) = &mut model.desk.typed else { return Says::new() };
    match code {
        KeyCode::Esc => model.desk.typed = None,
        KeyCode::Backspace if typed.text.pop().is_none() => model.desk.typed = None,
        KeyCode::Char(letter) if typed.text.chars().count() < LONGEST => typed.text.push(letter),
        KeyCode::Enter => {
            let Typed { chat, text } = model.desk.typed.take().unwrap_or_default();
            if chat && !text.trim().is_empty() {
                return update::speak(model, text.trim().to_owned());
            }
            if !chat {
                return update::enter_line(model, &text);
            }
        }
        _ => {}
    }
    Says::new()
}

/// A key while a page is read.
pub(crate) fn turn_page<G: Play>(model: &mut Model<G>, code: KeyCode) -> Says {
    let scroll = &mut model.desk.scroll;
    match code {
        KeyCode::Up | KeyCode::Char('k') => *scroll = scroll.saturating_sub(1),
        KeyCode::Down | KeyCode::Char('j') => *scroll = scroll.saturating_add(1),
        KeyCode::PageUp => *scroll = scroll.saturating_sub(LEAP as u16 * 2),
        KeyCode::PageDown | KeyCode::Char(' ') => *scroll = scroll.saturating_add(LEAP as u16 * 2),
        KeyCode::Home => *scroll = 0,
        KeyCode::End => *scroll = u16::MAX,
        KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') => model.page = None,
        code => match page_of(code) {
            Some(page) if model.page.as_ref() == Some(&page) => model.page = None,
            Some(page) => open(model, page),
            None => {}
        },
    }
    Says::new()
}

/// The page that a key opens.
pub(crate) fn page_of(code: KeyCode) -> Option<Page> {
    Some(match code {
        KeyCode::Char('?') | KeyCode::F(1) => Page::Help,
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
    model.desk.scroll = if from_end { u16::MAX } else { 0 };
    model.page = Some(page);
}

/// A key at the table.
fn at_table<G: Play>(model: &mut Model<G>, code: KeyCode) -> Says {
    model.notice.clear();
    match code {
        KeyCode::Up | KeyCode::Char('k') => step(model, -1),
        KeyCode::Down | KeyCode::Char('j') => step(model, 1),
        KeyCode::PageUp => step(model, -(LEAP as isize)),
        KeyCode::PageDown => step(model, LEAP as isize),
        KeyCode::Home => step(model, isize::MIN / 2),
        KeyCode::End => step(model, isize::MAX / 2),
        KeyCode::Left => return lift(model, -1),
        KeyCode::Right => return lift(model, 1),
        KeyCode::Esc => model.desk.look_up(),
        KeyCode::Enter => return act(model),
        KeyCode::Char(' ') => return wonder(model),
        KeyCode::Char(digit) if digit.is_ascii_digit() => {
            model.desk.typed = Some(Typed { chat: false, text: digit.to_string() });
        }
        KeyCode::Char('/' | ':') => model.desk.typed = Some(Typed::default()),
        KeyCode::Char('t') => {
            model.desk.typed = Some(Typed { chat: true, text: String::new() });
        }
        KeyCode::Char('o') => return next_order(model),
        KeyCode::Char('m') => return vec![ClientMessage::MoreTime],
        KeyCode::Char('s') if model.game.is_none() => return vec![ClientMessage::Start],
        KeyCode::Char('n') if model.is_over() => {
            return update::obey(model, crate::command::Command::Rematch);
        }
        KeyCode::Char('e') => return by_verb(model, "end"),
        KeyCode::Char('w') => return by_verb(model, "withdraw"),
        KeyCode::Char('v') => return by_verb(model, "ivanhoe"),
        KeyCode::Char('p') => return by_verb(model, "pass"),
        code => {
            if let Some(page) = page_of(code) {
                open(model, page);
            }
        }
    }
    Says::new()
}

/// Moves the cursor.
pub(crate) fn step<G: Play>(model: &mut Model<G>, by: isize) {
    let last = model.rows().len().saturating_sub(1);
    let cursor = model.desk.cursor.min(last);
    model.desk.cursor = cursor.saturating_add_signed(by).min(last);
    model.desk.confirm = None;
}

/// Lifts the next card: its moves alone are shown, or why it has none.
fn lift<G: Play>(model: &mut Model<G>, by: isize) -> Says {
    let count = model.hand().len();
    if count == 0 {
        return Says::new();
    }
    let lifted = match (model.desk.lifted, by) {
        (None, 1) => 0,
        (None, _) => count - 1,
        (Some(number), by) => (number + count).saturating_add_signed(by) % count,
    };
    model.desk.look_up();
    model.desk.lifted = Some(lifted);
    if model.rows().is_empty() { wonder(model) } else { Says::new() }
}

/// Does what the row under the cursor says.
pub(crate) fn act<G: Play>(model: &mut Model<G>) -> Says {
    match model.row() {
        Some(Row::Move(number)) => play(model, number),
        Some(Row::Fold { verb, .. }) => {
            model.desk.unfolded = Some(verb);
            Says::new()
        }
        None => wonder(model),
    }
}

/// Makes a move; one that gives the tournament up only when it is asked for twice.
fn play<G: Play>(model: &mut Model<G>, number: usize) -> Says {
    let verb = model.choices().get(number).map(|choice| choice.verb().to_owned());
    if verb.as_deref() == Some("withdraw") && model.desk.confirm != Some(number) {
        model.desk.confirm = Some(number);
        model.notice = vec![model.say("term-withdraw-again")];
        return Says::new();
    }
    update::play(model, number)
}

/// Makes the one move of a verb.
fn by_verb<G: Play>(model: &mut Model<G>, verb: &str) -> Says {
    let of_verb = |number: &usize| model.choices().get(*number).map(|choice| choice.verb());
    let mut numbers = (0..model.choices().len()).filter(|number| of_verb(number) == Some(verb));
    match (numbers.next(), numbers.next()) {
        (Some(number), None) => play(model, number),
        // Why it is not possible is an answer too.
        _ if model.game.is_some() => update::obey(model, crate::command::Command::Why(verb.into())),
        _ => Says::new(),
    }
}

/// What would come of the lifted card or the row under the cursor, or why is it not possible?
fn wonder<G: Play>(model: &mut Model<G>) -> Says {
    if let Some(Row::Move(number)) = model.row() {
        let mv = model.choices().get(number).map(|choice| choice.notation.clone());
        return mv.map(|mv| update::ask(model, mv)).unwrap_or_default();
    }
    let card = model.desk.lifted.and_then(|number| model.hand().get(number).copied());
    let view = model.game.as_ref().map(|game| &game.view);
    let trial = card.zip(view).and_then(|(card, view)| G::trial(view, card));
    trial.map(|mv| update::ask(model, mv.to_string())).unwrap_or_default()
}

/// The next standing order.
fn next_order<G: Play>(model: &mut Model<G>) -> Says {
    let Some(order) = model.game.as_ref().and_then(|game| game.order) else { return Says::new() };
    let (order, name) = match order {
        StandingOrder::Touched => (StandingOrder::Always, "always"),
        StandingOrder::Always => (StandingOrder::Never, "never"),
        StandingOrder::Never => (StandingOrder::Touched, "touched"),
    };
    let title = model.say(&format!("order-{name}"));
    model.notice = vec![title, model.say(&format!("order-{name}-explained"))];
    vec![ClientMessage::Order { order }]
}
