//! Live clocks across sleep, restarts and database failures.

use protocol::{ClientMessage, Clock, Settings, StandingOrder};
use serde_json::Value;

use super::windows::{suspend, three};
use super::world::{
    Client, Person, START, World, disk, pass, refusals, settle, stacked, tournament,
};
use crate::config::Config;
use crate::store::Millis;
use crate::time::Clock as Time;

fn a_minute() -> Settings {
    Settings { clock: Clock::Live { bank: 60, increment: 0 }, ..tournament(3) }
}

/// The seconds that the first seat has left.
fn left(client: &Client) -> i64 {
    let left = client.update()["clocks"]["left"][0].as_i64().expect("a bank");
    (left + 500) / 1000
}

/// The people of [`three`].
async fn people(world: &World) -> Vec<Person> {
    let row = world.app.store.read(|db| db.table("windows")).await.expect("read");
    let guests = row.expect("a table").guests;
    let guest = |id| crate::table::Guest { id, name: "P".to_owned(), program: false };
    guests.into_iter().map(|id| Person { guest: guest(id), token: String::new() }).collect()
}

#[tokio::test(start_paused = true)]
async fn thinking_time_is_not_refunded_when_the_table_has_slept() {
    let (world, mut clients) = three(a_minute()).await;
    let people = people(&world).await;
    for expected in [40, 20] {
        pass(20_000).await;
        clients.iter_mut().for_each(Client::hang_up);
        pass(600_000).await;
        assert_eq!(world.app.tables_awake(), 0, "it sleeps");
        clients = vec![world.watch(Some(&people[0]), "windows").await];
        assert_eq!(left(&clients[0]), expected);
    }
}

#[tokio::test(start_paused = true)]
async fn thinking_time_is_not_refunded_after_a_restart() {
    let (mut world, clients) = three(a_minute()).await;
    let people = people(&world).await;
    drop(clients);
    let mut client = world.watch(Some(&people[0]), "windows").await;
    for expected in [40, 20] {
        pass(20_000).await;
        client.hang_up();
        drop(client);
        world = world.die_for(3_600_000).await;
        // Nobody is present: that costs nothing, and neither does another restart.
        pass(600_000).await;
        world = world.die_for(3_600_000).await;
        client = world.watch(Some(&people[0]), "windows").await;
        let left = left(&client);
        assert!((expected..expected + 6).contains(&left), "as of the last heartbeat: {left}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_player_who_is_present_when_the_server_dies_is_charged_until_then() {
    let (world, clients) = three(a_minute()).await;
    let people = people(&world).await;
    pass(30_000).await;
    let world = world.die_for(3_600_000).await;
    drop(clients);
    let client = world.watch(Some(&people[0]), "windows").await;
    let left = left(&client);
    assert!((30..36).contains(&left), "as of the last heartbeat: {left}");
}

#[tokio::test(start_paused = true)]
async fn a_player_who_gives_an_order_and_leaves_is_not_charged_for_their_absence() {
    let (world, mut clients) = three(a_minute()).await;
    let people = people(&world).await;
    clients[0].play("change-weapon blue").await;
    assert!(clients[0].update()["window"].is_object(), "a window is open");
    clients.drain(1..).for_each(|mut client| client.hang_up());
    // The order is saved at the next fixed time, after its player has left.
    clients[0].send(&ClientMessage::Order { order: StandingOrder::Never });
    settle().await;
    clients[0].hang_up();
    pass(1_200_000).await;
    assert_eq!(world.app.tables_awake(), 0, "it sleeps");
    let client = world.watch(Some(&people[0]), "windows").await;
    assert_eq!(client.update()["window"], Value::Null);
    assert_eq!(left(&client), 60);
}

#[tokio::test(start_paused = true)]
async fn no_thinking_time_is_charged_while_the_server_is_suspended() {
    let (world, clients) = three(a_minute()).await;
    let people = people(&world).await;
    pass(10_000).await;
    suspend(20).await;
    let client = world.watch(Some(&people[0]), "windows").await;
    let about = 50..=51;
    assert!(about.contains(&left(&client)), "{}", left(&client));
    drop((clients, client));
    let world = world.die_for(3_600_000).await;
    let client = world.watch(Some(&people[0]), "windows").await;
    assert!((50..56).contains(&left(&client)), "nor after a restart: {}", left(&client));
}

#[tokio::test(start_paused = true)]
async fn thinking_time_is_neither_charged_nor_refunded_after_the_clock_was_wrong() {
    const MINUTE: Millis = 60_000;
    let clock = Clock::Correspondence { hours: 2, window: 1 };
    let (world, clients) = three(Settings { clock, ..tournament(3) }).await;
    drop(clients);
    pass(10 * MINUTE).await;
    let mut store = world.die().await;
    // The machine comes back with the time of yesterday, and later with the right one.
    for time in [START - 24 * 60 * MINUTE, START + 60 * MINUTE] {
        let world = World::on(store, Time::starting_at(time), 2, Config::default()).await;
        assert!(world.now() > START + 9 * MINUTE, "time does not go back");
        store = world.die().await;
    }
    let world =
        World::on(store, Time::starting_at(START + 61 * MINUTE), 2, Config::default()).await;
    let spectator = world.watch(None, "windows").await;
    let minutes = left(&spectator) / 60;
    assert!((109..=110).contains(&minutes), "only while a server was running: {minutes}");
}

#[tokio::test(start_paused = true)]
async fn a_hanging_database_costs_no_thinking_time() {
    let store = disk();
    let world = World::bare(store.clone(), Time::starting_at(START), 1, Config::default()).await;
    let people = world.people(3).await;
    let cards = stacked(&[["R3", "R4", "R4", "R5", "S2", "S2", "S2", "G1"]; 1], &[]);
    world.dealt::<tournament::State>("hung", &people, &[], a_minute(), &cards).await;
    let mut clients = Vec::new();
    for person in &people {
        clients.push(world.watch(Some(person), "hung").await);
    }
    pass(5_000).await;
    const HANGS: Millis = 45_000;
    store.slow_down(std::time::Duration::from_millis(HANGS as u64));
    let mv = clients[0].a_move("open red R3");
    clients[0].send_as("m", &mv);
    pass(11_000).await;
    assert_eq!(refusals(&clients[0].news()), ["storage"], "the player gets a refusal");
    store.slow_down(std::time::Duration::ZERO);
    pass(HANGS - 11_000).await;
    assert_eq!(left(&clients[1]), 60, "as of the update before");
    pass(2_000).await;
    assert_eq!(left(&clients[1]), 55, "the clock runs again, and was halted meanwhile");
    // It was saved after all.
    clients[0].tell_as("m", &mv).await;
    clients[0].come_back("hung").await;
    assert_eq!(clients[0].update()["view"]["colour"], "red");
}
