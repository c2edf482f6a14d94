//! Every route, in one list: the router and the OpenAPI document are both made from it.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, get, post};

use protocol::{
    Device, DeviceLink, Games, LobbyTable, MakeTable, Me, NameMe, PlayNow, ReplayStep, Room,
    TableLink,
};
use schemars::{JsonSchema, Schema, SchemaGenerator};

use crate::hall::Hall;
use crate::{assets, http, openapi};

/// A route and what the OpenAPI document says of it.
pub(crate) struct Route {
    /// The method, as OpenAPI writes it.
    pub(crate) method: &'static str,
    /// The path.
    pub(crate) path: &'static str,
    /// What it does.
    pub(crate) summary: &'static str,
    /// What is sent with it.
    pub(crate) body: Option<Content>,
    /// What is answered.
    pub(crate) answer: Content,
    handler: fn() -> MethodRouter<Arc<Hall>>,
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
        $method:ident $path:literal $handler:path,
        $body:expr => $answer:expr, $summary:literal;
    )*) => {
        /// Every route of the interface for programs. Pages and their parts are beside it.
        pub(crate) const ROUTES: &[Route] = &[$(Route {
            method: stringify!($method),
            path: $path,
            summary: $summary,
            body: $body,
            answer: $answer,
            handler: || $method($handler),
        }),*];
    };
}

routes! {
    get "/api/me" http::me, None => json::<Me>(), "Who am I?";
    post "/api/me" http::name_me, Some(json::<NameMe>()) => json::<Me>(),
        "Become somebody, or take another name.";
    post "/api/device-link" http::device_link, None => json::<DeviceLink>(),
        "A link that makes another device me, once, within ten minutes.";
    post "/api/device" http::device, Some(json::<Device>()) => json::<Me>(),
        "I am the device of that link.";
    get "/api/tables" http::tables, None => json::<Vec<LobbyTable>>(), "The open tables.";
    post "/api/tables" http::make_table, Some(json::<MakeTable>()) => json::<TableLink>(),
        "Make a table.";
    get "/api/tables/{table}" http::room, None => json::<Room>(), "A table.";
    post "/api/play" http::play_now, Some(json::<PlayNow>()) => json::<TableLink>(),
        "A table against bots, at once.";
    get "/api/games" http::games, None => json::<Games>(), "My games, and recent ones.";
    get "/api/games/{table}/record" http::record, None => Content::Text,
        "The record: whole when the game is over, before that a player's own view.";
    get "/api/games/{table}/replay" http::replay, None => json::<Vec<ReplayStep>>(),
        "A finished game, step by step.";
    get "/api/health" http::health, None => Content::Text, "Is the server alive?";
    get "/api/ready" http::ready, None => Content::Text, "Can it serve?";
    get "/api/socket" http::socket, None => Content::Socket, "The WebSocket.";
    get "/api/openapi.json" openapi::serve, None => Content::Document, "This document.";
    get "/metrics" http::metrics, None => Content::Text,
        "Figures for Prometheus; only from the machine itself.";
}

/// The largest body that anybody may send.
const LARGEST_BODY: usize = 16 * 1024;

/// The whole server as one service.
pub(crate) fn router(hall: &Arc<Hall>) -> Router {
    let mut router = Router::new();
    for route in ROUTES {
        router = router.route(route.path, (route.handler)());
    }
    router
        .method_not_allowed_fallback(http::wrong_method)
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(Arc::clone(hall), http::guard))
        .with_state(Arc::clone(hall))
}
