//! The players of a game's seats: the caller, or bots.

use std::collections::BTreeMap;

use bots::Player;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use table::{Chance as _, QuickChance};

use crate::batch::player;
use crate::common::{Playable, Rules, options};

/// The name of the seats that the caller plays. `caller:NAME` are others that the caller plays,
/// distinguished from these.
const CALLER: &str = "caller";

/// The player of a seat. Equal names have equal styles.
#[derive(Clone, Debug)]
pub(crate) struct SeatPlayer {
    /// The number of the name among the styles of the batch; the caller's is 0.
    pub(crate) style: i8,
    /// None: the caller plays.
    pub(crate) bot: Option<Player>,
}

/// The names of the players in a batch, each once, the caller first.
#[derive(Debug)]
pub(crate) struct Styles(Vec<String>);

impl Styles {
    pub(crate) fn new() -> Self {
        Self(vec![CALLER.to_owned()])
    }

    pub(crate) fn names(self) -> Vec<String> {
        self.0
    }

    fn seat_player(&mut self, name: &str) -> PyResult<SeatPlayer> {
        let is_caller = name == CALLER || name.starts_with("caller:");
        let bot = if is_caller { None } else { Some(player(name)?) };
        let known = self.0.iter().position(|known| known == name);
        let style = known.unwrap_or_else(|| {
            self.0.push(name.to_owned());
            self.0.len() - 1
        });
        let style = i8::try_from(style);
        let style = style.map_err(|_| PyValueError::new_err("there are too many styles"))?;
        Ok(SeatPlayer { style, bot })
    }
}

/// The players of the seats that the caller does not play.
#[derive(Clone, Debug)]
pub(crate) enum OtherPlayers<O> {
    /// Nobody: the caller plays all seats.
    Nobody,
    /// The caller has one seat, which changes from game to game; these fill the others in turn.
    Around(Vec<SeatPlayer>),
    /// These at their seats, counted from 0; the caller has the others.
    At(Vec<Option<SeatPlayer>>),
    /// A table is drawn for every game.
    Drawn(Vec<Setting<O>>),
}

/// A table that may be drawn.
#[derive(Clone, Debug)]
pub(crate) struct Setting<O> {
    pub(crate) options: O,
    /// Its players, clockwise from a seat that is drawn too.
    pub(crate) seat_players: Vec<SeatPlayer>,
    /// The weights of this table and of those before it.
    until: f64,
}

impl<O> OtherPlayers<O> {
    /// The table of this game and the seat of its first player, if they are drawn. Every run of a
    /// series draws the same.
    pub(crate) fn draw(&self, seed: u64, number: u64) -> Option<(&Setting<O>, usize)> {
        let Self::Drawn(settings) = self else { return None };
        let mut chance = QuickChance::new(seed ^ number.rotate_left(20) ^ 0xD0);
        let drawn = chance.below(1 << 30) as f64 / f64::from(1 << 30);
        let drawn = drawn * settings.last().map_or(0.0, |last| last.until);
        let at = settings.partition_point(|setting| setting.until <= drawn);
        let setting = &settings[at.min(settings.len() - 1)];
        Some((setting, chance.below(setting.seat_players.len())))
    }
}

/// Tables as Python names them: who sits there, weight, house rules.
pub(crate) type Tables = Vec<(Vec<String>, f64, Rules)>;

/// The other players at tables that are drawn.
pub(crate) fn drawn<G: Playable>(
    tables: Tables,
    styles: &mut Styles,
) -> PyResult<OtherPlayers<G::Options>> {
    let mut settings = Vec::new();
    let mut until = 0.0;
    for (names, weight, rules) in tables {
        if !(weight.is_finite() && weight > 0.0) {
            let what = format!("the weight of a table must be above 0, not {weight}");
            return Err(PyValueError::new_err(what));
        }
        let seat_players: Vec<SeatPlayer> =
            names.iter().map(|name| styles.seat_player(name)).collect::<PyResult<_>>()?;
        if seat_players.iter().all(|seat_player| seat_player.bot.is_some()) {
            return Err(PyValueError::new_err("a table leaves no seat to play"));
        }
        until += weight;
        settings.push(Setting {
            options: options::<G>(seat_players.len(), &rules)?,
            seat_players,
            until,
        });
    }
    if settings.is_empty() {
        return Err(PyValueError::new_err("tables must name at least one table"));
    }
    Ok(OtherPlayers::Drawn(settings))
}

/// Bots as Python names them: none, round the table, or seat by seat.
#[derive(FromPyObject)]
pub(crate) enum Opponents {
    Around(Vec<String>),
    At(BTreeMap<usize, String>),
}

impl Opponents {
    pub(crate) fn other_players<O>(
        self,
        fewest: usize,
        styles: &mut Styles,
    ) -> PyResult<OtherPlayers<O>> {
        match self {
            Self::Around(names) if names.is_empty() => Ok(OtherPlayers::Nobody),
            Self::Around(names) => {
                let bots: PyResult<_> = names.iter().map(|name| styles.seat_player(name)).collect();
                Ok(OtherPlayers::Around(bots?))
            }
            Self::At(names) => {
                let mut bots = vec![None; 6];
                for (seat, name) in names {
                    let what = || PyValueError::new_err(format!("there is no seat {seat}"));
                    *bots.get_mut(seat).ok_or_else(what)? = Some(styles.seat_player(&name)?);
                }
                let is_bot = |seat_player: &SeatPlayer| seat_player.bot.is_some();
                if bots[..fewest].iter().all(|seat_player| seat_player.as_ref().is_some_and(is_bot))
                {
                    return Err(PyValueError::new_err("opponents leave no seat to play"));
                }
                Ok(OtherPlayers::At(bots))
            }
        }
    }
}
