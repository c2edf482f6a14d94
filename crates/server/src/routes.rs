//! Every route, in one list: both the router and the OpenAPI document are generated from it.

use std::sync::Arc;

use axum::Router;
use axum::http::Method;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, get, post};

use protocol::{
    Device, DeviceLink, Games, LobbyTable, MakeTable, Me, NameMe, PlayNow, ReplayStep, Room,
    TableLink,
};
use schemars::{JsonSchema, Schema, SchemaGenerator};

use crate::app::AppState;
use crate::middleware::guard;
use crate::reviews::ReviewState;
use crate::{assets, http, openapi};

/// A route and what the OpenAPI document says of it.
pub(crate) struct Route {
    /// The method, as OpenAPI writes it.
    pub(crate) method: &'static str,
    /// The path.
    pub(crate) path: &'static str,
    /// What it does.
    pub(crate) summary: &'static str,
    /// Its query parameters that the document names: each with what it means. All are optional.
    pub(crate) query: &'static [(&'static str, &'static str)],
    /// What is sent with it.
    pub(crate) body: Option<Content>,
    /// The status of an answer that is no refusal.
    pub(crate) status: u16,
    /// What is answered.
    pub(crate) answer: Content,
    /// Its cost against the caller's request limit: roughly how much work it is.
    pub(crate) cost: u32,
    handler: fn() -> MethodRouter<Arc<AppState>>,
}

/// What a body holds.
#[derive(Clone, Copy)]
pub(crate) enum Content {
    /// JSON of this shape.
    Json(fn(&mut SchemaGenerator) -> Schema),
    /// Plain text.
    Text,
    /// The OpenAPI document.
    Document,
    /// Messages of the socket.
    Socket,
}

const fn json<T: JsonSchema>() -> Content {
    Content::Json(|generator| generator.subschema_for::<T>())
}

macro_rules! routes {
    ($(
        $method:ident $path:literal $handler:path, $cost:literal,
        $body:expr => $status:literal $answer:expr, $summary:literal
        $(, ? $name:literal: $meaning:literal)*;
    )*) => {
        /// Every route of the programming interface. Pages and their assets are served separately.
        pub(crate) const ROUTES: &[Route] = &[$(Route {
            method: stringify!($method),
            path: $path,
            summary: $summary,
            query: &[$(($name, $meaning)),*],
            body: $body,
            status: $status,
            answer: $answer,
            cost: $cost,
            handler: || $method($handler),
        }),*];
    };
}

routes! {
    get "/api/me" http::me, 1, None => 200 json::<Me>(), "The caller.";
    post "/api/me" http::name_me, 3, Some(json::<NameMe>()) => 200 json::<Me>(),
        "Create a guest, or rename the caller.";
    post "/api/device-link" http::device_link, 2, None => 200 json::<DeviceLink>(),
        "Create a link that signs in one other device as the caller, within ten minutes.";
    post "/api/device" http::device, 5, Some(json::<Device>()) => 200 json::<Me>(),
        "Sign this device in by such a link.";
    get "/api/tables" http::tables, 2, None => 200 json::<Vec<LobbyTable>>(), "The open tables.";
    post "/api/tables" http::make_table, 5, Some(json::<MakeTable>()) => 201 json::<TableLink>(),
        "Create a table.";
    get "/api/tables/{table}" http::room, 1, None => 200 json::<Room>(), "A table.";
    post "/api/tables/{table}/leave" http::leave, 3, None => 200 json::<Room>(),
        "Give up the caller's seat; a game in which no person is left is closed.";
    post "/api/play" http::play_now, 5, Some(json::<PlayNow>()) => 201 json::<TableLink>(),
        "Create a table against bots.";
    get "/api/games" http::games, 5, None => 200 json::<Games>(),
        "The caller's games, and recent ones.";
    post "/api/games" http::import_game, 15, Some(Content::Text) => 201 json::<TableLink>(),
        "Store the record of a finished game against bots that was played without a server.";
    get "/api/games/{table}/record" http::record, 10, None => 200 Content::Text,
        "The record: all of it when the game is over, before that the caller's own view.";
    get "/api/games/{table}/replay" http::replay, 20, None => 200 json::<Vec<ReplayStep>>(),
        "A finished game, step by step.",
        ? "as": "The viewer: a seat's letter, `public`, or `all`.";
    get "/api/games/{table}/review" http::review, 10, None => 200 json::<ReviewState>(),
        "The review of a finished game for a seat, as far as it is ready: ask until it is done.",
        ? "seat": "The seat: a letter. By default the caller's own, otherwise A.";
    get "/api/health" http::health, 1, None => 200 Content::Text, "Whether the server runs.";
    get "/api/ready" http::ready, 1, None => 200 Content::Text, "Whether it can serve.";
    get "/api/socket" http::socket, 2, None => 101 Content::Socket, "The WebSocket.",
        ? "table": "The table that will be watched: a proxy can choose the server that has it.";
    get "/api/openapi.json" openapi::serve, 5, None => 200 Content::Document, "This document.";
    get "/metrics" http::metrics, 2, None => 200 Content::Text,
        "Metrics for Prometheus, for callers on the machine itself only.";
}

/// The route of a request; none for pages and their assets, and for requests that are refused.
pub(crate) fn route(method: &Method, path: Option<&str>) -> Option<&'static Route> {
    let is_asked = |route: &&Route| {
        Some(route.path) == path && method.as_str().eq_ignore_ascii_case(route.method)
    };
    ROUTES.iter().find(is_asked)
}

impl Route {
    /// The largest request body.
    pub(crate) fn largest_body(&self) -> usize {
        match self.body {
            Some(Content::Text) => LARGEST_RECORD,
            Some(Content::Json(_) | Content::Document | Content::Socket) | None => LARGEST_BODY,
        }
    }
}

/// The largest request body but for records.
pub(crate) const LARGEST_BODY: usize = 16 * 1024;

/// The largest record that can be sent in: several times that of a long game.
const LARGEST_RECORD: usize = 256 * 1024;

/// The whole server as one service.
pub(crate) fn router(app: &Arc<AppState>) -> Router {
    let mut router = Router::new();
    for route in ROUTES {
        router = router.route(route.path, (route.handler)());
    }
    router
        .method_not_allowed_fallback(http::wrong_method)
        .fallback(assets::serve)
        .layer(from_fn_with_state(Arc::clone(app), guard))
        .with_state(Arc::clone(app))
}
