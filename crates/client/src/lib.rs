//! A client of a server of Ivanhoe, for programs: who plays at many tables at once, or watches a
//! server closely, finds here what a browser brings along.
//!
//! A [`Site`] is where the server is: it makes guests and tables over HTTP, and opens a [`Socket`]
//! for each who plays or watches. What a socket hears is read as [`Heard`], which takes the fields
//! that a player needs and skips the others unread.

mod heard;
mod keeper;
mod pause;
mod session;
mod site;
mod socket;
mod tls;
mod trouble;
mod watch;

pub use heard::{Heard, Kind, Refused};
pub use keeper::{News, Wire, Wish, keep};
pub use pause::Moment;
pub use session::{Line, Outcome, Output, Session};
pub use site::{Site, Token};
pub use socket::{Socket, Text};
pub use trouble::{Distrust, Trouble};
