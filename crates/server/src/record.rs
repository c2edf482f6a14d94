//! Records, replays and reviews of games: complete once they are over; for a game that is not over,
//! or was closed before its end, only a player's own view as a record.

use std::sync::Arc;

use live::record::StoredGame;
use protocol::{Code, Refusal};
use sha2::{Digest as _, Sha256};
use table::{Seat, Viewer};
use tokio::sync::OwnedSemaphorePermit;

use crate::app::{AppState, CODE, storage};
use crate::entropy::word_of;
use crate::log_throttle::LogThrottle;
use crate::meta::TableMeta;
use crate::middleware::Caller;
use crate::replay_cache::{MAX_BYTES, Name, Text};
use crate::reviews;
use crate::store::{Change, Stage, StoreError};
use crate::table::Guest;

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
            must_be_for(&game, guest)?;
            let place = app.config.public_url.clone();
            shared(app, game, "record", |game| checked(game.record(place))).await
        }
        // Closing a table must not reveal any cards: its players did not finish the game.
        Stage::Playing | Stage::Ended => {
            let seat = guest.and_then(|guest| game.meta.seat_of(guest.id));
            let seat = seat.ok_or(Code::NotAllowed)?;
            let place = app.replay_cache.writer_permit().await?;
            let game = whole(app, game).await?;
            let text = aside(place, move || checked(game.seen_by(seat))).await?;
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
    viewer: &str,
    guest: Option<&Guest>,
) -> Result<Written, Refusal> {
    let game = stored_game(app, code).await?;
    match game.row.stage {
        Stage::Over => {
            must_be_for(&game, guest)?;
            let seen_by = if viewer == "all" { None } else { Some(viewer_of(viewer, &game.meta)?) };
            shared(app, game, viewer, move |game| checked(game.steps(seen_by, MAX_BYTES))).await
        }
        Stage::Waiting | Stage::Playing | Stage::Ended => Err(Code::NotAllowed.into()),
    }
}

/// How far the review of a finished game has come, for a seat: without one, for the guest's own,
/// else for the first. The first request begins it.
///
/// # Errors
/// If there is no such game, this guest may not see it, it was not played to its end, or too many
/// reviews are waiting.
pub(crate) async fn review(
    app: &Arc<AppState>,
    code: &str,
    seat: Option<Seat>,
    guest: Option<&Guest>,
    from: Caller,
) -> Result<Text, Refusal> {
    let game = stored_game(app, code).await?;
    match game.row.stage {
        Stage::Over => must_be_for(&game, guest)?,
        Stage::Waiting | Stage::Playing | Stage::Ended => return Err(Code::NotOver.into()),
    }
    let own = guest.and_then(|guest| game.meta.seat_of(guest.id));
    let seat = seat.or(own).unwrap_or(Seat::A);
    if seat.index() >= game.meta.settings.players {
        return Err(Code::NotFound.into());
    }
    let name = name(&game, &format!("review {seat}"));
    let now = app.clock.now();
    if let Some(text) = app.reviews.find(&name, now).or_else(|| app.replay_cache.find(&name)) {
        return Ok(text);
    }
    if app.is_draining() {
        return Err(Code::Draining.into());
    }
    if !app.limits.charge_request(from.0, reviews::COST, now) {
        return Err(Code::TooFast.into());
    }
    let game = whole(app, game).await?;
    app.reviews.begin(app, name, game, seat)
}

/// Takes in a finished game that was played without a server; returns the code of its table. The
/// same record from the same guest is the same table.
///
/// # Errors
/// If the record is refused, or the game cannot be stored.
pub(crate) async fn import(
    app: &Arc<AppState>,
    text: String,
    guest: &Guest,
) -> Result<String, Refusal> {
    if app.is_draining() {
        return Err(Code::Draining.into());
    }
    let name = Sha256::digest(format!("import {} {text}", guest.id));
    let code = word_of(&name[..CODE]);
    if is_stored(app, &code).await? {
        return Ok(code);
    }
    let place = app.replay_cache.writer_permit().await?;
    let (guest, now, table) = (guest.clone(), app.clock.now(), code.clone());
    let refused = |why: String| Refusal::new(Code::BadRecord, why);
    let read = move || live::import(&text, &guest, &table, now).map_err(refused);
    let changes = aside(place, read).await?;
    let saved = app.store.save(changes.into_iter().map(Change::from).collect()).await;
    // The same record may have come twice at once.
    if matches!(saved, Err(StoreError::Conflict(_))) && is_stored(app, &code).await? {
        return Ok(code);
    }
    saved.map_err(storage)?;
    tracing::info!(table = code, "a game was imported");
    Ok(code)
}

async fn is_stored(app: &AppState, code: &str) -> Result<bool, Refusal> {
    let wanted = code.to_owned();
    Ok(app.store.read(move |db| db.table(&wanted)).await.map_err(storage)?.is_some())
}

/// A game without spectators stays private to its players after its end.
fn must_be_for(game: &StoredGame, guest: Option<&Guest>) -> Result<(), Refusal> {
    let is_player = guest.is_some_and(|guest| game.meta.seat_of(guest.id).is_some());
    match is_player || game.meta.settings.spectators {
        true => Ok(()),
        false => Err(Code::NoSpectators.into()),
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
    let name = name(&game, what);
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

/// The name of a text of a game.
fn name(game: &StoredGame, what: &str) -> Name {
    let (table, meta) = (game.row.code.clone(), game.row.meta.clone());
    Name { table, meta, what: what.to_owned() }
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

fn viewer_of(viewer: &str, meta: &TableMeta) -> Result<Viewer, Refusal> {
    let viewer: Viewer = viewer.parse().map_err(|_| Refusal::from(Code::NotFound))?;
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
    StoredGame::of_row(row).map_err(|error| broken(&error))
}

/// The same game with its entries.
async fn whole(app: &Arc<AppState>, game: StoredGame) -> Result<StoredGame, Refusal> {
    let code = game.row.code.clone();
    let rows = app.store.read(move |db| db.entries(&code)).await.map_err(storage)?;
    let game = game.with_entries(rows).map_err(|error| broken(&error))?;
    if game.entries.is_empty() { Err(Code::NotBegun.into()) } else { Ok(game) }
}

fn broken(error: &str) -> Refusal {
    static BROKEN: LogThrottle = LogThrottle::new();
    BROKEN.say(|unsaid| tracing::error!(error, unsaid, "a stored game cannot be read"));
    Code::Storage.into()
}

fn checked(text: Result<String, String>) -> Result<String, Refusal> {
    let text = text.map_err(|error| broken(&error))?;
    if text.len() > MAX_BYTES { Err(Code::TooLong.into()) } else { Ok(text) }
}
