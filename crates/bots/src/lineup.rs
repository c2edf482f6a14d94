//! Bots by name, and their seats.

use std::fmt;
use std::str::FromStr;

use crate::bot::{Bot, Random};
use crate::bot_game::{BotGame, Greedy, Rule};
use crate::external::{BotSeat, External};
use crate::level::Level;
use crate::search::{Budget, Search};
use crate::style::Style;
use crate::trained::Sampling;

/// A bot by its name on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// `random`: any legal move.
    Random,
    /// `greedy`: the smallest sufficient card, otherwise it gives up.
    Greedy,
    /// `rule`: plays by rules of thumb.
    Rule,
    /// `search:1000` or `search:50ms`: tree search with this budget per move.
    Search(Budget),
    /// `network`: plays the best action of the game's trained network. `network:60:90` draws its
    /// actions at a temperature of 6.0 among those within a reach of 9.0 ([`Sampling`]).
    Network {
        /// In tenths.
        temperature: u16,
        /// In tenths.
        reach: u16,
    },
    /// `page`, `squire`, `knight`, `champion`.
    Level(Level),
    /// `never-fights`, `always-fights`, `hoards`, `kingmaker`, `copies`.
    Style(Style),
    /// `exec:COMMAND`: a program that speaks the line protocol.
    External(String),
}

impl Player {
    /// The bot, ready to play one game in this seat.
    ///
    /// # Errors
    /// If a program from outside cannot be started.
    pub fn seat<G: BotGame>(
        &self,
        bot_seat: &BotSeat<G::Options>,
    ) -> Result<Box<dyn Bot<G>>, String> {
        Ok(match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy),
            Self::Rule => Box::new(Rule),
            Self::Level(level) => level.bot(),
            Self::Style(style) => Box::new(*style),
            Self::Search(budget) => Box::new(Search::new(*budget)),
            Self::Network { temperature, reach } => {
                let [temperature, reach] =
                    [temperature, reach].map(|&tenths| f32::from(tenths) / 10.0);
                let sampling = Sampling { temperature, reach };
                let none = || format!("no network is trained for {}", G::NAME);
                G::trained(sampling).ok_or_else(none)?
            }
            Self::External(command) => Box::new(External::start::<G>(command, bot_seat)?),
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Rule => f.write_str("rule"),
            Self::Search(budget) => write!(f, "search:{budget}"),
            Self::Network { temperature: 0, .. } => f.write_str("network"),
            Self::Network { temperature, reach } => write!(f, "network:{temperature}:{reach}"),
            Self::Level(level) => f.write_str(level.name()),
            Self::Style(style) => f.write_str(style.name()),
            Self::External(command) => write!(f, "exec:{command}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(command) = text.strip_prefix("exec:") {
            return Ok(Self::External(command.to_owned()));
        }
        if let Some(budget) = text.strip_prefix("search:") {
            return budget.parse().map(Self::Search);
        }
        if let Some(sampling) = text.strip_prefix("network:") {
            let numbers = sampling.split_once(':');
            let numbers = numbers.and_then(|(t, r)| t.parse().ok().zip(r.parse().ok()));
            let network = numbers.map(|(temperature, reach)| Self::Network { temperature, reach });
            let wrong = || format!("`{sampling}` is not a temperature and a reach, both in tenths");
            return network.ok_or_else(wrong);
        }
        let level = text.parse::<Level>().ok();
        let style = Style::ALL.into_iter().find(|style| style.name() == text);
        let named = level.map(Self::Level).or(style.map(Self::Style));
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            "rule" => Ok(Self::Rule),
            "network" => Ok(Self::Network { temperature: 0, reach: 0 }),
            _ => named.ok_or_else(|| {
                format!(
                    "`{text}` is not a bot (random, greedy, rule, search:N, search:Nms, network, \
                     network:T:R, page, squire, knight, champion, never-fights, \
                     always-fights, hoards, kingmaker, copies, exec:COMMAND)"
                )
            }),
        }
    }
}

/// The bots of a contest. The first is the tested one: it takes one seat, the others fill the rest
/// in turn.
#[derive(Clone, Debug)]
pub struct Lineup(pub Vec<Player>);

impl Lineup {
    /// Which bot sits at which seat of a table of `players`, when the first sits at seat `tested`.
    #[must_use]
    pub fn seating(&self, players: usize, tested: usize) -> Vec<usize> {
        let mut seats = vec![0; players];
        if self.0.len() > 1 {
            for (place, others) in (1..players).zip((1..self.0.len()).cycle()) {
                seats[(tested + place) % players] = others;
            }
        }
        seats
    }
}

impl FromStr for Lineup {
    type Err = String;

    /// Names separated by commas; a comma inside an `exec:` command is not possible.
    fn from_str(text: &str) -> Result<Self, String> {
        text.split(',').map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let names = "random,greedy,rule,search:1000,search:50ms,network,network:60:90,\
                     page,squire,knight,champion,never-fights,always-fights,hoards,kingmaker,\
                     copies";
        let lineup: Lineup = names.parse().expect("names");
        let written: Vec<String> = lineup.0.iter().map(ToString::to_string).collect();
        assert_eq!(written.join(","), names);
        assert!("king".parse::<Player>().is_err());
        assert!("search:".parse::<Player>().is_err());
        assert!("search:0".parse::<Player>().is_err());
        for wrong in ["network:", "network:5", "network:65536:1", "network:1:-1", "network:1:1:1"] {
            assert!(wrong.parse::<Player>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_first_bot_takes_one_seat_and_the_others_fill_the_rest_in_turn() {
        let lineup: Lineup = "champion,rule,greedy".parse().expect("names");
        assert_eq!(lineup.seating(4, 0), [0, 1, 2, 1]);
        assert_eq!(lineup.seating(4, 2), [2, 1, 0, 1]);
        let alone: Lineup = "rule".parse().expect("a name");
        assert_eq!(alone.seating(3, 1), [0, 0, 0]);
    }
}
