//! Private changes are saved while the table goes on: if the table waited for the disk, everybody
//! could measure that a player has answered.
//!
//! A disk is busy while it writes, and a public change has to wait for it. So while a window is
//! open, nothing private is written at the moment it happens. It is queued, and written together
//! with the next public change, or at a time that is known in advance; then something is written
//! even if nothing was queued. However long the disk takes, it takes as long either way.

use std::collections::VecDeque;

use bots::BotGame;
use protocol::{Code, ServerMessage};
use table::{Seat, Viewer};

use super::play::Cause;
use super::{Table, Watch};
use crate::environment::Environment;
use crate::live::Step;
use crate::rows::{Change, GuestId, Job, Millis};

/// While a window is young, queued changes are written this often.
const BEAT: Millis = 80;

/// From these ages of a window on, they are written less often: after such a wait a small delay of
/// the answer does not matter.
const SLOWER: [(Millis, Millis); 3] = [(3_600_000, 3000), (60_000, 1000), (4_800, 400)];

/// Private changes that are not saved yet. The table's state already includes all of them.
#[derive(Debug)]
pub(super) struct Unsaved<G: BotGame, E: Environment> {
    /// Changes for the next write.
    queued: VecDeque<Item<G, E>>,
    /// The write in progress.
    writing: Option<E::Saving>,
    /// The changes in it.
    being_written: VecDeque<Item<G, E>>,
}

/// A private change.
#[derive(Debug)]
struct Item<G: BotGame, E: Environment> {
    what: Private<G>,
    job: Job,
    /// The requests that are answered when it is saved.
    requests: Vec<(E::Feed, String)>,
}

/// What a private change is.
#[derive(Debug)]
pub(super) enum Private<G: BotGame> {
    /// Moves that only the player who made them sees.
    Moves(Vec<Step<G>>),
    /// A seat's standing order.
    Order(Seat),
    /// The list of guests whom a guest has muted.
    Mute(GuestId),
}

impl<G: BotGame, E: Environment> Item<G, E> {
    /// Is it a move that the player of this seat has asked for?
    fn is_move_of(&self, seat: Seat) -> bool {
        let asked = |step: &Step<G>| step.by == seat && step.cause == Cause::Player.name();
        matches!(&self.what, Private::Moves(steps) if steps.iter().any(asked))
    }
}

impl<G: BotGame, E: Environment> Unsaved<G, E> {
    pub(super) fn new() -> Self {
        Self { queued: VecDeque::new(), writing: None, being_written: VecDeque::new() }
    }

    /// Is everything saved?
    pub(super) fn is_empty(&self) -> bool {
        self.queued.is_empty() && self.writing.is_none()
    }

    fn items(&self) -> impl Iterator<Item = &Item<G, E>> {
        self.being_written.iter().chain(&self.queued)
    }

    fn items_mut(&mut self) -> impl Iterator<Item = &mut Item<G, E>> {
        self.being_written.iter_mut().chain(&mut self.queued)
    }

    /// Waits until the write in progress has succeeded or failed.
    pub(super) async fn saved(&mut self) -> Result<(), E::Error> {
        match &mut self.writing {
            Some(saving) => saving.await,
            None => std::future::pending().await,
        }
    }
}

impl<G: BotGame, E: Environment> Table<G, E> {
    /// When the next write in an open window is due, whether there is anything to write or not. If
    /// no viewer is present, nobody can measure how long it takes.
    pub(super) fn next_writing(&self) -> Option<Millis> {
        let window = self.window?;
        if self.watchers.is_empty() && self.unsaved.queued.is_empty() {
            return None;
        }
        Some(self.last_writing.max(window.opened)).map(|last| next_beat(window.opened, last))
    }

    /// If it is time, writes what was queued, or a write that reveals nothing.
    pub(super) fn write_on_time(&mut self, now: Millis) {
        if self.next_writing().is_none_or(|at| at > now) {
            return;
        }
        self.last_writing = now;
        // The disk is still busy with the last write: it would be, whatever that was.
        if self.unsaved.writing.is_none() {
            self.write_queued(Some(Change::Alive(now)));
        }
    }

    /// The queued changes, which are written now.
    fn take_queued(&mut self) -> Job {
        let mut job: Job = Vec::new();
        for mut item in self.unsaved.queued.drain(..) {
            job.append(&mut item.job);
            self.unsaved.being_written.push_back(item);
        }
        // Something else about the table may have been stored since; the newest row has both.
        for change in &mut job {
            if let Change::Table(row) = change {
                *row = self.meta.row(&self.code, self.stage, self.created, row.touched);
            }
        }
        job
    }

    fn write_queued(&mut self, otherwise: Option<Change>) {
        let mut job = self.take_queued();
        if job.is_empty() {
            job.extend(otherwise);
        }
        self.unsaved.writing = Some(self.env.submit(job));
    }

    /// Is a move of this viewer not saved yet?
    pub(super) fn has_unsaved(&self, viewer: Viewer) -> bool {
        self.unsaved.items().any(|item| match &item.what {
            Private::Moves(steps) => steps.iter().any(|step| viewer.is(step.by)),
            Private::Order(_) | Private::Mute(_) => false,
        })
    }

    /// A player's repeated move is answered when it is saved. Returns false if it already is.
    pub(super) fn answer_when_saved(&mut self, feed: &E::Feed, seat: Seat, id: &str) -> bool {
        // Players may use the same ids.
        let is_it = |item: &&mut Item<G, E>| {
            item.is_move_of(seat) && item.requests.iter().any(|(_, known)| known == id)
        };
        match self.unsaved.items_mut().find(is_it) {
            Some(item) => {
                item.requests.push((feed.clone(), id.to_owned()));
                true
            }
            None => false,
        }
    }

    /// Saves a private change: at the next fixed time while a window is open, otherwise at once.
    pub(super) fn save_privately(
        &mut self,
        job: Job,
        what: Private<G>,
        request: Option<(E::Feed, String)>,
    ) {
        let requests = request.into_iter().collect();
        self.unsaved.queued.push_back(Item { what, job, requests });
        if self.window.is_none() && self.unsaved.writing.is_none() {
            self.write_queued(None);
        }
    }

    /// The write in progress has succeeded or failed.
    pub async fn saved(&mut self, saved: Result<(), E::Error>) {
        self.unsaved.writing = None;
        match saved {
            Ok(()) => {
                self.send_written();
                if self.window.is_none() && !self.unsaved.queued.is_empty() {
                    self.write_queued(None);
                }
            }
            Err(error) => self.not_saved(error).await,
        }
    }

    fn send_written(&mut self) {
        while let Some(item) = self.unsaved.being_written.pop_front() {
            let asking = item.requests.first().map(|(feed, _)| feed.clone());
            match item.what {
                Private::Moves(steps) => {
                    self.env.moved(steps.len());
                    // The view shows all moves of a player, so it waits for the last one.
                    match self.next_of_same(&steps) {
                        Some(later) => drop(later.splice(..0, steps)),
                        None => self.send_steps(&steps, asking.as_ref()),
                    }
                }
                Private::Order(seat) => self.send_to_seat(seat),
                Private::Mute(guest) => self.send_muted(guest),
            }
            for (feed, id) in item.requests {
                self.answer(&feed, &ServerMessage::Done { id });
            }
        }
    }

    /// The next unsaved moves that one of the same players made.
    fn next_of_same(&mut self, steps: &[Step<G>]) -> Option<&mut Vec<Step<G>>> {
        self.unsaved.items_mut().find_map(|item| match &mut item.what {
            Private::Moves(later) => {
                let is_same = |step: &Step<G>| steps.iter().any(|first| first.by == step.by);
                later.iter().any(is_same).then_some(later)
            }
            Private::Order(_) | Private::Mute(_) => None,
        })
    }

    /// Waits until everything private is saved. Only for when nobody is present who could measure
    /// it.
    ///
    /// # Errors
    /// If something could not be saved. Then the game is read again.
    pub(super) async fn settle(&mut self) -> Result<(), Code> {
        while !self.unsaved.is_empty() {
            if self.unsaved.writing.is_none() {
                self.write_queued(None);
            }
            let saved = self.unsaved.saved().await;
            let failed = saved.is_err();
            self.saved(saved).await;
            if failed {
                return Err(Code::Storage);
            }
        }
        Ok(())
    }

    /// Saves a public change, together with all private changes before it.
    ///
    /// # Errors
    /// If it could not be saved. If the private changes could not be either, the game is read
    /// again.
    pub(super) async fn save_with_private(&mut self, job: Job) -> Result<(), E::Error> {
        if self.unsaved.writing.is_some() {
            let saved = self.unsaved.saved().await;
            let failed = saved.clone();
            self.saved(saved).await;
            failed?;
        }
        if self.unsaved.queued.is_empty() {
            return self.env.submit(job).await;
        }
        self.write_queued_and(job);
        let saved = self.unsaved.saved().await;
        self.saved(saved.clone()).await;
        saved
    }

    fn write_queued_and(&mut self, mut public: Job) {
        let mut job = self.take_queued();
        job.append(&mut public);
        self.unsaved.writing = Some(self.env.submit(job));
    }

    /// A private change could not be saved: everything after it is void too.
    async fn not_saved(&mut self, error: E::Error) {
        let lost = self.unsaved.being_written.drain(..).chain(self.unsaved.queued.drain(..));
        let lost: Vec<Item<G, E>> = lost.collect();
        let is_lost = !lost.is_empty();
        for Item { what, requests, .. } in lost {
            if let Private::Moves(steps) = what {
                steps.iter().for_each(|step| self.forget_ids(step.by, &requests));
            }
            for (feed, id) in requests {
                self.refuse(&feed, id, Code::Storage.into());
            }
        }
        if is_lost {
            self.read_again(error).await;
        }
    }

    /// Requests that were not carried out are judged again if they are repeated. If one was stored
    /// after all, its id is read with the game.
    fn forget_ids(&mut self, seat: Seat, requests: &[(E::Feed, String)]) {
        let ids = &mut self.ids[seat.index()];
        ids.retain(|(known, _)| requests.iter().all(|(_, id)| id != known));
    }

    /// The subscriptions that had to wait until a private change was saved.
    pub(super) fn ready_again(&mut self) -> Vec<Watch<E::Feed>> {
        if self.deferred.is_empty() {
            return Vec::new();
        }
        let deferred = std::mem::take(&mut self.deferred);
        let (wait, ready) = deferred.into_iter().partition(|watch| self.has_to_wait(watch));
        self.deferred = wait;
        ready
    }
}

/// The next fixed time for writing in a window that was opened at `opened`.
fn next_beat(opened: Millis, after: Millis) -> Millis {
    let age = (after - opened).max(0);
    let slower = SLOWER.iter().find(|(from, _)| age >= *from);
    let beat = slower.map_or(BEAT, |&(_, beat)| beat);
    opened + (age / beat + 1) * beat
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn write_times_are_known_in_advance() {
        let mut times = vec![next_beat(1000, 0)];
        while times.last().is_some_and(|last| *last < 70_000) {
            times.extend(times.last().map(|last| next_beat(1000, *last)));
        }
        assert_eq!(times[..3], [1080, 1160, 1240]);
        assert!(times.contains(&5800) && times.contains(&6200) && !times.contains(&5880));
        assert!(times.contains(&61_000) && times.contains(&62_000) && !times.contains(&61_400));
        assert_eq!(next_beat(1000, 1085), 1160, "a late write does not shift the next");
    }
}
