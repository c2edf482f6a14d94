//! What is asked of a table, one request at a time.

use std::collections::VecDeque;

use bots::Playbook;
use protocol::{Answer, ClientMessage, Code, MOST_MOVES, Refusal, Said, ServerMessage};
use table::{Awaiting, Seat, Viewer};

use super::times::MORE_TIME;
use super::{Guest, Purpose, Request, Status, Table, Watcher};
use crate::charter::Chair;
use crate::hall::storage;
use crate::outbox::Feed;
use crate::store::{Change, ChatRow, GuestId, Stage};

/// So many lines of chat are kept at hand.
pub(super) const CHAT: usize = 100;

impl<G: Playbook> Table<G> {
    pub(super) async fn handle(&mut self, request: Request) {
        match request {
            Request::Watch { socket, feed, guest, since, late } => {
                // He has gone on meanwhile, and his leave was heard before he came.
                if late && !feed.is_open() {
                    return;
                }
                let id = guest.as_ref().map(|guest| guest.id);
                if !self.may_watch(id) {
                    return self.refuse(&feed, None, Code::NoSpectators.into());
                }
                let viewer = self.viewer(id);
                // The others are told that he has come; he himself is told everything below.
                self.arrived(viewer);
                self.watchers.insert(socket, Watcher { feed, guest, viewer });
                self.publish();
                self.tell_newcomer(socket, since).await;
            }
            Request::Unwatch { socket } => {
                if let Some(watcher) = self.watchers.remove(&socket) {
                    self.went(watcher.viewer);
                }
            }
            Request::Message { socket, feed, message } => match self.watchers.get(&socket) {
                Some(watcher) => {
                    let guest = watcher.guest.clone();
                    self.message(&feed, guest, message).await;
                }
                // He was not let in, so nothing here is his.
                None => self.refuse(&feed, None, Code::NoSpectators.into()),
            },
            Request::Status { guest, answer } => {
                // Who asked may have gone.
                let _ = answer.send(self.status(guest));
            }
            Request::Chosen { seat, version, mv } => self.chosen(seat, version, mv),
            Request::Renamed(guest) => self.renamed(&guest).await,
            Request::End { answer } => {
                let outcome = self.end().await;
                let _ = answer.send(outcome);
            }
        }
    }

    /// What a guest may know.
    fn status(&mut self, guest: Option<GuestId>) -> Status {
        let viewer = self.viewer(guest);
        let my_turn = match (&self.live, viewer, self.stage) {
            (Some(live), Viewer::Seat(seat), Stage::Playing) => {
                live.awaiting().asked().contains(seat)
            }
            _ => false,
        };
        let (room, may_watch) = (self.room_for(guest), self.may_watch(guest));
        Status { room, my_turn, touched: self.touched, may_watch }
    }

    /// While a game runs, and if it was closed before its end, only its players and, if they allow
    /// it, others may look on.
    fn may_watch(&self, guest: Option<GuestId>) -> bool {
        let seated = self.viewer(guest) != Viewer::Public;
        let unfinished = matches!(self.stage, Stage::Playing | Stage::Ended);
        seated || self.charter.settings.spectators || !unfinished
    }

    async fn message(&mut self, feed: &Feed, guest: Option<Guest>, message: ClientMessage) {
        let id = message.id().map(str::to_owned);
        let done = match guest {
            Some(guest) => self.do_for(&guest, message).await,
            None => Err(Code::NoGuest.into()),
        };
        match done {
            Ok(None) => {}
            Ok(Some(answer)) => feed.reply(&ServerMessage::Answer(answer)),
            Err(refusal) => self.refuse(feed, id, refusal),
        }
    }

    fn refuse(&self, feed: &Feed, id: Option<String>, refusal: Refusal) {
        self.hall.metrics.refused();
        feed.reply(&ServerMessage::Refused { id, refusal });
    }

    async fn do_for(
        &mut self,
        guest: &Guest,
        message: ClientMessage,
    ) -> Result<Option<Answer>, Refusal> {
        let seat = || self.charter.seat_of(guest.id).ok_or(Refusal::from(Code::NotSeated));
        match message {
            ClientMessage::Sit { seat } => self.sit(guest, seat).await?,
            ClientMessage::Stand => {
                seat()?;
                self.stand(guest).await?;
            }
            ClientMessage::Part { part } => {
                let seat = seat()?;
                self.add_part(guest, seat, part).await?;
            }
            ClientMessage::Bot { seat, level } => {
                self.set_bot(guest, seat, level.as_deref()).await?;
            }
            ClientMessage::Start => self.start(guest).await?,
            ClientMessage::Play { prompt, id, mv } => {
                let seat = seat()?;
                self.play(seat, prompt, id, &mv).await?;
            }
            ClientMessage::Ask { id, moves } => {
                let seat = seat()?;
                return self.answer(seat, id, &moves).map(Some);
            }
            ClientMessage::Order { order } => {
                let seat = seat()?;
                self.change_order(seat, order).await?;
                self.advance().await;
                self.tell_seat(seat);
            }
            ClientMessage::MoreTime => {
                let seat = seat()?;
                self.more_time(seat).await?;
            }
            ClientMessage::Say { text, phrase } => {
                seat()?;
                self.say(guest, text, phrase).await?;
            }
            ClientMessage::Mute { seat: whom, on } => {
                seat()?;
                self.mute(guest, whom, on).await?;
            }
            ClientMessage::Rematch => {
                seat()?;
                self.rematch(guest).await?;
            }
            // The socket itself sees to these.
            ClientMessage::Watch { .. }
            | ClientMessage::Unwatch
            | ClientMessage::Lobby { .. }
            | ClientMessage::Ping { .. } => {}
        }
        Ok(None)
    }

    /// What would come of moves, or what forbids one.
    fn answer(&self, seat: Seat, id: String, moves: &[String]) -> Result<Answer, Refusal> {
        if moves.is_empty() {
            return Err(Refusal::new(Code::BadMessage, "a question needs a move"));
        }
        if moves.len() > MOST_MOVES {
            let most = format!("a question has at most {MOST_MOVES} moves");
            return Err(Refusal::new(Code::TooLong, most));
        }
        let live = self.live.as_ref().ok_or(Code::NotBegun)?;
        if matches!(live.awaiting(), Awaiting::Over(_)) {
            return Err(Code::Over.into());
        }
        let mut chance = self.chance(seat, Purpose::Question);
        Ok(live.answer(id, seat, moves, &mut chance))
    }

    /// The window stays open longer: for everybody, and nobody is told for whom.
    async fn more_time(&mut self, seat: Seat) -> Result<(), Refusal> {
        let window = self.window.filter(|window| window.orders).ok_or(Code::NoWindow)?;
        let closes = window.closes.ok_or(Code::NoWindow)?;
        let live = self.live.as_ref().ok_or(Code::NotBegun)?;
        let eligible = live.window().is_some_and(|open| open.asked.contains(seat));
        if !eligible {
            return Err(Code::NoWindow.into());
        }
        if self.charter.chairs[seat.index()].guest().is_none_or(|sitter| sitter.had_time) {
            return Err(Code::NoMoreTime.into());
        }
        self.change_sitter(seat, |sitter| sitter.had_time = true).await?;
        if let Some(open) = &mut self.window {
            open.closes = Some(closes + MORE_TIME);
        }
        self.tell_everybody();
        Ok(())
    }

    async fn say(
        &mut self,
        guest: &Guest,
        text: Option<String>,
        phrase: Option<String>,
    ) -> Result<(), Refusal> {
        if !self.charter.settings.chat {
            return Err(Code::NoChat.into());
        }
        let said = match (text, phrase) {
            (None, Some(phrase)) if protocol::PHRASES.contains(&phrase.as_str()) => {
                Said::Phrase(phrase)
            }
            (Some(text), None) => Said::Text(checked_line(&text)?),
            _ => return Err(Code::BadMessage.into()),
        };
        if !self.hall.limits.may_speak(guest.id, self.hall.clock.now()) {
            return Err(Code::TooFast.into());
        }
        // The number of the next line is known only once the last ones are.
        self.load_chat().await?;
        let chat = self.chat.as_ref();
        let row = ChatRow {
            table: self.code.clone(),
            seq: chat.and_then(VecDeque::back).map_or(1, |last| last.seq + 1),
            at: self.hall.clock.now(),
            guest: guest.id,
            name: guest.name.clone(),
            text: match said {
                Said::Text(text) => text,
                Said::Phrase(phrase) => format!("phrase:{phrase}"),
            },
        };
        self.hall.store.keep(vec![Change::Chat(row.clone())]).await.map_err(storage)?;
        let chat = self.chat.get_or_insert_default();
        chat.push_back(row.clone());
        if chat.len() > CHAT {
            chat.pop_front();
        }
        self.tell_line(&row);
        Ok(())
    }

    async fn mute(&mut self, guest: &Guest, whom: Seat, on: bool) -> Result<(), Refusal> {
        let chair = self.charter.chairs.get(whom.index());
        let whom = chair.and_then(Chair::guest).ok_or(Code::NotFound)?.id;
        let mut charter = self.charter.clone();
        charter.mutes.retain(|&pair| pair != (guest.id, whom));
        if on {
            charter.mutes.push((guest.id, whom));
        }
        self.keep_privately(charter).await?;
        self.tell_whom_he_hears(guest.id);
        Ok(())
    }
}

impl Request {
    /// Says no to whoever asked, for a table that cannot be read.
    pub(super) fn refuse(self, refusal: Refusal) {
        match self {
            Self::Watch { feed, .. } => {
                feed.reply(&ServerMessage::Refused { id: None, refusal });
            }
            Self::Message { feed, message, .. } => {
                let id = message.id().map(str::to_owned);
                feed.reply(&ServerMessage::Refused { id, refusal });
            }
            Self::End { answer } => {
                let _ = answer.send(Err(refusal));
            }
            // Who waits for a status learns it from the silence; for the others nobody waits.
            Self::Status { .. } | Self::Unwatch { .. } | Self::Chosen { .. } | Self::Renamed(_) => {
            }
        }
    }
}

/// A line of chat as it may be said.
fn checked_line(text: &str) -> Result<String, Refusal> {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let line = line.trim();
    if line.is_empty() || line.starts_with("phrase:") {
        return Err(Code::BadMessage.into());
    }
    if line.chars().count() > protocol::LONGEST_LINE {
        return Err(Code::TooLong.into());
    }
    Ok(line.to_owned())
}
