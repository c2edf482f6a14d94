//! Seats, attendance, and what happens before and after the game.

use bots::BotGame;
use protocol::{Closed, Code, Refusal, StandingOrder};
use table::{Seat, Viewer};

use super::unsaved::Private;
use super::{Table, Watcher};
use crate::environment::{Environment, Feed as _, StoreError as _};
use crate::meta::{SeatHolder, SeatedPlayer, TableMeta};
use crate::rows::{Change, Guest, GuestId, Millis, SocketId, Stage};

impl<G: BotGame, E: Environment> Table<G, E> {
    pub(super) async fn sit(&mut self, guest: &Guest, seat: Option<Seat>) -> Result<(), Refusal> {
        // They may have chosen another name since they connected.
        let name = self.env.name_of(guest).await.map_err(|error| self.env.storage(error))?;
        let guest = &Guest { name: name.clone(), ..guest.clone() };
        self.name_watchers(guest.id, &name);
        if self.stage != Stage::Waiting {
            return self.return_to_seat(guest).await;
        }
        self.must_not_reveal()?;
        let mut meta = self.meta.clone();
        meta.sit(guest, seat)?;
        if meta.holders.iter().filter_map(SeatHolder::guest).all(|player| player.id != meta.host) {
            meta.host = guest.id;
        }
        self.keep_meta(meta, self.stage).await?;
        self.seats_changed();
        Ok(())
    }

    /// A player who gave up their seat during the game may have it back.
    async fn return_to_seat(&mut self, guest: &Guest) -> Result<(), Refusal> {
        let seat = self.meta.seat_of(guest.id).ok_or(Code::AlreadyBegun)?;
        let returned = |player: &mut SeatedPlayer| {
            player.left = false;
            player.name.clone_from(&guest.name);
        };
        self.change_player(seat, returned).await?;
        self.arrived(Viewer::Seat(seat));
        Ok(())
    }

    pub(super) async fn stand(&mut self, guest: &Guest) -> Result<(), Refusal> {
        match self.stage {
            Stage::Waiting => {
                self.must_not_reveal()?;
                let mut meta = self.meta.clone();
                meta.stand(guest.id);
                self.keep_meta(meta, self.stage).await?;
                self.seats_changed();
            }
            Stage::Playing => {
                let seat = self.meta.seat_of(guest.id).ok_or(Code::NotSeated)?;
                self.change_player(seat, |player| player.left = true).await?;
                let now = self.env.now();
                self.appoint_substitutes(now);
                self.think(now);
            }
            Stage::Over | Stage::Ended => return Err(Code::Over.into()),
        }
        Ok(())
    }

    /// A player gives up their seat for good. A table without any person left is closed; a waiting
    /// one stays open as long as it has a viewer, who may sit down.
    pub async fn leave_for_good(&mut self, guest: &Guest) -> Result<(), Refusal> {
        self.meta.seat_of(guest.id).ok_or(Code::NotSeated)?;
        self.stand(guest).await?;
        let is_wanted = match self.stage {
            Stage::Waiting => !self.watchers.is_empty(),
            Stage::Playing | Stage::Over | Stage::Ended => false,
        };
        let is_deserted = self.meta.guests().all(|player| player.left);
        if is_deserted && !is_wanted { self.end(Closed::Abandoned).await } else { Ok(()) }
    }

    pub(super) async fn set_bot(
        &mut self,
        guest: &Guest,
        seat: Seat,
        level: Option<&str>,
    ) -> Result<(), Refusal> {
        self.must_host(guest)?;
        self.must_not_reveal()?;
        let mut meta = self.meta.clone();
        meta.set_bot(seat, level)?;
        self.keep_meta(meta, self.stage).await?;
        self.seats_changed();
        Ok(())
    }

    /// The host frees the seat of a player who is away.
    pub(super) async fn free(&mut self, guest: &Guest, seat: Seat) -> Result<(), Refusal> {
        self.must_host(guest)?;
        if self.is_watched_from(seat) {
            return Err(Code::NotAway.into());
        }
        self.must_not_reveal()?;
        let mut meta = self.meta.clone();
        meta.free(seat)?;
        self.keep_meta(meta, self.stage).await?;
        self.seats_changed();
        Ok(())
    }

    pub(super) async fn start(&mut self, guest: &Guest) -> Result<(), Refusal> {
        self.must_host(guest)?;
        self.fix_seals().await
    }

    fn must_host(&self, guest: &Guest) -> Result<(), Refusal> {
        match self.stage {
            Stage::Waiting if self.meta.host == guest.id => Ok(()),
            Stage::Waiting => Err(Code::NotHost.into()),
            Stage::Playing => Err(Code::AlreadyBegun.into()),
            Stage::Over | Stage::Ended => Err(Code::Over.into()),
        }
    }

    /// Creates a table with the same settings and seats; a second request gets the same one.
    pub(super) async fn rematch(&mut self, guest: &Guest) -> Result<(), Refusal> {
        if !matches!(self.stage, Stage::Over | Stage::Ended) {
            return Err(Code::AlreadyBegun.into());
        }
        if self.meta.rematch.is_some() {
            self.send_room();
            return Ok(());
        }
        let mut meta = self.meta.clone();
        let code = match &self.unsaved_rematch {
            Some(code) => code.clone(),
            None => {
                let players = self.meta.guests().map(|player| player.id);
                let here: Vec<GuestId> = players.filter(|&id| self.is_here(id)).collect();
                self.env.make_again(&meta, guest, &here).await?
            }
        };
        // If this cannot be stored, the next request gets the same table.
        self.unsaved_rematch = Some(code.clone());
        meta.rematch = Some(code);
        self.keep_meta(meta, self.stage).await?;
        self.unsaved_rematch = None;
        self.send_room();
        Ok(())
    }

    /// Closes the table before its game is over.
    pub async fn end(&mut self, why: Closed) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Over | Stage::Ended) {
            return Err(Code::Over.into());
        }
        let mut meta = self.meta.clone();
        meta.closed = Some(why);
        self.keep_meta(meta, Stage::Ended).await?;
        let (table, seats, seconds) = (&self.code, self.attendance.len(), self.age());
        tracing::info!(table, game = G::NAME, seats, seconds, ?why, "a table was closed");
        (self.window, self.paused) = (None, None);
        self.times.stop(self.env.now());
        self.pending_moves.fill(None);
        self.waits_no_longer();
        self.send_room();
        self.update_listing();
        Ok(())
    }

    /// The game has begun, or never will.
    pub(super) fn waits_no_longer(&mut self) {
        self.deal_goes_on = None;
        self.env.no_longer_waits(&self.code);
        self.dismiss_spectators();
    }

    /// Sends away viewers who may no longer watch.
    pub(super) fn dismiss_spectators(&mut self) {
        let guest = |watcher: &Watcher<E::Feed>| watcher.guest.as_ref().map(|guest| guest.id);
        let dismissed: Vec<SocketId> = self
            .watchers
            .iter()
            .filter(|(_, watcher)| !self.may_watch(guest(watcher)))
            .map(|(&socket, _)| socket)
            .collect();
        for watcher in dismissed.into_iter().filter_map(|socket| self.watchers.remove(&socket)) {
            // When the socket asks to watch again, it gets the reason why it may not.
            watcher.feed.resync();
        }
    }

    /// A guest has a new name.
    pub async fn renamed(&mut self, guest: GuestId, name: String) {
        self.name_watchers(guest, &name);
        let player = self.meta.guests().find(|player| player.id == guest);
        if player.is_none_or(|player| player.name == name) {
            return;
        }
        if let Some(seat) = self.meta.seat_of(guest) {
            // If it cannot be stored now, the old name stays until they sit down again.
            if self.change_player(seat, |player| player.name = name).await.is_ok() {
                self.send_room();
                self.update_listing();
            }
        }
    }

    /// The sockets of a guest whose name may be new.
    fn name_watchers(&mut self, guest: GuestId, name: &str) {
        for watcher in self.watchers.values_mut() {
            if let Some(known) = watcher.guest.as_mut().filter(|known| known.id == guest) {
                name.clone_into(&mut known.name);
            }
        }
    }

    /// Changes what is stored about a player.
    pub(super) async fn change_player(
        &mut self,
        seat: Seat,
        change: impl FnOnce(&mut SeatedPlayer),
    ) -> Result<(), Refusal> {
        let mut meta = self.meta.clone();
        let player = meta.holders.get_mut(seat.index()).and_then(SeatHolder::guest_mut);
        change(player.ok_or(Code::NotSeated)?);
        self.keep_meta(meta, self.stage).await
    }

    /// Changes a player's standing order, which no other player may know.
    pub(super) fn change_order(
        &mut self,
        seat: Seat,
        order: StandingOrder,
        request: (&E::Feed, &str),
    ) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Over | Stage::Ended) {
            return Err(Code::Over.into());
        }
        let mut meta = self.meta.clone();
        let player = meta.holders.get_mut(seat.index()).and_then(SeatHolder::guest_mut);
        player.ok_or(Code::NotSeated)?.order = order;
        self.keep_privately(meta, Private::Order(seat), request);
        Ok(())
    }

    /// Stores changed meta data, which takes effect then.
    pub(super) async fn keep_meta(&mut self, meta: TableMeta, stage: Stage) -> Result<(), Refusal> {
        self.save(meta, stage, self.env.now()).await
    }

    /// Stores meta data that has changed for one player only, while the table goes on: for all
    /// others nothing has happened.
    pub(super) fn keep_privately(
        &mut self,
        meta: TableMeta,
        what: Private<G>,
        (feed, id): (&E::Feed, &str),
    ) {
        let row = meta.row(&self.code, self.stage, self.created, self.touched);
        self.meta = meta;
        let request = Some((feed.clone(), id.to_owned()));
        self.save_privately(vec![Change::Table(row)], what, request);
    }

    async fn save(
        &mut self,
        meta: TableMeta,
        stage: Stage,
        touched: Millis,
    ) -> Result<(), Refusal> {
        // What is stored may be newer than what this was made from.
        self.resynchronise().await?;
        let row = meta.row(&self.code, stage, self.created, touched);
        let saved = self.save_with_private(vec![Change::Table(row)]).await;
        saved.map_err(|error| {
            self.in_doubt |= !error.is_conflict();
            tracing::error!(table = %self.code, %error, "a table could not be stored");
            Refusal::from(Code::Storage)
        })?;
        self.meta = meta;
        self.stage = stage;
        self.touched = touched;
        Ok(())
    }

    /// The seats have changed: updates each viewer's seat.
    fn seats_changed(&mut self) {
        let meta = &self.meta;
        for watcher in self.watchers.values_mut() {
            let seat = watcher.guest.as_ref().and_then(|guest| meta.seat_of(guest.id));
            watcher.viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        }
        for number in 0..self.attendance.len() {
            let here = self.is_watched_from(Seat::new(number));
            self.attendance[number].away = (!here).then(|| self.env.now());
        }
        self.send_room();
        self.update_listing();
    }

    /// Does a socket watch from this seat?
    fn is_watched_from(&self, seat: Seat) -> bool {
        self.watchers.values().any(|watcher| watcher.viewer.is(seat))
    }

    /// Is this guest watching the table?
    fn is_here(&self, guest: GuestId) -> bool {
        let id = |watcher: &Watcher<E::Feed>| watcher.guest.as_ref().map(|guest| guest.id);
        self.watchers.values().any(|watcher| id(watcher) == Some(guest))
    }

    /// Is any player here?
    pub(super) fn somebody_is_here(&self) -> bool {
        self.attendance.iter().any(|attendance| attendance.away.is_none())
    }

    /// A viewer has arrived.
    pub(super) fn arrived(&mut self, viewer: Viewer) {
        let Viewer::Seat(seat) = viewer else { return self.crowd_changed() };
        let now = self.env.now();
        let left = self.meta.holders[seat.index()].guest().is_some_and(|player| player.left);
        let attendance = &mut self.attendance[seat.index()];
        let was_away = attendance.away.take().is_some();
        let was_substituted = std::mem::replace(&mut attendance.substituted, left);
        if was_away || was_substituted != left {
            self.run_clock(now, false);
            self.mark_clock();
            self.think(now);
            self.send_room();
        }
    }

    /// A spectator came or left: newcomers see the new number at once, the others soon.
    fn crowd_changed(&mut self) {
        self.public_room = None;
        let soon = self.env.now() + super::ROOM_UPDATE_DELAY;
        self.room_update_due.get_or_insert(soon);
    }

    /// A viewer has left.
    pub(super) fn went(&mut self, viewer: Viewer) {
        let now = self.env.now();
        if self.watchers.is_empty() {
            (self.empty_since, self.last_visit) = (now, now);
        }
        self.update_listing();
        let Viewer::Seat(seat) = viewer else { return self.crowd_changed() };
        if !self.is_watched_from(seat) {
            self.attendance[seat.index()].away = Some(now);
            self.run_clock(now, false);
            self.mark_clock();
            self.send_room();
        }
    }

    /// When the next player has been away for too long: only while a player who is present waits
    /// for them, and not in games that take days.
    pub(super) fn next_substitution(&self) -> Option<Millis> {
        if self.times.is_correspondence() || !self.somebody_is_here() {
            return None;
        }
        let due = |(number, attendance): (usize, &super::Attendance)| {
            let is_guest = self.meta.holders[number].guest().is_some();
            let away = attendance.away.filter(|_| is_guest && !attendance.substituted)?;
            Some(away + self.env.limits().grace)
        };
        self.attendance.iter().enumerate().filter_map(due).min()
    }

    /// Substitute bots take over for players who have left, or been away for too long.
    pub(super) fn appoint_substitutes(&mut self, now: Millis) {
        let waited = !self.times.is_correspondence() && self.somebody_is_here();
        let mut changed = false;
        for number in 0..self.attendance.len() {
            let Some(player) = self.meta.holders[number].guest() else { continue };
            let attendance = &mut self.attendance[number];
            let late = attendance.away.is_some_and(|away| away + self.env.limits().grace <= now);
            let substituted = player.left || (late && waited);
            if substituted && !attendance.substituted {
                attendance.substituted = true;
                changed = true;
            }
        }
        if changed {
            self.send_room();
        }
    }
}
