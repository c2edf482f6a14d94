//! Tables that wait, sleep and wake: they do no work while nothing is due, and miss nothing that
//! is.

use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{ClientMessage, Clock, Closing, Occupant, Presence, Settings};
use serde_json::Value;
use tokio::sync::oneshot;

use super::world::{
    Person, World, in_virtual_time, kinds, memory, pass, refusals, settle, stacked, tournament,
    watch_table,
};
use crate::config::Config;
use crate::outbox::Outbox;
use crate::socket::{Frame, Line, serve};
use crate::store::{Change, Millis};
use crate::table::{Request, Status};
use live::Watch;

const HOUR: Millis = 3_600_000;

fn by_mail(players: usize) -> Settings {
    Settings { clock: Clock::Correspondence { hours: 2, window: 1 }, ..tournament(players) }
}

/// A server without a heartbeat, so that hours pass in a moment.
async fn quiet_world() -> World {
    let clock = crate::time::Clock::starting_at(super::world::START);
    World::bare(memory(), clock, 1, Config::default()).await
}

/// A table of one person and a bot, with a game in progress and no viewers.
async fn against_a_bot(world: &World) -> (String, Person) {
    let person = world.person("PA").await;
    let table = world.table(&person, by_mail(2), &[None, Some("squire")]).await;
    let mut host = world.watch(Some(&person), &table).await;
    host.tell(&ClientMessage::Start).await;
    host.hang_up();
    settle().await;
    (table, person)
}

#[test]
fn a_waiting_correspondence_table_idles_for_a_week() {
    let (done, waiting) = mpsc::channel();
    // A table that is never idle stops virtual time: only real time can detect that.
    thread::spawn(move || {
        let waited = in_virtual_time(async {
            let world = quiet_world().await;
            let person = world.person("PA").await;
            world.table(&person, Settings { open: true, ..by_mail(2) }, &[]).await;
            let mut listed = Vec::new();
            for days in [1, 5, 2] {
                pass(days * 24 * HOUR).await;
                let tables = world.get(None, "/api/tables").await.json();
                listed.push(tables.as_array().map_or(0, Vec::len));
            }
            listed
        });
        let _ = done.send(waited);
    });
    let listed = waiting.recv_timeout(Duration::from_secs(60)).expect("time passes");
    assert_eq!(listed, [1, 1, 0]);
}

#[tokio::test(start_paused = true)]
async fn a_thinking_bot_keeps_its_table_awake() {
    let world = quiet_world().await;
    let (table, _) = against_a_bot(&world).await;
    pass(48 * HOUR).await;
    let entries = world.entries(&table).await;
    let by = |cause: &str| entries.iter().filter(|entry| entry.cause == cause).count();
    assert!(by("clock") > 5, "the clock goes on: {}", by("clock"));
    assert!(by("bot") > 3, "and so does the bot: {}", by("bot"));
}

#[tokio::test(start_paused = true)]
async fn due_work_goes_before_requests() {
    let world = quiet_world().await;
    let (table, person) = against_a_bot(&world).await;
    let mut client = world.watch(Some(&person), &table).await;
    while client.update()["asked"] != true {
        pass(100).await;
    }
    let clocks = client.update()["clocks"].clone();
    let left = clocks["left"][0].as_i64().expect("a bank");
    let due = clocks["now"].as_i64().expect("a moment") + left;
    let handle = world.app.table(&table).await.expect("awake");
    let (answer, answered) = oneshot::channel::<Status>();
    let asker = (handle, world.app.clock, person.guest.id);
    tokio::spawn(async move {
        let (handle, clock, guest) = asker;
        clock.until(due).await;
        handle.try_send(Request::Status { guest: Some(guest), answer }).expect("room for it");
    });
    // The table sets its timer again, and so after the caller's: both fire at the same time.
    client.tell(&ClientMessage::Ask { moves: vec!["end".into()] }).await;
    let status = answered.await.expect("an answer");
    assert_eq!(world.now(), due);
    let touched = status.game.expect("their game").touched;
    assert_eq!(touched, due, "the clock has run out before the question was answered");
}

/// A connection on which a client watches a table at a given time, asks something a second later,
/// and leaves after another second.
struct Punctual {
    clock: crate::time::Clock,
    at: Millis,
    table: &'static str,
    said: usize,
    received: Arc<Mutex<Vec<Value>>>,
}

impl Line for Punctual {
    async fn receive(&mut self) -> Option<Frame> {
        let word = [
            ClientMessage::Watch { table: self.table.to_owned(), since: None },
            ClientMessage::Ask { moves: vec!["end".into()] },
        ];
        self.clock.until(self.at + 1000 * self.said as Millis).await;
        let word = word.get(self.said)?.clone().named(format!("p{}", self.said));
        self.said += 1;
        Some(Frame::Text(serde_json::to_string(&word).expect("a message").into()))
    }

    async fn queue(&mut self, text: Utf8Bytes) -> bool {
        let received = serde_json::from_str(&text).expect("JSON");
        self.received.lock().expect("whole").push(received);
        true
    }

    async fn flush(&mut self) -> bool {
        true
    }

    async fn ping(&mut self) -> bool {
        true
    }

    async fn close(&mut self, _why: Closing) {}
}

async fn status(world: &World, table: &str) -> Status {
    let (answer, answered) = oneshot::channel();
    let request = Request::Status { guest: None, answer };
    world.app.send(table, request).await.expect("a table");
    answered.await.expect("an answer")
}

/// Is the player of the first seat of the sleepy table present?
async fn is_here(world: &World) -> bool {
    let room = status(world, "sleepy").await.room;
    matches!(room.seats[0].occupant, Occupant::Guest { presence: Presence::Here, .. })
}

#[tokio::test(start_paused = true)]
async fn a_client_that_arrives_as_a_table_falls_asleep_is_served_by_its_successor() {
    let world = quiet_world().await;
    let people = world.people(2).await;
    let deck = stacked(&[], &[]);
    world.dealt::<tournament::State>("sleepy", &people, &[], tournament(2), &deck).await;
    let at = world.now() + world.app.config.linger;
    status(&world, "sleepy").await;
    pass(50_000).await;
    let received = Arc::<Mutex<Vec<Value>>>::default();
    let line = Punctual {
        clock: world.app.clock,
        at,
        table: "sleepy",
        said: 0,
        received: Arc::clone(&received),
    };
    let arrival = world.app.admit(Some(people[0].guest.clone())).expect("a socket");
    tokio::spawn(serve(arrival, None, line));
    settle().await;
    // The table sets its timer again, and so after theirs: both fire at the same time.
    status(&world, "sleepy").await;
    pass(at + 1500 - world.now()).await;
    let received = received.lock().expect("whole").clone();
    let kinds = kinds(&received);
    assert_eq!(kinds, ["hello", "room", "update", "done", "answer"], "{received:?}");
    assert!(is_here(&world).await);
    pass(1_000).await;
    assert!(!is_here(&world).await, "they are not counted as present");
}

#[tokio::test(start_paused = true)]
async fn a_client_that_left_before_its_watch_arrived_is_not_counted() {
    let world = quiet_world().await;
    let person = world.person("PA").await;
    let table = world.table(&person, by_mail(2), &[]).await;
    let outbox = Arc::<Outbox>::default();
    for (socket, gone) in [(1001, true), (1002, false)] {
        let feed = outbox.feed();
        if gone {
            let feed = feed.clone();
            world.app.send(&table, Request::Unwatch { socket, feed }).await.expect("a table");
        }
        let id = "w".to_owned();
        let request = Request::Watch(Watch { id, socket, feed, guest: None, since: None });
        world.app.send(&table, request).await.expect("a table");
    }
    assert_eq!(status(&world, &table).await.room.spectators, 1, "only the one who still watches");
}

#[tokio::test(start_paused = true)]
async fn a_message_takes_effect_even_if_its_sender_leaves_at_once() {
    let world = quiet_world().await;
    let person = world.person("PA").await;
    let table = world.table(&person, by_mail(2), &[None, Some("squire")]).await;
    let mut host = world.connect(Some(&person));
    host.send(&watch_table(&table));
    host.send(&ClientMessage::Start);
    host.hang_up();
    settle().await;
    let room = status(&world, &table).await.room;
    assert_eq!((room.stage, room.spectators), (protocol::Stage::Playing, 0));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_cannot_be_read_refuses_requests() {
    let world = quiet_world().await;
    let people = world.people(2).await;
    let deck = stacked(&[], &[]);
    world.dealt::<tournament::State>("broken", &people, &[], tournament(2), &deck).await;
    let mut entry = world.entries("broken").await.remove(0);
    (entry.seq, entry.events) = (1, "something happens".to_owned());
    world.app.store.save(vec![Change::Entry(entry)]).await.expect("kept");
    let mut client = world.connect(Some(&people[0]));
    let received = client.tell(&watch_table("broken")).await;
    assert_eq!(refusals(&received), ["storage"]);
    let reply = world.get(None, "/api/tables/broken").await;
    assert_eq!((reply.status, reply.refusal().as_str()), (503, "storage"));
    assert!(!world.end("broken").await, "nor can it be closed");
    assert_eq!(world.app.tables_awake(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_falls_asleep_does_not_remove_its_successor() {
    let world = quiet_world().await;
    let person = world.person("PA").await;
    let table = world.table(&person, by_mail(2), &[]).await;
    let (sleeper, _) = tokio::sync::mpsc::channel(1);
    let weak = sleeper.downgrade();
    world.app.forget(&table, &weak);
    drop(sleeper);
    world.app.forget(&table, &weak);
    assert_eq!(world.app.tables_awake(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_guest_has_twenty_sockets_and_no_more() {
    let world = World::new().await;
    let guest = world.person("PA").await.guest;
    let mut open: Vec<_> =
        (0..20).map(|_| world.app.admit(Some(guest.clone())).expect("a socket")).collect();
    assert!(world.app.admit(Some(guest.clone())).is_err());
    assert!(world.app.admit(None).is_ok(), "strangers are counted by their address alone");
    open.pop();
    assert!(world.app.admit(Some(guest)).is_ok(), "one has gone");
}

/// A connection whose code panics when it is sent a room.
struct Broken(bool);

impl Line for Broken {
    async fn receive(&mut self) -> Option<Frame> {
        if std::mem::replace(&mut self.0, true) {
            return std::future::pending().await;
        }
        let watch = ClientMessage::Watch { table: "sleepy".to_owned(), since: None }.named("w");
        Some(Frame::Text(serde_json::to_string(&watch).expect("a message").into()))
    }

    async fn queue(&mut self, text: Utf8Bytes) -> bool {
        assert!(!text.contains("room"), "on purpose");
        true
    }

    async fn flush(&mut self) -> bool {
        true
    }

    async fn ping(&mut self) -> bool {
        true
    }

    async fn close(&mut self, _why: Closing) {}
}

#[tokio::test(start_paused = true)]
async fn a_player_whose_connection_panics_is_not_counted_as_present() {
    let world = quiet_world().await;
    let people = world.people(2).await;
    let deck = stacked(&[], &[]);
    world.dealt::<tournament::State>("sleepy", &people, &[], tournament(2), &deck).await;
    let arrival = world.app.admit(Some(people[0].guest.clone())).expect("a socket");
    let failed = tokio::spawn(serve(arrival, None, Broken(false))).await;
    assert!(failed.is_err(), "it has failed");
    settle().await;
    assert!(!is_here(&world).await);
}
