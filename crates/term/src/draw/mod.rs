//! The screen.

/// A game that can be drawn.
pub(crate) trait Picture {}
impl Picture for tournament::State {}
impl Picture for castles::State {}
