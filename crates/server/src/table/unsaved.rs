//! What only some may know of goes to the disk while the table goes on: if the table waited for it,
//! everyone could measure that somebody has answered.
//!
//! A disk is busy while it writes, and a public change has to wait for it. So while a window is
//! open, nothing private is written when it happens. It is gathered, and written together with the
//! next public change, or at a time that is known beforehand; then the disk is given something to
//! write even if nothing was gathered. However long the disk takes, it takes as long either way.

use std::collections::VecDeque;

use bots::BotGame;
use protocol::{Code, ServerMessage};
use table::{Seat, Viewer};

use super::{Request, Table};
use crate::live::Step;
use crate::outbox::Feed;
use crate::store::{Change, GuestId, Job, Millis, Saving, StoreError};

/// While a window is young, what was gathered is written this often.
const BEAT: Millis = 80;

/// From these ages of a window on it is written less often: whoever has waited so long can wait a
/// little for the answer.
const SLOWER: [(Millis, Millis); 3] = [(3_600_000, 3000), (60_000, 1000), (4_800, 400)];

/// What is private and not saved yet. The table has taken all of it into account already.
#[derive(Debug)]
pub(super) struct Unsaved<G: BotGame> {
    /// What waits to be written.
    gathered: VecDeque<Item<G>>,
    /// What is being written.
    writing: Option<Saving>,
    /// What it is.
    written: VecDeque<Item<G>>,
}

/// Something private.
#[derive(Debug)]
struct Item<G: BotGame> {
    what: Private<G>,
    job: Job,
    /// The requests that are answered when it is saved.
    requests: Vec<(Feed, String)>,
}

/// What only some may know of.
#[derive(Debug)]
pub(super) enum Private<G: BotGame> {
    /// Moves that only the player who made them sees.
    Moves(Vec<Step<G>>),
    /// A seat's standing order.
    Order(Seat),
    /// Whom a guest does not want to read.
    Mute(GuestId),
}

impl<G: BotGame> Unsaved<G> {
    pub(super) fn new() -> Self {
        Self { gathered: VecDeque::new(), writing: None, written: VecDeque::new() }
    }

    /// Is everything saved?
    pub(super) fn is_empty(&self) -> bool {
        self.gathered.is_empty() && self.writing.is_none()
    }

    fn items(&self) -> impl Iterator<Item = &Item<G>> {
        self.written.iter().chain(&self.gathered)
    }

    fn items_mut(&mut self) -> impl Iterator<Item = &mut Item<G>> {
        self.written.iter_mut().chain(&mut self.gathered)
    }

    /// Waits until what is being written is saved, or could not be.
    pub(super) async fn saved(&mut self) -> Result<(), StoreError> {
        match &mut self.writing {
            Some(saving) => saving.await,
            None => std::future::pending().await,
        }
    }
}

impl<G: BotGame> Table<G> {
    /// When something is next written in an open window, whether there is anything or not. Nobody
    /// who is not there can measure how long that takes.
    pub(super) fn next_writing(&self) -> Option<Millis> {
        let window = self.window?;
        if self.watchers.is_empty() && self.unsaved.gathered.is_empty() {
            return None;
        }
        Some(self.last_writing.max(window.opened)).map(|last| next_beat(window.opened, last))
    }

    /// Writes what was gathered, or something that tells nothing, if it is time.
    pub(super) fn write_on_time(&mut self, now: Millis) {
        if self.next_writing().is_none_or(|at| at > now) {
            return;
        }
        self.last_writing = now;
        // The disk is still busy with the last time: it is, whatever that was.
        if self.unsaved.writing.is_none() {
            self.write_gathered(Some(Change::Alive(now)));
        }
    }

    fn write_gathered(&mut self, otherwise: Option<Change>) {
        let mut job: Job = Vec::new();
        for mut item in self.unsaved.gathered.drain(..) {
            job.append(&mut item.job);
            self.unsaved.written.push_back(item);
        }
        if job.is_empty() {
            job.extend(otherwise);
        }
        self.unsaved.writing = Some(self.app.store.submit(job));
    }

    /// Is a move of this viewer not saved yet?
    pub(super) fn has_unsaved(&self, viewer: Viewer) -> bool {
        self.unsaved.items().any(|item| match &item.what {
            Private::Moves(steps) => steps.iter().any(|step| viewer.is(step.by)),
            Private::Order(_) | Private::Mute(_) => false,
        })
    }

    /// A request that was sent again is answered when what it asked for is saved. False if it is.
    pub(super) fn answer_when_saved(&mut self, feed: &Feed, id: &str) -> bool {
        let asked_by = |item: &&mut Item<G>| item.requests.iter().any(|(_, known)| known == id);
        match self.unsaved.items_mut().find(asked_by) {
            Some(item) => {
                item.requests.push((feed.clone(), id.to_owned()));
                true
            }
            None => false,
        }
    }

    /// Something private is to be written: at its time while a window is open, else at once.
    pub(super) fn save_privately(
        &mut self,
        job: Job,
        what: Private<G>,
        request: Option<(Feed, String)>,
    ) {
        let requests = request.into_iter().collect();
        self.unsaved.gathered.push_back(Item { what, job, requests });
        if self.window.is_none() && self.unsaved.writing.is_none() {
            self.write_gathered(None);
        }
    }

    /// What was being written is saved, or could not be.
    pub(super) async fn saved(&mut self, saved: Result<(), StoreError>) {
        self.unsaved.writing = None;
        match saved {
            Ok(()) => {
                self.tell_written();
                if self.window.is_none() && !self.unsaved.gathered.is_empty() {
                    self.write_gathered(None);
                }
            }
            Err(error) => self.not_saved(error).await,
        }
    }

    fn tell_written(&mut self) {
        while let Some(item) = self.unsaved.written.pop_front() {
            let asking = item.requests.first().map(|(feed, _)| feed.clone());
            match item.what {
                Private::Moves(steps) => {
                    self.app.metrics.moved(steps.len());
                    // The view shows all moves of a player, so it waits for the last one.
                    match self.next_of_same(&steps) {
                        Some(later) => drop(later.splice(..0, steps)),
                        None => self.tell_steps(&steps, asking.as_ref()),
                    }
                }
                Private::Order(seat) => self.tell_seat(seat),
                Private::Mute(guest) => self.tell_whom_they_hear(guest),
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

    /// Waits until everything private is saved. Only where nobody is there who could measure it.
    ///
    /// # Errors
    /// If something could not be saved. The game is read again then.
    pub(super) async fn settle(&mut self) -> Result<(), Code> {
        while !self.unsaved.is_empty() {
            if self.unsaved.writing.is_none() {
                self.write_gathered(None);
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

    /// Keeps something public, and everything private that came before it with it.
    ///
    /// # Errors
    /// If it could not be kept. If what was private could not be either, the game is read again.
    pub(super) async fn save_with_private(&mut self, job: Job) -> Result<(), StoreError> {
        if self.unsaved.writing.is_some() {
            let saved = self.unsaved.saved().await;
            let failed = saved.clone();
            self.saved(saved).await;
            failed?;
        }
        if self.unsaved.gathered.is_empty() {
            return self.app.store.save(job).await;
        }
        self.write_gathered_and(job);
        let saved = self.unsaved.saved().await;
        self.saved(saved.clone()).await;
        saved
    }

    fn write_gathered_and(&mut self, mut public: Job) {
        let mut job: Job = Vec::new();
        for mut item in self.unsaved.gathered.drain(..) {
            job.append(&mut item.job);
            self.unsaved.written.push_back(item);
        }
        job.append(&mut public);
        self.unsaved.writing = Some(self.app.store.submit(job));
    }

    /// Something private could not be saved: nothing that came after it holds either.
    async fn not_saved(&mut self, error: StoreError) {
        let lost = self.unsaved.written.drain(..).chain(self.unsaved.gathered.drain(..));
        let lost: Vec<Item<G>> = lost.collect();
        let is_lost = !lost.is_empty();
        for (feed, id) in lost.into_iter().flat_map(|item| item.requests) {
            self.refuse(&feed, id, Code::Storage.into());
        }
        if is_lost {
            self.read_again(error).await;
        }
    }

    /// The requests that had to wait until something private was saved.
    pub(super) fn ready_again(&mut self) -> Vec<Request> {
        if self.deferred.is_empty() {
            return Vec::new();
        }
        let deferred = std::mem::take(&mut self.deferred);
        let (wait, ready) = deferred.into_iter().partition(|request| self.must_wait(request));
        self.deferred = wait;
        ready
    }
}

/// The next time at which a window of this beginning is written, after a moment.
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
    fn the_times_of_writing_are_known_beforehand() {
        let mut times = vec![next_beat(1000, 0)];
        while times.last().is_some_and(|last| *last < 70_000) {
            times.extend(times.last().map(|last| next_beat(1000, *last)));
        }
        assert_eq!(times[..3], [1080, 1160, 1240]);
        assert!(times.contains(&5800) && times.contains(&6200) && !times.contains(&5880));
        assert!(times.contains(&61_000) && times.contains(&62_000) && !times.contains(&61_400));
        assert_eq!(next_beat(1000, 1085), 1160, "a late one does not move the next");
    }
}
