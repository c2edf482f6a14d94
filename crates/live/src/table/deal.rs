//! How the players' parts of a deal are combined: all seals are shown first, then all parts are
//! revealed, so that nobody can choose a part after seeing another one.

use bots::BotGame;
use protocol::{Code, Refusal};
use table::{Seal, Seat, is_part_seal, part_seal};

use super::Table;
use crate::environment::Environment;
use crate::meta::{SeatHolder, TableMeta};
use crate::rows::{Guest, Millis, Stage};

/// How long a player's device may take to seal or to reveal its part.
const SILENCE: Millis = 5000;

impl<G: BotGame, E: Environment> Table<G, E> {
    /// A player seals a part of the deal. It can be sent again, but not changed.
    pub(super) async fn seal(
        &mut self,
        guest: &Guest,
        seat: Seat,
        seal: String,
    ) -> Result<(), Refusal> {
        if self.stage != Stage::Waiting {
            return Err(Code::AlreadyBegun.into());
        }
        if !is_part_seal(&seal) {
            return Err(Refusal::new(Code::BadMessage, "a seal has 64 digits 0-9 and a-f"));
        }
        let known = self.meta.holders[seat.index()].guest().and_then(|player| player.seal.as_ref());
        let is_fixed = self.meta.deal.fixed.is_some();
        match known {
            Some(old) if *old != seal => return Err(Code::WrongPart.into()),
            Some(_) if is_fixed => return Ok(()),
            // What follows may have failed the last time.
            Some(_) => {}
            None if is_fixed => return Err(Code::AlreadyBegun.into()),
            None => {
                self.change_player(seat, |player| player.seal = Some(seal)).await?;
                self.send_room();
            }
        }
        let begins = self.meta.begin_on_seal && self.meta.host == guest.id;
        if begins || (self.deal_goes_on.is_some() && self.all_have_sealed()) {
            return self.fix_seals().await;
        }
        Ok(())
    }

    /// The host wants to begin: the seals of the players who are here count.
    pub(super) async fn fix_seals(&mut self) -> Result<(), Refusal> {
        if self.meta.holders.iter().any(|holder| matches!(holder, SeatHolder::Free)) {
            return Err(Code::SeatsFree.into());
        }
        if self.meta.deal.fixed.is_some() {
            return Ok(());
        }
        let seals: Vec<Option<String>> = self
            .meta
            .seals()
            .into_iter()
            .enumerate()
            .map(|(number, seal)| seal.filter(|_| self.adds_a_part(Seat::new(number))))
            .collect();
        self.deal_goes_on = None;
        if seals.iter().all(Option::is_none) {
            return self.begin().await;
        }
        let mut meta = self.meta.clone();
        meta.deal.fixed = Some(seals);
        self.keep_meta(meta, self.stage).await?;
        self.await_parts();
        self.send_room();
        Ok(())
    }

    /// Starts waiting for every part that was sealed.
    pub(super) fn await_parts(&mut self) {
        self.revealed.fill(None);
        self.deal_goes_on = Some(self.env.now() + SILENCE);
    }

    /// A player reveals the part that they sealed.
    pub(super) async fn reveal(&mut self, seat: Seat, part: String) -> Result<(), Refusal> {
        if self.stage != Stage::Waiting {
            return Err(Code::AlreadyBegun.into());
        }
        let seals = self.meta.deal.fixed.as_ref().ok_or(Code::NotBegun)?;
        let sealed = seals[seat.index()].as_ref().ok_or(Code::WrongPart)?;
        if part.is_empty() || !Seal::is_part(&part) || part_seal(&part) != *sealed {
            return Err(Code::WrongPart.into());
        }
        let missing = |number: usize| seals[number].is_some() && self.revealed[number].is_none();
        let others = (0..seals.len()).any(|number| number != seat.index() && missing(number));
        self.revealed[seat.index()] = Some(part);
        if others {
            self.send_room();
            return Ok(());
        }
        self.begin().await
    }

    /// A player was silent for too long: the deal goes on without them.
    pub(super) async fn go_on_with_the_deal(&mut self) {
        let done = match self.meta.deal.fixed.is_some() {
            true => self.fail_attempt().await,
            false => self.fix_seals().await,
        };
        // An attempt that could not be ended must be: until then no seat changes. Without one, the
        // host starts once more.
        if done.is_err() {
            let must_end = self.stage == Stage::Waiting && self.meta.deal.fixed.is_some();
            self.deal_goes_on = must_end.then(|| self.env.now() + SILENCE);
        }
    }

    async fn fail_attempt(&mut self) -> Result<(), Refusal> {
        let mut meta = self.meta.clone();
        let seals = meta.deal.fixed.clone().unwrap_or_default();
        for (number, holder) in self.meta.holders.iter().enumerate() {
            let is_silent = seals[number].is_some() && self.revealed[number].is_none();
            meta.deal.silent.extend(holder.guest().filter(|_| is_silent).map(|guest| guest.id));
        }
        meta.fail_attempt(&self.revealed);
        self.keep_meta(meta, self.stage).await?;
        self.deal_goes_on = Some(self.env.now() + SILENCE);
        self.send_room();
        if self.all_have_sealed() { self.fix_seals().await } else { Ok(()) }
    }

    /// Does this seat take part in the deal? Players who are away or were silent do not.
    fn adds_a_part(&self, seat: Seat) -> bool {
        let guest = self.meta.holders[seat.index()].guest();
        guest.is_some_and(|guest| !self.meta.deal.silent.contains(&guest.id))
            && self.attendance[seat.index()].away.is_none()
    }

    fn all_have_sealed(&self) -> bool {
        let seals = self.meta.seals();
        (0..seals.len())
            .all(|number| seals[number].is_some() || !self.adds_a_part(Seat::new(number)))
    }

    /// Seats do not change while parts are being revealed: otherwise a player who dislikes the
    /// coming deal could stand up.
    ///
    /// # Errors
    /// If parts are being revealed.
    pub(super) fn must_not_reveal(&self) -> Result<(), Refusal> {
        match self.meta.deal.fixed.is_some() {
            true => Err(Code::Dealing.into()),
            false => Ok(()),
        }
    }

    /// Adds the parts that were revealed to the deal.
    pub(super) fn add_parts(&self, meta: &mut TableMeta) {
        let sealed = meta.deal.fixed.is_some();
        for (holder, part) in meta.holders.iter_mut().zip(&self.revealed) {
            if let Some(player) = holder.guest_mut() {
                player.part = part.clone().filter(|_| sealed);
            }
        }
    }
}
