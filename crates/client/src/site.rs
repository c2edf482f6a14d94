//! A server's address, and its HTTP interface.

use std::net::IpAddr;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{Method, Request};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use protocol::{LobbyTable, MakeTable, NameMe, PlayNow, TableLink};
use rustls::RootCertStore;
use serde::Serialize;
use tokio::time::timeout;

use crate::error::ClientError;
use crate::socket::Socket;
use crate::tls::{Address, trusting};

/// A connection that was idle for this long is not used again: the server closes it after ten
/// seconds, perhaps just as a request is sent.
const IDLE: Duration = Duration::from_secs(5);

/// How long a request may take. Longer than a server waits for another one that it asks.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// A server's address. Cheap to clone; all clones share their connections.
#[derive(Clone, Debug)]
pub struct Site {
    address: Address,
    /// The local address to connect from, unless the system chooses it.
    source: Option<IpAddr>,
    http: Http,
}

type Http = Client<HttpsConnector<HttpConnector>, Full<Bytes>>;

/// What identifies a guest. Its text is a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

impl Token {
    /// A token from its stored text.
    #[must_use]
    pub fn kept(secret: &str) -> Self {
        Self(secret.to_owned())
    }

    /// Its text; store it where nobody else can read it.
    #[must_use]
    pub fn secret(&self) -> &str {
        &self.0
    }
}

/// An HTTP response.
struct Reply {
    cookie: Option<String>,
    body: String,
}

impl Reply {
    /// The table that it names.
    fn table(&self) -> Result<String, ClientError> {
        let link: TableLink = serde_json::from_str(&self.body)
            .map_err(|error| ClientError::Odd(error.to_string()))?;
        Ok(link.table)
    }
}

impl Site {
    /// The server of this address, `http://host:port` or `https://host:port`.
    ///
    /// # Errors
    /// If it is not such an address. Nothing is sent yet.
    pub fn new(url: &str) -> Result<Self, ClientError> {
        Address::read(url).map(|address| Self::at(address, None))
    }

    pub(crate) fn at(address: Address, source: Option<IpAddr>) -> Self {
        let http = http(&address, source);
        Self { address, source, http }
    }

    /// The same server, called from this local address.
    #[must_use]
    pub fn called_from(&self, source: IpAddr) -> Self {
        Self::at(self.address.clone(), Some(source))
    }

    /// The host with its port.
    #[must_use]
    pub fn authority(&self) -> &str {
        self.address.authority()
    }

    /// Creates a guest.
    ///
    /// # Errors
    /// If the server does not answer, or refuses; the same holds for all methods below.
    pub async fn become_guest(&self, name: Option<&str>) -> Result<Token, ClientError> {
        let args = NameMe { name: name.map(str::to_owned), program: false };
        let reply = self.post("/api/me", None, &args).await?;
        let cookie =
            reply.cookie.ok_or_else(|| ClientError::Odd("a guest without a cookie".into()))?;
        Ok(Token(cookie))
    }

    /// Gives a guest another name, at their tables too.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn rename(&self, guest: &Token, name: &str) -> Result<(), ClientError> {
        let args = NameMe { name: Some(name.to_owned()), program: false };
        self.post("/api/me", Some(guest), &args).await.map(|_| ())
    }

    /// Creates a table; its creator has a seat.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn make_table(&self, maker: &Token, args: &MakeTable) -> Result<String, ClientError> {
        self.post("/api/tables", Some(maker), args).await?.table()
    }

    /// Creates a table against bots; the game begins when its creator adds their part of the deal.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn play_now(&self, maker: &Token, args: &PlayNow) -> Result<String, ClientError> {
        self.post("/api/play", Some(maker), args).await?.table()
    }

    /// The open tables.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn tables(&self) -> Result<Vec<LobbyTable>, ClientError> {
        let body = self.get("/api/tables", None).await?;
        serde_json::from_str(&body).map_err(|error| ClientError::Odd(error.to_string()))
    }

    /// Gets a text.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn get(&self, path: &str, asker: Option<&Token>) -> Result<String, ClientError> {
        Ok(self.request(Method::GET, path, asker, Bytes::new()).await?.body)
    }

    /// Opens a socket, and waits for the server's hello.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn connect(&self, who: Option<&Token>) -> Result<Socket, ClientError> {
        self.connect_near(None, who).await
    }

    /// The same with a table in the address: a proxy before several servers then sends everybody at
    /// that table to the same one.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn connect_near(
        &self,
        table: Option<&str>,
        who: Option<&Token>,
    ) -> Result<Socket, ClientError> {
        Socket::open(&self.address, self.source, table, who).await?.greeted().await
    }

    /// Opens a socket. Its first message is the server's hello.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn dial(&self, who: Option<&Token>) -> Result<Socket, ClientError> {
        Socket::open(&self.address, self.source, None, who).await
    }

    async fn post(
        &self,
        path: &str,
        asker: Option<&Token>,
        args: &impl Serialize,
    ) -> Result<Reply, ClientError> {
        let body = serde_json::to_vec(args).map_err(|error| ClientError::Odd(error.to_string()))?;
        self.request(Method::POST, path, asker, body.into()).await
    }

    async fn request(
        &self,
        method: Method,
        path: &str,
        asker: Option<&Token>,
        body: Bytes,
    ) -> Result<Reply, ClientError> {
        let mut request = Request::builder()
            .method(method)
            .uri(self.address.url("http", path))
            .header(CONTENT_TYPE, "application/json");
        if let Some(token) = asker {
            request = request.header(COOKIE, token.secret());
        }
        let request = request
            .body(Full::new(body))
            .map_err(|error| ClientError::Address(error.to_string()))?;
        let answered = timeout(REQUEST_TIMEOUT, self.answered(request)).await;
        answered.unwrap_or_else(|_| {
            let seconds = REQUEST_TIMEOUT.as_secs();
            Err(ClientError::Line(format!("no answer within {seconds} seconds")))
        })
    }

    /// The whole answer to a request, whenever it comes.
    async fn answered(&self, request: Request<Full<Bytes>>) -> Result<Reply, ClientError> {
        let answer =
            self.http.request(request).await.map_err(|error| ClientError::of_line(&error))?;
        let status = answer.status();
        let cookie = answer.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        // What follows the first semicolon is for the browser.
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let body =
            answer.into_body().collect().await.map_err(|error| ClientError::of_line(&error))?;
        let body = String::from_utf8_lossy(&body.to_bytes()).into_owned();
        if status.is_success() {
            return Ok(Reply { cookie, body });
        }
        Err(ClientError::refused(status.as_u16(), body))
    }
}

fn http(address: &Address, source: Option<IpAddr>) -> Http {
    let mut connector = HttpConnector::new();
    connector.set_nodelay(true);
    connector.set_local_address(source);
    connector.enforce_http(false);
    let tls = address.tls().unwrap_or_else(|| trusting(&RootCertStore::empty()));
    let connector = HttpsConnectorBuilder::new()
        .with_tls_config((*tls).clone())
        .https_or_http()
        .enable_http1()
        .wrap_connector(connector);
    Client::builder(TokioExecutor::new()).pool_idle_timeout(IDLE).build(connector)
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_server_that_accepts_and_does_not_answer_is_given_up() {
        let silent = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = silent.local_addr().expect("an address");
        let site = Site::new(&format!("http://{address}")).expect("an address");
        let outcome = timeout(Duration::from_secs(60), site.get("/api/me", None)).await;
        assert!(matches!(outcome, Ok(Err(ClientError::Line(_)))), "{outcome:?}");
    }

    #[test]
    fn an_address_is_a_host_and_a_port() {
        let authority = |url: &str| Site::new(url).map(|site| site.authority().to_owned());
        assert_eq!(authority("http://127.0.0.1:8080"), Ok("127.0.0.1:8080".into()));
        assert_eq!(authority("http://localhost/"), Ok("localhost:80".into()));
        assert_eq!(authority("http://[::1]:8080"), Ok("[::1]:8080".into()));
        assert_eq!(authority("https://example.org"), Ok("example.org:443".into()));
        for bad in ["", "localhost", "ftp://x", "http://", "https://", "http://x/y", "http://x?y"] {
            assert!(matches!(authority(bad), Err(ClientError::Address(_))), "{bad}");
        }
    }

    #[test]
    fn a_token_is_not_shown() {
        assert_eq!(format!("{:?}", Token("ivanhoe=secret".into())), "Token");
    }
}
