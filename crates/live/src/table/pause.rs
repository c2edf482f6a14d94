//! At a table of bots, its only person may pause everything for a while.

use bots::BotGame;
use protocol::{Code, Refusal};

use super::Table;
use crate::environment::Environment;
use crate::rows::{Millis, SocketId};

/// The longest pause.
const LONGEST: Millis = 10 * 60_000;

/// Bots, windows and clocks are paused.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paused {
    /// The socket that asked for the pause. The pause ends with it.
    pub(super) socket: SocketId,
    since: Millis,
}

impl Paused {
    /// When the pause ends by itself.
    pub(super) fn ends(self) -> Millis {
        self.since + LONGEST
    }
}

impl<G: BotGame, E: Environment> Table<G, E> {
    /// Pauses or resumes.
    ///
    /// # Errors
    /// If no game is in progress, or other people play here.
    pub(super) async fn pause(&mut self, socket: SocketId, on: bool) -> Result<(), Refusal> {
        self.must_play()?;
        self.meta.only_person().ok_or(Code::NotAlone)?;
        if !on {
            self.resume().await;
            return Ok(());
        }
        let now = self.env.now();
        let was_on = self.paused.is_some();
        let since = self.paused.map_or(now, |pause| pause.since);
        self.paused = Some(Paused { socket, since });
        if !was_on {
            self.times.stop(now);
            self.send_room();
            self.send_to_everybody();
        }
        Ok(())
    }

    /// Resumes; no player has lost time.
    pub(super) async fn resume(&mut self) {
        let Some(Paused { since, .. }) = self.paused.take() else { return };
        let now = self.env.now();
        self.window = self.window.map(|window| window.open_later(now - since.max(window.opened)));
        self.postpone_pending_moves(now);
        self.run_clock(now, false);
        self.send_room();
        self.send_to_everybody();
        self.advance().await;
    }

    /// Resumes if the player acts on another device than the one that paused.
    pub(super) async fn resume_for_another(&mut self, socket: SocketId) {
        if self.paused.is_some_and(|pause| pause.socket != socket) {
            self.resume().await;
        }
    }

    /// Resumes if this socket, which has gone, had paused.
    pub(super) async fn resume_without(&mut self, socket: SocketId) {
        if self.paused.is_some_and(|pause| pause.socket == socket) {
            self.resume().await;
        }
    }
}
