//! What is saved stays saved: one suite for every database, then the failures that only some of
//! them can have.

mod archive;
mod backups;
#[allow(dead_code, reason = "the tests with several machines need more of it")]
mod cluster;
mod conformance;
mod encryption;
mod failover;
mod faulty_proxy;
mod home;
mod migrations;
mod nodes;
mod outage;
mod rows;
mod trouble;
