//! What is saved stays saved: one suite for every database, then the failures that only some of
//! them can have.

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
