//! The description of the programming interface, generated from the list of routes, so that no
//! route is missing.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::Fault;
use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::routes::{Content, ROUTES};

/// The document, OpenAPI 3.1.
pub(crate) fn document() -> Value {
    // Version 3.1 takes JSON Schema as it is; only the place of definitions differs.
    let settings = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into());
    let mut generator = settings.into_generator();
    let fault = generator.subschema_for::<Fault>();
    let mut paths = Map::new();
    for route in ROUTES {
        let mut operation = json!({
            "summary": route.summary,
            "responses": {
                "default": {
                    "description": "Refused; nothing has changed.",
                    "content": { "application/json": { "schema": fault } },
                },
            },
        });
        let status = route.status.to_string();
        operation["responses"][status] = answer(&mut generator, route.answer);
        let table = route.path.contains("{table}");
        let table = table.then(|| parameter("table", "path", "The table's code.", true));
        let query = route.query.iter().map(|(name, what)| parameter(name, "query", what, false));
        let parameters: Vec<Value> = table.into_iter().chain(query).collect();
        if !parameters.is_empty() {
            operation["parameters"] = Value::Array(parameters);
        }
        if let Some(Content::Json(body)) = route.body {
            let schema = body(&mut generator);
            operation["requestBody"] = json!({
                "required": true,
                "content": { "application/json": { "schema": schema } },
            });
        }
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation;
    }
    let views = any_game([
        generator.subschema_for::<tournament::View>(),
        generator.subschema_for::<castles::View>(),
    ]);
    let events = any_game([
        generator.subschema_for::<tournament::EventView>(),
        generator.subschema_for::<castles::EventView>(),
    ]);
    let mut schemas = generator.take_definitions(true);
    // A game's own values pass through the protocol unchanged.
    let step = &mut schemas["ReplayStep"]["properties"];
    describe(&mut step["view"], &views);
    describe(&mut step["events"]["items"], &events);
    describe(&mut schemas["MyGame"]["properties"]["view"], &any_game_or_none(&views));
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Ivanhoe",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables, records and games. Moves are made over the WebSocket.",
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

/// The schema of a value for which each game has its own type.
fn any_game(games: [Schema; 2]) -> Value {
    json!({ "anyOf": games })
}

fn any_game_or_none(views: &Value) -> Value {
    json!({ "anyOf": [views, { "type": "null" }] })
}

/// Describes a value that the protocol leaves open; existing descriptions stay.
fn describe(open: &mut Value, schema: &Value) {
    match (open.as_object_mut(), schema.as_object()) {
        (Some(open), Some(schema)) => open.extend(schema.clone()),
        _ => *open = schema.clone(),
    }
}

fn answer(generator: &mut SchemaGenerator, content: Content) -> Value {
    match content {
        Content::Json(schema) => json!({
            "description": "Done.",
            "content": { "application/json": { "schema": schema(generator) } },
        }),
        Content::Text => json!({
            "description": "Done.",
            "content": { "text/plain": { "schema": { "type": "string" } } },
        }),
        Content::Document => json!({
            "description": "This document.",
            "content": { "application/json": { "schema": { "type": "object" } } },
        }),
        Content::Socket => json!({ "description": "From here on it is a WebSocket." }),
    }
}

fn parameter(name: &str, place: &str, description: &str, required: bool) -> Value {
    json!({
        "name": name,
        "in": place,
        "description": description,
        "required": required,
        "schema": { "type": "string" },
    })
}

/// Serves the document.
pub(crate) async fn serve() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| document().to_string());
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str()).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jsonschema::Validator;
    use table::{Chance as _, Match, Notation, Options as _, QuickChance, Seat, Seed, Viewer};

    use super::*;

    /// Every reference leads somewhere, and every definition is used.
    #[test]
    fn the_document_is_whole() {
        let document = document();
        let text = document.to_string();
        let definitions = document["components"]["schemas"].as_object().expect("definitions");
        for (name, _) in definitions {
            let reference = format!("\"#/components/schemas/{name}\"");
            assert!(text.contains(&reference), "{name} is never used");
        }
        for reference in text.split("\"$ref\":\"").skip(1) {
            let path = reference.split('"').next().unwrap_or_default();
            let name = path.strip_prefix("#/components/schemas/").expect(path);
            assert!(definitions.contains_key(name), "{name} is missing");
        }
        let routes: BTreeSet<&str> = ROUTES.iter().map(|route| route.path).collect();
        let paths = document["paths"].as_object().expect("paths");
        assert_eq!(paths.keys().map(String::as_str).collect::<BTreeSet<_>>(), routes);
    }

    /// What the document says of a game's type, as a schema that stands alone.
    fn validator(name: &str) -> Validator {
        let components = document()["components"].clone();
        let reference = format!("#/components/schemas/{name}");
        let schema = json!({ "$ref": reference, "components": components });
        jsonschema::validator_for(&schema).expect("a schema")
    }

    #[track_caller]
    fn check(validator: &Validator, value: &Value) {
        let faults: Vec<String> = validator.iter_errors(value).map(|e| e.to_string()).collect();
        assert!(faults.is_empty(), "{faults:#?}: {value}");
    }

    /// Checks every view and every event of whole random games against the document.
    fn games_are_as_described<G: Notation>(title: &str, players: usize) {
        let view = validator(&format!("{title}View"));
        let event = validator(&format!("{title}EventView"));
        let seats = || (0..players).map(|number| Viewer::Seat(Seat::new(number)));
        let viewers = || seats().chain([Viewer::Public]);
        let mut chance = QuickChance::new(5);
        for series in 0..3 {
            let options = G::Options::usual(players).expect("this many can play");
            let mut game = Match::<G>::begin(options, Seed::of_series(series, 0), &[]);
            let mut events = game.record().deal.clone();
            loop {
                for viewer in viewers() {
                    check(&view, &json!(game.view(viewer)));
                    let seen = events.iter().filter_map(|event| G::event_view(event, viewer));
                    seen.for_each(|seen| check(&event, &json!(seen)));
                }
                let Some(by) = game.state().awaiting().asked().lowest() else { break };
                let moves = game.state().moves_of(by);
                let mv = moves[chance.below(moves.len())];
                events = game.play(by, mv).expect("a legal move").events.clone();
            }
            let mut broken = json!(game.view(Viewer::Public));
            broken.as_object_mut().expect("a view").remove("deck");
            assert!(!view.is_valid(&broken), "a missing field is not noticed");
        }
    }

    #[test]
    fn views_and_events_are_as_described() {
        games_are_as_described::<tournament::State>("Tournament", 3);
        games_are_as_described::<castles::State>("Castles", 3);
        let text = document()["components"]["schemas"]["ReplayStep"].to_string();
        for name in ["TournamentView", "CastlesView", "TournamentEventView", "CastlesEventView"] {
            assert!(text.contains(&format!("#/components/schemas/{name}\"")), "{name}");
        }
    }
}
