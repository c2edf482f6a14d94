//! Tables that wait, sleep and wake: none of them works while nothing is to be done, and none
//! misses what is.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use protocol::{ClientMessage, Clock, Settings};
use tokio::sync::oneshot;

use super::world::{Person, World, in_virtual_time, memory, pass, settle, tournament};
use crate::config::Config;
use crate::store::Millis;
use crate::table::{Request, Status};

const HOUR: Millis = 3_600_000;

fn by_mail(players: usize) -> Settings {
    Settings { clock: Clock::Correspondence { hours: 2, window: 1 }, ..tournament(players) }
}

/// A server without a heartbeat: hours pass in a moment.
async fn quiet_world() -> World {
    let clock = crate::time::Clock::starting_at(super::world::START);
    World::bare(memory(), clock, 1, Config::default()).await
}

/// A table of one person and a bot, whose game has begun and whom nobody watches.
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
fn an_open_table_by_mail_waits_without_work_and_for_a_week() {
    let (done, waiting) = mpsc::channel();
    // A table that never rests keeps virtual time from passing: only real time can tell.
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
async fn a_bot_that_thinks_keeps_its_table_awake() {
    let world = quiet_world().await;
    let (table, _) = against_a_bot(&world).await;
    pass(48 * HOUR).await;
    let entries = world.entries(&table).await;
    let by = |cause: &str| entries.iter().filter(|entry| entry.cause == cause).count();
    assert!(by("clock") > 5, "the clock goes on: {}", by("clock"));
    assert!(by("bot") > 3, "and so does the bot: {}", by("bot"));
}

#[tokio::test(start_paused = true)]
async fn what_is_due_comes_before_what_is_asked() {
    let world = quiet_world().await;
    let (table, person) = against_a_bot(&world).await;
    let mut client = world.watch(Some(&person), &table).await;
    while client.update()["asked"] != true {
        pass(100).await;
    }
    let clocks = client.update()["clocks"].clone();
    let left = clocks["left"][0].as_i64().expect("a bank");
    let due = clocks["now"].as_i64().expect("a moment") + left;
    let handle = world.hall.table(&table).await.expect("awake");
    let (answer, answered) = oneshot::channel::<Status>();
    let asker = (handle, world.hall.clock);
    tokio::spawn(async move {
        let (handle, clock) = asker;
        clock.until(due).await;
        handle.try_send(Request::Status { guest: None, answer }).expect("room for it");
    });
    // The table sets its alarm anew, and so after that of who asks: both ring in one moment.
    client.tell(&ClientMessage::Ask { id: "q".into(), mv: "end".into() }).await;
    let status = answered.await.expect("an answer");
    assert_eq!(world.now(), due);
    assert_eq!(status.touched, due, "the clock has run out before the question was answered");
}
