//! Every route, in one list: the router and the OpenAPI document are both made from it.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, get, post};

use crate::hall::Hall;
use crate::http;

/// A route and what the OpenAPI document says of it.
pub(crate) struct Route {
    /// The method, as OpenAPI writes it.
    pub(crate) method: &'static str,
    /// The path.
    pub(crate) path: &'static str,
    /// What it does.
    pub(crate) summary: &'static str,
    handler: fn() -> MethodRouter<Arc<Hall>>,
}

macro_rules! routes {
    ($($method:ident $path:literal $handler:path, $summary:literal;)*) => {
        /// Every route of the interface for programs. Pages and their parts are beside it.
        pub(crate) const ROUTES: &[Route] = &[$(Route {
            method: stringify!($method),
            path: $path,
            summary: $summary,
            handler: || $method($handler),
        }),*];
    };
}

routes! {
    get "/api/me" http::me, "Who am I?";
    post "/api/me" http::name_me, "Become somebody, or another name.";
    post "/api/device-link" http::device_link, "A link that makes another device me, once.";
    post "/api/device" http::device, "I am the device of that link.";
    get "/api/tables" http::tables, "The open tables.";
    post "/api/tables" http::make_table, "Make a table.";
    get "/api/tables/{table}" http::room, "A table.";
    post "/api/play" http::play_now, "A table against bots, at once.";
    get "/api/games" http::games, "My games, and recent ones.";
    get "/api/games/{table}/record" http::record, "The record of a game.";
    get "/api/games/{table}/replay" http::replay, "A finished game, step by step.";
    get "/api/health" http::health, "Is the server alive?";
    get "/api/ready" http::ready, "Can it serve?";
    get "/api/socket" http::socket, "The WebSocket.";
    get "/metrics" http::metrics, "Figures for Prometheus; from the machine itself alone.";
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
        .fallback(http::not_found)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(Arc::clone(hall), http::guard))
        .with_state(Arc::clone(hall))
}
