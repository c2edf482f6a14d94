//! The metrics measure what they say, and the example files for operators name those that exist.

use std::collections::BTreeSet;
use std::time::Duration;

use protocol::{ClientMessage, Pace, Settings};

use super::games::against_bots;
use super::tables::{play_on, two_at_a_table};
use super::world::{START, World, disk, pass, tournament};
use crate::Config;
use crate::time::Clock;

/// The number after a name.
async fn figure(world: &World, name: &str) -> f64 {
    let figures = world.get(None, "/metrics").await.body;
    let value = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.expect(name).parse().expect("a number")
}

#[tokio::test(start_paused = true)]
async fn a_move_takes_as_long_as_the_disk() {
    let store = disk();
    let world = World::on(store.clone(), Clock::starting_at(START), 1, Config::default()).await;
    let (_, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    play_on(&mut clients, |clients| clients[0].update()["asked"] == true).await;
    let before = figure(&world, "ivanhoe_move_seconds_count").await;
    store.slow_down(Duration::from_millis(30));
    let mv = clients[0].legal()[0].clone();
    clients[0].send(&clients[0].a_move(&mv));
    pass(29).await;
    assert_eq!(figure(&world, "ivanhoe_move_seconds_count").await, before, "not stored yet");
    pass(5).await;
    assert_eq!(figure(&world, "ivanhoe_move_seconds_count").await, before + 1.0);
    let took = figure(&world, "ivanhoe_move_seconds_sum").await;
    assert!((0.03..0.035).contains(&took), "{took}");
    assert_eq!(figure(&world, "ivanhoe_move_seconds_bucket{le=\"0.025\"}").await, before);
    assert_eq!(figure(&world, "ivanhoe_move_seconds_bucket{le=\"0.05\"}").await, before + 1.0);
    assert!(figure(&world, "ivanhoe_commit_seconds_sum").await >= 0.03);
    // A request that is no move, and a move that is refused, are not counted.
    clients[0].tell(&ClientMessage::Pause { on: true }).await;
    clients[0].tell(&ClientMessage::Play { prompt: 0, mv }).await;
    assert_eq!(figure(&world, "ivanhoe_move_seconds_count").await, before + 1.0);
}

#[tokio::test(start_paused = true)]
async fn wakes_bots_and_sockets_are_timed() {
    let world = World::new().await;
    let settings = Settings { pace: Pace::Instant, ..tournament(3) };
    let (_, _, client) = against_bots(&world, settings).await;
    pass(7_000).await;
    let mut clients = [client];
    play_on(&mut clients, |clients| clients[0].update()["asked"] == true).await;
    assert_eq!(figure(&world, "ivanhoe_wake_seconds_count").await, 1.0);
    let thought = figure(&world, "ivanhoe_bot_seconds_count").await;
    assert!(thought >= 1.0);
    assert_eq!(figure(&world, "ivanhoe_bot_wait_seconds_count").await, thought);
    assert_eq!(figure(&world, "ivanhoe_socket_seconds_count").await, 0.0);
    assert_eq!(figure(&world, "ivanhoe_ready").await, 1.0);
    drop(clients);
    pass(100).await;
    assert_eq!(figure(&world, "ivanhoe_socket_seconds_count").await, 1.0);
    assert_eq!(figure(&world, "ivanhoe_socket_seconds_bucket{le=\"5\"}").await, 0.0);
    world.app.drain();
    assert_eq!(figure(&world, "ivanhoe_ready").await, 0.0);
}

/// The files that name metrics.
const FILES: [(&str, &str); 2] = [
    ("alerts", include_str!("../../../../examples/deploy/ivanhoe-alerts.yml")),
    ("dashboard", include_str!("../../../../examples/deploy/grafana-dashboard.json")),
];

/// The names of metrics in a text.
fn metrics(text: &str) -> BTreeSet<&str> {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let words = text.split(|c| !is_part(c));
    words.filter(|word| word.starts_with("ivanhoe_") || word.starts_with("process_")).collect()
}

#[tokio::test(start_paused = true)]
async fn alerts_and_dashboard_name_metrics_that_exist() {
    let world = World::new().await;
    let figures = world.get(None, "/metrics").await.body;
    let lines = figures.lines().filter(|line| !line.starts_with('#'));
    let known: BTreeSet<&str> = lines.flat_map(metrics).collect();
    assert!(known.contains("ivanhoe_move_seconds_bucket"), "{known:?}");
    for (file, text) in FILES {
        let named = metrics(text);
        assert!(named.len() > 5, "{file}: {named:?}");
        let unknown: Vec<_> = named.difference(&known).collect();
        assert!(unknown.is_empty(), "{file}: {unknown:?}");
    }
    // What is measured is shown.
    let (_, dashboard) = FILES[1];
    let plain = |name: &&&str| !name.ends_with("_sum") && !name.ends_with("_count");
    let shown = metrics(dashboard);
    let forgotten: Vec<_> =
        known.iter().filter(plain).filter(|name| !shown.contains(**name)).collect();
    assert_eq!(forgotten, [&"ivanhoe_frames_total"], "one of traffic is enough");
    serde_json::from_str::<serde_json::Value>(dashboard).expect("JSON");
}
