//! What is known: the table, the newest update, the chat, and what the player is looking at.

use locales::{Reader, Words};
use protocol::{
    ChatLine, ClientMessage, Clocks, Closed, Occupant, Room, RoomSeat, Stage, StandingOrder,
    WindowBar,
};
use table::{Seat, Viewer};

use crate::play::Play;
use crate::ui_state::{PROPOSE, UiState};

/// What is known of one table, and what the player is looking at.
#[derive(Debug)]
pub(crate) struct Model<G: Play> {
    /// The reader's words.
    pub(crate) words: Words,
    /// The table: seats and settings.
    pub(crate) room: Room,
    /// The current game; `None` before the deal.
    pub(crate) game: Option<Position<G>>,
    /// All hands by seat, where a recorded game is shown with open hands.
    pub(crate) open_hands: Vec<Vec<G::Card>>,
    /// The log, one sentence per line.
    pub(crate) log: Vec<String>,
    /// How many events have been received.
    pub(crate) told: u64,
    /// After each update: how many events had been received, and how many lines the log had.
    pub(crate) marks: Vec<(u64, usize)>,
    /// The chat.
    pub(crate) chat: Vec<ChatLine>,
    /// The last answer to what the player did: a refusal, a preview, a hint.
    pub(crate) notice: Vec<String>,
    /// The open page.
    pub(crate) page: Option<Page>,
    /// A move that is sent and not yet saved.
    pub(crate) sending: Option<ClientMessage>,
    /// The question that is not answered yet.
    pub(crate) asking: Option<ClientMessage>,
    /// Has the player sent a chat line that has not come back yet?
    pub(crate) speaking: bool,
    /// The message about the connection while it is lost.
    pub(crate) broken: Option<String>,
    /// The server's address, as it was given.
    pub(crate) site: Option<String>,
    /// Is it a game on this machine alone?
    pub(crate) at_home: bool,
    /// The server's time now, in milliseconds since 1970.
    pub(crate) now: i64,
    /// Does the player want to leave?
    pub(crate) leaving: bool,
    /// The state of the interface: cursor, lifted card, typed line.
    pub(crate) ui: UiState,
}

/// The newest update.
#[derive(Clone, Debug)]
pub(crate) struct Position<G: Play> {
    /// Its version, which a move answers.
    pub(crate) version: u64,
    /// What the viewer may know.
    pub(crate) view: G::View,
    /// What they may do.
    pub(crate) choices: Vec<Choice<G>>,
    /// Are they asked?
    pub(crate) asked: bool,
    /// The window that is open.
    pub(crate) window: Option<WindowBar>,
    /// The clocks, if the table has any.
    pub(crate) clocks: Option<Clocks>,
    /// Their standing order.
    pub(crate) order: Option<StandingOrder>,
    /// Can they take back their last move?
    pub(crate) undo: bool,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice<G: Play> {
    /// The move.
    pub(crate) mv: G::Move,
    /// The move in the notation.
    pub(crate) notation: String,
    /// The move in the reader's words.
    pub(crate) text: String,
}

impl<G: Play> Choice<G> {
    /// The first word of the notation.
    #[must_use]
    pub(crate) fn verb(&self) -> &str {
        self.notation.split(' ').next().unwrap_or_default()
    }

    /// The kind that it is listed under: its verb, and for a proposal its partner too.
    #[must_use]
    pub(crate) fn kind(&self) -> &str {
        let words = if self.verb() == PROPOSE { 2 } else { 1 };
        let end = self.notation.match_indices(' ').nth(words - 1).map(|(at, _)| at);
        &self.notation[..end.unwrap_or(self.notation.len())]
    }

    /// Is it listed under this kind or verb, however that is written?
    #[must_use]
    pub(crate) fn is_of(&self, kind: &str) -> bool {
        self.kind().eq_ignore_ascii_case(kind) || self.verb().eq_ignore_ascii_case(kind)
    }
}

/// A page to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// The keys, and the symbols on the screen.
    Keys,
    /// The words that can be typed.
    Help,
    /// The log.
    Log,
    /// The chat.
    Chat,
    /// The player's own hand.
    Hand,
    /// The table in sentences.
    Table,
    /// The legal moves, all or those of one verb.
    Moves(Option<String>),
    /// The card reference, all or one entry.
    Cards(Option<String>),
    /// A rule by its number, or all of them.
    Rules(Option<String>),
}

impl<G: Play> Model<G> {
    /// A table that has just been opened.
    #[must_use]
    pub(crate) fn new(words: Words, room: Room, at_home: bool) -> Self {
        Self {
            words,
            room,
            game: None,
            open_hands: Vec::new(),
            log: Vec::new(),
            told: 0,
            marks: Vec::new(),
            chat: Vec::new(),
            notice: Vec::new(),
            page: None,
            sending: None,
            asking: None,
            speaking: false,
            broken: None,
            site: None,
            at_home,
            now: 0,
            leaving: false,
            ui: UiState::default(),
        }
    }

    /// The players' names by seat.
    #[must_use]
    pub(crate) fn names(&self) -> Vec<String> {
        names(&self.room)
    }

    /// Who sits where: the letter of each seat, its player's name, and what they are.
    #[must_use]
    pub(crate) fn seats(&self) -> Vec<String> {
        let seat = |seat: &RoomSeat| format!("{}  {}", seat.seat, self.occupant(seat));
        self.room.seats.iter().map(seat).collect()
    }

    /// The player at a seat: their name, and whether it is the reader or a bot of some level.
    #[must_use]
    pub(crate) fn occupant(&self, seat: &RoomSeat) -> String {
        let (name, kind) = match &seat.occupant {
            Occupant::Free => return self.say("term-seat-free"),
            Occupant::Bot { level, name } => (name, Some(format!("level-{level}"))),
            Occupant::Guest { name, .. } if Some(seat.seat) == self.room.you => {
                (name, Some("term-you".to_owned()))
            }
            Occupant::Guest { name, program: true, .. } => (name, Some("bot-program".to_owned())),
            Occupant::Guest { name, .. } => (name, None),
        };
        match kind {
            Some(kind) => format!("{name} ({})", self.say(&kind)),
            None => name.clone(),
        }
    }

    /// Calls `tell` with a reader that has the names of this table.
    pub(crate) fn tell<T>(&self, tell: impl FnOnce(&Reader<'_>) -> T) -> T {
        let names = self.names();
        tell(&Reader::new(&self.words, self.viewer(), &names))
    }

    /// The viewer. Whoever watches a recorded game is none of its players.
    fn viewer(&self) -> Viewer {
        let seat = self.room.you.filter(|_| self.ui.step.is_none());
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// A message of the terminal without arguments.
    #[must_use]
    pub(crate) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// What the game waits for, in a sentence.
    #[must_use]
    pub(crate) fn phase(&self) -> String {
        match (&self.game, self.room.stage) {
            (_, Stage::Ended) if self.room.closed == Some(Closed::TooLong) => {
                self.say("table-closed-too-long")
            }
            (_, Stage::Ended) => self.say("table-closed"),
            (Some(game), _) => self.tell(|reader| G::phase(reader, &game.view, &game.choices)),
            (None, _) => self.waiting(),
        }
    }

    /// What the table waits for before the deal.
    fn waiting(&self) -> String {
        let free = |occupant: &Occupant| matches!(occupant, Occupant::Free);
        let free = self.room.seats.iter().filter(|seat| free(&seat.occupant)).count();
        match (free, self.room.host) {
            (0, true) => self.say("term-waiting-for-you"),
            (0, false) => self.say("term-waiting-for-host"),
            (free, _) => self.words.say("term-waiting-for-seats", &[("count", free.into())]),
        }
    }

    /// Does a server's table wait for its players or its host?
    #[must_use]
    pub(crate) fn is_gathering(&self) -> bool {
        self.game.is_none() && !self.at_home && self.room.stage == Stage::Waiting
    }

    /// Before the deal at a server's table: what can be typed, and the link for others.
    #[must_use]
    pub(crate) fn invitation(&self) -> Option<String> {
        let site = self.site.as_deref().filter(|_| self.game.is_none())?;
        let link = format!("{}/t/{}", site.trim_end_matches('/'), self.room.table);
        let id = if self.room.host { "term-waiting-typed-host" } else { "term-waiting-typed" };
        Some(self.words.say(id, &[("link", link.into())]))
    }

    /// Must the player decide, and can they: is no request of theirs pending?
    #[must_use]
    pub(crate) fn is_asked(&self) -> bool {
        self.sending.is_none() && self.game.as_ref().is_some_and(|game| game.asked)
    }

    /// Is an answer of the server awaited?
    pub(crate) fn is_waiting(&self) -> bool {
        self.sending.is_some() || self.asking.is_some() || self.speaking || self.ui.again
    }

    /// Are they a spectator: a game is in progress, and they have no seat?
    #[must_use]
    pub(crate) fn is_spectator(&self) -> bool {
        self.room.you.is_none() && self.room.stage == Stage::Playing && self.ui.step.is_none()
    }

    /// Is there nothing more to be played here?
    #[must_use]
    pub(crate) fn is_over(&self) -> bool {
        // The room may say so a moment before the last move is shown.
        let shown = self.game.as_ref().is_none_or(|game| G::is_over(&game.view));
        self.room.stage == Stage::Ended || (self.room.stage == Stage::Over && shown)
    }

    /// The legal moves; none while a move of theirs is pending.
    #[must_use]
    pub(crate) fn choices(&self) -> &[Choice<G>] {
        match (&self.game, &self.sending) {
            (Some(game), None) => &game.choices,
            _ => &[],
        }
    }

    /// Their hand.
    #[must_use]
    pub(crate) fn hand(&self) -> Vec<G::Card> {
        self.game.as_ref().map(|game| G::hand(&game.view)).unwrap_or_default()
    }

    /// Seconds until the open window closes; `None` for one without a time limit here.
    #[must_use]
    pub(crate) fn window_seconds(&self) -> Option<i64> {
        let window = self.game.as_ref()?.window.filter(|_| !self.at_home)?;
        Some(((window.closes - self.now).max(0) + 999) / 1000)
    }

    /// Is it a game on this machine that must keep going?
    pub(crate) fn is_watched_over(&self) -> bool {
        self.at_home && !self.is_asked() && !self.is_over()
    }

    /// Is a running time shown?
    pub(crate) fn is_counting(&self) -> bool {
        let seat = self.room.you;
        self.window_seconds().is_some() || seat.and_then(|seat| self.clock_seconds(seat)).is_some()
    }

    /// Seconds that a seat has left on its clock.
    #[must_use]
    pub(crate) fn clock_seconds(&self, seat: Seat) -> Option<i64> {
        let clocks = self.game.as_ref()?.clocks.as_ref().filter(|_| !self.at_home)?;
        let left = *clocks.left.get(seat.index())?;
        let gone = if clocks.running == Some(seat) { (self.now - clocks.now).max(0) } else { 0 };
        Some((left - gone).max(0) / 1000)
    }
}

/// The names of a table's players, by seat.
#[must_use]
pub(crate) fn names(room: &Room) -> Vec<String> {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Free => String::new(),
        Occupant::Bot { name, .. } | Occupant::Guest { name, .. } => name.clone(),
    };
    room.seats.iter().map(|seat| name(&seat.occupant)).collect()
}
