//! One game behind a state: its play, its chance, and the way back to its beginning.

use std::sync::Arc;

use bots::Player;
use encoding::{Pace, Play, Randomness, SuppliedNumbers, Then, route};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use table::{Chance as _, Match, Notation, Options as _, QuickChance};
use table::{Seat, Seats, Seed, Source, Viewer};

use crate::bot::{action_of, seated};
use crate::common::{Playable, Rules, Task, options};
use crate::records::view_json;

use super::past::Past;

/// What a state does, whichever game it is of.
pub(crate) trait Inner: Send + Sync {
    fn players(&self) -> usize;
    /// Actions, bytes of an observation and of a privileged one.
    fn sizes(&self) -> [usize; 3];
    fn scales(&self) -> Vec<f32>;
    fn seat(&self) -> Option<Seat>;
    /// Chance must supply a number below this one.
    fn lacks(&self) -> Option<usize>;
    fn actions(&self) -> Vec<i64>;
    fn apply(&mut self, action: i64) -> Result<(), String>;
    fn apply_move(&mut self, text: &str) -> Result<(), String>;
    fn moves(&self) -> Vec<String>;
    fn route(&self, text: &str) -> Result<Vec<u16>, String>;
    fn action_text(&self, action: usize) -> Option<String>;
    fn shares(&self) -> Vec<f64>;
    fn scores(&self) -> Vec<u32>;
    fn winners(&self) -> Option<Seats>;
    fn observe(&self, seat: Seat, out: &mut [u8]);
    fn observe_all_hands(&self, seat: Seat, out: &mut [u8]);
    fn information(&self, seat: Seat) -> String;
    fn view(&self, seat: Option<Seat>) -> String;
    fn picture(&self) -> String;
    fn history(&self) -> Vec<i64>;
    fn imagine(
        &self,
        seat: Seat,
        chance: &mut QuickChance,
        seed: u64,
    ) -> Result<Box<dyn Inner>, String>;
    fn copy(&self) -> Box<dyn Inner>;
    fn record(&self, names: &[String]) -> Result<String, String>;
    fn action_of_bot(&self, player: &Player, chance: &mut QuickChance) -> Result<i64, String>;
    /// The move that an action completes; none if it only goes on with one, or is silence.
    fn move_of(&self, action: i64) -> Option<String>;
}

/// A state of what a view shows, for a seat that has only views.
pub(crate) struct Look<'a> {
    pub(crate) view: &'a str,
    pub(crate) seed: u64,
}

impl Task for Look<'_> {
    type Output = PyResult<Box<dyn Inner>>;

    fn run<G: Playable>(self) -> Self::Output {
        let what = |error: serde_json::Error| PyValueError::new_err(format!("a view: {error}"));
        let view: G::View = serde_json::from_str(self.view).map_err(what)?;
        let seat = G::viewer(&view).seat();
        let seat = seat.ok_or_else(|| PyValueError::new_err("a public view has no seat"))?;
        let mut chance = QuickChance::new(self.seed);
        let seed = Seed::of_series(self.seed, u64::MAX);
        let randomness = Randomness::Seed(seed.clone());
        // Nothing is decided without asking: what follows from a move is not known here.
        let pace = Pace { skip_forced: false, ..Pace::default() };
        // An impossible view must not end the program.
        let looked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            Play::<G>::of_view(&view, seat, randomness, pace, &mut chance)
        }));
        let looked = looked.map_err(|_| PyValueError::new_err("no game could look like this"))?;
        let what = || PyValueError::new_err(format!("seat {seat} has nothing to decide"));
        let play = looked.ok_or_else(what)?;
        let options = play.state().options();
        let told = vec![view_json(&view); options.players()];
        let root = Root { options, pace, seed: Some(seed), positions: Vec::new(), told };
        let first = Some(First::of(&play));
        Ok(Box::new(Playing::<G> {
            root: Arc::new(root),
            play: Some(play),
            waiting: None,
            first,
            moves: Past::default(),
            numbers: Past::default(),
            history: Past::default(),
            imagined: true,
        }))
    }
}

/// How a game begins.
pub(crate) enum Start {
    /// With a deal.
    Deal,
    /// With one of these positions, each equally likely, as the notation writes them.
    Positions(Vec<String>),
}

/// All that a state is made from.
pub(crate) struct Make {
    pub(crate) players: usize,
    pub(crate) rules: Rules,
    pub(crate) seed: Seed,
    pub(crate) explicit: bool,
    pub(crate) start: Start,
    pub(crate) pace: Pace,
}

impl Task for Make {
    type Output = PyResult<Box<dyn Inner>>;

    fn run<G: Playable>(self) -> Self::Output {
        let options = options::<G>(self.players, &self.rules)?;
        let positions = match self.start {
            Start::Deal => Vec::new(),
            Start::Positions(texts) => {
                texts.iter().map(|text| position::<G>(text)).collect::<PyResult<_>>()?
            }
        };
        if let Some(other) = positions.iter().find(|state: &&G| state.options() != options) {
            let (found, players) = (other.options().players(), self.players);
            let what = format!("a position of {found} players or other rules, not of {players}");
            return Err(PyValueError::new_err(what));
        }
        let seed = (!self.explicit).then_some(self.seed);
        let root = Root { options, pace: self.pace, seed, positions, told: Vec::new() };
        Ok(Box::new(Playing::<G>::begin(Arc::new(root))))
    }
}

fn position<G: Playable>(text: &str) -> PyResult<G> {
    let what = |error: serde_json::Error| PyValueError::new_err(format!("a position: {error}"));
    let setup: <G as Notation>::Setup = serde_json::from_str(text).map_err(what)?;
    G::from_setup(&setup).map_err(|faults| PyValueError::new_err(faults.join("; ")))
}

/// Where a game began.
#[derive(Debug)]
struct Root<G: Playable> {
    options: G::Options,
    pace: Pace,
    /// Sampled chance comes from here; without it, chance is explicit.
    seed: Option<Seed>,
    /// The positions that it may begin with; none if it begins with a deal.
    positions: Vec<G>,
    /// What each seat had seen before it, of a world that was imagined.
    told: Vec<String>,
}

/// What chance must decide something for.
#[derive(Clone, Copy, Debug)]
enum Waiting {
    /// The deal, or which position it is.
    Start,
    /// What follows from an action.
    Action(u16),
}

/// Where a game begins that does not begin with a deal.
#[derive(Clone, Debug)]
struct First<G: Playable> {
    state: G,
    memory: G::Memory,
    /// How many moves were made before: each move draws from the seed by its number.
    moves_made: u64,
}

impl<G: Playable> First<G> {
    /// Where this game is now.
    fn of(play: &Play<G>) -> Self {
        let memory = play.memory().clone();
        Self { state: *play.state(), memory, moves_made: play.moves_made() }
    }
}

/// A game on its way.
#[derive(Clone, Debug)]
struct Playing<G: Playable> {
    root: Arc<Root<G>>,
    /// None before the deal.
    play: Option<Play<G>>,
    /// What waits for chance, the numbers supplied so far, and the bound of the next.
    waiting: Option<(Waiting, Vec<usize>, usize)>,
    /// None if it begins with a deal.
    first: Option<First<G>>,
    moves: Past<(Seat, G::Move)>,
    /// Every number that explicit chance has supplied.
    numbers: Past<usize>,
    history: Past<i64>,
    /// Is it an imagined world? Then its beginning is unknown.
    imagined: bool,
}

impl<G: Playable> Playing<G> {
    fn begin(root: Arc<Root<G>>) -> Self {
        let mut playing = Self {
            root,
            play: None,
            waiting: None,
            first: None,
            moves: Past::default(),
            numbers: Past::default(),
            history: Past::default(),
            imagined: false,
        };
        playing.start(Vec::new());
        playing
    }

    fn randomness(&self, numbers: Vec<usize>) -> Randomness {
        match &self.root.seed {
            Some(seed) => Randomness::Seed(seed.clone()),
            None => Randomness::Supplied(SuppliedNumbers::new(numbers)),
        }
    }

    /// Deals, or waits for what chance must tell for it.
    fn start(&mut self, mut numbers: Vec<usize>) {
        let Root { options, pace, seed, positions, .. } = &*self.root;
        let play = match (&positions[..], seed, numbers.first()) {
            ([], _, _) => {
                Play::begin_with(*options, self.randomness(numbers.clone()), *pace, &mut |_| ())
            }
            ([_, _, ..], None, None) => {
                self.waiting = Some((Waiting::Start, numbers, positions.len()));
                return;
            }
            (several, _, _) => {
                let number = match (seed, several.len()) {
                    (_, 1) => 0,
                    (Some(seed), most) => seed.entry(0).below(most),
                    (None, _) => numbers.remove(0),
                };
                let state = several[number];
                let randomness = self.randomness(numbers.clone());
                self.first = Some(First { state, memory: G::Memory::default(), moves_made: 0 });
                if several.len() > 1 && seed.is_none() {
                    numbers.insert(0, number);
                }
                Play::resume(state, G::Memory::default(), randomness, *pace, &mut |_| ())
            }
        };
        self.settle(Waiting::Start, numbers, play);
    }

    /// Keeps what came of it, unless chance must tell more.
    fn settle(&mut self, what: Waiting, numbers: Vec<usize>, play: Play<G>) {
        if let Randomness::Supplied(supplied) = play.randomness()
            && let Some(below) = supplied.lacks()
        {
            self.waiting = Some((what, numbers, below));
            return;
        }
        self.waiting = None;
        self.moves.extend(play.made().iter().copied());
        self.numbers.extend(numbers);
        self.play = Some(play);
    }

    fn act(&mut self, action: u16, numbers: Vec<usize>) -> Result<(), String> {
        let Some(play) = &mut self.play else { return Err("nothing is dealt yet".into()) };
        if self.root.seed.is_some() {
            play.act(action)?;
            self.moves.extend(play.made().iter().copied());
            return Ok(());
        }
        let mut further = play.clone();
        further.set_randomness(Randomness::Supplied(SuppliedNumbers::new(numbers.clone())));
        further.act(action)?;
        self.settle(Waiting::Action(action), numbers, further);
        Ok(())
    }

    /// Replays the game from its beginning; `each` is called with every event.
    fn replay(&self, mut each: impl FnMut(&G::Event)) {
        let mut supplied = SuppliedNumbers::new(self.numbers.to_vec());
        let mut state = match &self.first {
            Some(first) => {
                if self.root.positions.len() > 1 && self.root.seed.is_none() {
                    supplied.below(self.root.positions.len());
                }
                first.state
            }
            None => {
                let mut state = G::blank(self.root.options);
                match &self.root.seed {
                    Some(seed) => state.deal(&mut seed.entry(0), &mut |event| each(&event)),
                    None => state.deal(&mut supplied, &mut |event| each(&event)),
                }
                state
            }
        };
        let moves_made = self.first.as_ref().map_or(0, |first| first.moves_made);
        for (number, (by, mv)) in (moves_made + 1..).zip(self.moves.to_vec()) {
            match &self.root.seed {
                Some(seed) => {
                    let mut chance = seed.entry(number);
                    state.play_listed(by, mv, &mut chance, &mut |event| each(&event));
                }
                None => state.play_listed(by, mv, &mut supplied, &mut |event| each(&event)),
            }
        }
    }

    /// What a viewer has seen since the beginning.
    fn seen(&self, viewer: Viewer) -> String {
        let before = viewer.seat().and_then(|seat| self.root.told.get(seat.index()));
        let mut seen = before.cloned().unwrap_or_default();
        if let (Some(first), None) = (&self.first, before) {
            seen = view_json(&first.state.view(&first.memory, viewer));
        }
        self.replay(|event| tell::<G>(&mut seen, event, viewer));
        seen
    }
}

/// Adds a line to what a viewer has seen, if it sees this event.
fn tell<G: Playable>(seen: &mut String, event: &G::Event, viewer: Viewer) {
    if let Some(event) = G::event_view(event, viewer) {
        seen.push('\n');
        seen.push_str(&event.to_string());
    }
}

impl<G: Playable> Inner for Playing<G> {
    fn players(&self) -> usize {
        self.root.options.players()
    }

    fn sizes(&self) -> [usize; 3] {
        [G::ACTIONS, G::OBSERVATION, G::PRIVILEGED]
    }

    fn scales(&self) -> Vec<f32> {
        let fields = G::FIELDS.iter();
        fields.flat_map(|field| std::iter::repeat_n(field.scale, field.length)).collect()
    }

    fn seat(&self) -> Option<Seat> {
        self.play.as_ref().and_then(Play::seat)
    }

    fn lacks(&self) -> Option<usize> {
        self.waiting.as_ref().map(|(_, _, below)| *below)
    }

    fn actions(&self) -> Vec<i64> {
        let Some(play) = &self.play else { return Vec::new() };
        let mut actions: Vec<i64> =
            play.choices().iter().map(|choice| i64::from(choice.action)).collect();
        actions.sort_unstable();
        actions
    }

    fn apply(&mut self, action: i64) -> Result<(), String> {
        match self.waiting.take() {
            Some((what, mut numbers, below)) => {
                let number = usize::try_from(action).ok().filter(|&number| number < below);
                let Some(number) = number else {
                    self.waiting = Some((what, numbers, below));
                    return Err(format!("{action} is no outcome: 0 to {}", below - 1));
                };
                numbers.push(number);
                match what {
                    Waiting::Start => self.start(numbers),
                    Waiting::Action(action) => self.act(action, numbers)?,
                }
            }
            None => {
                let what = || format!("{action} is no action: 0 to {}", G::ACTIONS - 1);
                let action = u16::try_from(action).map_err(|_| what())?;
                self.act(action, Vec::new())?;
            }
        }
        self.history.push(action);
        Ok(())
    }

    fn apply_move(&mut self, text: &str) -> Result<(), String> {
        // A move that chance has a part in leaves the rest of its actions to nobody: it is last.
        for action in self.route(text)? {
            self.apply(i64::from(action))?;
        }
        Ok(())
    }

    fn moves(&self) -> Vec<String> {
        let Some(play) = self.play.as_ref().filter(|_| self.waiting.is_none()) else {
            return Vec::new();
        };
        play.seat().map_or_else(Vec::new, |seat| play.state().written_moves(seat))
    }

    fn route(&self, text: &str) -> Result<Vec<u16>, String> {
        let Some(play) = self.play.as_ref().filter(|_| self.waiting.is_none()) else {
            return Err("it is chance's turn".into());
        };
        let Some(seat) = play.seat() else { return Err("the game is over".into()) };
        if *play.draft() != G::Draft::default() {
            return Err("a move is half chosen: go on with actions".into());
        }
        let mv: G::Move = text.parse().map_err(|error: table::ParseError| error.to_string())?;
        let legal = play.state().check(seat, mv);
        let mv =
            legal.map_err(|reason| table::Illegal::<G> { by: seat, mv, reason }.to_string())?;
        let what = || format!("{text} asks for more cards than the partner holds");
        route(play.state(), seat, mv).ok_or_else(what)
    }

    fn action_text(&self, action: usize) -> Option<String> {
        (action < G::ACTIONS).then(|| G::action_text(action))
    }

    fn shares(&self) -> Vec<f64> {
        let over =
            self.play.as_ref().filter(|play| play.seat().is_none() && self.waiting.is_none());
        match over {
            Some(play) => play.shares().into_iter().map(f64::from).collect(),
            None => vec![0.0; self.players()],
        }
    }

    fn scores(&self) -> Vec<u32> {
        self.play.as_ref().map_or_else(|| vec![0; self.players()], |play| play.state().scores())
    }

    fn winners(&self) -> Option<Seats> {
        let play = self.play.as_ref().filter(|_| self.waiting.is_none())?;
        play.state().awaiting().winners()
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        match &self.play {
            Some(play) => play.observe(seat, out),
            None => out.fill(0),
        }
    }

    fn observe_all_hands(&self, seat: Seat, out: &mut [u8]) {
        match &self.play {
            Some(play) => play.state().observe_all_hands(seat, out),
            None => out.fill(0),
        }
    }

    fn information(&self, seat: Seat) -> String {
        let Some(play) = &self.play else { return String::new() };
        let mut text = self.seen(Viewer::Seat(seat));
        if play.seat() == Some(seat) && *play.draft() != G::Draft::default() {
            text.push_str(&format!("\n{:?}", play.draft()));
        }
        text
    }

    fn view(&self, seat: Option<Seat>) -> String {
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let Some(play) = &self.play else { return "null".into() };
        view_json(&play.state().view(play.memory(), viewer))
    }

    fn picture(&self) -> String {
        let Some(play) = &self.play else { return "before the deal".into() };
        let view = |viewer| play.state().view(play.memory(), viewer);
        let seats = Seats::first(self.players()).into_iter();
        let views: Vec<G::View> = seats.map(|seat| view(Viewer::Seat(seat))).collect();
        G::picture(&views)
    }

    fn history(&self) -> Vec<i64> {
        self.history.to_vec()
    }

    fn imagine(
        &self,
        seat: Seat,
        chance: &mut QuickChance,
        seed: u64,
    ) -> Result<Box<dyn Inner>, String> {
        let Some(play) = self.play.as_ref().filter(|_| self.waiting.is_none()) else {
            return Err("it is chance's turn".into());
        };
        let future = Seed::of_series(seed, u64::MAX);
        let mut events = Vec::new();
        // If others have no choice, their moves belong to the imagined world: what they draw is
        // sampled, even if chance is explicit.
        let randomness = Randomness::Seed(future.clone());
        let imagined = play.imagine(seat, randomness, chance, &mut |event| events.push(event));
        let first = First::of(&imagined);
        let seen = |viewer| {
            let mut seen = self.seen(viewer);
            events.iter().for_each(|event| tell::<G>(&mut seen, event, viewer));
            seen
        };
        // What the others have seen nobody knows but for what all saw; their hands are imagined.
        let public = seen(Viewer::Public);
        let told = Seats::first(self.players()).into_iter().map(|other| {
            if other == seat {
                return seen(Viewer::Seat(seat));
            }
            let view = first.state.view(&first.memory, Viewer::Seat(other));
            format!("{public}\n{}", view_json(&view))
        });
        let root = Root {
            options: self.root.options,
            pace: self.root.pace,
            seed: self.root.seed.is_some().then_some(future),
            positions: Vec::new(),
            told: told.collect(),
        };
        Ok(Box::new(Self {
            root: Arc::new(root),
            play: Some(imagined),
            waiting: None,
            first: Some(first),
            moves: Past::default(),
            numbers: Past::default(),
            history: self.history.clone(),
            imagined: true,
        }))
    }

    fn copy(&self) -> Box<dyn Inner> {
        Box::new(self.clone())
    }

    fn record(&self, names: &[String]) -> Result<String, String> {
        if self.first.is_some() || self.imagined || self.play.is_none() {
            return Err("only a game that began with a deal has a record".into());
        }
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut supplied = SuppliedNumbers::new(self.numbers.to_vec());
        let mut game = match &self.root.seed {
            Some(seed) => Match::<G>::begin(self.root.options, seed.clone(), &names),
            None => Match::<G>::deal(self.root.options, Source::Hands, &mut supplied, &names),
        };
        for (by, mv) in self.moves.to_vec() {
            let played = match &self.root.seed {
                Some(_) => game.play(by, mv),
                None => game.play_with(by, mv, &mut supplied),
            };
            played.map_err(|illegal| illegal.to_string())?;
        }
        let about = table::About { result: self.winners(), ..table::About::default() };
        Ok(table::Record { about, ..game.record().clone() }.to_string())
    }

    fn action_of_bot(&self, player: &Player, chance: &mut QuickChance) -> Result<i64, String> {
        let Some(play) = self.play.as_ref().filter(|_| self.waiting.is_none()) else {
            return Err("it is chance's turn".into());
        };
        let Some(seat) = play.seat() else { return Err("the game is over".into()) };
        let mut bot = seated::<G>(player, seat, self.root.options)?;
        Ok(action_of(&mut play.clone(), seat, bot.as_mut(), chance))
    }

    fn move_of(&self, action: i64) -> Option<String> {
        let play = self.play.as_ref().filter(|_| self.waiting.is_none())?;
        let mut choices = play.choices().iter();
        match choices.find(|choice| i64::from(choice.action) == action)?.then {
            Then::Move(mv) => Some(mv.to_string()),
            Then::Draft(_) | Then::Silence => None,
        }
    }
}
