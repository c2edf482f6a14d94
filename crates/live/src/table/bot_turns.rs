//! Bots' moves, and those of the substitute bots of players who are away. Bots only see views, and
//! the time they take does not depend on what they hold.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Bot, BotGame, Level};
use protocol::Pace;
use table::{Seat, Seats, Viewer};

use super::{Purpose, Table};
use crate::environment::{Environment, ThinkingKind, ThinkingTask};
use crate::live::drawn;
use crate::meta::{SeatHolder, SeatedPlayer};
use crate::rows::Millis;

/// A bot that has not decided in time moves on the next of these beats.
///
/// How long a bot thinks depends on what it holds: a bot that could answer a window has something
/// to weigh, a bot that could not has nothing. So nobody may see it. What is visible is a time
/// drawn before the bot looked at its cards, and long enough to decide even on a slow machine
/// ([`delay`]). If the machine is so busy that a decision comes later still, the move is delayed by
/// a whole number of beats: small differences stay hidden there too, and large ones come from the
/// machine, whose bots wait for each other in one queue.
const BEAT: Millis = 250;

/// A bot's move that is not made yet.
#[derive(Clone, Debug)]
pub(super) struct PendingMove {
    /// The version that it is based on.
    version: u64,
    /// The time that was drawn for it: the bot with the earlier one moves first, however long the
    /// others think.
    drawn: Millis,
    /// The earliest time for the move, however quickly the bot decides.
    at: Millis,
    /// The bot's decision; the inner `None` means that it does not want to act.
    decision: Option<Option<String>>,
}

impl PendingMove {
    /// May it still lead to a move, as far as is known?
    fn is_open(&self) -> bool {
        !matches!(self.decision, Some(None))
    }

    /// Its move, if one is decided.
    fn mv(&self) -> Option<&String> {
        self.decision.as_ref()?.as_ref()
    }

    /// The bot has decided: the move is made at its time, or on the next beat after that.
    fn decide(&mut self, mv: Option<String>, now: Millis) {
        let late = (now - self.at).max(0);
        self.at += (late + BEAT - 1) / BEAT * BEAT;
        self.decision = Some(mv);
    }
}

impl<G: BotGame, E: Environment> Table<G, E> {
    /// The level of the bot that plays this seat, if any.
    pub(super) fn bot_for(&self, seat: Seat) -> Option<Level> {
        match &self.meta.holders[seat.index()] {
            SeatHolder::Bot { level } => Some(level.parse().unwrap_or(Level::Squire)),
            SeatHolder::Guest(_) => {
                self.attendance[seat.index()].substituted.then_some(Level::Squire)
            }
            SeatHolder::Free => None,
        }
    }

    /// How quickly bots move now. Players who are out of the contest should not wait long while
    /// bots fight it out among themselves.
    fn pace(&self, contenders: Seats) -> Pace {
        let wished = self.meta.settings.pace;
        let alone = contenders.into_iter().all(|seat| self.bot_for(seat).is_some());
        if alone && wished == Pace::Calm { Pace::Quick } else { wished }
    }

    /// Is anybody watching, or expected back to a game that takes days? Bots do not play without an
    /// audience.
    fn is_attended(&self) -> bool {
        let is_expected = |player: &SeatedPlayer| !player.left;
        !self.watchers.is_empty()
            || (self.times.is_correspondence() && self.meta.guests().any(is_expected))
    }

    /// Lets every bot that can act think, once per version that it sees.
    pub(super) fn think(&mut self, now: Millis) {
        if !self.is_attended() {
            return self.pending_moves.fill(None);
        }
        let Some(live) = &self.live else { return };
        let (awaiting, pace) = (live.awaiting(), self.pace(live.contenders()));
        for seat in Seat::ALL.into_iter().take(self.pending_moves.len()) {
            let version = live.version(Viewer::Seat(seat));
            let level = self.bot_for(seat).filter(|_| awaiting.may().contains(seat));
            let Some(level) = level else {
                self.pending_moves[seat.index()] = None;
                continue;
            };
            if self.pending_moves[seat.index()].as_ref().is_some_and(|old| old.version == version) {
                continue;
            }
            let range = delay(pace, live.window().is_some());
            let at = now + drawn(&mut self.chance(seat, Purpose::Delay), range);
            self.pending_moves[seat.index()] =
                Some(PendingMove { version, drawn: at, at, decision: None });
            let (view, moves) = (live.view(Viewer::Seat(seat)), live.moves(seat));
            let asked = awaiting.asked().contains(seat);
            let mut chance = self.chance(seat, Purpose::Decision);
            // If a bot fails, the game still goes on.
            let fallback = moves.first().filter(|_| asked).map(ToString::to_string);
            let decide = Box::new(move || {
                let mut bot = level.bot::<G>();
                let chosen = if asked {
                    Some(bot.choose(&view, &moves, &mut chance))
                } else {
                    bot.speak_up(&view, &moves, &mut chance)
                };
                chosen.map(|mv| mv.to_string())
            });
            let what = ThinkingKind::Move;
            self.env.think(ThinkingTask { what, seat, version, decide, fallback });
        }
    }

    /// Bots that were due to move while everything was paused do so a moment later.
    pub(super) fn postpone_pending_moves(&mut self, now: Millis) {
        for pending_move in self.pending_moves.iter_mut().flatten() {
            pending_move.at = pending_move.at.max(now + BEAT);
        }
    }

    /// Is a bot still thinking?
    pub(super) fn is_thinking(&self) -> bool {
        self.pending_moves.iter().flatten().any(|pending_move| pending_move.decision.is_none())
    }

    /// A bot has decided.
    pub fn chosen(&mut self, seat: Seat, version: u64, mv: Option<String>) {
        let now = self.env.now();
        if let Some(pending_move) = &mut self.pending_moves[seat.index()]
            && pending_move.version == version
        {
            pending_move.decide(mv, now);
        }
    }

    /// The bot that moves next, and its pending move. Bots move in an order that does not depend on
    /// how long they think: neither the cards nor the machine can change it.
    fn next_pending_move(&self) -> Option<(Seat, &PendingMove)> {
        let live = self.live.as_ref()?;
        let mut next: Option<(Seat, &PendingMove)> = None;
        for (number, pending_move) in self.pending_moves.iter().enumerate() {
            let (seat, Some(pending_move)) = (Seat::new(number), pending_move) else { continue };
            // The game may have changed a moment ago: then the bot thinks again.
            let is_fresh = pending_move.version == live.version(Viewer::Seat(seat));
            let is_earlier = next.is_none_or(|(_, first)| pending_move.drawn < first.drawn);
            if is_fresh && pending_move.is_open() && is_earlier {
                next = Some((seat, pending_move));
            }
        }
        next
    }

    /// When the next bot's move is to be made, if it is decided.
    pub(super) fn next_bots_move(&self) -> Option<Millis> {
        let (_, pending_move) = self.next_pending_move()?;
        pending_move.mv().map(|_| pending_move.at)
    }

    /// The next bot's move, if it is due.
    pub(super) fn due_pending_move(&self, now: Millis) -> Option<(Seat, String)> {
        let (seat, pending_move) =
            self.next_pending_move().filter(|(_, pending_move)| pending_move.at <= now)?;
        Some((seat, pending_move.mv()?.clone()))
    }

    /// The pending move of a seat has been made.
    pub(super) fn pending_move_is_done(&mut self, seat: Seat) {
        if let Some(pending_move) = &mut self.pending_moves[seat.index()] {
            pending_move.decision = Some(None);
        }
    }

    /// What a sensible player would do at this seat, decided at once: for clocks that have run out.
    pub(super) fn decide_now(&self, seat: Seat) -> Option<String> {
        let live = self.live.as_ref()?;
        let (view, moves) = (live.view(Viewer::Seat(seat)), live.moves(seat));
        let asked = !moves.is_empty();
        let mut chance = self.chance(seat, Purpose::Decision);
        let choose = AssertUnwindSafe(|| {
            #[cfg(feature = "testing")]
            crate::testing::strike(crate::testing::Fault::Clock);
            Bot::<G>::choose(&mut bots::Rule, &view, &moves, &mut chance)
        });
        // A bug in the bot must not end the table: any move will do.
        let chosen = asked.then(|| catch_unwind(choose).unwrap_or(moves[0]));
        chosen.map(|mv| mv.to_string())
    }
}

/// The range of a bot's delay in milliseconds: by the table's pace and the kind of question. Even
/// the shortest is far longer than any level needs to think.
fn delay(pace: Pace, window: bool) -> (Millis, Millis) {
    match (pace, window) {
        (Pace::Calm, false) => (900, 1600),
        (Pace::Calm, true) => (700, 1800),
        (Pace::Quick, false) => (350, 600),
        (Pace::Quick, true) => (350, 700),
        (Pace::Instant, _) => (5, 5),
    }
}
