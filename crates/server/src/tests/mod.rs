//! The proofs of the server: whole servers in one process and in virtual time, and clients who
//! write down all that they hear.

mod tables;
mod world;
