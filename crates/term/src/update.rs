//! What is heard and done changes the model. Nothing here waits, reads or writes: what is to be
//! said to the server is the answer.

use locales::Words;
use protocol::{Answer, ClientMessage, Code, Refusal, Room, ServerMessage, Stage, Update};
use serde_json::Value;

use crate::command::{self, Command};
use crate::model::{Choice, Model, Page, Position, Sent};
use crate::pages;
use crate::play::Play;

/// What is to be said to the server.
pub(crate) type Says = Vec<ClientMessage>;

/// The server has said something.
pub(crate) fn hear<G: Play>(model: &mut Model<G>, message: ServerMessage) -> Says {
    match message {
        ServerMessage::Hello(hello) => {
            model.now = hello.now;
            Says::new()
        }
        ServerMessage::Room(room) => enter(model, room),
        ServerMessage::Update(update) => {
            look(model, update);
            Says::new()
        }
        ServerMessage::Answer(answer) => {
            model.asking = None;
            model.notice = answered(model, &answer);
            Says::new()
        }
        ServerMessage::Refused { id, refusal } => {
            refused(model, id.as_deref(), &refusal);
            Says::new()
        }
        ServerMessage::Chat { whole, lines } => {
            if whole {
                model.chat.clear();
            }
            model.chat.extend(lines);
            model.speaking = false;
            Says::new()
        }
        ServerMessage::Lobby { .. } | ServerMessage::Pong { .. } => Says::new(),
        ServerMessage::Closing { .. } => {
            model.broken = Some(model.say("term-closing"));
            Says::new()
        }
    }
}

/// The line broke.
pub(crate) fn lost<G: Play>(model: &mut Model<G>) {
    model.broken = Some(model.say("term-line-lost"));
}

/// The line is back: the table is watched again, and a move that was under way is sent once more.
pub(crate) fn back<G: Play>(model: &mut Model<G>) -> Says {
    model.broken = None;
    let since = model.game.as_ref().map_or(0, |game| game.version);
    let watch = ClientMessage::Watch { table: model.room.table.clone(), since: Some(since) };
    let again =
        model.sending.clone().map(|Sent { id, prompt, mv }| ClientMessage::Play { prompt, id, mv });
    [watch].into_iter().chain(again).collect()
}

/// The room has changed. Where only bots are waited for, the game begins by itself.
fn enter<G: Play>(model: &mut Model<G>, room: Room) -> Says {
    let moved_on = model.room.table != room.table;
    model.room = room;
    if moved_on {
        model.game = None;
        model.sending = None;
        model.log.clear();
        model.told = 0;
        model.chat.clear();
        model.desk = Default::default();
    }
    if let (Some(table), true) = (&model.room.rematch, model.room.stage == Stage::Over)
        && model.desk.again
    {
        return vec![ClientMessage::Watch { table: table.clone(), since: Some(0) }];
    }
    Says::new()
}

/// What to say on entering a room before the deal.
pub(crate) fn settle(room: &Room, part: &str) -> Says {
    use protocol::Occupant::{Bot, Free, Guest};
    let seats = || room.seats.iter().map(|seat| (&seat.occupant, Some(seat.seat)));
    let bots_alone = || {
        seats().all(|(occupant, seat)| match occupant {
            Bot { .. } => true,
            Free => false,
            Guest { .. } => seat == room.you,
        })
    };
    match (room.stage, room.you) {
        (Stage::Waiting, None) => vec![ClientMessage::Sit { seat: None }],
        (Stage::Waiting, Some(_)) if !room.part => {
            vec![ClientMessage::Part { part: part.to_owned() }]
        }
        (Stage::Waiting, Some(_)) if room.host && bots_alone() => vec![ClientMessage::Start],
        _ => Says::new(),
    }
}

/// The game has changed.
fn look<G: Play>(model: &mut Model<G>, update: Update) {
    let Ok(view) = serde_json::from_value::<G::View>(update.view) else {
        model.notice = vec![model.say("term-odd-server")];
        return;
    };
    tell_events(model, update.version, update.from, update.events);
    let choices = update.legal.into_iter().filter_map(|notation| {
        let mv: G::Move = notation.parse().ok()?;
        let text = model.tell(|reader| G::tell_choice(reader, mv, Some(&view)));
        Some(Choice { mv, notation, text })
    });
    let choices = choices.collect();
    if model.sending.as_ref().is_some_and(|sent| update.ack.as_deref() == Some(&sent.id)) {
        model.sending = None;
    }
    let new = model.game.as_ref().is_none_or(|game| game.version != update.version);
    if new {
        model.desk.look_up();
        model.notice.clear();
    }
    model.game = Some(Position {
        version: update.version,
        view,
        choices,
        asked: update.asked,
        window: update.window,
        clocks: update.clocks,
        order: update.order,
    });
}

/// Puts what happened into the log.
fn tell_events<G: Play>(model: &mut Model<G>, version: u64, from: u64, events: Vec<Value>) {
    let missing = from.saturating_sub(model.told);
    if missing > 0 {
        model.log.push(model.words.say("term-skipped", &[("count", missing.into())]));
    }
    // Some may have been under way already when they were asked for.
    let known = model.told.saturating_sub(from) as usize;
    model.told = model.told.max(from + events.len() as u64);
    // Places are those before the move; of more than one change they would be another's.
    let before = model.game.as_ref().filter(|game| game.version + 1 == version);
    let events = understood::<G>(events.into_iter().skip(known));
    let before = before.map(|game| &game.view);
    let told = model.tell(|reader| G::tell_events(reader, &events, before));
    model.log.extend(told);
}

/// The answer to a question, in sentences.
fn answered<G: Play>(model: &Model<G>, answer: &Answer) -> Vec<String> {
    if let Some(refusal) = &answer.refusal {
        return reasons(model, refusal);
    }
    let mut lines = vec![model.say("term-possible")];
    let now = model.game.as_ref().map(|game| &game.view);
    let events = understood::<G>(answer.events.iter().cloned());
    lines.extend(model.tell(|reader| G::tell_events(reader, &events, now)));
    lines
}

/// The events that we know; a newer server may tell of others.
fn understood<G: Play>(events: impl Iterator<Item = Value>) -> Vec<G::EventView> {
    events.filter_map(|event| serde_json::from_value(event).ok()).collect()
}

/// Why something was not done: the reason, and the rule in its own words.
fn reasons<G: Play>(model: &Model<G>, refusal: &Refusal) -> Vec<String> {
    let reason = refusal.reason.as_deref().cloned();
    let reason = reason.and_then(|reason| serde_json::from_value::<G::Reason>(reason).ok());
    match (reason, refusal.code) {
        (Some(reason), _) => {
            let number = table::Reason::rule(&reason);
            let mut lines = vec![model.tell(|reader| G::tell_reason(reader, &reason))];
            lines.extend(pages::rule(&model.words, number));
            lines
        }
        (None, Code::Rule) => vec![refusal.text.clone()],
        (None, _) => vec![self::refusal(&model.words, refusal)],
    }
}

/// Why the server does not do something that no rule of the game forbids.
pub(crate) fn refusal(words: &Words, refusal: &Refusal) -> String {
    let code = serde_json::to_value(refusal.code).unwrap_or_default();
    let id = format!("refusal-{}", code.as_str().unwrap_or_default());
    let said = words.say(&id, &[]);
    // What we have no words for is said in the server's own.
    if said == id { refusal.text.clone() } else { said }
}

/// A request was refused.
fn refused<G: Play>(model: &mut Model<G>, id: Option<&str>, refusal: &Refusal) {
    if model.sending.as_ref().is_some_and(|sent| id == Some(&sent.id)) {
        model.sending = None;
    }
    if model.asking.is_some() && id == model.asking.as_deref() {
        model.asking = None;
    }
    model.speaking = false;
    model.desk.again = false;
    model.notice = reasons(model, refusal);
}

/// A line was typed.
pub(crate) fn enter_line<G: Play>(model: &mut Model<G>, line: &str) -> Says {
    match command::parse(line) {
        Ok(Some(command)) => obey(model, command),
        Ok(None) => Says::new(),
        Err(slip) => {
            let text = slip.text.into();
            model.notice = vec![model.words.say(slip.id, &[("text", text)])];
            Says::new()
        }
    }
}

/// The player wants something.
pub(crate) fn obey<G: Play>(model: &mut Model<G>, command: Command) -> Says {
    model.notice.clear();
    match command {
        Command::Read(page) => read(model, page),
        Command::Move(text) => choose(model, &text),
        Command::Why(text) => why(model, &text),
        Command::Order(order) => vec![ClientMessage::Order { order }],
        Command::Say(text) => speak(model, text),
        Command::MoreTime => vec![ClientMessage::MoreTime],
        Command::Sit(seat) => vec![ClientMessage::Sit { seat }],
        Command::Bot(seat, level) => vec![ClientMessage::Bot { seat, level }],
        Command::Start => vec![ClientMessage::Start],
        Command::Rematch => {
            model.desk.again = true;
            vec![ClientMessage::Rematch]
        }
        Command::Quit => {
            model.leaving = true;
            Says::new()
        }
    }
}

/// Says a line, or a phrase by its name after a slash.
pub(crate) fn speak<G: Play>(model: &mut Model<G>, text: String) -> Says {
    model.speaking = true;
    vec![match text.strip_prefix('/') {
        Some(phrase) => ClientMessage::Say { text: None, phrase: Some(phrase.to_owned()) },
        None => ClientMessage::Say { text: Some(text), phrase: None },
    }]
}

fn read<G: Play>(model: &mut Model<G>, page: Page) -> Says {
    model.desk.scroll = 0;
    model.page = Some(page);
    Says::new()
}

/// A move by its number, its notation, or a card that has just one.
fn choose<G: Play>(model: &mut Model<G>, text: &str) -> Says {
    match found(model.choices(), text).as_slice() {
        [number] => play(model, *number),
        [] => play_unlisted(model, text),
        several => {
            let mut lines = vec![model.say("term-which")];
            lines.extend(several.iter().map(|&number| pages::numbered(model, number)));
            model.notice = lines;
            Says::new()
        }
    }
}

/// The choices that a text may mean.
fn found<G: Play>(choices: &[Choice<G>], text: &str) -> Vec<usize> {
    if let Ok(number) = text.parse::<usize>() {
        return number.checked_sub(1).filter(|&n| n < choices.len()).into_iter().collect();
    }
    let text = text.to_lowercase();
    let numbers = |fits: &dyn Fn(&Choice<G>) -> bool| -> Vec<usize> {
        let numbered = choices.iter().enumerate();
        numbered.filter(|(_, choice)| fits(choice)).map(|(number, _)| number).collect()
    };
    let exact = numbers(&|choice| choice.notation.to_lowercase() == text);
    if !exact.is_empty() {
        return exact;
    }
    let begins = format!("{text} ");
    let by_words = numbers(&|choice| choice.notation.to_lowercase().starts_with(&begins));
    if !by_words.is_empty() {
        return by_words;
    }
    numbers(&|choice| {
        G::card_of(&choice.mv).is_some_and(|card| card.to_string().to_lowercase() == text)
    })
}

/// Makes a listed move.
pub(crate) fn play<G: Play>(model: &mut Model<G>, number: usize) -> Says {
    let Some(choice) = model.choices().get(number) else { return Says::new() };
    let mv = choice.notation.clone();
    send(model, mv)
}

fn send<G: Play>(model: &mut Model<G>, mv: String) -> Says {
    let Some(game) = &model.game else { return Says::new() };
    let sent = Sent { id: format!("{}-{}", model.tag, model.next_id), prompt: game.version, mv };
    model.next_id += 1;
    model.desk.look_up();
    let Sent { id, prompt, mv } = sent.clone();
    model.sending = Some(sent);
    vec![ClientMessage::Play { prompt, id, mv }]
}

/// A move that is not in the list: if it is one at all, the server says what forbids it.
fn play_unlisted<G: Play>(model: &mut Model<G>, text: &str) -> Says {
    if model.sending.is_some() {
        model.notice = vec![model.say("term-under-way")];
        return Says::new();
    }
    match written::<G>(text) {
        Some(_) if model.game.is_none() => model.notice = vec![model.say("refusal-not-begun")],
        Some(mv) => return send(model, mv),
        None if text.parse::<usize>().is_ok() => {
            let most = model.choices().len();
            if most == 0 {
                model.notice = vec![model.say("term-no-moves")];
                return Says::new();
            }
            let numbers = [("text", text.into()), ("most", most.into())];
            model.notice = vec![model.words.say("term-no-number", &numbers)];
        }
        None => model.notice = vec![no_move::<G>(model, text)],
    }
    Says::new()
}

fn no_move<G: Play>(model: &Model<G>, text: &str) -> String {
    let shown: String = text.chars().take(60).collect();
    model.words.say("term-no-move", &[("text", shown.into()), ("example", G::EXAMPLE.into())])
}

/// A move as the notation writes it, whatever the case of its letters.
fn written<G: Play>(text: &str) -> Option<String> {
    let words = text.split_whitespace();
    // Seats and value cards are capitals, all else is small.
    let is_capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().is_some_and(|letter| letter.is_ascii_alphabetic());
        first && letters.all(|letter| letter.is_ascii_digit())
    };
    let word = |word: &str| {
        if is_capital(word) { word.to_uppercase() } else { word.to_lowercase() }
    };
    let text = words.map(word).collect::<Vec<_>>().join(" ");
    text.parse::<G::Move>().ok().map(|mv| mv.to_string())
}

/// Asks what would come of a move, or what forbids it.
fn why<G: Play>(model: &mut Model<G>, text: &str) -> Says {
    let listed = match found(model.choices(), text).as_slice() {
        [first, ..] => model.choices().get(*first).map(|choice| choice.notation.clone()),
        [] => None,
    };
    let card = || {
        let view = &model.game.as_ref()?.view;
        let card = text.to_uppercase().parse().or_else(|_| text.to_lowercase().parse());
        G::trial(view, card.ok()?).map(|mv| mv.to_string())
    };
    match listed.or_else(card).or_else(|| written::<G>(text)) {
        Some(mv) => ask(model, mv),
        None => {
            model.notice = vec![no_move::<G>(model, text)];
            Says::new()
        }
    }
}

/// Asks about a move.
pub(crate) fn ask<G: Play>(model: &mut Model<G>, mv: String) -> Says {
    let id = format!("{}-{}", model.tag, model.next_id);
    model.next_id += 1;
    model.asking = Some(id.clone());
    vec![ClientMessage::Ask { id, moves: vec![mv] }]
}
