//! Taking moves back: only against bots, and only moves that have revealed nothing. Nothing that is
//! stored is removed: one more row says that the entry before it is undone.

use bots::BotGame;
use protocol::{Code, Refusal};
use table::Seat;

use super::Table;
use crate::environment::Environment;
use crate::live::UNDO;
use crate::rows::{Change, EntryRow};

impl<G: BotGame, E: Environment> Table<G, E> {
    /// Takes back the last move of the only person, by storing one more row.
    ///
    /// # Errors
    /// Why it cannot be taken back.
    pub(super) async fn undo(&mut self, seat: Seat, prompt: u64, id: &str) -> Result<(), Refusal> {
        if self.is_repeated(seat, prompt, id) {
            return Ok(self.settle().await?);
        }
        self.must_play()?;
        self.meta.only_person().ok_or(Code::NotAlone)?;
        self.must_answer(seat, prompt)?;
        self.settle().await?;
        let live = self.live.as_ref().filter(|live| live.can_take_back(seat));
        let seq = live.ok_or(Code::NoUndo)?.rows();
        let now = self.env.now();
        let mut times = self.times.clone();
        times.stop(now);
        let row = EntryRow {
            table: self.code.clone(),
            seq,
            at: now,
            by: seat.to_string(),
            cause: UNDO.to_owned(),
            id: Some(id.to_owned()),
            mv: String::new(),
            events: String::new(),
            banks: times.written(),
        };
        if let Err(error) = self.env.submit(vec![Change::Entry(row)]).await {
            self.times.halt(now);
            return Err(self.not_stored(error).await);
        }
        self.remember_id(seat, id.to_owned(), Some(prompt));
        self.times = times;
        self.touched = now;
        let before = self.live.clone();
        if let Some(live) = &mut self.live {
            live.take_back();
        }
        self.refresh_window(now);
        if let Some(before) = before {
            self.send_undo(&before);
        }
        self.think(now);
        Ok(())
    }
}
