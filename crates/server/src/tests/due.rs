//! A start wakes what is due. Everything else sleeps until somebody comes or its time has come.

use protocol::{ClientMessage, Clock, Settings};
use serde_json::json;

use super::world::{Person, World, pass, settle, stacked, tournament};
use crate::store::{AWAKE, Millis};

const HOUR: Millis = 3_600_000;

/// A game of two people with this many hours for each turn, in which nothing has happened since the
/// deal.
async fn by_mail(world: &World, code: &str, people: &[Person], hours: u32) {
    let clock = Clock::Correspondence { hours, window: 1 };
    let settings = Settings { clock, ..tournament(2) };
    let deck = stacked(&[], &[]);
    world.dealt::<tournament::State>(code, people, &[], settings, &deck).await;
}

/// Looks at a table, which wakes it.
async fn look(world: &World, code: &str) -> serde_json::Value {
    world.get(None, &format!("/api/tables/{code}")).await.json()
}

/// Waits until tables that nobody watches have gone to sleep.
async fn fall_asleep(world: &World) {
    pass(world.app.config.linger + 2000).await;
}

async fn due(world: &World, code: &str) -> Millis {
    let code = code.to_owned();
    world.app.store.read(move |db| db.due(&code)).await.expect("an answer").expect("a table")
}

#[tokio::test(start_paused = true)]
async fn a_table_that_should_be_awake_and_is_not_is_woken() {
    let world = World::new().await;
    let people = world.people(2).await;
    world.dealt::<tournament::State>("here", &people, &[], tournament(2), &stacked(&[], &[])).await;
    drop(world.watch(Some(&people[0]), "here").await);
    world.app.let_tables_go();
    assert_eq!((world.app.tables_awake(), due(&world, "here").await), (0, AWAKE));
    let mut minutes = 0;
    while world.app.tables_awake() == 0 {
        pass(60_000).await;
        minutes += 1;
        assert!(minutes <= 6, "nobody looks for it");
    }
}

#[tokio::test(start_paused = true)]
async fn a_start_wakes_only_what_is_due_and_clocks_run_out_in_time() {
    let world = World::new().await;
    let people = world.people(2).await;
    let (many, few) = (0..60, 60..63);
    let code = |number: i32| format!("mail{number}");
    let dealt = world.now();
    for number in many.clone() {
        by_mail(&world, &code(number), &people, 48).await;
        look(&world, &code(number)).await;
    }
    for number in few.clone() {
        by_mail(&world, &code(number), &people, 1).await;
        look(&world, &code(number)).await;
    }
    world.dealt::<tournament::State>("here", &people, &[], tournament(2), &stacked(&[], &[])).await;
    let client = world.watch(Some(&people[0]), "here").await;
    fall_asleep(&world).await;
    assert_eq!(world.app.tables_awake(), 1, "somebody is there");
    assert_eq!((due(&world, &code(0)).await - dealt) / HOUR, 48);
    assert_eq!(due(&world, "here").await, AWAKE);
    drop(client);
    let world = world.die_for(1000).await;
    assert_eq!(world.app.tables_awake(), 1, "the one that was awake");
    fall_asleep(&world).await;
    assert_eq!((world.app.tables_awake(), due(&world, "here").await), (0, Millis::MAX));
    let world = world.die_for(1000).await;
    assert_eq!(world.app.tables_awake(), 0, "nothing is due");
    pass(HOUR).await;
    for number in few {
        let entries = world.entries(&code(number)).await;
        assert_eq!(entries[1].cause, "clock");
        let late = entries[1].at - (dealt + HOUR);
        // Twice no server was there for a second, and a sign of life is five seconds old at most.
        assert!((2000..15_000).contains(&late), "{late}");
    }
    for number in many {
        assert_eq!(world.entries(&code(number)).await.len(), 1);
    }
    assert!(world.app.tables_awake() <= 3);
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_wakes_a_table_and_a_move_keeps_it_awake_over_a_kill() {
    let world = World::new().await;
    let people = world.people(2).await;
    by_mail(&world, "mail", &people, 48).await;
    look(&world, "mail").await;
    fall_asleep(&world).await;
    let asleep = due(&world, "mail").await;
    assert_eq!(world.app.tables_awake(), 0);
    let mut client = world.watch(Some(&people[0]), "mail").await;
    assert_eq!(client.update()["asked"], true);
    assert_eq!(due(&world, "mail").await, asleep, "looking changes nothing");
    let mv = client.legal()[0].clone();
    client.play(&mv).await;
    assert_eq!(world.entries("mail").await.len(), 2);
    assert_eq!(due(&world, "mail").await, AWAKE, "stored with the move");
    drop(client);
    let world = world.die_for(1000).await;
    assert_eq!(world.app.tables_awake(), 1);
    fall_asleep(&world).await;
    assert!(due(&world, "mail").await > asleep);
}

#[tokio::test(start_paused = true)]
async fn a_forgotten_table_is_closed_however_often_the_server_starts() {
    let mut world = World::new().await;
    let person = world.person("PA").await;
    let table = world.table(&person, tournament(2), &[]).await;
    let mut client = world.watch(Some(&person), &table).await;
    pass(HOUR).await;
    client.hang_up();
    fall_asleep(&world).await;
    assert_eq!(world.app.tables_awake(), 0);
    for hours in [8, 8, 7] {
        pass(hours * HOUR).await;
        world = world.die_for(1000).await;
        assert_eq!(look(&world, &table).await["stage"], "waiting", "asking is not coming");
        fall_asleep(&world).await;
    }
    pass(2 * HOUR).await;
    assert_eq!(look(&world, &table).await["closed"], "abandoned");
}

#[tokio::test(start_paused = true)]
async fn sleeping_tables_count_against_the_limit_of_their_maker() {
    let world = World::new().await;
    let person = world.person("PA").await;
    for _ in 0..5 {
        world.table(&person, tournament(2), &[]).await;
    }
    fall_asleep(&world).await;
    let world = world.die_for(1000).await;
    fall_asleep(&world).await;
    let table = world.table(&person, tournament(2), &[]).await;
    settle().await;
    let waiting = world.app.store.read(|db| db.waiting_tables()).await.expect("tables");
    assert_eq!(waiting.len(), 5, "the oldest was closed for the new one");
    assert_eq!(look(&world, &table).await["stage"], json!("waiting"));
    let mut client = world.watch(Some(&person), &table).await;
    client.tell(&ClientMessage::Ping).await;
    assert_eq!(client.closed(), None);
}
