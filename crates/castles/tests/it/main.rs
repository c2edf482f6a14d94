//! The Castles' tests: scenarios and traces in the notation, one test a rule number, the battery
//! that every game passes, golden playthroughs.

mod battery;
mod eyes;
mod fuzz;
mod games;
mod rules;
mod scenarios;
mod speed;
