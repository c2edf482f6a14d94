//! What requests cost, and what it costs to show finished games.

use serde_json::json;
use tokio::task::JoinSet;
use tower::ServiceExt as _;

use super::world::{Person, World, pass, stacked, tournament};
use crate::routes::ROUTES;

const HERE: &str = "203.0.113.7";

/// A game that is finished according to the store.
async fn finished(world: &World) -> Vec<Person> {
    let people = world.people(2).await;
    let hands = [
        ["R3", "R4", "charge", "R3", "G1", "G1", "G1", "G1"],
        ["R5", "R4", "ivanhoe", "R3", "B2", "B2", "B3", "B3"],
    ];
    let deck = stacked(&hands, &["Y4"]);
    world.dealt::<tournament::State>("done", &people, &[], tournament(2), &deck).await;
    world.call_it_over("done").await;
    people
}

#[test]
fn every_route_has_a_cost_and_replays_the_highest() {
    assert!(ROUTES.iter().all(|route| route.cost >= 1));
    let dearest = ROUTES.iter().max_by_key(|route| route.cost).expect("routes");
    assert_eq!((dearest.path, dearest.cost), ("/api/games/{table}/replay", 20));
}

#[tokio::test(start_paused = true)]
async fn an_address_gets_few_replays_at_once_and_learns_when_to_retry() {
    let world = World::new().await;
    finished(&world).await;
    let path = "/api/games/done/replay?as=all";
    let mut replies = Vec::new();
    for _ in 0..12 {
        replies.push(world.call("GET", path).from(HERE).send().await);
    }
    let served = replies.iter().filter(|reply| reply.status == 200).count();
    assert_eq!(served, 10, "a burst of 200, and each of these costs 20");
    let last = replies.last().expect("a reply");
    assert_eq!((last.status, last.refusal().as_str()), (429, "too-fast"));
    assert_eq!(last.header("retry-after"), "5");
    let other = world.call("GET", "/api/tables").from("203.0.113.8").send().await;
    assert_eq!(other.status, 200);
}

#[tokio::test(start_paused = true)]
async fn a_new_review_costs_much_and_asking_again_little() {
    let world = World::new().await;
    finished(&world).await;
    let ask = async |seat: &str| {
        let path = format!("/api/games/done/review?seat={seat}");
        world.call("GET", &path).from(HERE).send().await.refusal()
    };
    for _ in 0..5 {
        assert_eq!(ask("A").await, "");
    }
    assert_eq!(ask("B").await, "too-fast", "a burst of 200, of which 150 are used");
    pass(2000).await;
    assert_eq!(ask("B").await, "");
}

#[tokio::test(start_paused = true)]
async fn a_review_that_broke_off_is_tried_again_later() {
    let world = World::new().await;
    finished(&world).await;
    let ask = async || {
        let reply = world.get(None, "/api/games/done/review?seat=A").await;
        reply.json()["state"].as_str().expect("a state").to_owned()
    };
    assert_eq!(ask().await, "waiting");
    while ask().await != "failed" {
        // Another thread works it out: the game is not over.
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert_eq!(ask().await, "failed", "whoever asks hears it");
    pass(120_000).await;
    assert_eq!(ask().await, "waiting", "it is begun again");
}

#[tokio::test(start_paused = true)]
async fn a_finished_game_is_not_sent_again_to_a_client_that_has_it() {
    let world = World::new().await;
    let people = finished(&world).await;
    for what in ["record", "replay", "replay?as=all", "replay?as=B"] {
        let path = format!("/api/games/done/{what}");
        let first = world.get(None, &path).await;
        let tag = first.header("etag").to_owned();
        assert_eq!((first.status, first.header("cache-control")), (200, "no-cache"), "{what}");
        let again = world.call("GET", &path).header("if-none-match", &tag).send().await;
        assert_eq!((again.status, again.body.as_str()), (304, ""), "{what}");
        let other = world.call("GET", &path).header("if-none-match", "\"other\"").send().await;
        assert_eq!(other.body, first.body);
    }
    let record = world.get(None, "/api/games/done/record").await;
    assert!(record.body.contains("[Seat A \"PA\"]"), "{}", record.body);
    world.post(Some(&people[0]), "/api/me", json!({"name": "Ulrica"})).await;
    let renamed = world.get(None, "/api/games/done/record").await;
    let is_new = renamed.body.contains("Ulrica");
    assert_eq!(
        is_new,
        renamed.header("etag") != record.header("etag"),
        "no old text by a new name"
    );
    // Private answers are not cached anywhere.
    let people = world.people(2).await;
    let table = world.table(&people[0], tournament(2), &[]).await;
    let room = world.get(Some(&people[0]), &format!("/api/tables/{table}")).await;
    assert_eq!((room.header("etag"), room.header("cache-control")), ("", "no-store"));
}

#[tokio::test(start_paused = true)]
async fn a_game_is_written_once_for_simultaneous_requests() {
    let world = World::new().await;
    finished(&world).await;
    let mut asking = JoinSet::new();
    for _ in 0..50 {
        let request = axum::http::Request::get("/api/games/done/replay?as=all");
        let request = request.header("host", "localhost");
        let request = request.body(axum::body::Body::empty()).expect("a request");
        asking.spawn(world.router().oneshot(request));
    }
    let mut places = std::collections::BTreeSet::new();
    for answer in asking.join_all().await {
        let body = axum::body::to_bytes(answer.expect("an answer").into_body(), 1 << 24).await;
        places.insert(body.expect("a body").as_ptr() as usize);
    }
    assert_eq!(places.len(), 1, "all readers share the same bytes in memory");
}

#[tokio::test(start_paused = true)]
async fn a_guest_may_rename_a_few_times_and_then_once_per_minute() {
    let world = World::new().await;
    let me = world.person("Cedric").await;
    let rename = async |name: &str| {
        world.post(Some(&me), "/api/me", json!({ "name": name })).await.refusal()
    };
    for name in ["A", "B", "C", "D", "E"] {
        assert_eq!(rename(name).await, "");
    }
    assert_eq!(rename("F").await, "too-fast");
    assert_eq!(rename("E").await, "", "that is their name already");
    pass(61_000).await;
    assert_eq!(rename("F").await, "");
    assert_eq!(rename("G").await, "too-fast");
}

#[tokio::test(start_paused = true)]
async fn nobody_fills_the_lobby_from_one_address() {
    let world = World::new().await;
    let honest = world.person("Cedric").await;
    let open = protocol::Settings { open: true, ..tournament(2) };
    let table = world.table(&honest, open.clone(), &[]).await;
    let mut refusals = Vec::new();
    for number in 0..10 {
        let guest = world.person(&format!("G{number}")).await;
        pass(10_000).await;
        for _ in 0..5 {
            let args = json!({"settings": open});
            let call = world.call("POST", "/api/tables").by(Some(&guest)).json(&args);
            refusals.push(call.from("203.0.113.7").send().await.refusal());
        }
    }
    let made = refusals.iter().filter(|refusal| refusal.is_empty()).count();
    assert_eq!(made, 30, "{refusals:?}");
    assert_eq!(refusals.last().map(String::as_str), Some("too-many-tables"));
    let listed = world.get(None, "/api/tables").await.json();
    let listed = listed.as_array().expect("a list");
    assert!(listed.iter().any(|entry| entry["table"] == table.as_str()), "it is still seen");
}

#[tokio::test(start_paused = true)]
async fn a_page_under_a_foreign_name_does_not_count_as_this_machine() {
    let world = World::new().await;
    for (host, status) in [
        ("evil.example", 403),
        ("evil.example:8080", 403),
        ("203.0.113.7", 403),
        ("localhost.evil.example", 403),
        ("", 403),
        ("localhost", 200),
        ("LOCALHOST:8080", 200),
        ("127.0.0.1:8080", 200),
        ("[::1]:8080", 200),
        ("[::1]", 200),
    ] {
        let request = axum::http::Request::get("/metrics").header("host", host);
        let request = request.body(axum::body::Body::empty()).expect("a request");
        let answer = world.router().oneshot(request).await.expect("an answer");
        assert_eq!(answer.status(), status, "{host}");
    }
}
