//! The server's tests: whole servers in one process and in virtual time, with clients that record
//! everything they receive.

mod authorisation;
mod careless;
mod chat;
mod client;
mod clocks;
mod days;
mod deal;
mod faults;
mod games;
mod illness;
mod import;
mod leaks;
mod noninterference;
mod openapi;
mod pairs;
mod patches;
mod prices;
mod programs;
mod questions;
mod records;
mod sealed;
mod simulation;
mod sleep;
mod sources;
mod tables;
pub(crate) mod thinking;
mod trouble;
mod undo;
mod upgrade;
mod windows;
mod wire;
mod world;
