//! What is kept stays kept: one suite for every database, then what only some of them can suffer.

mod backups;
mod cluster;
mod conformance;
mod failover;
mod home;
mod migrations;
mod outage;
mod rows;
mod trouble;
mod way;
