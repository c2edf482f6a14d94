//! What a table needs from outside.

use std::fmt;

use protocol::{LobbyTable, Refusal, ServerMessage};
use table::Seat;

use crate::frame::{Text, UpdateFrame};
use crate::meta::TableMeta;
use crate::rows::{ChatRow, EntryRow, Guest, GuestId, Job, Millis, Pause, TableRow};

/// Where a table lives: its clock, its store, the connections of its viewers, and a place where
/// its bots think.
pub trait Environment: Send + Sync + 'static {
    /// A connection to a viewer.
    type Feed: Feed;
    /// Why something could not be saved or read.
    type Error: StoreError;
    /// Changes that are being saved.
    type Saving: Future<Output = Result<(), Self::Error>> + fmt::Debug + Send + Unpin;

    /// The time now.
    fn now(&self) -> Millis;

    /// For how long this process has been suspended since it was started.
    fn suspended(&self) -> Millis;

    /// What the operator has decided about all tables.
    fn limits(&self) -> TableLimits;

    /// Saves changes, together or not at all.
    fn submit(&self, job: Job) -> Self::Saving;

    /// The stored table, whole.
    fn read(&self, code: &str) -> impl Future<Output = Result<Stored, Self::Error>> + Send;

    /// The stored entries of a table's game, in order.
    fn entries(
        &self,
        code: &str,
    ) -> impl Future<Output = Result<Vec<EntryRow>, Self::Error>> + Send;

    /// The last lines of chat at a table, oldest first.
    fn chat(
        &self,
        code: &str,
        most: u32,
    ) -> impl Future<Output = Result<Vec<ChatRow>, Self::Error>> + Send;

    /// The name of a guest as it is stored now.
    fn name_of(&self, guest: &Guest) -> impl Future<Output = Result<String, Self::Error>> + Send;

    /// The refusal that a client gets when the store does not answer.
    fn storage(&self, error: Self::Error) -> Refusal;

    /// Lets a bot think. [`crate::Table::chosen`] must then be called with its decision.
    fn think(&self, task: ThinkingTask);

    /// Creates a table with the same settings and a new deal, where the players who are still here
    /// have the same seats. Returns its code.
    fn make_again(
        &self,
        old: &TableMeta,
        guest: &Guest,
        here: &[GuestId],
    ) -> impl Future<Output = Result<String, Refusal>> + Send;

    /// Charges a guest for a line of chat. Returns whether they may add it now.
    fn charge_chat_line(&self, guest: GuestId) -> bool;

    /// Adds the table to the list of open tables, updates it there, or removes it. Is somebody
    /// there?
    fn list(&self, code: &str, entry: Option<LobbyTable>, is_attended: bool);

    /// The table no longer waits for players.
    fn no_longer_waits(&self, code: &str);

    /// Counts moves that were made.
    fn moved(&self, moves: usize);

    /// A player's own move, which everybody may see, was stored, sent and acknowledged.
    fn move_acknowledged(&self);

    /// A request was refused.
    fn refused(&self);

    /// This was sent right away.
    fn sent(&self, sent: Sent);
}

/// Why something could not be saved or read.
pub trait StoreError: Clone + fmt::Debug + fmt::Display + Send + 'static {
    /// Is something else stored in its place? Then trying again does not help.
    fn is_conflict(&self) -> bool;
}

/// What the operator has decided about all tables.
#[derive(Clone, Copy, Debug)]
pub struct TableLimits {
    /// A player who is away for this long is replaced by a bot until they return.
    pub grace: Millis,
    /// An idle table stays awake for this long after the last viewer has left.
    pub linger: Millis,
    /// A table that waits for players is closed when nobody has been there for this long; where
    /// games take days, seven times as long: players look in now and then.
    pub close_waiting: Millis,
    /// A game of more entries than this is closed.
    pub longest_game: u32,
}

/// A table as it was stored.
#[derive(Clone, Debug, Default)]
pub struct Stored {
    /// The table; `None` if it is not stored.
    pub row: Option<TableRow>,
    /// The entries of its game.
    pub entries: Vec<EntryRow>,
    /// When nothing could be stored since its deal.
    pub pauses: Vec<Pause>,
    /// If it was asleep: until when, as [`crate::Table::sleeps_until`] has said.
    pub slept_until: Option<Millis>,
}

/// A decision that is to be made somewhere else: the table goes on meanwhile.
pub struct ThinkingTask {
    /// Is it a bot's move, or a hint for the player?
    pub what: ThinkingKind,
    /// The seat that it is for.
    pub seat: Seat,
    /// The version that it is based on.
    pub version: u64,
    /// Decides; `None` if the bot does not want to act.
    pub decide: Box<dyn FnOnce() -> Option<String> + Send>,
    /// The decision if the bot fails: the game still goes on.
    pub fallback: Option<String>,
}

/// What is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkingKind {
    /// A bot's move: the table hears of it by [`chosen`](crate::Table::chosen).
    Move,
    /// What Champion would do in a player's place: by [`advised`](crate::Table::advised).
    Hint,
}

impl fmt::Debug for ThinkingTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThinkingTask").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// What was sent right away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// How many messages.
    pub frames: usize,
    /// How many bytes.
    pub bytes: usize,
}

/// One table's subscription to one connection of a viewer.
pub trait Feed: Clone + fmt::Debug + Send + Sync + 'static {
    /// How texts are sent.
    type Text: Text + 'static;

    /// Are both the same subscription?
    fn is(&self, other: &Self) -> bool;

    /// Asks the viewer to watch the table again. Queued messages of the table are dropped.
    fn resync(&self);

    /// The game after a move was taken back.
    fn take_back(&self, frame: UpdateFrame<Self::Text>);

    /// The current room.
    fn room(&self, room: Self::Text);

    /// The current game, and the events since.
    fn update(&self, frame: UpdateFrame<Self::Text>);

    /// The same, but sent together with the answer that follows.
    fn update_before_answer(&self, frame: UpdateFrame<Self::Text>);

    /// The same, sent right away if there is nothing else to send.
    fn update_at_once(&self, frame: UpdateFrame<Self::Text>) -> Sent;

    /// The answer to a request.
    fn answer(&self, answer: &ServerMessage) -> Sent;

    /// A message about the table that is already serialised.
    fn text(&self, text: Self::Text);
}
