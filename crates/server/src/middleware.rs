//! What every request passes through: limits, the caller's address, and the check of its origin.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, HttpBody as _};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use protocol::{Code, Refusal};

use crate::app::AppState;
use crate::bounded_stream::MAX_BYTES_PER_SECOND;
use crate::http::Problem;
use crate::limits::counted;
use crate::log_throttle::LogThrottle;
use crate::routes::{LARGEST_BODY, Route, route};

/// A request whose body is not complete after this long is dropped.
const BODY_TIMEOUT: Duration = Duration::from_secs(20);

/// A response that is not ready after this long is given up.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(30);

/// Where a request comes from; `None` for this machine itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller(pub(crate) Option<IpAddr>);

/// Lets a request pass, or refuses it.
pub(crate) async fn guard(
    State(app): State<Arc<AppState>>,
    mut request: Request,
    next: Next,
) -> Response {
    let from = request.extensions().get::<Caller>().copied().unwrap_or(Caller(None));
    let from = Caller(caller(&app, request.headers(), from.0));
    request.extensions_mut().insert(from);
    let plays = request.uri().path().starts_with("/assets/games-");
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let now = app.clock.now();
    let path = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let route = route(request.method(), path);
    let cost = route.map_or(1, |route| route.cost);
    let largest = route.map_or(LARGEST_BODY, Route::largest_body);
    let blocked_until = app.limits.blocked_until(from.0, now);
    let answered =
        if blocked_until.is_some() || !app.limits.charge_request(from.0, f64::from(cost), now) {
            Err(Code::TooFast.into())
        } else if changes && !is_own_origin(&app, request.headers()) {
            Err(Code::NotAllowed.into())
        } else {
            answer(request, largest, next).await
        };
    let mut response = answered.unwrap_or_else(|refusal| Problem::from(refusal).into_response());
    if let Some(blocked_until) = blocked_until {
        let seconds = ((blocked_until - now) as u64).div_ceil(1000);
        response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
    }
    if response.status().is_client_error() || response.status().is_server_error() {
        app.metrics.refused();
    }
    add_headers(&app, plays, response.headers_mut());
    response
}

/// Waits for the whole request, then for its response: a slow sender learns that the request is
/// incomplete, while a slow database is not blamed on the client.
async fn answer(request: Request, largest: usize, next: Next) -> Result<Response, Refusal> {
    let (parts, body) = request.into_parts();
    let body = match tokio::time::timeout(BODY_TIMEOUT, whole(body, largest)).await {
        Ok(body) => body?,
        Err(_) => return Err(incomplete()),
    };
    let answered = next.run(Request::from_parts(parts, Body::from(body)));
    tokio::time::timeout(RESPONSE_TIMEOUT, answered).await.map_err(|_| {
        static LATE: LogThrottle = LogThrottle::new();
        LATE.say(|unsaid| tracing::warn!(unsaid, "a request was not answered in time"));
        Code::Storage.into()
    })
}

/// The whole body. One that is too long is still read, as far as a connection may send in a second:
/// a client that is busy sending may never see our answer.
async fn whole(body: Body, largest: usize) -> Result<Vec<u8>, Refusal> {
    let declared = body.size_hint().lower();
    let mut whole = Vec::new();
    let mut came = 0;
    let mut pieces = body.into_data_stream();
    while came.max(declared) <= MAX_BYTES_PER_SECOND as u64 {
        let Some(piece) = pieces.next().await else { break };
        let piece = piece.map_err(|_| incomplete())?;
        came += piece.len() as u64;
        if came <= largest as u64 {
            whole.extend_from_slice(&piece);
        }
    }
    if came.max(declared) <= largest as u64 { Ok(whole) } else { Err(Code::TooLong.into()) }
}

fn incomplete() -> Refusal {
    Refusal::new(Code::BadMessage, "the rest of the request did not come")
}

/// The caller's address. A trusted proxy names it. Without one, a forwarded request still does not
/// count as coming from this machine, even if the proxy runs on it; nor does a page that has made a
/// local browser resolve a foreign name to us.
fn caller(app: &AppState, headers: &HeaderMap, peer: Option<IpAddr>) -> Option<IpAddr> {
    let passed_on = PASSED_ON.iter().any(|name| headers.contains_key(*name))
        || !headers.get(header::HOST).is_some_and(names_this_machine);
    let named = if app.config.behind_proxy { named(headers) } else { None };
    named.or(peer).or(passed_on.then_some(IpAddr::V4(Ipv4Addr::LOCALHOST)))
}

/// Headers by which a proxy says that it forwards a request.
const PASSED_ON: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/// Is this a name for this machine itself? A request under another name may have been lured here by
/// a page of that name.
fn names_this_machine(host: &HeaderValue) -> bool {
    let host = host.to_str().unwrap_or_default();
    let (name, port) = host.rsplit_once(':').unwrap_or((host, ""));
    let name = if port.ends_with(']') { host } else { name };
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost")
        || address.is_ok_and(|address| counted(address).is_none())
}

/// The client that a proxy names: the last one, which the proxy itself has seen.
fn named(headers: &HeaderMap) -> Option<IpAddr> {
    let named = headers.get_all("x-forwarded-for").into_iter().next_back()?;
    let last = named.to_str().ok().and_then(|named| named.rsplit(',').next());
    // An unreadable address is at least not this machine itself.
    let unknown = IpAddr::from([0, 0, 0, 0]);
    Some(last.and_then(|last| last.trim().parse().ok()).unwrap_or(unknown))
}

/// Is the request from one of our own pages? Programs other than browsers send no origin.
pub(crate) fn is_own_origin(app: &AppState, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &app.config.public_url {
        return origin == public.trim_end_matches('/');
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, rest)| rest);
    own.is_some() && own == host
}

/// The policy of every page and file: nothing inline, nothing foreign.
macro_rules! policy {
    ($code:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'", $code, "; style-src 'self'; img-src 'self' \
             data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
             base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
             require-trusted-types-for 'script'; trusted-types svelte-trusted-html ivanhoe",
        )
    };
}

/// The headers of every response. Only the worker that plays games in the browser may compile
/// WebAssembly; pages may not.
fn add_headers(app: &AppState, plays: bool, headers: &mut HeaderMap) {
    let mut set = |name: &'static str, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(
        "content-security-policy",
        if plays { policy!(" 'wasm-unsafe-eval'") } else { policy!("") },
    );
    set("x-content-type-options", "nosniff");
    set("referrer-policy", "no-referrer");
    set("cross-origin-opener-policy", "same-origin");
    set("cross-origin-resource-policy", "same-origin");
    set("x-frame-options", "DENY");
    set("permissions-policy", "camera=(), geolocation=(), microphone=()");
    if app.is_secure() {
        set("strict-transport-security", "max-age=63072000");
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
