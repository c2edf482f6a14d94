//! Records and replays of games: complete once they are over; for a game that is not over, or was
//! closed before its end, only a player's own view.

use std::fmt::Write as _;
use std::sync::Arc;

use bots::BotGame;
use protocol::{Code, EventMark, Refusal, ReplayStep};
use serde_json::Value;
use table::{About, Entry, Options as _, Record, Seat, Seats, Source, Viewer};
use tokio::sync::OwnedSemaphorePermit;

use crate::app::{AppState, storage};
use crate::live::{
    Live, Told, is_stand_in, json, read_events, seen_events, standing, told_events, viewers,
};
use crate::log_throttle::LogThrottle;
use crate::meta::{SeatHolder, TableMeta};
use crate::replay_cache::{MAX_BYTES, Name, Text};
use crate::store::{EntryRow, Millis, Stage, TableRow};
use crate::table::Guest;

/// A stored game.
#[derive(Debug)]
pub(crate) struct StoredGame {
    pub(crate) row: TableRow,
    meta: TableMeta,
    /// The entries that were not taken back.
    entries: Vec<EntryRow>,
    /// How many were taken back.
    undone: u32,
}

/// The record of a game: the `.ivanhoe` file when it is over, otherwise a player's own view.
///
/// # Errors
/// If there is no such game, or this guest may not see it.
pub(crate) async fn of(
    app: &Arc<AppState>,
    code: &str,
    guest: Option<&Guest>,
) -> Result<Written, Refusal> {
    let game = stored_game(app, code).await?;
    match game.row.stage {
        Stage::Waiting => Err(Code::NotBegun.into()),
        Stage::Over => {
            game.must_be_for(guest)?;
            let place = app.config.public_url.clone();
            shared(app, game, "record", |game| run(&game.row.game, Whole(game, place))).await
        }
        // Closing a table must not reveal any cards: its players did not finish the game.
        Stage::Playing | Stage::Ended => {
            let seat = guest.and_then(|guest| game.meta.seat_of(guest.id));
            let seat = seat.ok_or(Code::NotAllowed)?;
            let place = app.replay_cache.writer_permit().await?;
            let game = whole(app, game).await?;
            let text = aside(place, move || run(&game.row.game, Own(&game, seat))).await?;
            Ok(Written::Own(text))
        }
    }
}

/// A finished game, step by step, as one viewer saw it or with all hands open; a JSON list.
///
/// # Errors
/// If there is no such game, or it is not over, or the answer would be too large.
pub(crate) async fn replay(
    app: &Arc<AppState>,
    code: &str,
    eyes: &str,
    guest: Option<&Guest>,
) -> Result<Written, Refusal> {
    let game = stored_game(app, code).await?;
    match game.row.stage {
        Stage::Over => {
            game.must_be_for(guest)?;
            let who = if eyes == "all" { None } else { Some(viewer(eyes, &game.meta)?) };
            shared(app, game, eyes, move |game| run(&game.row.game, Steps(game, who))).await
        }
        Stage::Waiting | Stage::Playing | Stage::Ended => Err(Code::NotAllowed.into()),
    }
}

impl StoredGame {
    /// A game without spectators stays private to its players after its end.
    fn must_be_for(&self, guest: Option<&Guest>) -> Result<(), Refusal> {
        let is_player = guest.is_some_and(|guest| self.meta.seat_of(guest.id).is_some());
        match is_player || self.meta.settings.spectators {
            true => Ok(()),
            false => Err(Code::NoSpectators.into()),
        }
    }
}

/// The text of a game.
#[derive(Debug)]
pub(crate) enum Written {
    /// Of a finished game, for everybody: it never changes.
    Shared(Text),
    /// Of a game that is not finished, for one player.
    Own(String),
}

/// The text of a finished game: from the cache, or written now and cached.
async fn shared(
    app: &Arc<AppState>,
    game: StoredGame,
    what: &str,
    write: impl FnOnce(&StoredGame) -> Result<String, Refusal> + Send + 'static,
) -> Result<Written, Refusal> {
    let (table, meta) = (game.row.code.clone(), game.row.meta.clone());
    let name = Name { table, meta, what: what.to_owned() };
    if let Some(text) = app.replay_cache.find(&name) {
        return Ok(Written::Shared(text));
    }
    let place = app.replay_cache.writer_permit().await?;
    // Another request may have written the same text while this one waited.
    if let Some(text) = app.replay_cache.find(&name) {
        return Ok(Written::Shared(text));
    }
    let game = whole(app, game).await?;
    let there = Arc::clone(app);
    let text = aside(place, move || {
        let text = Text::of(write(&game)?);
        there.replay_cache.put(name, text.clone());
        Ok(text)
    });
    Ok(Written::Shared(text.await?))
}

/// Writes a game on another thread: it takes milliseconds, in which nothing else should wait. The
/// permit is released when it is written, even if the requester has gone.
async fn aside<T: Send + 'static>(
    place: OwnedSemaphorePermit,
    write: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let written = tokio::task::spawn_blocking(move || {
        let written = write();
        drop(place);
        written
    });
    written.await.unwrap_or_else(|_| Err(broken("writing it broke off")))
}

fn viewer(eyes: &str, meta: &TableMeta) -> Result<Viewer, Refusal> {
    let viewer: Viewer = eyes.parse().map_err(|_| Refusal::from(Code::NotFound))?;
    match viewer {
        Viewer::Seat(seat) if seat.index() >= meta.settings.players => Err(Code::NotFound.into()),
        Viewer::Seat(_) | Viewer::Public => Ok(viewer),
    }
}

/// A game without its entries.
async fn stored_game(app: &Arc<AppState>, code: &str) -> Result<StoredGame, Refusal> {
    let code = code.to_owned();
    let read = app.store.read(move |db| db.table(&code));
    let row = read.await.map_err(storage)?.ok_or(Code::NoSuchTable)?;
    let meta = TableMeta::of_row(&row).map_err(|error| broken(&error))?;
    Ok(StoredGame { row, meta, entries: Vec::new(), undone: 0 })
}

/// The same game with its entries.
async fn whole(app: &Arc<AppState>, game: StoredGame) -> Result<StoredGame, Refusal> {
    let code = game.row.code.clone();
    let rows = app.store.read(move |db| db.entries(&code)).await.map_err(storage)?;
    let (entries, undone) = standing(rows).map_err(|error| broken(&error))?;
    if entries.is_empty() {
        return Err(Code::NotBegun.into());
    }
    Ok(StoredGame { entries, undone, ..game })
}

fn broken(error: &str) -> Refusal {
    static BROKEN: LogThrottle = LogThrottle::new();
    BROKEN.say(|unsaid| tracing::error!(error, unsaid, "a kept game cannot be read"));
    Code::Storage.into()
}

fn run<T: bots::Task<Output = Result<String, String>>>(
    game: &str,
    task: T,
) -> Result<String, Refusal> {
    let title: games::Title = game.parse().map_err(|error: String| broken(&error))?;
    let text = bots::run(title, task).map_err(|error| broken(&error))?;
    if text.len() > MAX_BYTES { Err(Code::TooLong.into()) } else { Ok(text) }
}

/// The whole record, and where it was played.
struct Whole<'a>(&'a StoredGame, Option<String>);

impl bots::Task for Whole<'_> {
    type Output = Result<String, String>;

    fn run<G: BotGame>(self) -> Result<String, String> {
        let Self(StoredGame { row, meta, entries, undone }, place) = self;
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
            about: About { undone: *undone, ..about(meta, deal, place) },
            source: Source::Seal(meta.seal()),
            deal: read_events::<G>(deal)?,
            entries: moves.iter().map(entry).collect::<Result<_, _>>()?,
        };
        Ok(record.to_string())
    }
}

/// Date and place of a finished game, the levels of its bots, and the winners.
fn about(meta: &TableMeta, deal: &EntryRow, place: Option<String>) -> About {
    let level = |(number, holder): (usize, &SeatHolder)| {
        holder.bot_level().map(|level| (Seat::new(number), level.to_owned()))
    };
    let winners: Seats = meta.winners.iter().copied().collect();
    About {
        date: Some(date(deal.at)),
        place,
        bots: meta.holders.iter().enumerate().filter_map(level).collect(),
        result: Some(winners).filter(|winners| !winners.is_empty()),
        undone: 0,
    }
}

/// The date of a timestamp in UTC, as `2026-11-16`. Years begin in March here, so that a leap day
/// is the last day of its year.
fn date(at: Millis) -> String {
    const DAYS_OF_400_YEARS: i64 = 146_097;
    let days = at.div_euclid(24 * 60 * 60 * 1000) + 719_468;
    let (era, day) = (days.div_euclid(DAYS_OF_400_YEARS), days.rem_euclid(DAYS_OF_400_YEARS));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let from_march = (5 * day + 2) / 153;
    let day = day - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// What one player has seen of a running game.
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

/// Every step with the view after it; with all hands open if no viewer is given.
struct Steps<'a>(&'a StoredGame, Option<Viewer>);

impl bots::Task for Steps<'_> {
    type Output = Result<String, String>;

    fn run<G: BotGame>(self) -> Result<String, String> {
        let Self(StoredGame { row: game, meta, entries, .. }, eyes) = self;
        let options = meta.options::<G>(game.stage)?;
        let players = options.players();
        let mut live = Live::<G>::blank(options, meta.seal().seed());
        let mut steps = Vec::new();
        for row in entries {
            // Stop once the text is too long to be sent anyway.
            if steps.len() > MAX_BYTES {
                break;
            }
            let events = read_events::<G>(row)?;
            live.replay(row)?;
            let stand_in = is_stand_in(&row.cause);
            let seen: Vec<_> = match eyes {
                Some(viewer) => told_events::<G>(&events, stand_in, viewer).collect(),
                None => openly::<G>(&events, stand_in, players),
            };
            if seen.is_empty() {
                continue;
            }
            let view = match eyes {
                Some(viewer) => json(&live.view(viewer)),
                None => all_open(&live),
            };
            let by = row.by.parse().ok();
            let mv = Some(row.mv.clone()).filter(|mv| !mv.is_empty());
            let events = seen.iter().map(json).collect();
            let step = ReplayStep { by, mv, at: row.at, stand_in, events, view };
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
) -> Vec<Told<G::EventView>> {
    let told = events.iter().enumerate().filter_map(|(number, event)| {
        let views = viewers(players).filter_map(|viewer| G::event_view(event, viewer));
        let view = views.min_by_key(|view| view.to_string().matches('?').count())?;
        Some(Told { view, mark: EventMark { stand_in: stand_in && number == 0 } })
    });
    told.collect()
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
        let day = 24 * 60 * 60 * 1000;
        let dates = [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29")];
        for (days, expected) in
            [(19_782, "2024-02-29"), (20_773, "2026-11-16")].into_iter().chain(dates)
        {
            assert_eq!(date(days * day), expected);
            assert_eq!(date(days * day + day - 1), expected);
        }
        assert_eq!(date(-1), "1969-12-31");
    }
}
