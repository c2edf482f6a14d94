//! Our types in JSON Schema, where serde writes them in its own way.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};

use crate::hand::{Hand, Kind};
use crate::seat::{Seat, Seats};

/// Describes a type in JSON Schema, under its own name, as another one that is serialised the same
/// way.
#[macro_export]
macro_rules! schema_as {
    ($type:ty, $same:ty) => {
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $crate::schema_name(module_path!(), stringify!($type))
            }

            fn schema_id() -> std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($type)).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                <$same as schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}

/// The name of a type in a schema of several games: `Seat` is shared, a `Card` belongs to a game.
#[must_use]
pub fn schema_name(module: &str, name: &str) -> Cow<'static, str> {
    let game = module.split("::").next().unwrap_or_default();
    let (first, rest) = game.split_at(game.len().min(1));
    match game {
        "table" => name.to_owned().into(),
        _ => format!("{}{rest}{name}", first.to_uppercase()).into(),
    }
}

crate::schema_as!(Seats, Vec<Seat>);

impl<K: Kind + JsonSchema> JsonSchema for Hand<K> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Vec::<K>::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        Vec::<K>::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<K>::json_schema(generator)
    }
}
