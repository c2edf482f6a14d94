//! Servers that share a database talk to each other: a socket whose table lives on another node is
//! passed through to it, and so is what else is asked of that table.
//!
//! Whoever knows the secret of the cluster may say anything here, in any guest's name; nobody else
//! gets an answer. The connections are not encrypted: the network between the nodes must be
//! private, like the one to PostgreSQL.

use std::fmt;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use protocol::{Code, Refusal};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use subtle::ConstantTimeEq as _;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tungstenite::Message;
use tungstenite::client::IntoClientRequest as _;

use crate::app::{AppState, Found, storage};
use crate::cluster::Membership;
use crate::remote::RemoteRequest;
use crate::socket::serve_relayed;
use crate::store::{GuestId, LiveNode, NodeId};
use crate::table::Guest;

/// Another node has this long to accept a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(2);

/// Another node has this long to answer a question.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(8);

/// The longest answer to a question.
const LONGEST_ANSWER: usize = 1 << 20;

/// The shortest secret.
const SHORTEST_SECRET: usize = 20;

/// What the nodes of a cluster know, and nobody else.
#[derive(Clone)]
pub struct Secret(Arc<str>);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    /// The secret in a text, without the white space around it.
    ///
    /// # Errors
    /// If it could be guessed, or cannot be sent.
    pub fn read(text: &str) -> Result<Self, String> {
        let secret = text.trim();
        if secret.len() < SHORTEST_SECRET {
            return Err(format!("a secret has at least {SHORTEST_SECRET} characters"));
        }
        match secret.bytes().all(|byte| byte.is_ascii_graphic()) {
            true => Ok(Self(secret.into())),
            false => Err("a secret has only letters, digits and signs of ASCII".to_owned()),
        }
    }

    fn header(&self) -> HeaderValue {
        let text = format!("Bearer {}", self.0);
        let mut value = HeaderValue::from_str(&text).expect("a secret is plain text");
        value.set_sensitive(true);
        value
    }

    fn is_in(&self, headers: &HeaderMap) -> bool {
        let sent = headers.get(header::AUTHORIZATION).map_or(&b""[..], HeaderValue::as_bytes);
        sent.ct_eq(self.header().as_bytes()).into()
    }
}

/// A connection to another node.
pub(crate) trait Wire: AsyncRead + AsyncWrite + Unpin + Send + Sync {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send + Sync> Wire for T {}

/// How other nodes are reached.
#[derive(Clone, Debug)]
pub(crate) enum Network {
    /// Over TCP.
    Tcp,
    /// Inside this process.
    #[cfg(test)]
    Virtual(Arc<dyn Dial>),
}

/// A network inside this process.
#[cfg(test)]
pub(crate) trait Dial: fmt::Debug + Send + Sync {
    /// A line to the node at an address.
    fn dial(&self, address: &str) -> io::Result<Box<dyn Wire>>;
}

/// The other nodes.
#[derive(Clone, Debug)]
pub(crate) struct Peers {
    pub(crate) secret: Secret,
    pub(crate) network: Network,
}

/// Why another node has not answered.
#[derive(Debug)]
pub(crate) enum PeerError {
    /// It does not know our secret.
    Secret,
    /// It cannot be reached, or does not answer.
    Away(String),
    /// It answers that it cannot help.
    Unwell(StatusCode),
}

impl From<io::Error> for PeerError {
    fn from(error: io::Error) -> Self {
        Self::Away(error.to_string())
    }
}

impl Peers {
    async fn dial(&self, address: &str) -> io::Result<Box<dyn Wire>> {
        let dialled = async {
            Ok::<Box<dyn Wire>, io::Error>(match &self.network {
                Network::Tcp => {
                    let stream = TcpStream::connect(address).await?;
                    // A move is a small packet that another player is waiting for.
                    stream.set_nodelay(true)?;
                    Box::new(stream)
                }
                #[cfg(test)]
                Network::Virtual(network) => network.dial(address)?,
            })
        };
        timeout(CONNECT_TIMEOUT, dialled)
            .await
            .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }

    /// Is this node well, and does it have our secret?
    ///
    /// # Errors
    /// If it has another one, does not answer, or does not reach the database.
    pub(crate) async fn ping(&self, address: &str) -> Result<(), PeerError> {
        let asked =
            timeout(CONNECT_TIMEOUT, self.request(address, "GET", "/", Body::empty())).await;
        asked.unwrap_or_else(|_| Err(io::Error::from(io::ErrorKind::TimedOut).into())).map(|_| ())
    }

    /// Asks a node about a table that it has.
    ///
    /// # Errors
    /// What it refuses, or that it does not answer.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &self,
        address: &str,
        code: &str,
        request: &RemoteRequest,
    ) -> Result<T, Refusal> {
        let body = Body::from(serde_json::to_vec(request).map_err(|_| Code::Internal)?);
        let path = format!("/tables/{code}");
        let asked = self.request(address, "POST", &path, body);
        let answer = match timeout(ANSWER_TIMEOUT, asked).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(error)) => {
                tracing::debug!(address, ?error, "another node does not answer");
                return Err(Code::Storage.into());
            }
            Err(_) => return Err(Code::Storage.into()),
        };
        let answer = serde_json::from_slice::<Result<T, Refusal>>(&answer);
        answer.unwrap_or_else(|error| {
            tracing::error!(address, %error, "another node's answer cannot be read");
            Err(Code::Internal.into())
        })
    }

    async fn request(
        &self,
        address: &str,
        method: &str,
        path: &str,
        body: Body,
    ) -> Result<Vec<u8>, PeerError> {
        let away = |error: &dyn fmt::Display| PeerError::Away(error.to_string());
        let stream = self.dial(address).await?;
        let begun = handshake(TokioIo::new(stream)).await;
        let (mut sender, connection) = begun.map_err(|error| away(&error))?;
        // It ends with the request.
        tokio::spawn(connection);
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, address)
            .header(header::AUTHORIZATION, self.secret.header())
            .header(header::CONTENT_TYPE, "application/json")
            .body(body)
            .map_err(|error| away(&error))?;
        let answer = sender.send_request(request).await.map_err(|error| away(&error))?;
        match answer.status() {
            StatusCode::OK => {}
            StatusCode::UNAUTHORIZED => return Err(PeerError::Secret),
            other => return Err(PeerError::Unwell(other)),
        }
        let body = to_bytes(Body::new(answer.into_body()), LONGEST_ANSWER).await;
        Ok(body.map_err(|error| away(&error))?.to_vec())
    }

    /// Opens a socket to a node for a guest.
    ///
    /// # Errors
    /// If it cannot be reached, or refuses.
    pub(crate) async fn socket(
        &self,
        node: &LiveNode,
        guest: Option<&Guest>,
    ) -> Result<PeerSocket, PeerError> {
        let address = &node.address;
        let stream = self.dial(address).await?;
        let query = guest.map_or_else(String::new, |guest| format!("?guest={}", guest.id));
        let url = format!("ws://{address}/socket{query}");
        let mut request =
            url.into_client_request().map_err(|error| PeerError::Away(error.to_string()))?;
        request.headers_mut().insert(header::AUTHORIZATION, self.secret.header());
        let opened = tokio_tungstenite::client_async(request, stream);
        match timeout(CONNECT_TIMEOUT, opened).await {
            Ok(Ok((line, _))) => Ok(PeerSocket { line, node: node.id }),
            Ok(Err(error)) => Err(PeerError::Away(error.to_string())),
            Err(_) => Err(PeerError::Away("it does not answer".to_owned())),
        }
    }
}

/// A socket to the node that a table lives on.
pub(crate) struct PeerSocket {
    line: WebSocketStream<Box<dyn Wire>>,
    /// The number of the node.
    pub(crate) node: NodeId,
}

impl fmt::Debug for PeerSocket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PeerSocket")
    }
}

impl PeerSocket {
    /// Passes a client's message on. Returns false if the node has gone.
    pub(crate) async fn send(&mut self, text: &str) -> bool {
        self.line.send(Message::text(text)).await.is_ok()
    }

    /// The next message for the client; `None` when the node has gone.
    pub(crate) async fn receive(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.line.next().await? {
                Ok(Message::Text(text)) => return Some(text.as_str().into()),
                // The line itself answers pings.
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Binary(_) | Message::Close(_) | Message::Frame(_)) | Err(_) => {
                    return None;
                }
            }
        }
    }
}

/// What other nodes may ask of this one.
pub(crate) fn router(app: &Arc<AppState>) -> Router {
    Router::new()
        .route("/", get(health))
        .route("/socket", get(socket))
        .route("/tables/{code}", post(remote_request))
        .layer(from_fn_with_state(Arc::clone(app), only_peers))
        .with_state(Arc::clone(app))
}

/// Does this node reach the database?
async fn health(State(app): State<Arc<AppState>>) -> StatusCode {
    match app.cluster.as_ref().is_some_and(Membership::is_fresh) {
        true => StatusCode::OK,
        false => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// Refuses everybody who does not know the secret.
async fn only_peers(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let secret = app.cluster.as_ref().map(|cluster| &cluster.peers.secret);
    if secret.is_some_and(|secret| secret.is_in(request.headers())) {
        return next.run(request).await;
    }
    StatusCode::UNAUTHORIZED.into_response()
}

/// For whom a socket is passed through.
#[derive(Debug, Deserialize)]
struct RelayedGuest {
    guest: Option<GuestId>,
}

async fn socket(
    State(app): State<Arc<AppState>>,
    Query(RelayedGuest { guest }): Query<RelayedGuest>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, StatusCode> {
    let unavailable = |_: Refusal| StatusCode::SERVICE_UNAVAILABLE;
    let guest = match guest {
        Some(id) => {
            let row = app.store.read(move |db| db.guest(id)).await.map_err(storage);
            let row = row.map_err(unavailable)?.filter(|row| !row.banned);
            let row = row.ok_or(StatusCode::FORBIDDEN)?;
            Some(Guest { id: row.id, name: row.name, program: row.program })
        }
        None => None,
    };
    let arrival = app.admit(guest).map_err(unavailable)?;
    let upgrade =
        upgrade.max_message_size(protocol::LONGEST_FRAME).max_frame_size(protocol::LONGEST_FRAME);
    Ok(upgrade.on_upgrade(async move |line| serve_relayed(arrival, line).await))
}

async fn remote_request(
    State(app): State<Arc<AppState>>,
    Path(code): Path<String>,
    Json(request): Json<RemoteRequest>,
) -> Response {
    // A table that has moved on is not looked for any further.
    match app.find(&code).await {
        Ok(Found::Here(_)) => {}
        Ok(Found::There(_)) => return Json(refused(Code::Storage.into())).into_response(),
        Err(refusal) => return Json(refused(refusal)).into_response(),
    }
    match request {
        RemoteRequest::Status { guest } => Json(app.status(&code, guest).await).into_response(),
        RemoteRequest::Leave(guest) => {
            Json(Ok::<_, Refusal>(app.leave(&code, guest).await)).into_response()
        }
        RemoteRequest::Rename { guest, name } => {
            Json(app.rename(&code, guest, name).await).into_response()
        }
        RemoteRequest::CloseIfIdle => Json(app.close_if_idle(&code).await).into_response(),
        RemoteRequest::End => Json(Ok::<_, Refusal>(app.end(&code).await)).into_response(),
    }
}

fn refused(refusal: Refusal) -> Result<(), Refusal> {
    Err(refusal)
}
