//! A recorded game: on the screen, step by step, or in sentences.

// Keyboards have more keys than we use, and new ones change nothing.
#![allow(clippy::wildcard_enum_match_arm)]

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use games::Title;
use locales::{Language, Reader, Words};
use protocol::{Occupant, RoomSeat, Settings, Stage};
use table::{Match, Options as _, Record, Seat, Source, Viewer};

use crate::error::TermError;
use crate::keys;
use crate::model::{Model, Position};
use crate::play::Play;
use crate::session::Signals;
use crate::tui::{Screen, paint, read_events};

/// Shows a recorded game, at first as `viewer` saw it.
///
/// # Errors
/// If the record cannot be read, or there is no such seat.
pub fn replay(
    title: Title,
    text: &str,
    language: Language,
    viewer: Option<Viewer>,
) -> Result<(), TermError> {
    let words = Words::new(language);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let shown = games::with_game!(title, G => {
        runtime.block_on(run(RecordedGame::<G>::read(text)?, words, viewer))
    });
    runtime.shutdown_background();
    shown
}

/// Prints a recorded game in sentences, as `viewer` saw it, or all of it; a line between turns.
///
/// # Errors
/// If the record cannot be read, or there is no such seat.
pub fn tell(
    title: Title,
    text: &str,
    language: Language,
    viewer: Option<Viewer>,
) -> Result<Vec<String>, TermError> {
    let words = Words::new(language);
    games::with_game!(title, G => RecordedGame::<G>::read(text)?.tell(&words, viewer))
}

/// A game with every viewer's view.
pub(crate) struct RecordedGame<G: Play> {
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

impl<G: Play> RecordedGame<G> {
    /// Replays a record.
    pub(crate) fn read(text: &str) -> Result<Self, TermError> {
        let input = |what: &dyn std::fmt::Display| TermError::Plain(what.to_string());
        let record: Record<G> = text.parse().map_err(|error| input(&error))?;
        let (names, options) = (record.names.clone(), record.options);
        let mut steps = Vec::new();
        // By the random outcomes in the record.
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

    /// A model before the first step.
    pub(crate) fn model(&self, words: Words) -> Model<G> {
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
            deal: None,
            paused: false,
            muted: Vec::new(),
            winners: Vec::new(),
            scores: Vec::new(),
            rematch: None,
            closed: None,
            offline: false,
            branch: None,
        };
        Model::new(words, room, true)
    }

    /// Shows a step, counted from 1, as one viewer saw it.
    pub(crate) fn show(&self, model: &mut Model<G>, at: usize, viewer: Viewer) {
        model.room.you = viewer.seat();
        model.ui.step = Some((at, self.steps.len()));
        let place = viewers(self.options.players()).position(|one| one == viewer);
        let view = |step: usize| self.steps.get(step)?.views.get(place?);
        model.log = Vec::new();
        for (number, step) in self.steps.iter().enumerate().take(at) {
            let before = number.checked_sub(1).and_then(view);
            let seen = step.events.iter().filter_map(|event| G::event_view(event, viewer));
            let seen: Vec<G::EventView> = seen.collect();
            let told = model.tell(|reader| G::told(reader, &seen, before));
            model.log.extend(told);
        }
        let hand = |seat: usize| self.steps.get(at - 1)?.views.get(seat).map(G::hand);
        let seats = 0..if model.ui.open { self.options.players() } else { 0 };
        model.open_hands = seats.filter_map(hand).collect();
        model.game = view(at - 1).map(|view| Position {
            version: at as u64,
            view: view.clone(),
            choices: Vec::new(),
            asked: false,
            window: None,
            clocks: None,
            order: None,
            undo: false,
        });
    }
}

impl<G: Play> RecordedGame<G> {
    /// Is there such a viewer?
    fn check(&self, viewer: Viewer) -> Result<(), TermError> {
        let players = self.options.players();
        let known = viewers(players).any(|known| known == viewer);
        let unknown = || TermError::Plain(format!("--as {viewer}: only {players} play"));
        known.then_some(()).ok_or_else(unknown)
    }

    /// The whole game in sentences, an empty line before each turn.
    fn tell(&self, words: &Words, viewer: Option<Viewer>) -> Result<Vec<String>, TermError> {
        viewer.map_or(Ok(()), |viewer| self.check(viewer))?;
        let shown_to = viewer.unwrap_or(Viewer::Public);
        let reader = Reader::new(words, shown_to, &self.names);
        let place = viewers(self.options.players()).position(|one| one == shown_to);
        let mut lines = vec![format!("{}: {}", G::title(words), words.list(&self.names))];
        for (number, step) in self.steps.iter().enumerate() {
            let before = number.checked_sub(1).and_then(|n| self.steps[n].views.get(place?));
            let mut turn: Vec<G::EventView> = Vec::new();
            for event in &step.events {
                if G::begins_turn(event) {
                    lines.extend(G::told(&reader, &std::mem::take(&mut turn), before));
                    lines.push(String::new());
                }
                turn.extend(match viewer {
                    Some(viewer) => G::event_view(event, viewer),
                    None => self.seen_best(event),
                });
            }
            lines.extend(G::told(&reader, &turn, before));
        }
        let last = self.steps.last().and_then(|step| step.views.get(place?));
        if let Some(view) = last.filter(|view| G::is_over(view)) {
            lines.extend([String::new(), G::tell_phase(&reader, view)]);
        }
        // Two turns can begin in one move, and then there is nothing between them.
        lines.dedup_by(|line, before| line.is_empty() && before.is_empty());
        Ok(lines)
    }

    /// An event as the viewer who saw most of it: hidden parts are question marks.
    fn seen_best(&self, event: &G::Event) -> Option<G::EventView> {
        let views = viewers(self.options.players());
        let views = views.filter_map(|viewer| G::event_view(event, viewer));
        views.min_by_key(|view| view.to_string().matches('?').count())
    }

    /// The next step, forwards or backwards from this one, for which the condition holds; otherwise
    /// the first or the last. Steps are counted from 1.
    fn next(&self, at: usize, forwards: bool, holds: impl Fn(&Step<G>) -> bool) -> usize {
        let holds = |&at: &usize| holds(&self.steps[at - 1]);
        let last = self.steps.len().max(1);
        match forwards {
            true => (at + 1..=self.steps.len()).find(holds).unwrap_or(last),
            false => (1..at).rev().find(holds).unwrap_or(1),
        }
    }
}

impl<G: Play> Step<G> {
    /// Does it have an entry in the log of this viewer?
    fn is_seen(&self, viewer: Viewer) -> bool {
        let mut seen = self.events.iter().filter_map(|event| G::event_view(event, viewer));
        seen.any(|event| !G::is_echo(&event, None, None))
    }

    fn begins_turn(&self) -> bool {
        self.events.iter().any(G::begins_turn)
    }

    fn begins_chapter(&self) -> bool {
        self.events.iter().any(G::begins_chapter)
    }
}

async fn run<G: Play>(
    recorded: RecordedGame<G>,
    words: Words,
    viewer: Option<Viewer>,
) -> Result<(), TermError> {
    let mut viewer = viewer.unwrap_or(Viewer::Seat(Seat::A));
    recorded.check(viewer)?;
    let mut model = recorded.model(words);
    let mut at = 1;
    recorded.show(&mut model, at, viewer);
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
                (at, viewer) = press(&recorded, &mut model, key, at, viewer);
                recorded.show(&mut model, at, viewer);
            }
            Some(_) => {}
            None => return Ok(()),
        }
    }
    Ok(())
}

/// What a key shows: which step, for which viewer.
fn press<G: Play>(
    recorded: &RecordedGame<G>,
    model: &mut Model<G>,
    key: KeyEvent,
    at: usize,
    viewer: Viewer,
) -> (usize, Viewer) {
    let last = recorded.steps.len().max(1);
    if model.page.is_some() {
        keys::press(model, key);
        return (at, viewer);
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
        KeyCode::Left => recorded.next(at, false, |step| step.is_seen(viewer)),
        KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => {
            recorded.next(at, true, |step| step.is_seen(viewer))
        }
        KeyCode::Up => recorded.next(at, false, Step::begins_turn),
        KeyCode::Down => recorded.next(at, true, Step::begins_turn),
        KeyCode::PageUp => recorded.next(at, false, Step::begins_chapter),
        KeyCode::PageDown => recorded.next(at, true, Step::begins_chapter),
        KeyCode::Home => 1,
        KeyCode::End => last,
        KeyCode::Char('a') => return (at, next_viewer(viewer, recorded.options.players())),
        KeyCode::Char('o') => {
            model.ui.open = !model.ui.open;
            at
        }
        code => {
            if let Some(page) = keys::page_of(code) {
                keys::open(model, page);
            }
            at
        }
    };
    (at, viewer)
}

/// The next viewer.
fn next_viewer(viewer: Viewer, players: usize) -> Viewer {
    let mut after = viewers(players).skip_while(|&one| one != viewer).skip(1);
    after.next().unwrap_or(Viewer::Seat(Seat::A))
}
