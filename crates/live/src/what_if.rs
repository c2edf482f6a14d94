//! Tries out moves in a world that is consistent with a seat's view, as long as the seat can know
//! their results.

use bots::BotGame;
use protocol::{Code, Refusal};
use table::{Chance, QuickChance, Seat};

use crate::live::{by_rule, read_move};

/// Moves tried out by one seat. The world is imagined from its view alone, so it can reveal nothing
/// that the seat may not know; what chance and other players would add is not presented as known.
#[derive(Debug)]
pub struct WhatIf<G: BotGame> {
    /// The world after them.
    pub world: G,
    /// The events of the moves if nobody stops them.
    pub events: Vec<G::Event>,
    by: Seat,
    /// Can the seat go on, and would every world that it could be in have come to this?
    open: bool,
}

impl<G: BotGame> WhatIf<G> {
    /// Before any move.
    pub fn of(world: G, by: Seat) -> Self {
        Self { world, events: Vec::new(), by, open: true }
    }

    /// Tries the next move. If others may stop it, they do not.
    ///
    /// # Errors
    /// Why it is not possible.
    pub fn make(&mut self, mv: &str, chance: &mut QuickChance) -> Result<(), Refusal> {
        let mv = read_move::<G>(mv)?;
        if !self.open {
            return Err(Code::Unforeseen.into());
        }
        let before = self.events.len();
        let mut chance = Noticed { chance, needed: false };
        let Self { world, events, by, .. } = self;
        let played = world.play(*by, mv, &mut chance, &mut |event| events.push(event));
        played.map_err(|illegal| by_rule::<G>(illegal.reason))?;
        let window = world.window();
        if let Some(window) = window {
            for seat in window.asked {
                // The last of them lets it happen; no further answer is needed.
                let _ =
                    world.play(seat, window.silence, &mut chance, &mut |event| events.push(event));
            }
        }
        // Cards are drawn unseen when a turn begins, and otherwise at random.
        let drew = chance.needed || events[before..].iter().any(G::begins_turn);
        let may = world.awaiting().may().contains(*by);
        self.open = window.is_none() && !drew && may;
        Ok(())
    }

    /// The moves with which the seat could go on.
    pub fn legal(&self) -> Vec<G::Move> {
        if self.open { self.world.moves_of(self.by) } else { Vec::new() }
    }
}

/// A random source that notices whether it is used.
struct Noticed<'a> {
    chance: &'a mut QuickChance,
    needed: bool,
}

impl Chance for Noticed<'_> {
    fn bits(&mut self) -> u32 {
        self.needed = true;
        self.chance.bits()
    }
}
