//! The strengths that players choose from.

use std::str::FromStr;

use crate::bot::Bot;
use crate::bot_game::{BotGame, Rule};
use crate::trained::Sampling;

/// The strengths that players choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// For a first game: plays by the network, but often misses good moves.
    Page,
    /// Plays by rules of thumb.
    Squire,
    /// Plays by the network, and sometimes misses the best move.
    Knight,
    /// Always plays the network's best move.
    Champion,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 4] = [Self::Page, Self::Squire, Self::Knight, Self::Champion];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Champion => "champion",
        }
    }

    /// A bot of this level. In a game without a network all levels are the same bot.
    #[must_use]
    pub fn bot<G: BotGame>(self) -> Box<dyn Bot<G>> {
        let trained = match self {
            Self::Page => G::trained(G::PAGE),
            Self::Squire => None,
            Self::Knight => G::trained(G::KNIGHT),
            Self::Champion => G::trained(Sampling::BEST),
        };
        trained.unwrap_or_else(|| Box::new(Rule))
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let level = Self::ALL.into_iter().find(|level| level.name() == text);
        level.ok_or_else(|| format!("`{text}` is not a level (page, squire, knight, champion)"))
    }
}
