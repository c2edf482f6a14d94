//! Runs a server: accepts connections until it is asked to stop, and then shuts down cleanly.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::ServiceExt as _;

use crate::admin::carry_out_admin_commands;
use crate::app::AppState;
use crate::assets::Assets;
use crate::bounded_stream::BoundedStream;
use crate::cluster::{self, Membership, Node};
use crate::config::Config;
use crate::entropy::Entropy;
use crate::janitor;
use crate::limits::{ConnectionPermit, counted};
use crate::log_throttle::LogThrottle;
use crate::middleware::Caller;
use crate::peer::{self, Network, Peers};
use crate::routes::router;
use crate::shared_stream::{Direct, SharedStream};
use crate::store::{Change, Millis, Pause, Store, StoreError};
use crate::tarpit::Tarpit;
use crate::time::{Clock, SuspensionMonitor};

/// A client has this long to send the head of a request.
const HEAD: Duration = Duration::from_secs(10);

/// How often the server stores that it is alive.
const HEARTBEAT: Millis = 5000;

/// When the server stops, connections have this long to end.
const FAREWELL: Duration = Duration::from_secs(5);

/// The parts that a server is made of.
#[derive(Debug)]
pub struct Server {
    /// The store.
    pub store: Store,
    /// The time.
    pub clock: Clock,
    /// The source of secrets.
    pub entropy: Entropy,
    /// The operator's settings.
    pub config: Config,
    /// The web client.
    pub assets: Assets,
    /// What it needs to share its database with other servers, if it does.
    pub node: Option<Node>,
}

/// Runs until `shutdown` completes. Then no new tables are made, clients are informed, and
/// everything is stored.
///
/// # Errors
/// If the database cannot be used at the start.
pub async fn run(
    listener: TcpListener,
    server: Server,
    shutdown: impl Future<Output = ()>,
) -> Result<(), StoreError> {
    if server.config.public_url.is_some() && !server.config.behind_proxy {
        tracing::warn!(
            "--public-url without --behind-proxy: all clients of a proxy share one address and its \
             limits"
        );
    }
    let version = env!("CARGO_PKG_VERSION");
    tracing::info!(version, settings = ?server.config, "starting");
    let mut server = server;
    let node = server.node.take();
    let (app, mut background) = match node {
        Some(node) => start_node(server, node).await?,
        None => start_alone(server).await?,
    };
    let router = router(&app);
    background.extend([
        tokio::spawn({
            let app = Arc::clone(&app);
            async move { app.lobby.tell().await }
        }),
        tokio::spawn(carry_out_admin_commands(Arc::clone(&app))),
        tokio::spawn(janitor::tidy(Arc::clone(&app))),
        tokio::spawn({
            let app = Arc::clone(&app);
            async move { app.wake_on_time().await }
        }),
        tokio::spawn(watch_for_suspension(Arc::clone(&app))),
    ]);
    let (open_connections, all_closed) = watch::channel(());
    let tarpit = Tarpit::new();
    tokio::pin!(shutdown);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let open = OpenConnection::open(&app, counted(peer.ip()), all_closed.clone());
                    let Some(open) = open else {
                        tarpit.hold(stream);
                        continue;
                    };
                    // A move is a small packet that another player is waiting for.
                    let _ = stream.set_nodelay(true);
                    let pipe = SharedStream::new(stream);
                    // Nothing else holds the connection yet.
                    let _ = open.inner.direct.set(pipe.direct());
                    tokio::spawn(connection(open, router.clone(), pipe));
                }
                // Perhaps too many files are open: go on serving the existing connections.
                Err(error) => {
                    static FULL: LogThrottle = LogThrottle::new();
                    FULL.say(|unsaid| {
                        tracing::warn!(%error, unsaid, "a connection cannot be accepted");
                    });
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            },
            () = &mut shutdown => break,
        }
    }
    drop((listener, all_closed));
    tracing::info!("stopping: notifying clients and saving");
    shut_down(&app, &open_connections, &background).await;
    Ok(())
}

/// Hands the tables over, tells the clients, and stores everything.
async fn shut_down(
    app: &Arc<AppState>,
    open_connections: &watch::Sender<()>,
    background: &[JoinHandle<()>],
) {
    if app.cluster.is_some() {
        app.begin_draining();
        cluster::hand_over(app).await;
    }
    app.drain();
    // Idle connections are cut after this; sockets have closed by then.
    let _ = tokio::time::timeout(FAREWELL, open_connections.closed()).await;
    background.iter().for_each(JoinHandle::abort);
    if app.cluster.is_none() {
        // If the time cannot be stored, there is nobody left to inform.
        let _ = app.store.save(vec![Change::Alive(app.clock.now())]).await;
    }
    app.store.close().await;
}

/// A server that has the database for itself, and what it does in the background.
async fn start_alone(server: Server) -> Result<Started, StoreError> {
    let app = open(server).await?;
    let background = vec![
        tokio::spawn({
            let app = Arc::clone(&app);
            async move { app.wake_first().await }
        }),
        tokio::spawn(heartbeat(Arc::clone(&app))),
    ];
    Ok((app, background))
}

/// A server that shares the database, and what it does in the background.
async fn start_node(server: Server, node: Node) -> Result<Started, StoreError> {
    let Server { store, clock: _, entropy, config, assets, node: _ } = server;
    let Node { listener, secret } = node;
    cluster::check_secret(&store, &secret).await?;
    let address = listener.local_addr().map_err(|e| StoreError::Unavailable(e.to_string()))?;
    let peers = Peers { secret, network: Network::Tcp };
    let (membership, clock) = Membership::join(&store, address.to_string(), peers).await?;
    let app = AppState::new(store, clock, entropy, config, assets, Some(membership));
    let background = vec![
        tokio::spawn(accept_nodes(Arc::clone(&app), listener)),
        tokio::spawn(cluster::beat(Arc::clone(&app))),
        tokio::spawn(cluster::sweep(Arc::clone(&app))),
        tokio::spawn(cluster::share_lobby(Arc::clone(&app))),
        tokio::spawn(cluster::watch_peers(Arc::clone(&app))),
    ];
    Ok((app, background))
}

/// A server, and what it does in the background.
type Started = (Arc<AppState>, Vec<JoinHandle<()>>);

/// Accepts connections of other nodes.
async fn accept_nodes(app: Arc<AppState>, listener: TcpListener) {
    let router = peer::router(&app);
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                // A move is a small packet that another player is waiting for.
                let _ = stream.set_nodelay(true);
                tokio::spawn(serve_node(router.clone(), stream));
            }
            // Perhaps too many files are open: go on serving the existing connections.
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

/// Serves a connection of another node until it ends, or becomes a socket.
pub(crate) async fn serve_node(
    router: Router,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
) {
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades()
        .await;
    if let Err(error) = served {
        tracing::debug!(%error, "a connection between nodes broke");
    }
}

/// Opens the store and builds the server's state; notes how long no server was running.
pub(crate) async fn open(server: Server) -> Result<Arc<AppState>, StoreError> {
    let Server { store, clock, entropy, config, assets, node: _ } = server;
    let last = store.read(|db| db.alive()).await?;
    let clock = last.map_or(clock, |last| clock.not_before(last));
    let now = clock.now();
    let pause = last.filter(|&begun| begun < now).map(|begun| Pause { begun, ended: now });
    let job = pause.map(Change::Pause).into_iter().chain([Change::Alive(now)]).collect();
    store.save(job).await?;
    Ok(AppState::new(store, clock, entropy, config, assets, None))
}

/// An open connection. It is counted as long as this is held: a socket outlives the request that it
/// began as.
#[derive(Clone, Debug)]
pub(crate) struct OpenConnection {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    from: Option<IpAddr>,
    direct: OnceLock<Direct>,
    _permit: ConnectionPermit,
    _open: watch::Receiver<()>,
}

impl OpenConnection {
    /// Counts one more connection from an address, unless it has too many or is blocked. A proxy
    /// may have as many as it needs: there, callers are counted by the sockets that they open.
    pub(crate) fn open(
        app: &Arc<AppState>,
        from: Option<IpAddr>,
        open: watch::Receiver<()>,
    ) -> Option<Self> {
        if app.limits.is_blocked(from, app.clock.now()) {
            return None;
        }
        let counted = from.filter(|_| !app.config.behind_proxy);
        let permit = ConnectionPermit::from(app, counted)?;
        let direct = OnceLock::new();
        Some(Self { inner: Arc::new(Inner { from, direct, _permit: permit, _open: open }) })
    }

    /// The handle for writing to the connection directly, if there is one.
    pub(crate) fn direct(&self) -> Option<Direct> {
        self.inner.direct.get().cloned()
    }
}

/// Serves a connection until it ends, or becomes a socket.
pub(crate) async fn connection(
    open: OpenConnection,
    router: Router,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
) {
    let service = router.map_request(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(Caller(open.inner.from));
        request.extensions_mut().insert(open.clone());
        request.map(Body::new)
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(
            TokioIo::new(BoundedStream::new(stream)),
            TowerToHyperService::new(service),
        )
        .with_upgrades()
        .await;
    if let Err(error) = served {
        tracing::debug!(%error, "a connection broke");
    }
}

/// Notices when the process was suspended: clocks and windows stand still for as long.
pub(crate) async fn watch_for_suspension(app: Arc<AppState>) {
    loop {
        let now = app.clock.now();
        if let Some(begun) = app.suspension_monitor.tick(now) {
            tracing::warn!(seconds = (now - begun) / 1000, "the process was suspended");
            // Tables that sleep hear of it when they are read.
            let pause = Pause { begun, ended: now };
            if app.cluster.is_none() {
                drop(app.store.submit(vec![Change::Pause(pause)]));
            } else {
                // The monitor does not wait for the database: that would look like a suspension.
                tokio::spawn(store_pause(Arc::clone(&app), pause));
            }
        }
        app.clock.until(now + SuspensionMonitor::INTERVAL).await;
    }
}

/// Stores for all nodes that this one was suspended.
async fn store_pause(app: Arc<AppState>, pause: Pause) {
    match app.store.write(move |db| db.cluster()?.pause(pause)).await {
        // If this node is dead, others have its tables, and have noted the pause.
        Ok(()) | Err(StoreError::Deposed) => {}
        Err(error) => tracing::warn!(%error, "the pause could not be stored"),
    }
}

pub(crate) async fn heartbeat(app: Arc<AppState>) {
    loop {
        let now = app.clock.now();
        let kept = app.store.save(vec![Change::Alive(now)]).await;
        if let Err(error) = &kept {
            tracing::warn!(%error, "the heartbeat could not be stored");
        }
        app.stand_aside(kept == Err(StoreError::Replaced));
        app.clock.until(now + HEARTBEAT).await;
    }
}
