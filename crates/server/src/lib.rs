//! Tables, guests and games online: stored before told, and nothing hidden leaves.

pub mod store;
