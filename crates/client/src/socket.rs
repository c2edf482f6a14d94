//! One socket: a connection to the server on which a guest, or an anonymous client, plays and
//! watches.

use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use futures_util::{SinkExt as _, Stream, StreamExt as _};
use protocol::Request;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{Connector, MaybeTlsStream, WebSocketStream, client_async_tls_with_config};

use crate::error::ClientError;
use crate::incoming::{Incoming, Kind};
use crate::session_runner::Wire;
use crate::site::Token;
use crate::tls::Address;

/// Buffer sizes of a socket, in bytes: many sockets must fit into one program.
const BUFFER: usize = 4096;

/// An unparsed message; [`Incoming::read`] parses it.
pub type Text = Utf8Bytes;

/// One socket. As a stream it yields the server's messages until the connection ends.
#[derive(Debug)]
pub struct Socket {
    line: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Connects. The server's first message is its hello.
    pub(crate) async fn open(
        address: &Address,
        source: Option<IpAddr>,
        table: Option<&str>,
        who: Option<&Token>,
    ) -> Result<Self, ClientError> {
        let stream = connect(address.authority(), source).await.map_err(line)?;
        // A move is a small packet that another player is waiting for.
        stream.set_nodelay(true).map_err(line)?;
        let query = table.map_or_else(String::new, |code| format!("?table={code}"));
        let mut request = address
            .url("ws", &format!("/api/socket{query}"))
            .into_client_request()
            .map_err(|error| ClientError::Address(error.to_string()))?;
        if let Some(token) = who {
            let cookie = HeaderValue::from_str(token.secret())
                .map_err(|error| ClientError::Odd(error.to_string()))?;
            request.headers_mut().insert("cookie", cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let connector = match address.tls() {
            Some(tls) => Connector::Rustls(tls),
            None => Connector::Plain,
        };
        let (line, _) =
            client_async_tls_with_config(request, stream, Some(config), Some(connector))
                .await
                .map_err(broken)?;
        Ok(Self { line })
    }

    /// Waits for the hello of a server with our protocol version.
    pub(crate) async fn greeted(mut self) -> Result<Self, ClientError> {
        let text = self.receive_text().await?;
        match Incoming::read(&text)? {
            Incoming { kind: Kind::Hello, protocol: protocol::VERSION, .. } => Ok(self),
            Incoming { kind: Kind::Hello, protocol, .. } => Err(ClientError::Outdated(protocol)),
            other => {
                Err(ClientError::Odd(format!("its first word is {:?}, not hello", other.kind)))
            }
        }
    }

    /// Sends a request.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send_request(&mut self, request: &Request) -> Result<(), ClientError> {
        let text =
            serde_json::to_string(request).map_err(|error| ClientError::Odd(error.to_string()))?;
        self.line.send(Message::text(text)).await.map_err(broken)
    }

    /// Sends any text, valid or not.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        self.line.send(Message::text(text)).await.map_err(broken)
    }

    /// The next message.
    ///
    /// # Errors
    /// If the connection is broken or has ended.
    pub async fn receive_text(&mut self) -> Result<Text, ClientError> {
        self.next().await.unwrap_or_else(|| Err(ClientError::Line("the line has ended".into())))
    }
}

impl Wire for Socket {
    async fn send(&mut self, text: String) -> Result<(), ClientError> {
        self.send_text(text).await
    }

    async fn receive(&mut self) -> Result<String, ClientError> {
        self.receive_text().await.map(|text| text.as_str().to_owned())
    }
}

impl Stream for Socket {
    type Item = Result<Text, ClientError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            return Poll::Ready(match ready!(self.line.poll_next_unpin(cx)) {
                Some(Ok(Message::Text(text))) => Some(Ok(text)),
                // The WebSocket itself answers pings.
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Close(_))) | None => None,
                Some(Ok(Message::Binary(_) | Message::Frame(_))) => {
                    Some(Err(ClientError::Odd("something that is not text".into())))
                }
                Some(Err(error)) => Some(Err(broken(error))),
            });
        }
    }
}

async fn connect(authority: &str, source: Option<IpAddr>) -> std::io::Result<TcpStream> {
    let Some(source) = source else { return TcpStream::connect(authority).await };
    let found = tokio::net::lookup_host(authority).await?;
    let mut same_kind = found.filter(|address| address.is_ipv4() == source.is_ipv4());
    let to = same_kind.next().ok_or(std::io::ErrorKind::AddrNotAvailable)?;
    let socket = if to.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.bind(SocketAddr::new(source, 0))?;
    socket.connect(to).await
}

fn line(error: std::io::Error) -> ClientError {
    ClientError::of_line(&error)
}

fn broken(error: Error) -> ClientError {
    if let Error::Http(answer) = &error {
        let body = answer.body().as_deref().unwrap_or_default();
        let body = String::from_utf8_lossy(body).into_owned();
        return ClientError::refused(answer.status().as_u16(), body);
    }
    ClientError::of_line(&error)
}
