//! Tests of the binary as a user runs it, and of the tree as a whole.

mod arena;
mod club;
mod commands;
mod play;
mod review;
mod served;
mod terminal;
mod tidy;
mod toy;
