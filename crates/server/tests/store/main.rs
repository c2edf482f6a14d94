//! What is kept stays kept: one suite for every database, then what only some of them can suffer.

mod conformance;
mod home;
mod rows;
