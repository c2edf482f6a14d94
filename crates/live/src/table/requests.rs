//! Handles a table's requests, one at a time.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::BotGame;
use protocol::{
    Answer, ClientMessage, Closed, Code, MOST_MOVES, MyGame, Refusal, Room, Said, ServerMessage,
};
use table::{Awaiting, Seat, Viewer};

use super::play::Outcome;
use super::times::MORE_TIME;
use super::unsaved::Private;
use super::{Purpose, Status, Table, Watch, Watcher};
use crate::environment::{Environment, Feed as _};
use crate::live::{Live, json};
use crate::meta::SeatHolder;
use crate::rows::{Change, ChatRow, Guest, GuestId, SocketId, Stage};

/// How many subscriptions that ended before they began are remembered.
const DEPARTED: usize = 16;

/// How many lines of chat are kept in memory.
pub(super) const CHAT: usize = 100;

impl<G: BotGame, E: Environment> Table<G, E> {
    /// Subscribes a socket.
    pub async fn watch(&mut self, watch: Watch<E::Feed>) {
        // Players see their own moves only once those are saved.
        if self.has_to_wait(&watch) {
            return self.deferred.push(watch);
        }
        let Watch { id, socket, feed, guest, since } = watch;
        let viewer = self.viewer(guest.as_ref().map(|guest| guest.id));
        self.subscribe(id, socket, Watcher { feed, viewer, guest }, since).await;
    }

    /// A subscription has ended; the socket may have another one by now.
    pub async fn unwatch(&mut self, socket: SocketId, feed: E::Feed) {
        let is_this = |watcher: &Watcher<E::Feed>| watcher.feed.is(&feed);
        if !self.watchers.get(&socket).is_some_and(is_this) {
            self.departed.push_back(feed);
            if self.departed.len() > DEPARTED {
                self.departed.pop_front();
            }
        } else if let Some(watcher) = self.watchers.remove(&socket) {
            self.resume_without(socket).await;
            self.went(watcher.viewer);
        }
    }

    /// A message from a socket.
    pub async fn message(
        &mut self,
        id: String,
        (socket, feed): (SocketId, &E::Feed),
        message: ClientMessage,
    ) {
        match self.watchers.get(&socket) {
            Some(watcher) if watcher.feed.is(feed) => {
                let guest = watcher.guest.clone();
                self.message_of((socket, feed), id, guest, message).await;
            }
            // The table was opened again, or the socket's Watch is still on its way.
            Some(_) | None => self.refuse(feed, id, Code::NotWatching.into()),
        }
    }

    /// Closes the table if it waits for players and nobody is there: its host creates another one.
    /// Returns whether it was closed.
    pub async fn close_if_idle(&mut self) -> bool {
        let is_idle = self.stage == Stage::Waiting
            && self.watchers.is_empty()
            && self.meta.guests().all(|player| player.id == self.meta.host);
        is_idle && self.end(Closed::Abandoned).await.is_ok()
    }

    /// Does a subscription have to wait until a private change is saved?
    pub(super) fn has_to_wait(&self, watch: &Watch<E::Feed>) -> bool {
        self.has_unsaved(self.viewer(watch.guest.as_ref().map(|guest| guest.id)))
    }

    /// What a guest may know.
    pub fn status(&mut self, guest: Option<GuestId>) -> Status {
        let (room, may_watch) = (self.room_for(guest), self.may_watch(guest));
        let game = guest.and_then(|guest| self.game_of(guest, room.clone()));
        Status { room, game, may_watch }
    }

    /// The game of a player who has not given up their seat.
    fn game_of(&self, guest: GuestId, room: Room) -> Option<MyGame> {
        let seat = self.meta.seat_of(guest)?;
        self.meta.holders[seat.index()].guest().filter(|player| !player.left)?;
        let live = self.live.as_ref();
        let asked = |live: &Live<G>| live.awaiting().asked().contains(seat);
        let my_turn = self.stage == Stage::Playing && live.is_some_and(asked);
        let now = self.env.now();
        let left = match self.window {
            Some(window) => window.closes.map(|closes| closes - now),
            None => self.times.has_clock().then(|| self.times.left(now)[seat.index()]),
        };
        Some(MyGame {
            room,
            my_turn,
            touched: self.touched,
            scores: live.map_or_else(Vec::new, Live::scores),
            left: left.filter(|_| my_turn),
            against_bots: self.meta.is_against_bots(guest),
            view: live.map(|live| json(&live.view(Viewer::Public))),
        })
    }

    async fn subscribe(
        &mut self,
        id: String,
        socket: SocketId,
        watcher: Watcher<E::Feed>,
        since: Option<u64>,
    ) {
        let feed = watcher.feed.clone();
        // The socket has already switched to another table; its Unwatch overtook this Watch.
        if let Some(place) = self.departed.iter().position(|gone| gone.is(&feed)) {
            self.departed.remove(place);
            return self.answer(&feed, &ServerMessage::Done { id });
        }
        let guest = watcher.guest.as_ref().map(|guest| guest.id);
        if !self.may_watch(guest) {
            return self.refuse(&feed, id, Code::NoSpectators.into());
        }
        let viewer = watcher.viewer;
        // The others are notified of the arrival; the newcomer gets everything below.
        self.arrived(viewer);
        self.watchers.insert(socket, watcher);
        self.is_visited = true;
        self.think(self.env.now());
        self.update_listing();
        match self.send_everything(socket, since).await {
            Ok(()) => self.answer(&feed, &ServerMessage::Done { id }),
            Err(refusal) => {
                self.watchers.remove(&socket);
                self.went(viewer);
                self.refuse(&feed, id, refusal);
            }
        }
    }

    /// Only players may watch, unless they allow spectators: from the deal to long after the end.
    /// Before the deal everybody may come, to take a seat.
    pub(super) fn may_watch(&self, guest: Option<GuestId>) -> bool {
        self.is_seated(guest) || self.meta.settings.spectators || self.stage == Stage::Waiting
    }

    /// May a guest read the chat?
    pub(super) fn may_read_chat(&self, guest: Option<GuestId>) -> bool {
        self.is_seated(guest) || self.meta.settings.spectators
    }

    fn is_seated(&self, guest: Option<GuestId>) -> bool {
        guest.is_some_and(|guest| self.meta.seat_of(guest).is_some())
    }

    async fn message_of(
        &mut self,
        (socket, feed): (SocketId, &E::Feed),
        id: String,
        guest: Option<Guest>,
        message: ClientMessage,
    ) {
        let done = match guest {
            Some(guest) => self.do_for(&guest, socket, (feed, &id), message).await,
            None => Err(Code::NoGuest.into()),
        };
        match done {
            Ok(Outcome::Done) => self.answer(feed, &ServerMessage::Done { id }),
            Ok(Outcome::AnswersItself) => {}
            Ok(Outcome::Answer(answer)) => self.answer(feed, &ServerMessage::Answer(*answer)),
            Err(refusal) => self.refuse(feed, id, refusal),
        }
    }

    pub(super) fn refuse(&self, feed: &E::Feed, id: String, refusal: Refusal) {
        self.env.refused();
        self.answer(feed, &ServerMessage::Refused { id: Some(id), refusal });
    }

    async fn do_for(
        &mut self,
        guest: &Guest,
        socket: SocketId,
        request: (&E::Feed, &str),
        message: ClientMessage,
    ) -> Result<Outcome, Refusal> {
        // Only what is stored says whether something that was refused has been done all the same.
        if !matches!(message, ClientMessage::Ask { .. } | ClientMessage::Pause { .. }) {
            self.catch_up().await?;
        }
        let seat = || self.meta.seat_of(guest.id).ok_or(Refusal::from(Code::NotSeated));
        // A player who gave up their seat sits down again before they play on.
        let has_left =
            |seat: Seat| self.meta.holders[seat.index()].guest().is_some_and(|player| player.left);
        let player = || match seat()? {
            left if has_left(left) => Err(Refusal::from(Code::NotSeated)),
            seat => Ok(seat),
        };
        match message {
            ClientMessage::Sit { seat } => self.sit(guest, seat).await?,
            ClientMessage::Stand => {
                seat()?;
                self.stand(guest).await?;
            }
            ClientMessage::Free { seat } => self.free(guest, seat).await?,
            ClientMessage::Seal { seal } => {
                let seat = seat()?;
                self.seal(guest, seat, seal).await?;
            }
            ClientMessage::Reveal { part } => {
                let seat = seat()?;
                self.reveal(seat, part).await?;
            }
            ClientMessage::Bot { seat, level } => {
                self.set_bot(guest, seat, level.as_deref()).await?;
            }
            ClientMessage::Start => self.start(guest).await?,
            ClientMessage::Play { prompt, mv } => {
                let seat = player()?;
                self.resume_for_another(socket).await;
                return self.play(seat, prompt, &mv, request).await;
            }
            ClientMessage::Undo { prompt } => {
                let seat = player()?;
                self.resume_for_another(socket).await;
                self.undo(seat, prompt, request.1).await?;
            }
            ClientMessage::Pause { on } => {
                seat()?;
                self.pause(socket, on).await?;
            }
            ClientMessage::Ask { moves } => {
                let seat = seat()?;
                return self
                    .try_out(seat, request.1, &moves)
                    .map(|answer| Outcome::Answer(Box::new(answer)));
            }
            ClientMessage::Hint { prompt } => {
                let seat = player()?;
                self.resume_for_another(socket).await;
                return self.hint(seat, prompt, request).await;
            }
            ClientMessage::Order { order } => {
                let seat = seat()?;
                self.change_order(seat, order, request)?;
                self.advance().await;
                return Ok(Outcome::AnswersItself);
            }
            ClientMessage::MoreTime => {
                let seat = player()?;
                self.more_time(seat).await?;
            }
            ClientMessage::Say { text, phrase } => {
                let seat = seat()?;
                self.say(guest, seat, text, phrase).await?;
            }
            ClientMessage::Mute { seat: whom, on } => {
                seat()?;
                self.mute(guest, whom, on, request)?;
                return Ok(Outcome::AnswersItself);
            }
            ClientMessage::Rematch => {
                seat()?;
                self.rematch(guest).await?;
            }
            // The socket handles these itself.
            ClientMessage::Watch { .. }
            | ClientMessage::Unwatch
            | ClientMessage::Lobby { .. }
            | ClientMessage::Ping => {}
        }
        Ok(Outcome::Done)
    }

    /// What would come of moves, or why one is not possible.
    fn try_out(&self, seat: Seat, id: &str, moves: &[String]) -> Result<Answer, Refusal> {
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
        // A panic in a mere question must not end the table.
        let answer = AssertUnwindSafe(|| live.answer(id.to_owned(), seat, moves, &mut chance));
        catch_unwind(answer).map_err(|_| {
            tracing::error!(table = %self.code, ?moves, "a question panicked");
            Code::Internal.into()
        })
    }

    /// Keeps the window open longer: for everybody, without revealing for whom.
    async fn more_time(&mut self, seat: Seat) -> Result<(), Refusal> {
        let window = self.window.filter(|window| window.orders).ok_or(Code::NoWindow)?;
        let closes = window.closes.ok_or(Code::NoWindow)?;
        let live = self.live.as_ref().ok_or(Code::NotBegun)?;
        let eligible = live.window().is_some_and(|open| open.asked.contains(seat));
        if !eligible {
            return Err(Code::NoWindow.into());
        }
        if self.meta.holders[seat.index()].guest().is_none_or(|player| player.had_time) {
            return Err(Code::NoMoreTime.into());
        }
        self.change_player(seat, |player| player.had_time = true).await?;
        if let Some(open) = &mut self.window {
            open.closes = Some(closes + MORE_TIME);
        }
        self.send_to_everybody();
        Ok(())
    }

    async fn say(
        &mut self,
        guest: &Guest,
        seat: Seat,
        text: Option<String>,
        phrase: Option<String>,
    ) -> Result<(), Refusal> {
        if !self.meta.settings.chat {
            return Err(Code::NoChat.into());
        }
        let said = match (text, phrase) {
            (None, Some(phrase)) if protocol::PHRASES.contains(&phrase.as_str()) => {
                Said::Phrase(phrase)
            }
            (Some(text), None) => Said::Text(checked_line(&text)?),
            (None, Some(_)) => {
                return Err(Refusal::new(Code::BadMessage, "there is no such phrase"));
            }
            _ => return Err(Refusal::new(Code::BadMessage, "a line has a text or a phrase")),
        };
        if !self.env.charge_chat_line(guest.id) {
            return Err(Code::TooFast.into());
        }
        // The number of the next line is known only once the last ones are loaded.
        self.load_chat().await?;
        let chat = self.chat.as_ref();
        let row = ChatRow {
            table: self.code.clone(),
            seq: chat.and_then(VecDeque::back).map_or(1, |last| last.seq + 1),
            at: self.env.now(),
            guest: guest.id,
            name: self.meta.names().swap_remove(seat.index()),
            text: match said {
                Said::Text(text) => text,
                Said::Phrase(phrase) => format!("phrase:{phrase}"),
            },
        };
        if let Err(error) = self.save_with_private(vec![Change::Chat(row.clone())]).await {
            // It may turn out to be stored later: then its number is taken.
            self.chat = None;
            return Err(self.env.storage(error));
        }
        let chat = self.chat.get_or_insert_default();
        chat.push_back(row.clone());
        if chat.len() > CHAT {
            chat.pop_front();
        }
        self.send_chat_line(&row);
        Ok(())
    }

    fn mute(
        &mut self,
        guest: &Guest,
        whom: Seat,
        on: bool,
        request: (&E::Feed, &str),
    ) -> Result<(), Refusal> {
        let holder = self.meta.holders.get(whom.index());
        let whom = holder.and_then(SeatHolder::guest).ok_or(Code::NotFound)?.id;
        let mut meta = self.meta.clone();
        meta.mutes.retain(|&pair| pair != (guest.id, whom));
        if on {
            meta.mutes.push((guest.id, whom));
        }
        self.keep_privately(meta, Private::Mute(guest.id), request);
        Ok(())
    }
}

/// Joins the parts of an emoji, or gives it its colours.
const fn is_in_emoji(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe0f}')
}

/// Checks a line of chat. Invisible letters are left out, and so is what changes the direction of
/// writing.
fn checked_line(text: &str) -> Result<String, Refusal> {
    let visible = text.chars().filter(|&c| !is_ignorable(c) || is_in_emoji(c));
    let line: String = visible.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let line = line.trim();
    if line.is_empty() {
        return Err(Refusal::new(Code::BadMessage, "the line is empty"));
    }
    if line.starts_with("phrase:") {
        return Err(Refusal::new(Code::BadMessage, "a line cannot begin with `phrase:`"));
    }
    if line.chars().count() > protocol::LONGEST_LINE {
        return Err(Code::TooLong.into());
    }
    Ok(line.to_owned())
}

/// Invisible letters, and characters that change the direction of writing: what Unicode calls
/// default ignorable.
#[must_use]
pub fn is_ignorable(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}
