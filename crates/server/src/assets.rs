//! The web client, embedded in the binary: pages and their assets, compressed in advance.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::Code;

use crate::app::AppState;
use crate::http::Problem;

/// The files of the web client, sorted by path.
#[derive(Clone, Copy, Debug)]
pub struct Assets(pub &'static [Asset]);

/// A file of the web client.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its path, with a slash before it.
    pub path: &'static str,
    /// Its content.
    pub plain: &'static [u8],
    /// The same, compressed by gzip.
    pub gzip: Option<&'static [u8]>,
    /// The same, compressed by Brotli.
    pub brotli: Option<&'static [u8]>,
}

impl Assets {
    fn find(self, path: &str) -> Option<&'static Asset> {
        self.0.iter().find(|asset| asset.path == path)
    }
}

/// Serves a file of the web client. Every page address gets the same HTML file, which then loads
/// what belongs there.
pub(crate) async fn serve(
    State(app): State<Arc<AppState>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Problem::from(Code::NotFound).into_response();
    }
    let path = uri.path();
    let is_page = !path.starts_with("/api/") && !path.contains('.');
    let found =
        app.assets.find(path).or_else(|| is_page.then(|| app.assets.find("/index.html")).flatten());
    match found {
        Some(asset) => answer(asset, &headers),
        None => Problem::from(Code::NotFound).into_response(),
    }
}

fn answer(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepts = |coding: &str| {
        let codings = accepted.unwrap_or_default().split(',');
        codings.map(|coding| coding.trim().split(';').next()).any(|named| named == Some(coding))
    };
    let brotli = asset.brotli.filter(|_| accepts("br")).map(|bytes| ("br", bytes));
    let gzip = asset.gzip.filter(|_| accepts("gzip")).map(|bytes| ("gzip", bytes));
    let (coding, bytes) = brotli.or(gzip).unwrap_or(("identity", asset.plain));
    let mut response = (StatusCode::OK, bytes).into_response();
    let named = response.headers_mut();
    let mut set = |name, value: &'static str| {
        named.insert(name, HeaderValue::from_static(value));
    };
    set(header::CONTENT_TYPE, content_type(asset.path));
    set(header::VARY, "accept-encoding");
    if coding != "identity" {
        set(header::CONTENT_ENCODING, coding);
    }
    // Build files have a content hash in their name; the others are revalidated each time.
    let forever = asset.path.starts_with("/assets/");
    let cache = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    set(header::CACHE_CONTROL, cache);
    response
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt" | "ftl" | "md") => "text/plain; charset=utf-8",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
