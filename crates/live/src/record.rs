//! Records and replays of stored games.

use std::fmt::Write as _;

use bots::BotGame;
use protocol::{EventMark, ReplayStep};
use serde_json::Value;
use table::{About, Entry, Options as _, Record, Seat, Seats, Source, Viewer};

use crate::branch::Branch;
use crate::live::{
    Live, MarkedEvent, is_stand_in, json, marked_events, read_events, seen_events, standing,
    viewers, written_events,
};
use crate::meta::{Imported, SeatHolder, TableMeta};
use crate::rows::{EntryRow, Millis, TableRow};

/// The place of a game that was played without a server.
pub const OFFLINE: &str = "offline";

/// A stored game.
#[derive(Debug)]
pub struct StoredGame {
    /// Its table.
    pub row: TableRow,
    /// The table apart from its game.
    pub meta: TableMeta,
    /// The entries that were not taken back.
    pub entries: Vec<EntryRow>,
    /// How many were taken back.
    pub undone: u32,
}

impl StoredGame {
    /// A game without its entries.
    ///
    /// # Errors
    /// If the row is not in the format that we write.
    pub fn of_row(row: TableRow) -> Result<Self, String> {
        let meta = TableMeta::of_row(&row)?;
        Ok(Self { row, meta, entries: Vec::new(), undone: 0 })
    }

    /// The same game with its entries, all that were stored.
    ///
    /// # Errors
    /// If they take back more than was played.
    pub fn with_entries(self, rows: Vec<EntryRow>) -> Result<Self, String> {
        let (entries, undone) = standing(rows)?;
        Ok(Self { entries, undone, ..self })
    }

    /// The whole record, and where it was played.
    ///
    /// # Errors
    /// If the entries are not those of a game.
    pub fn record(&self, place: Option<String>) -> Result<String, String> {
        bots::run(self.row.game.parse()?, Whole(self, place))
    }

    /// What one player has seen of a game that is not over.
    ///
    /// # Errors
    /// If the entries are not those of a game.
    pub fn seen_by(&self, seat: Seat) -> Result<String, String> {
        bots::run(self.row.game.parse()?, Own(self, seat))
    }

    /// Every step with the view after it, as a JSON list; with all hands open without a viewer.
    /// It ends early if it gets longer than `most` bytes.
    ///
    /// # Errors
    /// If the entries are not those of a game.
    pub fn steps(&self, viewer: Option<Viewer>, most: usize) -> Result<String, String> {
        bots::run(self.row.game.parse()?, Steps(self, viewer, most))
    }
}

struct Whole<'a>(&'a StoredGame, Option<String>);

impl bots::Task for Whole<'_> {
    type Output = Result<String, String>;

    fn run<G: BotGame>(self) -> Result<String, String> {
        let Self(game, place) = self;
        let StoredGame { row, meta, entries, .. } = game;
        let (deal, moves) = entries.split_first().ok_or("there is no deal")?;
        let entry = |row: &EntryRow| -> Result<Entry<G>, String> {
            let by = row.by.parse().map_err(|_| format!("entry {}: no seat", row.seq))?;
            let mv = row.mv.parse().map_err(|_| format!("entry {}: no move", row.seq))?;
            Ok(Entry { by, mv, events: read_events::<G>(row)? })
        };
        let record = Record::<G> {
            rules: meta.rules,
            options: meta.options::<G>(row.stage)?,
            names: meta.names(),
            about: about(game, deal, place),
            source: Source::Seal(meta.seal()),
            deal: read_events::<G>(deal)?,
            entries: moves.iter().map(entry).collect::<Result<_, _>>()?,
        };
        Ok(record.to_string())
    }
}

/// Date and place of a finished game, the levels of its bots, the winners, and how many moves were
/// taken back and hints given. A game that was sent in has the date and the counts of its record.
fn about(game: &StoredGame, deal: &EntryRow, place: Option<String>) -> About {
    let meta = &game.meta;
    let level = |(number, holder): (usize, &SeatHolder)| {
        holder.bot_level().map(|level| (Seat::new(number), meta.level_told(level).to_owned()))
    };
    let winners: Seats = meta.winners.iter().copied().collect();
    let about = About {
        date: Some(date(deal.at)),
        place,
        bots: meta.holders.iter().enumerate().filter_map(level).collect(),
        result: Some(winners).filter(|winners| !winners.is_empty()),
        undone: game.undone,
        hints: meta.hints,
        branch: meta.branch.as_ref().map(Branch::as_record),
    };
    match &meta.imported {
        Some(Imported { date, undone }) => {
            About { date: date.clone(), place: Some(OFFLINE.to_owned()), undone: *undone, ..about }
        }
        None => about,
    }
}

/// The rows of a record's deal and of its first entries; `cause` says who decided an entry.
pub(crate) fn rows_of<G: BotGame>(
    record: &Record<G>,
    entries: &[Entry<G>],
    code: &str,
    now: Millis,
    cause: impl Fn(&Entry<G>) -> &'static str,
) -> Vec<EntryRow> {
    let deal = EntryRow::of_deal(code, now, written_events::<G>(&record.deal));
    let row = |(seq, entry): (u32, &Entry<G>)| EntryRow {
        seq,
        by: entry.by.to_string(),
        cause: cause(entry).to_owned(),
        mv: entry.mv.to_string(),
        events: written_events::<G>(&entry.events),
        ..EntryRow::of_deal(code, now, String::new())
    };
    std::iter::once(deal).chain((1..).zip(entries).map(row)).collect()
}

/// A day in milliseconds.
pub(crate) const DAY: Millis = 24 * 60 * 60 * 1000;

/// The days from the first of March of the year 0 to 1970.
const DAYS_BEFORE_1970: i64 = 719_468;

/// The date of a timestamp in UTC, as `2026-11-16`. Years begin in March here, so that a leap day
/// is the last day of its year.
pub(crate) fn date(at: Millis) -> String {
    const DAYS_OF_400_YEARS: i64 = 146_097;
    let days = at.div_euclid(DAY) + DAYS_BEFORE_1970;
    let (era, day) = (days.div_euclid(DAYS_OF_400_YEARS), days.rem_euclid(DAYS_OF_400_YEARS));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let from_march = (5 * day + 2) / 153;
    let day = day - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// When that day began, if it is one of the calendar, written as [`date`] writes it.
pub(crate) fn midnight(text: &str) -> Option<Millis> {
    let mut numbers = text.split('-').map(|digits| digits.parse::<i16>().ok().map(i64::from));
    let (year, month, day) = (numbers.next()??, numbers.next()??, numbers.next()??);
    let (year, from_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    let days = 365 * year + leap_days + (153 * from_march + 2).div_euclid(5) + day - 1;
    Some((days - DAYS_BEFORE_1970) * DAY).filter(|&at| date(at) == text)
}

struct Own<'a>(&'a StoredGame, Seat);

impl bots::Task for Own<'_> {
    type Output = Result<String, String>;

    fn run<G: BotGame>(self) -> Result<String, String> {
        let Self(StoredGame { meta, entries, .. }, seat) = self;
        let mut text = format!("[Game \"{}\"]\n[Rules \"{}\"]\n", G::NAME, meta.rules);
        for (number, name) in meta.names().iter().enumerate() {
            let name = name.replace('"', "'");
            writeln!(text, "[Seat {} \"{name}\"]", Seat::new(number)).expect("text");
        }
        writeln!(text, "[Viewer \"{seat}\"]").expect("text");
        writeln!(text, "[Commitment \"{}\"]\n", meta.seal().commitment()).expect("text");
        for row in entries {
            for event in seen_events::<G>(&read_events::<G>(row)?, Viewer::Seat(seat)) {
                writeln!(text, "{event}").expect("text");
            }
        }
        Ok(text)
    }
}

struct Steps<'a>(&'a StoredGame, Option<Viewer>, usize);

impl bots::Task for Steps<'_> {
    type Output = Result<String, String>;

    fn run<G: BotGame>(self) -> Result<String, String> {
        let Self(StoredGame { row: game, meta, entries, .. }, viewer, most) = self;
        let options = meta.options::<G>(game.stage)?;
        let players = options.players();
        let mut live =
            Live::<G>::blank(options, meta.seal().seed()).branching_into(meta.imagined()?);
        let mut steps = Vec::new();
        for (entry, row) in entries.iter().enumerate() {
            // Stop once the text is too long to be sent anyway.
            if steps.len() > most {
                break;
            }
            let events = read_events::<G>(row)?;
            live.replay(row)?;
            let stand_in = is_stand_in(&row.cause);
            let seen: Vec<_> = match viewer {
                Some(viewer) => marked_events::<G>(&events, stand_in, viewer).collect(),
                None => openly::<G>(&events, stand_in, players),
            };
            if seen.is_empty() {
                continue;
            }
            let view = match viewer {
                Some(viewer) => json(&live.view(viewer)),
                None => all_open(&live),
            };
            let by = row.by.parse().ok();
            let mv = Some(row.mv.clone()).filter(|mv| !mv.is_empty());
            let events = seen.iter().map(json).collect();
            let step = ReplayStep { entry, by, mv, at: row.at, stand_in, events, view };
            // Each step is written directly: as values, the steps of a long game would need too
            // much memory.
            steps.push(if steps.is_empty() { b'[' } else { b',' });
            serde_json::to_writer(&mut steps, &step).map_err(|error| error.to_string())?;
        }
        if steps.is_empty() {
            steps.push(b'[');
        }
        steps.push(b']');
        String::from_utf8(steps).map_err(|error| error.to_string())
    }
}

/// The events of an entry, each as the viewer who knows most of it saw it.
fn openly<G: BotGame>(
    events: &[G::Event],
    stand_in: bool,
    players: usize,
) -> Vec<MarkedEvent<G::EventView>> {
    let marked = events.iter().enumerate().filter_map(|(number, event)| {
        let views = viewers(players).filter_map(|viewer| G::event_view(event, viewer));
        let view = views.min_by_key(|view| view.to_string().matches('?').count())?;
        Some(MarkedEvent { view, mark: EventMark { stand_in: stand_in && number == 0 } })
    });
    marked.collect()
}

/// The public view, with each seat as its own player sees it.
fn all_open<G: BotGame>(live: &Live<G>) -> Value {
    let mut view = json(&live.view(Viewer::Public));
    for number in 0..live.players() {
        let own = json(&live.view(Viewer::Seat(Seat::new(number))));
        view["seats"][number] = own["seats"][number].clone();
    }
    view
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_the_calendar() {
        let dates = [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29")];
        for (days, expected) in
            [(19_782, "2024-02-29"), (20_773, "2026-11-16")].into_iter().chain(dates)
        {
            assert_eq!(date(days * DAY), expected);
            assert_eq!(date(days * DAY + DAY - 1), expected);
            assert_eq!(midnight(expected), Some(days * DAY));
        }
        assert_eq!(date(-1), "1969-12-31");
        assert_eq!(midnight("1969-12-31"), Some(-DAY));
        for text in ["", "2026", "2026-11", "2026-11-16-1", "2026-13-01", "2026-02-29", "26-11-16"]
        {
            assert_eq!(midnight(text), None, "{text}");
        }
        assert_eq!(midnight("32767-32767-32767"), None);
    }
}
