//! `#[derive(Event)]`: an event of a game is declared once. `#[derive(Patch)]`: a view is compared
//! with an earlier one, without forgetting a field.
//!
//! The first generates the type that viewers see, the text of both, the parser, and what the seats
//! remember of each other's hands. `table::Event` explains the attributes.

mod declaration;
mod generate;
mod patch;

use proc_macro::TokenStream;
use syn::{DeriveInput, Error, parse_macro_input};

/// Implements `table::Event`, `Display` and `FromStr` for an enum, and declares its view. See
/// `table::Event`.
#[proc_macro_derive(
    Event,
    attributes(cards, counted, enters, leaves, nobody, only, or, reveals, serde, told, verb, view)
)]
pub fn event(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let declared = declaration::Declaration::read(&input);
    declared.map_or_else(Error::into_compile_error, |events| generate::all(&events)).into()
}

/// Implements `table::Patch` for the struct of a view, with the names that serde gives its fields.
/// `#[items]` marks a list whose items have patches of their own.
#[proc_macro_derive(Patch, attributes(items, serde))]
pub fn patch(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    patch::derive(&input).unwrap_or_else(Error::into_compile_error).into()
}
