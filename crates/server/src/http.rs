//! HTTP handlers, and the upgrade to a WebSocket.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{
    Closing, Code, Device, DeviceLink, Fault, FinishedGame, Games, LobbyTable, MakeTable, Me,
    MyGame, NameMe, PlayNow, Presence, Refusal, Room, TableLink,
};
use serde::Deserialize;
use table::Seat;

use crate::app::{AppState, is_code, storage};
use crate::guests;
use crate::limits::ConnectionPermit;
use crate::meta::TableMeta;
use crate::middleware::{Caller, is_own_origin};
use crate::record::{self, Written};
use crate::serve::OpenConnection;
use crate::store::{GuestId, Stage, TableRow};
use crate::table::Guest;

/// How many seconds a client that is refused for now must wait before it asks again.
const AGAIN: u32 = 5;

type Answer<T> = Result<T, Problem>;
type App = State<Arc<AppState>>;

/// A refusal as an HTTP response.
#[derive(Debug)]
pub(crate) struct Problem(Refusal);

impl<R: Into<Refusal>> From<R> for Problem {
    fn from(refusal: R) -> Self {
        Self(refusal.into())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = status(self.0.code);
        let mut response = (status, Json(Fault { refusal: self.0 })).into_response();
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            response.headers_mut().insert(header::RETRY_AFTER, AGAIN.into());
        }
        response
    }
}

/// The HTTP status of a refusal.
fn status(code: Code) -> StatusCode {
    match code {
        Code::BadMessage
        | Code::BadName
        | Code::BadOptions
        | Code::BadRecord
        | Code::UnknownMove => StatusCode::BAD_REQUEST,
        Code::NoGuest => StatusCode::UNAUTHORIZED,
        Code::NotSeated
        | Code::NotHost
        | Code::NoSpectators
        | Code::Banned
        | Code::NotAllowed
        | Code::NoChat => StatusCode::FORBIDDEN,
        Code::NoSuchTable | Code::NotFound => StatusCode::NOT_FOUND,
        Code::TooFast | Code::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Code::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Storage | Code::Draining | Code::Faulty => StatusCode::SERVICE_UNAVAILABLE,
        Code::Rule
        | Code::Stale
        | Code::Unforeseen
        | Code::SeatTaken
        | Code::TableFull
        | Code::SeatsFree
        | Code::AlreadyBegun
        | Code::Dealing
        | Code::NotBegun
        | Code::Over
        | Code::NotOver
        | Code::NoWindow
        | Code::NoMoreTime
        | Code::NotWatching
        | Code::NotAway
        | Code::WrongPart
        | Code::NotAlone
        | Code::NoUndo
        | Code::NotLoaded => StatusCode::CONFLICT,
    }
}

/// A parsed body, or the reason why it could not be parsed.
fn body<T>(body: Result<Json<T>, JsonRejection>) -> Answer<T> {
    match body {
        Ok(Json(body)) => Ok(body),
        Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Err(Code::TooLong.into())
        }
        Err(rejection) => Err(Refusal::new(Code::BadMessage, rejection.body_text()).into()),
    }
}

/// The table code in a path.
fn checked_code(code: Result<Path<String>, PathRejection>) -> Answer<String> {
    let code = code.ok().map(|Path(code)| code).filter(|code| is_code(code));
    Ok(code.ok_or(Code::NoSuchTable)?)
}

async fn somebody(app: &AppState, headers: &HeaderMap) -> Answer<Guest> {
    Ok(guests::sender(app, headers).await?.ok_or(Code::NoGuest)?)
}

pub(crate) async fn me(State(app): App, headers: HeaderMap) -> Answer<Json<Me>> {
    let guest = somebody(&app, &headers).await?;
    Ok(Json(who(guest)))
}

/// What a guest is sent about themselves.
fn who(guest: Guest) -> Me {
    Me { name: guest.name, program: guest.program, token: None }
}

pub(crate) async fn name_me(
    State(app): App,
    axum::Extension(from): axum::Extension<Caller>,
    headers: HeaderMap,
    args: Result<Json<NameMe>, JsonRejection>,
) -> Answer<Response> {
    let args = body(args)?;
    let name = args.name.as_deref().map(guests::checked_name).transpose()?;
    if let Some(guest) = guests::sender(&app, &headers).await? {
        if args.program && !guest.program {
            return Err(Code::NotAllowed.into());
        }
        let Some(name) = name.filter(|name| *name != guest.name) else {
            return Ok(Json(who(guest)).into_response());
        };
        if !app.limits.charge_new_name(guest.id, app.clock.now()) {
            return Err(Code::TooFast.into());
        }
        let guest = guests::rename(&app, &guest, &name).await?;
        app.renamed(guest.id, &guest.name).await;
        return Ok(Json(who(guest)).into_response());
    }
    if !app.limits.charge_new_guest(from.0, app.clock.now()) {
        return Err(Code::TooFast.into());
    }
    let name = name.unwrap_or_else(|| guests::some_name(&app));
    let (guest, token) = guests::become_guest(&app, &name, args.program).await?;
    if guest.program {
        return Ok(Json(Me { token: Some(token), ..who(guest) }).into_response());
    }
    Ok(with_cookie(&app, guest, &token))
}

fn with_cookie(app: &AppState, guest: Guest, token: &str) -> Response {
    let cookie = [(header::SET_COOKIE, guests::cookie(app, token))];
    (cookie, Json(who(guest))).into_response()
}

pub(crate) async fn device_link(State(app): App, headers: HeaderMap) -> Answer<Json<DeviceLink>> {
    let guest = somebody(&app, &headers).await?;
    // A browser must not be turned into a program.
    if guest.program {
        return Err(Code::NotAllowed.into());
    }
    let secret = guests::make_link(&app, guest.id).await?;
    Ok(Json(DeviceLink { path: format!("/device#{secret}") }))
}

pub(crate) async fn device(
    State(app): App,
    args: Result<Json<Device>, JsonRejection>,
) -> Answer<Response> {
    let (guest, token) = guests::use_link(&app, &body(args)?.secret).await?;
    Ok(with_cookie(&app, guest, &token))
}

pub(crate) async fn tables(State(app): App) -> Json<Vec<LobbyTable>> {
    Json(app.lobby.list())
}

pub(crate) async fn make_table(
    State(app): App,
    axum::Extension(from): axum::Extension<Caller>,
    headers: HeaderMap,
    args: Result<Json<MakeTable>, JsonRejection>,
) -> Answer<(StatusCode, Json<TableLink>)> {
    let guest = charged_maker(&app, &headers).await?;
    let table = app.make(body(args)?, &guest, from.0).await?;
    Ok((StatusCode::CREATED, Json(TableLink { table })))
}

pub(crate) async fn play_now(
    State(app): App,
    axum::Extension(from): axum::Extension<Caller>,
    headers: HeaderMap,
    args: Result<Json<PlayNow>, JsonRejection>,
) -> Answer<(StatusCode, Json<TableLink>)> {
    let guest = charged_maker(&app, &headers).await?;
    let table = app.play_now(body(args)?, &guest, from.0).await?;
    Ok((StatusCode::CREATED, Json(TableLink { table })))
}

/// The sender, who is charged for a new table.
async fn charged_maker(app: &AppState, headers: &HeaderMap) -> Answer<Guest> {
    let guest = somebody(app, headers).await?;
    if app.limits.charge_new_table(guest.id, app.clock.now()) {
        Ok(guest)
    } else {
        Err(Code::TooFast.into())
    }
}

pub(crate) async fn room(
    State(app): App,
    code: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Answer<Json<Room>> {
    let code = checked_code(code)?;
    let guest = guests::sender(&app, &headers).await?;
    let status = app.status(&code, guest.map(|guest| guest.id)).await?;
    if status.may_watch { Ok(Json(status.room)) } else { Err(Code::NoSpectators.into()) }
}

pub(crate) async fn leave(
    State(app): App,
    code: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Answer<Json<Room>> {
    let code = checked_code(code)?;
    let guest = somebody(&app, &headers).await?;
    Ok(Json(app.leave(&code, guest).await?))
}

pub(crate) async fn games(State(app): App, headers: HeaderMap) -> Answer<Json<Games>> {
    let guest = guests::sender(&app, &headers).await?;
    let mut games = Games { running: Vec::new(), finished: Vec::new(), recent: Vec::new() };
    if let Some(guest) = &guest {
        let id = guest.id;
        let rows = app.store.read(move |db| db.tables_of(id, 40)).await.map_err(storage)?;
        for row in rows {
            match row.stage {
                Stage::Waiting | Stage::Playing => {
                    let Ok(status) = app.status(&row.code, Some(id)).await else { continue };
                    games.running.extend(status.game);
                }
                Stage::Over => games.finished.extend(finished(&row, id)),
                Stage::Ended => {}
            }
        }
        games.running.sort_by_key(|game| (!game.my_turn, std::cmp::Reverse(game.touched)));
    }
    let recent = app.store.read(|db| db.recent_games(20)).await.map_err(storage)?;
    let entry = |row: &TableRow| {
        let is_shown = |meta: &TableMeta| meta.settings.spectators && meta.imported.is_none();
        let meta = TableMeta::of_row(row).ok().filter(is_shown)?;
        let table = meta.listed(&row.code, row.stage, row.created);
        let TableMeta { winners, scores, .. } = meta;
        Some(FinishedGame { table, winners, scores })
    };
    games.recent = recent.iter().filter_map(entry).collect();
    Ok(Json(games))
}

/// A finished game of this guest; its table need not be woken. A guest who gave up their seat
/// before the deal has not played it.
fn finished(row: &TableRow, guest: GuestId) -> Option<MyGame> {
    let meta = TableMeta::of_row(row).ok()?;
    meta.seat_of(guest)?;
    let room = meta.room(&row.code, row.stage, |_| Presence::Away);
    let room = meta.room_seen_by(room, Some(guest));
    Some(MyGame {
        room,
        my_turn: false,
        touched: row.touched,
        left: None,
        against_bots: meta.is_against_bots(guest),
        scores: meta.scores,
        view: None,
    })
}

pub(crate) async fn import_game(
    State(app): App,
    headers: HeaderMap,
    text: Result<String, StringRejection>,
) -> Answer<(StatusCode, Json<TableLink>)> {
    let guest = charged_maker(&app, &headers).await?;
    let table = record::import(&app, text.map_err(|_| Code::BadRecord)?, &guest).await?;
    Ok((StatusCode::CREATED, Json(TableLink { table })))
}

pub(crate) async fn record(
    State(app): App,
    code: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Answer<Response> {
    let code = checked_code(code)?;
    let guest = guests::sender(&app, &headers).await?;
    let written = record::of(&app, &code, guest.as_ref()).await?;
    let mut response = answer_with(written, "text/plain; charset=utf-8", &headers);
    let file = format!("attachment; filename=\"{code}.ivanhoe\"");
    let file = HeaderValue::from_str(&file).expect("a code is plain text");
    response.headers_mut().insert(header::CONTENT_DISPOSITION, file);
    Ok(response)
}

/// A game's text as a response. A browser that already has the text of a finished game gets "not
/// modified".
fn answer_with(written: Written, content_type: &'static str, asked: &HeaderMap) -> Response {
    let content_type = [(header::CONTENT_TYPE, content_type)];
    let text = match written {
        Written::Own(text) => return (content_type, text).into_response(),
        Written::Shared(text) => text,
    };
    let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let is_known = known.is_some_and(|tags| tags.split(',').any(|tag| tag.trim() == text.tag));
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        (content_type, text.bytes).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, HeaderValue::from_str(&text.tag).expect("a tag is plain text"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

/// Which viewer a replay is for.
#[derive(Debug, Deserialize)]
pub(crate) struct ReplayQuery {
    #[serde(rename = "as")]
    viewer: Option<String>,
}

pub(crate) async fn replay(
    State(app): App,
    code: Result<Path<String>, PathRejection>,
    query: Result<Query<ReplayQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Answer<Response> {
    let code = checked_code(code)?;
    let Query(query) = query.map_err(unread)?;
    let guest = guests::sender(&app, &headers).await?;
    let viewer = query.viewer.as_deref().unwrap_or("public");
    let steps = record::replay(&app, &code, viewer, guest.as_ref()).await?;
    Ok(answer_with(steps, "application/json", &headers))
}

/// Whose review it is.
#[derive(Debug, Deserialize)]
pub(crate) struct Reviewed {
    seat: Option<Seat>,
}

pub(crate) async fn review(
    State(app): App,
    axum::Extension(from): axum::Extension<Caller>,
    code: Result<Path<String>, PathRejection>,
    whose: Result<Query<Reviewed>, QueryRejection>,
    headers: HeaderMap,
) -> Answer<Response> {
    let code = checked_code(code)?;
    let Query(Reviewed { seat }) = whose.map_err(unread)?;
    let guest = guests::sender(&app, &headers).await?;
    let text = record::review(&app, &code, seat, guest.as_ref(), from).await?;
    Ok(answer_with(Written::Shared(text), "application/json", &headers))
}

fn unread(rejection: QueryRejection) -> Refusal {
    Refusal::new(Code::BadMessage, rejection.body_text())
}

pub(crate) async fn health() -> &'static str {
    "ok"
}

pub(crate) async fn ready(State(app): App) -> Answer<&'static str> {
    if app.is_draining() {
        return Err(Code::Draining.into());
    }
    // The heartbeat writes every few seconds, so this is never older than that.
    if app.is_ready() && app.store.is_well() { Ok("ok") } else { Err(Code::Storage.into()) }
}

pub(crate) async fn metrics(
    State(app): App,
    axum::Extension(from): axum::Extension<Caller>,
) -> Answer<String> {
    if from.0.is_some() {
        return Err(Code::NotAllowed.into());
    }
    Ok(app.figures())
}

/// At most this many bytes are sent to a socket at once.
const MOST_TOGETHER: usize = 64 * 1024;

pub(crate) async fn socket(
    State(app): App,
    axum::Extension(from): axum::Extension<Caller>,
    headers: HeaderMap,
    connection: Option<axum::Extension<OpenConnection>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    if !is_own_origin(&app, &headers) {
        return Err(Code::NotAllowed.into());
    }
    if app.is_draining() {
        return Err(Code::Draining.into());
    }
    let guest = guests::sender(&app, &headers).await?;
    let unfit = |_| Refusal::new(Code::BadMessage, "a socket begins with an upgrade");
    let upgrade = upgrade
        .map_err(unfit)?
        .max_message_size(protocol::LONGEST_FRAME)
        .max_frame_size(protocol::LONGEST_FRAME)
        .read_buffer_size(512)
        // Everything queued for a socket is sent together, by its own flush.
        .write_buffer_size(MOST_TOGETHER)
        .max_write_buffer_size(16 << 20);
    // Behind a proxy all connections are the proxy's: count a socket by its caller instead.
    let named = from.0.filter(|_| app.config.behind_proxy);
    let permit = ConnectionPermit::from(&app, named).ok_or(Code::TooFast)?;
    let arrival = app.admit(guest)?;
    arrival.outbox.write_to(connection.as_ref().and_then(|connection| connection.direct()));
    Ok(upgrade.on_upgrade(async move |line| {
        let why = crate::socket::serve(arrival, from.0, line).await;
        if why == Some(Closing::Flood) {
            app.limits.flooded(from.0, app.clock.now());
        }
        drop((connection, permit));
    }))
}

/// The path exists, but not for this method.
pub(crate) async fn wrong_method() -> Response {
    let refusal = Refusal::new(Code::NotAllowed, "this is asked in another way");
    (StatusCode::METHOD_NOT_ALLOWED, Json(Fault { refusal })).into_response()
}

impl AppState {
    /// Is the public address a secure one?
    pub(crate) fn is_secure(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
