//! The server answers what the OpenAPI document says.

use protocol::{ClientMessage, Settings};
use serde_json::{Value, json};

use super::world::{Person, Reply, World, pass};
use crate::openapi::document;
use crate::routes::ROUTES;

/// Checks an answer against the document.
fn judge(method: &str, path: &str, reply: &Reply) {
    let document = document();
    let responses = &document["paths"][path][method]["responses"];
    let place = if reply.status < 300 { reply.status.to_string() } else { "default".to_owned() };
    let content = &responses[&place]["content"];
    let Some(schema) = content.get("application/json").map(|json| &json["schema"]) else {
        assert!(content.get("text/plain").is_some(), "{method} {path} {place}: {content}");
        return;
    };
    // References start at the root: the schema is embedded in the whole document.
    let mut whole = document.clone();
    whole["$ref"] = schema["$ref"].clone();
    if schema.get("$ref").is_none() {
        whole["allOf"] = json!([schema]);
        whole.as_object_mut().expect("an object").remove("$ref");
    }
    let schema = jsonschema::validator_for(&whole).expect("a schema");
    let faults: Vec<String> = schema.iter_errors(&reply.json()).map(|e| e.to_string()).collect();
    assert!(faults.is_empty(), "{method} {path}: {faults:?}\n{}", reply.body);
}

/// A finished game of bots, watched by the one person at the table, who left their seat to a bot.
async fn finished_game(world: &World, person: &Person) -> String {
    let settings = Settings { pace: protocol::Pace::Instant, ..Settings::usual("tournament", 2) };
    let table = world.table(person, settings, &[None, Some("page")]).await;
    let mut client = world.watch(Some(person), &table).await;
    client.tell(&ClientMessage::Start).await;
    client.tell(&ClientMessage::Stand).await;
    while client.room()["stage"] != "over" {
        pass(1000).await;
        client.listen().await;
    }
    table
}

fn body(path: &str) -> Value {
    match path {
        "/api/me" => json!({"name": "Rowena"}),
        "/api/tables" => json!({"settings": {"game": "castles", "players": 3, "open": true}}),
        "/api/play" => json!({"game": "tournament", "players": 2, "level": "page"}),
        "/api/device" => json!({"secret": "unknown"}),
        _ => json!({}),
    }
}

#[tokio::test(start_paused = true)]
async fn every_route_answers_as_the_document_says() {
    let world = World::new().await;
    let person = world.person("Rowena").await;
    let table = finished_game(&world, &person).await;
    for route in ROUTES.iter().filter(|route| route.path != "/api/socket") {
        let path = route.path.replace("{table}", &table);
        for who in [Some(&person), None] {
            let reply = if route.method == "post" {
                world.post(who, &path, body(route.path)).await
            } else {
                world.get(who, &path).await
            };
            judge(route.method, route.path, &reply);
        }
    }
    let replay = world.get(None, &format!("/api/games/{table}/replay?as=all")).await;
    assert_eq!(replay.status, 200);
    judge("get", "/api/games/{table}/replay", &replay);
    let path = format!("/api/games/{table}/review?seat=B");
    let done = loop {
        let reply = world.get(None, &path).await;
        judge("get", "/api/games/{table}/review", &reply);
        if reply.json()["state"] == "done" {
            break reply.json();
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(done["report"]["seat"], "B");
    let nowhere = world.get(None, "/api/tables/nowhere").await;
    assert_eq!(nowhere.status, 404);
    judge("get", "/api/tables/{table}", &nowhere);
}

#[test]
#[should_panic(expected = "is a required property")]
fn an_answer_that_differs_is_caught() {
    let headers = axum::http::HeaderMap::new();
    judge("get", "/api/me", &Reply { status: 200, headers, body: "{}".into() });
}
