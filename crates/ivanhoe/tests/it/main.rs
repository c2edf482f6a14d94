//! Tests of the binary as a user runs it, and of the tree as a whole.

mod arena;
mod commands;
mod play;
mod terminal;
mod tidy;
