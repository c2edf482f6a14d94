//! A recorded game on the screen, step by step.

// Keyboards have more keys than mean something here, and new ones change nothing.
#![allow(clippy::wildcard_enum_match_arm)]

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use games::Title;
use locales::{Language, Words};
use protocol::{Occupant, RoomSeat, Settings, Stage};
use table::{Match, Options as _, Record, Seat, Source, Viewer};

use crate::keys;
use crate::model::{Model, Position};
use crate::play::Play;
use crate::session::Signals;
use crate::trouble::Trouble;
use crate::tui::{Screen, paint, read_events};

/// So many steps at once.
const LEAP: usize = 10;

/// Shows a recorded game, at first with the eyes of `viewer`.
///
/// # Errors
/// If the record cannot be read, or there is no such seat.
pub fn replay(
    title: Title,
    text: &str,
    language: Language,
    viewer: Option<Viewer>,
) -> Result<(), Trouble> {
    let words = Words::new(language);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let shown = match title {
        Title::Tournament => {
            let tape = Tape::<tournament::State>::read(text)?;
            runtime.block_on(run(tape, words, viewer))
        }
        Title::Castles => {
            let tape = Tape::<castles::State>::read(text)?;
            runtime.block_on(run(tape, words, viewer))
        }
    };
    runtime.shutdown_background();
    shown
}

/// A game as everybody saw it.
pub(crate) struct Tape<G: Play> {
    names: Vec<String>,
    options: G::Options,
    steps: Vec<Step<G>>,
}

/// One move: what happened, and what each viewer saw after it.
struct Step<G: Play> {
    events: Vec<G::Event>,
    views: Vec<G::View>,
}

/// Every viewer, the seats first.
fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    (0..players).map(|number| Viewer::Seat(Seat::new(number))).chain([Viewer::Public])
}

impl<G: Play> Tape<G> {
    /// Plays a record through.
    pub(crate) fn read(text: &str) -> Result<Self, Trouble> {
        let input = |what: &dyn std::fmt::Display| Trouble::Plain(what.to_string());
        let record: Record<G> = text.parse().map_err(|error| input(&error))?;
        let (names, options) = (record.names.clone(), record.options);
        let mut steps = Vec::new();
        // By the fortune that the record tells.
        let by_hand = Record { source: Source::Hands, ..record };
        let played = by_hand.verify(|game: &Match<G>| {
            let record = game.record();
            let events = match record.entries.last() {
                Some(entry) => entry.events.clone(),
                None => record.deal.clone(),
            };
            let views = viewers(options.players()).map(|viewer| game.view(viewer)).collect();
            steps.push(Step { events, views });
        });
        played.map_err(|difference| input(&difference))?;
        Ok(Self { names, options, steps })
    }

    /// A model that shows nothing yet.
    fn model(&self, words: Words) -> Model<G> {
        let seat = |(number, name): (usize, &String)| RoomSeat {
            seat: Seat::new(number),
            occupant: Occupant::Bot { level: String::new(), name: name.clone() },
        };
        let room = protocol::Room {
            table: String::new(),
            stage: Stage::Playing,
            settings: Settings::usual(G::NAME, self.options.players()),
            seats: self.names.iter().enumerate().map(seat).collect(),
            you: None,
            host: false,
            spectators: 0,
            commitment: String::new(),
            part: true,
            muted: Vec::new(),
            winners: Vec::new(),
            scores: Vec::new(),
            rematch: None,
        };
        Model::new(words, room, true, String::new())
    }

    /// Shows a step, counted from 1, with somebody's eyes.
    fn show(&self, model: &mut Model<G>, at: usize, eyes: Viewer) {
        model.room.you = eyes.seat();
        let place = viewers(self.options.players()).position(|viewer| viewer == eyes);
        let view = |step: usize| self.steps.get(step)?.views.get(place?);
        model.log = Vec::new();
        for (number, step) in self.steps.iter().enumerate().take(at) {
            let before = number.checked_sub(1).and_then(view);
            let seen = step.events.iter().filter_map(|event| G::event_view(event, eyes));
            let seen: Vec<G::EventView> = seen.collect();
            let told = model.tell(|reader| G::tell_events(reader, &seen, before));
            model.log.extend(told);
        }
        model.game = view(at - 1).map(|view| Position {
            version: at as u64,
            view: view.clone(),
            choices: Vec::new(),
            asked: false,
            window: None,
            clocks: None,
            order: None,
        });
        model.desk.step = Some((at, self.steps.len()));
    }
}

async fn run<G: Play>(tape: Tape<G>, words: Words, viewer: Option<Viewer>) -> Result<(), Trouble> {
    let players = tape.options.players();
    let mut eyes = viewer.unwrap_or(Viewer::Seat(Seat::A));
    if !viewers(players).any(|viewer| viewer == eyes) {
        return Err(Trouble::Plain(format!("--as {eyes}: only {players} play")));
    }
    let mut model = tape.model(words);
    let mut at = 1;
    tape.show(&mut model, at, eyes);
    let mut signals = Signals::new()?;
    let mut screen = Screen::enter(false, paint())?;
    let mut events = read_events();
    while !model.leaving {
        screen.show(&mut model)?;
        let event = tokio::select! {
            () = signals.any() => return Ok(()),
            event = events.recv() => event,
        };
        match event {
            Some(Event::Resize(..)) => screen.forget()?,
            Some(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                (at, eyes) = press(&tape, &mut model, key, at, eyes);
                tape.show(&mut model, at, eyes);
            }
            Some(_) => {}
            None => return Ok(()),
        }
    }
    Ok(())
}

/// What a key shows: which step, with whose eyes.
fn press<G: Play>(
    tape: &Tape<G>,
    model: &mut Model<G>,
    key: KeyEvent,
    at: usize,
    eyes: Viewer,
) -> (usize, Viewer) {
    let last = tape.steps.len().max(1);
    if model.page.is_some() {
        keys::turn_page(model, key.code);
        return (at, eyes);
    }
    model.notice.clear();
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    let at = match key.code {
        KeyCode::Char('c' | 'd') if control => {
            model.leaving = true;
            at
        }
        KeyCode::Char('q') | KeyCode::Esc => {
            model.leaving = true;
            at
        }
        KeyCode::Left | KeyCode::Up => at.saturating_sub(1).max(1),
        KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') | KeyCode::Enter => (at + 1).min(last),
        KeyCode::PageUp => at.saturating_sub(LEAP).max(1),
        KeyCode::PageDown => (at + LEAP).min(last),
        KeyCode::Home => 1,
        KeyCode::End => last,
        KeyCode::Char('a') => {
            let eyes = next_eyes(eyes, tape.options.players());
            let name = match eyes {
                Viewer::Seat(seat) => tape.names.get(seat.index()).cloned().unwrap_or_default(),
                Viewer::Public => String::new(),
            };
            let id = if eyes == Viewer::Public { "term-eyes-public" } else { "term-eyes" };
            model.notice = vec![model.words.say(id, &[("player", name.into())])];
            return (at, eyes);
        }
        code => {
            if let Some(page) = keys::page_of(code) {
                keys::open(model, page);
            }
            at
        }
    };
    (at, eyes)
}

/// Whose eyes come next.
fn next_eyes(eyes: Viewer, players: usize) -> Viewer {
    let mut after = viewers(players).skip_while(|&viewer| viewer != eyes).skip(1);
    after.next().unwrap_or(Viewer::Seat(Seat::A))
}
