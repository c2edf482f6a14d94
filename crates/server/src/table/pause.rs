//! At a table of bots its only person may let everything stand still for a while.

use bots::BotGame;
use protocol::{Code, Refusal};

use super::{SocketId, Table};
use crate::store::Millis;

/// So long everything stands still at most.
const LONGEST: Millis = 10 * 60_000;

/// Bots, windows and clocks stand still.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paused {
    /// The socket whose player wanted it. When it goes, so does the pause.
    pub(super) socket: SocketId,
    since: Millis,
}

impl Paused {
    /// When everything goes on by itself.
    pub(super) fn ends(self) -> Millis {
        self.since + LONGEST
    }
}

impl<G: BotGame> Table<G> {
    /// Lets everything stand still, or go on.
    ///
    /// # Errors
    /// If no game is on, or others play here.
    pub(super) async fn pause(&mut self, socket: SocketId, on: bool) -> Result<(), Refusal> {
        self.must_play()?;
        self.meta.only_person().ok_or(Code::NotAlone)?;
        if !on {
            self.resume().await;
            return Ok(());
        }
        let now = self.app.clock.now();
        let was_on = self.paused.is_some();
        let since = self.paused.map_or(now, |pause| pause.since);
        self.paused = Some(Paused { socket, since });
        if !was_on {
            self.times.stop(now);
            self.tell_room();
            self.tell_everybody();
        }
        Ok(())
    }

    /// Everything goes on, and nobody has lost time.
    pub(super) async fn resume(&mut self) {
        let Some(Paused { since, .. }) = self.paused.take() else { return };
        let now = self.app.clock.now();
        self.window = self.window.map(|window| window.open_later(now - since.max(window.opened)));
        self.postpone_pending_moves(now);
        self.run_clock(now, false);
        self.tell_room();
        self.tell_everybody();
        self.advance().await;
    }

    /// The player does something on another device than the one that paused.
    pub(super) async fn resume_for_another(&mut self, socket: SocketId) {
        if self.paused.is_some_and(|pause| pause.socket != socket) {
            self.resume().await;
        }
    }

    /// A socket has gone.
    pub(super) async fn resume_without(&mut self, socket: SocketId) {
        if self.paused.is_some_and(|pause| pause.socket == socket) {
            self.resume().await;
        }
    }
}
