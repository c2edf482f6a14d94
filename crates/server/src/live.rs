//! A game that is being played: its state, what the seats remember, and how it looks to each
//! viewer. Only the table that owns it plays on it, and only after the entry is stored.

use std::fmt::Write as _;

use bots::Playbook;
use protocol::{Answer, Code, Refusal};
use serde_json::Value;
use table::{Awaiting, Chance as _, QuickChance, Reason as _, Seat, Seats, Seed, Viewer, Window};

use crate::foresight::Foresight;
use crate::store::EntryRow;
#[cfg(test)]
use crate::tests::leaks;

/// A game that is being played.
#[derive(Clone, Debug)]
pub(crate) struct Live<G: Playbook> {
    state: G,
    memory: G::Memory,
    seed: Seed,
    /// The number of the next entry.
    next: u32,
    /// How many times the game has changed before each seat's eyes, and last the public's.
    versions: Vec<u64>,
    /// How many events each of them has seen.
    told: Vec<u64>,
}

/// A move worked out on a copy: it happens when it is stored, or never.
#[derive(Debug)]
pub(crate) struct Step<G: Playbook> {
    state: G,
    /// The number of its entry.
    pub(crate) seq: u32,
    /// Whose move it is.
    pub(crate) by: Seat,
    /// The move as the rules name it.
    pub(crate) mv: G::Move,
    /// What follows of it, the move itself first.
    pub(crate) events: Vec<G::Event>,
}

impl<G: Playbook> Live<G> {
    /// Deals. The events are entry 0.
    pub(crate) fn deal(options: G::Options, seed: Seed) -> (Self, Vec<G::Event>) {
        let mut live = Self::blank(options, seed);
        let mut events = Vec::new();
        let mut state = live.state;
        state.deal(&mut live.seed.entry(0), &mut |event| events.push(event));
        live.happen(state, &events);
        (live, events)
    }

    /// The game that these entries tell, all of them from the deal on.
    ///
    /// # Errors
    /// If they do not tell a game.
    pub(crate) fn restore(
        options: G::Options,
        seed: Seed,
        entries: &[EntryRow],
    ) -> Result<Self, String> {
        let mut live = Self::blank(options, seed);
        for (number, entry) in (0..).zip(entries) {
            if entry.seq != number {
                return Err(format!("entry {number} is missing"));
            }
            live.replay(&read_events::<G>(entry)?);
        }
        Ok(live)
    }

    /// Lets a stored entry happen again.
    pub(crate) fn replay(&mut self, events: &[G::Event]) {
        let mut state = self.state;
        events.iter().for_each(|event| state.apply(event));
        self.happen(state, events);
    }

    /// A table before the deal.
    pub(crate) fn blank(options: G::Options, seed: Seed) -> Self {
        let zeros = vec![0; table::Options::players(&options) + 1];
        Self {
            state: G::blank(options),
            memory: G::Memory::default(),
            seed,
            next: 0,
            versions: zeros.clone(),
            told: zeros,
        }
    }

    /// Works a move out without making it.
    ///
    /// # Errors
    /// Why it is not possible.
    pub(crate) fn prepare(&self, by: Seat, mv: &str) -> Result<Step<G>, Refusal> {
        self.step(self.state, self.next, by, read_move::<G>(mv)?)
    }

    /// Works out a move that comes right after one that is not made yet either.
    ///
    /// # Errors
    /// Why it is not possible.
    pub(crate) fn prepare_after(
        &self,
        step: &Step<G>,
        by: Seat,
        mv: G::Move,
    ) -> Result<Step<G>, Refusal> {
        self.step(step.state, step.seq + 1, by, mv)
    }

    fn step(&self, mut state: G, seq: u32, by: Seat, mv: G::Move) -> Result<Step<G>, Refusal> {
        let mut events = Vec::new();
        let mut chance = self.seed.entry(u64::from(seq));
        match state.play(by, mv, &mut chance, &mut |event| events.push(event)) {
            Ok(mv) => Ok(Step { state, seq, by, mv, events }),
            #[cfg(test)]
            Err(illegal) => Err(leaks::in_refusal(by_rule::<G>(illegal.reason), self)),
            #[cfg(not(test))]
            Err(illegal) => Err(by_rule::<G>(illegal.reason)),
        }
    }

    /// Makes a move that is stored.
    pub(crate) fn accept(&mut self, step: &Step<G>) {
        self.happen(step.state, &step.events);
    }

    fn happen(&mut self, state: G, events: &[G::Event]) {
        self.state = state;
        events.iter().for_each(|event| G::remember(&mut self.memory, event));
        self.next += 1;
        let players = self.players();
        for viewer in viewers(players) {
            let seen = events.iter().filter_map(|event| G::event_view(event, viewer)).count();
            self.versions[place(viewer, players)] += u64::from(seen > 0);
            self.told[place(viewer, players)] += seen as u64;
        }
    }

    /// How many play.
    pub(crate) fn players(&self) -> usize {
        self.versions.len() - 1
    }

    /// The number of the next entry.
    #[cfg(test)]
    pub(crate) fn next(&self) -> u32 {
        self.next
    }

    /// How many times the game has changed before a viewer's eyes.
    pub(crate) fn version(&self, viewer: Viewer) -> u64 {
        self.versions[place(viewer, self.players())]
    }

    /// How many events a viewer has seen.
    pub(crate) fn told(&self, viewer: Viewer) -> u64 {
        self.told[place(viewer, self.players())]
    }

    /// Who is to decide, or how it ended. Not to be told: it names who has answered.
    pub(crate) fn awaiting(&self) -> Awaiting {
        self.state.awaiting()
    }

    /// The window that is open.
    pub(crate) fn window(&self) -> Option<Window<G::Move>> {
        self.state.window()
    }

    /// Who has a part in what is fought for now.
    pub(crate) fn contenders(&self) -> Seats {
        self.state.contenders()
    }

    /// What a viewer may know.
    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(&self.memory, viewer)
    }

    /// The moves of a seat.
    pub(crate) fn moves(&self, seat: Seat) -> Vec<G::Move> {
        self.state.moves_of(seat)
    }

    /// What would come of moves of a seat, one after the other, or the number of the first that is
    /// not possible and why. It is worked out from the seat's view alone, so it can tell nothing
    /// else.
    pub(crate) fn answer(
        &self,
        id: String,
        by: Seat,
        moves: &[String],
        chance: &mut QuickChance,
    ) -> Answer {
        let world = G::imagine(&self.view(Viewer::Seat(by)), chance);
        #[cfg(test)]
        let world = leaks::in_answer(world, self.state);
        let mut foresight = Foresight::of(world, by);
        for (number, mv) in moves.iter().enumerate() {
            if let Err(refusal) = foresight.make(mv, chance) {
                let (refused, refusal) = (Some(number), Some(refusal));
                let (legal, events) = (Vec::new(), Vec::new());
                return Answer { id, refused, refusal, legal, events, view: None };
            }
        }
        let mut memory = self.memory.clone();
        foresight.events.iter().for_each(|event| G::remember(&mut memory, event));
        let everybody = Viewer::Public;
        #[cfg(test)]
        let everybody = leaks::sufferer(everybody, by, self.players());
        let seen = seen_events::<G>(&foresight.events, everybody);
        Answer {
            id,
            refused: None,
            refusal: None,
            legal: foresight.legal().iter().map(ToString::to_string).collect(),
            events: seen.iter().map(json).collect(),
            view: Some(json(&foresight.world.view(&memory, everybody))),
        }
    }
}

/// Every viewer of a table, the seats first.
pub(crate) fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    let seats = Seat::ALL.into_iter().take(players).map(Viewer::Seat);
    seats.chain([Viewer::Public])
}

/// The place of a viewer in a list of all of them.
pub(crate) fn place(viewer: Viewer, players: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => players,
    }
}

/// What a viewer may know of events.
pub(crate) fn seen_events<'a, G: Playbook>(
    events: impl IntoIterator<Item = &'a G::Event>,
    viewer: Viewer,
) -> Vec<G::EventView> {
    events.into_iter().filter_map(|event| G::event_view(event, viewer)).collect()
}

/// The JSON of something that can always be written as JSON.
pub(crate) fn json(what: &impl serde::Serialize) -> Value {
    serde_json::to_value(what).expect("views have text keys and no odd numbers")
}

/// Events as an entry keeps them.
pub(crate) fn written_events<G: Playbook>(events: &[G::Event]) -> String {
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
pub(crate) fn read_events<G: Playbook>(entry: &EntryRow) -> Result<Vec<G::Event>, String> {
    // What cannot be read may name a card, and the error goes to the log.
    let event = |line: &str| line.parse().map_err(|_| format!("entry {}: no event", entry.seq));
    entry.events.lines().map(event).collect()
}

/// A move in the notation.
///
/// # Errors
/// If it is none.
pub(crate) fn read_move<G: Playbook>(text: &str) -> Result<G::Move, Refusal> {
    let unknown = |error: table::ParseError| Refusal::new(Code::UnknownMove, error.to_string());
    text.parse().map_err(unknown)
}

/// A refusal by a rule of the game.
pub(crate) fn by_rule<G: Playbook>(reason: G::Reason) -> Refusal {
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

impl<G: Playbook> Step<G> {
    /// Who is to decide after it.
    pub(crate) fn awaiting(&self) -> Awaiting {
        self.state.awaiting()
    }

    /// The window that is open after it.
    pub(crate) fn window(&self) -> Option<Window<G::Move>> {
        self.state.window()
    }

    /// Who has won, if the game is over after it.
    pub(crate) fn winners(&self) -> Option<Seats> {
        self.awaiting().winners()
    }

    /// The points of each seat after it.
    pub(crate) fn scores(&self) -> Vec<u32> {
        self.state.scores()
    }
}
