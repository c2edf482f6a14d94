//! A table and the game that is played at it, without input, output, clock or randomness of its
//! own: what it needs from outside is an [`Environment`].

pub mod attempts;
pub mod branch;
pub mod buffer;
pub mod environment;
pub mod frame;
mod import;
mod live;
pub mod local;
pub mod meta;
mod names;
pub mod record;
mod rows;
mod table;
#[cfg(feature = "testing")]
pub mod testing;
pub mod what_if;

pub use environment::Environment;
pub use import::import;
pub use live::{
    Live, MarkedEvent, Step, UNDO, is_stand_in, json, marked_events, read_events, seen_events,
    standing, viewer_index, viewers,
};
pub use local::Local;
pub use rows::{
    Change, ChatRow, EntryRow, Guest, GuestId, Job, Millis, Pause, SocketId, Stage, TableRow,
};
pub use table::{Status, Table, Unread, Watch, is_ignorable};
