//! A virtual server: no network, no real time, no real randomness. Everything it sends is recorded
//! with its time.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, header};
use bots::BotGame;
use protocol::{MakeTable, Settings};
use serde_json::{Value, json};
use table::{Seat, Seed};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tower::ServiceExt as _;

use super::careless::{Careless, CarelessLine};
use super::client::line;
pub(crate) use super::client::{Client, Received, Said, kinds, refusals, watch_table};
use super::leaks;
use super::network::VirtualNetwork;
use crate::admin::carry_out_admin_commands;
use crate::app::AppState;
use crate::assets::Assets;
use crate::cluster::{self, Membership};
use crate::config::Config;
use crate::entropy::Entropy;
use crate::guests::become_guest;
use crate::meta::TableMeta;
use crate::middleware::Caller;
use crate::peer::{Network, Peers, Secret};
use crate::serve::{Server, heartbeat, open, watch_for_suspension};
use crate::socket::serve;
use crate::store::{Change, EntryRow, Millis, Sqlite, Stage, Store, TableRow};
use crate::table::{Guest, Request};
use crate::time::Clock;
use live::testing::written_events;

/// When every virtual server starts: late enough after 1970 to be plausible.
pub(crate) const START: Millis = 1_700_000_000_000;

/// Waits until all tasks are idle. The clock advances by a millisecond, because it advances only
/// when all are idle.
pub(crate) async fn settle() {
    pass(1).await;
}

/// Lets this many milliseconds pass.
pub(crate) async fn pass(millis: Millis) {
    tokio::time::sleep(Duration::from_millis(millis as u64)).await;
}

/// How many rounds a test runs; the environment can ask for more.
pub(crate) fn rounds(variable: &str, usual: u64) -> u64 {
    let wanted = std::env::var(variable).ok();
    wanted.map_or(usual, |wanted| wanted.parse().expect("a number of rounds"))
}

/// Runs a future in its own virtual time.
pub(crate) fn in_virtual_time<T>(future: impl Future<Output = T>) -> T {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.enable_time().start_paused(true).build().expect("a runtime").block_on(future)
}

/// A virtual server.
pub(crate) struct World {
    pub(crate) app: Arc<AppState>,
    router: Router,
    tasks: Mutex<Vec<JoinHandle<()>>>,
    /// The layer that leaks, where a leak is planted.
    careless: Option<Arc<Careless>>,
}

/// A guest with a token.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) guest: Guest,
    pub(crate) token: String,
}

/// A store that lives as long as a handle to it.
pub(crate) fn memory() -> Store {
    Store::inline(Box::new(Sqlite::in_memory().expect("memory")))
}

/// The same on a disk that can be slowed down.
pub(crate) fn disk() -> Store {
    Store::on_a_disk(Box::new(Sqlite::in_memory().expect("memory")))
}

impl World {
    /// An empty server.
    pub(crate) async fn new() -> Self {
        Self::with(Config::default()).await
    }

    /// An empty server with these settings.
    pub(crate) async fn with(config: Config) -> Self {
        Self::on(memory(), Clock::starting_at(START), 1, config).await
    }

    /// A server on an existing store.
    pub(crate) async fn on(store: Store, clock: Clock, chance: u64, config: Config) -> Self {
        let world = Self::bare(store, clock, chance, config).await;
        let more = [
            tokio::spawn(heartbeat(Arc::clone(&world.app))),
            tokio::spawn(watch_for_suspension(Arc::clone(&world.app))),
            tokio::spawn(carry_out_admin_commands(Arc::clone(&world.app))),
        ];
        world.tasks.lock().unwrap_or_else(PoisonError::into_inner).extend(more);
        settle().await;
        world
    }

    /// A server without operators' commands and without a heartbeat: for long times.
    pub(crate) async fn bare(store: Store, clock: Clock, chance: u64, config: Config) -> Self {
        let entropy = Entropy::repeatable(chance);
        let app = open(Server { store, clock, entropy, config, assets: Assets(&[]), node: None })
            .await
            .expect("a app");
        // One bot thinks at a time, so that they decide in the same order every time.
        let bot_permits = app.bot_permits.available_permits();
        app.bot_permits.forget_permits(bot_permits - 1);
        let router = crate::routes::router(&app);
        let tasks = vec![
            tokio::spawn({
                let app = Arc::clone(&app);
                async move { app.wake_first().await }
            }),
            tokio::spawn({
                let app = Arc::clone(&app);
                async move { app.wake_on_time().await }
            }),
            tokio::spawn({
                let app = Arc::clone(&app);
                async move { app.lobby.tell().await }
            }),
        ];
        let careless = leaks::planted().map(|leak| Careless::new(leak, &app));
        let world = Self { app, router, tasks: Mutex::new(tasks), careless };
        settle().await;
        world
    }

    /// A node of a cluster.
    pub(crate) async fn node(store: Store, network: &VirtualNetwork, chance: u64) -> Self {
        let address = network.address().to_owned();
        let secret = Secret::read("the-secret-of-the-cluster").expect("a secret");
        let peers = Peers { secret, network: Network::Virtual(Arc::new(network.clone())) };
        let joined = Membership::join(&store, address, peers).await;
        let (membership, clock) = joined.expect("a node");
        let (entropy, config) = (Entropy::repeatable(chance), Config::default());
        let cluster = Some(membership);
        let app = AppState::new(store, clock, entropy, config, Assets(&[]), cluster);
        network.open(&app);
        let router = crate::routes::router(&app);
        let tasks = vec![
            tokio::spawn(cluster::beat(Arc::clone(&app))),
            tokio::spawn(cluster::sweep(Arc::clone(&app))),
            tokio::spawn(cluster::share_lobby(Arc::clone(&app))),
            tokio::spawn({
                let app = Arc::clone(&app);
                async move { app.wake_on_time().await }
            }),
            tokio::spawn(cluster::watch_peers(Arc::clone(&app))),
            tokio::spawn(carry_out_admin_commands(Arc::clone(&app))),
            tokio::spawn({
                let app = Arc::clone(&app);
                async move { app.lobby.tell().await }
            }),
        ];
        let world = Self { app, router, tasks: Mutex::new(tasks), careless: None };
        settle().await;
        world
    }

    /// Kills the server; the store remains.
    pub(crate) async fn die(self) -> Store {
        for task in self.tasks.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            task.abort();
        }
        self.app.close_tables();
        let store = self.app.store.clone();
        settle().await;
        store
    }

    /// Kills the server, and starts another one after this many milliseconds.
    pub(crate) async fn die_for(self, millis: Millis) -> Self {
        let (clock, config) = (self.app.clock, self.app.config.clone());
        let store = self.die().await;
        pass(millis).await;
        Self::on(store, clock, 2, config).await
    }

    /// All HTTP routes.
    pub(crate) fn router(&self) -> Router {
        self.router.clone()
    }

    pub(crate) fn now(&self) -> Millis {
        self.app.clock.now()
    }

    /// A new person.
    pub(crate) async fn person(&self, name: &str) -> Person {
        let (guest, token) = become_guest(&self.app, name, false).await.expect("a guest");
        Person { guest, token }
    }

    /// A new program.
    pub(crate) async fn program(&self, name: &str) -> Person {
        let (guest, token) = become_guest(&self.app, name, true).await.expect("a guest");
        Person { guest, token }
    }

    /// Several people, called by the letters of the seats they will take.
    pub(crate) async fn people(&self, count: usize) -> Vec<Person> {
        let mut people = Vec::new();
        for number in 0..count {
            people.push(self.person(&format!("P{}", Seat::new(number))).await);
        }
        people
    }

    /// A waiting table, with its host on the first seat without a bot.
    pub(crate) async fn table(
        &self,
        host: &Person,
        settings: Settings,
        bots: &[Option<&str>],
    ) -> String {
        let bots = bots.iter().map(|bot| bot.map(str::to_owned)).collect();
        let args = MakeTable { settings, bots };
        self.app.make(args, &host.guest, None).await.expect("a table")
    }

    /// A table whose game has begun with a given deal. The people sit in order on the seats without
    /// bots.
    pub(crate) async fn dealt<G: BotGame>(
        &self,
        code: &str,
        people: &[Person],
        bots: &[Option<&str>],
        settings: Settings,
        deck: &[String],
    ) {
        use table::Options as _;
        let options = G::Options::of_notation(settings.players, &settings.options);
        let options = options.expect("options");
        let dealer = Seat::new(settings.players - 1);
        let mut script = G::script_deal(dealer, deck).expect("a deck");
        let (mut state, mut events) = (G::blank(options), Vec::new());
        state.deal(&mut script, &mut |event| events.push(event));
        assert_eq!(script.fault(), None, "the whole deck");
        let bots: Vec<_> = bots.iter().map(|bot| bot.map(str::to_owned)).collect();
        let seed = Seed::of_series(1, 1);
        let mut meta = TableMeta::new(settings, &bots, &people[0].guest, &seed).expect("a meta");
        for person in &people[1..] {
            meta.sit(&person.guest, None).expect("a seat");
        }
        let now = self.now();
        let entry = EntryRow::of_deal(code, now, written_events::<G>(&events));
        let row = meta.row(code, Stage::Playing, now, now);
        let job = vec![Change::Table(row), Change::Entry(entry)];
        self.app.store.save(job).await.expect("kept");
    }

    /// An operator closes a table. Returns false if its game was already over.
    pub(crate) async fn end(&self, code: &str) -> bool {
        let (answer, answered) = oneshot::channel();
        self.app.send(code, Request::End { answer }).await.expect("a table");
        answered.await.expect("an answer").is_ok()
    }

    /// Marks the stored game as played to its end.
    pub(crate) async fn call_it_over(&self, code: &str) {
        let wanted = code.to_owned();
        let row = self.app.store.read(move |db| db.table(&wanted)).await.expect("read");
        let over = TableRow { stage: Stage::Over, ..row.expect("a table") };
        self.app.store.save(vec![Change::Table(over)]).await.expect("kept");
    }

    /// The stored entries of a game.
    pub(crate) async fn entries(&self, code: &str) -> Vec<EntryRow> {
        let code = code.to_owned();
        self.app.store.read(move |db| db.entries(&code)).await.expect("entries")
    }

    /// A new connection.
    pub(crate) fn connect(&self, person: Option<&Person>) -> Client {
        let guest = person.map(|person| person.guest.clone());
        let id = guest.as_ref().map(|guest| guest.id);
        let careless = self.careless.as_ref().map(|shared| CarelessLine::new(shared, id));
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        let name = format!("{}-{}", self.now() - START, tasks.len() + 1);
        let (client, wire) = line(name, self.app.clock, careless);
        let arrival = self.app.admit(guest).expect("not too many");
        tasks.push(tokio::spawn(async move {
            serve(arrival, None, wire).await;
        }));
        client
    }

    /// A new connection that watches a table.
    pub(crate) async fn watch(&self, person: Option<&Person>, table: &str) -> Client {
        let mut client = self.connect(person);
        client.tell(&watch_table(table)).await;
        client
    }

    /// A request over plain HTTP.
    pub(crate) fn call(&self, method: &str, path: &str) -> Call<'_> {
        let request = axum::http::Request::builder().method(method).uri(path);
        let request = request.header(header::HOST, "localhost");
        Call { world: self, request, body: Body::empty() }
    }

    /// A GET request of a person.
    pub(crate) async fn get(&self, person: Option<&Person>, path: &str) -> Reply {
        self.call("GET", path).by(person).send().await
    }

    /// A POST request of a person.
    pub(crate) async fn post(&self, person: Option<&Person>, path: &str, body: Value) -> Reply {
        self.call("POST", path).by(person).json(&body).send().await
    }
}

/// A request over plain HTTP.
pub(crate) struct Call<'a> {
    world: &'a World,
    request: axum::http::request::Builder,
    body: Body,
}

impl Call<'_> {
    /// With somebody's cookie, or the token of a program.
    pub(crate) fn by(self, person: Option<&Person>) -> Self {
        match person {
            Some(person) if person.guest.program => {
                self.header("authorization", &format!("Bearer {}", person.token))
            }
            Some(person) => self.header("cookie", &format!("ivanhoe={}", person.token)),
            None => self,
        }
    }

    /// With a header.
    pub(crate) fn header(mut self, name: &str, value: &str) -> Self {
        self.request = self.request.header(name, value);
        self
    }

    /// From this address.
    pub(crate) fn from(mut self, address: &str) -> Self {
        let address: IpAddr = address.parse().expect("an address");
        self.request = self.request.extension(Caller(Some(address)));
        self
    }

    /// With this body.
    pub(crate) fn json(self, body: &Value) -> Self {
        self.body(body.to_string())
    }

    /// With these bytes as JSON.
    pub(crate) fn body(mut self, body: impl AsRef<[u8]>) -> Self {
        self.body = Body::from(body.as_ref().to_vec());
        self.header("content-type", "application/json")
    }

    /// Sends it.
    pub(crate) async fn send(self) -> Reply {
        let request = self.request.body(self.body).expect("a request");
        let path = request.uri().to_string();
        let layer = self.world.careless.as_deref();
        let restore = match layer {
            Some(layer) => layer.before(&path).await,
            None => None,
        };
        let answer = self.world.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = answer.into_parts();
        let body = to_bytes(body, 1 << 24).await.expect("a body");
        let body = String::from_utf8(body.to_vec()).expect("text");
        let mut reply = Reply { status: parts.status.as_u16(), headers: parts.headers, body };
        if let Some(layer) = layer {
            layer.after(&path, restore, &mut reply).await;
        }
        reply
    }
}

/// An answer over plain HTTP.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The code of its refusal; empty if it is none.
    pub(crate) fn refusal(&self) -> String {
        let body: Value = serde_json::from_str(&self.body).unwrap_or_default();
        body["refusal"]["code"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }
}

/// A deck of the Tournament that deals these hands to the seats in order, and from which these
/// cards are drawn next.
pub(crate) fn stacked(hands: &[[&str; 8]], next: &[&str]) -> Vec<String> {
    let mut rest: Vec<String> =
        tournament::Hand::whole_deck().into_iter().map(|card| card.to_string()).collect();
    let round = |card: usize| hands.iter().map(move |hand| hand[card]);
    let mut deck: Vec<String> = Vec::new();
    for card in (0..8).flat_map(round).chain(next.iter().copied()) {
        let place = rest.iter().position(|other| other == card);
        deck.push(rest.swap_remove(place.unwrap_or_else(|| panic!("too many {card}"))));
    }
    deck.append(&mut rest);
    deck
}

/// The usual settings for the Tournament.
pub(crate) fn tournament(players: usize) -> Settings {
    Settings::usual("tournament", players)
}

/// The body of a request to take a name.
pub(crate) fn called(name: &str) -> Value {
    json!({ "name": name })
}
