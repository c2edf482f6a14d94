//! Programs that play with their own token: everybody sees that the player is not a person.

use protocol::{ClientMessage, Pace, Settings};
use serde_json::{Value, json};
use table::Seat;

use super::world::{Client, Person, World, called, pass, refusals, tournament};
use crate::guests::hash;
use crate::table::Guest;

/// Creates a program over HTTP.
async fn new_program(world: &World, name: &str) -> Person {
    let reply = world.post(None, "/api/me", json!({"name": name, "program": true})).await;
    assert!(!reply.headers.contains_key("set-cookie"), "a program has no cookie");
    let me = reply.json();
    let token = me["token"].as_str().expect("a token").to_owned();
    assert_eq!(me, json!({"name": name, "program": true, "token": token}));
    let hash = hash(&token);
    let row = world.app.store.read(move |db| db.guest_by_token(&hash)).await;
    let id = row.expect("an answer").expect("a guest").id;
    Person { guest: Guest { id, name: name.to_owned(), program: true }, token }
}

/// What is shown of a seat.
fn shown(client: &Client, seat: usize) -> Value {
    client.room()["seats"][seat].clone()
}

#[tokio::test(start_paused = true)]
async fn a_token_is_for_the_header_and_a_cookie_for_a_browser() {
    let world = World::new().await;
    let program = new_program(&world, "Deep Thought").await;
    let person = world.person("Rowena").await;
    let me = json!({"name": "Deep Thought", "program": true});
    let own = world.get(Some(&program), "/api/me").await;
    assert_eq!(own.json(), me, "the token is sent once");
    let with = async |header: &str, value: String| {
        world.call("GET", "/api/me").header(header, &value).send().await
    };
    assert_eq!(with("authorization", format!("bearer  {}", program.token)).await.json(), me);
    for (header, value) in [
        ("cookie", format!("ivanhoe={}", program.token)),
        ("authorization", format!("Bearer {}", person.token)),
        ("authorization", format!("Basic {}", program.token)),
        ("authorization", "Bearer".to_owned()),
        ("authorization", "Bearer guessed".to_owned()),
    ] {
        let refusal = with(header, value.clone()).await.refusal();
        assert_eq!(refusal, "no-guest", "{header}: {value}");
    }
    // A proxy may ask for its own password in the same header.
    let call = world.call("GET", "/api/me").by(Some(&person)).header("authorization", "Basic eA==");
    assert_eq!(call.send().await.json(), json!({"name": "Rowena"}));
}

#[tokio::test(start_paused = true)]
async fn the_program_mark_cannot_be_removed_or_added() {
    let world = World::new().await;
    let program = new_program(&world, "Deep Thought").await;
    let person = world.person("Rowena").await;
    let renamed = |name: &str| json!({"name": name, "program": false});
    let reply = world.post(Some(&program), "/api/me", renamed("Marvin")).await;
    assert_eq!(reply.json(), json!({"name": "Marvin", "program": true}));
    let ask = json!({"name": "Rowena", "program": true});
    let reply = world.post(Some(&person), "/api/me", ask).await;
    assert_eq!(reply.refusal(), "not-allowed");
    assert_eq!(world.get(Some(&person), "/api/me").await.json(), json!({"name": "Rowena"}));
    let link = world.post(Some(&program), "/api/device-link", json!({})).await;
    assert_eq!(link.refusal(), "not-allowed", "no browser becomes a program");
}

#[tokio::test(start_paused = true)]
async fn everybody_always_sees_that_a_player_is_a_program() {
    let world = World::new().await;
    let person = world.person("Rowena").await;
    let program = new_program(&world, "Deep Thought").await;
    let settings = Settings { open: true, pace: Pace::Instant, ..tournament(3) };
    let table = world.table(&person, settings, &[None, None, Some("page")]).await;
    let mut host = world.watch(Some(&person), &table).await;
    let mut player = world.watch(Some(&program), &table).await;
    player.tell(&ClientMessage::Sit { seat: Some(Seat::B) }).await;
    let mark = json!({"seat": "B", "kind": "guest", "name": "Deep Thought", "presence": "here",
                      "program": true});
    host.listen().await;
    assert_eq!(shown(&host, 1), mark);
    assert_eq!(shown(&host, 0).get("program"), None, "a person has no mark");
    assert_eq!(world.get(None, "/api/tables").await.json()[0]["bots"], 2);
    // A new name, another seat and a new deal do not change it.
    world.post(Some(&program), "/api/me", called("Rebecca")).await;
    host.tell(&ClientMessage::Bot { seat: Seat::C, level: None }).await;
    player.tell(&ClientMessage::Sit { seat: Some(Seat::C) }).await;
    host.tell(&ClientMessage::Bot { seat: Seat::B, level: Some("page".into()) }).await;
    assert_eq!(shown(&host, 2)["program"], true);
    assert_eq!(shown(&host, 2)["name"], "Rebecca");
    host.tell(&ClientMessage::Start).await;
    host.listen().await;
    assert_eq!(
        (&host.room()["stage"], &shown(&host, 2)["program"]),
        (&json!("playing"), &json!(true))
    );
    let stranger = world.watch(None, &table).await;
    assert_eq!(shown(&stranger, 2)["program"], true);
    // It is still a guest: the others are not alone with bots, and a bot replaces it when it
    // leaves.
    assert_eq!(refusals(&host.tell(&ClientMessage::Pause { on: true }).await), ["not-alone"]);
    player.tell(&ClientMessage::Stand).await;
    host.tell(&ClientMessage::Stand).await;
    while host.room()["stage"] != "over" {
        pass(1000).await;
        host.listen().await;
    }
    assert_eq!(shown(&host, 2)["program"], true);
    let record = world.get(None, &format!("/api/games/{table}/record")).await.body;
    assert!(record.contains("[Bot B \"page\"]\n[Bot C \"program\"]\n"), "{record}");
    assert!(!record.contains("[Bot A"), "{record}");
    player.tell(&ClientMessage::Rematch).await;
    let again = player.room()["rematch"].as_str().expect("a table").to_owned();
    let again = world.watch(None, &again).await;
    assert_eq!(
        (&shown(&again, 2)["name"], &shown(&again, 2)["program"]),
        (&json!("Rebecca"), &json!(true))
    );
}

#[tokio::test(start_paused = true)]
async fn a_program_may_send_twenty_messages_per_second_over_all_its_sockets() {
    let world = World::new().await;
    let program = world.program("Deep Thought").await;
    let mut refused = 0;
    for _ in 0..8 {
        // From this machine itself, which no other limit counts.
        let mut client = world.connect(Some(&program));
        for _ in 0..10 {
            refused += refusals(&client.tell(&ClientMessage::Ping).await).len();
        }
    }
    assert!(
        (18..=20).contains(&refused),
        "a burst of sixty and little more: {refused} of 80 refused"
    );
    let mut client = world.connect(Some(&program));
    pass(500).await;
    for number in 0..10 {
        let refusals = refusals(&client.tell(&ClientMessage::Ping).await);
        assert_eq!(refusals.len(), 0, "{number}");
    }
    let person = world.person("Rowena").await;
    let mut client = world.connect(Some(&person));
    for _ in 0..75 {
        assert_eq!(refusals(&client.tell(&ClientMessage::Ping).await).len(), 0, "a person may");
    }
}
