//! The janitor: archives games that have been over for a while, and deletes those that the operator
//! does not want to keep. It is slow on purpose, so that no move waits for it. A game is one
//! transaction: it can be stopped at any moment, and goes on where it stopped.

use std::sync::Arc;

use crate::app::AppState;
use crate::cluster::Membership;
use crate::log_throttle::LogThrottle;
use crate::store::{Change, Finished, Job, Millis, StoreError, pack};

/// The pause after each game.
const PAUSE: Millis = 200;

/// How often it looks for games, if it has done all of them.
const ROUND: Millis = 60_000;

/// How many games it looks up at once.
const SOME: u32 = 50;

/// Tidies up for as long as the server runs.
pub(crate) async fn tidy(app: Arc<AppState>) {
    let round = (app.config.archive_after / 10).clamp(1000, ROUND);
    loop {
        tidy_once(&app).await;
        app.clock.until(app.clock.now() + round).await;
    }
}

/// Does everything that there is to do now.
pub(crate) async fn tidy_once(app: &Arc<AppState>) {
    let now = app.clock.now();
    go_through(app, false, now.saturating_sub(app.config.archive_after)).await;
    if let Some(keep) = app.config.keep_finished {
        go_through(app, true, now.saturating_sub(keep)).await;
    }
}

/// Goes through the finished games that last changed before this time: archives them, or deletes
/// those that are archived. The log says how many were deleted.
async fn go_through(app: &Arc<AppState>, archived: bool, before: Millis) {
    static ERRORS: LogThrottle = LogThrottle::new();
    let mut after = (Millis::MIN, String::new());
    let mut deleted = 0u32;
    'all: loop {
        let node = app.cluster.as_ref().map(Membership::node);
        let which = Finished { archived, before, after: after.clone(), node };
        let games = match app.store.read(move |db| db.finished(which, SOME)).await {
            Ok(games) => games,
            Err(error) => {
                ERRORS.say(|unsaid| tracing::warn!(%error, unsaid, "cannot read finished games"));
                break;
            }
        };
        let Some(last) = games.last() else { break };
        after = last.clone();
        for (_, table) in games {
            if app.is_draining() || app.is_replaced() {
                break 'all;
            }
            // Somebody is there, or was a moment ago: there is time.
            if app.is_awake(&table) {
                continue;
            }
            let done = match archived {
                false => archive(app, &table, node).await,
                true => save(app, vec![Change::Forget { table, since: before }], node).await,
            };
            match done {
                Ok(()) => deleted += u32::from(archived),
                Err(error) => ERRORS.say(|unsaid| {
                    tracing::warn!(%error, unsaid, "archiving or deleting a game failed");
                }),
            }
            app.clock.until(app.clock.now() + PAUSE).await;
        }
    }
    if deleted > 0 {
        tracing::info!(games = deleted, "deleted finished games, as --keep-finished asks");
    }
}

/// Puts one compressed record in the place of a game's entries.
async fn archive(app: &AppState, table: &str, node: Option<i64>) -> Result<(), StoreError> {
    let code = table.to_owned();
    let rows = app.store.read(move |db| db.entries(&code)).await?;
    let entries = rows.len() as u32;
    let packed = tokio::task::spawn_blocking(move || pack(rows)).await;
    let record = packed.map_err(|error| StoreError::Unavailable(error.to_string()))??;
    save(app, vec![Change::Archive { table: table.to_owned(), entries, record }], node).await
}

async fn save(app: &AppState, job: Job, node: Option<i64>) -> Result<(), StoreError> {
    let owner = node.map(Change::OnlyAs);
    app.store.save(owner.into_iter().chain(job).collect()).await
}
