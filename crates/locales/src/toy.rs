//! The test game uses the default sentences.

impl crate::Told for toy::State {}
