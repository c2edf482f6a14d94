//! Who sits where, who is there, and what happens before and after the game.

use bots::Playbook;
use protocol::{Code, Refusal, StandingOrder};
use table::{Seal, Seat, Viewer};

use super::{Guest, Table};
use crate::charter::{Chair, Charter, Sitter};
use crate::store::{Change, Millis, Stage};

impl<G: Playbook> Table<G> {
    pub(super) async fn sit(&mut self, guest: &Guest, seat: Option<Seat>) -> Result<(), Refusal> {
        if self.stage != Stage::Waiting {
            return self.return_to_seat(guest).await;
        }
        let mut charter = self.charter.clone();
        charter.sit(guest.id, &guest.name, seat)?;
        if charter.chairs.iter().filter_map(Chair::guest).all(|sitter| sitter.id != charter.host) {
            charter.host = guest.id;
        }
        self.keep_charter(charter, self.stage).await?;
        self.seats_changed();
        Ok(())
    }

    /// Who gave his seat up in the middle of the game may have it back.
    async fn return_to_seat(&mut self, guest: &Guest) -> Result<(), Refusal> {
        let seat = self.charter.seat_of(guest.id).ok_or(Code::AlreadyBegun)?;
        self.change_sitter(seat, |sitter| sitter.left = false).await?;
        self.arrived(Viewer::Seat(seat));
        Ok(())
    }

    pub(super) async fn stand(&mut self, guest: &Guest) -> Result<(), Refusal> {
        match self.stage {
            Stage::Waiting => {
                let mut charter = self.charter.clone();
                charter.stand(guest.id);
                self.keep_charter(charter, self.stage).await?;
                self.seats_changed();
            }
            Stage::Playing => {
                let seat = self.charter.seat_of(guest.id).ok_or(Code::NotSeated)?;
                self.change_sitter(seat, |sitter| sitter.left = true).await?;
                let now = self.hall.clock.now();
                self.appoint_stewards(now);
                self.think(now);
            }
            Stage::Over | Stage::Ended => return Err(Code::Over.into()),
        }
        Ok(())
    }

    pub(super) async fn set_bot(
        &mut self,
        guest: &Guest,
        seat: Seat,
        level: Option<&str>,
    ) -> Result<(), Refusal> {
        self.must_host(guest)?;
        let mut charter = self.charter.clone();
        charter.set_bot(seat, level)?;
        self.keep_charter(charter, self.stage).await?;
        self.seats_changed();
        Ok(())
    }

    pub(super) async fn start(&mut self, guest: &Guest) -> Result<(), Refusal> {
        self.must_host(guest)?;
        if self.charter.chairs.iter().any(|chair| matches!(chair, Chair::Free)) {
            return Err(Code::SeatsFree.into());
        }
        self.begin().await
    }

    fn must_host(&self, guest: &Guest) -> Result<(), Refusal> {
        match self.stage {
            Stage::Waiting if self.charter.host == guest.id => Ok(()),
            Stage::Waiting => Err(Code::NotHost.into()),
            Stage::Playing => Err(Code::AlreadyBegun.into()),
            Stage::Over | Stage::Ended => Err(Code::Over.into()),
        }
    }

    pub(super) async fn add_part(
        &mut self,
        guest: &Guest,
        seat: Seat,
        part: String,
    ) -> Result<(), Refusal> {
        if self.stage != Stage::Waiting {
            return Err(Code::AlreadyBegun.into());
        }
        if part.is_empty() || !Seal::is_part(&part) {
            return Err(Refusal::new(Code::BadMessage, "a part has 1 to 256 digits 0-9 and a-f"));
        }
        self.change_sitter(seat, |sitter| sitter.part = Some(part)).await?;
        if self.charter.begin_on_part && self.charter.host == guest.id {
            return self.begin().await;
        }
        self.tell_room();
        Ok(())
    }

    /// A new table with the same agreement and seats; asked for twice it is the same one.
    pub(super) async fn rematch(&mut self, guest: &Guest) -> Result<(), Refusal> {
        if !matches!(self.stage, Stage::Over | Stage::Ended) {
            return Err(Code::AlreadyBegun.into());
        }
        if self.charter.rematch.is_some() {
            self.tell_room();
            return Ok(());
        }
        let mut charter = self.charter.clone();
        let code = self.hall.make_again(&charter, guest).await?;
        charter.rematch = Some(code);
        self.keep_charter(charter, self.stage).await?;
        self.tell_room();
        Ok(())
    }

    /// Closes the table before its game is over.
    pub(super) async fn end(&mut self) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Over | Stage::Ended) {
            return Err(Code::Over.into());
        }
        self.keep_charter(self.charter.clone(), Stage::Ended).await?;
        self.window = None;
        self.times.stop(self.hall.clock.now());
        self.thoughts.fill(None);
        self.tell_room();
        self.publish();
        Ok(())
    }

    pub(super) async fn renamed(&mut self, guest: &Guest) {
        for watcher in self.watchers.values_mut() {
            if let Some(known) = watcher.guest.as_mut().filter(|known| known.id == guest.id) {
                known.name.clone_from(&guest.name);
            }
        }
        if let Some(seat) = self.charter.seat_of(guest.id) {
            let name = guest.name.clone();
            // If it cannot be stored now, the old name stays until he sits down anew.
            if self.change_sitter(seat, |sitter| sitter.name = name).await.is_ok() {
                self.tell_room();
                self.publish();
            }
        }
    }

    /// Changes what is kept of a player.
    pub(super) async fn change_sitter(
        &mut self,
        seat: Seat,
        change: impl FnOnce(&mut Sitter),
    ) -> Result<(), Refusal> {
        let mut charter = self.charter.clone();
        let sitter = charter.chairs.get_mut(seat.index()).and_then(Chair::guest_mut);
        change(sitter.ok_or(Code::NotSeated)?);
        self.keep_charter(charter, self.stage).await
    }

    /// Changes a player's standing order, of which nobody else may know.
    pub(super) async fn change_order(
        &mut self,
        seat: Seat,
        order: StandingOrder,
    ) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Over | Stage::Ended) {
            return Err(Code::Over.into());
        }
        let mut charter = self.charter.clone();
        let sitter = charter.chairs.get_mut(seat.index()).and_then(Chair::guest_mut);
        sitter.ok_or(Code::NotSeated)?.order = order;
        self.keep_privately(charter).await
    }

    /// Stores a charter; it holds from then on.
    pub(super) async fn keep_charter(
        &mut self,
        charter: Charter,
        stage: Stage,
    ) -> Result<(), Refusal> {
        self.keep(charter, stage, self.hall.clock.now()).await
    }

    /// Stores a charter that has changed only for one of the players: to all others nothing has
    /// happened.
    pub(super) async fn keep_privately(&mut self, charter: Charter) -> Result<(), Refusal> {
        #[cfg(test)]
        crate::tests::leaks::in_touched(&mut self.touched, self.hall.clock.now());
        self.keep(charter, self.stage, self.touched).await
    }

    async fn keep(
        &mut self,
        charter: Charter,
        stage: Stage,
        touched: Millis,
    ) -> Result<(), Refusal> {
        let row = charter.row(&self.code, stage, self.created, touched);
        let kept = self.hall.store.keep(vec![Change::Table(row)]).await;
        kept.map_err(|error| {
            tracing::error!(table = %self.code, %error, "a table could not be stored");
            Refusal::from(Code::Storage)
        })?;
        self.charter = charter;
        self.stage = stage;
        self.touched = touched;
        Ok(())
    }

    /// Somebody has another seat: everybody looks from his own.
    fn seats_changed(&mut self) {
        let charter = &self.charter;
        for watcher in self.watchers.values_mut() {
            let seat = watcher.guest.as_ref().and_then(|guest| charter.seat_of(guest.id));
            watcher.viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        }
        for number in 0..self.attendance.len() {
            let here = self.is_watched_from(Seat::new(number));
            self.attendance[number].away = (!here).then(|| self.hall.clock.now());
        }
        self.tell_room();
        self.publish();
    }

    /// Does a socket watch from this seat?
    fn is_watched_from(&self, seat: Seat) -> bool {
        self.watchers.values().any(|watcher| watcher.viewer.is(seat))
    }

    /// Is any player here?
    pub(super) fn somebody_is_here(&self) -> bool {
        self.attendance.iter().any(|attendance| attendance.away.is_none())
    }

    /// Somebody looks at the table from here.
    pub(super) fn arrived(&mut self, viewer: Viewer) {
        let Viewer::Seat(seat) = viewer else { return self.crowd_changed() };
        let now = self.hall.clock.now();
        let left = self.charter.chairs[seat.index()].guest().is_some_and(|sitter| sitter.left);
        let attendance = &mut self.attendance[seat.index()];
        let was_away = attendance.away.take().is_some();
        let had_steward = std::mem::replace(&mut attendance.steward, left);
        if was_away || had_steward != left {
            self.run_clock(now, false);
            self.think(now);
            self.tell_room();
        }
    }

    /// One spectator more or less: who comes next is told, the others soon.
    fn crowd_changed(&mut self) {
        self.public_room = None;
        let soon = self.hall.clock.now() + super::CROWD;
        self.crowd.get_or_insert(soon);
    }

    /// Somebody looks no more.
    pub(super) fn went(&mut self, viewer: Viewer) {
        let now = self.hall.clock.now();
        if self.watchers.is_empty() {
            self.lonely_since = now;
        }
        self.publish();
        let Viewer::Seat(seat) = viewer else { return self.crowd_changed() };
        if !self.is_watched_from(seat) {
            self.attendance[seat.index()].away = Some(now);
            self.run_clock(now, false);
            self.tell_room();
        }
    }

    /// When the next player has been away for too long. As long as nobody is there to be kept
    /// waiting, and where games take days, nobody is.
    pub(super) fn next_steward(&self) -> Option<Millis> {
        if self.times.is_correspondence() || !self.somebody_is_here() {
            return None;
        }
        let due = |(number, attendance): (usize, &super::Attendance)| {
            let is_guest = self.charter.chairs[number].guest().is_some();
            let away = attendance.away.filter(|_| is_guest && !attendance.steward)?;
            Some(away + self.hall.config.grace)
        };
        self.attendance.iter().enumerate().filter_map(due).min()
    }

    /// Bots take over for those who have left, or been away for too long.
    pub(super) fn appoint_stewards(&mut self, now: Millis) {
        let waited = !self.times.is_correspondence() && self.somebody_is_here();
        let mut changed = false;
        for number in 0..self.attendance.len() {
            let Some(sitter) = self.charter.chairs[number].guest() else { continue };
            let attendance = &mut self.attendance[number];
            let late = attendance.away.is_some_and(|away| away + self.hall.config.grace <= now);
            let steward = sitter.left || (late && waited);
            if steward && !attendance.steward {
                attendance.steward = true;
                changed = true;
            }
        }
        if changed {
            self.tell_room();
        }
    }
}
