//! A game in progress and its record. The `.ivanhoe` file is written in `write.rs` and read in
//! `read.rs`.

mod read;
mod write;

use std::fmt;

use crate::chance::{Chance, Seed};
use crate::game::{Game, Illegal, Options, Viewer};
use crate::notation::{Notation, dealt};
use crate::seal::Seal;
use crate::seat::{Seat, Seats};

pub use read::{RecordError, tag};

/// One move of a record with all its consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<G: Game> {
    /// The seat that moved.
    pub by: Seat,
    /// The move.
    pub mv: G::Move,
    /// What happened, [`Game::moved`] first.
    pub events: Vec<G::Event>,
}

/// The source of a record's randomness.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// From this seed, entry by entry.
    Seed(Seed),
    /// From the seed that the server and the seats made together.
    Seal(Seal),
    /// From cards shuffled by hand.
    Hands,
}

impl Source {
    /// The seed, if it is known.
    #[must_use]
    pub fn seed(&self) -> Option<Seed> {
        match self {
            Self::Seed(seed) => Some(seed.clone()),
            Self::Seal(seal) => Some(seal.seed()),
            Self::Hands => None,
        }
    }
}

/// What is recorded of a game besides the game itself. All of it is optional.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The day of the deal, `2026-11-16`.
    pub date: Option<String>,
    /// Where it was played: a server's address.
    pub place: Option<String>,
    /// The seats that bots played, and their levels.
    pub bots: Vec<(Seat, String)>,
    /// The winners. [`Record::verify`] compares them with the game.
    pub result: Option<Seats>,
    /// How many moves were taken back; they are not in the record.
    pub undone: u32,
    /// How many times a player asked what Champion would do.
    pub hints: u32,
    /// The game that this one was tried from.
    pub branch: Option<Branch>,
}

/// Where a game was tried from: another game, whose first entries it has too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The table of the other game.
    pub table: String,
    /// The last entry that both have, 0 for the deal.
    pub entry: usize,
    /// The seat that tries it.
    pub seat: Seat,
    /// The position from which it goes on, as `rules/notation.md` writes it, if hidden cards were
    /// dealt again: it looks the same to the seat.
    pub world: Option<String>,
}

/// A whole game, finished or not: enough to replay it and to verify it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The version of the rules that it was played by.
    pub rules: u32,
    /// Player count and house rules.
    pub options: G::Options,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// Date, place, bots and result.
    pub about: About,
    /// The source of its randomness.
    pub source: Source,
    /// The deal, entry 0.
    pub deal: Vec<G::Event>,
    /// The moves, from entry 1 on.
    pub entries: Vec<Entry<G>>,
}

/// A game in progress: its state, what the seats remember, its record so far.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    state: G,
    memory: G::Memory,
    record: Record<G>,
}

impl<G: Game> Match<G> {
    /// Deals a game from a seed. Seats without a name are named by their letter.
    #[must_use]
    pub fn begin(options: G::Options, seed: Seed, names: &[&str]) -> Self {
        let mut chance = seed.entry(0);
        Self::deal(options, Source::Seed(seed), &mut chance, names)
    }

    /// Deals a game with the given randomness, which came from `source`.
    #[must_use]
    pub fn deal(
        options: G::Options,
        source: Source,
        chance: &mut impl Chance,
        names: &[&str],
    ) -> Self {
        let mut state = G::blank(options);
        let (mut memory, mut deal) = (G::Memory::default(), Vec::new());
        state.deal(chance, &mut |event| {
            G::remember(&mut memory, &event);
            deal.push(event);
        });
        let name = |number| names.get(number).map_or(Seat::new(number).to_string(), |&n| n.into());
        let names = (0..options.players()).map(name).collect();
        let (about, entries) = (About::default(), Vec::new());
        let record = Record { rules: G::RULES, options, names, about, source, deal, entries };
        Self { state, memory, record }
    }

    /// Plays a move with the randomness of its entry if the rules allow it; otherwise nothing
    /// changes.
    ///
    /// # Errors
    /// The rule that forbids it.
    ///
    /// # Panics
    /// If the record's seed is unknown: such a game needs [`Match::play_with`].
    pub fn play(&mut self, by: Seat, mv: G::Move) -> Result<&Entry<G>, Illegal<G>> {
        let Some(seed) = self.record.source.seed() else {
            panic!("a game without its seed cannot go on by itself")
        };
        let mut chance = seed.entry(self.record.entries.len() as u64 + 1);
        self.play_with(by, mv, &mut chance)
    }

    /// Plays a move with the given randomness if the rules allow it; otherwise nothing changes.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn play_with(
        &mut self,
        by: Seat,
        mv: G::Move,
        chance: &mut impl Chance,
    ) -> Result<&Entry<G>, Illegal<G>> {
        let mut events = Vec::new();
        let mv = self.state.play(by, mv, chance, &mut |event| events.push(event))?;
        events.iter().for_each(|event| G::remember(&mut self.memory, event));
        self.record.entries.push(Entry { by, mv, events });
        Ok(&self.record.entries[self.record.entries.len() - 1])
    }

    /// The state. It knows everything: never show it.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What the seats remember.
    #[must_use]
    pub fn memory(&self) -> &G::Memory {
        &self.memory
    }

    /// What a viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(&self.memory, viewer)
    }

    /// The points of each seat.
    #[must_use]
    pub fn scores(&self) -> Vec<u32> {
        self.state.scores()
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }
}

impl<G: Notation> Record<G> {
    /// Replays the record, move by move, and compares every event: with the seed if the record
    /// contains it, otherwise with the random outcomes in its events. `each` is called with the
    /// deal and every entry as soon as it agrees.
    ///
    /// # Errors
    /// The first difference.
    pub fn verify(&self, mut each: impl FnMut(&Match<G>)) -> Result<Match<G>, Difference> {
        let wrong = |entry, what: String| Difference { entry, what };
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let told = self.deal.first().and_then(dealt::<G>);
        let (dealer, deck) = told.ok_or_else(|| wrong(0, "there is no deal".into()))?;
        let seed = self.source.seed();
        let mut game = if let Some(seed) = &seed {
            Match::deal(self.options, self.source.clone(), &mut seed.entry(0), &names)
        } else {
            let mut script = G::script_deal(dealer, &deck).map_err(|what| wrong(0, what))?;
            let game = Match::deal(self.options, self.source.clone(), &mut script, &names);
            script.fault().map_or(Ok(game), |what| Err(wrong(0, what)))?
        };
        compare::<G>(0, &self.deal, &game.record.deal)?;
        self.branch_off(0, &mut game)?;
        each(&game);
        for (number, entry) in (1..).zip(&self.entries) {
            let (by, mv) = (entry.by, entry.mv);
            let refused = |illegal: Illegal<G>| wrong(number, format!("refused: {illegal}"));
            let played = if let Some(seed) = &seed {
                game.play_with(by, mv, &mut seed.entry(number as u64)).map_err(refused)?
            } else {
                let fortune: Vec<_> = G::fortune(&entry.events).into_iter().collect();
                let script = game.state.script(by, mv, &fortune);
                let mut script = script.map_err(|what| wrong(number, what))?;
                let played = game.play_with(by, mv, &mut script).map_err(refused)?;
                script.fault().map_or(Ok(played), |what| Err(wrong(number, what)))?
            };
            compare::<G>(number, &entry.events, &played.events)?;
            self.branch_off(number, &mut game)?;
            each(&game);
        }
        if let Some(branch) = self.about.branch.as_ref().filter(|it| it.entry > self.entries.len())
        {
            let what = format!("it branches off at move {}, which it does not have", branch.entry);
            return Err(wrong(self.entries.len(), what));
        }
        let (told, winners) = (self.about.result, game.state.awaiting().winners());
        if told.is_some_and(|told| winners != Some(told)) {
            let seats = |seats: Option<Seats>| seats.unwrap_or_default().to_string();
            let what = format!("the result is `{}`, not `{}`", seats(winners), seats(told));
            return Err(wrong(self.entries.len(), what));
        }
        Ok(game)
    }

    /// Where the record branches off into a world that was imagined, the game goes on there. That
    /// world must look the same to the seat that tries it.
    fn branch_off(&self, entry: usize, game: &mut Match<G>) -> Result<(), Difference> {
        let branch = self.about.branch.as_ref().filter(|branch| branch.entry == entry);
        let Some((seat, Some(world))) = branch.map(|it| (it.seat, &it.world)) else {
            return Ok(());
        };
        let world = world_of::<G>(world).map_err(|what| Difference { entry, what })?;
        let memory = G::memory_known_to(&game.memory, seat);
        if world.view(&memory, Viewer::Seat(seat)) != game.view(Viewer::Seat(seat)) {
            let what = format!("the world is not one that {seat} could have faced");
            return Err(Difference { entry, what });
        }
        (game.state, game.memory) = (world, memory);
        Ok(())
    }
}

/// The state of a position that is written as JSON.
///
/// # Errors
/// If it is no position, or an impossible one.
pub fn world_of<G: Notation>(text: &str) -> Result<G, String> {
    let read = |error| format!("the world: {error}");
    // By way of a value, as other positions are read: this way takes no room in a browser.
    let value: serde_json::Value = serde_json::from_str(text).map_err(read)?;
    let setup = serde_json::from_value(value).map_err(read)?;
    G::from_setup(&setup).map_err(|faults| format!("the world: {}", faults.join("; ")))
}

/// Where a record and its replay differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The entry, 0 for the deal.
    pub entry: usize,
    /// What differs.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            0 => write!(f, "the deal: {}", self.what),
            entry => write!(f, "move {entry}: {}", self.what),
        }
    }
}

impl std::error::Error for Difference {}

fn compare<G: Game>(
    entry: usize,
    recorded: &[G::Event],
    replayed: &[G::Event],
) -> Result<(), Difference> {
    let text = |event: Option<&G::Event>| event.map_or("nothing".into(), shortened);
    for place in 0..recorded.len().max(replayed.len()) {
        let (was, is) = (recorded.get(place), replayed.get(place));
        if was != is {
            let what = format!("the record says `{}`, the rules `{}`", text(was), text(is));
            return Err(Difference { entry, what });
        }
    }
    Ok(())
}

/// In an error message, only the first cards of a deck are useful.
fn shortened(event: &impl fmt::Display) -> String {
    let text = event.to_string();
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
