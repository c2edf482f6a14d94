//! Tests of the binary as a user runs it, and of the tree as a whole.

mod commands;
mod tidy;
