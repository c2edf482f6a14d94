//! The interface for programs, described for programs: made from the list of routes, so that no
//! route is missing.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::Fault;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use crate::routes::{Content, ROUTES};

/// The document, OpenAPI 3.1.
pub(crate) fn document() -> Value {
    // Version 3.1 takes JSON Schema as it is; only the place of definitions is its own.
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
        if route.path.contains("{table}") {
            operation["parameters"] =
                json!([parameter("table", "path", "The table's code.", true)]);
        }
        if route.path.ends_with("/replay") {
            let eyes = "Whose eyes: a seat's letter, `public`, or `all`.";
            let list = operation["parameters"].as_array_mut().expect("it has a table");
            list.push(parameter("as", "query", eyes, false));
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
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Ivanhoe",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables, records and games. Moves are made over the WebSocket.",
        },
        "paths": paths,
        "components": { "schemas": generator.take_definitions(true) },
    })
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
        assert_eq!(document["paths"].as_object().map(Map::len), Some(14));
    }
}
