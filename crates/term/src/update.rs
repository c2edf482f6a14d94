//! How messages and commands change the model. Nothing here waits, reads or writes: the requests to
//! send to the server are the return value.

use client::{Line, Outcome};
use locales::Words;
use protocol::{
    Answer, ClientMessage, Closing, Code, Occupant, Refusal, Room, RoomSeat, ServerMessage, Stage,
    Update,
};
use serde_json::Value;
use table::Seat;

use crate::command::{self, Command};
use crate::model::{Choice, Model, Page, Position};
use crate::pages;
use crate::play::Play;

/// Requests to the server.
pub(crate) type Requests = Vec<ClientMessage>;

/// A message from the server.
pub(crate) fn receive<G: Play>(model: &mut Model<G>, message: ServerMessage) -> Requests {
    match message {
        ServerMessage::Hello(hello) => {
            model.now = hello.now;
            Requests::new()
        }
        ServerMessage::Room(room) => enter(model, room),
        ServerMessage::Update(update) => {
            look(model, update);
            Requests::new()
        }
        ServerMessage::Refused { refusal, .. } => {
            model.notice = reasons(model, &refusal);
            Requests::new()
        }
        ServerMessage::Chat { whole, lines } => {
            if whole {
                model.chat.clear();
            }
            model.chat.extend(lines);
            Requests::new()
        }
        // The list of tables is not used here; the others settle requests.
        ServerMessage::Lobby { .. }
        | ServerMessage::Done { .. }
        | ServerMessage::Answer(_)
        | ServerMessage::Resync => Requests::new(),
        ServerMessage::Closing { why } => {
            if why == Closing::Restarting {
                model.broken = Some(model.say("term-closing"));
            }
            Requests::new()
        }
    }
}

/// The state of the connection has changed.
pub(crate) fn turn<G: Play>(model: &mut Model<G>, line: Line) {
    match line {
        Line::Connecting => {}
        Line::Open => {
            model.broken = None;
            model.notice = vec![model.say("term-line-back")];
        }
        Line::Lost => model.broken = Some(model.say("term-line-lost")),
        Line::Outdated => model.broken = Some(model.say("term-outdated")),
    }
}

/// A request is finished.
pub(crate) fn settled<G: Play>(model: &mut Model<G>, message: &ClientMessage, outcome: Outcome) {
    if model.sending.as_ref() == Some(message) {
        model.sending = None;
    }
    if model.asking.as_ref() == Some(message) {
        model.asking = None;
    }
    if matches!(message, ClientMessage::Say { .. }) {
        model.speaking = false;
    }
    match outcome {
        Outcome::Done => {}
        Outcome::Answer(answer) => model.notice = answered(model, &answer),
        Outcome::Refused(refusal) => refused(model, message, &refusal),
        // Anything else is only lost with its table.
        Outcome::Lost if !client::Session::is_kept(message) => {
            model.notice = vec![model.say("term-request-lost")];
        }
        Outcome::Lost => {}
    }
}

/// The room has changed.
fn enter<G: Play>(model: &mut Model<G>, room: Room) -> Requests {
    let moved_on = model.room.table != room.table;
    model.room = room;
    if moved_on {
        model.game = None;
        model.sending = None;
        model.log.clear();
        model.told = 0;
        model.marks.clear();
        model.chat.clear();
        model.ui = Default::default();
    }
    if let (Some(table), true) = (&model.room.rematch, model.room.stage == Stage::Over)
        && model.ui.again
    {
        return vec![ClientMessage::Watch { table: table.clone(), since: Some(0) }];
    }
    Requests::new()
}

/// What to send in a room before the deal, besides what the deal itself needs. A game at home
/// begins by itself. A server begins games against bots; at its other tables the host does.
pub(crate) fn settle(room: &Room, at_home: bool) -> Requests {
    use protocol::Occupant::{Bot, Free, Guest};
    let seats = || room.seats.iter().map(|seat| (&seat.occupant, Some(seat.seat)));
    let bots_alone = || {
        seats().all(|(occupant, seat)| match occupant {
            Bot { .. } => true,
            Free => false,
            Guest { .. } => seat == room.you,
        })
    };
    let sealed = |seat: Seat| {
        room.deal.as_ref().is_some_and(|deal| {
            !deal.fixed && deal.seals.get(seat.index()).is_some_and(Option::is_some)
        })
    };
    match (room.stage, room.you) {
        (Stage::Waiting, None) => vec![ClientMessage::Sit { seat: None }],
        (Stage::Waiting, Some(seat)) if at_home && room.host && sealed(seat) && bots_alone() => {
            vec![ClientMessage::Start]
        }
        _ => Requests::new(),
    }
}

/// The game has changed.
fn look<G: Play>(model: &mut Model<G>, update: Update) {
    let view = update.view.and_then(|view| serde_json::from_value::<G::View>(view).ok());
    let Some(view) = view else {
        model.notice = vec![model.say("term-odd-server")];
        return;
    };
    if update.back {
        forget_events(model, update.from);
    }
    tell_events(model, update.version, update.from, update.events);
    let choices = update.legal.into_iter().filter_map(|notation| {
        let mv: G::Move = notation.parse().ok()?;
        let text = model.tell(|reader| G::choice(reader, mv, &view));
        Some(Choice { mv, notation, text })
    });
    let choices: Vec<Choice<G>> = choices.collect();
    let new = model.game.as_ref().is_none_or(|game| game.version != update.version);
    if new {
        model.notice.clear();
    }
    // A choice from this very list stays valid.
    let same = model.game.as_ref().is_some_and(|game| game.choices == choices);
    if !same {
        model.ui.look_up();
        if let Some(typed) = &mut model.ui.typed {
            typed.stale = true;
        }
    }
    model.game = Some(Position {
        version: update.version,
        view,
        choices,
        asked: update.asked,
        window: update.window,
        clocks: update.clocks,
        order: update.order,
        undo: update.undo,
    });
}

/// Removes undone events from the log: all from the event with this number on.
fn forget_events<G: Play>(model: &mut Model<G>, from: u64) {
    while model.marks.last().is_some_and(|(told, _)| *told > from) {
        model.marks.pop();
    }
    model.log.truncate(model.marks.last().map_or(0, |(_, lines)| *lines));
    model.told = model.told.min(from);
}

/// Adds events to the log.
fn tell_events<G: Play>(model: &mut Model<G>, version: u64, from: u64, events: Vec<Value>) {
    let missing = from.saturating_sub(model.told);
    if missing > 0 {
        model.log.push(model.words.say("term-skipped", &[("count", missing.into())]));
    }
    // Some may already have been on their way when they were requested.
    let known = model.told.saturating_sub(from) as usize;
    model.told = model.told.max(from + events.len() as u64);
    // Positions are those before the move; after more than one change they would be wrong.
    let before = model.game.as_ref().filter(|game| game.version + 1 == version);
    let events = understood::<G>(events.into_iter().skip(known));
    let before = before.map(|game| &game.view);
    let told = model.tell(|reader| G::told(reader, &events, before));
    model.log.extend(told);
    model.marks.push((model.told, model.log.len()));
}

/// The answer to a question, in sentences.
fn answered<G: Play>(model: &Model<G>, answer: &Answer) -> Vec<String> {
    if let Some(refusal) = &answer.refusal {
        return reasons(model, refusal);
    }
    let mut lines = vec![model.say("term-possible")];
    let now = model.game.as_ref().map(|game| &game.view);
    let events = understood::<G>(answer.events.iter().cloned());
    lines.extend(model.tell(|reader| G::told(reader, &events, now)));
    let after = answer.view.clone().and_then(|view| serde_json::from_value::<G::View>(view).ok());
    if let (Some(view), Some(seat)) = (after, model.room.you) {
        lines.extend(G::outlook(&model.words, seat, &view));
    }
    lines
}

/// The events that we know; a newer server may send others.
fn understood<G: Play>(events: impl Iterator<Item = Value>) -> Vec<G::EventView> {
    events.filter_map(|event| serde_json::from_value(event).ok()).collect()
}

/// Why something was refused: the reason, and the text of the rule.
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

/// A refusal that has nothing to do with the rules of the game.
pub(crate) fn refusal(words: &Words, refusal: &Refusal) -> String {
    let code = serde_json::to_value(refusal.code).unwrap_or_default();
    let id = format!("refusal-{}", code.as_str().unwrap_or_default());
    let said = words.say(&id, &[]);
    // If we have no text for it, use the server's own.
    if said == id { refusal.text.clone() } else { said }
}

/// A request was refused. The player is not bothered with requests that the client makes itself.
fn refused<G: Play>(model: &mut Model<G>, message: &ClientMessage, refusal: &Refusal) {
    let is_part = matches!(message, ClientMessage::Seal { .. } | ClientMessage::Reveal { .. });
    let is_begun = *message == ClientMessage::Start && refusal.code == Code::AlreadyBegun;
    if *message == ClientMessage::Rematch {
        model.ui.again = false;
    }
    if !is_part && !is_begun {
        model.notice = reasons(model, refusal);
    }
}

/// A line was typed.
pub(crate) fn enter_line<G: Play>(model: &mut Model<G>, line: &str) -> Requests {
    match command::parse(line) {
        Ok(Some(command)) => carry_out(model, command),
        Ok(None) => Requests::new(),
        Err(error) => {
            let text = error.text.into();
            model.notice = vec![model.words.say(error.id, &[("text", text)])];
            Requests::new()
        }
    }
}

/// Carries out a command of the player.
pub(crate) fn carry_out<G: Play>(model: &mut Model<G>, command: Command) -> Requests {
    model.notice.clear();
    let is_playing = model.room.stage == Stage::Playing;
    match command {
        Command::Read(page) => read(model, page),
        Command::Move(text) => choose(model, &text),
        Command::Why(text) => why(model, &text),
        Command::Order(order) => vec![ClientMessage::Order { order }],
        Command::Say(text) => speak(model, text),
        Command::MoreTime => vec![ClientMessage::MoreTime],
        Command::Undo => undo(model),
        Command::Sit(Some(_)) if is_playing && model.room.you.is_some() => already_begun(model),
        Command::Bot(..) | Command::Start if is_playing => already_begun(model),
        Command::Sit(seat) => vec![ClientMessage::Sit { seat }],
        Command::Bot(seat, level) => vec![ClientMessage::Bot { seat, level }],
        Command::Start => vec![ClientMessage::Start],
        Command::Rematch => {
            model.ui.again = true;
            vec![ClientMessage::Rematch]
        }
        Command::Quit => {
            model.leaving = true;
            Requests::new()
        }
    }
}

/// Takes the last move back, or says that there is none to take back.
fn undo<G: Play>(model: &mut Model<G>) -> Requests {
    let Some(game) = &model.game else { return Requests::new() };
    let bots = |seat: &RoomSeat| {
        matches!(seat.occupant, Occupant::Bot { .. }) || Some(seat.seat) == model.room.you
    };
    // Among people it is never possible; the server says so.
    if !game.undo && !model.is_over() && model.room.seats.iter().all(bots) {
        model.notice = vec![model.say("term-no-undo")];
        return Requests::new();
    }
    vec![ClientMessage::Undo { prompt: game.version }]
}

/// What only a table that still waits can do.
fn already_begun<G: Play>(model: &mut Model<G>) -> Requests {
    model.notice = vec![model.say("refusal-already-begun")];
    Requests::new()
}

/// Sends a chat line, or a phrase by its name after a slash.
pub(crate) fn speak<G: Play>(model: &mut Model<G>, text: String) -> Requests {
    model.speaking = true;
    vec![match text.strip_prefix('/') {
        Some(phrase) => ClientMessage::Say { text: None, phrase: Some(phrase.to_owned()) },
        None => ClientMessage::Say { text: Some(text), phrase: None },
    }]
}

fn read<G: Play>(model: &mut Model<G>, page: Page) -> Requests {
    model.ui.scroll = 0;
    model.page = Some(page);
    Requests::new()
}

/// A move by its number, its notation, or a card that has just one.
fn choose<G: Play>(model: &mut Model<G>, text: &str) -> Requests {
    match found(model.choices(), text).as_slice() {
        [number] => play(model, *number),
        [] => play_unlisted(model, text),
        several => {
            let mut lines = vec![model.say("term-which")];
            lines.extend(several.iter().map(|&number| pages::numbered(model, number)));
            model.notice = lines;
            Requests::new()
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
pub(crate) fn play<G: Play>(model: &mut Model<G>, number: usize) -> Requests {
    let Some(choice) = model.choices().get(number) else { return Requests::new() };
    let mv = choice.notation.clone();
    send(model, mv)
}

fn send<G: Play>(model: &mut Model<G>, mv: String) -> Requests {
    let Some(game) = &model.game else { return Requests::new() };
    let sent = ClientMessage::Play { prompt: game.version, mv };
    model.ui.look_up();
    model.sending = Some(sent.clone());
    vec![sent]
}

/// A move that is not in the list: if it is a move at all, the server says what forbids it.
fn play_unlisted<G: Play>(model: &mut Model<G>, text: &str) -> Requests {
    if model.sending.is_some() {
        model.notice = vec![model.say("term-under-way")];
        return Requests::new();
    }
    match written::<G>(text) {
        Some(_) if model.game.is_none() => model.notice = vec![model.say("refusal-not-begun")],
        Some(mv) => return send(model, mv),
        None if text.parse::<usize>().is_ok() => {
            let most = model.choices().len();
            if most == 0 {
                model.notice = vec![model.say("term-no-moves")];
                return Requests::new();
            }
            let numbers = [("text", text.into()), ("most", most.into())];
            model.notice = vec![model.words.say("term-no-number", &numbers)];
        }
        None => model.notice = vec![no_move::<G>(model, text)],
    }
    Requests::new()
}

fn no_move<G: Play>(model: &Model<G>, text: &str) -> String {
    let shown: String = text.chars().take(60).collect();
    model.words.say("term-no-move", &[("text", shown.into()), ("example", G::EXAMPLE.into())])
}

/// A move in the notation, whatever the case of its letters.
fn written<G: Play>(text: &str) -> Option<String> {
    let words = text.split_whitespace();
    // Seats and value cards are capitals, everything else is lower case.
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
fn why<G: Play>(model: &mut Model<G>, text: &str) -> Requests {
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
            Requests::new()
        }
    }
}

/// Asks about a move.
pub(crate) fn ask<G: Play>(model: &mut Model<G>, mv: String) -> Requests {
    let question = ClientMessage::Ask { moves: vec![mv] };
    model.asking = Some(question.clone());
    vec![question]
}
