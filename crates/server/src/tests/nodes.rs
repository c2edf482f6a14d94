//! Several servers on one database: whoever plays at a table does so from any of them, and goes on
//! when one dies.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use protocol::{ClientMessage, Closing, Settings};
use serde_json::{Value, json};
use table::{Chance as _, QuickChance};

use super::network::VirtualNetwork;
use super::shared::{Mistake, SharedDatabase, Weather};
use super::world::{
    Client, Person, World, called, in_virtual_time, pass, rounds, settle, tournament, watch_table,
};
use crate::admin::AdminCommand;
use crate::cluster::hand_over;
use crate::store::{AdminCommandRow, Change, EntryRow, Millis};

/// Longer than a node may be silent, with the time to find out.
const DEATH: Millis = 5000;

/// Servers that share a database.
struct Nodes {
    database: SharedDatabase,
    network: VirtualNetwork,
    worlds: Vec<World>,
    weathers: Vec<Arc<Weather>>,
    started: u64,
}

impl Nodes {
    async fn start(count: usize, mistake: Option<Mistake>) -> Self {
        let (database, network) = (SharedDatabase::new(mistake), VirtualNetwork::new("nowhere"));
        let (worlds, weathers) = (Vec::new(), Vec::new());
        let mut nodes = Self { database, network, worlds, weathers, started: 0 };
        for number in 0..count {
            let (world, weather) = nodes.another(number).await;
            nodes.worlds.push(world);
            nodes.weathers.push(weather);
        }
        // Everybody has looked around once.
        pass(4000).await;
        nodes
    }

    fn address(number: usize) -> String {
        format!("node-{number}:1")
    }

    async fn another(&mut self, number: usize) -> (World, Arc<Weather>) {
        let (store, weather) = self.database.connect();
        self.started += 1;
        let network = self.network.at(&Self::address(number));
        network.cut(false);
        (World::node(store, &network, self.started).await, weather)
    }

    /// Nothing gets from or to this server, or everything does again.
    fn cut(&self, number: usize, is_cut: bool) {
        self.weathers[number].is_cut.store(is_cut, Ordering::Relaxed);
        self.network.at(&Self::address(number)).cut(is_cut);
    }

    /// Kills a server; another one starts in its place.
    async fn kill(&mut self, number: usize) {
        self.cut(number, true);
        let (world, weather) = self.another(number).await;
        std::mem::replace(&mut self.worlds[number], world).die().await;
        self.weathers[number] = weather;
    }

    /// The server that a table lives on.
    fn home(&self, code: &str) -> Option<usize> {
        let owner = self.database.owner(code)?;
        let node = |world: &World| world.app.cluster.as_ref().map(|cluster| cluster.node());
        self.worlds.iter().position(|world| node(world) == Some(owner))
    }

    /// Two people at a table of two, made at the first server. Each watches at a server of theirs.
    async fn duel(&self, at: [usize; 2]) -> (String, Vec<Person>, Vec<Client>) {
        let people = self.worlds[0].people(2).await;
        let table = self.worlds[0].table(&people[0], tournament(2), &[None, None]).await;
        let mut lines = Vec::new();
        for (person, world) in people.iter().zip(at) {
            let mut line = self.worlds[world].watch(Some(person), &table).await;
            line.tell(&ClientMessage::Sit { seat: None }).await;
            lines.push(line);
        }
        lines[0].tell(&ClientMessage::Start).await;
        settle().await;
        (table, people, lines)
    }
}

/// One of them makes the first legal move.
async fn move_once(lines: &mut [Client]) -> bool {
    settle().await;
    for line in lines {
        if let Some(mv) = line.legal().first().cloned() {
            line.play(&mv).await;
            return true;
        }
    }
    false
}

fn versions(lines: &[Client]) -> Vec<Value> {
    lines.iter().map(|line| line.update()["version"].clone()).collect()
}

#[test]
fn a_table_is_played_from_any_server() {
    in_virtual_time(async {
        let nodes = Nodes::start(3, None).await;
        let (table, _, mut lines) = nodes.duel([0, 1]).await;
        let spectator = nodes.worlds[2].watch(None, &table).await;
        for _ in 0..10 {
            assert!(move_once(&mut lines).await, "somebody is asked");
        }
        settle().await;
        assert_eq!(nodes.database.entries(&table).len(), 11);
        assert_eq!(spectator.update()["version"], 11);
        assert_eq!(spectator.room()["you"], Value::Null);
        assert_eq!(
            (lines[0].room()["you"].clone(), lines[1].room()["you"].clone()),
            (json!("A"), json!("B"))
        );
        let hellos =
            lines[1].messages().iter().filter(|message| message["type"] == "hello").count();
        assert_eq!(hellos, 1, "only the client's own server greets it");
        assert_eq!(nodes.home(&table), Some(0));
        assert_eq!(nodes.worlds[1].app.tables_awake(), 0, "it lives once");
        assert_eq!(nodes.database.violations(), Vec::<String>::new());
    });
}

#[test]
fn a_socket_may_watch_a_table_there_and_then_one_here() {
    in_virtual_time(async {
        let nodes = Nodes::start(2, None).await;
        let person = nodes.worlds[0].person("Rowena").await;
        let there = nodes.worlds[0].table(&person, tournament(3), &[]).await;
        let here = nodes.worlds[1].table(&person, tournament(4), &[]).await;
        let mut line = nodes.worlds[1].watch(Some(&person), &there).await;
        assert_eq!(line.room()["table"], json!(there));
        for (table, seats) in [(&here, 4), (&there, 3), (&here, 4)] {
            line.tell(&watch_table(table)).await;
            assert_eq!(line.room()["table"], json!(table));
            assert_eq!(line.room()["seats"].as_array().map(Vec::len), Some(seats));
        }
        line.tell(&ClientMessage::Unwatch).await;
        let refused = line.tell(&ClientMessage::Start).await;
        assert_eq!(refused[0]["refusal"]["code"], "not-watching");
        let odd = line.tell(&watch_table("nosuchtable")).await;
        assert_eq!(odd[0]["refusal"]["code"], "no-such-table");
    });
}

#[test]
fn requests_reach_the_table_wherever_it_lives() {
    in_virtual_time(async {
        let nodes = Nodes::start(2, None).await;
        let (table, people, lines) = nodes.duel([0, 0]).await;
        let other = &nodes.worlds[1];
        let room = other.get(Some(&people[0]), &format!("/api/tables/{table}")).await;
        assert_eq!((room.status, &room.json()["you"]), (200, &json!("A")));
        let games = other.get(Some(&people[1]), "/api/games").await.json();
        assert_eq!(games["running"][0]["room"]["table"], json!(table));
        assert!(games["running"][0]["view"].is_object(), "{games}");
        let named = other.post(Some(&people[1]), "/api/me", called("Wamba")).await;
        assert_eq!(named.status, 200);
        settle().await;
        assert_eq!(lines[0].room()["seats"][1]["name"], "Wamba");
        let path = format!("/api/tables/{table}/leave");
        let left = other.post(Some(&people[1]), &path, json!({})).await;
        assert_eq!(left.status, 200);
        let stranger = nodes.worlds[0].person("Gurth").await;
        let refused = other.post(Some(&stranger), &path, json!({})).await;
        assert_eq!(refused.refusal(), "not-seated");
        assert_eq!(nodes.home(&table), Some(0));
    });
}

#[test]
fn what_servers_share_is_shared() {
    in_virtual_time(async {
        let nodes = Nodes::start(2, None).await;
        let [here, there] = [&nodes.worlds[0], &nodes.worlds[1]];
        let person = here.person("Rowena").await;
        let open = Settings { open: true, ..tournament(3) };
        let table = here.table(&person, open, &[]).await;
        let mut line = there.connect(Some(&person));
        line.tell(&ClientMessage::Lobby { on: true }).await;
        pass(3000).await;
        assert_eq!(there.get(None, "/api/tables").await.json()[0]["table"], json!(table));
        assert_eq!(line.lobby()["tables"][0]["table"], json!(table));
        let link = here.post(Some(&person), "/api/device-link", json!({})).await.json();
        let secret = link["path"].as_str().expect("a path").trim_start_matches("/device#");
        let device = json!({ "secret": secret });
        assert_eq!(there.post(None, "/api/device", device.clone()).await.status, 200);
        assert_eq!(here.post(None, "/api/device", device).await.status, 404, "used up");
        command(here, &AdminCommand::Ban { guest: person.guest.id }).await;
        pass(3000).await;
        assert_eq!(line.closed(), Some(Closing::Banned));
        command(there, &AdminCommand::Unban { guest: person.guest.id }).await;
        pass(3000).await;
        let mut line = there.connect(Some(&person));
        line.tell(&ClientMessage::Ping).await;
        assert_eq!(line.closed(), None);
        command(there, &AdminCommand::End { table: table.clone() }).await;
        pass(3000).await;
        let commands = here.app.store.read(|db| db.admin_commands(10)).await.expect("commands");
        let outcomes: Vec<_> = commands.iter().filter_map(|row| row.outcome.as_deref()).collect();
        assert_eq!(outcomes, ["done"; 3], "a table that is closed twice would be refused once");
        assert_eq!(there.get(None, "/api/tables").await.json(), json!([]));
    });
}

async fn command(world: &World, command: &AdminCommand) {
    let text = serde_json::to_string(command).expect("a command");
    let row = AdminCommandRow {
        id: 0,
        at: world.now(),
        by: "prior".into(),
        command: text,
        outcome: None,
    };
    world.app.store.save(vec![Change::AdminCommand(row)]).await.expect("kept");
}

#[test]
fn a_sleeping_table_of_a_dead_server_is_woken_when_it_is_due() {
    in_virtual_time(async {
        const HOUR: Millis = 3_600_000;
        let mut nodes = Nodes::start(2, None).await;
        let people = nodes.worlds[0].people(2).await;
        let clock = protocol::Clock::Correspondence { hours: 1, window: 1 };
        let settings = Settings { clock, ..tournament(2) };
        let table = nodes.worlds[0].table(&people[0], settings, &[]).await;
        let mut lines = Vec::new();
        for person in &people {
            let mut line = nodes.worlds[0].watch(Some(person), &table).await;
            line.tell(&ClientMessage::Sit { seat: None }).await;
            lines.push(line);
        }
        lines[0].tell(&ClientMessage::Start).await;
        settle().await;
        let begun = nodes.worlds[0].now();
        lines.iter_mut().for_each(Client::hang_up);
        pass(70_000).await;
        assert_eq!(nodes.worlds[0].app.tables_awake(), 0, "it sleeps");
        nodes.kill(0).await;
        pass(DEATH).await;
        let awake = |nodes: &Nodes| -> usize {
            nodes.worlds.iter().map(|world| world.app.tables_awake()).sum()
        };
        assert_eq!((awake(&nodes), nodes.database.owner(&table)), (0, None));
        pass(HOUR).await;
        let entries = nodes.database.entries(&table);
        let by_clock = entries.iter().find(|entry| entry.cause == "clock").expect("its clock");
        let late = by_clock.at - begun - HOUR;
        assert!((-1000..3000).contains(&late), "{late}");
        assert_eq!(nodes.database.violations(), Vec::<String>::new());
    });
}

#[test]
fn a_dead_servers_tables_go_on_at_another() {
    in_virtual_time(async {
        let mut nodes = Nodes::start(3, None).await;
        let (table, people, mut lines) = nodes.duel([1, 2]).await;
        assert!(move_once(&mut lines).await);
        let before = nodes.database.entries(&table).len();
        let seen = versions(&lines);
        nodes.kill(0).await;
        pass(DEATH).await;
        assert!(nodes.home(&table).is_some_and(|home| nodes.worlds[home].app.tables_awake() == 1));
        for line in &mut lines {
            let resyncs = line.messages().iter().filter(|m| m["type"] == "resync").count();
            assert_eq!(resyncs, 1, "the client has to watch it again");
            line.come_back(&table).await;
        }
        assert_eq!(versions(&lines), seen, "nothing is lost");
        assert!(move_once(&mut lines).await);
        assert_eq!(nodes.database.entries(&table).len(), before + 1);
        let late = nodes.worlds[0].watch(Some(&people[0]), &table).await;
        assert_eq!(late.update()["version"], lines[0].update()["version"]);
        assert_eq!(nodes.database.violations(), Vec::<String>::new());
    });
}

#[test]
fn whoever_is_passed_through_a_network_that_has_fallen_silent_is_told() {
    in_virtual_time(async {
        let nodes = Nodes::start(2, None).await;
        let (table, _, mut lines) = nodes.duel([0, 1]).await;
        assert!(move_once(&mut lines).await);
        let resyncs = |line: &Client| {
            line.messages().iter().filter(|message| message["type"] == "resync").count()
        };
        nodes.network.fall_silent(true);
        pass(2 * DEATH).await;
        assert_eq!([resyncs(&lines[0]), resyncs(&lines[1])], [0, 1]);
        assert_eq!(nodes.home(&table), Some(0), "both live");
        nodes.network.fall_silent(false);
        pass(DEATH).await;
        lines[1].come_back(&table).await;
        assert!(move_once(&mut lines).await);
    });
}

#[test]
fn a_client_that_is_passed_to_the_newest_server_goes_on_when_that_stands_still() {
    in_virtual_time(async {
        let nodes = Nodes::start(2, None).await;
        let newest = &nodes.worlds[1];
        let person = newest.person("Rowena").await;
        let table = newest.table(&person, tournament(2), &[]).await;
        let mut line = nodes.worlds[0].watch(Some(&person), &table).await;
        // Its connections stay open, and it says nothing to anybody. The database misses it first:
        // it is declared dead before the other server has missed an answer for long.
        nodes.weathers[1].is_cut.store(true, Ordering::Relaxed);
        pass(2000).await;
        nodes.network.fall_silent(true);
        pass(DEATH).await;
        assert_eq!(nodes.home(&table), Some(0), "it was declared dead");
        let resyncs = line.messages().iter().filter(|m| m["type"] == "resync").count();
        assert_eq!(resyncs, 1, "the client has to watch the table again");
        line.come_back(&table).await;
        assert_eq!(line.room()["table"], json!(table));
    });
}

#[test]
fn a_server_that_was_cut_off_acknowledges_nothing_more() {
    in_virtual_time(async {
        let nodes = Nodes::start(2, None).await;
        let (table, people, mut lines) = nodes.duel([0, 0]).await;
        assert!(move_once(&mut lines).await);
        nodes.cut(0, true);
        pass(DEATH).await;
        assert_eq!(nodes.home(&table), Some(1));
        let asked = lines.iter().position(|line| !line.legal().is_empty()).expect("somebody");
        let mv = lines[asked].legal()[0].clone();
        let answers = lines[asked].play(&mv).await;
        assert_eq!(answers[0]["refusal"]["code"], "storage");
        let reader = nodes.worlds[0].watch(Some(&people[0]), &table).await;
        assert_eq!(reader.update(), Value::Null, "it could be out of date");
        assert_eq!(nodes.worlds[0].get(None, "/api/ready").await.refusal(), "storage");
        let mut moved = nodes.worlds[1].watch(Some(&people[asked]), &table).await;
        moved.play(&mv).await;
        let entries = nodes.database.entries(&table).len();
        nodes.cut(0, false);
        pass(2000).await;
        assert!(lines.iter().all(|line| line.closed() == Some(Closing::Restarting)));
        assert_eq!(nodes.worlds[0].app.tables_awake(), 0);
        assert_eq!(nodes.database.entries(&table).len(), entries);
        let back = nodes.worlds[0].watch(Some(&people[0]), &table).await;
        assert_eq!(back.update()["version"], moved.update()["version"]);
        assert_eq!(nodes.home(&table), Some(1), "it stays where it is");
        assert_eq!(nodes.database.violations(), Vec::<String>::new());
    });
}

#[test]
fn a_server_that_stops_hands_its_tables_over_at_once() {
    in_virtual_time(async {
        let nodes = Nodes::start(2, None).await;
        let (table, people, mut lines) = nodes.duel([0, 1]).await;
        assert!(move_once(&mut lines).await);
        nodes.worlds[0].app.begin_draining();
        hand_over(&nodes.worlds[0].app).await;
        nodes.worlds[0].app.drain();
        settle().await;
        assert_eq!(lines[0].closed(), Some(Closing::Restarting));
        assert_eq!(lines[1].closed(), None, "its own server goes on");
        // Without waiting for anybody to be declared dead.
        let moved = nodes.worlds[1].watch(Some(&people[0]), &table).await;
        assert_eq!(nodes.home(&table), Some(1));
        lines[0] = moved;
        lines[1].come_back(&table).await;
        assert!(move_once(&mut lines).await);
        assert_eq!(nodes.database.violations(), Vec::<String>::new());
    });
}

#[test]
fn a_stranger_learns_nothing_from_the_port_of_the_nodes() {
    in_virtual_time(async {
        let nodes = Nodes::start(1, None).await;
        let (table, people, _lines) = nodes.duel([0, 0]).await;
        let router = crate::peer::router(&nodes.worlds[0].app);
        let guest = people[0].guest.id;
        let paths =
            ["/", "/nothing", &format!("/socket?guest={guest}"), &format!("/tables/{table}")];
        let wrong = ["", "Bearer ", "Bearer the-secret-of-the-cluste", "the-secret-of-the-cluster"];
        for path in paths {
            for secret in wrong {
                let request = axum::http::Request::builder().method("POST").uri(path);
                let request = request.header("authorization", secret);
                let request = request.body(axum::body::Body::empty()).expect("a request");
                let answer = tower::ServiceExt::oneshot(router.clone(), request).await;
                let answer = answer.expect("an answer");
                assert_eq!(answer.status(), 401, "{path} {secret}");
                let body = axum::body::to_bytes(answer.into_body(), 1000).await.expect("a body");
                assert!(body.is_empty());
            }
        }
    });
}

/// Three servers, people who connect to any of them, and everything that can go wrong between.
struct Storm {
    nodes: Nodes,
    table: String,
    people: Vec<Person>,
    lines: Vec<Option<Client>>,
    chance: QuickChance,
    /// The newest version that each person has seen.
    seen: Vec<u64>,
    /// The ids of moves that were acknowledged.
    acknowledged: Vec<String>,
    faults: Vec<String>,
}

impl Storm {
    async fn begin(number: u64, mistake: Option<Mistake>) -> Self {
        let nodes = Nodes::start(3, mistake).await;
        let (table, people, lines) = nodes.duel([0, 1]).await;
        let lines = lines.into_iter().map(Some).collect();
        let (chance, seen) = (QuickChance::new(number), vec![0; 2]);
        let (acknowledged, faults) = (Vec::new(), Vec::new());
        Self { nodes, table, people, lines, chance, seen, acknowledged, faults }
    }

    async fn step(&mut self) {
        let (who, node) = (self.chance.below(2), self.chance.below(3));
        match self.chance.below(24) {
            0 => self.nodes.kill(node).await,
            1 => {
                self.nodes.cut(node, true);
                pass(self.chance.below(9000) as Millis).await;
            }
            2 => self.nodes.weathers[node].is_cut.store(true, Ordering::Relaxed),
            3 => self.nodes.network.at(&Nodes::address(node)).cut(true),
            4 => self.nodes.weathers[node].loses_answer.store(true, Ordering::Relaxed),
            5..8 => (0..3).for_each(|node| self.nodes.cut(node, false)),
            8..12 => self.connect(who, node).await,
            _ => self.play(who).await,
        }
        pass(1 + self.chance.below(400) as Millis).await;
        self.note();
    }

    /// Notes what everybody has been told, and what must not be.
    fn note(&mut self) {
        for (line, seen) in self.lines.iter().zip(&mut self.seen) {
            let Some(line) = line else { continue };
            for message in line.messages().iter().filter(|message| message["type"] == "update") {
                *seen = (*seen).max(message["version"].as_u64().unwrap_or(0));
            }
            let done = line.done();
            self.acknowledged.extend(done.into_iter().filter(|id| id.starts_with("move")));
        }
        self.acknowledged.sort();
        self.acknowledged.dedup();
    }

    async fn connect(&mut self, who: usize, node: usize) {
        let mut line = self.nodes.worlds[node].connect(Some(&self.people[who]));
        let since = Some(self.seen[who]);
        line.tell(&ClientMessage::Watch { table: self.table.clone(), since }).await;
        let shown = line.update()["version"].as_u64();
        if shown.is_some_and(|shown| shown < self.seen[who]) {
            self.faults.push(format!("version {shown:?} after {}", self.seen[who]));
        }
        // What the old line has said counts.
        self.note();
        self.lines[who] = Some(line);
    }

    async fn play(&mut self, who: usize) {
        let id = format!("move{}", self.chance.below(1 << 30));
        let Some(line) = &mut self.lines[who] else { return };
        let legal = line.legal();
        if !legal.is_empty() {
            let message = line.a_move(&legal[self.chance.below(legal.len())]);
            line.tell_as(&id, &message).await;
        }
    }

    /// In the end everything is well again, and every acknowledged move is there, once.
    async fn end(mut self) -> Aftermath {
        (0..3).for_each(|node| self.nodes.cut(node, false));
        pass(3 * DEATH).await;
        self.connect(0, 1).await;
        self.connect(1, 2).await;
        settle().await;
        self.note();
        let entries = self.nodes.database.entries(&self.table);
        let shown = self.lines.iter().flatten().map(|line| line.update()["version"].as_u64());
        if shown.clone().any(|shown| shown.is_none()) {
            self.faults.push("the table cannot be watched in the end".into());
        }
        let named = |entry: &EntryRow| entry.id.clone();
        let mut ids: Vec<String> = entries.iter().filter_map(named).collect();
        ids.sort();
        let lost = self.acknowledged.iter().filter(|id| !ids.contains(id));
        self.faults.extend(lost.map(|id| format!("{id} is lost")));
        let doubled = ids.windows(2).filter(|pair| pair[0] == pair[1]);
        self.faults.extend(doubled.map(|pair| format!("{} was made twice", pair[0])));
        if (0..).zip(&entries).any(|(number, entry)| entry.seq != number) {
            self.faults.push("the entries are not numbered one after the other".into());
        }
        self.faults.extend(self.nodes.database.violations());
        Aftermath { acknowledged: self.acknowledged.len(), faults: self.faults }
    }
}

/// What was acknowledged in a storm, and what went wrong.
struct Aftermath {
    acknowledged: usize,
    faults: Vec<String>,
}

fn storm(number: u64, mistake: Option<Mistake>) -> Aftermath {
    in_virtual_time(async {
        let mut storm = Storm::begin(number, mistake).await;
        for _ in 0..40 {
            storm.step().await;
        }
        storm.end().await
    })
}

#[test]
fn nothing_is_lost_in_a_storm() {
    let (storms, mut all) = (rounds("IVANHOE_STORMS", 200), 0);
    for number in 0..storms {
        let Aftermath { acknowledged, faults } = storm(number, None);
        assert!(faults.is_empty(), "storm {number}: {}", faults.join("; "));
        all += acknowledged;
    }
    assert!(all as u64 > storms, "only {all} moves were acknowledged in {storms} storms");
}

#[test]
fn planted_mistakes_are_found() {
    for mistake in [Mistake::NoFence, Mistake::NoDeathCheck, Mistake::NodesClock] {
        let found = (0..300).find(|number| !storm(*number, Some(mistake)).faults.is_empty());
        assert!(found.is_some(), "{mistake:?} was not found");
    }
}
