//! Records and replays of games: whole when they are over; of a game that is not, or that was
//! closed before its end, only a player's own view.

use std::fmt::Write as _;
use std::sync::Arc;

use bots::Playbook;
use protocol::{Code, Refusal, ReplayStep};
use serde_json::Value;
use table::{Entry, Options as _, Record, Seat, Source, Viewer};

use crate::charter::Charter;
use crate::hall::{Hall, storage};
use crate::live::{Live, json, read_events, seen_events};
use crate::store::{EntryRow, Stage, TableRow};
use crate::table::Guest;
#[cfg(test)]
use crate::tests::leaks::Leak;

/// A game as it is kept.
pub(crate) struct Kept {
    pub(crate) row: TableRow,
    charter: Charter,
    entries: Vec<EntryRow>,
}

/// The record of a game: the `.ivanhoe` file when it is over, else a player's own view.
///
/// # Errors
/// If there is no such game, or it is not for him.
pub(crate) async fn of(
    hall: &Arc<Hall>,
    code: &str,
    guest: Option<&Guest>,
) -> Result<String, Refusal> {
    let kept = kept(hall, code).await?;
    #[cfg(test)]
    let kept = crate::tests::leaks::finished(kept, Leak::WholeRecord);
    match kept.row.stage {
        Stage::Waiting => Err(Code::NotBegun.into()),
        Stage::Over | Stage::Ended if kept.entries.is_empty() => Err(Code::NotBegun.into()),
        Stage::Over => aside(move || run(&kept.row.game, Whole(&kept))).await,
        // Whoever closes a table shows nobody's cards by it: its players did not finish the game.
        Stage::Playing | Stage::Ended => {
            let seat = guest.and_then(|guest| kept.charter.seat_of(guest.id));
            let seat = seat.ok_or(Code::NotAllowed)?;
            aside(move || run(&kept.row.game, Own(&kept, seat))).await
        }
    }
}

/// A finished game, step by step, as one viewer saw it or with all hands open; a JSON list.
///
/// # Errors
/// If there is no such game, or it is not over.
pub(crate) async fn replay(hall: &Arc<Hall>, code: &str, eyes: &str) -> Result<String, Refusal> {
    let kept = kept(hall, code).await?;
    #[cfg(test)]
    let kept = crate::tests::leaks::finished(kept, Leak::RunningReplay);
    match kept.row.stage {
        Stage::Over => {
            let eyes = if eyes == "all" { None } else { Some(viewer(eyes, &kept.charter)?) };
            aside(move || run(&kept.row.game, Steps(&kept, eyes))).await
        }
        Stage::Waiting | Stage::Playing | Stage::Ended => Err(Code::NotAllowed.into()),
    }
}

/// Writes a game on a thread of its own: it takes milliseconds, during which nothing else should
/// wait.
async fn aside(
    write: impl FnOnce() -> Result<String, Refusal> + Send + 'static,
) -> Result<String, Refusal> {
    let written = tokio::task::spawn_blocking(write).await;
    written.unwrap_or_else(|_| Err(broken("writing it broke off")))
}

fn viewer(eyes: &str, charter: &Charter) -> Result<Viewer, Refusal> {
    let viewer: Viewer = eyes.parse().map_err(|_| Refusal::from(Code::NotFound))?;
    match viewer {
        Viewer::Seat(seat) if seat.index() >= charter.settings.players => {
            Err(Code::NotFound.into())
        }
        Viewer::Seat(_) | Viewer::Public => Ok(viewer),
    }
}

async fn kept(hall: &Arc<Hall>, code: &str) -> Result<Kept, Refusal> {
    let code = code.to_owned();
    let read = hall.store.read(move |db| {
        let Some(row) = db.table(&code)? else { return Ok(None) };
        let entries = db.entries(&code)?;
        Ok(Some((row, entries)))
    });
    let (row, entries) = read.await.map_err(storage)?.ok_or(Code::NoSuchTable)?;
    let charter = Charter::of_row(&row).map_err(|error| broken(&error))?;
    Ok(Kept { row, charter, entries })
}

fn broken(error: &str) -> Refusal {
    tracing::error!(error, "a kept game cannot be read");
    Code::Storage.into()
}

fn run<T: bots::Task<Output = Result<String, String>>>(
    game: &str,
    task: T,
) -> Result<String, Refusal> {
    let title: games::Title = game.parse().map_err(|error: String| broken(&error))?;
    bots::run(title, task).map_err(|error| broken(&error))
}

fn options<G: Playbook>(charter: &Charter) -> Result<G::Options, String> {
    G::Options::of_notation(charter.settings.players, &charter.settings.options)
}

/// The whole record.
struct Whole<'a>(&'a Kept);

impl bots::Task for Whole<'_> {
    type Output = Result<String, String>;

    fn run<G: Playbook>(self) -> Result<String, String> {
        let Kept { charter, entries, .. } = self.0;
        let (deal, moves) = entries.split_first().ok_or("there is no deal")?;
        let entry = |row: &EntryRow| -> Result<Entry<G>, String> {
            let by = row.by.parse().map_err(|_| format!("entry {}: no seat", row.seq))?;
            let mv = row.mv.parse().map_err(|_| format!("entry {}: no move", row.seq))?;
            Ok(Entry { by, mv, events: read_events::<G>(row)? })
        };
        let record = Record::<G> {
            rules: charter.rules,
            options: options::<G>(charter)?,
            names: charter.names(),
            source: Source::Seal(charter.seal()),
            deal: read_events::<G>(deal)?,
            entries: moves.iter().map(entry).collect::<Result<_, _>>()?,
        };
        Ok(record.to_string())
    }
}

/// What one player has seen of a running game.
struct Own<'a>(&'a Kept, Seat);

impl bots::Task for Own<'_> {
    type Output = Result<String, String>;

    fn run<G: Playbook>(self) -> Result<String, String> {
        let Self(Kept { charter, entries, .. }, seat) = self;
        let mut text = format!("[Game \"{}\"]\n[Rules \"{}\"]\n", G::NAME, charter.rules);
        for (number, name) in charter.names().iter().enumerate() {
            let name = name.replace('"', "'");
            writeln!(text, "[Seat {} \"{name}\"]", Seat::new(number)).expect("text");
        }
        writeln!(text, "[Viewer \"{seat}\"]").expect("text");
        writeln!(text, "[Commitment \"{}\"]\n", charter.seal().commitment()).expect("text");
        for row in entries {
            for event in seen_events::<G>(&read_events::<G>(row)?, Viewer::Seat(seat)) {
                writeln!(text, "{event}").expect("text");
            }
        }
        Ok(text)
    }
}

/// Every step with the view after it; with all hands open if nobody's eyes are named.
struct Steps<'a>(&'a Kept, Option<Viewer>);

impl bots::Task for Steps<'_> {
    type Output = Result<String, String>;

    fn run<G: Playbook>(self) -> Result<String, String> {
        let Self(Kept { charter, entries, .. }, eyes) = self;
        let options = options::<G>(charter)?;
        let players = options.players();
        let mut live = Live::<G>::blank(options, charter.seal().seed());
        let mut steps = Vec::new();
        for row in entries {
            let events = read_events::<G>(row)?;
            live.replay(&events);
            let seen = match eyes {
                Some(viewer) => seen_events::<G>(&events, viewer),
                None => events.iter().filter_map(|event| openly::<G>(event, players)).collect(),
            };
            let view = match eyes {
                Some(viewer) => json(&live.view(viewer)),
                None => all_open(&live),
            };
            let by = row.by.parse().ok();
            let mv = Some(row.mv.clone()).filter(|mv| !mv.is_empty());
            let hidden = seen.is_empty();
            let events = seen.iter().map(json).collect();
            let step = ReplayStep { by, mv: mv.filter(|_| !hidden), at: row.at, events, view };
            if !hidden {
                steps.push(step);
            }
        }
        serde_json::to_string(&steps).map_err(|error| error.to_string())
    }
}

/// An event as whoever knows most of it saw it.
fn openly<G: Playbook>(event: &G::Event, players: usize) -> Option<G::EventView> {
    let views = crate::live::viewers(players).filter_map(|viewer| G::event_view(event, viewer));
    views.min_by_key(|view| view.to_string().matches('?').count())
}

/// The public view, with each seat as its own player sees it.
fn all_open<G: Playbook>(live: &Live<G>) -> Value {
    let mut view = json(&live.view(Viewer::Public));
    for number in 0..live.players() {
        let own = json(&live.view(Viewer::Seat(Seat::new(number))));
        view["seats"][number] = own["seats"][number].clone();
    }
    view
}
