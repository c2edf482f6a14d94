//! The rule texts of all languages.
