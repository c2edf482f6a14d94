//! A game in progress: its state, what the seats remember, and how it looks to each viewer. Only
//! the table that owns it changes it, and only after the entry is stored.

use std::fmt::Write as _;
use std::sync::Arc;

use bots::BotGame;
use protocol::{Answer, Code, EventMark, Refusal};
use serde::{Serialize, Serializer};
use serde_json::Value;
use table::{Awaiting, Chance as _, QuickChance, Reason as _, Seat, Seats, Seed, Viewer, Window};

use crate::branch::ImaginedBranch;
use crate::rows::EntryRow;
use crate::what_if::WhatIf;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Live<G: BotGame> {
    state: G,
    memory: G::Memory,
    seed: Seed,
    /// The number of the next entry.
    next: u32,
    /// How many times the game has changed visibly for each seat, and last for the public.
    versions: Vec<u64>,
    /// How many events each of them has seen.
    event_counts: Vec<u64>,
    /// The number of the next stored row: rows that undo others count too.
    rows: u32,
    /// The only person at a table of bots, who may take moves back.
    person: Option<Seat>,
    /// The game before each of that person's last moves that can still be taken back.
    past: Vec<Past<G>>,
    /// Where it goes on in an imagined world.
    imagined: Option<ImaginedBranch<G>>,
}

/// The game before a move that can be taken back.
#[derive(Clone, Debug)]
struct Past<G: BotGame> {
    state: G,
    memory: G::Memory,
    event_counts: Vec<u64>,
}

/// A move worked out on a copy: it takes effect once it is stored, or never.
#[derive(Debug)]
pub struct Step<G: BotGame> {
    state: G,
    /// The number of its entry, from which its random numbers are derived.
    number: u32,
    /// The number of the row that stores it.
    pub seq: u32,
    /// Whose move it is.
    pub by: Seat,
    /// The move.
    pub mv: G::Move,
    /// The resulting events, the move itself first.
    pub events: Vec<G::Event>,
    /// Who decided it, as the stored word.
    pub cause: &'static str,
}

impl<G: BotGame> Live<G> {
    /// Deals. The events are entry 0.
    pub fn deal(options: G::Options, seed: Seed) -> (Self, Vec<G::Event>) {
        let mut live = Self::blank(options, seed);
        let mut events = Vec::new();
        let mut state = live.state;
        state.deal(&mut live.seed.entry(0), &mut |event| events.push(event));
        live.apply_step(state, &events, (None, Undoable::Never));
        (live, events)
    }

    /// A game that begins at a position, without a deal. Every viewer has seen it once.
    pub fn at(position: G, seed: Seed) -> Self {
        let mut live = Self::blank(position.options(), seed);
        live.state = position;
        live.versions.fill(1);
        (live.next, live.rows) = (1, 1);
        live
    }

    /// The game that these rows describe, all of them from the deal on, at a blank table.
    ///
    /// # Errors
    /// If they do not describe a game.
    pub fn restore(blank: Self, rows: &[EntryRow], person: Option<Seat>) -> Result<Self, String> {
        let mut live = blank.of(person);
        for (number, (row, is_undone)) in (0..).zip(rows.iter().zip(undone(rows)?)) {
            if row.seq != number {
                return Err(format!("entry {number} is missing"));
            }
            // A move that was taken back before stays so, whatever this version would allow.
            let undoable = if is_undone { Undoable::Always } else { Undoable::of(&row.cause) };
            live.replay_as(row, undoable)?;
        }
        Ok(live)
    }

    /// The same game, which goes on in another world at some entry.
    pub fn branching_into(self, imagined: Option<ImaginedBranch<G>>) -> Self {
        Self { imagined, ..self }
    }

    /// The same game, in which this seat may take moves back.
    pub fn of(self, person: Option<Seat>) -> Self {
        Self { person, ..self }
    }

    /// Applies a stored row again.
    ///
    /// # Errors
    /// If it cannot be read, or takes back an entry that cannot be taken back.
    pub fn replay(&mut self, row: &EntryRow) -> Result<(), String> {
        self.replay_as(row, Undoable::of(&row.cause))
    }

    fn replay_as(&mut self, row: &EntryRow, undoable: Undoable) -> Result<(), String> {
        if row.cause == UNDO {
            return self.take_back().then_some(()).ok_or_else(|| takes_nothing_back(row));
        }
        let events = read_events::<G>(row)?;
        let mut state = self.state;
        events.iter().for_each(|event| state.apply(event));
        self.apply_step(state, &events, (row.by.parse().ok(), undoable));
        Ok(())
    }

    /// A table before the deal.
    pub fn blank(options: G::Options, seed: Seed) -> Self {
        let zeros = vec![0; table::Options::players(&options) + 1];
        Self {
            state: G::blank(options),
            memory: G::Memory::default(),
            seed,
            next: 0,
            versions: zeros.clone(),
            event_counts: zeros,
            rows: 0,
            person: None,
            past: Vec::new(),
            imagined: None,
        }
    }

    /// Works out a move without making it.
    ///
    /// # Errors
    /// Why it is not possible.
    pub fn prepare(&self, by: Seat, mv: &str) -> Result<Step<G>, Refusal> {
        self.step(self.state, (self.next, self.rows), by, read_move::<G>(mv)?)
    }

    /// Works out a move that follows one that has not been made yet either.
    ///
    /// # Errors
    /// Why it is not possible.
    pub fn prepare_after(&self, step: &Step<G>, by: Seat, mv: G::Move) -> Result<Step<G>, Refusal> {
        self.step(step.state, (step.number + 1, step.seq + 1), by, mv)
    }

    fn step(
        &self,
        mut state: G,
        (number, seq): (u32, u32),
        by: Seat,
        mv: G::Move,
    ) -> Result<Step<G>, Refusal> {
        let mut events = Vec::new();
        let mut chance = self.seed.entry(u64::from(number));
        match state.play(by, mv, &mut chance, &mut |event| events.push(event)) {
            Ok(mv) => Ok(Step { state, number, seq, by, mv, events, cause: "" }),
            Err(illegal) => Err(by_rule::<G>(illegal.reason)),
        }
    }

    /// Makes a move that has been stored.
    pub fn accept(&mut self, step: &Step<G>) {
        self.apply_step(step.state, &step.events, (Some(step.by), Undoable::of(step.cause)));
    }

    /// Takes back the last move of the only person. Returns false if that is not possible.
    pub fn take_back(&mut self) -> bool {
        let Some(Past { state, memory, event_counts }) = self.past.pop() else { return false };
        (self.state, self.memory) = (state, memory);
        // The game has changed once more for every viewer who had seen the move.
        for (version, (before, after)) in
            self.versions.iter_mut().zip(event_counts.iter().zip(&self.event_counts))
        {
            *version += u64::from(before < after);
        }
        self.event_counts = event_counts;
        self.next -= 1;
        self.rows += 1;
        true
    }

    /// Can this seat take back its last move?
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.person == Some(seat) && !self.past.is_empty()
    }

    /// A move of the only person can be taken back if it has revealed nothing to them and has
    /// nothing to do with a window.
    fn can_be_taken_back(&self, state: &G, events: &[G::Event], by: Option<Seat>) -> bool {
        let Some(person) = self.person.filter(|person| Some(*person) == by) else { return false };
        let is_final = |event: &G::Event| G::reveals(event, person) || G::ends_orders(event);
        let is_open = |state: &G| state.window().is_some() || state.awaiting().winners().is_some();
        !is_open(&self.state) && !is_open(state) && !events.iter().any(is_final)
    }

    fn apply_step(
        &mut self,
        state: G,
        events: &[G::Event],
        (by, undoable): (Option<Seat>, Undoable),
    ) {
        let can_be_taken_back = match undoable {
            Undoable::Never => false,
            Undoable::Own => self.can_be_taken_back(&state, events, by),
            Undoable::Always => true,
        };
        if can_be_taken_back {
            let (memory, event_counts) = (self.memory.clone(), self.event_counts.clone());
            self.past.push(Past { state: self.state, memory, event_counts });
        } else {
            self.past.clear();
        }
        self.rows += 1;
        self.state = state;
        events.iter().for_each(|event| G::remember(&mut self.memory, event));
        self.next += 1;
        let players = self.players();
        for viewer in viewers(players) {
            let seen = events.iter().filter_map(|event| G::event_view(event, viewer)).count();
            self.versions[viewer_index(viewer, players)] += u64::from(seen > 0);
            self.event_counts[viewer_index(viewer, players)] += seen as u64;
        }
        self.turn();
    }

    /// Goes on in the imagined world, if this is where: nobody sees a difference.
    fn turn(&mut self) {
        let here = self.imagined.as_ref().filter(|imagined| imagined.entry + 1 == self.next);
        let Some(ImaginedBranch { seat, world, .. }) = here else { return };
        self.memory = G::memory_known_to(&self.memory, *seat);
        self.state = *world;
        self.past.clear();
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.versions.len() - 1
    }

    /// The number of the next row.
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// How many times the game has changed visibly for a viewer.
    pub fn version(&self, viewer: Viewer) -> u64 {
        self.versions[viewer_index(viewer, self.players())]
    }

    /// How many events a viewer has seen.
    pub fn event_count(&self, viewer: Viewer) -> u64 {
        self.event_counts[viewer_index(viewer, self.players())]
    }

    /// Who is to decide, or how it ended. Never send this: it reveals which seats have answered.
    pub fn awaiting(&self) -> Awaiting {
        self.state.awaiting()
    }

    /// The window that is open.
    pub fn window(&self) -> Option<Window<G::Move>> {
        self.state.window()
    }

    /// The points of each seat. They are public.
    pub fn scores(&self) -> Vec<u32> {
        self.state.scores()
    }

    /// The seats that take part in the current contest.
    pub fn contenders(&self) -> Seats {
        self.state.contenders()
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(&self.memory, viewer)
    }

    /// The same, reusing the memory of an earlier view that is no longer needed.
    pub fn view_in(&self, viewer: Viewer, old: Option<Arc<G::View>>) -> Arc<G::View> {
        let Some(mut old) = old else { return Arc::new(self.view(viewer)) };
        let Some(view) = Arc::get_mut(&mut old) else { return Arc::new(self.view(viewer)) };
        self.state.renew_view(&self.memory, viewer, view);
        old
    }

    /// The moves of a seat.
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        self.state.moves_of(seat)
    }

    /// What would come of a seat's moves, one after the other, or the number of the first one that
    /// is not possible and why. It is worked out from the seat's view alone, so it can reveal
    /// nothing else.
    pub fn answer(
        &self,
        id: String,
        by: Seat,
        moves: &[String],
        chance: &mut QuickChance,
    ) -> Answer {
        #[cfg(feature = "testing")]
        crate::testing::strike(crate::testing::Fault::Question);
        let world = G::imagine(&self.view(Viewer::Seat(by)), chance);
        let mut what_if = WhatIf::of(world, by);
        for (number, mv) in moves.iter().enumerate() {
            if let Err(refusal) = what_if.make(mv, chance) {
                let (refused, refusal) = (Some(number), Some(refusal));
                let (legal, events) = (Vec::new(), Vec::new());
                return Answer { id, refused, refusal, legal, events, view: None, hint: None };
            }
        }
        let mut memory = self.memory.clone();
        what_if.events.iter().for_each(|event| G::remember(&mut memory, event));
        let everybody = Viewer::Public;
        let seen = seen_events::<G>(&what_if.events, everybody);
        Answer {
            id,
            refused: None,
            refusal: None,
            legal: what_if.legal().iter().map(ToString::to_string).collect(),
            events: seen.iter().map(json).collect(),
            view: Some(json(&what_if.world.view(&memory, everybody))),
            hint: None,
        }
    }
}

/// Every viewer of a table, the seats first.
pub fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    let seats = Seat::ALL.into_iter().take(players).map(Viewer::Seat);
    seats.chain([Viewer::Public])
}

/// The index of a viewer in a list of all viewers.
pub fn viewer_index(viewer: Viewer, players: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => players,
    }
}

/// What a viewer may know of events.
pub fn seen_events<'a, G: BotGame>(
    events: impl IntoIterator<Item = &'a G::Event>,
    viewer: Viewer,
) -> Vec<G::EventView> {
    events.into_iter().filter_map(|event| G::event_view(event, viewer)).collect()
}

/// An event as it is sent: what a viewer may know of it, and its mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedEvent<V> {
    /// What the viewer may know of it.
    pub view: V,
    /// Its mark.
    pub mark: EventMark,
}

impl<V: Serialize> Serialize for MarkedEvent<V> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Marked<'a, V> {
            #[serde(flatten)]
            view: &'a V,
            #[serde(flatten)]
            mark: EventMark,
        }

        let Self { view, mark } = self;
        match mark.stand_in {
            true => Marked { view, mark: *mark }.serialize(to),
            // Nearly all events are serialised as they are.
            false => view.serialize(to),
        }
    }
}

/// The events of an entry as a viewer gets them. The mark is on the move itself, if the viewer sees
/// it.
pub fn marked_events<G: BotGame>(
    events: &[G::Event],
    stand_in: bool,
    viewer: Viewer,
) -> impl Iterator<Item = MarkedEvent<G::EventView>> {
    events.iter().enumerate().filter_map(move |(number, event)| {
        let mark = EventMark { stand_in: stand_in && number == 0 };
        G::event_view(event, viewer).map(|view| MarkedEvent { view, mark })
    })
}

/// The cause of a row that takes back the entry before it.
pub const UNDO: &str = "undo";

/// May a move be taken back?
#[derive(Clone, Copy, Debug)]
enum Undoable {
    /// No: it is not the player's own move.
    Never,
    /// If it reveals nothing and opens nothing.
    Own,
    /// Yes: it was taken back before.
    Always,
}

impl Undoable {
    fn of(cause: &str) -> Self {
        if cause == "player" { Self::Own } else { Self::Never }
    }
}

fn takes_nothing_back(row: &EntryRow) -> String {
    format!("entry {} takes nothing back", row.seq)
}

/// Which of these rows were taken back.
fn undone(rows: &[EntryRow]) -> Result<Vec<bool>, String> {
    let (mut undone, mut standing) = (vec![false; rows.len()], Vec::new());
    for (place, row) in rows.iter().enumerate() {
        if row.cause == UNDO {
            undone[standing.pop().ok_or_else(|| takes_nothing_back(row))?] = true;
        } else {
            standing.push(place);
        }
    }
    Ok(undone)
}

/// The rows that were not taken back, and how many were.
///
/// # Errors
/// If there is nothing to take back.
pub fn standing(rows: Vec<EntryRow>) -> Result<(Vec<EntryRow>, u32), String> {
    let undone = undone(&rows)?;
    let count = undone.iter().filter(|undone| **undone).count() as u32;
    let stands = |(row, undone): (EntryRow, bool)| (row.cause != UNDO && !undone).then_some(row);
    Ok((rows.into_iter().zip(undone).filter_map(stands).collect(), count))
}

/// Was an entry with this cause decided by something else than the player? The first version
/// called a substitute `steward`.
pub fn is_stand_in(cause: &str) -> bool {
    matches!(cause, "substitute" | "steward" | "clock")
}

/// The JSON of a value that always can be written as JSON.
pub fn json(what: &impl Serialize) -> Value {
    serde_json::to_value(what).expect("views have text keys and no odd numbers")
}

/// Events as they are stored in an entry.
pub(crate) fn written_events<G: BotGame>(events: &[G::Event]) -> String {
    let mut text = String::new();
    for (number, event) in events.iter().enumerate() {
        let line = if number == 0 { "" } else { "\n" };
        write!(text, "{line}{event}").expect("a text takes everything");
    }
    text
}

/// The events of an entry.
///
/// # Errors
/// If they are not in the notation.
pub fn read_events<G: BotGame>(entry: &EntryRow) -> Result<Vec<G::Event>, String> {
    // A line that cannot be read may name a card, and the error is logged.
    let event = |line: &str| line.parse().map_err(|_| format!("entry {}: no event", entry.seq));
    entry.events.lines().map(event).collect()
}

/// A move in the notation.
///
/// # Errors
/// If it is not a move.
pub(crate) fn read_move<G: BotGame>(text: &str) -> Result<G::Move, Refusal> {
    let unknown = |error: table::ParseError| Refusal::new(Code::UnknownMove, error.to_string());
    text.parse().map_err(unknown)
}

/// A refusal by a rule of the game.
pub(crate) fn by_rule<G: BotGame>(reason: G::Reason) -> Refusal {
    Refusal {
        code: Code::Rule,
        rule: Some(reason.rule().to_owned()),
        reason: Some(Box::new(json(&reason))),
        text: reason.to_string(),
    }
}

/// A number drawn evenly from a range of milliseconds.
pub(crate) fn drawn(chance: &mut QuickChance, (least, most): (i64, i64)) -> i64 {
    if most <= least { least } else { least + chance.below((most - least) as usize) as i64 }
}

impl<G: BotGame> Step<G> {
    /// Is it invisible to everybody but the player who made it?
    pub fn is_hidden(&self, players: usize) -> bool {
        let mut others = viewers(players).filter(|viewer| !viewer.is(self.by));
        others.all(|viewer| self.events.iter().all(|event| G::event_view(event, viewer).is_none()))
    }

    /// Who is to decide after it.
    pub fn awaiting(&self) -> Awaiting {
        self.state.awaiting()
    }

    /// The window that is open after it.
    pub fn window(&self) -> Option<Window<G::Move>> {
        self.state.window()
    }

    /// Who has won, if the game is over after it.
    pub fn winners(&self) -> Option<Seats> {
        self.awaiting().winners()
    }

    /// The points of each seat after it.
    pub fn scores(&self) -> Vec<u32> {
        self.state.scores()
    }
}
