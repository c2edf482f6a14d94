//! Programs from outside that play.

use table::QuickChance;

use crate::bot::Bot;
use crate::playbook::Playbook;

/// A program that speaks the line protocol.
#[derive(Debug)]
pub struct External {
    command: String,
}

impl External {
    /// Starts the program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start<G: Playbook>(command: &str) -> Result<Self, String> {
        Err(format!("exec:{command}: not yet"))
    }
}

impl<G: Playbook> Bot<G> for External {
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        let _ = &self.command;
        Bot::<G>::choose(&mut crate::playbook::Rule, view, moves, chance)
    }
}
