//! Games that are tried from a moment of a finished one.

use bots::BotGame;
use protocol::Settings;
use serde::{Deserialize, Serialize};
use table::{Match, Options as _, QuickChance, Record, Seat, Source, Viewer, world_of};

use crate::attempts::Attempts;
use crate::meta::TableMeta;
use crate::record::rows_of;
use crate::rows::{Change, Guest, Job, Millis, Stage};

/// The cause of an entry that belongs to the game from which this one was tried. It cannot be taken
/// back.
const BEFORE: &str = "before";

/// Where a game was tried from, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The table of the other game.
    pub table: String,
    /// The last entry that both have, 0 for the deal.
    pub entry: usize,
    /// The number of the decision among those of its seat, from 1.
    pub decision: usize,
    /// The seat that tries it.
    pub seat: Seat,
    /// The position from which it goes on, if hidden cards were dealt again.
    pub world: Option<String>,
    /// What each seat added to the deal of the other game.
    pub parts: Vec<String>,
}

/// An imagined world in which a game goes on after an entry.
#[derive(Clone, Debug)]
pub struct ImaginedBranch<G> {
    /// The entry.
    pub entry: u32,
    /// The seat to which it looks the same.
    pub seat: Seat,
    /// The world.
    pub world: G,
}

impl Branch {
    /// The world in which the game goes on, if it is another than before.
    ///
    /// # Errors
    /// If it is no position.
    pub fn imagined<G: BotGame>(&self) -> Result<Option<ImaginedBranch<G>>, String> {
        let (entry, seat) = (self.entry as u32, self.seat);
        let imagined =
            |world: &String| Ok(ImaginedBranch { entry, seat, world: world_of::<G>(world)? });
        self.world.as_ref().map(imagined).transpose()
    }

    /// As a record writes it.
    pub fn as_record(&self) -> table::Branch {
        let Self { table, entry, seat, world, .. } = self.clone();
        table::Branch { table, entry, seat, world }
    }

    /// As a room shows it.
    pub fn as_room(&self) -> protocol::Branch {
        let Self { table, entry, decision, world, .. } = self.clone();
        protocol::Branch { table, entry, decision, imagined: world.is_some() }
    }
}

/// What is to be tried.
#[derive(Clone, Debug)]
pub struct Try {
    /// The record of the finished game.
    pub record: String,
    /// Its table.
    pub table: String,
    /// Whose decision it is.
    pub seat: Seat,
    /// The number of its entry, from 1.
    pub entry: usize,
    /// The deal that the seat could have faced, by its number; without one, the deal as it was.
    pub imagined: Option<u64>,
    /// The level of the bots on all other seats.
    pub level: String,
    /// How fast they move.
    pub pace: protocol::Pace,
}

/// The table at which a guest tries a decision of a finished game again, in their own browser. Bots
/// have the other seats.
///
/// # Errors
/// Why it cannot be tried.
pub fn branch(tried: &Try, guest: &Guest, code: &str, now: Millis) -> Result<Job, String> {
    let title = table::tag(&tried.record, "Game").ok_or("it has no game")?;
    bots::run(title.parse()?, Begin { tried, guest, code, now })
}

struct Begin<'a> {
    tried: &'a Try,
    guest: &'a Guest,
    code: &'a str,
    now: Millis,
}

impl bots::Task for Begin<'_> {
    type Output = Result<Job, String>;

    fn run<G: BotGame>(self) -> Result<Job, String> {
        let Self { tried, guest, code, now } = self;
        let record: Record<G> =
            tried.record.parse().map_err(|error: table::RecordError| error.to_string())?;
        let moments = moments(&record)?;
        let decision = number_of(&record, &moments, tried)?;
        let at = &moments[tried.entry - 1];
        let world = tried.imagined.map(|number| imagined(at, tried.seat, number)).transpose()?;
        let meta = seated(&record, tried, guest, (decision, world))?;
        let earlier = &record.entries[..tried.entry - 1];
        let entries = rows_of(&record, earlier, code, now, |_| BEFORE);
        let table = Change::Table(meta.row(code, Stage::Playing, now, now));
        Ok(std::iter::once(table).chain(entries.into_iter().map(Change::Entry)).collect())
    }
}

/// The finished game after each entry, the deal first.
fn moments<G: BotGame>(record: &Record<G>) -> Result<Vec<Match<G>>, String> {
    if record.about.branch.as_ref().is_some_and(|branch| branch.world.is_some()) {
        return Err("it was itself tried with cards dealt again".to_owned());
    }
    let mut moments = Vec::new();
    let end = record.verify(|game| moments.push(game.clone()));
    let end = end.map_err(|difference| difference.to_string())?;
    let over = end.state().awaiting().winners().is_some();
    if over { Ok(moments) } else { Err("the game is not over".to_owned()) }
}

/// The number of a decision among those of its seat.
fn number_of<G: BotGame>(
    record: &Record<G>,
    moments: &[Match<G>],
    tried: &Try,
) -> Result<usize, String> {
    let is_decision = |entry: usize| {
        let (before, played) = (moments[entry - 1].state(), &record.entries[entry - 1]);
        played.by == tried.seat
            && before.awaiting().asked().contains(tried.seat)
            && before.moves_of(tried.seat).len() > 1
    };
    let exists = (1..=record.entries.len()).contains(&tried.entry) && is_decision(tried.entry);
    let number = exists.then(|| (1..=tried.entry).filter(|&entry| is_decision(entry)).count());
    number.ok_or_else(|| format!("move {} is no decision of {}", tried.entry, tried.seat))
}

/// A position that the seat could have faced, as it is written.
fn imagined<G: BotGame>(at: &Match<G>, seat: Seat, number: u64) -> Result<String, String> {
    let seen = at.view(Viewer::Seat(seat));
    let world = G::imagine(&seen, &mut QuickChance::new(number));
    let text = serde_json::to_string(&world.setup()).map_err(|error| error.to_string())?;
    let memory = G::memory_known_to(at.memory(), seat);
    let again = world_of::<G>(&text)?.view(&memory, Viewer::Seat(seat));
    if again == seen { Ok(text) } else { Err("no other deal fits what was seen".to_owned()) }
}

/// The table: the guest on the seat, bots on the others, and the deal of the finished game.
fn seated<G: BotGame>(
    record: &Record<G>,
    tried: &Try,
    guest: &Guest,
    (decision, world): (usize, Option<String>),
) -> Result<TableMeta, String> {
    let Source::Seal(seal) = &record.source else { return Err("its deal has no seal".to_owned()) };
    let players = record.options.players();
    let mut bots = vec![Some(tried.level.clone()); players];
    bots[tried.seat.index()] = None;
    let options = record.options.unusual();
    let settings = Settings { options, pace: tried.pace, ..Settings::usual(G::NAME, players) };
    let refused = |refusal: protocol::Refusal| refusal.text;
    let mut meta = TableMeta::new(settings, &bots, guest, seal.server()).map_err(refused)?;
    meta.rules = record.rules;
    meta.deal = seal.sealing().map(Attempts::from).unwrap_or_default();
    let (table, entry, seat) = (tried.table.clone(), tried.entry - 1, tried.seat);
    let parts = seal.parts().to_vec();
    meta.branch = Some(Branch { table, entry, decision, seat, world, parts });
    if meta.seal() == *seal { Ok(meta) } else { Err("its deal cannot be repeated".to_owned()) }
}
